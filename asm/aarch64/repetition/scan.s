# The kernels of repetition/scan, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm repetition/scan --target aarch64
# binary: sha256 4efc28e9d4ff498360db108529580bdfebcc8f3fea498ca06c2fb0143bd0cefe
# latency: 140 instructions in 560 bytes; innermost loops: .L6 of 8, .L12 of 6, .L17 of 7
# throughput: 130 instructions in 520 bytes; innermost loops: .L6 of 8, .L12 of 6, .L17 of 7
# mix of 270 instructions: 39 add, 34 mov, 28 cmp, 23 ldr, 19 sub, 16 b, 13 str, 12 cbz, 11 ldp, 11 stp, 8 b.lo, 8 b.ne, 8 ldrh, 6 b.eq, 6 lsl, 5 and, 4 b.hs, 4 csel, 2 bl, 2 ldur, 2 madd, 2 ret, 2 subs, 2 tbz, 2 ubfx, 1 eor

latency:
    sub sp, sp, #0x70
    stp x29, x30, [sp, #0x10]
    stp x28, x27, [sp, #0x20]
    stp x26, x25, [sp, #0x30]
    stp x24, x23, [sp, #0x40]
    stp x22, x21, [sp, #0x50]
    stp x20, x19, [sp, #0x60]
    add x29, sp, #0x10
    str xzr, [sp, #0x8]
    add x8, sp, #0x8
    ldr x8, [x1, #0x10]
    cbz x8, .L18
    mov w9, #0x18
    ldr x21, [x1, #0x8]
    ldr x23, [sp, #0x8]
    madd x8, x8, x9, x21
    mov x19, x0
    mov x20, xzr
    str x8, [sp]
    b .L1
.L0:
    ldr x8, [sp]
    add x21, x21, #0x18
    cmp x21, x8
    b.eq .L19
.L1:
    ldr x9, [x21, #0x10]
    str xzr, [x19, #0x10]
    cbz x9, .L0
    ldr x24, [x21, #0x8]
    mov x8, xzr
    mov x27, xzr
    add x25, x24, x9, lsl #4
    b .L5
.L2:
    mov x10, xzr
.L3:
    add x20, x10, x20
    and x27, x10, x23
.L4:
    add x24, x24, #0x10
    cmp x24, x25
    b.eq .L0
.L5:
    ldrh w9, [x24, #0x8]
    cbz w9, .L8
    mov w10, wzr
    mov x26, x8
    b .L7
.L6:
    add w10, w10, #0x1
    cmp w10, w9
    b.hs .L9
.L7:
    cbz x8, .L6
    sub x26, x8, #0x1
    mov x8, x26
    str x26, [x19, #0x10]
    b .L6
.L8:
    mov x26, x8
.L9:
    ldr x8, [x19]
    ldr x22, [x24]
    ldrh w28, [x24, #0xa]
    cmp x26, x8
    b.eq .L15
.L10:
    ldr x10, [x19, #0x8]
    eor x9, x22, x27
    add x8, x10, x26, lsl #4
    str x9, [x8]
    str w28, [x8, #0x8]
    add x8, x26, #0x1
    ldrh w11, [x24, #0xc]
    str x8, [x19, #0x10]
    tbz w11, #0x0, .L4
    cbz x8, .L2
    cmp x28, x26
    csel x12, x28, x26, lo
    subs x11, x12, #0x2
    csel x16, xzr, x11, lo
    cmp x16, #0x2
    b.lo .L2
    sub x11, x26, x12
    and x13, x16, #0x1
    add x14, x10, x11, lsl #4
    and x11, x16, #0xfffe
    sub x11, x11, #0x2
    add x14, x14, x13, lsl #4
    lsl x15, x11, #4
    ldr x17, [x14, x15]
    ldrh w15, [x24, #0xe]
    cmp x17, x9
    b.ne .L11
    mov w16, #0x4
    cmp w16, w15
    b.hs .L13
    b .L14
.L11:
    ubfx x16, x16, #1, #15
    lsl x16, x16, #5
    add x16, x16, x26, lsl #4
    add x16, x16, x13, lsl #4
    sub x16, x16, x12, lsl #4
    add x16, x10, x16
    sub x17, x16, #0x40
    mov w16, #0x3
.L12:
    cbz x11, .L2
    ldr x18, [x17], #-0x20
    sub x11, x11, #0x2
    add w16, w16, #0x2
    cmp x18, x9
    b.ne .L12
    add w16, w16, #0x1
    cmp w16, w15
    b.lo .L14
.L13:
    cmp x11, #0x2
    b.lo .L2
    add x14, x14, x11, lsl #4
    ldur x14, [x14, #-0x20]
    cmp x14, x9
    b.ne .L16
.L14:
    mov w10, #0x1
    b .L3
.L15:
    mov x0, x19
    bl alloc::raw_vec::RawVec<T,A>::grow_one
    b .L10
.L16:
    lsl x14, x26, #4
    add x14, x14, x11, lsl #4
    add x13, x14, x13, lsl #4
    sub x12, x13, x12, lsl #4
    add x10, x10, x12
    sub x12, x10, #0x40
.L17:
    sub x11, x11, #0x2
    cmp x11, #0x2
    b.lo .L2
    ldr x10, [x12], #-0x20
    cmp x10, x9
    mov w10, #0x1
    b.ne .L17
    b .L3
.L18:
    mov x20, xzr
.L19:
    mov x0, x20
    ldp x20, x19, [sp, #0x60]
    ldp x22, x21, [sp, #0x50]
    ldp x24, x23, [sp, #0x40]
    ldp x26, x25, [sp, #0x30]
    ldp x28, x27, [sp, #0x20]
    ldp x29, x30, [sp, #0x10]
    add sp, sp, #0x70
    ret

throughput:
    stp x29, x30, [sp, #-0x60]!
    str x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x29, sp
    ldr x8, [x1, #0x10]
    cbz x8, .L18
    mov w9, #0x18
    mov x19, x0
    ldr x21, [x1, #0x8]
    madd x22, x8, x9, x21
    mov x20, xzr
    b .L1
.L0:
    add x21, x21, #0x18
    cmp x21, x22
    b.eq .L19
.L1:
    ldr x8, [x21, #0x10]
    str xzr, [x19, #0x10]
    cbz x8, .L0
    ldr x23, [x21, #0x8]
    add x24, x23, x8, lsl #4
    mov x8, xzr
    b .L5
.L2:
    mov x11, xzr
.L3:
    add x20, x11, x20
.L4:
    add x23, x23, #0x10
    cmp x23, x24
    b.eq .L0
.L5:
    ldrh w9, [x23, #0x8]
    cbz w9, .L8
    mov w10, wzr
    mov x25, x8
    b .L7
.L6:
    add w10, w10, #0x1
    cmp w10, w9
    b.hs .L9
.L7:
    cbz x8, .L6
    sub x25, x8, #0x1
    mov x8, x25
    str x25, [x19, #0x10]
    b .L6
.L8:
    mov x25, x8
.L9:
    ldr x8, [x19]
    ldr x26, [x23]
    ldrh w27, [x23, #0xa]
    cmp x25, x8
    b.eq .L15
.L10:
    ldr x9, [x19, #0x8]
    add x8, x9, x25, lsl #4
    str x26, [x8]
    str w27, [x8, #0x8]
    add x8, x25, #0x1
    ldrh w10, [x23, #0xc]
    str x8, [x19, #0x10]
    tbz w10, #0x0, .L4
    cbz x8, .L2
    cmp x27, x25
    csel x11, x27, x25, lo
    subs x10, x11, #0x2
    csel x15, xzr, x10, lo
    cmp x15, #0x2
    b.lo .L2
    sub x10, x25, x11
    and x12, x15, #0x1
    add x13, x9, x10, lsl #4
    and x10, x15, #0xfffe
    sub x10, x10, #0x2
    add x13, x13, x12, lsl #4
    lsl x14, x10, #4
    ldr x16, [x13, x14]
    ldrh w14, [x23, #0xe]
    cmp x16, x26
    b.ne .L11
    mov w15, #0x4
    cmp w15, w14
    b.hs .L13
    b .L14
.L11:
    ubfx x15, x15, #1, #15
    lsl x15, x15, #5
    add x15, x15, x25, lsl #4
    add x15, x15, x12, lsl #4
    sub x15, x15, x11, lsl #4
    add x15, x9, x15
    sub x16, x15, #0x40
    mov w15, #0x3
.L12:
    cbz x10, .L2
    ldr x17, [x16], #-0x20
    sub x10, x10, #0x2
    add w15, w15, #0x2
    cmp x17, x26
    b.ne .L12
    add w15, w15, #0x1
    cmp w15, w14
    b.lo .L14
.L13:
    cmp x10, #0x2
    b.lo .L2
    add x13, x13, x10, lsl #4
    ldur x13, [x13, #-0x20]
    cmp x13, x26
    b.ne .L16
.L14:
    mov w11, #0x1
    b .L3
.L15:
    mov x0, x19
    bl alloc::raw_vec::RawVec<T,A>::grow_one
    b .L10
.L16:
    lsl x13, x25, #4
    add x13, x13, x10, lsl #4
    add x12, x13, x12, lsl #4
    sub x11, x12, x11, lsl #4
    add x9, x9, x11
    sub x9, x9, #0x40
.L17:
    sub x10, x10, #0x2
    cmp x10, #0x2
    b.lo .L2
    ldr x11, [x9], #-0x20
    cmp x11, x26
    mov w11, #0x1
    b.ne .L17
    b .L3
.L18:
    mov x20, xzr
.L19:
    mov x0, x20
    ldp x20, x19, [sp, #0x50]
    ldr x27, [sp, #0x10]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x29, x30, [sp], #0x60
    ret
