# The kernels of weights/runtime, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm weights/runtime --target x86-64-v3
# binary: sha256 bf77853fd7343debb9f88d5050b900157fd6e38b6e19731c87f72560ec0e1f52
# latency: 48 instructions in 143 bytes; innermost loops: .L0 of 19
# throughput: 32 instructions in 104 bytes; innermost loops: .L0 of 9
# plywright::eval::Evaluator<R>::evaluate: 3330 instructions in 16701 bytes; innermost loops: .L10 of 51, .L13 of 67, .L17 of 57, .L20 of 65, .L26 of 48, .L30 of 66, .L33 of 55, .L36 of 64, .L47 of 6, .L52 of 5, .L54 of 101, .L63 of 6, .L87 of 8, .L90 of 6, .L92 of 104, .L101 of 8
# mix of 3410 instructions: 1091 mov, 351 and, 301 add, 158 shr, 146 imul, 125 or, 124 movabs, 119 lea, 110 xor, 77 cmp, 74 test, 73 popcnt, 66 je, 56 sub, 47 jne, 47 shl, 46 jmp, 39 andn, 39 movzx, 24 tzcnt, 18 jae, 18 push, 17 cmove, 17 pop, 16 blsr, 16 sete, 14 not, 13 shlx, 12 shrx, 10 vpinsrd, 9 setne, 8 cmovb, 8 vpaddd, 8 vpbroadcastd, 7 sar, 6 bt, 6 bts, 6 call, 6 cmovl, 6 jbe, 6 lzcnt, 6 vmovd, 4 cmova, 4 cmovae, 4 neg, 4 vmovq, 4 vpextrd, 4 vpor, 4 vpsrlq, 3 jle, 3 ret, 2 cdqe, 2 cmovbe, 2 ja, 2 jge, 2 jl, 2 sbb, 2 shld, 2 vpextrq, 2 vpmulld, 2 vpsubd, 2 vpxor, 1 cmovge, 1 cmovns, 1 dec, 1 inc, 1 movsx, 1 movsxd, 1 setae, 1 vpunpcklqdq

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    push rax
    mov r15, qword ptr [rsi + 0x8]
    mov r12, qword ptr [rsi + 0x10]
    mov qword ptr [rsp], 0x0
    mov rax, rsp
    test r12, r12
    je .L2
    mov r13, qword ptr [rsp]
    mov r14, qword ptr [rdi]
    xor ebx, ebx
    xor eax, eax
    xor ebp, ebp
    jmp .L1
    nop
.L0:
    inc rbp
    cmp r12, rbp
    je .L3
.L1:
    mov rcx, rax
    xor rcx, rbp
    cmp rcx, r12
    jae .L0
    lea rax, [rcx + 4*rcx]
    shl rax, 0x5
    add rax, r15
    mov qword ptr [rsp], rax
    mov rax, rsp
    mov rsi, qword ptr [rsp]
    mov rdi, r14
    call plywright::eval::Evaluator<R>::evaluate
    cdqe
    add rbx, rax
    and rax, r13
    jmp .L0
.L2:
    xor ebx, ebx
.L3:
    mov rax, rbx
    add rsp, 0x8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x10
    mov r15, qword ptr [rsi + 0x10]
    test r15, r15
    je .L1
    mov r12, qword ptr [rsi + 0x8]
    mov r14, qword ptr [rdi]
    xor ebx, ebx
    lea r13, [rsp + 0x8]
    nop
.L0:
    mov qword ptr [rsp + 0x8], r12
    mov rsi, qword ptr [rsp + 0x8]
    mov rdi, r14
    call plywright::eval::Evaluator<R>::evaluate
    cdqe
    add rbx, rax
    add r12, 0xa0
    dec r15
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
.L2:
    mov rax, rbx
    add rsp, 0x10
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    ret

plywright::eval::Evaluator<R>::evaluate:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x318
    mov qword ptr [rsp + 0x8], rdi
    movabs r8, -0x101010101010102
    movabs rdi, 0x7f7f7f7f7f7f7f7f
    mov rax, qword ptr [rsi + 0x80]
    mov rcx, qword ptr [rsi + 0x50]
    mov rbp, qword ptr [rsi + 0x78]
    mov r11, rcx
    and rcx, rax
    mov r15, rbp
    mov qword ptr [rsp + 0xe0], rax
    and r15, rax
    tzcnt r10, r15
    mov r13d, r10d
    and r13d, 0x3f
    mov rdx, rcx
    shl rdx, 0x9
    lea rbx, [r8 - 0xfe]
    mov rax, rcx
    shl rax, 0x7
    mov qword ptr [rsp + 0x1f0], r13
    shl r13d, 0x6
    lea r14, [rdi - 0x7f]
    mov edi, r10d
    and dil, 0x7
    je .L0
    mov r8d, r10d
    and r8d, 0x7
    mov r9d, edi
    cmp r8d, 0x7
    jne .L1
    mov r9b, 0x6
    jmp .L1
.L0:
    mov r9b, 0x1
.L1:
    and rdx, rbx
    and rax, r14
    mov r8, qword ptr [rsi + 0x88]
    mov qword ptr [rsp + 0x30], r8
    mov r8d, r10d
    shr r8b, 0x3
    and r8b, 0x7
    movzx r8d, r8b
    test r8b, r8b
    mov dword ptr [rsp + 0xb0], r8d
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp + 0x88], r10
    mov qword ptr [rsp + 0x1d8], rbx
    mov qword ptr [rsp + 0x228], r14
    mov qword ptr [rsp + 0x280], r15
    je .L2
    cmp r8d, 0x7
    jne .L3
    mov dil, 0x30
    jmp .L4
.L2:
    mov dil, 0x8
    jmp .L4
.L3:
    mov edi, r10d
    and dil, 0x38
.L4:
    or dil, r9b
    mov r8, rax
    or r8, rdx
    mov qword ptr [rsp + 0x48], r8
    lea r8, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [r13 + r8 + 0x8]
    movabs r15, 0xfefefefefefefe
    movabs r14, 0x7f7f7f7f7f7f7f
    mov r8, qword ptr [rsi + 0x58]
    mov qword ptr [rsp + 0x1b0], r8
    movzx r10d, dil
    shl r10d, 0x6
    mov r8, qword ptr [rsp + 0x30]
    mov rbx, r11
    and rbx, r8
    and rbp, r8
    xor r11d, r11d
    tzcnt r11, rbp
    mov r8d, r11d
    and r8b, 0x3f
    mov byte ptr [rsp + 0x108], r8b
    vmovq xmm0, rbx
    vmovq xmm1, rcx
    vpunpcklqdq xmm2, xmm1, xmm0
    vpsrlq xmm1, xmm2, 0x8
    mov r9d, r11d
    and r9d, 0x3f
    vpextrq r8, xmm1, 0x1
    mov qword ptr [rsp + 0x238], r8
    add r8, r8
    and r8, r15
    mov qword ptr [rsp + 0x18], r8
    mov qword ptr [rsp + 0x20], rbx
    mov r15, rbx
    shr r15, 0x9
    and r15, r14
    mov qword ptr [rsp + 0x2e8], r9
    mov r14d, r9d
    shl r14d, 0x6
    mov ebx, r11d
    and bl, 0x7
    mov qword ptr [rsp + 0x130], rdi
    je .L5
    mov r9d, r11d
    and r9d, 0x7
    mov r8d, ebx
    cmp r9d, 0x7
    jne .L6
    mov r8b, 0x6
    jmp .L6
.L5:
    mov r8b, 0x1
.L6:
    mov rdi, qword ptr [rsp + 0x1b0]
    and rdi, qword ptr [rsp + 0xe0]
    mov qword ptr [rsp + 0x140], rdi
    mov r9, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x128], r15
    or r9, r15
    mov qword ptr [rsp + 0xf0], r9
    and rax, rdx
    mov r15, qword ptr [rsp + 0x48]
    and r15, r12
    movzx edx, byte ptr [rsp + 0x108]
    shr dl, 0x3
    movzx edx, dl
    test dl, dl
    mov dword ptr [rsp + 0x110], edx
    mov qword ptr [rsp + 0x190], r13
    mov qword ptr [rsp + 0xa8], rbp
    je .L7
    cmp edx, 0x7
    jne .L8
    mov dl, 0x30
    jmp .L9
.L7:
    mov dl, 0x8
    jmp .L9
.L8:
    mov edx, r11d
    and dl, 0x38
.L9:
    mov qword ptr [rsp + 0x210], rbx
    mov qword ptr [rsp + 0x2f0], r11
    or dl, r8b
    mov rdi, qword ptr [rsi + 0x68]
    mov qword ptr [rsp + 0x90], rdi
    mov r8, qword ptr [rsi + 0x70]
    mov qword ptr [rsp + 0xe8], r8
    mov r8, qword ptr [rsi + 0x60]
    mov qword ptr [rsp + 0x1b8], r8
    lea r9, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x300], r14
    mov r8, qword ptr [r14 + r9 + 0x8]
    mov qword ptr [rsp + 0x208], r8
    mov rdi, qword ptr [r10 + r9 + 0x8]
    mov qword ptr [rsp + 0xb8], rdi
    or r15, rax
    mov rax, qword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0x220], r12
    or rax, r12
    mov qword ptr [rsp + 0x38], rax
    movabs rax, 0x5555555555555555
    mov qword ptr [rsp + 0xf8], rax
    movabs rdi, 0x900000000000000
    movabs rbp, 0x101010101010101
    movzx eax, dl
    mov edx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r9 + 0x8]
    bts rax, rdx
    mov qword ptr [rsp + 0x1c0], rax
    mov qword ptr [rsp + 0x70], rcx
    mov rdx, rcx
    mov rcx, qword ptr [rsp + 0x1f0]
    bts rdx, rcx
    or rdx, qword ptr [rsp + 0xf0]
    not rdx
    mov rax, qword ptr [rsp + 0x8]
    mov r10d, dword ptr [rax + 4*rcx + 0x510]
    mov r12, qword ptr [rsp + 0x140]
    vpxor xmm0, xmm0, xmm0
    xor r13d, r13d
    test r12, r12
    je .L12
    vpbroadcastd xmm3, dword ptr [.C0]
    nop
.L10:
    xor r8d, r8d
    tzcnt r8, r12
    mov eax, r8d
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rax + rcx]
    mov rax, r9
    and rax, qword ptr [rsp + 0x1c0]
    je .L11
    popcnt rax, rax
    mov rcx, qword ptr [rsp + 0x8]
    imul eax, dword ptr [rcx + 0x998]
    add eax, dword ptr [rcx + 0x800]
    vpinsrd xmm4, xmm3, eax, 0x1
    vpaddd xmm0, xmm4, xmm0
.L11:
    mov rbx, r9
    and rbx, rdx
    mov r14, rbx
    shr r14
    movabs rax, 0x5555555555555555
    and r14, rax
    xor eax, eax
    popcnt rax, rbx
    sub rbx, r14
    mov r14, rbx
    movabs rcx, 0x3333333333333333
    and r14, rcx
    shr rbx, 0x2
    and rbx, rcx
    add rbx, r14
    mov r14, rbx
    shr r14, 0x4
    add r14, rbx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and r14, rcx
    imul r14, rbp
    cmp r14, rdi
    jae .L138
    blsr r12, r12
    or r13, r9
    mov rbx, qword ptr [rsp + 0x38]
    mov rcx, rbx
    and rcx, r9
    or r15, rcx
    mov rcx, qword ptr [rsp + 0x8]
    add r10d, dword ptr [rcx + 4*rax + 0x8a8]
    or rbx, r9
    mov qword ptr [rsp + 0x38], rbx
    add r10d, dword ptr [rcx + 4*r8 + 0x110]
    test r12, r12
    jne .L10
.L12:
    mov qword ptr [rsp + 0x78], r15
    mov qword ptr [rsp + 0x298], rsi
    mov rsi, qword ptr [rsp + 0xe8]
    mov rax, qword ptr [rsp + 0xe0]
    and rsi, rax
    mov r14, qword ptr [rsp + 0x1b8]
    and r14, rax
    mov rcx, qword ptr [rsp + 0x30]
    or rcx, rax
    mov qword ptr [rsp + 0xd0], rsi
    mov qword ptr [rsp + 0x58], rcx
    xor rsi, rcx
    test r14, r14
    mov qword ptr [rsp + 0xc0], r14
    mov qword ptr [rsp + 0x2e0], r13
    je .L15
    xor r11d, r11d
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm3, dword ptr [.C0]
    mov rdi, qword ptr [rsp + 0x8]
    nop
.L13:
    xor r13d, r13d
    tzcnt r13, r14
    lea rax, [2*r13]
    add rax, r13
    mov r9d, dword ptr [r8 + 8*rax + 0x610]
    movzx ecx, byte ptr [r8 + 8*rax + 0x614]
    mov r12, qword ptr [r8 + 8*rax + 0x600]
    and r12, rsi
    imul r12, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r12, rcx
    add rax, r9
    mov r9, qword ptr [rbx + 8*rax]
    mov rax, r9
    and rax, qword ptr [rsp + 0x1c0]
    je .L14
    popcnt rax, rax
    mov rcx, qword ptr [rsp + 0x8]
    imul eax, dword ptr [rcx + 0x998]
    add eax, dword ptr [rcx + 0x804]
    vpinsrd xmm4, xmm3, eax, 0x1
    vpaddd xmm0, xmm4, xmm0
.L14:
    mov rcx, r9
    and rcx, rdx
    mov r12, rcx
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
    popcnt rax, rcx
    sub rcx, r12
    mov r12, rcx
    movabs r15, 0x3333333333333333
    and r12, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, r12
    mov r12, rcx
    shr r12, 0x4
    add r12, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and r12, rcx
    imul r12, rbp
    movabs rcx, 0xe00000000000000
    cmp r12, rcx
    jae .L139
    blsr r14, r14
    or r11, r9
    mov r15, qword ptr [rsp + 0x38]
    mov rcx, r15
    and rcx, r9
    or qword ptr [rsp + 0x78], rcx
    add r10d, dword ptr [rdi + 4*rax + 0x820]
    or r15, r9
    mov qword ptr [rsp + 0x38], r15
    mov eax, r10d
    add eax, dword ptr [rdi + 4*r13 + 0x210]
    movabs rcx, -0x55aa55aa55aa55ab
    bt rcx, r13
    movabs r9, 0x55aa55aa55aa55aa
    cmovae rcx, r9
    and rcx, qword ptr [rsp + 0x70]
    xor r10d, r10d
    popcnt r10, rcx
    imul r10d, dword ptr [rdi + 0x914]
    add r10d, eax
    test r14, r14
    jne .L13
    mov rax, r11
    mov r13, qword ptr [rsp + 0x2e0]
    or rax, r13
    mov qword ptr [rsp + 0x150], rax
    jmp .L16
.L15:
    xor r11d, r11d
    mov qword ptr [rsp + 0x150], r13
.L16:
    mov qword ptr [rsp + 0x2f8], r11
    mov r14, qword ptr [rsp + 0x90]
    and r14, qword ptr [rsp + 0xe0]
    mov qword ptr [rsp + 0x138], r14
    je .L22
    xor rsi, r14
    xor r11d, r11d
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm3, dword ptr [.C0]
    nop
.L17:
    xor r13d, r13d
    tzcnt r13, r14
    lea rax, [2*r13]
    add rax, r13
    mov ecx, dword ptr [r8 + 8*rax + 0x10]
    movzx r9d, byte ptr [r8 + 8*rax + 0x14]
    mov r12, qword ptr [r8 + 8*rax]
    and r12, rsi
    imul r12, qword ptr [r8 + 8*rax + 0x8]
    shrx rax, r12, r9
    add rax, rcx
    mov r9, qword ptr [rbx + 8*rax]
    mov rax, r9
    and rax, qword ptr [rsp + 0x1c0]
    je .L18
    popcnt rax, rax
    mov rcx, qword ptr [rsp + 0x8]
    imul eax, dword ptr [rcx + 0x998]
    add eax, dword ptr [rcx + 0x808]
    vpinsrd xmm4, xmm3, eax, 0x1
    vpaddd xmm0, xmm4, xmm0
.L18:
    mov rcx, r9
    and rcx, rdx
    mov r12, rcx
    shr r12
    movabs rax, 0x5555555555555555
    and r12, rax
    xor eax, eax
    popcnt rax, rcx
    sub rcx, r12
    mov r12, rcx
    movabs r15, 0x3333333333333333
    and r12, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, r12
    mov r12, rcx
    shr r12, 0x4
    add r12, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and r12, rcx
    imul r12, rbp
    movabs rcx, 0xf00000000000000
    cmp r12, rcx
    jae .L140
    or r11, r9
    mov r15, qword ptr [rsp + 0x38]
    mov rcx, r15
    and rcx, r9
    or qword ptr [rsp + 0x78], rcx
    mov rcx, qword ptr [rsp + 0x8]
    add r10d, dword ptr [rcx + 4*rax + 0x8cc]
    or r15, r9
    mov qword ptr [rsp + 0x38], r15
    add r10d, dword ptr [rcx + 4*r13 + 0x310]
    blsr r14, r14
    jne .L17
    movabs rdi, 0x1c00000000000000
    mov r14, qword ptr [rsp + 0xd0]
    test r14, r14
    je .L23
.L19:
    mov qword ptr [rsp + 0x218], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm3, dword ptr [.C0]
    nop
.L20:
    xor r13d, r13d
    tzcnt r13, r14
    lea rax, [2*r13]
    add rax, r13
    mov ecx, dword ptr [r8 + 8*rax + 0x10]
    movzx esi, byte ptr [r8 + 8*rax + 0x14]
    mov r9, qword ptr [r8 + 8*rax]
    mov r15, qword ptr [rsp + 0x58]
    and r9, r15
    imul r9, qword ptr [r8 + 8*rax + 0x8]
    shrx rsi, r9, rsi
    add rsi, rcx
    mov ecx, dword ptr [r8 + 8*rax + 0x610]
    movzx r9d, byte ptr [r8 + 8*rax + 0x614]
    mov r12, qword ptr [r8 + 8*rax + 0x600]
    and r12, r15
    imul r12, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r12, r9
    add rax, rcx
    mov r9, qword ptr [rbx + 8*rax]
    or r9, qword ptr [rbx + 8*rsi]
    mov rax, r9
    and rax, qword ptr [rsp + 0x1c0]
    je .L21
    popcnt rax, rax
    mov rcx, qword ptr [rsp + 0x8]
    imul eax, dword ptr [rcx + 0x998]
    add eax, dword ptr [rcx + 0x80c]
    vpinsrd xmm4, xmm3, eax, 0x1
    vpaddd xmm0, xmm4, xmm0
.L21:
    mov rcx, r9
    and rcx, rdx
    mov rsi, rcx
    shr rsi
    movabs rax, 0x5555555555555555
    and rsi, rax
    xor eax, eax
    popcnt rax, rcx
    sub rcx, rsi
    mov rsi, rcx
    movabs r15, 0x3333333333333333
    and rsi, r15
    shr rcx, 0x2
    and rcx, r15
    add rcx, rsi
    mov rsi, rcx
    shr rsi, 0x4
    add rsi, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    and rsi, rcx
    imul rsi, rbp
    cmp rsi, rdi
    jae .L141
    or qword ptr [rsp + 0x218], r9
    mov rsi, qword ptr [rsp + 0x38]
    mov rcx, rsi
    and rcx, r9
    or qword ptr [rsp + 0x78], rcx
    mov rcx, qword ptr [rsp + 0x8]
    add r10d, dword ptr [rcx + 4*rax + 0x790]
    or rsi, r9
    mov qword ptr [rsp + 0x38], rsi
    add r10d, dword ptr [rcx + 4*r13 + 0x410]
    blsr r14, r14
    jne .L20
    jmp .L24
.L22:
    xor r11d, r11d
    movabs rdi, 0x1c00000000000000
    mov r14, qword ptr [rsp + 0xd0]
    test r14, r14
    jne .L19
.L23:
    mov qword ptr [rsp + 0x218], 0x0
.L24:
    mov qword ptr [rsp + 0x290], r11
    mov rdx, qword ptr [rsp + 0x70]
    mov rax, rdx
    shl rax, 0x8
    vmovq rcx, xmm1
    mov qword ptr [rsp + 0x180], rcx
    mov qword ptr [rsp + 0xd8], rax
    or rax, rdx
    or rcx, rdx
    mov rdx, rax
    shl rdx, 0x10
    mov r15, rcx
    shr r15, 0x10
    or rdx, rax
    or r15, rcx
    mov rax, rdx
    shld rax, r15, 0x20
    or r15, rdx
    or r15, rax
    mov rax, qword ptr [rsp + 0x128]
    and qword ptr [rsp + 0x18], rax
    mov rcx, qword ptr [rsp + 0xf0]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rdx, rcx
    shr rdx, 0x20
    or rdx, rcx
    mov r12, qword ptr [rsp + 0x20]
    mov rax, r12
    shl rax, 0x8
    mov qword ptr [rsp + 0x2b8], rax
    or rax, r12
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, qword ptr [rsp + 0x238]
    or rax, r12
    mov r11, rax
    shr r11, 0x10
    or r11, rax
    mov rax, rcx
    shld rax, r11, 0x20
    or r11, rcx
    or r11, rax
    movabs rcx, 0xffffff000000
    mov qword ptr [rsp + 0xc8], rdx
    andn rax, rdx, qword ptr [rsp + 0x48]
    and rax, rcx
    mov rdi, qword ptr [rsp + 0x8]
    mov esi, dword ptr [rdi + 0x908]
    mov ebx, dword ptr [rdi + 0x90c]
    mov r13, qword ptr [rsp + 0x140]
    mov rcx, r13
    and rcx, rax
    mov rdx, rcx
    shr rdx
    movabs r8, 0x555555000000
    and rdx, r8
    sub rcx, rdx
    movabs rdx, 0x3333333333333333
    lea r9, [rdx - 0x333333]
    mov rdx, rcx
    and rdx, r9
    shr rcx, 0x2
    and rcx, r9
    add rcx, rdx
    mov rdx, rcx
    shr rdx, 0x4
    add rdx, rcx
    mov r14, qword ptr [rsp + 0xc0]
    and rax, r14
    mov rcx, rax
    shr rcx
    and rcx, r8
    movabs r8, 0xf0f0f0f0f0f0f0f
    add r8, -0xf0f0f
    and rdx, r8
    imul rdx, rbp
    shr rdx, 0x38
    mov dword ptr [rsp + 0x50], esi
    imul edx, esi
    sub rax, rcx
    mov rcx, rax
    and rcx, r9
    shr rax, 0x2
    and rax, r9
    add rax, rcx
    mov rsi, rax
    shr rsi, 0x4
    add rsi, rax
    and rsi, r8
    imul rsi, rbp
    shr rsi, 0x38
    mov dword ptr [rsp + 0x68], ebx
    imul esi, ebx
    add esi, edx
    mov edx, dword ptr [rdi + 0x910]
    mov rax, r14
    or rax, r13
    mov rcx, qword ptr [rsp + 0x180]
    and rax, rcx
    popcnt rax, rax
    mov dword ptr [rsp + 0x100], edx
    imul eax, edx
    mov r8, qword ptr [rsp + 0x138]
    mov qword ptr [rsp + 0x28], r15
    andn rcx, r15, r8
    andn rdx, r11, rcx
    popcnt rdx, rdx
    mov r9d, dword ptr [rdi + 0x918]
    mov dword ptr [rsp + 0xa0], r9d
    imul edx, r9d
    add edx, eax
    mov qword ptr [rsp + 0x2a0], r11
    and rcx, r11
    popcnt r11, rcx
    mov eax, dword ptr [rdi + 0x91c]
    mov dword ptr [rsp + 0x1cc], eax
    imul r11d, eax
    add r11d, edx
    add r11d, esi
    mov rbx, r12
    movabs rax, -0x100000000000000
    mov rdx, qword ptr [rsp + 0xa8]
    and rdx, rax
    mov r12, qword ptr [rsp + 0x208]
    and r12, qword ptr [rsp + 0xf0]
    mov rsi, qword ptr [rsp + 0x30]
    and rsi, qword ptr [rsp + 0x1b0]
    movabs rax, 0xff000000000000
    mov rcx, rbx
    and rcx, rax
    or rdx, rcx
    je .L25
    and rax, r8
    mov rcx, r8
    shr rcx
    movabs rdx, 0x55000000000000
    and rdx, rcx
    sub rax, rdx
    movabs rcx, 0x3333000000000000
    mov rdx, rax
    and rdx, rcx
    shr rax, 0x2
    and rax, rcx
    add rax, rdx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    movabs rax, 0xf0f000000000000
    and rax, rcx
    imul rax, rbp
    shr rax, 0x38
    imul eax, dword ptr [rdi + 0x920]
    add eax, r11d
    mov r11d, eax
.L25:
    mov r9, rdi
    mov qword ptr [rsp + 0x288], r11
    mov rax, qword ptr [rsp + 0xb8]
    mov rcx, qword ptr [rsp + 0x130]
    bts rax, rcx
    mov qword ptr [rsp + 0xb8], rax
    or r12, qword ptr [rsp + 0x18]
    mov rdi, qword ptr [rsp + 0x208]
    or rdi, qword ptr [rsp + 0xf0]
    mov eax, dword ptr [r9 + 0x930]
    mov dword ptr [rsp + 0x2dc], eax
    mov rcx, rbx
    mov rax, qword ptr [rsp + 0x2e8]
    bts rcx, rax
    or rcx, qword ptr [rsp + 0x48]
    not rcx
    movzx eax, byte ptr [rsp + 0x108]
    xor al, 0x38
    movzx eax, al
    mov edx, dword ptr [r9 + 4*rax + 0x510]
    test rsi, rsi
    mov qword ptr [rsp + 0x18], rsi
    vpxor xmm3, xmm3, xmm3
    je .L28
    xor r11d, r11d
    vpbroadcastd xmm4, dword ptr [.C0]
    mov r8, rsi
    movabs r15, 0x3333333333333333
    nop
.L26:
    xor ebx, ebx
    tzcnt rbx, r8
    mov eax, ebx
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r14, qword ptr [rax + rsi]
    mov rax, r14
    and rax, qword ptr [rsp + 0xb8]
    je .L27
    popcnt rax, rax
    imul eax, dword ptr [r9 + 0x998]
    add eax, dword ptr [r9 + 0x800]
    vpinsrd xmm5, xmm4, eax, 0x1
    vpaddd xmm3, xmm5, xmm3
.L27:
    mov rsi, r14
    and rsi, rcx
    mov r13, rsi
    shr r13
    movabs rax, 0x5555555555555555
    and r13, rax
    xor eax, eax
    popcnt rax, rsi
    sub rsi, r13
    mov r13, rsi
    and r13, r15
    shr rsi, 0x2
    and rsi, r15
    add rsi, r13
    mov r13, rsi
    shr r13, 0x4
    add r13, rsi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and r13, rsi
    imul r13, rbp
    movabs rsi, 0x900000000000000
    cmp r13, rsi
    jae .L138
    blsr r8, r8
    or r11, r14
    mov rsi, rdi
    and rsi, r14
    or r12, rsi
    or rdi, r14
    add edx, dword ptr [r9 + 4*rax + 0x8a8]
    xor ebx, 0x38
    add edx, dword ptr [r9 + 4*rbx + 0x110]
    test r8, r8
    jne .L26
    jmp .L29
.L28:
    xor r11d, r11d
.L29:
    mov qword ptr [rsp + 0x230], r11
    mov rax, qword ptr [rsp + 0x30]
    mov r11, rax
    and r11, qword ptr [rsp + 0xe8]
    and rax, qword ptr [rsp + 0x1b8]
    mov qword ptr [rsp + 0x98], r11
    xor r11, qword ptr [rsp + 0x58]
    test rax, rax
    mov qword ptr [rsp + 0x2b0], rax
    je .L38
    mov qword ptr [rsp + 0x128], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm4, dword ptr [.C0]
    mov r14, rax
    mov r13d, edx
    movabs r15, 0x3333333333333333
    nop
.L30:
    xor edx, edx
    tzcnt rdx, r14
    lea rax, [rdx + 2*rdx]
    mov esi, dword ptr [r8 + 8*rax + 0x610]
    movzx ebx, byte ptr [r8 + 8*rax + 0x614]
    mov rbp, qword ptr [r8 + 8*rax + 0x600]
    and rbp, r11
    imul rbp, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, rbp, rbx
    add rax, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rsi + 8*rax]
    mov rax, rsi
    and rax, qword ptr [rsp + 0xb8]
    je .L31
    popcnt rax, rax
    imul eax, dword ptr [r9 + 0x998]
    add eax, dword ptr [r9 + 0x804]
    vpinsrd xmm5, xmm4, eax, 0x1
    vpaddd xmm3, xmm5, xmm3
.L31:
    mov rbx, rsi
    and rbx, rcx
    mov rbp, rbx
    shr rbp
    movabs rax, 0x5555555555555555
    and rbp, rax
    xor eax, eax
    popcnt rax, rbx
    sub rbx, rbp
    mov rbp, rbx
    and rbp, r15
    shr rbx, 0x2
    and rbx, r15
    add rbx, rbp
    mov rbp, rbx
    shr rbp, 0x4
    add rbp, rbx
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and rbp, rbx
    movabs rbx, 0x101010101010101
    imul rbp, rbx
    movabs rbx, 0xe00000000000000
    cmp rbp, rbx
    jae .L139
    blsr r14, r14
    or qword ptr [rsp + 0x128], rsi
    mov rbx, rdi
    and rbx, rsi
    or r12, rbx
    or rdi, rsi
    add r13d, dword ptr [r9 + 4*rax + 0x820]
    mov eax, edx
    xor eax, 0x38
    add r13d, dword ptr [r9 + 4*rax + 0x210]
    movabs rax, -0x55aa55aa55aa55ab
    bt rax, rdx
    movabs rdx, 0x55aa55aa55aa55aa
    cmovae rax, rdx
    and rax, qword ptr [rsp + 0x20]
    xor edx, edx
    popcnt rdx, rax
    imul edx, dword ptr [r9 + 0x914]
    add edx, r13d
    mov r13d, edx
    test r14, r14
    jne .L30
    mov r14, qword ptr [rsp + 0x30]
    and r14, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x108], r14
    je .L39
.L32:
    xor r11, r14
    mov qword ptr [rsp + 0x130], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm4, dword ptr [.C0]
    movabs r15, 0x3333333333333333
    nop
.L33:
    xor r13d, r13d
    tzcnt r13, r14
    lea rax, [2*r13]
    add rax, r13
    mov esi, dword ptr [r8 + 8*rax + 0x10]
    movzx ebp, byte ptr [r8 + 8*rax + 0x14]
    mov rbx, qword ptr [r8 + 8*rax]
    and rbx, r11
    imul rbx, qword ptr [r8 + 8*rax + 0x8]
    shrx rax, rbx, rbp
    add rax, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rsi + 8*rax]
    mov rax, rsi
    and rax, qword ptr [rsp + 0xb8]
    je .L34
    popcnt rax, rax
    imul eax, dword ptr [r9 + 0x998]
    add eax, dword ptr [r9 + 0x808]
    vpinsrd xmm5, xmm4, eax, 0x1
    vpaddd xmm3, xmm5, xmm3
.L34:
    mov rbx, rsi
    and rbx, rcx
    mov rbp, rbx
    shr rbp
    movabs rax, 0x5555555555555555
    and rbp, rax
    xor eax, eax
    popcnt rax, rbx
    sub rbx, rbp
    mov rbp, rbx
    and rbp, r15
    shr rbx, 0x2
    and rbx, r15
    add rbx, rbp
    mov rbp, rbx
    shr rbp, 0x4
    add rbp, rbx
    movabs rbx, 0xf0f0f0f0f0f0f0f
    and rbp, rbx
    movabs rbx, 0x101010101010101
    imul rbp, rbx
    movabs rbx, 0xf00000000000000
    cmp rbp, rbx
    jae .L140
    or qword ptr [rsp + 0x130], rsi
    mov rbx, rdi
    and rbx, rsi
    or r12, rbx
    or rdi, rsi
    add edx, dword ptr [r9 + 4*rax + 0x8cc]
    xor r13d, 0x38
    add edx, dword ptr [r9 + 4*r13 + 0x310]
    blsr r14, r14
    jne .L33
    mov rbx, qword ptr [rsp + 0x98]
    test rbx, rbx
    je .L40
.L35:
    mov qword ptr [rsp + 0x188], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm4, dword ptr [.C0]
    nop
.L36:
    xor r14d, r14d
    tzcnt r14, rbx
    lea rax, [r14 + 2*r14]
    mov esi, dword ptr [r8 + 8*rax + 0x10]
    movzx r13d, byte ptr [r8 + 8*rax + 0x14]
    mov rbp, qword ptr [r8 + 8*rax]
    mov r15, qword ptr [rsp + 0x58]
    and rbp, r15
    imul rbp, qword ptr [r8 + 8*rax + 0x8]
    shrx rbp, rbp, r13
    add rbp, rsi
    mov esi, dword ptr [r8 + 8*rax + 0x610]
    movzx r13d, byte ptr [r8 + 8*rax + 0x614]
    mov r11, qword ptr [r8 + 8*rax + 0x600]
    and r11, r15
    imul r11, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r11, r13
    add rax, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rsi + 8*rax]
    or r13, qword ptr [rsi + 8*rbp]
    mov rax, r13
    and rax, qword ptr [rsp + 0xb8]
    je .L37
    popcnt rax, rax
    imul eax, dword ptr [r9 + 0x998]
    add eax, dword ptr [r9 + 0x80c]
    vpinsrd xmm5, xmm4, eax, 0x1
    vpaddd xmm3, xmm5, xmm3
.L37:
    movabs rbp, 0x101010101010101
    mov rsi, r13
    and rsi, rcx
    mov r11, rsi
    shr r11
    movabs rax, 0x5555555555555555
    and r11, rax
    xor eax, eax
    popcnt rax, rsi
    sub rsi, r11
    mov r11, rsi
    movabs r15, 0x3333333333333333
    and r11, r15
    shr rsi, 0x2
    and rsi, r15
    add rsi, r11
    mov r11, rsi
    shr r11, 0x4
    add r11, rsi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and r11, rsi
    imul r11, rbp
    movabs rsi, 0x1c00000000000000
    cmp r11, rsi
    jae .L141
    or qword ptr [rsp + 0x188], r13
    mov rsi, rdi
    and rsi, r13
    or r12, rsi
    or rdi, r13
    add edx, dword ptr [r9 + 4*rax + 0x790]
    xor r14d, 0x38
    add edx, dword ptr [r9 + 4*r14 + 0x410]
    blsr rbx, rbx
    jne .L36
    jmp .L41
.L38:
    mov qword ptr [rsp + 0x128], 0x0
    mov r14, qword ptr [rsp + 0x30]
    and r14, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x108], r14
    jne .L32
.L39:
    mov qword ptr [rsp + 0x130], 0x0
    mov rbx, qword ptr [rsp + 0x98]
    test rbx, rbx
    jne .L35
.L40:
    mov qword ptr [rsp + 0x188], 0x0
    movabs rbp, 0x101010101010101
.L41:
    mov rcx, qword ptr [rsp + 0x48]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rsi, rcx
    shl rsi, 0x20
    or rsi, rcx
    mov r15, qword ptr [rsp + 0x28]
    not r15
    mov qword ptr [rsp + 0x80], r15
    mov r15, qword ptr [rsp + 0x2a0]
    not r15
    movabs rbx, 0x3333333333333333
    lea rax, [rbx - 0x33]
    mov qword ptr [rsp + 0x40], rax
    mov qword ptr [rsp + 0x198], rsi
    andn rsi, rsi, qword ptr [rsp + 0xf0]
    movabs rcx, 0xffffff0000
    and rcx, rsi
    mov r8, qword ptr [rsp + 0x18]
    and r8, rcx
    mov r11, r8
    shr r11
    movabs rsi, 0x5555550000
    and r11, rsi
    sub r8, r11
    lea r13, [rbx - 0x3333]
    mov r11, r8
    and r11, r13
    shr r8, 0x2
    and r8, r13
    add r8, r11
    mov r11, r8
    shr r11, 0x4
    add r11, r8
    movabs rbx, 0xf0f0f0f0f0f0f0f
    lea r14, [rbx - 0xf0f]
    and r11, r14
    imul r11, rbp
    shr r11, 0x38
    mov eax, dword ptr [rsp + 0x50]
    imul eax, r11d
    mov r11, qword ptr [rsp + 0x2b0]
    and rcx, r11
    mov r8, rcx
    shr r8
    and r8, rsi
    add rbx, -0xf
    sub rcx, r8
    mov rsi, rcx
    and rsi, r13
    shr rcx, 0x2
    mov qword ptr [rsp + 0x1d0], r13
    and rcx, r13
    add rcx, rsi
    mov rsi, rcx
    shr rsi, 0x4
    add rsi, rcx
    mov qword ptr [rsp + 0x268], r14
    and rsi, r14
    imul rsi, rbp
    shr rsi, 0x38
    mov r13d, dword ptr [rsp + 0x68]
    imul r13d, esi
    add r13d, eax
    mov rcx, r11
    mov r11, rbx
    or rcx, qword ptr [rsp + 0x18]
    and rcx, qword ptr [rsp + 0x2b8]
    mov rsi, rcx
    shr rsi
    movabs r8, 0x5555555555555555
    add r8, -0x55
    mov qword ptr [rsp + 0x170], r8
    and rsi, r8
    sub rcx, rsi
    mov rsi, rcx
    mov rax, qword ptr [rsp + 0x40]
    and rsi, rax
    shr rcx, 0x2
    and rcx, rax
    add rcx, rsi
    mov rsi, rcx
    shr rsi, 0x4
    add rsi, rcx
    and rsi, rbx
    imul rsi, rbp
    shr rsi, 0x38
    mov eax, dword ptr [rsp + 0x100]
    imul eax, esi
    mov rbx, qword ptr [rsp + 0x108]
    mov rcx, rbx
    mov qword ptr [rsp + 0x68], r15
    and rcx, r15
    mov rsi, rcx
    and rsi, qword ptr [rsp + 0x80]
    popcnt rsi, rsi
    mov r15d, dword ptr [rsp + 0xa0]
    imul r15d, esi
    add r15d, eax
    mov rsi, qword ptr [rsp + 0x138]
    popcnt r14, rsi
    and rcx, qword ptr [rsp + 0x28]
    popcnt rcx, rcx
    mov r8d, dword ptr [rsp + 0x1cc]
    imul r8d, ecx
    mov rcx, qword ptr [rsp + 0x70]
    xor esi, esi
    popcnt rsi, rcx
    mov qword ptr [rsp + 0x270], rsi
    mov rsi, qword ptr [rsp + 0x140]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x1a8], rsi
    add r8d, r15d
    mov rsi, qword ptr [rsp + 0xc0]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x248], rsi
    add r8d, r13d
    and ecx, 0xff00
    movzx esi, byte ptr [rsp + 0x280]
    or rsi, rcx
    mov qword ptr [rsp + 0x148], r11
    je .L42
    mov ecx, ebx
    and ecx, 0xff00
    mov esi, ebx
    shr esi
    and esi, 0x5500
    sub rcx, rsi
    mov rsi, rcx
    mov rax, qword ptr [rsp + 0x40]
    and rsi, rax
    shr rcx, 0x2
    and rcx, rax
    add rcx, rsi
    mov rsi, rcx
    shr rsi, 0x4
    add rsi, rcx
    and rsi, r11
    imul rsi, rbp
    shr rsi, 0x38
    imul esi, dword ptr [r9 + 0x920]
    add esi, r8d
    mov r8d, esi
.L42:
    mov r11, qword ptr [rsp + 0xd0]
    mov rcx, qword ptr [rsp + 0x270]
    add ecx, -0x5
    mov esi, dword ptr [r9 + 0x89c]
    mov dword ptr [rsp + 0x11c], esi
    imul esi, dword ptr [rsp + 0x1a8]
    mov r15d, dword ptr [r9 + 0x8a0]
    mov dword ptr [rsp + 0x64], r15d
    imul r15d, r14d
    add r15d, esi
    imul r15d, ecx
    cmp dword ptr [rsp + 0x248], 0x1
    jbe .L48
    add r15d, dword ptr [r9 + 0x890]
    cmp dword ptr [rsp + 0x1a8], 0x1
    ja .L49
.L43:
    cmp r14d, 0x1
    mov dword ptr [rsp + 0x1cc], r8d
    jbe .L45
.L44:
    add r15d, dword ptr [r9 + 0x898]
.L45:
    mov rcx, qword ptr [rsp + 0x70]
    shr rcx
    mov rsi, qword ptr [rsp + 0x198]
    not rsi
    mov qword ptr [rsp + 0x140], rsi
    test r11, r11
    mov qword ptr [rsp + 0x1e8], r14
    je .L46
    mov esi, dword ptr [r9 + 0x8a4]
    imul esi, r14d
    add r15d, esi
.L46:
    mov dword ptr [rsp + 0x254], r15d
    xor esi, esi
    popcnt rsi, rbx
    mov qword ptr [rsp + 0x120], rsi
    mov rax, qword ptr [rsp + 0x18]
    xor esi, esi
    popcnt rsi, rax
    mov qword ptr [rsp + 0x1a0], rsi
    mov r13, qword ptr [rsp + 0x70]
    mov rsi, r13
    shl rsi, 0x10
    or rsi, r13
    mov r8, qword ptr [rsp + 0xd8]
    or rsi, r8
    shl rsi, 0x10
    or rsi, r8
    mov r11, rsi
    shl r11, 0x20
    or r11, rsi
    mov qword ptr [rsp + 0x178], r11
    mov rsi, r11
    and rsi, r13
    mov eax, dword ptr [r9 + 0x938]
    mov r11, rsi
    shr r11
    mov rbp, qword ptr [rsp + 0x170]
    and r11, rbp
    sub rsi, r11
    mov r11, rsi
    and r11, qword ptr [rsp + 0x40]
    shr rsi, 0x2
    movabs rbx, 0x3333333333333333
    and rsi, rbx
    add rsi, r11
    mov r11, rsi
    shr r11, 0x4
    add r11, rsi
    movabs rsi, 0xf0f0f0f0f0f0f0f
    add rsi, -0x8
    and rsi, r11
    mov r14, qword ptr [rsp + 0x28]
    lea r11, [r14 + r14]
    movabs rbx, -0x101010101010102
    and r11, rbx
    mov rbx, r14
    shr rbx
    movabs r15, 0x7f7f7f7f7f7f7f7f
    and rbx, r15
    or rbx, r11
    andn r11, rbx, r13
    mov r14, qword ptr [rsp + 0x68]
    and r14, r11
    xor ebx, ebx
    popcnt rbx, r11
    mov dword ptr [rsp + 0x168], eax
    imul ebx, eax
    mov eax, dword ptr [r9 + 0x93c]
    popcnt r14, r14
    mov dword ptr [rsp + 0x164], eax
    imul r14d, eax
    add r14d, ebx
    mov rax, qword ptr [rsp + 0xf0]
    and rax, r8
    and rax, qword ptr [rsp + 0x140]
    shr rax, 0x8
    andn rax, r11, rax
    mov r8d, dword ptr [r9 + 0x940]
    popcnt rax, rax
    mov dword ptr [rsp + 0x160], r8d
    imul eax, r8d
    add eax, r14d
    mov rbx, qword ptr [rsp + 0x48]
    mov r8, rbx
    and r8, r13
    mov r14d, dword ptr [r9 + 0x944]
    mov r11, r8
    shr r11
    and r11, rbp
    sub r8, r11
    mov r11, r8
    mov rbp, qword ptr [rsp + 0x40]
    and r11, rbp
    shr r8, 0x2
    and r8, rbp
    add r8, r11
    mov r11, r8
    shr r11, 0x4
    add r11, r8
    and r11, qword ptr [rsp + 0x148]
    movabs rbp, 0x101010101010101
    imul r11, rbp
    shr r11, 0x38
    mov dword ptr [rsp + 0x15c], r14d
    imul r11d, r14d
    add r11d, eax
    movzx eax, byte ptr [rsp + 0x28]
    lea r8d, [rax + rax]
    andn eax, r8d, eax
    mov r8d, dword ptr [r9 + 0x948]
    popcnt eax, eax
    mov dword ptr [rsp + 0x16c], r8d
    imul eax, r8d
    mov r8d, eax
    add r8d, r11d
    mov eax, dword ptr [r9 + 0x934]
    imul rsi, rbp
    shr rsi, 0x38
    mov dword ptr [rsp + 0x158], eax
    imul esi, eax
    add r8d, esi
    lea rax, [2*r13]
    movabs rsi, -0x101010101010102
    and rax, rsi
    and rcx, r15
    or rcx, rax
    mov rax, qword ptr [rsp + 0x2b0]
    popcnt rax, rax
    mov qword ptr [rsp + 0x240], rax
    or rcx, rbx
    and rcx, r13
    je .L50
    mov rsi, qword ptr [rsp + 0x98]
    nop
.L47:
    xor eax, eax
    tzcnt rax, rcx
    shr eax, 0x3
    add r8d, dword ptr [r9 + 4*rax + 0x610]
    blsr rcx, rcx
    jne .L47
    jmp .L51
.L48:
    cmp dword ptr [rsp + 0x1a8], 0x1
    jbe .L43
.L49:
    add r15d, dword ptr [r9 + 0x894]
    cmp r14d, 0x1
    mov dword ptr [rsp + 0x1cc], r8d
    ja .L44
    jmp .L45
.L50:
    mov rsi, qword ptr [rsp + 0x98]
.L51:
    xor eax, eax
    popcnt rax, rsi
    mov qword ptr [rsp + 0x278], rax
    lea rsi, [r9 + 0x10]
    mov rax, qword ptr [rsp + 0x70]
    test rax, rax
    je .L53
    nop
.L52:
    xor ecx, ecx
    tzcnt rcx, rax
    add r8d, dword ptr [rsi + 4*rcx]
    blsr rax, rax
    jne .L52
.L53:
    mov qword ptr [rsp + 0x1f8], rsi
    mov dword ptr [rsp + 0x2d8], r8d
    vpsrlq xmm4, xmm2, 0x10
    vpor xmm2, xmm4, xmm2
    vpor xmm2, xmm2, xmm1
    vpsrlq xmm2, xmm2, 0x10
    vpor xmm1, xmm2, xmm1
    vpsrlq xmm2, xmm1, 0x20
    vpor xmm1, xmm2, xmm1
    vpextrq rax, xmm1, 0x1
    vmovq rcx, xmm1
    mov qword ptr [rsp + 0x1e0], rax
    or rcx, rax
    mov qword ptr [rsp + 0x200], rcx
    mov rax, rcx
    or rax, qword ptr [rsp + 0xc8]
    mov rcx, qword ptr [rsp + 0x1a0]
    mov rsi, qword ptr [rsp + 0x240]
    lea r8d, [rsi + rcx]
    mov rcx, qword ptr [rsp + 0x120]
    mov qword ptr [rsp + 0x260], r8
    lea ecx, [r8 + 2*rcx]
    mov qword ptr [rsp + 0x280], rcx
    andn rbx, rax, qword ptr [rsp + 0x70]
    movzx eax, byte ptr [rsp + 0x10]
    mov dword ptr [rsp + 0x18], eax
    movzx eax, byte ptr [rsp + 0x210]
    mov dword ptr [rsp + 0x140], eax
    mov qword ptr [rsp + 0xa8], rdi
    je .L61
    mov rax, qword ptr [rsp + 0x278]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x68], eax
    or rdi, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0xa0], rdi
    mov rax, qword ptr [rsp + 0x298]
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0x50], al
    mov eax, dword ptr [rsp + 0x110]
    xor eax, 0x7
    mov dword ptr [rsp + 0x100], eax
    xor ebp, ebp
    jmp .L55
    nop
.L54:
    blsr rbx, rbx
    je .L62
.L55:
    xor ecx, ecx
    tzcnt rcx, rbx
    mov r11d, ecx
    shr r11d, 0x3
    lea esi, [rcx + 0x8]
    add ebp, dword ptr [r9 + 4*r11 + 0x650]
    and sil, 0x3f
    mov r14d, ecx
    and r14d, 0x7
    mov edi, dword ptr [rsp + 0x140]
    mov r8d, edi
    sub r8d, r14d
    mov eax, r14d
    sub eax, edi
    cmovb eax, r8d
    mov r8d, esi
    shr r8b, 0x3
    movzx r8d, r8b
    mov edi, dword ptr [rsp + 0x110]
    mov r15d, ebp
    mov ebp, edi
    sub ebp, r8d
    mov r13d, r8d
    sub r13d, edi
    cmovb r13d, ebp
    cmp eax, r13d
    cmova r13d, eax
    imul r13d, dword ptr [r9 + 4*r11 + 0x670]
    add r13d, r15d
    mov edi, dword ptr [rsp + 0x18]
    mov ebp, edi
    sub ebp, r14d
    sub r14d, edi
    cmovb r14d, ebp
    mov r15d, dword ptr [rsp + 0xb0]
    mov ebp, r15d
    sub ebp, r8d
    sub r8d, r15d
    cmovb r8d, ebp
    cmp r14d, r8d
    cmova r8d, r14d
    imul r8d, dword ptr [r9 + 4*r11 + 0x690]
    mov ebp, r8d
    add ebp, r13d
    mov edi, 0x1
    shlx r8, rdi, rcx
    shr r8, 0x8
    bts r8, rcx
    mov r14, r8
    shr r14, 0x10
    or r14, r8
    mov r8, r14
    shr r8, 0x20
    or r8, r14
    test qword ptr [rsp + 0x138], r8
    je .L56
    add ebp, dword ptr [r9 + 0x954]
    movabs r8, 0x101010101010101
    jmp .L57
    nop
.L56:
    test qword ptr [rsp + 0x108], r8
    movabs r8, 0x101010101010101
    je .L57
    add ebp, dword ptr [r9 + 0x958]
.L57:
    mov rdi, qword ptr [rsp + 0xa8]
    shlx r14, r8, rsi
    movzx r8d, sil
    mov r15, qword ptr [rsp + 0x58]
    bt r15, r8
    lea r8, [r9 + 0x6b0]
    jae .L60
.L58:
    add ebp, dword ptr [r8 + 4*r11]
.L59:
    mov esi, dword ptr [rsp + 0x68]
    cmp dword ptr [rsp + 0x280], esi
    jne .L54
    and r14, qword ptr [rsp + 0x58]
    jne .L54
    shr cl, 0x3
    xor cl, 0x7
    movzx ecx, cl
    cmp cl, 0x5
    mov esi, 0x5
    cmovae ecx, esi
    mov esi, dword ptr [rsp + 0x100]
    cmp eax, esi
    cmovbe eax, esi
    add cl, byte ptr [rsp + 0x50]
    cmp cl, al
    jae .L54
    add ebp, dword ptr [r9 + 0x95c]
    jmp .L54
    nop
.L60:
    lea r8, [r9 + 0x6f0]
    test qword ptr [rsp + 0xa0], r14
    je .L58
    mov r8d, 0x1
    shlx rsi, r8, rsi
    lea r8, [r9 + 0x6d0]
    test rsi, rdi
    jne .L59
    jmp .L58
.L61:
    xor ebp, ebp
.L62:
    movabs rbx, 0x7e7e7e7e7e7e00
    mov rax, qword ptr [rsp + 0x200]
    andn rax, rax, qword ptr [rsp + 0x70]
    and rax, qword ptr [rsp + 0xc8]
    je .L64
    mov rsi, qword ptr [rsp + 0x178]
    lea rcx, [rsi + rsi]
    and rcx, qword ptr [rsp + 0x1d8]
    shr rsi
    and rsi, qword ptr [rsp + 0x228]
    mov r8, rcx
    and r8, rsi
    or rsi, rcx
    mov r11, qword ptr [rsp + 0x1e0]
    lea rcx, [r11 + r11]
    shr r11
    and r11, rbx
    and r11, rcx
    andn rcx, r11, rsi
    or rcx, r8
    shr rcx, 0x8
    and rcx, rax
    movabs r11, 0x101010101010101
    je .L65
    xor eax, eax
.L63:
    xor esi, esi
    tzcnt rsi, rcx
    shr esi, 0x3
    add eax, dword ptr [r9 + 4*rsi + 0x630]
    blsr rcx, rcx
    jne .L63
    jmp .L66
.L64:
    movabs r11, 0x101010101010101
    jmp .L67
.L65:
    xor eax, eax
.L66:
    add ebp, eax
.L67:
    mov rax, qword ptr [rsp + 0x88]
    and al, 0x38
    mov rcx, -0x1
    shlx rbx, rcx, rax
    mov r8, rbx
    and r8, qword ptr [rsp + 0x70]
    and rbx, qword ptr [rsp + 0x20]
    mov rax, qword ptr [rsp + 0x90]
    or qword ptr [rsp + 0xe8], rax
    mov rcx, qword ptr [rsp + 0x10]
    test cl, cl
    mov dword ptr [rsp + 0x2d4], ebp
    je .L68
    cmp dword ptr [rsp + 0x18], 0x7
    jne .L69
    mov cl, 0x6
    jmp .L69
.L68:
    mov cl, 0x1
.L69:
    lea eax, [rcx - 0x1]
    mov esi, eax
    and sil, 0x7
    shlx r14, r11, rsi
    mov r11, r8
    and r11, r14
    xor esi, esi
    tzcnt rsi, r11
    shr esi, 0x3
    test r11, r11
    cmove rsi, r11
    and r14, rbx
    xor r11d, r11d
    tzcnt r11, r14
    shr r11d, 0x3
    test r14, r14
    cmove r11, r14
    test rsi, rsi
    setne bpl
    lea r14, [rsi + 0x1]
    cmp r14, r11
    sete r14b
    and r14b, bpl
    movzx r14d, r14b
    shl r14d, 0x5
    xor r13d, r13d
    cmp al, byte ptr [rsp + 0x10]
    sete r13b
    shl r13d, 0x5
    lea rbp, [r9 + 0x10]
    add r13, rbp
    mov eax, esi
    mov r15d, dword ptr [r13 + 4*rax + 0x700]
    add r14, rbp
    mov eax, r11d
    add r15d, dword ptr [r14 + 4*rax + 0x740]
    mov rax, qword ptr [rsp + 0xe8]
    test qword ptr [rsp + 0x30], rax
    je .L70
    or r11, rsi
    jne .L70
    add r15d, dword ptr [r9 + 0x960]
.L70:
    movabs rax, 0x101010101010101
    shlx rax, rax, rcx
    mov rsi, r8
    and rsi, rax
    xor r11d, r11d
    tzcnt r11, rsi
    shr r11d, 0x3
    test rsi, rsi
    cmove r11, rsi
    lea esi, [rcx + 0x1]
    and rax, rbx
    xor r14d, r14d
    tzcnt r14, rax
    shr r14d, 0x3
    test rax, rax
    cmove r14, rax
    test r11, r11
    setne al
    lea r13, [r11 + 0x1]
    cmp r13, r14
    sete bpl
    and bpl, al
    movzx eax, bpl
    shl eax, 0x5
    xor r13d, r13d
    cmp cl, byte ptr [rsp + 0x10]
    sete r13b
    shl r13d, 0x5
    lea rbp, [r9 + 0x10]
    add r13, rbp
    mov ecx, r11d
    add r15d, dword ptr [r13 + 4*rcx + 0x700]
    add rax, rbp
    mov ecx, r14d
    add r15d, dword ptr [rax + 4*rcx + 0x740]
    mov rax, qword ptr [rsp + 0xe8]
    test qword ptr [rsp + 0x30], rax
    je .L71
    or r14, r11
    jne .L71
    add r15d, dword ptr [r9 + 0x960]
.L71:
    mov ebp, r15d
    movabs r13, 0x101010101010101
    mov eax, esi
    and al, 0x7
    shlx rax, r13, rax
    and r8, rax
    xor ecx, ecx
    tzcnt rcx, r8
    shr ecx, 0x3
    test r8, r8
    cmove rcx, r8
    and rbx, rax
    xor r8d, r8d
    tzcnt r8, rbx
    shr r8d, 0x3
    test rbx, rbx
    cmove r8, rbx
    test rcx, rcx
    setne al
    lea r11, [rcx + 0x1]
    cmp r11, r8
    sete r11b
    and r11b, al
    movzx eax, r11b
    shl eax, 0x5
    xor r11d, r11d
    mov rbx, qword ptr [rsp + 0x10]
    cmp sil, bl
    sete r11b
    shl r11d, 0x5
    lea r14, [r9 + 0x10]
    add r11, r14
    mov esi, ecx
    add ebp, dword ptr [r11 + 4*rsi + 0x700]
    add rax, r14
    mov esi, r8d
    add ebp, dword ptr [rax + 4*rsi + 0x740]
    mov dword ptr [rsp + 0x228], ebp
    mov rax, qword ptr [rsp + 0xe8]
    test qword ptr [rsp + 0x30], rax
    je .L72
    or r8, rcx
    mov rax, qword ptr [rsp + 0x20]
    mov r8, qword ptr [rsp + 0x108]
    mov rsi, qword ptr [rsp + 0x98]
    jne .L73
    mov ecx, dword ptr [rsp + 0x228]
    add ecx, dword ptr [r9 + 0x960]
    mov dword ptr [rsp + 0x228], ecx
    jmp .L73
.L72:
    mov rax, qword ptr [rsp + 0x20]
    mov r8, qword ptr [rsp + 0x108]
    mov rsi, qword ptr [rsp + 0x98]
.L73:
    mov rcx, qword ptr [rsp + 0xf0]
    not rcx
    mov qword ptr [rsp + 0x90], rcx
    mov r14, qword ptr [rsp + 0x48]
    not r14
    xor r11d, r11d
    popcnt r11, rax
    vmovd eax, xmm3
    cmp rsi, 0x1
    sbb eax, -0x1
    xor ecx, ecx
    cmp eax, 0x2
    mov qword ptr [rsp + 0x1d8], r11
    mov qword ptr [rsp + 0x200], r14
    jl .L79
    vpextrd eax, xmm3, 0x1
    mov rcx, qword ptr [rsp + 0x220]
    or rcx, qword ptr [rsp + 0x218]
    mov r15, qword ptr [rsp + 0x38]
    andn rcx, rcx, r15
    not rcx
    mov rsi, qword ptr [rsp + 0x78]
    andn rsi, rsi, rcx
    and rsi, rdi
    mov rcx, qword ptr [rsp + 0xb8]
    and rcx, rsi
    popcnt rcx, rcx
    imul ecx, dword ptr [r9 + 0x99c]
    add ecx, eax
    mov rax, qword ptr [rsp + 0x1f0]
    lea rax, [rax + 2*rax]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov ebx, dword ptr [r11 + 8*rax + 0x10]
    movzx r8d, byte ptr [r11 + 8*rax + 0x14]
    mov r14, qword ptr [r11 + 8*rax]
    mov rbp, qword ptr [rsp + 0x58]
    and r14, rbp
    imul r14, qword ptr [r11 + 8*rax + 0x8]
    shrx r8, r14, r8
    add r8, rbx
    mov ebx, dword ptr [r11 + 8*rax + 0x610]
    mov r14, qword ptr [r11 + 8*rax + 0x600]
    and r14, rbp
    imul r14, qword ptr [r11 + 8*rax + 0x608]
    movzx eax, byte ptr [r11 + 8*rax + 0x614]
    shrx r14, r14, rax
    lea rax, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x190]
    add rbp, rax
    add r14, rbx
    lea r11, [plywright::sliders::magic::TABLE]
    and rsi, r12
    andn rax, rsi, r15
    not rax
    mov rsi, qword ptr [rsp + 0x30]
    andn rax, rsi, rax
    mov rsi, qword ptr [r11 + 8*r14]
    and rsi, rax
    mov rbx, qword ptr [rbp]
    and rbx, qword ptr [rsp + 0x230]
    test rbx, rax
    je .L74
    add ecx, dword ptr [r9 + 0x810]
.L74:
    and rax, qword ptr [r11 + 8*r8]
    test qword ptr [rsp + 0x128], rsi
    mov r8, qword ptr [rsp + 0x108]
    mov rbx, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsp + 0x200]
    je .L75
    add ecx, dword ptr [r9 + 0x814]
.L75:
    or rsi, rax
    test qword ptr [rsp + 0x130], rax
    je .L76
    add ecx, dword ptr [r9 + 0x818]
.L76:
    test qword ptr [rsp + 0x188], rsi
    je .L77
    add ecx, dword ptr [r9 + 0x81c]
.L77:
    mov rsi, qword ptr [rsp + 0x98]
    test rsi, rsi
    jne .L78
    sub ecx, dword ptr [r9 + 0x9a0]
.L78:
    mov eax, ecx
    sar eax, 0x1f
    andn eax, eax, ecx
    cmp eax, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, eax
    mov eax, dword ptr [r9 + 0x9a4]
    imul eax, ecx
    imul eax, ecx
    sar eax, 0xc
    mov ecx, dword ptr [r9 + 0x9a8]
    cmp ecx, eax
    cmovl eax, ecx
    mov ecx, dword ptr [r9 + 0x9ac]
    imul ecx, eax
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, eax
.L79:
    mov dword ptr [rsp + 0x2d0], ecx
    mov rcx, qword ptr [rsp + 0x1b8]
    or rcx, qword ptr [rsp + 0x1b0]
    mov rax, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x1f0], rcx
    and rax, rcx
    mov r11, r8
    or r11, rsi
    mov qword ptr [rsp + 0x30], rax
    or r11, rax
    mov r8, qword ptr [rsp + 0x58]
    mov rax, r8
    not rax
    mov qword ptr [rsp + 0x190], rax
    mov rcx, qword ptr [rsp + 0xd8]
    and eax, ecx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rcx
    mov rcx, qword ptr [rsp + 0xf0]
    or rcx, r8
    andn rax, rcx, rax
    mov rcx, qword ptr [rsp + 0x38]
    andn rcx, rcx, rdi
    andn rax, rcx, rax
    mov rcx, rax
    shl rcx, 0x9
    movabs rsi, -0x101010101010102
    add rsi, -0xfefe
    and rsi, rcx
    shl rax, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f7f
    lea rbp, [rcx - 0x7f7f]
    and rbp, rax
    or rbp, rsi
    mov rsi, qword ptr [rsp + 0x20]
    mov rax, rsi
    shl rax, 0x9
    movabs rcx, 0x80000000000000
    and rcx, rax
    mov rax, rsi
    shl rax, 0x7
    movabs rsi, 0xffffff000000
    add rsi, 0x1000000
    and rsi, rax
    or rsi, rcx
    mov rdi, qword ptr [rsp + 0xc0]
    and rsi, rdi
    mov rax, rsi
    shr rax
    movabs rcx, 0x40000000000000
    and rcx, rax
    sub rsi, rcx
    movabs rax, 0x3301000000000000
    and rax, rsi
    shr rsi, 0x2
    movabs rcx, 0x3330000000000000
    and rcx, rsi
    mov qword ptr [rsp + 0xd8], r11
    and r11, r14
    add rcx, rax
    mov rax, rcx
    shr rax, 0x4
    add rax, rcx
    movabs rcx, 0xf07000000000000
    and rcx, rax
    mov rax, r8
    shr rax, 0x10
    and eax, dword ptr [rsp + 0x180]
    mov esi, eax
    shr esi
    and esi, 0x4
    and eax, 0x10
    lea eax, [rsi + 2*rax]
    and edi, eax
    mov eax, edi
    shr eax
    and eax, -0x10
    sub rdi, rax
    movabs rsi, 0x3333333333333333
    lea rax, [rsi - 0x3]
    and rax, rdi
    shr rdi, 0x2
    add rsi, -0x2
    and rsi, rdi
    mov edi, dword ptr [r9 + 0x924]
    add rsi, rax
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    mov esi, dword ptr [r9 + 0x928]
    movabs r15, 0x101010101010101
    imul rcx, r15
    shr rcx, 0x38
    mov dword ptr [rsp + 0x2cc], edi
    imul ecx, edi
    movabs rax, 0xf0f0f0f0f0f0f0f
    and r8, rax
    mov r13, r15
    imul r8, r15
    shr r8, 0x38
    imul r8d, esi
    add r8d, ecx
    lea eax, [rbx - 0x1]
    cmp al, 0x2
    mov dword ptr [rsp + 0x180], esi
    jae .L81
    cmp bl, 0x2
    mov ecx, 0x303
    mov eax, 0x101
    cmove rax, rcx
    mov rsi, qword ptr [rsp + 0x20]
    mov edi, dword ptr [rsp + 0x64]
    mov ebx, dword ptr [rsp + 0x11c]
.L80:
    test byte ptr [rsp + 0x88], 0x38
    jne .L82
    mov rcx, qword ptr [rsp + 0x138]
    and ecx, dword ptr [rsp + 0x28]
    and ecx, eax
    xor eax, eax
    popcnt eax, ecx
    imul eax, dword ptr [r9 + 0x92c]
    add eax, r8d
    mov r8d, eax
    jmp .L82
.L81:
    mov eax, 0xc0c0
    mov edi, dword ptr [rsp + 0x64]
    mov ebx, dword ptr [rsp + 0x11c]
    mov ecx, 0x99
    mov esi, dword ptr [rsp + 0x18]
    bt ecx, esi
    mov rsi, qword ptr [rsp + 0x20]
    jae .L127
.L82:
    mov rax, qword ptr [rsp + 0x70]
    andn eax, eax, dword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x10], rax
    andn r15, rsi, r14
    imul ebx, dword ptr [rsp + 0x1a0]
    imul edi, dword ptr [rsp + 0x120]
    add edi, ebx
    mov rax, qword ptr [rsp + 0x1d8]
    add eax, -0x5
    imul edi, eax
    movabs rax, 0x3c3c3c00000000
    and r11, rbp
    and rbp, rsi
    cmp dword ptr [rsp + 0x240], 0x1
    jbe .L83
    add edi, dword ptr [r9 + 0x890]
.L83:
    mov r14, qword ptr [rsp + 0x80]
    mov rcx, qword ptr [rsp + 0x10]
    shr ecx
    and r15, rax
    mov qword ptr [rsp + 0xb8], r11
    mov rsi, r11
    shr rsi
    add qword ptr [rsp + 0xf8], -0x5555
    mov r11, rbp
    shr r11
    cmp dword ptr [rsp + 0x1a0], 0x1
    mov qword ptr [rsp + 0x310], r8
    jbe .L84
    add edi, dword ptr [r9 + 0x894]
.L84:
    mov rax, qword ptr [rsp + 0x10]
    and eax, 0x3c3c3c00
    mov qword ptr [rsp + 0x10], rax
    and ecx, 0x14141400
    mov r8, r15
    shr r8
    movabs rax, 0x14141400000000
    mov rbx, qword ptr [rsp + 0xf8]
    and rsi, rbx
    and r11, rbx
    cmp dword ptr [rsp + 0x120], 0x1
    jbe .L85
    add edi, dword ptr [r9 + 0x898]
.L85:
    mov ebx, dword ptr [rsp + 0x16c]
    and r8, rax
    sub qword ptr [rsp + 0xb8], rsi
    sub rbp, r11
    not qword ptr [rsp + 0xc8]
    cmp qword ptr [rsp + 0x98], 0x0
    mov qword ptr [rsp + 0x68], rbp
    je .L86
    mov eax, dword ptr [r9 + 0x8a4]
    imul eax, dword ptr [rsp + 0x120]
    add edi, eax
.L86:
    mov dword ptr [rsp + 0x64], edi
    mov rsi, qword ptr [rsp + 0x20]
    sub qword ptr [rsp + 0x10], rcx
    sub r15, r8
    mov qword ptr [rsp + 0x88], r15
    mov rax, qword ptr [rsp + 0x1e0]
    and rax, rsi
    popcnt rax, rax
    mov r8d, dword ptr [rsp + 0x158]
    imul r8d, eax
    mov rdi, qword ptr [rsp + 0x2a0]
    lea rax, [rdi + rdi]
    movabs r11, -0x101010101010102
    and rax, r11
    mov rcx, rdi
    mov r11, rdi
    shr rcx
    movabs rdi, 0x7f7f7f7f7f7f7f7f
    and rcx, rdi
    or rcx, rax
    andn rax, rcx, rsi
    xor ecx, ecx
    popcnt rcx, rax
    mov ebp, dword ptr [rsp + 0x168]
    imul ebp, ecx
    and r14, rax
    xor ecx, ecx
    popcnt rcx, r14
    mov r14d, dword ptr [rsp + 0x164]
    imul r14d, ecx
    mov rcx, qword ptr [rsp + 0xc8]
    and rcx, qword ptr [rsp + 0x238]
    and rcx, qword ptr [rsp + 0x48]
    shl rcx, 0x8
    andn rax, rax, rcx
    mov rcx, rax
    shr rcx
    and rcx, qword ptr [rsp + 0x170]
    sub rax, rcx
    mov rcx, rax
    mov rsi, qword ptr [rsp + 0x40]
    and rcx, rsi
    shr rax, 0x2
    and rax, rsi
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    and rcx, qword ptr [rsp + 0x148]
    imul rcx, r13
    shr rcx, 0x38
    mov r15d, dword ptr [rsp + 0x160]
    imul r15d, ecx
    mov rsi, qword ptr [rsp + 0xf0]
    mov rax, rsi
    and rax, qword ptr [rsp + 0x20]
    popcnt rax, rax
    mov r13d, dword ptr [rsp + 0x15c]
    imul r13d, eax
    add r13d, r8d
    movzx eax, r11b
    lea ecx, [rax + rax]
    andn eax, ecx, eax
    popcnt eax, eax
    imul ebx, eax
    add ebx, r13d
    add ebx, ebp
    add ebx, r14d
    add ebx, r15d
    mov rax, qword ptr [rsp + 0x20]
    add rax, rax
    movabs rcx, -0x101010101010102
    and rax, rcx
    mov rcx, qword ptr [rsp + 0x20]
    shr rcx
    and rcx, rdi
    mov rdi, qword ptr [rsp + 0xb8]
    mov r8, rdi
    shr r8, 0x2
    mov qword ptr [rsp + 0xf8], r8
    or rcx, rax
    mov r13, qword ptr [rsp + 0x68]
    mov r8, r13
    shr r8, 0x2
    or rcx, rsi
    and rcx, qword ptr [rsp + 0x20]
    je .L88
    mov r14, qword ptr [rsp + 0x78]
    nop
.L87:
    xor eax, eax
    tzcnt rax, rcx
    shr eax
    and eax, -0x4
    xor eax, 0x1c
    add ebx, dword ptr [r9 + rax + 0x610]
    blsr rcx, rcx
    jne .L87
    jmp .L89
.L88:
    mov r14, qword ptr [rsp + 0x78]
.L89:
    movabs rax, 0x3333333333333333
    lea r15, [rax - 0x333]
    mov rcx, qword ptr [rsp + 0x10]
    shr rcx, 0x2
    mov qword ptr [rsp + 0x170], rcx
    movabs rcx, 0x3333333000000000
    mov rsi, qword ptr [rsp + 0x88]
    shr rsi, 0x2
    mov qword ptr [rsp + 0x28], rsi
    lea rsi, [rax - 0x33333333]
    mov rax, qword ptr [rsp + 0x1d0]
    and rdi, rax
    mov rbp, rdi
    and qword ptr [rsp + 0xf8], rax
    and r13, rax
    and r8, rax
    mov qword ptr [rsp + 0x80], r8
    mov rax, qword ptr [rsp + 0xd0]
    popcnt rax, rax
    mov qword ptr [rsp + 0xc0], rax
    mov rax, qword ptr [rsp + 0x20]
    test rax, rax
    mov r11, qword ptr [rsp + 0x40]
    je .L91
    lea rdi, [r9 + 0x10]
    nop
.L90:
    xor r8d, r8d
    tzcnt r8, rax
    xor r8d, 0x38
    add ebx, dword ptr [rdi + 4*r8]
    blsr rax, rax
    jne .L90
.L91:
    mov dword ptr [rsp + 0x16c], ebx
    and qword ptr [rsp + 0x170], r11
    and qword ptr [rsp + 0x10], r15
    and qword ptr [rsp + 0x88], rcx
    and qword ptr [rsp + 0x28], rsi
    add qword ptr [rsp + 0xf8], rbp
    add qword ptr [rsp + 0x80], r13
    mov rsi, qword ptr [rsp + 0x20]
    mov rax, rsi
    shl rax, 0x10
    or rax, rsi
    mov rcx, qword ptr [rsp + 0x2b8]
    or rax, rcx
    shl rax, 0x10
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x20
    or rcx, rax
    or rcx, qword ptr [rsp + 0x178]
    mov qword ptr [rsp + 0x1d0], rcx
    mov rax, rcx
    or rax, qword ptr [rsp + 0x198]
    mov rcx, qword ptr [rsp + 0x1a8]
    mov rdi, qword ptr [rsp + 0x248]
    lea r8d, [rdi + rcx]
    mov rcx, qword ptr [rsp + 0x1e8]
    mov qword ptr [rsp + 0x258], r8
    lea ecx, [r8 + 2*rcx]
    mov dword ptr [rsp + 0xb8], ecx
    andn r8, rax, rsi
    mov qword ptr [rsp + 0x308], r15
    je .L99
    mov rax, qword ptr [rsp + 0xc0]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x68], eax
    lea rax, [r9 + 0x6b0]
    mov qword ptr [rsp + 0x50], rax
    mov rax, qword ptr [rsp + 0x38]
    or rax, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0xa0], rax
    lea rax, [r9 + 0x6d0]
    mov qword ptr [rsp + 0xc8], rax
    lea rax, [r9 + 0x6f0]
    mov qword ptr [rsp + 0x40], rax
    mov rax, qword ptr [rsp + 0x298]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0x100], al
    xor ebx, ebx
    jmp .L93
    nop
.L92:
    mov r14, qword ptr [rsp + 0x78]
    blsr r8, r8
    je .L100
.L93:
    mov r9, r12
    xor r11d, r11d
    tzcnt r11, r8
    mov ecx, r11d
    shr ecx, 0x3
    xor rcx, 0x7
    lea esi, [r11 + 0x38]
    mov rdi, qword ptr [rsp + 0x8]
    add ebx, dword ptr [rdi + 4*rcx + 0x650]
    and sil, 0x3f
    mov eax, r11d
    and eax, 0x7
    mov r14d, dword ptr [rsp + 0x18]
    mov ebp, r14d
    sub ebp, eax
    mov r13d, eax
    sub r13d, r14d
    cmovb r13d, ebp
    mov ebp, esi
    shr bpl, 0x3
    movzx r14d, bpl
    mov r12d, dword ptr [rsp + 0xb0]
    mov ebp, r12d
    sub ebp, r14d
    mov r15d, r14d
    sub r15d, r12d
    cmovb r15d, ebp
    cmp r13d, r15d
    cmova r15d, r13d
    imul r15d, dword ptr [rdi + 4*rcx + 0x670]
    add r15d, ebx
    mov ebp, dword ptr [rsp + 0x140]
    mov ebx, ebp
    sub ebx, eax
    sub eax, ebp
    cmovb eax, ebx
    mov ebp, dword ptr [rsp + 0x110]
    mov ebx, ebp
    sub ebx, r14d
    sub r14d, ebp
    cmovb r14d, ebx
    cmp eax, r14d
    cmova r14d, eax
    imul r14d, dword ptr [rdi + 4*rcx + 0x690]
    mov ebx, r14d
    add ebx, r15d
    movabs rax, 0x101010101010101
    shlx rax, rax, r11
    test qword ptr [rsp + 0x108], rax
    je .L94
    add ebx, dword ptr [rdi + 0x954]
    jmp .L95
    nop
.L94:
    test qword ptr [rsp + 0x138], rax
    je .L95
    mov rax, qword ptr [rsp + 0x8]
    add ebx, dword ptr [rax + 0x958]
.L95:
    mov r12, r9
    mov eax, 0x1
    shlx r14, rax, rsi
    mov rax, r14
    shr rax, 0x8
    bts rax, rsi
    mov r15, rax
    shr r15, 0x10
    or r15, rax
    mov rax, r15
    shr rax, 0x20
    or rax, r15
    movzx esi, sil
    mov r15, qword ptr [rsp + 0x58]
    bt r15, rsi
    mov rsi, qword ptr [rsp + 0x50]
    jae .L98
.L96:
    add ebx, dword ptr [rsi + 4*rcx]
.L97:
    mov rsi, qword ptr [rsp + 0x20]
    mov rdi, qword ptr [rsp + 0x8]
    mov ecx, dword ptr [rsp + 0x68]
    cmp dword ptr [rsp + 0xb8], ecx
    jne .L92
    and rax, qword ptr [rsp + 0x58]
    jne .L92
    shr r11b, 0x3
    movzx eax, r11b
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0xb0]
    cmp r13d, ecx
    cmovbe r13d, ecx
    add al, byte ptr [rsp + 0x100]
    cmp al, r13b
    jae .L92
    add ebx, dword ptr [rdi + 0x95c]
    jmp .L92
    nop
.L98:
    mov rsi, qword ptr [rsp + 0x40]
    test qword ptr [rsp + 0xa0], rax
    je .L96
    mov rsi, qword ptr [rsp + 0xc8]
    test qword ptr [rsp + 0x38], r14
    jne .L97
    jmp .L96
.L99:
    xor ebx, ebx
.L100:
    mov rbp, qword ptr [rsp + 0x170]
    add rbp, qword ptr [rsp + 0x10]
    mov rax, qword ptr [rsp + 0x28]
    add rax, qword ptr [rsp + 0x88]
    mov qword ptr [rsp + 0x28], rax
    mov r13, qword ptr [rsp + 0xf8]
    shr r13, 0x4
    mov rax, qword ptr [rsp + 0xd8]
    and rax, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x50], rax
    mov r15, qword ptr [rsp + 0x80]
    shr r15, 0x4
    mov rax, qword ptr [rsp + 0x1d0]
    andn rcx, rax, rsi
    and rcx, qword ptr [rsp + 0x198]
    je .L102
    mov r8, rsi
    mov r9, qword ptr [rsp + 0x1e0]
    lea rax, [r9 + r9]
    movabs rsi, 0xfefefefefefefe
    and rax, rsi
    shr r9
    movabs rsi, 0x7f7f7f7f7f7f7f
    and r9, rsi
    mov rsi, rax
    and rsi, r9
    or r9, rax
    mov rdi, qword ptr [rsp + 0x178]
    lea rax, [rdi + rdi]
    shr rdi
    movabs r11, 0x7e7e7e7e7e7e00
    and rdi, r11
    and rdi, rax
    andn rax, rdi, r9
    or rax, rsi
    shl rax, 0x8
    and rcx, rax
    mov r9, qword ptr [rsp + 0x8]
    mov rdi, qword ptr [rsp + 0xa8]
    je .L103
    xor eax, eax
    nop
.L101:
    xor esi, esi
    tzcnt rsi, rcx
    shr esi
    and esi, -0x4
    xor esi, 0x1c
    add eax, dword ptr [r9 + rsi + 0x630]
    blsr rcx, rcx
    jne .L101
    jmp .L104
.L102:
    mov r9, qword ptr [rsp + 0x8]
    mov rcx, qword ptr [rsp + 0xa8]
    jmp .L105
.L103:
    xor eax, eax
.L104:
    add ebx, eax
    mov rsi, r8
    mov rcx, rdi
.L105:
    mov r11, rbp
    mov rdi, rbp
    shr rdi, 0x4
    mov rbp, qword ptr [rsp + 0x28]
    shr rbp, 0x4
    add r13, qword ptr [rsp + 0xf8]
    mov rax, qword ptr [rsp + 0x90]
    and qword ptr [rsp + 0x30], rax
    mov r8, qword ptr [rsp + 0xd8]
    or r8, rsi
    and qword ptr [rsp + 0x50], rcx
    add r15, qword ptr [rsp + 0x80]
    mov rax, qword ptr [rsp + 0x2f0]
    and al, 0x38
    mov ecx, 0xff
    shlx rax, rcx, rax
    mov rcx, rax
    shr rcx, 0x8
    or rcx, rax
    mov rax, rcx
    shr rax, 0x10
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x20
    or rcx, rax
    mov rax, rcx
    and rax, rsi
    mov qword ptr [rsp + 0x88], rax
    and rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rsp + 0x210]
    test al, al
    je .L106
    cmp dword ptr [rsp + 0x140], 0x7
    jne .L107
    mov al, 0x6
    jmp .L107
.L106:
    mov al, 0x1
.L107:
    add rdi, r11
    mov qword ptr [rsp + 0x110], rdi
    add rbp, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0x18], rbp
    mov rbp, rax
    mov rax, qword ptr [rsp + 0x268]
    and r13, rax
    mov rdi, qword ptr [rsp + 0xa8]
    andn r11, rdi, rsi
    mov qword ptr [rsp + 0xa0], r11
    mov r11, qword ptr [rsp + 0x150]
    and r11, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x40], r11
    and r8, qword ptr [rsp + 0x220]
    andn rdi, rdi, qword ptr [rsp + 0xd8]
    mov qword ptr [rsp + 0x10], rdi
    and qword ptr [rsp + 0x50], r14
    and r15, rax
    mov qword ptr [rsp + 0xb0], r15
    and rsi, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x80], rsi
    mov qword ptr [rsp + 0x100], rbp
    lea eax, [rbp - 0x1]
    mov esi, eax
    and sil, 0x7
    movabs rdi, 0x101010101010101
    shlx r14, rdi, rsi
    mov r11, qword ptr [rsp + 0x88]
    and r11, r14
    xor esi, esi
    lzcnt rsi, r11
    shr esi, 0x3
    test r11, r11
    cmove rsi, r11
    and r14, rcx
    xor r11d, r11d
    lzcnt r11, r14
    shr r11d, 0x3
    test r14, r14
    cmove r11, r14
    test rsi, rsi
    setne bpl
    lea r14, [rsi + 0x1]
    cmp r14, r11
    sete r14b
    and r14b, bpl
    movzx r14d, r14b
    shl r14d, 0x5
    xor r15d, r15d
    cmp al, byte ptr [rsp + 0x210]
    sete r15b
    shl r15d, 0x5
    mov rdi, qword ptr [rsp + 0x1f8]
    add r15, rdi
    mov eax, esi
    mov ebp, dword ptr [r15 + 4*rax + 0x700]
    add r14, rdi
    mov eax, r11d
    add ebp, dword ptr [r14 + 4*rax + 0x740]
    movabs rax, 0xf0f0f0f0f0f0f0f
    lea r15, [rax - 0xf0f0f0f]
    mov r14, qword ptr [rsp + 0xe8]
    test qword ptr [rsp + 0xe0], r14
    mov qword ptr [rsp + 0x2a8], r12
    je .L108
    or r11, rsi
    jne .L108
    add ebp, dword ptr [r9 + 0x960]
.L108:
    movabs rsi, 0x101010101010101
    mov rdi, qword ptr [rsp + 0x148]
    mov r11, qword ptr [rsp + 0x110]
    mov r14, qword ptr [rsp + 0x18]
    mov eax, ebp
    and r11, rdi
    mov qword ptr [rsp + 0x110], r11
    and r14, r15
    mov qword ptr [rsp + 0x18], r14
    mov r14, qword ptr [rsp + 0x48]
    and qword ptr [rsp + 0xd8], r14
    imul r13, rsi
    mov qword ptr [rsp + 0x68], r13
    mov r15, qword ptr [rsp + 0x150]
    mov rdi, r15
    mov r12, qword ptr [rsp + 0xa0]
    and rdi, r12
    mov qword ptr [rsp + 0x28], rdi
    mov rdi, qword ptr [rsp + 0x40]
    mov r11, rdi
    and r11, qword ptr [rsp + 0x1b0]
    mov qword ptr [rsp + 0xc8], r11
    and rdi, qword ptr [rsp + 0x1b8]
    mov qword ptr [rsp + 0x40], rdi
    mov r11, r15
    and r11, qword ptr [rsp + 0x108]
    mov rdi, qword ptr [rsp + 0x98]
    and r15, rdi
    mov qword ptr [rsp + 0x150], r15
    mov r15, qword ptr [rsp + 0x290]
    and r12, r15
    mov qword ptr [rsp + 0xa0], r12
    and qword ptr [rsp + 0x30], r15
    and rdi, r15
    mov r15, qword ptr [rsp + 0xa8]
    andn r8, r15, r8
    mov qword ptr [rsp + 0x178], r8
    mov r8, qword ptr [rsp + 0x10]
    and r8, qword ptr [rsp + 0x38]
    mov qword ptr [rsp + 0x10], r8
    mov r8, qword ptr [rsp + 0x2a8]
    andn r8, r8, qword ptr [rsp + 0x50]
    mov qword ptr [rsp + 0x50], r8
    mov r8, qword ptr [rsp + 0xb0]
    imul r8, rsi
    mov qword ptr [rsp + 0xb0], r8
    and qword ptr [rsp + 0x80], r14
    mov r13, qword ptr [rsp + 0x100]
    shlx r14, rsi, r13
    mov rsi, qword ptr [rsp + 0x88]
    and rsi, r14
    xor r8d, r8d
    lzcnt r8, rsi
    shr r8d, 0x3
    test rsi, rsi
    cmove r8, rsi
    and r14, rcx
    xor esi, esi
    lzcnt rsi, r14
    shr esi, 0x3
    test r14, r14
    cmove rsi, r14
    test r8, r8
    setne bpl
    lea r14, [r8 + 0x1]
    cmp r14, rsi
    sete r14b
    and r14b, bpl
    movzx r14d, r14b
    shl r14d, 0x5
    xor r15d, r15d
    cmp r13b, byte ptr [rsp + 0x210]
    sete r15b
    shl r15d, 0x5
    mov r12, qword ptr [rsp + 0x1f8]
    add r15, r12
    mov ebp, r8d
    add eax, dword ptr [r15 + 4*rbp + 0x700]
    add r14, r12
    mov r15d, esi
    add eax, dword ptr [r14 + 4*r15 + 0x740]
    lea ebp, [r13 + 0x1]
    mov r14, qword ptr [rsp + 0xe8]
    test qword ptr [rsp + 0xe0], r14
    je .L109
    mov r14d, ebp
    or rsi, r8
    jne .L110
    add eax, dword ptr [r9 + 0x960]
    jmp .L110
.L109:
    mov r14d, ebp
.L110:
    mov r12d, eax
    movabs r8, 0x101010101010101
    mov r15, qword ptr [rsp + 0xb0]
    mov r13, qword ptr [rsp + 0x28]
    mov rbp, qword ptr [rsp + 0x110]
    imul rbp, r8
    mov rsi, qword ptr [rsp + 0x18]
    imul rsi, r8
    mov qword ptr [rsp + 0x18], rsi
    mov rsi, qword ptr [rsp + 0xd8]
    xor eax, eax
    popcnt rax, rsi
    mov qword ptr [rsp + 0x100], rax
    shr qword ptr [rsp + 0x68], 0x38
    xor eax, eax
    popcnt rax, r13
    mov qword ptr [rsp + 0x28], rax
    mov rax, qword ptr [rsp + 0xc8]
    popcnt rax, rax
    mov qword ptr [rsp + 0x198], rax
    mov rax, qword ptr [rsp + 0x40]
    popcnt rax, rax
    mov qword ptr [rsp + 0x148], rax
    xor eax, eax
    popcnt rax, r11
    mov qword ptr [rsp + 0xf8], rax
    mov rax, qword ptr [rsp + 0x150]
    popcnt rax, rax
    mov qword ptr [rsp + 0xc8], rax
    mov rax, qword ptr [rsp + 0xa0]
    popcnt rax, rax
    mov qword ptr [rsp + 0xd8], rax
    mov rax, qword ptr [rsp + 0x30]
    popcnt rax, rax
    mov qword ptr [rsp + 0x98], rax
    xor eax, eax
    popcnt rax, rdi
    mov qword ptr [rsp + 0x40], rax
    mov rax, qword ptr [rsp + 0x178]
    popcnt rax, rax
    mov qword ptr [rsp + 0xa0], rax
    mov rax, qword ptr [rsp + 0x10]
    popcnt rax, rax
    mov qword ptr [rsp + 0x10], rax
    mov rax, qword ptr [rsp + 0x50]
    popcnt rax, rax
    mov qword ptr [rsp + 0x30], rax
    shr r15, 0x38
    mov rax, qword ptr [rsp + 0x80]
    popcnt rax, rax
    mov qword ptr [rsp + 0x50], rax
    mov eax, r14d
    and al, 0x7
    shlx rax, r8, rax
    mov rsi, qword ptr [rsp + 0x88]
    and rsi, rax
    xor r8d, r8d
    lzcnt r8, rsi
    shr r8d, 0x3
    test rsi, rsi
    cmove r8, rsi
    and rcx, rax
    xor esi, esi
    lzcnt rsi, rcx
    shr esi, 0x3
    test rcx, rcx
    cmove rsi, rcx
    test r8, r8
    setne al
    lea rcx, [r8 + 0x1]
    cmp rcx, rsi
    sete cl
    and cl, al
    movzx eax, cl
    shl eax, 0x5
    xor ecx, ecx
    cmp r14b, byte ptr [rsp + 0x210]
    sete cl
    shl ecx, 0x5
    mov rdi, qword ptr [rsp + 0x1f8]
    add rcx, rdi
    mov r11d, r8d
    add r12d, dword ptr [rcx + 4*r11 + 0x700]
    add rax, rdi
    mov ecx, esi
    add r12d, dword ptr [rax + 4*rcx + 0x740]
    mov dword ptr [rsp + 0x150], r12d
    mov rax, qword ptr [rsp + 0xe8]
    test qword ptr [rsp + 0xe0], rax
    je .L111
    or rsi, r8
    mov r11, qword ptr [rsp + 0x230]
    mov rdi, qword ptr [rsp + 0x190]
    jne .L112
    mov eax, dword ptr [rsp + 0x150]
    add eax, dword ptr [r9 + 0x960]
    mov dword ptr [rsp + 0x150], eax
    jmp .L112
.L111:
    mov r11, qword ptr [rsp + 0x230]
    mov rdi, qword ptr [rsp + 0x190]
.L112:
    mov r14, qword ptr [rsp + 0xd0]
    mov qword ptr [rsp + 0xb0], r15
    shr rbp, 0x38
    mov qword ptr [rsp + 0x110], rbp
    shr qword ptr [rsp + 0x18], 0x38
    mov eax, dword ptr [r9 + 0x87c]
    mov dword ptr [rsp + 0x11c], eax
    mov eax, dword ptr [r9 + 0x880]
    mov dword ptr [rsp + 0x2c4], eax
    mov eax, dword ptr [r9 + 0x884]
    mov dword ptr [rsp + 0x2c0], eax
    mov eax, dword ptr [r9 + 0x888]
    mov dword ptr [rsp + 0x2c8], eax
    mov eax, dword ptr [r9 + 0x88c]
    mov dword ptr [rsp + 0x1e0], eax
    mov eax, dword ptr [r9 + 0x964]
    mov dword ptr [rsp + 0x88], eax
    mov eax, dword ptr [r9 + 0x968]
    mov dword ptr [rsp + 0x1f8], eax
    mov eax, dword ptr [r9 + 0x96c]
    mov dword ptr [rsp + 0xe8], eax
    mov eax, dword ptr [r9 + 0x970]
    mov dword ptr [rsp + 0x178], eax
    mov eax, dword ptr [r9 + 0x974]
    mov dword ptr [rsp + 0x170], eax
    mov eax, dword ptr [r9 + 0x978]
    mov dword ptr [rsp + 0x80], eax
    mov eax, dword ptr [r9 + 0x97c]
    mov dword ptr [rsp + 0x268], eax
    mov eax, dword ptr [r9 + 0x980]
    mov dword ptr [rsp + 0x190], eax
    mov eax, dword ptr [r9 + 0x984]
    mov dword ptr [rsp + 0x164], eax
    vmovd eax, xmm0
    cmp r14, 0x1
    sbb eax, -0x1
    mov ecx, dword ptr [r9 + 0x988]
    mov dword ptr [rsp + 0x158], ecx
    mov ecx, dword ptr [r9 + 0x98c]
    mov dword ptr [rsp + 0x220], ecx
    mov ecx, dword ptr [r9 + 0x990]
    mov dword ptr [rsp + 0x15c], ecx
    mov ecx, dword ptr [r9 + 0x994]
    mov dword ptr [rsp + 0x160], ecx
    mov ecx, dword ptr [r9 + 0x94c]
    mov dword ptr [rsp + 0x168], ecx
    mov ecx, dword ptr [r9 + 0x950]
    mov dword ptr [rsp + 0x1d0], ecx
    xor ecx, ecx
    cmp eax, 0x2
    jl .L118
    lea r12, [plywright::board::geometry::AROUND]
    add r12, qword ptr [rsp + 0x300]
    mov r8, qword ptr [rsp + 0xa8]
    not r8
    mov rsi, qword ptr [rsp + 0x2a8]
    not rsi
    vpextrd eax, xmm0, 0x1
    mov rcx, qword ptr [rsp + 0x188]
    or rcx, qword ptr [rsp + 0x208]
    or rcx, r8
    and rsi, qword ptr [rsp + 0x38]
    and rsi, rcx
    mov rcx, qword ptr [rsp + 0x1c0]
    and rcx, rsi
    popcnt rcx, rcx
    imul ecx, dword ptr [r9 + 0x99c]
    add ecx, eax
    mov rax, qword ptr [rsp + 0x2e8]
    lea rax, [rax + 2*rax]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    mov r15d, dword ptr [r14 + 8*rax + 0x10]
    mov r11, qword ptr [r14 + 8*rax]
    mov rbp, qword ptr [rsp + 0x58]
    and r11, rbp
    imul r11, qword ptr [r14 + 8*rax + 0x8]
    movzx r13d, byte ptr [r14 + 8*rax + 0x14]
    shrx r11, r11, r13
    add r11, r15
    mov r15d, dword ptr [r14 + 8*rax + 0x610]
    mov r13, qword ptr [r14 + 8*rax + 0x600]
    and r13, rbp
    imul r13, qword ptr [r14 + 8*rax + 0x608]
    movzx eax, byte ptr [r14 + 8*rax + 0x614]
    shrx r14, r13, rax
    add r14, r15
    and rsi, qword ptr [rsp + 0x78]
    or rsi, r8
    mov r15, qword ptr [rsp + 0x2e0]
    and r15, qword ptr [r12]
    lea r8, [plywright::sliders::magic::TABLE]
    mov rax, qword ptr [rsp + 0xe0]
    andn rax, rax, rsi
    mov rsi, qword ptr [r8 + 8*r14]
    and rsi, rax
    test r15, rax
    je .L113
    add ecx, dword ptr [r9 + 0x810]
.L113:
    and rax, qword ptr [r8 + 8*r11]
    test qword ptr [rsp + 0x2f8], rsi
    mov r14, qword ptr [rsp + 0xd0]
    je .L114
    add ecx, dword ptr [r9 + 0x814]
.L114:
    mov r8, qword ptr [rsp + 0x290]
    mov r11, qword ptr [rsp + 0x230]
    or rsi, rax
    test r8, rax
    je .L115
    add ecx, dword ptr [r9 + 0x818]
.L115:
    test qword ptr [rsp + 0x218], rsi
    je .L116
    add ecx, dword ptr [r9 + 0x81c]
.L116:
    test r14, r14
    jne .L117
    sub ecx, dword ptr [r9 + 0x9a0]
.L117:
    mov eax, ecx
    sar eax, 0x1f
    andn eax, eax, ecx
    cmp eax, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, eax
    mov eax, dword ptr [r9 + 0x9a4]
    imul eax, ecx
    imul eax, ecx
    sar eax, 0xc
    mov ecx, dword ptr [r9 + 0x9a8]
    cmp ecx, eax
    cmovl eax, ecx
    mov ecx, dword ptr [r9 + 0x9ac]
    imul ecx, eax
    and ecx, -0x40
    shl ecx, 0xa
    add ecx, eax
.L118:
    mov dword ptr [rsp + 0x1c0], ecx
    mov r9, qword ptr [rsp + 0x1f0]
    and r9, qword ptr [rsp + 0xe0]
    mov rcx, qword ptr [rsp + 0x238]
    and rdi, rcx
    shr rdi, 0x8
    movabs rax, 0xff00000000
    and rax, rdi
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x48]
    mov rbp, qword ptr [rsp + 0x58]
    or rcx, rbp
    andn rax, rcx, rax
    mov r15, qword ptr [rsp + 0x38]
    mov r8, qword ptr [rsp + 0xa8]
    andn rcx, r8, r15
    andn rax, rcx, rax
    mov rcx, rax
    shr rcx, 0x7
    movabs rsi, 0xfefefefefefe
    and rsi, rcx
    shr rax, 0x9
    movabs rcx, 0x7f7f7f7f7f7f
    and rcx, rax
    or rcx, rsi
    mov qword ptr [rsp + 0x218], rcx
    mov r13, qword ptr [rsp + 0x128]
    or r13, r11
    mov rax, r9
    mov rcx, r9
    mov rsi, qword ptr [rsp + 0x138]
    or rcx, rsi
    or rcx, r14
    mov r9, qword ptr [rsp + 0x200]
    and rax, r9
    mov r11, qword ptr [rsp + 0x70]
    andn r12, r15, r11
    mov rdi, r13
    and rdi, r12
    mov qword ptr [rsp + 0x128], rdi
    mov rdi, r14
    mov r14, r12
    mov r12, r13
    and r12, rax
    mov qword ptr [rsp + 0x188], r12
    and rsi, r13
    mov qword ptr [rsp + 0x138], rsi
    and r13, rdi
    mov r12, qword ptr [rsp + 0x130]
    and r14, r12
    mov qword ptr [rsp + 0xe0], r14
    and rax, r12
    mov qword ptr [rsp + 0x1f0], rax
    and r12, rdi
    mov qword ptr [rsp + 0x130], r12
    mov r14, qword ptr [rsp + 0x78]
    or r14, qword ptr [rsp + 0x48]
    mov rsi, qword ptr [rsp + 0xf0]
    mov rax, rsi
    and rax, rcx
    mov qword ptr [rsp + 0x48], rax
    mov rdi, qword ptr [rsp + 0x90]
    and rdi, rcx
    and r8, rcx
    andn r12, r14, rcx
    or rcx, r11
    and rcx, qword ptr [rsp + 0x208]
    andn rax, r15, rcx
    mov qword ptr [rsp + 0x90], rax
    andn rax, r15, r8
    mov qword ptr [rsp + 0xd0], rax
    and r12, r15
    and r12, qword ptr [rsp + 0x2a8]
    and r9, r11
    and r9, rsi
    mov qword ptr [rsp + 0x200], r9
    mov ecx, r11d
    shr ecx, 0x7
    and ecx, 0x8000
    mov esi, r11d
    shr esi, 0x9
    and esi, 0x100
    or esi, ecx
    mov r14, qword ptr [rsp + 0x2b0]
    mov ecx, r14d
    and ecx, esi
    mov esi, ecx
    shr esi
    and esi, 0x4000
    sub rcx, rsi
    movabs rsi, 0x3333333333333333
    add rsi, -0x3233
    and rsi, rcx
    shr rcx, 0x2
    and rcx, qword ptr [rsp + 0x308]
    add rcx, rsi
    mov rsi, rcx
    shr rsi, 0x4
    add rsi, rcx
    movabs rcx, 0xf0f0f0f0f0f0f0f
    add rcx, -0x80f
    and rcx, rsi
    movabs r8, 0x101010101010101
    imul rcx, r8
    shr rcx, 0x38
    mov r15d, dword ptr [rsp + 0x2cc]
    imul r15d, ecx
    shl rbp, 0x10
    and rbp, qword ptr [rsp + 0x2b8]
    mov rcx, rbp
    shr rcx
    movabs rsi, 0x400000000000000
    and rsi, rcx
    movabs r9, 0x1000000000000000
    and rbp, r9
    lea rcx, [rsi + 2*rbp]
    and rcx, r14
    mov rsi, rcx
    shr rsi
    and rsi, r9
    sub rcx, rsi
    movabs rsi, 0x3000000000000000
    and rsi, rcx
    shr rcx, 0x2
    movabs r9, 0x100000000000000
    and r9, rcx
    add rcx, rsi
    shr rcx, 0x4
    add rcx, r9
    movabs rsi, 0xf00000000000000
    and rcx, rsi
    imul rcx, r8
    shr rcx, 0x38
    mov esi, dword ptr [rsp + 0x180]
    imul esi, ecx
    add esi, r15d
    mov dword ptr [rsp + 0x180], esi
    mov rsi, qword ptr [rsp + 0x1e8]
    vmovd xmm0, esi
    vmovd xmm1, dword ptr [rsp + 0x120]
    mov eax, dword ptr [rsp + 0x11c]
    imul eax, dword ptr [rsp + 0x270]
    mov dword ptr [rsp + 0x38], eax
    mov ebp, dword ptr [rsp + 0x2c4]
    mov eax, ebp
    imul eax, dword ptr [rsp + 0x1a8]
    mov dword ptr [rsp + 0x58], eax
    mov r15d, dword ptr [rsp + 0x2c0]
    mov eax, r15d
    imul eax, dword ptr [rsp + 0x248]
    mov dword ptr [rsp + 0x78], eax
    mov r9d, dword ptr [rsp + 0x2c8]
    mov ecx, r9d
    imul ecx, esi
    mov eax, dword ptr [rsp + 0x1e0]
    imul eax, dword ptr [rsp + 0xc0]
    mov dword ptr [rsp + 0xa8], eax
    mov r14, qword ptr [rsp + 0x100]
    imul r14d, dword ptr [rsp + 0x88]
    mov rsi, qword ptr [rsp + 0x68]
    imul esi, dword ptr [rsp + 0x1f8]
    mov qword ptr [rsp + 0x68], rsi
    mov rsi, qword ptr [rsp + 0x28]
    imul esi, dword ptr [rsp + 0xe8]
    mov qword ptr [rsp + 0x28], rsi
    mov rsi, qword ptr [rsp + 0x198]
    imul esi, dword ptr [rsp + 0x178]
    mov qword ptr [rsp + 0x198], rsi
    mov rsi, qword ptr [rsp + 0x148]
    imul esi, dword ptr [rsp + 0x170]
    mov qword ptr [rsp + 0x148], rsi
    mov rsi, qword ptr [rsp + 0xf8]
    imul esi, dword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0xf8], rsi
    mov rsi, qword ptr [rsp + 0xc8]
    imul esi, dword ptr [rsp + 0x268]
    mov qword ptr [rsp + 0xc8], rsi
    mov rsi, qword ptr [rsp + 0xd8]
    imul esi, dword ptr [rsp + 0x190]
    mov qword ptr [rsp + 0xd8], rsi
    mov rsi, qword ptr [rsp + 0x98]
    imul esi, dword ptr [rsp + 0x164]
    mov qword ptr [rsp + 0x98], rsi
    mov rsi, qword ptr [rsp + 0x40]
    imul esi, dword ptr [rsp + 0x158]
    mov qword ptr [rsp + 0x40], rsi
    mov rsi, qword ptr [rsp + 0xa0]
    imul esi, dword ptr [rsp + 0x220]
    mov qword ptr [rsp + 0xa0], rsi
    mov rsi, qword ptr [rsp + 0x10]
    imul esi, dword ptr [rsp + 0x15c]
    mov qword ptr [rsp + 0x10], rsi
    mov rsi, qword ptr [rsp + 0x30]
    imul esi, dword ptr [rsp + 0x160]
    mov qword ptr [rsp + 0x30], rsi
    mov rsi, qword ptr [rsp + 0xb0]
    imul esi, dword ptr [rsp + 0x168]
    mov qword ptr [rsp + 0xb0], rsi
    mov rsi, qword ptr [rsp + 0x50]
    imul esi, dword ptr [rsp + 0x1d0]
    mov qword ptr [rsp + 0x50], rsi
    mov rax, qword ptr [rsp + 0x48]
    popcnt rax, rax
    mov qword ptr [rsp + 0xf0], rax
    mov rax, qword ptr [rsp + 0x218]
    and rdi, rax
    xor esi, esi
    popcnt rsi, rdi
    mov qword ptr [rsp + 0x48], rsi
    mov rsi, qword ptr [rsp + 0x128]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x128], rsi
    mov rsi, qword ptr [rsp + 0x1b0]
    mov rdi, qword ptr [rsp + 0x188]
    and rsi, rdi
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x1b0], rsi
    and rdi, qword ptr [rsp + 0x1b8]
    xor esi, esi
    popcnt rsi, rdi
    mov qword ptr [rsp + 0x188], rsi
    mov rsi, qword ptr [rsp + 0x138]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x138], rsi
    xor esi, esi
    popcnt rsi, r13
    mov qword ptr [rsp + 0x208], rsi
    mov rsi, qword ptr [rsp + 0xe0]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0xe0], rsi
    mov rsi, qword ptr [rsp + 0x1f0]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x238], rsi
    mov rsi, qword ptr [rsp + 0x130]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x130], rsi
    mov rsi, qword ptr [rsp + 0x90]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x90], rsi
    mov rsi, qword ptr [rsp + 0xd0]
    popcnt rsi, rsi
    mov qword ptr [rsp + 0xd0], rsi
    popcnt r8, r12
    and rax, r11
    popcnt rax, rax
    mov rsi, qword ptr [rsp + 0x200]
    popcnt r13, rsi
    mov r11, qword ptr [rsp + 0x210]
    lea esi, [r11 - 0x1]
    cmp sil, 0x2
    mov qword ptr [rsp + 0x100], r14
    jae .L120
    cmp r11b, 0x2
    movabs r14, 0x303000000000000
    movabs rsi, 0x101000000000000
    cmove rsi, r14
    mov r12, qword ptr [rsp + 0x278]
    mov edi, dword ptr [rsp + 0x64]
.L119:
    mov r11, qword ptr [rsp + 0x2f0]
    not r11b
    test r11b, 0x38
    jne .L121
    and rsi, qword ptr [rsp + 0x2a0]
    and rsi, qword ptr [rsp + 0x108]
    mov r14, rsi
    shr r14
    movabs r11, 0x4141000000000000
    and r11, r14
    sub rsi, r11
    movabs r11, 0x3333000000000000
    and r11, rsi
    shr rsi, 0x2
    movabs r14, 0x3333333333333333
    and rsi, r14
    add rsi, r11
    mov r11, rsi
    shr r11, 0x4
    add r11, rsi
    movabs rsi, 0xf0f070707070707
    and rsi, r11
    movabs r11, 0x101010101010101
    imul rsi, r11
    shr rsi, 0x38
    mov rdi, qword ptr [rsp + 0x8]
    imul esi, dword ptr [rdi + 0x92c]
    mov edi, dword ptr [rsp + 0x64]
    add esi, dword ptr [rsp + 0x180]
    mov dword ptr [rsp + 0x180], esi
    jmp .L121
.L120:
    movabs rsi, -0x3f40000000000000
    mov r12, qword ptr [rsp + 0x278]
    mov edi, dword ptr [rsp + 0x64]
    mov r14d, 0x99
    mov r11d, dword ptr [rsp + 0x140]
    bt r14d, r11d
    jae .L128
.L121:
    mov rsi, qword ptr [rsp + 0x288]
    mov r11d, dword ptr [rsp + 0x11c]
    imul r11d, dword ptr [rsp + 0x1d8]
    imul ebp, dword ptr [rsp + 0x1a0]
    add ebp, r11d
    imul r15d, dword ptr [rsp + 0x240]
    imul r9d, dword ptr [rsp + 0x120]
    add r9d, r15d
    add r9d, ebp
    mov r14d, dword ptr [rsp + 0x1e0]
    imul r14d, r12d
    add r14d, r9d
    mov r15d, dword ptr [rsp + 0x168]
    imul r15d, eax
    mov r9d, dword ptr [rsp + 0x1d0]
    imul r9d, r13d
    mov ebp, dword ptr [rsp + 0x160]
    imul ebp, r8d
    mov r11d, dword ptr [rsp + 0x15c]
    imul r11d, dword ptr [rsp + 0xd0]
    mov r12d, dword ptr [rsp + 0x220]
    imul r12d, dword ptr [rsp + 0x90]
    mov r8d, dword ptr [rsp + 0x158]
    imul r8d, dword ptr [rsp + 0x130]
    mov eax, dword ptr [rsp + 0x164]
    imul eax, dword ptr [rsp + 0x238]
    add eax, r8d
    mov r8d, dword ptr [rsp + 0x190]
    imul r8d, dword ptr [rsp + 0xe0]
    add r8d, eax
    mov eax, dword ptr [rsp + 0x268]
    imul eax, dword ptr [rsp + 0x208]
    add eax, r8d
    mov r13d, dword ptr [rsp + 0x80]
    imul r13d, dword ptr [rsp + 0x138]
    add r13d, eax
    mov r8d, dword ptr [rsp + 0x170]
    imul r8d, dword ptr [rsp + 0x188]
    mov eax, dword ptr [rsp + 0x178]
    imul eax, dword ptr [rsp + 0x1b0]
    add eax, r14d
    add eax, r8d
    add eax, r11d
    add eax, ebp
    mov r8d, dword ptr [rsp + 0x88]
    imul r8d, dword ptr [rsp + 0xf0]
    add r8d, eax
    add r8d, r15d
    mov eax, dword ptr [rsp + 0x1f8]
    imul eax, dword ptr [rsp + 0x48]
    add eax, r9d
    add eax, r8d
    mov r8d, dword ptr [rsp + 0xe8]
    imul r8d, dword ptr [rsp + 0x128]
    add r8d, r13d
    add r8d, r12d
    add r8d, eax
    mov rax, qword ptr [rsp + 0x110]
    sub eax, dword ptr [rsp + 0x18]
    imul eax, dword ptr [rsp + 0x2dc]
    add esi, r10d
    add esi, eax
    add edx, dword ptr [rsp + 0x1cc]
    sub esi, edx
    add esi, dword ptr [rsp + 0x38]
    add esi, dword ptr [rsp + 0x58]
    add esi, dword ptr [rsp + 0x78]
    add ecx, dword ptr [rsp + 0xa8]
    add ecx, esi
    add ecx, dword ptr [rsp + 0x254]
    add ecx, dword ptr [rsp + 0x2d8]
    add ecx, dword ptr [rsp + 0x2d4]
    add ecx, dword ptr [rsp + 0x228]
    sub ecx, dword ptr [rsp + 0x2d0]
    mov r12, qword ptr [rsp + 0x100]
    add r12d, dword ptr [rsp + 0x198]
    add r12d, dword ptr [rsp + 0x148]
    add r12d, dword ptr [rsp + 0x28]
    add r12d, dword ptr [rsp + 0xf8]
    add r12d, dword ptr [rsp + 0xc8]
    add r12d, dword ptr [rsp + 0xd8]
    add r12d, dword ptr [rsp + 0x98]
    add r12d, dword ptr [rsp + 0x40]
    add r12d, dword ptr [rsp + 0x10]
    add r12d, dword ptr [rsp + 0xa0]
    add r12d, ecx
    add r12d, dword ptr [rsp + 0xb0]
    add r12d, dword ptr [rsp + 0x68]
    mov r10, qword ptr [rsp + 0x50]
    add r10d, dword ptr [rsp + 0x30]
    add r10d, r12d
    mov r11, qword ptr [rsp + 0x278]
    add r10d, dword ptr [rsp + 0x310]
    add r10d, dword ptr [rsp + 0x1c0]
    add edi, dword ptr [rsp + 0x16c]
    add edi, ebx
    add edi, r8d
    add edi, dword ptr [rsp + 0x180]
    add edi, dword ptr [rsp + 0x150]
    sub r10d, edi
    mov rax, qword ptr [rsp + 0x298]
    movzx ecx, byte ptr [rax + 0x93]
    mov rax, qword ptr [rsp + 0x8]
    mov eax, dword ptr [rax + 0x878]
    mov edx, eax
    neg edx
    test cl, cl
    cmove edx, eax
    mov eax, r10d
    add r10d, edx
    add eax, edx
    add eax, 0x8000
    vpinsrd xmm0, xmm0, dword ptr [rsp + 0xc0], 0x1
    vpinsrd xmm1, xmm1, r11d, 0x1
    sar eax, 0x10
    test eax, eax
    jle .L122
    cmp qword ptr [rsp + 0x70], 0x0
    mov r9, qword ptr [rsp + 0x20]
    je .L124
    mov rdx, qword ptr [rsp + 0x248]
    xor rdx, 0x1
    mov rsi, qword ptr [rsp + 0x240]
    xor rsi, 0x1
    or rsi, rdx
    jne .L123
    mov rsi, qword ptr [rsp + 0x1b8]
    movabs rdx, 0x55aa55aa55aa55aa
    test rsi, rdx
    sete dl
    movabs r8, -0x55aa55aa55aa55ab
    test rsi, r8
    sete sil
    or sil, dl
    jne .L123
    mov rdx, qword ptr [rsp + 0x1a8]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0x1e8]
    lea esi, [rsi + 4*rsi]
    add esi, edx
    mov rdx, qword ptr [rsp + 0xc0]
    lea edx, [rdx + 8*rdx]
    add edx, esi
    mov rdi, qword ptr [rsp + 0x8]
    jne .L133
    mov rdx, qword ptr [rsp + 0x1a0]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0x120]
    lea esi, [rsi + 4*rsi]
    add esi, edx
    lea r8d, [r11 + 8*r11]
    xor edx, edx
    add r8d, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x858]
    add rdx, 0x85c
    mov r8, qword ptr [rsp + 0x270]
    jmp .L136
.L122:
    cmp qword ptr [rsp + 0x20], 0x0
    mov r9, qword ptr [rsp + 0x70]
    je .L129
    mov rsi, qword ptr [rsp + 0x240]
    xor rsi, 0x1
    mov rdx, qword ptr [rsp + 0x248]
    xor rdx, 0x1
    or rdx, rsi
    jne .L125
    mov rsi, qword ptr [rsp + 0x1b8]
    movabs rdx, 0x55aa55aa55aa55aa
    test rsi, rdx
    sete dl
    movabs r8, -0x55aa55aa55aa55ab
    test rsi, r8
    sete sil
    or sil, dl
    jne .L125
    mov rdx, qword ptr [rsp + 0x1a0]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0x120]
    lea esi, [rsi + 4*rsi]
    add esi, edx
    lea edx, [r11 + 8*r11]
    add edx, esi
    mov rdi, qword ptr [rsp + 0x8]
    jne .L134
    mov rdx, qword ptr [rsp + 0x1a8]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0x1e8]
    lea esi, [rsi + 4*rsi]
    add esi, edx
    mov rdx, qword ptr [rsp + 0xc0]
    lea r8d, [rdx + 8*rdx]
    xor edx, edx
    add r8d, esi
    setne dl
    shl edx, 0x3
    lea rsi, [rdx + 0x858]
    add rdx, 0x85c
    jmp .L135
.L123:
    mov rdx, qword ptr [rsp + 0x258]
    sub edx, dword ptr [rsp + 0x260]
    vpsubd xmm0, xmm0, xmm1
    vpmulld xmm0, xmm0, xmmword ptr [.C1]
    lea edx, [rdx + 2*rdx]
    vmovd esi, xmm0
    vpextrd r8d, xmm0, 0x1
    add esi, edx
    add r8d, esi
    mov edx, 0x40
    cmp r8d, 0x4
    mov rsi, qword ptr [rsp + 0x8]
    jge .L137
    mov rdi, qword ptr [rsp + 0x270]
    jmp .L126
.L124:
    mov rdx, qword ptr [rsp + 0x258]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0x1e8]
    lea r8d, [rsi + 4*rsi]
    add r8d, edx
    mov rdx, qword ptr [rsp + 0xc0]
    lea esi, [rdx + 8*rdx]
    add esi, r8d
    mov rdx, qword ptr [rsp + 0x260]
    lea edx, [rdx + 2*rdx]
    mov rdi, qword ptr [rsp + 0x120]
    lea r8d, [rdi + 4*rdi]
    add r8d, edx
    lea edx, [r11 + 8*r11]
    add edx, r8d
    mov r8d, esi
    sub r8d, edx
    cmp r8d, 0x3
    jle .L131
    mov edx, 0x40
    cmp dword ptr [rsp + 0x1a8], 0x2
    je .L130
    jmp .L137
.L125:
    mov rdx, qword ptr [rsp + 0x260]
    sub edx, dword ptr [rsp + 0x258]
    vpsubd xmm0, xmm1, xmm0
    vpmulld xmm0, xmm0, xmmword ptr [.C1]
    lea edx, [rdx + 2*rdx]
    vmovd esi, xmm0
    vpextrd r8d, xmm0, 0x1
    add esi, edx
    add r8d, esi
    mov edx, 0x40
    cmp r8d, 0x4
    mov rsi, qword ptr [rsp + 0x8]
    jge .L137
    mov rdi, qword ptr [rsp + 0x1d8]
.L126:
    imul edi, dword ptr [rsi + 0x86c]
    add edi, dword ptr [rsi + 0x868]
    cmp edi, 0x40
    mov edx, 0x40
    cmovl edx, edi
    jmp .L137
.L127:
    cmp dword ptr [rsp + 0x18], 0x5
    je .L80
    mov eax, 0x8080
    jmp .L80
.L128:
    cmp r11d, 0x5
    je .L119
    movabs rsi, -0x7f80000000000000
    jmp .L119
.L129:
    mov rdx, qword ptr [rsp + 0x260]
    lea edx, [rdx + 2*rdx]
    mov rsi, qword ptr [rsp + 0x120]
    lea r8d, [rsi + 4*rsi]
    add r8d, edx
    lea esi, [r11 + 8*r11]
    add esi, r8d
    mov rdx, qword ptr [rsp + 0x258]
    lea edx, [rdx + 2*rdx]
    mov rdi, qword ptr [rsp + 0x1e8]
    lea r8d, [rdi + 4*rdi]
    add r8d, edx
    mov rdx, qword ptr [rsp + 0xc0]
    lea edx, [rdx + 8*rdx]
    add edx, r8d
    mov r8d, esi
    sub r8d, edx
    cmp r8d, 0x3
    jle .L131
    mov edx, 0x40
    cmp dword ptr [rsp + 0x1a0], 0x2
    jne .L137
.L130:
    xor edi, edi
    test r9, r9
    setne dil
    shl edi, 0x6
    cmp esi, 0x6
    mov edx, 0x40
    cmove edx, edi
    jmp .L137
.L131:
    cmp esi, 0x4
    jae .L132
    xor edx, edx
    jmp .L137
.L132:
    xor esi, esi
    cmp edx, 0x4
    setae sil
    mov rdx, qword ptr [rsp + 0x8]
    mov edx, dword ptr [rdx + 4*rsi + 0x870]
    jmp .L137
.L133:
    mov edx, 0x864
    mov esi, 0x860
    mov r8, qword ptr [rsp + 0x270]
    jmp .L136
.L134:
    mov edx, 0x864
    mov esi, 0x860
.L135:
    mov r8, qword ptr [rsp + 0x1d8]
.L136:
    imul r8d, dword ptr [rdi + rdx]
    add r8d, dword ptr [rdi + rsi]
    cmp r8d, 0x40
    mov edx, 0x40
    cmovl edx, r8d
.L137:
    mov rsi, qword ptr [rsp + 0xc0]
    add esi, r11d
    mov rdi, qword ptr [rsp + 0x280]
    add edi, dword ptr [rsp + 0xb8]
    lea esi, [rdi + 4*rsi]
    cmp esi, 0x18
    mov edi, 0x18
    cmovge esi, edi
    movsx r8d, r10w
    imul r8d, esi
    imul edx, eax
    lea eax, [rdx + 0x3f]
    test edx, edx
    cmovns eax, edx
    sar eax, 0x6
    sub edi, esi
    imul edi, eax
    add edi, r8d
    movsxd rax, edi
    imul rdx, rax, 0x2aaaaaab
    mov rax, rdx
    shr rax, 0x3f
    sar rdx, 0x22
    add edx, eax
    mov eax, edx
    neg eax
    test cl, cl
    cmove eax, edx
    add rsp, 0x318
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L138:
    lea rdx, [.D0]
    mov esi, 0x9
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L139:
    lea rdx, [.D1]
    mov esi, 0xe
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L140:
    lea rdx, [.D2]
    mov esi, 0xf
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L141:
    lea rdx, [.D3]
    mov esi, 0x1c
    mov rdi, rax
    call core::panicking::panic_bounds_check
.C0 = 0x00000001
.C1 = 0x0000000900000005 0x0000000000000000
