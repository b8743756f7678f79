# The kernels of score/lanes, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm score/lanes --target aarch64
# binary: sha256 8aff8bd61248e53da2bf8e79df59ac0f2ad83e702116ec1b0a05192c12898414
# latency: 473 instructions in 1892 bytes; innermost loops: .L0 of 453
# throughput: 312 instructions in 1248 bytes; innermost loops: .L0 of 286
# mix of 785 instructions: 199 and, 102 add, 94 ldr, 78 eor, 48 ldurh, 43 asr, 38 sub, 34 madd, 32 ldrh, 32 orr, 16 bfxil, 16 ldrsh, 13 mov, 6 stp, 6 str, 5 ldp, 4 mul, 4 ret, 2 b.ne, 2 cbz, 2 lsr, 2 movk, 2 smull, 2 subs, 2 sxth, 1 sxtw

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
    ldurh w17, [x11, #-0x2c]
    and x14, x14, #0x1ff
    ldr w14, [x8, x14, lsl #2]
    eor w15, w14, w14, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w16, w15
    and w16, w14, #0xffff0000
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    add w14, w15, w14
    add w15, w15, w16
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x2a]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x28]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x26]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x24]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x22]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x20]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x1e]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x1c]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x1a]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x18]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x16]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x14]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x12]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w14, w16, w14
    add w15, w16, w15
    eor w16, w15, w14, lsl #16
    and w15, w15, #0xffff0000
    orr w14, w15, w14
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x10]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    add w15, w16, w15
    add w14, w16, w14
    eor w16, w15, w14, lsl #16
    bfxil w15, w14, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0xe]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w14, w16, #0xffff0000
    sub w14, w15, w14
    sub w15, w15, w16
    eor w16, w14, w15, lsl #16
    bfxil w14, w15, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0xc]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w15, w16, #0xffff0000
    sub w15, w14, w15
    sub w14, w14, w16
    eor w16, w15, w14, lsl #16
    bfxil w15, w14, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0xa]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w14, w16, #0xffff0000
    sub w14, w15, w14
    sub w15, w15, w16
    eor w16, w14, w15, lsl #16
    bfxil w14, w15, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x8]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w15, w16, #0xffff0000
    sub w15, w14, w15
    sub w14, w14, w16
    eor w16, w15, w14, lsl #16
    bfxil w15, w14, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x6]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w14, w16, #0xffff0000
    sub w14, w15, w14
    sub w15, w15, w16
    eor w16, w14, w15, lsl #16
    bfxil w14, w15, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x4]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w15, w16, #0xffff0000
    sub w15, w14, w15
    sub w14, w14, w16
    eor w16, w15, w14, lsl #16
    bfxil w15, w14, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x2]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w14, w16, #0xffff0000
    sub w14, w15, w14
    sub w15, w15, w16
    eor w16, w14, w15, lsl #16
    bfxil w14, w15, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w15, w16, #0xffff0000
    sub w15, w14, w15
    sub w14, w14, w16
    eor w16, w15, w14, lsl #16
    bfxil w15, w14, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x2]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w14, w16, #0xffff0000
    sub w14, w15, w14
    sub w15, w15, w16
    eor w16, w14, w15, lsl #16
    bfxil w14, w15, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x4]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w15, w16, #0xffff0000
    sub w15, w14, w15
    sub w14, w14, w16
    eor w16, w15, w14, lsl #16
    bfxil w15, w14, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x6]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w14, w16, #0xffff0000
    sub w14, w15, w14
    sub w15, w15, w16
    eor w16, w14, w15, lsl #16
    bfxil w14, w15, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x8]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w15, w16, #0xffff0000
    sub w15, w14, w15
    sub w14, w14, w16
    eor w16, w15, w14, lsl #16
    bfxil w15, w14, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0xa]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w14, w16, #0xffff0000
    sub w14, w15, w14
    sub w15, w15, w16
    eor w16, w14, w15, lsl #16
    bfxil w14, w15, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0xc]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w15, w16, #0xffff0000
    sub w15, w14, w15
    sub w14, w14, w16
    eor w16, w15, w14, lsl #16
    bfxil w15, w14, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0xe]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w14, w16, #0xffff0000
    sub w14, w15, w14
    sub w15, w15, w16
    eor w16, w14, w15, lsl #16
    bfxil w14, w15, #0, #16
    asr w16, w16, #16
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x10]
    and w16, w16, #0x1ff
    ldr w16, [x8, w16, uxtw #2]
    and w15, w16, #0xffff0000
    sub w16, w14, w16
    sub w14, w14, w15
    eor w15, w14, w16, lsl #16
    and w14, w14, #0xffff0000
    orr w16, w14, w16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w17, w15
    ldrsh w17, [x11, #0x12]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w16, w15, w17, w16
    and w15, w15, #0xffff0000
    madd w14, w15, w17, w14
    ldrh w17, [x11, #0x14]
    eor w15, w14, w16, lsl #16
    orr w16, w14, w16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w17, w15
    ldrsh w17, [x11, #0x16]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w16, w15, w17, w16
    and w15, w15, #0xffff0000
    madd w14, w15, w17, w14
    ldrh w17, [x11, #0x18]
    eor w15, w14, w16, lsl #16
    orr w16, w14, w16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w17, w15
    ldrsh w17, [x11, #0x1a]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w16, w15, w17, w16
    and w15, w15, #0xffff0000
    madd w14, w15, w17, w14
    ldrh w17, [x11, #0x1c]
    eor w15, w14, w16, lsl #16
    orr w16, w14, w16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w17, w15
    ldrsh w17, [x11, #0x1e]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w16, w15, w17, w16
    and w15, w15, #0xffff0000
    madd w14, w15, w17, w14
    ldrh w17, [x11, #0x20]
    eor w15, w14, w16, lsl #16
    orr w16, w14, w16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w17, w15
    ldrsh w17, [x11, #0x22]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w16, w15, w17, w16
    and w15, w15, #0xffff0000
    madd w14, w15, w17, w14
    ldrh w17, [x11, #0x24]
    eor w15, w14, w16, lsl #16
    orr w16, w14, w16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w17, w15
    ldrsh w17, [x11, #0x26]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w16, w15, w17, w16
    and w15, w15, #0xffff0000
    madd w14, w15, w17, w14
    ldrh w17, [x11, #0x28]
    eor w15, w14, w16, lsl #16
    orr w16, w14, w16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w17, w15
    ldrsh w17, [x11, #0x2a]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w16, w15, w17, w16
    and w15, w15, #0xffff0000
    madd w14, w15, w17, w14
    ldrh w17, [x11, #0x2c]
    eor w15, w14, w16, lsl #16
    asr w15, w15, #16
    and w15, w15, w10
    eor w15, w17, w15
    ldrsh w17, [x11, #0x2e]
    and w15, w15, #0x1ff
    ldr w15, [x8, w15, uxtw #2]
    madd w16, w15, w17, w16
    and w15, w15, #0xffff0000
    madd w14, w15, w17, w14
    ldr w15, [x11, #0x30]
    add x11, x11, #0x64
    sxth w16, w16
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
    sub sp, sp, #0x90
    str x30, [sp, #0x30]
    stp x28, x27, [sp, #0x40]
    stp x26, x25, [sp, #0x50]
    stp x24, x23, [sp, #0x60]
    stp x22, x21, [sp, #0x70]
    stp x20, x19, [sp, #0x80]
    mov w10, #0x64
    mov x8, x0
    mov x2, xzr
    mul x11, x9, x10
    ldr x10, [x1, #0x8]
    add x10, x10, #0x30
.L0:
    ldurh w13, [x10, #-0x16]
    ldurh w1, [x10, #-0x28]
    str x2, [sp, #0x38]
    ldurh w15, [x10, #-0x18]
    ldurh w16, [x10, #-0x1c]
    ldurh w2, [x10, #-0x2e]
    and x9, x13, #0x1ff
    and x1, x1, #0x1ff
    ldurh w3, [x10, #-0xc]
    stp x9, x11, [sp, #0x20]
    and x13, x15, #0x1ff
    and x9, x16, #0x1ff
    ldr w4, [x8, x1, lsl #2]
    ldurh w1, [x10, #-0x10]
    and x30, x2, #0x1ff
    ldurh w2, [x10, #-0xe]
    ldurh w5, [x10, #-0xa]
    and x3, x3, #0x1ff
    str x9, [sp, #0x10]
    ldr w9, [x8, x13, lsl #2]
    and x1, x1, #0x1ff
    and x2, x2, #0x1ff
    and x5, x5, #0x1ff
    ldr w3, [x8, x3, lsl #2]
    str w9, [sp, #0x1c]
    ldr w9, [x8, x1, lsl #2]
    ldr w2, [x8, x2, lsl #2]
    ldurh w7, [x10, #-0x8]
    ldr w5, [x8, x5, lsl #2]
    and w22, w3, #0xffff0000
    ldurh w20, [x10, #-0x6]
    and w19, w9, #0xffff0000
    and w21, w2, #0xffff0000
    and x7, x7, #0x1ff
    and w23, w5, #0xffff0000
    add w21, w19, w21
    and x20, x20, #0x1ff
    ldr w7, [x8, x7, lsl #2]
    add w22, w22, w23
    ldr w19, [x8, x20, lsl #2]
    add w26, w21, w22
    ldurh w21, [x10, #-0x4]
    and w20, w7, #0xffff0000
    ldurh w23, [x10, #-0x2]
    ldrh w24, [x10]
    and w22, w19, #0xffff0000
    ldrh w12, [x10, #0x2]
    ldrh w6, [x10, #0x8]
    add w11, w20, w22
    and x20, x21, #0x1ff
    and x21, x23, #0x1ff
    ldr w20, [x8, x20, lsl #2]
    and x22, x24, #0x1ff
    and x12, x12, #0x1ff
    ldr w21, [x8, x21, lsl #2]
    ldr w22, [x8, x22, lsl #2]
    ldr w23, [x8, x12, lsl #2]
    ldrh w12, [x10, #0x4]
    and w24, w20, #0xffff0000
    ldurh w25, [x10, #-0x30]
    add w11, w11, w24
    and w24, w21, #0xffff0000
    and w14, w22, #0xffff0000
    and x12, x12, #0x1ff
    add w14, w24, w14
    str w9, [sp, #0xc]
    ldr w24, [x8, x12, lsl #2]
    ldrh w12, [x10, #0x6]
    and w9, w23, #0xffff0000
    and x6, x6, #0x1ff
    and x25, x25, #0x1ff
    add w11, w26, w11
    and x12, x12, #0x1ff
    add w9, w14, w9
    and w14, w24, #0xffff0000
    ldr w1, [x8, x12, lsl #2]
    ldr w26, [x8, x6, lsl #2]
    ldurh w28, [x10, #-0x2c]
    add w14, w9, w14
    ldr w6, [x8, x25, lsl #2]
    ldr w12, [x8, x30, lsl #2]
    add w30, w11, w14
    and w11, w1, #0xffff0000
    and w14, w26, #0xffff0000
    ldrh w25, [x10, #0xa]
    ldurh w27, [x10, #-0x2a]
    and x28, x28, #0x1ff
    add w11, w11, w14
    and w14, w6, #0xffff0000
    ldr w28, [x8, x28, lsl #2]
    add w14, w12, w14
    and x25, x25, #0x1ff
    and x9, x27, #0x1ff
    and w14, w14, #0xffff0000
    ldr w27, [x8, x25, lsl #2]
    ldr w9, [x8, x9, lsl #2]
    add w12, w12, w6
    add w6, w28, w14
    ldurh w16, [x10, #-0x26]
    and w6, w6, #0xffff0000
    orr w12, w14, w12
    and w14, w27, #0xffff0000
    add w11, w11, w14
    add w14, w9, w6
    ldurh w17, [x10, #-0x1e]
    ldurh w18, [x10, #-0x20]
    add w12, w28, w12
    ldurh w25, [x10, #-0x24]
    and x16, x16, #0x1ff
    and w14, w14, #0xffff0000
    orr w12, w6, w12
    ldr w16, [x8, x16, lsl #2]
    add w6, w4, w14
    and x15, x17, #0x1ff
    and x17, x18, #0x1ff
    ldurh w18, [x10, #-0x22]
    and x25, x25, #0x1ff
    and w6, w6, #0xffff0000
    add w9, w9, w12
    ldr w25, [x8, x25, lsl #2]
    add w12, w16, w6
    orr w9, w14, w9
    ldrh w14, [x10, #0xc]
    and x18, x18, #0x1ff
    and w12, w12, #0xffff0000
    add w9, w4, w9
    ldr w18, [x8, x18, lsl #2]
    add w4, w25, w12
    and x14, x14, #0x1ff
    and w4, w4, #0xffff0000
    orr w9, w6, w9
    ldr w0, [x8, x14, lsl #2]
    ldr w28, [x8, x17, lsl #2]
    add w6, w18, w4
    add w9, w16, w9
    and w6, w6, #0xffff0000
    orr w9, w12, w9
    and w12, w0, #0xffff0000
    ldr w15, [x8, x15, lsl #2]
    add w16, w28, w6
    add w13, w11, w12
    ldrh w12, [x10, #0xe]
    add w9, w25, w9
    ldr x11, [sp, #0x10]
    ldurh w25, [x10, #-0x1a]
    and w16, w16, #0xffff0000
    orr w9, w4, w9
    ldr w14, [x8, x11, lsl #2]
    add w4, w15, w16
    and x12, x12, #0x1ff
    add w9, w18, w9
    and x25, x25, #0x1ff
    and w4, w4, #0xffff0000
    ldr w17, [x8, x12, lsl #2]
    orr w9, w6, w9
    ldr w25, [x8, x25, lsl #2]
    add w18, w14, w4
    add w11, w28, w9
    ldr x9, [sp, #0x20]
    and w18, w18, #0xffff0000
    and w6, w17, #0xffff0000
    ldurh w28, [x10, #-0x14]
    add w13, w13, w6
    add w6, w25, w18
    ldr w12, [x8, x9, lsl #2]
    ldr w9, [sp, #0x1c]
    and w6, w6, #0xffff0000
    add w13, w30, w13
    orr w11, w16, w11
    ldurh w16, [x10, #-0x12]
    and x28, x28, #0x1ff
    add w30, w9, w6
    add w11, w15, w11
    ldr w15, [x8, x28, lsl #2]
    and w30, w30, #0xffff0000
    orr w11, w4, w11
    and x16, x16, #0x1ff
    add w28, w12, w30
    add w11, w14, w11
    ldr w14, [x8, x16, lsl #2]
    and w4, w28, #0xffff0000
    add w9, w12, w9
    ldr w12, [sp, #0xc]
    add w16, w15, w4
    add w9, w15, w9
    orr w11, w18, w11
    and w16, w16, #0xffff0000
    add w9, w14, w9
    add w11, w25, w11
    add w15, w14, w16
    add w14, w12, w2
    add w16, w7, w19
    sub w13, w15, w13
    add w15, w3, w5
    orr w11, w6, w11
    add w14, w14, w15
    add w15, w16, w20
    add w16, w21, w22
    add w14, w14, w15
    add w15, w16, w23
    add w16, w1, w26
    add w15, w15, w24
    add w16, w16, w27
    ldrh w18, [x10, #0x10]
    add w9, w9, w11
    add w11, w14, w15
    add w14, w16, w0
    add w12, w14, w17
    and x14, x18, #0x1ff
    ldrh w15, [x10, #0x14]
    ldrsh w16, [x10, #0x12]
    add w11, w11, w12
    ldr w12, [x8, x14, lsl #2]
    sub w9, w9, w11
    ldrh w14, [x10, #0x18]
    and x15, x15, #0x1ff
    madd w9, w12, w16, w9
    and w12, w12, #0xffff0000
    and w13, w13, #0xffff0000
    ldrsh w11, [x10, #0x16]
    madd w12, w12, w16, w13
    ldr w13, [x8, x15, lsl #2]
    and x14, x14, #0x1ff
    ldrh w15, [x10, #0x1c]
    ldrsh w16, [x10, #0x1a]
    madd w9, w13, w11, w9
    and w13, w13, #0xffff0000
    ldr w14, [x8, x14, lsl #2]
    madd w11, w13, w11, w12
    ldrh w12, [x10, #0x20]
    ldr x2, [sp, #0x38]
    and w13, w14, #0xffff0000
    madd w9, w14, w16, w9
    and x14, x15, #0x1ff
    ldrsh w15, [x10, #0x1e]
    madd w11, w13, w16, w11
    ldr w13, [x8, x14, lsl #2]
    and x12, x12, #0x1ff
    ldrh w14, [x10, #0x24]
    ldrsh w16, [x10, #0x22]
    ldr w12, [x8, x12, lsl #2]
    madd w9, w13, w15, w9
    and w13, w13, #0xffff0000
    madd w11, w13, w15, w11
    ldrh w13, [x10, #0x28]
    and w15, w12, #0xffff0000
    madd w9, w12, w16, w9
    and x12, x14, #0x1ff
    ldrsh w14, [x10, #0x26]
    ldr w12, [x8, x12, lsl #2]
    madd w11, w15, w16, w11
    ldrh w15, [x10, #0x2c]
    and x13, x13, #0x1ff
    ldrsh w16, [x10, #0x2a]
    madd w9, w12, w14, w9
    and w12, w12, #0xffff0000
    ldr w13, [x8, x13, lsl #2]
    madd w11, w12, w14, w11
    and x14, x15, #0x1ff
    ldrsh w12, [x10, #0x2e]
    ldr w14, [x8, x14, lsl #2]
    madd w9, w13, w16, w9
    and w13, w13, #0xffff0000
    madd w11, w13, w16, w11
    madd w9, w14, w12, w9
    and w13, w14, #0xffff0000
    madd w11, w13, w12, w11
    ldr w12, [x10, #0x30]
    mov w13, #0x18
    add x10, x10, #0x64
    sxth w9, w9
    asr w11, w11, #16
    mul w9, w12, w9
    sub w12, w13, w12
    madd w9, w12, w11, w9
    mov w11, #0xaaab
    movk w11, #0x2aaa, lsl #16
    smull x9, w9, w11
    lsr x11, x9, #32
    asr w11, w11, #2
    add x9, x11, x9, lsr #63
    ldr x11, [sp, #0x28]
    sxtw x9, w9
    subs x11, x11, #0x64
    add x2, x9, x2
    b.ne .L0
    ldp x20, x19, [sp, #0x80]
    ldr x30, [sp, #0x30]
    ldp x22, x21, [sp, #0x70]
    ldp x24, x23, [sp, #0x60]
    ldp x26, x25, [sp, #0x50]
    ldp x28, x27, [sp, #0x40]
    add sp, sp, #0x90
    mov x0, x2
    ret
.L1:
    mov x0, xzr
    ret
