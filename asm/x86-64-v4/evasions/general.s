# The kernels of evasions/general, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm evasions/general --target x86-64-v4
# binary: sha256 f9c7d83769b96f19f39b4a4ab857587fd902a6d1d022d188244f59ef137951fe
# latency: 57 instructions in 203 bytes; innermost loops: .L0 of 26
# throughput: 42 instructions in 152 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 3304 instructions in 15102 bytes; innermost loops: .L0 of 13, .L4 of 13, .L8 of 46, .L12 of 47, .L16 of 47, .L21 of 40, .L24 of 40, .L27 of 40, .L32 of 41, .L35 of 42, .L38 of 42, .L43 of 40, .L46 of 40, .L49 of 40, .L54 of 16, .L57 of 16, .L60 of 16, .L63 of 16, .L68 of 15, .L71 of 15, .L76 of 15, .L79 of 15, .L84 of 15, .L87 of 15, .L90 of 34, .L93 of 18, .L96 of 18, .L99 of 17, .L102 of 18, .L107 of 15, .L110 of 15, .L115 of 15, .L118 of 15, .L123 of 15, .L126 of 15, .L129 of 34, .L132 of 16, .L135 of 16, .L138 of 17, .L141 of 17, .L146 of 15, .L149 of 15, .L154 of 15, .L157 of 15, .L162 of 15, .L165 of 15, .L170 of 15, .L173 of 15, .L178 of 15, .L181 of 15, .L186 of 15, .L189 of 15, .L192 of 34, .L195 of 18, .L198 of 18, .L201 of 17, .L204 of 18, .L209 of 15, .L212 of 15, .L217 of 15, .L220 of 15, .L225 of 15, .L228 of 15, .L233 of 15, .L236 of 15, .L241 of 15, .L244 of 15, .L249 of 15, .L252 of 15, .L255 of 34, .L258 of 14, .L261 of 14, .L267 of 14, .L270 of 14, .L276 of 14, .L279 of 14, .L286 of 14, .L289 of 14
# plywright::movegen::evasions::filtered: 1490 instructions in 7112 bytes; innermost loops: .L0 of 31, .L1 of 41, .L4 of 31, .L5 of 42, .L8 of 31, .L9 of 42, .L14 of 30, .L16 of 31, .L18 of 31, .L20 of 30, .L26 of 24, .L28 of 15, .L33 of 15, .L39 of 24, .L41 of 15, .L46 of 15, .L54 of 24, .L56 of 15, .L61 of 15, .L64 of 14, .L66 of 15, .L68 of 22, .L71 of 33, .L73 of 17, .L76 of 17, .L79 of 17, .L82 of 17, .L86 of 14, .L89 of 14
# plywright::movegen::evasions::filtered: 1505 instructions in 7112 bytes; innermost loops: .L0 of 31, .L1 of 40, .L4 of 31, .L5 of 40, .L8 of 31, .L9 of 40, .L14 of 31, .L16 of 31, .L18 of 31, .L20 of 31, .L23 of 18, .L26 of 18, .L29 of 17, .L32 of 18, .L38 of 24, .L40 of 15, .L45 of 15, .L51 of 24, .L53 of 15, .L58 of 15, .L66 of 24, .L68 of 15, .L73 of 15, .L76 of 14, .L78 of 14, .L80 of 22, .L83 of 33, .L86 of 14, .L89 of 14
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 133 instructions in 529 bytes; innermost loops: .L0 of 24, .L3 of 14, .L6 of 14
# plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}: 133 instructions in 529 bytes; innermost loops: .L0 of 24, .L3 of 14, .L6 of 14
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# plywright::movegen::generate::en_passant: 180 instructions in 737 bytes; innermost loops: .L0 of 87
# plywright::movegen::generate::en_passant: 180 instructions in 737 bytes; innermost loops: .L0 of 87
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# mix of 7214 instructions: 2394 mov, 683 and, 450 movzx, 396 je, 385 lea, 377 or, 289 jne, 263 blsr, 223 add, 194 cmp, 194 jmp, 172 shl, 170 tzcnt, 112 imul, 101 movabs, 99 inc, 96 shrx, 90 pop, 77 andn, 68 test, 66 push, 53 xor, 45 shlx, 37 shr, 30 not, 29 btr, 22 cmovne, 20 bts, 12 call, 11 ret, 10 sete, 10 setne, 8 blsi, 8 vmovups, 6 cmove, 6 sub, 4 vzeroupper, 2 rol, 1 dec, 1 jae

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
    mov rcx, rsi
    cmp byte ptr [rdi + 0x43], 0x1
    mov qword ptr [rsp - 0x38], rdi
    jne .L3
    mov rdx, qword ptr [rdi + 0x28]
    mov rbp, qword ptr [rdi + 0x38]
    mov rax, rbp
    mov qword ptr [rsp - 0x20], rdx
    and rax, rdx
    tzcnt rsi, rax
    mov r14d, esi
    and r14d, 0x3f
    mov edx, r14d
    shl edx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rdi]
    mov r8, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + rbx]
    mov qword ptr [rsp - 0x50], r8
    and rax, r8
    mov r11, rdi
    mov rdi, qword ptr [rdx + rbx + 0x18]
    mov qword ptr [rsp - 0x60], r9
    and rdi, r9
    or rdi, rax
    mov r8, qword ptr [r11 + 0x18]
    mov r15, qword ptr [r11 + 0x20]
    mov rax, r15
    mov qword ptr [rsp - 0x28], r8
    or rax, r8
    mov r10, qword ptr [rdx + rbx + 0x20]
    mov qword ptr [rsp - 0x68], rax
    and r10, rax
    mov r9, qword ptr [r11 + 0x10]
    mov rax, r9
    or rax, r15
    mov r8, qword ptr [rdx + rbx + 0x28]
    mov qword ptr [rsp - 0x58], rax
    and r8, rax
    or r8, r10
    mov eax, esi
    and al, 0x3f
    mov byte ptr [rsp - 0x79], al
    mov r13, qword ptr [r11 + 0x30]
    mov rax, rbp
    or rax, r13
    mov qword ptr [rsp - 0x78], rax
    lea rax, [rbx + rdx]
    mov qword ptr [rsp - 0x48], rax
    and rdi, r13
    and r8, r13
    mov qword ptr [rsp - 0x70], r13
    mov qword ptr [rsp - 0x40], r14
    je .L30
    mov edx, r14d
    shl edx, 0x9
    lea r11, [plywright::board::geometry::BETWEEN]
    add r11, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts rdi, rbx
.L1:
    blsr r8, r8
    je .L7
.L2:
    tzcnt rbx, r8
    mov r10, qword ptr [r11 + 8*rbx]
    mov r14, r10
    and r14, qword ptr [rsp - 0x78]
    je .L0
    blsr rbx, r14
    jne .L1
    and r10, rbp
    or rdx, r10
    jmp .L1
.L3:
    mov r12, qword ptr [rdi + 0x28]
    mov rbp, qword ptr [rdi + 0x30]
    mov rax, rbp
    and rax, r12
    tzcnt rax, rax
    mov r11d, eax
    and r11d, 0x3f
    mov edx, r11d
    shl edx, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    mov r15, qword ptr [rdi]
    mov rsi, qword ptr [rdi + 0x8]
    mov r10, rdi
    mov rdi, qword ptr [rdx + r14]
    mov qword ptr [rsp - 0x48], rsi
    and rdi, rsi
    mov rsi, qword ptr [rdx + r14 + 0x10]
    and rsi, r15
    or rsi, rdi
    mov r8, qword ptr [r10 + 0x18]
    mov rbx, qword ptr [r10 + 0x20]
    mov rdi, rbx
    mov qword ptr [rsp - 0x8], r8
    or rdi, r8
    mov r8, qword ptr [rdx + r14 + 0x20]
    mov qword ptr [rsp - 0x58], rdi
    and r8, rdi
    mov r9, qword ptr [r10 + 0x10]
    mov qword ptr [rsp - 0x10], r9
    mov qword ptr [rsp - 0x18], rbx
    or r9, rbx
    mov qword ptr [rsp - 0x50], r9
    mov rdi, qword ptr [rdx + r14 + 0x28]
    and rdi, r9
    or rdi, r8
    mov r8d, eax
    and r8b, 0x3f
    mov byte ptr [rsp - 0x79], r8b
    mov r8, qword ptr [r10 + 0x38]
    mov qword ptr [rsp - 0x68], rbp
    or rbp, r8
    add rdx, r14
    mov qword ptr [rsp - 0x40], rdx
    and rsi, r8
    and rdi, r8
    mov qword ptr [rsp - 0x78], r8
    mov qword ptr [rsp - 0x70], rbp
    mov qword ptr [rsp - 0x20], r15
    mov qword ptr [rsp - 0x30], r12
    mov qword ptr [rsp - 0x60], r11
    je .L41
    mov edx, r11d
    shl edx, 0x9
    lea r9, [plywright::board::geometry::BETWEEN]
    add r9, rdx
    xor edx, edx
    jmp .L6
    nop
.L4:
    bts rsi, r11
.L5:
    blsr rdi, rdi
    je .L20
.L6:
    tzcnt r11, rdi
    mov r10, qword ptr [r9 + 8*r11]
    mov rbx, r10
    and rbx, rbp
    je .L4
    blsr r11, rbx
    jne .L5
    and r10, qword ptr [rsp - 0x68]
    or rdx, r10
    jmp .L5
.L7:
    test rdi, rdi
    jne .L296
    test rdx, rdx
    je .L31
    mov qword ptr [rsp - 0x18], r15
    movabs r14, 0xfefefefefefe00
    movabs r11, 0x7f7f7f7f7f7f00
    mov r10, qword ptr [rsp - 0x60]
    and r10, rbp
    mov rax, qword ptr [rsp - 0x48]
    mov r8, qword ptr [rax + 0x30]
    mov rbx, qword ptr [rax + 0x38]
    and sil, 0x7
    movabs rdi, 0x101010101010101
    shlx rsi, rdi, rsi
    andn rsi, rsi, rdx
    andn rsi, rsi, r10
    shr rsi, 0x8
    mov rax, qword ptr [rsp - 0x78]
    andn rdi, rax, rsi
    andn rsi, rbx, rdx
    andn rsi, rsi, r10
    shr rsi, 0x7
    add r14, 0xfe
    and r14, r13
    and r14, rsi
    andn rsi, r8, rdx
    andn rsi, rsi, r10
    shr rsi, 0x9
    lea r8, [r11 + 0x7f]
    and r8, r13
    and r8, rsi
    test r10d, 0xff00
    je .L130
    mov rax, r11
    mov rsi, rdi
    and rsi, 0xff
    je .L11
    movzx ebx, byte ptr [rcx + 0x200]
    nop
.L8:
    mov r15b, -0x1
    cmp bl, -0x1
    je .L9
    tzcnt r10, rsi
    mov r12d, r10d
    shl r12d, 0x6
    add r12d, r10d
    add r12d, 0x8
    lea r10d, [rbx + 0x1]
    movzx r12d, r12w
    mov r13d, r12d
    or r13d, 0xb000
    movzx r11d, bl
    mov word ptr [rcx + 2*r11], r13w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    je .L10
    lea r13d, [rbx + 0x2]
    lea r11d, [r12 + 0x8000]
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r11w
    mov byte ptr [rcx + 0x200], r13b
    cmp r13b, -0x1
    je .L10
    lea r10d, [rbx + 0x3]
    mov r11d, r12d
    or r11d, 0xa000
    movzx r13d, r13b
    mov word ptr [rcx + 2*r13], r11w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    mov r13, qword ptr [rsp - 0x70]
    je .L9
    add bl, 0x4
    or r12d, 0x9000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r12w
    mov byte ptr [rcx + 0x200], bl
    mov r15d, ebx
.L9:
    blsr rsi, rsi
    mov ebx, r15d
    jne .L8
    jmp .L11
.L10:
    mov r13, qword ptr [rsp - 0x70]
    blsr rsi, rsi
    mov ebx, r15d
    jne .L8
.L11:
    mov rsi, r14
    and rsi, 0xfe
    je .L15
    movzx ebx, byte ptr [rcx + 0x200]
    nop
.L12:
    mov r15b, -0x1
    cmp bl, -0x1
    je .L13
    tzcnt r10, rsi
    mov r11d, r10d
    shl r11d, 0x6
    add r11d, r10d
    add r11d, 0x7
    lea r10d, [rbx + 0x1]
    movzx r12d, r11w
    mov r11d, r12d
    or r11d, 0xf000
    movzx r13d, bl
    mov word ptr [rcx + 2*r13], r11w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    je .L14
    lea r13d, [rbx + 0x2]
    mov r11d, r12d
    or r11d, 0xc000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r11w
    mov byte ptr [rcx + 0x200], r13b
    cmp r13b, -0x1
    je .L14
    lea r10d, [rbx + 0x3]
    mov r11d, r12d
    or r11d, 0xe000
    movzx r13d, r13b
    mov word ptr [rcx + 2*r13], r11w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    mov r13, qword ptr [rsp - 0x70]
    je .L13
    add bl, 0x4
    or r12d, 0xd000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r12w
    mov byte ptr [rcx + 0x200], bl
    mov r15d, ebx
.L13:
    blsr rsi, rsi
    mov ebx, r15d
    jne .L12
    jmp .L15
.L14:
    mov r13, qword ptr [rsp - 0x70]
    blsr rsi, rsi
    mov ebx, r15d
    jne .L12
.L15:
    mov rsi, r8
    and rsi, 0x7f
    je .L19
    movzx ebx, byte ptr [rcx + 0x200]
    nop
.L16:
    mov r15b, -0x1
    cmp bl, -0x1
    je .L17
    tzcnt r10, rsi
    mov r11d, r10d
    shl r11d, 0x6
    add r11d, r10d
    add r11d, 0x9
    lea r10d, [rbx + 0x1]
    movzx r12d, r11w
    mov r11d, r12d
    or r11d, 0xf000
    movzx r13d, bl
    mov word ptr [rcx + 2*r13], r11w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    je .L18
    lea r13d, [rbx + 0x2]
    mov r11d, r12d
    or r11d, 0xc000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r11w
    mov byte ptr [rcx + 0x200], r13b
    cmp r13b, -0x1
    je .L18
    lea r10d, [rbx + 0x3]
    mov r11d, r12d
    or r11d, 0xe000
    movzx r13d, r13b
    mov word ptr [rcx + 2*r13], r11w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    mov r13, qword ptr [rsp - 0x70]
    je .L17
    add bl, 0x4
    or r12d, 0xd000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r12w
    mov byte ptr [rcx + 0x200], bl
    mov r15d, ebx
.L17:
    blsr rsi, rsi
    mov ebx, r15d
    jne .L16
    jmp .L19
.L18:
    mov r13, qword ptr [rsp - 0x70]
    blsr rsi, rsi
    mov ebx, r15d
    jne .L16
.L19:
    mov r12, rdi
    and r12, -0x100
    movabs rsi, 0xfefefefefefe00
    and r14, rsi
    and r8, rax
    jmp .L131
.L20:
    test rsi, rsi
    jne .L298
    test rdx, rdx
    je .L42
    mov r9, rbp
    not r9
    mov rsi, r15
    and rsi, qword ptr [rsp - 0x68]
    mov rdi, qword ptr [rsp - 0x40]
    mov r10, qword ptr [rdi + 0x30]
    mov r11, qword ptr [rdi + 0x38]
    and al, 0x7
    movabs rdi, 0x101010101010101
    shlx rax, rdi, rax
    andn rax, rax, rdx
    andn rax, rax, rsi
    shl rax, 0x8
    andn r15, rbp, rax
    andn rax, r10, rdx
    andn r10, rax, rsi
    shl r10, 0x9
    movabs rax, -0x101010101010200
    and rax, r8
    and rax, r10
    andn r10, r11, rdx
    andn r10, r10, rsi
    shl r10, 0x7
    movabs r12, 0x7f7f7f7f7f7f7f00
    and r12, r8
    and r12, r10
    shr rsi, 0x30
    test sil, sil
    je .L193
    movabs rsi, -0x100000000000000
    and rsi, r15
    je .L23
    movzx r10d, byte ptr [rcx + 0x200]
    nop
.L21:
    mov bl, -0x1
    cmp r10b, -0x1
    je .L22
    tzcnt r14, rsi
    lea r11d, [r14 + 0x38]
    and r11d, 0x3f
    shl r14d, 0x6
    or r14d, r11d
    lea r11d, [r10 + 0x1]
    movzx r13d, r14w
    mov r14d, r13d
    or r14d, 0xb000
    movzx edi, r10b
    mov word ptr [rcx + 2*rdi], r14w
    mov byte ptr [rcx + 0x200], r11b
    cmp r11b, -0x1
    je .L22
    lea r14d, [r10 + 0x2]
    lea edi, [r13 + 0x8000]
    movzx r11d, r11b
    mov word ptr [rcx + 2*r11], di
    mov byte ptr [rcx + 0x200], r14b
    cmp r14b, -0x1
    je .L22
    lea r11d, [r10 + 0x3]
    lea edi, [r13 + 0xa000]
    movzx r14d, r14b
    mov word ptr [rcx + 2*r14], di
    mov byte ptr [rcx + 0x200], r11b
    cmp r11b, -0x1
    je .L22
    add r10b, 0x4
    or r13d, 0x9000
    movzx edi, r11b
    mov word ptr [rcx + 2*rdi], r13w
    mov byte ptr [rcx + 0x200], r10b
    mov ebx, r10d
.L22:
    blsr rsi, rsi
    mov r10d, ebx
    jne .L21
.L23:
    movabs rsi, -0x200000000000000
    and rsi, rax
    je .L26
    movzx r10d, byte ptr [rcx + 0x200]
    nop
.L24:
    mov bl, -0x1
    cmp r10b, -0x1
    je .L25
    tzcnt rdi, rsi
    lea r11d, [rdi + 0x37]
    and r11d, 0x3f
    shl edi, 0x6
    or edi, r11d
    lea r11d, [r10 + 0x1]
    movzx r13d, di
    mov edi, r13d
    or edi, 0xf000
    movzx r14d, r10b
    mov word ptr [rcx + 2*r14], di
    mov byte ptr [rcx + 0x200], r11b
    cmp r11b, -0x1
    je .L25
    lea r14d, [r10 + 0x2]
    lea edi, [r13 + 0xc000]
    movzx r11d, r11b
    mov word ptr [rcx + 2*r11], di
    mov byte ptr [rcx + 0x200], r14b
    cmp r14b, -0x1
    je .L25
    lea r11d, [r10 + 0x3]
    lea edi, [r13 + 0xe000]
    movzx r14d, r14b
    mov word ptr [rcx + 2*r14], di
    mov byte ptr [rcx + 0x200], r11b
    cmp r11b, -0x1
    je .L25
    add r10b, 0x4
    or r13d, 0xd000
    movzx edi, r11b
    mov word ptr [rcx + 2*rdi], r13w
    mov byte ptr [rcx + 0x200], r10b
    mov ebx, r10d
.L25:
    blsr rsi, rsi
    mov r10d, ebx
    jne .L24
.L26:
    movabs rsi, 0x7f00000000000000
    and rsi, r12
    je .L29
    movzx r10d, byte ptr [rcx + 0x200]
    nop
.L27:
    mov bl, -0x1
    cmp r10b, -0x1
    je .L28
    tzcnt rdi, rsi
    lea r11d, [rdi + 0x39]
    and r11d, 0x3f
    shl edi, 0x6
    or edi, r11d
    lea r11d, [r10 + 0x1]
    movzx r13d, di
    mov edi, r13d
    or edi, 0xf000
    movzx r14d, r10b
    mov word ptr [rcx + 2*r14], di
    mov byte ptr [rcx + 0x200], r11b
    cmp r11b, -0x1
    je .L28
    lea r14d, [r10 + 0x2]
    lea edi, [r13 + 0xc000]
    movzx r11d, r11b
    mov word ptr [rcx + 2*r11], di
    mov byte ptr [rcx + 0x200], r14b
    cmp r14b, -0x1
    je .L28
    lea r11d, [r10 + 0x3]
    lea edi, [r13 + 0xe000]
    movzx r14d, r14b
    mov word ptr [rcx + 2*r14], di
    mov byte ptr [rcx + 0x200], r11b
    cmp r11b, -0x1
    je .L28
    add r10b, 0x4
    or r13d, 0xd000
    movzx edi, r11b
    mov word ptr [rcx + 2*rdi], r13w
    mov byte ptr [rcx + 0x200], r10b
    mov ebx, r10d
.L28:
    blsr rsi, rsi
    mov r10d, ebx
    jne .L27
.L29:
    movabs r10, 0xffffffffffff00
    and r10, r15
    movabs rsi, 0xfefefefefefe00
    and rax, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and r12, rsi
    mov r8, qword ptr [rsp - 0x78]
    lea r14, [plywright::board::geometry::AROUND]
    shl r15d, 0x8
    and r9d, r15d
    test rax, rax
    jne .L194
    jmp .L197
.L30:
    test rdi, rdi
    jne .L295
.L31:
    movabs r9, 0xfefefefefefe00
    movabs rdi, 0x7f7f7f7f7f7f00
    mov rsi, qword ptr [rsp - 0x60]
    and rsi, rbp
    mov rax, rsi
    shr rax, 0x8
    mov rdx, qword ptr [rsp - 0x78]
    andn rdx, rdx, rax
    mov rax, rsi
    shr rax, 0x7
    lea r8, [r9 + 0xfe]
    and r8, r13
    and r8, rax
    mov r10, rsi
    shr r10, 0x9
    lea rax, [rdi + 0x7f]
    and rax, r13
    and rax, r10
    test esi, 0xff00
    je .L52
    mov rsi, rdx
    and rsi, 0xff
    je .L34
    movzx r11d, byte ptr [rcx + 0x200]
    nop
.L32:
    mov bl, -0x1
    cmp r11b, -0x1
    je .L33
    tzcnt r10, rsi
    mov r14d, r10d
    shl r14d, 0x6
    add r14d, r10d
    add r14d, 0x8
    lea r10d, [r11 + 0x1]
    movzx r14d, r14w
    mov r15d, r14d
    or r15d, 0xb000
    movzx r12d, r11b
    mov word ptr [rcx + 2*r12], r15w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    je .L33
    lea r15d, [r11 + 0x2]
    lea r12d, [r14 + 0x8000]
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r12w
    mov byte ptr [rcx + 0x200], r15b
    cmp r15b, -0x1
    je .L33
    lea r10d, [r11 + 0x3]
    mov r12d, r14d
    or r12d, 0xa000
    movzx r15d, r15b
    mov word ptr [rcx + 2*r15], r12w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    je .L33
    add r11b, 0x4
    or r14d, 0x9000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r14w
    mov byte ptr [rcx + 0x200], r11b
    mov ebx, r11d
.L33:
    blsr rsi, rsi
    mov r11d, ebx
    jne .L32
.L34:
    mov rsi, r8
    and rsi, 0xfe
    je .L37
    movzx r11d, byte ptr [rcx + 0x200]
.L35:
    mov bl, -0x1
    cmp r11b, -0x1
    je .L36
    tzcnt r10, rsi
    mov r14d, r10d
    shl r14d, 0x6
    add r14d, r10d
    add r14d, 0x7
    lea r10d, [r11 + 0x1]
    movzx r14d, r14w
    mov r15d, r14d
    or r15d, 0xf000
    movzx r12d, r11b
    mov word ptr [rcx + 2*r12], r15w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    je .L36
    lea r15d, [r11 + 0x2]
    mov r12d, r14d
    or r12d, 0xc000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r12w
    mov byte ptr [rcx + 0x200], r15b
    cmp r15b, -0x1
    je .L36
    lea r10d, [r11 + 0x3]
    mov r12d, r14d
    or r12d, 0xe000
    movzx r15d, r15b
    mov word ptr [rcx + 2*r15], r12w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    je .L36
    add r11b, 0x4
    or r14d, 0xd000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r14w
    mov byte ptr [rcx + 0x200], r11b
    mov ebx, r11d
.L36:
    blsr rsi, rsi
    mov r11d, ebx
    jne .L35
.L37:
    mov rsi, rax
    and rsi, 0x7f
    je .L40
    movzx r11d, byte ptr [rcx + 0x200]
.L38:
    mov bl, -0x1
    cmp r11b, -0x1
    je .L39
    tzcnt r10, rsi
    mov r14d, r10d
    shl r14d, 0x6
    add r14d, r10d
    add r14d, 0x9
    lea r10d, [r11 + 0x1]
    movzx r14d, r14w
    mov r15d, r14d
    or r15d, 0xf000
    movzx r12d, r11b
    mov word ptr [rcx + 2*r12], r15w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    je .L39
    lea r15d, [r11 + 0x2]
    mov r12d, r14d
    or r12d, 0xc000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r12w
    mov byte ptr [rcx + 0x200], r15b
    cmp r15b, -0x1
    je .L39
    lea r10d, [r11 + 0x3]
    mov r12d, r14d
    or r12d, 0xe000
    movzx r15d, r15b
    mov word ptr [rcx + 2*r15], r12w
    mov byte ptr [rcx + 0x200], r10b
    cmp r10b, -0x1
    je .L39
    add r11b, 0x4
    or r14d, 0xd000
    movzx r10d, r10b
    mov word ptr [rcx + 2*r10], r14w
    mov byte ptr [rcx + 0x200], r11b
    mov ebx, r11d
.L39:
    blsr rsi, rsi
    mov r11d, ebx
    jne .L38
.L40:
    mov r11, rdx
    and r11, -0x100
    and r8, r9
    and rax, rdi
    jmp .L53
.L41:
    test rsi, rsi
    jne .L297
.L42:
    movabs rax, 0x7f7f7f7f7f7f00
    mov r13, rbp
    not r13
    mov rdx, r15
    and rdx, qword ptr [rsp - 0x68]
    mov rsi, rdx
    shl rsi, 0x8
    andn r10, rbp, rsi
    mov rsi, rdx
    shl rsi, 0x9
    and rsi, r8
    movabs r15, -0x101010101010200
    and r15, rsi
    mov rsi, rdx
    shl rsi, 0x7
    and rsi, r8
    movabs r9, 0x7f7f7f7f7f7f7f00
    and r9, rsi
    shr rdx, 0x30
    test dl, dl
    je .L91
    movabs rsi, -0x100000000000000
    and rsi, r10
    je .L45
    movzx edi, byte ptr [rcx + 0x200]
    nop
.L43:
    mov bl, -0x1
    cmp dil, -0x1
    je .L44
    tzcnt r11, rsi
    lea edx, [r11 + 0x38]
    and edx, 0x3f
    shl r11d, 0x6
    or r11d, edx
    lea edx, [rdi + 0x1]
    movzx r12d, r11w
    mov r11d, r12d
    or r11d, 0xb000
    movzx r14d, dil
    mov word ptr [rcx + 2*r14], r11w
    mov byte ptr [rcx + 0x200], dl
    cmp dl, -0x1
    je .L44
    lea r11d, [rdi + 0x2]
    lea r14d, [r12 + 0x8000]
    movzx edx, dl
    mov word ptr [rcx + 2*rdx], r14w
    mov byte ptr [rcx + 0x200], r11b
    cmp r11b, -0x1
    je .L44
    lea edx, [rdi + 0x3]
    lea r14d, [r12 + 0xa000]
    movzx r11d, r11b
    mov word ptr [rcx + 2*r11], r14w
    mov byte ptr [rcx + 0x200], dl
    cmp dl, -0x1
    je .L44
    add dil, 0x4
    or r12d, 0x9000
    movzx edx, dl
    mov word ptr [rcx + 2*rdx], r12w
    mov byte ptr [rcx + 0x200], dil
    mov ebx, edi
.L44:
    blsr rsi, rsi
    mov edi, ebx
    jne .L43
.L45:
    movabs rsi, -0x200000000000000
    and rsi, r15
    je .L48
    movzx edi, byte ptr [rcx + 0x200]
    nop
.L46:
    mov bl, -0x1
    cmp dil, -0x1
    je .L47
    tzcnt r11, rsi
    lea edx, [r11 + 0x37]
    and edx, 0x3f
    shl r11d, 0x6
    or r11d, edx
    lea edx, [rdi + 0x1]
    movzx r12d, r11w
    mov r11d, r12d
    or r11d, 0xf000
    movzx r14d, dil
    mov word ptr [rcx + 2*r14], r11w
    mov byte ptr [rcx + 0x200], dl
    cmp dl, -0x1
    je .L47
    lea r11d, [rdi + 0x2]
    lea r14d, [r12 + 0xc000]
    movzx edx, dl
    mov word ptr [rcx + 2*rdx], r14w
    mov byte ptr [rcx + 0x200], r11b
    cmp r11b, -0x1
    je .L47
    lea edx, [rdi + 0x3]
    lea r14d, [r12 + 0xe000]
    movzx r11d, r11b
    mov word ptr [rcx + 2*r11], r14w
    mov byte ptr [rcx + 0x200], dl
    cmp dl, -0x1
    je .L47
    add dil, 0x4
    or r12d, 0xd000
    movzx edx, dl
    mov word ptr [rcx + 2*rdx], r12w
    mov byte ptr [rcx + 0x200], dil
    mov ebx, edi
.L47:
    blsr rsi, rsi
    mov edi, ebx
    jne .L46
.L48:
    movabs rsi, 0x7f00000000000000
    and rsi, r9
    je .L51
    movzx edi, byte ptr [rcx + 0x200]
    nop
.L49:
    mov bl, -0x1
    cmp dil, -0x1
    je .L50
    tzcnt r11, rsi
    lea edx, [r11 + 0x39]
    and edx, 0x3f
    shl r11d, 0x6
    or r11d, edx
    lea edx, [rdi + 0x1]
    movzx r12d, r11w
    mov r11d, r12d
    or r11d, 0xf000
    movzx r14d, dil
    mov word ptr [rcx + 2*r14], r11w
    mov byte ptr [rcx + 0x200], dl
    cmp dl, -0x1
    je .L50
    lea r11d, [rdi + 0x2]
    lea r14d, [r12 + 0xc000]
    movzx edx, dl
    mov word ptr [rcx + 2*rdx], r14w
    mov byte ptr [rcx + 0x200], r11b
    cmp r11b, -0x1
    je .L50
    lea edx, [rdi + 0x3]
    lea r14d, [r12 + 0xe000]
    movzx r11d, r11b
    mov word ptr [rcx + 2*r11], r14w
    mov byte ptr [rcx + 0x200], dl
    cmp dl, -0x1
    je .L50
    add dil, 0x4
    or r12d, 0xd000
    movzx edx, dl
    mov word ptr [rcx + 2*rdx], r12w
    mov byte ptr [rcx + 0x200], dil
    mov ebx, edi
.L50:
    blsr rsi, rsi
    mov edi, ebx
    jne .L49
.L51:
    movabs r12, 0xffffffffffff00
    and r12, r10
    movabs rdx, 0xfefefefefefe00
    and r15, rdx
    and r9, rax
    shl r10d, 0x8
    and r13d, r10d
    test r15, r15
    jne .L92
    jmp .L95
.L52:
    mov r11, rdx
.L53:
    mov rdi, qword ptr [rsp - 0x78]
    not rdi
    shr rdx, 0x8
    test r8, r8
    je .L56
    movzx esi, byte ptr [rcx + 0x200]
    nop
.L54:
    cmp sil, -0x1
    je .L55
    tzcnt r9, r8
    mov r10d, r9d
    shl r10d, 0x6
    add r9d, r10d
    add r9d, 0x4007
    movzx r10d, sil
    inc sil
    mov word ptr [rcx + 2*r10], r9w
    mov byte ptr [rcx + 0x200], sil
    blsr r8, r8
    jne .L54
    jmp .L56
.L55:
    mov sil, -0x1
    blsr r8, r8
    jne .L54
.L56:
    and rdi, rdx
    movabs rdx, 0xff00000000
    test rax, rax
    je .L59
    movzx esi, byte ptr [rcx + 0x200]
    nop
.L57:
    cmp sil, -0x1
    je .L58
    tzcnt r8, rax
    mov r9d, r8d
    shl r9d, 0x6
    add r8d, r9d
    add r8d, 0x4009
    movzx r9d, sil
    inc sil
    mov word ptr [rcx + 2*r9], r8w
    mov byte ptr [rcx + 0x200], sil
    blsr rax, rax
    jne .L57
    jmp .L59
.L58:
    mov sil, -0x1
    blsr rax, rax
    jne .L57
.L59:
    and rdi, rdx
    test r11, r11
    je .L62
    movzx eax, byte ptr [rcx + 0x200]
    nop
.L60:
    cmp al, -0x1
    je .L61
    tzcnt rdx, r11
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x8
    movzx esi, al
    inc al
    mov word ptr [rcx + 2*rsi], dx
    mov byte ptr [rcx + 0x200], al
    blsr r11, r11
    jne .L60
    jmp .L62
.L61:
    mov al, -0x1
    blsr r11, r11
    jne .L60
.L62:
    test rdi, rdi
    je .L65
    movzx eax, byte ptr [rcx + 0x200]
.L63:
    cmp al, -0x1
    je .L64
    tzcnt rdx, rdi
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x1010
    movzx esi, al
    inc al
    mov word ptr [rcx + 2*rsi], dx
    mov byte ptr [rcx + 0x200], al
    blsr rdi, rdi
    jne .L63
    jmp .L65
.L64:
    mov al, -0x1
    blsr rdi, rdi
    jne .L63
.L65:
    mov rax, rbp
    not rax
    mov rdx, qword ptr [rsp - 0x50]
    and rdx, rbp
    je .L73
    mov rsi, r13
    not rsi
    movzx r9d, byte ptr [rcx + 0x200]
    jmp .L67
    nop
.L66:
    blsr rdx, rdx
    je .L73
.L67:
    tzcnt rdi, rdx
    mov r8d, edi
    shl edi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r10]
    and rdi, rax
    mov r11, rdi
    movzx r8d, r8w
    and r11, r13
    je .L70
    lea r10d, [r8 + 0x4000]
    movzx r10d, r10w
    mov ebx, r9d
    nop
.L68:
    cmp bl, -0x1
    je .L69
    tzcnt r9, r11
    shl r9d, 0x6
    or r9d, r10d
    movzx r14d, bl
    inc bl
    mov word ptr [rcx + 2*r14], r9w
    mov byte ptr [rcx + 0x200], bl
    mov r9d, ebx
    blsr r11, r11
    jne .L68
    jmp .L70
.L69:
    mov bl, -0x1
    blsr r11, r11
    jne .L68
    nop
.L70:
    mov r10d, r9d
    and rdi, rsi
    je .L66
    nop
.L71:
    cmp r10b, -0x1
    je .L72
    tzcnt r9, rdi
    shl r9d, 0x6
    or r9d, r8d
    movzx r11d, r10b
    inc r10b
    mov word ptr [rcx + 2*r11], r9w
    mov byte ptr [rcx + 0x200], r10b
    mov r9d, r10d
    blsr rdi, rdi
    jne .L71
    jmp .L66
.L72:
    mov r10b, -0x1
    blsr rdi, rdi
    jne .L71
    jmp .L66
.L73:
    mov rdx, qword ptr [rsp - 0x58]
    and rdx, rbp
    je .L81
    mov rdi, r13
    not rdi
    movzx r9d, byte ptr [rcx + 0x200]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L75
    nop
.L74:
    blsr rdx, rdx
    je .L81
.L75:
    tzcnt r10, rdx
    lea r11, [r10 + 2*r10]
    mov ebx, dword ptr [r8 + 8*r11 + 0x610]
    movzx r14d, byte ptr [r8 + 8*r11 + 0x614]
    mov r15, qword ptr [r8 + 8*r11 + 0x600]
    and r15, qword ptr [rsp - 0x78]
    imul r15, qword ptr [r8 + 8*r11 + 0x608]
    shrx r11, r15, r14
    add r11, rbx
    mov r11, qword ptr [rsi + 8*r11]
    and r11, rax
    mov rbx, r11
    movzx r14d, r10w
    and rbx, r13
    je .L78
    lea r10d, [r14 + 0x4000]
    movzx r10d, r10w
    mov r15d, r9d
    nop
.L76:
    cmp r15b, -0x1
    je .L77
    tzcnt r9, rbx
    shl r9d, 0x6
    or r9d, r10d
    movzx r12d, r15b
    inc r15b
    mov word ptr [rcx + 2*r12], r9w
    mov byte ptr [rcx + 0x200], r15b
    mov r9d, r15d
    blsr rbx, rbx
    jne .L76
    jmp .L78
.L77:
    mov r15b, -0x1
    blsr rbx, rbx
    jne .L76
    nop
.L78:
    mov r10d, r9d
    and r11, rdi
    je .L74
    nop
.L79:
    cmp r10b, -0x1
    je .L80
    tzcnt r9, r11
    shl r9d, 0x6
    or r9d, r14d
    movzx ebx, r10b
    inc r10b
    mov word ptr [rcx + 2*rbx], r9w
    mov byte ptr [rcx + 0x200], r10b
    mov r9d, r10d
    blsr r11, r11
    jne .L79
    jmp .L74
.L80:
    mov r10b, -0x1
    blsr r11, r11
    jne .L79
    jmp .L74
.L81:
    and rbp, qword ptr [rsp - 0x68]
    je .L89
    mov rdx, r13
    not rdx
    movzx r8d, byte ptr [rcx + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L83
    nop
.L82:
    blsr rbp, rbp
    je .L89
.L83:
    tzcnt r10, rbp
    lea r9, [r10 + 2*r10]
    mov r11d, dword ptr [rdi + 8*r9 + 0x10]
    movzx ebx, byte ptr [rdi + 8*r9 + 0x14]
    mov r14, qword ptr [rdi + 8*r9]
    and r14, qword ptr [rsp - 0x78]
    imul r14, qword ptr [rdi + 8*r9 + 0x8]
    shrx r9, r14, rbx
    add r9, r11
    mov r9, qword ptr [rsi + 8*r9]
    and r9, rax
    mov rbx, r9
    movzx r11d, r10w
    and rbx, r13
    je .L86
    lea r10d, [r11 + 0x4000]
    movzx r10d, r10w
    mov r14d, r8d
    nop
.L84:
    cmp r14b, -0x1
    je .L85
    tzcnt r8, rbx
    shl r8d, 0x6
    or r8d, r10d
    movzx r15d, r14b
    inc r14b
    mov word ptr [rcx + 2*r15], r8w
    mov byte ptr [rcx + 0x200], r14b
    mov r8d, r14d
    blsr rbx, rbx
    jne .L84
    jmp .L86
.L85:
    mov r14b, -0x1
    blsr rbx, rbx
    jne .L84
    nop
.L86:
    mov r10d, r8d
    and r9, rdx
    je .L82
    nop
.L87:
    cmp r10b, -0x1
    je .L88
    tzcnt r8, r9
    shl r8d, 0x6
    or r8d, r11d
    movzx ebx, r10b
    inc r10b
    mov word ptr [rcx + 2*rbx], r8w
    mov byte ptr [rcx + 0x200], r10b
    mov r8d, r10d
    blsr r9, r9
    jne .L87
    jmp .L82
.L88:
    mov r10b, -0x1
    blsr r9, r9
    jne .L87
    jmp .L82
.L89:
    mov rdx, qword ptr [rsp - 0x48]
    and rax, qword ptr [rdx + 0x8]
    mov r15, qword ptr [rsp - 0x68]
    je .L283
    mov edx, 0x1
    mov rsi, qword ptr [rsp - 0x40]
    shlx rbx, rdx, rsi
    mov rdx, qword ptr [rsp - 0x20]
    and rdx, r13
    tzcnt rsi, rdx
    and esi, 0x3f
    mov rdi, qword ptr [rsp - 0x60]
    and rdi, r13
    mov rdx, rdi
    shl rdx, 0x9
    movabs r8, -0x101010101010200
    and r8, rdx
    shl rdi, 0x7
    movabs r14, 0x7f7f7f7f7f7f7f00
    and r14, rdi
    or r14, r8
    shl esi, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    or r14, qword ptr [rsi + rdx + 0x8]
    andn rax, r14, rax
    je .L256
    mov qword ptr [rsp - 0x60], r14
    mov qword ptr [rsp - 0x48], rbx
    andn r8, rbx, qword ptr [rsp - 0x78]
    xor esi, esi
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    mov ebx, 0x1
    mov qword ptr [rsp - 0x40], rax
    mov r14, rax
    mov rdi, r15
    mov rax, qword ptr [rsp - 0x58]
    mov rdx, qword ptr [rsp - 0x50]
    nop
.L90:
    tzcnt r15, r14
    lea r10, [r15 + 2*r15]
    mov r12d, r15d
    shl r12d, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [r12 + r13]
    and r12, rdx
    movzx r13d, byte ptr [r9 + 8*r10 + 0x14]
    mov rbp, qword ptr [r9 + 8*r10]
    and rbp, r8
    imul rbp, qword ptr [r9 + 8*r10 + 0x8]
    shrx r13, rbp, r13
    mov ebp, dword ptr [r9 + 8*r10 + 0x10]
    add r13, rbp
    mov r13, qword ptr [r11 + 8*r13]
    and r13, rdi
    or r13, r12
    mov r12, qword ptr [r9 + 8*r10 + 0x600]
    and r12, r8
    imul r12, qword ptr [r9 + 8*r10 + 0x608]
    movzx ebp, byte ptr [r9 + 8*r10 + 0x614]
    shrx r12, r12, rbp
    mov r10d, dword ptr [r9 + 8*r10 + 0x610]
    add r12, r10
    mov r10, qword ptr [r11 + 8*r12]
    and r10, rax
    or r10, r13
    mov r13, qword ptr [rsp - 0x70]
    shlx r15, rbx, r15
    and r10, r13
    cmove r15, r10
    or rsi, r15
    blsr r14, r14
    jne .L90
    andn rax, rsi, qword ptr [rsp - 0x40]
    mov r15, rdi
    mov r14, qword ptr [rsp - 0x60]
    mov rbx, qword ptr [rsp - 0x48]
    mov rsi, rax
    and rsi, r13
    jne .L257
    jmp .L260
.L91:
    mov r12, r10
    shl r10d, 0x8
    and r13d, r10d
    test r15, r15
    je .L95
.L92:
    movzx esi, byte ptr [rcx + 0x200]
    nop
.L93:
    cmp sil, -0x1
    je .L94
    tzcnt rdx, r15
    mov edi, edx
    shl edi, 0x6
    add edx, 0x37
    and edx, 0x3f
    add edx, edi
    add edx, 0x4000
    movzx edi, sil
    inc sil
    mov word ptr [rcx + 2*rdi], dx
    mov byte ptr [rcx + 0x200], sil
    blsr r15, r15
    jne .L93
    jmp .L95
.L94:
    mov sil, -0x1
    blsr r15, r15
    jne .L93
.L95:
    and r13d, 0xff000000
    test r9, r9
    je .L98
    movzx esi, byte ptr [rcx + 0x200]
    nop
.L96:
    cmp sil, -0x1
    je .L97
    tzcnt rdx, r9
    mov edi, edx
    shl edi, 0x6
    add edx, 0x39
    and edx, 0x3f
    add edx, edi
    add edx, 0x4000
    movzx edi, sil
    inc sil
    mov word ptr [rcx + 2*rdi], dx
    mov byte ptr [rcx + 0x200], sil
    blsr r9, r9
    jne .L96
    jmp .L98
.L97:
    mov sil, -0x1
    blsr r9, r9
    jne .L96
.L98:
    test r12, r12
    je .L101
    movzx edx, byte ptr [rcx + 0x200]
    nop
.L99:
    cmp dl, -0x1
    je .L100
    tzcnt rsi, r12
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, dl
    inc dl
    mov word ptr [rcx + 2*rdi], si
    mov byte ptr [rcx + 0x200], dl
    blsr r12, r12
    jne .L99
    jmp .L101
.L100:
    mov dl, -0x1
    blsr r12, r12
    jne .L99
.L101:
    test r13, r13
    mov r12, qword ptr [rsp - 0x50]
    je .L104
    movzx esi, byte ptr [rcx + 0x200]
    nop
.L102:
    cmp sil, -0x1
    je .L103
    tzcnt rdx, r13
    mov edi, edx
    shl edi, 0x6
    add edx, 0x30
    and edx, 0x3f
    or edx, edi
    or edx, 0x1000
    movzx edi, sil
    inc sil
    mov word ptr [rcx + 2*rdi], dx
    mov byte ptr [rcx + 0x200], sil
    blsr r13, r13
    jne .L102
    jmp .L104
.L103:
    mov sil, -0x1
    blsr r13, r13
    jne .L102
.L104:
    mov rdx, qword ptr [rsp - 0x68]
    mov rbp, rdx
    not rbp
    mov rsi, qword ptr [rsp - 0x48]
    and rsi, rdx
    lea r13, [plywright::board::geometry::AROUND]
    je .L112
    mov rdi, r8
    not rdi
    movzx ebx, byte ptr [rcx + 0x200]
    jmp .L106
    nop
.L105:
    blsr rsi, rsi
    je .L112
.L106:
    tzcnt rdx, rsi
    mov r10d, edx
    shl edx, 0x6
    mov r9, qword ptr [rdx + r13]
    and r9, rbp
    mov r15, r9
    movzx r10d, r10w
    and r15, r8
    je .L109
    lea edx, [r10 + 0x4000]
    movzx r11d, dx
    mov edx, ebx
    nop
.L107:
    cmp dl, -0x1
    je .L108
    tzcnt rbx, r15
    shl ebx, 0x6
    or ebx, r11d
    movzx r14d, dl
    inc dl
    mov word ptr [rcx + 2*r14], bx
    mov byte ptr [rcx + 0x200], dl
    mov ebx, edx
    blsr r15, r15
    jne .L107
    jmp .L109
.L108:
    mov dl, -0x1
    blsr r15, r15
    jne .L107
    nop
.L109:
    mov r11d, ebx
    and r9, rdi
    je .L105
    nop
.L110:
    cmp r11b, -0x1
    je .L111
    tzcnt rdx, r9
    shl edx, 0x6
    or edx, r10d
    movzx ebx, r11b
    inc r11b
    mov word ptr [rcx + 2*rbx], dx
    mov byte ptr [rcx + 0x200], r11b
    mov ebx, r11d
    blsr r9, r9
    jne .L110
    jmp .L105
.L111:
    mov r11b, -0x1
    blsr r9, r9
    jne .L110
    jmp .L105
.L112:
    mov rdi, r12
    and rdi, qword ptr [rsp - 0x68]
    mov r8, qword ptr [rsp - 0x58]
    je .L120
    mov r9, qword ptr [rsp - 0x78]
    not r9
    movzx edx, byte ptr [rcx + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L114
    nop
.L113:
    blsr rdi, rdi
    je .L120
.L114:
    tzcnt r11, rdi
    lea rbx, [r11 + 2*r11]
    mov r14d, dword ptr [r10 + 8*rbx + 0x610]
    movzx r15d, byte ptr [r10 + 8*rbx + 0x614]
    mov r12, qword ptr [r10 + 8*rbx + 0x600]
    and r12, qword ptr [rsp - 0x70]
    imul r12, qword ptr [r10 + 8*rbx + 0x608]
    shrx rbx, r12, r15
    add rbx, r14
    mov r12, qword ptr [rsi + 8*rbx]
    and r12, rbp
    mov rbx, r12
    movzx r13d, r11w
    and rbx, qword ptr [rsp - 0x78]
    je .L117
    lea r11d, [r13 + 0x4000]
    movzx r11d, r11w
    mov r15d, edx
    nop
.L115:
    cmp r15b, -0x1
    je .L116
    tzcnt rdx, rbx
    shl edx, 0x6
    or edx, r11d
    movzx r14d, r15b
    inc r15b
    mov word ptr [rcx + 2*r14], dx
    mov byte ptr [rcx + 0x200], r15b
    mov edx, r15d
    blsr rbx, rbx
    jne .L115
    jmp .L117
.L116:
    mov r15b, -0x1
    blsr rbx, rbx
    jne .L115
    nop
.L117:
    mov r11d, edx
    and r12, r9
    je .L113
    nop
.L118:
    cmp r11b, -0x1
    je .L119
    tzcnt rdx, r12
    shl edx, 0x6
    or edx, r13d
    movzx ebx, r11b
    inc r11b
    mov word ptr [rcx + 2*rbx], dx
    mov byte ptr [rcx + 0x200], r11b
    mov edx, r11d
    blsr r12, r12
    jne .L118
    jmp .L113
.L119:
    mov r11b, -0x1
    blsr r12, r12
    jne .L118
    jmp .L113
.L120:
    mov rdx, qword ptr [rsp - 0x68]
    and rdx, r8
    mov r13, qword ptr [rsp - 0x78]
    mov r8, qword ptr [rsp - 0x60]
    je .L128
    mov rdi, r13
    not rdi
    movzx r10d, byte ptr [rcx + 0x200]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L122
    nop
.L121:
    blsr rdx, rax
    je .L128
.L122:
    mov rax, rdx
    tzcnt rdx, rdx
    lea r11, [rdx + 2*rdx]
    mov ebx, dword ptr [r9 + 8*r11 + 0x10]
    movzx r14d, byte ptr [r9 + 8*r11 + 0x14]
    mov r15, qword ptr [r9 + 8*r11]
    and r15, qword ptr [rsp - 0x70]
    imul r15, qword ptr [r9 + 8*r11 + 0x8]
    shrx r11, r15, r14
    add r11, rbx
    mov r15, qword ptr [rsi + 8*r11]
    and r15, rbp
    mov rbx, r15
    movzx r12d, dx
    and rbx, r13
    je .L125
    lea edx, [r12 + 0x4000]
    movzx r11d, dx
    mov edx, r10d
    nop
.L123:
    cmp dl, -0x1
    je .L124
    tzcnt r10, rbx
    shl r10d, 0x6
    or r10d, r11d
    movzx r14d, dl
    inc dl
    mov word ptr [rcx + 2*r14], r10w
    mov byte ptr [rcx + 0x200], dl
    mov r10d, edx
    blsr rbx, rbx
    jne .L123
    jmp .L125
.L124:
    mov dl, -0x1
    blsr rbx, rbx
    jne .L123
    nop
.L125:
    mov r11d, r10d
    and r15, rdi
    je .L121
    nop
.L126:
    cmp r11b, -0x1
    je .L127
    tzcnt rdx, r15
    shl edx, 0x6
    or edx, r12d
    movzx r10d, r11b
    inc r11b
    mov word ptr [rcx + 2*r10], dx
    mov byte ptr [rcx + 0x200], r11b
    mov r10d, r11d
    blsr r15, r15
    jne .L126
    jmp .L121
.L127:
    mov r11b, -0x1
    blsr r15, r15
    jne .L126
    jmp .L121
.L128:
    mov rdx, qword ptr [rsp - 0x40]
    and rbp, qword ptr [rdx + 0x8]
    mov r14, qword ptr [rsp - 0x50]
    movabs rax, 0x7f7f7f7f7f7f00
    je .L293
    mov edx, 0x1
    shlx rbx, rdx, r8
    mov rdx, qword ptr [rsp - 0x30]
    and rdx, r13
    tzcnt rdx, rdx
    and edx, 0x3f
    mov rdi, qword ptr [rsp - 0x20]
    and rdi, r13
    mov rsi, rdi
    shr rsi, 0x7
    movabs r8, 0xfefefefefefe00
    add r8, 0xfe
    and r8, rsi
    shr rdi, 0x9
    add rax, 0x7f
    and rax, rdi
    or rax, r8
    shl edx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    or rax, qword ptr [rdx + rsi + 0x8]
    andn r15, rax, rbp
    je .L265
    mov qword ptr [rsp - 0x68], rax
    mov qword ptr [rsp - 0x60], rbx
    andn rdi, rbx, qword ptr [rsp - 0x70]
    xor esi, esi
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x40], r15
    mov r9, qword ptr [rsp - 0x58]
    mov rdx, qword ptr [rsp - 0x48]
    mov rax, r14
    lea rbx, [plywright::board::geometry::AROUND]
    nop
.L129:
    tzcnt r12, r15
    lea r11, [r12 + 2*r12]
    mov r14d, r12d
    shl r14d, 0x6
    mov r14, qword ptr [r14 + rbx]
    and r14, rdx
    movzx r13d, byte ptr [r8 + 8*r11 + 0x14]
    mov rbp, qword ptr [r8 + 8*r11]
    and rbp, rdi
    imul rbp, qword ptr [r8 + 8*r11 + 0x8]
    shrx r13, rbp, r13
    mov ebp, dword ptr [r8 + 8*r11 + 0x10]
    add r13, rbp
    mov r13, qword ptr [r10 + 8*r13]
    and r13, r9
    or r13, r14
    mov r14, qword ptr [r8 + 8*r11 + 0x600]
    and r14, rdi
    imul r14, qword ptr [r8 + 8*r11 + 0x608]
    movzx ebp, byte ptr [r8 + 8*r11 + 0x614]
    shrx r14, r14, rbp
    mov r11d, dword ptr [r8 + 8*r11 + 0x610]
    add r14, r11
    mov r11, qword ptr [r10 + 8*r14]
    and r11, rax
    or r11, r13
    mov r13, qword ptr [rsp - 0x78]
    mov r14d, 0x1
    shlx r14, r14, r12
    and r11, r13
    cmove r14, r11
    or rsi, r14
    blsr r15, r15
    jne .L129
    andn r15, rsi, qword ptr [rsp - 0x40]
    mov r14, rax
    mov rax, qword ptr [rsp - 0x68]
    mov rbx, qword ptr [rsp - 0x60]
    mov rsi, r15
    and rsi, r13
    jne .L266
    jmp .L269
.L130:
    mov r12, rdi
.L131:
    mov r11, qword ptr [rsp - 0x78]
    not r11
    shr rdi, 0x8
    test r14, r14
    je .L134
    movzx esi, byte ptr [rcx + 0x200]
    nop
.L132:
    cmp sil, -0x1
    je .L133
    tzcnt r10, r14
    mov ebx, r10d
    shl ebx, 0x6
    add r10d, ebx
    add r10d, 0x4007
    movzx ebx, sil
    inc sil
    mov word ptr [rcx + 2*rbx], r10w
    mov byte ptr [rcx + 0x200], sil
    blsr r14, r14
    jne .L132
    jmp .L134
.L133:
    mov sil, -0x1
    blsr r14, r14
    jne .L132
.L134:
    and r11, rdi
    movabs rsi, 0xff00000000
    test r8, r8
    je .L137
    movzx edi, byte ptr [rcx + 0x200]
    nop
.L135:
    cmp dil, -0x1
    je .L136
    tzcnt r10, r8
    mov ebx, r10d
    shl ebx, 0x6
    add r10d, ebx
    add r10d, 0x4009
    movzx ebx, dil
    inc dil
    mov word ptr [rcx + 2*rbx], r10w
    mov byte ptr [rcx + 0x200], dil
    blsr r8, r8
    jne .L135
    jmp .L137
.L136:
    mov dil, -0x1
    blsr r8, r8
    jne .L135
.L137:
    and r11, rsi
    test r12, r12
    mov rax, qword ptr [rsp - 0x50]
    je .L140
    movzx esi, byte ptr [rcx + 0x200]
    nop
.L138:
    cmp sil, -0x1
    je .L139
    tzcnt rdi, r12
    mov r8d, edi
    shl r8d, 0x6
    add edi, r8d
    add edi, 0x8
    movzx r8d, sil
    inc sil
    mov word ptr [rcx + 2*r8], di
    mov rax, qword ptr [rsp - 0x50]
    mov byte ptr [rcx + 0x200], sil
    blsr r12, r12
    jne .L138
    jmp .L140
.L139:
    mov sil, -0x1
    blsr r12, r12
    jne .L138
.L140:
    mov rsi, rdx
    not rsi
    mov qword ptr [rsp - 0x30], rsi
    test r11, r11
    je .L143
    movzx esi, byte ptr [rcx + 0x200]
    nop
.L141:
    cmp sil, -0x1
    je .L142
    tzcnt rdi, r11
    mov r8d, edi
    shl r8d, 0x6
    add edi, r8d
    add edi, 0x1010
    movzx r8d, sil
    inc sil
    mov word ptr [rcx + 2*r8], di
    mov rax, qword ptr [rsp - 0x50]
    mov byte ptr [rcx + 0x200], sil
    blsr r11, r11
    jne .L141
    jmp .L143
.L142:
    mov sil, -0x1
    blsr r11, r11
    jne .L141
.L143:
    mov r12, rbp
    not r12
    mov r11, rax
    and r11, rbp
    mov r8, r13
    not r8
    and r11, qword ptr [rsp - 0x30]
    je .L151
    movzx ebx, byte ptr [rcx + 0x200]
    jmp .L145
    nop
.L144:
    blsr r11, r11
    je .L151
.L145:
    tzcnt rax, r11
    mov edi, eax
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rax + rsi]
    and rsi, r12
    mov r14, rsi
    movzx edi, di
    and r14, r13
    je .L148
    lea eax, [rdi + 0x4000]
    movzx r15d, ax
    mov r10d, ebx
    nop
.L146:
    cmp r10b, -0x1
    je .L147
    tzcnt rax, r14
    shl eax, 0x6
    or eax, r15d
    movzx ebx, r10b
    inc r10b
    mov word ptr [rcx + 2*rbx], ax
    mov byte ptr [rcx + 0x200], r10b
    mov ebx, r10d
    blsr r14, r14
    jne .L146
    jmp .L148
.L147:
    mov r10b, -0x1
    blsr r14, r14
    jne .L146
    nop
.L148:
    mov r10d, ebx
    and rsi, r8
    je .L144
    nop
.L149:
    cmp r10b, -0x1
    je .L150
    tzcnt rax, rsi
    shl eax, 0x6
    or eax, edi
    movzx ebx, r10b
    inc r10b
    mov word ptr [rcx + 2*rbx], ax
    mov byte ptr [rcx + 0x200], r10b
    mov ebx, r10d
    blsr rsi, rsi
    jne .L149
    jmp .L144
.L150:
    mov r10b, -0x1
    blsr rsi, rsi
    jne .L149
    jmp .L144
.L151:
    mov r11, qword ptr [rsp - 0x58]
    and r11, rbp
    and r11, qword ptr [rsp - 0x30]
    je .L159
    movzx r13d, byte ptr [rcx + 0x200]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    jmp .L153
    nop
.L152:
    blsr r11, r11
    je .L159
.L153:
    tzcnt r10, r11
    lea rsi, [r10 + 2*r10]
    mov edi, dword ptr [r14 + 8*rsi + 0x610]
    movzx ebx, byte ptr [r14 + 8*rsi + 0x614]
    mov r15, qword ptr [r14 + 8*rsi + 0x600]
    and r15, qword ptr [rsp - 0x78]
    imul r15, qword ptr [r14 + 8*rsi + 0x608]
    shrx rsi, r15, rbx
    add rsi, rdi
    lea rax, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rax + 8*rsi]
    and rsi, r12
    mov rdi, rsi
    movzx ebx, r10w
    and rdi, qword ptr [rsp - 0x70]
    je .L156
    lea r10d, [rbx + 0x4000]
    movzx r10d, r10w
    mov r15d, r13d
    nop
.L154:
    cmp r15b, -0x1
    je .L155
    tzcnt r13, rdi
    shl r13d, 0x6
    or r13d, r10d
    movzx eax, r15b
    inc r15b
    mov word ptr [rcx + 2*rax], r13w
    mov byte ptr [rcx + 0x200], r15b
    mov r13d, r15d
    blsr rdi, rdi
    jne .L154
    jmp .L156
.L155:
    mov r15b, -0x1
    blsr rdi, rdi
    jne .L154
    nop
.L156:
    mov edi, r13d
    and rsi, r8
    je .L152
    nop
.L157:
    cmp dil, -0x1
    je .L158
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, ebx
    movzx r15d, dil
    inc dil
    mov word ptr [rcx + 2*r15], r10w
    mov byte ptr [rcx + 0x200], dil
    mov r13d, edi
    blsr rsi, rsi
    jne .L157
    jmp .L152
.L158:
    mov dil, -0x1
    blsr rsi, rsi
    jne .L157
    jmp .L152
.L159:
    and rbp, qword ptr [rsp - 0x68]
    and rbp, qword ptr [rsp - 0x30]
    mov r13, qword ptr [rsp - 0x70]
    je .L167
    movzx r11d, byte ptr [rcx + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L161
.L160:
    blsr rbp, rbp
    je .L167
.L161:
    tzcnt rax, rbp
    lea r10, [rax + 2*rax]
    mov ebx, dword ptr [rdi + 8*r10 + 0x10]
    movzx r14d, byte ptr [rdi + 8*r10 + 0x14]
    mov r15, qword ptr [rdi + 8*r10]
    and r15, qword ptr [rsp - 0x78]
    imul r15, qword ptr [rdi + 8*r10 + 0x8]
    shrx r10, r15, r14
    add r10, rbx
    mov r14, qword ptr [rsi + 8*r10]
    and r14, r12
    mov r15, r14
    movzx ebx, ax
    and r15, r13
    je .L164
    lea eax, [rbx + 0x4000]
    movzx r10d, ax
    mov r13d, r11d
    nop
.L162:
    cmp r13b, -0x1
    je .L163
    tzcnt rax, r15
    shl eax, 0x6
    or eax, r10d
    movzx r11d, r13b
    inc r13b
    mov word ptr [rcx + 2*r11], ax
    mov byte ptr [rcx + 0x200], r13b
    mov r11d, r13d
    blsr r15, r15
    jne .L162
    jmp .L164
.L163:
    mov r13b, -0x1
    blsr r15, r15
    jne .L162
    nop
.L164:
    mov r10d, r11d
    and r14, r8
    mov r13, qword ptr [rsp - 0x70]
    je .L160
    nop
.L165:
    cmp r10b, -0x1
    je .L166
    tzcnt rax, r14
    shl eax, 0x6
    or eax, ebx
    movzx r11d, r10b
    inc r10b
    mov word ptr [rcx + 2*r11], ax
    mov byte ptr [rcx + 0x200], r10b
    mov r11d, r10d
    blsr r14, r14
    jne .L165
    jmp .L160
.L166:
    mov r10b, -0x1
    blsr r14, r14
    jne .L165
    jmp .L160
.L167:
    and r9, rdx
    je .L175
    mov rax, qword ptr [rsp - 0x40]
    shl eax, 0x9
    lea rdi, [plywright::board::geometry::LINE]
    add rdi, rax
    movzx esi, byte ptr [rcx + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L169
    nop
.L168:
    blsr r9, r9
    je .L175
.L169:
    tzcnt rax, r9
    lea r10, [rax + 2*rax]
    mov ebx, dword ptr [r11 + 8*r10 + 0x610]
    movzx r15d, byte ptr [r11 + 8*r10 + 0x614]
    mov r13, qword ptr [r11 + 8*r10 + 0x600]
    and r13, qword ptr [rsp - 0x78]
    imul r13, qword ptr [r11 + 8*r10 + 0x608]
    shrx r10, r13, r15
    add r10, rbx
    mov r15, qword ptr [r14 + 8*r10]
    and r15, qword ptr [rdi + 8*rax]
    and r15, r12
    mov rbp, r15
    movzx ebx, ax
    and rbp, qword ptr [rsp - 0x70]
    je .L172
    lea eax, [rbx + 0x4000]
    movzx r10d, ax
    mov r13d, esi
    nop
.L170:
    cmp r13b, -0x1
    je .L171
    tzcnt rax, rbp
    shl eax, 0x6
    or eax, r10d
    movzx esi, r13b
    inc r13b
    mov word ptr [rcx + 2*rsi], ax
    mov byte ptr [rcx + 0x200], r13b
    mov esi, r13d
    blsr rbp, rbp
    jne .L170
    jmp .L172
.L171:
    mov r13b, -0x1
    blsr rbp, rbp
    jne .L170
    nop
.L172:
    mov r10d, esi
    and r15, r8
    je .L168
    nop
.L173:
    cmp r10b, -0x1
    je .L174
    tzcnt rax, r15
    shl eax, 0x6
    or eax, ebx
    movzx esi, r10b
    inc r10b
    mov word ptr [rcx + 2*rsi], ax
    mov byte ptr [rcx + 0x200], r10b
    mov esi, r10d
    blsr r15, r15
    jne .L173
    jmp .L168
.L174:
    mov r10b, -0x1
    blsr r15, r15
    jne .L173
    jmp .L168
.L175:
    mov r10, qword ptr [rsp - 0x28]
    and r10, rdx
    mov r13, qword ptr [rsp - 0x70]
    mov r15, qword ptr [rsp - 0x68]
    je .L183
    mov rax, qword ptr [rsp - 0x40]
    shl eax, 0x9
    lea rdi, [plywright::board::geometry::LINE]
    add rdi, rax
    movzx esi, byte ptr [rcx + 0x200]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    jmp .L177
    nop
.L176:
    blsr r10, r11
    je .L183
.L177:
    mov r11, r10
    tzcnt rax, r10
    lea r10, [rax + 2*rax]
    mov ebx, dword ptr [r9 + 8*r10 + 0x10]
    movzx r14d, byte ptr [r9 + 8*r10 + 0x14]
    mov r15, qword ptr [r9 + 8*r10]
    and r15, qword ptr [rsp - 0x78]
    imul r15, qword ptr [r9 + 8*r10 + 0x8]
    shrx r10, r15, r14
    add r10, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r14, qword ptr [rbx + 8*r10]
    and r14, qword ptr [rdi + 8*rax]
    and r14, r12
    mov r15, r14
    movzx ebx, ax
    and r15, r13
    je .L180
    lea eax, [rbx + 0x4000]
    movzx r10d, ax
    mov ebp, esi
    nop
.L178:
    cmp bpl, -0x1
    je .L179
    tzcnt rax, r15
    shl eax, 0x6
    or eax, r10d
    movzx esi, bpl
    inc bpl
    mov word ptr [rcx + 2*rsi], ax
    mov byte ptr [rcx + 0x200], bpl
    mov esi, ebp
    blsr r15, r15
    jne .L178
    jmp .L180
.L179:
    mov bpl, -0x1
    blsr r15, r15
    jne .L178
    nop
.L180:
    mov r10d, esi
    and r14, r8
    mov r15, qword ptr [rsp - 0x68]
    je .L176
    nop
.L181:
    cmp r10b, -0x1
    je .L182
    tzcnt rax, r14
    shl eax, 0x6
    or eax, ebx
    movzx esi, r10b
    inc r10b
    mov word ptr [rcx + 2*rsi], ax
    mov byte ptr [rcx + 0x200], r10b
    mov esi, r10d
    blsr r14, r14
    jne .L181
    jmp .L176
.L182:
    mov r10b, -0x1
    blsr r14, r14
    jne .L181
    jmp .L176
.L183:
    and rdx, qword ptr [rsp - 0x18]
    je .L191
    mov rsi, qword ptr [rsp - 0x40]
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rsi
    movzx esi, byte ptr [rcx + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L185
    nop
.L184:
    blsr rdx, rdx
    je .L191
.L185:
    tzcnt r10, rdx
    lea r11, [r10 + 2*r10]
    mov ebx, dword ptr [rdi + 8*r11 + 0x10]
    movzx r14d, byte ptr [rdi + 8*r11 + 0x14]
    mov r15, qword ptr [rdi + 8*r11]
    mov rbp, qword ptr [rsp - 0x78]
    and r15, rbp
    imul r15, qword ptr [rdi + 8*r11 + 0x8]
    shrx r14, r15, r14
    add r14, rbx
    mov ebx, dword ptr [rdi + 8*r11 + 0x610]
    mov r15, qword ptr [rdi + 8*r11 + 0x600]
    and r15, rbp
    imul r15, qword ptr [rdi + 8*r11 + 0x608]
    movzx r11d, byte ptr [rdi + 8*r11 + 0x614]
    shrx r11, r15, r11
    add r11, rbx
    mov r11, qword ptr [r9 + 8*r11]
    or r11, qword ptr [r9 + 8*r14]
    and r11, qword ptr [rax + 8*r10]
    and r11, r12
    mov r14, r11
    movzx ebx, r10w
    and r14, r13
    je .L188
    lea r10d, [rbx + 0x4000]
    movzx r10d, r10w
    mov ebp, esi
    nop
.L186:
    cmp bpl, -0x1
    je .L187
    tzcnt rsi, r14
    shl esi, 0x6
    or esi, r10d
    movzx r15d, bpl
    inc bpl
    mov word ptr [rcx + 2*r15], si
    mov byte ptr [rcx + 0x200], bpl
    mov esi, ebp
    blsr r14, r14
    jne .L186
    jmp .L188
.L187:
    mov bpl, -0x1
    blsr r14, r14
    jne .L186
    nop
.L188:
    mov r10d, esi
    and r11, r8
    mov r15, qword ptr [rsp - 0x68]
    je .L184
    nop
.L189:
    cmp r10b, -0x1
    je .L190
    tzcnt rsi, r11
    shl esi, 0x6
    or esi, ebx
    movzx r14d, r10b
    inc r10b
    mov word ptr [rcx + 2*r14], si
    mov byte ptr [rcx + 0x200], r10b
    mov esi, r10d
    blsr r11, r11
    jne .L189
    jmp .L184
.L190:
    mov r10b, -0x1
    blsr r11, r11
    jne .L189
    jmp .L184
.L191:
    mov rax, qword ptr [rsp - 0x48]
    and r12, qword ptr [rax + 0x8]
    je .L283
    mov eax, 0x1
    mov rdx, qword ptr [rsp - 0x40]
    shlx r8, rax, rdx
    mov rax, qword ptr [rsp - 0x20]
    and rax, r13
    tzcnt rsi, rax
    and esi, 0x3f
    mov rdx, qword ptr [rsp - 0x60]
    and rdx, r13
    mov rax, rdx
    shl rax, 0x9
    movabs rdi, -0x101010101010200
    and rdi, rax
    shl rdx, 0x7
    movabs r14, 0x7f7f7f7f7f7f7f00
    and r14, rdx
    or r14, rdi
    shl esi, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    or r14, qword ptr [rsi + rbx + 0x8]
    andn rax, r14, r12
    mov qword ptr [rsp - 0x68], r8
    je .L274
    mov qword ptr [rsp - 0x60], r14
    andn r8, r8, qword ptr [rsp - 0x78]
    xor edi, edi
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x48], rax
    mov r14, rax
    mov rdx, r15
    mov rsi, qword ptr [rsp - 0x58]
    mov rax, qword ptr [rsp - 0x50]
    nop
.L192:
    tzcnt r15, r14
    lea r10, [r15 + 2*r15]
    mov r12d, r15d
    shl r12d, 0x6
    mov r12, qword ptr [r12 + rbx]
    and r12, rax
    movzx r13d, byte ptr [r9 + 8*r10 + 0x14]
    mov rbp, qword ptr [r9 + 8*r10]
    and rbp, r8
    imul rbp, qword ptr [r9 + 8*r10 + 0x8]
    shrx r13, rbp, r13
    mov ebp, dword ptr [r9 + 8*r10 + 0x10]
    add r13, rbp
    mov r13, qword ptr [r11 + 8*r13]
    and r13, rdx
    or r13, r12
    mov r12, qword ptr [r9 + 8*r10 + 0x600]
    and r12, r8
    imul r12, qword ptr [r9 + 8*r10 + 0x608]
    movzx ebp, byte ptr [r9 + 8*r10 + 0x614]
    shrx r12, r12, rbp
    mov r10d, dword ptr [r9 + 8*r10 + 0x610]
    add r12, r10
    mov r10, qword ptr [r11 + 8*r12]
    and r10, rsi
    or r10, r13
    mov r13, qword ptr [rsp - 0x70]
    mov r12d, 0x1
    shlx r15, r12, r15
    and r10, r13
    cmove r15, r10
    or rdi, r15
    blsr r14, r14
    jne .L192
    andn rdi, rdi, qword ptr [rsp - 0x48]
    mov r15, rdx
    mov r14, qword ptr [rsp - 0x60]
    mov r8, rdi
    movzx esi, byte ptr [rsp - 0x79]
    and r8, r13
    jne .L275
    jmp .L278
.L193:
    mov r10, r15
    shl r15d, 0x8
    and r9d, r15d
    test rax, rax
    je .L197
.L194:
    movzx esi, byte ptr [rcx + 0x200]
    nop
.L195:
    cmp sil, -0x1
    je .L196
    tzcnt rdi, rax
    mov r11d, edi
    shl r11d, 0x6
    add edi, 0x37
    and edi, 0x3f
    add edi, r11d
    add edi, 0x4000
    movzx r11d, sil
    inc sil
    mov word ptr [rcx + 2*r11], di
    mov byte ptr [rcx + 0x200], sil
    blsr rax, rax
    jne .L195
    jmp .L197
.L196:
    mov sil, -0x1
    blsr rax, rax
    jne .L195
.L197:
    and r9d, 0xff000000
    test r12, r12
    je .L200
    movzx eax, byte ptr [rcx + 0x200]
    nop
.L198:
    cmp al, -0x1
    je .L199
    tzcnt rsi, r12
    mov edi, esi
    shl edi, 0x6
    add esi, 0x39
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, al
    inc al
    mov word ptr [rcx + 2*rdi], si
    mov byte ptr [rcx + 0x200], al
    blsr r12, r12
    jne .L198
    jmp .L200
.L199:
    mov al, -0x1
    blsr r12, r12
    jne .L198
.L200:
    test r10, r10
    mov r11, qword ptr [rsp - 0x68]
    je .L203
    movzx eax, byte ptr [rcx + 0x200]
    nop
.L201:
    cmp al, -0x1
    je .L202
    tzcnt rsi, r10
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, al
    inc al
    mov word ptr [rcx + 2*rdi], si
    mov byte ptr [rcx + 0x200], al
    blsr r10, r10
    jne .L201
    jmp .L203
.L202:
    mov al, -0x1
    blsr r10, r10
    jne .L201
.L203:
    mov rax, rdx
    not rax
    mov qword ptr [rsp - 0x28], rax
    test r9, r9
    je .L206
    movzx eax, byte ptr [rcx + 0x200]
    nop
.L204:
    cmp al, -0x1
    je .L205
    tzcnt rsi, r9
    mov edi, esi
    shl edi, 0x6
    add esi, 0x30
    and esi, 0x3f
    or esi, edi
    or esi, 0x1000
    movzx edi, al
    inc al
    mov word ptr [rcx + 2*rdi], si
    mov byte ptr [rcx + 0x200], al
    blsr r9, r9
    jne .L204
    jmp .L206
.L205:
    mov al, -0x1
    blsr r9, r9
    jne .L204
.L206:
    mov r12, r11
    not r12
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, r11
    mov r9, r8
    not r9
    and rdi, qword ptr [rsp - 0x28]
    je .L214
    movzx r10d, byte ptr [rcx + 0x200]
    jmp .L208
    nop
.L207:
    blsr rdi, rdi
    je .L214
.L208:
    tzcnt rax, rdi
    mov esi, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r14]
    and rax, r12
    mov rbx, rax
    movzx esi, si
    and rbx, r8
    je .L211
    lea r11d, [rsi + 0x4000]
    movzx r13d, r11w
    mov r11d, r10d
    nop
.L209:
    cmp r11b, -0x1
    je .L210
    tzcnt r10, rbx
    shl r10d, 0x6
    or r10d, r13d
    movzx r14d, r11b
    inc r11b
    mov word ptr [rcx + 2*r14], r10w
    mov byte ptr [rcx + 0x200], r11b
    mov r10d, r11d
    blsr rbx, rbx
    jne .L209
    jmp .L211
.L210:
    mov r11b, -0x1
    blsr rbx, rbx
    jne .L209
    nop
.L211:
    mov r11d, r10d
    and rax, r9
    mov r8, qword ptr [rsp - 0x78]
    lea r14, [plywright::board::geometry::AROUND]
    je .L207
    nop
.L212:
    cmp r11b, -0x1
    je .L213
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, esi
    movzx ebx, r11b
    inc r11b
    mov word ptr [rcx + 2*rbx], r10w
    mov byte ptr [rcx + 0x200], r11b
    mov r10d, r11d
    blsr rax, rax
    jne .L212
    jmp .L207
.L213:
    mov r11b, -0x1
    blsr rax, rax
    jne .L212
    jmp .L207
.L214:
    mov rdi, qword ptr [rsp - 0x50]
    and rdi, qword ptr [rsp - 0x68]
    and rdi, qword ptr [rsp - 0x28]
    mov r8, qword ptr [rsp - 0x58]
    je .L222
    movzx r14d, byte ptr [rcx + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    jmp .L216
    nop
.L215:
    blsr rdi, rdi
    je .L222
.L216:
    tzcnt r11, rdi
    lea rax, [r11 + 2*r11]
    mov esi, dword ptr [r10 + 8*rax + 0x610]
    movzx ebx, byte ptr [r10 + 8*rax + 0x614]
    mov r13, qword ptr [r10 + 8*rax + 0x600]
    and r13, rbp
    imul r13, qword ptr [r10 + 8*rax + 0x608]
    shrx rax, r13, rbx
    add rax, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rsi + 8*rax]
    and rsi, r12
    mov rax, rsi
    movzx ebx, r11w
    and rax, qword ptr [rsp - 0x78]
    je .L219
    lea r11d, [rbx + 0x4000]
    movzx r11d, r11w
    mov r13d, r14d
    nop
.L217:
    cmp r13b, -0x1
    je .L218
    tzcnt r14, rax
    shl r14d, 0x6
    or r14d, r11d
    movzx r15d, r13b
    inc r13b
    mov word ptr [rcx + 2*r15], r14w
    mov byte ptr [rcx + 0x200], r13b
    mov r14d, r13d
    blsr rax, rax
    jne .L217
    jmp .L219
.L218:
    mov r13b, -0x1
    blsr rax, rax
    jne .L217
    nop
.L219:
    mov eax, r14d
    and rsi, r9
    je .L215
    nop
.L220:
    cmp al, -0x1
    je .L221
    tzcnt r11, rsi
    shl r11d, 0x6
    or r11d, ebx
    movzx r14d, al
    inc al
    mov word ptr [rcx + 2*r14], r11w
    mov byte ptr [rcx + 0x200], al
    mov r14d, eax
    blsr rsi, rsi
    jne .L220
    jmp .L215
.L221:
    mov al, -0x1
    blsr rsi, rsi
    jne .L220
    jmp .L215
.L222:
    mov r10, qword ptr [rsp - 0x68]
    and r10, r8
    and r10, qword ptr [rsp - 0x28]
    je .L230
    movzx edi, byte ptr [rcx + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L224
    nop
.L223:
    blsr r10, r8
    je .L230
.L224:
    mov r8, r10
    tzcnt r11, r10
    lea r10, [r11 + 2*r11]
    mov ebx, dword ptr [rax + 8*r10 + 0x10]
    movzx r14d, byte ptr [rax + 8*r10 + 0x14]
    mov r15, qword ptr [rax + 8*r10]
    and r15, rbp
    imul r15, qword ptr [rax + 8*r10 + 0x8]
    shrx r10, r15, r14
    add r10, rbx
    mov r10, qword ptr [rsi + 8*r10]
    and r10, r12
    mov r13, r10
    movzx ebx, r11w
    and r13, qword ptr [rsp - 0x78]
    je .L227
    lea r11d, [rbx + 0x4000]
    movzx r11d, r11w
    mov r14d, edi
    nop
.L225:
    cmp r14b, -0x1
    je .L226
    tzcnt rdi, r13
    shl edi, 0x6
    or edi, r11d
    movzx r15d, r14b
    inc r14b
    mov word ptr [rcx + 2*r15], di
    mov byte ptr [rcx + 0x200], r14b
    mov edi, r14d
    blsr r13, r13
    jne .L225
    jmp .L227
.L226:
    mov r14b, -0x1
    blsr r13, r13
    jne .L225
    nop
.L227:
    mov r11d, edi
    and r10, r9
    je .L223
    nop
.L228:
    cmp r11b, -0x1
    je .L229
    tzcnt rdi, r10
    shl edi, 0x6
    or edi, ebx
    movzx r14d, r11b
    inc r11b
    mov word ptr [rcx + 2*r14], di
    mov byte ptr [rcx + 0x200], r11b
    mov edi, r11d
    blsr r10, r10
    jne .L228
    jmp .L223
.L229:
    mov r11b, -0x1
    blsr r10, r10
    jne .L228
    jmp .L223
.L230:
    mov r8, qword ptr [rsp - 0x10]
    and r8, rdx
    je .L238
    mov rsi, qword ptr [rsp - 0x60]
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rsi
    movzx esi, byte ptr [rcx + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L232
    nop
.L231:
    blsr r8, r8
    je .L238
.L232:
    tzcnt r11, r8
    lea rbx, [r11 + 2*r11]
    mov r14d, dword ptr [rdi + 8*rbx + 0x610]
    movzx r15d, byte ptr [rdi + 8*rbx + 0x614]
    mov r13, qword ptr [rdi + 8*rbx + 0x600]
    and r13, rbp
    imul r13, qword ptr [rdi + 8*rbx + 0x608]
    shrx rbx, r13, r15
    add rbx, r14
    mov r13, qword ptr [r10 + 8*rbx]
    and r13, qword ptr [rax + 8*r11]
    and r13, r12
    mov rbp, r13
    movzx ebx, r11w
    and rbp, qword ptr [rsp - 0x78]
    je .L235
    lea r11d, [rbx + 0x4000]
    movzx r11d, r11w
    mov r14d, esi
    nop
.L233:
    cmp r14b, -0x1
    je .L234
    tzcnt rsi, rbp
    shl esi, 0x6
    or esi, r11d
    movzx r15d, r14b
    inc r14b
    mov word ptr [rcx + 2*r15], si
    mov byte ptr [rcx + 0x200], r14b
    mov esi, r14d
    blsr rbp, rbp
    jne .L233
    jmp .L235
.L234:
    mov r14b, -0x1
    blsr rbp, rbp
    jne .L233
    nop
.L235:
    mov r11d, esi
    and r13, r9
    mov rbp, qword ptr [rsp - 0x70]
    je .L231
    nop
.L236:
    cmp r11b, -0x1
    je .L237
    tzcnt rsi, r13
    shl esi, 0x6
    or esi, ebx
    movzx r14d, r11b
    inc r11b
    mov word ptr [rcx + 2*r14], si
    mov byte ptr [rcx + 0x200], r11b
    mov esi, r11d
    blsr r13, r13
    jne .L236
    jmp .L231
.L237:
    mov r11b, -0x1
    blsr r13, r13
    jne .L236
    jmp .L231
.L238:
    mov r10, qword ptr [rsp - 0x8]
    and r10, rdx
    je .L246
    mov rsi, qword ptr [rsp - 0x60]
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rsi
    movzx esi, byte ptr [rcx + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    jmp .L240
    nop
.L239:
    blsr r10, r8
    je .L246
.L240:
    mov r8, r10
    tzcnt r11, r10
    lea r10, [r11 + 2*r11]
    mov ebx, dword ptr [rdi + 8*r10 + 0x10]
    movzx r14d, byte ptr [rdi + 8*r10 + 0x14]
    mov r15, qword ptr [rdi + 8*r10]
    and r15, rbp
    imul r15, qword ptr [rdi + 8*r10 + 0x8]
    shrx r10, r15, r14
    add r10, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rbx + 8*r10]
    and r10, qword ptr [rax + 8*r11]
    and r10, r12
    mov r13, r10
    movzx ebx, r11w
    and r13, qword ptr [rsp - 0x78]
    je .L243
    lea r11d, [rbx + 0x4000]
    movzx r11d, r11w
    mov ebp, esi
    nop
.L241:
    cmp bpl, -0x1
    je .L242
    tzcnt rsi, r13
    shl esi, 0x6
    or esi, r11d
    movzx r14d, bpl
    inc bpl
    mov word ptr [rcx + 2*r14], si
    mov byte ptr [rcx + 0x200], bpl
    mov esi, ebp
    blsr r13, r13
    jne .L241
    jmp .L243
.L242:
    mov bpl, -0x1
    blsr r13, r13
    jne .L241
    nop
.L243:
    mov r11d, esi
    and r10, r9
    mov rbp, qword ptr [rsp - 0x70]
    je .L239
    nop
.L244:
    cmp r11b, -0x1
    je .L245
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, ebx
    movzx r14d, r11b
    inc r11b
    mov word ptr [rcx + 2*r14], si
    mov byte ptr [rcx + 0x200], r11b
    mov esi, r11d
    blsr r10, r10
    jne .L244
    jmp .L239
.L245:
    mov r11b, -0x1
    blsr r10, r10
    jne .L244
    jmp .L239
.L246:
    and rdx, qword ptr [rsp - 0x18]
    mov r13, qword ptr [rsp - 0x78]
    je .L254
    mov rsi, qword ptr [rsp - 0x60]
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rsi
    movzx esi, byte ptr [rcx + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r8, [plywright::sliders::magic::TABLE]
    jmp .L248
    nop
.L247:
    blsr rdx, rdx
    je .L254
.L248:
    tzcnt r11, rdx
    lea r10, [r11 + 2*r11]
    mov ebx, dword ptr [rdi + 8*r10 + 0x10]
    movzx r14d, byte ptr [rdi + 8*r10 + 0x14]
    mov r15, qword ptr [rdi + 8*r10]
    and r15, rbp
    imul r15, qword ptr [rdi + 8*r10 + 0x8]
    shrx r14, r15, r14
    add r14, rbx
    mov ebx, dword ptr [rdi + 8*r10 + 0x610]
    mov r15, qword ptr [rdi + 8*r10 + 0x600]
    and r15, rbp
    imul r15, qword ptr [rdi + 8*r10 + 0x608]
    movzx r10d, byte ptr [rdi + 8*r10 + 0x614]
    shrx r10, r15, r10
    add r10, rbx
    mov r10, qword ptr [r8 + 8*r10]
    or r10, qword ptr [r8 + 8*r14]
    and r10, qword ptr [rax + 8*r11]
    and r10, r12
    mov r15, r10
    movzx ebx, r11w
    and r15, r13
    je .L251
    lea r11d, [rbx + 0x4000]
    movzx r11d, r11w
    mov ebp, esi
    nop
.L249:
    cmp bpl, -0x1
    je .L250
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, r11d
    movzx r14d, bpl
    inc bpl
    mov word ptr [rcx + 2*r14], si
    mov byte ptr [rcx + 0x200], bpl
    mov esi, ebp
    blsr r15, r15
    jne .L249
    jmp .L251
.L250:
    mov bpl, -0x1
    blsr r15, r15
    jne .L249
    nop
.L251:
    mov r11d, esi
    and r10, r9
    mov rbp, qword ptr [rsp - 0x70]
    je .L247
    nop
.L252:
    cmp r11b, -0x1
    je .L253
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, ebx
    movzx r14d, r11b
    inc r11b
    mov word ptr [rcx + 2*r14], si
    mov byte ptr [rcx + 0x200], r11b
    mov esi, r11d
    blsr r10, r10
    jne .L252
    jmp .L247
.L253:
    mov r11b, -0x1
    blsr r10, r10
    jne .L252
    jmp .L247
.L254:
    mov rax, qword ptr [rsp - 0x40]
    and r12, qword ptr [rax + 0x8]
    je .L293
    mov eax, 0x1
    mov rdx, qword ptr [rsp - 0x60]
    shlx rbx, rax, rdx
    mov rax, qword ptr [rsp - 0x30]
    and rax, r13
    tzcnt rdx, rax
    and edx, 0x3f
    mov rax, qword ptr [rsp - 0x20]
    and rax, r13
    mov rsi, rax
    shr rsi, 0x7
    movabs rdi, 0xfefefefefefe00
    add rdi, 0xfe
    and rdi, rsi
    shr rax, 0x9
    movabs rsi, 0x7f7f7f7f7f7f00
    add rsi, 0x7f
    and rsi, rax
    or rsi, rdi
    shl edx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    or rsi, qword ptr [rdx + rax + 0x8]
    mov qword ptr [rsp - 0x68], rsi
    andn rax, rsi, r12
    je .L284
    mov qword ptr [rsp - 0x60], rbx
    andn rdi, rbx, rbp
    xor esi, esi
    lea r8, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x40], rax
    mov rbx, rax
    mov rbp, qword ptr [rsp - 0x58]
    mov rax, qword ptr [rsp - 0x50]
    mov rdx, qword ptr [rsp - 0x48]
    lea r10, [plywright::board::geometry::AROUND]
    nop
.L255:
    tzcnt r15, rbx
    lea r11, [r15 + 2*r15]
    mov r14d, r15d
    shl r14d, 0x6
    mov r14, qword ptr [r14 + r10]
    and r14, rdx
    movzx r12d, byte ptr [r8 + 8*r11 + 0x14]
    mov r13, qword ptr [r8 + 8*r11]
    and r13, rdi
    imul r13, qword ptr [r8 + 8*r11 + 0x8]
    shrx r12, r13, r12
    mov r13d, dword ptr [r8 + 8*r11 + 0x10]
    add r12, r13
    mov r12, qword ptr [r9 + 8*r12]
    and r12, rbp
    or r12, r14
    mov r14, qword ptr [r8 + 8*r11 + 0x600]
    and r14, rdi
    imul r14, qword ptr [r8 + 8*r11 + 0x608]
    movzx r13d, byte ptr [r8 + 8*r11 + 0x614]
    shrx r14, r14, r13
    mov r13, qword ptr [rsp - 0x78]
    mov r11d, dword ptr [r8 + 8*r11 + 0x610]
    add r14, r11
    mov r11, qword ptr [r9 + 8*r14]
    and r11, rax
    or r11, r12
    mov r14d, 0x1
    shlx r14, r14, r15
    and r11, r13
    cmove r14, r11
    or rsi, r14
    blsr rbx, rbx
    jne .L255
    andn rdx, rsi, qword ptr [rsp - 0x40]
    mov rbp, qword ptr [rsp - 0x70]
    mov rbx, qword ptr [rsp - 0x60]
    mov rdi, rdx
    movzx esi, byte ptr [rsp - 0x79]
    and rdi, r13
    jne .L285
    jmp .L288
.L256:
    xor eax, eax
    mov rsi, rax
    and rsi, r13
    je .L260
.L257:
    movzx r8d, byte ptr [rsp - 0x79]
    or r8d, 0x4000
    movzx r9d, byte ptr [rcx + 0x200]
    movzx r8d, r8w
    nop
.L258:
    cmp r9b, -0x1
    je .L259
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, r8d
    movzx r11d, r9b
    inc r9b
    mov word ptr [rcx + 2*r11], r10w
    mov byte ptr [rcx + 0x200], r9b
    blsr rsi, rsi
    jne .L258
    jmp .L260
.L259:
    mov r9b, -0x1
    blsr rsi, rsi
    jne .L258
.L260:
    andn rsi, r13, rax
    je .L263
    movzx r8d, byte ptr [rsp - 0x79]
    movzx r9d, byte ptr [rcx + 0x200]
    movzx r8d, r8w
    nop
.L261:
    cmp r9b, -0x1
    je .L262
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, r8d
    movzx r11d, r9b
    inc r9b
    mov word ptr [rcx + 2*r11], r10w
    mov byte ptr [rcx + 0x200], r9b
    blsr rsi, rsi
    jne .L261
    jmp .L263
.L262:
    mov r9b, -0x1
    blsr rsi, rsi
    jne .L261
.L263:
    mov rsi, qword ptr [rsp - 0x38]
    movzx r8d, byte ptr [rsi + 0x40]
    test r8b, 0xc
    je .L283
    mov rdx, qword ptr [rsp - 0x78]
    andn rsi, rbx, rdx
    movzx edi, byte ptr [rcx + 0x200]
    test r8b, 0x4
    je .L264
    movabs r9, 0x6000000000000000
    and r9, rdx
    movabs r10, 0x4000000000000000
    and r10, r14
    or r10, r9
    jne .L264
    movabs r9, 0x2000000000000000
    and r9, rax
    je .L264
    movabs r9, 0x10a00000000000
    and r9, qword ptr [rsp - 0x50]
    movabs r10, 0x3e40404040404000
    and r10, rsi
    movabs r11, 0x42020110008804
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0xbc000]
    and r11, r15
    or r11, r9
    movabs r9, 0x20100804020000
    and r9, rsi
    movabs rbx, 0xc204080809440e
    imul rbx, r9
    shr rbx, 0x3b
    mov r9, qword ptr [r10 + 8*rbx + 0xd2100]
    and r9, qword ptr [rsp - 0x58]
    or r9, r11
    test r9, r13
    setne r9b
    cmp dil, -0x1
    sete r10b
    or r10b, r9b
    jne .L264
    movzx r9d, dil
    inc dil
    mov word ptr [rcx + 2*r9], 0x2fbc
    mov byte ptr [rcx + 0x200], dil
.L264:
    test r8b, 0x8
    je .L283
    movabs r8, 0xe00000000000000
    mov rdx, qword ptr [rsp - 0x78]
    and rdx, r8
    movabs r8, 0x400000000000000
    and r14, r8
    or r14, rdx
    jne .L283
    movabs rdx, 0x800000000000000
    and rax, rdx
    je .L283
    movabs rax, 0x110a0000000000
    mov r8, qword ptr [rsp - 0x50]
    and r8, rax
    movabs rax, 0x7a04040404040400
    and rax, rsi
    movabs rdx, 0x61002000084011
    imul rdx, rax
    shr rdx, 0x35
    lea rax, [plywright::sliders::magic::TABLE]
    and r15, qword ptr [rax + 8*rdx + 0xac000]
    or r15, r8
    movabs rdx, 0xa102040000000
    and rdx, rsi
    movabs rsi, 0x4000100202265220
    imul rsi, rdx
    shr rsi, 0x3b
    mov rdx, qword ptr [rsp - 0x58]
    and rdx, qword ptr [rax + 8*rsi + 0xd1d00]
    or rdx, r15
    test rdx, r13
    setne al
    cmp dil, -0x1
    sete dl
    or dl, al
    jne .L283
    movzx eax, dil
    inc dil
    mov word ptr [rcx + 2*rax], 0x3ebc
    mov byte ptr [rcx + 0x200], dil
    jmp .L283
.L265:
    xor r15d, r15d
    mov rsi, r15
    and rsi, r13
    je .L269
.L266:
    movzx edi, byte ptr [rsp - 0x79]
    or edi, 0x4000
    movzx r8d, byte ptr [rcx + 0x200]
    movzx edi, di
    nop
.L267:
    cmp r8b, -0x1
    je .L268
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, edi
    movzx r11d, r8b
    inc r8b
    mov word ptr [rcx + 2*r11], r10w
    mov byte ptr [rcx + 0x200], r8b
    blsr rsi, rsi
    jne .L267
    jmp .L269
.L268:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L267
.L269:
    andn rsi, r13, r15
    je .L272
    movzx edi, byte ptr [rsp - 0x79]
    movzx r8d, byte ptr [rcx + 0x200]
    movzx edi, di
    nop
.L270:
    cmp r8b, -0x1
    je .L271
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, edi
    movzx r11d, r8b
    inc r8b
    mov word ptr [rcx + 2*r11], r10w
    mov byte ptr [rcx + 0x200], r8b
    blsr rsi, rsi
    jne .L270
    jmp .L272
.L271:
    mov r8b, -0x1
    blsr rsi, rsi
    jne .L270
.L272:
    mov rsi, qword ptr [rsp - 0x38]
    movzx r8d, byte ptr [rsi + 0x40]
    test r8b, 0x3
    je .L293
    mov r9, qword ptr [rsp - 0x70]
    andn rsi, rbx, r9
    movzx edi, byte ptr [rcx + 0x200]
    test r8b, 0x1
    je .L273
    and r9d, 0x60
    mov r10d, eax
    and r10d, 0x40
    or r10, r9
    jne .L273
    mov r9d, r15d
    and r9d, 0x20
    je .L273
    mov r9, qword ptr [rsp - 0x48]
    and r9d, 0xa01000
    movabs r10, 0x4040404040403e
    and r10, rsi
    movabs r11, 0x280010008800200
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0x1c000]
    and r11, qword ptr [rsp - 0x58]
    or r11, r9
    movabs r9, 0x20408102000
    and r9, rsi
    movabs rbx, 0x1081040202400260
    imul rbx, r9
    shr rbx, 0x3b
    mov r9, qword ptr [r10 + 8*rbx + 0xc8700]
    and r9, r14
    or r9, r11
    test r9, r13
    setne r9b
    cmp dil, -0x1
    sete r10b
    or r10b, r9b
    jne .L273
    movzx r9d, dil
    inc dil
    mov word ptr [rcx + 2*r9], 0x2184
    mov byte ptr [rcx + 0x200], dil
.L273:
    test r8b, 0x2
    je .L293
    mov rdx, qword ptr [rsp - 0x70]
    and edx, 0xe
    and eax, 0x4
    or rax, rdx
    jne .L293
    and r15d, 0x8
    je .L293
    mov r9, qword ptr [rsp - 0x48]
    and r9d, 0xa1100
    movabs rax, 0x404040404047a
    and rax, rsi
    movabs rdx, 0x5100100900200040
    imul rdx, rax
    shr rdx, 0x35
    lea rax, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rsp - 0x58]
    and r8, qword ptr [rax + 8*rdx + 0xc000]
    or r8, r9
    movabs rdx, 0x4020100a00
    and rdx, rsi
    movabs rsi, 0x1004241082088061
    imul rsi, rdx
    shr rsi, 0x3b
    and r14, qword ptr [rax + 8*rsi + 0xc8300]
    or r14, r8
    test r14, r13
    setne al
    cmp dil, -0x1
    sete dl
    or dl, al
    jne .L293
    movzx eax, dil
    inc dil
    mov word ptr [rcx + 2*rax], 0x3084
    mov byte ptr [rcx + 0x200], dil
    jmp .L293
.L274:
    xor edi, edi
    mov r8, rdi
    movzx esi, byte ptr [rsp - 0x79]
    and r8, r13
    je .L278
.L275:
    lea r9d, [rsi + 0x4000]
    movzx r10d, byte ptr [rcx + 0x200]
    movzx r9d, r9w
    nop
.L276:
    cmp r10b, -0x1
    je .L277
    tzcnt r11, r8
    shl r11d, 0x6
    or r11d, r9d
    movzx ebx, r10b
    inc r10b
    mov word ptr [rcx + 2*rbx], r11w
    mov byte ptr [rcx + 0x200], r10b
    blsr r8, r8
    jne .L276
    jmp .L278
.L277:
    mov r10b, -0x1
    blsr r8, r8
    jne .L276
.L278:
    andn r8, r13, rdi
    je .L281
    movzx r9d, byte ptr [rcx + 0x200]
    movzx esi, si
    nop
.L279:
    cmp r9b, -0x1
    je .L280
    tzcnt r10, r8
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, r9b
    inc r9b
    mov word ptr [rcx + 2*r11], r10w
    mov byte ptr [rcx + 0x200], r9b
    blsr r8, r8
    jne .L279
    jmp .L281
.L280:
    mov r9b, -0x1
    blsr r8, r8
    jne .L279
.L281:
    mov rsi, qword ptr [rsp - 0x38]
    movzx r8d, byte ptr [rsi + 0x40]
    test r8b, 0xc
    je .L283
    mov rax, qword ptr [rsp - 0x78]
    mov rdx, qword ptr [rsp - 0x68]
    andn rsi, rdx, rax
    movzx edx, byte ptr [rcx + 0x200]
    test r8b, 0x4
    je .L282
    movabs r9, 0x6000000000000000
    and r9, rax
    movabs r10, 0x4000000000000000
    and r10, r14
    or r10, r9
    jne .L282
    movabs r9, 0x2000000000000000
    and r9, rdi
    je .L282
    movabs r9, 0x10a00000000000
    and r9, qword ptr [rsp - 0x50]
    movabs r10, 0x3e40404040404000
    and r10, rsi
    movabs r11, 0x42020110008804
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0xbc000]
    and r11, r15
    or r11, r9
    movabs r9, 0x20100804020000
    and r9, rsi
    movabs rbx, 0xc204080809440e
    imul rbx, r9
    shr rbx, 0x3b
    mov r9, qword ptr [r10 + 8*rbx + 0xd2100]
    and r9, qword ptr [rsp - 0x58]
    or r9, r11
    test r9, r13
    setne r9b
    cmp dl, -0x1
    sete r10b
    or r10b, r9b
    jne .L282
    movzx r9d, dl
    inc dl
    mov word ptr [rcx + 2*r9], 0x2fbc
    mov byte ptr [rcx + 0x200], dl
.L282:
    test r8b, 0x8
    je .L283
    movabs r8, 0xe00000000000000
    mov rax, qword ptr [rsp - 0x78]
    and rax, r8
    movabs r8, 0x400000000000000
    and r14, r8
    or r14, rax
    jne .L283
    movabs rax, 0x800000000000000
    and rdi, rax
    je .L283
    movabs rax, 0x110a0000000000
    mov r8, qword ptr [rsp - 0x50]
    and r8, rax
    movabs rax, 0x7a04040404040400
    and rax, rsi
    movabs rdi, 0x61002000084011
    imul rdi, rax
    shr rdi, 0x35
    lea rax, [plywright::sliders::magic::TABLE]
    and r15, qword ptr [rax + 8*rdi + 0xac000]
    or r15, r8
    movabs rdi, 0xa102040000000
    and rdi, rsi
    movabs rsi, 0x4000100202265220
    imul rsi, rdi
    shr rsi, 0x3b
    mov rdi, qword ptr [rsp - 0x58]
    and rdi, qword ptr [rax + 8*rsi + 0xd1d00]
    or rdi, r15
    test rdi, r13
    setne al
    cmp dl, -0x1
    sete sil
    or sil, al
    jne .L283
    movzx eax, dl
    inc dl
    mov word ptr [rcx + 2*rax], 0x3ebc
    mov byte ptr [rcx + 0x200], dl
.L283:
    mov rdi, qword ptr [rsp - 0x38]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L294
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x79]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
.L284:
    xor edx, edx
    mov rdi, rdx
    movzx esi, byte ptr [rsp - 0x79]
    and rdi, r13
    je .L288
.L285:
    lea r8d, [rsi + 0x4000]
    movzx r9d, byte ptr [rcx + 0x200]
    movzx r8d, r8w
    nop
.L286:
    cmp r9b, -0x1
    je .L287
    tzcnt r10, rdi
    shl r10d, 0x6
    or r10d, r8d
    movzx r11d, r9b
    inc r9b
    mov word ptr [rcx + 2*r11], r10w
    mov byte ptr [rcx + 0x200], r9b
    blsr rdi, rdi
    jne .L286
    jmp .L288
.L287:
    mov r9b, -0x1
    blsr rdi, rdi
    jne .L286
.L288:
    andn rdi, r13, rdx
    je .L291
    movzx r8d, byte ptr [rcx + 0x200]
    movzx esi, si
    nop
.L289:
    cmp r8b, -0x1
    je .L290
    tzcnt r9, rdi
    shl r9d, 0x6
    or r9d, esi
    movzx r10d, r8b
    inc r8b
    mov word ptr [rcx + 2*r10], r9w
    mov byte ptr [rcx + 0x200], r8b
    blsr rdi, rdi
    jne .L289
    jmp .L291
.L290:
    mov r8b, -0x1
    blsr rdi, rdi
    jne .L289
.L291:
    mov rsi, qword ptr [rsp - 0x38]
    movzx edi, byte ptr [rsi + 0x40]
    test dil, 0x3
    je .L293
    andn rsi, rbx, rbp
    movzx eax, byte ptr [rcx + 0x200]
    test dil, 0x1
    je .L292
    mov r8d, ebp
    and r8d, 0x60
    mov r9, qword ptr [rsp - 0x68]
    and r9d, 0x40
    or r9, r8
    jne .L292
    mov r8d, edx
    and r8d, 0x20
    je .L292
    mov r8, qword ptr [rsp - 0x48]
    and r8d, 0xa01000
    movabs r9, 0x4040404040403e
    and r9, rsi
    movabs r10, 0x280010008800200
    imul r10, r9
    shr r10, 0x35
    lea r9, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r9 + 8*r10 + 0x1c000]
    and r10, qword ptr [rsp - 0x58]
    or r10, r8
    movabs r8, 0x20408102000
    and r8, rsi
    movabs r11, 0x1081040202400260
    imul r11, r8
    shr r11, 0x3b
    mov r8, qword ptr [r9 + 8*r11 + 0xc8700]
    and r8, qword ptr [rsp - 0x50]
    or r8, r10
    test r8, r13
    setne r8b
    cmp al, -0x1
    sete r9b
    or r9b, r8b
    jne .L292
    movzx r8d, al
    inc al
    mov word ptr [rcx + 2*r8], 0x2184
    mov byte ptr [rcx + 0x200], al
.L292:
    test dil, 0x2
    je .L293
    and ebp, 0xe
    mov rdi, qword ptr [rsp - 0x68]
    and edi, 0x4
    or rdi, rbp
    jne .L293
    and edx, 0x8
    je .L293
    mov r9, qword ptr [rsp - 0x48]
    and r9d, 0xa1100
    movabs rdx, 0x404040404047a
    and rdx, rsi
    movabs rdi, 0x5100100900200040
    imul rdi, rdx
    shr rdi, 0x35
    lea rdx, [plywright::sliders::magic::TABLE]
    mov r8, qword ptr [rsp - 0x58]
    and r8, qword ptr [rdx + 8*rdi + 0xc000]
    or r8, r9
    movabs rdi, 0x4020100a00
    and rdi, rsi
    movabs rsi, 0x1004241082088061
    imul rsi, rdi
    shr rsi, 0x3b
    mov rdi, qword ptr [rsp - 0x50]
    and rdi, qword ptr [rdx + 8*rsi + 0xc8300]
    or rdi, r8
    test rdi, r13
    setne dl
    cmp al, -0x1
    sete sil
    or sil, dl
    jne .L293
    movzx edx, al
    inc al
    mov word ptr [rcx + 2*rdx], 0x3084
    mov byte ptr [rcx + 0x200], al
.L293:
    mov rdi, qword ptr [rsp - 0x38]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L299
.L294:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L295:
    xor edx, edx
.L296:
    movzx esi, byte ptr [rsp - 0x79]
    mov rdi, qword ptr [rsp - 0x38]
    mov r8, r13
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::filtered
.L297:
    xor edx, edx
.L298:
    movzx esi, byte ptr [rsp - 0x79]
    mov rdi, qword ptr [rsp - 0x38]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::filtered
.L299:
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x79]
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
    sub rsp, 0x138
    mov r15, rcx
    movabs r13, 0xfefefefefefe00
    mov r12, qword ptr [rdi + 0x38]
    mov rcx, qword ptr [rdi]
    mov rbp, qword ptr [rdi + 0x30]
    movzx r11d, sil
    mov rax, r12
    mov qword ptr [rsp + 0x60], rcx
    and rax, rcx
    mov r10d, r11d
    shl r10d, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x38], r11
    and r11b, 0x7
    movabs rcx, 0x101010101010101
    shlx rbx, rcx, r11
    mov rcx, qword ptr [r10 + r9 + 0x38]
    andn rcx, rcx, rdx
    andn rcx, rcx, rax
    shr rcx, 0x7
    lea r11, [r13 + 0xfe]
    and r11, rbp
    and r11, rcx
    mov rcx, qword ptr [r10 + r9 + 0x30]
    andn rcx, rcx, rdx
    andn rcx, rcx, rax
    shr rcx, 0x9
    movabs r13, 0x7f7f7f7f7f7f00
    add r13, 0x7f
    and r13, rbp
    and r13, rcx
    mov qword ptr [rsp + 0x40], r13
    mov qword ptr [rsp + 0x28], rdi
    mov qword ptr [rsp + 0xf0], rdi
    mov dword ptr [rsp + 0xcc], esi
    mov byte ptr [rsp + 0x108], sil
    mov qword ptr [rsp + 0xf8], r15
    mov qword ptr [rsp + 0xb0], r8
    mov qword ptr [rsp + 0x100], r8
    mov qword ptr [rsp + 0x68], rbp
    mov qword ptr [rsp + 0x80], r12
    or rbp, r12
    lea rcx, [r9 + r10]
    mov qword ptr [rsp + 0x70], rcx
    mov qword ptr [rsp + 0x98], rdx
    andn rdx, rbx, rdx
    andn rdx, rdx, rax
    shr rdx, 0x8
    andn rdi, rbp, rdx
    test eax, 0xff00
    mov qword ptr [rsp + 0x50], rbp
    mov qword ptr [rsp + 0x48], r15
    mov qword ptr [rsp + 0x58], rdi
    je .L12
    mov rbx, rdi
    and rbx, 0xff
    je .L3
    mov rcx, qword ptr [rsp + 0x28]
    mov rax, qword ptr [rcx + 0x8]
    mov r10, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x18]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp], rdx
    mov rax, qword ptr [rsp + 0x38]
    lea rsi, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rdi + 8*rsi]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rdi + 8*rsi + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rdi + 8*rsi + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rdi + 8*rsi + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp + 0x8], rax
    mov rax, qword ptr [rcx + 0x18]
    or rax, r10
    mov rdx, qword ptr [rdi + 8*rsi + 0x600]
    mov qword ptr [rsp + 0x30], rdx
    mov rdx, qword ptr [rdi + 8*rsi + 0x608]
    mov r12d, dword ptr [rdi + 8*rsi + 0x610]
    mov edi, dword ptr [rdi + 8*rsi + 0x614]
    and edi, 0x3f
    or r10, qword ptr [rcx + 0x10]
    lea r8, [plywright::sliders::magic::TABLE]
    mov rsi, rbx
    mov rcx, qword ptr [rsp + 0x68]
    nop
.L0:
    tzcnt r9, rsi
    mov r14d, 0x101
    shlx r14, r14, r9
    andn r14, r14, rbp
    bts r14, r9
    mov r15, qword ptr [rsp + 0x20]
    and r15, r14
    imul r15, qword ptr [rsp + 0x18]
    mov r13, qword ptr [rsp + 0x8]
    shrx r15, r15, r13
    add r15, qword ptr [rsp + 0x10]
    mov r13, qword ptr [r8 + 8*r15]
    and r13, rax
    or r13, qword ptr [rsp]
    and r14, qword ptr [rsp + 0x30]
    imul r14, rdx
    shrx r14, r14, rdi
    add r14, r12
    mov r15, qword ptr [r8 + 8*r14]
    and r15, r10
    or r15, r13
    mov r14, rbx
    btr r15, r9
    mov ebx, 0x1
    shlx r9, rbx, r9
    and r15, rcx
    cmovne r15, r9
    mov rbx, r15
    xor rbx, r14
    blsr rsi, rsi
    jne .L0
    cmp r15, r14
    mov r15, qword ptr [rsp + 0x48]
    je .L3
    movzx eax, byte ptr [r15 + 0x200]
    nop
.L1:
    mov sil, -0x1
    cmp al, -0x1
    je .L2
    tzcnt rdx, rbx
    mov edi, edx
    shl edi, 0x6
    add edx, edi
    add edx, 0x8
    lea edi, [rax + 0x1]
    movzx edx, dx
    mov r8d, edx
    or r8d, 0xb000
    movzx r9d, al
    mov word ptr [r15 + 2*r9], r8w
    mov byte ptr [r15 + 0x200], dil
    cmp dil, -0x1
    je .L2
    lea r8d, [rax + 0x2]
    lea r9d, [rdx + 0x8000]
    movzx edi, dil
    mov word ptr [r15 + 2*rdi], r9w
    mov byte ptr [r15 + 0x200], r8b
    cmp r8b, -0x1
    je .L2
    lea edi, [rax + 0x3]
    mov r9d, edx
    or r9d, 0xa000
    movzx r8d, r8b
    mov word ptr [r15 + 2*r8], r9w
    mov byte ptr [r15 + 0x200], dil
    cmp dil, -0x1
    je .L2
    add al, 0x4
    or edx, 0x9000
    movzx esi, dil
    mov word ptr [r15 + 2*rsi], dx
    mov byte ptr [r15 + 0x200], al
    mov esi, eax
.L2:
    blsr rbx, rbx
    mov eax, esi
    jne .L1
.L3:
    mov rbp, r11
    and rbp, 0xfe
    mov rbx, qword ptr [rsp + 0x40]
    je .L7
    mov rcx, qword ptr [rsp + 0x28]
    mov rax, qword ptr [rcx + 0x8]
    mov r14, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x18]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp], rdx
    mov rax, qword ptr [rsp + 0x38]
    lea rsi, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rdi + 8*rsi]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rdi + 8*rsi + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rdi + 8*rsi + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rdi + 8*rsi + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp + 0x8], rax
    mov rax, qword ptr [rcx + 0x18]
    or rax, r14
    mov rdx, qword ptr [rdi + 8*rsi + 0x600]
    mov qword ptr [rsp + 0x30], rdx
    mov rdx, qword ptr [rdi + 8*rsi + 0x608]
    mov ebx, dword ptr [rdi + 8*rsi + 0x610]
    mov edi, dword ptr [rdi + 8*rsi + 0x614]
    and edi, 0x3f
    or r14, qword ptr [rcx + 0x10]
    lea r8, [plywright::sliders::magic::TABLE]
    mov rsi, rbp
    mov rcx, qword ptr [rsp + 0x68]
    mov r13, qword ptr [rsp + 0x50]
    nop
.L4:
    tzcnt r15, rsi
    mov r9d, 0x81
    shlx r9, r9, r15
    andn r9, r9, r13
    bts r9, r15
    mov r12, qword ptr [rsp + 0x20]
    and r12, r9
    imul r12, qword ptr [rsp + 0x18]
    mov r10, qword ptr [rsp + 0x8]
    shrx r12, r12, r10
    add r12, qword ptr [rsp + 0x10]
    mov r12, qword ptr [r8 + 8*r12]
    and r12, rax
    or r12, qword ptr [rsp]
    and r9, qword ptr [rsp + 0x30]
    imul r9, rdx
    shrx r9, r9, rdi
    add r9, rbx
    mov r9, qword ptr [r8 + 8*r9]
    and r9, r14
    or r9, r12
    mov r12, rbp
    btr r9, r15
    mov r10d, 0x1
    shlx r15, r10, r15
    and r9, rcx
    cmovne r9, r15
    mov rbp, r9
    xor rbp, r12
    blsr rsi, rsi
    jne .L4
    cmp r9, r12
    mov r15, qword ptr [rsp + 0x48]
    mov rbx, qword ptr [rsp + 0x40]
    je .L7
    movzx eax, byte ptr [r15 + 0x200]
    nop
.L5:
    mov sil, -0x1
    cmp al, -0x1
    je .L6
    tzcnt rdx, rbp
    mov edi, edx
    shl edi, 0x6
    add edx, edi
    add edx, 0x7
    lea edi, [rax + 0x1]
    movzx edx, dx
    mov r8d, edx
    or r8d, 0xf000
    movzx r9d, al
    mov word ptr [r15 + 2*r9], r8w
    mov byte ptr [r15 + 0x200], dil
    cmp dil, -0x1
    je .L6
    lea r8d, [rax + 0x2]
    mov r9d, edx
    or r9d, 0xc000
    movzx edi, dil
    mov word ptr [r15 + 2*rdi], r9w
    mov byte ptr [r15 + 0x200], r8b
    cmp r8b, -0x1
    je .L6
    lea edi, [rax + 0x3]
    mov r9d, edx
    or r9d, 0xe000
    movzx r8d, r8b
    mov word ptr [r15 + 2*r8], r9w
    mov byte ptr [r15 + 0x200], dil
    cmp dil, -0x1
    je .L6
    add al, 0x4
    or edx, 0xd000
    movzx esi, dil
    mov word ptr [r15 + 2*rsi], dx
    mov byte ptr [r15 + 0x200], al
    mov esi, eax
.L6:
    blsr rbp, rbp
    mov eax, esi
    jne .L5
.L7:
    mov r13, rbx
    and r13, 0x7f
    mov rbp, qword ptr [rsp + 0x50]
    je .L11
    mov rcx, qword ptr [rsp + 0x28]
    mov rax, qword ptr [rcx + 0x8]
    mov r12, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x18]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp], rdx
    mov rax, qword ptr [rsp + 0x38]
    lea rdx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rdx]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rsi + 8*rdx + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp + 0x8], rax
    mov rax, qword ptr [rcx + 0x18]
    or rax, r12
    mov rdi, qword ptr [rsi + 8*rdx + 0x600]
    mov qword ptr [rsp + 0x30], rdi
    mov r15, qword ptr [rsi + 8*rdx + 0x608]
    mov ebx, dword ptr [rsi + 8*rdx + 0x610]
    mov r14d, dword ptr [rsi + 8*rdx + 0x614]
    and r14d, 0x3f
    or r12, qword ptr [rcx + 0x10]
    lea r8, [plywright::sliders::magic::TABLE]
    mov rsi, r13
    mov rcx, qword ptr [rsp + 0x68]
    nop
.L8:
    tzcnt r9, rsi
    mov edx, 0x201
    shlx rdx, rdx, r9
    andn rdx, rdx, rbp
    bts rdx, r9
    mov rdi, qword ptr [rsp + 0x20]
    and rdi, rdx
    imul rdi, qword ptr [rsp + 0x18]
    mov r10, qword ptr [rsp + 0x8]
    shrx rdi, rdi, r10
    add rdi, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [r8 + 8*rdi]
    and rdi, rax
    or rdi, qword ptr [rsp]
    and rdx, qword ptr [rsp + 0x30]
    imul rdx, r15
    shrx rdx, rdx, r14
    add rdx, rbx
    mov rdx, qword ptr [r8 + 8*rdx]
    and rdx, r12
    or rdx, rdi
    mov rdi, r13
    btr rdx, r9
    mov r10d, 0x1
    shlx r9, r10, r9
    and rdx, rcx
    cmovne rdx, r9
    mov r13, rdx
    xor r13, rdi
    blsr rsi, rsi
    jne .L8
    cmp rdx, rdi
    mov r15, qword ptr [rsp + 0x48]
    mov rbx, qword ptr [rsp + 0x40]
    je .L11
    movzx eax, byte ptr [r15 + 0x200]
.L9:
    mov dl, -0x1
    cmp al, -0x1
    je .L10
    tzcnt rsi, r13
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x9
    lea r8d, [rax + 0x1]
    movzx esi, si
    mov edi, esi
    or edi, 0xf000
    movzx r9d, al
    mov word ptr [r15 + 2*r9], di
    mov byte ptr [r15 + 0x200], r8b
    cmp r8b, -0x1
    je .L10
    lea r9d, [rax + 0x2]
    mov edi, esi
    or edi, 0xc000
    movzx r8d, r8b
    mov word ptr [r15 + 2*r8], di
    mov byte ptr [r15 + 0x200], r9b
    cmp r9b, -0x1
    je .L10
    lea r8d, [rax + 0x3]
    mov edi, esi
    or edi, 0xe000
    movzx r9d, r9b
    mov word ptr [r15 + 2*r9], di
    mov byte ptr [r15 + 0x200], r8b
    cmp r8b, -0x1
    je .L10
    add al, 0x4
    or esi, 0xd000
    movzx edx, r8b
    mov word ptr [r15 + 2*rdx], si
    mov byte ptr [r15 + 0x200], al
    mov edx, eax
.L10:
    blsr r13, r13
    mov eax, edx
    jne .L9
.L11:
    mov rdi, qword ptr [rsp + 0x58]
    mov r12, rdi
    and r12, -0x100
    movabs rax, 0xfefefefefefe00
    and r11, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rbx, rax
    jmp .L13
.L12:
    mov r12, rdi
    mov rbx, qword ptr [rsp + 0x40]
.L13:
    not rbp
    movabs r8, 0xff00000000
    test r11, r11
    mov rcx, qword ptr [rsp + 0x28]
    je .L15
    mov qword ptr [rsp + 0x40], rbx
    mov rax, qword ptr [rcx + 0x8]
    mov rdi, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x18]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp], rdx
    mov rax, qword ptr [rsp + 0x38]
    lea rax, [rax + 2*rax]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov rdx, qword ptr [r8 + 8*rax]
    mov qword ptr [rsp + 0x20], rdx
    mov rdx, qword ptr [r8 + 8*rax + 0x8]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [r8 + 8*rax + 0x10]
    mov qword ptr [rsp + 0x10], rdx
    mov edx, dword ptr [r8 + 8*rax + 0x14]
    and edx, 0x3f
    mov qword ptr [rsp + 0x8], rdx
    mov rsi, qword ptr [rcx + 0x18]
    or rsi, rdi
    mov rdx, qword ptr [r8 + 8*rax + 0x600]
    mov qword ptr [rsp + 0x30], rdx
    mov rdx, qword ptr [r8 + 8*rax + 0x608]
    mov qword ptr [rsp + 0x78], rdx
    mov r9d, dword ptr [r8 + 8*rax + 0x610]
    mov eax, dword ptr [r8 + 8*rax + 0x614]
    and eax, 0x3f
    or rdi, qword ptr [rcx + 0x10]
    mov rdx, rdi
    lea r8, [plywright::sliders::magic::TABLE]
    mov r14, r11
    mov rcx, qword ptr [rsp + 0x68]
    mov rdi, qword ptr [rsp + 0x50]
    mov r15, qword ptr [rsp + 0x8]
    nop
.L14:
    tzcnt rbx, r14
    mov r10d, 0x81
    shlx r10, r10, rbx
    andn r10, r10, rdi
    bts r10, rbx
    mov r13, qword ptr [rsp + 0x20]
    and r13, r10
    imul r13, qword ptr [rsp + 0x18]
    shrx r13, r13, r15
    add r13, qword ptr [rsp + 0x10]
    mov r13, qword ptr [r8 + 8*r13]
    and r13, rsi
    or r13, qword ptr [rsp]
    and r10, qword ptr [rsp + 0x30]
    imul r10, qword ptr [rsp + 0x78]
    shrx r10, r10, rax
    add r10, r9
    mov r10, qword ptr [r8 + 8*r10]
    and r10, rdx
    or r10, r13
    mov r13, r11
    btr r10, rbx
    mov r11d, 0x1
    shlx r11, r11, rbx
    and r10, rcx
    cmovne r10, r11
    mov r11, r10
    xor r11, r13
    blsr r14, r14
    jne .L14
    cmp r10, r13
    mov rcx, qword ptr [rsp + 0x28]
    mov r15, qword ptr [rsp + 0x48]
    mov rbx, qword ptr [rsp + 0x40]
    mov rdi, qword ptr [rsp + 0x58]
    movabs r8, 0xff00000000
    jne .L72
.L15:
    shr rdi, 0x8
    and rbp, r8
    test rbx, rbx
    je .L17
    mov qword ptr [rsp + 0x58], rdi
    mov rax, qword ptr [rcx + 0x8]
    mov rdi, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x18]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp], rdx
    mov rax, qword ptr [rsp + 0x38]
    lea rsi, [rax + 2*rax]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [r8 + 8*rsi]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [r8 + 8*rsi + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [r8 + 8*rsi + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [r8 + 8*rsi + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp + 0x8], rax
    mov rax, qword ptr [rcx + 0x18]
    or rax, rdi
    mov rdx, qword ptr [r8 + 8*rsi + 0x600]
    mov qword ptr [rsp + 0x30], rdx
    mov rdx, qword ptr [r8 + 8*rsi + 0x608]
    mov qword ptr [rsp + 0x78], rdx
    mov r15d, dword ptr [r8 + 8*rsi + 0x610]
    mov esi, dword ptr [r8 + 8*rsi + 0x614]
    and esi, 0x3f
    or rdi, qword ptr [rcx + 0x10]
    lea r14, [plywright::sliders::magic::TABLE]
    mov r11, rbx
    mov rcx, qword ptr [rsp + 0x68]
    mov r9, qword ptr [rsp + 0x50]
    nop
.L16:
    mov r10, rbx
    tzcnt rbx, r11
    mov edx, 0x201
    shlx r8, rdx, rbx
    andn r8, r8, r9
    bts r8, rbx
    mov r13, qword ptr [rsp + 0x20]
    and r13, r8
    imul r13, qword ptr [rsp + 0x18]
    mov rdx, qword ptr [rsp + 0x8]
    shrx r13, r13, rdx
    add r13, qword ptr [rsp + 0x10]
    mov r13, qword ptr [r14 + 8*r13]
    and r13, rax
    or r13, qword ptr [rsp]
    and r8, qword ptr [rsp + 0x30]
    imul r8, qword ptr [rsp + 0x78]
    shrx r8, r8, rsi
    add r8, r15
    mov r8, qword ptr [r14 + 8*r8]
    and r8, rdi
    or r8, r13
    btr r8, rbx
    mov edx, 0x1
    shlx rbx, rdx, rbx
    and r8, rcx
    cmovne r8, rbx
    mov rbx, r8
    xor rbx, r10
    blsr r11, r11
    jne .L16
    cmp r8, r10
    mov rcx, qword ptr [rsp + 0x28]
    mov r15, qword ptr [rsp + 0x48]
    mov rdi, qword ptr [rsp + 0x58]
    jne .L75
.L17:
    and rbp, rdi
    test r12, r12
    je .L19
    mov rax, qword ptr [rcx + 0x8]
    mov r14, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x18]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp], rdx
    mov rax, qword ptr [rsp + 0x38]
    lea rdi, [rax + 2*rax]
    lea r8, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [r8 + 8*rdi]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [r8 + 8*rdi + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [r8 + 8*rdi + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [r8 + 8*rdi + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp + 0x8], rax
    mov r11, qword ptr [rcx + 0x18]
    or r11, r14
    mov rax, qword ptr [r8 + 8*rdi + 0x600]
    mov qword ptr [rsp + 0x30], rax
    mov rax, qword ptr [r8 + 8*rdi + 0x608]
    mov edx, dword ptr [r8 + 8*rdi + 0x610]
    mov r15d, dword ptr [r8 + 8*rdi + 0x614]
    and r15d, 0x3f
    or r14, qword ptr [rcx + 0x10]
    lea r13, [plywright::sliders::magic::TABLE]
    mov rbx, r12
    mov rcx, qword ptr [rsp + 0x68]
    mov r10, qword ptr [rsp + 0x50]
    nop
.L18:
    tzcnt r8, rbx
    mov esi, 0x101
    shlx rdi, rsi, r8
    andn rdi, rdi, r10
    bts rdi, r8
    mov r9, qword ptr [rsp + 0x20]
    and r9, rdi
    imul r9, qword ptr [rsp + 0x18]
    mov rsi, qword ptr [rsp + 0x8]
    shrx r9, r9, rsi
    add r9, qword ptr [rsp + 0x10]
    mov rsi, qword ptr [r13 + 8*r9]
    and rsi, r11
    or rsi, qword ptr [rsp]
    and rdi, qword ptr [rsp + 0x30]
    imul rdi, rax
    shrx rdi, rdi, r15
    add rdi, rdx
    mov r9, qword ptr [r13 + 8*rdi]
    and r9, r14
    or r9, rsi
    mov rdi, r12
    btr r9, r8
    mov esi, 0x1
    shlx rsi, rsi, r8
    and r9, rcx
    cmovne r9, rsi
    mov r12, r9
    xor r12, rdi
    blsr rbx, rbx
    jne .L18
    cmp r9, rdi
    mov rcx, qword ptr [rsp + 0x28]
    mov r15, qword ptr [rsp + 0x48]
    jne .L78
.L19:
    mov rax, qword ptr [rsp + 0x98]
    not rax
    mov qword ptr [rsp + 0x78], rax
    test rbp, rbp
    je .L22
    mov rsi, qword ptr [rcx + 0x8]
    mov rdi, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rdx]
    mov qword ptr [rsp + 0x40], rsi
    and rax, rsi
    mov rdx, qword ptr [rdx + 0x18]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp], rdx
    mov rax, qword ptr [rsp + 0x38]
    lea rax, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rdx, qword ptr [rsi + 8*rax]
    mov qword ptr [rsp + 0x20], rdx
    mov rdx, qword ptr [rsi + 8*rax + 0x8]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rsi + 8*rax + 0x10]
    mov qword ptr [rsp + 0x10], rdx
    mov r8d, dword ptr [rsi + 8*rax + 0x14]
    and r8d, 0x3f
    mov rbx, qword ptr [rcx + 0x18]
    or rbx, rdi
    mov r14, qword ptr [rsi + 8*rax + 0x600]
    mov r9, qword ptr [rsi + 8*rax + 0x608]
    mov edx, dword ptr [rsi + 8*rax + 0x610]
    mov r12d, dword ptr [rsi + 8*rax + 0x614]
    and r12d, 0x3f
    or rdi, qword ptr [rcx + 0x10]
    lea r13, [plywright::sliders::magic::TABLE]
    mov r10, rbp
    mov rcx, qword ptr [rsp + 0x68]
    mov r11, qword ptr [rsp + 0x50]
    nop
.L20:
    tzcnt rsi, r10
    mov eax, 0x10001
    shlx rax, rax, rsi
    andn rax, rax, r11
    bts rax, rsi
    mov r15, qword ptr [rsp + 0x20]
    and r15, rax
    imul r15, qword ptr [rsp + 0x18]
    shrx r15, r15, r8
    add r15, qword ptr [rsp + 0x10]
    mov r15, qword ptr [r13 + 8*r15]
    and r15, rbx
    or r15, qword ptr [rsp]
    and rax, r14
    imul rax, r9
    shrx rax, rax, r12
    add rax, rdx
    mov rax, qword ptr [r13 + 8*rax]
    and rax, rdi
    or rax, r15
    mov r15, rbp
    btr rax, rsi
    mov ebp, 0x1
    shlx rsi, rbp, rsi
    and rax, rcx
    cmovne rax, rsi
    mov rbp, rax
    xor rbp, r15
    blsr r10, r10
    jne .L20
    cmp rax, r15
    jne .L81
    mov rcx, qword ptr [rsp + 0x28]
    mov r15, qword ptr [rsp + 0x48]
.L21:
    mov rdx, qword ptr [rsp + 0x40]
    jmp .L23
.L22:
    mov rdx, qword ptr [rcx + 0x8]
.L23:
    mov rax, qword ptr [rsp + 0x80]
    mov r11, rax
    not r11
    mov rsi, qword ptr [rsp + 0x78]
    and rsi, rax
    mov qword ptr [rsp + 0x78], rsi
    mov rax, qword ptr [rsp + 0xb0]
    not rax
    mov qword ptr [rsp + 0x30], rax
    mov qword ptr [rsp + 0x40], rdx
    and rsi, rdx
    lea r13, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x50]
    mov qword ptr [rsp + 0x8], r11
    je .L49
    mov rax, qword ptr [rsp + 0x38]
    lea rax, [rax + 2*rax]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rdx + 8*rax]
    mov qword ptr [rsp + 0xc0], rax
    mov rdx, qword ptr [rcx + 0x10]
    mov rax, qword ptr [rcx + 0x20]
    mov rdi, qword ptr [rcx + 0x18]
    or rdi, rax
    mov qword ptr [rsp + 0xb8], rdx
    mov rcx, rdx
    mov qword ptr [rsp + 0x88], rax
    or rcx, rax
    mov qword ptr [rsp + 0x58], rcx
    movzx ecx, byte ptr [r15 + 0x200]
    mov qword ptr [rsp + 0xa8], rdi
    jmp .L25
    nop
.L24:
    mov rsi, qword ptr [rsp + 0x80]
    blsr rsi, rsi
    je .L35
.L25:
    mov byte ptr [rsp + 0x90], cl
    mov qword ptr [rsp + 0x80], rsi
    tzcnt rdx, rsi
    mov eax, edx
    shl eax, 0x6
    mov r10, qword ptr [rax + r13]
    and r10, r11
    mov qword ptr [rsp + 0xa0], rdx
    je .L30
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rcx]
    and rax, qword ptr [rsp + 0x40]
    mov rcx, qword ptr [rcx + 0x18]
    and rcx, qword ptr [rsp + 0x60]
    or rcx, rax
    mov qword ptr [rsp], rcx
    mov rax, qword ptr [rsp + 0xc0]
    mov rcx, qword ptr [rax]
    mov qword ptr [rsp + 0x20], rcx
    mov rcx, qword ptr [rax + 0x8]
    mov qword ptr [rsp + 0x18], rcx
    mov ecx, dword ptr [rax + 0x10]
    mov qword ptr [rsp + 0x10], rcx
    mov r9d, dword ptr [rax + 0x14]
    and r9d, 0x3f
    mov rdi, qword ptr [rax + 0x600]
    mov r13, qword ptr [rax + 0x608]
    mov esi, dword ptr [rax + 0x610]
    mov r14d, dword ptr [rax + 0x614]
    and r14d, 0x3f
    mov rbx, qword ptr [rsp + 0x50]
    btr rbx, rdx
    mov rax, r10
    mov r8, qword ptr [rsp + 0x68]
    mov rbp, qword ptr [rsp + 0x58]
    mov rdx, qword ptr [rsp + 0xa8]
    lea r15, [plywright::sliders::magic::TABLE]
    nop
.L26:
    blsi r11, rax
    mov rcx, rbx
    or rcx, r11
    mov r12, qword ptr [rsp + 0x20]
    and r12, rcx
    imul r12, qword ptr [rsp + 0x18]
    shrx r12, r12, r9
    add r12, qword ptr [rsp + 0x10]
    mov r12, qword ptr [r15 + 8*r12]
    and r12, rdx
    or r12, qword ptr [rsp]
    and rcx, rdi
    imul rcx, r13
    shrx rcx, rcx, r14
    add rcx, rsi
    mov rcx, qword ptr [r15 + 8*rcx]
    and rcx, rbp
    or rcx, r12
    andn rcx, r11, rcx
    and rcx, r8
    cmovne rcx, r11
    xor r10, rcx
    blsr rax, rax
    jne .L26
    mov rdx, qword ptr [rsp + 0xb0]
    movzx esi, word ptr [rsp + 0xa0]
    and rdx, r10
    je .L31
.L27:
    lea eax, [rsi + 0x4000]
    movzx eax, ax
    movzx ecx, byte ptr [rsp + 0x90]
    mov edi, ecx
    lea r13, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x50]
    mov r15, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    nop
.L28:
    cmp dil, -0x1
    je .L29
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, eax
    movzx r8d, dil
    inc dil
    mov word ptr [r15 + 2*r8], cx
    mov byte ptr [r15 + 0x200], dil
    mov ecx, edi
    blsr rdx, rdx
    jne .L28
    jmp .L32
.L29:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L28
    jmp .L32
    nop
.L30:
    xor r10d, r10d
    mov rdx, qword ptr [rsp + 0xb0]
    movzx esi, word ptr [rsp + 0xa0]
    and rdx, r10
    jne .L27
.L31:
    lea r13, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x50]
    mov r15, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    movzx ecx, byte ptr [rsp + 0x90]
.L32:
    mov eax, ecx
    and r10, qword ptr [rsp + 0x30]
    je .L24
    nop
.L33:
    cmp al, -0x1
    je .L34
    tzcnt rcx, r10
    shl ecx, 0x6
    or ecx, esi
    movzx edx, al
    inc al
    mov word ptr [r15 + 2*rdx], cx
    mov byte ptr [r15 + 0x200], al
    mov ecx, eax
    blsr r10, r10
    jne .L33
    jmp .L24
.L34:
    mov al, -0x1
    blsr r10, r10
    jne .L33
    jmp .L24
.L35:
    mov rcx, qword ptr [rsp + 0x28]
    mov rdx, qword ptr [rsp + 0x88]
    mov rax, qword ptr [rsp + 0x58]
    mov rsi, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x58], rax
    and rsi, rax
    je .L50
.L36:
    mov rax, qword ptr [rsp + 0x38]
    lea rax, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rdi + 8*rax]
    mov qword ptr [rsp + 0xc0], rax
    mov rax, qword ptr [rcx + 0x18]
    mov qword ptr [rsp + 0xa8], rax
    or rdx, rax
    mov qword ptr [rsp + 0x88], rdx
    movzx eax, byte ptr [r15 + 0x200]
    lea r9, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsp + 0x58]
    jmp .L38
    nop
.L37:
    mov rsi, qword ptr [rsp + 0x80]
    blsr rsi, rsi
    je .L48
.L38:
    mov byte ptr [rsp + 0x90], al
    mov qword ptr [rsp + 0x80], rsi
    tzcnt rcx, rsi
    lea rdx, [rcx + 2*rcx]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    mov esi, dword ptr [rax + 8*rdx + 0x610]
    movzx edi, byte ptr [rax + 8*rdx + 0x614]
    mov r8, qword ptr [rax + 8*rdx + 0x600]
    and r8, rbp
    imul r8, qword ptr [rax + 8*rdx + 0x608]
    shrx rdx, r8, rdi
    add rdx, rsi
    mov r8, qword ptr [r9 + 8*rdx]
    and r8, r11
    mov qword ptr [rsp + 0xa0], rcx
    je .L43
    mov rax, qword ptr [rsp + 0x70]
    mov rdx, qword ptr [rax]
    and rdx, qword ptr [rsp + 0x40]
    mov rax, qword ptr [rax + 0x18]
    and rax, qword ptr [rsp + 0x60]
    or rax, rdx
    mov qword ptr [rsp], rax
    mov rax, qword ptr [rsp + 0xc0]
    mov rdx, qword ptr [rax]
    mov qword ptr [rsp + 0x20], rdx
    mov rdx, qword ptr [rax + 0x8]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rax + 0x10]
    mov qword ptr [rsp + 0x10], rdx
    mov edx, dword ptr [rax + 0x14]
    and edx, 0x3f
    mov r10, qword ptr [rax + 0x600]
    mov rsi, qword ptr [rax + 0x608]
    mov r13d, dword ptr [rax + 0x610]
    mov r14d, dword ptr [rax + 0x614]
    and r14d, 0x3f
    mov rax, rbp
    btr rax, rcx
    mov rbx, r8
    mov rcx, qword ptr [rsp + 0x68]
    mov r9, qword ptr [rsp + 0x88]
    lea r15, [plywright::sliders::magic::TABLE]
    nop
.L39:
    blsi r11, rbx
    mov rdi, rax
    or rdi, r11
    mov rbp, qword ptr [rsp + 0x20]
    and rbp, rdi
    imul rbp, qword ptr [rsp + 0x18]
    shrx rbp, rbp, rdx
    add rbp, qword ptr [rsp + 0x10]
    mov rbp, qword ptr [r15 + 8*rbp]
    and rbp, r9
    or rbp, qword ptr [rsp]
    and rdi, r10
    imul rdi, rsi
    shrx rdi, rdi, r14
    add rdi, r13
    mov rdi, qword ptr [r15 + 8*rdi]
    and rdi, r12
    or rdi, rbp
    andn rdi, r11, rdi
    and rdi, rcx
    cmovne rdi, r11
    xor r8, rdi
    blsr rbx, rbx
    jne .L39
    mov rdx, qword ptr [rsp + 0xb0]
    movzx esi, word ptr [rsp + 0xa0]
    and rdx, r8
    je .L44
.L40:
    lea eax, [rsi + 0x4000]
    movzx edi, ax
    movzx eax, byte ptr [rsp + 0x90]
    mov r9d, eax
    lea r13, [plywright::board::geometry::AROUND]
    mov r15, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    nop
.L41:
    cmp r9b, -0x1
    je .L42
    tzcnt rax, rdx
    shl eax, 0x6
    or eax, edi
    movzx ecx, r9b
    inc r9b
    mov word ptr [r15 + 2*rcx], ax
    mov byte ptr [r15 + 0x200], r9b
    mov eax, r9d
    blsr rdx, rdx
    jne .L41
    jmp .L45
.L42:
    mov r9b, -0x1
    blsr rdx, rdx
    jne .L41
    jmp .L45
    nop
.L43:
    xor r8d, r8d
    mov rdx, qword ptr [rsp + 0xb0]
    movzx esi, word ptr [rsp + 0xa0]
    and rdx, r8
    jne .L40
.L44:
    lea r13, [plywright::board::geometry::AROUND]
    mov r15, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    movzx eax, byte ptr [rsp + 0x90]
.L45:
    mov edx, eax
    and r8, qword ptr [rsp + 0x30]
    mov rbp, qword ptr [rsp + 0x50]
    lea r9, [plywright::sliders::magic::TABLE]
    je .L37
    nop
.L46:
    cmp dl, -0x1
    je .L47
    tzcnt rax, r8
    shl eax, 0x6
    or eax, esi
    movzx ecx, dl
    inc dl
    mov word ptr [r15 + 2*rcx], ax
    mov byte ptr [r15 + 0x200], dl
    mov eax, edx
    blsr r8, r8
    jne .L46
    jmp .L37
.L47:
    mov dl, -0x1
    blsr r8, r8
    jne .L46
    jmp .L37
.L48:
    mov rdx, qword ptr [rsp + 0x88]
    mov qword ptr [rsp + 0x88], rdx
    mov rcx, qword ptr [rsp + 0x78]
    and rcx, rdx
    jne .L51
    jmp .L63
.L49:
    mov rsi, qword ptr [rcx + 0x10]
    mov rdx, qword ptr [rcx + 0x20]
    mov rax, rdx
    mov qword ptr [rsp + 0xb8], rsi
    or rax, rsi
    mov rsi, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x58], rax
    and rsi, rax
    jne .L36
.L50:
    mov rax, qword ptr [rcx + 0x18]
    mov qword ptr [rsp + 0xa8], rax
    or rdx, rax
    mov qword ptr [rsp + 0x88], rdx
    mov rcx, qword ptr [rsp + 0x78]
    and rcx, rdx
    je .L63
.L51:
    mov rax, qword ptr [rsp + 0x38]
    lea rax, [rax + 2*rax]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rdx + 8*rax]
    mov qword ptr [rsp + 0xa0], rax
    movzx r9d, byte ptr [r15 + 0x200]
    lea r8, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsp + 0x58]
    jmp .L53
    nop
.L52:
    mov rcx, qword ptr [rsp + 0x78]
    blsr rcx, rcx
    je .L63
.L53:
    mov byte ptr [rsp + 0x80], r9b
    mov qword ptr [rsp + 0x78], rcx
    tzcnt r10, rcx
    lea rax, [r10 + 2*r10]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [rdi + 8*rax + 0x10]
    movzx edx, byte ptr [rdi + 8*rax + 0x14]
    mov rsi, qword ptr [rdi + 8*rax]
    and rsi, rbp
    imul rsi, qword ptr [rdi + 8*rax + 0x8]
    shrx rax, rsi, rdx
    add rax, rcx
    mov rax, qword ptr [r8 + 8*rax]
    and rax, r11
    mov qword ptr [rsp + 0x90], r10
    je .L58
    mov rsi, rbp
    mov rdx, qword ptr [rsp + 0x70]
    mov rcx, qword ptr [rdx]
    and rcx, qword ptr [rsp + 0x40]
    mov rdx, qword ptr [rdx + 0x18]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rcx
    mov qword ptr [rsp], rdx
    mov rcx, qword ptr [rsp + 0xa0]
    mov rdx, qword ptr [rcx]
    mov qword ptr [rsp + 0x20], rdx
    mov rdx, qword ptr [rcx + 0x8]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rcx + 0x10]
    mov qword ptr [rsp + 0x10], rdx
    mov edx, dword ptr [rcx + 0x14]
    and edx, 0x3f
    mov rdi, qword ptr [rcx + 0x600]
    mov r9, qword ptr [rcx + 0x608]
    mov r13d, dword ptr [rcx + 0x610]
    mov r14d, dword ptr [rcx + 0x614]
    and r14d, 0x3f
    btr rsi, r10
    mov rbx, rax
    mov r11, qword ptr [rsp + 0x68]
    mov rbp, qword ptr [rsp + 0x88]
    lea r8, [plywright::sliders::magic::TABLE]
    nop
.L54:
    blsi r10, rbx
    mov rcx, rsi
    or rcx, r10
    mov r15, qword ptr [rsp + 0x20]
    and r15, rcx
    imul r15, qword ptr [rsp + 0x18]
    shrx r15, r15, rdx
    add r15, qword ptr [rsp + 0x10]
    mov r15, qword ptr [r8 + 8*r15]
    and r15, rbp
    or r15, qword ptr [rsp]
    and rcx, rdi
    imul rcx, r9
    shrx rcx, rcx, r14
    add rcx, r13
    mov rcx, qword ptr [r8 + 8*rcx]
    and rcx, r12
    or rcx, r15
    andn rcx, r10, rcx
    and rcx, r11
    cmovne rcx, r10
    xor rax, rcx
    blsr rbx, rbx
    jne .L54
    mov rdx, qword ptr [rsp + 0xb0]
    movzx esi, word ptr [rsp + 0x90]
    and rdx, rax
    je .L59
.L55:
    lea ecx, [rsi + 0x4000]
    movzx edi, cx
    movzx r9d, byte ptr [rsp + 0x80]
    mov r8d, r9d
    lea r13, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x50]
    mov r10, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    nop
.L56:
    cmp r8b, -0x1
    je .L57
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, edi
    movzx r9d, r8b
    inc r8b
    mov word ptr [r10 + 2*r9], cx
    mov byte ptr [r10 + 0x200], r8b
    mov r9d, r8d
    blsr rdx, rdx
    jne .L56
    jmp .L60
.L57:
    mov r8b, -0x1
    blsr rdx, rdx
    jne .L56
    jmp .L60
    nop
.L58:
    xor eax, eax
    mov rdx, qword ptr [rsp + 0xb0]
    movzx esi, word ptr [rsp + 0x90]
    and rdx, rax
    jne .L55
.L59:
    lea r13, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x50]
    mov r10, qword ptr [rsp + 0x48]
    mov r11, qword ptr [rsp + 0x8]
    movzx r9d, byte ptr [rsp + 0x80]
.L60:
    mov edx, r9d
    and rax, qword ptr [rsp + 0x30]
    lea r8, [plywright::sliders::magic::TABLE]
    je .L52
    nop
.L61:
    cmp dl, -0x1
    je .L62
    tzcnt rcx, rax
    shl ecx, 0x6
    or ecx, esi
    movzx edi, dl
    inc dl
    mov word ptr [r10 + 2*rdi], cx
    mov byte ptr [r10 + 0x200], dl
    mov r9d, edx
    blsr rax, rax
    jne .L61
    jmp .L52
.L62:
    mov dl, -0x1
    blsr rax, rax
    jne .L61
    jmp .L52
.L63:
    cmp qword ptr [rsp + 0x98], 0x0
    je .L70
    mov rdx, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0xd0], rdx
    mov qword ptr [rsp + 0xd8], -0x1
    mov rax, qword ptr [rsp + 0x98]
    mov qword ptr [rsp + 0xe0], rax
    lea rax, [rsp + 0xe8]
    mov ecx, dword ptr [rsp + 0xcc]
    mov byte ptr [rsp + 0xe8], cl
    mov qword ptr [rsp + 0x110], r11
    lea rcx, [rsp + 0xf0]
    mov qword ptr [rsp + 0x118], rcx
    lea rcx, [rsp + 0x110]
    mov qword ptr [rsp + 0x120], rcx
    mov qword ptr [rsp + 0x128], rax
    mov rax, rdx
    mov r15, qword ptr [rsp + 0x98]
    and qword ptr [rsp + 0xb8], r15
    mov rdx, qword ptr [rsp + 0xa8]
    je .L65
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    lea r12, [rsp + 0x118]
    mov r15, qword ptr [rsp + 0xb8]
    nop
.L64:
    tzcnt rsi, r15
    lea rax, [rsi + 2*rsi]
    mov ecx, dword ptr [rbx + 8*rax + 0x610]
    movzx edx, byte ptr [rbx + 8*rax + 0x614]
    mov rdi, qword ptr [rbx + 8*rax + 0x600]
    and rdi, rbp
    imul rdi, qword ptr [rbx + 8*rax + 0x608]
    shrx rax, rdi, rdx
    add rax, rcx
    mov rdx, qword ptr [r14 + 8*rax]
    mov rdi, r12
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    blsr r15, r15
    jne .L64
    mov rax, qword ptr [rsp + 0xd0]
    mov rdx, qword ptr [rax + 0x18]
    mov r15, qword ptr [rsp + 0x98]
.L65:
    and rdx, r15
    je .L67
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    lea r15, [rsp + 0x118]
    nop
.L66:
    tzcnt rsi, rdx
    lea rax, [rsi + 2*rsi]
    mov ecx, dword ptr [rbx + 8*rax + 0x10]
    mov r12, rdx
    movzx edx, byte ptr [rbx + 8*rax + 0x14]
    mov rdi, qword ptr [rbx + 8*rax]
    and rdi, rbp
    imul rdi, qword ptr [rbx + 8*rax + 0x8]
    shrx rax, rdi, rdx
    add rax, rcx
    mov rdx, qword ptr [r14 + 8*rax]
    mov rdi, r15
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    blsr rdx, r12
    jne .L66
    mov rax, qword ptr [rsp + 0xd0]
    mov r15, qword ptr [rsp + 0x98]
.L67:
    and r15, qword ptr [rax + 0x20]
    je .L69
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    lea r12, [rsp + 0x118]
    nop
.L68:
    tzcnt rsi, r15
    lea rax, [rsi + 2*rsi]
    mov ecx, dword ptr [rbx + 8*rax + 0x10]
    movzx edx, byte ptr [rbx + 8*rax + 0x14]
    mov rdi, qword ptr [rbx + 8*rax]
    and rdi, rbp
    imul rdi, qword ptr [rbx + 8*rax + 0x8]
    shrx rdi, rdi, rdx
    add rdi, rcx
    mov ecx, dword ptr [rbx + 8*rax + 0x610]
    mov rdx, qword ptr [rbx + 8*rax + 0x600]
    and rdx, rbp
    imul rdx, qword ptr [rbx + 8*rax + 0x608]
    movzx eax, byte ptr [rbx + 8*rax + 0x614]
    shrx rax, rdx, rax
    add rax, rcx
    mov rdx, qword ptr [r14 + 8*rax]
    or rdx, qword ptr [r14 + 8*rdi]
    mov rdi, r12
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    blsr r15, r15
    jne .L68
.L69:
    mov r11, qword ptr [rsp + 0x8]
.L70:
    mov rax, qword ptr [rsp + 0x70]
    and r11, qword ptr [rax + 0x8]
    je .L91
    mov rax, qword ptr [rsp + 0x28]
    mov rax, qword ptr [rax + 0x28]
    mov r12, qword ptr [rsp + 0x68]
    and rax, r12
    tzcnt rax, rax
    and eax, 0x3f
    mov rsi, qword ptr [rsp + 0x60]
    and rsi, r12
    mov rcx, rsi
    shl rcx, 0x9
    movabs rdx, -0x101010101010200
    and rdx, rcx
    shl rsi, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, rsi
    or rcx, rdx
    shl eax, 0x6
    or rcx, qword ptr [rax + r13 + 0x8]
    andn rax, rcx, r11
    je .L84
    mov ecx, 0x1
    mov rdx, qword ptr [rsp + 0x38]
    shlx rcx, rcx, rdx
    andn rdx, rcx, rbp
    xor ecx, ecx
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp], rax
    mov r9, rax
    mov rbp, qword ptr [rsp + 0x40]
    mov rax, qword ptr [rsp + 0x88]
    mov r8, qword ptr [rsp + 0x58]
    nop
.L71:
    tzcnt r10, r9
    lea r11, [r10 + 2*r10]
    mov ebx, r10d
    shl ebx, 0x6
    mov rbx, qword ptr [rbx + r13]
    and rbx, rbp
    movzx r14d, byte ptr [rsi + 8*r11 + 0x14]
    mov r15, qword ptr [rsi + 8*r11]
    and r15, rdx
    imul r15, qword ptr [rsi + 8*r11 + 0x8]
    shrx r14, r15, r14
    mov r15d, dword ptr [rsi + 8*r11 + 0x10]
    add r14, r15
    mov r14, qword ptr [rdi + 8*r14]
    and r14, rax
    or r14, rbx
    mov rbx, qword ptr [rsi + 8*r11 + 0x600]
    and rbx, rdx
    imul rbx, qword ptr [rsi + 8*r11 + 0x608]
    movzx r15d, byte ptr [rsi + 8*r11 + 0x614]
    shrx rbx, rbx, r15
    mov r11d, dword ptr [rsi + 8*r11 + 0x610]
    add rbx, r11
    mov r11, qword ptr [rdi + 8*rbx]
    and r11, r8
    or r11, r14
    mov ebx, 0x1
    shlx r10, rbx, r10
    and r11, r12
    cmove r10, r11
    or rcx, r10
    blsr r9, r9
    jne .L71
    not rcx
    mov rax, qword ptr [rsp]
    jmp .L85
.L72:
    movzx edx, byte ptr [r15 + 0x200]
    nop
.L73:
    cmp dl, -0x1
    je .L74
    tzcnt rax, r11
    mov esi, eax
    shl esi, 0x6
    add eax, esi
    add eax, 0x4007
    movzx esi, dl
    inc dl
    mov word ptr [r15 + 2*rsi], ax
    mov rcx, qword ptr [rsp + 0x28]
    mov byte ptr [r15 + 0x200], dl
    blsr r11, r11
    jne .L73
    jmp .L15
.L74:
    mov dl, -0x1
    blsr r11, r11
    jne .L73
    jmp .L15
.L75:
    movzx edx, byte ptr [r15 + 0x200]
    nop
.L76:
    cmp dl, -0x1
    je .L77
    tzcnt rax, rbx
    mov esi, eax
    shl esi, 0x6
    add eax, esi
    add eax, 0x4009
    movzx esi, dl
    inc dl
    mov word ptr [r15 + 2*rsi], ax
    mov rcx, qword ptr [rsp + 0x28]
    mov byte ptr [r15 + 0x200], dl
    blsr rbx, rbx
    jne .L76
    jmp .L17
.L77:
    mov dl, -0x1
    blsr rbx, rbx
    jne .L76
    jmp .L17
.L78:
    movzx edx, byte ptr [r15 + 0x200]
    nop
.L79:
    cmp dl, -0x1
    je .L80
    tzcnt rax, r12
    mov esi, eax
    shl esi, 0x6
    add eax, esi
    add eax, 0x8
    movzx esi, dl
    inc dl
    mov word ptr [r15 + 2*rsi], ax
    mov rcx, qword ptr [rsp + 0x28]
    mov byte ptr [r15 + 0x200], dl
    blsr r12, r12
    jne .L79
    jmp .L19
.L80:
    mov dl, -0x1
    blsr r12, r12
    jne .L79
    jmp .L19
.L81:
    mov r15, qword ptr [rsp + 0x48]
    movzx edx, byte ptr [r15 + 0x200]
    mov rcx, qword ptr [rsp + 0x28]
    nop
.L82:
    cmp dl, -0x1
    je .L83
    tzcnt rax, rbp
    mov esi, eax
    shl esi, 0x6
    add eax, esi
    add eax, 0x1010
    movzx esi, dl
    inc dl
    mov word ptr [r15 + 2*rsi], ax
    mov rcx, qword ptr [rsp + 0x28]
    mov byte ptr [r15 + 0x200], dl
    blsr rbp, rbp
    jne .L82
    jmp .L21
.L83:
    mov dl, -0x1
    blsr rbp, rbp
    jne .L82
    jmp .L21
.L84:
    mov rcx, -0x1
.L85:
    and rax, rcx
    mov rcx, qword ptr [rsp + 0x100]
    mov rdx, rcx
    and rdx, rax
    je .L88
    mov rsi, qword ptr [rsp + 0xf8]
    mov rdi, qword ptr [rsp + 0x38]
    add edi, 0x4000
    movzx r8d, byte ptr [rsi + 0x200]
    movzx edi, di
    nop
.L86:
    cmp r8b, -0x1
    je .L87
    tzcnt r9, rdx
    shl r9d, 0x6
    or r9d, edi
    movzx r10d, r8b
    inc r8b
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], r8b
    blsr rdx, rdx
    jne .L86
    jmp .L88
.L87:
    mov r8b, -0x1
    blsr rdx, rdx
    jne .L86
.L88:
    andn rax, rcx, rax
    je .L91
    mov rcx, qword ptr [rsp + 0xf8]
    movzx esi, byte ptr [rcx + 0x200]
    movzx edx, word ptr [rsp + 0x38]
    nop
.L89:
    cmp sil, -0x1
    je .L90
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, edx
    movzx r8d, sil
    inc sil
    mov word ptr [rcx + 2*r8], di
    mov byte ptr [rcx + 0x200], sil
    blsr rax, rax
    jne .L89
    jmp .L91
.L90:
    mov sil, -0x1
    blsr rax, rax
    jne .L89
.L91:
    mov rsi, qword ptr [rsp + 0x28]
    cmp byte ptr [rsi + 0x41], 0x0
    jne .L93
.L92:
    add rsp, 0x138
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L93:
    movzx ecx, byte ptr [rsi + 0x42]
    vmovups ymm0, ymmword ptr [rsp + 0xf0]
    vmovups ymmword ptr [rsp + 0xd0], ymm0
    lea rdi, [rsp + 0x118]
    lea r8, [rsp + 0xd0]
    mov rdx, qword ptr [rsp + 0x38]
    vzeroupper
    call plywright::movegen::generate::en_passant
    jmp .L92

plywright::movegen::evasions::filtered:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x138
    mov r15, r8
    mov r13, rcx
    mov r8, qword ptr [rdi]
    mov r12, qword ptr [rdi + 0x30]
    mov r9, qword ptr [rdi + 0x38]
    movzx ecx, sil
    mov rax, r12
    mov qword ptr [rsp + 0x60], r8
    and rax, r8
    mov r14d, ecx
    shl r14d, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r14 + r10 + 0x30]
    mov qword ptr [rsp + 0x40], rcx
    and cl, 0x7
    movabs r8, 0x101010101010101
    shlx r8, r8, rcx
    andn rcx, r11, rdx
    andn rcx, rcx, rax
    shl rcx, 0x9
    movabs rbp, -0x101010101010200
    and rbp, r9
    and rbp, rcx
    mov rcx, qword ptr [r14 + r10 + 0x38]
    andn rcx, rcx, rdx
    andn rcx, rcx, rax
    shl rcx, 0x7
    movabs rbx, 0x7f7f7f7f7f7f7f00
    and rbx, r9
    and rbx, rcx
    mov qword ptr [rsp + 0x48], rdi
    mov qword ptr [rsp + 0xf0], rdi
    mov dword ptr [rsp + 0xc4], esi
    mov byte ptr [rsp + 0x108], sil
    mov qword ptr [rsp + 0xf8], r13
    mov qword ptr [rsp + 0xb0], r15
    mov qword ptr [rsp + 0x100], r15
    mov qword ptr [rsp + 0x68], r9
    mov qword ptr [rsp + 0x88], r12
    or r9, r12
    mov r11, r9
    not r11
    lea rcx, [r10 + r14]
    mov qword ptr [rsp + 0x70], rcx
    mov qword ptr [rsp + 0xa0], rdx
    andn rdx, r8, rdx
    andn rdx, rdx, rax
    shl rdx, 0x8
    mov qword ptr [rsp + 0x28], r9
    andn rcx, r9, rdx
    shr rax, 0x30
    test al, al
    mov qword ptr [rsp + 0x50], r13
    je .L12
    movabs r12, -0x100000000000000
    mov qword ptr [rsp + 0x78], rcx
    and r12, rcx
    mov qword ptr [rsp + 0x30], r11
    je .L3
    mov rcx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rcx + 0x8]
    mov r8, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp + 0x8], rdx
    mov rax, qword ptr [rsp + 0x40]
    lea rdx, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rdi + 8*rdx]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rdi + 8*rdx + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rdi + 8*rdx + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rdi + 8*rdx + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp], rax
    mov r9, qword ptr [rcx + 0x18]
    or r9, r8
    mov rax, qword ptr [rdi + 8*rdx + 0x600]
    mov qword ptr [rsp + 0x58], rax
    mov rax, qword ptr [rdi + 8*rdx + 0x608]
    mov qword ptr [rsp + 0x38], rax
    mov esi, dword ptr [rdi + 8*rdx + 0x610]
    mov r14d, dword ptr [rdi + 8*rdx + 0x614]
    and r14d, 0x3f
    or r8, qword ptr [rcx + 0x10]
    mov rax, r8
    lea rdx, [plywright::sliders::magic::TABLE]
    mov r13, r12
    mov rcx, qword ptr [rsp + 0x68]
    mov r8, qword ptr [rsp + 0x28]
    nop
.L0:
    tzcnt r15, r13
    lea edi, [r15 + 0x38]
    mov r11, r8
    btr r11, rdi
    bts r11, r15
    mov rdi, qword ptr [rsp + 0x20]
    and rdi, r11
    imul rdi, qword ptr [rsp + 0x18]
    mov r10, qword ptr [rsp]
    shrx rdi, rdi, r10
    add rdi, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rdx + 8*rdi]
    and rdi, r9
    or rdi, qword ptr [rsp + 0x8]
    and r11, qword ptr [rsp + 0x58]
    imul r11, qword ptr [rsp + 0x38]
    shrx r11, r11, r14
    add r11, rsi
    mov r11, qword ptr [rdx + 8*r11]
    and r11, rax
    or r11, rdi
    mov rdi, r12
    btr r11, r15
    mov r10d, 0x1
    shlx r15, r10, r15
    and r11, rcx
    cmovne r11, r15
    mov r12, r11
    xor r12, rdi
    blsr r13, r13
    jne .L0
    cmp r11, rdi
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x30]
    je .L3
    movzx esi, byte ptr [r13 + 0x200]
    nop
.L1:
    mov al, -0x1
    cmp sil, -0x1
    je .L2
    tzcnt rdx, r12
    lea edi, [rdx + 0x38]
    and edi, 0x3f
    shl edx, 0x6
    or edx, edi
    lea edi, [rsi + 0x1]
    movzx r8d, dx
    mov edx, r8d
    or edx, 0xb000
    movzx r9d, sil
    mov word ptr [r13 + 2*r9], dx
    mov byte ptr [r13 + 0x200], dil
    cmp dil, -0x1
    je .L2
    lea r9d, [rsi + 0x2]
    lea edx, [r8 + 0x8000]
    movzx edi, dil
    mov word ptr [r13 + 2*rdi], dx
    mov byte ptr [r13 + 0x200], r9b
    cmp r9b, -0x1
    je .L2
    lea edi, [rsi + 0x3]
    lea edx, [r8 + 0xa000]
    movzx r9d, r9b
    mov word ptr [r13 + 2*r9], dx
    mov byte ptr [r13 + 0x200], dil
    cmp dil, -0x1
    je .L2
    add sil, 0x4
    or r8d, 0x9000
    movzx eax, dil
    mov word ptr [r13 + 2*rax], r8w
    mov byte ptr [r13 + 0x200], sil
    mov eax, esi
.L2:
    blsr r12, r12
    mov esi, eax
    jne .L1
.L3:
    movabs r12, -0x200000000000000
    and r12, rbp
    je .L7
    mov rcx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rcx + 0x8]
    mov r8, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp + 0x8], rdx
    mov rax, qword ptr [rsp + 0x40]
    lea rdx, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rdi + 8*rdx]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rdi + 8*rdx + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rdi + 8*rdx + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rdi + 8*rdx + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp], rax
    mov r9, qword ptr [rcx + 0x18]
    or r9, r8
    mov rax, qword ptr [rdi + 8*rdx + 0x600]
    mov qword ptr [rsp + 0x58], rax
    mov rax, qword ptr [rdi + 8*rdx + 0x608]
    mov qword ptr [rsp + 0x38], rax
    mov esi, dword ptr [rdi + 8*rdx + 0x610]
    mov r14d, dword ptr [rdi + 8*rdx + 0x614]
    and r14d, 0x3f
    or r8, qword ptr [rcx + 0x10]
    mov rax, r8
    lea rdx, [plywright::sliders::magic::TABLE]
    mov r13, r12
    mov rcx, qword ptr [rsp + 0x68]
    mov r8, qword ptr [rsp + 0x28]
.L4:
    tzcnt r15, r13
    lea edi, [r15 + 0x37]
    mov r11, r8
    btr r11, rdi
    bts r11, r15
    mov rdi, qword ptr [rsp + 0x20]
    and rdi, r11
    imul rdi, qword ptr [rsp + 0x18]
    mov r10, qword ptr [rsp]
    shrx rdi, rdi, r10
    add rdi, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rdx + 8*rdi]
    and rdi, r9
    or rdi, qword ptr [rsp + 0x8]
    and r11, qword ptr [rsp + 0x58]
    imul r11, qword ptr [rsp + 0x38]
    shrx r11, r11, r14
    add r11, rsi
    mov r11, qword ptr [rdx + 8*r11]
    and r11, rax
    or r11, rdi
    mov rdi, r12
    btr r11, r15
    mov r10d, 0x1
    shlx r15, r10, r15
    and r11, rcx
    cmovne r11, r15
    mov r12, r11
    xor r12, rdi
    blsr r13, r13
    jne .L4
    cmp r11, rdi
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x30]
    je .L7
    movzx esi, byte ptr [r13 + 0x200]
    nop
.L5:
    mov al, -0x1
    cmp sil, -0x1
    je .L6
    tzcnt rdx, r12
    lea edi, [rdx + 0x37]
    and edi, 0x3f
    shl edx, 0x6
    or edx, edi
    lea edi, [rsi + 0x1]
    movzx r8d, dx
    mov edx, r8d
    or edx, 0xf000
    movzx r9d, sil
    mov word ptr [r13 + 2*r9], dx
    mov byte ptr [r13 + 0x200], dil
    cmp dil, -0x1
    je .L6
    lea r9d, [rsi + 0x2]
    lea edx, [r8 + 0xc000]
    movzx edi, dil
    mov word ptr [r13 + 2*rdi], dx
    mov byte ptr [r13 + 0x200], r9b
    cmp r9b, -0x1
    je .L6
    lea edi, [rsi + 0x3]
    lea edx, [r8 + 0xe000]
    movzx r9d, r9b
    mov word ptr [r13 + 2*r9], dx
    mov byte ptr [r13 + 0x200], dil
    cmp dil, -0x1
    je .L6
    add sil, 0x4
    or r8d, 0xd000
    movzx eax, dil
    mov word ptr [r13 + 2*rax], r8w
    mov byte ptr [r13 + 0x200], sil
    mov eax, esi
.L6:
    blsr r12, r12
    mov esi, eax
    jne .L5
.L7:
    movabs r12, 0x7f00000000000000
    and r12, rbx
    je .L11
    mov rcx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rcx + 0x8]
    mov r8, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp + 0x8], rdx
    mov rax, qword ptr [rsp + 0x40]
    lea rdx, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rdi + 8*rdx]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rdi + 8*rdx + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rdi + 8*rdx + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rdi + 8*rdx + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp], rax
    mov r9, qword ptr [rcx + 0x18]
    or r9, r8
    mov rax, qword ptr [rdi + 8*rdx + 0x600]
    mov qword ptr [rsp + 0x58], rax
    mov rax, qword ptr [rdi + 8*rdx + 0x608]
    mov qword ptr [rsp + 0x38], rax
    mov esi, dword ptr [rdi + 8*rdx + 0x610]
    mov r14d, dword ptr [rdi + 8*rdx + 0x614]
    and r14d, 0x3f
    or r8, qword ptr [rcx + 0x10]
    mov rax, r8
    lea rdx, [plywright::sliders::magic::TABLE]
    mov r13, r12
    mov rcx, qword ptr [rsp + 0x68]
    mov r8, qword ptr [rsp + 0x28]
.L8:
    tzcnt r15, r13
    lea edi, [r15 + 0x39]
    mov r11, r8
    btr r11, rdi
    bts r11, r15
    mov rdi, qword ptr [rsp + 0x20]
    and rdi, r11
    imul rdi, qword ptr [rsp + 0x18]
    mov r10, qword ptr [rsp]
    shrx rdi, rdi, r10
    add rdi, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [rdx + 8*rdi]
    and rdi, r9
    or rdi, qword ptr [rsp + 0x8]
    and r11, qword ptr [rsp + 0x58]
    imul r11, qword ptr [rsp + 0x38]
    shrx r11, r11, r14
    add r11, rsi
    mov r11, qword ptr [rdx + 8*r11]
    and r11, rax
    or r11, rdi
    mov rdi, r12
    btr r11, r15
    mov r10d, 0x1
    shlx r15, r10, r15
    and r11, rcx
    cmovne r11, r15
    mov r12, r11
    xor r12, rdi
    blsr r13, r13
    jne .L8
    cmp r11, rdi
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x30]
    je .L11
    movzx esi, byte ptr [r13 + 0x200]
    nop
.L9:
    mov al, -0x1
    cmp sil, -0x1
    je .L10
    tzcnt rdx, r12
    lea edi, [rdx + 0x39]
    and edi, 0x3f
    shl edx, 0x6
    or edx, edi
    lea edi, [rsi + 0x1]
    movzx r8d, dx
    mov edx, r8d
    or edx, 0xf000
    movzx r9d, sil
    mov word ptr [r13 + 2*r9], dx
    mov byte ptr [r13 + 0x200], dil
    cmp dil, -0x1
    je .L10
    lea r9d, [rsi + 0x2]
    lea edx, [r8 + 0xc000]
    movzx edi, dil
    mov word ptr [r13 + 2*rdi], dx
    mov byte ptr [r13 + 0x200], r9b
    cmp r9b, -0x1
    je .L10
    lea edi, [rsi + 0x3]
    lea edx, [r8 + 0xe000]
    movzx r9d, r9b
    mov word ptr [r13 + 2*r9], dx
    mov byte ptr [r13 + 0x200], dil
    cmp dil, -0x1
    je .L10
    add sil, 0x4
    or r8d, 0xd000
    movzx eax, dil
    mov word ptr [r13 + 2*rax], r8w
    mov byte ptr [r13 + 0x200], sil
    mov eax, esi
.L10:
    blsr r12, r12
    mov esi, eax
    jne .L9
.L11:
    movabs r8, 0xffffffffffff00
    mov rcx, qword ptr [rsp + 0x78]
    and r8, rcx
    movabs rax, 0xfefefefefefe00
    and rbp, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rbx, rax
    shl ecx, 0x8
    and r11d, ecx
    test rbp, rbp
    jne .L13
    jmp .L15
.L12:
    mov r8, rcx
    shl ecx, 0x8
    and r11d, ecx
    test rbp, rbp
    je .L15
.L13:
    mov qword ptr [rsp + 0x30], r11
    mov rcx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rcx + 0x8]
    mov r9, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp + 0x8], rdx
    mov rax, qword ptr [rsp + 0x40]
    lea rdx, [rax + 2*rax]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rdi + 8*rdx]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rdi + 8*rdx + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rdi + 8*rdx + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rdi + 8*rdx + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp], rax
    mov r12, qword ptr [rcx + 0x18]
    or r12, r9
    mov rax, qword ptr [rdi + 8*rdx + 0x600]
    mov qword ptr [rsp + 0x58], rax
    mov rax, qword ptr [rdi + 8*rdx + 0x608]
    mov qword ptr [rsp + 0x38], rax
    mov esi, dword ptr [rdi + 8*rdx + 0x610]
    mov edx, dword ptr [rdi + 8*rdx + 0x614]
    and edx, 0x3f
    or r9, qword ptr [rcx + 0x10]
    mov rax, r9
    lea r10, [plywright::sliders::magic::TABLE]
    mov r13, rbp
    mov rcx, qword ptr [rsp + 0x68]
    mov r15, qword ptr [rsp + 0x28]
    nop
.L14:
    tzcnt r14, r13
    lea edi, [r14 + 0x37]
    mov r9, r15
    btr r9, rdi
    bts r9, r14
    mov rdi, qword ptr [rsp + 0x20]
    and rdi, r9
    imul rdi, qword ptr [rsp + 0x18]
    mov r11, qword ptr [rsp]
    shrx rdi, rdi, r11
    add rdi, qword ptr [rsp + 0x10]
    mov rdi, qword ptr [r10 + 8*rdi]
    and rdi, r12
    or rdi, qword ptr [rsp + 0x8]
    and r9, qword ptr [rsp + 0x58]
    imul r9, qword ptr [rsp + 0x38]
    shrx r9, r9, rdx
    add r9, rsi
    mov r9, qword ptr [r10 + 8*r9]
    and r9, rax
    or r9, rdi
    mov rdi, rbp
    btr r9, r14
    mov r11d, 0x1
    shlx r14, r11, r14
    and r9, rcx
    cmovne r9, r14
    mov rbp, r9
    xor rbp, rdi
    blsr r13, r13
    jne .L14
    cmp r9, rdi
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x30]
    jne .L22
.L15:
    and r11d, 0xff000000
    test rbx, rbx
    mov qword ptr [rsp + 0x30], r11
    je .L17
    mov rcx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rcx + 0x8]
    mov r14, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp + 0x8], rdx
    mov rax, qword ptr [rsp + 0x40]
    lea rdx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rdx]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rsi + 8*rdx + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp], rax
    mov r15, qword ptr [rcx + 0x18]
    or r15, r14
    mov rax, qword ptr [rsi + 8*rdx + 0x600]
    mov qword ptr [rsp + 0x58], rax
    mov r12, qword ptr [rsi + 8*rdx + 0x608]
    mov ebp, dword ptr [rsi + 8*rdx + 0x610]
    mov esi, dword ptr [rsi + 8*rdx + 0x614]
    and esi, 0x3f
    or r14, qword ptr [rcx + 0x10]
    lea r10, [plywright::sliders::magic::TABLE]
    mov r13, rbx
    mov rcx, qword ptr [rsp + 0x68]
    mov r11, qword ptr [rsp + 0x28]
    nop
.L16:
    tzcnt r9, r13
    lea edx, [r9 + 0x39]
    mov rdi, r11
    btr rdi, rdx
    bts rdi, r9
    mov rdx, qword ptr [rsp + 0x20]
    and rdx, rdi
    imul rdx, qword ptr [rsp + 0x18]
    mov rax, qword ptr [rsp]
    shrx rdx, rdx, rax
    add rdx, qword ptr [rsp + 0x10]
    mov rdx, qword ptr [r10 + 8*rdx]
    and rdx, r15
    or rdx, qword ptr [rsp + 0x8]
    and rdi, qword ptr [rsp + 0x58]
    imul rdi, r12
    shrx rdi, rdi, rsi
    add rdi, rbp
    mov rdi, qword ptr [r10 + 8*rdi]
    and rdi, r14
    or rdi, rdx
    mov rdx, rbx
    btr rdi, r9
    mov eax, 0x1
    shlx r9, rax, r9
    and rdi, rcx
    cmovne rdi, r9
    mov rbx, rdi
    xor rbx, rdx
    blsr r13, r13
    jne .L16
    cmp rdi, rdx
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x30]
    jne .L25
.L17:
    test r8, r8
    je .L19
    mov rcx, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rcx + 0x8]
    mov rbx, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    and rax, qword ptr [rdx]
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp + 0x8], rdx
    mov rax, qword ptr [rsp + 0x40]
    lea rdx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rdx]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rsi + 8*rdx + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp], rax
    mov r14, qword ptr [rcx + 0x18]
    or r14, rbx
    mov rax, qword ptr [rsi + 8*rdx + 0x600]
    mov r15, qword ptr [rsi + 8*rdx + 0x608]
    mov r12d, dword ptr [rsi + 8*rdx + 0x610]
    mov ebp, dword ptr [rsi + 8*rdx + 0x614]
    and ebp, 0x3f
    or rbx, qword ptr [rcx + 0x10]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r13, r8
    mov rcx, qword ptr [rsp + 0x68]
    mov rdi, qword ptr [rsp + 0x28]
    nop
.L18:
    tzcnt r9, r13
    lea edx, [r9 + 0x38]
    mov r11, rdi
    btr r11, rdx
    bts r11, r9
    mov rdx, qword ptr [rsp + 0x20]
    and rdx, r11
    imul rdx, qword ptr [rsp + 0x18]
    mov r10, qword ptr [rsp]
    shrx rdx, rdx, r10
    add rdx, qword ptr [rsp + 0x10]
    mov r10, qword ptr [rsi + 8*rdx]
    and r10, r14
    or r10, qword ptr [rsp + 0x8]
    and r11, rax
    imul r11, r15
    shrx rdx, r11, rbp
    add rdx, r12
    mov rdx, qword ptr [rsi + 8*rdx]
    and rdx, rbx
    or rdx, r10
    mov r11, r8
    btr rdx, r9
    mov r8d, 0x1
    shlx r8, r8, r9
    and rdx, rcx
    cmovne rdx, r8
    mov r8, rdx
    xor r8, r11
    blsr r13, r13
    jne .L18
    cmp rdx, r11
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp + 0x30]
    jne .L28
.L19:
    mov r8, qword ptr [rsp + 0xa0]
    not r8
    test r11, r11
    je .L21
    mov qword ptr [rsp + 0x38], r8
    mov rcx, qword ptr [rsp + 0x48]
    mov rsi, qword ptr [rcx + 0x8]
    mov rbx, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rdx]
    mov qword ptr [rsp + 0x78], rsi
    and rax, rsi
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rax
    mov qword ptr [rsp + 0x8], rdx
    mov rax, qword ptr [rsp + 0x40]
    lea rdx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov rax, qword ptr [rsi + 8*rdx]
    mov qword ptr [rsp + 0x20], rax
    mov rax, qword ptr [rsi + 8*rdx + 0x8]
    mov qword ptr [rsp + 0x18], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x10]
    mov qword ptr [rsp + 0x10], rax
    mov eax, dword ptr [rsi + 8*rdx + 0x14]
    and eax, 0x3f
    mov qword ptr [rsp], rax
    mov r14, qword ptr [rcx + 0x18]
    or r14, rbx
    mov rax, qword ptr [rsi + 8*rdx + 0x600]
    mov r15, qword ptr [rsi + 8*rdx + 0x608]
    mov r12d, dword ptr [rsi + 8*rdx + 0x610]
    mov ebp, dword ptr [rsi + 8*rdx + 0x614]
    and ebp, 0x3f
    or rbx, qword ptr [rcx + 0x10]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov r13, r11
    mov rcx, qword ptr [rsp + 0x68]
    mov r8, r11
    mov r11, qword ptr [rsp + 0x28]
.L20:
    tzcnt rsi, r13
    lea edx, [rsi + 0x30]
    mov r10, r11
    btr r10, rdx
    bts r10, rsi
    mov rdx, qword ptr [rsp + 0x20]
    and rdx, r10
    imul rdx, qword ptr [rsp + 0x18]
    mov r9, qword ptr [rsp]
    shrx rdx, rdx, r9
    add rdx, qword ptr [rsp + 0x10]
    mov r9, qword ptr [rdi + 8*rdx]
    and r9, r14
    or r9, qword ptr [rsp + 0x8]
    and r10, rax
    imul r10, r15
    shrx rdx, r10, rbp
    add rdx, r12
    mov rdx, qword ptr [rdi + 8*rdx]
    and rdx, rbx
    or rdx, r9
    mov r10, r8
    btr rdx, rsi
    mov r8d, 0x1
    shlx rsi, r8, rsi
    and rdx, rcx
    cmovne rdx, rsi
    mov r8, rdx
    xor r8, r10
    blsr r13, r13
    jne .L20
    cmp rdx, r10
    jne .L31
    mov rax, qword ptr [rsp + 0x48]
    lea rdi, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x28]
    mov r13, qword ptr [rsp + 0x50]
    mov rdx, qword ptr [rsp + 0x78]
    mov r8, qword ptr [rsp + 0x38]
    jmp .L35
.L21:
    mov rax, qword ptr [rsp + 0x48]
    mov rdx, qword ptr [rax + 0x8]
    lea rdi, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x28]
    jmp .L35
.L22:
    movzx eax, byte ptr [r13 + 0x200]
    nop
.L23:
    cmp al, -0x1
    je .L24
    tzcnt rdx, rbp
    mov esi, edx
    shl esi, 0x6
    add edx, 0x37
    and edx, 0x3f
    add edx, esi
    add edx, 0x4000
    movzx esi, al
    inc al
    mov word ptr [r13 + 2*rsi], dx
    mov byte ptr [r13 + 0x200], al
    blsr rbp, rbp
    jne .L23
    jmp .L15
.L24:
    mov al, -0x1
    blsr rbp, rbp
    jne .L23
    jmp .L15
.L25:
    movzx eax, byte ptr [r13 + 0x200]
.L26:
    cmp al, -0x1
    je .L27
    tzcnt rdx, rbx
    mov esi, edx
    shl esi, 0x6
    add edx, 0x39
    and edx, 0x3f
    add edx, esi
    add edx, 0x4000
    movzx esi, al
    inc al
    mov word ptr [r13 + 2*rsi], dx
    mov byte ptr [r13 + 0x200], al
    blsr rbx, rbx
    jne .L26
    jmp .L17
.L27:
    mov al, -0x1
    blsr rbx, rbx
    jne .L26
    jmp .L17
.L28:
    movzx eax, byte ptr [r13 + 0x200]
.L29:
    cmp al, -0x1
    je .L30
    tzcnt rdx, r8
    mov esi, edx
    shl esi, 0x6
    add edx, 0x38
    and edx, 0x3f
    or edx, esi
    movzx esi, al
    inc al
    mov word ptr [r13 + 2*rsi], dx
    mov byte ptr [r13 + 0x200], al
    blsr r8, r8
    jne .L29
    jmp .L19
.L30:
    mov al, -0x1
    blsr r8, r8
    jne .L29
    jmp .L19
.L31:
    mov r13, qword ptr [rsp + 0x50]
    movzx eax, byte ptr [r13 + 0x200]
    lea rdi, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rsp + 0x28]
    mov rcx, r8
    mov r8, qword ptr [rsp + 0x38]
    nop
.L32:
    cmp al, -0x1
    je .L33
    tzcnt rdx, rcx
    mov esi, edx
    shl esi, 0x6
    add edx, 0x30
    and edx, 0x3f
    or edx, esi
    or edx, 0x1000
    movzx esi, al
    inc al
    mov word ptr [r13 + 2*rsi], dx
    mov byte ptr [r13 + 0x200], al
    blsr rcx, rcx
    jne .L32
    jmp .L34
.L33:
    mov al, -0x1
    blsr rcx, rcx
    jne .L32
.L34:
    mov rax, qword ptr [rsp + 0x48]
    mov rdx, qword ptr [rsp + 0x78]
.L35:
    mov rcx, qword ptr [rsp + 0x88]
    mov r11, rcx
    not r11
    and r8, rcx
    mov rsi, r8
    mov rcx, qword ptr [rsp + 0xb0]
    not rcx
    mov qword ptr [rsp + 0x58], rcx
    mov qword ptr [rsp + 0x78], rdx
    and rsi, rdx
    mov qword ptr [rsp], r11
    mov qword ptr [rsp + 0x38], r8
    je .L61
    mov rcx, rax
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rdx + 8*rax]
    mov qword ptr [rsp + 0xb8], rax
    mov rdx, qword ptr [rcx + 0x10]
    mov rax, qword ptr [rcx + 0x20]
    mov r9, qword ptr [rcx + 0x18]
    or r9, rax
    mov qword ptr [rsp + 0xc8], rdx
    mov rcx, rdx
    mov qword ptr [rsp + 0x80], rax
    or rcx, rax
    mov qword ptr [rsp + 0x30], rcx
    movzx ecx, byte ptr [r13 + 0x200]
    mov qword ptr [rsp + 0xa8], r9
    mov r12, qword ptr [rsp + 0x30]
    jmp .L37
    nop
.L36:
    blsr rsi, rsi
    lea rdi, [plywright::board::geometry::AROUND]
    je .L47
.L37:
    mov byte ptr [rsp + 0x90], cl
    mov qword ptr [rsp + 0x88], rsi
    tzcnt rsi, rsi
    mov eax, esi
    shl eax, 0x6
    mov r10, qword ptr [rax + rdi]
    and r10, r11
    mov qword ptr [rsp + 0x98], rsi
    je .L42
    mov rcx, qword ptr [rsp + 0x70]
    mov rax, qword ptr [rcx]
    and rax, qword ptr [rsp + 0x78]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x60]
    or rcx, rax
    mov qword ptr [rsp + 0x8], rcx
    mov rax, qword ptr [rsp + 0xb8]
    mov rcx, qword ptr [rax]
    mov qword ptr [rsp + 0x20], rcx
    mov rcx, qword ptr [rax + 0x8]
    mov qword ptr [rsp + 0x18], rcx
    mov ecx, dword ptr [rax + 0x10]
    mov qword ptr [rsp + 0x10], rcx
    mov r9d, dword ptr [rax + 0x14]
    and r9d, 0x3f
    mov rdx, qword ptr [rax + 0x600]
    mov r13, qword ptr [rax + 0x608]
    mov r8d, dword ptr [rax + 0x610]
    mov r15d, dword ptr [rax + 0x614]
    and r15d, 0x3f
    mov rbx, rbp
    btr rbx, rsi
    mov rax, r10
    mov rbp, qword ptr [rsp + 0x68]
    mov rdi, qword ptr [rsp + 0xa8]
    lea rsi, [plywright::sliders::magic::TABLE]
    nop
.L38:
    blsi r11, rax
    mov rcx, rbx
    or rcx, r11
    mov r14, qword ptr [rsp + 0x20]
    and r14, rcx
    imul r14, qword ptr [rsp + 0x18]
    shrx r14, r14, r9
    add r14, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsi + 8*r14]
    and r14, rdi
    or r14, qword ptr [rsp + 0x8]
    and rcx, rdx
    imul rcx, r13
    shrx rcx, rcx, r15
    add rcx, r8
    mov rcx, qword ptr [rsi + 8*rcx]
    and rcx, r12
    or rcx, r14
    andn rcx, r11, rcx
    and rcx, rbp
    cmovne rcx, r11
    xor r10, rcx
    blsr rax, rax
    jne .L38
    mov rdx, qword ptr [rsp + 0xb0]
    movzx r8d, word ptr [rsp + 0x98]
    and rdx, r10
    je .L43
.L39:
    lea eax, [r8 + 0x4000]
    movzx eax, ax
    movzx ecx, byte ptr [rsp + 0x90]
    mov esi, ecx
    mov rbp, qword ptr [rsp + 0x28]
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp]
    nop
.L40:
    cmp sil, -0x1
    je .L41
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, eax
    movzx edi, sil
    inc sil
    mov word ptr [r13 + 2*rdi], cx
    mov byte ptr [r13 + 0x200], sil
    mov ecx, esi
    blsr rdx, rdx
    jne .L40
    jmp .L44
.L41:
    mov sil, -0x1
    blsr rdx, rdx
    jne .L40
    jmp .L44
    nop
.L42:
    xor r10d, r10d
    mov rdx, qword ptr [rsp + 0xb0]
    movzx r8d, word ptr [rsp + 0x98]
    and rdx, r10
    jne .L39
.L43:
    mov rbp, qword ptr [rsp + 0x28]
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp]
    movzx ecx, byte ptr [rsp + 0x90]
.L44:
    mov eax, ecx
    and r10, qword ptr [rsp + 0x58]
    mov rsi, qword ptr [rsp + 0x88]
    je .L36
    nop
.L45:
    cmp al, -0x1
    je .L46
    tzcnt rcx, r10
    shl ecx, 0x6
    or ecx, r8d
    movzx edx, al
    inc al
    mov word ptr [r13 + 2*rdx], cx
    mov byte ptr [r13 + 0x200], al
    mov ecx, eax
    blsr r10, r10
    jne .L45
    jmp .L36
.L46:
    mov al, -0x1
    blsr r10, r10
    jne .L45
    jmp .L36
.L47:
    mov rax, qword ptr [rsp + 0x48]
    mov rcx, qword ptr [rsp + 0x30]
    mov r8, qword ptr [rsp + 0x38]
    mov rdx, r8
    mov qword ptr [rsp + 0x30], rcx
    and rdx, rcx
    je .L62
.L48:
    mov rcx, rax
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rsi + 8*rax]
    mov qword ptr [rsp + 0xb8], rax
    mov rax, qword ptr [rcx + 0x18]
    mov qword ptr [rsp + 0xa8], rax
    or qword ptr [rsp + 0x80], rax
    movzx ecx, byte ptr [r13 + 0x200]
    lea r8, [plywright::sliders::magic::TABLE]
    jmp .L50
    nop
.L49:
    mov rdx, qword ptr [rsp + 0x88]
    blsr rdx, rdx
    lea r8, [plywright::sliders::magic::TABLE]
    je .L60
.L50:
    mov byte ptr [rsp + 0x90], cl
    mov qword ptr [rsp + 0x88], rdx
    tzcnt r9, rdx
    lea rax, [r9 + 2*r9]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov edx, dword ptr [rcx + 8*rax + 0x610]
    movzx esi, byte ptr [rcx + 8*rax + 0x614]
    mov rdi, qword ptr [rcx + 8*rax + 0x600]
    and rdi, rbp
    imul rdi, qword ptr [rcx + 8*rax + 0x608]
    shrx rax, rdi, rsi
    add rax, rdx
    mov rax, qword ptr [r8 + 8*rax]
    and rax, r11
    mov qword ptr [rsp + 0x98], r9
    je .L55
    mov r12, rbp
    mov rcx, qword ptr [rsp + 0x70]
    mov rdx, qword ptr [rcx]
    and rdx, qword ptr [rsp + 0x78]
    mov rcx, qword ptr [rcx + 0x10]
    and rcx, qword ptr [rsp + 0x60]
    or rcx, rdx
    mov qword ptr [rsp + 0x8], rcx
    mov rcx, qword ptr [rsp + 0xb8]
    mov rdx, qword ptr [rcx]
    mov qword ptr [rsp + 0x20], rdx
    mov rdx, qword ptr [rcx + 0x8]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rcx + 0x10]
    mov qword ptr [rsp + 0x10], rdx
    mov edi, dword ptr [rcx + 0x14]
    and edi, 0x3f
    mov r10, qword ptr [rcx + 0x600]
    mov r8, qword ptr [rcx + 0x608]
    mov r13d, dword ptr [rcx + 0x610]
    mov r15d, dword ptr [rcx + 0x614]
    and r15d, 0x3f
    btr r12, r9
    mov rbx, rax
    mov rcx, qword ptr [rsp + 0x68]
    mov r9, qword ptr [rsp + 0x80]
    mov rbp, qword ptr [rsp + 0x30]
    lea rsi, [plywright::sliders::magic::TABLE]
    nop
.L51:
    blsi r11, rbx
    mov rdx, r12
    or rdx, r11
    mov r14, qword ptr [rsp + 0x20]
    and r14, rdx
    imul r14, qword ptr [rsp + 0x18]
    shrx r14, r14, rdi
    add r14, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsi + 8*r14]
    and r14, r9
    or r14, qword ptr [rsp + 0x8]
    and rdx, r10
    imul rdx, r8
    shrx rdx, rdx, r15
    add rdx, r13
    mov rdx, qword ptr [rsi + 8*rdx]
    and rdx, rbp
    or rdx, r14
    andn rdx, r11, rdx
    and rdx, rcx
    cmovne rdx, r11
    xor rax, rdx
    blsr rbx, rbx
    jne .L51
    mov rsi, qword ptr [rsp + 0xb0]
    movzx r8d, word ptr [rsp + 0x98]
    and rsi, rax
    je .L56
.L52:
    lea ecx, [r8 + 0x4000]
    movzx edx, cx
    movzx ecx, byte ptr [rsp + 0x90]
    mov edi, ecx
    mov rbp, qword ptr [rsp + 0x28]
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp]
    nop
.L53:
    cmp dil, -0x1
    je .L54
    tzcnt rcx, rsi
    shl ecx, 0x6
    or ecx, edx
    movzx r9d, dil
    inc dil
    mov word ptr [r13 + 2*r9], cx
    mov byte ptr [r13 + 0x200], dil
    mov ecx, edi
    blsr rsi, rsi
    jne .L53
    jmp .L57
.L54:
    mov dil, -0x1
    blsr rsi, rsi
    jne .L53
    jmp .L57
    nop
.L55:
    xor eax, eax
    mov rsi, qword ptr [rsp + 0xb0]
    movzx r8d, word ptr [rsp + 0x98]
    and rsi, rax
    jne .L52
.L56:
    mov rbp, qword ptr [rsp + 0x28]
    mov r13, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp]
    movzx ecx, byte ptr [rsp + 0x90]
.L57:
    mov edx, ecx
    and rax, qword ptr [rsp + 0x58]
    je .L49
    nop
.L58:
    cmp dl, -0x1
    je .L59
    tzcnt rcx, rax
    shl ecx, 0x6
    or ecx, r8d
    movzx esi, dl
    inc dl
    mov word ptr [r13 + 2*rsi], cx
    mov byte ptr [r13 + 0x200], dl
    mov ecx, edx
    blsr rax, rax
    jne .L58
    jmp .L49
.L59:
    mov dl, -0x1
    blsr rax, rax
    jne .L58
    jmp .L49
.L60:
    mov rax, qword ptr [rsp + 0x80]
    mov r8, qword ptr [rsp + 0x38]
    mov qword ptr [rsp + 0x80], rax
    and r8, rax
    jne .L63
    jmp .L75
.L61:
    mov rdx, qword ptr [rax + 0x10]
    mov rcx, qword ptr [rax + 0x20]
    mov qword ptr [rsp + 0x80], rcx
    mov qword ptr [rsp + 0xc8], rdx
    or rcx, rdx
    mov rdx, r8
    mov qword ptr [rsp + 0x30], rcx
    and rdx, rcx
    jne .L48
.L62:
    mov rcx, qword ptr [rax + 0x18]
    mov rax, qword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0xa8], rcx
    or rax, rcx
    mov qword ptr [rsp + 0x80], rax
    and r8, rax
    je .L75
.L63:
    mov rax, qword ptr [rsp + 0x40]
    lea rax, [rax + 2*rax]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [rcx + 8*rax]
    mov qword ptr [rsp + 0x98], rax
    movzx ecx, byte ptr [r13 + 0x200]
    lea r9, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsp + 0x80]
    jmp .L65
    nop
.L64:
    mov r8, qword ptr [rsp + 0x38]
    blsr r8, r8
    lea r9, [plywright::sliders::magic::TABLE]
    je .L75
.L65:
    mov byte ptr [rsp + 0x88], cl
    mov qword ptr [rsp + 0x38], r8
    tzcnt r10, r8
    lea rax, [r10 + 2*r10]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov ecx, dword ptr [rdi + 8*rax + 0x10]
    movzx edx, byte ptr [rdi + 8*rax + 0x14]
    mov rsi, qword ptr [rdi + 8*rax]
    and rsi, rbp
    imul rsi, qword ptr [rdi + 8*rax + 0x8]
    shrx rax, rsi, rdx
    add rax, rcx
    mov rax, qword ptr [r9 + 8*rax]
    and rax, r11
    mov qword ptr [rsp + 0x90], r10
    je .L70
    mov r8, rbp
    mov rdx, qword ptr [rsp + 0x70]
    mov rcx, qword ptr [rdx]
    and rcx, qword ptr [rsp + 0x78]
    mov rdx, qword ptr [rdx + 0x10]
    and rdx, qword ptr [rsp + 0x60]
    or rdx, rcx
    mov qword ptr [rsp + 0x8], rdx
    mov rcx, qword ptr [rsp + 0x98]
    mov rdx, qword ptr [rcx]
    mov qword ptr [rsp + 0x20], rdx
    mov rdx, qword ptr [rcx + 0x8]
    mov qword ptr [rsp + 0x18], rdx
    mov edx, dword ptr [rcx + 0x10]
    mov qword ptr [rsp + 0x10], rdx
    mov edi, dword ptr [rcx + 0x14]
    and edi, 0x3f
    mov rdx, qword ptr [rcx + 0x600]
    mov r9, qword ptr [rcx + 0x608]
    mov r13d, dword ptr [rcx + 0x610]
    mov r15d, dword ptr [rcx + 0x614]
    and r15d, 0x3f
    btr r8, r10
    mov rbx, rax
    mov r11, qword ptr [rsp + 0x68]
    mov rbp, qword ptr [rsp + 0x30]
    lea rsi, [plywright::sliders::magic::TABLE]
    nop
.L66:
    blsi r10, rbx
    mov rcx, r8
    or rcx, r10
    mov r14, qword ptr [rsp + 0x20]
    and r14, rcx
    imul r14, qword ptr [rsp + 0x18]
    shrx r14, r14, rdi
    add r14, qword ptr [rsp + 0x10]
    mov r14, qword ptr [rsi + 8*r14]
    and r14, r12
    or r14, qword ptr [rsp + 0x8]
    and rcx, rdx
    imul rcx, r9
    shrx rcx, rcx, r15
    add rcx, r13
    mov rcx, qword ptr [rsi + 8*rcx]
    and rcx, rbp
    or rcx, r14
    andn rcx, r10, rcx
    and rcx, r11
    cmovne rcx, r10
    xor rax, rcx
    blsr rbx, rbx
    jne .L66
    mov rdx, qword ptr [rsp + 0xb0]
    movzx r8d, word ptr [rsp + 0x90]
    and rdx, rax
    je .L71
.L67:
    lea ecx, [r8 + 0x4000]
    movzx esi, cx
    movzx ecx, byte ptr [rsp + 0x88]
    mov edi, ecx
    mov rbp, qword ptr [rsp + 0x28]
    mov r10, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp]
    nop
.L68:
    cmp dil, -0x1
    je .L69
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, esi
    movzx r9d, dil
    inc dil
    mov word ptr [r10 + 2*r9], cx
    mov byte ptr [r10 + 0x200], dil
    mov ecx, edi
    blsr rdx, rdx
    jne .L68
    jmp .L72
.L69:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L68
    jmp .L72
    nop
.L70:
    xor eax, eax
    mov rdx, qword ptr [rsp + 0xb0]
    movzx r8d, word ptr [rsp + 0x90]
    and rdx, rax
    jne .L67
.L71:
    mov rbp, qword ptr [rsp + 0x28]
    mov r10, qword ptr [rsp + 0x50]
    mov r11, qword ptr [rsp]
    movzx ecx, byte ptr [rsp + 0x88]
.L72:
    mov edx, ecx
    and rax, qword ptr [rsp + 0x58]
    je .L64
    nop
.L73:
    cmp dl, -0x1
    je .L74
    tzcnt rcx, rax
    shl ecx, 0x6
    or ecx, r8d
    movzx esi, dl
    inc dl
    mov word ptr [r10 + 2*rsi], cx
    mov byte ptr [r10 + 0x200], dl
    mov ecx, edx
    blsr rax, rax
    jne .L73
    jmp .L64
.L74:
    mov dl, -0x1
    blsr rax, rax
    jne .L73
    jmp .L64
.L75:
    mov rax, qword ptr [rsp + 0xa0]
    test rax, rax
    je .L82
    mov rdx, qword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0xd0], rdx
    mov qword ptr [rsp + 0xd8], -0x1
    mov qword ptr [rsp + 0xe0], rax
    mov rsi, rax
    lea rax, [rsp + 0xe8]
    mov ecx, dword ptr [rsp + 0xc4]
    mov byte ptr [rsp + 0xe8], cl
    mov qword ptr [rsp + 0x110], r11
    lea rcx, [rsp + 0xf0]
    mov qword ptr [rsp + 0x118], rcx
    lea rcx, [rsp + 0x110]
    mov qword ptr [rsp + 0x120], rcx
    mov qword ptr [rsp + 0x128], rax
    mov rax, rdx
    mov r15, qword ptr [rsp + 0xc8]
    and r15, rsi
    mov r13, qword ptr [rsp + 0xa8]
    je .L77
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    lea r12, [rsp + 0x118]
    nop
.L76:
    tzcnt rsi, r15
    lea rax, [rsi + 2*rsi]
    mov ecx, dword ptr [rbx + 8*rax + 0x610]
    movzx edx, byte ptr [rbx + 8*rax + 0x614]
    mov rdi, qword ptr [rbx + 8*rax + 0x600]
    and rdi, rbp
    imul rdi, qword ptr [rbx + 8*rax + 0x608]
    shrx rax, rdi, rdx
    add rax, rcx
    mov rdx, qword ptr [r14 + 8*rax]
    mov rdi, r12
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    blsr r15, r15
    jne .L76
    mov rax, qword ptr [rsp + 0xd0]
    mov r13, qword ptr [rax + 0x18]
.L77:
    and r13, qword ptr [rsp + 0xa0]
    je .L79
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    lea r12, [rsp + 0x118]
    nop
.L78:
    tzcnt rsi, r13
    lea rax, [rsi + 2*rsi]
    mov ecx, dword ptr [rbx + 8*rax + 0x10]
    movzx edx, byte ptr [rbx + 8*rax + 0x14]
    mov rdi, qword ptr [rbx + 8*rax]
    and rdi, rbp
    imul rdi, qword ptr [rbx + 8*rax + 0x8]
    shrx rax, rdi, rdx
    add rax, rcx
    mov rdx, qword ptr [r14 + 8*rax]
    mov rdi, r12
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    blsr r13, r13
    jne .L78
    mov rax, qword ptr [rsp + 0xd0]
.L79:
    mov r15, qword ptr [rsp + 0xa0]
    and r15, qword ptr [rax + 0x20]
    je .L81
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    lea r12, [rsp + 0x118]
    nop
.L80:
    tzcnt rsi, r15
    lea rax, [rsi + 2*rsi]
    mov ecx, dword ptr [rbx + 8*rax + 0x10]
    movzx edx, byte ptr [rbx + 8*rax + 0x14]
    mov rdi, qword ptr [rbx + 8*rax]
    and rdi, rbp
    imul rdi, qword ptr [rbx + 8*rax + 0x8]
    shrx rdi, rdi, rdx
    add rdi, rcx
    mov ecx, dword ptr [rbx + 8*rax + 0x610]
    mov rdx, qword ptr [rbx + 8*rax + 0x600]
    and rdx, rbp
    imul rdx, qword ptr [rbx + 8*rax + 0x608]
    movzx eax, byte ptr [rbx + 8*rax + 0x614]
    shrx rax, rdx, rax
    add rax, rcx
    mov rdx, qword ptr [r14 + 8*rax]
    or rdx, qword ptr [r14 + 8*rdi]
    mov rdi, r12
    call plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}
    blsr r15, r15
    jne .L80
.L81:
    mov r11, qword ptr [rsp]
.L82:
    mov rax, qword ptr [rsp + 0x70]
    and r11, qword ptr [rax + 0x8]
    mov r8, qword ptr [rsp + 0x30]
    je .L91
    mov rax, qword ptr [rsp + 0x48]
    mov rax, qword ptr [rax + 0x28]
    mov r12, qword ptr [rsp + 0x68]
    and rax, r12
    tzcnt rax, rax
    and eax, 0x3f
    mov rdx, qword ptr [rsp + 0x60]
    and rdx, r12
    mov rcx, rdx
    shr rcx, 0x7
    movabs rsi, 0xfefefefefefe00
    add rsi, 0xfe
    and rsi, rcx
    shr rdx, 0x9
    movabs rcx, 0x7f7f7f7f7f7f00
    add rcx, 0x7f
    and rcx, rdx
    or rcx, rsi
    shl eax, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    or rcx, qword ptr [rax + r13 + 0x8]
    andn rax, rcx, r11
    je .L84
    mov ecx, 0x1
    mov rdx, qword ptr [rsp + 0x40]
    shlx rcx, rcx, rdx
    andn rdx, rcx, rbp
    xor ecx, ecx
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp + 0x8], rax
    mov r9, rax
    mov rbp, qword ptr [rsp + 0x78]
    mov rax, qword ptr [rsp + 0x80]
    nop
.L83:
    tzcnt r10, r9
    lea r11, [r10 + 2*r10]
    mov ebx, r10d
    shl ebx, 0x6
    mov rbx, qword ptr [rbx + r13]
    and rbx, rbp
    movzx r14d, byte ptr [rsi + 8*r11 + 0x14]
    mov r15, qword ptr [rsi + 8*r11]
    and r15, rdx
    imul r15, qword ptr [rsi + 8*r11 + 0x8]
    shrx r14, r15, r14
    mov r15d, dword ptr [rsi + 8*r11 + 0x10]
    add r14, r15
    mov r14, qword ptr [rdi + 8*r14]
    and r14, rax
    or r14, rbx
    mov rbx, qword ptr [rsi + 8*r11 + 0x600]
    and rbx, rdx
    imul rbx, qword ptr [rsi + 8*r11 + 0x608]
    movzx r15d, byte ptr [rsi + 8*r11 + 0x614]
    shrx rbx, rbx, r15
    mov r11d, dword ptr [rsi + 8*r11 + 0x610]
    add rbx, r11
    mov r11, qword ptr [rdi + 8*rbx]
    and r11, r8
    or r11, r14
    mov ebx, 0x1
    shlx r10, rbx, r10
    and r11, r12
    cmove r10, r11
    or rcx, r10
    blsr r9, r9
    jne .L83
    not rcx
    mov rax, qword ptr [rsp + 0x8]
    jmp .L85
.L84:
    mov rcx, -0x1
.L85:
    and rax, rcx
    mov rcx, qword ptr [rsp + 0x100]
    mov rdx, rcx
    and rdx, rax
    je .L88
    mov rsi, qword ptr [rsp + 0xf8]
    mov rdi, qword ptr [rsp + 0x40]
    add edi, 0x4000
    movzx r8d, byte ptr [rsi + 0x200]
    movzx edi, di
    nop
.L86:
    cmp r8b, -0x1
    je .L87
    tzcnt r9, rdx
    shl r9d, 0x6
    or r9d, edi
    movzx r10d, r8b
    inc r8b
    mov word ptr [rsi + 2*r10], r9w
    mov byte ptr [rsi + 0x200], r8b
    blsr rdx, rdx
    jne .L86
    jmp .L88
.L87:
    mov r8b, -0x1
    blsr rdx, rdx
    jne .L86
.L88:
    andn rax, rcx, rax
    je .L91
    mov rcx, qword ptr [rsp + 0xf8]
    movzx esi, byte ptr [rcx + 0x200]
    movzx edx, word ptr [rsp + 0x40]
    nop
.L89:
    cmp sil, -0x1
    je .L90
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, edx
    movzx r8d, sil
    inc sil
    mov word ptr [rcx + 2*r8], di
    mov byte ptr [rcx + 0x200], sil
    blsr rax, rax
    jne .L89
    jmp .L91
.L90:
    mov sil, -0x1
    blsr rax, rax
    jne .L89
.L91:
    mov rsi, qword ptr [rsp + 0x48]
    cmp byte ptr [rsi + 0x41], 0x0
    jne .L93
.L92:
    add rsp, 0x138
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L93:
    movzx ecx, byte ptr [rsi + 0x42]
    vmovups ymm0, ymmword ptr [rsp + 0xf0]
    vmovups ymmword ptr [rsp + 0xd0], ymm0
    lea rdi, [rsp + 0x118]
    lea r8, [rsp + 0xd0]
    mov rdx, qword ptr [rsp + 0x40]
    vzeroupper
    call plywright::movegen::generate::en_passant
    jmp .L92

plywright::movegen::generate::Generator<S>::pinned_sliders::{{closure}}:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r10, rdx
    mov rdx, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    mov rcx, qword ptr [rdi + 0x10]
    movzx ecx, byte ptr [rcx]
    and r10, qword ptr [rax]
    movzx r11d, sil
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    and r10, qword ptr [rax + 8*r11]
    mov qword ptr [rsp - 0x28], rdx
    mov qword ptr [rsp - 0x30], r11
    je .L1
    mov rax, qword ptr [rdx]
    mov rbx, qword ptr [rax + 0x38]
    movzx ecx, byte ptr [rdx + 0x18]
    lea rdx, [rcx + 2*rcx]
    shl ecx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rax + 0x8]
    and r8, qword ptr [rcx + rsi]
    mov rdi, qword ptr [rax]
    mov r9, qword ptr [rax + 0x30]
    mov qword ptr [rsp - 0x8], rbx
    or r9, rbx
    and rdi, qword ptr [rcx + rsi + 0x10]
    or rdi, r8
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rcx + 8*rdx]
    mov qword ptr [rsp - 0x10], rsi
    mov rsi, qword ptr [rcx + 8*rdx + 0x8]
    mov qword ptr [rsp - 0x18], rsi
    mov esi, dword ptr [rcx + 8*rdx + 0x10]
    mov qword ptr [rsp - 0x20], rsi
    mov ebx, dword ptr [rcx + 8*rdx + 0x14]
    and ebx, 0x3f
    mov r14, qword ptr [rax + 0x20]
    mov r15, qword ptr [rax + 0x18]
    or r15, r14
    mov r12, qword ptr [rcx + 8*rdx + 0x600]
    mov r13, qword ptr [rcx + 8*rdx + 0x608]
    mov ebp, dword ptr [rcx + 8*rdx + 0x610]
    mov ecx, dword ptr [rcx + 8*rdx + 0x614]
    and ecx, 0x3f
    or r14, qword ptr [rax + 0x10]
    btr r9, r11
    lea rax, [plywright::sliders::magic::TABLE]
    mov rdx, r10
    nop
.L0:
    blsi rsi, rdx
    mov r8, r9
    or r8, rsi
    mov r11, qword ptr [rsp - 0x10]
    and r11, r8
    imul r11, qword ptr [rsp - 0x18]
    shrx r11, r11, rbx
    add r11, qword ptr [rsp - 0x20]
    mov r11, qword ptr [rax + 8*r11]
    and r11, r15
    or r11, rdi
    and r8, r12
    imul r8, r13
    shrx r8, r8, rcx
    add r8, rbp
    mov r8, qword ptr [rax + 8*r8]
    and r8, r14
    or r8, r11
    andn r8, rsi, r8
    and r8, qword ptr [rsp - 0x8]
    cmovne r8, rsi
    xor r10, r8
    blsr rdx, rdx
    jne .L0
    jmp .L2
.L1:
    xor r10d, r10d
.L2:
    mov r11, qword ptr [rsp - 0x28]
    mov rax, qword ptr [r11 + 0x10]
    mov rcx, rax
    and rcx, r10
    je .L5
    mov rdx, qword ptr [r11 + 0x8]
    mov rsi, qword ptr [rsp - 0x30]
    add esi, 0x4000
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
    blsr rcx, rcx
    jne .L3
    jmp .L5
.L4:
    mov dil, -0x1
    blsr rcx, rcx
    jne .L3
.L5:
    andn rax, rax, r10
    je .L8
    mov rcx, qword ptr [r11 + 0x8]
    movzx esi, byte ptr [rcx + 0x200]
    movzx edx, word ptr [rsp - 0x30]
    nop
.L6:
    cmp sil, -0x1
    je .L7
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, edx
    movzx r8d, sil
    inc sil
    mov word ptr [rcx + 2*r8], di
    mov byte ptr [rcx + 0x200], sil
    blsr rax, rax
    jne .L6
    jmp .L8
.L7:
    mov sil, -0x1
    blsr rax, rax
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
    mov r10, rdx
    mov rdx, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    mov rcx, qword ptr [rdi + 0x10]
    movzx ecx, byte ptr [rcx]
    and r10, qword ptr [rax]
    movzx r11d, sil
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    and r10, qword ptr [rax + 8*r11]
    mov qword ptr [rsp - 0x28], rdx
    mov qword ptr [rsp - 0x30], r11
    je .L1
    mov rax, qword ptr [rdx]
    mov rbx, qword ptr [rax + 0x30]
    movzx ecx, byte ptr [rdx + 0x18]
    lea rdx, [rcx + 2*rcx]
    shl ecx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rax + 0x8]
    and r8, qword ptr [rcx + rsi]
    mov rdi, qword ptr [rax]
    mov r9, qword ptr [rax + 0x38]
    mov qword ptr [rsp - 0x8], rbx
    or r9, rbx
    and rdi, qword ptr [rcx + rsi + 0x18]
    or rdi, r8
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rcx + 8*rdx]
    mov qword ptr [rsp - 0x10], rsi
    mov rsi, qword ptr [rcx + 8*rdx + 0x8]
    mov qword ptr [rsp - 0x18], rsi
    mov esi, dword ptr [rcx + 8*rdx + 0x10]
    mov qword ptr [rsp - 0x20], rsi
    mov ebx, dword ptr [rcx + 8*rdx + 0x14]
    and ebx, 0x3f
    mov r14, qword ptr [rax + 0x20]
    mov r15, qword ptr [rax + 0x18]
    or r15, r14
    mov r12, qword ptr [rcx + 8*rdx + 0x600]
    mov r13, qword ptr [rcx + 8*rdx + 0x608]
    mov ebp, dword ptr [rcx + 8*rdx + 0x610]
    mov ecx, dword ptr [rcx + 8*rdx + 0x614]
    and ecx, 0x3f
    or r14, qword ptr [rax + 0x10]
    btr r9, r11
    lea rax, [plywright::sliders::magic::TABLE]
    mov rdx, r10
    nop
.L0:
    blsi rsi, rdx
    mov r8, r9
    or r8, rsi
    mov r11, qword ptr [rsp - 0x10]
    and r11, r8
    imul r11, qword ptr [rsp - 0x18]
    shrx r11, r11, rbx
    add r11, qword ptr [rsp - 0x20]
    mov r11, qword ptr [rax + 8*r11]
    and r11, r15
    or r11, rdi
    and r8, r12
    imul r8, r13
    shrx r8, r8, rcx
    add r8, rbp
    mov r8, qword ptr [rax + 8*r8]
    and r8, r14
    or r8, r11
    andn r8, rsi, r8
    and r8, qword ptr [rsp - 0x8]
    cmovne r8, rsi
    xor r10, r8
    blsr rdx, rdx
    jne .L0
    jmp .L2
.L1:
    xor r10d, r10d
.L2:
    mov r11, qword ptr [rsp - 0x28]
    mov rax, qword ptr [r11 + 0x10]
    mov rcx, rax
    and rcx, r10
    je .L5
    mov rdx, qword ptr [r11 + 0x8]
    mov rsi, qword ptr [rsp - 0x30]
    add esi, 0x4000
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
    blsr rcx, rcx
    jne .L3
    jmp .L5
.L4:
    mov dil, -0x1
    blsr rcx, rcx
    jne .L3
.L5:
    andn rax, rax, r10
    je .L8
    mov rcx, qword ptr [r11 + 0x8]
    movzx esi, byte ptr [rcx + 0x200]
    movzx edx, word ptr [rsp - 0x30]
    nop
.L6:
    cmp sil, -0x1
    je .L7
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, edx
    movzx r8d, sil
    inc sil
    mov word ptr [rcx + 2*r8], di
    mov byte ptr [rcx + 0x200], sil
    blsr rax, rax
    jne .L6
    jmp .L8
.L7:
    mov sil, -0x1
    blsr rax, rax
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
    mov qword ptr [rsp - 0x30], rcx
    mov r11, rdi
    movzx ecx, dl
    mov edx, ecx
    shl edx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rdx + rax + 0x10]
    mov rdi, qword ptr [rdi + 0x38]
    and rax, qword ptr [r11]
    mov qword ptr [rsp - 0x28], rdi
    and rax, rdi
    je .L2
    mov r10, qword ptr [r11 + 0x20]
    mov rdi, qword ptr [r11 + 0x30]
    mov qword ptr [rsp - 0x8], rdi
    or qword ptr [rsp - 0x28], rdi
    mov edi, ecx
    add dil, 0x8
    mov r9d, 0x1
    shlx rdi, r9, rdi
    mov qword ptr [rsp - 0x10], rdi
    shlx rcx, r9, rcx
    mov qword ptr [rsp - 0x18], rcx
    movzx ecx, sil
    lea rcx, [rcx + 2*rcx]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rdi + 8*rcx]
    mov qword ptr [rsp - 0x20], rsi
    mov rbx, qword ptr [rdi + 8*rcx + 0x8]
    mov r14d, dword ptr [rdi + 8*rcx + 0x10]
    mov r15d, dword ptr [rdi + 8*rcx + 0x14]
    and r15d, 0x3f
    mov r8, qword ptr [rdi + 8*rcx + 0x600]
    mov r13, qword ptr [rdi + 8*rcx + 0x608]
    mov ebp, dword ptr [rdi + 8*rcx + 0x610]
    mov r9d, dword ptr [rdi + 8*rcx + 0x614]
    and r9d, 0x3f
    mov rdi, qword ptr [r11 + 0x18]
    or rdi, r10
    or r10, qword ptr [r11 + 0x10]
    mov rsi, r10
    mov rcx, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rcx + 0x200]
    or edx, 0x5000
    movzx edx, dx
    mov dword ptr [rsp - 0x34], edx
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L1
    nop
.L0:
    blsr rax, rax
    je .L2
.L1:
    tzcnt r10, rax
    mov r11, qword ptr [rsp - 0x10]
    bts r11, r10
    andn r11, r11, qword ptr [rsp - 0x28]
    or r11, qword ptr [rsp - 0x18]
    mov r12, r8
    and r12, r11
    and r11, qword ptr [rsp - 0x20]
    imul r11, rbx
    shrx r11, r11, r15
    add r11, r14
    imul r12, r13
    shrx r12, r12, r9
    add r12, rbp
    mov r11, qword ptr [rdx + 8*r11]
    and r11, rdi
    mov r12, qword ptr [rdx + 8*r12]
    and r12, rsi
    or r12, r11
    test qword ptr [rsp - 0x8], r12
    setne r11b
    cmp cl, -0x1
    sete r12b
    or r12b, r11b
    jne .L0
    or r10d, dword ptr [rsp - 0x34]
    movzx r11d, cl
    inc cl
    mov r12, qword ptr [rsp - 0x30]
    mov word ptr [r12 + 2*r11], r10w
    mov byte ptr [r12 + 0x200], cl
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
    sub rsp, 0x18
    mov qword ptr [rsp - 0x78], r8
    mov qword ptr [rsp - 0x48], rdi
    movzx r11d, cl
    mov r15d, r11d
    shl r15d, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp - 0x68], rax
    mov r9, qword ptr [r15 + rax + 0x10]
    mov rax, qword ptr [rsi + 0x38]
    and r9, qword ptr [rsi]
    mov qword ptr [rsp - 0x60], rax
    and r9, rax
    je .L2
    mov r13, qword ptr [rsi + 0x20]
    movzx eax, dl
    shl eax, 0x3
    lea rcx, [rax + 2*rax]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [plywright::sliders::magic::LOOKUPS + 1536]
    mov rbp, qword ptr [rsi + 0x18]
    or rbp, r13
    or r13, qword ptr [rsi + 0x10]
    mov r8, qword ptr [rsp - 0x78]
    mov r10, rsi
    movzx esi, byte ptr [r8 + 0x18]
    mov edi, esi
    shl edi, 0x6
    add qword ptr [rsp - 0x68], rdi
    shl esi, 0x3
    lea rdi, [rsi + 2*rsi]
    lea rsi, [rdx + rdi]
    mov qword ptr [rsp - 0x10], rsi
    add rdi, rax
    mov qword ptr [rsp - 0x18], rdi
    mov rsi, qword ptr [rdx + rcx]
    mov r12, qword ptr [rdx + rcx + 0x8]
    mov ebx, dword ptr [rdx + rcx + 0x10]
    mov r14d, dword ptr [rdx + rcx + 0x14]
    mov rdx, qword ptr [rax + rcx]
    mov rdi, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x50], rdi
    mov edi, dword ptr [rax + rcx + 0x10]
    mov qword ptr [rsp + 0x10], rdi
    mov edi, dword ptr [rax + rcx + 0x14]
    mov rax, qword ptr [r10 + 0x30]
    mov qword ptr [rsp], rax
    or qword ptr [rsp - 0x60], rax
    mov ecx, r11d
    add cl, 0x8
    mov eax, 0x1
    shlx r10, rax, r11
    mov qword ptr [rsp - 0x58], r10
    mov r11, rdx
    shlx rax, rax, rcx
    mov qword ptr [rsp - 0x8], rax
    mov rax, -0x2
    rol rax, cl
    mov qword ptr [rsp - 0x40], rax
    and r14d, 0x3f
    and edi, 0x3f
    mov qword ptr [rsp + 0x8], rdi
    or r15d, 0x5000
    movzx eax, r15w
    mov dword ptr [rsp - 0x7c], eax
    mov r15, qword ptr [rsp - 0x50]
    mov rcx, qword ptr [r8]
    mov rax, qword ptr [r8 + 0x8]
    mov qword ptr [rsp - 0x70], rax
    mov qword ptr [rsp - 0x20], rsi
    mov qword ptr [rsp - 0x28], r13
    mov qword ptr [rsp - 0x30], rdx
    mov qword ptr [rsp - 0x38], r14
    jmp .L1
    nop
.L0:
    blsr r9, r9
    je .L2
.L1:
    tzcnt rdi, r9
    mov rdx, qword ptr [rsp - 0x8]
    bts rdx, rdi
    andn rax, rdx, qword ptr [rsp - 0x60]
    or rax, qword ptr [rsp - 0x58]
    mov r8, r11
    and r8, rax
    and rax, rsi
    imul rax, r12
    shrx rax, rax, r14
    add rax, rbx
    imul r8, r15
    mov r10, qword ptr [rsp + 0x8]
    shrx r8, r8, r10
    add r8, qword ptr [rsp + 0x10]
    lea r10, [plywright::sliders::magic::TABLE]
    mov rax, qword ptr [r10 + 8*rax]
    and rax, rbp
    mov r8, qword ptr [r10 + 8*r8]
    and r8, r13
    or r8, rax
    test qword ptr [rsp], r8
    jne .L0
    not rdx
    mov r13, qword ptr [rcx + 0x30]
    mov r8, qword ptr [rcx]
    mov r14, rbp
    mov rbp, qword ptr [rcx + 0x8]
    mov r11, rbx
    mov rbx, r12
    mov r10, qword ptr [rsp - 0x68]
    and rbp, qword ptr [r10]
    mov rax, qword ptr [rcx + 0x38]
    or rax, r13
    and rax, rdx
    or rax, qword ptr [rsp - 0x58]
    and r8, qword ptr [r10 + 0x18]
    or r8, rbp
    mov r10, qword ptr [rsp - 0x10]
    mov edx, dword ptr [r10 + 0x10]
    mov rbp, qword ptr [r10]
    and rbp, rax
    imul rbp, qword ptr [r10 + 0x8]
    movzx r10d, byte ptr [r10 + 0x14]
    shrx r10, rbp, r10
    add r10, rdx
    mov rdx, qword ptr [rcx + 0x20]
    mov rbp, qword ptr [rcx + 0x18]
    or rbp, rdx
    lea rsi, [plywright::sliders::magic::TABLE]
    and rbp, qword ptr [rsi + 8*r10]
    or rbp, r8
    mov r12, r15
    mov r15, qword ptr [rsp - 0x18]
    mov r8d, dword ptr [r15 + 0x10]
    and rax, qword ptr [r15]
    movzx r10d, byte ptr [r15 + 0x14]
    imul rax, qword ptr [r15 + 0x8]
    mov r15, r12
    shrx rax, rax, r10
    mov r12, rbx
    mov rbx, r11
    or rdx, qword ptr [rcx + 0x10]
    add rax, r8
    and rdx, qword ptr [rsi + 8*rax]
    or rdx, rbp
    mov rbp, r14
    mov r14, qword ptr [rsp - 0x38]
    mov r11, qword ptr [rsp - 0x30]
    and rdx, qword ptr [rsp - 0x40]
    test rdx, r13
    mov r13, qword ptr [rsp - 0x28]
    mov rsi, qword ptr [rsp - 0x20]
    jne .L0
    mov rax, qword ptr [rsp - 0x70]
    movzx eax, byte ptr [rax + 0x200]
    cmp rax, 0xff
    je .L0
    lea edx, [rax + 0x1]
    movzx r8d, di
    or r8d, dword ptr [rsp - 0x7c]
    mov rdi, qword ptr [rsp - 0x70]
    mov word ptr [rdi + 2*rax], r8w
    mov byte ptr [rdi + 0x200], dl
    jmp .L0
.L2:
    mov rax, qword ptr [rsp - 0x78]
    vmovups ymm0, ymmword ptr [rax]
    mov rax, qword ptr [rsp - 0x48]
    vmovups ymmword ptr [rax], ymm0
    add rsp, 0x18
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret

plywright::movegen::generate::en_passant:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x18
    mov qword ptr [rsp - 0x78], r8
    mov qword ptr [rsp - 0x48], rdi
    movzx r11d, cl
    mov r15d, r11d
    shl r15d, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp - 0x68], rax
    mov r9, qword ptr [r15 + rax + 0x18]
    mov rax, qword ptr [rsi + 0x30]
    and r9, qword ptr [rsi]
    mov qword ptr [rsp - 0x60], rax
    and r9, rax
    je .L2
    mov r13, qword ptr [rsi + 0x20]
    movzx eax, dl
    shl eax, 0x3
    lea rcx, [rax + 2*rax]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rax, [plywright::sliders::magic::LOOKUPS + 1536]
    mov rbp, qword ptr [rsi + 0x18]
    or rbp, r13
    or r13, qword ptr [rsi + 0x10]
    mov r8, qword ptr [rsp - 0x78]
    mov r10, rsi
    movzx esi, byte ptr [r8 + 0x18]
    mov edi, esi
    shl edi, 0x6
    add qword ptr [rsp - 0x68], rdi
    shl esi, 0x3
    lea rdi, [rsi + 2*rsi]
    lea rsi, [rdx + rdi]
    mov qword ptr [rsp - 0x10], rsi
    add rdi, rax
    mov qword ptr [rsp - 0x18], rdi
    mov rsi, qword ptr [rdx + rcx]
    mov r12, qword ptr [rdx + rcx + 0x8]
    mov ebx, dword ptr [rdx + rcx + 0x10]
    mov r14d, dword ptr [rdx + rcx + 0x14]
    mov rdx, qword ptr [rax + rcx]
    mov rdi, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x50], rdi
    mov edi, dword ptr [rax + rcx + 0x10]
    mov qword ptr [rsp + 0x10], rdi
    mov edi, dword ptr [rax + rcx + 0x14]
    mov rax, qword ptr [r10 + 0x38]
    mov qword ptr [rsp], rax
    or qword ptr [rsp - 0x60], rax
    mov ecx, r11d
    add cl, 0x38
    mov eax, 0x1
    shlx r10, rax, r11
    mov qword ptr [rsp - 0x58], r10
    mov r11, rdx
    shlx rax, rax, rcx
    mov qword ptr [rsp - 0x8], rax
    mov rax, -0x2
    rol rax, cl
    mov qword ptr [rsp - 0x40], rax
    and r14d, 0x3f
    and edi, 0x3f
    mov qword ptr [rsp + 0x8], rdi
    or r15d, 0x5000
    movzx eax, r15w
    mov dword ptr [rsp - 0x7c], eax
    mov r15, qword ptr [rsp - 0x50]
    mov rcx, qword ptr [r8]
    mov rax, qword ptr [r8 + 0x8]
    mov qword ptr [rsp - 0x70], rax
    mov qword ptr [rsp - 0x20], rsi
    mov qword ptr [rsp - 0x28], r13
    mov qword ptr [rsp - 0x30], rdx
    mov qword ptr [rsp - 0x38], r14
    jmp .L1
    nop
.L0:
    blsr r9, r9
    je .L2
.L1:
    tzcnt rdi, r9
    mov rdx, qword ptr [rsp - 0x8]
    bts rdx, rdi
    andn rax, rdx, qword ptr [rsp - 0x60]
    or rax, qword ptr [rsp - 0x58]
    mov r8, r11
    and r8, rax
    and rax, rsi
    imul rax, r12
    shrx rax, rax, r14
    add rax, rbx
    imul r8, r15
    mov r10, qword ptr [rsp + 0x8]
    shrx r8, r8, r10
    add r8, qword ptr [rsp + 0x10]
    lea r10, [plywright::sliders::magic::TABLE]
    mov rax, qword ptr [r10 + 8*rax]
    and rax, rbp
    mov r8, qword ptr [r10 + 8*r8]
    and r8, r13
    or r8, rax
    test qword ptr [rsp], r8
    jne .L0
    not rdx
    mov r13, qword ptr [rcx + 0x38]
    mov r8, qword ptr [rcx]
    mov r14, rbp
    mov rbp, qword ptr [rcx + 0x8]
    mov r11, rbx
    mov rbx, r12
    mov r10, qword ptr [rsp - 0x68]
    and rbp, qword ptr [r10]
    mov rax, qword ptr [rcx + 0x30]
    or rax, r13
    and rax, rdx
    or rax, qword ptr [rsp - 0x58]
    and r8, qword ptr [r10 + 0x10]
    or r8, rbp
    mov r10, qword ptr [rsp - 0x10]
    mov edx, dword ptr [r10 + 0x10]
    mov rbp, qword ptr [r10]
    and rbp, rax
    imul rbp, qword ptr [r10 + 0x8]
    movzx r10d, byte ptr [r10 + 0x14]
    shrx r10, rbp, r10
    add r10, rdx
    mov rdx, qword ptr [rcx + 0x20]
    mov rbp, qword ptr [rcx + 0x18]
    or rbp, rdx
    lea rsi, [plywright::sliders::magic::TABLE]
    and rbp, qword ptr [rsi + 8*r10]
    or rbp, r8
    mov r12, r15
    mov r15, qword ptr [rsp - 0x18]
    mov r8d, dword ptr [r15 + 0x10]
    and rax, qword ptr [r15]
    movzx r10d, byte ptr [r15 + 0x14]
    imul rax, qword ptr [r15 + 0x8]
    mov r15, r12
    shrx rax, rax, r10
    mov r12, rbx
    mov rbx, r11
    or rdx, qword ptr [rcx + 0x10]
    add rax, r8
    and rdx, qword ptr [rsi + 8*rax]
    or rdx, rbp
    mov rbp, r14
    mov r14, qword ptr [rsp - 0x38]
    mov r11, qword ptr [rsp - 0x30]
    and rdx, qword ptr [rsp - 0x40]
    test rdx, r13
    mov r13, qword ptr [rsp - 0x28]
    mov rsi, qword ptr [rsp - 0x20]
    jne .L0
    mov rax, qword ptr [rsp - 0x70]
    movzx eax, byte ptr [rax + 0x200]
    cmp rax, 0xff
    je .L0
    lea edx, [rax + 0x1]
    movzx r8d, di
    or r8d, dword ptr [rsp - 0x7c]
    mov rdi, qword ptr [rsp - 0x70]
    mov word ptr [rdi + 2*rax], r8w
    mov byte ptr [rdi + 0x200], dl
    jmp .L0
.L2:
    mov rax, qword ptr [rsp - 0x78]
    vmovups ymm0, ymmword ptr [rax]
    mov rax, qword ptr [rsp - 0x48]
    vmovups ymmword ptr [rax], ymm0
    add rsp, 0x18
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret

plywright::movegen::generate::en_passant:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x30], rcx
    mov r11, rdi
    movzx ecx, dl
    mov edx, ecx
    shl edx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rdx + rax + 0x18]
    mov rdi, qword ptr [rdi + 0x30]
    and rax, qword ptr [r11]
    mov qword ptr [rsp - 0x28], rdi
    and rax, rdi
    je .L2
    mov r10, qword ptr [r11 + 0x20]
    mov rdi, qword ptr [r11 + 0x38]
    mov qword ptr [rsp - 0x8], rdi
    or qword ptr [rsp - 0x28], rdi
    mov edi, ecx
    add dil, 0x38
    mov r9d, 0x1
    shlx rdi, r9, rdi
    mov qword ptr [rsp - 0x10], rdi
    shlx rcx, r9, rcx
    mov qword ptr [rsp - 0x18], rcx
    movzx ecx, sil
    lea rcx, [rcx + 2*rcx]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov rsi, qword ptr [rdi + 8*rcx]
    mov qword ptr [rsp - 0x20], rsi
    mov rbx, qword ptr [rdi + 8*rcx + 0x8]
    mov r14d, dword ptr [rdi + 8*rcx + 0x10]
    mov r15d, dword ptr [rdi + 8*rcx + 0x14]
    and r15d, 0x3f
    mov r8, qword ptr [rdi + 8*rcx + 0x600]
    mov r13, qword ptr [rdi + 8*rcx + 0x608]
    mov ebp, dword ptr [rdi + 8*rcx + 0x610]
    mov r9d, dword ptr [rdi + 8*rcx + 0x614]
    and r9d, 0x3f
    mov rdi, qword ptr [r11 + 0x18]
    or rdi, r10
    or r10, qword ptr [r11 + 0x10]
    mov rsi, r10
    mov rcx, qword ptr [rsp - 0x30]
    movzx ecx, byte ptr [rcx + 0x200]
    or edx, 0x5000
    movzx edx, dx
    mov dword ptr [rsp - 0x34], edx
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L1
    nop
.L0:
    blsr rax, rax
    je .L2
.L1:
    tzcnt r10, rax
    mov r11, qword ptr [rsp - 0x10]
    bts r11, r10
    andn r11, r11, qword ptr [rsp - 0x28]
    or r11, qword ptr [rsp - 0x18]
    mov r12, r8
    and r12, r11
    and r11, qword ptr [rsp - 0x20]
    imul r11, rbx
    shrx r11, r11, r15
    add r11, r14
    imul r12, r13
    shrx r12, r12, r9
    add r12, rbp
    mov r11, qword ptr [rdx + 8*r11]
    and r11, rdi
    mov r12, qword ptr [rdx + 8*r12]
    and r12, rsi
    or r12, r11
    test qword ptr [rsp - 0x8], r12
    setne r11b
    cmp cl, -0x1
    sete r12b
    or r12b, r11b
    jne .L0
    or r10d, dword ptr [rsp - 0x34]
    movzx r11d, cl
    inc cl
    mov r12, qword ptr [rsp - 0x30]
    mov word ptr [r12 + 2*r11], r10w
    mov byte ptr [r12 + 0x200], cl
    jmp .L0
.L2:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
