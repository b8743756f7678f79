# The kernels of evasions/special, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm evasions/special --target x86-64-v4
# binary: sha256 f9c7d83769b96f19f39b4a4ab857587fd902a6d1d022d188244f59ef137951fe
# latency: 57 instructions in 203 bytes; innermost loops: .L0 of 26
# throughput: 42 instructions in 152 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 3240 instructions in 14707 bytes; innermost loops: .L0 of 13, .L4 of 13, .L8 of 46, .L12 of 47, .L16 of 47, .L21 of 40, .L24 of 40, .L27 of 40, .L32 of 41, .L35 of 42, .L38 of 42, .L43 of 45, .L47 of 45, .L51 of 45, .L57 of 16, .L60 of 16, .L63 of 16, .L66 of 16, .L71 of 15, .L74 of 15, .L79 of 15, .L82 of 15, .L87 of 15, .L90 of 15, .L93 of 34, .L96 of 18, .L99 of 18, .L102 of 17, .L105 of 18, .L110 of 15, .L113 of 15, .L118 of 15, .L121 of 15, .L126 of 15, .L129 of 15, .L132 of 34, .L135 of 16, .L138 of 16, .L141 of 16, .L144 of 16, .L149 of 15, .L152 of 15, .L157 of 15, .L160 of 15, .L165 of 15, .L168 of 15, .L173 of 15, .L176 of 15, .L181 of 15, .L184 of 15, .L189 of 15, .L192 of 15, .L195 of 34, .L198 of 18, .L201 of 18, .L204 of 17, .L207 of 18, .L212 of 15, .L215 of 15, .L220 of 15, .L223 of 15, .L228 of 15, .L231 of 15, .L236 of 15, .L239 of 15, .L244 of 15, .L247 of 15, .L252 of 15, .L255 of 15, .L258 of 34, .L261 of 14, .L264 of 14, .L268 of 14, .L271 of 14, .L278 of 15, .L281 of 14, .L289 of 14, .L292 of 15
# plywright::movegen::evasions::answers: 661 instructions in 2872 bytes; innermost loops: .L0 of 41, .L3 of 42, .L6 of 42, .L10 of 16, .L13 of 16, .L16 of 16, .L19 of 16, .L24 of 15, .L27 of 15, .L33 of 15, .L36 of 15, .L41 of 15, .L44 of 15, .L50 of 36, .L53 of 14, .L56 of 14
# plywright::movegen::evasions::answers: 666 instructions in 2909 bytes; innermost loops: .L0 of 40, .L3 of 40, .L6 of 40, .L10 of 18, .L13 of 18, .L16 of 17, .L19 of 18, .L24 of 15, .L27 of 15, .L33 of 15, .L36 of 15, .L41 of 15, .L44 of 15, .L50 of 34, .L53 of 14, .L56 of 14
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# mix of 4856 instructions: 1303 mov, 420 and, 388 movzx, 355 je, 241 lea, 233 or, 232 jne, 228 blsr, 175 cmp, 171 jmp, 159 shl, 150 add, 146 tzcnt, 93 inc, 86 movabs, 78 pop, 60 test, 55 andn, 48 imul, 42 push, 36 shrx, 34 shr, 29 not, 25 xor, 18 shlx, 8 sete, 8 setne, 7 ret, 6 cmove, 4 btr, 4 bts, 4 call, 3 jae, 2 ja, 2 popcnt, 2 sub, 1 dec

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
    mov r8, rsi
    cmp byte ptr [rdi + 0x43], 0x1
    mov qword ptr [rsp - 0x30], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov rbx, qword ptr [rdi + 0x38]
    mov rax, rbx
    mov qword ptr [rsp - 0x20], rcx
    and rax, rcx
    tzcnt rsi, rax
    mov r15d, esi
    and r15d, 0x3f
    mov eax, r15d
    shl eax, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    mov rdx, qword ptr [rax + r14]
    mov qword ptr [rsp - 0x48], rcx
    and rdx, rcx
    mov r9, rdi
    mov rcx, qword ptr [rax + r14 + 0x18]
    mov qword ptr [rsp - 0x38], r10
    and rcx, r10
    or rcx, rdx
    mov rdx, qword ptr [rdi + 0x18]
    mov r12, qword ptr [rdi + 0x20]
    mov rdi, r12
    mov qword ptr [rsp - 0x18], rdx
    or rdi, rdx
    mov rdx, qword ptr [rax + r14 + 0x20]
    mov qword ptr [rsp - 0x60], rdi
    and rdx, rdi
    mov r10, qword ptr [r9 + 0x10]
    mov r11, r10
    mov qword ptr [rsp - 0x10], r12
    or r11, r12
    mov rdi, qword ptr [rax + r14 + 0x28]
    mov qword ptr [rsp - 0x50], r11
    and rdi, r11
    or rdi, rdx
    mov edx, esi
    and dl, 0x3f
    mov byte ptr [rsp - 0x71], dl
    mov r9, qword ptr [r9 + 0x30]
    mov rbp, rbx
    or rbp, r9
    add rax, r14
    mov qword ptr [rsp - 0x40], rax
    and rcx, r9
    and rdi, r9
    mov qword ptr [rsp - 0x70], rbp
    mov qword ptr [rsp - 0x68], r9
    mov qword ptr [rsp - 0x58], r15
    je .L30
    mov eax, r15d
    shl eax, 0x9
    lea r15, [plywright::board::geometry::BETWEEN]
    add r15, rax
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts rcx, r11
.L1:
    blsr rdi, rdi
    je .L7
.L2:
    tzcnt r11, rdi
    mov rax, qword ptr [r15 + 8*r11]
    mov r14, rax
    and r14, rbp
    je .L0
    blsr r11, r14
    jne .L1
    and rax, rbx
    or rdx, rax
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov rbx, qword ptr [rdi + 0x30]
    mov rax, rbx
    mov qword ptr [rsp - 0x20], rcx
    and rax, rcx
    tzcnt rax, rax
    mov r14d, eax
    and r14d, 0x3f
    mov edx, r14d
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdx + r11]
    mov qword ptr [rsp - 0x60], rcx
    and rsi, rcx
    mov r9, rdi
    mov rcx, qword ptr [rdx + r11 + 0x10]
    mov qword ptr [rsp - 0x50], r10
    and rcx, r10
    or rcx, rsi
    mov r12, qword ptr [rdi + 0x18]
    mov r15, qword ptr [rdi + 0x20]
    mov rsi, r15
    or rsi, r12
    mov rdi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x48], rsi
    and rdi, rsi
    mov r13, qword ptr [r9 + 0x10]
    mov r10, r13
    mov qword ptr [rsp - 0x10], r15
    or r10, r15
    mov rsi, qword ptr [rdx + r11 + 0x28]
    mov qword ptr [rsp - 0x38], r10
    and rsi, r10
    or rsi, rdi
    mov edi, eax
    and dil, 0x3f
    mov byte ptr [rsp - 0x71], dil
    mov r9, qword ptr [r9 + 0x38]
    mov rdi, rbx
    or rdi, r9
    mov qword ptr [rsp - 0x68], rdi
    add rdx, r11
    mov qword ptr [rsp - 0x40], rdx
    and rcx, r9
    and rsi, r9
    mov qword ptr [rsp - 0x70], r9
    mov qword ptr [rsp - 0x58], r14
    je .L41
    mov edx, r14d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    jmp .L6
    nop
.L4:
    bts rcx, r11
.L5:
    blsr rsi, rsi
    je .L20
.L6:
    tzcnt r11, rsi
    mov r15, qword ptr [rdi + 8*r11]
    mov r14, r15
    and r14, qword ptr [rsp - 0x68]
    je .L4
    blsr r11, r14
    jne .L5
    and r15, rbx
    or rdx, r15
    jmp .L5
.L7:
    test rcx, rcx
    jne .L300
    test rdx, rdx
    je .L31
    movabs r14, 0xfefefefefefe00
    movabs r12, 0x7f7f7f7f7f7f00
    mov rax, qword ptr [rsp - 0x38]
    and rax, rbx
    mov rdi, qword ptr [rsp - 0x40]
    mov rcx, qword ptr [rdi + 0x30]
    mov r11, qword ptr [rdi + 0x38]
    and sil, 0x7
    movabs rdi, 0x101010101010101
    shlx rsi, rdi, rsi
    andn rsi, rsi, rdx
    andn rsi, rsi, rax
    shr rsi, 0x8
    andn rdi, rbp, rsi
    andn rsi, r11, rdx
    andn rsi, rsi, rax
    shr rsi, 0x7
    lea r15, [r14 + 0xfe]
    and r15, r9
    and r15, rsi
    andn rcx, rcx, rdx
    andn rsi, rcx, rax
    shr rsi, 0x9
    lea rcx, [r12 + 0x7f]
    and rcx, r9
    and rcx, rsi
    test eax, 0xff00
    je .L133
    mov rsi, rdi
    and rsi, 0xff
    je .L11
    movzx r9d, byte ptr [r8 + 0x200]
    nop
.L8:
    mov r14b, -0x1
    cmp r9b, -0x1
    je .L9
    tzcnt rax, rsi
    mov r11d, eax
    shl r11d, 0x6
    add r11d, eax
    add r11d, 0x8
    lea eax, [r9 + 0x1]
    movzx r13d, r11w
    mov r11d, r13d
    or r11d, 0xb000
    movzx ebp, r9b
    mov word ptr [r8 + 2*rbp], r11w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L10
    lea r11d, [r9 + 0x2]
    lea ebp, [r13 + 0x8000]
    movzx eax, al
    mov word ptr [r8 + 2*rax], bp
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L10
    lea eax, [r9 + 0x3]
    mov ebp, r13d
    or ebp, 0xa000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    mov rbp, qword ptr [rsp - 0x70]
    je .L9
    add r9b, 0x4
    or r13d, 0x9000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r13w
    mov byte ptr [r8 + 0x200], r9b
    mov r14d, r9d
.L9:
    blsr rsi, rsi
    mov r9d, r14d
    jne .L8
    jmp .L11
.L10:
    mov rbp, qword ptr [rsp - 0x70]
    blsr rsi, rsi
    mov r9d, r14d
    jne .L8
.L11:
    mov rsi, r15
    and rsi, 0xfe
    je .L15
    movzx r9d, byte ptr [r8 + 0x200]
    nop
.L12:
    mov r14b, -0x1
    cmp r9b, -0x1
    je .L13
    tzcnt rax, rsi
    mov r11d, eax
    shl r11d, 0x6
    add r11d, eax
    add r11d, 0x7
    lea eax, [r9 + 0x1]
    movzx r13d, r11w
    mov r11d, r13d
    or r11d, 0xf000
    movzx ebp, r9b
    mov word ptr [r8 + 2*rbp], r11w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L14
    lea r11d, [r9 + 0x2]
    mov ebp, r13d
    or ebp, 0xc000
    movzx eax, al
    mov word ptr [r8 + 2*rax], bp
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L14
    lea eax, [r9 + 0x3]
    mov ebp, r13d
    or ebp, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    mov rbp, qword ptr [rsp - 0x70]
    je .L13
    add r9b, 0x4
    or r13d, 0xd000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r13w
    mov byte ptr [r8 + 0x200], r9b
    mov r14d, r9d
.L13:
    blsr rsi, rsi
    mov r9d, r14d
    jne .L12
    jmp .L15
.L14:
    mov rbp, qword ptr [rsp - 0x70]
    blsr rsi, rsi
    mov r9d, r14d
    jne .L12
.L15:
    mov rsi, rcx
    and rsi, 0x7f
    je .L19
    movzx r9d, byte ptr [r8 + 0x200]
    nop
.L16:
    mov r14b, -0x1
    cmp r9b, -0x1
    je .L17
    tzcnt rax, rsi
    mov r11d, eax
    shl r11d, 0x6
    add r11d, eax
    add r11d, 0x9
    lea eax, [r9 + 0x1]
    movzx r13d, r11w
    mov r11d, r13d
    or r11d, 0xf000
    movzx ebp, r9b
    mov word ptr [r8 + 2*rbp], r11w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L18
    lea r11d, [r9 + 0x2]
    mov ebp, r13d
    or ebp, 0xc000
    movzx eax, al
    mov word ptr [r8 + 2*rax], bp
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L18
    lea eax, [r9 + 0x3]
    mov ebp, r13d
    or ebp, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    mov rbp, qword ptr [rsp - 0x70]
    je .L17
    add r9b, 0x4
    or r13d, 0xd000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r13w
    mov byte ptr [r8 + 0x200], r9b
    mov r14d, r9d
.L17:
    blsr rsi, rsi
    mov r9d, r14d
    jne .L16
    jmp .L19
.L18:
    mov rbp, qword ptr [rsp - 0x70]
    blsr rsi, rsi
    mov r9d, r14d
    jne .L16
.L19:
    mov r9, rdi
    and r9, -0x100
    movabs rax, 0xfefefefefefe00
    and r15, rax
    and rcx, r12
    not rbp
    shr rdi, 0x8
    test r15, r15
    jne .L134
    jmp .L137
.L20:
    test rcx, rcx
    jne .L302
    test rdx, rdx
    je .L42
    mov r14, qword ptr [rsp - 0x68]
    mov rcx, r14
    not rcx
    mov rsi, qword ptr [rsp - 0x50]
    and rsi, rbx
    mov rdi, qword ptr [rsp - 0x40]
    mov r10, qword ptr [rdi + 0x30]
    mov r11, qword ptr [rdi + 0x38]
    and al, 0x7
    movabs rdi, 0x101010101010101
    shlx rax, rdi, rax
    andn rax, rax, rdx
    andn rax, rax, rsi
    shl rax, 0x8
    andn r14, r14, rax
    andn rax, r10, rdx
    andn rdi, rax, rsi
    shl rdi, 0x9
    movabs rax, -0x101010101010200
    and rax, r9
    and rax, rdi
    andn rdi, r11, rdx
    andn r11, rdi, rsi
    shl r11, 0x7
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, r9
    and r10, r11
    shr rsi, 0x30
    test sil, sil
    mov qword ptr [rsp - 0x18], r12
    je .L196
    mov r12, r13
    movabs rsi, -0x100000000000000
    mov r9, r14
    and rsi, r14
    je .L23
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L21:
    mov r14b, -0x1
    cmp r11b, -0x1
    je .L22
    tzcnt r15, rsi
    lea ebp, [r15 + 0x38]
    and ebp, 0x3f
    shl r15d, 0x6
    or r15d, ebp
    lea ebp, [r11 + 0x1]
    movzx r13d, r15w
    mov r15d, r13d
    or r15d, 0xb000
    movzx edi, r11b
    mov word ptr [r8 + 2*rdi], r15w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L22
    lea r15d, [r11 + 0x2]
    lea edi, [r13 + 0x8000]
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], di
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L22
    lea ebp, [r11 + 0x3]
    lea edi, [r13 + 0xa000]
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], di
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L22
    add r11b, 0x4
    or r13d, 0x9000
    movzx edi, bpl
    mov word ptr [r8 + 2*rdi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r14d, r11d
.L22:
    blsr rsi, rsi
    mov r11d, r14d
    jne .L21
.L23:
    movabs rsi, -0x200000000000000
    and rsi, rax
    je .L26
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L24:
    mov r14b, -0x1
    cmp r11b, -0x1
    je .L25
    tzcnt rdi, rsi
    lea ebp, [rdi + 0x37]
    and ebp, 0x3f
    shl edi, 0x6
    or edi, ebp
    lea ebp, [r11 + 0x1]
    movzx r13d, di
    mov edi, r13d
    or edi, 0xf000
    movzx r15d, r11b
    mov word ptr [r8 + 2*r15], di
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L25
    lea r15d, [r11 + 0x2]
    lea edi, [r13 + 0xc000]
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], di
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L25
    lea ebp, [r11 + 0x3]
    lea edi, [r13 + 0xe000]
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], di
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L25
    add r11b, 0x4
    or r13d, 0xd000
    movzx edi, bpl
    mov word ptr [r8 + 2*rdi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r14d, r11d
.L25:
    blsr rsi, rsi
    mov r11d, r14d
    jne .L24
.L26:
    movabs rsi, 0x7f00000000000000
    and rsi, r10
    je .L29
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L27:
    mov r14b, -0x1
    cmp r11b, -0x1
    je .L28
    tzcnt rdi, rsi
    lea ebp, [rdi + 0x39]
    and ebp, 0x3f
    shl edi, 0x6
    or edi, ebp
    lea ebp, [r11 + 0x1]
    movzx r13d, di
    mov edi, r13d
    or edi, 0xf000
    movzx r15d, r11b
    mov word ptr [r8 + 2*r15], di
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L28
    lea r15d, [r11 + 0x2]
    lea edi, [r13 + 0xc000]
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], di
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L28
    lea ebp, [r11 + 0x3]
    lea edi, [r13 + 0xe000]
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], di
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L28
    add r11b, 0x4
    or r13d, 0xd000
    movzx edi, bpl
    mov word ptr [r8 + 2*rdi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r14d, r11d
.L28:
    blsr rsi, rsi
    mov r11d, r14d
    jne .L27
.L29:
    movabs r11, 0xffffffffffff00
    mov r14, r9
    and r11, r9
    movabs rsi, 0xfefefefefefe00
    and rax, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and r10, rsi
    mov r9, qword ptr [rsp - 0x70]
    mov r13, r12
    shl r14d, 0x8
    and ecx, r14d
    test rax, rax
    jne .L197
    jmp .L200
.L30:
    test rcx, rcx
    jne .L299
.L31:
    movabs r10, 0xfefefefefefe00
    movabs rdi, 0x7f7f7f7f7f7f00
    mov rax, qword ptr [rsp - 0x38]
    and rax, rbx
    mov rcx, rax
    shr rcx, 0x8
    andn rdx, rbp, rcx
    mov rcx, rax
    shr rcx, 0x7
    lea r13, [r10 + 0xfe]
    and r13, r9
    and r13, rcx
    mov rsi, rax
    shr rsi, 0x9
    lea rcx, [rdi + 0x7f]
    and rcx, r9
    and rcx, rsi
    test eax, 0xff00
    je .L55
    mov rsi, rdx
    and rsi, 0xff
    je .L34
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L32:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L33
    tzcnt rax, rsi
    mov r11d, eax
    shl r11d, 0x6
    add r11d, eax
    add r11d, 0x8
    lea eax, [r14 + 0x1]
    movzx r15d, r11w
    mov r11d, r15d
    or r11d, 0xb000
    movzx r12d, r14b
    mov word ptr [r8 + 2*r12], r11w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L33
    lea r11d, [r14 + 0x2]
    lea r12d, [r15 + 0x8000]
    movzx eax, al
    mov word ptr [r8 + 2*rax], r12w
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L33
    lea eax, [r14 + 0x3]
    mov r12d, r15d
    or r12d, 0xa000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], r12w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L33
    add r14b, 0x4
    or r15d, 0x9000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r15w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L33:
    blsr rsi, rsi
    mov r14d, ebp
    jne .L32
.L34:
    mov rsi, r13
    and rsi, 0xfe
    je .L37
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L35:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L36
    tzcnt rax, rsi
    mov r11d, eax
    shl r11d, 0x6
    add r11d, eax
    add r11d, 0x7
    lea eax, [r14 + 0x1]
    movzx r15d, r11w
    mov r11d, r15d
    or r11d, 0xf000
    movzx r12d, r14b
    mov word ptr [r8 + 2*r12], r11w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L36
    lea r11d, [r14 + 0x2]
    mov r12d, r15d
    or r12d, 0xc000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r12w
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L36
    lea eax, [r14 + 0x3]
    mov r12d, r15d
    or r12d, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], r12w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L36
    add r14b, 0x4
    or r15d, 0xd000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r15w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L36:
    blsr rsi, rsi
    mov r14d, ebp
    jne .L35
.L37:
    mov rsi, rcx
    and rsi, 0x7f
    je .L40
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L38:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L39
    tzcnt rax, rsi
    mov r11d, eax
    shl r11d, 0x6
    add r11d, eax
    add r11d, 0x9
    lea eax, [r14 + 0x1]
    movzx r15d, r11w
    mov r11d, r15d
    or r11d, 0xf000
    movzx r12d, r14b
    mov word ptr [r8 + 2*r12], r11w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L39
    lea r11d, [r14 + 0x2]
    mov r12d, r15d
    or r12d, 0xc000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r12w
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L39
    lea eax, [r14 + 0x3]
    mov r12d, r15d
    or r12d, 0xe000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], r12w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L39
    add r14b, 0x4
    or r15d, 0xd000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r15w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L39:
    blsr rsi, rsi
    mov r14d, ebp
    jne .L38
.L40:
    mov r15, rdx
    and r15, -0x100
    and r13, r10
    and rcx, rdi
    mov rbp, qword ptr [rsp - 0x70]
    jmp .L56
.L41:
    test rcx, rcx
    jne .L301
.L42:
    mov rax, qword ptr [rsp - 0x68]
    mov rdx, rax
    not rdx
    mov rcx, qword ptr [rsp - 0x50]
    and rcx, rbx
    mov rsi, rcx
    shl rsi, 0x8
    andn r11, rax, rsi
    mov rsi, rcx
    shl rsi, 0x9
    and rsi, r9
    movabs r10, -0x101010101010200
    and r10, rsi
    mov rsi, rcx
    shl rsi, 0x7
    and rsi, r9
    movabs rax, 0x7f7f7f7f7f7f7f00
    and rax, rsi
    shr rcx, 0x30
    test cl, cl
    je .L94
    movabs rsi, -0x100000000000000
    and rsi, r11
    je .L46
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L43:
    mov r14b, -0x1
    cmp dil, -0x1
    je .L44
    tzcnt r15, rsi
    lea ecx, [r15 + 0x38]
    and ecx, 0x3f
    shl r15d, 0x6
    or r15d, ecx
    lea ecx, [rdi + 0x1]
    movzx r12d, r15w
    mov ebp, r12d
    or ebp, 0xb000
    movzx r15d, dil
    mov word ptr [r8 + 2*r15], bp
    mov byte ptr [r8 + 0x200], cl
    cmp cl, -0x1
    je .L44
    lea ebp, [rdi + 0x2]
    lea r15d, [r12 + 0x8000]
    movzx ecx, cl
    mov word ptr [r8 + 2*rcx], r15w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L45
    lea ecx, [rdi + 0x3]
    lea r15d, [r12 + 0xa000]
    movzx r13d, bpl
    mov word ptr [r8 + 2*r13], r15w
    mov byte ptr [r8 + 0x200], cl
    cmp cl, -0x1
    mov r9, qword ptr [rsp - 0x70]
    je .L44
    add dil, 0x4
    or r12d, 0x9000
    movzx ecx, cl
    mov word ptr [r8 + 2*rcx], r12w
    mov byte ptr [r8 + 0x200], dil
    mov r14d, edi
.L44:
    blsr rsi, rsi
    mov edi, r14d
    jne .L43
    jmp .L46
.L45:
    mov r9, qword ptr [rsp - 0x70]
    blsr rsi, rsi
    mov edi, r14d
    jne .L43
.L46:
    movabs rsi, -0x200000000000000
    and rsi, r10
    je .L50
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L47:
    mov r14b, -0x1
    cmp dil, -0x1
    je .L48
    tzcnt r15, rsi
    lea ecx, [r15 + 0x37]
    and ecx, 0x3f
    shl r15d, 0x6
    or r15d, ecx
    lea ecx, [rdi + 0x1]
    movzx r12d, r15w
    mov ebp, r12d
    or ebp, 0xf000
    movzx r15d, dil
    mov word ptr [r8 + 2*r15], bp
    mov byte ptr [r8 + 0x200], cl
    cmp cl, -0x1
    je .L48
    lea ebp, [rdi + 0x2]
    lea r15d, [r12 + 0xc000]
    movzx ecx, cl
    mov word ptr [r8 + 2*rcx], r15w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L49
    lea ecx, [rdi + 0x3]
    lea r15d, [r12 + 0xe000]
    movzx r13d, bpl
    mov word ptr [r8 + 2*r13], r15w
    mov byte ptr [r8 + 0x200], cl
    cmp cl, -0x1
    mov r9, qword ptr [rsp - 0x70]
    je .L48
    add dil, 0x4
    or r12d, 0xd000
    movzx ecx, cl
    mov word ptr [r8 + 2*rcx], r12w
    mov byte ptr [r8 + 0x200], dil
    mov r14d, edi
.L48:
    blsr rsi, rsi
    mov edi, r14d
    jne .L47
    jmp .L50
.L49:
    mov r9, qword ptr [rsp - 0x70]
    blsr rsi, rsi
    mov edi, r14d
    jne .L47
.L50:
    movabs rsi, 0x7f00000000000000
    and rsi, rax
    je .L54
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L51:
    mov r14b, -0x1
    cmp dil, -0x1
    je .L52
    tzcnt r15, rsi
    lea ecx, [r15 + 0x39]
    and ecx, 0x3f
    shl r15d, 0x6
    or r15d, ecx
    lea ecx, [rdi + 0x1]
    movzx r12d, r15w
    mov ebp, r12d
    or ebp, 0xf000
    movzx r15d, dil
    mov word ptr [r8 + 2*r15], bp
    mov byte ptr [r8 + 0x200], cl
    cmp cl, -0x1
    je .L52
    lea ebp, [rdi + 0x2]
    lea r15d, [r12 + 0xc000]
    movzx ecx, cl
    mov word ptr [r8 + 2*rcx], r15w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L53
    lea ecx, [rdi + 0x3]
    lea r15d, [r12 + 0xe000]
    movzx r13d, bpl
    mov word ptr [r8 + 2*r13], r15w
    mov byte ptr [r8 + 0x200], cl
    cmp cl, -0x1
    mov r9, qword ptr [rsp - 0x70]
    je .L52
    add dil, 0x4
    or r12d, 0xd000
    movzx ecx, cl
    mov word ptr [r8 + 2*rcx], r12w
    mov byte ptr [r8 + 0x200], dil
    mov r14d, edi
.L52:
    blsr rsi, rsi
    mov edi, r14d
    jne .L51
    jmp .L54
.L53:
    mov r9, qword ptr [rsp - 0x70]
    blsr rsi, rsi
    mov edi, r14d
    jne .L51
.L54:
    movabs r12, 0xffffffffffff00
    and r12, r11
    movabs rcx, 0xfefefefefefe00
    and r10, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and rax, rcx
    shl r11d, 0x8
    and edx, r11d
    test r10, r10
    jne .L95
    jmp .L98
.L55:
    mov r15, rdx
.L56:
    mov rdi, rbp
    not rdi
    shr rdx, 0x8
    test r13, r13
    je .L59
    movzx eax, byte ptr [r8 + 0x200]
.L57:
    cmp al, -0x1
    je .L58
    tzcnt rsi, r13
    mov r10d, esi
    shl r10d, 0x6
    add esi, r10d
    add esi, 0x4007
    movzx r10d, al
    inc al
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], al
    blsr r13, r13
    jne .L57
    jmp .L59
.L58:
    mov al, -0x1
    blsr r13, r13
    jne .L57
.L59:
    and rdi, rdx
    movabs rdx, 0xff00000000
    test rcx, rcx
    je .L62
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L60:
    cmp al, -0x1
    je .L61
    tzcnt rsi, rcx
    mov r9d, esi
    shl r9d, 0x6
    add esi, r9d
    add esi, 0x4009
    movzx r9d, al
    inc al
    mov word ptr [r8 + 2*r9], si
    mov byte ptr [r8 + 0x200], al
    blsr rcx, rcx
    jne .L60
    jmp .L62
.L61:
    mov al, -0x1
    blsr rcx, rcx
    jne .L60
.L62:
    and rdi, rdx
    test r15, r15
    je .L65
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L63:
    cmp al, -0x1
    je .L64
    tzcnt rcx, r15
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x8
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr r15, r15
    jne .L63
    jmp .L65
.L64:
    mov al, -0x1
    blsr r15, r15
    jne .L63
.L65:
    test rdi, rdi
    mov r15, qword ptr [rsp - 0x68]
    je .L68
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L66:
    cmp al, -0x1
    je .L67
    tzcnt rcx, rdi
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x1010
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr rdi, rdi
    jne .L66
    jmp .L68
.L67:
    mov al, -0x1
    blsr rdi, rdi
    jne .L66
.L68:
    mov rcx, rbx
    not rcx
    mov rdx, qword ptr [rsp - 0x48]
    and rdx, rbx
    je .L76
    mov rsi, r15
    not rsi
    movzx r10d, byte ptr [r8 + 0x200]
    jmp .L70
    nop
.L69:
    blsr rdx, rdx
    je .L76
.L70:
    tzcnt rax, rdx
    mov r9d, eax
    shl eax, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rax + rdi]
    and rdi, rcx
    mov r14, rdi
    movzx r9d, r9w
    and r14, r15
    je .L73
    lea eax, [r9 + 0x4000]
    movzx r11d, ax
    mov ebp, r10d
    nop
.L71:
    cmp bpl, -0x1
    je .L72
    tzcnt rax, r14
    shl eax, 0x6
    or eax, r11d
    movzx r10d, bpl
    inc bpl
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], bpl
    mov r10d, ebp
    blsr r14, r14
    jne .L71
    jmp .L73
.L72:
    mov bpl, -0x1
    blsr r14, r14
    jne .L71
    nop
.L73:
    mov r11d, r10d
    and rdi, rsi
    mov rbp, qword ptr [rsp - 0x70]
    je .L69
    nop
.L74:
    cmp r11b, -0x1
    je .L75
    tzcnt rax, rdi
    shl eax, 0x6
    or eax, r9d
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], r11b
    mov r10d, r11d
    blsr rdi, rdi
    jne .L74
    jmp .L69
.L75:
    mov r11b, -0x1
    blsr rdi, rdi
    jne .L74
    jmp .L69
.L76:
    mov rdx, qword ptr [rsp - 0x50]
    and rdx, rbx
    je .L84
    mov rdi, qword ptr [rsp - 0x68]
    not rdi
    movzx r10d, byte ptr [r8 + 0x200]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L78
.L77:
    blsr rdx, rdx
    je .L84
.L78:
    tzcnt rax, rdx
    lea r11, [rax + 2*rax]
    mov r14d, dword ptr [r9 + 8*r11 + 0x610]
    movzx r15d, byte ptr [r9 + 8*r11 + 0x614]
    mov r12, qword ptr [r9 + 8*r11 + 0x600]
    and r12, rbp
    imul r12, qword ptr [r9 + 8*r11 + 0x608]
    shrx r11, r12, r15
    add r11, r14
    mov r15, qword ptr [rsi + 8*r11]
    and r15, rcx
    mov r14, r15
    movzx r12d, ax
    and r14, qword ptr [rsp - 0x68]
    je .L81
    lea eax, [r12 + 0x4000]
    movzx r11d, ax
    mov ebp, r10d
    nop
.L79:
    cmp bpl, -0x1
    je .L80
    tzcnt rax, r14
    shl eax, 0x6
    or eax, r11d
    movzx r10d, bpl
    inc bpl
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], bpl
    mov r10d, ebp
    blsr r14, r14
    jne .L79
    jmp .L81
.L80:
    mov bpl, -0x1
    blsr r14, r14
    jne .L79
    nop
.L81:
    mov r11d, r10d
    and r15, rdi
    mov rbp, qword ptr [rsp - 0x70]
    je .L77
    nop
.L82:
    cmp r11b, -0x1
    je .L83
    tzcnt rax, r15
    shl eax, 0x6
    or eax, r12d
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], r11b
    mov r10d, r11d
    blsr r15, r15
    jne .L82
    jmp .L77
.L83:
    mov r11b, -0x1
    blsr r15, r15
    jne .L82
    jmp .L77
.L84:
    and rbx, qword ptr [rsp - 0x60]
    je .L92
    mov rdx, qword ptr [rsp - 0x68]
    not rdx
    movzx r9d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L86
    nop
.L85:
    blsr rbx, rbx
    je .L92
.L86:
    tzcnt rax, rbx
    lea r10, [rax + 2*rax]
    mov r11d, dword ptr [rdi + 8*r10 + 0x10]
    movzx r14d, byte ptr [rdi + 8*r10 + 0x14]
    mov r15, qword ptr [rdi + 8*r10]
    and r15, rbp
    imul r15, qword ptr [rdi + 8*r10 + 0x8]
    shrx r10, r15, r14
    add r10, r11
    mov r10, qword ptr [rsi + 8*r10]
    and r10, rcx
    mov r14, r10
    movzx r15d, ax
    and r14, qword ptr [rsp - 0x68]
    je .L89
    lea eax, [r15 + 0x4000]
    movzx r11d, ax
    mov ebp, r9d
    nop
.L87:
    cmp bpl, -0x1
    je .L88
    tzcnt rax, r14
    shl eax, 0x6
    or eax, r11d
    movzx r9d, bpl
    inc bpl
    mov word ptr [r8 + 2*r9], ax
    mov byte ptr [r8 + 0x200], bpl
    mov r9d, ebp
    blsr r14, r14
    jne .L87
    jmp .L89
.L88:
    mov bpl, -0x1
    blsr r14, r14
    jne .L87
    nop
.L89:
    mov r11d, r9d
    and r10, rdx
    mov rbp, qword ptr [rsp - 0x70]
    je .L85
    nop
.L90:
    cmp r11b, -0x1
    je .L91
    tzcnt rax, r10
    shl eax, 0x6
    or eax, r15d
    movzx r9d, r11b
    inc r11b
    mov word ptr [r8 + 2*r9], ax
    mov byte ptr [r8 + 0x200], r11b
    mov r9d, r11d
    blsr r10, r10
    jne .L90
    jmp .L85
.L91:
    mov r11b, -0x1
    blsr r10, r10
    jne .L90
    jmp .L85
.L92:
    mov rax, qword ptr [rsp - 0x40]
    and rcx, qword ptr [rax + 0x8]
    mov r15, qword ptr [rsp - 0x68]
    mov rbx, qword ptr [rsp - 0x60]
    je .L286
    mov eax, 0x1
    mov rdx, qword ptr [rsp - 0x58]
    shlx r9, rax, rdx
    mov rax, qword ptr [rsp - 0x20]
    and rax, r15
    tzcnt rax, rax
    and eax, 0x3f
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, r15
    mov rdx, rdi
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl rdi, 0x7
    movabs r14, 0x7f7f7f7f7f7f7f00
    and r14, rdi
    or r14, rsi
    shl eax, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    or r14, qword ptr [rax + rdx + 0x8]
    andn rax, r14, rcx
    mov qword ptr [rsp - 0x40], r9
    je .L259
    mov qword ptr [rsp - 0x38], r14
    andn r9, r9, rbp
    xor esi, esi
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, r15
    mov qword ptr [rsp - 0x58], rax
    mov r15, rax
    mov rdx, qword ptr [rsp - 0x50]
    mov r14, qword ptr [rsp - 0x48]
    nop
.L93:
    tzcnt r12, r15
    lea rax, [r12 + 2*r12]
    mov r11d, r12d
    shl r11d, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r11 + r13]
    and r11, r14
    movzx r13d, byte ptr [r10 + 8*rax + 0x14]
    mov rbp, qword ptr [r10 + 8*rax]
    and rbp, r9
    imul rbp, qword ptr [r10 + 8*rax + 0x8]
    shrx r13, rbp, r13
    mov ebp, dword ptr [r10 + 8*rax + 0x10]
    add r13, rbp
    mov r13, qword ptr [rcx + 8*r13]
    and r13, rbx
    or r13, r11
    mov r11, qword ptr [r10 + 8*rax + 0x600]
    and r11, r9
    imul r11, qword ptr [r10 + 8*rax + 0x608]
    movzx ebp, byte ptr [r10 + 8*rax + 0x614]
    shrx r11, r11, rbp
    mov eax, dword ptr [r10 + 8*rax + 0x610]
    add r11, rax
    mov rax, qword ptr [rcx + 8*r11]
    and rax, rdx
    or rax, r13
    mov r11d, 0x1
    shlx r11, r11, r12
    and rax, rdi
    cmove r11, rax
    or rsi, r11
    blsr r15, r15
    jne .L93
    andn rcx, rsi, qword ptr [rsp - 0x58]
    mov r15, rdi
    mov r14, qword ptr [rsp - 0x38]
    mov rsi, rcx
    and rsi, r15
    jne .L260
    jmp .L263
.L94:
    mov r12, r11
    shl r11d, 0x8
    and edx, r11d
    test r10, r10
    je .L98
.L95:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L96:
    cmp sil, -0x1
    je .L97
    tzcnt rcx, r10
    mov edi, ecx
    shl edi, 0x6
    add ecx, 0x37
    and ecx, 0x3f
    add ecx, edi
    add ecx, 0x4000
    movzx edi, sil
    inc sil
    mov word ptr [r8 + 2*rdi], cx
    mov byte ptr [r8 + 0x200], sil
    blsr r10, r10
    jne .L96
    jmp .L98
.L97:
    mov sil, -0x1
    blsr r10, r10
    jne .L96
.L98:
    and edx, 0xff000000
    test rax, rax
    je .L101
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L99:
    cmp sil, -0x1
    je .L100
    tzcnt rcx, rax
    mov edi, ecx
    shl edi, 0x6
    add ecx, 0x39
    and ecx, 0x3f
    add ecx, edi
    add ecx, 0x4000
    movzx edi, sil
    inc sil
    mov word ptr [r8 + 2*rdi], cx
    mov byte ptr [r8 + 0x200], sil
    blsr rax, rax
    jne .L99
    jmp .L101
.L100:
    mov sil, -0x1
    blsr rax, rax
    jne .L99
.L101:
    test r12, r12
    je .L104
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L102:
    cmp cl, -0x1
    je .L103
    tzcnt rsi, r12
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    blsr r12, r12
    jne .L102
    jmp .L104
.L103:
    mov cl, -0x1
    blsr r12, r12
    jne .L102
.L104:
    test rdx, rdx
    je .L107
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L105:
    cmp sil, -0x1
    je .L106
    tzcnt rcx, rdx
    mov edi, ecx
    shl edi, 0x6
    add ecx, 0x30
    and ecx, 0x3f
    or ecx, edi
    or ecx, 0x1000
    movzx edi, sil
    inc sil
    mov word ptr [r8 + 2*rdi], cx
    mov byte ptr [r8 + 0x200], sil
    blsr rdx, rdx
    jne .L105
    jmp .L107
.L106:
    mov sil, -0x1
    blsr rdx, rdx
    jne .L105
.L107:
    mov rdx, rbx
    not rdx
    mov rsi, qword ptr [rsp - 0x60]
    and rsi, rbx
    je .L115
    mov rdi, r9
    not rdi
    movzx r11d, byte ptr [r8 + 0x200]
    lea rax, [plywright::board::geometry::AROUND]
    jmp .L109
    nop
.L108:
    blsr rsi, rsi
    je .L115
.L109:
    tzcnt rcx, rsi
    mov r10d, ecx
    shl ecx, 0x6
    mov r12, qword ptr [rcx + rax]
    and r12, rdx
    mov r14, r12
    movzx r10d, r10w
    and r14, r9
    je .L112
    lea ecx, [r10 + 0x4000]
    movzx ebp, cx
    mov ecx, r11d
    nop
.L110:
    cmp cl, -0x1
    je .L111
    tzcnt r11, r14
    shl r11d, 0x6
    or r11d, ebp
    movzx r15d, cl
    inc cl
    mov word ptr [r8 + 2*r15], r11w
    mov byte ptr [r8 + 0x200], cl
    mov r11d, ecx
    blsr r14, r14
    jne .L110
    jmp .L112
.L111:
    mov cl, -0x1
    blsr r14, r14
    jne .L110
    nop
.L112:
    mov ebp, r11d
    and r12, rdi
    je .L108
    nop
.L113:
    cmp bpl, -0x1
    je .L114
    tzcnt rcx, r12
    shl ecx, 0x6
    or ecx, r10d
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], cx
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    blsr r12, r12
    jne .L113
    jmp .L108
.L114:
    mov bpl, -0x1
    blsr r12, r12
    jne .L113
    jmp .L108
.L115:
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, rbx
    je .L123
    mov r9, qword ptr [rsp - 0x70]
    not r9
    movzx ecx, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L117
.L116:
    blsr rdi, rdi
    je .L123
.L117:
    tzcnt r11, rdi
    lea r14, [r11 + 2*r11]
    mov r15d, dword ptr [r10 + 8*r14 + 0x610]
    movzx r12d, byte ptr [r10 + 8*r14 + 0x614]
    mov r13, qword ptr [r10 + 8*r14 + 0x600]
    and r13, qword ptr [rsp - 0x68]
    imul r13, qword ptr [r10 + 8*r14 + 0x608]
    shrx r14, r13, r12
    add r14, r15
    mov r12, qword ptr [rsi + 8*r14]
    and r12, rdx
    mov r14, r12
    movzx r13d, r11w
    and r14, qword ptr [rsp - 0x70]
    je .L120
    lea r11d, [r13 + 0x4000]
    movzx ebp, r11w
    mov r11d, ecx
    nop
.L118:
    cmp r11b, -0x1
    je .L119
    tzcnt rcx, r14
    shl ecx, 0x6
    or ecx, ebp
    movzx r15d, r11b
    inc r11b
    mov word ptr [r8 + 2*r15], cx
    mov byte ptr [r8 + 0x200], r11b
    mov ecx, r11d
    blsr r14, r14
    jne .L118
    jmp .L120
.L119:
    mov r11b, -0x1
    blsr r14, r14
    jne .L118
    nop
.L120:
    mov ebp, ecx
    and r12, r9
    je .L116
    nop
.L121:
    cmp bpl, -0x1
    je .L122
    tzcnt rcx, r12
    shl ecx, 0x6
    or ecx, r13d
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], cx
    mov byte ptr [r8 + 0x200], bpl
    mov ecx, ebp
    blsr r12, r12
    jne .L121
    jmp .L116
.L122:
    mov bpl, -0x1
    blsr r12, r12
    jne .L121
    jmp .L116
.L123:
    and rbx, qword ptr [rsp - 0x48]
    mov r13, qword ptr [rsp - 0x70]
    je .L131
    mov rdi, r13
    not rdi
    movzx r10d, byte ptr [r8 + 0x200]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L125
    nop
.L124:
    blsr rbx, rbx
    je .L131
.L125:
    tzcnt rcx, rbx
    lea r11, [rcx + 2*rcx]
    mov r14d, dword ptr [r9 + 8*r11 + 0x10]
    movzx r15d, byte ptr [r9 + 8*r11 + 0x14]
    mov r12, qword ptr [r9 + 8*r11]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [r9 + 8*r11 + 0x8]
    shrx r11, r12, r15
    add r11, r14
    mov r11, qword ptr [rsi + 8*r11]
    and r11, rdx
    mov r14, r11
    movzx r12d, cx
    and r14, r13
    je .L128
    lea ecx, [r12 + 0x4000]
    movzx ebp, cx
    mov ecx, r10d
    nop
.L126:
    cmp cl, -0x1
    je .L127
    tzcnt r10, r14
    shl r10d, 0x6
    or r10d, ebp
    movzx r15d, cl
    inc cl
    mov word ptr [r8 + 2*r15], r10w
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
    blsr r14, r14
    jne .L126
    jmp .L128
.L127:
    mov cl, -0x1
    blsr r14, r14
    jne .L126
    nop
.L128:
    mov ebp, r10d
    and r11, rdi
    je .L124
    nop
.L129:
    cmp bpl, -0x1
    je .L130
    tzcnt rcx, r11
    shl ecx, 0x6
    or ecx, r12d
    movzx r10d, bpl
    inc bpl
    mov word ptr [r8 + 2*r10], cx
    mov byte ptr [r8 + 0x200], bpl
    mov r10d, ebp
    blsr r11, r11
    jne .L129
    jmp .L124
.L130:
    mov bpl, -0x1
    blsr r11, r11
    jne .L129
    jmp .L124
.L131:
    mov rax, qword ptr [rsp - 0x40]
    and rdx, qword ptr [rax + 0x8]
    mov rbx, qword ptr [rsp - 0x38]
    mov r9, qword ptr [rsp - 0x60]
    je .L297
    mov ecx, 0x1
    mov rax, qword ptr [rsp - 0x58]
    shlx r10, rcx, rax
    mov rax, qword ptr [rsp - 0x20]
    and rax, r13
    tzcnt rcx, rax
    and ecx, 0x3f
    mov rax, qword ptr [rsp - 0x50]
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
    shl ecx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    or rsi, qword ptr [rcx + rax + 0x8]
    mov qword ptr [rsp - 0x50], rsi
    andn r11, rsi, rdx
    mov qword ptr [rsp - 0x40], r10
    je .L266
    andn rsi, r10, qword ptr [rsp - 0x68]
    xor edx, edx
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    mov eax, 0x1
    mov rcx, r9
    mov r9, rbx
    mov qword ptr [rsp - 0x58], r11
    mov rbx, r11
    mov r11, qword ptr [rsp - 0x48]
    nop
.L132:
    tzcnt r14, rbx
    lea r15, [r14 + 2*r14]
    mov r12d, r14d
    shl r12d, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov r12, qword ptr [r12 + r13]
    and r12, rcx
    movzx r13d, byte ptr [rdi + 8*r15 + 0x14]
    mov rbp, qword ptr [rdi + 8*r15]
    and rbp, rsi
    imul rbp, qword ptr [rdi + 8*r15 + 0x8]
    shrx r13, rbp, r13
    mov ebp, dword ptr [rdi + 8*r15 + 0x10]
    add r13, rbp
    mov r13, qword ptr [r10 + 8*r13]
    and r13, r11
    or r13, r12
    mov r12, qword ptr [rdi + 8*r15 + 0x600]
    and r12, rsi
    imul r12, qword ptr [rdi + 8*r15 + 0x608]
    movzx ebp, byte ptr [rdi + 8*r15 + 0x614]
    shrx r12, r12, rbp
    mov r15d, dword ptr [rdi + 8*r15 + 0x610]
    add r12, r15
    mov r15, qword ptr [r10 + 8*r12]
    and r15, r9
    or r15, r13
    mov r13, qword ptr [rsp - 0x70]
    shlx r14, rax, r14
    and r15, r13
    cmove r14, r15
    or rdx, r14
    blsr rbx, rbx
    jne .L132
    andn r14, rdx, qword ptr [rsp - 0x58]
    mov rbx, r9
    mov r9, rcx
    mov rdx, r14
    and rdx, r13
    jne .L267
    jmp .L270
.L133:
    mov r9, rdi
    not rbp
    shr rdi, 0x8
    test r15, r15
    je .L137
.L134:
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L135:
    cmp al, -0x1
    je .L136
    tzcnt rsi, r15
    mov r11d, esi
    shl r11d, 0x6
    add esi, r11d
    add esi, 0x4007
    movzx r11d, al
    inc al
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], al
    blsr r15, r15
    jne .L135
    jmp .L137
.L136:
    mov al, -0x1
    blsr r15, r15
    jne .L135
.L137:
    and rbp, rdi
    movabs rsi, 0xff00000000
    test rcx, rcx
    mov r15, qword ptr [rsp - 0x48]
    je .L140
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L138:
    cmp al, -0x1
    je .L139
    tzcnt rdi, rcx
    mov r11d, edi
    shl r11d, 0x6
    add edi, r11d
    add edi, 0x4009
    movzx r11d, al
    inc al
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], al
    blsr rcx, rcx
    jne .L138
    jmp .L140
.L139:
    mov al, -0x1
    blsr rcx, rcx
    jne .L138
.L140:
    and rbp, rsi
    test r9, r9
    je .L143
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L141:
    cmp al, -0x1
    je .L142
    tzcnt rcx, r9
    mov esi, ecx
    shl esi, 0x6
    add ecx, esi
    add ecx, 0x8
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    blsr r9, r9
    jne .L141
    jmp .L143
.L142:
    mov al, -0x1
    blsr r9, r9
    jne .L141
.L143:
    mov rax, rdx
    not rax
    mov qword ptr [rsp - 0x28], rax
    test rbp, rbp
    je .L146
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L144:
    cmp al, -0x1
    je .L145
    tzcnt rcx, rbp
    mov esi, ecx
    shl esi, 0x6
    add ecx, esi
    add ecx, 0x1010
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    blsr rbp, rbp
    jne .L144
    jmp .L146
.L145:
    mov al, -0x1
    blsr rbp, rbp
    jne .L144
.L146:
    mov rcx, rbx
    not rcx
    and r15, rbx
    mov r9, qword ptr [rsp - 0x68]
    not r9
    and r15, qword ptr [rsp - 0x28]
    je .L154
    movzx ebp, byte ptr [r8 + 0x200]
    jmp .L148
    nop
.L147:
    blsr r15, r15
    je .L154
.L148:
    tzcnt rax, r15
    mov edi, eax
    shl eax, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rax + rsi]
    and rsi, rcx
    mov r14, rsi
    movzx edi, di
    and r14, qword ptr [rsp - 0x68]
    je .L151
    lea eax, [rdi + 0x4000]
    movzx r13d, ax
    mov eax, ebp
    nop
.L149:
    cmp al, -0x1
    je .L150
    tzcnt r11, r14
    shl r11d, 0x6
    or r11d, r13d
    movzx r12d, al
    inc al
    mov word ptr [r8 + 2*r12], r11w
    mov byte ptr [r8 + 0x200], al
    mov ebp, eax
    blsr r14, r14
    jne .L149
    jmp .L151
.L150:
    mov al, -0x1
    blsr r14, r14
    jne .L149
    nop
.L151:
    mov r11d, ebp
    and rsi, r9
    je .L147
    nop
.L152:
    cmp r11b, -0x1
    je .L153
    tzcnt rax, rsi
    shl eax, 0x6
    or eax, edi
    movzx r14d, r11b
    inc r11b
    mov word ptr [r8 + 2*r14], ax
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
    blsr rsi, rsi
    jne .L152
    jmp .L147
.L153:
    mov r11b, -0x1
    blsr rsi, rsi
    jne .L152
    jmp .L147
.L154:
    mov r15, qword ptr [rsp - 0x50]
    and r15, rbx
    and r15, qword ptr [rsp - 0x28]
    je .L162
    movzx eax, byte ptr [r8 + 0x200]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    jmp .L156
    nop
.L155:
    blsr r15, r15
    je .L162
.L156:
    tzcnt r11, r15
    lea rsi, [r11 + 2*r11]
    mov edi, dword ptr [rbp + 8*rsi + 0x610]
    movzx r14d, byte ptr [rbp + 8*rsi + 0x614]
    mov r13, qword ptr [rbp + 8*rsi + 0x600]
    and r13, qword ptr [rsp - 0x70]
    imul r13, qword ptr [rbp + 8*rsi + 0x608]
    shrx rsi, r13, r14
    add rsi, rdi
    lea rdi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rdi + 8*rsi]
    and rsi, rcx
    mov rdi, rsi
    movzx r14d, r11w
    and rdi, qword ptr [rsp - 0x68]
    je .L159
    lea r11d, [r14 + 0x4000]
    movzx r11d, r11w
    mov r13d, eax
    nop
.L157:
    cmp r13b, -0x1
    je .L158
    tzcnt rax, rdi
    shl eax, 0x6
    or eax, r11d
    movzx r12d, r13b
    inc r13b
    mov word ptr [r8 + 2*r12], ax
    mov byte ptr [r8 + 0x200], r13b
    mov eax, r13d
    blsr rdi, rdi
    jne .L157
    jmp .L159
.L158:
    mov r13b, -0x1
    blsr rdi, rdi
    jne .L157
    nop
.L159:
    mov edi, eax
    and rsi, r9
    je .L155
    nop
.L160:
    cmp dil, -0x1
    je .L161
    tzcnt rax, rsi
    shl eax, 0x6
    or eax, r14d
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], ax
    mov byte ptr [r8 + 0x200], dil
    mov eax, edi
    blsr rsi, rsi
    jne .L160
    jmp .L155
.L161:
    mov dil, -0x1
    blsr rsi, rsi
    jne .L160
    jmp .L155
.L162:
    and rbx, qword ptr [rsp - 0x60]
    and rbx, qword ptr [rsp - 0x28]
    je .L170
    movzx ebp, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L164
    nop
.L163:
    blsr rbx, rbx
    je .L170
.L164:
    tzcnt rax, rbx
    lea r11, [rax + 2*rax]
    mov r14d, dword ptr [rdi + 8*r11 + 0x10]
    movzx r15d, byte ptr [rdi + 8*r11 + 0x14]
    mov r12, qword ptr [rdi + 8*r11]
    and r12, qword ptr [rsp - 0x70]
    imul r12, qword ptr [rdi + 8*r11 + 0x8]
    shrx r11, r12, r15
    add r11, r14
    mov r15, qword ptr [rsi + 8*r11]
    and r15, rcx
    mov r13, r15
    movzx r14d, ax
    and r13, qword ptr [rsp - 0x68]
    je .L167
    lea eax, [r14 + 0x4000]
    movzx r11d, ax
    mov eax, ebp
    nop
.L165:
    cmp al, -0x1
    je .L166
    tzcnt r12, r13
    shl r12d, 0x6
    or r12d, r11d
    movzx ebp, al
    inc al
    mov word ptr [r8 + 2*rbp], r12w
    mov byte ptr [r8 + 0x200], al
    mov ebp, eax
    blsr r13, r13
    jne .L165
    jmp .L167
.L166:
    mov al, -0x1
    blsr r13, r13
    jne .L165
    nop
.L167:
    mov r11d, ebp
    and r15, r9
    je .L163
    nop
.L168:
    cmp r11b, -0x1
    je .L169
    tzcnt rax, r15
    shl eax, 0x6
    or eax, r14d
    movzx r12d, r11b
    inc r11b
    mov word ptr [r8 + 2*r12], ax
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
    blsr r15, r15
    jne .L168
    jmp .L163
.L169:
    mov r11b, -0x1
    blsr r15, r15
    jne .L168
    jmp .L163
.L170:
    and r10, rdx
    mov rbp, qword ptr [rsp - 0x70]
    je .L178
    mov rax, qword ptr [rsp - 0x58]
    shl eax, 0x9
    lea rdi, [plywright::board::geometry::LINE]
    add rdi, rax
    movzx esi, byte ptr [r8 + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L172
    nop
.L171:
    blsr r10, r10
    je .L178
.L172:
    tzcnt rax, r10
    lea r11, [rax + 2*rax]
    mov r14d, dword ptr [rbx + 8*r11 + 0x610]
    movzx r12d, byte ptr [rbx + 8*r11 + 0x614]
    mov r13, qword ptr [rbx + 8*r11 + 0x600]
    and r13, rbp
    imul r13, qword ptr [rbx + 8*r11 + 0x608]
    shrx r11, r13, r12
    add r11, r14
    mov r13, qword ptr [r15 + 8*r11]
    and r13, qword ptr [rdi + 8*rax]
    and r13, rcx
    mov rbp, r13
    movzx r14d, ax
    and rbp, qword ptr [rsp - 0x68]
    je .L175
    lea eax, [r14 + 0x4000]
    movzx r11d, ax
    mov eax, esi
    nop
.L173:
    cmp al, -0x1
    je .L174
    tzcnt rsi, rbp
    shl esi, 0x6
    or esi, r11d
    movzx r12d, al
    inc al
    mov word ptr [r8 + 2*r12], si
    mov byte ptr [r8 + 0x200], al
    mov esi, eax
    blsr rbp, rbp
    jne .L173
    jmp .L175
.L174:
    mov al, -0x1
    blsr rbp, rbp
    jne .L173
    nop
.L175:
    mov r11d, esi
    and r13, r9
    mov rbp, qword ptr [rsp - 0x70]
    je .L171
    nop
.L176:
    cmp r11b, -0x1
    je .L177
    tzcnt rax, r13
    shl eax, 0x6
    or eax, r14d
    movzx esi, r11b
    inc r11b
    mov word ptr [r8 + 2*rsi], ax
    mov byte ptr [r8 + 0x200], r11b
    mov esi, r11d
    blsr r13, r13
    jne .L176
    jmp .L171
.L177:
    mov r11b, -0x1
    blsr r13, r13
    jne .L176
    jmp .L171
.L178:
    mov r11, qword ptr [rsp - 0x18]
    and r11, rdx
    je .L186
    mov rax, qword ptr [rsp - 0x58]
    shl eax, 0x9
    lea rdi, [plywright::board::geometry::LINE]
    add rdi, rax
    movzx esi, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    jmp .L180
    nop
.L179:
    blsr r11, rbx
    je .L186
.L180:
    mov rbx, r11
    tzcnt rax, r11
    lea r11, [rax + 2*rax]
    mov r14d, dword ptr [r10 + 8*r11 + 0x10]
    movzx r15d, byte ptr [r10 + 8*r11 + 0x14]
    mov r12, qword ptr [r10 + 8*r11]
    and r12, rbp
    imul r12, qword ptr [r10 + 8*r11 + 0x8]
    shrx r11, r12, r15
    add r11, r14
    lea r14, [plywright::sliders::magic::TABLE]
    mov r15, qword ptr [r14 + 8*r11]
    and r15, qword ptr [rdi + 8*rax]
    and r15, rcx
    mov r13, r15
    movzx r14d, ax
    and r13, qword ptr [rsp - 0x68]
    je .L183
    lea eax, [r14 + 0x4000]
    movzx r11d, ax
    mov eax, esi
    nop
.L181:
    cmp al, -0x1
    je .L182
    tzcnt rsi, r13
    shl esi, 0x6
    or esi, r11d
    movzx r12d, al
    inc al
    mov word ptr [r8 + 2*r12], si
    mov byte ptr [r8 + 0x200], al
    mov esi, eax
    blsr r13, r13
    jne .L181
    jmp .L183
.L182:
    mov al, -0x1
    blsr r13, r13
    jne .L181
    nop
.L183:
    mov r11d, esi
    and r15, r9
    je .L179
    nop
.L184:
    cmp r11b, -0x1
    je .L185
    tzcnt rax, r15
    shl eax, 0x6
    or eax, r14d
    movzx esi, r11b
    inc r11b
    mov word ptr [r8 + 2*rsi], ax
    mov byte ptr [r8 + 0x200], r11b
    mov esi, r11d
    blsr r15, r15
    jne .L184
    jmp .L179
.L185:
    mov r11b, -0x1
    blsr r15, r15
    jne .L184
    jmp .L179
.L186:
    and rdx, qword ptr [rsp - 0x10]
    je .L194
    mov rax, qword ptr [rsp - 0x58]
    shl eax, 0x9
    lea rdi, [plywright::board::geometry::LINE]
    add rdi, rax
    movzx esi, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L188
    nop
.L187:
    blsr rdx, rdx
    je .L194
.L188:
    tzcnt rax, rdx
    lea r11, [rax + 2*rax]
    mov r14d, dword ptr [r10 + 8*r11 + 0x10]
    movzx r15d, byte ptr [r10 + 8*r11 + 0x14]
    mov r12, qword ptr [r10 + 8*r11]
    and r12, rbp
    imul r12, qword ptr [r10 + 8*r11 + 0x8]
    shrx r12, r12, r15
    add r12, r14
    mov r14d, dword ptr [r10 + 8*r11 + 0x610]
    mov r15, qword ptr [r10 + 8*r11 + 0x600]
    and r15, rbp
    imul r15, qword ptr [r10 + 8*r11 + 0x608]
    movzx r11d, byte ptr [r10 + 8*r11 + 0x614]
    shrx r11, r15, r11
    add r11, r14
    mov r15, qword ptr [rbx + 8*r11]
    or r15, qword ptr [rbx + 8*r12]
    and r15, qword ptr [rdi + 8*rax]
    and r15, rcx
    mov r12, r15
    movzx r14d, ax
    and r12, qword ptr [rsp - 0x68]
    je .L191
    lea eax, [r14 + 0x4000]
    movzx r11d, ax
    mov eax, esi
    nop
.L189:
    cmp al, -0x1
    je .L190
    tzcnt rsi, r12
    shl esi, 0x6
    or esi, r11d
    movzx r13d, al
    inc al
    mov word ptr [r8 + 2*r13], si
    mov byte ptr [r8 + 0x200], al
    mov esi, eax
    blsr r12, r12
    jne .L189
    jmp .L191
.L190:
    mov al, -0x1
    blsr r12, r12
    jne .L189
    nop
.L191:
    mov r11d, esi
    and r15, r9
    je .L187
    nop
.L192:
    cmp r11b, -0x1
    je .L193
    tzcnt rax, r15
    shl eax, 0x6
    or eax, r14d
    movzx esi, r11b
    inc r11b
    mov word ptr [r8 + 2*rsi], ax
    mov byte ptr [r8 + 0x200], r11b
    mov esi, r11d
    blsr r15, r15
    jne .L192
    jmp .L187
.L193:
    mov r11b, -0x1
    blsr r15, r15
    jne .L192
    jmp .L187
.L194:
    mov rax, qword ptr [rsp - 0x40]
    and rcx, qword ptr [rax + 0x8]
    mov r15, qword ptr [rsp - 0x68]
    mov rbx, qword ptr [rsp - 0x60]
    je .L286
    mov eax, 0x1
    mov rdx, qword ptr [rsp - 0x58]
    shlx r9, rax, rdx
    mov rax, qword ptr [rsp - 0x20]
    and rax, r15
    tzcnt rax, rax
    and eax, 0x3f
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, r15
    mov rdx, rdi
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl rdi, 0x7
    movabs r14, 0x7f7f7f7f7f7f7f00
    and r14, rdi
    or r14, rsi
    shl eax, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    or r14, qword ptr [rax + rdx + 0x8]
    andn rax, r14, rcx
    mov qword ptr [rsp - 0x40], r9
    je .L276
    mov qword ptr [rsp - 0x38], r14
    andn r9, r9, rbp
    xor esi, esi
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, r15
    mov qword ptr [rsp - 0x58], rax
    mov r15, rax
    mov rdx, qword ptr [rsp - 0x50]
    mov r14, qword ptr [rsp - 0x48]
    nop
.L195:
    tzcnt r12, r15
    lea rax, [r12 + 2*r12]
    mov r11d, r12d
    shl r11d, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r11 + r13]
    and r11, r14
    movzx r13d, byte ptr [r10 + 8*rax + 0x14]
    mov rbp, qword ptr [r10 + 8*rax]
    and rbp, r9
    imul rbp, qword ptr [r10 + 8*rax + 0x8]
    shrx r13, rbp, r13
    mov ebp, dword ptr [r10 + 8*rax + 0x10]
    add r13, rbp
    mov r13, qword ptr [rcx + 8*r13]
    and r13, rbx
    or r13, r11
    mov r11, qword ptr [r10 + 8*rax + 0x600]
    and r11, r9
    imul r11, qword ptr [r10 + 8*rax + 0x608]
    movzx ebp, byte ptr [r10 + 8*rax + 0x614]
    shrx r11, r11, rbp
    mov eax, dword ptr [r10 + 8*rax + 0x610]
    add r11, rax
    mov rax, qword ptr [rcx + 8*r11]
    and rax, rdx
    or rax, r13
    mov r11d, 0x1
    shlx r11, r11, r12
    and rax, rdi
    cmove r11, rax
    or rsi, r11
    blsr r15, r15
    jne .L195
    andn rcx, rsi, qword ptr [rsp - 0x58]
    mov r15, rdi
    mov r14, qword ptr [rsp - 0x38]
    mov r9, rcx
    movzx esi, byte ptr [rsp - 0x71]
    and r9, r15
    jne .L277
    jmp .L280
.L196:
    mov r11, r14
    shl r14d, 0x8
    and ecx, r14d
    test rax, rax
    je .L200
.L197:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L198:
    cmp sil, -0x1
    je .L199
    tzcnt rdi, rax
    mov r14d, edi
    shl r14d, 0x6
    add edi, 0x37
    and edi, 0x3f
    add edi, r14d
    add edi, 0x4000
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    blsr rax, rax
    jne .L198
    jmp .L200
.L199:
    mov sil, -0x1
    blsr rax, rax
    jne .L198
.L200:
    and ecx, 0xff000000
    test r10, r10
    je .L203
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L201:
    cmp al, -0x1
    je .L202
    tzcnt rsi, r10
    mov edi, esi
    shl edi, 0x6
    add esi, 0x39
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], al
    blsr r10, r10
    jne .L201
    jmp .L203
.L202:
    mov al, -0x1
    blsr r10, r10
    jne .L201
.L203:
    test r11, r11
    je .L206
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L204:
    cmp al, -0x1
    je .L205
    tzcnt rsi, r11
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], al
    blsr r11, r11
    jne .L204
    jmp .L206
.L205:
    mov al, -0x1
    blsr r11, r11
    jne .L204
.L206:
    mov rax, rdx
    not rax
    mov qword ptr [rsp - 0x28], rax
    test rcx, rcx
    je .L209
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L207:
    cmp al, -0x1
    je .L208
    tzcnt rsi, rcx
    mov edi, esi
    shl edi, 0x6
    add esi, 0x30
    and esi, 0x3f
    or esi, edi
    or esi, 0x1000
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], al
    blsr rcx, rcx
    jne .L207
    jmp .L209
.L208:
    mov al, -0x1
    blsr rcx, rcx
    jne .L207
.L209:
    mov qword ptr [rsp - 0x8], r13
    mov rcx, rbx
    not rcx
    mov rdi, qword ptr [rsp - 0x60]
    and rdi, rbx
    mov r10, r9
    not r10
    and rdi, qword ptr [rsp - 0x28]
    je .L217
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L211
    nop
.L210:
    blsr rdi, rdi
    je .L217
.L211:
    tzcnt rax, rdi
    mov esi, eax
    shl eax, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rax + r14]
    and rax, rcx
    mov r14, rax
    movzx esi, si
    and r14, r9
    je .L214
    lea ebp, [rsi + 0x4000]
    movzx r13d, bp
    mov ebp, r11d
    nop
.L212:
    cmp bpl, -0x1
    je .L213
    tzcnt r11, r14
    shl r11d, 0x6
    or r11d, r13d
    movzx r15d, bpl
    inc bpl
    mov word ptr [r8 + 2*r15], r11w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    blsr r14, r14
    jne .L212
    jmp .L214
.L213:
    mov bpl, -0x1
    blsr r14, r14
    jne .L212
    nop
.L214:
    mov ebp, r11d
    and rax, r10
    mov r9, qword ptr [rsp - 0x70]
    je .L210
    nop
.L215:
    cmp bpl, -0x1
    je .L216
    tzcnt r11, rax
    shl r11d, 0x6
    or r11d, esi
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    blsr rax, rax
    jne .L215
    jmp .L210
.L216:
    mov bpl, -0x1
    blsr rax, rax
    jne .L215
    jmp .L210
.L217:
    mov rdi, qword ptr [rsp - 0x38]
    and rdi, rbx
    and rdi, qword ptr [rsp - 0x28]
    mov r9, qword ptr [rsp - 0x68]
    je .L225
    movzx r15d, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    jmp .L219
    nop
.L218:
    blsr rdi, rdi
    je .L225
.L219:
    tzcnt r14, rdi
    lea rax, [r14 + 2*r14]
    mov esi, dword ptr [r11 + 8*rax + 0x610]
    movzx r13d, byte ptr [r11 + 8*rax + 0x614]
    mov rbp, qword ptr [r11 + 8*rax + 0x600]
    and rbp, r9
    imul rbp, qword ptr [r11 + 8*rax + 0x608]
    shrx rax, rbp, r13
    add rax, rsi
    lea rsi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rsi + 8*rax]
    and rsi, rcx
    mov rax, rsi
    movzx r14d, r14w
    and rax, qword ptr [rsp - 0x70]
    je .L222
    lea ebp, [r14 + 0x4000]
    movzx ebp, bp
    mov r13d, r15d
    nop
.L220:
    cmp r13b, -0x1
    je .L221
    tzcnt r15, rax
    shl r15d, 0x6
    or r15d, ebp
    movzx r12d, r13b
    inc r13b
    mov word ptr [r8 + 2*r12], r15w
    mov byte ptr [r8 + 0x200], r13b
    mov r15d, r13d
    blsr rax, rax
    jne .L220
    jmp .L222
.L221:
    mov r13b, -0x1
    blsr rax, rax
    jne .L220
    nop
.L222:
    mov eax, r15d
    and rsi, r10
    je .L218
    nop
.L223:
    cmp al, -0x1
    je .L224
    tzcnt r15, rsi
    shl r15d, 0x6
    or r15d, r14d
    movzx r13d, al
    inc al
    mov word ptr [r8 + 2*r13], r15w
    mov byte ptr [r8 + 0x200], al
    mov r15d, eax
    blsr rsi, rsi
    jne .L223
    jmp .L218
.L224:
    mov al, -0x1
    blsr rsi, rsi
    jne .L223
    jmp .L218
.L225:
    and rbx, qword ptr [rsp - 0x48]
    and rbx, qword ptr [rsp - 0x28]
    je .L233
    movzx edi, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L227
    nop
.L226:
    blsr rbx, rbx
    je .L233
.L227:
    tzcnt r14, rbx
    lea r11, [r14 + 2*r14]
    mov r15d, dword ptr [rax + 8*r11 + 0x10]
    movzx r12d, byte ptr [rax + 8*r11 + 0x14]
    mov r13, qword ptr [rax + 8*r11]
    and r13, r9
    imul r13, qword ptr [rax + 8*r11 + 0x8]
    shrx r11, r13, r12
    add r11, r15
    mov r11, qword ptr [rsi + 8*r11]
    and r11, rcx
    mov r13, r11
    movzx r14d, r14w
    and r13, qword ptr [rsp - 0x70]
    je .L230
    lea ebp, [r14 + 0x4000]
    movzx ebp, bp
    mov r15d, edi
    nop
.L228:
    cmp r15b, -0x1
    je .L229
    tzcnt rdi, r13
    shl edi, 0x6
    or edi, ebp
    movzx r12d, r15b
    inc r15b
    mov word ptr [r8 + 2*r12], di
    mov byte ptr [r8 + 0x200], r15b
    mov edi, r15d
    blsr r13, r13
    jne .L228
    jmp .L230
.L229:
    mov r15b, -0x1
    blsr r13, r13
    jne .L228
    nop
.L230:
    mov ebp, edi
    and r11, r10
    je .L226
    nop
.L231:
    cmp bpl, -0x1
    je .L232
    tzcnt rdi, r11
    shl edi, 0x6
    or edi, r14d
    movzx r15d, bpl
    inc bpl
    mov word ptr [r8 + 2*r15], di
    mov byte ptr [r8 + 0x200], bpl
    mov edi, ebp
    blsr r11, r11
    jne .L231
    jmp .L226
.L232:
    mov bpl, -0x1
    blsr r11, r11
    jne .L231
    jmp .L226
.L233:
    mov rbx, qword ptr [rsp - 0x8]
    and rbx, rdx
    je .L241
    mov rsi, qword ptr [rsp - 0x58]
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rsi
    movzx esi, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    jmp .L235
    nop
.L234:
    blsr rbx, r11
    je .L241
.L235:
    mov r11, rbx
    tzcnt r14, rbx
    lea rbx, [r14 + 2*r14]
    mov r15d, dword ptr [rdi + 8*rbx + 0x610]
    movzx r12d, byte ptr [rdi + 8*rbx + 0x614]
    mov r13, qword ptr [rdi + 8*rbx + 0x600]
    and r13, r9
    imul r13, qword ptr [rdi + 8*rbx + 0x608]
    shrx rbx, r13, r12
    add rbx, r15
    lea r15, [plywright::sliders::magic::TABLE]
    mov rbx, qword ptr [r15 + 8*rbx]
    and rbx, qword ptr [rax + 8*r14]
    and rbx, rcx
    mov r13, rbx
    movzx r14d, r14w
    and r13, qword ptr [rsp - 0x70]
    je .L238
    lea ebp, [r14 + 0x4000]
    movzx ebp, bp
    mov r15d, esi
    nop
.L236:
    cmp r15b, -0x1
    je .L237
    tzcnt rsi, r13
    shl esi, 0x6
    or esi, ebp
    movzx r12d, r15b
    inc r15b
    mov word ptr [r8 + 2*r12], si
    mov byte ptr [r8 + 0x200], r15b
    mov esi, r15d
    blsr r13, r13
    jne .L236
    jmp .L238
.L237:
    mov r15b, -0x1
    blsr r13, r13
    jne .L236
    nop
.L238:
    mov ebp, esi
    and rbx, r10
    je .L234
    nop
.L239:
    cmp bpl, -0x1
    je .L240
    tzcnt rsi, rbx
    shl esi, 0x6
    or esi, r14d
    movzx r15d, bpl
    inc bpl
    mov word ptr [r8 + 2*r15], si
    mov byte ptr [r8 + 0x200], bpl
    mov esi, ebp
    blsr rbx, rbx
    jne .L239
    jmp .L234
.L240:
    mov bpl, -0x1
    blsr rbx, rbx
    jne .L239
    jmp .L234
.L241:
    mov r11, qword ptr [rsp - 0x18]
    and r11, rdx
    mov r13, qword ptr [rsp - 0x70]
    je .L249
    mov rsi, qword ptr [rsp - 0x58]
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rsi
    movzx esi, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    jmp .L243
    nop
.L242:
    blsr r11, r9
    je .L249
.L243:
    mov r9, r11
    tzcnt rbx, r11
    lea r11, [rbx + 2*rbx]
    mov r14d, dword ptr [rdi + 8*r11 + 0x10]
    movzx r15d, byte ptr [rdi + 8*r11 + 0x14]
    mov r12, qword ptr [rdi + 8*r11]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [rdi + 8*r11 + 0x8]
    shrx r11, r12, r15
    add r11, r14
    lea r14, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r14 + 8*r11]
    and r11, qword ptr [rax + 8*rbx]
    and r11, rcx
    mov r14, r11
    movzx ebx, bx
    and r14, r13
    je .L246
    lea ebp, [rbx + 0x4000]
    movzx ebp, bp
    mov r15d, esi
    nop
.L244:
    cmp r15b, -0x1
    je .L245
    tzcnt rsi, r14
    shl esi, 0x6
    or esi, ebp
    movzx r12d, r15b
    inc r15b
    mov word ptr [r8 + 2*r12], si
    mov byte ptr [r8 + 0x200], r15b
    mov esi, r15d
    blsr r14, r14
    jne .L244
    jmp .L246
.L245:
    mov r15b, -0x1
    blsr r14, r14
    jne .L244
    nop
.L246:
    mov ebp, esi
    and r11, r10
    je .L242
    nop
.L247:
    cmp bpl, -0x1
    je .L248
    tzcnt rsi, r11
    shl esi, 0x6
    or esi, ebx
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], bpl
    mov esi, ebp
    blsr r11, r11
    jne .L247
    jmp .L242
.L248:
    mov bpl, -0x1
    blsr r11, r11
    jne .L247
    jmp .L242
.L249:
    and rdx, qword ptr [rsp - 0x10]
    je .L257
    mov rsi, qword ptr [rsp - 0x58]
    shl esi, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rsi
    movzx esi, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L251
    nop
.L250:
    blsr rdx, rdx
    je .L257
.L251:
    tzcnt rbx, rdx
    lea r11, [rbx + 2*rbx]
    mov r14d, dword ptr [rdi + 8*r11 + 0x10]
    movzx r15d, byte ptr [rdi + 8*r11 + 0x14]
    mov r12, qword ptr [rdi + 8*r11]
    mov rbp, qword ptr [rsp - 0x68]
    and r12, rbp
    imul r12, qword ptr [rdi + 8*r11 + 0x8]
    shrx r15, r12, r15
    add r15, r14
    mov r14d, dword ptr [rdi + 8*r11 + 0x610]
    mov r12, qword ptr [rdi + 8*r11 + 0x600]
    and r12, rbp
    imul r12, qword ptr [rdi + 8*r11 + 0x608]
    movzx r11d, byte ptr [rdi + 8*r11 + 0x614]
    shrx r11, r12, r11
    add r11, r14
    mov r11, qword ptr [r9 + 8*r11]
    or r11, qword ptr [r9 + 8*r15]
    and r11, qword ptr [rax + 8*rbx]
    and r11, rcx
    mov r14, r11
    movzx ebx, bx
    and r14, r13
    je .L254
    lea ebp, [rbx + 0x4000]
    movzx ebp, bp
    mov r15d, esi
    nop
.L252:
    cmp r15b, -0x1
    je .L253
    tzcnt rsi, r14
    shl esi, 0x6
    or esi, ebp
    movzx r12d, r15b
    inc r15b
    mov word ptr [r8 + 2*r12], si
    mov byte ptr [r8 + 0x200], r15b
    mov esi, r15d
    blsr r14, r14
    jne .L252
    jmp .L254
.L253:
    mov r15b, -0x1
    blsr r14, r14
    jne .L252
    nop
.L254:
    mov ebp, esi
    and r11, r10
    je .L250
    nop
.L255:
    cmp bpl, -0x1
    je .L256
    tzcnt rsi, r11
    shl esi, 0x6
    or esi, ebx
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], bpl
    mov esi, ebp
    blsr r11, r11
    jne .L255
    jmp .L250
.L256:
    mov bpl, -0x1
    blsr r11, r11
    jne .L255
    jmp .L250
.L257:
    mov rax, qword ptr [rsp - 0x40]
    and rcx, qword ptr [rax + 0x8]
    mov rbx, qword ptr [rsp - 0x38]
    je .L297
    mov eax, 0x1
    mov rdx, qword ptr [rsp - 0x58]
    shlx r14, rax, rdx
    mov rax, qword ptr [rsp - 0x20]
    and rax, r13
    tzcnt rdx, rax
    and edx, 0x3f
    mov rax, qword ptr [rsp - 0x50]
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
    mov qword ptr [rsp - 0x50], rsi
    andn r11, rsi, rcx
    je .L287
    mov qword ptr [rsp - 0x40], r14
    andn rsi, r14, qword ptr [rsp - 0x68]
    xor edx, edx
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    mov r10d, 0x1
    mov qword ptr [rsp - 0x58], r11
    mov rbp, qword ptr [rsp - 0x48]
    mov rax, rbx
    mov rcx, qword ptr [rsp - 0x60]
    nop
.L258:
    tzcnt rbx, r11
    lea r14, [rbx + 2*rbx]
    mov r15d, ebx
    shl r15d, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov r15, qword ptr [r15 + r12]
    and r15, rcx
    movzx r12d, byte ptr [rdi + 8*r14 + 0x14]
    mov r13, qword ptr [rdi + 8*r14]
    and r13, rsi
    imul r13, qword ptr [rdi + 8*r14 + 0x8]
    shrx r12, r13, r12
    mov r13d, dword ptr [rdi + 8*r14 + 0x10]
    add r12, r13
    mov r12, qword ptr [r9 + 8*r12]
    and r12, rbp
    or r12, r15
    mov r15, qword ptr [rdi + 8*r14 + 0x600]
    and r15, rsi
    imul r15, qword ptr [rdi + 8*r14 + 0x608]
    movzx r13d, byte ptr [rdi + 8*r14 + 0x614]
    shrx r15, r15, r13
    mov r13, qword ptr [rsp - 0x70]
    mov r14d, dword ptr [rdi + 8*r14 + 0x610]
    add r15, r14
    mov r14, qword ptr [r9 + 8*r15]
    and r14, rax
    or r14, r12
    shlx rbx, r10, rbx
    and r14, r13
    cmove rbx, r14
    or rdx, rbx
    blsr r11, r11
    jne .L258
    andn rcx, rdx, qword ptr [rsp - 0x58]
    mov rbx, rax
    mov r14, qword ptr [rsp - 0x40]
    mov rsi, rcx
    movzx edx, byte ptr [rsp - 0x71]
    and rsi, r13
    jne .L288
    jmp .L291
.L259:
    xor ecx, ecx
    mov rsi, rcx
    and rsi, r15
    je .L263
.L260:
    movzx eax, byte ptr [rsp - 0x71]
    or eax, 0x4000
    movzx r9d, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L261:
    cmp r9b, -0x1
    je .L262
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, eax
    movzx r11d, r9b
    inc r9b
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], r9b
    blsr rsi, rsi
    jne .L261
    jmp .L263
.L262:
    mov r9b, -0x1
    blsr rsi, rsi
    jne .L261
.L263:
    andn rsi, r15, rcx
    mov rdx, qword ptr [rsp - 0x70]
    je .L283
    movzx eax, byte ptr [rsp - 0x71]
    movzx r9d, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L264:
    cmp r9b, -0x1
    je .L265
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, eax
    movzx r11d, r9b
    inc r9b
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], r9b
    blsr rsi, rsi
    jne .L264
    jmp .L283
.L265:
    mov r9b, -0x1
    blsr rsi, rsi
    jne .L264
    jmp .L283
.L266:
    xor r14d, r14d
    mov rdx, r14
    and rdx, r13
    je .L270
.L267:
    movzx esi, byte ptr [rsp - 0x71]
    or esi, 0x4000
    movzx edi, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L268:
    cmp dil, -0x1
    je .L269
    tzcnt r10, rdx
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], dil
    blsr rdx, rdx
    jne .L268
    jmp .L270
.L269:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L268
.L270:
    andn rdx, r13, r14
    je .L273
    movzx esi, byte ptr [rsp - 0x71]
    movzx edi, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L271:
    cmp dil, -0x1
    je .L272
    tzcnt r10, rdx
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], dil
    blsr rdx, rdx
    jne .L271
    jmp .L273
.L272:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L271
.L273:
    mov rdx, qword ptr [rsp - 0x30]
    movzx edi, byte ptr [rdx + 0x40]
    test dil, 0x3
    je .L297
    mov rcx, qword ptr [rsp - 0x68]
    mov rax, qword ptr [rsp - 0x40]
    andn rsi, rax, rcx
    movzx edx, byte ptr [r8 + 0x200]
    test dil, 0x1
    je .L275
    mov r9d, ecx
    and r9d, 0x60
    mov r10, qword ptr [rsp - 0x50]
    and r10d, 0x40
    or r10, r9
    jne .L274
    mov r9d, r14d
    and r9d, 0x20
    je .L274
    mov r9, qword ptr [rsp - 0x60]
    and r9d, 0xa01000
    movabs r10, 0x4040404040403e
    and r10, rsi
    movabs r11, 0x280010008800200
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0x1c000]
    and r11, qword ptr [rsp - 0x48]
    or r11, r9
    movabs r9, 0x20408102000
    and r9, rsi
    movabs rbx, 0x1081040202400260
    imul rbx, r9
    shr rbx, 0x3b
    mov r9, qword ptr [r10 + 8*rbx + 0xc8700]
    mov rbx, qword ptr [rsp - 0x38]
    and r9, rbx
    or r9, r11
    test r9, r13
    setne r9b
    cmp dl, -0x1
    sete r10b
    or r10b, r9b
    jne .L274
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], 0x2184
    mov byte ptr [r8 + 0x200], dl
.L274:
    mov r9, qword ptr [rsp - 0x60]
.L275:
    test dil, 0x2
    je .L297
    mov rcx, qword ptr [rsp - 0x68]
    and ecx, 0xe
    mov rax, qword ptr [rsp - 0x50]
    and eax, 0x4
    or rax, rcx
    jne .L297
    and r14d, 0x8
    je .L297
    and r9d, 0xa1100
    mov rdi, qword ptr [rsp - 0x48]
    movabs rax, 0x404040404047a
    and rax, rsi
    movabs rcx, 0x5100100900200040
    imul rcx, rax
    shr rcx, 0x35
    lea rax, [plywright::sliders::magic::TABLE]
    and rdi, qword ptr [rax + 8*rcx + 0xc000]
    or rdi, r9
    movabs rcx, 0x4020100a00
    and rcx, rsi
    movabs rsi, 0x1004241082088061
    imul rsi, rcx
    shr rsi, 0x3b
    and rbx, qword ptr [rax + 8*rsi + 0xc8300]
    or rbx, rdi
    test rbx, r13
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L297
    movzx eax, dl
    inc dl
    mov word ptr [r8 + 2*rax], 0x3084
    mov byte ptr [r8 + 0x200], dl
    jmp .L297
.L276:
    xor ecx, ecx
    mov r9, rcx
    movzx esi, byte ptr [rsp - 0x71]
    and r9, r15
    je .L280
.L277:
    lea eax, [rsi + 0x4000]
    movzx r10d, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L278:
    cmp r10b, -0x1
    je .L279
    tzcnt r11, r9
    shl r11d, 0x6
    or r11d, eax
    movzx ebx, r10b
    inc r10b
    mov word ptr [r8 + 2*rbx], r11w
    mov rbx, qword ptr [rsp - 0x60]
    mov byte ptr [r8 + 0x200], r10b
    blsr r9, r9
    jne .L278
    jmp .L280
.L279:
    mov r10b, -0x1
    blsr r9, r9
    jne .L278
.L280:
    andn r9, r15, rcx
    mov rdx, qword ptr [rsp - 0x70]
    je .L283
    movzx r10d, byte ptr [r8 + 0x200]
    movzx eax, si
    nop
.L281:
    cmp r10b, -0x1
    je .L282
    tzcnt rsi, r9
    shl esi, 0x6
    or esi, eax
    movzx r11d, r10b
    inc r10b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r10b
    blsr r9, r9
    jne .L281
    jmp .L283
.L282:
    mov r10b, -0x1
    blsr r9, r9
    jne .L281
.L283:
    mov rax, qword ptr [rsp - 0x30]
    movzx r9d, byte ptr [rax + 0x40]
    test r9b, 0xc
    je .L286
    mov rax, qword ptr [rsp - 0x40]
    andn rsi, rax, rdx
    movzx edi, byte ptr [r8 + 0x200]
    test r9b, 0x4
    je .L285
    movabs rax, 0x6000000000000000
    and rax, rdx
    movabs r10, 0x4000000000000000
    and r10, r14
    or r10, rax
    jne .L285
    movabs rax, 0x2000000000000000
    and rax, rcx
    je .L285
    movabs rax, 0x10a00000000000
    and rax, qword ptr [rsp - 0x48]
    movabs r10, 0x3e40404040404000
    and r10, rsi
    movabs r11, 0x42020110008804
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0xbc000]
    and r11, rbx
    or r11, rax
    movabs rax, 0x20100804020000
    and rax, rsi
    movabs rbx, 0xc204080809440e
    imul rbx, rax
    shr rbx, 0x3b
    mov rax, qword ptr [r10 + 8*rbx + 0xd2100]
    and rax, qword ptr [rsp - 0x50]
    or rax, r11
    test rax, r15
    setne al
    cmp dil, -0x1
    sete r10b
    or r10b, al
    jne .L284
    movzx eax, dil
    inc dil
    mov word ptr [r8 + 2*rax], 0x2fbc
    mov byte ptr [r8 + 0x200], dil
.L284:
    mov rbx, qword ptr [rsp - 0x60]
.L285:
    test r9b, 0x8
    je .L286
    movabs rax, 0xe00000000000000
    and rdx, rax
    movabs rax, 0x400000000000000
    and r14, rax
    or r14, rdx
    jne .L286
    movabs rax, 0x800000000000000
    and rcx, rax
    je .L286
    movabs rax, 0x110a0000000000
    mov rdx, qword ptr [rsp - 0x48]
    and rdx, rax
    movabs rax, 0x7a04040404040400
    and rax, rsi
    movabs rcx, 0x61002000084011
    imul rcx, rax
    shr rcx, 0x35
    lea rax, [plywright::sliders::magic::TABLE]
    and rbx, qword ptr [rax + 8*rcx + 0xac000]
    or rbx, rdx
    movabs rcx, 0xa102040000000
    and rcx, rsi
    movabs rdx, 0x4000100202265220
    imul rdx, rcx
    shr rdx, 0x3b
    mov rcx, qword ptr [rsp - 0x50]
    and rcx, qword ptr [rax + 8*rdx + 0xd1d00]
    or rcx, rbx
    test rcx, r15
    setne al
    cmp dil, -0x1
    sete cl
    or cl, al
    jne .L286
    movzx eax, dil
    inc dil
    mov word ptr [r8 + 2*rax], 0x3ebc
    mov byte ptr [r8 + 0x200], dil
.L286:
    mov rdi, qword ptr [rsp - 0x30]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L298
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x71]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
.L287:
    xor ecx, ecx
    mov rsi, rcx
    movzx edx, byte ptr [rsp - 0x71]
    and rsi, r13
    je .L291
.L288:
    lea edi, [rdx + 0x4000]
    movzx r9d, byte ptr [r8 + 0x200]
    movzx edi, di
    nop
.L289:
    cmp r9b, -0x1
    je .L290
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, edi
    movzx r11d, r9b
    inc r9b
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], r9b
    blsr rsi, rsi
    jne .L289
    jmp .L291
.L290:
    mov r9b, -0x1
    blsr rsi, rsi
    jne .L289
.L291:
    andn rsi, r13, rcx
    mov r9, qword ptr [rsp - 0x60]
    je .L294
    movzx edi, byte ptr [r8 + 0x200]
    movzx edx, dx
    nop
.L292:
    cmp dil, -0x1
    je .L293
    tzcnt r9, rsi
    shl r9d, 0x6
    or r9d, edx
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], r9w
    mov r9, qword ptr [rsp - 0x60]
    mov byte ptr [r8 + 0x200], dil
    blsr rsi, rsi
    jne .L292
    jmp .L294
.L293:
    mov dil, -0x1
    blsr rsi, rsi
    jne .L292
.L294:
    mov rdx, qword ptr [rsp - 0x30]
    movzx esi, byte ptr [rdx + 0x40]
    test sil, 0x3
    je .L297
    mov rdi, qword ptr [rsp - 0x68]
    andn rdx, r14, rdi
    movzx eax, byte ptr [r8 + 0x200]
    test sil, 0x1
    je .L296
    and edi, 0x60
    mov r9, qword ptr [rsp - 0x50]
    and r9d, 0x40
    or r9, rdi
    jne .L295
    mov edi, ecx
    and edi, 0x20
    mov r9, qword ptr [rsp - 0x60]
    je .L296
    mov edi, r9d
    and edi, 0xa01000
    movabs r9, 0x4040404040403e
    and r9, rdx
    movabs r10, 0x280010008800200
    imul r10, r9
    shr r10, 0x35
    lea r9, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r9 + 8*r10 + 0x1c000]
    and r10, qword ptr [rsp - 0x48]
    or r10, rdi
    movabs rdi, 0x20408102000
    and rdi, rdx
    movabs r11, 0x1081040202400260
    imul r11, rdi
    shr r11, 0x3b
    mov rdi, qword ptr [r9 + 8*r11 + 0xc8700]
    and rdi, rbx
    or rdi, r10
    test rdi, r13
    setne dil
    cmp al, -0x1
    sete r9b
    or r9b, dil
    jne .L295
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], 0x2184
    mov byte ptr [r8 + 0x200], al
.L295:
    mov r9, qword ptr [rsp - 0x60]
.L296:
    test sil, 0x2
    je .L297
    mov rsi, qword ptr [rsp - 0x68]
    and esi, 0xe
    mov rdi, qword ptr [rsp - 0x50]
    and edi, 0x4
    or rdi, rsi
    jne .L297
    and ecx, 0x8
    je .L297
    and r9d, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, rdx
    movabs rsi, 0x5100100900200040
    imul rsi, rcx
    shr rsi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rsp - 0x48]
    and rdi, qword ptr [rcx + 8*rsi + 0xc000]
    or rdi, r9
    movabs rsi, 0x4020100a00
    and rsi, rdx
    movabs rdx, 0x1004241082088061
    imul rdx, rsi
    shr rdx, 0x3b
    and rbx, qword ptr [rcx + 8*rdx + 0xc8300]
    or rbx, rdi
    test rbx, r13
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L297
    movzx ecx, al
    inc al
    mov word ptr [r8 + 2*rcx], 0x3084
    mov byte ptr [r8 + 0x200], al
.L297:
    mov rdi, qword ptr [rsp - 0x30]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L303
.L298:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L299:
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
    jmp plywright::movegen::evasions::answers
.L301:
    xor edx, edx
.L302:
    movzx esi, byte ptr [rsp - 0x71]
    mov rdi, qword ptr [rsp - 0x30]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L303:
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x71]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant

plywright::movegen::evasions::answers:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x38], r9
    mov r11, rdx
    mov eax, esi
    mov r14, qword ptr [rdi + 0x38]
    xor edx, edx
    popcnt rdx, rcx
    movzx esi, al
    cmp rdx, 0x2
    mov qword ptr [rsp - 0x40], rdi
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x20], rsi
    mov qword ptr [rsp - 0x8], rdx
    jae .L29
    movabs rbp, 0xfefefefefefe00
    mov r10, rcx
    tzcnt rcx, rcx
    mov edx, esi
    shl edx, 0x9
    lea r9, [plywright::board::geometry::BETWEEN]
    add r9, rdx
    mov r15, qword ptr [r9 + 8*rcx]
    or r15, r10
    mov rcx, qword ptr [rdi]
    mov r9, qword ptr [rdi + 0x30]
    mov r12, r9
    or r12, r14
    mov qword ptr [rsp - 0x28], rcx
    and rcx, r14
    mov edx, esi
    shl edx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rdx + rbx + 0x38]
    and al, 0x7
    movabs rdi, 0x101010101010101
    shlx rdi, rdi, rax
    andn rax, rsi, r11
    andn rax, rax, rcx
    shr rax, 0x7
    mov qword ptr [rsp - 0x18], r9
    mov rsi, r9
    and rsi, r15
    mov r13, r11
    lea r11, [rbp + 0xfe]
    and r11, rsi
    and r11, rax
    movabs rax, 0x7f7f7f7f7f7f00
    lea r10, [rax + 0x7f]
    and r10, rsi
    mov rax, r12
    not rax
    mov rdx, qword ptr [rdx + rbx + 0x30]
    andn rsi, rdi, r13
    andn rsi, rsi, rcx
    shr rsi, 0x8
    mov rbx, r12
    andn rdi, r12, rsi
    mov r9, r13
    andn rdx, rdx, r13
    andn rdx, rdx, rcx
    shr rdx, 0x9
    and r10, rdx
    mov rbp, rdi
    and rbp, r15
    test ecx, 0xff00
    mov qword ptr [rsp - 0x30], r14
    je .L9
    mov qword ptr [rsp - 0x48], rdi
    mov rsi, rbp
    and rsi, 0xff
    je .L2
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L0:
    mov cl, -0x1
    cmp r14b, -0x1
    je .L1
    tzcnt rdx, rsi
    mov edi, edx
    shl edi, 0x6
    add edx, edi
    add edx, 0x8
    lea edi, [r14 + 0x1]
    movzx edx, dx
    mov r12d, edx
    or r12d, 0xb000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L1
    lea r12d, [r14 + 0x2]
    lea r13d, [rdx + 0x8000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r13w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L1
    lea edi, [r14 + 0x3]
    mov r13d, edx
    or r13d, 0xa000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r13w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L1
    add r14b, 0x4
    or edx, 0x9000
    movzx ecx, dil
    mov word ptr [r8 + 2*rcx], dx
    mov byte ptr [r8 + 0x200], r14b
    mov ecx, r14d
.L1:
    blsr rsi, rsi
    mov r14d, ecx
    jne .L0
.L2:
    mov rsi, r11
    and rsi, 0xfe
    je .L5
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L3:
    mov cl, -0x1
    cmp r14b, -0x1
    je .L4
    tzcnt rdx, rsi
    mov edi, edx
    shl edi, 0x6
    add edx, edi
    add edx, 0x7
    lea edi, [r14 + 0x1]
    movzx edx, dx
    mov r12d, edx
    or r12d, 0xf000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L4
    lea r12d, [r14 + 0x2]
    mov r13d, edx
    or r13d, 0xc000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r13w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L4
    lea edi, [r14 + 0x3]
    mov r13d, edx
    or r13d, 0xe000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r13w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L4
    add r14b, 0x4
    or edx, 0xd000
    movzx ecx, dil
    mov word ptr [r8 + 2*rcx], dx
    mov byte ptr [r8 + 0x200], r14b
    mov ecx, r14d
.L4:
    blsr rsi, rsi
    mov r14d, ecx
    jne .L3
.L5:
    mov rsi, r10
    and rsi, 0x7f
    je .L8
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L6:
    mov cl, -0x1
    cmp r14b, -0x1
    je .L7
    tzcnt rdx, rsi
    mov edi, edx
    shl edi, 0x6
    add edx, edi
    add edx, 0x9
    lea edi, [r14 + 0x1]
    movzx edx, dx
    mov r12d, edx
    or r12d, 0xf000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L7
    lea r12d, [r14 + 0x2]
    mov r13d, edx
    or r13d, 0xc000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r13w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L7
    lea edi, [r14 + 0x3]
    mov r13d, edx
    or r13d, 0xe000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r13w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L7
    add r14b, 0x4
    or edx, 0xd000
    movzx ecx, dil
    mov word ptr [r8 + 2*rcx], dx
    mov byte ptr [r8 + 0x200], r14b
    mov ecx, r14d
.L7:
    blsr rsi, rsi
    mov r14d, ecx
    jne .L6
.L8:
    and rbp, -0x100
    movabs rcx, 0xfefefefefefe00
    and r11, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and r10, rcx
    mov r14, qword ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x48]
.L9:
    shr rdi, 0x8
    and rax, r15
    test r11, r11
    je .L12
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L10:
    cmp cl, -0x1
    je .L11
    tzcnt rdx, r11
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x4007
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    blsr r11, r11
    jne .L10
    jmp .L12
.L11:
    mov cl, -0x1
    blsr r11, r11
    jne .L10
.L12:
    and rax, rdi
    movabs rcx, 0xff00000000
    test r10, r10
    je .L15
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp dl, -0x1
    je .L14
    tzcnt rsi, r10
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4009
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr r10, r10
    jne .L13
    jmp .L15
.L14:
    mov dl, -0x1
    blsr r10, r10
    jne .L13
.L15:
    and rax, rcx
    test rbp, rbp
    je .L18
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L16:
    cmp cl, -0x1
    je .L17
    tzcnt rdx, rbp
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x8
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    blsr rbp, rbp
    jne .L16
    jmp .L18
.L17:
    mov cl, -0x1
    blsr rbp, rbp
    jne .L16
.L18:
    mov rcx, r14
    not rcx
    not r9
    test rax, rax
    je .L21
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L19:
    cmp dl, -0x1
    je .L20
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x1010
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L19
    jmp .L21
.L20:
    mov dl, -0x1
    blsr rax, rax
    jne .L19
.L21:
    and r15, rcx
    mov rax, qword ptr [rsp - 0x40]
    mov rcx, qword ptr [rax + 0x8]
    mov qword ptr [rsp - 0x48], r9
    and rcx, r9
    mov rax, qword ptr [rsp - 0x38]
    not rax
    and rcx, r14
    je .L30
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L23
    nop
.L22:
    blsr rcx, rcx
    je .L30
.L23:
    tzcnt rdx, rcx
    mov esi, edx
    shl edx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov r10, qword ptr [rdx + rdi]
    and r10, r15
    mov rdx, r10
    movzx esi, si
    and rdx, qword ptr [rsp - 0x38]
    je .L26
    lea edi, [rsi + 0x4000]
    movzx ebp, di
    mov edi, r11d
    nop
.L24:
    cmp dil, -0x1
    je .L25
    tzcnt r9, rdx
    shl r9d, 0x6
    or r9d, ebp
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr rdx, rdx
    jne .L24
    jmp .L26
.L25:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L24
    nop
.L26:
    mov edx, r11d
    and r10, rax
    je .L22
    nop
.L27:
    cmp dl, -0x1
    je .L28
    tzcnt rdi, r10
    shl edi, 0x6
    or edi, esi
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], dl
    mov r11d, edx
    blsr r10, r10
    jne .L27
    jmp .L22
.L28:
    mov dl, -0x1
    blsr r10, r10
    jne .L27
    jmp .L22
.L29:
    mov r10, qword ptr [rdi]
    mov r12, qword ptr [rdi + 0x30]
    jmp .L49
.L30:
    mov rdx, qword ptr [rsp - 0x40]
    mov rcx, qword ptr [rdx + 0x20]
    mov r10, qword ptr [rdx + 0x10]
    or r10, rcx
    and r10, qword ptr [rsp - 0x48]
    and r10, r14
    je .L38
    movzx r12d, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L32
.L31:
    blsr r10, r10
    je .L38
.L32:
    tzcnt rsi, r10
    lea rdx, [rsi + 2*rsi]
    mov edi, dword ptr [r11 + 8*rdx + 0x610]
    movzx r14d, byte ptr [r11 + 8*rdx + 0x614]
    mov rbp, qword ptr [r11 + 8*rdx + 0x600]
    and rbp, rbx
    imul rbp, qword ptr [r11 + 8*rdx + 0x608]
    shrx rdx, rbp, r14
    add rdx, rdi
    mov r14, qword ptr [r9 + 8*rdx]
    and r14, r15
    mov rdx, r14
    movzx esi, si
    and rdx, qword ptr [rsp - 0x38]
    je .L35
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov ebp, r12d
    nop
.L33:
    cmp bpl, -0x1
    je .L34
    tzcnt r12, rdx
    shl r12d, 0x6
    or r12d, edi
    movzx r13d, bpl
    inc bpl
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], bpl
    mov r12d, ebp
    blsr rdx, rdx
    jne .L33
    jmp .L35
.L34:
    mov bpl, -0x1
    blsr rdx, rdx
    jne .L33
    nop
.L35:
    mov edx, r12d
    and r14, rax
    je .L31
    nop
.L36:
    cmp dl, -0x1
    je .L37
    tzcnt rdi, r14
    shl edi, 0x6
    or edi, esi
    movzx r12d, dl
    inc dl
    mov word ptr [r8 + 2*r12], di
    mov byte ptr [r8 + 0x200], dl
    mov r12d, edx
    blsr r14, r14
    jne .L36
    jmp .L31
.L37:
    mov dl, -0x1
    blsr r14, r14
    jne .L36
    jmp .L31
.L38:
    mov rdx, qword ptr [rsp - 0x40]
    or rcx, qword ptr [rdx + 0x18]
    and rcx, qword ptr [rsp - 0x48]
    mov r14, qword ptr [rsp - 0x30]
    and rcx, r14
    je .L47
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L40
    nop
.L39:
    blsr rcx, rcx
    je .L46
.L40:
    tzcnt rsi, rcx
    lea rdi, [rsi + 2*rsi]
    mov r9d, dword ptr [rdx + 8*rdi + 0x10]
    movzx r14d, byte ptr [rdx + 8*rdi + 0x14]
    mov r12, qword ptr [rdx + 8*rdi]
    and r12, rbx
    imul r12, qword ptr [rdx + 8*rdi + 0x8]
    shrx rdi, r12, r14
    add rdi, r9
    mov r14, qword ptr [r10 + 8*rdi]
    and r14, r15
    mov r13, r14
    movzx esi, si
    and r13, qword ptr [rsp - 0x38]
    je .L43
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov ebp, r11d
    nop
.L41:
    cmp bpl, -0x1
    je .L42
    tzcnt r9, r13
    shl r9d, 0x6
    or r9d, edi
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    blsr r13, r13
    jne .L41
    jmp .L43
.L42:
    mov bpl, -0x1
    blsr r13, r13
    jne .L41
    nop
.L43:
    mov edi, r11d
    and r14, rax
    je .L39
    nop
.L44:
    cmp dil, -0x1
    je .L45
    tzcnt r9, r14
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr r14, r14
    jne .L44
    jmp .L39
.L45:
    mov dil, -0x1
    blsr r14, r14
    jne .L44
    jmp .L39
.L46:
    mov rsi, qword ptr [rsp - 0x20]
    mov r10, qword ptr [rsp - 0x28]
    mov r14, qword ptr [rsp - 0x30]
    jmp .L48
.L47:
    mov rsi, qword ptr [rsp - 0x20]
    mov r10, qword ptr [rsp - 0x28]
.L48:
    mov r12, qword ptr [rsp - 0x18]
    mov rdi, qword ptr [rsp - 0x40]
.L49:
    mov eax, esi
    shl eax, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, r12
    tzcnt rdx, rdx
    and edx, 0x3f
    mov qword ptr [rsp - 0x28], r10
    and r10, r12
    mov rcx, r10
    shl rcx, 0x9
    movabs r9, -0x101010101010200
    and r9, rcx
    shl r10, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, r10
    shl edx, 0x6
    or rcx, qword ptr [rdx + rbx + 0x8]
    or r9, r14
    or r9, rcx
    andn r13, r9, qword ptr [rax + rbx + 0x8]
    je .L51
    or r14, r12
    btr r14, rsi
    mov rax, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x30], rax
    mov r10, qword ptr [rdi + 0x20]
    mov r11, qword ptr [rdi + 0x18]
    or r11, r10
    or r10, qword ptr [rdi + 0x10]
    xor edx, edx
    mov rcx, r14
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x48], r13
    nop
.L50:
    tzcnt rbp, r13
    lea rdi, [2*rbp]
    add rdi, rbp
    mov r9d, ebp
    shl r9d, 0x6
    mov r9, qword ptr [r9 + rbx]
    and r9, qword ptr [rsp - 0x30]
    movzx eax, byte ptr [r14 + 8*rdi + 0x14]
    mov rsi, rbx
    mov rbx, qword ptr [r14 + 8*rdi]
    and rbx, rcx
    imul rbx, qword ptr [r14 + 8*rdi + 0x8]
    shrx rax, rbx, rax
    mov ebx, dword ptr [r14 + 8*rdi + 0x10]
    add rax, rbx
    mov rax, qword ptr [r15 + 8*rax]
    and rax, r11
    or rax, r9
    mov r9, qword ptr [r14 + 8*rdi + 0x600]
    and r9, rcx
    imul r9, qword ptr [r14 + 8*rdi + 0x608]
    movzx ebx, byte ptr [r14 + 8*rdi + 0x614]
    shrx r9, r9, rbx
    mov rbx, rsi
    mov edi, dword ptr [r14 + 8*rdi + 0x610]
    add r9, rdi
    mov rdi, qword ptr [r15 + 8*r9]
    and rdi, r10
    or rdi, rax
    mov eax, 0x1
    shlx rax, rax, rbp
    and rdi, r12
    cmove rax, rdi
    or rdx, rax
    blsr r13, r13
    jne .L50
    not rdx
    mov rsi, qword ptr [rsp - 0x20]
    mov r13, qword ptr [rsp - 0x48]
    and r13, rdx
    mov rcx, r13
    and rcx, qword ptr [rsp - 0x38]
    jne .L52
    jmp .L55
.L51:
    mov rdx, -0x1
    and r13, rdx
    mov rcx, r13
    and rcx, qword ptr [rsp - 0x38]
    je .L55
.L52:
    lea eax, [rsi + 0x4000]
    movzx r9d, byte ptr [r8 + 0x200]
    movzx edx, ax
    nop
.L53:
    cmp r9b, -0x1
    je .L54
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, edx
    movzx edi, r9b
    inc r9b
    mov word ptr [r8 + 2*rdi], ax
    mov byte ptr [r8 + 0x200], r9b
    blsr rcx, rcx
    jne .L53
    jmp .L55
.L54:
    mov r9b, -0x1
    blsr rcx, rcx
    jne .L53
.L55:
    mov rax, qword ptr [rsp - 0x38]
    andn rax, rax, r13
    mov rdi, qword ptr [rsp - 0x40]
    mov r11, qword ptr [rsp - 0x28]
    je .L58
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L56:
    cmp dl, -0x1
    je .L57
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], r10w
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L56
    jmp .L58
.L57:
    mov dl, -0x1
    blsr rax, rax
    jne .L56
.L58:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L59
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L59
    movzx eax, byte ptr [rdi + 0x42]
    or r11, qword ptr [rdi + 0x8]
    lea ecx, [rax + 0x8]
    btr r11, rcx
    test qword ptr [rsp - 0x10], r11
    je .L60
.L59:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L60:
    movzx edx, al
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant

plywright::movegen::evasions::answers:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rbx, rdx
    mov eax, esi
    movabs r10, 0xfefefefefefe00
    movabs r11, 0x7f7f7f7f7f7f00
    mov r14, qword ptr [rdi + 0x30]
    xor edx, edx
    popcnt rdx, rcx
    movzx esi, al
    cmp rdx, 0x2
    mov qword ptr [rsp - 0x30], r9
    mov qword ptr [rsp - 0x38], rdi
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x20], rsi
    mov qword ptr [rsp - 0x8], rdx
    jae .L29
    mov r10, rcx
    tzcnt rcx, rcx
    mov edx, esi
    shl edx, 0x9
    lea r9, [plywright::board::geometry::BETWEEN]
    add r9, rdx
    mov r13, qword ptr [r9 + 8*rcx]
    or r13, r10
    mov rdx, qword ptr [rdi]
    mov r9, qword ptr [rdi + 0x38]
    mov r10, r9
    or r10, r14
    mov qword ptr [rsp - 0x28], rdx
    mov qword ptr [rsp - 0x48], r14
    and rdx, r14
    mov ecx, esi
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rcx + r11 + 0x30]
    and al, 0x7
    movabs rdi, 0x101010101010101
    shlx rdi, rdi, rax
    andn rax, rsi, rbx
    andn rax, rax, rdx
    shl rax, 0x9
    mov qword ptr [rsp - 0x18], r9
    mov rsi, r9
    and rsi, r13
    and rax, rsi
    movabs r12, -0x101010101010200
    and r12, rax
    mov rax, r10
    not rax
    mov rcx, qword ptr [rcx + r11 + 0x38]
    andn rdi, rdi, rbx
    andn rdi, rdi, rdx
    shl rdi, 0x8
    mov r9, rbx
    mov rbx, r10
    andn rdi, r10, rdi
    mov qword ptr [rsp - 0x40], r9
    andn rcx, rcx, r9
    mov r9, rdi
    andn rdi, rcx, rdx
    shl rdi, 0x7
    and rdi, rsi
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, rdi
    mov r11, r9
    and r11, r13
    shr rdx, 0x30
    test dl, dl
    je .L9
    movabs rsi, -0x100000000000000
    and rsi, r11
    je .L2
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L0:
    mov dl, -0x1
    cmp r15b, -0x1
    je .L1
    tzcnt rdi, rsi
    lea ebp, [rdi + 0x38]
    and ebp, 0x3f
    shl edi, 0x6
    or edi, ebp
    lea ebp, [r15 + 0x1]
    movzx edi, di
    mov r14d, edi
    or r14d, 0xb000
    movzx r10d, r15b
    mov word ptr [r8 + 2*r10], r14w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L1
    lea r14d, [r15 + 0x2]
    lea r10d, [rdi + 0x8000]
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], r10w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L1
    lea ebp, [r15 + 0x3]
    lea r10d, [rdi + 0xa000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L1
    add r15b, 0x4
    or edi, 0x9000
    movzx edx, bpl
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], r15b
    mov edx, r15d
.L1:
    blsr rsi, rsi
    mov r15d, edx
    jne .L0
.L2:
    movabs rsi, -0x200000000000000
    and rsi, r12
    je .L5
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L3:
    mov dl, -0x1
    cmp r15b, -0x1
    je .L4
    tzcnt rdi, rsi
    lea r10d, [rdi + 0x37]
    and r10d, 0x3f
    shl edi, 0x6
    or edi, r10d
    lea ebp, [r15 + 0x1]
    movzx edi, di
    mov r10d, edi
    or r10d, 0xf000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L4
    lea r14d, [r15 + 0x2]
    lea r10d, [rdi + 0xc000]
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], r10w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L4
    lea ebp, [r15 + 0x3]
    lea r10d, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L4
    add r15b, 0x4
    or edi, 0xd000
    movzx edx, bpl
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], r15b
    mov edx, r15d
.L4:
    blsr rsi, rsi
    mov r15d, edx
    jne .L3
.L5:
    movabs rsi, 0x7f00000000000000
    and rsi, rcx
    je .L8
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L6:
    mov dl, -0x1
    cmp r15b, -0x1
    je .L7
    tzcnt rdi, rsi
    lea r10d, [rdi + 0x39]
    and r10d, 0x3f
    shl edi, 0x6
    or edi, r10d
    lea ebp, [r15 + 0x1]
    movzx edi, di
    mov r10d, edi
    or r10d, 0xf000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L7
    lea r14d, [r15 + 0x2]
    lea r10d, [rdi + 0xc000]
    movzx ebp, bpl
    mov word ptr [r8 + 2*rbp], r10w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L7
    lea ebp, [r15 + 0x3]
    lea r10d, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L7
    add r15b, 0x4
    or edi, 0xd000
    movzx edx, bpl
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], r15b
    mov edx, r15d
.L7:
    blsr rsi, rsi
    mov r15d, edx
    jne .L6
.L8:
    movabs rdx, 0xffffffffffff00
    and r11, rdx
    movabs rdx, 0xfefefefefefe00
    and r12, rdx
    movabs rdx, 0x7f7f7f7f7f7f00
    and rcx, rdx
.L9:
    shl r9d, 0x8
    and eax, r13d
    and eax, r9d
    test r12, r12
    je .L12
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L10:
    cmp dl, -0x1
    je .L11
    tzcnt rsi, r12
    mov edi, esi
    shl edi, 0x6
    add esi, 0x37
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr r12, r12
    jne .L10
    jmp .L12
.L11:
    mov dl, -0x1
    blsr r12, r12
    jne .L10
.L12:
    and eax, 0xff000000
    test rcx, rcx
    mov r14, qword ptr [rsp - 0x30]
    lea r12, [plywright::board::geometry::AROUND]
    je .L15
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp dl, -0x1
    je .L14
    tzcnt rsi, rcx
    mov edi, esi
    shl edi, 0x6
    add esi, 0x39
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rcx, rcx
    jne .L13
    jmp .L15
.L14:
    mov dl, -0x1
    blsr rcx, rcx
    jne .L13
.L15:
    test r11, r11
    je .L18
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L16:
    cmp cl, -0x1
    je .L17
    tzcnt rdx, r11
    mov esi, edx
    shl esi, 0x6
    add edx, 0x38
    and edx, 0x3f
    or edx, esi
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    blsr r11, r11
    jne .L16
    jmp .L18
.L17:
    mov cl, -0x1
    blsr r11, r11
    jne .L16
.L18:
    mov rcx, qword ptr [rsp - 0x48]
    not rcx
    not qword ptr [rsp - 0x40]
    test rax, rax
    je .L21
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L19:
    cmp dl, -0x1
    je .L20
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, 0x30
    and esi, 0x3f
    or esi, edi
    or esi, 0x1000
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L19
    jmp .L21
.L20:
    mov dl, -0x1
    blsr rax, rax
    jne .L19
.L21:
    and r13, rcx
    mov rax, qword ptr [rsp - 0x38]
    mov rcx, qword ptr [rax + 0x8]
    and rcx, qword ptr [rsp - 0x40]
    mov rax, r14
    not rax
    and rcx, qword ptr [rsp - 0x48]
    je .L30
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L23
    nop
.L22:
    blsr rcx, rcx
    je .L30
.L23:
    tzcnt rdx, rcx
    mov esi, edx
    shl edx, 0x6
    mov rdx, qword ptr [rdx + r12]
    and rdx, r13
    mov rdi, rdx
    movzx esi, si
    and rdi, r14
    je .L26
    lea r9d, [rsi + 0x4000]
    movzx r15d, r9w
    mov ebp, r11d
    nop
.L24:
    cmp bpl, -0x1
    je .L25
    tzcnt r9, rdi
    shl r9d, 0x6
    or r9d, r15d
    movzx r10d, bpl
    inc bpl
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    blsr rdi, rdi
    jne .L24
    jmp .L26
.L25:
    mov bpl, -0x1
    blsr rdi, rdi
    jne .L24
    nop
.L26:
    mov edi, r11d
    and rdx, rax
    je .L22
    nop
.L27:
    cmp dil, -0x1
    je .L28
    tzcnt r9, rdx
    shl r9d, 0x6
    or r9d, esi
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr rdx, rdx
    jne .L27
    jmp .L22
.L28:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L27
    jmp .L22
.L29:
    mov r12, r9
    mov r9, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x38]
    jmp .L49
.L30:
    mov rdx, qword ptr [rsp - 0x38]
    mov rcx, qword ptr [rdx + 0x20]
    mov rdx, qword ptr [rdx + 0x10]
    or rdx, rcx
    and rdx, qword ptr [rsp - 0x40]
    and rdx, qword ptr [rsp - 0x48]
    je .L38
    movzx ebp, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    blsr rdx, rdx
    je .L38
.L32:
    tzcnt r14, rdx
    lea rsi, [r14 + 2*r14]
    mov edi, dword ptr [r10 + 8*rsi + 0x610]
    movzx r15d, byte ptr [r10 + 8*rsi + 0x614]
    mov r12, qword ptr [r10 + 8*rsi + 0x600]
    and r12, rbx
    imul r12, qword ptr [r10 + 8*rsi + 0x608]
    shrx rsi, r12, r15
    add rsi, rdi
    mov rdi, qword ptr [r9 + 8*rsi]
    and rdi, r13
    mov rsi, rdi
    movzx r15d, r14w
    and rsi, qword ptr [rsp - 0x30]
    je .L35
    lea r14d, [r15 + 0x4000]
    movzx r14d, r14w
    mov r12d, ebp
    nop
.L33:
    cmp r12b, -0x1
    je .L34
    tzcnt rbp, rsi
    shl ebp, 0x6
    or ebp, r14d
    movzx r11d, r12b
    inc r12b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r12b
    mov ebp, r12d
    blsr rsi, rsi
    jne .L33
    jmp .L35
.L34:
    mov r12b, -0x1
    blsr rsi, rsi
    jne .L33
    nop
.L35:
    mov esi, ebp
    and rdi, rax
    je .L31
    nop
.L36:
    cmp sil, -0x1
    je .L37
    tzcnt r14, rdi
    shl r14d, 0x6
    or r14d, r15d
    movzx r12d, sil
    inc sil
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], sil
    mov ebp, esi
    blsr rdi, rdi
    jne .L36
    jmp .L31
.L37:
    mov sil, -0x1
    blsr rdi, rdi
    jne .L36
    jmp .L31
.L38:
    mov rdx, qword ptr [rsp - 0x38]
    or rcx, qword ptr [rdx + 0x18]
    and rcx, qword ptr [rsp - 0x40]
    and rcx, qword ptr [rsp - 0x48]
    je .L47
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsp - 0x30]
    jmp .L40
    nop
.L39:
    blsr rcx, rcx
    je .L46
.L40:
    tzcnt r9, rcx
    lea rsi, [r9 + 2*r9]
    mov edi, dword ptr [rdx + 8*rsi + 0x10]
    movzx r14d, byte ptr [rdx + 8*rsi + 0x14]
    mov r15, qword ptr [rdx + 8*rsi]
    and r15, rbx
    imul r15, qword ptr [rdx + 8*rsi + 0x8]
    shrx rsi, r15, r14
    add rsi, rdi
    mov rsi, qword ptr [r10 + 8*rsi]
    and rsi, r13
    mov rdi, rsi
    movzx r15d, r9w
    and rdi, r12
    je .L43
    lea r9d, [r15 + 0x4000]
    movzx r14d, r9w
    mov ebp, r11d
    nop
.L41:
    cmp bpl, -0x1
    je .L42
    tzcnt r9, rdi
    shl r9d, 0x6
    or r9d, r14d
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    blsr rdi, rdi
    jne .L41
    jmp .L43
.L42:
    mov bpl, -0x1
    blsr rdi, rdi
    jne .L41
    nop
.L43:
    mov edi, r11d
    and rsi, rax
    je .L39
    nop
.L44:
    cmp dil, -0x1
    je .L45
    tzcnt r9, rsi
    shl r9d, 0x6
    or r9d, r15d
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr rsi, rsi
    jne .L44
    jmp .L39
.L45:
    mov dil, -0x1
    blsr rsi, rsi
    jne .L44
    jmp .L39
.L46:
    mov rsi, qword ptr [rsp - 0x20]
    mov r9, qword ptr [rsp - 0x28]
    jmp .L48
.L47:
    mov rsi, qword ptr [rsp - 0x20]
    mov r9, qword ptr [rsp - 0x28]
    mov r12, qword ptr [rsp - 0x30]
.L48:
    mov r14, qword ptr [rsp - 0x48]
    mov rcx, qword ptr [rsp - 0x18]
    movabs r10, 0xfefefefefefe00
    movabs r11, 0x7f7f7f7f7f7f00
    mov rdi, qword ptr [rsp - 0x38]
.L49:
    mov eax, esi
    shl eax, 0x6
    lea r15, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, rcx
    tzcnt rdx, rdx
    and edx, 0x3f
    mov qword ptr [rsp - 0x28], r9
    and r9, rcx
    mov rbx, r9
    shr rbx, 0x7
    add r10, 0xfe
    and r10, rbx
    shr r9, 0x9
    add r11, 0x7f
    and r11, r9
    shl edx, 0x6
    or r11, qword ptr [rdx + r15 + 0x8]
    or r10, r14
    or r10, r11
    andn r13, r10, qword ptr [rax + r15 + 0x8]
    je .L51
    or r14, rcx
    btr r14, rsi
    mov rax, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x48], rax
    mov rsi, qword ptr [rdi + 0x20]
    mov r10, qword ptr [rdi + 0x18]
    or r10, rsi
    or rsi, qword ptr [rdi + 0x10]
    xor edx, edx
    lea r11, [plywright::sliders::magic::LOOKUPS]
    mov rdi, r15
    lea r15, [plywright::sliders::magic::TABLE]
    mov r12, rcx
    mov rcx, r14
    mov qword ptr [rsp - 0x40], r13
    nop
.L50:
    tzcnt rbp, r13
    lea r14, [2*rbp]
    add r14, rbp
    mov r9d, ebp
    shl r9d, 0x6
    mov r9, qword ptr [r9 + rdi]
    and r9, qword ptr [rsp - 0x48]
    movzx eax, byte ptr [r11 + 8*r14 + 0x14]
    mov rbx, qword ptr [r11 + 8*r14]
    and rbx, rcx
    imul rbx, qword ptr [r11 + 8*r14 + 0x8]
    shrx rax, rbx, rax
    mov ebx, dword ptr [r11 + 8*r14 + 0x10]
    add rax, rbx
    mov rax, qword ptr [r15 + 8*rax]
    and rax, r10
    or rax, r9
    mov r9, qword ptr [r11 + 8*r14 + 0x600]
    and r9, rcx
    imul r9, qword ptr [r11 + 8*r14 + 0x608]
    movzx ebx, byte ptr [r11 + 8*r14 + 0x614]
    shrx r9, r9, rbx
    mov ebx, dword ptr [r11 + 8*r14 + 0x610]
    add r9, rbx
    mov r9, qword ptr [r15 + 8*r9]
    and r9, rsi
    or r9, rax
    mov eax, 0x1
    shlx rax, rax, rbp
    and r9, r12
    cmove rax, r9
    or rdx, rax
    blsr r13, r13
    jne .L50
    not rdx
    mov rsi, qword ptr [rsp - 0x20]
    mov r12, qword ptr [rsp - 0x30]
    mov r13, qword ptr [rsp - 0x40]
    and r13, rdx
    mov rcx, r13
    and rcx, r12
    jne .L52
    jmp .L55
.L51:
    mov rdx, -0x1
    and r13, rdx
    mov rcx, r13
    and rcx, r12
    je .L55
.L52:
    lea eax, [rsi + 0x4000]
    movzx r9d, byte ptr [r8 + 0x200]
    movzx edx, ax
    nop
.L53:
    cmp r9b, -0x1
    je .L54
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, edx
    movzx edi, r9b
    inc r9b
    mov word ptr [r8 + 2*rdi], ax
    mov byte ptr [r8 + 0x200], r9b
    blsr rcx, rcx
    jne .L53
    jmp .L55
.L54:
    mov r9b, -0x1
    blsr rcx, rcx
    jne .L53
.L55:
    andn rax, r12, r13
    mov rdi, qword ptr [rsp - 0x38]
    je .L58
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L56:
    cmp dl, -0x1
    je .L57
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], r10w
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L56
    jmp .L58
.L57:
    mov dl, -0x1
    blsr rax, rax
    jne .L56
.L58:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L59
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L59
    movzx eax, byte ptr [rdi + 0x42]
    mov rdx, qword ptr [rsp - 0x28]
    or rdx, qword ptr [rdi + 0x8]
    lea ecx, [rax + 0x38]
    btr rdx, rcx
    test qword ptr [rsp - 0x10], rdx
    je .L60
.L59:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L60:
    movzx edx, al
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant

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
