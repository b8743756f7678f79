# The kernels of evasions/general, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm evasions/general
# binary: sha256 6b0560aeefb49d9b64f8ee5bafd4dd28d52ff0b4a7cdb722d8f2b284d1057014
# latency: 57 instructions in 203 bytes; innermost loops: .L0 of 26
# throughput: 42 instructions in 152 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 3469 instructions in 15053 bytes; innermost loops: .L0 of 15, .L4 of 15, .L8 of 48, .L12 of 49, .L16 of 49, .L21 of 41, .L24 of 41, .L27 of 41, .L32 of 42, .L35 of 43, .L38 of 43, .L43 of 41, .L46 of 41, .L49 of 41, .L54 of 18, .L57 of 18, .L60 of 18, .L63 of 18, .L68 of 17, .L71 of 17, .L76 of 17, .L79 of 17, .L84 of 17, .L87 of 17, .L90 of 38, .L93 of 20, .L96 of 20, .L99 of 19, .L102 of 20, .L107 of 17, .L110 of 17, .L115 of 17, .L118 of 17, .L123 of 17, .L126 of 17, .L129 of 38, .L132 of 18, .L135 of 18, .L138 of 18, .L141 of 18, .L146 of 17, .L149 of 17, .L154 of 17, .L157 of 17, .L162 of 17, .L165 of 17, .L170 of 17, .L173 of 17, .L178 of 17, .L181 of 17, .L186 of 17, .L189 of 17, .L192 of 39, .L195 of 20, .L198 of 20, .L201 of 19, .L204 of 20, .L209 of 17, .L212 of 17, .L217 of 17, .L220 of 17, .L225 of 17, .L228 of 17, .L233 of 17, .L236 of 17, .L241 of 17, .L244 of 17, .L249 of 17, .L252 of 17, .L255 of 38, .L258 of 16, .L261 of 16, .L267 of 16, .L270 of 16, .L276 of 17, .L279 of 17, .L288 of 17, .L291 of 16
# plywright::movegen::evasions::filtered: 1599 instructions in 7235 bytes; innermost loops: .L0 of 36, .L1 of 42, .L4 of 36, .L5 of 43, .L8 of 36, .L9 of 43, .L14 of 36, .L16 of 36, .L18 of 36, .L20 of 36, .L23 of 18, .L26 of 18, .L29 of 18, .L32 of 18, .L39 of 31, .L41 of 17, .L46 of 17, .L52 of 32, .L54 of 17, .L59 of 17, .L67 of 32, .L69 of 17, .L74 of 17, .L77 of 16, .L79 of 17, .L81 of 24, .L84 of 37, .L87 of 16, .L90 of 16
# plywright::movegen::evasions::filtered: 1593 instructions in 7329 bytes; innermost loops: .L0 of 36, .L1 of 41, .L4 of 36, .L5 of 41, .L8 of 36, .L9 of 41, .L14 of 36, .L16 of 35, .L18 of 35, .L20 of 35, .L23 of 20, .L26 of 20, .L29 of 19, .L32 of 20, .L39 of 31, .L41 of 17, .L46 of 17, .L52 of 31, .L54 of 17, .L59 of 17, .L67 of 31, .L69 of 17, .L74 of 17, .L77 of 16, .L79 of 16, .L81 of 25, .L84 of 37, .L87 of 16, .L90 of 16
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 146 instructions in 559 bytes; innermost loops: .L0 of 31, .L3 of 16, .L6 of 16
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 146 instructions in 559 bytes; innermost loops: .L0 of 31, .L3 of 16, .L6 of 16
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 188 instructions in 764 bytes; innermost loops: .L0 of 92
# plywright::movegen::generate::en_passant: 188 instructions in 764 bytes; innermost loops: .L0 of 92
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# mix of 7630 instructions: 2522 mov, 1009 and, 641 lea, 448 movzx, 396 je, 381 or, 288 jne, 219 add, 216 shl, 196 jmp, 191 cmp, 170 tzcnt, 135 shr, 112 imul, 103 movabs, 97 inc, 90 pop, 78 test, 66 push, 63 not, 55 xor, 29 btr, 22 cmovne, 20 bts, 12 call, 12 movups, 11 ret, 8 neg, 8 sete, 8 setne, 6 cmove, 6 sub, 5 dec, 4 movaps, 2 rol, 1 jae

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x228
    mov rax, qword ptr [rdi + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov r12, qword ptr [rdi + 0x10]
    mov qword ptr [rsp + 0x20], 0x0
    lea rbx, [rsp + 0x20]
    test r12, r12
    je .L2
    mov rax, qword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x10], rax
    xor r14d, r14d
    lea rbp, [rsp + 0x8]
    xor eax, eax
    xor r15d, r15d
    jmp .L1
    nop
.L0:
    inc r15
    cmp r12, r15
    je .L3
.L1:
    mov rcx, rax
    xor rcx, r15
    cmp rcx, r12
    jae .L0
    lea r13, [rcx + 4*rcx]
    shl r13, 0x5
    mov edx, 0x201
    mov rdi, rbx
    xor esi, esi
    call qword ptr [address of memset]
    mov rax, qword ptr [rsp + 0x18]
    add rax, r13
    add rax, 0x50
    mov qword ptr [rsp + 0x8], rax
    mov rdi, qword ptr [rsp + 0x8]
    mov rsi, rbx
    call plywright::movegen::all
    mov qword ptr [rsp + 0x8], rbx
    mov rax, qword ptr [rsp + 0x8]
    movzx eax, byte ptr [rax + 0x200]
    add r14, rax
    and eax, dword ptr [rsp + 0x10]
    jmp .L0
.L2:
    xor r14d, r14d
.L3:
    mov rax, r14
    add rsp, 0x228
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x218
    mov r15, qword ptr [rdi + 0x10]
    test r15, r15
    je .L1
    mov r12, qword ptr [rdi + 0x8]
    add r12, 0x50
    xor ebx, ebx
    lea r14, [rsp + 0x16]
    mov r13, qword ptr [address of memset]
    lea rbp, [rsp + 0x8]
    nop
.L0:
    mov edx, 0x201
    mov rdi, r14
    xor esi, esi
    call r13
    mov qword ptr [rsp + 0x8], r12
    mov rdi, qword ptr [rsp + 0x8]
    mov rsi, r14
    call plywright::movegen::all
    mov qword ptr [rsp + 0x8], r14
    mov rax, qword ptr [rsp + 0x8]
    movzx eax, byte ptr [rax + 0x200]
    add rbx, rax
    add r12, 0xa0
    dec r15
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
.L2:
    mov rax, rbx
    add rsp, 0x218
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::movegen::all:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    cmp byte ptr [rdi + 0x43], 0x1
    mov qword ptr [rsp - 0x38], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov r14, qword ptr [rdi + 0x38]
    mov rax, r14
    mov qword ptr [rsp - 0x20], rcx
    and rax, rcx
    mov r8, rdi
    mov ecx, 0x40
    tzcnt rcx, rax
    mov r15d, ecx
    and r15d, 0x3f
    mov edx, r15d
    shl edx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    mov rdi, qword ptr [rdx + rbx]
    mov qword ptr [rsp - 0x48], rax
    and rdi, rax
    mov rax, qword ptr [rdx + rbx + 0x18]
    mov qword ptr [rsp - 0x58], r9
    and rax, r9
    or rax, rdi
    mov r9, qword ptr [r8 + 0x18]
    mov r12, qword ptr [r8 + 0x20]
    mov rdi, r12
    mov qword ptr [rsp - 0x18], r9
    or rdi, r9
    mov r9, qword ptr [rdx + rbx + 0x20]
    mov qword ptr [rsp - 0x50], rdi
    and r9, rdi
    mov r11, qword ptr [r8 + 0x10]
    mov r10, r11
    mov qword ptr [rsp - 0x10], r12
    or r10, r12
    mov rdi, qword ptr [rdx + rbx + 0x28]
    mov qword ptr [rsp - 0x40], r10
    and rdi, r10
    or rdi, r9
    mov r9d, ecx
    and r9b, 0x3f
    mov byte ptr [rsp - 0x71], r9b
    mov r8, qword ptr [r8 + 0x30]
    mov r12, r14
    or r12, r8
    add rdx, rbx
    mov qword ptr [rsp - 0x28], rdx
    and rax, r8
    and rdi, r8
    mov qword ptr [rsp - 0x70], r8
    mov qword ptr [rsp - 0x68], r12
    mov qword ptr [rsp - 0x60], r15
    je .L30
    mov edx, r15d
    shl edx, 0x9
    lea r9, [plywright::board::geometry::BETWEEN]
    add r9, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts rax, rbx
.L1:
    lea r10, [rdi - 0x1]
    and rdi, r10
    je .L7
.L2:
    tzcnt rbx, rdi
    mov r10, qword ptr [r9 + 8*rbx]
    mov r15, r10
    and r15, r12
    je .L0
    lea rbx, [r15 - 0x1]
    test r15, rbx
    jne .L1
    and r10, r14
    or rdx, r10
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov r14, qword ptr [rdi + 0x30]
    mov rax, r14
    mov qword ptr [rsp - 0x20], rcx
    and rax, rcx
    mov r9, rdi
    mov ecx, 0x40
    tzcnt rcx, rax
    mov r15d, ecx
    and r15d, 0x3f
    mov edx, r15d
    shl edx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    mov rdi, qword ptr [rdx + rbx]
    mov qword ptr [rsp - 0x48], rax
    and rdi, rax
    mov rax, qword ptr [rdx + rbx + 0x10]
    mov qword ptr [rsp - 0x60], r8
    and rax, r8
    or rax, rdi
    mov r8, qword ptr [r9 + 0x18]
    mov r13, qword ptr [r9 + 0x20]
    mov rdi, r13
    mov qword ptr [rsp - 0x10], r8
    or rdi, r8
    mov r8, qword ptr [rdx + rbx + 0x20]
    mov qword ptr [rsp - 0x50], rdi
    and r8, rdi
    mov r11, qword ptr [r9 + 0x10]
    mov r10, r11
    or r10, r13
    mov rdi, qword ptr [rdx + rbx + 0x28]
    mov qword ptr [rsp - 0x58], r10
    and rdi, r10
    or rdi, r8
    mov r8d, ecx
    and r8b, 0x3f
    mov byte ptr [rsp - 0x71], r8b
    mov r12, qword ptr [r9 + 0x38]
    mov r8, r14
    or r8, r12
    mov qword ptr [rsp - 0x70], r8
    add rdx, rbx
    mov qword ptr [rsp - 0x28], rdx
    and rax, r12
    and rdi, r12
    mov qword ptr [rsp - 0x68], r12
    mov qword ptr [rsp - 0x40], r15
    je .L41
    mov edx, r15d
    shl edx, 0x9
    lea r8, [plywright::board::geometry::BETWEEN]
    add r8, rdx
    xor edx, edx
    jmp .L6
    nop
.L4:
    bts rax, rbx
.L5:
    lea r10, [rdi - 0x1]
    and rdi, r10
    je .L20
.L6:
    tzcnt rbx, rdi
    mov r10, qword ptr [r8 + 8*rbx]
    mov r15, r10
    and r15, qword ptr [rsp - 0x70]
    je .L4
    lea rbx, [r15 - 0x1]
    test r15, rbx
    jne .L5
    and r10, r14
    or rdx, r10
    jmp .L5
.L7:
    test rax, rax
    jne .L298
    test rdx, rdx
    je .L31
    movabs rax, 0xfefefefefefe00
    movabs r15, 0x7f7f7f7f7f7f00
    mov rdi, r12
    not rdi
    mov r9, qword ptr [rsp - 0x58]
    and r9, r14
    mov rbx, rdx
    and cl, 0x7
    movabs r12, 0x101010101010101
    shl r12, cl
    not rbx
    or r12, rbx
    and r12, r9
    shr r12, 0x8
    and r12, rdi
    mov r10, qword ptr [rsp - 0x28]
    mov rcx, qword ptr [r10 + 0x38]
    or rcx, rbx
    and rcx, r9
    shr rcx, 0x7
    add rax, 0xfe
    and rax, r8
    and rax, rcx
    mov r10, qword ptr [r10 + 0x30]
    mov qword ptr [rsp - 0x30], rbx
    or r10, rbx
    and r10, r9
    shr r10, 0x9
    lea rcx, [r15 + 0x7f]
    and rcx, r8
    and rcx, r10
    test r9d, 0xff00
    je .L130
    mov qword ptr [rsp - 0x8], r12
    mov r9, r12
    and r9, 0xff
    je .L11
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L8:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L9
    tzcnt r12, r9
    mov r13d, r12d
    shl r13d, 0x6
    add r12d, r13d
    add r12d, 0x8
    lea ebp, [r10 + 0x1]
    movzx r12d, r12w
    mov r13d, r12d
    or r13d, 0xb000
    movzx ebx, r10b
    mov word ptr [rsi + 2*rbx], r13w
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L10
    lea r13d, [r10 + 0x2]
    lea ebx, [r12 + 0x8000]
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], bx
    mov byte ptr [rsi + 0x200], r13b
    cmp r13b, -0x1
    je .L10
    lea ebp, [r10 + 0x3]
    mov ebx, r12d
    or ebx, 0xa000
    movzx r13d, r13b
    mov word ptr [rsi + 2*r13], bx
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    mov r8, qword ptr [rsp - 0x70]
    je .L9
    add r10b, 0x4
    or r12d, 0x9000
    movzx ebx, bpl
    mov word ptr [rsi + 2*rbx], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L9:
    lea rbx, [r9 - 0x1]
    mov r10d, r15d
    and r9, rbx
    jne .L8
    jmp .L11
.L10:
    mov r8, qword ptr [rsp - 0x70]
    lea rbx, [r9 - 0x1]
    mov r10d, r15d
    and r9, rbx
    jne .L8
.L11:
    mov r9, rax
    and r9, 0xfe
    je .L15
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L12:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L13
    tzcnt rbx, r9
    mov r12d, ebx
    shl r12d, 0x6
    add ebx, r12d
    add ebx, 0x7
    lea ebp, [r10 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx r13d, r10b
    mov word ptr [rsi + 2*r13], bx
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L14
    lea r13d, [r10 + 0x2]
    mov ebx, r12d
    or ebx, 0xc000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], bx
    mov byte ptr [rsi + 0x200], r13b
    cmp r13b, -0x1
    je .L14
    lea ebp, [r10 + 0x3]
    mov ebx, r12d
    or ebx, 0xe000
    movzx r13d, r13b
    mov word ptr [rsi + 2*r13], bx
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    mov r8, qword ptr [rsp - 0x70]
    je .L13
    add r10b, 0x4
    or r12d, 0xd000
    movzx ebx, bpl
    mov word ptr [rsi + 2*rbx], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L13:
    lea rbx, [r9 - 0x1]
    mov r10d, r15d
    and r9, rbx
    jne .L12
    jmp .L15
.L14:
    mov r8, qword ptr [rsp - 0x70]
    lea rbx, [r9 - 0x1]
    mov r10d, r15d
    and r9, rbx
    jne .L12
.L15:
    mov r9, rcx
    and r9, 0x7f
    je .L19
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L16:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L17
    tzcnt rbx, r9
    mov r12d, ebx
    shl r12d, 0x6
    add ebx, r12d
    add ebx, 0x9
    lea ebp, [r10 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx r13d, r10b
    mov word ptr [rsi + 2*r13], bx
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L18
    lea r13d, [r10 + 0x2]
    mov ebx, r12d
    or ebx, 0xc000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], bx
    mov byte ptr [rsi + 0x200], r13b
    cmp r13b, -0x1
    je .L18
    lea ebp, [r10 + 0x3]
    mov ebx, r12d
    or ebx, 0xe000
    movzx r13d, r13b
    mov word ptr [rsi + 2*r13], bx
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    mov r8, qword ptr [rsp - 0x70]
    je .L17
    add r10b, 0x4
    or r12d, 0xd000
    movzx ebx, bpl
    mov word ptr [rsi + 2*rbx], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L17:
    lea rbx, [r9 - 0x1]
    mov r10d, r15d
    and r9, rbx
    jne .L16
    jmp .L19
.L18:
    mov r8, qword ptr [rsp - 0x70]
    lea rbx, [r9 - 0x1]
    mov r10d, r15d
    and r9, rbx
    jne .L16
.L19:
    mov r12, qword ptr [rsp - 0x8]
    mov r9, r12
    and r9, -0x100
    movabs r10, 0xfefefefefefe00
    and rax, r10
    movabs r10, 0x7f7f7f7f7f7f00
    and rcx, r10
    shr r12, 0x8
    test rax, rax
    jne .L131
    jmp .L134
.L20:
    test rax, rax
    jne .L299
    test rdx, rdx
    je .L42
    mov qword ptr [rsp - 0x18], r13
    mov r8, qword ptr [rsp - 0x70]
    not r8
    mov rax, qword ptr [rsp - 0x60]
    and rax, r14
    mov r9, rdx
    not r9
    and cl, 0x7
    movabs rbx, 0x101010101010101
    shl rbx, cl
    or rbx, r9
    and rbx, rax
    shl rbx, 0x8
    and rbx, r8
    mov rdi, qword ptr [rsp - 0x28]
    mov rcx, qword ptr [rdi + 0x30]
    or rcx, r9
    and rcx, rax
    shl rcx, 0x9
    movabs r13, -0x101010101010200
    and r13, r12
    and r13, rcx
    mov r10, qword ptr [rdi + 0x38]
    mov qword ptr [rsp - 0x30], r9
    or r10, r9
    and r10, rax
    shl r10, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, r12
    and rcx, r10
    shr rax, 0x30
    test al, al
    je .L193
    movabs rax, -0x100000000000000
    mov r9, rbx
    and rax, rbx
    je .L23
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L21:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L22
    tzcnt r12, rax
    lea ebx, [r12 + 0x38]
    and ebx, 0x3f
    shl r12d, 0x6
    or r12d, ebx
    lea ebx, [r10 + 0x1]
    movzx r12d, r12w
    mov ebp, r12d
    or ebp, 0xb000
    movzx edi, r10b
    mov word ptr [rsi + 2*rdi], bp
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L22
    lea ebp, [r10 + 0x2]
    lea edi, [r12 + 0x8000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], di
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L22
    lea ebx, [r10 + 0x3]
    lea edi, [r12 + 0xa000]
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], di
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L22
    add r10b, 0x4
    or r12d, 0x9000
    movzx edi, bl
    mov word ptr [rsi + 2*rdi], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L22:
    lea rdi, [rax - 0x1]
    mov r10d, r15d
    and rax, rdi
    jne .L21
.L23:
    movabs rax, -0x200000000000000
    and rax, r13
    je .L26
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L24:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L25
    tzcnt rdi, rax
    lea ebx, [rdi + 0x37]
    and ebx, 0x3f
    shl edi, 0x6
    or edi, ebx
    lea ebx, [r10 + 0x1]
    movzx r12d, di
    mov edi, r12d
    or edi, 0xf000
    movzx ebp, r10b
    mov word ptr [rsi + 2*rbp], di
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L25
    lea ebp, [r10 + 0x2]
    lea edi, [r12 + 0xc000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], di
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L25
    lea ebx, [r10 + 0x3]
    lea edi, [r12 + 0xe000]
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], di
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L25
    add r10b, 0x4
    or r12d, 0xd000
    movzx edi, bl
    mov word ptr [rsi + 2*rdi], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L25:
    lea rdi, [rax - 0x1]
    mov r10d, r15d
    and rax, rdi
    jne .L24
.L26:
    movabs rax, 0x7f00000000000000
    and rax, rcx
    je .L29
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L27:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L28
    tzcnt rdi, rax
    lea ebx, [rdi + 0x39]
    and ebx, 0x3f
    shl edi, 0x6
    or edi, ebx
    lea ebx, [r10 + 0x1]
    movzx r12d, di
    mov edi, r12d
    or edi, 0xf000
    movzx ebp, r10b
    mov word ptr [rsi + 2*rbp], di
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L28
    lea ebp, [r10 + 0x2]
    lea edi, [r12 + 0xc000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], di
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L28
    lea ebx, [r10 + 0x3]
    lea edi, [r12 + 0xe000]
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], di
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L28
    add r10b, 0x4
    or r12d, 0xd000
    movzx edi, bl
    mov word ptr [rsi + 2*rdi], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L28:
    lea rdi, [rax - 0x1]
    mov r10d, r15d
    and rax, rdi
    jne .L27
.L29:
    movabs rax, 0xffffffffffff00
    mov rbx, r9
    and rax, r9
    movabs rdi, 0xfefefefefefe00
    and r13, rdi
    movabs rdi, 0x7f7f7f7f7f7f00
    and rcx, rdi
    mov r12, qword ptr [rsp - 0x68]
    shl ebx, 0x8
    and r8d, ebx
    test r13, r13
    jne .L194
    jmp .L197
.L30:
    test rax, rax
    jne .L300
.L31:
    movabs r11, 0xfefefefefefe00
    movabs r9, 0x7f7f7f7f7f7f00
    mov rax, r12
    not rax
    mov rbx, qword ptr [rsp - 0x58]
    and rbx, r14
    mov rdx, rbx
    shr rdx, 0x8
    and rdx, rax
    mov rcx, rbx
    shr rcx, 0x7
    lea rdi, [r11 + 0xfe]
    and rdi, r8
    and rdi, rcx
    mov r10, rbx
    shr r10, 0x9
    lea rcx, [r9 + 0x7f]
    and rcx, r8
    and rcx, r10
    test ebx, 0xff00
    je .L52
    mov r10, rdx
    and r10, 0xff
    je .L34
    movzx ebx, byte ptr [rsi + 0x200]
    nop
.L32:
    mov r15b, -0x1
    cmp bl, -0x1
    je .L33
    tzcnt r8, r10
    mov r12d, r8d
    shl r12d, 0x6
    lea ebp, [r8 + r12]
    add ebp, 0x8
    lea r8d, [rbx + 0x1]
    movzx r12d, bp
    mov ebp, r12d
    or ebp, 0xb000
    movzx r13d, bl
    mov word ptr [rsi + 2*r13], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L33
    lea ebp, [rbx + 0x2]
    lea r13d, [r12 + 0x8000]
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r13w
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L33
    lea r8d, [rbx + 0x3]
    mov r13d, r12d
    or r13d, 0xa000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], r13w
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L33
    add bl, 0x4
    or r12d, 0x9000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], bl
    mov r15d, ebx
.L33:
    lea r8, [r10 - 0x1]
    mov ebx, r15d
    and r10, r8
    jne .L32
.L34:
    mov r10, rdi
    and r10, 0xfe
    je .L37
    movzx ebx, byte ptr [rsi + 0x200]
    nop
.L35:
    mov r15b, -0x1
    cmp bl, -0x1
    je .L36
    tzcnt r8, r10
    mov r12d, r8d
    shl r12d, 0x6
    lea ebp, [r8 + r12]
    add ebp, 0x7
    lea r8d, [rbx + 0x1]
    movzx r12d, bp
    mov ebp, r12d
    or ebp, 0xf000
    movzx r13d, bl
    mov word ptr [rsi + 2*r13], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L36
    lea ebp, [rbx + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r13w
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L36
    lea r8d, [rbx + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], r13w
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L36
    add bl, 0x4
    or r12d, 0xd000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], bl
    mov r15d, ebx
.L36:
    lea r8, [r10 - 0x1]
    mov ebx, r15d
    and r10, r8
    jne .L35
.L37:
    mov r10, rcx
    and r10, 0x7f
    je .L40
    movzx ebx, byte ptr [rsi + 0x200]
    nop
.L38:
    mov r15b, -0x1
    cmp bl, -0x1
    je .L39
    tzcnt r8, r10
    mov r12d, r8d
    shl r12d, 0x6
    lea ebp, [r8 + r12]
    add ebp, 0x9
    lea r8d, [rbx + 0x1]
    movzx r12d, bp
    mov ebp, r12d
    or ebp, 0xf000
    movzx r13d, bl
    mov word ptr [rsi + 2*r13], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L39
    lea ebp, [rbx + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r13w
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L39
    lea r8d, [rbx + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], r13w
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L39
    add bl, 0x4
    or r12d, 0xd000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], bl
    mov r15d, ebx
.L39:
    lea r8, [r10 - 0x1]
    mov ebx, r15d
    and r10, r8
    jne .L38
.L40:
    mov r13, rdx
    and r13, -0x100
    and rdi, r11
    and rcx, r9
    mov r12, qword ptr [rsp - 0x68]
    shr rdx, 0x8
    test rdi, rdi
    jne .L53
    jmp .L56
.L41:
    test rax, rax
    jne .L302
.L42:
    mov rdx, qword ptr [rsp - 0x70]
    mov rax, rdx
    not rax
    mov rdi, qword ptr [rsp - 0x60]
    and rdi, r14
    mov r11, rdi
    shl r11, 0x8
    and r11, rax
    mov rcx, rdi
    shl rcx, 0x9
    and rcx, r12
    movabs r9, -0x101010101010200
    and r9, rcx
    mov r8, rdi
    shl r8, 0x7
    and r8, r12
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, r8
    shr rdi, 0x30
    test dil, dil
    je .L91
    movabs rdi, -0x100000000000000
    and rdi, r11
    je .L45
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L43:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L44
    tzcnt rbx, rdi
    lea r8d, [rbx + 0x38]
    and r8d, 0x3f
    shl ebx, 0x6
    or ebx, r8d
    lea r8d, [r10 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xb000
    movzx r13d, r10b
    mov word ptr [rsi + 2*r13], bx
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L44
    lea ebx, [r10 + 0x2]
    lea ebp, [r12 + 0x8000]
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], bp
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L44
    lea r8d, [r10 + 0x3]
    lea ebp, [r12 + 0xa000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L44
    add r10b, 0x4
    or r12d, 0x9000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L44:
    lea r8, [rdi - 0x1]
    mov r10d, r15d
    and rdi, r8
    jne .L43
.L45:
    movabs rdi, -0x200000000000000
    and rdi, r9
    je .L48
    movzx r10d, byte ptr [rsi + 0x200]
.L46:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L47
    tzcnt rbx, rdi
    lea r8d, [rbx + 0x37]
    and r8d, 0x3f
    shl ebx, 0x6
    or ebx, r8d
    lea r8d, [r10 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx r13d, r10b
    mov word ptr [rsi + 2*r13], bx
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L47
    lea ebx, [r10 + 0x2]
    lea ebp, [r12 + 0xc000]
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], bp
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L47
    lea r8d, [r10 + 0x3]
    lea ebp, [r12 + 0xe000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L47
    add r10b, 0x4
    or r12d, 0xd000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L47:
    lea r8, [rdi - 0x1]
    mov r10d, r15d
    and rdi, r8
    jne .L46
.L48:
    movabs rdi, 0x7f00000000000000
    and rdi, rcx
    je .L51
    movzx r10d, byte ptr [rsi + 0x200]
.L49:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L50
    tzcnt rbx, rdi
    lea r8d, [rbx + 0x39]
    and r8d, 0x3f
    shl ebx, 0x6
    or ebx, r8d
    lea r8d, [r10 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx r13d, r10b
    mov word ptr [rsi + 2*r13], bx
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L50
    lea ebx, [r10 + 0x2]
    lea ebp, [r12 + 0xc000]
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], bp
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L50
    lea r8d, [r10 + 0x3]
    lea ebp, [r12 + 0xe000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L50
    add r10b, 0x4
    or r12d, 0xd000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L50:
    lea r8, [rdi - 0x1]
    mov r10d, r15d
    and rdi, r8
    jne .L49
.L51:
    movabs r13, 0xffffffffffff00
    and r13, r11
    movabs rdi, 0xfefefefefefe00
    and r9, rdi
    movabs rdi, 0x7f7f7f7f7f7f00
    and rcx, rdi
    mov r12, qword ptr [rsp - 0x68]
    jmp .L92
.L52:
    mov r13, rdx
    shr rdx, 0x8
    test rdi, rdi
    je .L56
.L53:
    movzx r8d, byte ptr [rsi + 0x200]
    nop
.L54:
    cmp r8b, -0x1
    je .L55
    tzcnt r9, rdi
    mov r10d, r9d
    shl r10d, 0x6
    add r9d, r10d
    add r9d, 0x4007
    movzx r10d, r8b
    inc r8b
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], r8b
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L54
    jmp .L56
.L55:
    mov r8b, -0x1
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L54
.L56:
    and rax, rdx
    movabs rdx, 0xff00000000
    test rcx, rcx
    je .L59
    movzx edi, byte ptr [rsi + 0x200]
    nop
.L57:
    cmp dil, -0x1
    je .L58
    tzcnt r8, rcx
    mov r9d, r8d
    shl r9d, 0x6
    add r8d, r9d
    add r8d, 0x4009
    movzx r9d, dil
    inc dil
    mov word ptr [rsi + 2*r9], r8w
    mov byte ptr [rsi + 0x200], dil
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L57
    jmp .L59
.L58:
    mov dil, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L57
.L59:
    and rax, rdx
    test r13, r13
    mov r8, qword ptr [rsp - 0x48]
    je .L62
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L60:
    cmp cl, -0x1
    je .L61
    tzcnt rdx, r13
    mov edi, edx
    shl edi, 0x6
    add edx, edi
    add edx, 0x8
    movzx edi, cl
    inc cl
    mov word ptr [rsi + 2*rdi], dx
    mov byte ptr [rsi + 0x200], cl
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L60
    jmp .L62
.L61:
    mov cl, -0x1
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L60
.L62:
    test rax, rax
    mov r13, qword ptr [rsp - 0x70]
    je .L65
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L63:
    cmp cl, -0x1
    je .L64
    tzcnt rdx, rax
    mov edi, edx
    shl edi, 0x6
    add edx, edi
    add edx, 0x1010
    movzx edi, cl
    inc cl
    mov word ptr [rsi + 2*rdi], dx
    mov byte ptr [rsi + 0x200], cl
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L63
    jmp .L65
.L64:
    mov cl, -0x1
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L63
.L65:
    mov rdx, r14
    not rdx
    mov rax, r8
    and rax, r14
    je .L73
    mov rcx, r13
    not rcx
    movzx r10d, byte ptr [rsi + 0x200]
    jmp .L67
    nop
.L66:
    lea rdi, [rax - 0x1]
    and rax, rdi
    je .L73
.L67:
    tzcnt rdi, rax
    mov r8d, edi
    shl edi, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r9]
    and rdi, rdx
    mov r11, rdi
    movzx r9d, r8w
    and r11, r13
    je .L70
    lea r8d, [r9 + 0x4000]
    movzx ebx, r8w
    mov ebp, r10d
.L68:
    cmp bpl, -0x1
    je .L69
    tzcnt r8, r11
    shl r8d, 0x6
    or r8d, ebx
    movzx r10d, bpl
    inc bpl
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r8, [r11 - 0x1]
    and r11, r8
    jne .L68
    jmp .L70
.L69:
    mov bpl, -0x1
    lea r8, [r11 - 0x1]
    and r11, r8
    jne .L68
    nop
.L70:
    mov r11d, r10d
    and rdi, rcx
    je .L66
    nop
.L71:
    cmp r11b, -0x1
    je .L72
    tzcnt r8, rdi
    shl r8d, 0x6
    or r8d, r9d
    movzx r10d, r11b
    inc r11b
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], r11b
    mov r10d, r11d
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L71
    jmp .L66
.L72:
    mov r11b, -0x1
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L71
    jmp .L66
.L73:
    mov rax, qword ptr [rsp - 0x40]
    and rax, r14
    je .L81
    mov rdi, r13
    not rdi
    movzx r11d, byte ptr [rsi + 0x200]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L75
    nop
.L74:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L81
.L75:
    tzcnt r8, rax
    lea rbx, [r8 + 2*r8]
    movzx ecx, byte ptr [r9 + 8*rbx + 0x614]
    mov r15, qword ptr [r9 + 8*rbx + 0x600]
    and r15, r12
    imul r15, qword ptr [r9 + 8*rbx + 0x608]
    shr r15, cl
    mov ecx, dword ptr [r9 + 8*rbx + 0x610]
    add r15, rcx
    mov rcx, qword ptr [r10 + 8*r15]
    and rcx, rdx
    mov r15, rcx
    movzx ebx, r8w
    and r15, r13
    je .L78
    lea r8d, [rbx + 0x4000]
    movzx ebp, r8w
    mov r12d, r11d
    nop
.L76:
    cmp r12b, -0x1
    je .L77
    tzcnt r8, r15
    shl r8d, 0x6
    or r8d, ebp
    movzx r11d, r12b
    inc r12b
    mov word ptr [rsi + 2*r11], r8w
    mov byte ptr [rsi + 0x200], r12b
    mov r11d, r12d
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L76
    jmp .L78
.L77:
    mov r12b, -0x1
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L76
    nop
.L78:
    mov ebp, r11d
    and rcx, rdi
    mov r12, qword ptr [rsp - 0x68]
    je .L74
    nop
.L79:
    cmp bpl, -0x1
    je .L80
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, ebx
    movzx r11d, bpl
    inc bpl
    mov word ptr [rsi + 2*r11], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r11d, ebp
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L79
    jmp .L74
.L80:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L79
    jmp .L74
.L81:
    and r14, qword ptr [rsp - 0x50]
    je .L89
    mov rax, r13
    not rax
    movzx r10d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L83
.L82:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L89
.L83:
    tzcnt r8, r14
    lea r11, [r8 + 2*r8]
    movzx ecx, byte ptr [rdi + 8*r11 + 0x14]
    mov rbx, qword ptr [rdi + 8*r11]
    and rbx, r12
    imul rbx, qword ptr [rdi + 8*r11 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdi + 8*r11 + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [r9 + 8*rbx]
    and rcx, rdx
    mov rbx, rcx
    movzx r11d, r8w
    and rbx, r13
    je .L86
    lea r8d, [r11 + 0x4000]
    movzx ebp, r8w
    mov r15d, r10d
    nop
.L84:
    cmp r15b, -0x1
    je .L85
    tzcnt r8, rbx
    shl r8d, 0x6
    or r8d, ebp
    movzx r10d, r15b
    inc r15b
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], r15b
    mov r10d, r15d
    lea r8, [rbx - 0x1]
    and rbx, r8
    jne .L84
    jmp .L86
.L85:
    mov r15b, -0x1
    lea r8, [rbx - 0x1]
    and rbx, r8
    jne .L84
    nop
.L86:
    mov ebx, r10d
    and rcx, rax
    je .L82
    nop
.L87:
    cmp bl, -0x1
    je .L88
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r11d
    movzx r10d, bl
    inc bl
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L87
    jmp .L82
.L88:
    mov bl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L87
    jmp .L82
.L89:
    mov r9d, 0x1
    mov rcx, qword ptr [rsp - 0x60]
    shl r9, cl
    mov rax, qword ptr [rsp - 0x28]
    and rdx, qword ptr [rax + 0x8]
    je .L285
    mov rcx, qword ptr [rsp - 0x20]
    and rcx, r13
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rdi, qword ptr [rsp - 0x58]
    and rdi, r13
    mov rcx, rdi
    shl rcx, 0x9
    movabs r8, -0x101010101010200
    and r8, rcx
    shl rdi, 0x7
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, rdi
    or r10, r8
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or r10, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x58], r10
    mov rax, r10
    not rax
    not r9
    and rdx, rax
    mov qword ptr [rsp - 0x60], r9
    je .L256
    mov r10, r12
    and r10, r9
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    mov rax, rdx
    mov rbp, qword ptr [rsp - 0x50]
    mov rdi, qword ptr [rsp - 0x40]
    mov r9, qword ptr [rsp - 0x48]
    nop
.L90:
    mov r14, rax
    tzcnt rax, rax
    lea r8, [rax + 2*rax]
    movzx ecx, byte ptr [r11 + 8*r8 + 0x14]
    mov r15, qword ptr [r11 + 8*r8]
    and r15, r10
    imul r15, qword ptr [r11 + 8*r8 + 0x8]
    shr r15, cl
    mov ecx, dword ptr [r11 + 8*r8 + 0x10]
    add r15, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r12]
    and rcx, r9
    mov r15, qword ptr [rbx + 8*r15]
    and r15, rbp
    or r15, rcx
    movzx ecx, byte ptr [r11 + 8*r8 + 0x614]
    mov r12, qword ptr [r11 + 8*r8 + 0x600]
    and r12, r10
    imul r12, qword ptr [r11 + 8*r8 + 0x608]
    mov r8d, dword ptr [r11 + 8*r8 + 0x610]
    shr r12, cl
    add r12, r8
    mov r8, qword ptr [rbx + 8*r12]
    and r8, rdi
    or r8, r15
    mov r15d, 0x1
    mov ecx, eax
    shl r15, cl
    and r8, r13
    test r8, r8
    cmove r15, r8
    xor rdx, r15
    lea rax, [r14 - 0x1]
    and rax, r14
    jne .L90
    jmp .L257
.L91:
    mov r13, r11
.L92:
    shl r11d, 0x8
    and eax, r11d
    test r9, r9
    mov r11, qword ptr [rsp - 0x48]
    je .L95
    movzx edi, byte ptr [rsi + 0x200]
    nop
.L93:
    cmp dil, -0x1
    je .L94
    tzcnt r8, r9
    mov r10d, r8d
    shl r10d, 0x6
    add r8d, 0x37
    and r8d, 0x3f
    add r8d, r10d
    add r8d, 0x4000
    movzx r10d, dil
    inc dil
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], dil
    lea r8, [r9 - 0x1]
    and r9, r8
    jne .L93
    jmp .L95
.L94:
    mov dil, -0x1
    lea r8, [r9 - 0x1]
    and r9, r8
    jne .L93
.L95:
    and eax, 0xff000000
    test rcx, rcx
    je .L98
    movzx edi, byte ptr [rsi + 0x200]
    nop
.L96:
    cmp dil, -0x1
    je .L97
    tzcnt r8, rcx
    mov r9d, r8d
    shl r9d, 0x6
    add r8d, 0x39
    and r8d, 0x3f
    add r8d, r9d
    add r8d, 0x4000
    movzx r9d, dil
    inc dil
    mov word ptr [rsi + 2*r9], r8w
    mov byte ptr [rsi + 0x200], dil
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L96
    jmp .L98
.L97:
    mov dil, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L96
.L98:
    test r13, r13
    je .L101
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L99:
    cmp cl, -0x1
    je .L100
    tzcnt rdi, r13
    mov r8d, edi
    shl r8d, 0x6
    add edi, 0x38
    and edi, 0x3f
    or edi, r8d
    movzx r8d, cl
    inc cl
    mov word ptr [rsi + 2*r8], di
    mov byte ptr [rsi + 0x200], cl
    lea rdi, [r13 - 0x1]
    and r13, rdi
    jne .L99
    jmp .L101
.L100:
    mov cl, -0x1
    lea rdi, [r13 - 0x1]
    and r13, rdi
    jne .L99
.L101:
    test rax, rax
    je .L104
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L102:
    cmp cl, -0x1
    je .L103
    tzcnt rdi, rax
    mov r8d, edi
    shl r8d, 0x6
    add edi, 0x30
    and edi, 0x3f
    or edi, r8d
    or edi, 0x1000
    movzx r8d, cl
    inc cl
    mov word ptr [rsi + 2*r8], di
    mov byte ptr [rsi + 0x200], cl
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L102
    jmp .L104
.L103:
    mov cl, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L102
.L104:
    mov r9, r14
    not r9
    mov rax, r11
    and rax, r14
    je .L112
    mov rcx, r12
    not rcx
    movzx r11d, byte ptr [rsi + 0x200]
    jmp .L106
    nop
.L105:
    lea rdi, [rax - 0x1]
    and rax, rdi
    je .L112
.L106:
    tzcnt rdi, rax
    mov r8d, edi
    shl edi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r10]
    and rdi, r9
    mov r15, rdi
    movzx r10d, r8w
    and r15, r12
    je .L109
    lea r8d, [r10 + 0x4000]
    movzx ebp, r8w
    mov r8d, r11d
.L107:
    cmp r8b, -0x1
    je .L108
    tzcnt r11, r15
    shl r11d, 0x6
    or r11d, ebp
    movzx ebx, r8b
    inc r8b
    mov word ptr [rsi + 2*rbx], r11w
    mov byte ptr [rsi + 0x200], r8b
    mov r11d, r8d
    lea rbx, [r15 - 0x1]
    and r15, rbx
    jne .L107
    jmp .L109
.L108:
    mov r8b, -0x1
    lea rbx, [r15 - 0x1]
    and r15, rbx
    jne .L107
    nop
.L109:
    mov ebp, r11d
    and rdi, rcx
    je .L105
    nop
.L110:
    cmp bpl, -0x1
    je .L111
    tzcnt r8, rdi
    shl r8d, 0x6
    or r8d, r10d
    movzx r11d, bpl
    inc bpl
    mov word ptr [rsi + 2*r11], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r11d, ebp
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L110
    jmp .L105
.L111:
    mov bpl, -0x1
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L110
    jmp .L105
.L112:
    mov rax, qword ptr [rsp - 0x58]
    and rax, r14
    je .L120
    mov rdi, qword ptr [rsp - 0x68]
    not rdi
    movzx r8d, byte ptr [rsi + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L114
    nop
.L113:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L120
.L114:
    tzcnt rbx, rax
    lea r15, [rbx + 2*rbx]
    movzx ecx, byte ptr [r11 + 8*r15 + 0x614]
    mov r12, qword ptr [r11 + 8*r15 + 0x600]
    and r12, rdx
    imul r12, qword ptr [r11 + 8*r15 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [r11 + 8*r15 + 0x610]
    add r12, rcx
    mov rcx, qword ptr [r10 + 8*r12]
    and rcx, r9
    mov r15, rcx
    movzx r12d, bx
    and r15, qword ptr [rsp - 0x68]
    je .L117
    lea ebx, [r12 + 0x4000]
    movzx ebp, bx
    mov r13d, r8d
    nop
.L115:
    cmp r13b, -0x1
    je .L116
    tzcnt r8, r15
    shl r8d, 0x6
    or r8d, ebp
    movzx ebx, r13b
    inc r13b
    mov word ptr [rsi + 2*rbx], r8w
    mov byte ptr [rsi + 0x200], r13b
    mov r8d, r13d
    lea rbx, [r15 - 0x1]
    and r15, rbx
    jne .L115
    jmp .L117
.L116:
    mov r13b, -0x1
    lea rbx, [r15 - 0x1]
    and r15, rbx
    jne .L115
    nop
.L117:
    mov ebp, r8d
    and rcx, rdi
    je .L113
    nop
.L118:
    cmp bpl, -0x1
    je .L119
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r12d
    movzx ebx, bpl
    inc bpl
    mov word ptr [rsi + 2*rbx], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r8d, ebp
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L118
    jmp .L113
.L119:
    mov bpl, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L118
    jmp .L113
.L120:
    and r14, qword ptr [rsp - 0x50]
    je .L128
    mov rax, qword ptr [rsp - 0x68]
    not rax
    movzx r11d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L122
    nop
.L121:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L128
.L122:
    tzcnt r8, r14
    lea rbx, [r8 + 2*r8]
    movzx ecx, byte ptr [rdi + 8*rbx + 0x14]
    mov r15, qword ptr [rdi + 8*rbx]
    and r15, rdx
    imul r15, qword ptr [rdi + 8*rbx + 0x8]
    shr r15, cl
    mov ecx, dword ptr [rdi + 8*rbx + 0x10]
    add r15, rcx
    mov rcx, qword ptr [r10 + 8*r15]
    and rcx, r9
    mov r15, rcx
    movzx r12d, r8w
    and r15, qword ptr [rsp - 0x68]
    je .L125
    lea r8d, [r12 + 0x4000]
    movzx ebp, r8w
    mov r8d, r11d
    nop
.L123:
    cmp r8b, -0x1
    je .L124
    tzcnt r11, r15
    shl r11d, 0x6
    or r11d, ebp
    movzx ebx, r8b
    inc r8b
    mov word ptr [rsi + 2*rbx], r11w
    mov byte ptr [rsi + 0x200], r8b
    mov r11d, r8d
    lea rbx, [r15 - 0x1]
    and r15, rbx
    jne .L123
    jmp .L125
.L124:
    mov r8b, -0x1
    lea rbx, [r15 - 0x1]
    and r15, rbx
    jne .L123
    nop
.L125:
    mov ebp, r11d
    and rcx, rax
    je .L121
    nop
.L126:
    cmp bpl, -0x1
    je .L127
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r12d
    movzx r11d, bpl
    inc bpl
    mov word ptr [rsi + 2*r11], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r11d, ebp
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L126
    jmp .L121
.L127:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L126
    jmp .L121
.L128:
    mov r10d, 0x1
    mov rcx, qword ptr [rsp - 0x40]
    shl r10, cl
    mov rax, qword ptr [rsp - 0x28]
    and r9, qword ptr [rax + 0x8]
    mov r12, qword ptr [rsp - 0x68]
    je .L296
    mov rcx, qword ptr [rsp - 0x20]
    and rcx, r12
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rdi, qword ptr [rsp - 0x60]
    and rdi, r12
    mov rcx, rdi
    shr rcx, 0x7
    movabs r8, 0xfefefefefefe00
    add r8, 0xfe
    and r8, rcx
    shr rdi, 0x9
    movabs rcx, 0x7f7f7f7f7f7f00
    add rcx, 0x7f
    and rcx, rdi
    or rcx, r8
    shl eax, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    or rcx, qword ptr [rax + r11 + 0x8]
    mov qword ptr [rsp - 0x60], rcx
    mov rax, rcx
    not rax
    not r10
    and r9, rax
    mov qword ptr [rsp - 0x40], r10
    je .L265
    mov rdi, rdx
    and rdi, r10
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    mov rax, r9
    mov r13, qword ptr [rsp - 0x50]
    mov rbp, qword ptr [rsp - 0x58]
    mov rdx, qword ptr [rsp - 0x48]
    nop
.L129:
    mov r14, rax
    tzcnt rax, rax
    lea rbx, [rax + 2*rax]
    movzx ecx, byte ptr [r8 + 8*rbx + 0x14]
    mov r15, qword ptr [r8 + 8*rbx]
    and r15, rdi
    imul r15, qword ptr [r8 + 8*rbx + 0x8]
    shr r15, cl
    mov ecx, dword ptr [r8 + 8*rbx + 0x10]
    add r15, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r11]
    and rcx, rdx
    mov r15, qword ptr [r10 + 8*r15]
    and r15, r13
    or r15, rcx
    movzx ecx, byte ptr [r8 + 8*rbx + 0x614]
    mov r12, qword ptr [r8 + 8*rbx + 0x600]
    and r12, rdi
    imul r12, qword ptr [r8 + 8*rbx + 0x608]
    mov ebx, dword ptr [r8 + 8*rbx + 0x610]
    shr r12, cl
    add r12, rbx
    mov rbx, qword ptr [r10 + 8*r12]
    mov r12, qword ptr [rsp - 0x68]
    and rbx, rbp
    or rbx, r15
    mov r15d, 0x1
    mov ecx, eax
    shl r15, cl
    and rbx, r12
    test rbx, rbx
    cmove r15, rbx
    xor r9, r15
    lea rax, [r14 - 0x1]
    and rax, r14
    jne .L129
    mov rax, r9
    and rax, r12
    mov rdx, qword ptr [rsp - 0x70]
    jne .L266
    jmp .L269
.L130:
    mov r9, r12
    shr r12, 0x8
    test rax, rax
    je .L134
.L131:
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L132:
    cmp r10b, -0x1
    je .L133
    tzcnt rbx, rax
    mov r15d, ebx
    shl r15d, 0x6
    add ebx, r15d
    add ebx, 0x4007
    movzx r15d, r10b
    inc r10b
    mov word ptr [rsi + 2*r15], bx
    mov byte ptr [rsi + 0x200], r10b
    lea rbx, [rax - 0x1]
    and rax, rbx
    jne .L132
    jmp .L134
.L133:
    mov r10b, -0x1
    lea rbx, [rax - 0x1]
    and rax, rbx
    jne .L132
.L134:
    and rdi, r12
    movabs rax, 0xff00000000
    test rcx, rcx
    je .L137
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L135:
    cmp r10b, -0x1
    je .L136
    tzcnt rbx, rcx
    mov r15d, ebx
    shl r15d, 0x6
    add ebx, r15d
    add ebx, 0x4009
    movzx r15d, r10b
    inc r10b
    mov word ptr [rsi + 2*r15], bx
    mov byte ptr [rsi + 0x200], r10b
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L135
    jmp .L137
.L136:
    mov r10b, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L135
.L137:
    and rdi, rax
    test r9, r9
    je .L140
    movzx eax, byte ptr [rsi + 0x200]
    nop
.L138:
    cmp al, -0x1
    je .L139
    tzcnt rcx, r9
    mov r10d, ecx
    shl r10d, 0x6
    add ecx, r10d
    add ecx, 0x8
    movzx r10d, al
    inc al
    mov word ptr [rsi + 2*r10], cx
    mov byte ptr [rsi + 0x200], al
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L138
    jmp .L140
.L139:
    mov al, -0x1
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L138
.L140:
    test rdi, rdi
    je .L143
    movzx eax, byte ptr [rsi + 0x200]
    nop
.L141:
    cmp al, -0x1
    je .L142
    tzcnt rcx, rdi
    mov r9d, ecx
    shl r9d, 0x6
    add ecx, r9d
    add ecx, 0x1010
    movzx r9d, al
    inc al
    mov word ptr [rsi + 2*r9], cx
    mov byte ptr [rsi + 0x200], al
    lea rcx, [rdi - 0x1]
    and rdi, rcx
    jne .L141
    jmp .L143
.L142:
    mov al, -0x1
    lea rcx, [rdi - 0x1]
    and rdi, rcx
    jne .L141
.L143:
    mov r9, r14
    not r9
    mov rax, qword ptr [rsp - 0x48]
    and rax, r14
    mov rdi, r8
    not rdi
    and rax, qword ptr [rsp - 0x30]
    je .L151
    movzx ebx, byte ptr [rsi + 0x200]
    jmp .L145
    nop
.L144:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L151
.L145:
    tzcnt rcx, rax
    mov r10d, ecx
    shl ecx, 0x6
    lea r15, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r15]
    and rcx, r9
    mov r15, rcx
    movzx r10d, r10w
    and r15, r8
    je .L148
    lea ebp, [r10 + 0x4000]
    movzx r12d, bp
    mov ebp, ebx
    nop
.L146:
    cmp bpl, -0x1
    je .L147
    tzcnt r13, r15
    shl r13d, 0x6
    or r13d, r12d
    movzx ebx, bpl
    inc bpl
    mov word ptr [rsi + 2*rbx], r13w
    mov byte ptr [rsi + 0x200], bpl
    mov ebx, ebp
    lea r13, [r15 - 0x1]
    and r15, r13
    jne .L146
    jmp .L148
.L147:
    mov bpl, -0x1
    lea r13, [r15 - 0x1]
    and r15, r13
    jne .L146
    nop
.L148:
    mov ebp, ebx
    and rcx, rdi
    je .L144
    nop
.L149:
    cmp bpl, -0x1
    je .L150
    tzcnt r15, rcx
    shl r15d, 0x6
    or r15d, r10d
    movzx ebx, bpl
    inc bpl
    mov word ptr [rsi + 2*rbx], r15w
    mov byte ptr [rsi + 0x200], bpl
    mov ebx, ebp
    lea r15, [rcx - 0x1]
    and rcx, r15
    jne .L149
    jmp .L144
.L150:
    mov bpl, -0x1
    lea r15, [rcx - 0x1]
    and rcx, r15
    jne .L149
    jmp .L144
.L151:
    mov rax, qword ptr [rsp - 0x40]
    and rax, r14
    and rax, qword ptr [rsp - 0x30]
    je .L159
    movzx r13d, byte ptr [rsi + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    jmp .L153
    nop
.L152:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L159
.L153:
    tzcnt r15, rax
    lea r10, [r15 + 2*r15]
    movzx ecx, byte ptr [rbx + 8*r10 + 0x614]
    mov r12, qword ptr [rbx + 8*r10 + 0x600]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [rbx + 8*r10 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r10 + 0x610]
    add r12, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rcx + 8*r12]
    and r10, r9
    mov rcx, r10
    movzx r15d, r15w
    and rcx, qword ptr [rsp - 0x70]
    je .L156
    lea ebp, [r15 + 0x4000]
    movzx ebp, bp
    mov r12d, r13d
    nop
.L154:
    cmp r12b, -0x1
    je .L155
    tzcnt r13, rcx
    shl r13d, 0x6
    or r13d, ebp
    movzx r8d, r12b
    inc r12b
    mov word ptr [rsi + 2*r8], r13w
    mov byte ptr [rsi + 0x200], r12b
    mov r13d, r12d
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L154
    jmp .L156
.L155:
    mov r12b, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L154
    nop
.L156:
    mov ecx, r13d
    and r10, rdi
    je .L152
    nop
.L157:
    cmp cl, -0x1
    je .L158
    tzcnt r12, r10
    shl r12d, 0x6
    or r12d, r15d
    movzx r13d, cl
    inc cl
    mov word ptr [rsi + 2*r13], r12w
    mov byte ptr [rsi + 0x200], cl
    mov r13d, ecx
    lea r12, [r10 - 0x1]
    and r10, r12
    jne .L157
    jmp .L152
.L158:
    mov cl, -0x1
    lea r12, [r10 - 0x1]
    and r10, r12
    jne .L157
    jmp .L152
.L159:
    and r14, qword ptr [rsp - 0x50]
    and r14, qword ptr [rsp - 0x30]
    mov r13, qword ptr [rsp - 0x70]
    je .L167
    movzx ebx, byte ptr [rsi + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L161
    nop
.L160:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L167
.L161:
    tzcnt r8, r14
    lea r15, [r8 + 2*r8]
    movzx ecx, byte ptr [rax + 8*r15 + 0x14]
    mov r12, qword ptr [rax + 8*r15]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [rax + 8*r15 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rax + 8*r15 + 0x10]
    add r12, rcx
    mov rcx, qword ptr [r10 + 8*r12]
    and rcx, r9
    mov r12, rcx
    movzx r15d, r8w
    and r12, r13
    je .L164
    lea r8d, [r15 + 0x4000]
    movzx ebp, r8w
    mov r13d, ebx
    nop
.L162:
    cmp r13b, -0x1
    je .L163
    tzcnt r8, r12
    shl r8d, 0x6
    or r8d, ebp
    movzx ebx, r13b
    inc r13b
    mov word ptr [rsi + 2*rbx], r8w
    mov byte ptr [rsi + 0x200], r13b
    mov ebx, r13d
    lea r8, [r12 - 0x1]
    and r12, r8
    jne .L162
    jmp .L164
.L163:
    mov r13b, -0x1
    lea r8, [r12 - 0x1]
    and r12, r8
    jne .L162
    nop
.L164:
    mov ebp, ebx
    and rcx, rdi
    mov r13, qword ptr [rsp - 0x70]
    je .L160
.L165:
    cmp bpl, -0x1
    je .L166
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r15d
    movzx ebx, bpl
    inc bpl
    mov word ptr [rsi + 2*rbx], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov ebx, ebp
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L165
    jmp .L160
.L166:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L165
    jmp .L160
.L167:
    and r11, rdx
    je .L175
    mov rcx, qword ptr [rsp - 0x60]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L169
    nop
.L168:
    lea rcx, [r11 - 0x1]
    and r11, rcx
    je .L175
.L169:
    tzcnt r8, r11
    lea r15, [r8 + 2*r8]
    mov r12d, dword ptr [rbx + 8*r15 + 0x610]
    movzx ecx, byte ptr [rbx + 8*r15 + 0x614]
    mov r13, qword ptr [rbx + 8*r15 + 0x600]
    and r13, qword ptr [rsp - 0x68]
    imul r13, qword ptr [rbx + 8*r15 + 0x608]
    shr r13, cl
    add r13, r12
    mov rcx, qword ptr [r14 + 8*r13]
    and rcx, qword ptr [rax + 8*r8]
    and rcx, r9
    mov r12, rcx
    movzx r15d, r8w
    and r12, qword ptr [rsp - 0x70]
    je .L172
    lea r8d, [r15 + 0x4000]
    movzx ebp, r8w
    mov r13d, r10d
    nop
.L170:
    cmp r13b, -0x1
    je .L171
    tzcnt r8, r12
    shl r8d, 0x6
    or r8d, ebp
    movzx r10d, r13b
    inc r13b
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], r13b
    mov r10d, r13d
    lea r8, [r12 - 0x1]
    and r12, r8
    jne .L170
    jmp .L172
.L171:
    mov r13b, -0x1
    lea r8, [r12 - 0x1]
    and r12, r8
    jne .L170
    nop
.L172:
    mov ebp, r10d
    and rcx, rdi
    je .L168
    nop
.L173:
    cmp bpl, -0x1
    je .L174
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r15d
    movzx r10d, bpl
    inc bpl
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L173
    jmp .L168
.L174:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L173
    jmp .L168
.L175:
    mov r8, qword ptr [rsp - 0x18]
    and r8, rdx
    mov r13, qword ptr [rsp - 0x70]
    je .L183
    mov rcx, qword ptr [rsp - 0x60]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    jmp .L177
    nop
.L176:
    mov r8, rbx
    lea rcx, [rbx - 0x1]
    and r8, rcx
    je .L183
.L177:
    mov rbx, r8
    tzcnt r8, r8
    lea r14, [r8 + 2*r8]
    mov r15d, dword ptr [r11 + 8*r14 + 0x10]
    movzx ecx, byte ptr [r11 + 8*r14 + 0x14]
    mov r12, qword ptr [r11 + 8*r14]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [r11 + 8*r14 + 0x8]
    shr r12, cl
    add r12, r15
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*r12]
    and rcx, qword ptr [rax + 8*r8]
    and rcx, r9
    mov r15, rcx
    movzx r14d, r8w
    and r15, r13
    je .L180
    lea r8d, [r14 + 0x4000]
    movzx ebp, r8w
    mov r12d, r10d
    nop
.L178:
    cmp r12b, -0x1
    je .L179
    tzcnt r8, r15
    shl r8d, 0x6
    or r8d, ebp
    movzx r10d, r12b
    inc r12b
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], r12b
    mov r10d, r12d
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L178
    jmp .L180
.L179:
    mov r12b, -0x1
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L178
    nop
.L180:
    mov ebp, r10d
    and rcx, rdi
    je .L176
    nop
.L181:
    cmp bpl, -0x1
    je .L182
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r14d
    movzx r10d, bpl
    inc bpl
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L181
    jmp .L176
.L182:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L181
    jmp .L176
.L183:
    and rdx, qword ptr [rsp - 0x10]
    je .L191
    mov rcx, qword ptr [rsp - 0x60]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L185
    nop
.L184:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L191
.L185:
    tzcnt r8, rdx
    lea rbx, [r8 + 2*r8]
    mov r15d, dword ptr [r11 + 8*rbx + 0x10]
    movzx ecx, byte ptr [r11 + 8*rbx + 0x14]
    mov r12, qword ptr [r11 + 8*rbx]
    mov rbp, qword ptr [rsp - 0x68]
    and r12, rbp
    imul r12, qword ptr [r11 + 8*rbx + 0x8]
    shr r12, cl
    movzx ecx, byte ptr [r11 + 8*rbx + 0x614]
    mov r13, qword ptr [r11 + 8*rbx + 0x600]
    and r13, rbp
    imul r13, qword ptr [r11 + 8*rbx + 0x608]
    shr r13, cl
    add r12, r15
    mov ecx, dword ptr [r11 + 8*rbx + 0x610]
    add r13, rcx
    mov rcx, qword ptr [r14 + 8*r13]
    mov r13, qword ptr [rsp - 0x70]
    or rcx, qword ptr [r14 + 8*r12]
    and rcx, qword ptr [rax + 8*r8]
    and rcx, r9
    mov r15, rcx
    movzx ebx, r8w
    and r15, r13
    je .L188
    lea r8d, [rbx + 0x4000]
    movzx ebp, r8w
    mov r8d, r10d
    nop
.L186:
    cmp r8b, -0x1
    je .L187
    tzcnt r10, r15
    shl r10d, 0x6
    or r10d, ebp
    movzx r12d, r8b
    inc r8b
    mov word ptr [rsi + 2*r12], r10w
    mov byte ptr [rsi + 0x200], r8b
    mov r10d, r8d
    lea r12, [r15 - 0x1]
    and r15, r12
    jne .L186
    jmp .L188
.L187:
    mov r8b, -0x1
    lea r12, [r15 - 0x1]
    and r15, r12
    jne .L186
    nop
.L188:
    mov ebp, r10d
    and rcx, rdi
    je .L184
    nop
.L189:
    cmp bpl, -0x1
    je .L190
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, ebx
    movzx r10d, bpl
    inc bpl
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L189
    jmp .L184
.L190:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L189
    jmp .L184
.L191:
    mov r11d, 0x1
    mov rcx, qword ptr [rsp - 0x60]
    shl r11, cl
    mov rax, qword ptr [rsp - 0x28]
    and r9, qword ptr [rax + 0x8]
    mov r10, qword ptr [rsp - 0x68]
    je .L285
    mov rcx, qword ptr [rsp - 0x20]
    and rcx, r13
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rdx, qword ptr [rsp - 0x58]
    and rdx, r13
    mov rcx, rdx
    shl rcx, 0x9
    movabs r8, -0x101010101010200
    and r8, rcx
    shl rdx, 0x7
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and rbx, rdx
    or rbx, r8
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or rbx, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x58], rbx
    mov rax, rbx
    not rax
    not r11
    and r9, rax
    mov qword ptr [rsp - 0x60], r11
    je .L274
    and r10, r11
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    mov rax, r9
    mov rbp, qword ptr [rsp - 0x50]
    mov r14, qword ptr [rsp - 0x40]
    mov r11, qword ptr [rsp - 0x48]
    nop
.L192:
    mov r15, rax
    tzcnt rax, rax
    lea r8, [rax + 2*rax]
    movzx ecx, byte ptr [rbx + 8*r8 + 0x14]
    mov r12, qword ptr [rbx + 8*r8]
    and r12, r10
    imul r12, qword ptr [rbx + 8*r8 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r8 + 0x10]
    add r12, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r13]
    and rcx, r11
    mov r12, qword ptr [rdx + 8*r12]
    and r12, rbp
    or r12, rcx
    movzx ecx, byte ptr [rbx + 8*r8 + 0x614]
    mov r13, qword ptr [rbx + 8*r8 + 0x600]
    and r13, r10
    imul r13, qword ptr [rbx + 8*r8 + 0x608]
    mov r8d, dword ptr [rbx + 8*r8 + 0x610]
    shr r13, cl
    add r13, r8
    mov r8, qword ptr [rdx + 8*r13]
    mov r13, qword ptr [rsp - 0x70]
    and r8, r14
    or r8, r12
    mov r12d, 0x1
    mov ecx, eax
    shl r12, cl
    and r8, r13
    test r8, r8
    cmove r12, r8
    xor r9, r12
    lea rax, [r15 - 0x1]
    and rax, r15
    jne .L192
    jmp .L275
.L193:
    mov rax, rbx
    shl ebx, 0x8
    and r8d, ebx
    test r13, r13
    je .L197
.L194:
    movzx edi, byte ptr [rsi + 0x200]
.L195:
    cmp dil, -0x1
    je .L196
    tzcnt r10, r13
    mov ebx, r10d
    shl ebx, 0x6
    add r10d, 0x37
    and r10d, 0x3f
    add r10d, ebx
    add r10d, 0x4000
    movzx ebx, dil
    inc dil
    mov word ptr [rsi + 2*rbx], r10w
    mov byte ptr [rsi + 0x200], dil
    lea r10, [r13 - 0x1]
    and r13, r10
    jne .L195
    jmp .L197
.L196:
    mov dil, -0x1
    lea r10, [r13 - 0x1]
    and r13, r10
    jne .L195
.L197:
    and r8d, 0xff000000
    test rcx, rcx
    je .L200
    movzx edi, byte ptr [rsi + 0x200]
.L198:
    cmp dil, -0x1
    je .L199
    tzcnt r10, rcx
    mov ebx, r10d
    shl ebx, 0x6
    add r10d, 0x39
    and r10d, 0x3f
    add r10d, ebx
    add r10d, 0x4000
    movzx ebx, dil
    inc dil
    mov word ptr [rsi + 2*rbx], r10w
    mov byte ptr [rsi + 0x200], dil
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L198
    jmp .L200
.L199:
    mov dil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L198
.L200:
    test rax, rax
    je .L203
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L201:
    cmp cl, -0x1
    je .L202
    tzcnt rdi, rax
    mov r10d, edi
    shl r10d, 0x6
    add edi, 0x38
    and edi, 0x3f
    or edi, r10d
    movzx r10d, cl
    inc cl
    mov word ptr [rsi + 2*r10], di
    mov byte ptr [rsi + 0x200], cl
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L201
    jmp .L203
.L202:
    mov cl, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L201
.L203:
    test r8, r8
    je .L206
    movzx eax, byte ptr [rsi + 0x200]
    nop
.L204:
    cmp al, -0x1
    je .L205
    tzcnt rcx, r8
    mov edi, ecx
    shl edi, 0x6
    add ecx, 0x30
    and ecx, 0x3f
    or ecx, edi
    or ecx, 0x1000
    movzx edi, al
    inc al
    mov word ptr [rsi + 2*rdi], cx
    mov byte ptr [rsi + 0x200], al
    lea rcx, [r8 - 0x1]
    and r8, rcx
    jne .L204
    jmp .L206
.L205:
    mov al, -0x1
    lea rcx, [r8 - 0x1]
    and r8, rcx
    jne .L204
.L206:
    mov r13, r14
    not r13
    mov rax, qword ptr [rsp - 0x48]
    and rax, r14
    mov r8, r12
    not r8
    and rax, qword ptr [rsp - 0x30]
    je .L214
    movzx r10d, byte ptr [rsi + 0x200]
    jmp .L208
    nop
.L207:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L214
.L208:
    tzcnt rcx, rax
    mov edi, ecx
    shl ecx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r9]
    and rcx, r13
    mov r15, rcx
    movzx edi, di
    and r15, r12
    je .L211
    lea r9d, [rdi + 0x4000]
    movzx r12d, r9w
    mov ebx, r10d
    nop
.L209:
    cmp bl, -0x1
    je .L210
    tzcnt r9, r15
    shl r9d, 0x6
    or r9d, r12d
    movzx r10d, bl
    inc bl
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r9, [r15 - 0x1]
    and r15, r9
    jne .L209
    jmp .L211
.L210:
    mov bl, -0x1
    lea r9, [r15 - 0x1]
    and r15, r9
    jne .L209
    nop
.L211:
    mov ebp, r10d
    and rcx, r8
    mov r12, qword ptr [rsp - 0x68]
    je .L207
    nop
.L212:
    cmp bpl, -0x1
    je .L213
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, edi
    movzx r10d, bpl
    inc bpl
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L212
    jmp .L207
.L213:
    mov bpl, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L212
    jmp .L207
.L214:
    mov rax, qword ptr [rsp - 0x58]
    and rax, r14
    and rax, qword ptr [rsp - 0x30]
    je .L222
    movzx ebx, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    jmp .L216
    nop
.L215:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L222
.L216:
    tzcnt r15, rax
    lea r10, [r15 + 2*r15]
    movzx ecx, byte ptr [rdi + 8*r10 + 0x614]
    mov r12, qword ptr [rdi + 8*r10 + 0x600]
    and r12, qword ptr [rsp - 0x70]
    imul r12, qword ptr [rdi + 8*r10 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [rdi + 8*r10 + 0x610]
    add r12, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rcx + 8*r12]
    and r10, r13
    mov rcx, r10
    movzx r15d, r15w
    and rcx, qword ptr [rsp - 0x68]
    je .L219
    lea ebp, [r15 + 0x4000]
    movzx ebp, bp
    mov r12d, ebx
    nop
.L217:
    cmp r12b, -0x1
    je .L218
    tzcnt rbx, rcx
    shl ebx, 0x6
    or ebx, ebp
    movzx r9d, r12b
    inc r12b
    mov word ptr [rsi + 2*r9], bx
    mov byte ptr [rsi + 0x200], r12b
    mov ebx, r12d
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L217
    jmp .L219
.L218:
    mov r12b, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L217
    nop
.L219:
    mov ecx, ebx
    and r10, r8
    je .L215
    nop
.L220:
    cmp cl, -0x1
    je .L221
    tzcnt rbx, r10
    shl ebx, 0x6
    or ebx, r15d
    movzx r12d, cl
    inc cl
    mov word ptr [rsi + 2*r12], bx
    mov byte ptr [rsi + 0x200], cl
    mov ebx, ecx
    lea r12, [r10 - 0x1]
    and r10, r12
    jne .L220
    jmp .L215
.L221:
    mov cl, -0x1
    lea r12, [r10 - 0x1]
    and r10, r12
    jne .L220
    jmp .L215
.L222:
    and r14, qword ptr [rsp - 0x50]
    and r14, qword ptr [rsp - 0x30]
    je .L230
    movzx r10d, byte ptr [rsi + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L224
    nop
.L223:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L230
.L224:
    tzcnt r9, r14
    lea rbx, [r9 + 2*r9]
    movzx ecx, byte ptr [rax + 8*rbx + 0x14]
    mov r15, qword ptr [rax + 8*rbx]
    and r15, qword ptr [rsp - 0x70]
    imul r15, qword ptr [rax + 8*rbx + 0x8]
    shr r15, cl
    mov ecx, dword ptr [rax + 8*rbx + 0x10]
    add r15, rcx
    mov rcx, qword ptr [rdi + 8*r15]
    and rcx, r13
    mov r12, rcx
    movzx r15d, r9w
    and r12, qword ptr [rsp - 0x68]
    je .L227
    lea r9d, [r15 + 0x4000]
    movzx ebp, r9w
    mov ebx, r10d
    nop
.L225:
    cmp bl, -0x1
    je .L226
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, ebp
    movzx r10d, bl
    inc bl
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L225
    jmp .L227
.L226:
    mov bl, -0x1
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L225
    nop
.L227:
    mov ebp, r10d
    and rcx, r8
    je .L223
    nop
.L228:
    cmp bpl, -0x1
    je .L229
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r15d
    movzx r10d, bpl
    inc bpl
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L228
    jmp .L223
.L229:
    mov bpl, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L228
    jmp .L223
.L230:
    and r11, rdx
    je .L238
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L232
    nop
.L231:
    lea rcx, [r11 - 0x1]
    and r11, rcx
    je .L238
.L232:
    tzcnt r9, r11
    lea rbx, [r9 + 2*r9]
    mov r15d, dword ptr [rdi + 8*rbx + 0x610]
    movzx ecx, byte ptr [rdi + 8*rbx + 0x614]
    mov r12, qword ptr [rdi + 8*rbx + 0x600]
    and r12, qword ptr [rsp - 0x70]
    imul r12, qword ptr [rdi + 8*rbx + 0x608]
    shr r12, cl
    add r12, r15
    mov rcx, qword ptr [r14 + 8*r12]
    and rcx, qword ptr [rax + 8*r9]
    and rcx, r13
    mov r12, rcx
    movzx r15d, r9w
    and r12, qword ptr [rsp - 0x68]
    je .L235
    lea r9d, [r15 + 0x4000]
    movzx ebp, r9w
    mov ebx, r10d
    nop
.L233:
    cmp bl, -0x1
    je .L234
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, ebp
    movzx r10d, bl
    inc bl
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L233
    jmp .L235
.L234:
    mov bl, -0x1
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L233
    nop
.L235:
    mov ebp, r10d
    and rcx, r8
    je .L231
    nop
.L236:
    cmp bpl, -0x1
    je .L237
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r15d
    movzx r10d, bpl
    inc bpl
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L236
    jmp .L231
.L237:
    mov bpl, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L236
    jmp .L231
.L238:
    mov r9, qword ptr [rsp - 0x10]
    and r9, rdx
    je .L246
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L240
    nop
.L239:
    mov r9, r12
    lea rcx, [r12 - 0x1]
    and r9, rcx
    je .L246
.L240:
    mov r12, r9
    tzcnt r9, r9
    lea rbx, [r9 + 2*r9]
    mov r14d, dword ptr [rdi + 8*rbx + 0x10]
    movzx ecx, byte ptr [rdi + 8*rbx + 0x14]
    mov r15, qword ptr [rdi + 8*rbx]
    and r15, qword ptr [rsp - 0x70]
    imul r15, qword ptr [rdi + 8*rbx + 0x8]
    shr r15, cl
    add r15, r14
    mov rcx, qword ptr [r11 + 8*r15]
    and rcx, qword ptr [rax + 8*r9]
    and rcx, r13
    mov r15, rcx
    movzx r14d, r9w
    and r15, qword ptr [rsp - 0x68]
    je .L243
    lea r9d, [r14 + 0x4000]
    movzx ebp, r9w
    mov ebx, r10d
    nop
.L241:
    cmp bl, -0x1
    je .L242
    tzcnt r9, r15
    shl r9d, 0x6
    or r9d, ebp
    movzx r10d, bl
    inc bl
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r9, [r15 - 0x1]
    and r15, r9
    jne .L241
    jmp .L243
.L242:
    mov bl, -0x1
    lea r9, [r15 - 0x1]
    and r15, r9
    jne .L241
    nop
.L243:
    mov ebp, r10d
    and rcx, r8
    je .L239
    nop
.L244:
    cmp bpl, -0x1
    je .L245
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r14d
    movzx r10d, bpl
    inc bpl
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L244
    jmp .L239
.L245:
    mov bpl, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L244
    jmp .L239
.L246:
    and rdx, qword ptr [rsp - 0x18]
    mov rcx, qword ptr [rsp - 0x40]
    je .L254
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L248
    nop
.L247:
    lea r11, [rdx - 0x1]
    and rdx, r11
    je .L254
.L248:
    tzcnt r11, rdx
    lea rbx, [r11 + 2*r11]
    mov r14d, dword ptr [rdi + 8*rbx + 0x10]
    movzx ecx, byte ptr [rdi + 8*rbx + 0x14]
    mov r15, qword ptr [rdi + 8*rbx]
    mov rbp, qword ptr [rsp - 0x70]
    and r15, rbp
    imul r15, qword ptr [rdi + 8*rbx + 0x8]
    shr r15, cl
    movzx ecx, byte ptr [rdi + 8*rbx + 0x614]
    mov r12, qword ptr [rdi + 8*rbx + 0x600]
    and r12, rbp
    imul r12, qword ptr [rdi + 8*rbx + 0x608]
    shr r12, cl
    add r15, r14
    mov ecx, dword ptr [rdi + 8*rbx + 0x610]
    add r12, rcx
    mov r12, qword ptr [r9 + 8*r12]
    or r12, qword ptr [r9 + 8*r15]
    and r12, qword ptr [rax + 8*r11]
    and r12, r13
    mov r14, r12
    movzx r11d, r11w
    and r14, qword ptr [rsp - 0x68]
    je .L251
    lea ebx, [r11 + 0x4000]
    movzx ebp, bx
    mov ebx, r10d
    nop
.L249:
    cmp bl, -0x1
    je .L250
    tzcnt r10, r14
    shl r10d, 0x6
    or r10d, ebp
    movzx r15d, bl
    inc bl
    mov word ptr [rsi + 2*r15], r10w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r15, [r14 - 0x1]
    and r14, r15
    jne .L249
    jmp .L251
.L250:
    mov bl, -0x1
    lea r15, [r14 - 0x1]
    and r14, r15
    jne .L249
    nop
.L251:
    mov ebp, r10d
    and r12, r8
    mov rcx, qword ptr [rsp - 0x40]
    je .L247
    nop
.L252:
    cmp bpl, -0x1
    je .L253
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, r11d
    movzx ebx, bpl
    inc bpl
    mov word ptr [rsi + 2*rbx], r10w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea rbx, [r12 - 0x1]
    and r12, rbx
    jne .L252
    jmp .L247
.L253:
    mov bpl, -0x1
    lea rbx, [r12 - 0x1]
    and r12, rbx
    jne .L252
    jmp .L247
.L254:
    mov r11d, 0x1
    shl r11, cl
    mov rax, qword ptr [rsp - 0x28]
    and r13, qword ptr [rax + 0x8]
    mov rdi, qword ptr [rsp - 0x70]
    mov r9, qword ptr [rsp - 0x68]
    je .L296
    mov rcx, qword ptr [rsp - 0x20]
    and rcx, r9
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rdx, qword ptr [rsp - 0x60]
    and rdx, r9
    mov rcx, rdx
    shr rcx, 0x7
    movabs r10, 0xfefefefefefe00
    add r10, 0xfe
    and r10, rcx
    shr rdx, 0x9
    movabs r9, 0x7f7f7f7f7f7f00
    add r9, 0x7f
    and r9, rdx
    or r9, r10
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or r9, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x60], r9
    mov rax, r9
    not rax
    not r11
    and r13, rax
    mov qword ptr [rsp - 0x40], r11
    je .L286
    and rdi, r11
    lea r9, [plywright::sliders::magic::LOOKUPS]
    mov rax, r13
    mov rdx, qword ptr [rsp - 0x58]
    mov r12, qword ptr [rsp - 0x48]
    mov r10, qword ptr [rsp - 0x68]
    lea rbp, [plywright::sliders::magic::TABLE]
    nop
.L255:
    mov r11, rax
    tzcnt rax, rax
    lea rbx, [rax + 2*rax]
    movzx ecx, byte ptr [r9 + 8*rbx + 0x14]
    mov r14, qword ptr [r9 + 8*rbx]
    and r14, rdi
    imul r14, qword ptr [r9 + 8*rbx + 0x8]
    shr r14, cl
    mov ecx, dword ptr [r9 + 8*rbx + 0x10]
    add r14, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r15, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r15]
    and rcx, r12
    mov r14, qword ptr [rbp + 8*r14]
    and r14, qword ptr [rsp - 0x50]
    or r14, rcx
    movzx ecx, byte ptr [r9 + 8*rbx + 0x614]
    mov r15, qword ptr [r9 + 8*rbx + 0x600]
    and r15, rdi
    imul r15, qword ptr [r9 + 8*rbx + 0x608]
    mov ebx, dword ptr [r9 + 8*rbx + 0x610]
    shr r15, cl
    add r15, rbx
    mov rbx, qword ptr [rbp + 8*r15]
    and rbx, rdx
    or rbx, r14
    mov r14d, 0x1
    mov ecx, eax
    shl r14, cl
    and rbx, r10
    test rbx, rbx
    cmove r14, rbx
    xor r13, r14
    lea rax, [r11 - 0x1]
    and rax, r11
    jne .L255
    jmp .L287
.L256:
    xor edx, edx
    mov rdi, qword ptr [rsp - 0x40]
.L257:
    mov rax, rdx
    and rax, r13
    mov r14, rdi
    mov r9, qword ptr [rsp - 0x60]
    je .L260
    movzx ecx, byte ptr [rsp - 0x71]
    or ecx, 0x4000
    movzx r8d, byte ptr [rsi + 0x200]
    movzx ecx, cx
    nop
.L258:
    cmp r8b, -0x1
    je .L259
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r11d, r8b
    inc r8b
    mov word ptr [rsi + 2*r11], r10w
    mov byte ptr [rsi + 0x200], r8b
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L258
    jmp .L260
.L259:
    mov r8b, -0x1
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L258
.L260:
    mov rax, r13
    not rax
    and rax, rdx
    mov rdi, qword ptr [rsp - 0x68]
    je .L263
    movzx ecx, byte ptr [rsp - 0x71]
    movzx r8d, byte ptr [rsi + 0x200]
    movzx ecx, cx
    nop
.L261:
    cmp r8b, -0x1
    je .L262
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r11d, r8b
    inc r8b
    mov word ptr [rsi + 2*r11], r10w
    mov byte ptr [rsi + 0x200], r8b
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L261
    jmp .L263
.L262:
    mov r8b, -0x1
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L261
.L263:
    mov rax, qword ptr [rsp - 0x38]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0xc
    je .L285
    and r9, rdi
    movzx eax, byte ptr [rsi + 0x200]
    test cl, 0x4
    je .L264
    movabs r8, 0x6000000000000000
    and r8, rdi
    movabs r10, 0x4000000000000000
    and r10, qword ptr [rsp - 0x58]
    or r10, r8
    jne .L264
    movabs r8, 0x2000000000000000
    and r8, rdx
    je .L264
    movabs r8, 0x10a00000000000
    and r8, qword ptr [rsp - 0x48]
    movabs r10, 0x3e40404040404000
    and r10, r9
    movabs r11, 0x42020110008804
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0xbc000]
    and r11, qword ptr [rsp - 0x50]
    or r11, r8
    movabs r8, 0x20100804020000
    and r8, r9
    movabs rbx, 0xc204080809440e
    imul rbx, r8
    shr rbx, 0x3b
    mov r8, qword ptr [r10 + 8*rbx + 0xd2100]
    and r8, r14
    or r8, r11
    test r8, r13
    setne r8b
    cmp al, -0x1
    sete r10b
    or r10b, r8b
    jne .L264
    movzx r8d, al
    inc al
    mov word ptr [rsi + 2*r8], 0x2fbc
    mov byte ptr [rsi + 0x200], al
.L264:
    test cl, 0x8
    je .L285
    movabs rcx, 0xe00000000000000
    and rdi, rcx
    movabs rcx, 0x400000000000000
    mov r8, qword ptr [rsp - 0x58]
    and r8, rcx
    or r8, rdi
    jne .L285
    movabs rcx, 0x800000000000000
    and rdx, rcx
    je .L285
    movabs rcx, 0x110a0000000000
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, r9
    movabs rdx, 0x61002000084011
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rsp - 0x50]
    and r8, qword ptr [rcx + 8*rdx + 0xac000]
    or r8, rdi
    movabs rdx, 0xa102040000000
    and rdx, r9
    movabs rdi, 0x4000100202265220
    imul rdi, rdx
    shr rdi, 0x3b
    and r14, qword ptr [rcx + 8*rdi + 0xd1d00]
    or r14, r8
    jmp .L284
.L265:
    xor r9d, r9d
    mov rax, r9
    and rax, r12
    mov rdx, qword ptr [rsp - 0x70]
    je .L269
.L266:
    movzx ecx, byte ptr [rsp - 0x71]
    or ecx, 0x4000
    movzx edi, byte ptr [rsi + 0x200]
    movzx ecx, cx
.L267:
    cmp dil, -0x1
    je .L268
    tzcnt r8, rax
    shl r8d, 0x6
    or r8d, ecx
    movzx r10d, dil
    inc dil
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], dil
    lea r8, [rax - 0x1]
    and rax, r8
    jne .L267
    jmp .L269
.L268:
    mov dil, -0x1
    lea r8, [rax - 0x1]
    and rax, r8
    jne .L267
.L269:
    mov rax, r12
    not rax
    and rax, r9
    mov r11, qword ptr [rsp - 0x40]
    je .L272
    movzx ecx, byte ptr [rsp - 0x71]
    movzx edi, byte ptr [rsi + 0x200]
    movzx ecx, cx
    nop
.L270:
    cmp dil, -0x1
    je .L271
    tzcnt r8, rax
    shl r8d, 0x6
    or r8d, ecx
    movzx r10d, dil
    inc dil
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], dil
    lea r8, [rax - 0x1]
    and rax, r8
    jne .L270
    jmp .L272
.L271:
    mov dil, -0x1
    lea r8, [rax - 0x1]
    and rax, r8
    jne .L270
.L272:
    mov rax, qword ptr [rsp - 0x38]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0x3
    je .L296
    and r11, rdx
    movzx eax, byte ptr [rsi + 0x200]
    test cl, 0x1
    je .L273
    mov edi, edx
    and edi, 0x60
    mov r8, qword ptr [rsp - 0x60]
    and r8d, 0x40
    or r8, rdi
    jne .L273
    mov edi, r9d
    and edi, 0x20
    je .L273
    mov rdi, qword ptr [rsp - 0x48]
    and edi, 0xa01000
    movabs r8, 0x4040404040403e
    and r8, r11
    movabs r10, 0x280010008800200
    imul r10, r8
    shr r10, 0x35
    lea r8, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r8 + 8*r10 + 0x1c000]
    and r10, qword ptr [rsp - 0x50]
    or r10, rdi
    movabs rdi, 0x20408102000
    and rdi, r11
    movabs rbx, 0x1081040202400260
    imul rbx, rdi
    shr rbx, 0x3b
    mov rdi, qword ptr [r8 + 8*rbx + 0xc8700]
    and rdi, qword ptr [rsp - 0x58]
    or rdi, r10
    test rdi, r12
    setne dil
    cmp al, -0x1
    sete r8b
    or r8b, dil
    jne .L273
    movzx edi, al
    inc al
    mov word ptr [rsi + 2*rdi], 0x2184
    mov byte ptr [rsi + 0x200], al
.L273:
    test cl, 0x2
    je .L296
    and edx, 0xe
    mov rcx, qword ptr [rsp - 0x60]
    and ecx, 0x4
    or rcx, rdx
    jne .L296
    and r9d, 0x8
    je .L296
    mov rdi, qword ptr [rsp - 0x48]
    and edi, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, r11
    movabs rdx, 0x5100100900200040
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rsp - 0x50]
    and r8, qword ptr [rcx + 8*rdx + 0xc000]
    or r8, rdi
    movabs rdx, 0x4020100a00
    and rdx, r11
    movabs rdi, 0x1004241082088061
    imul rdi, rdx
    shr rdi, 0x3b
    mov rdx, qword ptr [rsp - 0x58]
    and rdx, qword ptr [rcx + 8*rdi + 0xc8300]
    or rdx, r8
    test rdx, r12
    jmp .L295
.L274:
    xor r9d, r9d
    mov r14, qword ptr [rsp - 0x40]
.L275:
    mov rcx, r9
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, r13
    mov r11, qword ptr [rsp - 0x60]
    je .L278
    lea r8d, [rax + 0x4000]
    movzx r10d, byte ptr [rsi + 0x200]
    movzx r8d, r8w
    nop
.L276:
    cmp r10b, -0x1
    je .L277
    tzcnt rbx, rcx
    shl ebx, 0x6
    or ebx, r8d
    movzx r14d, r10b
    inc r10b
    mov word ptr [rsi + 2*r14], bx
    mov r14, qword ptr [rsp - 0x40]
    mov byte ptr [rsi + 0x200], r10b
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L276
    jmp .L278
.L277:
    mov r10b, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L276
.L278:
    and rdi, r9
    mov r10, qword ptr [rsp - 0x50]
    mov rdx, qword ptr [rsp - 0x68]
    je .L281
    movzx ecx, byte ptr [rsi + 0x200]
    movzx eax, ax
    nop
.L279:
    cmp cl, -0x1
    je .L280
    tzcnt r8, rdi
    shl r8d, 0x6
    or r8d, eax
    movzx r10d, cl
    inc cl
    mov word ptr [rsi + 2*r10], r8w
    mov r10, qword ptr [rsp - 0x50]
    mov byte ptr [rsi + 0x200], cl
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L279
    jmp .L281
.L280:
    mov cl, -0x1
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L279
.L281:
    mov rax, qword ptr [rsp - 0x38]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0xc
    je .L285
    and r11, rdx
    movzx eax, byte ptr [rsi + 0x200]
    test cl, 0x4
    je .L283
    movabs rdi, 0x6000000000000000
    and rdi, rdx
    movabs r8, 0x4000000000000000
    and r8, qword ptr [rsp - 0x58]
    or r8, rdi
    jne .L283
    movabs rdi, 0x2000000000000000
    and rdi, r9
    je .L283
    movabs rdi, 0x10a00000000000
    and rdi, qword ptr [rsp - 0x48]
    movabs r8, 0x3e40404040404000
    and r8, r11
    mov rbx, r10
    movabs r10, 0x42020110008804
    imul r10, r8
    shr r10, 0x35
    lea r8, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r8 + 8*r10 + 0xbc000]
    and r10, rbx
    or r10, rdi
    movabs rdi, 0x20100804020000
    and rdi, r11
    movabs rbx, 0xc204080809440e
    imul rbx, rdi
    shr rbx, 0x3b
    mov rdi, qword ptr [r8 + 8*rbx + 0xd2100]
    and rdi, r14
    or rdi, r10
    test rdi, r13
    setne dil
    cmp al, -0x1
    sete r8b
    or r8b, dil
    jne .L282
    movzx edi, al
    inc al
    mov word ptr [rsi + 2*rdi], 0x2fbc
    mov byte ptr [rsi + 0x200], al
.L282:
    mov r10, qword ptr [rsp - 0x50]
.L283:
    test cl, 0x8
    je .L285
    movabs rcx, 0xe00000000000000
    and rdx, rcx
    movabs rcx, 0x400000000000000
    mov rdi, qword ptr [rsp - 0x58]
    and rdi, rcx
    or rdi, rdx
    jne .L285
    movabs rcx, 0x800000000000000
    and r9, rcx
    je .L285
    movabs rcx, 0x110a0000000000
    mov rdx, qword ptr [rsp - 0x48]
    and rdx, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, r11
    movabs rdi, 0x61002000084011
    imul rdi, rcx
    shr rdi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    and r10, qword ptr [rcx + 8*rdi + 0xac000]
    or r10, rdx
    movabs rdi, 0xa102040000000
    and rdi, r11
    movabs rdx, 0x4000100202265220
    imul rdx, rdi
    shr rdx, 0x3b
    and r14, qword ptr [rcx + 8*rdx + 0xd1d00]
    or r14, r10
.L284:
    test r14, r13
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L285
    movzx ecx, al
    inc al
    mov word ptr [rsi + 2*rcx], 0x3ebc
    mov byte ptr [rsi + 0x200], al
.L285:
    mov rdi, qword ptr [rsp - 0x38]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L297
    movzx edx, byte ptr [rdi + 0x42]
    movzx eax, byte ptr [rsp - 0x71]
    mov rcx, rsi
    mov esi, eax
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
.L286:
    xor r13d, r13d
    mov r10, qword ptr [rsp - 0x68]
.L287:
    mov rcx, r13
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, r10
    mov r11, qword ptr [rsp - 0x50]
    mov rdx, qword ptr [rsp - 0x70]
    mov rbx, r10
    je .L290
    lea edi, [rax + 0x4000]
    movzx r9d, byte ptr [rsi + 0x200]
    movzx edi, di
    nop
.L288:
    cmp r9b, -0x1
    je .L289
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, edi
    movzx r11d, r9b
    inc r9b
    mov word ptr [rsi + 2*r11], r10w
    mov r11, qword ptr [rsp - 0x50]
    mov byte ptr [rsi + 0x200], r9b
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L288
    jmp .L290
.L289:
    mov r9b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L288
.L290:
    and r8, r13
    mov r14, qword ptr [rsp - 0x40]
    je .L293
    movzx ecx, byte ptr [rsi + 0x200]
    movzx eax, ax
    nop
.L291:
    cmp cl, -0x1
    je .L292
    tzcnt rdi, r8
    shl edi, 0x6
    or edi, eax
    movzx r9d, cl
    inc cl
    mov word ptr [rsi + 2*r9], di
    mov byte ptr [rsi + 0x200], cl
    lea rdi, [r8 - 0x1]
    and r8, rdi
    jne .L291
    jmp .L293
.L292:
    mov cl, -0x1
    lea rdi, [r8 - 0x1]
    and r8, rdi
    jne .L291
.L293:
    mov rax, qword ptr [rsp - 0x38]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0x3
    je .L296
    and r14, rdx
    movzx eax, byte ptr [rsi + 0x200]
    test cl, 0x1
    je .L294
    mov edi, edx
    and edi, 0x60
    mov r8, qword ptr [rsp - 0x60]
    and r8d, 0x40
    or r8, rdi
    jne .L294
    mov edi, r13d
    and edi, 0x20
    je .L294
    mov rdi, qword ptr [rsp - 0x48]
    and edi, 0xa01000
    movabs r8, 0x4040404040403e
    and r8, r14
    movabs r9, 0x280010008800200
    imul r9, r8
    shr r9, 0x35
    lea r8, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [r8 + 8*r9 + 0x1c000]
    and r9, r11
    or r9, rdi
    movabs rdi, 0x20408102000
    and rdi, r14
    movabs r10, 0x1081040202400260
    imul r10, rdi
    shr r10, 0x3b
    mov rdi, qword ptr [r8 + 8*r10 + 0xc8700]
    and rdi, qword ptr [rsp - 0x58]
    or rdi, r9
    test rdi, rbx
    setne dil
    cmp al, -0x1
    sete r8b
    or r8b, dil
    jne .L294
    movzx edi, al
    inc al
    mov word ptr [rsi + 2*rdi], 0x2184
    mov byte ptr [rsi + 0x200], al
.L294:
    test cl, 0x2
    je .L296
    and edx, 0xe
    mov rcx, qword ptr [rsp - 0x60]
    and ecx, 0x4
    or rcx, rdx
    jne .L296
    and r13d, 0x8
    je .L296
    mov rdx, qword ptr [rsp - 0x48]
    and edx, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, r14
    movabs rdi, 0x5100100900200040
    imul rdi, rcx
    shr rdi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    and r11, qword ptr [rcx + 8*rdi + 0xc000]
    or r11, rdx
    movabs rdi, 0x4020100a00
    and rdi, r14
    movabs rdx, 0x1004241082088061
    imul rdx, rdi
    shr rdx, 0x3b
    mov rdi, qword ptr [rsp - 0x58]
    and rdi, qword ptr [rcx + 8*rdx + 0xc8300]
    or rdi, r11
    test rdi, rbx
.L295:
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L296
    movzx ecx, al
    inc al
    mov word ptr [rsi + 2*rcx], 0x3084
    mov byte ptr [rsi + 0x200], al
.L296:
    mov rdi, qword ptr [rsp - 0x38]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L304
.L297:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L298:
    mov rcx, rsi
    jmp .L301
.L299:
    mov rcx, rsi
    jmp .L303
.L300:
    mov rcx, rsi
    xor edx, edx
.L301:
    movzx esi, byte ptr [rsp - 0x71]
    mov rdi, qword ptr [rsp - 0x38]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::filtered
.L302:
    mov rcx, rsi
    xor edx, edx
.L303:
    movzx esi, byte ptr [rsp - 0x71]
    mov rdi, qword ptr [rsp - 0x38]
    mov r8, r12
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::filtered
.L304:
    movzx edx, byte ptr [rdi + 0x42]
    movzx eax, byte ptr [rsp - 0x71]
    mov rcx, rsi
    mov esi, eax
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant

plywright::movegen::evasions::filtered:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x148
    mov r15, rcx
    movabs rbx, 0xfefefefefefe00
    mov r12, qword ptr [rdi + 0x38]
    mov rax, qword ptr [rdi]
    mov r10, qword ptr [rdi + 0x30]
    movzx r14d, sil
    mov r11, r12
    mov qword ptr [rsp + 0x78], rax
    and r11, rax
    mov ecx, r14d
    shl ecx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0xa0], rdx
    not rdx
    mov rax, qword ptr [rcx + r9 + 0x38]
    or rax, rdx
    and rax, r11
    shr rax, 0x7
    lea rbp, [rbx + 0xfe]
    and rbp, r10
    and rbp, rax
    mov rax, qword ptr [rcx + r9 + 0x30]
    or rax, rdx
    and rax, r11
    shr rax, 0x9
    movabs rbx, 0x7f7f7f7f7f7f00
    add rbx, 0x7f
    and rbx, r10
    and rbx, rax
    mov qword ptr [rsp + 0x48], rdi
    mov qword ptr [rsp + 0xf8], rdi
    mov dword ptr [rsp + 0xc4], esi
    mov byte ptr [rsp + 0x110], sil
    mov qword ptr [rsp + 0x100], r15
    mov qword ptr [rsp + 0xb0], r8
    mov qword ptr [rsp + 0x108], r8
    mov qword ptr [rsp + 0x68], r10
    mov qword ptr [rsp + 0x90], r12
    or r10, r12
    mov r12, r10
    not r12
    lea rax, [r9 + rcx]
    mov qword ptr [rsp + 0x80], rax
    mov qword ptr [rsp + 0x40], r14
    mov ecx, r14d
    and cl, 0x7
    movabs r8, 0x101010101010101
    shl r8, cl
    mov qword ptr [rsp + 0x98], rdx
    or r8, rdx
    and r8, r11
    shr r8, 0x8
    and r8, r12
    test r11d, 0xff00
    mov qword ptr [rsp + 0x60], r10
    mov qword ptr [rsp + 0x58], r15
    mov qword ptr [rsp + 0x70], r8
    je .L12
    and r8, 0xff
    je .L3
    mov rdx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rdx + 0x8]
    mov r11, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x80]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x78]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x20], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x18], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x10], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x14]
    and esi, 0x3f
    mov qword ptr [rsp + 0x8], rsi
    mov rsi, qword ptr [rdx + 0x18]
    or rsi, r11
    mov qword ptr [rsp], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x38], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x30], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x50], rsi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r11, qword ptr [rdx + 0x10]
    lea r15, [plywright::sliders::magic::TABLE]
    mov rdx, r8
    mov r13, qword ptr [rsp + 0x68]
    mov rsi, r10
    nop
.L0:
    mov r14, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    mov eax, 0x101
    shl rax, cl
    not rax
    and rax, rsi
    bts rax, r9
    mov r10, qword ptr [rsp + 0x20]
    and r10, rax
    imul r10, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr r10, cl
    add r10, qword ptr [rsp + 0x10]
    mov r10, qword ptr [r15 + 8*r10]
    and r10, qword ptr [rsp]
    or r10, qword ptr [rsp + 0x28]
    and rax, qword ptr [rsp + 0x38]
    imul rax, qword ptr [rsp + 0x30]
    mov ecx, edi
    shr rax, cl
    add rax, qword ptr [rsp + 0x50]
    mov rax, qword ptr [r15 + 8*rax]
    and rax, r11
    or rax, r10
    mov rcx, r8
    btr rax, r9
    and rax, r13
    cmovne rax, rdx
    lea rdx, [r14 - 0x1]
    mov r8, rax
    xor r8, rcx
    and rdx, r14
    jne .L0
    cmp rax, rcx
    mov r10, rsi
    mov r15, qword ptr [rsp + 0x58]
    je .L3
    movzx ecx, byte ptr [r15 + 0x200]
    nop
.L1:
    mov dl, -0x1
    cmp cl, -0x1
    je .L2
    tzcnt rax, r8
    mov esi, eax
    shl esi, 0x6
    add esi, eax
    add esi, 0x8
    lea eax, [rcx + 0x1]
    movzx esi, si
    mov edi, esi
    or edi, 0xb000
    movzx r9d, cl
    mov word ptr [r15 + 2*r9], di
    mov byte ptr [r15 + 0x200], al
    cmp al, -0x1
    je .L2
    lea edi, [rcx + 0x2]
    lea r9d, [rsi + 0x8000]
    movzx eax, al
    mov word ptr [r15 + 2*rax], r9w
    mov byte ptr [r15 + 0x200], dil
    cmp dil, -0x1
    je .L2
    lea eax, [rcx + 0x3]
    mov r9d, esi
    or r9d, 0xa000
    movzx edi, dil
    mov word ptr [r15 + 2*rdi], r9w
    mov byte ptr [r15 + 0x200], al
    cmp al, -0x1
    je .L2
    add cl, 0x4
    or esi, 0x9000
    movzx eax, al
    mov word ptr [r15 + 2*rax], si
    mov byte ptr [r15 + 0x200], cl
    mov edx, ecx
.L2:
    lea rax, [r8 - 0x1]
    mov ecx, edx
    and r8, rax
    jne .L1
.L3:
    mov r8, rbp
    and r8, 0xfe
    je .L7
    mov rdx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rdx + 0x8]
    mov r11, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x80]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x78]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x20], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x18], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x10], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x14]
    and esi, 0x3f
    mov qword ptr [rsp + 0x8], rsi
    mov rsi, qword ptr [rdx + 0x18]
    or rsi, r11
    mov qword ptr [rsp], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x38], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x30], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x50], rsi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r11, qword ptr [rdx + 0x10]
    lea r15, [plywright::sliders::magic::TABLE]
    mov rdx, r8
    mov r13, qword ptr [rsp + 0x68]
    mov rsi, r10
    nop
.L4:
    mov r14, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    mov eax, 0x81
    shl rax, cl
    not rax
    and rax, rsi
    bts rax, r9
    mov r10, qword ptr [rsp + 0x20]
    and r10, rax
    imul r10, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr r10, cl
    add r10, qword ptr [rsp + 0x10]
    mov r10, qword ptr [r15 + 8*r10]
    and r10, qword ptr [rsp]
    or r10, qword ptr [rsp + 0x28]
    and rax, qword ptr [rsp + 0x38]
    imul rax, qword ptr [rsp + 0x30]
    mov ecx, edi
    shr rax, cl
    add rax, qword ptr [rsp + 0x50]
    mov rax, qword ptr [r15 + 8*rax]
    and rax, r11
    or rax, r10
    mov rcx, r8
    btr rax, r9
    and rax, r13
    cmovne rax, rdx
    lea rdx, [r14 - 0x1]
    mov r8, rax
    xor r8, rcx
    and rdx, r14
    jne .L4
    cmp rax, rcx
    mov r10, rsi
    mov r15, qword ptr [rsp + 0x58]
    je .L7
    movzx ecx, byte ptr [r15 + 0x200]
    nop
.L5:
    mov dl, -0x1
    cmp cl, -0x1
    je .L6
    tzcnt rax, r8
    mov esi, eax
    shl esi, 0x6
    add esi, eax
    add esi, 0x7
    lea eax, [rcx + 0x1]
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    movzx r9d, cl
    mov word ptr [r15 + 2*r9], di
    mov byte ptr [r15 + 0x200], al
    cmp al, -0x1
    je .L6
    lea edi, [rcx + 0x2]
    mov r9d, esi
    or r9d, 0xc000
    movzx eax, al
    mov word ptr [r15 + 2*rax], r9w
    mov byte ptr [r15 + 0x200], dil
    cmp dil, -0x1
    je .L6
    lea eax, [rcx + 0x3]
    mov r9d, esi
    or r9d, 0xe000
    movzx edi, dil
    mov word ptr [r15 + 2*rdi], r9w
    mov byte ptr [r15 + 0x200], al
    cmp al, -0x1
    je .L6
    add cl, 0x4
    or esi, 0xd000
    movzx eax, al
    mov word ptr [r15 + 2*rax], si
    mov byte ptr [r15 + 0x200], cl
    mov edx, ecx
.L6:
    lea rax, [r8 - 0x1]
    mov ecx, edx
    and r8, rax
    jne .L5
.L7:
    mov r8, rbx
    and r8, 0x7f
    je .L11
    mov rdx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rdx + 0x8]
    mov r11, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x80]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x78]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x20], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x18], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x10], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x14]
    and esi, 0x3f
    mov qword ptr [rsp + 0x8], rsi
    mov rsi, qword ptr [rdx + 0x18]
    or rsi, r11
    mov qword ptr [rsp], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x38], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x30], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x50], rsi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r11, qword ptr [rdx + 0x10]
    lea r15, [plywright::sliders::magic::TABLE]
    mov rdx, r8
    mov r13, qword ptr [rsp + 0x68]
    mov rsi, r10
    nop
.L8:
    mov r14, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    mov eax, 0x201
    shl rax, cl
    not rax
    and rax, rsi
    bts rax, r9
    mov r10, qword ptr [rsp + 0x20]
    and r10, rax
    imul r10, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr r10, cl
    add r10, qword ptr [rsp + 0x10]
    mov r10, qword ptr [r15 + 8*r10]
    and r10, qword ptr [rsp]
    or r10, qword ptr [rsp + 0x28]
    and rax, qword ptr [rsp + 0x38]
    imul rax, qword ptr [rsp + 0x30]
    mov ecx, edi
    shr rax, cl
    add rax, qword ptr [rsp + 0x50]
    mov rax, qword ptr [r15 + 8*rax]
    and rax, r11
    or rax, r10
    mov rcx, r8
    btr rax, r9
    and rax, r13
    cmovne rax, rdx
    lea rdx, [r14 - 0x1]
    mov r8, rax
    xor r8, rcx
    and rdx, r14
    jne .L8
    cmp rax, rcx
    mov r15, qword ptr [rsp + 0x58]
    je .L11
    movzx ecx, byte ptr [r15 + 0x200]
    nop
.L9:
    mov dl, -0x1
    cmp cl, -0x1
    je .L10
    tzcnt rax, r8
    mov esi, eax
    shl esi, 0x6
    add esi, eax
    add esi, 0x9
    lea eax, [rcx + 0x1]
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    movzx r9d, cl
    mov word ptr [r15 + 2*r9], di
    mov byte ptr [r15 + 0x200], al
    cmp al, -0x1
    je .L10
    lea edi, [rcx + 0x2]
    mov r9d, esi
    or r9d, 0xc000
    movzx eax, al
    mov word ptr [r15 + 2*rax], r9w
    mov byte ptr [r15 + 0x200], dil
    cmp dil, -0x1
    je .L10
    lea eax, [rcx + 0x3]
    mov r9d, esi
    or r9d, 0xe000
    movzx edi, dil
    mov word ptr [r15 + 2*rdi], r9w
    mov byte ptr [r15 + 0x200], al
    cmp al, -0x1
    je .L10
    add cl, 0x4
    or esi, 0xd000
    movzx eax, al
    mov word ptr [r15 + 2*rax], si
    mov byte ptr [r15 + 0x200], cl
    mov edx, ecx
.L10:
    lea rax, [r8 - 0x1]
    mov ecx, edx
    and r8, rax
    jne .L9
.L11:
    mov r8, qword ptr [rsp + 0x70]
    mov r14, r8
    and r14, -0x100
    movabs rax, 0xfefefefefefe00
    and rbp, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rbx, rax
    movabs rsi, 0xff00000000
    test rbp, rbp
    jne .L13
    jmp .L15
.L12:
    mov r14, r8
    movabs rsi, 0xff00000000
    test rbp, rbp
    je .L15
.L13:
    mov rdx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rdx + 0x8]
    mov rsi, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x80]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x78]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x20], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x18], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x10], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x14]
    and edi, 0x3f
    mov qword ptr [rsp + 0x8], rdi
    mov rdi, qword ptr [rdx + 0x18]
    or rdi, rsi
    mov qword ptr [rsp], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x38], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x30], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x50], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or rsi, qword ptr [rdx + 0x10]
    lea r15, [plywright::sliders::magic::TABLE]
    mov rdx, rbp
    mov r13, qword ptr [rsp + 0x68]
    mov r11, qword ptr [rsp + 0x60]
    nop
.L14:
    mov r10, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    mov eax, 0x81
    shl rax, cl
    not rax
    and rax, r11
    bts rax, r9
    mov r8, qword ptr [rsp + 0x20]
    and r8, rax
    imul r8, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr r8, cl
    add r8, qword ptr [rsp + 0x10]
    mov r8, qword ptr [r15 + 8*r8]
    and r8, qword ptr [rsp]
    or r8, qword ptr [rsp + 0x28]
    and rax, qword ptr [rsp + 0x38]
    imul rax, qword ptr [rsp + 0x30]
    mov ecx, edi
    shr rax, cl
    add rax, qword ptr [rsp + 0x50]
    mov rax, qword ptr [r15 + 8*rax]
    and rax, rsi
    or rax, r8
    mov rcx, rbp
    btr rax, r9
    and rax, r13
    cmovne rax, rdx
    lea rdx, [r10 - 0x1]
    mov rbp, rax
    xor rbp, rcx
    and rdx, r10
    jne .L14
    cmp rax, rcx
    mov r15, qword ptr [rsp + 0x58]
    mov r8, qword ptr [rsp + 0x70]
    movabs rsi, 0xff00000000
    jne .L22
.L15:
    shr r8, 0x8
    and r12, rsi
    test rbx, rbx
    mov rbp, qword ptr [rsp + 0x68]
    je .L17
    mov qword ptr [rsp + 0x70], r8
    mov rdx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rdx + 0x8]
    mov r13, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x80]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x78]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x20], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x18], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x10], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x14]
    and esi, 0x3f
    mov qword ptr [rsp + 0x8], rsi
    mov rbp, qword ptr [rdx + 0x18]
    or rbp, r13
    mov rsi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp], rsi
    mov rsi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rsi
    mov esi, dword ptr [rcx + 8*rax + 0x610]
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r13, qword ptr [rdx + 0x10]
    lea r10, [plywright::sliders::magic::TABLE]
    mov r8, rbx
    mov r11, qword ptr [rsp + 0x60]
    nop
.L16:
    mov r15, r8
    tzcnt r9, r8
    mov r8d, 0x1
    mov ecx, r9d
    shl r8, cl
    mov eax, 0x201
    shl rax, cl
    not rax
    and rax, r11
    bts rax, r9
    mov rdx, qword ptr [rsp + 0x20]
    and rdx, rax
    imul rdx, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr rdx, cl
    add rdx, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [r10 + 8*rdx]
    and rdx, rbp
    or rdx, qword ptr [rsp + 0x28]
    and rax, qword ptr [rsp]
    imul rax, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr rax, cl
    add rax, rsi
    mov rax, qword ptr [r10 + 8*rax]
    and rax, r13
    or rax, rdx
    mov rcx, rbx
    btr rax, r9
    and rax, qword ptr [rsp + 0x68]
    cmovne rax, r8
    lea r8, [r15 - 0x1]
    mov rbx, rax
    xor rbx, rcx
    and r8, r15
    jne .L16
    cmp rax, rcx
    mov rbp, qword ptr [rsp + 0x68]
    mov r15, qword ptr [rsp + 0x58]
    mov r8, qword ptr [rsp + 0x70]
    jne .L25
.L17:
    and r12, r8
    test r14, r14
    je .L19
    mov rsi, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rsi + 0x8]
    mov r13, qword ptr [rsi + 0x20]
    mov rcx, qword ptr [rsp + 0x80]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x78]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdx, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x20], rdx
    mov rdx, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x10], rdx
    mov edx, dword ptr [rcx + 8*rax + 0x14]
    and edx, 0x3f
    mov qword ptr [rsp + 0x8], rdx
    mov r15, qword ptr [rsi + 0x18]
    or r15, r13
    mov rdx, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp], rdx
    mov rdx, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rdx
    mov r11d, dword ptr [rcx + 8*rax + 0x610]
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r13, qword ptr [rsi + 0x10]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r9, r14
    mov rdx, qword ptr [rsp + 0x60]
    nop
.L18:
    mov r10, r9
    tzcnt r9, r9
    mov ebx, 0x1
    mov ecx, r9d
    shl rbx, cl
    mov eax, 0x101
    shl rax, cl
    not rax
    and rax, rdx
    bts rax, r9
    mov r8, qword ptr [rsp + 0x20]
    and r8, rax
    imul r8, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr r8, cl
    add r8, qword ptr [rsp + 0x10]
    mov r8, qword ptr [rsi + 8*r8]
    and r8, r15
    or r8, qword ptr [rsp + 0x28]
    and rax, qword ptr [rsp]
    imul rax, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr rax, cl
    add rax, r11
    mov rax, qword ptr [rsi + 8*rax]
    and rax, r13
    or rax, r8
    mov rcx, r14
    btr rax, r9
    and rax, rbp
    cmovne rax, rbx
    lea r9, [r10 - 0x1]
    mov r14, rax
    xor r14, rcx
    and r9, r10
    jne .L18
    cmp rax, rcx
    mov r15, qword ptr [rsp + 0x58]
    jne .L28
.L19:
    test r12, r12
    je .L21
    mov rsi, qword ptr [rsp + 0x48]
    mov rdx, qword ptr [rsi + 0x8]
    mov r15, qword ptr [rsi + 0x20]
    mov rcx, qword ptr [rsp + 0x80]
    mov rax, qword ptr [rcx]
    mov qword ptr [rsp + 0x30], rdx
    and rax, rdx
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x78]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdx, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x20], rdx
    mov rdx, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x10], rdx
    mov edx, dword ptr [rcx + 8*rax + 0x14]
    and edx, 0x3f
    mov qword ptr [rsp + 0x8], rdx
    mov r14, qword ptr [rsi + 0x18]
    or r14, r15
    mov rdx, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp], rdx
    mov r13, qword ptr [rcx + 8*rax + 0x608]
    mov r8d, dword ptr [rcx + 8*rax + 0x610]
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r15, qword ptr [rsi + 0x10]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r9, r12
    mov rdx, qword ptr [rsp + 0x60]
    nop
.L20:
    mov r11, r9
    tzcnt r9, r9
    mov r10d, 0x1
    mov ecx, r9d
    shl r10, cl
    mov eax, 0x10001
    shl rax, cl
    not rax
    and rax, rdx
    bts rax, r9
    mov rbx, qword ptr [rsp + 0x20]
    and rbx, rax
    imul rbx, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr rbx, cl
    add rbx, qword ptr [rsp + 0x10]
    mov rbx, qword ptr [rsi + 8*rbx]
    and rbx, r14
    or rbx, qword ptr [rsp + 0x28]
    and rax, qword ptr [rsp]
    imul rax, r13
    mov ecx, edi
    shr rax, cl
    add rax, r8
    mov rax, qword ptr [rsi + 8*rax]
    and rax, r15
    or rax, rbx
    mov rcx, r12
    btr rax, r9
    and rax, rbp
    cmovne rax, r10
    lea r9, [r11 - 0x1]
    mov r12, rax
    xor r12, rcx
    and r9, r11
    jne .L20
    cmp rax, rcx
    jne .L31
    mov rcx, qword ptr [rsp + 0x48]
    mov rbp, qword ptr [rsp + 0x68]
    mov r14, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x58]
    jmp .L35
.L21:
    mov rcx, qword ptr [rsp + 0x48]
    mov rsi, qword ptr [rcx + 0x8]
    mov r14, qword ptr [rsp + 0x60]
    jmp .L36
.L22:
    movzx eax, byte ptr [r15 + 0x200]
    nop
.L23:
    cmp al, -0x1
    je .L24
    tzcnt rcx, rbp
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x4007
    movzx edx, al
    inc al
    mov word ptr [r15 + 2*rdx], cx
    mov byte ptr [r15 + 0x200], al
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L23
    jmp .L15
.L24:
    mov al, -0x1
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    jne .L23
    jmp .L15
.L25:
    movzx eax, byte ptr [r15 + 0x200]
    nop
.L26:
    cmp al, -0x1
    je .L27
    tzcnt rcx, rbx
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x4009
    movzx edx, al
    inc al
    mov word ptr [r15 + 2*rdx], cx
    mov byte ptr [r15 + 0x200], al
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L26
    jmp .L17
.L27:
    mov al, -0x1
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L26
    jmp .L17
.L28:
    movzx eax, byte ptr [r15 + 0x200]
    nop
.L29:
    cmp al, -0x1
    je .L30
    tzcnt rcx, r14
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x8
    movzx edx, al
    inc al
    mov word ptr [r15 + 2*rdx], cx
    mov byte ptr [r15 + 0x200], al
    lea rcx, [r14 - 0x1]
    and r14, rcx
    jne .L29
    jmp .L19
.L30:
    mov al, -0x1
    lea rcx, [r14 - 0x1]
    and r14, rcx
    jne .L29
    jmp .L19
.L31:
    mov r15, qword ptr [rsp + 0x58]
    movzx eax, byte ptr [r15 + 0x200]
    mov rbp, qword ptr [rsp + 0x68]
    mov r14, qword ptr [rsp + 0x60]
    nop
.L32:
    cmp al, -0x1
    je .L33
    tzcnt rcx, r12
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x1010
    movzx edx, al
    inc al
    mov word ptr [r15 + 2*rdx], cx
    mov byte ptr [r15 + 0x200], al
    lea rcx, [r12 - 0x1]
    and r12, rcx
    jne .L32
    jmp .L34
.L33:
    mov al, -0x1
    lea rcx, [r12 - 0x1]
    and r12, rcx
    jne .L32
.L34:
    mov rcx, qword ptr [rsp + 0x48]
.L35:
    mov rsi, qword ptr [rsp + 0x30]
.L36:
    mov rdx, qword ptr [rsp + 0x90]
    mov r12, rdx
    not r12
    mov rax, qword ptr [rsp + 0x98]
    and rax, rdx
    mov qword ptr [rsp + 0x98], rax
    mov r8, rax
    mov rax, qword ptr [rsp + 0xb0]
    not rax
    mov qword ptr [rsp + 0x38], rax
    mov qword ptr [rsp + 0x30], rsi
    and r8, rsi
    mov qword ptr [rsp], r12
    je .L62
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    mov rdx, rcx
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rcx + 8*rax]
    mov qword ptr [rsp + 0xa8], rax
    mov rcx, qword ptr [rdx + 0x10]
    mov rax, qword ptr [rdx + 0x20]
    mov rdx, qword ptr [rdx + 0x18]
    or rdx, rax
    mov qword ptr [rsp + 0xc8], rcx
    mov qword ptr [rsp + 0x88], rax
    or rcx, rax
    mov qword ptr [rsp + 0x50], rcx
    movzx r9d, byte ptr [r15 + 0x200]
    mov qword ptr [rsp + 0x118], rdx
    mov r13, qword ptr [rsp + 0x50]
    mov rbx, qword ptr [rsp + 0x118]
    jmp .L38
    nop
.L37:
    lea rax, [r8 - 0x1]
    and r8, rax
    je .L48
.L38:
    mov byte ptr [rsp + 0x90], r9b
    mov qword ptr [rsp + 0x70], r8
    tzcnt rsi, r8
    mov eax, esi
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rax + rcx]
    and rax, r12
    mov qword ptr [rsp + 0xb8], rsi
    je .L43
    mov rdx, qword ptr [rsp + 0x80]
    mov rcx, qword ptr [rdx]
    and rcx, qword ptr [rsp + 0x30]
    mov rdx, qword ptr [rdx + 0x18]
    and rdx, qword ptr [rsp + 0x78]
    or rdx, rcx
    mov qword ptr [rsp + 0x28], rdx
    mov rcx, qword ptr [rsp + 0xa8]
    mov rdx, qword ptr [rcx]
    mov qword ptr [rsp + 0x20], rdx
    mov rdx, qword ptr [rcx + 0x8]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rcx + 0x10]
    mov qword ptr [rsp + 0x10], rdx
    mov edx, dword ptr [rcx + 0x14]
    and edx, 0x3f
    mov rdi, qword ptr [rcx + 0x600]
    mov qword ptr [rsp + 0x8], rdi
    mov r15, qword ptr [rcx + 0x608]
    mov ebp, dword ptr [rcx + 0x610]
    mov edi, dword ptr [rcx + 0x614]
    and edi, 0x3f
    btr r14, rsi
    mov r11, rax
    mov r12, qword ptr [rsp + 0x68]
    lea rsi, [plywright::sliders::magic::TABLE]
    nop
.L39:
    mov r10, r11
    neg r10
    and r10, r11
    mov r9, r14
    or r9, r10
    mov r8, qword ptr [rsp + 0x20]
    and r8, r9
    imul r8, qword ptr [rsp + 0x18]
    mov ecx, edx
    shr r8, cl
    add r8, qword ptr [rsp + 0x10]
    mov r8, qword ptr [rsi + 8*r8]
    and r9, qword ptr [rsp + 0x8]
    imul r9, r15
    mov ecx, edi
    shr r9, cl
    and r8, rbx
    or r8, qword ptr [rsp + 0x28]
    add r9, rbp
    mov rcx, qword ptr [rsi + 8*r9]
    and rcx, r13
    or rcx, r8
    mov r8, r10
    not r8
    and r8, r12
    and r8, rcx
    cmovne r8, r10
    xor rax, r8
    lea rcx, [r11 - 0x1]
    and r11, rcx
    jne .L39
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0xb8]
    and rdx, rax
    je .L44
.L40:
    lea esi, [rcx + 0x4000]
    movzx esi, si
    movzx r9d, byte ptr [rsp + 0x90]
    mov edi, r9d
    mov rbp, qword ptr [rsp + 0x68]
    mov r14, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x58]
    mov r12, qword ptr [rsp]
    nop
.L41:
    cmp dil, -0x1
    je .L42
    tzcnt r8, rdx
    shl r8d, 0x6
    or r8d, esi
    movzx r9d, dil
    inc dil
    mov word ptr [r15 + 2*r9], r8w
    mov byte ptr [r15 + 0x200], dil
    mov r9d, edi
    lea r8, [rdx - 0x1]
    and rdx, r8
    jne .L41
    jmp .L45
.L42:
    mov dil, -0x1
    lea r8, [rdx - 0x1]
    and rdx, r8
    jne .L41
    jmp .L45
    nop
.L43:
    xor eax, eax
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0xb8]
    and rdx, rax
    jne .L40
.L44:
    mov rbp, qword ptr [rsp + 0x68]
    mov r14, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x58]
    mov r12, qword ptr [rsp]
    movzx r9d, byte ptr [rsp + 0x90]
.L45:
    mov edx, r9d
    and rax, qword ptr [rsp + 0x38]
    mov r8, qword ptr [rsp + 0x70]
    je .L37
    nop
.L46:
    cmp dl, -0x1
    je .L47
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r15 + 2*rdi], si
    mov byte ptr [r15 + 0x200], dl
    mov r9d, edx
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L46
    jmp .L37
.L47:
    mov dl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L46
    jmp .L37
.L48:
    mov rcx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rsp + 0x50]
    mov rdx, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x50], rax
    and rdx, rax
    je .L63
.L49:
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rsi + 8*rax]
    mov qword ptr [rsp + 0xb8], rax
    mov rax, qword ptr [rcx + 0x18]
    mov qword ptr [rsp + 0xa8], rax
    or qword ptr [rsp + 0x88], rax
    movzx r9d, byte ptr [r15 + 0x200]
    lea rdi, [plywright::sliders::magic::TABLE]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L51
    nop
.L50:
    mov rdx, qword ptr [rsp + 0x8]
    lea rax, [rdx - 0x1]
    and rdx, rax
    je .L61
.L51:
    mov byte ptr [rsp + 0x70], r9b
    mov qword ptr [rsp + 0x8], rdx
    tzcnt r9, rdx
    lea rax, [r9 + 2*r9]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rsi + 8*rax + 0x614]
    mov rdx, qword ptr [rsi + 8*rax + 0x600]
    and rdx, r14
    imul rdx, qword ptr [rsi + 8*rax + 0x608]
    shr rdx, cl
    mov eax, dword ptr [rsi + 8*rax + 0x610]
    add rdx, rax
    mov r8, qword ptr [rdi + 8*rdx]
    and r8, r12
    mov qword ptr [rsp + 0x90], r9
    je .L56
    mov rcx, qword ptr [rsp + 0x80]
    mov rax, qword ptr [rcx]
    and rax, qword ptr [rsp + 0x30]
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x78]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0xb8]
    mov rcx, qword ptr [rax]
    mov qword ptr [rsp + 0x20], rcx
    mov rcx, qword ptr [rax + 0x8]
    mov qword ptr [rsp + 0x18], rcx
    mov ecx, dword ptr [rax + 0x10]
    mov qword ptr [rsp + 0x10], rcx
    mov edx, dword ptr [rax + 0x14]
    and edx, 0x3f
    mov r13, qword ptr [rax + 0x600]
    mov rsi, qword ptr [rax + 0x608]
    mov r15d, dword ptr [rax + 0x610]
    mov edi, dword ptr [rax + 0x614]
    and edi, 0x3f
    mov r10, r14
    btr r10, r9
    mov r11, r8
    mov r9, qword ptr [rsp + 0x88]
    mov r12, qword ptr [rsp + 0x50]
    nop
.L52:
    mov rax, r11
    neg rax
    and rax, r11
    mov rbp, r10
    or rbp, rax
    mov r14, qword ptr [rsp + 0x20]
    and r14, rbp
    imul r14, qword ptr [rsp + 0x18]
    mov ecx, edx
    shr r14, cl
    add r14, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rbx + 8*r14]
    and rbp, r13
    imul rbp, rsi
    mov ecx, edi
    shr rbp, cl
    and r14, r9
    or r14, qword ptr [rsp + 0x28]
    add rbp, r15
    mov rcx, qword ptr [rbx + 8*rbp]
    mov rbp, qword ptr [rsp + 0x68]
    and rcx, r12
    or rcx, r14
    mov r14, rax
    not r14
    and r14, rbp
    and r14, rcx
    cmovne r14, rax
    xor r8, r14
    lea rax, [r11 - 0x1]
    and r11, rax
    jne .L52
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0x90]
    and rdx, r8
    je .L57
.L53:
    lea eax, [rcx + 0x4000]
    movzx eax, ax
    movzx r9d, byte ptr [rsp + 0x70]
    mov esi, r9d
    mov r15, qword ptr [rsp + 0x58]
    mov r12, qword ptr [rsp]
    nop
.L54:
    cmp sil, -0x1
    je .L55
    tzcnt rdi, rdx
    shl edi, 0x6
    or edi, eax
    movzx r9d, sil
    inc sil
    mov word ptr [r15 + 2*r9], di
    mov byte ptr [r15 + 0x200], sil
    mov r9d, esi
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L54
    jmp .L58
.L55:
    mov sil, -0x1
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L54
    jmp .L58
    nop
.L56:
    xor r8d, r8d
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0x90]
    and rdx, r8
    jne .L53
.L57:
    mov r15, qword ptr [rsp + 0x58]
    mov r12, qword ptr [rsp]
    movzx r9d, byte ptr [rsp + 0x70]
.L58:
    mov eax, r9d
    and r8, qword ptr [rsp + 0x38]
    mov r14, qword ptr [rsp + 0x60]
    lea rdi, [plywright::sliders::magic::TABLE]
    je .L50
    nop
.L59:
    cmp al, -0x1
    je .L60
    tzcnt rdx, r8
    shl edx, 0x6
    or edx, ecx
    movzx esi, al
    inc al
    mov word ptr [r15 + 2*rsi], dx
    mov byte ptr [r15 + 0x200], al
    mov r9d, eax
    lea rdx, [r8 - 0x1]
    and r8, rdx
    jne .L59
    jmp .L50
.L60:
    mov al, -0x1
    lea rdx, [r8 - 0x1]
    and r8, rdx
    jne .L59
    jmp .L50
.L61:
    mov rcx, qword ptr [rsp + 0x98]
    mov rax, qword ptr [rsp + 0x88]
    mov qword ptr [rsp + 0x88], rax
    and rcx, rax
    jne .L64
    jmp .L76
.L62:
    mov rdx, qword ptr [rcx + 0x10]
    mov rax, qword ptr [rcx + 0x20]
    mov qword ptr [rsp + 0x88], rax
    mov qword ptr [rsp + 0xc8], rdx
    or rax, rdx
    mov rdx, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x50], rax
    and rdx, rax
    jne .L49
.L63:
    mov rcx, qword ptr [rcx + 0x18]
    mov rax, qword ptr [rsp + 0x88]
    mov qword ptr [rsp + 0xa8], rcx
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x88], rax
    and rcx, rax
    je .L76
.L64:
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rdx + 8*rax]
    mov qword ptr [rsp + 0x90], rax
    movzx r8d, byte ptr [r15 + 0x200]
    lea rdi, [plywright::sliders::magic::TABLE]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L66
    nop
.L65:
    mov rcx, qword ptr [rsp + 0x98]
    lea rax, [rcx - 0x1]
    and rcx, rax
    je .L76
.L66:
    mov byte ptr [rsp + 0x8], r8b
    mov qword ptr [rsp + 0x98], rcx
    tzcnt r9, rcx
    lea rax, [r9 + 2*r9]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rsi + 8*rax + 0x14]
    mov rdx, qword ptr [rsi + 8*rax]
    and rdx, r14
    imul rdx, qword ptr [rsi + 8*rax + 0x8]
    shr rdx, cl
    mov eax, dword ptr [rsi + 8*rax + 0x10]
    add rdx, rax
    mov r11, qword ptr [rdi + 8*rdx]
    and r11, r12
    mov qword ptr [rsp + 0x70], r9
    je .L71
    mov rcx, qword ptr [rsp + 0x80]
    mov rax, qword ptr [rcx]
    and rax, qword ptr [rsp + 0x30]
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x78]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x90]
    mov rcx, qword ptr [rax]
    mov qword ptr [rsp + 0x20], rcx
    mov rcx, qword ptr [rax + 0x8]
    mov qword ptr [rsp + 0x18], rcx
    mov ecx, dword ptr [rax + 0x10]
    mov qword ptr [rsp + 0x10], rcx
    mov edx, dword ptr [rax + 0x14]
    and edx, 0x3f
    mov r13, qword ptr [rax + 0x600]
    mov r12, qword ptr [rax + 0x608]
    mov r15d, dword ptr [rax + 0x610]
    mov edi, dword ptr [rax + 0x614]
    and edi, 0x3f
    mov r8, r14
    btr r8, r9
    mov r10, r11
    mov rsi, qword ptr [rsp + 0x88]
    mov r9, qword ptr [rsp + 0x50]
    nop
.L67:
    mov rax, r10
    neg rax
    and rax, r10
    mov rbp, r8
    or rbp, rax
    mov r14, qword ptr [rsp + 0x20]
    and r14, rbp
    imul r14, qword ptr [rsp + 0x18]
    mov ecx, edx
    shr r14, cl
    add r14, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rbx + 8*r14]
    and rbp, r13
    imul rbp, r12
    mov ecx, edi
    shr rbp, cl
    and r14, rsi
    or r14, qword ptr [rsp + 0x28]
    add rbp, r15
    mov rcx, qword ptr [rbx + 8*rbp]
    mov rbp, qword ptr [rsp + 0x68]
    and rcx, r9
    or rcx, r14
    mov r14, rax
    not r14
    and r14, rbp
    and r14, rcx
    cmovne r14, rax
    xor r11, r14
    lea rax, [r10 - 0x1]
    and r10, rax
    jne .L67
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0x70]
    and rdx, r11
    je .L72
.L68:
    lea eax, [rcx + 0x4000]
    movzx eax, ax
    movzx r8d, byte ptr [rsp + 0x8]
    mov esi, r8d
    mov r9, qword ptr [rsp + 0x58]
    mov r12, qword ptr [rsp]
    nop
.L69:
    cmp sil, -0x1
    je .L70
    tzcnt rdi, rdx
    shl edi, 0x6
    or edi, eax
    movzx r8d, sil
    inc sil
    mov word ptr [r9 + 2*r8], di
    mov byte ptr [r9 + 0x200], sil
    mov r8d, esi
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L69
    jmp .L73
.L70:
    mov sil, -0x1
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L69
    jmp .L73
    nop
.L71:
    xor r11d, r11d
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0x70]
    and rdx, r11
    jne .L68
.L72:
    mov r9, qword ptr [rsp + 0x58]
    mov r12, qword ptr [rsp]
    movzx r8d, byte ptr [rsp + 0x8]
.L73:
    mov eax, r8d
    and r11, qword ptr [rsp + 0x38]
    mov r14, qword ptr [rsp + 0x60]
    lea rdi, [plywright::sliders::magic::TABLE]
    je .L65
    nop
.L74:
    cmp al, -0x1
    je .L75
    tzcnt rdx, r11
    shl edx, 0x6
    or edx, ecx
    movzx esi, al
    inc al
    mov word ptr [r9 + 2*rsi], dx
    mov byte ptr [r9 + 0x200], al
    mov r8d, eax
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L74
    jmp .L65
.L75:
    mov al, -0x1
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L74
    jmp .L65
.L76:
    mov rax, qword ptr [rsp + 0xa0]
    test rax, rax
    je .L83
    mov rdx, qword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0xd0], rdx
    mov qword ptr [rsp + 0xd8], -0x1
    mov qword ptr [rsp + 0xe0], rax
    lea rax, [rsp + 0xe8]
    mov ecx, dword ptr [rsp + 0xc4]
    mov byte ptr [rsp + 0xe8], cl
    mov qword ptr [rsp + 0x120], r12
    lea rcx, [rsp + 0xf8]
    mov qword ptr [rsp + 0x128], rcx
    lea rcx, [rsp + 0x120]
    mov qword ptr [rsp + 0x130], rcx
    mov r12, qword ptr [rsp + 0xa0]
    mov qword ptr [rsp + 0x138], rax
    mov rax, rdx
    mov r15, qword ptr [rsp + 0xc8]
    and r15, r12
    mov r14, qword ptr [rsp + 0xa8]
    je .L78
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsp + 0x60]
    nop
.L77:
    tzcnt rsi, r15
    lea rax, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*rax + 0x614]
    mov rdx, qword ptr [rbx + 8*rax + 0x600]
    and rdx, r12
    imul rdx, qword ptr [rbx + 8*rax + 0x608]
    shr rdx, cl
    lea r13, [r15 - 0x1]
    mov eax, dword ptr [rbx + 8*rax + 0x610]
    add rdx, rax
    mov rdx, qword ptr [r14 + 8*rdx]
    lea rdi, [rsp + 0x128]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    and r13, r15
    mov r15, r13
    jne .L77
    mov rax, qword ptr [rsp + 0xd0]
    mov r14, qword ptr [rax + 0x18]
    mov r12, qword ptr [rsp + 0xa0]
.L78:
    and r14, r12
    je .L80
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r12, [rsp + 0x128]
    mov r13, qword ptr [rsp + 0x60]
    nop
.L79:
    mov r15, r14
    tzcnt rsi, r14
    lea rax, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*rax + 0x14]
    mov rdx, qword ptr [rbx + 8*rax]
    and rdx, r13
    imul rdx, qword ptr [rbx + 8*rax + 0x8]
    shr rdx, cl
    dec r14
    mov eax, dword ptr [rbx + 8*rax + 0x10]
    add rdx, rax
    lea rax, [plywright::sliders::magic::TABLE]
    mov rdx, qword ptr [rax + 8*rdx]
    mov rdi, r12
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    and r14, r15
    jne .L79
    mov rax, qword ptr [rsp + 0xd0]
    mov r12, qword ptr [rsp + 0xa0]
.L80:
    and r12, qword ptr [rax + 0x20]
    mov r13, qword ptr [rsp + 0x60]
    je .L82
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
.L81:
    mov r15, r12
    tzcnt rsi, r12
    dec r12
    lea rax, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*rax + 0x14]
    mov rdi, qword ptr [rbx + 8*rax]
    and rdi, r13
    imul rdi, qword ptr [rbx + 8*rax + 0x8]
    shr rdi, cl
    mov ecx, dword ptr [rbx + 8*rax + 0x10]
    add rdi, rcx
    mov edx, dword ptr [rbx + 8*rax + 0x610]
    movzx ecx, byte ptr [rbx + 8*rax + 0x614]
    mov r8, qword ptr [rbx + 8*rax + 0x600]
    and r8, r13
    imul r8, qword ptr [rbx + 8*rax + 0x608]
    shr r8, cl
    add r8, rdx
    mov rdx, qword ptr [r14 + 8*r8]
    or rdx, qword ptr [r14 + 8*rdi]
    lea rdi, [rsp + 0x128]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    and r12, r15
    jne .L81
.L82:
    mov r14, r13
    mov r12, qword ptr [rsp]
.L83:
    mov eax, 0x1
    mov rcx, qword ptr [rsp + 0x40]
    shl rax, cl
    mov rcx, qword ptr [rsp + 0x80]
    and r12, qword ptr [rcx + 0x8]
    mov r15, qword ptr [rsp + 0x88]
    je .L92
    mov rcx, qword ptr [rsp + 0x48]
    mov rcx, qword ptr [rcx + 0x28]
    and rcx, rbp
    mov edx, 0x40
    tzcnt rdx, rcx
    and edx, 0x3f
    mov rdi, qword ptr [rsp + 0x78]
    and rdi, rbp
    mov rcx, rdi
    shl rcx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rcx
    shl rdi, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, rdi
    or rcx, rsi
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    or rcx, qword ptr [rdx + r11 + 0x8]
    not rcx
    and r12, rcx
    je .L85
    not rax
    and r14, rax
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rax, r12
    mov rbx, qword ptr [rsp + 0x30]
    mov r13, qword ptr [rsp + 0x50]
    nop
.L84:
    mov rdi, rax
    tzcnt rax, rax
    lea r8, [rax + 2*rax]
    movzx ecx, byte ptr [rdx + 8*r8 + 0x14]
    mov r9, qword ptr [rdx + 8*r8]
    and r9, r14
    imul r9, qword ptr [rdx + 8*r8 + 0x8]
    shr r9, cl
    mov ecx, dword ptr [rdx + 8*r8 + 0x10]
    add r9, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r11]
    and rcx, rbx
    mov r9, qword ptr [rsi + 8*r9]
    and r9, r15
    or r9, rcx
    movzx ecx, byte ptr [rdx + 8*r8 + 0x614]
    mov r10, qword ptr [rdx + 8*r8 + 0x600]
    and r10, r14
    imul r10, qword ptr [rdx + 8*r8 + 0x608]
    mov r8d, dword ptr [rdx + 8*r8 + 0x610]
    shr r10, cl
    add r10, r8
    mov r8, qword ptr [rsi + 8*r10]
    and r8, r13
    or r8, r9
    mov r9d, 0x1
    mov ecx, eax
    shl r9, cl
    and r8, rbp
    test r8, r8
    cmove r9, r8
    xor r12, r9
    lea rax, [rdi - 0x1]
    and rax, rdi
    jne .L84
    mov rax, qword ptr [rsp + 0x108]
    mov rcx, rax
    and rcx, r12
    jne .L86
    jmp .L89
.L85:
    xor r12d, r12d
    mov rax, qword ptr [rsp + 0x108]
    mov rcx, rax
    and rcx, r12
    je .L89
.L86:
    mov rdx, qword ptr [rsp + 0x100]
    mov rsi, qword ptr [rsp + 0x40]
    add esi, 0x4000
    movzx edi, byte ptr [rdx + 0x200]
    movzx esi, si
    nop
.L87:
    cmp dil, -0x1
    je .L88
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, esi
    movzx r9d, dil
    inc dil
    mov word ptr [rdx + 2*r9], r8w
    mov byte ptr [rdx + 0x200], dil
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L87
    jmp .L89
.L88:
    mov dil, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L87
.L89:
    not rax
    and r12, rax
    je .L92
    mov rax, qword ptr [rsp + 0x100]
    movzx edx, byte ptr [rax + 0x200]
    movzx ecx, word ptr [rsp + 0x40]
    nop
.L90:
    cmp dl, -0x1
    je .L91
    tzcnt rsi, r12
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [rax + 2*rdi], si
    mov byte ptr [rax + 0x200], dl
    lea rsi, [r12 - 0x1]
    and r12, rsi
    jne .L90
    jmp .L92
.L91:
    mov dl, -0x1
    lea rsi, [r12 - 0x1]
    and r12, rsi
    jne .L90
.L92:
    mov rsi, qword ptr [rsp + 0x48]
    cmp byte ptr [rsi + 0x41], 0x0
    jne .L94
.L93:
    add rsp, 0x148
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L94:
    movzx ecx, byte ptr [rsi + 0x42]
    movups xmm0, xmmword ptr [rsp + 0xf8]
    movups xmm1, xmmword ptr [rsp + 0x108]
    movaps xmmword ptr [rsp + 0xe0], xmm1
    movaps xmmword ptr [rsp + 0xd0], xmm0
    lea rdi, [rsp + 0x128]
    lea r8, [rsp + 0xd0]
    mov rdx, qword ptr [rsp + 0x40]
    call plywright::movegen::generate::en_passant
    jmp .L93

plywright::movegen::evasions::filtered:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x148
    mov r13, rcx
    mov rax, qword ptr [rdi]
    mov r12, qword ptr [rdi + 0x30]
    mov r11, qword ptr [rdi + 0x38]
    movzx r10d, sil
    mov r9, r12
    mov qword ptr [rsp + 0x68], rax
    and r9, rax
    mov ecx, r10d
    shl ecx, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0xc0], rdx
    not rdx
    mov rax, qword ptr [rcx + r14 + 0x30]
    or rax, rdx
    and rax, r9
    shl rax, 0x9
    movabs r15, -0x101010101010200
    and r15, r11
    and r15, rax
    mov rax, qword ptr [rcx + r14 + 0x38]
    or rax, rdx
    and rax, r9
    shl rax, 0x7
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and rbx, r11
    and rbx, rax
    mov qword ptr [rsp + 0x58], rdi
    mov qword ptr [rsp + 0x100], rdi
    mov dword ptr [rsp + 0xd4], esi
    mov byte ptr [rsp + 0x118], sil
    mov qword ptr [rsp + 0x108], r13
    mov qword ptr [rsp + 0xb8], r8
    mov qword ptr [rsp + 0x110], r8
    mov rbp, r11
    mov qword ptr [rsp + 0x90], r12
    or rbp, r12
    mov r12, rbp
    not r12
    lea rax, [r14 + rcx]
    mov qword ptr [rsp + 0x70], rax
    mov qword ptr [rsp + 0x50], r10
    mov ecx, r10d
    and cl, 0x7
    movabs rdi, 0x101010101010101
    shl rdi, cl
    mov qword ptr [rsp + 0xa0], rdx
    or rdi, rdx
    and rdi, r9
    shl rdi, 0x8
    and rdi, r12
    shr r9, 0x30
    test r9b, r9b
    mov qword ptr [rsp + 0x98], r11
    mov qword ptr [rsp + 0x60], r13
    je .L12
    movabs rsi, -0x100000000000000
    mov qword ptr [rsp + 0x78], rdi
    and rsi, rdi
    je .L3
    mov rdx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rdx + 0x8]
    mov r8, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x28], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x20], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x18], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x14]
    and edi, 0x3f
    mov qword ptr [rsp + 0x10], rdi
    mov rdi, qword ptr [rdx + 0x18]
    or rdi, r8
    mov qword ptr [rsp + 0x8], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x40], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x48], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r8, qword ptr [rdx + 0x10]
    mov r14, rbp
    lea rbp, [plywright::sliders::magic::TABLE]
    mov rdx, rsi
    nop
.L0:
    mov r10, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    lea eax, [r9 + 0x38]
    mov r13, r14
    btr r13, rax
    bts r13, r9
    mov rax, qword ptr [rsp + 0x28]
    and rax, r13
    imul rax, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [rsp + 0x10]
    shr rax, cl
    add rax, qword ptr [rsp + 0x18]
    mov r11, qword ptr [rbp + 8*rax]
    and r11, qword ptr [rsp + 0x8]
    or r11, qword ptr [rsp + 0x30]
    and r13, qword ptr [rsp + 0x40]
    imul r13, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr r13, cl
    add r13, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rbp + 8*r13]
    and rax, r8
    or rax, r11
    mov r11, qword ptr [rsp + 0x98]
    mov rcx, rsi
    btr rax, r9
    and rax, r11
    cmovne rax, rdx
    lea rdx, [r10 - 0x1]
    mov rsi, rax
    xor rsi, rcx
    and rdx, r10
    jne .L0
    cmp rax, rcx
    mov rbp, r14
    mov r13, qword ptr [rsp + 0x60]
    je .L3
    movzx ecx, byte ptr [r13 + 0x200]
    nop
.L1:
    mov dl, -0x1
    cmp cl, -0x1
    je .L2
    tzcnt rdi, rsi
    lea eax, [rdi + 0x38]
    and eax, 0x3f
    shl edi, 0x6
    or edi, eax
    lea eax, [rcx + 0x1]
    movzx edi, di
    mov r8d, edi
    or r8d, 0xb000
    movzx r9d, cl
    mov word ptr [r13 + 2*r9], r8w
    mov byte ptr [r13 + 0x200], al
    cmp al, -0x1
    je .L2
    lea r8d, [rcx + 0x2]
    lea r9d, [rdi + 0x8000]
    movzx eax, al
    mov word ptr [r13 + 2*rax], r9w
    mov byte ptr [r13 + 0x200], r8b
    cmp r8b, -0x1
    je .L2
    lea eax, [rcx + 0x3]
    lea r9d, [rdi + 0xa000]
    movzx r8d, r8b
    mov word ptr [r13 + 2*r8], r9w
    mov byte ptr [r13 + 0x200], al
    cmp al, -0x1
    je .L2
    add cl, 0x4
    or edi, 0x9000
    movzx eax, al
    mov word ptr [r13 + 2*rax], di
    mov byte ptr [r13 + 0x200], cl
    mov edx, ecx
.L2:
    lea rax, [rsi - 0x1]
    mov ecx, edx
    and rsi, rax
    jne .L1
.L3:
    movabs rsi, -0x200000000000000
    and rsi, r15
    je .L7
    mov rdx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rdx + 0x8]
    mov r8, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x28], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x20], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x18], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x14]
    and edi, 0x3f
    mov qword ptr [rsp + 0x10], rdi
    mov rdi, qword ptr [rdx + 0x18]
    or rdi, r8
    mov qword ptr [rsp + 0x8], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x40], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x48], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r8, qword ptr [rdx + 0x10]
    mov r14, rbp
    lea rbp, [plywright::sliders::magic::TABLE]
    mov rdx, rsi
    nop
.L4:
    mov r10, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    lea eax, [r9 + 0x37]
    mov r13, r14
    btr r13, rax
    bts r13, r9
    mov rax, qword ptr [rsp + 0x28]
    and rax, r13
    imul rax, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [rsp + 0x10]
    shr rax, cl
    add rax, qword ptr [rsp + 0x18]
    mov r11, qword ptr [rbp + 8*rax]
    and r11, qword ptr [rsp + 0x8]
    or r11, qword ptr [rsp + 0x30]
    and r13, qword ptr [rsp + 0x40]
    imul r13, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr r13, cl
    add r13, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rbp + 8*r13]
    and rax, r8
    or rax, r11
    mov r11, qword ptr [rsp + 0x98]
    mov rcx, rsi
    btr rax, r9
    and rax, r11
    cmovne rax, rdx
    lea rdx, [r10 - 0x1]
    mov rsi, rax
    xor rsi, rcx
    and rdx, r10
    jne .L4
    cmp rax, rcx
    mov rbp, r14
    mov r13, qword ptr [rsp + 0x60]
    je .L7
    movzx ecx, byte ptr [r13 + 0x200]
    nop
.L5:
    mov dl, -0x1
    cmp cl, -0x1
    je .L6
    tzcnt rdi, rsi
    lea eax, [rdi + 0x37]
    and eax, 0x3f
    shl edi, 0x6
    or edi, eax
    lea eax, [rcx + 0x1]
    movzx edi, di
    mov r8d, edi
    or r8d, 0xf000
    movzx r9d, cl
    mov word ptr [r13 + 2*r9], r8w
    mov byte ptr [r13 + 0x200], al
    cmp al, -0x1
    je .L6
    lea r8d, [rcx + 0x2]
    lea r9d, [rdi + 0xc000]
    movzx eax, al
    mov word ptr [r13 + 2*rax], r9w
    mov byte ptr [r13 + 0x200], r8b
    cmp r8b, -0x1
    je .L6
    lea eax, [rcx + 0x3]
    lea r9d, [rdi + 0xe000]
    movzx r8d, r8b
    mov word ptr [r13 + 2*r8], r9w
    mov byte ptr [r13 + 0x200], al
    cmp al, -0x1
    je .L6
    add cl, 0x4
    or edi, 0xd000
    movzx eax, al
    mov word ptr [r13 + 2*rax], di
    mov byte ptr [r13 + 0x200], cl
    mov edx, ecx
.L6:
    lea rax, [rsi - 0x1]
    mov ecx, edx
    and rsi, rax
    jne .L5
.L7:
    movabs rsi, 0x7f00000000000000
    and rsi, rbx
    je .L11
    mov rdx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rdx + 0x8]
    mov r8, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x28], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x20], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x18], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x14]
    and edi, 0x3f
    mov qword ptr [rsp + 0x10], rdi
    mov rdi, qword ptr [rdx + 0x18]
    or rdi, r8
    mov qword ptr [rsp + 0x8], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x40], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x48], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r8, qword ptr [rdx + 0x10]
    mov r14, rbp
    lea rbp, [plywright::sliders::magic::TABLE]
    mov rdx, rsi
    nop
.L8:
    mov r10, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    lea eax, [r9 + 0x39]
    mov r13, r14
    btr r13, rax
    bts r13, r9
    mov rax, qword ptr [rsp + 0x28]
    and rax, r13
    imul rax, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [rsp + 0x10]
    shr rax, cl
    add rax, qword ptr [rsp + 0x18]
    mov r11, qword ptr [rbp + 8*rax]
    and r11, qword ptr [rsp + 0x8]
    or r11, qword ptr [rsp + 0x30]
    and r13, qword ptr [rsp + 0x40]
    imul r13, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr r13, cl
    add r13, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rbp + 8*r13]
    and rax, r8
    or rax, r11
    mov r11, qword ptr [rsp + 0x98]
    mov rcx, rsi
    btr rax, r9
    and rax, r11
    cmovne rax, rdx
    lea rdx, [r10 - 0x1]
    mov rsi, rax
    xor rsi, rcx
    and rdx, r10
    jne .L8
    cmp rax, rcx
    mov rbp, r14
    mov r13, qword ptr [rsp + 0x60]
    je .L11
    movzx ecx, byte ptr [r13 + 0x200]
    nop
.L9:
    mov dl, -0x1
    cmp cl, -0x1
    je .L10
    tzcnt rdi, rsi
    lea eax, [rdi + 0x39]
    and eax, 0x3f
    shl edi, 0x6
    or edi, eax
    lea eax, [rcx + 0x1]
    movzx edi, di
    mov r8d, edi
    or r8d, 0xf000
    movzx r9d, cl
    mov word ptr [r13 + 2*r9], r8w
    mov byte ptr [r13 + 0x200], al
    cmp al, -0x1
    je .L10
    lea r8d, [rcx + 0x2]
    lea r9d, [rdi + 0xc000]
    movzx eax, al
    mov word ptr [r13 + 2*rax], r9w
    mov byte ptr [r13 + 0x200], r8b
    cmp r8b, -0x1
    je .L10
    lea eax, [rcx + 0x3]
    lea r9d, [rdi + 0xe000]
    movzx r8d, r8b
    mov word ptr [r13 + 2*r8], r9w
    mov byte ptr [r13 + 0x200], al
    cmp al, -0x1
    je .L10
    add cl, 0x4
    or edi, 0xd000
    movzx eax, al
    mov word ptr [r13 + 2*rax], di
    mov byte ptr [r13 + 0x200], cl
    mov edx, ecx
.L10:
    lea rax, [rsi - 0x1]
    mov ecx, edx
    and rsi, rax
    jne .L9
.L11:
    movabs r14, 0xffffffffffff00
    mov rdi, qword ptr [rsp + 0x78]
    and r14, rdi
    movabs rax, 0xfefefefefefe00
    and r15, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rbx, rax
    shl edi, 0x8
    and r12d, edi
    test r15, r15
    jne .L13
    jmp .L15
.L12:
    mov r14, rdi
    shl edi, 0x8
    and r12d, edi
    test r15, r15
    je .L15
.L13:
    mov rdx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rdx + 0x8]
    mov rsi, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x28], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x20], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x18], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x14]
    and edi, 0x3f
    mov qword ptr [rsp + 0x10], rdi
    mov rdi, qword ptr [rdx + 0x18]
    or rdi, rsi
    mov qword ptr [rsp + 0x8], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x40], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x48], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or rsi, qword ptr [rdx + 0x10]
    mov r10, rbp
    lea rbp, [plywright::sliders::magic::TABLE]
    mov rdx, r15
    nop
.L14:
    mov r8, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    lea eax, [r9 + 0x37]
    mov r13, r10
    btr r13, rax
    bts r13, r9
    mov rax, qword ptr [rsp + 0x28]
    and rax, r13
    imul rax, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [rsp + 0x10]
    shr rax, cl
    add rax, qword ptr [rsp + 0x18]
    mov r11, qword ptr [rbp + 8*rax]
    and r11, qword ptr [rsp + 0x8]
    or r11, qword ptr [rsp + 0x30]
    and r13, qword ptr [rsp + 0x40]
    imul r13, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr r13, cl
    add r13, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rbp + 8*r13]
    and rax, rsi
    or rax, r11
    mov r11, qword ptr [rsp + 0x98]
    mov rcx, r15
    btr rax, r9
    and rax, r11
    cmovne rax, rdx
    lea rdx, [r8 - 0x1]
    mov r15, rax
    xor r15, rcx
    and rdx, r8
    jne .L14
    cmp rax, rcx
    mov rbp, r10
    mov r13, qword ptr [rsp + 0x60]
    jne .L22
.L15:
    and r12d, 0xff000000
    test rbx, rbx
    mov qword ptr [rsp + 0x80], rbp
    je .L17
    mov rdx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rdx + 0x8]
    mov rsi, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x28], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x20], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x18], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x14]
    and edi, 0x3f
    mov qword ptr [rsp + 0x10], rdi
    mov rbp, qword ptr [rdx + 0x18]
    or rbp, rsi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x8], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x40], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or rsi, qword ptr [rdx + 0x10]
    lea r10, [plywright::sliders::magic::TABLE]
    mov r8, rbx
    nop
.L16:
    mov r15, r8
    tzcnt r9, r8
    mov r8d, 0x1
    mov ecx, r9d
    shl r8, cl
    lea eax, [r9 + 0x39]
    mov rdx, qword ptr [rsp + 0x80]
    btr rdx, rax
    bts rdx, r9
    mov rax, qword ptr [rsp + 0x28]
    and rax, rdx
    imul rax, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [rsp + 0x10]
    shr rax, cl
    add rax, qword ptr [rsp + 0x18]
    mov r13, qword ptr [r10 + 8*rax]
    and r13, rbp
    or r13, qword ptr [rsp + 0x30]
    and rdx, qword ptr [rsp + 0x8]
    imul rdx, qword ptr [rsp + 0x40]
    mov ecx, edi
    shr rdx, cl
    add rdx, qword ptr [rsp + 0x38]
    mov rax, qword ptr [r10 + 8*rdx]
    and rax, rsi
    or rax, r13
    mov rcx, rbx
    btr rax, r9
    and rax, r11
    cmovne rax, r8
    lea r8, [r15 - 0x1]
    mov rbx, rax
    xor rbx, rcx
    and r8, r15
    jne .L16
    cmp rax, rcx
    mov rbp, qword ptr [rsp + 0x80]
    mov r13, qword ptr [rsp + 0x60]
    jne .L25
.L17:
    test r14, r14
    je .L19
    mov rdx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rdx + 0x8]
    mov rsi, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdi, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x28], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x20], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x18], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x14]
    and edi, 0x3f
    mov qword ptr [rsp + 0x10], rdi
    mov r15, qword ptr [rdx + 0x18]
    or r15, rsi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x8], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x40], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or rsi, qword ptr [rdx + 0x10]
    lea r13, [plywright::sliders::magic::TABLE]
    mov r9, r14
    nop
.L18:
    mov r10, r9
    tzcnt r9, r9
    mov ebx, 0x1
    mov ecx, r9d
    shl rbx, cl
    lea eax, [r9 + 0x38]
    mov r8, rbp
    btr r8, rax
    bts r8, r9
    mov rax, qword ptr [rsp + 0x28]
    and rax, r8
    imul rax, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [rsp + 0x10]
    shr rax, cl
    add rax, qword ptr [rsp + 0x18]
    mov rdx, qword ptr [r13 + 8*rax]
    and rdx, r15
    or rdx, qword ptr [rsp + 0x30]
    and r8, qword ptr [rsp + 0x8]
    imul r8, qword ptr [rsp + 0x40]
    mov ecx, edi
    shr r8, cl
    add r8, qword ptr [rsp + 0x38]
    mov rax, qword ptr [r13 + 8*r8]
    and rax, rsi
    or rax, rdx
    mov rcx, r14
    btr rax, r9
    and rax, r11
    cmovne rax, rbx
    lea r9, [r10 - 0x1]
    mov r14, rax
    xor r14, rcx
    and r9, r10
    jne .L18
    cmp rax, rcx
    mov r13, qword ptr [rsp + 0x60]
    jne .L28
.L19:
    test r12, r12
    je .L21
    mov rsi, qword ptr [rsp + 0x58]
    mov rdx, qword ptr [rsi + 0x8]
    mov r13, qword ptr [rsi + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rcx]
    mov qword ptr [rsp + 0x48], rdx
    and rax, rdx
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rdx, qword ptr [rcx + 8*rax]
    mov qword ptr [rsp + 0x28], rdx
    mov rdx, qword ptr [rcx + 8*rax + 0x8]
    mov qword ptr [rsp + 0x20], rdx
    mov edx, dword ptr [rcx + 8*rax + 0x10]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rcx + 8*rax + 0x14]
    and edx, 0x3f
    mov qword ptr [rsp + 0x10], rdx
    mov r14, qword ptr [rsi + 0x18]
    or r14, r13
    mov rdx, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x8], rdx
    mov rdx, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x40], rdx
    mov r15, rbp
    mov ebp, dword ptr [rcx + 8*rax + 0x610]
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r13, qword ptr [rsi + 0x10]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r9, r12
    mov rdx, r11
    nop
.L20:
    mov r11, r9
    tzcnt r9, r9
    mov r10d, 0x1
    mov ecx, r9d
    shl r10, cl
    lea eax, [r9 + 0x30]
    mov rbx, r15
    btr rbx, rax
    bts rbx, r9
    mov rax, qword ptr [rsp + 0x28]
    and rax, rbx
    imul rax, qword ptr [rsp + 0x20]
    mov rcx, qword ptr [rsp + 0x10]
    shr rax, cl
    add rax, qword ptr [rsp + 0x18]
    mov r8, qword ptr [rsi + 8*rax]
    and r8, r14
    or r8, qword ptr [rsp + 0x30]
    and rbx, qword ptr [rsp + 0x8]
    imul rbx, qword ptr [rsp + 0x40]
    mov ecx, edi
    shr rbx, cl
    add rbx, rbp
    mov rax, qword ptr [rsi + 8*rbx]
    and rax, r13
    or rax, r8
    mov rcx, r12
    btr rax, r9
    and rax, rdx
    cmovne rax, r10
    lea r9, [r11 - 0x1]
    mov r12, rax
    xor r12, rcx
    and r9, r11
    jne .L20
    cmp rax, rcx
    jne .L31
    mov rcx, qword ptr [rsp + 0x58]
    mov rbp, qword ptr [rsp + 0x80]
    mov r13, qword ptr [rsp + 0x60]
    jmp .L35
.L21:
    mov rcx, qword ptr [rsp + 0x58]
    mov rsi, qword ptr [rcx + 0x8]
    jmp .L36
.L22:
    movzx eax, byte ptr [r13 + 0x200]
    nop
.L23:
    cmp al, -0x1
    je .L24
    tzcnt rcx, r15
    mov edx, ecx
    shl edx, 0x6
    add ecx, 0x37
    and ecx, 0x3f
    add ecx, edx
    add ecx, 0x4000
    movzx edx, al
    inc al
    mov word ptr [r13 + 2*rdx], cx
    mov byte ptr [r13 + 0x200], al
    lea rcx, [r15 - 0x1]
    and r15, rcx
    jne .L23
    jmp .L15
.L24:
    mov al, -0x1
    lea rcx, [r15 - 0x1]
    and r15, rcx
    jne .L23
    jmp .L15
.L25:
    movzx eax, byte ptr [r13 + 0x200]
    nop
.L26:
    cmp al, -0x1
    je .L27
    tzcnt rcx, rbx
    mov edx, ecx
    shl edx, 0x6
    add ecx, 0x39
    and ecx, 0x3f
    add ecx, edx
    add ecx, 0x4000
    movzx edx, al
    inc al
    mov word ptr [r13 + 2*rdx], cx
    mov byte ptr [r13 + 0x200], al
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L26
    jmp .L17
.L27:
    mov al, -0x1
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    jne .L26
    jmp .L17
.L28:
    movzx eax, byte ptr [r13 + 0x200]
    nop
.L29:
    cmp al, -0x1
    je .L30
    tzcnt rcx, r14
    mov edx, ecx
    shl edx, 0x6
    add ecx, 0x38
    and ecx, 0x3f
    or ecx, edx
    movzx edx, al
    inc al
    mov word ptr [r13 + 2*rdx], cx
    mov byte ptr [r13 + 0x200], al
    lea rcx, [r14 - 0x1]
    and r14, rcx
    jne .L29
    jmp .L19
.L30:
    mov al, -0x1
    lea rcx, [r14 - 0x1]
    and r14, rcx
    jne .L29
    jmp .L19
.L31:
    mov r13, qword ptr [rsp + 0x60]
    movzx eax, byte ptr [r13 + 0x200]
    mov rbp, qword ptr [rsp + 0x80]
    nop
.L32:
    cmp al, -0x1
    je .L33
    tzcnt rcx, r12
    mov edx, ecx
    shl edx, 0x6
    add ecx, 0x30
    and ecx, 0x3f
    or ecx, edx
    or ecx, 0x1000
    movzx edx, al
    inc al
    mov word ptr [r13 + 2*rdx], cx
    mov byte ptr [r13 + 0x200], al
    lea rcx, [r12 - 0x1]
    and r12, rcx
    jne .L32
    jmp .L34
.L33:
    mov al, -0x1
    lea rcx, [r12 - 0x1]
    and r12, rcx
    jne .L32
.L34:
    mov rcx, qword ptr [rsp + 0x58]
.L35:
    mov rsi, qword ptr [rsp + 0x48]
.L36:
    mov rdx, qword ptr [rsp + 0x90]
    mov r15, rdx
    not r15
    mov rax, qword ptr [rsp + 0xa0]
    and rax, rdx
    mov qword ptr [rsp + 0xa0], rax
    mov r8, rax
    mov rax, qword ptr [rsp + 0xb8]
    not rax
    mov qword ptr [rsp + 0x40], rax
    mov qword ptr [rsp + 0x48], rsi
    and r8, rsi
    mov qword ptr [rsp + 0x8], r15
    je .L62
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    mov rdx, rcx
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rcx + 8*rax]
    mov qword ptr [rsp + 0xc8], rax
    mov rcx, qword ptr [rdx + 0x10]
    mov rax, qword ptr [rdx + 0x20]
    mov rdx, qword ptr [rdx + 0x18]
    or rdx, rax
    mov qword ptr [rsp + 0xd8], rcx
    mov qword ptr [rsp + 0x88], rax
    or rcx, rax
    mov qword ptr [rsp + 0x38], rcx
    movzx r9d, byte ptr [r13 + 0x200]
    mov qword ptr [rsp + 0xb0], rdx
    mov r12, qword ptr [rsp + 0x98]
    mov rbx, qword ptr [rsp + 0xb0]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L38
    nop
.L37:
    lea rax, [r8 - 0x1]
    and r8, rax
    je .L48
.L38:
    mov byte ptr [rsp + 0x78], r9b
    mov qword ptr [rsp + 0x90], r8
    tzcnt rsi, r8
    mov eax, esi
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rax + rcx]
    and rax, r15
    mov qword ptr [rsp + 0xa8], rsi
    je .L43
    mov rdx, qword ptr [rsp + 0x70]
    mov rcx, qword ptr [rdx]
    and rcx, qword ptr [rsp + 0x48]
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x68]
    or rdx, rcx
    mov qword ptr [rsp + 0x30], rdx
    mov rcx, qword ptr [rsp + 0xc8]
    mov rdx, qword ptr [rcx]
    mov qword ptr [rsp + 0x28], rdx
    mov rdx, qword ptr [rcx + 0x8]
    mov qword ptr [rsp + 0x20], rdx
    mov edx, dword ptr [rcx + 0x10]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rcx + 0x14]
    and edx, 0x3f
    mov rdi, qword ptr [rcx + 0x600]
    mov qword ptr [rsp + 0x10], rdi
    mov r15, qword ptr [rcx + 0x608]
    mov ebp, dword ptr [rcx + 0x610]
    mov edi, dword ptr [rcx + 0x614]
    and edi, 0x3f
    mov r14, qword ptr [rsp + 0x80]
    btr r14, rsi
    mov r9, rax
    mov r13, qword ptr [rsp + 0x38]
    nop
.L39:
    mov r10, r9
    neg r10
    and r10, r9
    mov r8, r14
    or r8, r10
    mov rsi, qword ptr [rsp + 0x28]
    and rsi, r8
    imul rsi, qword ptr [rsp + 0x20]
    mov ecx, edx
    shr rsi, cl
    add rsi, qword ptr [rsp + 0x18]
    mov rsi, qword ptr [r11 + 8*rsi]
    and r8, qword ptr [rsp + 0x10]
    imul r8, r15
    mov ecx, edi
    shr r8, cl
    and rsi, rbx
    or rsi, qword ptr [rsp + 0x30]
    add r8, rbp
    mov rcx, qword ptr [r11 + 8*r8]
    and rcx, r13
    or rcx, rsi
    mov rsi, r10
    not rsi
    and rsi, r12
    and rsi, rcx
    cmovne rsi, r10
    xor rax, rsi
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L39
    mov rdx, qword ptr [rsp + 0xb8]
    movzx ecx, word ptr [rsp + 0xa8]
    and rdx, rax
    je .L44
.L40:
    lea esi, [rcx + 0x4000]
    movzx esi, si
    movzx r9d, byte ptr [rsp + 0x78]
    mov edi, r9d
    mov rbp, qword ptr [rsp + 0x80]
    mov r13, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x8]
    nop
.L41:
    cmp dil, -0x1
    je .L42
    tzcnt r8, rdx
    shl r8d, 0x6
    or r8d, esi
    movzx r9d, dil
    inc dil
    mov word ptr [r13 + 2*r9], r8w
    mov byte ptr [r13 + 0x200], dil
    mov r9d, edi
    lea r8, [rdx - 0x1]
    and rdx, r8
    jne .L41
    jmp .L45
.L42:
    mov dil, -0x1
    lea r8, [rdx - 0x1]
    and rdx, r8
    jne .L41
    jmp .L45
    nop
.L43:
    xor eax, eax
    mov rdx, qword ptr [rsp + 0xb8]
    movzx ecx, word ptr [rsp + 0xa8]
    and rdx, rax
    jne .L40
.L44:
    mov rbp, qword ptr [rsp + 0x80]
    mov r13, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x8]
    movzx r9d, byte ptr [rsp + 0x78]
.L45:
    mov edx, r9d
    and rax, qword ptr [rsp + 0x40]
    mov r8, qword ptr [rsp + 0x90]
    je .L37
    nop
.L46:
    cmp dl, -0x1
    je .L47
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r13 + 2*rdi], si
    mov byte ptr [r13 + 0x200], dl
    mov r9d, edx
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L46
    jmp .L37
.L47:
    mov dl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L46
    jmp .L37
.L48:
    mov rcx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rsp + 0x38]
    mov rdx, qword ptr [rsp + 0xa0]
    mov qword ptr [rsp + 0x38], rax
    and rdx, rax
    je .L63
.L49:
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rsi + 8*rax]
    mov qword ptr [rsp + 0xc8], rax
    mov rax, qword ptr [rcx + 0x18]
    mov qword ptr [rsp + 0xb0], rax
    or qword ptr [rsp + 0x88], rax
    movzx r9d, byte ptr [r13 + 0x200]
    lea r8, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsp + 0x88]
    mov rbx, qword ptr [rsp + 0x38]
    jmp .L51
.L50:
    mov rdx, qword ptr [rsp + 0x90]
    lea rax, [rdx - 0x1]
    and rdx, rax
    je .L61
.L51:
    mov byte ptr [rsp + 0x78], r9b
    mov qword ptr [rsp + 0x90], rdx
    tzcnt r9, rdx
    lea rax, [r9 + 2*r9]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rsi + 8*rax + 0x614]
    mov rdx, qword ptr [rsi + 8*rax + 0x600]
    and rdx, rbp
    imul rdx, qword ptr [rsi + 8*rax + 0x608]
    shr rdx, cl
    mov eax, dword ptr [rsi + 8*rax + 0x610]
    add rdx, rax
    mov rsi, qword ptr [r8 + 8*rdx]
    and rsi, r15
    mov qword ptr [rsp + 0xa8], r9
    je .L56
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rcx]
    and rax, qword ptr [rsp + 0x48]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    mov rax, qword ptr [rsp + 0xc8]
    mov rcx, qword ptr [rax]
    mov qword ptr [rsp + 0x28], rcx
    mov rcx, qword ptr [rax + 0x8]
    mov qword ptr [rsp + 0x20], rcx
    mov ecx, dword ptr [rax + 0x10]
    mov qword ptr [rsp + 0x18], rcx
    mov edx, dword ptr [rax + 0x14]
    and edx, 0x3f
    mov rcx, qword ptr [rax + 0x600]
    mov qword ptr [rsp + 0x10], rcx
    mov r11, qword ptr [rax + 0x608]
    mov r15d, dword ptr [rax + 0x610]
    mov edi, dword ptr [rax + 0x614]
    and edi, 0x3f
    mov r10, rbp
    btr r10, r9
    mov r9, rsi
    mov r8, qword ptr [rsp + 0x98]
    lea r13, [plywright::sliders::magic::TABLE]
    nop
.L52:
    mov rax, r9
    neg rax
    and rax, r9
    mov rbp, r10
    or rbp, rax
    mov r14, qword ptr [rsp + 0x28]
    and r14, rbp
    imul r14, qword ptr [rsp + 0x20]
    mov ecx, edx
    shr r14, cl
    add r14, qword ptr [rsp + 0x18]
    mov r14, qword ptr [r13 + 8*r14]
    and rbp, qword ptr [rsp + 0x10]
    imul rbp, r11
    mov ecx, edi
    shr rbp, cl
    and r14, r12
    or r14, qword ptr [rsp + 0x30]
    add rbp, r15
    mov rcx, qword ptr [r13 + 8*rbp]
    and rcx, rbx
    or rcx, r14
    mov r14, rax
    not r14
    and r14, r8
    and r14, rcx
    cmovne r14, rax
    xor rsi, r14
    lea rax, [r9 - 0x1]
    and r9, rax
    jne .L52
    mov rdx, qword ptr [rsp + 0xb8]
    movzx ecx, word ptr [rsp + 0xa8]
    and rdx, rsi
    je .L57
.L53:
    lea eax, [rcx + 0x4000]
    movzx eax, ax
    movzx r9d, byte ptr [rsp + 0x78]
    mov edi, r9d
    mov r13, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x8]
    nop
.L54:
    cmp dil, -0x1
    je .L55
    tzcnt r8, rdx
    shl r8d, 0x6
    or r8d, eax
    movzx r9d, dil
    inc dil
    mov word ptr [r13 + 2*r9], r8w
    mov byte ptr [r13 + 0x200], dil
    mov r9d, edi
    lea r8, [rdx - 0x1]
    and rdx, r8
    jne .L54
    jmp .L58
.L55:
    mov dil, -0x1
    lea r8, [rdx - 0x1]
    and rdx, r8
    jne .L54
    jmp .L58
    nop
.L56:
    xor esi, esi
    mov rdx, qword ptr [rsp + 0xb8]
    movzx ecx, word ptr [rsp + 0xa8]
    and rdx, rsi
    jne .L53
.L57:
    mov r13, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x8]
    movzx r9d, byte ptr [rsp + 0x78]
.L58:
    mov eax, r9d
    and rsi, qword ptr [rsp + 0x40]
    mov rbp, qword ptr [rsp + 0x80]
    lea r8, [plywright::sliders::magic::TABLE]
    je .L50
    nop
.L59:
    cmp al, -0x1
    je .L60
    tzcnt rdx, rsi
    shl edx, 0x6
    or edx, ecx
    movzx edi, al
    inc al
    mov word ptr [r13 + 2*rdi], dx
    mov byte ptr [r13 + 0x200], al
    mov r9d, eax
    lea rdx, [rsi - 0x1]
    and rsi, rdx
    jne .L59
    jmp .L50
.L60:
    mov al, -0x1
    lea rdx, [rsi - 0x1]
    and rsi, rdx
    jne .L59
    jmp .L50
.L61:
    mov rcx, qword ptr [rsp + 0xa0]
    mov rax, qword ptr [rsp + 0x88]
    mov qword ptr [rsp + 0x88], rax
    and rcx, rax
    jne .L64
    jmp .L76
.L62:
    mov rdx, qword ptr [rcx + 0x10]
    mov rax, qword ptr [rcx + 0x20]
    mov qword ptr [rsp + 0x88], rax
    mov qword ptr [rsp + 0xd8], rdx
    or rax, rdx
    mov rdx, qword ptr [rsp + 0xa0]
    mov qword ptr [rsp + 0x38], rax
    and rdx, rax
    jne .L49
.L63:
    mov rcx, qword ptr [rcx + 0x18]
    mov rax, qword ptr [rsp + 0x88]
    mov qword ptr [rsp + 0xb0], rcx
    or rax, rcx
    mov rcx, qword ptr [rsp + 0xa0]
    mov qword ptr [rsp + 0x88], rax
    and rcx, rax
    je .L76
.L64:
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rdx + 8*rax]
    mov qword ptr [rsp + 0xa8], rax
    movzx r8d, byte ptr [r13 + 0x200]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov rbx, qword ptr [rsp + 0x38]
    lea r13, [plywright::sliders::magic::TABLE]
    jmp .L66
    nop
.L65:
    mov rcx, qword ptr [rsp + 0xa0]
    lea rax, [rcx - 0x1]
    and rcx, rax
    je .L76
.L66:
    mov byte ptr [rsp + 0x90], r8b
    mov qword ptr [rsp + 0xa0], rcx
    tzcnt r8, rcx
    lea rax, [r8 + 2*r8]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rsi + 8*rax + 0x14]
    mov rdx, qword ptr [rsi + 8*rax]
    and rdx, rbp
    imul rdx, qword ptr [rsi + 8*rax + 0x8]
    shr rdx, cl
    mov eax, dword ptr [rsi + 8*rax + 0x10]
    add rdx, rax
    mov r11, qword ptr [rdi + 8*rdx]
    and r11, r15
    mov qword ptr [rsp + 0x78], r8
    je .L71
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rcx]
    and rax, qword ptr [rsp + 0x48]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    mov rax, qword ptr [rsp + 0xa8]
    mov rcx, qword ptr [rax]
    mov qword ptr [rsp + 0x28], rcx
    mov rcx, qword ptr [rax + 0x8]
    mov qword ptr [rsp + 0x20], rcx
    mov ecx, dword ptr [rax + 0x10]
    mov qword ptr [rsp + 0x18], rcx
    mov edx, dword ptr [rax + 0x14]
    and edx, 0x3f
    mov rcx, qword ptr [rax + 0x600]
    mov qword ptr [rsp + 0x10], rcx
    mov r12, qword ptr [rax + 0x608]
    mov r15d, dword ptr [rax + 0x610]
    mov edi, dword ptr [rax + 0x614]
    and edi, 0x3f
    mov rsi, rbp
    btr rsi, r8
    mov r10, r11
    mov r8, qword ptr [rsp + 0x98]
    mov r9, qword ptr [rsp + 0x88]
    nop
.L67:
    mov rax, r10
    neg rax
    and rax, r10
    mov rbp, rsi
    or rbp, rax
    mov r14, qword ptr [rsp + 0x28]
    and r14, rbp
    imul r14, qword ptr [rsp + 0x20]
    mov ecx, edx
    shr r14, cl
    add r14, qword ptr [rsp + 0x18]
    mov r14, qword ptr [r13 + 8*r14]
    and rbp, qword ptr [rsp + 0x10]
    imul rbp, r12
    mov ecx, edi
    shr rbp, cl
    and r14, r9
    or r14, qword ptr [rsp + 0x30]
    add rbp, r15
    mov rcx, qword ptr [r13 + 8*rbp]
    and rcx, rbx
    or rcx, r14
    mov r14, rax
    not r14
    and r14, r8
    and r14, rcx
    cmovne r14, rax
    xor r11, r14
    lea rax, [r10 - 0x1]
    and r10, rax
    jne .L67
    mov rdx, qword ptr [rsp + 0xb8]
    movzx ecx, word ptr [rsp + 0x78]
    and rdx, r11
    je .L72
.L68:
    lea eax, [rcx + 0x4000]
    movzx eax, ax
    movzx r8d, byte ptr [rsp + 0x90]
    mov edi, r8d
    mov r9, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x8]
    nop
.L69:
    cmp dil, -0x1
    je .L70
    tzcnt rsi, rdx
    shl esi, 0x6
    or esi, eax
    movzx r8d, dil
    inc dil
    mov word ptr [r9 + 2*r8], si
    mov byte ptr [r9 + 0x200], dil
    mov r8d, edi
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L69
    jmp .L73
.L70:
    mov dil, -0x1
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    jne .L69
    jmp .L73
    nop
.L71:
    xor r11d, r11d
    mov rdx, qword ptr [rsp + 0xb8]
    movzx ecx, word ptr [rsp + 0x78]
    and rdx, r11
    jne .L68
.L72:
    mov r9, qword ptr [rsp + 0x60]
    mov r15, qword ptr [rsp + 0x8]
    movzx r8d, byte ptr [rsp + 0x90]
.L73:
    mov eax, r8d
    and r11, qword ptr [rsp + 0x40]
    mov rbp, qword ptr [rsp + 0x80]
    lea rdi, [plywright::sliders::magic::TABLE]
    je .L65
    nop
.L74:
    cmp al, -0x1
    je .L75
    tzcnt rdx, r11
    shl edx, 0x6
    or edx, ecx
    movzx esi, al
    inc al
    mov word ptr [r9 + 2*rsi], dx
    mov byte ptr [r9 + 0x200], al
    mov r8d, eax
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L74
    jmp .L65
.L75:
    mov al, -0x1
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L74
    jmp .L65
.L76:
    mov rsi, qword ptr [rsp + 0xc0]
    test rsi, rsi
    je .L83
    mov rdx, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0xe0], rdx
    mov qword ptr [rsp + 0xe8], -0x1
    mov qword ptr [rsp + 0xf0], rsi
    lea rax, [rsp + 0xf8]
    mov ecx, dword ptr [rsp + 0xd4]
    mov byte ptr [rsp + 0xf8], cl
    mov qword ptr [rsp + 0x120], r15
    lea rcx, [rsp + 0x100]
    mov qword ptr [rsp + 0x128], rcx
    lea rcx, [rsp + 0x120]
    mov qword ptr [rsp + 0x130], rcx
    mov qword ptr [rsp + 0x138], rax
    mov rax, rdx
    mov r12, qword ptr [rsp + 0xd8]
    and r12, rsi
    mov r13, qword ptr [rsp + 0xb0]
    je .L78
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    lea r13, [rsp + 0x128]
    nop
.L77:
    mov r15, r12
    tzcnt rsi, r12
    lea rax, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*rax + 0x614]
    mov rdx, qword ptr [rbx + 8*rax + 0x600]
    and rdx, rbp
    imul rdx, qword ptr [rbx + 8*rax + 0x608]
    shr rdx, cl
    dec r12
    mov eax, dword ptr [rbx + 8*rax + 0x610]
    add rdx, rax
    mov rdx, qword ptr [r14 + 8*rdx]
    mov rdi, r13
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    and r12, r15
    jne .L77
    mov rax, qword ptr [rsp + 0xe0]
    mov r13, qword ptr [rax + 0x18]
    mov rsi, qword ptr [rsp + 0xc0]
.L78:
    and r13, rsi
    je .L80
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    lea r12, [rsp + 0x128]
    nop
.L79:
    mov r15, r13
    tzcnt rsi, r13
    lea rax, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*rax + 0x14]
    mov rdx, qword ptr [rbx + 8*rax]
    and rdx, rbp
    imul rdx, qword ptr [rbx + 8*rax + 0x8]
    shr rdx, cl
    dec r13
    mov eax, dword ptr [rbx + 8*rax + 0x10]
    add rdx, rax
    mov rdx, qword ptr [r14 + 8*rdx]
    mov rdi, r12
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    and r13, r15
    jne .L79
    mov rax, qword ptr [rsp + 0xe0]
    mov rsi, qword ptr [rsp + 0xc0]
.L80:
    and rsi, qword ptr [rax + 0x20]
    je .L82
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    lea r12, [rsp + 0x128]
    nop
.L81:
    mov r15, rsi
    tzcnt rsi, rsi
    lea r13, [r15 - 0x1]
    lea rax, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*rax + 0x14]
    mov rdi, qword ptr [rbx + 8*rax]
    and rdi, rbp
    imul rdi, qword ptr [rbx + 8*rax + 0x8]
    shr rdi, cl
    mov ecx, dword ptr [rbx + 8*rax + 0x10]
    add rdi, rcx
    mov edx, dword ptr [rbx + 8*rax + 0x610]
    movzx ecx, byte ptr [rbx + 8*rax + 0x614]
    mov r8, qword ptr [rbx + 8*rax + 0x600]
    and r8, rbp
    imul r8, qword ptr [rbx + 8*rax + 0x608]
    shr r8, cl
    add r8, rdx
    mov rdx, qword ptr [r14 + 8*r8]
    or rdx, qword ptr [r14 + 8*rdi]
    mov rdi, r12
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    mov rsi, r13
    and rsi, r15
    jne .L81
.L82:
    mov r15, qword ptr [rsp + 0x8]
.L83:
    mov eax, 0x1
    mov rcx, qword ptr [rsp + 0x50]
    shl rax, cl
    mov rcx, qword ptr [rsp + 0x70]
    and r15, qword ptr [rcx + 0x8]
    mov r12, qword ptr [rsp + 0x88]
    mov r13, qword ptr [rsp + 0x38]
    je .L92
    mov rcx, qword ptr [rsp + 0x58]
    mov rcx, qword ptr [rcx + 0x28]
    mov r11, qword ptr [rsp + 0x98]
    and rcx, r11
    mov edx, 0x40
    tzcnt rdx, rcx
    and edx, 0x3f
    mov rsi, qword ptr [rsp + 0x68]
    and rsi, r11
    mov rcx, rsi
    shr rcx, 0x7
    movabs rdi, 0xfefefefefefe00
    add rdi, 0xfe
    and rdi, rcx
    shr rsi, 0x9
    movabs rcx, 0x7f7f7f7f7f7f00
    add rcx, 0x7f
    and rcx, rsi
    or rcx, rdi
    shl edx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    or rcx, qword ptr [rdx + rbx + 0x8]
    not rcx
    and r15, rcx
    je .L85
    not rax
    and rbp, rax
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rax, r15
    mov r14, qword ptr [rsp + 0x48]
    nop
.L84:
    mov rdi, rax
    tzcnt rax, rax
    lea r8, [rax + 2*rax]
    movzx ecx, byte ptr [rdx + 8*r8 + 0x14]
    mov r9, qword ptr [rdx + 8*r8]
    and r9, rbp
    imul r9, qword ptr [rdx + 8*r8 + 0x8]
    shr r9, cl
    mov ecx, dword ptr [rdx + 8*r8 + 0x10]
    add r9, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + rbx]
    and rcx, r14
    mov r9, qword ptr [rsi + 8*r9]
    and r9, r12
    or r9, rcx
    movzx ecx, byte ptr [rdx + 8*r8 + 0x614]
    mov r10, qword ptr [rdx + 8*r8 + 0x600]
    and r10, rbp
    imul r10, qword ptr [rdx + 8*r8 + 0x608]
    mov r8d, dword ptr [rdx + 8*r8 + 0x610]
    shr r10, cl
    add r10, r8
    mov r8, qword ptr [rsi + 8*r10]
    and r8, r13
    or r8, r9
    mov r9d, 0x1
    mov ecx, eax
    shl r9, cl
    and r8, r11
    test r8, r8
    cmove r9, r8
    xor r15, r9
    lea rax, [rdi - 0x1]
    and rax, rdi
    jne .L84
    mov rax, qword ptr [rsp + 0x110]
    mov rcx, rax
    and rcx, r15
    jne .L86
    jmp .L89
.L85:
    xor r15d, r15d
    mov rax, qword ptr [rsp + 0x110]
    mov rcx, rax
    and rcx, r15
    je .L89
.L86:
    mov rdx, qword ptr [rsp + 0x108]
    mov rsi, qword ptr [rsp + 0x50]
    add esi, 0x4000
    movzx edi, byte ptr [rdx + 0x200]
    movzx esi, si
    nop
.L87:
    cmp dil, -0x1
    je .L88
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, esi
    movzx r9d, dil
    inc dil
    mov word ptr [rdx + 2*r9], r8w
    mov byte ptr [rdx + 0x200], dil
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L87
    jmp .L89
.L88:
    mov dil, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L87
.L89:
    not rax
    and r15, rax
    je .L92
    mov rax, qword ptr [rsp + 0x108]
    movzx edx, byte ptr [rax + 0x200]
    movzx ecx, word ptr [rsp + 0x50]
    nop
.L90:
    cmp dl, -0x1
    je .L91
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [rax + 2*rdi], si
    mov byte ptr [rax + 0x200], dl
    lea rsi, [r15 - 0x1]
    and r15, rsi
    jne .L90
    jmp .L92
.L91:
    mov dl, -0x1
    lea rsi, [r15 - 0x1]
    and r15, rsi
    jne .L90
.L92:
    mov rsi, qword ptr [rsp + 0x58]
    cmp byte ptr [rsi + 0x41], 0x0
    jne .L94
.L93:
    add rsp, 0x148
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L94:
    movzx ecx, byte ptr [rsi + 0x42]
    movups xmm0, xmmword ptr [rsp + 0x100]
    movups xmm1, xmmword ptr [rsp + 0x110]
    movaps xmmword ptr [rsp + 0xf0], xmm1
    movaps xmmword ptr [rsp + 0xe0], xmm0
    lea rdi, [rsp + 0x128]
    lea r8, [rsp + 0xe0]
    mov rdx, qword ptr [rsp + 0x50]
    call plywright::movegen::generate::en_passant
    jmp .L93

plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rbx, rdx
    mov rdx, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    mov rcx, qword ptr [rdi + 0x10]
    movzx ecx, byte ptr [rcx]
    movzx r9d, sil
    and rbx, qword ptr [rax]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    and rbx, qword ptr [rax + 8*r9]
    mov qword ptr [rsp - 0x30], rdx
    mov qword ptr [rsp - 0x38], r9
    je .L1
    mov rcx, qword ptr [rdx]
    mov r8, qword ptr [rcx + 0x38]
    movzx eax, byte ptr [rdx + 0x18]
    lea rdx, [rax + 2*rax]
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx]
    mov rdi, qword ptr [rcx + 0x8]
    and rdi, qword ptr [rax + rsi]
    mov r15, qword ptr [rcx + 0x30]
    mov qword ptr [rsp - 0x8], r8
    or r15, r8
    and r10, qword ptr [rax + rsi + 0x10]
    or r10, rdi
    mov qword ptr [rsp - 0x10], r10
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rdx]
    mov qword ptr [rsp - 0x18], rax
    mov rax, qword ptr [rsi + 8*rdx + 0x8]
    mov qword ptr [rsp - 0x20], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x10]
    mov qword ptr [rsp - 0x28], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x14]
    and eax, 0x3f
    mov r12, qword ptr [rcx + 0x20]
    mov r13, qword ptr [rcx + 0x18]
    or r13, r12
    mov rbp, qword ptr [rsi + 8*rdx + 0x600]
    mov rdi, qword ptr [rsi + 8*rdx + 0x608]
    mov r8d, dword ptr [rsi + 8*rdx + 0x610]
    mov esi, dword ptr [rsi + 8*rdx + 0x614]
    or r12, qword ptr [rcx + 0x10]
    and esi, 0x3f
    btr r15, r9
    lea r9, [plywright::sliders::magic::TABLE]
    mov r14, rbx
    nop
.L0:
    mov rdx, r14
    neg rdx
    and rdx, r14
    mov r11, r15
    or r11, rdx
    mov r10, qword ptr [rsp - 0x18]
    and r10, r11
    imul r10, qword ptr [rsp - 0x20]
    mov ecx, eax
    shr r10, cl
    add r10, qword ptr [rsp - 0x28]
    mov r10, qword ptr [r9 + 8*r10]
    and r11, rbp
    imul r11, rdi
    mov ecx, esi
    shr r11, cl
    and r10, r13
    or r10, qword ptr [rsp - 0x10]
    add r11, r8
    mov rcx, qword ptr [r9 + 8*r11]
    and rcx, r12
    or rcx, r10
    mov r10, rdx
    not r10
    and r10, qword ptr [rsp - 0x8]
    and r10, rcx
    cmovne r10, rdx
    xor rbx, r10
    lea rcx, [r14 - 0x1]
    and r14, rcx
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
.L2:
    mov r10, qword ptr [rsp - 0x30]
    mov rax, qword ptr [r10 + 0x10]
    mov rcx, rax
    and rcx, rbx
    mov r11, qword ptr [rsp - 0x38]
    je .L5
    mov rdx, qword ptr [r10 + 0x8]
    lea esi, [r11 + 0x4000]
    movzx edi, byte ptr [rdx + 0x200]
    movzx esi, si
    nop
.L3:
    cmp dil, -0x1
    je .L4
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, esi
    movzx r9d, dil
    inc dil
    mov word ptr [rdx + 2*r9], r8w
    mov byte ptr [rdx + 0x200], dil
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L3
    jmp .L5
.L4:
    mov dil, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L3
.L5:
    not rax
    and rbx, rax
    je .L8
    mov rax, qword ptr [r10 + 0x8]
    movzx edx, byte ptr [rax + 0x200]
    movzx ecx, r11w
    nop
.L6:
    cmp dl, -0x1
    je .L7
    tzcnt rsi, rbx
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [rax + 2*rdi], si
    mov byte ptr [rax + 0x200], dl
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L6
    jmp .L8
.L7:
    mov dl, -0x1
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L6
.L8:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rbx, rdx
    mov rdx, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    mov rcx, qword ptr [rdi + 0x10]
    movzx ecx, byte ptr [rcx]
    movzx r9d, sil
    and rbx, qword ptr [rax]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    and rbx, qword ptr [rax + 8*r9]
    mov qword ptr [rsp - 0x30], rdx
    mov qword ptr [rsp - 0x38], r9
    je .L1
    mov rcx, qword ptr [rdx]
    mov r8, qword ptr [rcx + 0x30]
    movzx eax, byte ptr [rdx + 0x18]
    lea rdx, [rax + 2*rax]
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rcx]
    mov rdi, qword ptr [rcx + 0x8]
    and rdi, qword ptr [rax + rsi]
    mov r15, qword ptr [rcx + 0x38]
    mov qword ptr [rsp - 0x8], r8
    or r15, r8
    and r10, qword ptr [rax + rsi + 0x18]
    or r10, rdi
    mov qword ptr [rsp - 0x10], r10
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rdx]
    mov qword ptr [rsp - 0x18], rax
    mov rax, qword ptr [rsi + 8*rdx + 0x8]
    mov qword ptr [rsp - 0x20], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x10]
    mov qword ptr [rsp - 0x28], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x14]
    and eax, 0x3f
    mov r12, qword ptr [rcx + 0x20]
    mov r13, qword ptr [rcx + 0x18]
    or r13, r12
    mov rbp, qword ptr [rsi + 8*rdx + 0x600]
    mov rdi, qword ptr [rsi + 8*rdx + 0x608]
    mov r8d, dword ptr [rsi + 8*rdx + 0x610]
    mov esi, dword ptr [rsi + 8*rdx + 0x614]
    or r12, qword ptr [rcx + 0x10]
    and esi, 0x3f
    btr r15, r9
    lea r9, [plywright::sliders::magic::TABLE]
    mov r14, rbx
    nop
.L0:
    mov rdx, r14
    neg rdx
    and rdx, r14
    mov r11, r15
    or r11, rdx
    mov r10, qword ptr [rsp - 0x18]
    and r10, r11
    imul r10, qword ptr [rsp - 0x20]
    mov ecx, eax
    shr r10, cl
    add r10, qword ptr [rsp - 0x28]
    mov r10, qword ptr [r9 + 8*r10]
    and r11, rbp
    imul r11, rdi
    mov ecx, esi
    shr r11, cl
    and r10, r13
    or r10, qword ptr [rsp - 0x10]
    add r11, r8
    mov rcx, qword ptr [r9 + 8*r11]
    and rcx, r12
    or rcx, r10
    mov r10, rdx
    not r10
    and r10, qword ptr [rsp - 0x8]
    and r10, rcx
    cmovne r10, rdx
    xor rbx, r10
    lea rcx, [r14 - 0x1]
    and r14, rcx
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
.L2:
    mov r10, qword ptr [rsp - 0x30]
    mov rax, qword ptr [r10 + 0x10]
    mov rcx, rax
    and rcx, rbx
    mov r11, qword ptr [rsp - 0x38]
    je .L5
    mov rdx, qword ptr [r10 + 0x8]
    lea esi, [r11 + 0x4000]
    movzx edi, byte ptr [rdx + 0x200]
    movzx esi, si
    nop
.L3:
    cmp dil, -0x1
    je .L4
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, esi
    movzx r9d, dil
    inc dil
    mov word ptr [rdx + 2*r9], r8w
    mov byte ptr [rdx + 0x200], dil
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L3
    jmp .L5
.L4:
    mov dil, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L3
.L5:
    not rax
    and rbx, rax
    je .L8
    mov rax, qword ptr [r10 + 0x8]
    movzx edx, byte ptr [rax + 0x200]
    movzx ecx, r11w
    nop
.L6:
    cmp dl, -0x1
    je .L7
    tzcnt rsi, rbx
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [rax + 2*rdi], si
    mov byte ptr [rax + 0x200], dl
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L6
    jmp .L8
.L7:
    mov dl, -0x1
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L6
.L8:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::movegen::generate::en_passant:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x38], rcx
    movzx edx, dl
    mov r10d, edx
    shl r10d, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [r10 + rax + 0x18]
    mov rax, qword ptr [rdi + 0x30]
    and r8, qword ptr [rdi]
    mov qword ptr [rsp - 0x30], rax
    and r8, rax
    je .L2
    mov r12, qword ptr [rdi + 0x20]
    mov rax, qword ptr [rdi + 0x38]
    mov qword ptr [rsp - 0x8], rax
    or qword ptr [rsp - 0x30], rax
    mov ecx, edx
    add cl, 0x38
    mov eax, 0x1
    mov r9, rdi
    mov edi, 0x1
    shl rdi, cl
    mov qword ptr [rsp - 0x18], rdi
    mov ecx, edx
    shl rax, cl
    mov qword ptr [rsp - 0x10], rax
    movzx eax, sil
    lea rcx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rcx]
    mov qword ptr [rsp - 0x20], rax
    mov rax, qword ptr [rsi + 8*rcx + 0x8]
    mov qword ptr [rsp - 0x28], rax
    mov r13d, dword ptr [rsi + 8*rcx + 0x10]
    mov edx, dword ptr [rsi + 8*rcx + 0x14]
    and edx, 0x3f
    mov r15, qword ptr [rsi + 8*rcx + 0x600]
    mov rax, qword ptr [rsi + 8*rcx + 0x608]
    mov r11d, dword ptr [rsi + 8*rcx + 0x610]
    mov esi, dword ptr [rsi + 8*rcx + 0x614]
    and esi, 0x3f
    mov rdi, qword ptr [r9 + 0x18]
    or rdi, r12
    or r12, qword ptr [r9 + 0x10]
    mov rcx, qword ptr [rsp - 0x38]
    movzx r9d, byte ptr [rcx + 0x200]
    or r10d, 0x5000
    movzx ecx, r10w
    mov dword ptr [rsp - 0x3c], ecx
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L1
.L0:
    lea rcx, [r8 - 0x1]
    and r8, rcx
    je .L2
.L1:
    tzcnt rbx, r8
    mov r14, qword ptr [rsp - 0x18]
    bts r14, rbx
    not r14
    and r14, qword ptr [rsp - 0x30]
    or r14, qword ptr [rsp - 0x10]
    mov rbp, r15
    and rbp, r14
    and r14, qword ptr [rsp - 0x20]
    imul r14, qword ptr [rsp - 0x28]
    mov ecx, edx
    shr r14, cl
    imul rbp, rax
    mov ecx, esi
    shr rbp, cl
    add r14, r13
    add rbp, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, rdi
    mov r14, qword ptr [r10 + 8*rbp]
    and r14, r12
    or r14, rcx
    test qword ptr [rsp - 0x8], r14
    setne cl
    cmp r9b, -0x1
    sete bpl
    or bpl, cl
    jne .L0
    or ebx, dword ptr [rsp - 0x3c]
    movzx ecx, r9b
    inc r9b
    mov r14, qword ptr [rsp - 0x38]
    mov word ptr [r14 + 2*rcx], bx
    mov byte ptr [r14 + 0x200], r9b
    jmp .L0
.L2:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::movegen::generate::en_passant:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x10
    mov qword ptr [rsp - 0x68], r8
    mov qword ptr [rsp - 0x50], rdi
    movzx r8d, cl
    mov edi, r8d
    shl edi, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp - 0x58], rax
    mov rbx, qword ptr [rdi + rax + 0x18]
    mov r11, qword ptr [rsi + 0x30]
    and rbx, qword ptr [rsi]
    and rbx, r11
    je .L2
    mov r14, qword ptr [rsi + 0x20]
    mov ecx, r8d
    add cl, 0x38
    mov byte ptr [rsp - 0x78], cl
    mov r9d, 0x1
    mov qword ptr [rsp - 0x80], r8
    shl r9, cl
    movzx eax, dl
    shl eax, 0x3
    lea rcx, [rax + 2*rax]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    mov rbp, qword ptr [rsi + 0x18]
    or rbp, r14
    or r14, qword ptr [rsi + 0x10]
    lea rdx, [plywright::sliders::magic::LOOKUPS + 1536]
    mov r10, qword ptr [rsp - 0x68]
    movzx r15d, byte ptr [r10 + 0x18]
    mov r8d, r15d
    shl r8d, 0x6
    add qword ptr [rsp - 0x58], r8
    shl r15d, 0x3
    lea r15, [r15 + 2*r15]
    lea r8, [rax + r15]
    mov qword ptr [rsp - 0x30], r8
    add r15, rdx
    mov qword ptr [rsp - 0x28], r15
    mov r12, qword ptr [rax + rcx]
    mov r13, qword ptr [rax + rcx + 0x8]
    mov r8d, dword ptr [rax + rcx + 0x10]
    mov eax, dword ptr [rax + rcx + 0x14]
    mov r15, qword ptr [rdx + rcx]
    mov qword ptr [rsp + 0x8], r15
    mov r15, qword ptr [rdx + rcx + 0x8]
    mov qword ptr [rsp], r15
    mov r15d, dword ptr [rdx + rcx + 0x10]
    mov qword ptr [rsp - 0x8], r15
    mov r15d, dword ptr [rdx + rcx + 0x14]
    mov rdx, r13
    mov rsi, qword ptr [rsi + 0x38]
    mov r13d, 0x1
    mov rcx, qword ptr [rsp - 0x80]
    shl r13, cl
    mov qword ptr [rsp - 0x80], r13
    mov r13, -0x2
    movzx ecx, byte ptr [rsp - 0x78]
    rol r13, cl
    mov qword ptr [rsp - 0x48], r13
    mov qword ptr [rsp - 0x18], rsi
    or r11, rsi
    and eax, 0x3f
    mov qword ptr [rsp - 0x78], rax
    and r15d, 0x3f
    mov qword ptr [rsp - 0x10], r15
    or edi, 0x5000
    movzx eax, di
    mov dword ptr [rsp - 0x6c], eax
    mov rdi, r8
    mov r13, qword ptr [r10]
    mov rax, qword ptr [r10 + 0x8]
    mov qword ptr [rsp - 0x60], rax
    mov qword ptr [rsp - 0x38], r11
    mov qword ptr [rsp - 0x40], r8
    jmp .L1
    nop
.L0:
    lea rax, [rbx - 0x1]
    and rbx, rax
    je .L2
.L1:
    tzcnt r8, rbx
    mov r15, r9
    bts r15, r8
    not r15
    mov rsi, r11
    and rsi, r15
    or rsi, qword ptr [rsp - 0x80]
    mov r10, qword ptr [rsp + 0x8]
    and r10, rsi
    and rsi, r12
    imul rsi, rdx
    mov rcx, qword ptr [rsp - 0x78]
    shr rsi, cl
    imul r10, qword ptr [rsp]
    mov rcx, qword ptr [rsp - 0x10]
    shr r10, cl
    add rsi, rdi
    add r10, qword ptr [rsp - 0x8]
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rsi]
    and rcx, rbp
    mov rsi, qword ptr [rax + 8*r10]
    and rsi, r14
    or rsi, rcx
    test qword ptr [rsp - 0x18], rsi
    jne .L0
    mov rax, qword ptr [r13 + 0x38]
    mov qword ptr [rsp - 0x20], rax
    mov rsi, qword ptr [r13]
    mov r11, qword ptr [r13 + 0x30]
    or r11, rax
    and r11, r15
    or r11, qword ptr [rsp - 0x80]
    mov rdi, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rdi + 0x14]
    mov rax, qword ptr [rdi]
    and rax, r11
    imul rax, qword ptr [rdi + 0x8]
    shr rax, cl
    mov ecx, dword ptr [rdi + 0x10]
    add rax, rcx
    mov r15, qword ptr [r13 + 0x20]
    mov r10, rdx
    mov rdx, r12
    mov r12, rbp
    mov rbp, r9
    mov r9, r14
    mov r14, qword ptr [r13 + 0x18]
    or r14, r15
    lea rcx, [plywright::sliders::magic::TABLE]
    and r14, qword ptr [rcx + 8*rax]
    mov rax, qword ptr [r13 + 0x8]
    mov rcx, qword ptr [rsp - 0x58]
    and rax, qword ptr [rcx]
    and rsi, qword ptr [rcx + 0x10]
    or rsi, rax
    mov rdi, qword ptr [rsp - 0x28]
    mov eax, dword ptr [rdi + 0x10]
    and r11, qword ptr [rdi]
    movzx ecx, byte ptr [rdi + 0x14]
    imul r11, qword ptr [rdi + 0x8]
    mov rdi, qword ptr [rsp - 0x40]
    shr r11, cl
    add r11, rax
    or r15, qword ptr [r13 + 0x10]
    lea rax, [plywright::sliders::magic::TABLE]
    and r15, qword ptr [rax + 8*r11]
    mov r11, qword ptr [rsp - 0x38]
    or r14, rsi
    or r15, r14
    mov r14, r9
    mov r9, rbp
    mov rbp, r12
    mov r12, rdx
    mov rdx, r10
    and r15, qword ptr [rsp - 0x48]
    test qword ptr [rsp - 0x20], r15
    jne .L0
    mov rax, qword ptr [rsp - 0x60]
    movzx ecx, byte ptr [rax + 0x200]
    cmp rcx, 0xff
    je .L0
    lea eax, [rcx + 0x1]
    movzx esi, r8w
    or esi, dword ptr [rsp - 0x6c]
    mov r8, qword ptr [rsp - 0x60]
    mov word ptr [r8 + 2*rcx], si
    mov byte ptr [r8 + 0x200], al
    jmp .L0
.L2:
    mov rax, qword ptr [rsp - 0x68]
    movups xmm0, xmmword ptr [rax]
    movups xmm1, xmmword ptr [rax + 0x10]
    mov rax, qword ptr [rsp - 0x50]
    movups xmmword ptr [rax + 0x10], xmm1
    movups xmmword ptr [rax], xmm0
    add rsp, 0x10
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::movegen::generate::en_passant:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x10
    mov qword ptr [rsp - 0x68], r8
    mov qword ptr [rsp - 0x50], rdi
    movzx r8d, cl
    mov edi, r8d
    shl edi, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp - 0x58], rax
    mov rbx, qword ptr [rdi + rax + 0x10]
    mov r11, qword ptr [rsi + 0x38]
    and rbx, qword ptr [rsi]
    and rbx, r11
    je .L2
    mov r14, qword ptr [rsi + 0x20]
    mov ecx, r8d
    add cl, 0x8
    mov byte ptr [rsp - 0x78], cl
    mov r9d, 0x1
    mov qword ptr [rsp - 0x80], r8
    shl r9, cl
    movzx eax, dl
    shl eax, 0x3
    lea rcx, [rax + 2*rax]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    mov rbp, qword ptr [rsi + 0x18]
    or rbp, r14
    or r14, qword ptr [rsi + 0x10]
    lea rdx, [plywright::sliders::magic::LOOKUPS + 1536]
    mov r10, qword ptr [rsp - 0x68]
    movzx r15d, byte ptr [r10 + 0x18]
    mov r8d, r15d
    shl r8d, 0x6
    add qword ptr [rsp - 0x58], r8
    shl r15d, 0x3
    lea r15, [r15 + 2*r15]
    lea r8, [rax + r15]
    mov qword ptr [rsp - 0x30], r8
    add r15, rdx
    mov qword ptr [rsp - 0x28], r15
    mov r12, qword ptr [rax + rcx]
    mov r13, qword ptr [rax + rcx + 0x8]
    mov r8d, dword ptr [rax + rcx + 0x10]
    mov eax, dword ptr [rax + rcx + 0x14]
    mov r15, qword ptr [rdx + rcx]
    mov qword ptr [rsp + 0x8], r15
    mov r15, qword ptr [rdx + rcx + 0x8]
    mov qword ptr [rsp], r15
    mov r15d, dword ptr [rdx + rcx + 0x10]
    mov qword ptr [rsp - 0x8], r15
    mov r15d, dword ptr [rdx + rcx + 0x14]
    mov rdx, r13
    mov rsi, qword ptr [rsi + 0x30]
    mov r13d, 0x1
    mov rcx, qword ptr [rsp - 0x80]
    shl r13, cl
    mov qword ptr [rsp - 0x80], r13
    mov r13, -0x2
    movzx ecx, byte ptr [rsp - 0x78]
    rol r13, cl
    mov qword ptr [rsp - 0x48], r13
    mov qword ptr [rsp - 0x18], rsi
    or r11, rsi
    and eax, 0x3f
    mov qword ptr [rsp - 0x78], rax
    and r15d, 0x3f
    mov qword ptr [rsp - 0x10], r15
    or edi, 0x5000
    movzx eax, di
    mov dword ptr [rsp - 0x6c], eax
    mov rdi, r8
    mov r13, qword ptr [r10]
    mov rax, qword ptr [r10 + 0x8]
    mov qword ptr [rsp - 0x60], rax
    mov qword ptr [rsp - 0x38], r11
    mov qword ptr [rsp - 0x40], r8
    jmp .L1
    nop
.L0:
    lea rax, [rbx - 0x1]
    and rbx, rax
    je .L2
.L1:
    tzcnt r8, rbx
    mov r15, r9
    bts r15, r8
    not r15
    mov rsi, r11
    and rsi, r15
    or rsi, qword ptr [rsp - 0x80]
    mov r10, qword ptr [rsp + 0x8]
    and r10, rsi
    and rsi, r12
    imul rsi, rdx
    mov rcx, qword ptr [rsp - 0x78]
    shr rsi, cl
    imul r10, qword ptr [rsp]
    mov rcx, qword ptr [rsp - 0x10]
    shr r10, cl
    add rsi, rdi
    add r10, qword ptr [rsp - 0x8]
    lea rax, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rax + 8*rsi]
    and rcx, rbp
    mov rsi, qword ptr [rax + 8*r10]
    and rsi, r14
    or rsi, rcx
    test qword ptr [rsp - 0x18], rsi
    jne .L0
    mov rax, qword ptr [r13 + 0x30]
    mov qword ptr [rsp - 0x20], rax
    mov rsi, qword ptr [r13]
    mov r11, qword ptr [r13 + 0x38]
    or r11, rax
    and r11, r15
    or r11, qword ptr [rsp - 0x80]
    mov rdi, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rdi + 0x14]
    mov rax, qword ptr [rdi]
    and rax, r11
    imul rax, qword ptr [rdi + 0x8]
    shr rax, cl
    mov ecx, dword ptr [rdi + 0x10]
    add rax, rcx
    mov r15, qword ptr [r13 + 0x20]
    mov r10, rdx
    mov rdx, r12
    mov r12, rbp
    mov rbp, r9
    mov r9, r14
    mov r14, qword ptr [r13 + 0x18]
    or r14, r15
    lea rcx, [plywright::sliders::magic::TABLE]
    and r14, qword ptr [rcx + 8*rax]
    mov rax, qword ptr [r13 + 0x8]
    mov rcx, qword ptr [rsp - 0x58]
    and rax, qword ptr [rcx]
    and rsi, qword ptr [rcx + 0x18]
    or rsi, rax
    mov rdi, qword ptr [rsp - 0x28]
    mov eax, dword ptr [rdi + 0x10]
    and r11, qword ptr [rdi]
    movzx ecx, byte ptr [rdi + 0x14]
    imul r11, qword ptr [rdi + 0x8]
    mov rdi, qword ptr [rsp - 0x40]
    shr r11, cl
    add r11, rax
    or r15, qword ptr [r13 + 0x10]
    lea rax, [plywright::sliders::magic::TABLE]
    and r15, qword ptr [rax + 8*r11]
    mov r11, qword ptr [rsp - 0x38]
    or r14, rsi
    or r15, r14
    mov r14, r9
    mov r9, rbp
    mov rbp, r12
    mov r12, rdx
    mov rdx, r10
    and r15, qword ptr [rsp - 0x48]
    test qword ptr [rsp - 0x20], r15
    jne .L0
    mov rax, qword ptr [rsp - 0x60]
    movzx ecx, byte ptr [rax + 0x200]
    cmp rcx, 0xff
    je .L0
    lea eax, [rcx + 0x1]
    movzx esi, r8w
    or esi, dword ptr [rsp - 0x6c]
    mov r8, qword ptr [rsp - 0x60]
    mov word ptr [r8 + 2*rcx], si
    mov byte ptr [r8 + 0x200], al
    jmp .L0
.L2:
    mov rax, qword ptr [rsp - 0x68]
    movups xmm0, xmmword ptr [rax]
    movups xmm1, xmmword ptr [rax + 0x10]
    mov rax, qword ptr [rsp - 0x50]
    movups xmmword ptr [rax + 0x10], xmm1
    movups xmmword ptr [rax], xmm0
    add rsp, 0x10
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

plywright::movegen::generate::en_passant:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x38], rcx
    movzx edx, dl
    mov r10d, edx
    shl r10d, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [r10 + rax + 0x10]
    mov rax, qword ptr [rdi + 0x38]
    and r8, qword ptr [rdi]
    mov qword ptr [rsp - 0x30], rax
    and r8, rax
    je .L2
    mov r12, qword ptr [rdi + 0x20]
    mov rax, qword ptr [rdi + 0x30]
    mov qword ptr [rsp - 0x8], rax
    or qword ptr [rsp - 0x30], rax
    mov ecx, edx
    add cl, 0x8
    mov eax, 0x1
    mov r9, rdi
    mov edi, 0x1
    shl rdi, cl
    mov qword ptr [rsp - 0x18], rdi
    mov ecx, edx
    shl rax, cl
    mov qword ptr [rsp - 0x10], rax
    movzx eax, sil
    lea rcx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rcx]
    mov qword ptr [rsp - 0x20], rax
    mov rax, qword ptr [rsi + 8*rcx + 0x8]
    mov qword ptr [rsp - 0x28], rax
    mov r13d, dword ptr [rsi + 8*rcx + 0x10]
    mov edx, dword ptr [rsi + 8*rcx + 0x14]
    and edx, 0x3f
    mov r15, qword ptr [rsi + 8*rcx + 0x600]
    mov rax, qword ptr [rsi + 8*rcx + 0x608]
    mov r11d, dword ptr [rsi + 8*rcx + 0x610]
    mov esi, dword ptr [rsi + 8*rcx + 0x614]
    and esi, 0x3f
    mov rdi, qword ptr [r9 + 0x18]
    or rdi, r12
    or r12, qword ptr [r9 + 0x10]
    mov rcx, qword ptr [rsp - 0x38]
    movzx r9d, byte ptr [rcx + 0x200]
    or r10d, 0x5000
    movzx ecx, r10w
    mov dword ptr [rsp - 0x3c], ecx
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L1
.L0:
    lea rcx, [r8 - 0x1]
    and r8, rcx
    je .L2
.L1:
    tzcnt rbx, r8
    mov r14, qword ptr [rsp - 0x18]
    bts r14, rbx
    not r14
    and r14, qword ptr [rsp - 0x30]
    or r14, qword ptr [rsp - 0x10]
    mov rbp, r15
    and rbp, r14
    and r14, qword ptr [rsp - 0x20]
    imul r14, qword ptr [rsp - 0x28]
    mov ecx, edx
    shr r14, cl
    imul rbp, rax
    mov ecx, esi
    shr rbp, cl
    add r14, r13
    add rbp, r11
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, rdi
    mov r14, qword ptr [r10 + 8*rbp]
    and r14, r12
    or r14, rcx
    test qword ptr [rsp - 0x8], r14
    setne cl
    cmp r9b, -0x1
    sete bpl
    or bpl, cl
    jne .L0
    or ebx, dword ptr [rsp - 0x3c]
    movzx ecx, r9b
    inc r9b
    mov r14, qword ptr [rsp - 0x38]
    mov word ptr [r14 + 2*rcx], bx
    mov byte ptr [r14 + 0x200], r9b
    jmp .L0
.L2:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
