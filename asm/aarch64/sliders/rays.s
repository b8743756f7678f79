# The kernels of sliders/rays, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target aarch64-unknown-linux-gnu
# command: cargo lab asm sliders/rays --target aarch64
# binary: sha256 f32ace6fd5fe1b576165481f8fb71edf70d75f6b6ddeb396ec7b083a82fed778
# latency: 204 instructions in 816 bytes; innermost loops: .L0 of 42, .L2 of 42, .L4 of 78
# throughput: 192 instructions in 768 bytes; innermost loops: .L0 of 40, .L2 of 40, .L4 of 75
# mix of 396 instructions: 76 ldr, 58 orr, 57 add, 35 and, 32 bic, 32 clz, 19 eor, 16 rbit, 10 ldp, 10 mov, 6 b.ne, 6 cbz, 6 ldrb, 6 ldur, 6 subs, 5 stp, 4 adrp, 4 str, 3 lsl, 3 ret, 1 cbnz, 1 sub

latency:
    sub sp, sp, #0x40
    stp x24, x23, [sp, #0x10]
    stp x22, x21, [sp, #0x20]
    stp x20, x19, [sp, #0x30]
    str xzr, [sp, #0x8]
    ldp x12, x11, [x0, #0x8]
    add x8, sp, #0x8
    adrp x9, plywright::sliders::rays::RAYS
    add x9, x9, :lo12:plywright::sliders::rays::RAYS
    mov x8, xzr
    cbz x11, .L1
    ldr x10, [sp, #0x8]
    lsl x11, x11, #4
    mov x13, xzr
    add x12, x12, #0x8
.L0:
    ldrb w14, [x12]
    ldur x15, [x12, #-0x8]
    add x16, x9, #0x200
    add x17, x9, #0x800
    add x18, x9, #0xa00
    subs x11, x11, #0x10
    ldr x1, [x9, x14, lsl #3]
    ldr x2, [x16, x14, lsl #3]
    eor x13, x15, x13
    ldr x15, [x17, x14, lsl #3]
    ldr x14, [x18, x14, lsl #3]
    add x12, x12, #0x10
    and x3, x1, x13
    and x4, x2, x13
    and x5, x15, x13
    and x13, x14, x13
    orr x3, x3, #0x8000000000000000
    orr x4, x4, #0x8000000000000000
    orr x5, x5, #0x1
    rbit x3, x3
    orr x13, x13, #0x1
    rbit x4, x4
    clz x5, x5
    clz x13, x13
    eor x5, x5, #0x3f
    clz x3, x3
    eor x13, x13, #0x3f
    clz x4, x4
    ldr x3, [x9, x3, lsl #3]
    ldr x17, [x17, x5, lsl #3]
    ldr x13, [x18, x13, lsl #3]
    ldr x16, [x16, x4, lsl #3]
    bic x18, x1, x3
    bic x16, x2, x16
    bic x15, x15, x17
    bic x13, x14, x13
    orr x14, x16, x18
    orr x13, x15, x13
    orr x13, x14, x13
    add x8, x13, x8
    and x13, x13, x10
    b.ne .L0
.L1:
    str xzr, [sp, #0x8]
    ldp x13, x12, [x0, #0x20]
    add x10, sp, #0x8
    mov x10, xzr
    cbz x12, .L3
    ldr x11, [sp, #0x8]
    lsl x12, x12, #4
    mov x15, xzr
    add x13, x13, #0x8
    adrp x14, plywright::sliders::rays::RAYS + 1024
    add x14, x14, :lo12:plywright::sliders::rays::RAYS + 1024
.L2:
    ldrb w16, [x13]
    ldur x17, [x13, #-0x8]
    add x18, x14, #0x200
    add x1, x14, #0x800
    add x2, x14, #0xa00
    subs x12, x12, #0x10
    ldr x3, [x14, x16, lsl #3]
    ldr x4, [x18, x16, lsl #3]
    eor x15, x17, x15
    ldr x17, [x1, x16, lsl #3]
    ldr x16, [x2, x16, lsl #3]
    add x13, x13, #0x10
    and x5, x3, x15
    and x6, x4, x15
    and x7, x17, x15
    and x15, x16, x15
    orr x5, x5, #0x8000000000000000
    orr x6, x6, #0x8000000000000000
    orr x7, x7, #0x1
    rbit x5, x5
    orr x15, x15, #0x1
    rbit x6, x6
    clz x7, x7
    clz x15, x15
    eor x7, x7, #0x3f
    clz x5, x5
    eor x15, x15, #0x3f
    clz x6, x6
    ldr x5, [x14, x5, lsl #3]
    ldr x1, [x1, x7, lsl #3]
    ldr x15, [x2, x15, lsl #3]
    ldr x18, [x18, x6, lsl #3]
    bic x2, x3, x5
    bic x18, x4, x18
    bic x17, x17, x1
    bic x15, x16, x15
    orr x16, x18, x2
    orr x15, x17, x15
    orr x15, x16, x15
    add x10, x15, x10
    and x15, x15, x11
    b.ne .L2
.L3:
    str xzr, [sp, #0x8]
    ldp x14, x13, [x0, #0x38]
    add x11, sp, #0x8
    mov x11, xzr
    cbz x13, .L5
    ldr x12, [sp, #0x8]
    lsl x13, x13, #4
    mov x17, xzr
    add x14, x14, #0x8
.L4:
    ldrb w15, [x14]
    ldur x0, [x14, #-0x8]
    add x1, x9, #0x200
    add x2, x9, #0x800
    add x5, x9, #0x400
    add x18, x9, #0xa00
    ldr x3, [x9, x15, lsl #3]
    ldr x4, [x1, x15, lsl #3]
    eor x0, x0, x17
    ldr x16, [x2, x15, lsl #3]
    ldr x21, [x5, x15, lsl #3]
    ldr x17, [x18, x15, lsl #3]
    and x6, x3, x0
    and x7, x4, x0
    subs x13, x13, #0x10
    orr x6, x6, #0x8000000000000000
    orr x7, x7, #0x8000000000000000
    and x19, x16, x0
    rbit x6, x6
    rbit x7, x7
    orr x19, x19, #0x1
    clz x19, x19
    and x22, x21, x0
    and x20, x17, x0
    clz x6, x6
    clz x7, x7
    eor x19, x19, #0x3f
    ldr x6, [x9, x6, lsl #3]
    ldr x1, [x1, x7, lsl #3]
    orr x7, x22, #0x8000000000000000
    ldr x2, [x2, x19, lsl #3]
    add x19, x9, #0x600
    orr x20, x20, #0x1
    bic x3, x3, x6
    bic x1, x4, x1
    ldr x4, [x19, x15, lsl #3]
    rbit x6, x7
    add x7, x9, #0xc00
    clz x20, x20
    add x22, x9, #0xe00
    ldr x24, [x7, x15, lsl #3]
    eor x20, x20, #0x3f
    and x23, x4, x0
    ldr x15, [x22, x15, lsl #3]
    ldr x18, [x18, x20, lsl #3]
    clz x6, x6
    orr x20, x23, #0x8000000000000000
    and x23, x24, x0
    rbit x20, x20
    and x0, x15, x0
    ldr x5, [x5, x6, lsl #3]
    orr x6, x23, #0x1
    orr x0, x0, #0x1
    bic x16, x16, x2
    clz x6, x6
    clz x20, x20
    clz x0, x0
    eor x6, x6, #0x3f
    ldr x19, [x19, x20, lsl #3]
    eor x0, x0, #0x3f
    ldr x2, [x7, x6, lsl #3]
    ldr x0, [x22, x0, lsl #3]
    bic x17, x17, x18
    bic x18, x21, x5
    bic x4, x4, x19
    orr x16, x16, x17
    bic x2, x24, x2
    bic x15, x15, x0
    orr x17, x1, x3
    orr x16, x16, x18
    orr x18, x4, x2
    add x14, x14, #0x10
    orr x16, x17, x16
    orr x15, x18, x15
    orr x15, x16, x15
    add x11, x15, x11
    and x17, x15, x12
    b.ne .L4
.L5:
    ldp x20, x19, [sp, #0x30]
    add x8, x10, x8
    ldp x22, x21, [sp, #0x20]
    add x0, x8, x11
    ldp x24, x23, [sp, #0x10]
    add sp, sp, #0x40
    ret

throughput:
    str x23, [sp, #-0x30]!
    stp x22, x21, [sp, #0x10]
    stp x20, x19, [sp, #0x20]
    ldr x10, [x0, #0x10]
    adrp x9, plywright::sliders::rays::RAYS
    add x9, x9, :lo12:plywright::sliders::rays::RAYS
    mov x8, xzr
    cbz x10, .L1
    ldr x11, [x0, #0x8]
    add x11, x11, #0x8
.L0:
    ldrb w12, [x11]
    add x14, x9, #0x200
    add x15, x9, #0x800
    add x16, x9, #0xa00
    ldur x13, [x11, #-0x8]
    subs x10, x10, #0x1
    ldr x17, [x9, x12, lsl #3]
    ldr x18, [x14, x12, lsl #3]
    ldr x1, [x15, x12, lsl #3]
    ldr x12, [x16, x12, lsl #3]
    add x11, x11, #0x10
    and x2, x17, x13
    and x3, x18, x13
    and x4, x1, x13
    and x13, x12, x13
    orr x2, x2, #0x8000000000000000
    orr x3, x3, #0x8000000000000000
    orr x4, x4, #0x1
    rbit x2, x2
    orr x13, x13, #0x1
    rbit x3, x3
    clz x4, x4
    clz x13, x13
    eor x4, x4, #0x3f
    clz x2, x2
    eor x13, x13, #0x3f
    clz x3, x3
    ldr x2, [x9, x2, lsl #3]
    ldr x15, [x15, x4, lsl #3]
    ldr x13, [x16, x13, lsl #3]
    ldr x14, [x14, x3, lsl #3]
    bic x16, x17, x2
    bic x15, x1, x15
    bic x14, x18, x14
    bic x12, x12, x13
    orr x13, x14, x16
    orr x12, x15, x12
    orr x12, x13, x12
    add x8, x12, x8
    b.ne .L0
.L1:
    ldr x11, [x0, #0x28]
    cbz x11, .L5
    ldr x12, [x0, #0x20]
    mov x10, xzr
    adrp x13, plywright::sliders::rays::RAYS + 1024
    add x13, x13, :lo12:plywright::sliders::rays::RAYS + 1024
    add x12, x12, #0x8
.L2:
    ldrb w14, [x12]
    add x16, x13, #0x200
    add x17, x13, #0x800
    add x18, x13, #0xa00
    ldur x15, [x12, #-0x8]
    subs x11, x11, #0x1
    ldr x1, [x13, x14, lsl #3]
    ldr x2, [x16, x14, lsl #3]
    ldr x3, [x17, x14, lsl #3]
    ldr x14, [x18, x14, lsl #3]
    add x12, x12, #0x10
    and x4, x1, x15
    and x5, x2, x15
    and x6, x3, x15
    and x15, x14, x15
    orr x4, x4, #0x8000000000000000
    orr x5, x5, #0x8000000000000000
    orr x6, x6, #0x1
    rbit x4, x4
    orr x15, x15, #0x1
    rbit x5, x5
    clz x6, x6
    clz x15, x15
    eor x6, x6, #0x3f
    clz x4, x4
    eor x15, x15, #0x3f
    clz x5, x5
    ldr x4, [x13, x4, lsl #3]
    ldr x17, [x17, x6, lsl #3]
    ldr x15, [x18, x15, lsl #3]
    ldr x16, [x16, x5, lsl #3]
    bic x18, x1, x4
    bic x17, x3, x17
    bic x16, x2, x16
    bic x14, x14, x15
    orr x15, x16, x18
    orr x14, x17, x14
    orr x14, x15, x14
    add x10, x14, x10
    b.ne .L2
    ldr x12, [x0, #0x40]
    cbz x12, .L6
.L3:
    ldr x13, [x0, #0x38]
    mov x11, xzr
    add x13, x13, #0x8
.L4:
    ldur x14, [x13, #-0x8]
    ldrb w15, [x13], #0x10
    add x0, x9, #0x200
    add x1, x9, #0x800
    ldr x2, [x9, x15, lsl #3]
    ldr x3, [x0, x15, lsl #3]
    ldr x16, [x1, x15, lsl #3]
    add x4, x9, #0x400
    add x18, x9, #0xa00
    subs x12, x12, #0x1
    and x5, x2, x14
    and x6, x3, x14
    and x7, x16, x14
    orr x5, x5, #0x8000000000000000
    orr x6, x6, #0x8000000000000000
    orr x7, x7, #0x1
    rbit x5, x5
    rbit x6, x6
    ldr x20, [x4, x15, lsl #3]
    ldr x17, [x18, x15, lsl #3]
    clz x7, x7
    clz x5, x5
    clz x6, x6
    eor x7, x7, #0x3f
    and x21, x20, x14
    ldr x5, [x9, x5, lsl #3]
    ldr x0, [x0, x6, lsl #3]
    and x19, x17, x14
    orr x6, x21, #0x8000000000000000
    ldr x1, [x1, x7, lsl #3]
    add x7, x9, #0x600
    orr x19, x19, #0x1
    bic x2, x2, x5
    bic x0, x3, x0
    ldr x3, [x7, x15, lsl #3]
    rbit x5, x6
    add x6, x9, #0xc00
    add x21, x9, #0xe00
    clz x19, x19
    ldr x23, [x6, x15, lsl #3]
    ldr x15, [x21, x15, lsl #3]
    eor x19, x19, #0x3f
    and x22, x3, x14
    ldr x18, [x18, x19, lsl #3]
    clz x5, x5
    orr x19, x22, #0x8000000000000000
    and x22, x23, x14
    and x14, x15, x14
    rbit x19, x19
    ldr x4, [x4, x5, lsl #3]
    orr x5, x22, #0x1
    orr x14, x14, #0x1
    clz x5, x5
    bic x16, x16, x1
    clz x14, x14
    clz x19, x19
    eor x5, x5, #0x3f
    eor x14, x14, #0x3f
    ldr x7, [x7, x19, lsl #3]
    ldr x1, [x6, x5, lsl #3]
    ldr x14, [x21, x14, lsl #3]
    bic x17, x17, x18
    bic x18, x20, x4
    bic x3, x3, x7
    bic x1, x23, x1
    bic x14, x15, x14
    orr x15, x16, x17
    orr x16, x0, x2
    orr x15, x15, x18
    orr x17, x3, x1
    orr x15, x16, x15
    orr x14, x17, x14
    orr x14, x15, x14
    add x11, x14, x11
    b.ne .L4
    ldp x20, x19, [sp, #0x20]
    add x8, x10, x8
    ldp x22, x21, [sp, #0x10]
    add x0, x8, x11
    ldr x23, [sp], #0x30
    ret
.L5:
    mov x10, xzr
    ldr x12, [x0, #0x40]
    cbnz x12, .L3
.L6:
    ldp x20, x19, [sp, #0x20]
    add x8, x10, x8
    ldp x22, x21, [sp, #0x10]
    add x0, x8, xzr
    ldr x23, [sp], #0x30
    ret
