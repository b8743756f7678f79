# The kernels of repetition/counter, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm repetition/counter --target aarch64
# binary: sha256 4efc28e9d4ff498360db108529580bdfebcc8f3fea498ca06c2fb0143bd0cefe
# latency: 115 instructions in 460 bytes; innermost loops: .L6 of 15
# throughput: 104 instructions in 416 bytes; innermost loops: .L6 of 15
# plywright::repetition::counter::Counter::scan: 67 instructions in 268 bytes; innermost loops: .L5 of 6, .L8 of 6
# mix of 286 instructions: 37 mov, 35 ldr, 32 add, 24 cmp, 16 sub, 13 b, 13 stp, 12 cbz, 12 ldp, 12 str, 8 b.eq, 8 ldrb, 8 ldrh, 7 and, 6 bl, 6 strb, 5 b.lo, 5 ret, 4 b.hs, 4 b.ne, 3 lsl, 2 cinc, 2 csel, 2 cset, 2 ldur, 2 madd, 2 tbz, 1 eor, 1 lsr, 1 stur, 1 subs

latency:
    sub sp, sp, #0x80
    stp x29, x30, [sp, #0x20]
    stp x28, x27, [sp, #0x30]
    stp x26, x25, [sp, #0x40]
    stp x24, x23, [sp, #0x50]
    stp x22, x21, [sp, #0x60]
    stp x20, x19, [sp, #0x70]
    add x29, sp, #0x20
    stur xzr, [x29, #-0x8]
    sub x8, x29, #0x8
    ldr x8, [x1, #0x10]
    cbz x8, .L11
    mov w9, #0x18
    ldr x22, [x1, #0x8]
    ldur x15, [x29, #-0x8]
    madd x8, x8, x9, x22
    mov x19, x0
    mov x20, xzr
    stp x8, x15, [sp]
    b .L1
.L0:
    ldr x22, [sp, #0x10]
    ldr x8, [sp]
    add x22, x22, #0x18
    cmp x22, x8
    b.eq .L12
.L1:
    ldr x0, [x19, #0x18]
    mov w1, wzr
    mov w2, #0x4000
    str xzr, [x19, #0x10]
    bl memset
    ldr x8, [x22, #0x10]
    str x22, [sp, #0x10]
    cbz x8, .L0
    ldr x25, [x22, #0x8]
    ldr x15, [sp, #0x8]
    mov x21, xzr
    mov x27, xzr
    add x26, x25, x8, lsl #4
    b .L5
.L2:
    mov x8, xzr
.L3:
    add x20, x8, x20
    and x27, x8, x15
.L4:
    add x25, x25, #0x10
    cmp x25, x26
    b.eq .L0
.L5:
    ldrh w9, [x25, #0x8]
    ldr x8, [x19, #0x18]
    cbz w9, .L8
    ldr x11, [x19, #0x8]
    mov w10, wzr
    mov x12, x21
    b .L7
.L6:
    add w10, w10, #0x1
    cmp w10, w9
    b.hs .L8
.L7:
    cbz x12, .L6
    sub x21, x12, #0x1
    add x12, x11, x21, lsl #4
    str x21, [x19, #0x10]
    ldr x13, [x12]
    ldrb w12, [x12, #0xc]
    and x13, x13, #0x3fff
    ldrb w14, [x8, x13]
    sub w12, w14, w12
    strb w12, [x8, x13]
    mov x12, x21
    b .L6
.L8:
    ldr x9, [x25]
    ldr x10, [x19]
    ldrh w23, [x25, #0xa]
    eor x22, x9, x27
    and x28, x22, #0x3fff
    ldrb w9, [x8, x28]
    cmp w9, #0xff
    cset w24, ne
    cinc w9, w9, ne
    cmp x21, x10
    strb w9, [x8, x28]
    b.eq .L10
.L9:
    ldr x0, [x19, #0x8]
    add x8, x0, x21, lsl #4
    add x21, x21, #0x1
    str x21, [x19, #0x10]
    str x22, [x8]
    str w23, [x8, #0x8]
    strb w24, [x8, #0xc]
    ldrh w8, [x25, #0xc]
    tbz w8, #0x0, .L4
    cbz x21, .L2
    cmp w23, #0x4
    b.lo .L2
    ldr x8, [x19, #0x18]
    ldrb w8, [x8, x28]
    cmp w8, #0x1
    b.eq .L2
    ldrh w2, [x25, #0xe]
    mov x1, x21
    bl plywright::repetition::counter::Counter::scan
    ldr x15, [sp, #0x8]
    mov w8, w0
    b .L3
.L10:
    mov x0, x19
    bl alloc::raw_vec::RawVec<T,A>::grow_one
    ldr x15, [sp, #0x8]
    b .L9
.L11:
    mov x20, xzr
.L12:
    mov x0, x20
    ldp x20, x19, [sp, #0x70]
    ldp x22, x21, [sp, #0x60]
    ldp x24, x23, [sp, #0x50]
    ldp x26, x25, [sp, #0x40]
    ldp x28, x27, [sp, #0x30]
    ldp x29, x30, [sp, #0x20]
    add sp, sp, #0x80
    ret

throughput:
    sub sp, sp, #0x70
    stp x29, x30, [sp, #0x10]
    stp x28, x27, [sp, #0x20]
    stp x26, x25, [sp, #0x30]
    stp x24, x23, [sp, #0x40]
    stp x22, x21, [sp, #0x50]
    stp x20, x19, [sp, #0x60]
    add x29, sp, #0x10
    ldr x8, [x1, #0x10]
    cbz x8, .L11
    mov w9, #0x18
    ldr x22, [x1, #0x8]
    mov x19, x0
    madd x8, x8, x9, x22
    mov x20, xzr
    str x8, [sp, #0x8]
    b .L1
.L0:
    ldr x8, [sp, #0x8]
    add x22, x22, #0x18
    cmp x22, x8
    b.eq .L12
.L1:
    ldr x0, [x19, #0x18]
    mov w1, wzr
    mov w2, #0x4000
    str xzr, [x19, #0x10]
    bl memset
    ldr x8, [x22, #0x10]
    cbz x8, .L0
    ldr x24, [x22, #0x8]
    mov x21, xzr
    add x25, x24, x8, lsl #4
    b .L5
.L2:
    mov x8, xzr
.L3:
    add x20, x8, x20
.L4:
    add x24, x24, #0x10
    cmp x24, x25
    b.eq .L0
.L5:
    ldrh w9, [x24, #0x8]
    ldr x8, [x19, #0x18]
    cbz w9, .L8
    ldr x11, [x19, #0x8]
    mov w10, wzr
    mov x12, x21
    b .L7
.L6:
    add w10, w10, #0x1
    cmp w10, w9
    b.hs .L8
.L7:
    cbz x12, .L6
    sub x21, x12, #0x1
    add x12, x11, x21, lsl #4
    str x21, [x19, #0x10]
    ldr x13, [x12]
    ldrb w12, [x12, #0xc]
    and x13, x13, #0x3fff
    ldrb w14, [x8, x13]
    sub w12, w14, w12
    strb w12, [x8, x13]
    mov x12, x21
    b .L6
.L8:
    ldr x28, [x24]
    ldr x10, [x19]
    ldrh w27, [x24, #0xa]
    and x26, x28, #0x3fff
    ldrb w9, [x8, x26]
    cmp w9, #0xff
    cset w23, ne
    cinc w9, w9, ne
    cmp x21, x10
    strb w9, [x8, x26]
    b.eq .L10
.L9:
    ldr x0, [x19, #0x8]
    add x8, x0, x21, lsl #4
    add x21, x21, #0x1
    str x21, [x19, #0x10]
    str x28, [x8]
    str w27, [x8, #0x8]
    strb w23, [x8, #0xc]
    ldrh w8, [x24, #0xc]
    tbz w8, #0x0, .L4
    cbz x21, .L2
    cmp w27, #0x4
    b.lo .L2
    ldr x8, [x19, #0x18]
    ldrb w8, [x8, x26]
    cmp w8, #0x1
    b.eq .L2
    ldrh w2, [x24, #0xe]
    mov x1, x21
    bl plywright::repetition::counter::Counter::scan
    mov w8, w0
    b .L3
.L10:
    mov x0, x19
    bl alloc::raw_vec::RawVec<T,A>::grow_one
    b .L9
.L11:
    mov x20, xzr
.L12:
    mov x0, x20
    ldp x20, x19, [sp, #0x60]
    ldp x22, x21, [sp, #0x50]
    ldp x24, x23, [sp, #0x40]
    ldp x26, x25, [sp, #0x30]
    ldp x28, x27, [sp, #0x20]
    ldp x29, x30, [sp, #0x10]
    add sp, sp, #0x70
    ret

plywright::repetition::counter::Counter::scan:
    cbz x1, .L0
    sub x8, x1, #0x1
    add x9, x0, x8, lsl #4
    ldr w10, [x9, #0x8]
    cmp x10, x8
    csel x10, x10, x8, lo
    subs x11, x10, #0x2
    csel x13, xzr, x11, lo
    cmp x13, #0x2
    b.hs .L2
.L0:
    mov w0, wzr
.L1:
    ret
.L2:
    sub x8, x8, x10
    and x11, x13, #0x1
    ldr x9, [x9]
    add x12, x0, x8, lsl #4
    and x8, x13, #0xfffffffe
    sub x8, x8, #0x2
    add x12, x12, x11, lsl #4
    lsl x14, x8, #4
    ldr x14, [x12, x14]
    cmp x14, x9
    b.ne .L4
    mov w13, #0x4
    cmp w13, w2
    b.hs .L6
.L3:
    mov w0, #0x1
    ret
.L4:
    lsr w13, w13, #1
    lsl x13, x13, #5
    add x13, x13, x1, lsl #4
    add x13, x13, x11, lsl #4
    sub x13, x13, x10, lsl #4
    add x13, x13, x0
    sub x14, x13, #0x50
    mov w13, #0x3
.L5:
    cbz x8, .L0
    ldr x15, [x14], #-0x20
    sub x8, x8, #0x2
    add w13, w13, #0x2
    cmp x15, x9
    b.ne .L5
    add w13, w13, #0x1
    cmp w13, w2
    b.lo .L3
.L6:
    cmp x8, #0x2
    b.lo .L0
    add x12, x12, x8, lsl #4
    ldur x12, [x12, #-0x20]
    cmp x12, x9
    b.ne .L7
    mov w0, #0x1
    ret
.L7:
    lsl x12, x8, #4
    add x12, x12, x1, lsl #4
    add x11, x12, x11, lsl #4
    sub x10, x11, x10, lsl #4
    add x10, x10, x0
    mov w0, #0x1
    sub x10, x10, #0x50
.L8:
    sub x8, x8, #0x2
    cmp x8, #0x2
    b.lo .L0
    ldr x11, [x10], #-0x20
    cmp x11, x9
    b.ne .L8
    b .L1
