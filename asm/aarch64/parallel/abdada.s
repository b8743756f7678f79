# The kernels of parallel/abdada, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm parallel/abdada --target aarch64
# binary: sha256 b4f4d8e6c3e15eeee2ee8a1cd8e5012b1c177b5f63054da47affe67491621ce7
# latency: 144 instructions in 576 bytes; innermost loops: .L0 of 102
# throughput: 130 instructions in 520 bytes; innermost loops: .L0 of 95
# mix of 274 instructions: 49 mov, 43 ldr, 30 cmp, 19 b, 16 add, 15 b.ne, 12 cbz, 12 ldp, 12 stp, 10 b.eq, 8 bl, 6 cbnz, 6 movk, 5 str, 4 csel, 3 eor, 3 sub, 3 subs, 2 and, 2 b.hs, 2 cset, 2 lsl, 2 lsr, 2 madd, 2 mul, 2 ret, 2 ubfx

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
    cbz x8, .L15
    ldr x23, [x0, #0x8]
    lsl x22, x8, #3
    cbz x23, .L16
    mov x28, #0x7c15
    ldr x24, [sp, #0x8]
    ldr x25, [x1, #0x8]
    movk x28, #0x7f4a, lsl #16
    ldr x26, [x0, #0x10]
    mov x19, xzr
    movk x28, #0x79b9, lsl #32
    mov x8, xzr
    mov w10, #0x170c
    movk x28, #0x9e37, lsl #48
    b .L1
.L0:
    mov w10, #0x170c
    subs x22, x22, #0x8
    add x19, x27, x19
    and x8, x27, x24
    b.eq .L17
.L1:
    ldr x9, [x25], #0x8
    eor x8, x9, x8
    eor x8, x8, x10
    mul x20, x8, x28
    ubfx x8, x20, #7, #13
    cmp x8, x26
    b.hs .L2
    add x21, x23, x8, lsl #5
    ldr x8, [x21]
    cmp x8, x20
    b.ne .L3
    mov x27, xzr
    ldr x8, [x21]
    cbnz x8, .L6
    b .L10
.L2:
    mov w27, #0x1
    subs x22, x22, #0x8
    add x19, x27, x19
    and x8, x27, x24
    b.ne .L1
    b .L17
.L3:
    ldr x8, [x21, #0x8]
    cmp x8, x20
    b.ne .L4
    mov x27, xzr
    ldr x8, [x21]
    cbnz x8, .L6
    b .L10
.L4:
    ldr x8, [x21, #0x10]
    cmp x8, x20
    b.ne .L5
    mov x27, xzr
    ldr x8, [x21]
    cbnz x8, .L6
    b .L10
.L5:
    ldr x8, [x21, #0x18]
    cmp x8, x20
    cset w27, ne
    ldr x8, [x21]
    cbz x8, .L10
.L6:
    ldr x8, [x21, #0x8]
    cbz x8, .L7
    ldr x8, [x21, #0x10]
    cbz x8, .L8
    ldr x8, [x21, #0x18]
    cbz x8, .L9
    mov x8, xzr
    cmp x8, #0x0
    csel x8, x21, xzr, eq
    str x20, [x8]
    ldr x8, [x21]
    cmp x8, x20
    b.eq .L11
    b .L12
.L7:
    mov w8, #0x8
    b .L10
.L8:
    mov w8, #0x10
    b .L10
.L9:
    mov w8, #0x18
.L10:
    add x8, x21, x8
    cmp x8, #0x0
    csel x8, x21, x8, eq
    str x20, [x8]
    ldr x8, [x21]
    cmp x8, x20
    b.ne .L12
.L11:
    mov x0, x20
    mov x1, xzr
    mov x2, x21
    bl __aarch64_cas8_relax
    cmp x0, x20
    b.eq .L0
.L12:
    ldr x8, [x21, #0x8]
    cmp x8, x20
    b.ne .L13
    add x2, x21, #0x8
    mov x0, x20
    mov x1, xzr
    bl __aarch64_cas8_relax
    cmp x0, x20
    b.eq .L0
.L13:
    ldr x8, [x21, #0x10]
    cmp x8, x20
    b.ne .L14
    add x2, x21, #0x10
    mov x0, x20
    mov x1, xzr
    bl __aarch64_cas8_relax
    cmp x0, x20
    b.eq .L0
.L14:
    ldr x8, [x21, #0x18]
    cmp x8, x20
    b.ne .L0
    add x2, x21, #0x18
    mov x0, x20
    mov x1, xzr
    bl __aarch64_cas8_relax
    b .L0
.L15:
    mov x19, xzr
    b .L17
.L16:
    sub x8, x22, #0x8
    mov w9, #0x1
    lsr x8, x8, #3
    madd x19, x9, x8, x9
.L17:
    mov x0, x19
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
    stp x28, x27, [sp, #0x10]
    stp x26, x25, [sp, #0x20]
    stp x24, x23, [sp, #0x30]
    stp x22, x21, [sp, #0x40]
    stp x20, x19, [sp, #0x50]
    mov x29, sp
    ldr x8, [x1, #0x10]
    cbz x8, .L15
    ldr x23, [x0, #0x8]
    lsl x22, x8, #3
    cbz x23, .L16
    mov x27, #0x7c15
    ldr x24, [x1, #0x8]
    ldr x25, [x0, #0x10]
    movk x27, #0x7f4a, lsl #16
    mov x19, xzr
    mov w26, #0x170c
    movk x27, #0x79b9, lsl #32
    movk x27, #0x9e37, lsl #48
    b .L2
.L0:
    mov w28, #0x1
.L1:
    subs x22, x22, #0x8
    add x19, x28, x19
    b.eq .L17
.L2:
    ldr x8, [x24], #0x8
    eor x8, x8, x26
    mul x20, x8, x27
    ubfx x8, x20, #7, #13
    cmp x8, x25
    b.hs .L0
    add x21, x23, x8, lsl #5
    ldr x8, [x21]
    cmp x8, x20
    b.ne .L3
    mov x28, xzr
    ldr x8, [x21]
    cbnz x8, .L6
    b .L10
.L3:
    ldr x8, [x21, #0x8]
    cmp x8, x20
    b.ne .L4
    mov x28, xzr
    ldr x8, [x21]
    cbnz x8, .L6
    b .L10
.L4:
    ldr x8, [x21, #0x10]
    cmp x8, x20
    b.ne .L5
    mov x28, xzr
    ldr x8, [x21]
    cbnz x8, .L6
    b .L10
.L5:
    ldr x8, [x21, #0x18]
    cmp x8, x20
    cset w28, ne
    ldr x8, [x21]
    cbz x8, .L10
.L6:
    ldr x8, [x21, #0x8]
    cbz x8, .L7
    ldr x8, [x21, #0x10]
    cbz x8, .L8
    ldr x8, [x21, #0x18]
    cbz x8, .L9
    mov x8, xzr
    cmp x8, #0x0
    csel x8, x21, xzr, eq
    str x20, [x8]
    ldr x8, [x21]
    cmp x8, x20
    b.eq .L11
    b .L12
.L7:
    mov w8, #0x8
    b .L10
.L8:
    mov w8, #0x10
    b .L10
.L9:
    mov w8, #0x18
.L10:
    add x8, x21, x8
    cmp x8, #0x0
    csel x8, x21, x8, eq
    str x20, [x8]
    ldr x8, [x21]
    cmp x8, x20
    b.ne .L12
.L11:
    mov x0, x20
    mov x1, xzr
    mov x2, x21
    bl __aarch64_cas8_relax
    cmp x0, x20
    b.eq .L1
.L12:
    ldr x8, [x21, #0x8]
    cmp x8, x20
    b.ne .L13
    add x2, x21, #0x8
    mov x0, x20
    mov x1, xzr
    bl __aarch64_cas8_relax
    cmp x0, x20
    b.eq .L1
.L13:
    ldr x8, [x21, #0x10]
    cmp x8, x20
    b.ne .L14
    add x2, x21, #0x10
    mov x0, x20
    mov x1, xzr
    bl __aarch64_cas8_relax
    cmp x0, x20
    b.eq .L1
.L14:
    ldr x8, [x21, #0x18]
    cmp x8, x20
    b.ne .L1
    add x2, x21, #0x18
    mov x0, x20
    mov x1, xzr
    bl __aarch64_cas8_relax
    b .L1
.L15:
    mov x19, xzr
    b .L17
.L16:
    sub x8, x22, #0x8
    mov w9, #0x1
    lsr x8, x8, #3
    madd x19, x9, x8, x9
.L17:
    mov x0, x19
    ldp x20, x19, [sp, #0x50]
    ldp x22, x21, [sp, #0x40]
    ldp x24, x23, [sp, #0x30]
    ldp x26, x25, [sp, #0x20]
    ldp x28, x27, [sp, #0x10]
    ldp x29, x30, [sp], #0x60
    ret
