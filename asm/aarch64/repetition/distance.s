# The kernels of repetition/distance, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm repetition/distance --target aarch64
# binary: sha256 4efc28e9d4ff498360db108529580bdfebcc8f3fea498ca06c2fb0143bd0cefe
# latency: 142 instructions in 568 bytes; innermost loops: .L4 of 8, .L11 of 6, .L13 of 6
# throughput: 131 instructions in 524 bytes; innermost loops: .L4 of 8, .L11 of 6, .L13 of 6
# mix of 273 instructions: 36 add, 32 mov, 30 cmp, 24 ldr, 20 sub, 14 b, 14 stp, 13 ldp, 10 cbz, 10 str, 8 b.eq, 8 b.ne, 8 ldrh, 7 and, 6 csel, 6 lsl, 4 b.hs, 4 b.lo, 3 ldur, 2 bl, 2 cset, 2 madd, 2 ret, 2 subs, 2 tbz, 2 ubfx, 1 eor, 1 stur

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
    cbz x8, .L17
    mov w9, #0x18
    ldr x10, [x1, #0x8]
    ldur x23, [x29, #-0x8]
    madd x8, x8, x9, x10
    mov x19, x0
    mov x20, xzr
    str x8, [sp, #0x8]
    b .L1
.L0:
    ldp x8, x10, [sp, #0x8]
    add x10, x10, #0x18
    cmp x10, x8
    b.eq .L18
.L1:
    ldr x8, [x10, #0x10]
    str xzr, [x19, #0x10]
    str x10, [sp, #0x10]
    cbz x8, .L0
    ldr x24, [x10, #0x8]
    mov x25, xzr
    mov x27, xzr
    add x26, x24, x8, lsl #4
    b .L3
.L2:
    add x24, x24, #0x10
    cmp x24, x26
    b.eq .L0
.L3:
    ldrh w8, [x24, #0x8]
    cbz w8, .L6
    mov w9, wzr
    mov x10, x25
    b .L5
.L4:
    add w9, w9, #0x1
    cmp w9, w8
    b.hs .L6
.L5:
    cbz x10, .L4
    sub x25, x10, #0x1
    mov x10, x25
    str x25, [x19, #0x10]
    b .L4
.L6:
    ldrh w8, [x24, #0xa]
    ldr x9, [x24]
    cmp x8, x25
    eor x28, x9, x27
    csel x10, x8, x25, lo
    subs x8, x10, #0x2
    csel x13, xzr, x8, lo
    ldr x8, [x19, #0x8]
    cmp x13, #0x2
    b.hs .L9
.L7:
    mov w21, wzr
    ldr x9, [x19]
    cmp x25, x9
    b.eq .L16
.L8:
    add x8, x8, x25, lsl #4
    add x25, x25, #0x1
    str x25, [x19, #0x10]
    str x28, [x8]
    stp w21, w22, [x8, #0x8]
    ldrh w8, [x24, #0xc]
    tbz w8, #0x0, .L2
    ldrh w8, [x24, #0xe]
    cmp x25, #0x0
    cset w9, ne
    and w9, w9, w21
    cmp w22, w8, uxth
    csel w8, wzr, w9, hi
    add x20, x20, x8
    and x27, x23, x8
    b .L2
.L9:
    sub x9, x25, x10
    and x11, x13, #0x1
    add x12, x8, x9, lsl #4
    and x9, x13, #0xfffe
    sub x9, x9, #0x2
    add x12, x12, x11, lsl #4
    lsl x14, x9, #4
    ldr x14, [x12, x14]
    cmp x14, x28
    b.ne .L10
    mov w22, #0x5
    b .L12
.L10:
    ubfx x13, x13, #1, #15
    mov w22, #0x5
    lsl x13, x13, #5
    add x13, x13, x25, lsl #4
    add x13, x13, x11, lsl #4
    sub x13, x13, x10, lsl #4
    add x13, x8, x13
    sub x13, x13, #0x40
.L11:
    cbz x9, .L7
    ldr x14, [x13], #-0x20
    sub x9, x9, #0x2
    add w22, w22, #0x2
    cmp x14, x28
    b.ne .L11
.L12:
    cmp x9, #0x2
    b.lo .L15
    add x12, x12, x9, lsl #4
    ldur x12, [x12, #-0x20]
    cmp x12, x28
    b.eq .L14
    lsl x12, x25, #4
    add x12, x12, x9, lsl #4
    add x11, x12, x11, lsl #4
    sub x10, x11, x10, lsl #4
    add x10, x8, x10
    sub x10, x10, #0x40
.L13:
    sub x9, x9, #0x2
    cmp x9, #0x2
    b.lo .L15
    ldr x11, [x10], #-0x20
    cmp x11, x28
    b.ne .L13
.L14:
    mov w22, wzr
.L15:
    mov w21, #0x1
    ldr x9, [x19]
    cmp x25, x9
    b.ne .L8
.L16:
    mov x0, x19
    bl alloc::raw_vec::RawVec<T,A>::grow_one
    ldr x8, [x19, #0x8]
    b .L8
.L17:
    mov x20, xzr
.L18:
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
    stp x29, x30, [sp, #-0x60]!
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x29, sp
    ldr x8, [x1, #0x10]
    cbz x8, .L17
    mov w9, #0x18
    mov x19, x0
    ldr x21, [x1, #0x8]
    madd x22, x8, x9, x21
    mov x20, xzr
    b .L1
.L0:
    add x21, x21, #0x18
    cmp x21, x22
    b.eq .L18
.L1:
    ldr x8, [x21, #0x10]
    str xzr, [x19, #0x10]
    cbz x8, .L0
    ldr x23, [x21, #0x8]
    mov x25, xzr
    add x24, x23, x8, lsl #4
    b .L3
.L2:
    add x23, x23, #0x10
    cmp x23, x24
    b.eq .L0
.L3:
    ldrh w8, [x23, #0x8]
    cbz w8, .L6
    mov w9, wzr
    mov x10, x25
    b .L5
.L4:
    add w9, w9, #0x1
    cmp w9, w8
    b.hs .L6
.L5:
    cbz x10, .L4
    sub x25, x10, #0x1
    mov x10, x25
    str x25, [x19, #0x10]
    b .L4
.L6:
    ldrh w8, [x23, #0xa]
    ldr x26, [x23]
    cmp x8, x25
    csel x10, x8, x25, lo
    subs x8, x10, #0x2
    csel x13, xzr, x8, lo
    ldr x8, [x19, #0x8]
    cmp x13, #0x2
    b.hs .L9
.L7:
    mov w28, wzr
    ldr x9, [x19]
    cmp x25, x9
    b.eq .L16
.L8:
    add x8, x8, x25, lsl #4
    add x25, x25, #0x1
    str x25, [x19, #0x10]
    str x26, [x8]
    stp w28, w27, [x8, #0x8]
    ldrh w8, [x23, #0xc]
    tbz w8, #0x0, .L2
    ldrh w8, [x23, #0xe]
    cmp x25, #0x0
    cset w9, ne
    and w9, w9, w28
    cmp w27, w8, uxth
    csel w8, wzr, w9, hi
    add x20, x20, x8
    b .L2
.L9:
    sub x9, x25, x10
    and x11, x13, #0x1
    add x12, x8, x9, lsl #4
    and x9, x13, #0xfffe
    sub x9, x9, #0x2
    add x12, x12, x11, lsl #4
    lsl x14, x9, #4
    ldr x14, [x12, x14]
    cmp x14, x26
    b.ne .L10
    mov w27, #0x5
    b .L12
.L10:
    ubfx x13, x13, #1, #15
    mov w27, #0x5
    lsl x13, x13, #5
    add x13, x13, x25, lsl #4
    add x13, x13, x11, lsl #4
    sub x13, x13, x10, lsl #4
    add x13, x8, x13
    sub x13, x13, #0x40
.L11:
    cbz x9, .L7
    ldr x14, [x13], #-0x20
    sub x9, x9, #0x2
    add w27, w27, #0x2
    cmp x14, x26
    b.ne .L11
.L12:
    cmp x9, #0x2
    b.lo .L15
    add x12, x12, x9, lsl #4
    ldur x12, [x12, #-0x20]
    cmp x12, x26
    b.eq .L14
    lsl x12, x25, #4
    add x12, x12, x9, lsl #4
    add x11, x12, x11, lsl #4
    sub x10, x11, x10, lsl #4
    add x10, x8, x10
    sub x10, x10, #0x40
.L13:
    sub x9, x9, #0x2
    cmp x9, #0x2
    b.lo .L15
    ldr x11, [x10], #-0x20
    cmp x11, x26
    b.ne .L13
.L14:
    mov w27, wzr
.L15:
    mov w28, #0x1
    ldr x9, [x19]
    cmp x25, x9
    b.ne .L8
.L16:
    mov x0, x19
    bl alloc::raw_vec::RawVec<T,A>::grow_one
    ldr x8, [x19, #0x8]
    b .L8
.L17:
    mov x20, xzr
.L18:
    mov x0, x20
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    ret
