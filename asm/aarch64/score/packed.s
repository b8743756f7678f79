# The kernels of score/packed, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm score/packed --target aarch64
# binary: sha256 8aff8bd61248e53da2bf8e79df59ac0f2ad83e702116ec1b0a05192c12898414
# latency: 397 instructions in 1588 bytes; innermost loops: .L0 of 377
# throughput: 197 instructions in 788 bytes; innermost loops: .L0 of 183
# mix of 594 instructions: 119 and, 97 add, 87 ldr, 78 eor, 48 ldurh, 43 asr, 32 ldrh, 20 sub, 18 madd, 16 ldrsh, 12 mov, 4 mul, 4 ret, 2 b.ne, 2 cbz, 2 lsr, 2 movk, 2 smull, 2 subs, 2 sxth, 1 str, 1 sxtw

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
    ldurh w16, [x11, #-0x2e]
    subs x9, x9, #0x64
    and x14, x14, #0x1ff
    ldr w14, [x8, x14, lsl #2]
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x2c]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x2a]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x28]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x26]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x24]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x22]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x20]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x1e]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x1c]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x1a]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x18]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x16]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x14]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x12]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x10]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0xe]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0xc]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0xa]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x8]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x6]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x4]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldurh w16, [x11, #-0x2]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrh w16, [x11]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrh w16, [x11, #0x2]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrh w16, [x11, #0x4]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrh w16, [x11, #0x6]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrh w16, [x11, #0x8]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrh w16, [x11, #0xa]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrh w16, [x11, #0xc]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrh w16, [x11, #0xe]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrh w16, [x11, #0x10]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    sub w14, w14, w15
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrsh w16, [x11, #0x12]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w14, w15, w16, w14
    ldrh w16, [x11, #0x14]
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrsh w16, [x11, #0x16]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w14, w15, w16, w14
    ldrh w16, [x11, #0x18]
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrsh w16, [x11, #0x1a]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w14, w15, w16, w14
    ldrh w16, [x11, #0x1c]
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrsh w16, [x11, #0x1e]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w14, w15, w16, w14
    ldrh w16, [x11, #0x20]
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrsh w16, [x11, #0x22]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w14, w15, w16, w14
    ldrh w16, [x11, #0x24]
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrsh w16, [x11, #0x26]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w14, w15, w16, w14
    ldrh w16, [x11, #0x28]
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrsh w16, [x11, #0x2a]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w14, w15, w16, w14
    ldrh w16, [x11, #0x2c]
    add w15, w14, #0x8, lsl #12
    eor w15, w15, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    ldrsh w16, [x11, #0x2e]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w14, w15, w16, w14
    ldr w15, [x11, #0x30]
    add x11, x11, #0x64
    sxth w16, w14
    add w14, w14, #0x8, lsl #12
    asr w14, w14, #16
    mul w16, w15, w16
    sub w15, w12, w15
    madd w14, w15, w14, w16
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
    ldurh w15, [x10, #-0x2a]
    ldurh w16, [x10, #-0x2c]
    subs x9, x9, #0x64
    ldurh w17, [x10, #-0x2e]
    ldurh w18, [x10, #-0x30]
    ldurh w13, [x10, #-0x26]
    and x15, x15, #0x1ff
    and x16, x16, #0x1ff
    ldurh w1, [x10, #-0x28]
    and x17, x17, #0x1ff
    and x18, x18, #0x1ff
    ldr w15, [x8, x15, lsl #2]
    ldr w16, [x8, x16, lsl #2]
    ldr w17, [x8, x17, lsl #2]
    ldr w18, [x8, x18, lsl #2]
    ldurh w2, [x10, #-0x24]
    and x13, x13, #0x1ff
    and x1, x1, #0x1ff
    add w17, w17, w18
    add w15, w15, w16
    ldurh w18, [x10, #-0x20]
    add w15, w15, w17
    ldurh w17, [x10, #-0x22]
    ldr w13, [x8, x13, lsl #2]
    ldr w1, [x8, x1, lsl #2]
    ldurh w16, [x10, #-0x1e]
    and x2, x2, #0x1ff
    ldr w2, [x8, x2, lsl #2]
    and x18, x18, #0x1ff
    and x17, x17, #0x1ff
    add w13, w13, w1
    and x16, x16, #0x1ff
    ldr w18, [x8, x18, lsl #2]
    ldr w17, [x8, x17, lsl #2]
    add w13, w2, w13
    ldurh w2, [x10, #-0x1c]
    ldr w16, [x8, x16, lsl #2]
    add w13, w13, w15
    ldurh w15, [x10, #-0x18]
    add w17, w18, w17
    ldurh w18, [x10, #-0x1a]
    and x2, x2, #0x1ff
    add w16, w16, w17
    ldurh w17, [x10, #-0x16]
    and x15, x15, #0x1ff
    and x18, x18, #0x1ff
    ldr w2, [x8, x2, lsl #2]
    ldurh w14, [x10, #-0x14]
    and x17, x17, #0x1ff
    ldr w15, [x8, x15, lsl #2]
    ldr w18, [x8, x18, lsl #2]
    ldurh w1, [x10, #-0x12]
    ldr w17, [x8, x17, lsl #2]
    add w16, w2, w16
    ldurh w2, [x10, #-0x10]
    and x14, x14, #0x1ff
    add w15, w15, w18
    and x1, x1, #0x1ff
    ldr w14, [x8, x14, lsl #2]
    add w13, w16, w13
    add w15, w17, w15
    and x16, x2, #0x1ff
    ldurh w17, [x10, #-0xe]
    ldurh w18, [x10, #-0xc]
    ldurh w2, [x10, #-0xa]
    ldr w1, [x8, x1, lsl #2]
    add w14, w14, w15
    ldr w15, [x8, x16, lsl #2]
    and x16, x17, #0x1ff
    and x17, x18, #0x1ff
    and x18, x2, #0x1ff
    ldr w16, [x8, x16, lsl #2]
    ldr w17, [x8, x17, lsl #2]
    ldr w18, [x8, x18, lsl #2]
    add w14, w1, w14
    ldurh w1, [x10, #-0x8]
    ldurh w2, [x10, #-0x6]
    add w13, w14, w13
    add w14, w15, w16
    add w15, w17, w18
    ldurh w18, [x10, #-0x4]
    and x16, x1, #0x1ff
    and x17, x2, #0x1ff
    add w14, w14, w15
    ldr w15, [x8, x16, lsl #2]
    ldr w16, [x8, x17, lsl #2]
    and x17, x18, #0x1ff
    ldurh w18, [x10, #-0x2]
    ldrh w1, [x10]
    ldrh w2, [x10, #0x4]
    add w15, w15, w16
    ldr w16, [x8, x17, lsl #2]
    ldrh w17, [x10, #0x2]
    and x18, x18, #0x1ff
    and x1, x1, #0x1ff
    ldr w18, [x8, x18, lsl #2]
    ldr w1, [x8, x1, lsl #2]
    and x17, x17, #0x1ff
    add w15, w15, w16
    ldr w16, [x8, x17, lsl #2]
    and x17, x2, #0x1ff
    add w18, w18, w1
    ldr w17, [x8, x17, lsl #2]
    ldrh w1, [x10, #0x6]
    add w14, w14, w15
    add w15, w18, w16
    ldrh w16, [x10, #0x8]
    ldrh w18, [x10, #0xa]
    add w15, w15, w17
    and x17, x1, #0x1ff
    and x16, x16, #0x1ff
    ldrh w1, [x10, #0xc]
    ldr w17, [x8, x17, lsl #2]
    ldr w16, [x8, x16, lsl #2]
    and x18, x18, #0x1ff
    ldrh w2, [x10, #0xe]
    add w14, w14, w15
    ldr w15, [x8, x18, lsl #2]
    and x18, x1, #0x1ff
    add w16, w17, w16
    ldr w17, [x8, x18, lsl #2]
    and x18, x2, #0x1ff
    ldrh w1, [x10, #0x10]
    add w15, w16, w15
    ldr w16, [x8, x18, lsl #2]
    add w15, w15, w17
    ldrh w17, [x10, #0x18]
    ldrh w18, [x10, #0x1c]
    add w15, w15, w16
    ldrh w16, [x10, #0x14]
    and x1, x1, #0x1ff
    add w14, w14, w15
    ldrsh w15, [x10, #0x12]
    ldr w1, [x8, x1, lsl #2]
    sub w13, w13, w14
    and x16, x16, #0x1ff
    ldrsh w14, [x10, #0x16]
    madd w13, w1, w15, w13
    ldr w15, [x8, x16, lsl #2]
    and x16, x17, #0x1ff
    ldrh w17, [x10, #0x20]
    ldrsh w1, [x10, #0x1a]
    ldr w16, [x8, x16, lsl #2]
    madd w13, w15, w14, w13
    and x15, x18, #0x1ff
    ldrsh w14, [x10, #0x1e]
    madd w13, w16, w1, w13
    ldr w15, [x8, x15, lsl #2]
    and x16, x17, #0x1ff
    ldrh w17, [x10, #0x24]
    ldrsh w18, [x10, #0x22]
    ldr w16, [x8, x16, lsl #2]
    madd w13, w15, w14, w13
    ldrh w14, [x10, #0x28]
    ldrh w15, [x10, #0x2c]
    madd w13, w16, w18, w13
    and x16, x17, #0x1ff
    ldrsh w17, [x10, #0x26]
    ldr w16, [x8, x16, lsl #2]
    and x14, x14, #0x1ff
    ldrsh w18, [x10, #0x2a]
    ldr w14, [x8, x14, lsl #2]
    and x15, x15, #0x1ff
    madd w13, w16, w17, w13
    ldrsh w16, [x10, #0x2e]
    ldr w15, [x8, x15, lsl #2]
    madd w13, w14, w18, w13
    ldr w14, [x10, #0x30]
    add x10, x10, #0x64
    madd w13, w15, w16, w13
    sxth w15, w13
    add w13, w13, #0x8, lsl #12
    asr w13, w13, #16
    mul w15, w14, w15
    sub w14, w11, w14
    madd w13, w14, w13, w15
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
