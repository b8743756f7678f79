# The kernels of score/wide, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm score/wide --target aarch64
# binary: sha256 8aff8bd61248e53da2bf8e79df59ac0f2ad83e702116ec1b0a05192c12898414
# latency: 397 instructions in 1588 bytes; innermost loops: .L0 of 376
# throughput: 197 instructions in 788 bytes; innermost loops: .L0 of 182
# mix of 594 instructions: 119 and, 97 add, 87 ldr, 78 eor, 48 ldurh, 43 lsr, 32 ldrh, 20 sub, 18 madd, 16 ldrsh, 14 mov, 4 mul, 4 ret, 2 asr, 2 b.ne, 2 cbz, 2 movk, 2 smull, 2 subs, 1 str, 1 sxtw

latency:
    sub sp, sp, #0x10
    str xzr, [sp, #0x8]
    add x8, sp, #0x8
    ldr x9, [x1, #0x10]
    cbz x9, .L1
    mov w10, #0x64
    ldr x11, [x1, #0x8]
    mov w14, #0xaaab
    mul x9, x9, x10
    ldr w10, [sp, #0x8]
    mov x8, x0
    mov x0, xzr
    add x11, x11, #0x30
    mov w12, #-0x80000000
    mov w13, #0x18
    movk w14, #0x2aaa, lsl #16
.L0:
    ldurh w15, [x11, #-0x30]
    ldurh w17, [x11, #-0x2e]
    subs x9, x9, #0x64
    and x15, x15, #0x1ff
    ldr x15, [x8, x15, lsl #3]
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x2c]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x2a]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x28]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x26]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x24]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x22]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x20]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x1e]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x1c]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x1a]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x18]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x16]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x14]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x12]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x10]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    add x15, x16, x15
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0xe]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0xc]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0xa]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x8]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x6]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x4]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldurh w17, [x11, #-0x2]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x2]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x4]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x6]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x8]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0xa]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0xc]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0xe]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrh w17, [x11, #0x10]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    sub x15, x15, x16
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh x17, [x11, #0x12]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    madd x15, x16, x17, x15
    ldrh w17, [x11, #0x14]
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh x17, [x11, #0x16]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    madd x15, x16, x17, x15
    ldrh w17, [x11, #0x18]
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh x17, [x11, #0x1a]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    madd x15, x16, x17, x15
    ldrh w17, [x11, #0x1c]
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh x17, [x11, #0x1e]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    madd x15, x16, x17, x15
    ldrh w17, [x11, #0x20]
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh x17, [x11, #0x22]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    madd x15, x16, x17, x15
    ldrh w17, [x11, #0x24]
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh x17, [x11, #0x26]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    madd x15, x16, x17, x15
    ldrh w17, [x11, #0x28]
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh x17, [x11, #0x2a]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    madd x15, x16, x17, x15
    ldrh w17, [x11, #0x2c]
    add x16, x15, x12
    lsr x16, x16, #32
    eor w16, w16, w15
    and w16, w16, w10
    eor w16, w17, w16
    ldrsh x17, [x11, #0x2e]
    and w16, w16, #0x1ff
    ldr x16, [x8, w16, uxtw #3]
    madd x15, x16, x17, x15
    ldr w16, [x11, #0x30]
    add x11, x11, #0x64
    add x17, x15, x12
    mul w15, w16, w15
    sub w16, w13, w16
    lsr x17, x17, #32
    madd w15, w16, w17, w15
    smull x15, w15, w14
    lsr x16, x15, #32
    asr w16, w16, #2
    add x15, x16, x15, lsr #63
    add x0, x0, w15, sxtw
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
    mov w13, #0xaaab
    mov x8, x0
    mul x9, x9, x10
    ldr x10, [x1, #0x8]
    mov x0, xzr
    mov w11, #-0x80000000
    mov w12, #0x18
    movk w13, #0x2aaa, lsl #16
    add x10, x10, #0x30
.L0:
    ldurh w18, [x10, #-0x2e]
    ldurh w1, [x10, #-0x30]
    subs x9, x9, #0x64
    ldurh w16, [x10, #-0x2a]
    ldurh w17, [x10, #-0x2c]
    ldurh w2, [x10, #-0x26]
    and x18, x18, #0x1ff
    and x1, x1, #0x1ff
    ldurh w3, [x10, #-0x28]
    and x16, x16, #0x1ff
    and x17, x17, #0x1ff
    ldr x18, [x8, x18, lsl #3]
    ldr x1, [x8, x1, lsl #3]
    ldr x16, [x8, x16, lsl #3]
    ldr x17, [x8, x17, lsl #3]
    and x2, x2, #0x1ff
    and x3, x3, #0x1ff
    ldurh w15, [x10, #-0x16]
    add x18, x18, x1
    ldurh w1, [x10, #-0x24]
    add x16, x16, x17
    ldurh w17, [x10, #-0x20]
    ldr x2, [x8, x2, lsl #3]
    ldr x3, [x8, x3, lsl #3]
    add x16, x16, x18
    ldurh w18, [x10, #-0x22]
    and x1, x1, #0x1ff
    ldr x1, [x8, x1, lsl #3]
    add x2, x2, x3
    and x17, x17, #0x1ff
    and x18, x18, #0x1ff
    ldurh w3, [x10, #-0x1e]
    ldr x17, [x8, x17, lsl #3]
    ldr x18, [x8, x18, lsl #3]
    add x1, x1, x2
    ldurh w2, [x10, #-0x18]
    add x16, x1, x16
    ldurh w1, [x10, #-0x1a]
    and x3, x3, #0x1ff
    add x17, x17, x18
    ldurh w18, [x10, #-0x1c]
    and x2, x2, #0x1ff
    and x1, x1, #0x1ff
    ldr x3, [x8, x3, lsl #3]
    ldurh w14, [x10, #-0x14]
    and x15, x15, #0x1ff
    ldr x2, [x8, x2, lsl #3]
    ldr x1, [x8, x1, lsl #3]
    and x18, x18, #0x1ff
    ldr x15, [x8, x15, lsl #3]
    add x17, x3, x17
    ldr x18, [x8, x18, lsl #3]
    ldurh w3, [x10, #-0x10]
    and x14, x14, #0x1ff
    add x1, x2, x1
    ldr x14, [x8, x14, lsl #3]
    ldurh w2, [x10, #-0xc]
    add x17, x18, x17
    add x15, x15, x1
    and x18, x3, #0x1ff
    ldurh w1, [x10, #-0xe]
    ldurh w3, [x10, #-0xa]
    add x15, x14, x15
    ldurh w4, [x10, #-0x12]
    ldr x18, [x8, x18, lsl #3]
    and x14, x1, #0x1ff
    and x1, x2, #0x1ff
    and x2, x3, #0x1ff
    ldr x3, [x8, x14, lsl #3]
    ldr x1, [x8, x1, lsl #3]
    ldr x2, [x8, x2, lsl #3]
    and x4, x4, #0x1ff
    add x14, x17, x16
    ldurh w16, [x10, #-0x8]
    add x17, x18, x3
    add x18, x1, x2
    ldurh w1, [x10, #-0x6]
    ldr x4, [x8, x4, lsl #3]
    add x17, x17, x18
    and x16, x16, #0x1ff
    ldurh w18, [x10, #-0x4]
    and x1, x1, #0x1ff
    ldurh w2, [x10, #-0x2]
    ldrh w3, [x10]
    add x15, x4, x15
    ldr x16, [x8, x16, lsl #3]
    ldr x1, [x8, x1, lsl #3]
    ldrh w4, [x10, #0x2]
    and x18, x18, #0x1ff
    and x2, x2, #0x1ff
    and x3, x3, #0x1ff
    ldr x18, [x8, x18, lsl #3]
    ldr x2, [x8, x2, lsl #3]
    ldr x3, [x8, x3, lsl #3]
    add x16, x16, x1
    and x1, x4, #0x1ff
    ldrh w4, [x10, #0x4]
    add x16, x16, x18
    add x18, x2, x3
    ldr x1, [x8, x1, lsl #3]
    ldrh w3, [x10, #0x6]
    and x2, x4, #0x1ff
    ldrh w4, [x10, #0x8]
    add x16, x17, x16
    add x17, x18, x1
    ldr x18, [x8, x2, lsl #3]
    and x1, x3, #0x1ff
    and x2, x4, #0x1ff
    ldrh w3, [x10, #0xa]
    ldr x1, [x8, x1, lsl #3]
    ldr x2, [x8, x2, lsl #3]
    ldrh w4, [x10, #0xc]
    add x17, x17, x18
    and x18, x3, #0x1ff
    ldrh w3, [x10, #0xe]
    add x16, x16, x17
    add x1, x1, x2
    ldr x18, [x8, x18, lsl #3]
    and x2, x4, #0x1ff
    ldr x2, [x8, x2, lsl #3]
    and x3, x3, #0x1ff
    ldrh w4, [x10, #0x10]
    add x17, x1, x18
    ldr x18, [x8, x3, lsl #3]
    ldrh w1, [x10, #0x14]
    add x17, x17, x2
    and x2, x4, #0x1ff
    add x14, x15, x14
    add x17, x17, x18
    ldrsh x18, [x10, #0x12]
    ldr x2, [x8, x2, lsl #3]
    add x15, x16, x17
    ldrh w16, [x10, #0x18]
    ldrsh x17, [x10, #0x16]
    sub x14, x14, x15
    and x15, x1, #0x1ff
    madd x14, x2, x18, x14
    ldr x15, [x8, x15, lsl #3]
    madd x14, x15, x17, x14
    and x15, x16, #0x1ff
    ldrh w16, [x10, #0x1c]
    ldrsh x17, [x10, #0x1a]
    ldr x15, [x8, x15, lsl #3]
    madd x14, x15, x17, x14
    and x15, x16, #0x1ff
    ldrh w16, [x10, #0x20]
    ldrsh x17, [x10, #0x1e]
    ldr x15, [x8, x15, lsl #3]
    madd x14, x15, x17, x14
    and x15, x16, #0x1ff
    ldrh w16, [x10, #0x24]
    ldrsh x17, [x10, #0x22]
    ldr x15, [x8, x15, lsl #3]
    madd x14, x15, x17, x14
    and x15, x16, #0x1ff
    ldrh w16, [x10, #0x28]
    ldrsh x17, [x10, #0x26]
    ldr x15, [x8, x15, lsl #3]
    madd x14, x15, x17, x14
    and x15, x16, #0x1ff
    ldrh w16, [x10, #0x2c]
    ldrsh x17, [x10, #0x2a]
    ldr x15, [x8, x15, lsl #3]
    madd x14, x15, x17, x14
    and x15, x16, #0x1ff
    ldrsh x16, [x10, #0x2e]
    ldr x15, [x8, x15, lsl #3]
    madd x14, x15, x16, x14
    ldr w15, [x10, #0x30]
    add x10, x10, #0x64
    add x16, x14, x11
    mul w14, w15, w14
    sub w15, w12, w15
    lsr x16, x16, #32
    madd w14, w15, w16, w14
    smull x14, w14, w13
    lsr x15, x14, #32
    asr w15, w15, #2
    add x14, x15, x14, lsr #63
    sxtw x14, w14
    add x0, x14, x0
    b.ne .L0
    ret
.L1:
    mov x0, xzr
    ret
