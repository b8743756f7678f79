# The kernels of evasions/general, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm evasions/general --target x86-64-v2
# binary: sha256 f384acfffd78efed6d5d05b9541d3098b94c38d7ffb2acd65781c29e2162420b
# latency: 57 instructions in 203 bytes; innermost loops: .L0 of 26
# throughput: 42 instructions in 152 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 3485 instructions in 15219 bytes; innermost loops: .L0 of 15, .L4 of 15, .L8 of 42, .L11 of 43, .L14 of 43, .L18 of 41, .L21 of 41, .L24 of 41, .L29 of 42, .L32 of 43, .L35 of 43, .L40 of 41, .L43 of 41, .L46 of 41, .L51 of 18, .L54 of 18, .L57 of 18, .L60 of 18, .L65 of 17, .L68 of 17, .L73 of 17, .L76 of 17, .L81 of 17, .L84 of 17, .L87 of 40, .L90 of 20, .L93 of 20, .L96 of 19, .L99 of 20, .L104 of 17, .L107 of 17, .L112 of 17, .L115 of 17, .L120 of 17, .L123 of 17, .L126 of 39, .L129 of 18, .L132 of 18, .L135 of 18, .L138 of 18, .L143 of 17, .L146 of 17, .L151 of 17, .L154 of 17, .L159 of 17, .L162 of 17, .L167 of 17, .L170 of 17, .L175 of 17, .L178 of 17, .L183 of 17, .L186 of 17, .L189 of 38, .L192 of 20, .L195 of 20, .L198 of 19, .L201 of 20, .L206 of 17, .L209 of 17, .L214 of 17, .L217 of 17, .L222 of 17, .L225 of 17, .L230 of 17, .L233 of 17, .L238 of 17, .L241 of 17, .L246 of 17, .L249 of 17, .L252 of 38, .L255 of 16, .L258 of 16, .L264 of 16, .L267 of 16, .L273 of 16, .L276 of 16, .L284 of 17, .L287 of 17
# plywright::movegen::evasions::filtered: 1601 instructions in 7235 bytes; innermost loops: .L0 of 36, .L1 of 42, .L4 of 36, .L5 of 43, .L8 of 36, .L9 of 43, .L14 of 36, .L16 of 36, .L18 of 36, .L20 of 36, .L23 of 18, .L26 of 18, .L29 of 18, .L32 of 18, .L39 of 31, .L41 of 17, .L46 of 17, .L52 of 32, .L54 of 17, .L59 of 17, .L67 of 32, .L69 of 17, .L74 of 17, .L77 of 16, .L79 of 17, .L81 of 24, .L84 of 38, .L87 of 16, .L90 of 16
# plywright::movegen::evasions::filtered: 1588 instructions in 7249 bytes; innermost loops: .L0 of 36, .L1 of 41, .L4 of 36, .L5 of 41, .L8 of 36, .L9 of 41, .L14 of 36, .L16 of 36, .L18 of 35, .L20 of 35, .L23 of 20, .L26 of 20, .L29 of 19, .L32 of 20, .L39 of 31, .L41 of 17, .L46 of 17, .L52 of 32, .L54 of 17, .L59 of 17, .L67 of 32, .L69 of 17, .L74 of 17, .L77 of 16, .L79 of 17, .L81 of 24, .L84 of 38, .L87 of 16, .L90 of 16
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 146 instructions in 559 bytes; innermost loops: .L0 of 31, .L3 of 16, .L6 of 16
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 146 instructions in 559 bytes; innermost loops: .L0 of 31, .L3 of 16, .L6 of 16
# plywright::movegen::generate::en_passant: 188 instructions in 764 bytes; innermost loops: .L0 of 92
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 188 instructions in 764 bytes; innermost loops: .L0 of 92
# mix of 7643 instructions: 2525 mov, 1013 and, 642 lea, 450 movzx, 396 je, 386 or, 286 jne, 218 add, 216 shl, 193 jmp, 191 cmp, 170 tzcnt, 135 shr, 112 imul, 103 movabs, 97 inc, 90 pop, 78 test, 69 not, 66 push, 53 xor, 29 btr, 22 cmovne, 20 bts, 12 call, 12 movups, 11 ret, 8 neg, 8 sete, 8 setne, 6 cmove, 6 sub, 5 dec, 4 movaps, 2 rol, 1 jae

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
    mov qword ptr [rsp - 0x30], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov r14, qword ptr [rdi + 0x38]
    mov rax, r14
    mov qword ptr [rsp - 0x18], rcx
    and rax, rcx
    mov r9, rdi
    mov ecx, 0x40
    tzcnt rcx, rax
    mov ebp, ecx
    and ebp, 0x3f
    mov edx, ebp
    shl edx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    mov rdi, qword ptr [rdx + rbx]
    mov qword ptr [rsp - 0x38], rax
    and rdi, rax
    mov rax, qword ptr [rdx + rbx + 0x18]
    mov qword ptr [rsp - 0x48], r8
    and rax, r8
    or rax, rdi
    mov r13, qword ptr [r9 + 0x18]
    mov r15, qword ptr [r9 + 0x20]
    mov rdi, r15
    or rdi, r13
    mov r8, qword ptr [rdx + rbx + 0x20]
    mov qword ptr [rsp - 0x50], rdi
    and r8, rdi
    mov r11, qword ptr [r9 + 0x10]
    mov r10, r11
    mov qword ptr [rsp - 0x10], r15
    or r10, r15
    mov rdi, qword ptr [rdx + rbx + 0x28]
    mov qword ptr [rsp - 0x40], r10
    and rdi, r10
    or rdi, r8
    mov r8d, ecx
    and r8b, 0x3f
    mov byte ptr [rsp - 0x71], r8b
    mov r12, qword ptr [r9 + 0x30]
    mov r15, r14
    or r15, r12
    add rdx, rbx
    mov qword ptr [rsp - 0x20], rdx
    and rax, r12
    and rdi, r12
    mov qword ptr [rsp - 0x70], r12
    mov qword ptr [rsp - 0x60], r15
    mov qword ptr [rsp - 0x58], rbp
    je .L27
    mov edx, ebp
    shl edx, 0x9
    lea r9, [plywright::board::geometry::BETWEEN]
    add r9, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts rax, r10
.L1:
    lea r8, [rdi - 0x1]
    and rdi, r8
    je .L7
.L2:
    tzcnt r10, rdi
    mov r8, qword ptr [r9 + 8*r10]
    mov rbx, r8
    and rbx, r15
    je .L0
    lea r10, [rbx - 0x1]
    test rbx, r10
    jne .L1
    and r8, r14
    or rdx, r8
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov r14, qword ptr [rdi + 0x30]
    mov rax, r14
    mov qword ptr [rsp - 0x18], rcx
    and rax, rcx
    mov r10, rdi
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
    mov qword ptr [rsp - 0x38], r8
    and rax, r8
    or rax, rdi
    mov r8, qword ptr [r10 + 0x18]
    mov r12, qword ptr [r10 + 0x20]
    mov rdi, r12
    mov qword ptr [rsp - 0x10], r8
    or rdi, r8
    mov r8, qword ptr [rdx + rbx + 0x20]
    mov qword ptr [rsp - 0x58], rdi
    and r8, rdi
    mov r11, qword ptr [r10 + 0x10]
    mov r9, r11
    or r9, r12
    mov rdi, qword ptr [rdx + rbx + 0x28]
    mov qword ptr [rsp - 0x40], r9
    and rdi, r9
    or rdi, r8
    mov r8d, ecx
    and r8b, 0x3f
    mov byte ptr [rsp - 0x71], r8b
    mov r8, qword ptr [r10 + 0x38]
    mov r9, r14
    or r9, r8
    mov qword ptr [rsp - 0x60], r9
    add rdx, rbx
    mov qword ptr [rsp - 0x20], rdx
    and rax, r8
    and rdi, r8
    mov qword ptr [rsp - 0x70], r8
    mov qword ptr [rsp - 0x50], r15
    je .L38
    mov edx, r15d
    shl edx, 0x9
    lea r9, [plywright::board::geometry::BETWEEN]
    add r9, rdx
    xor edx, edx
    jmp .L6
    nop
.L4:
    bts rax, rbx
.L5:
    lea r10, [rdi - 0x1]
    and rdi, r10
    je .L17
.L6:
    tzcnt rbx, rdi
    mov r10, qword ptr [r9 + 8*rbx]
    mov r15, r10
    and r15, qword ptr [rsp - 0x60]
    je .L4
    lea rbx, [r15 - 0x1]
    test r15, rbx
    jne .L5
    and r10, r14
    or rdx, r10
    jmp .L5
.L7:
    test rax, rax
    jne .L295
    test rdx, rdx
    je .L28
    movabs rax, 0xfefefefefefe00
    movabs rbx, 0x7f7f7f7f7f7f00
    mov rdi, r15
    not rdi
    mov r9, qword ptr [rsp - 0x48]
    and r9, r14
    mov r10, rdx
    and cl, 0x7
    movabs r15, 0x101010101010101
    shl r15, cl
    not r10
    or r15, r10
    and r15, r9
    shr r15, 0x8
    and r15, rdi
    mov r8, qword ptr [rsp - 0x20]
    mov rcx, qword ptr [r8 + 0x38]
    or rcx, r10
    and rcx, r9
    shr rcx, 0x7
    add rax, 0xfe
    and rax, r12
    and rax, rcx
    mov r8, qword ptr [r8 + 0x30]
    mov qword ptr [rsp - 0x28], r10
    or r8, r10
    and r8, r9
    shr r8, 0x9
    lea rcx, [rbx + 0x7f]
    and rcx, r12
    and rcx, r8
    test r9d, 0xff00
    je .L127
    mov qword ptr [rsp - 0x68], r15
    mov r9, r15
    and r9, 0xff
    je .L10
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L8:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L9
    tzcnt r8, r9
    mov r12d, r8d
    shl r12d, 0x6
    lea ebp, [r8 + r12]
    add ebp, 0x8
    lea r8d, [r10 + 0x1]
    movzx r12d, bp
    mov ebp, r12d
    or ebp, 0xb000
    movzx ebx, r10b
    mov word ptr [rsi + 2*rbx], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L9
    lea ebp, [r10 + 0x2]
    lea ebx, [r12 + 0x8000]
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], bx
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L9
    lea r8d, [r10 + 0x3]
    mov ebx, r12d
    or ebx, 0xa000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], bx
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L9
    add r10b, 0x4
    or r12d, 0x9000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L9:
    lea r8, [r9 - 0x1]
    mov r10d, r15d
    and r9, r8
    jne .L8
.L10:
    mov r9, rax
    and r9, 0xfe
    je .L13
    movzx r10d, byte ptr [rsi + 0x200]
.L11:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L12
    tzcnt r8, r9
    mov ebx, r8d
    shl ebx, 0x6
    add ebx, r8d
    add ebx, 0x7
    lea r8d, [r10 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx ebp, r10b
    mov word ptr [rsi + 2*rbp], bx
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L12
    lea ebp, [r10 + 0x2]
    mov ebx, r12d
    or ebx, 0xc000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], bx
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L12
    lea r8d, [r10 + 0x3]
    mov ebx, r12d
    or ebx, 0xe000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], bx
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L12
    add r10b, 0x4
    or r12d, 0xd000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L12:
    lea r8, [r9 - 0x1]
    mov r10d, r15d
    and r9, r8
    jne .L11
.L13:
    mov r9, rcx
    and r9, 0x7f
    je .L16
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L14:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L15
    tzcnt r8, r9
    mov ebx, r8d
    shl ebx, 0x6
    add ebx, r8d
    add ebx, 0x9
    lea r8d, [r10 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx ebp, r10b
    mov word ptr [rsi + 2*rbp], bx
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L15
    lea ebp, [r10 + 0x2]
    mov ebx, r12d
    or ebx, 0xc000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], bx
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L15
    lea r8d, [r10 + 0x3]
    mov ebx, r12d
    or ebx, 0xe000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], bx
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L15
    add r10b, 0x4
    or r12d, 0xd000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L15:
    lea r8, [r9 - 0x1]
    mov r10d, r15d
    and r9, r8
    jne .L14
.L16:
    mov r15, qword ptr [rsp - 0x68]
    mov r9, r15
    and r9, -0x100
    movabs r8, 0xfefefefefefe00
    and rax, r8
    movabs r8, 0x7f7f7f7f7f7f00
    and rcx, r8
    mov r12, qword ptr [rsp - 0x70]
    shr r15, 0x8
    test rax, rax
    jne .L128
    jmp .L131
.L17:
    test rax, rax
    jne .L296
    test rdx, rdx
    je .L39
    mov qword ptr [rsp - 0x8], r12
    mov r9, qword ptr [rsp - 0x60]
    not r9
    mov rax, qword ptr [rsp - 0x38]
    and rax, r14
    mov rbx, rdx
    not rbx
    and cl, 0x7
    movabs r15, 0x101010101010101
    shl r15, cl
    or r15, rbx
    and r15, rax
    shl r15, 0x8
    and r15, r9
    mov rdi, qword ptr [rsp - 0x20]
    mov rcx, qword ptr [rdi + 0x30]
    or rcx, rbx
    and rcx, rax
    shl rcx, 0x9
    movabs r13, -0x101010101010200
    and r13, r8
    and r13, rcx
    mov r10, qword ptr [rdi + 0x38]
    mov qword ptr [rsp - 0x28], rbx
    or r10, rbx
    and r10, rax
    shl r10, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, r8
    and rcx, r10
    shr rax, 0x30
    test al, al
    je .L190
    movabs rax, -0x100000000000000
    mov r8, r15
    and rax, r15
    je .L20
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L18:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L19
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
    je .L19
    lea ebp, [r10 + 0x2]
    lea edi, [r12 + 0x8000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], di
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L19
    lea ebx, [r10 + 0x3]
    lea edi, [r12 + 0xa000]
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], di
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L19
    add r10b, 0x4
    or r12d, 0x9000
    movzx edi, bl
    mov word ptr [rsi + 2*rdi], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L19:
    lea rdi, [rax - 0x1]
    mov r10d, r15d
    and rax, rdi
    jne .L18
.L20:
    movabs rax, -0x200000000000000
    and rax, r13
    je .L23
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L21:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L22
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
    je .L22
    lea ebp, [r10 + 0x2]
    lea edi, [r12 + 0xc000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], di
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L22
    lea ebx, [r10 + 0x3]
    lea edi, [r12 + 0xe000]
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], di
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L22
    add r10b, 0x4
    or r12d, 0xd000
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
    movabs rax, 0x7f00000000000000
    and rax, rcx
    je .L26
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L24:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L25
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
    movabs rax, 0xffffffffffff00
    mov r15, r8
    and rax, r8
    movabs rdi, 0xfefefefefefe00
    and r13, rdi
    movabs rdi, 0x7f7f7f7f7f7f00
    and rcx, rdi
    shl r15d, 0x8
    and r9d, r15d
    test r13, r13
    jne .L191
    jmp .L194
.L27:
    test rax, rax
    jne .L297
.L28:
    movabs r11, 0xfefefefefefe00
    movabs r9, 0x7f7f7f7f7f7f00
    mov rax, r15
    not rax
    mov r8, qword ptr [rsp - 0x48]
    and r8, r14
    mov rdx, r8
    shr rdx, 0x8
    and rdx, rax
    mov rcx, r8
    shr rcx, 0x7
    lea rdi, [r11 + 0xfe]
    and rdi, r12
    and rdi, rcx
    mov r10, r8
    shr r10, 0x9
    lea rcx, [r9 + 0x7f]
    and rcx, r12
    and rcx, r10
    test r8d, 0xff00
    je .L49
    mov r10, rdx
    and r10, 0xff
    je .L31
    movzx ebx, byte ptr [rsi + 0x200]
    nop
.L29:
    mov r15b, -0x1
    cmp bl, -0x1
    je .L30
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
    je .L30
    lea ebp, [rbx + 0x2]
    lea r13d, [r12 + 0x8000]
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r13w
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L30
    lea r8d, [rbx + 0x3]
    mov r13d, r12d
    or r13d, 0xa000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], r13w
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L30
    add bl, 0x4
    or r12d, 0x9000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], bl
    mov r15d, ebx
.L30:
    lea r8, [r10 - 0x1]
    mov ebx, r15d
    and r10, r8
    jne .L29
.L31:
    mov r10, rdi
    and r10, 0xfe
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
    add ebp, 0x7
    lea r8d, [rbx + 0x1]
    movzx r12d, bp
    mov ebp, r12d
    or ebp, 0xf000
    movzx r13d, bl
    mov word ptr [rsi + 2*r13], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L33
    lea ebp, [rbx + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r13w
    mov byte ptr [rsi + 0x200], bpl
    cmp bpl, -0x1
    je .L33
    lea r8d, [rbx + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx ebp, bpl
    mov word ptr [rsi + 2*rbp], r13w
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L33
    add bl, 0x4
    or r12d, 0xd000
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
    mov r10, rcx
    and r10, 0x7f
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
    add ebp, 0x9
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
    mov r13, rdx
    and r13, -0x100
    and rdi, r11
    and rcx, r9
    mov r12, qword ptr [rsp - 0x70]
    shr rdx, 0x8
    test rdi, rdi
    jne .L50
    jmp .L53
.L38:
    test rax, rax
    jne .L299
.L39:
    movabs rdx, 0x7f7f7f7f7f7f00
    mov rax, qword ptr [rsp - 0x60]
    not rax
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, r14
    mov r11, rdi
    shl r11, 0x8
    and r11, rax
    mov rcx, rdi
    shl rcx, 0x9
    and rcx, r8
    movabs r9, -0x101010101010200
    and r9, rcx
    mov r10, rdi
    shl r10, 0x7
    and r10, r8
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, r10
    shr rdi, 0x30
    test dil, dil
    je .L88
    movabs rdi, -0x100000000000000
    and rdi, r11
    je .L42
    movzx r10d, byte ptr [rsi + 0x200]
    nop
.L40:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L41
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
    je .L41
    lea ebx, [r10 + 0x2]
    lea ebp, [r12 + 0x8000]
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], bp
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L41
    lea r8d, [r10 + 0x3]
    lea ebp, [r12 + 0xa000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L41
    add r10b, 0x4
    or r12d, 0x9000
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], r12w
    mov byte ptr [rsi + 0x200], r10b
    mov r15d, r10d
.L41:
    lea r8, [rdi - 0x1]
    mov r10d, r15d
    and rdi, r8
    jne .L40
.L42:
    movabs rdi, -0x200000000000000
    and rdi, r9
    je .L45
    movzx r10d, byte ptr [rsi + 0x200]
.L43:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L44
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
    je .L44
    lea ebx, [r10 + 0x2]
    lea ebp, [r12 + 0xc000]
    movzx r8d, r8b
    mov word ptr [rsi + 2*r8], bp
    mov byte ptr [rsi + 0x200], bl
    cmp bl, -0x1
    je .L44
    lea r8d, [r10 + 0x3]
    lea ebp, [r12 + 0xe000]
    movzx ebx, bl
    mov word ptr [rsi + 2*rbx], bp
    mov byte ptr [rsi + 0x200], r8b
    cmp r8b, -0x1
    je .L44
    add r10b, 0x4
    or r12d, 0xd000
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
    movabs rdi, 0x7f00000000000000
    and rdi, rcx
    je .L48
    movzx r10d, byte ptr [rsi + 0x200]
.L46:
    mov r15b, -0x1
    cmp r10b, -0x1
    je .L47
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
    movabs r13, 0xffffffffffff00
    and r13, r11
    movabs rdi, 0xfefefefefefe00
    and r9, rdi
    and rcx, rdx
    jmp .L89
.L49:
    mov r13, rdx
    shr rdx, 0x8
    test rdi, rdi
    je .L53
.L50:
    movzx r8d, byte ptr [rsi + 0x200]
    nop
.L51:
    cmp r8b, -0x1
    je .L52
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
    jne .L51
    jmp .L53
.L52:
    mov r8b, -0x1
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L51
.L53:
    and rax, rdx
    movabs rdx, 0xff00000000
    test rcx, rcx
    je .L56
    movzx edi, byte ptr [rsi + 0x200]
    nop
.L54:
    cmp dil, -0x1
    je .L55
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
    jne .L54
    jmp .L56
.L55:
    mov dil, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L54
.L56:
    and rax, rdx
    test r13, r13
    je .L59
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L57:
    cmp cl, -0x1
    je .L58
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
    jne .L57
    jmp .L59
.L58:
    mov cl, -0x1
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L57
.L59:
    test rax, rax
    mov r13, qword ptr [rsp - 0x50]
    je .L62
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L60:
    cmp cl, -0x1
    je .L61
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
    jne .L60
    jmp .L62
.L61:
    mov cl, -0x1
    lea rdx, [rax - 0x1]
    and rax, rdx
    jne .L60
.L62:
    mov rdx, r14
    not rdx
    mov rax, qword ptr [rsp - 0x38]
    and rax, r14
    je .L70
    mov rcx, r12
    not rcx
    movzx r10d, byte ptr [rsi + 0x200]
    jmp .L64
.L63:
    lea rdi, [rax - 0x1]
    and rax, rdi
    je .L70
.L64:
    tzcnt rdi, rax
    mov r8d, edi
    shl edi, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r9]
    and rdi, rdx
    mov r11, rdi
    movzx r9d, r8w
    and r11, r12
    je .L67
    lea r8d, [r9 + 0x4000]
    movzx ebx, r8w
    mov ebp, r10d
.L65:
    cmp bpl, -0x1
    je .L66
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
    jne .L65
    jmp .L67
.L66:
    mov bpl, -0x1
    lea r8, [r11 - 0x1]
    and r11, r8
    jne .L65
    nop
.L67:
    mov r11d, r10d
    and rdi, rcx
    je .L63
    nop
.L68:
    cmp r11b, -0x1
    je .L69
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
    jne .L68
    jmp .L63
.L69:
    mov r11b, -0x1
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L68
    jmp .L63
.L70:
    mov rax, qword ptr [rsp - 0x40]
    and rax, r14
    je .L78
    mov rdi, r12
    not rdi
    movzx r11d, byte ptr [rsi + 0x200]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L72
    nop
.L71:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L78
.L72:
    tzcnt r8, rax
    lea rbx, [r8 + 2*r8]
    movzx ecx, byte ptr [r9 + 8*rbx + 0x614]
    mov r15, qword ptr [r9 + 8*rbx + 0x600]
    and r15, qword ptr [rsp - 0x60]
    imul r15, qword ptr [r9 + 8*rbx + 0x608]
    shr r15, cl
    mov ecx, dword ptr [r9 + 8*rbx + 0x610]
    add r15, rcx
    mov rcx, qword ptr [r10 + 8*r15]
    and rcx, rdx
    mov r15, rcx
    movzx ebx, r8w
    and r15, r12
    je .L75
    lea r8d, [rbx + 0x4000]
    movzx ebp, r8w
    mov r12d, r11d
    nop
.L73:
    cmp r12b, -0x1
    je .L74
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
    jne .L73
    jmp .L75
.L74:
    mov r12b, -0x1
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L73
    nop
.L75:
    mov ebp, r11d
    and rcx, rdi
    mov r12, qword ptr [rsp - 0x70]
    je .L71
    nop
.L76:
    cmp bpl, -0x1
    je .L77
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
    jne .L76
    jmp .L71
.L77:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L76
    jmp .L71
.L78:
    and r14, r13
    mov r15, qword ptr [rsp - 0x60]
    je .L86
    mov rax, r12
    not rax
    movzx r10d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L80
    nop
.L79:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L86
.L80:
    tzcnt r8, r14
    lea r11, [r8 + 2*r8]
    movzx ecx, byte ptr [rdi + 8*r11 + 0x14]
    mov rbx, qword ptr [rdi + 8*r11]
    and rbx, r15
    imul rbx, qword ptr [rdi + 8*r11 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdi + 8*r11 + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [r9 + 8*rbx]
    and rcx, rdx
    mov rbx, rcx
    movzx r11d, r8w
    and rbx, r12
    je .L83
    lea r8d, [r11 + 0x4000]
    movzx ebp, r8w
    mov r15d, r10d
    nop
.L81:
    cmp r15b, -0x1
    je .L82
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
    jne .L81
    jmp .L83
.L82:
    mov r15b, -0x1
    lea r8, [rbx - 0x1]
    and rbx, r8
    jne .L81
    nop
.L83:
    mov ebx, r10d
    and rcx, rax
    mov r15, qword ptr [rsp - 0x60]
    je .L79
    nop
.L84:
    cmp bl, -0x1
    je .L85
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
    jne .L84
    jmp .L79
.L85:
    mov bl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L84
    jmp .L79
.L86:
    mov r9d, 0x1
    mov rcx, qword ptr [rsp - 0x58]
    shl r9, cl
    mov rax, qword ptr [rsp - 0x20]
    and rdx, qword ptr [rax + 0x8]
    mov r14, qword ptr [rsp - 0x40]
    je .L281
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, r12
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, r12
    mov rcx, rdi
    shl rcx, 0x9
    movabs r8, -0x101010101010200
    and r8, rcx
    shl rdi, 0x7
    movabs rbp, 0x7f7f7f7f7f7f7f00
    and rbp, rdi
    or rbp, r8
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or rbp, qword ptr [rax + rcx + 0x8]
    mov rax, rbp
    not rax
    not r9
    and rdx, rax
    je .L253
    mov qword ptr [rsp - 0x68], rbp
    mov r11, r15
    mov qword ptr [rsp - 0x70], r9
    and r11, r9
    xor r10d, r10d
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    mov rdi, r14
    lea r14, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x58], rdx
    mov rax, rdx
    mov rbp, r12
    mov r9, qword ptr [rsp - 0x38]
    nop
.L87:
    mov r15, rax
    tzcnt rax, rax
    lea r8, [rax + 2*rax]
    movzx ecx, byte ptr [rbx + 8*r8 + 0x14]
    mov r12, qword ptr [rbx + 8*r8]
    and r12, r11
    imul r12, qword ptr [rbx + 8*r8 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r8 + 0x10]
    add r12, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rdx, r13
    lea r13, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r13]
    and rcx, r9
    mov r12, qword ptr [r14 + 8*r12]
    and r12, rdx
    or r12, rcx
    movzx ecx, byte ptr [rbx + 8*r8 + 0x614]
    mov r13, qword ptr [rbx + 8*r8 + 0x600]
    and r13, r11
    imul r13, qword ptr [rbx + 8*r8 + 0x608]
    mov r8d, dword ptr [rbx + 8*r8 + 0x610]
    shr r13, cl
    add r13, r8
    mov r8, qword ptr [r14 + 8*r13]
    mov r13, qword ptr [rsp - 0x50]
    and r8, rdi
    or r8, r12
    mov r12d, 0x1
    mov ecx, eax
    shl r12, cl
    and r8, rbp
    test r8, r8
    cmove r12, r8
    or r10, r12
    lea rax, [r15 - 0x1]
    and rax, r15
    jne .L87
    not r10
    mov rdx, qword ptr [rsp - 0x58]
    and rdx, r10
    mov r12, rbp
    mov r14, rdi
    mov r9, qword ptr [rsp - 0x70]
    mov rbp, qword ptr [rsp - 0x68]
    mov rax, rdx
    and rax, r12
    jne .L254
    jmp .L257
.L88:
    mov r13, r11
.L89:
    shl r11d, 0x8
    and eax, r11d
    test r9, r9
    mov rdx, qword ptr [rsp - 0x48]
    je .L92
    movzx edi, byte ptr [rsi + 0x200]
.L90:
    cmp dil, -0x1
    je .L91
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
    jne .L90
    jmp .L92
.L91:
    mov dil, -0x1
    lea r8, [r9 - 0x1]
    and r9, r8
    jne .L90
.L92:
    and eax, 0xff000000
    test rcx, rcx
    je .L95
    movzx edi, byte ptr [rsi + 0x200]
    nop
.L93:
    cmp dil, -0x1
    je .L94
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
    jne .L93
    jmp .L95
.L94:
    mov dil, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L93
.L95:
    test r13, r13
    je .L98
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L96:
    cmp cl, -0x1
    je .L97
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
    jne .L96
    jmp .L98
.L97:
    mov cl, -0x1
    lea rdi, [r13 - 0x1]
    and r13, rdi
    jne .L96
.L98:
    test rax, rax
    mov r13, qword ptr [rsp - 0x70]
    je .L101
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L99:
    cmp cl, -0x1
    je .L100
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
    jne .L99
    jmp .L101
.L100:
    mov cl, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L99
.L101:
    mov r9, r14
    not r9
    mov rax, rdx
    and rax, r14
    mov rdx, qword ptr [rsp - 0x60]
    je .L109
    mov rcx, r13
    not rcx
    movzx r11d, byte ptr [rsi + 0x200]
    jmp .L103
    nop
.L102:
    lea rdi, [rax - 0x1]
    and rax, rdi
    je .L109
.L103:
    tzcnt rdi, rax
    mov r8d, edi
    shl edi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r10]
    and rdi, r9
    mov r15, rdi
    movzx r10d, r8w
    and r15, r13
    je .L106
    lea r8d, [r10 + 0x4000]
    movzx ebp, r8w
    mov r8d, r11d
.L104:
    cmp r8b, -0x1
    je .L105
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
    jne .L104
    jmp .L106
.L105:
    mov r8b, -0x1
    lea rbx, [r15 - 0x1]
    and r15, rbx
    jne .L104
    nop
.L106:
    mov ebp, r11d
    and rdi, rcx
    je .L102
    nop
.L107:
    cmp bpl, -0x1
    je .L108
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
    jne .L107
    jmp .L102
.L108:
    mov bpl, -0x1
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L107
    jmp .L102
.L109:
    mov rax, qword ptr [rsp - 0x40]
    and rax, r14
    je .L117
    mov rdi, r13
    not rdi
    movzx r8d, byte ptr [rsi + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L111
    nop
.L110:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L117
.L111:
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
    and r15, r13
    je .L114
    lea ebx, [r12 + 0x4000]
    movzx ebp, bx
    mov r13d, r8d
    nop
.L112:
    cmp r13b, -0x1
    je .L113
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
    jne .L112
    jmp .L114
.L113:
    mov r13b, -0x1
    lea rbx, [r15 - 0x1]
    and r15, rbx
    jne .L112
    nop
.L114:
    mov ebp, r8d
    and rcx, rdi
    mov r13, qword ptr [rsp - 0x70]
    je .L110
    nop
.L115:
    cmp bpl, -0x1
    je .L116
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
    jne .L115
    jmp .L110
.L116:
    mov bpl, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L115
    jmp .L110
.L117:
    and r14, qword ptr [rsp - 0x58]
    je .L125
    mov rax, r13
    not rax
    movzx r11d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L119
.L118:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L125
.L119:
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
    and r15, r13
    je .L122
    lea r8d, [r12 + 0x4000]
    movzx ebp, r8w
    mov r8d, r11d
    nop
.L120:
    cmp r8b, -0x1
    je .L121
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
    jne .L120
    jmp .L122
.L121:
    mov r8b, -0x1
    lea rbx, [r15 - 0x1]
    and r15, rbx
    jne .L120
    nop
.L122:
    mov ebp, r11d
    and rcx, rax
    je .L118
    nop
.L123:
    cmp bpl, -0x1
    je .L124
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
    jne .L123
    jmp .L118
.L124:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L123
    jmp .L118
.L125:
    mov r11d, 0x1
    mov rcx, qword ptr [rsp - 0x50]
    shl r11, cl
    mov rax, qword ptr [rsp - 0x20]
    and r9, qword ptr [rax + 0x8]
    je .L293
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, r13
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, r13
    mov rcx, rdi
    shr rcx, 0x7
    movabs r10, 0xfefefefefefe00
    add r10, 0xfe
    and r10, rcx
    shr rdi, 0x9
    movabs r8, 0x7f7f7f7f7f7f00
    add r8, 0x7f
    and r8, rdi
    or r8, r10
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or r8, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x68], r8
    mov rax, r8
    not rax
    not r11
    and r9, rax
    je .L262
    mov r8, rdx
    mov qword ptr [rsp - 0x50], r11
    and r8, r11
    xor edi, edi
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    mov rax, r9
    mov rbp, qword ptr [rsp - 0x58]
    mov rdx, qword ptr [rsp - 0x40]
    mov r11, qword ptr [rsp - 0x48]
    nop
.L126:
    mov r15, rax
    tzcnt rax, rax
    lea rbx, [rax + 2*rax]
    movzx ecx, byte ptr [r10 + 8*rbx + 0x14]
    mov r12, qword ptr [r10 + 8*rbx]
    and r12, r8
    imul r12, qword ptr [r10 + 8*rbx + 0x8]
    shr r12, cl
    mov ecx, dword ptr [r10 + 8*rbx + 0x10]
    add r12, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r13]
    and rcx, r11
    mov r12, qword ptr [r14 + 8*r12]
    and r12, rbp
    or r12, rcx
    movzx ecx, byte ptr [r10 + 8*rbx + 0x614]
    mov r13, qword ptr [r10 + 8*rbx + 0x600]
    and r13, r8
    imul r13, qword ptr [r10 + 8*rbx + 0x608]
    mov ebx, dword ptr [r10 + 8*rbx + 0x610]
    shr r13, cl
    add r13, rbx
    mov rbx, qword ptr [r14 + 8*r13]
    mov r13, qword ptr [rsp - 0x70]
    and rbx, rdx
    or rbx, r12
    mov r12d, 0x1
    mov ecx, eax
    shl r12, cl
    and rbx, r13
    test rbx, rbx
    cmove r12, rbx
    or rdi, r12
    lea rax, [r15 - 0x1]
    and rax, r15
    jne .L126
    not rdi
    and r9, rdi
    mov rdx, qword ptr [rsp - 0x60]
    mov r11, qword ptr [rsp - 0x50]
    mov rax, r9
    and rax, r13
    jne .L263
    jmp .L266
.L127:
    mov r9, r15
    shr r15, 0x8
    test rax, rax
    je .L131
.L128:
    movzx r8d, byte ptr [rsi + 0x200]
    nop
.L129:
    cmp r8b, -0x1
    je .L130
    tzcnt r10, rax
    mov ebx, r10d
    shl ebx, 0x6
    add r10d, ebx
    add r10d, 0x4007
    movzx ebx, r8b
    inc r8b
    mov word ptr [rsi + 2*rbx], r10w
    mov byte ptr [rsi + 0x200], r8b
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L129
    jmp .L131
.L130:
    mov r8b, -0x1
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L129
.L131:
    and rdi, r15
    movabs rax, 0xff00000000
    test rcx, rcx
    je .L134
    movzx r8d, byte ptr [rsi + 0x200]
    nop
.L132:
    cmp r8b, -0x1
    je .L133
    tzcnt r10, rcx
    mov ebx, r10d
    shl ebx, 0x6
    add r10d, ebx
    add r10d, 0x4009
    movzx ebx, r8b
    inc r8b
    mov word ptr [rsi + 2*rbx], r10w
    mov byte ptr [rsi + 0x200], r8b
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L132
    jmp .L134
.L133:
    mov r8b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L132
.L134:
    and rdi, rax
    test r9, r9
    je .L137
    movzx eax, byte ptr [rsi + 0x200]
    nop
.L135:
    cmp al, -0x1
    je .L136
    tzcnt rcx, r9
    mov r8d, ecx
    shl r8d, 0x6
    add ecx, r8d
    add ecx, 0x8
    movzx r8d, al
    inc al
    mov word ptr [rsi + 2*r8], cx
    mov byte ptr [rsi + 0x200], al
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L135
    jmp .L137
.L136:
    mov al, -0x1
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L135
.L137:
    test rdi, rdi
    je .L140
    movzx eax, byte ptr [rsi + 0x200]
    nop
.L138:
    cmp al, -0x1
    je .L139
    tzcnt rcx, rdi
    mov r8d, ecx
    shl r8d, 0x6
    add ecx, r8d
    add ecx, 0x1010
    movzx r8d, al
    inc al
    mov word ptr [rsi + 2*r8], cx
    mov byte ptr [rsi + 0x200], al
    lea rcx, [rdi - 0x1]
    and rdi, rcx
    jne .L138
    jmp .L140
.L139:
    mov al, -0x1
    lea rcx, [rdi - 0x1]
    and rdi, rcx
    jne .L138
.L140:
    mov rax, r14
    not rax
    mov qword ptr [rsp - 0x68], rax
    mov rax, qword ptr [rsp - 0x38]
    and rax, r14
    mov rdi, r12
    not rdi
    and rax, qword ptr [rsp - 0x28]
    je .L148
    movzx ebx, byte ptr [rsi + 0x200]
    jmp .L142
    nop
.L141:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L148
.L142:
    tzcnt rcx, rax
    mov r8d, ecx
    shl ecx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r9]
    and rcx, qword ptr [rsp - 0x68]
    mov r15, rcx
    movzx r10d, r8w
    and r15, r12
    je .L145
    lea r8d, [r10 + 0x4000]
    movzx r12d, r8w
    mov r9d, ebx
    nop
.L143:
    cmp r9b, -0x1
    je .L144
    tzcnt r8, r15
    shl r8d, 0x6
    or r8d, r12d
    movzx ebx, r9b
    inc r9b
    mov word ptr [rsi + 2*rbx], r8w
    mov byte ptr [rsi + 0x200], r9b
    mov ebx, r9d
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L143
    jmp .L145
.L144:
    mov r9b, -0x1
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L143
    nop
.L145:
    mov ebp, ebx
    and rcx, rdi
    mov r12, qword ptr [rsp - 0x70]
    je .L141
.L146:
    cmp bpl, -0x1
    je .L147
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r10d
    movzx r9d, bpl
    inc bpl
    mov word ptr [rsi + 2*r9], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov ebx, ebp
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L146
    jmp .L141
.L147:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L146
    jmp .L141
.L148:
    mov rax, qword ptr [rsp - 0x40]
    and rax, r14
    and rax, qword ptr [rsp - 0x28]
    je .L156
    movzx r9d, byte ptr [rsi + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    jmp .L150
    nop
.L149:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L156
.L150:
    tzcnt r15, rax
    lea r10, [r15 + 2*r15]
    movzx ecx, byte ptr [rbx + 8*r10 + 0x614]
    mov r12, qword ptr [rbx + 8*r10 + 0x600]
    and r12, qword ptr [rsp - 0x60]
    imul r12, qword ptr [rbx + 8*r10 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r10 + 0x610]
    add r12, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rcx + 8*r12]
    and r10, qword ptr [rsp - 0x68]
    mov rcx, r10
    movzx r15d, r15w
    and rcx, qword ptr [rsp - 0x70]
    je .L153
    lea ebp, [r15 + 0x4000]
    movzx ebp, bp
    mov r12d, r9d
    nop
.L151:
    cmp r12b, -0x1
    je .L152
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, ebp
    movzx r8d, r12b
    inc r12b
    mov word ptr [rsi + 2*r8], r9w
    mov byte ptr [rsi + 0x200], r12b
    mov r9d, r12d
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L151
    jmp .L153
.L152:
    mov r12b, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L151
    nop
.L153:
    mov ecx, r9d
    and r10, rdi
    je .L149
    nop
.L154:
    cmp cl, -0x1
    je .L155
    tzcnt r9, r10
    shl r9d, 0x6
    or r9d, r15d
    movzx r12d, cl
    inc cl
    mov word ptr [rsi + 2*r12], r9w
    mov byte ptr [rsi + 0x200], cl
    mov r9d, ecx
    lea r12, [r10 - 0x1]
    and r10, r12
    jne .L154
    jmp .L149
.L155:
    mov cl, -0x1
    lea r12, [r10 - 0x1]
    and r10, r12
    jne .L154
    jmp .L149
.L156:
    and r14, qword ptr [rsp - 0x50]
    and r14, qword ptr [rsp - 0x28]
    je .L164
    movzx ebx, byte ptr [rsi + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L158
    nop
.L157:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L164
.L158:
    tzcnt r8, r14
    lea r9, [r8 + 2*r8]
    movzx ecx, byte ptr [rax + 8*r9 + 0x14]
    mov r15, qword ptr [rax + 8*r9]
    and r15, qword ptr [rsp - 0x60]
    imul r15, qword ptr [rax + 8*r9 + 0x8]
    shr r15, cl
    mov ecx, dword ptr [rax + 8*r9 + 0x10]
    add r15, rcx
    mov rcx, qword ptr [r10 + 8*r15]
    and rcx, qword ptr [rsp - 0x68]
    mov r12, rcx
    movzx r15d, r8w
    and r12, qword ptr [rsp - 0x70]
    je .L161
    lea r8d, [r15 + 0x4000]
    movzx ebp, r8w
    mov r9d, ebx
    nop
.L159:
    cmp r9b, -0x1
    je .L160
    tzcnt r8, r12
    shl r8d, 0x6
    or r8d, ebp
    movzx ebx, r9b
    inc r9b
    mov word ptr [rsi + 2*rbx], r8w
    mov byte ptr [rsi + 0x200], r9b
    mov ebx, r9d
    lea r8, [r12 - 0x1]
    and r12, r8
    jne .L159
    jmp .L161
.L160:
    mov r9b, -0x1
    lea r8, [r12 - 0x1]
    and r12, r8
    jne .L159
    nop
.L161:
    mov ebp, ebx
    and rcx, rdi
    je .L157
    nop
.L162:
    cmp bpl, -0x1
    je .L163
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r15d
    movzx r9d, bpl
    inc bpl
    mov word ptr [rsi + 2*r9], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov ebx, ebp
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L162
    jmp .L157
.L163:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L162
    jmp .L157
.L164:
    and r11, rdx
    je .L172
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L166
    nop
.L165:
    lea rcx, [r11 - 0x1]
    and r11, rcx
    je .L172
.L166:
    tzcnt r8, r11
    lea r9, [r8 + 2*r8]
    mov r15d, dword ptr [rbx + 8*r9 + 0x610]
    movzx ecx, byte ptr [rbx + 8*r9 + 0x614]
    mov r12, qword ptr [rbx + 8*r9 + 0x600]
    and r12, qword ptr [rsp - 0x60]
    imul r12, qword ptr [rbx + 8*r9 + 0x608]
    shr r12, cl
    add r12, r15
    mov rcx, qword ptr [r14 + 8*r12]
    and rcx, qword ptr [rax + 8*r8]
    and rcx, qword ptr [rsp - 0x68]
    mov r12, rcx
    movzx r15d, r8w
    and r12, qword ptr [rsp - 0x70]
    je .L169
    lea r8d, [r15 + 0x4000]
    movzx ebp, r8w
    mov r9d, r10d
    nop
.L167:
    cmp r9b, -0x1
    je .L168
    tzcnt r8, r12
    shl r8d, 0x6
    or r8d, ebp
    movzx r10d, r9b
    inc r9b
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], r9b
    mov r10d, r9d
    lea r8, [r12 - 0x1]
    and r12, r8
    jne .L167
    jmp .L169
.L168:
    mov r9b, -0x1
    lea r8, [r12 - 0x1]
    and r12, r8
    jne .L167
    nop
.L169:
    mov ebp, r10d
    and rcx, rdi
    je .L165
    nop
.L170:
    cmp bpl, -0x1
    je .L171
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r15d
    movzx r9d, bpl
    inc bpl
    mov word ptr [rsi + 2*r9], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L170
    jmp .L165
.L171:
    mov bpl, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L170
    jmp .L165
.L172:
    and r13, rdx
    mov r12, qword ptr [rsp - 0x70]
    mov rcx, qword ptr [rsp - 0x58]
    je .L180
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    jmp .L174
    nop
.L173:
    lea r8, [r13 - 0x1]
    and r13, r8
    je .L180
.L174:
    tzcnt r8, r13
    lea r9, [r8 + 2*r8]
    mov r14d, dword ptr [r11 + 8*r9 + 0x10]
    movzx ecx, byte ptr [r11 + 8*r9 + 0x14]
    mov r15, qword ptr [r11 + 8*r9]
    and r15, qword ptr [rsp - 0x60]
    imul r15, qword ptr [r11 + 8*r9 + 0x8]
    shr r15, cl
    add r15, r14
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rbx, qword ptr [rcx + 8*r15]
    and rbx, qword ptr [rax + 8*r8]
    and rbx, qword ptr [rsp - 0x68]
    mov r15, rbx
    movzx r14d, r8w
    and r15, r12
    je .L177
    lea r8d, [r14 + 0x4000]
    movzx ebp, r8w
    mov r9d, r10d
    nop
.L175:
    cmp r9b, -0x1
    je .L176
    tzcnt r8, r15
    shl r8d, 0x6
    or r8d, ebp
    movzx r10d, r9b
    inc r9b
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], r9b
    mov r10d, r9d
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L175
    jmp .L177
.L176:
    mov r9b, -0x1
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L175
    nop
.L177:
    mov ebp, r10d
    and rbx, rdi
    mov rcx, qword ptr [rsp - 0x58]
    je .L173
    nop
.L178:
    cmp bpl, -0x1
    je .L179
    tzcnt r8, rbx
    shl r8d, 0x6
    or r8d, r14d
    movzx r9d, bpl
    inc bpl
    mov word ptr [rsi + 2*r9], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r8, [rbx - 0x1]
    and rbx, r8
    jne .L178
    jmp .L173
.L179:
    mov bpl, -0x1
    lea r8, [rbx - 0x1]
    and rbx, r8
    jne .L178
    jmp .L173
.L180:
    and rdx, qword ptr [rsp - 0x10]
    je .L188
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L182
    nop
.L181:
    lea r8, [rdx - 0x1]
    and rdx, r8
    je .L188
.L182:
    tzcnt r9, rdx
    lea r8, [r9 + 2*r9]
    mov ebx, dword ptr [r11 + 8*r8 + 0x10]
    movzx ecx, byte ptr [r11 + 8*r8 + 0x14]
    mov r15, qword ptr [r11 + 8*r8]
    mov rbp, qword ptr [rsp - 0x60]
    and r15, rbp
    imul r15, qword ptr [r11 + 8*r8 + 0x8]
    shr r15, cl
    movzx ecx, byte ptr [r11 + 8*r8 + 0x614]
    mov r12, qword ptr [r11 + 8*r8 + 0x600]
    and r12, rbp
    imul r12, qword ptr [r11 + 8*r8 + 0x608]
    shr r12, cl
    add r15, rbx
    mov ecx, dword ptr [r11 + 8*r8 + 0x610]
    add r12, rcx
    mov r13, qword ptr [r14 + 8*r12]
    mov r12, qword ptr [rsp - 0x70]
    or r13, qword ptr [r14 + 8*r15]
    and r13, qword ptr [rax + 8*r9]
    and r13, qword ptr [rsp - 0x68]
    mov r15, r13
    movzx ebx, r9w
    and r15, r12
    je .L185
    lea r8d, [rbx + 0x4000]
    movzx ebp, r8w
    mov r9d, r10d
    nop
.L183:
    cmp r9b, -0x1
    je .L184
    tzcnt r8, r15
    shl r8d, 0x6
    or r8d, ebp
    movzx r10d, r9b
    inc r9b
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], r9b
    mov r10d, r9d
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L183
    jmp .L185
.L184:
    mov r9b, -0x1
    lea r8, [r15 - 0x1]
    and r15, r8
    jne .L183
    nop
.L185:
    mov ebp, r10d
    and r13, rdi
    mov rcx, qword ptr [rsp - 0x58]
    je .L181
    nop
.L186:
    cmp bpl, -0x1
    je .L187
    tzcnt r8, r13
    shl r8d, 0x6
    or r8d, ebx
    movzx r9d, bpl
    inc bpl
    mov word ptr [rsi + 2*r9], r8w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea r8, [r13 - 0x1]
    and r13, r8
    jne .L186
    jmp .L181
.L187:
    mov bpl, -0x1
    lea r8, [r13 - 0x1]
    and r13, r8
    jne .L186
    jmp .L181
.L188:
    mov ebp, 0x1
    shl rbp, cl
    mov rax, qword ptr [rsp - 0x20]
    mov r13, qword ptr [rsp - 0x68]
    and r13, qword ptr [rax + 0x8]
    mov r14, qword ptr [rsp - 0x40]
    mov rdx, qword ptr [rsp - 0x38]
    mov r11, qword ptr [rsp - 0x60]
    je .L281
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, r12
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov r9, qword ptr [rsp - 0x48]
    and r9, r12
    mov rcx, r9
    shl rcx, 0x9
    movabs r8, -0x101010101010200
    and r8, rcx
    shl r9, 0x7
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, r9
    or r10, r8
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or r10, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x70], r10
    mov rax, r10
    not rax
    not rbp
    and r13, rax
    je .L271
    mov rbx, r11
    mov qword ptr [rsp - 0x58], rbp
    and rbx, rbp
    xor r10d, r10d
    mov rdx, r14
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x68], r13
    mov rax, r13
    mov rbp, r12
    mov r13, qword ptr [rsp - 0x50]
    lea r11, [plywright::board::geometry::AROUND]
    nop
.L189:
    mov r12, rax
    tzcnt rax, rax
    lea r9, [rax + 2*rax]
    movzx ecx, byte ptr [r14 + 8*r9 + 0x14]
    mov r8, qword ptr [r14 + 8*r9]
    and r8, rbx
    imul r8, qword ptr [r14 + 8*r9 + 0x8]
    shr r8, cl
    mov ecx, dword ptr [r14 + 8*r9 + 0x10]
    add r8, rcx
    mov ecx, eax
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r11]
    and rcx, qword ptr [rsp - 0x38]
    mov r8, qword ptr [r15 + 8*r8]
    and r8, r13
    or r8, rcx
    movzx ecx, byte ptr [r14 + 8*r9 + 0x614]
    mov r13, qword ptr [r14 + 8*r9 + 0x600]
    and r13, rbx
    imul r13, qword ptr [r14 + 8*r9 + 0x608]
    mov r9d, dword ptr [r14 + 8*r9 + 0x610]
    shr r13, cl
    add r13, r9
    mov r9, qword ptr [r15 + 8*r13]
    mov r13, qword ptr [rsp - 0x50]
    and r9, rdx
    or r9, r8
    mov r8d, 0x1
    mov ecx, eax
    shl r8, cl
    and r9, rbp
    test r9, r9
    cmove r8, r9
    or r10, r8
    lea rax, [r12 - 0x1]
    and rax, r12
    jne .L189
    not r10
    mov r15, qword ptr [rsp - 0x68]
    and r15, r10
    mov r12, rbp
    mov r14, rdx
    mov rdx, qword ptr [rsp - 0x38]
    mov r11, qword ptr [rsp - 0x60]
    mov rbp, qword ptr [rsp - 0x58]
    mov rcx, r15
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, r12
    jne .L272
    jmp .L275
.L190:
    mov rax, r15
    shl r15d, 0x8
    and r9d, r15d
    test r13, r13
    je .L194
.L191:
    movzx edi, byte ptr [rsi + 0x200]
    nop
.L192:
    cmp dil, -0x1
    je .L193
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
    jne .L192
    jmp .L194
.L193:
    mov dil, -0x1
    lea r10, [r13 - 0x1]
    and r13, r10
    jne .L192
.L194:
    and r9d, 0xff000000
    test rcx, rcx
    mov r13, qword ptr [rsp - 0x70]
    je .L197
    movzx edi, byte ptr [rsi + 0x200]
    nop
.L195:
    cmp dil, -0x1
    je .L196
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
    jne .L195
    jmp .L197
.L196:
    mov dil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L195
.L197:
    test rax, rax
    je .L200
    movzx ecx, byte ptr [rsi + 0x200]
    nop
.L198:
    cmp cl, -0x1
    je .L199
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
    jne .L198
    jmp .L200
.L199:
    mov cl, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L198
.L200:
    test r9, r9
    je .L203
    movzx eax, byte ptr [rsi + 0x200]
    nop
.L201:
    cmp al, -0x1
    je .L202
    tzcnt rcx, r9
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
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L201
    jmp .L203
.L202:
    mov al, -0x1
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L201
.L203:
    mov r9, r14
    not r9
    mov rax, qword ptr [rsp - 0x48]
    and rax, r14
    mov r8, r13
    not r8
    and rax, qword ptr [rsp - 0x28]
    mov qword ptr [rsp - 0x68], r9
    je .L211
    movzx r10d, byte ptr [rsi + 0x200]
    jmp .L205
    nop
.L204:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L211
.L205:
    tzcnt rcx, rax
    mov edi, ecx
    shl ecx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r9]
    mov r9, qword ptr [rsp - 0x68]
    and rcx, r9
    mov r15, rcx
    movzx edi, di
    and r15, r13
    je .L208
    lea ebx, [rdi + 0x4000]
    movzx r12d, bx
    mov ebx, r10d
    nop
.L206:
    cmp bl, -0x1
    je .L207
    tzcnt r10, r15
    shl r10d, 0x6
    or r10d, r12d
    movzx r13d, bl
    inc bl
    mov word ptr [rsi + 2*r13], r10w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r13, [r15 - 0x1]
    and r15, r13
    jne .L206
    jmp .L208
.L207:
    mov bl, -0x1
    lea r13, [r15 - 0x1]
    and r15, r13
    jne .L206
    nop
.L208:
    mov ebp, r10d
    and rcx, r8
    mov r13, qword ptr [rsp - 0x70]
    je .L204
    nop
.L209:
    cmp bpl, -0x1
    je .L210
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, edi
    movzx ebx, bpl
    inc bpl
    mov word ptr [rsi + 2*rbx], r10w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L209
    jmp .L204
.L210:
    mov bpl, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L209
    jmp .L204
.L211:
    mov rax, qword ptr [rsp - 0x40]
    and rax, r14
    and rax, qword ptr [rsp - 0x28]
    je .L219
    movzx ebx, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    jmp .L213
    nop
.L212:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L219
.L213:
    tzcnt r15, rax
    lea r10, [r15 + 2*r15]
    movzx ecx, byte ptr [rdi + 8*r10 + 0x614]
    mov r12, qword ptr [rdi + 8*r10 + 0x600]
    and r12, qword ptr [rsp - 0x60]
    imul r12, qword ptr [rdi + 8*r10 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [rdi + 8*r10 + 0x610]
    add r12, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rcx + 8*r12]
    and r10, r9
    mov rcx, r10
    movzx r15d, r15w
    and rcx, r13
    je .L216
    lea ebp, [r15 + 0x4000]
    movzx ebp, bp
    mov r12d, ebx
    nop
.L214:
    cmp r12b, -0x1
    je .L215
    tzcnt rbx, rcx
    shl ebx, 0x6
    or ebx, ebp
    movzx r13d, r12b
    inc r12b
    mov word ptr [rsi + 2*r13], bx
    mov byte ptr [rsi + 0x200], r12b
    mov ebx, r12d
    lea r13, [rcx - 0x1]
    and rcx, r13
    jne .L214
    jmp .L216
.L215:
    mov r12b, -0x1
    lea r13, [rcx - 0x1]
    and rcx, r13
    jne .L214
    nop
.L216:
    mov ecx, ebx
    and r10, r8
    mov r13, qword ptr [rsp - 0x70]
    je .L212
.L217:
    cmp cl, -0x1
    je .L218
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
    jne .L217
    jmp .L212
.L218:
    mov cl, -0x1
    lea r12, [r10 - 0x1]
    and r10, r12
    jne .L217
    jmp .L212
.L219:
    and r14, qword ptr [rsp - 0x58]
    and r14, qword ptr [rsp - 0x28]
    je .L227
    movzx r10d, byte ptr [rsi + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L221
    nop
.L220:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L227
.L221:
    tzcnt rbx, r14
    lea r15, [rbx + 2*rbx]
    movzx ecx, byte ptr [rax + 8*r15 + 0x14]
    mov r12, qword ptr [rax + 8*r15]
    and r12, qword ptr [rsp - 0x60]
    imul r12, qword ptr [rax + 8*r15 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rax + 8*r15 + 0x10]
    add r12, rcx
    mov rcx, qword ptr [rdi + 8*r12]
    and rcx, r9
    mov r12, rcx
    movzx r15d, bx
    and r12, r13
    je .L224
    lea ebx, [r15 + 0x4000]
    movzx ebp, bx
    mov ebx, r10d
    nop
.L222:
    cmp bl, -0x1
    je .L223
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, ebp
    movzx r13d, bl
    inc bl
    mov word ptr [rsi + 2*r13], r10w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L222
    jmp .L224
.L223:
    mov bl, -0x1
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L222
    nop
.L224:
    mov ebp, r10d
    and rcx, r8
    mov r13, qword ptr [rsp - 0x70]
    je .L220
    nop
.L225:
    cmp bpl, -0x1
    je .L226
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r15d
    movzx ebx, bpl
    inc bpl
    mov word ptr [rsi + 2*rbx], r10w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L225
    jmp .L220
.L226:
    mov bpl, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L225
    jmp .L220
.L227:
    and r11, rdx
    je .L235
    mov rcx, qword ptr [rsp - 0x50]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L229
    nop
.L228:
    lea rcx, [r11 - 0x1]
    and r11, rcx
    je .L235
.L229:
    tzcnt rbx, r11
    lea r15, [rbx + 2*rbx]
    mov r12d, dword ptr [rdi + 8*r15 + 0x610]
    movzx ecx, byte ptr [rdi + 8*r15 + 0x614]
    mov r9, r13
    mov r13, qword ptr [rdi + 8*r15 + 0x600]
    and r13, qword ptr [rsp - 0x60]
    imul r13, qword ptr [rdi + 8*r15 + 0x608]
    shr r13, cl
    add r13, r12
    mov rcx, qword ptr [r14 + 8*r13]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, qword ptr [rsp - 0x68]
    mov r12, rcx
    movzx r15d, bx
    and r12, r9
    je .L232
    lea ebx, [r15 + 0x4000]
    movzx ebp, bx
    mov ebx, r10d
    nop
.L230:
    cmp bl, -0x1
    je .L231
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, ebp
    movzx r13d, bl
    inc bl
    mov word ptr [rsi + 2*r13], r10w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L230
    jmp .L232
.L231:
    mov bl, -0x1
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L230
    nop
.L232:
    mov ebp, r10d
    and rcx, r8
    mov r13, qword ptr [rsp - 0x70]
    je .L228
    nop
.L233:
    cmp bpl, -0x1
    je .L234
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r15d
    movzx ebx, bpl
    inc bpl
    mov word ptr [rsi + 2*rbx], r10w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L233
    jmp .L228
.L234:
    mov bpl, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L233
    jmp .L228
.L235:
    mov rbx, qword ptr [rsp - 0x10]
    and rbx, rdx
    je .L243
    mov rcx, qword ptr [rsp - 0x50]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L237
    nop
.L236:
    mov rbx, r9
    lea rcx, [r9 - 0x1]
    and rbx, rcx
    je .L243
.L237:
    mov r9, rbx
    tzcnt rbx, rbx
    lea r14, [rbx + 2*rbx]
    mov r15d, dword ptr [rdi + 8*r14 + 0x10]
    movzx ecx, byte ptr [rdi + 8*r14 + 0x14]
    mov r12, qword ptr [rdi + 8*r14]
    and r12, qword ptr [rsp - 0x60]
    imul r12, qword ptr [rdi + 8*r14 + 0x8]
    shr r12, cl
    add r12, r15
    mov rcx, qword ptr [r11 + 8*r12]
    and rcx, qword ptr [rax + 8*rbx]
    and rcx, qword ptr [rsp - 0x68]
    mov r15, rcx
    movzx r14d, bx
    and r15, r13
    je .L240
    lea ebx, [r14 + 0x4000]
    movzx ebp, bx
    mov ebx, r10d
    nop
.L238:
    cmp bl, -0x1
    je .L239
    tzcnt r10, r15
    shl r10d, 0x6
    or r10d, ebp
    movzx r12d, bl
    inc bl
    mov word ptr [rsi + 2*r12], r10w
    mov byte ptr [rsi + 0x200], bl
    mov r10d, ebx
    lea r12, [r15 - 0x1]
    and r15, r12
    jne .L238
    jmp .L240
.L239:
    mov bl, -0x1
    lea r12, [r15 - 0x1]
    and r15, r12
    jne .L238
    nop
.L240:
    mov ebp, r10d
    and rcx, r8
    je .L236
    nop
.L241:
    cmp bpl, -0x1
    je .L242
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r14d
    movzx ebx, bpl
    inc bpl
    mov word ptr [rsi + 2*rbx], r10w
    mov byte ptr [rsi + 0x200], bpl
    mov r10d, ebp
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L241
    jmp .L236
.L242:
    mov bpl, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L241
    jmp .L236
.L243:
    and rdx, qword ptr [rsp - 0x8]
    mov rcx, qword ptr [rsp - 0x50]
    je .L251
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r10d, byte ptr [rsi + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L245
    nop
.L244:
    lea r11, [rdx - 0x1]
    and rdx, r11
    je .L251
.L245:
    tzcnt r11, rdx
    lea rbx, [r11 + 2*r11]
    mov r14d, dword ptr [rdi + 8*rbx + 0x10]
    movzx ecx, byte ptr [rdi + 8*rbx + 0x14]
    mov r15, qword ptr [rdi + 8*rbx]
    mov rbp, qword ptr [rsp - 0x60]
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
    and r12, qword ptr [rsp - 0x68]
    mov r14, r12
    movzx r11d, r11w
    and r14, r13
    je .L248
    lea ebx, [r11 + 0x4000]
    movzx ebp, bx
    mov ebx, r10d
    nop
.L246:
    cmp bl, -0x1
    je .L247
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
    jne .L246
    jmp .L248
.L247:
    mov bl, -0x1
    lea r15, [r14 - 0x1]
    and r14, r15
    jne .L246
    nop
.L248:
    mov ebp, r10d
    and r12, r8
    mov rcx, qword ptr [rsp - 0x50]
    je .L244
    nop
.L249:
    cmp bpl, -0x1
    je .L250
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
    jne .L249
    jmp .L244
.L250:
    mov bpl, -0x1
    lea rbx, [r12 - 0x1]
    and r12, rbx
    jne .L249
    jmp .L244
.L251:
    mov r14d, 0x1
    shl r14, cl
    mov rax, qword ptr [rsp - 0x20]
    mov rbx, qword ptr [rsp - 0x68]
    and rbx, qword ptr [rax + 0x8]
    mov r11, qword ptr [rsp - 0x58]
    mov rdx, qword ptr [rsp - 0x60]
    je .L293
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, r13
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, r13
    mov rcx, rdi
    shr rcx, 0x7
    movabs r10, 0xfefefefefefe00
    add r10, 0xfe
    and r10, rcx
    shr rdi, 0x9
    movabs r9, 0x7f7f7f7f7f7f00
    add r9, 0x7f
    and r9, rdi
    or r9, r10
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or r9, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x70], r9
    mov rax, r9
    not rax
    not r14
    and rbx, rax
    je .L282
    mov rax, rbx
    mov r9, rdx
    mov qword ptr [rsp - 0x50], r14
    and r9, r14
    xor edi, edi
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x68], rbx
    mov rdx, qword ptr [rsp - 0x40]
    mov rbp, qword ptr [rsp - 0x48]
    nop
.L252:
    mov r14, rax
    tzcnt rax, rax
    lea rbx, [rax + 2*rax]
    movzx ecx, byte ptr [r10 + 8*rbx + 0x14]
    mov r15, qword ptr [r10 + 8*rbx]
    and r15, r9
    imul r15, qword ptr [r10 + 8*rbx + 0x8]
    shr r15, cl
    mov ecx, dword ptr [r10 + 8*rbx + 0x10]
    add r15, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r12]
    and rcx, rbp
    mov r15, qword ptr [r11 + 8*r15]
    and r15, qword ptr [rsp - 0x58]
    or r15, rcx
    movzx ecx, byte ptr [r10 + 8*rbx + 0x614]
    mov r12, qword ptr [r10 + 8*rbx + 0x600]
    and r12, r9
    imul r12, qword ptr [r10 + 8*rbx + 0x608]
    mov ebx, dword ptr [r10 + 8*rbx + 0x610]
    shr r12, cl
    add r12, rbx
    mov rbx, qword ptr [r11 + 8*r12]
    and rbx, rdx
    or rbx, r15
    mov r15d, 0x1
    mov ecx, eax
    shl r15, cl
    and rbx, r13
    test rbx, rbx
    cmove r15, rbx
    or rdi, r15
    lea rax, [r14 - 0x1]
    and rax, r14
    jne .L252
    not rdi
    mov rcx, qword ptr [rsp - 0x68]
    and rcx, rdi
    mov r11, qword ptr [rsp - 0x58]
    mov rdx, qword ptr [rsp - 0x60]
    mov r14, qword ptr [rsp - 0x50]
    mov rbx, rcx
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, r13
    jne .L283
    jmp .L286
.L253:
    xor edx, edx
    mov rax, rdx
    and rax, r12
    je .L257
.L254:
    movzx ecx, byte ptr [rsp - 0x71]
    or ecx, 0x4000
    movzx r8d, byte ptr [rsi + 0x200]
    movzx ecx, cx
    nop
.L255:
    cmp r8b, -0x1
    je .L256
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r11d, r8b
    inc r8b
    mov word ptr [rsi + 2*r11], r10w
    mov byte ptr [rsi + 0x200], r8b
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L255
    jmp .L257
.L256:
    mov r8b, -0x1
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L255
.L257:
    mov rax, r12
    not rax
    and rax, rdx
    mov rdi, qword ptr [rsp - 0x60]
    je .L260
    movzx ecx, byte ptr [rsp - 0x71]
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
    mov rax, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0xc
    je .L281
    and r9, rdi
    movzx eax, byte ptr [rsi + 0x200]
    test cl, 0x4
    je .L261
    movabs r8, 0x6000000000000000
    and r8, rdi
    movabs r10, 0x4000000000000000
    and r10, rbp
    or r10, r8
    jne .L261
    movabs r8, 0x2000000000000000
    and r8, rdx
    je .L261
    movabs r8, 0x10a00000000000
    and r8, qword ptr [rsp - 0x38]
    movabs r10, 0x3e40404040404000
    and r10, r9
    movabs r11, 0x42020110008804
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0xbc000]
    and r11, r13
    or r11, r8
    movabs r8, 0x20100804020000
    and r8, r9
    movabs rbx, 0xc204080809440e
    imul rbx, r8
    shr rbx, 0x3b
    mov r8, qword ptr [r10 + 8*rbx + 0xd2100]
    and r8, r14
    or r8, r11
    test r8, r12
    setne r8b
    cmp al, -0x1
    sete r10b
    or r10b, r8b
    jne .L261
    movzx r8d, al
    inc al
    mov word ptr [rsi + 2*r8], 0x2fbc
    mov byte ptr [rsi + 0x200], al
.L261:
    test cl, 0x8
    je .L281
    movabs rcx, 0xe00000000000000
    and rdi, rcx
    movabs rcx, 0x400000000000000
    and rbp, rcx
    or rbp, rdi
    jne .L281
    movabs rcx, 0x800000000000000
    and rdx, rcx
    je .L281
    movabs rcx, 0x110a0000000000
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, r9
    movabs rdx, 0x61002000084011
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    and r13, qword ptr [rcx + 8*rdx + 0xac000]
    or r13, rdi
    movabs rdx, 0xa102040000000
    and rdx, r9
    movabs rdi, 0x4000100202265220
    imul rdi, rdx
    shr rdi, 0x3b
    and r14, qword ptr [rcx + 8*rdi + 0xd1d00]
    jmp .L280
.L262:
    xor r9d, r9d
    mov rax, r9
    and rax, r13
    je .L266
.L263:
    movzx ecx, byte ptr [rsp - 0x71]
    or ecx, 0x4000
    movzx edi, byte ptr [rsi + 0x200]
    movzx ecx, cx
    nop
.L264:
    cmp dil, -0x1
    je .L265
    tzcnt r8, rax
    shl r8d, 0x6
    or r8d, ecx
    movzx r10d, dil
    inc dil
    mov word ptr [rsi + 2*r10], r8w
    mov byte ptr [rsi + 0x200], dil
    lea r8, [rax - 0x1]
    and rax, r8
    jne .L264
    jmp .L266
.L265:
    mov dil, -0x1
    lea r8, [rax - 0x1]
    and rax, r8
    jne .L264
.L266:
    mov rax, r13
    not rax
    and rax, r9
    je .L269
    movzx ecx, byte ptr [rsp - 0x71]
    movzx edi, byte ptr [rsi + 0x200]
    movzx ecx, cx
    nop
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
    mov rax, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0x3
    je .L293
    and r11, rdx
    movzx eax, byte ptr [rsi + 0x200]
    test cl, 0x1
    je .L270
    mov edi, edx
    and edi, 0x60
    mov r8, qword ptr [rsp - 0x68]
    and r8d, 0x40
    or r8, rdi
    jne .L270
    mov edi, r9d
    and edi, 0x20
    je .L270
    mov rdi, qword ptr [rsp - 0x48]
    and edi, 0xa01000
    movabs r8, 0x4040404040403e
    and r8, r11
    movabs r10, 0x280010008800200
    imul r10, r8
    shr r10, 0x35
    lea r8, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r8 + 8*r10 + 0x1c000]
    and r10, qword ptr [rsp - 0x58]
    or r10, rdi
    movabs rdi, 0x20408102000
    and rdi, r11
    movabs rbx, 0x1081040202400260
    imul rbx, rdi
    shr rbx, 0x3b
    mov rdi, qword ptr [r8 + 8*rbx + 0xc8700]
    and rdi, qword ptr [rsp - 0x40]
    or rdi, r10
    test rdi, r13
    setne dil
    cmp al, -0x1
    sete r8b
    or r8b, dil
    jne .L270
    movzx edi, al
    inc al
    mov word ptr [rsi + 2*rdi], 0x2184
    mov byte ptr [rsi + 0x200], al
.L270:
    test cl, 0x2
    je .L293
    and edx, 0xe
    mov rcx, qword ptr [rsp - 0x68]
    and ecx, 0x4
    or rcx, rdx
    jne .L293
    and r9d, 0x8
    je .L293
    mov rdi, qword ptr [rsp - 0x48]
    and edi, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, r11
    movabs rdx, 0x5100100900200040
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rsp - 0x58]
    and r8, qword ptr [rcx + 8*rdx + 0xc000]
    or r8, rdi
    movabs rdx, 0x4020100a00
    and rdx, r11
    movabs rdi, 0x1004241082088061
    imul rdi, rdx
    shr rdi, 0x3b
    mov rdx, qword ptr [rsp - 0x40]
    and rdx, qword ptr [rcx + 8*rdi + 0xc8300]
    or rdx, r8
    test rdx, r13
    jmp .L292
.L271:
    xor r15d, r15d
    mov r13, qword ptr [rsp - 0x50]
    mov rcx, r15
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, r12
    je .L275
.L272:
    lea r8d, [rax + 0x4000]
    movzx r10d, byte ptr [rsi + 0x200]
    movzx r9d, r8w
    nop
.L273:
    cmp r10b, -0x1
    je .L274
    tzcnt r8, rcx
    shl r8d, 0x6
    or r8d, r9d
    movzx ebx, r10b
    inc r10b
    mov word ptr [rsi + 2*rbx], r8w
    mov byte ptr [rsi + 0x200], r10b
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L273
    jmp .L275
.L274:
    mov r10b, -0x1
    lea r8, [rcx - 0x1]
    and rcx, r8
    jne .L273
.L275:
    and rdi, r15
    je .L278
    movzx ecx, byte ptr [rsi + 0x200]
    movzx eax, ax
    nop
.L276:
    cmp cl, -0x1
    je .L277
    tzcnt r8, rdi
    shl r8d, 0x6
    or r8d, eax
    movzx r9d, cl
    inc cl
    mov word ptr [rsi + 2*r9], r8w
    mov byte ptr [rsi + 0x200], cl
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L276
    jmp .L278
.L277:
    mov cl, -0x1
    lea r8, [rdi - 0x1]
    and rdi, r8
    jne .L276
.L278:
    mov rax, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0xc
    je .L281
    and rbp, r11
    movzx eax, byte ptr [rsi + 0x200]
    test cl, 0x4
    je .L279
    movabs rdi, 0x6000000000000000
    and rdi, r11
    movabs r8, 0x4000000000000000
    and r8, qword ptr [rsp - 0x70]
    or r8, rdi
    jne .L279
    movabs rdi, 0x2000000000000000
    and rdi, r15
    je .L279
    movabs rdi, 0x10a00000000000
    and rdi, rdx
    movabs r8, 0x3e40404040404000
    and r8, rbp
    movabs r9, 0x42020110008804
    imul r9, r8
    shr r9, 0x35
    lea r8, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [r8 + 8*r9 + 0xbc000]
    and r9, r13
    or r9, rdi
    movabs rdi, 0x20100804020000
    and rdi, rbp
    movabs r10, 0xc204080809440e
    imul r10, rdi
    shr r10, 0x3b
    mov rdi, qword ptr [r8 + 8*r10 + 0xd2100]
    and rdi, r14
    or rdi, r9
    test rdi, r12
    setne dil
    cmp al, -0x1
    sete r8b
    or r8b, dil
    jne .L279
    movzx edi, al
    inc al
    mov word ptr [rsi + 2*rdi], 0x2fbc
    mov byte ptr [rsi + 0x200], al
.L279:
    test cl, 0x8
    je .L281
    movabs rcx, 0xe00000000000000
    and r11, rcx
    movabs rcx, 0x400000000000000
    mov rdi, qword ptr [rsp - 0x70]
    and rdi, rcx
    or rdi, r11
    jne .L281
    movabs rcx, 0x800000000000000
    and r15, rcx
    je .L281
    movabs rcx, 0x110a0000000000
    and rdx, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, rbp
    movabs rdi, 0x61002000084011
    imul rdi, rcx
    shr rdi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    and r13, qword ptr [rcx + 8*rdi + 0xac000]
    or r13, rdx
    movabs rdi, 0xa102040000000
    and rdi, rbp
    movabs rdx, 0x4000100202265220
    imul rdx, rdi
    shr rdx, 0x3b
    and r14, qword ptr [rcx + 8*rdx + 0xd1d00]
.L280:
    or r14, r13
    test r14, r12
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L281
    movzx ecx, al
    inc al
    mov word ptr [rsi + 2*rcx], 0x3ebc
    mov byte ptr [rsi + 0x200], al
.L281:
    mov rdi, qword ptr [rsp - 0x30]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L294
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
.L282:
    xor ecx, ecx
    mov rbx, rcx
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, r13
    je .L286
.L283:
    lea edi, [rax + 0x4000]
    movzx r9d, byte ptr [rsi + 0x200]
    movzx edi, di
    nop
.L284:
    cmp r9b, -0x1
    je .L285
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, edi
    movzx r11d, r9b
    inc r9b
    mov word ptr [rsi + 2*r11], r10w
    mov r11, qword ptr [rsp - 0x58]
    mov byte ptr [rsi + 0x200], r9b
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L284
    jmp .L286
.L285:
    mov r9b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L284
.L286:
    mov r9, rbx
    and r8, rbx
    je .L289
    movzx ecx, byte ptr [rsi + 0x200]
    movzx eax, ax
    nop
.L287:
    cmp cl, -0x1
    je .L288
    tzcnt rdi, r8
    shl edi, 0x6
    or edi, eax
    movzx r9d, cl
    inc cl
    mov word ptr [rsi + 2*r9], di
    mov r9, rbx
    mov byte ptr [rsi + 0x200], cl
    lea rdi, [r8 - 0x1]
    and r8, rdi
    jne .L287
    jmp .L289
.L288:
    mov cl, -0x1
    lea rdi, [r8 - 0x1]
    and r8, rdi
    jne .L287
.L289:
    mov rax, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0x3
    je .L293
    and r14, rdx
    movzx eax, byte ptr [rsi + 0x200]
    test cl, 0x1
    je .L291
    mov edi, edx
    and edi, 0x60
    mov r8, qword ptr [rsp - 0x70]
    and r8d, 0x40
    or r8, rdi
    jne .L291
    mov edi, r9d
    and edi, 0x20
    je .L291
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
    and rdi, qword ptr [rsp - 0x40]
    or rdi, r9
    test rdi, r13
    setne dil
    cmp al, -0x1
    sete r8b
    or r8b, dil
    jne .L290
    movzx edi, al
    inc al
    mov word ptr [rsi + 2*rdi], 0x2184
    mov byte ptr [rsi + 0x200], al
.L290:
    mov r9, rbx
.L291:
    test cl, 0x2
    je .L293
    and edx, 0xe
    mov rcx, qword ptr [rsp - 0x70]
    and ecx, 0x4
    or rcx, rdx
    jne .L293
    and r9d, 0x8
    je .L293
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
    mov rdi, qword ptr [rsp - 0x40]
    and rdi, qword ptr [rcx + 8*rdx + 0xc8300]
    or rdi, r11
    test rdi, r13
.L292:
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L293
    movzx ecx, al
    inc al
    mov word ptr [rsi + 2*rcx], 0x3084
    mov byte ptr [rsi + 0x200], al
.L293:
    mov rdi, qword ptr [rsp - 0x30]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L301
.L294:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L295:
    mov rcx, rsi
    jmp .L298
.L296:
    mov rcx, rsi
    jmp .L300
.L297:
    mov rcx, rsi
    xor edx, edx
.L298:
    movzx esi, byte ptr [rsp - 0x71]
    mov rdi, qword ptr [rsp - 0x30]
    mov r8, r12
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::filtered
.L299:
    mov rcx, rsi
    xor edx, edx
.L300:
    movzx esi, byte ptr [rsp - 0x71]
    mov rdi, qword ptr [rsp - 0x30]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::filtered
.L301:
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
    mov qword ptr [rsp + 0x88], r12
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
    mov rdx, qword ptr [rsp + 0x88]
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
    mov qword ptr [rsp + 0x90], rax
    or rcx, rax
    mov qword ptr [rsp + 0x50], rcx
    movzx r9d, byte ptr [r15 + 0x200]
    mov qword ptr [rsp + 0x118], rdx
    mov r13, qword ptr [rsp + 0x50]
    jmp .L38
    nop
.L37:
    lea rax, [r8 - 0x1]
    and r8, rax
    je .L48
.L38:
    mov byte ptr [rsp + 0x88], r9b
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
    mov rbx, r14
    btr rbx, rsi
    mov r11, rax
    mov r14, qword ptr [rsp + 0x68]
    mov r12, qword ptr [rsp + 0x118]
    lea rsi, [plywright::sliders::magic::TABLE]
    nop
.L39:
    mov r10, r11
    neg r10
    and r10, r11
    mov r9, rbx
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
    and r8, r12
    or r8, qword ptr [rsp + 0x28]
    add r9, rbp
    mov rcx, qword ptr [rsi + 8*r9]
    and rcx, r13
    or rcx, r8
    mov r8, r10
    not r8
    and r8, r14
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
    movzx r9d, byte ptr [rsp + 0x88]
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
    movzx r9d, byte ptr [rsp + 0x88]
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
    mov rdx, qword ptr [rsp + 0x90]
    mov rax, qword ptr [rsp + 0x50]
    mov rdi, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x50], rax
    and rdi, rax
    je .L63
.L49:
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rsi + 8*rax]
    mov qword ptr [rsp + 0xb8], rax
    mov rax, qword ptr [rcx + 0x18]
    mov qword ptr [rsp + 0xa8], rax
    or rdx, rax
    mov qword ptr [rsp + 0x90], rdx
    movzx r9d, byte ptr [r15 + 0x200]
    lea r8, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [rsp + 0x50]
    jmp .L51
    nop
.L50:
    lea rax, [rdi - 0x1]
    and rdi, rax
    lea r8, [plywright::sliders::magic::TABLE]
    je .L61
.L51:
    mov byte ptr [rsp + 0x70], r9b
    mov qword ptr [rsp + 0x8], rdi
    tzcnt r9, rdi
    lea rax, [r9 + 2*r9]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rsi + 8*rax + 0x614]
    mov rdx, qword ptr [rsi + 8*rax + 0x600]
    and rdx, r14
    imul rdx, qword ptr [rsi + 8*rax + 0x608]
    shr rdx, cl
    mov eax, dword ptr [rsi + 8*rax + 0x610]
    add rdx, rax
    mov r8, qword ptr [r8 + 8*rdx]
    and r8, r12
    mov qword ptr [rsp + 0x88], r9
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
    mov rbx, r8
    mov r9, qword ptr [rsp + 0x90]
    lea r12, [plywright::sliders::magic::TABLE]
    nop
.L52:
    mov rax, rbx
    neg rax
    and rax, rbx
    mov rbp, r10
    or rbp, rax
    mov r14, qword ptr [rsp + 0x20]
    and r14, rbp
    imul r14, qword ptr [rsp + 0x18]
    mov ecx, edx
    shr r14, cl
    add r14, qword ptr [rsp + 0x10]
    mov r14, qword ptr [r12 + 8*r14]
    and rbp, r13
    imul rbp, rsi
    mov ecx, edi
    shr rbp, cl
    and r14, r9
    or r14, qword ptr [rsp + 0x28]
    add rbp, r15
    mov rcx, qword ptr [r12 + 8*rbp]
    mov rbp, qword ptr [rsp + 0x68]
    and rcx, r11
    or rcx, r14
    mov r14, rax
    not r14
    and r14, rbp
    and r14, rcx
    cmovne r14, rax
    xor r8, r14
    lea rax, [rbx - 0x1]
    and rbx, rax
    jne .L52
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0x88]
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
    movzx ecx, word ptr [rsp + 0x88]
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
    mov rdi, qword ptr [rsp + 0x8]
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
    mov rdx, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x90], rdx
    and rcx, rdx
    jne .L64
    jmp .L76
.L62:
    mov rsi, qword ptr [rcx + 0x10]
    mov rdx, qword ptr [rcx + 0x20]
    mov rax, rdx
    mov qword ptr [rsp + 0xc8], rsi
    or rax, rsi
    mov rdi, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x50], rax
    and rdi, rax
    jne .L49
.L63:
    mov rax, qword ptr [rcx + 0x18]
    mov qword ptr [rsp + 0xa8], rax
    or rdx, rax
    mov rcx, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x90], rdx
    and rcx, rdx
    je .L76
.L64:
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rdx + 8*rax]
    mov qword ptr [rsp + 0x88], rax
    movzx r8d, byte ptr [r15 + 0x200]
    lea rdi, [plywright::sliders::magic::TABLE]
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
    mov rax, qword ptr [rsp + 0x88]
    mov rcx, qword ptr [rax]
    mov qword ptr [rsp + 0x20], rcx
    mov rcx, qword ptr [rax + 0x8]
    mov qword ptr [rsp + 0x18], rcx
    mov ecx, dword ptr [rax + 0x10]
    mov qword ptr [rsp + 0x10], rcx
    mov edx, dword ptr [rax + 0x14]
    and edx, 0x3f
    mov r13, qword ptr [rax + 0x600]
    mov rbx, qword ptr [rax + 0x608]
    mov r15d, dword ptr [rax + 0x610]
    mov edi, dword ptr [rax + 0x614]
    and edi, 0x3f
    mov r8, r14
    btr r8, r9
    mov r10, r11
    mov rsi, qword ptr [rsp + 0x90]
    mov r9, qword ptr [rsp + 0x50]
    lea r12, [plywright::sliders::magic::TABLE]
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
    mov r14, qword ptr [r12 + 8*r14]
    and rbp, r13
    imul rbp, rbx
    mov ecx, edi
    shr rbp, cl
    and r14, rsi
    or r14, qword ptr [rsp + 0x28]
    add rbp, r15
    mov rcx, qword ptr [r12 + 8*rbp]
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
    lea rsi, [plywright::board::geometry::AROUND]
    or rcx, qword ptr [rdx + rsi + 0x8]
    not rcx
    and r12, rcx
    je .L85
    not rax
    and r14, rax
    xor edx, edx
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    mov rax, r12
    mov r15, qword ptr [rsp + 0x30]
    mov r13, qword ptr [rsp + 0x90]
    mov rdi, qword ptr [rsp + 0x50]
    nop
.L84:
    mov r8, rax
    tzcnt rax, rax
    lea r9, [rax + 2*rax]
    movzx ecx, byte ptr [rsi + 8*r9 + 0x14]
    mov r10, qword ptr [rsi + 8*r9]
    and r10, r14
    imul r10, qword ptr [rsi + 8*r9 + 0x8]
    shr r10, cl
    mov ecx, dword ptr [rsi + 8*r9 + 0x10]
    add r10, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r11]
    and rcx, r15
    mov r10, qword ptr [rbx + 8*r10]
    and r10, r13
    or r10, rcx
    movzx ecx, byte ptr [rsi + 8*r9 + 0x614]
    mov r11, qword ptr [rsi + 8*r9 + 0x600]
    and r11, r14
    imul r11, qword ptr [rsi + 8*r9 + 0x608]
    mov r9d, dword ptr [rsi + 8*r9 + 0x610]
    shr r11, cl
    add r11, r9
    mov r9, qword ptr [rbx + 8*r11]
    and r9, rdi
    or r9, r10
    mov r10d, 0x1
    mov ecx, eax
    shl r10, cl
    and r9, rbp
    test r9, r9
    cmove r10, r9
    or rdx, r10
    lea rax, [r8 - 0x1]
    and rax, r8
    jne .L84
    not rdx
    jmp .L86
.L85:
    mov rdx, -0x1
.L86:
    and r12, rdx
    mov rax, qword ptr [rsp + 0x108]
    mov rcx, rax
    and rcx, r12
    je .L89
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
    mov rax, qword ptr [rdi]
    mov r12, qword ptr [rdi + 0x30]
    mov rbp, qword ptr [rdi + 0x38]
    movzx r10d, sil
    mov r9, r12
    mov qword ptr [rsp + 0x68], rax
    and r9, rax
    mov r14d, r10d
    shl r14d, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0xa0], rdx
    not rdx
    mov rax, qword ptr [r14 + r11 + 0x30]
    or rax, rdx
    and rax, r9
    shl rax, 0x9
    movabs r15, -0x101010101010200
    and r15, rbp
    and r15, rax
    mov rax, qword ptr [r14 + r11 + 0x38]
    or rax, rdx
    and rax, r9
    shl rax, 0x7
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and rbx, rbp
    and rbx, rax
    mov qword ptr [rsp + 0x58], rdi
    mov qword ptr [rsp + 0xf8], rdi
    mov dword ptr [rsp + 0xc4], esi
    mov byte ptr [rsp + 0x110], sil
    mov qword ptr [rsp + 0x48], rcx
    mov qword ptr [rsp + 0x100], rcx
    mov qword ptr [rsp + 0xb0], r8
    mov qword ptr [rsp + 0x108], r8
    mov r13, rbp
    mov qword ptr [rsp + 0x88], r12
    or r13, r12
    mov r12, r13
    not r12
    lea rax, [r11 + r14]
    mov qword ptr [rsp + 0x70], rax
    mov qword ptr [rsp + 0x50], r10
    mov ecx, r10d
    and cl, 0x7
    movabs rdi, 0x101010101010101
    shl rdi, cl
    mov qword ptr [rsp + 0x98], rdx
    or rdi, rdx
    and rdi, r9
    shl rdi, 0x8
    and rdi, r12
    shr r9, 0x30
    test r9b, r9b
    mov qword ptr [rsp + 0x30], r13
    je .L12
    movabs rsi, -0x100000000000000
    mov qword ptr [rsp + 0x80], rdi
    and rsi, rdi
    mov r10, qword ptr [rsp + 0x48]
    je .L3
    mov rdx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rdx + 0x8]
    mov r8, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x50]
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
    or rdi, r8
    mov qword ptr [rsp], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x40], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x60], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r8, qword ptr [rdx + 0x10]
    lea r14, [plywright::sliders::magic::TABLE]
    mov rdx, rsi
    nop
.L0:
    mov r10, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    lea eax, [r9 + 0x38]
    mov r13, qword ptr [rsp + 0x30]
    btr r13, rax
    bts r13, r9
    mov rax, qword ptr [rsp + 0x20]
    and rax, r13
    imul rax, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr rax, cl
    add rax, qword ptr [rsp + 0x10]
    mov r11, qword ptr [r14 + 8*rax]
    and r11, qword ptr [rsp]
    or r11, qword ptr [rsp + 0x28]
    and r13, qword ptr [rsp + 0x40]
    imul r13, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr r13, cl
    add r13, qword ptr [rsp + 0x60]
    mov rax, qword ptr [r14 + 8*r13]
    mov r13, qword ptr [rsp + 0x30]
    and rax, r8
    or rax, r11
    mov rcx, rsi
    btr rax, r9
    and rax, rbp
    cmovne rax, rdx
    lea rdx, [r10 - 0x1]
    mov rsi, rax
    xor rsi, rcx
    and rdx, r10
    jne .L0
    cmp rax, rcx
    mov r10, qword ptr [rsp + 0x48]
    je .L3
    movzx ecx, byte ptr [r10 + 0x200]
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
    mov word ptr [r10 + 2*r9], r8w
    mov byte ptr [r10 + 0x200], al
    cmp al, -0x1
    je .L2
    lea r8d, [rcx + 0x2]
    lea r9d, [rdi + 0x8000]
    movzx eax, al
    mov word ptr [r10 + 2*rax], r9w
    mov byte ptr [r10 + 0x200], r8b
    cmp r8b, -0x1
    je .L2
    lea eax, [rcx + 0x3]
    lea r9d, [rdi + 0xa000]
    movzx r8d, r8b
    mov word ptr [r10 + 2*r8], r9w
    mov byte ptr [r10 + 0x200], al
    cmp al, -0x1
    je .L2
    add cl, 0x4
    or edi, 0x9000
    movzx eax, al
    mov word ptr [r10 + 2*rax], di
    mov byte ptr [r10 + 0x200], cl
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
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x50]
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
    or rdi, r8
    mov qword ptr [rsp], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x40], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x60], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r8, qword ptr [rdx + 0x10]
    lea r14, [plywright::sliders::magic::TABLE]
    mov rdx, rsi
.L4:
    mov r10, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    lea eax, [r9 + 0x37]
    mov r13, qword ptr [rsp + 0x30]
    btr r13, rax
    bts r13, r9
    mov rax, qword ptr [rsp + 0x20]
    and rax, r13
    imul rax, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr rax, cl
    add rax, qword ptr [rsp + 0x10]
    mov r11, qword ptr [r14 + 8*rax]
    and r11, qword ptr [rsp]
    or r11, qword ptr [rsp + 0x28]
    and r13, qword ptr [rsp + 0x40]
    imul r13, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr r13, cl
    add r13, qword ptr [rsp + 0x60]
    mov rax, qword ptr [r14 + 8*r13]
    mov r13, qword ptr [rsp + 0x30]
    and rax, r8
    or rax, r11
    mov rcx, rsi
    btr rax, r9
    and rax, rbp
    cmovne rax, rdx
    lea rdx, [r10 - 0x1]
    mov rsi, rax
    xor rsi, rcx
    and rdx, r10
    jne .L4
    cmp rax, rcx
    mov r10, qword ptr [rsp + 0x48]
    je .L7
    movzx ecx, byte ptr [r10 + 0x200]
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
    mov word ptr [r10 + 2*r9], r8w
    mov byte ptr [r10 + 0x200], al
    cmp al, -0x1
    je .L6
    lea r8d, [rcx + 0x2]
    lea r9d, [rdi + 0xc000]
    movzx eax, al
    mov word ptr [r10 + 2*rax], r9w
    mov byte ptr [r10 + 0x200], r8b
    cmp r8b, -0x1
    je .L6
    lea eax, [rcx + 0x3]
    lea r9d, [rdi + 0xe000]
    movzx r8d, r8b
    mov word ptr [r10 + 2*r8], r9w
    mov byte ptr [r10 + 0x200], al
    cmp al, -0x1
    je .L6
    add cl, 0x4
    or edi, 0xd000
    movzx eax, al
    mov word ptr [r10 + 2*rax], di
    mov byte ptr [r10 + 0x200], cl
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
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x50]
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
    or rdi, r8
    mov qword ptr [rsp], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp + 0x40], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x60], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r8, qword ptr [rdx + 0x10]
    lea r14, [plywright::sliders::magic::TABLE]
    mov rdx, rsi
.L8:
    mov r10, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    lea eax, [r9 + 0x39]
    mov r13, qword ptr [rsp + 0x30]
    btr r13, rax
    bts r13, r9
    mov rax, qword ptr [rsp + 0x20]
    and rax, r13
    imul rax, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr rax, cl
    add rax, qword ptr [rsp + 0x10]
    mov r11, qword ptr [r14 + 8*rax]
    and r11, qword ptr [rsp]
    or r11, qword ptr [rsp + 0x28]
    and r13, qword ptr [rsp + 0x40]
    imul r13, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr r13, cl
    add r13, qword ptr [rsp + 0x60]
    mov rax, qword ptr [r14 + 8*r13]
    mov r13, qword ptr [rsp + 0x30]
    and rax, r8
    or rax, r11
    mov rcx, rsi
    btr rax, r9
    and rax, rbp
    cmovne rax, rdx
    lea rdx, [r10 - 0x1]
    mov rsi, rax
    xor rsi, rcx
    and rdx, r10
    jne .L8
    cmp rax, rcx
    mov r10, qword ptr [rsp + 0x48]
    je .L11
    movzx ecx, byte ptr [r10 + 0x200]
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
    mov word ptr [r10 + 2*r9], r8w
    mov byte ptr [r10 + 0x200], al
    cmp al, -0x1
    je .L10
    lea r8d, [rcx + 0x2]
    lea r9d, [rdi + 0xc000]
    movzx eax, al
    mov word ptr [r10 + 2*rax], r9w
    mov byte ptr [r10 + 0x200], r8b
    cmp r8b, -0x1
    je .L10
    lea eax, [rcx + 0x3]
    lea r9d, [rdi + 0xe000]
    movzx r8d, r8b
    mov word ptr [r10 + 2*r8], r9w
    mov byte ptr [r10 + 0x200], al
    cmp al, -0x1
    je .L10
    add cl, 0x4
    or edi, 0xd000
    movzx eax, al
    mov word ptr [r10 + 2*rax], di
    mov byte ptr [r10 + 0x200], cl
    mov edx, ecx
.L10:
    lea rax, [rsi - 0x1]
    mov ecx, edx
    and rsi, rax
    jne .L9
.L11:
    movabs r14, 0xffffffffffff00
    mov rdi, qword ptr [rsp + 0x80]
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
    mov r10, qword ptr [rsp + 0x48]
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
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x50]
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
    mov qword ptr [rsp + 0x40], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x60], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or rsi, qword ptr [rdx + 0x10]
    lea r10, [plywright::sliders::magic::TABLE]
    mov rdx, r15
    nop
.L14:
    mov r8, rdx
    tzcnt r9, rdx
    mov edx, 0x1
    mov ecx, r9d
    shl rdx, cl
    lea eax, [r9 + 0x37]
    mov r13, qword ptr [rsp + 0x30]
    btr r13, rax
    bts r13, r9
    mov rax, qword ptr [rsp + 0x20]
    and rax, r13
    imul rax, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr rax, cl
    add rax, qword ptr [rsp + 0x10]
    mov r11, qword ptr [r10 + 8*rax]
    and r11, qword ptr [rsp]
    or r11, qword ptr [rsp + 0x28]
    and r13, qword ptr [rsp + 0x40]
    imul r13, qword ptr [rsp + 0x38]
    mov ecx, edi
    shr r13, cl
    add r13, qword ptr [rsp + 0x60]
    mov rax, qword ptr [r10 + 8*r13]
    mov r13, qword ptr [rsp + 0x30]
    and rax, rsi
    or rax, r11
    mov rcx, r15
    btr rax, r9
    and rax, rbp
    cmovne rax, rdx
    lea rdx, [r8 - 0x1]
    mov r15, rax
    xor r15, rcx
    and rdx, r8
    jne .L14
    cmp rax, rcx
    mov r10, qword ptr [rsp + 0x48]
    jne .L22
.L15:
    and r12d, 0xff000000
    test rbx, rbx
    mov qword ptr [rsp + 0x78], rbp
    je .L17
    mov rdx, qword ptr [rsp + 0x58]
    mov rax, qword ptr [rdx + 0x8]
    mov rsi, qword ptr [rdx + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rcx]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x50]
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
    mov rbp, qword ptr [rdx + 0x18]
    or rbp, rsi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x40], rdi
    mov r11d, dword ptr [rcx + 8*rax + 0x610]
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
    mov rdx, r13
    btr rdx, rax
    bts rdx, r9
    mov rax, qword ptr [rsp + 0x20]
    and rax, rdx
    imul rax, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr rax, cl
    add rax, qword ptr [rsp + 0x10]
    mov r13, qword ptr [r10 + 8*rax]
    and r13, rbp
    or r13, qword ptr [rsp + 0x28]
    and rdx, qword ptr [rsp]
    imul rdx, qword ptr [rsp + 0x40]
    mov ecx, edi
    shr rdx, cl
    add rdx, r11
    mov rax, qword ptr [r10 + 8*rdx]
    and rax, rsi
    or rax, r13
    mov r13, qword ptr [rsp + 0x30]
    mov rcx, rbx
    btr rax, r9
    and rax, qword ptr [rsp + 0x78]
    cmovne rax, r8
    lea r8, [r15 - 0x1]
    mov rbx, rax
    xor rbx, rcx
    and r8, r15
    jne .L16
    cmp rax, rcx
    mov rbp, qword ptr [rsp + 0x78]
    mov r10, qword ptr [rsp + 0x48]
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
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x50]
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
    mov r15, qword ptr [rdx + 0x18]
    or r15, rsi
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp], rdi
    mov rdi, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x40], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x610]
    mov qword ptr [rsp + 0x38], rdi
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or rsi, qword ptr [rdx + 0x10]
    lea r11, [plywright::sliders::magic::TABLE]
    mov r9, r14
    nop
.L18:
    mov r10, r9
    tzcnt r9, r9
    mov ebx, 0x1
    mov ecx, r9d
    shl rbx, cl
    lea eax, [r9 + 0x38]
    mov r8, r13
    btr r8, rax
    bts r8, r9
    mov rax, qword ptr [rsp + 0x20]
    and rax, r8
    imul rax, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr rax, cl
    add rax, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [r11 + 8*rax]
    and rdx, r15
    or rdx, qword ptr [rsp + 0x28]
    and r8, qword ptr [rsp]
    imul r8, qword ptr [rsp + 0x40]
    mov ecx, edi
    shr r8, cl
    add r8, qword ptr [rsp + 0x38]
    mov rax, qword ptr [r11 + 8*r8]
    and rax, rsi
    or rax, rdx
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
    mov r10, qword ptr [rsp + 0x48]
    jne .L28
.L19:
    test r12, r12
    je .L21
    mov rsi, qword ptr [rsp + 0x58]
    mov rdx, qword ptr [rsi + 0x8]
    mov r8, qword ptr [rsi + 0x20]
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rcx]
    mov qword ptr [rsp + 0x38], rdx
    and rax, rdx
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x50]
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
    or r14, r8
    mov rdx, qword ptr [rcx + 8*rax + 0x600]
    mov qword ptr [rsp], rdx
    mov r15, r13
    mov rdx, qword ptr [rcx + 8*rax + 0x608]
    mov qword ptr [rsp + 0x40], rdx
    mov edx, dword ptr [rcx + 8*rax + 0x610]
    mov edi, dword ptr [rcx + 8*rax + 0x614]
    and edi, 0x3f
    or r8, qword ptr [rsi + 0x10]
    mov r13, r8
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r9, r12
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
    mov rax, qword ptr [rsp + 0x20]
    and rax, rbx
    imul rax, qword ptr [rsp + 0x18]
    mov rcx, qword ptr [rsp + 0x8]
    shr rax, cl
    add rax, qword ptr [rsp + 0x10]
    mov r8, qword ptr [rsi + 8*rax]
    and r8, r14
    or r8, qword ptr [rsp + 0x28]
    and rbx, qword ptr [rsp]
    imul rbx, qword ptr [rsp + 0x40]
    mov ecx, edi
    shr rbx, cl
    add rbx, rdx
    mov rax, qword ptr [rsi + 8*rbx]
    and rax, r13
    or rax, r8
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
    mov rcx, qword ptr [rsp + 0x58]
    mov rbp, qword ptr [rsp + 0x78]
    mov r13, qword ptr [rsp + 0x30]
    mov r10, qword ptr [rsp + 0x48]
    jmp .L35
.L21:
    mov rcx, qword ptr [rsp + 0x58]
    mov rsi, qword ptr [rcx + 0x8]
    jmp .L36
.L22:
    movzx eax, byte ptr [r10 + 0x200]
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
    mov word ptr [r10 + 2*rdx], cx
    mov byte ptr [r10 + 0x200], al
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
    movzx eax, byte ptr [r10 + 0x200]
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
    mov word ptr [r10 + 2*rdx], cx
    mov byte ptr [r10 + 0x200], al
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
    movzx eax, byte ptr [r10 + 0x200]
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
    mov word ptr [r10 + 2*rdx], cx
    mov byte ptr [r10 + 0x200], al
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
    mov r10, qword ptr [rsp + 0x48]
    movzx eax, byte ptr [r10 + 0x200]
    mov rbp, qword ptr [rsp + 0x78]
    mov r13, qword ptr [rsp + 0x30]
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
    mov word ptr [r10 + 2*rdx], cx
    mov byte ptr [r10 + 0x200], al
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
    mov rsi, qword ptr [rsp + 0x38]
.L36:
    mov qword ptr [rsp + 0x38], rsi
    mov rdx, qword ptr [rsp + 0x88]
    mov r15, rdx
    not r15
    mov rax, qword ptr [rsp + 0x98]
    and rax, rdx
    mov qword ptr [rsp + 0x98], rax
    mov r8, rax
    mov rax, qword ptr [rsp + 0xb0]
    not rax
    mov qword ptr [rsp + 0x40], rax
    and r8, rsi
    mov qword ptr [rsp], r15
    je .L62
    mov rax, qword ptr [rsp + 0x50]
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
    mov qword ptr [rsp + 0x90], rax
    or rcx, rax
    mov qword ptr [rsp + 0x60], rcx
    movzx r9d, byte ptr [r10 + 0x200]
    mov qword ptr [rsp + 0x118], rdx
    mov r14, qword ptr [rsp + 0x78]
    mov r12, qword ptr [rsp + 0x118]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L38
    nop
.L37:
    lea rax, [r8 - 0x1]
    and r8, rax
    je .L48
.L38:
    mov byte ptr [rsp + 0x80], r9b
    mov qword ptr [rsp + 0x88], r8
    tzcnt rsi, r8
    mov eax, esi
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rax + rcx]
    and rax, r15
    mov qword ptr [rsp + 0xb8], rsi
    je .L43
    mov rdx, qword ptr [rsp + 0x70]
    mov rcx, qword ptr [rdx]
    and rcx, qword ptr [rsp + 0x38]
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x68]
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
    mov rbx, qword ptr [rsp + 0x30]
    btr rbx, rsi
    mov r9, rax
    mov r13, qword ptr [rsp + 0x60]
    nop
.L39:
    mov r10, r9
    neg r10
    and r10, r9
    mov r8, rbx
    or r8, r10
    mov rsi, qword ptr [rsp + 0x20]
    and rsi, r8
    imul rsi, qword ptr [rsp + 0x18]
    mov ecx, edx
    shr rsi, cl
    add rsi, qword ptr [rsp + 0x10]
    mov rsi, qword ptr [r11 + 8*rsi]
    and r8, qword ptr [rsp + 0x8]
    imul r8, r15
    mov ecx, edi
    shr r8, cl
    and rsi, r12
    or rsi, qword ptr [rsp + 0x28]
    add r8, rbp
    mov rcx, qword ptr [r11 + 8*r8]
    and rcx, r13
    or rcx, rsi
    mov rsi, r10
    not rsi
    and rsi, r14
    and rsi, rcx
    cmovne rsi, r10
    xor rax, rsi
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L39
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0xb8]
    and rdx, rax
    je .L44
.L40:
    lea esi, [rcx + 0x4000]
    movzx esi, si
    movzx r9d, byte ptr [rsp + 0x80]
    mov edi, r9d
    mov rbp, qword ptr [rsp + 0x78]
    mov r13, qword ptr [rsp + 0x30]
    mov r10, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp]
    nop
.L41:
    cmp dil, -0x1
    je .L42
    tzcnt r8, rdx
    shl r8d, 0x6
    or r8d, esi
    movzx r9d, dil
    inc dil
    mov word ptr [r10 + 2*r9], r8w
    mov byte ptr [r10 + 0x200], dil
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
    mov rbp, qword ptr [rsp + 0x78]
    mov r13, qword ptr [rsp + 0x30]
    mov r10, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp]
    movzx r9d, byte ptr [rsp + 0x80]
.L45:
    mov edx, r9d
    and rax, qword ptr [rsp + 0x40]
    mov r8, qword ptr [rsp + 0x88]
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
    mov word ptr [r10 + 2*rdi], si
    mov byte ptr [r10 + 0x200], dl
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
    mov rdx, qword ptr [rsp + 0x90]
    mov rax, qword ptr [rsp + 0x60]
    mov rsi, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x60], rax
    and rsi, rax
    je .L63
.L49:
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rdi + 8*rax]
    mov qword ptr [rsp + 0xb8], rax
    mov rax, qword ptr [rcx + 0x18]
    mov qword ptr [rsp + 0xa8], rax
    or rdx, rax
    mov qword ptr [rsp + 0x90], rdx
    movzx r9d, byte ptr [r10 + 0x200]
    lea r8, [plywright::sliders::magic::TABLE]
    lea r12, [plywright::sliders::magic::TABLE]
    jmp .L51
    nop
.L50:
    mov rsi, qword ptr [rsp + 0x8]
    lea rax, [rsi - 0x1]
    and rsi, rax
    je .L61
.L51:
    mov byte ptr [rsp + 0x88], r9b
    mov qword ptr [rsp + 0x8], rsi
    tzcnt r9, rsi
    lea rax, [r9 + 2*r9]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rsi + 8*rax + 0x614]
    mov rdx, qword ptr [rsi + 8*rax + 0x600]
    and rdx, r13
    imul rdx, qword ptr [rsi + 8*rax + 0x608]
    shr rdx, cl
    mov eax, dword ptr [rsi + 8*rax + 0x610]
    add rdx, rax
    mov rsi, qword ptr [r8 + 8*rdx]
    and rsi, r15
    mov qword ptr [rsp + 0x80], r9
    je .L56
    mov r10, r13
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rcx]
    and rax, qword ptr [rsp + 0x38]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
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
    mov r11, qword ptr [rax + 0x608]
    mov r15d, dword ptr [rax + 0x610]
    mov edi, dword ptr [rax + 0x614]
    and edi, 0x3f
    btr r10, r9
    mov rbx, rsi
    mov r8, qword ptr [rsp + 0x90]
    mov r9, qword ptr [rsp + 0x60]
    nop
.L52:
    mov rax, rbx
    neg rax
    and rax, rbx
    mov rbp, r10
    or rbp, rax
    mov r14, qword ptr [rsp + 0x20]
    and r14, rbp
    imul r14, qword ptr [rsp + 0x18]
    mov ecx, edx
    shr r14, cl
    add r14, qword ptr [rsp + 0x10]
    mov r14, qword ptr [r12 + 8*r14]
    and rbp, r13
    imul rbp, r11
    mov ecx, edi
    shr rbp, cl
    and r14, r8
    or r14, qword ptr [rsp + 0x28]
    add rbp, r15
    mov rcx, qword ptr [r12 + 8*rbp]
    mov rbp, qword ptr [rsp + 0x78]
    and rcx, r9
    or rcx, r14
    mov r14, rax
    not r14
    and r14, rbp
    and r14, rcx
    cmovne r14, rax
    xor rsi, r14
    lea rax, [rbx - 0x1]
    and rbx, rax
    jne .L52
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0x80]
    and rdx, rsi
    je .L57
.L53:
    lea eax, [rcx + 0x4000]
    movzx eax, ax
    movzx r9d, byte ptr [rsp + 0x88]
    mov edi, r9d
    mov r13, qword ptr [rsp + 0x30]
    mov r10, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp]
    nop
.L54:
    cmp dil, -0x1
    je .L55
    tzcnt r8, rdx
    shl r8d, 0x6
    or r8d, eax
    movzx r9d, dil
    inc dil
    mov word ptr [r10 + 2*r9], r8w
    mov byte ptr [r10 + 0x200], dil
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
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0x80]
    and rdx, rsi
    jne .L53
.L57:
    mov r13, qword ptr [rsp + 0x30]
    mov r10, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp]
    movzx r9d, byte ptr [rsp + 0x88]
.L58:
    mov eax, r9d
    and rsi, qword ptr [rsp + 0x40]
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
    mov word ptr [r10 + 2*rdi], dx
    mov byte ptr [r10 + 0x200], al
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
    mov rcx, qword ptr [rsp + 0x98]
    mov rdx, qword ptr [rsp + 0x90]
    mov qword ptr [rsp + 0x90], rdx
    and rcx, rdx
    jne .L64
    jmp .L76
.L62:
    mov rsi, qword ptr [rcx + 0x10]
    mov rdx, qword ptr [rcx + 0x20]
    mov rax, rdx
    mov qword ptr [rsp + 0xc8], rsi
    or rax, rsi
    mov rsi, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x60], rax
    and rsi, rax
    jne .L49
.L63:
    mov rax, qword ptr [rcx + 0x18]
    mov qword ptr [rsp + 0xa8], rax
    or rdx, rax
    mov rcx, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0x90], rdx
    and rcx, rdx
    je .L76
.L64:
    mov rax, qword ptr [rsp + 0x50]
    lea rax, [rax + 2*rax]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rdx + 8*rax]
    mov qword ptr [rsp + 0x80], rax
    movzx r8d, byte ptr [r10 + 0x200]
    lea rdi, [plywright::sliders::magic::TABLE]
    lea r12, [plywright::sliders::magic::TABLE]
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
    tzcnt r8, rcx
    lea rax, [r8 + 2*r8]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    movzx ecx, byte ptr [rsi + 8*rax + 0x14]
    mov rdx, qword ptr [rsi + 8*rax]
    and rdx, r13
    imul rdx, qword ptr [rsi + 8*rax + 0x8]
    shr rdx, cl
    mov eax, dword ptr [rsi + 8*rax + 0x10]
    add rdx, rax
    mov r11, qword ptr [rdi + 8*rdx]
    and r11, r15
    mov qword ptr [rsp + 0x88], r8
    je .L71
    mov rsi, r13
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rcx]
    and rax, qword ptr [rsp + 0x38]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x68]
    or rcx, rax
    mov qword ptr [rsp + 0x28], rcx
    mov rax, qword ptr [rsp + 0x80]
    mov rcx, qword ptr [rax]
    mov qword ptr [rsp + 0x20], rcx
    mov rcx, qword ptr [rax + 0x8]
    mov qword ptr [rsp + 0x18], rcx
    mov ecx, dword ptr [rax + 0x10]
    mov qword ptr [rsp + 0x10], rcx
    mov edx, dword ptr [rax + 0x14]
    and edx, 0x3f
    mov r13, qword ptr [rax + 0x600]
    mov rbx, qword ptr [rax + 0x608]
    mov r15d, dword ptr [rax + 0x610]
    mov edi, dword ptr [rax + 0x614]
    and edi, 0x3f
    btr rsi, r8
    mov r10, r11
    mov r8, qword ptr [rsp + 0x90]
    mov r9, qword ptr [rsp + 0x60]
    nop
.L67:
    mov rax, r10
    neg rax
    and rax, r10
    mov rbp, rsi
    or rbp, rax
    mov r14, qword ptr [rsp + 0x20]
    and r14, rbp
    imul r14, qword ptr [rsp + 0x18]
    mov ecx, edx
    shr r14, cl
    add r14, qword ptr [rsp + 0x10]
    mov r14, qword ptr [r12 + 8*r14]
    and rbp, r13
    imul rbp, rbx
    mov ecx, edi
    shr rbp, cl
    and r14, r8
    or r14, qword ptr [rsp + 0x28]
    add rbp, r15
    mov rcx, qword ptr [r12 + 8*rbp]
    mov rbp, qword ptr [rsp + 0x78]
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
    movzx ecx, word ptr [rsp + 0x88]
    and rdx, r11
    je .L72
.L68:
    lea eax, [rcx + 0x4000]
    movzx eax, ax
    movzx r8d, byte ptr [rsp + 0x8]
    mov edi, r8d
    mov r13, qword ptr [rsp + 0x30]
    mov r9, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp]
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
    mov rdx, qword ptr [rsp + 0xb0]
    movzx ecx, word ptr [rsp + 0x88]
    and rdx, r11
    jne .L68
.L72:
    mov r13, qword ptr [rsp + 0x30]
    mov r9, qword ptr [rsp + 0x48]
    mov r15, qword ptr [rsp]
    movzx r8d, byte ptr [rsp + 0x8]
.L73:
    mov eax, r8d
    and r11, qword ptr [rsp + 0x40]
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
    mov rdx, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0xd0], rdx
    mov qword ptr [rsp + 0xd8], -0x1
    mov qword ptr [rsp + 0xe0], rax
    lea rax, [rsp + 0xe8]
    mov ecx, dword ptr [rsp + 0xc4]
    mov byte ptr [rsp + 0xe8], cl
    mov qword ptr [rsp + 0x120], r15
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
    nop
.L77:
    tzcnt rsi, r15
    lea rax, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*rax + 0x614]
    mov rdx, qword ptr [rbx + 8*rax + 0x600]
    and rdx, r13
    imul rdx, qword ptr [rbx + 8*rax + 0x608]
    shr rdx, cl
    lea r12, [r15 - 0x1]
    mov eax, dword ptr [rbx + 8*rax + 0x610]
    add rdx, rax
    mov rdx, qword ptr [r14 + 8*rdx]
    lea rdi, [rsp + 0x128]
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    and r12, r15
    mov r15, r12
    jne .L77
    mov rax, qword ptr [rsp + 0xd0]
    mov r14, qword ptr [rax + 0x18]
    mov r12, qword ptr [rsp + 0xa0]
.L78:
    and r14, r12
    je .L80
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r12, [rsp + 0x128]
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
    je .L82
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    nop
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
    mov r15, qword ptr [rsp]
.L83:
    mov eax, 0x1
    mov rcx, qword ptr [rsp + 0x50]
    shl rax, cl
    mov rcx, qword ptr [rsp + 0x70]
    and r15, qword ptr [rcx + 0x8]
    je .L92
    mov rcx, qword ptr [rsp + 0x58]
    mov rcx, qword ptr [rcx + 0x28]
    and rcx, rbp
    mov edx, 0x40
    tzcnt rdx, rcx
    and edx, 0x3f
    mov rsi, qword ptr [rsp + 0x68]
    and rsi, rbp
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
    lea rsi, [plywright::board::geometry::AROUND]
    or rcx, qword ptr [rdx + rsi + 0x8]
    not rcx
    and r15, rcx
    je .L85
    not rax
    and r13, rax
    xor edx, edx
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    mov rax, r15
    mov r14, qword ptr [rsp + 0x38]
    mov r12, qword ptr [rsp + 0x90]
    mov rdi, qword ptr [rsp + 0x60]
    nop
.L84:
    mov r8, rax
    tzcnt rax, rax
    lea r9, [rax + 2*rax]
    movzx ecx, byte ptr [rsi + 8*r9 + 0x14]
    mov r10, qword ptr [rsi + 8*r9]
    and r10, r13
    imul r10, qword ptr [rsi + 8*r9 + 0x8]
    shr r10, cl
    mov ecx, dword ptr [rsi + 8*r9 + 0x10]
    add r10, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r11]
    and rcx, r14
    mov r10, qword ptr [rbx + 8*r10]
    and r10, r12
    or r10, rcx
    movzx ecx, byte ptr [rsi + 8*r9 + 0x614]
    mov r11, qword ptr [rsi + 8*r9 + 0x600]
    and r11, r13
    imul r11, qword ptr [rsi + 8*r9 + 0x608]
    mov r9d, dword ptr [rsi + 8*r9 + 0x610]
    shr r11, cl
    add r11, r9
    mov r9, qword ptr [rbx + 8*r11]
    and r9, rdi
    or r9, r10
    mov r10d, 0x1
    mov ecx, eax
    shl r10, cl
    and r9, rbp
    test r9, r9
    cmove r10, r9
    or rdx, r10
    lea rax, [r8 - 0x1]
    and rax, r8
    jne .L84
    not rdx
    jmp .L86
.L85:
    mov rdx, -0x1
.L86:
    and r15, rdx
    mov rax, qword ptr [rsp + 0x108]
    mov rcx, rax
    and rcx, r15
    je .L89
    mov rdx, qword ptr [rsp + 0x100]
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
    mov rax, qword ptr [rsp + 0x100]
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
    movups xmm0, xmmword ptr [rsp + 0xf8]
    movups xmm1, xmmword ptr [rsp + 0x108]
    movaps xmmword ptr [rsp + 0xe0], xmm1
    movaps xmmword ptr [rsp + 0xd0], xmm0
    lea rdi, [rsp + 0x128]
    lea r8, [rsp + 0xd0]
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
