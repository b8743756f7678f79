# The kernels of engine/captures, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm engine/captures --target native
# binary: sha256 a2320baebfaf5ca7ad49b6899fb30d869f3ecdd7d7c211b2daea277de4a5131a
# captures: 37 instructions in 140 bytes; innermost loops: .L0 of 12
# plywright::movegen::captures: 2291 instructions in 10350 bytes; innermost loops: .L0 of 13, .L4 of 13, .L8 of 45, .L12 of 46, .L16 of 46, .L21 of 45, .L25 of 45, .L29 of 45, .L34 of 17, .L37 of 17, .L42 of 15, .L47 of 15, .L52 of 15, .L57 of 15, .L62 of 15, .L67 of 15, .L70 of 34, .L73 of 40, .L76 of 41, .L79 of 41, .L84 of 40, .L87 of 40, .L90 of 40, .L95 of 15, .L98 of 15, .L103 of 15, .L108 of 15, .L113 of 15, .L116 of 35, .L119 of 17, .L122 of 17, .L127 of 15, .L132 of 15, .L137 of 15, .L140 of 34, .L143 of 15, .L146 of 15, .L151 of 15, .L156 of 15, .L161 of 15, .L166 of 15, .L171 of 15, .L176 of 15, .L179 of 34, .L182 of 14, .L185 of 14, .L189 of 14, .L192 of 14, .L196 of 14, .L199 of 14, .L204 of 14, .L207 of 14
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# plywright::movegen::generate::evasions: 589 instructions in 2545 bytes; innermost loops: .L0 of 33, .L3 of 14, .L6 of 14, .L9 of 40, .L12 of 41, .L15 of 41, .L19 of 15, .L22 of 15, .L27 of 15, .L30 of 15, .L35 of 15, .L38 of 15, .L43 of 15, .L46 of 15
# plywright::movegen::generate::evasions: 594 instructions in 2609 bytes; innermost loops: .L0 of 36, .L3 of 14, .L6 of 14, .L9 of 40, .L12 of 40, .L15 of 40, .L19 of 17, .L22 of 17, .L27 of 15, .L30 of 15, .L35 of 15, .L38 of 15, .L43 of 15, .L46 of 15
# mix of 3701 instructions: 1004 mov, 317 movzx, 305 and, 278 je, 240 lea, 198 or, 170 blsr, 159 jne, 134 jmp, 133 cmp, 122 shl, 116 tzcnt, 85 add, 71 pop, 56 inc, 43 movabs, 40 andn, 36 imul, 36 shrx, 35 push, 35 test, 19 xor, 18 shlx, 18 shr, 6 cmove, 6 not, 6 ret, 4 btr, 4 bts, 2 call, 2 sete, 2 setne, 1 sub

captures:
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x210
    test rsi, rsi
    je .L1
    mov rbx, rdi
    shl rsi, 0x5
    lea r12, [rsi + 4*rsi]
    add rbx, 0x50
    xor r14d, r14d
    lea r15, [rsp + 0xe]
    mov r13, qword ptr [address of memset]
    nop
.L0:
    mov edx, 0x201
    mov rdi, r15
    xor esi, esi
    call r13
    mov rdi, rbx
    mov rsi, r15
    call plywright::movegen::captures
    movzx eax, byte ptr [rsp + 0x20e]
    add r14, rax
    add rbx, 0xa0
    add r12, -0xa0
    jne .L0
    jmp .L2
.L1:
    xor r14d, r14d
.L2:
    mov rax, r14
    add rsp, 0x210
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    ret

plywright::movegen::captures:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r8, rsi
    cmp byte ptr [rdi + 0x43], 0x1
    mov qword ptr [rsp - 0x20], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov r12, qword ptr [rdi + 0x38]
    mov rax, r12
    mov qword ptr [rsp - 0x30], rcx
    and rax, rcx
    tzcnt rbp, rax
    mov r11d, ebp
    and r11d, 0x3f
    mov edx, r11d
    shl edx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r10]
    mov qword ptr [rsp - 0x48], rcx
    and rax, rcx
    mov rcx, qword ptr [rdx + r10 + 0x18]
    mov qword ptr [rsp - 0x28], rsi
    and rcx, rsi
    or rcx, rax
    mov r13, qword ptr [rdi + 0x18]
    mov r9, qword ptr [rdi + 0x20]
    mov rax, r9
    or rax, r13
    mov rsi, qword ptr [rdx + r10 + 0x20]
    mov qword ptr [rsp - 0x50], rax
    and rsi, rax
    mov rbx, qword ptr [rdi + 0x10]
    mov r15, rbx
    mov qword ptr [rsp - 0x40], r9
    or r15, r9
    mov rax, qword ptr [rdx + r10 + 0x28]
    and rax, r15
    or rax, rsi
    mov esi, ebp
    and sil, 0x3f
    mov byte ptr [rsp - 0x60], sil
    mov rsi, qword ptr [rdi + 0x30]
    mov r9, r12
    or r9, rsi
    lea rdi, [r10 + rdx]
    and rcx, rsi
    mov qword ptr [rsp - 0x68], rsi
    and rax, rsi
    mov qword ptr [rsp - 0x58], r11
    je .L71
    mov edx, r11d
    shl edx, 0x9
    lea r10, [plywright::board::geometry::BETWEEN]
    add r10, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts rcx, r11
.L1:
    blsr rax, rax
    je .L7
.L2:
    tzcnt r11, rax
    mov rsi, qword ptr [r10 + 8*r11]
    mov r14, rsi
    and r14, r9
    je .L0
    blsr r11, r14
    jne .L1
    and rsi, r12
    or rdx, rsi
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov r12, qword ptr [rdi + 0x30]
    mov rax, r12
    mov qword ptr [rsp - 0x10], rcx
    and rax, rcx
    tzcnt r10, rax
    mov r14d, r10d
    and r14d, 0x3f
    mov edx, r14d
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rdi]
    mov r15, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r11]
    and rax, r15
    mov rcx, qword ptr [rdx + r11 + 0x10]
    mov qword ptr [rsp - 0x50], rsi
    and rcx, rsi
    or rcx, rax
    mov r13, qword ptr [rdi + 0x18]
    mov rbp, qword ptr [rdi + 0x20]
    mov rax, rbp
    or rax, r13
    mov rsi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x60], rax
    and rsi, rax
    mov rbx, qword ptr [rdi + 0x10]
    mov r9, rbx
    mov qword ptr [rsp - 0x8], rbp
    or r9, rbp
    mov rax, qword ptr [rdx + r11 + 0x28]
    mov qword ptr [rsp - 0x30], r9
    and rax, r9
    or rax, rsi
    mov esi, r10d
    and sil, 0x3f
    mov byte ptr [rsp - 0x40], sil
    mov r9, qword ptr [rdi + 0x38]
    mov rbp, r12
    or rbp, r9
    add rdx, r11
    mov qword ptr [rsp - 0x38], rdx
    and rcx, r9
    and rax, r9
    mov qword ptr [rsp - 0x48], r15
    mov qword ptr [rsp - 0x58], r14
    je .L82
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
    blsr rax, rax
    je .L20
.L6:
    tzcnt r11, rax
    mov rsi, qword ptr [rdi + 8*r11]
    mov r14, rsi
    and r14, rbp
    je .L4
    blsr r11, r14
    jne .L5
    and rsi, r12
    or rdx, rsi
    jmp .L5
.L7:
    test rcx, rcx
    jne .L213
    test rdx, rdx
    je .L72
    mov qword ptr [rsp - 0x10], r15
    movabs r14, 0xfefefefefefe00
    movabs r11, 0x7f7f7f7f7f7f00
    mov rcx, qword ptr [rsp - 0x28]
    and rcx, r12
    mov rax, qword ptr [rdi + 0x30]
    mov qword ptr [rsp - 0x18], rdi
    mov rsi, qword ptr [rdi + 0x38]
    mov r10, rdx
    not r10
    andn rsi, rsi, rdx
    andn rsi, rsi, rcx
    shr rsi, 0x7
    lea r15, [r14 + 0xfe]
    mov rdi, qword ptr [rsp - 0x68]
    and r15, rdi
    and r15, rsi
    andn rax, rax, rdx
    andn rsi, rax, rcx
    shr rsi, 0x9
    lea rax, [r11 + 0x7f]
    and rax, rdi
    and rax, rsi
    test ecx, 0xff00
    mov qword ptr [rsp - 0x38], r10
    je .L141
    and bpl, 0x7
    movabs rsi, 0x101010101010101
    shlx esi, esi, ebp
    mov edi, r10d
    or edi, esi
    and ecx, edi
    shr ecx, 0x8
    andn ecx, r9d, ecx
    movzx edi, cl
    test edi, edi
    mov rbp, qword ptr [rsp - 0x68]
    je .L11
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L8:
    mov r10b, -0x1
    cmp cl, -0x1
    je .L9
    tzcnt rsi, rdi
    mov r11d, esi
    shl r11d, 0x6
    lea esi, [rsi + r11 + 0x8]
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xb000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L10
    lea esi, [rcx + 0x2]
    lea ebp, [r11 + 0x8000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L10
    lea r14d, [rcx + 0x3]
    mov ebp, r11d
    or ebp, 0xa000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov rbp, qword ptr [rsp - 0x68]
    je .L9
    add cl, 0x4
    or r11d, 0x9000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
.L9:
    blsr rdi, rdi
    mov ecx, r10d
    jne .L8
    jmp .L11
.L10:
    mov rbp, qword ptr [rsp - 0x68]
    blsr rdi, rdi
    mov ecx, r10d
    jne .L8
.L11:
    mov rdi, r15
    and rdi, 0xfe
    je .L15
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L12:
    mov r10b, -0x1
    cmp cl, -0x1
    je .L13
    tzcnt rsi, rdi
    mov r11d, esi
    shl r11d, 0x6
    lea esi, [rsi + r11 + 0x7]
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xf000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L14
    lea esi, [rcx + 0x2]
    mov ebp, r11d
    or ebp, 0xc000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L14
    lea r14d, [rcx + 0x3]
    mov ebp, r11d
    or ebp, 0xe000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov rbp, qword ptr [rsp - 0x68]
    je .L13
    add cl, 0x4
    or r11d, 0xd000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
.L13:
    blsr rdi, rdi
    mov ecx, r10d
    jne .L12
    jmp .L15
.L14:
    mov rbp, qword ptr [rsp - 0x68]
    blsr rdi, rdi
    mov ecx, r10d
    jne .L12
.L15:
    mov rdi, rax
    and rdi, 0x7f
    je .L19
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L16:
    mov r10b, -0x1
    cmp cl, -0x1
    je .L17
    tzcnt rsi, rdi
    mov r11d, esi
    shl r11d, 0x6
    lea esi, [rsi + r11 + 0x9]
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xf000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L18
    lea esi, [rcx + 0x2]
    mov ebp, r11d
    or ebp, 0xc000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L18
    lea r14d, [rcx + 0x3]
    mov ebp, r11d
    or ebp, 0xe000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov rbp, qword ptr [rsp - 0x68]
    je .L17
    add cl, 0x4
    or r11d, 0xd000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
.L17:
    blsr rdi, rdi
    mov ecx, r10d
    jne .L16
    jmp .L19
.L18:
    mov rbp, qword ptr [rsp - 0x68]
    blsr rdi, rdi
    mov ecx, r10d
    jne .L16
.L19:
    movabs rcx, 0xfefefefefefe00
    and r15, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and rax, rcx
    mov r10, qword ptr [rsp - 0x38]
    test r15, r15
    jne .L142
    jmp .L145
.L20:
    test rcx, rcx
    jne .L215
    test rdx, rdx
    je .L83
    mov rcx, qword ptr [rsp - 0x50]
    and rcx, r12
    mov rsi, qword ptr [rsp - 0x38]
    mov rax, qword ptr [rsi + 0x30]
    mov rsi, qword ptr [rsi + 0x38]
    mov r11, rdx
    not r11
    andn rax, rax, rdx
    andn rax, rax, rcx
    shl rax, 0x9
    movabs r15, -0x101010101010200
    and r15, r9
    and r15, rax
    andn rax, rsi, rdx
    andn rsi, rax, rcx
    shl rsi, 0x7
    movabs rax, 0x7f7f7f7f7f7f7f00
    and rax, r9
    and rax, rsi
    mov rsi, rcx
    shr rsi, 0x30
    test sil, sil
    mov qword ptr [rsp - 0x68], r9
    mov qword ptr [rsp - 0x28], rbp
    mov qword ptr [rsp - 0x18], r11
    je .L33
    and r10b, 0x7
    movabs rsi, 0x101010101010101
    shlx rsi, rsi, r10
    or rsi, r11
    and rsi, rcx
    shl rsi, 0x8
    andn rcx, rbp, rsi
    movabs r10, -0x100000000000000
    and r10, rcx
    je .L24
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L21:
    mov dil, -0x1
    cmp cl, -0x1
    je .L22
    tzcnt rsi, r10
    lea r11d, [rsi + 0x38]
    and r11d, 0x3f
    shl esi, 0x6
    or esi, r11d
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xb000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L23
    lea esi, [rcx + 0x2]
    lea ebp, [r11 + 0x8000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L23
    lea r14d, [rcx + 0x3]
    lea ebp, [r11 + 0xa000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x68]
    je .L22
    add cl, 0x4
    or r11d, 0x9000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov edi, ecx
.L22:
    blsr r10, r10
    mov ecx, edi
    jne .L21
    jmp .L24
.L23:
    mov r9, qword ptr [rsp - 0x68]
    blsr r10, r10
    mov ecx, edi
    jne .L21
.L24:
    movabs r10, -0x200000000000000
    and r10, r15
    je .L28
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L25:
    mov dil, -0x1
    cmp cl, -0x1
    je .L26
    tzcnt rsi, r10
    lea r11d, [rsi + 0x37]
    and r11d, 0x3f
    shl esi, 0x6
    or esi, r11d
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xf000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L27
    lea esi, [rcx + 0x2]
    lea ebp, [r11 + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L27
    lea r14d, [rcx + 0x3]
    lea ebp, [r11 + 0xe000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x68]
    je .L26
    add cl, 0x4
    or r11d, 0xd000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov edi, ecx
.L26:
    blsr r10, r10
    mov ecx, edi
    jne .L25
    jmp .L28
.L27:
    mov r9, qword ptr [rsp - 0x68]
    blsr r10, r10
    mov ecx, edi
    jne .L25
.L28:
    movabs r10, 0x7f00000000000000
    and r10, rax
    je .L32
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L29:
    mov dil, -0x1
    cmp cl, -0x1
    je .L30
    tzcnt rsi, r10
    lea r11d, [rsi + 0x39]
    and r11d, 0x3f
    shl esi, 0x6
    or esi, r11d
    lea r14d, [rcx + 0x1]
    movzx r11d, si
    mov esi, r11d
    or esi, 0xf000
    movzx ebp, cl
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L31
    lea esi, [rcx + 0x2]
    lea ebp, [r11 + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L31
    lea r14d, [rcx + 0x3]
    lea ebp, [r11 + 0xe000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    mov r9, qword ptr [rsp - 0x68]
    je .L30
    add cl, 0x4
    or r11d, 0xd000
    movzx esi, r14b
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], cl
    mov edi, ecx
.L30:
    blsr r10, r10
    mov ecx, edi
    jne .L29
    jmp .L32
.L31:
    mov r9, qword ptr [rsp - 0x68]
    blsr r10, r10
    mov ecx, edi
    jne .L29
.L32:
    movabs rcx, 0xfefefefefefe00
    and r15, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and rax, rcx
    mov r11, qword ptr [rsp - 0x18]
.L33:
    test r15, r15
    je .L36
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L34:
    cmp cl, -0x1
    je .L35
    tzcnt rsi, r15
    mov edi, esi
    shl edi, 0x6
    add esi, 0x37
    and esi, 0x3f
    lea esi, [rsi + rdi + 0x4000]
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    blsr r15, r15
    jne .L34
    jmp .L36
.L35:
    mov cl, -0x1
    blsr r15, r15
    jne .L34
.L36:
    test rax, rax
    mov r10, qword ptr [rsp - 0x48]
    mov r14, qword ptr [rsp - 0x30]
    je .L39
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L37:
    cmp cl, -0x1
    je .L38
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, 0x39
    and esi, 0x3f
    lea esi, [rsi + rdi + 0x4000]
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    blsr rax, rax
    jne .L37
    jmp .L39
.L38:
    mov cl, -0x1
    blsr rax, rax
    jne .L37
.L39:
    mov rax, r10
    and rax, r12
    and rax, r11
    je .L44
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L41
    nop
.L40:
    blsr rax, rax
    je .L44
.L41:
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r10]
    and rdi, r9
    je .L40
    or esi, 0x4000
    movzx r10d, si
    mov r11d, ecx
    nop
.L42:
    cmp r11b, -0x1
    je .L43
    tzcnt rcx, rdi
    shl ecx, 0x6
    or ecx, r10d
    movzx esi, r11b
    inc r11b
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], r11b
    mov ecx, r11d
    blsr rdi, rdi
    jne .L42
    jmp .L40
.L43:
    mov r11b, -0x1
    blsr rdi, rdi
    jne .L42
    jmp .L40
.L44:
    mov rax, r14
    and rax, r12
    and rax, qword ptr [rsp - 0x18]
    je .L49
    movzx r14d, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rsp - 0x68]
    jmp .L46
    nop
.L45:
    blsr rax, rax
    je .L49
.L46:
    tzcnt rcx, rax
    lea rsi, [rcx + 2*rcx]
    mov edi, dword ptr [r10 + 8*rsi + 0x610]
    movzx r11d, byte ptr [r10 + 8*rsi + 0x614]
    mov rbp, qword ptr [r10 + 8*rsi + 0x600]
    and rbp, qword ptr [rsp - 0x28]
    imul rbp, qword ptr [r10 + 8*rsi + 0x608]
    shrx rsi, rbp, r11
    add rsi, rdi
    mov rdi, qword ptr [r15 + 8*rsi]
    and rdi, r9
    je .L45
    or ecx, 0x4000
    movzx r11d, cx
    mov ecx, r14d
    nop
.L47:
    cmp cl, -0x1
    je .L48
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, r11d
    movzx r14d, cl
    inc cl
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], cl
    mov r14d, ecx
    blsr rdi, rdi
    jne .L47
    jmp .L45
.L48:
    mov cl, -0x1
    blsr rdi, rdi
    jne .L47
    jmp .L45
.L49:
    and r12, qword ptr [rsp - 0x60]
    and r12, qword ptr [rsp - 0x18]
    mov rbp, qword ptr [rsp - 0x28]
    je .L54
    movzx edi, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rcx, [plywright::sliders::magic::TABLE]
    jmp .L51
    nop
.L50:
    blsr r12, r12
    je .L54
.L51:
    tzcnt r11, r12
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rax + 8*rsi + 0x10]
    movzx r14d, byte ptr [rax + 8*rsi + 0x14]
    mov r15, qword ptr [rax + 8*rsi]
    and r15, rbp
    imul r15, qword ptr [rax + 8*rsi + 0x8]
    shrx rsi, r15, r14
    add rsi, r10
    mov r10, qword ptr [rcx + 8*rsi]
    and r10, r9
    je .L50
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, edi
    nop
.L52:
    cmp r14b, -0x1
    je .L53
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx edi, r14b
    inc r14b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
    blsr r10, r10
    jne .L52
    jmp .L50
.L53:
    mov r14b, -0x1
    blsr r10, r10
    jne .L52
    jmp .L50
.L54:
    and rbx, rdx
    je .L59
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L56
    nop
.L55:
    blsr rbx, rbx
    je .L59
.L56:
    tzcnt r11, rbx
    lea rsi, [r11 + 2*r11]
    mov r14d, dword ptr [rcx + 8*rsi + 0x610]
    movzx r15d, byte ptr [rcx + 8*rsi + 0x614]
    mov r12, qword ptr [rcx + 8*rsi + 0x600]
    and r12, rbp
    imul r12, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r12, r15
    add rsi, r14
    mov r15, qword ptr [r10 + 8*rsi]
    and r15, qword ptr [rax + 8*r11]
    and r15, r9
    je .L55
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, edi
    nop
.L57:
    cmp r14b, -0x1
    je .L58
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, r11d
    movzx edi, r14b
    inc r14b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
    blsr r15, r15
    jne .L57
    jmp .L55
.L58:
    mov r14b, -0x1
    blsr r15, r15
    jne .L57
    jmp .L55
.L59:
    and r13, rdx
    je .L64
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L61
    nop
.L60:
    blsr r13, r13
    je .L64
.L61:
    tzcnt r11, r13
    lea rsi, [r11 + 2*r11]
    mov ebx, dword ptr [rcx + 8*rsi + 0x10]
    movzx r14d, byte ptr [rcx + 8*rsi + 0x14]
    mov r15, qword ptr [rcx + 8*rsi]
    and r15, rbp
    imul r15, qword ptr [rcx + 8*rsi + 0x8]
    shrx rsi, r15, r14
    add rsi, rbx
    mov rbx, qword ptr [r10 + 8*rsi]
    and rbx, qword ptr [rax + 8*r11]
    and rbx, r9
    je .L60
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, edi
    nop
.L62:
    cmp r14b, -0x1
    je .L63
    tzcnt rsi, rbx
    shl esi, 0x6
    or esi, r11d
    movzx edi, r14b
    inc r14b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
    blsr rbx, rbx
    jne .L62
    jmp .L60
.L63:
    mov r14b, -0x1
    blsr rbx, rbx
    jne .L62
    jmp .L60
.L64:
    and rdx, qword ptr [rsp - 0x8]
    lea r13, [plywright::board::geometry::AROUND]
    je .L69
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebx, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L66
    nop
.L65:
    blsr rdx, rdx
    je .L69
.L66:
    tzcnt r11, rdx
    lea rsi, [r11 + 2*r11]
    movzx edi, byte ptr [rcx + 8*rsi + 0x14]
    mov r14, qword ptr [rcx + 8*rsi]
    and r14, rbp
    imul r14, qword ptr [rcx + 8*rsi + 0x8]
    mov r15d, dword ptr [rcx + 8*rsi + 0x10]
    shrx r14, r14, rdi
    add r14, r15
    mov edi, dword ptr [rcx + 8*rsi + 0x610]
    movzx r15d, byte ptr [rcx + 8*rsi + 0x614]
    mov r12, qword ptr [rcx + 8*rsi + 0x600]
    and r12, rbp
    imul r12, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r12, r15
    add rsi, rdi
    mov rdi, qword ptr [r10 + 8*rsi]
    or rdi, qword ptr [r10 + 8*r14]
    and rdi, qword ptr [rax + 8*r11]
    and rdi, r9
    je .L65
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, ebx
    nop
.L67:
    cmp r14b, -0x1
    je .L68
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, r11d
    movzx ebx, r14b
    inc r14b
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], r14b
    mov ebx, r14d
    blsr rdi, rdi
    jne .L67
    jmp .L65
.L68:
    mov r14b, -0x1
    blsr rdi, rdi
    jne .L67
    jmp .L65
.L69:
    mov rax, qword ptr [rsp - 0x38]
    mov rax, qword ptr [rax + 0x8]
    and rax, r9
    je .L201
    mov rcx, qword ptr [rsp - 0x10]
    and rcx, r9
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov r10, r9
    mov rsi, qword ptr [rsp - 0x50]
    and rsi, r9
    mov rdx, rsi
    shr rdx, 0x7
    movabs rdi, 0xfefefefefefe00
    add rdi, 0xfe
    and rdi, rdx
    shr rsi, 0x9
    movabs rdx, 0x7f7f7f7f7f7f00
    add rdx, 0x7f
    and rdx, rsi
    or rdx, rdi
    shl ecx, 0x6
    or rdx, qword ptr [rcx + r13 + 0x8]
    andn rax, rdx, rax
    je .L194
    mov ecx, 0x1
    mov rdx, qword ptr [rsp - 0x58]
    shlx rcx, rcx, rdx
    andn rcx, rcx, rbp
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    mov rbx, rax
    mov rdi, qword ptr [rsp - 0x60]
    mov r9, qword ptr [rsp - 0x30]
    lea rbp, [plywright::sliders::magic::TABLE]
    nop
.L70:
    tzcnt r15, rbx
    lea r11, [r15 + 2*r15]
    mov esi, r15d
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r13]
    and rsi, qword ptr [rsp - 0x48]
    mov r13d, dword ptr [rdx + 8*r11 + 0x10]
    movzx r14d, byte ptr [rdx + 8*r11 + 0x14]
    mov r12, qword ptr [rdx + 8*r11]
    and r12, rcx
    imul r12, qword ptr [rdx + 8*r11 + 0x8]
    shrx r14, r12, r14
    add r14, r13
    mov r13, qword ptr [rbp + 8*r14]
    and r13, rdi
    movzx r14d, byte ptr [rdx + 8*r11 + 0x614]
    mov r12, qword ptr [rdx + 8*r11 + 0x600]
    and r12, rcx
    imul r12, qword ptr [rdx + 8*r11 + 0x608]
    or r13, rsi
    shrx rsi, r12, r14
    mov r11d, dword ptr [rdx + 8*r11 + 0x610]
    add rsi, r11
    mov rsi, qword ptr [rbp + 8*rsi]
    and rsi, r9
    or rsi, r13
    lea r13, [plywright::board::geometry::AROUND]
    mov r11d, 0x1
    shlx r11, r11, r15
    and rsi, r10
    cmove r11, rsi
    xor rax, r11
    blsr rbx, rbx
    jne .L70
    jmp .L195
.L71:
    test rcx, rcx
    jne .L212
.L72:
    mov rbp, rdi
    movabs rbx, 0xfefefefefefe00
    movabs rdx, 0x7f7f7f7f7f7f00
    mov rdi, qword ptr [rsp - 0x28]
    and rdi, r12
    mov rax, rdi
    shr rax, 0x7
    lea rcx, [rbx + 0xfe]
    mov r11, qword ptr [rsp - 0x68]
    and rcx, r11
    and rcx, rax
    mov rsi, rdi
    shr rsi, 0x9
    lea rax, [rdx + 0x7f]
    and rax, r11
    and rax, rsi
    test edi, 0xff00
    je .L93
    mov rdx, r15
    shr edi, 0x8
    andn esi, r9d, edi
    movzx edi, sil
    test edi, edi
    je .L75
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L73:
    mov r13b, -0x1
    cmp r15b, -0x1
    je .L74
    tzcnt rsi, rdi
    mov r10d, esi
    shl r10d, 0x6
    lea esi, [rsi + r10 + 0x8]
    lea r11d, [r15 + 0x1]
    movzx r10d, si
    mov esi, r10d
    or esi, 0xb000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L74
    lea r14d, [r15 + 0x2]
    lea esi, [r10 + 0x8000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L74
    lea r11d, [r15 + 0x3]
    mov esi, r10d
    or esi, 0xa000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L74
    add r15b, 0x4
    or r10d, 0x9000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], r10w
    mov byte ptr [r8 + 0x200], r15b
    mov r13d, r15d
.L74:
    blsr rdi, rdi
    mov r15d, r13d
    jne .L73
.L75:
    mov rdi, rcx
    and rdi, 0xfe
    je .L78
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L76:
    mov r13b, -0x1
    cmp r15b, -0x1
    je .L77
    tzcnt rsi, rdi
    mov r10d, esi
    shl r10d, 0x6
    lea esi, [rsi + r10 + 0x7]
    lea r11d, [r15 + 0x1]
    movzx r10d, si
    mov esi, r10d
    or esi, 0xf000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L77
    lea r14d, [r15 + 0x2]
    mov esi, r10d
    or esi, 0xc000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L77
    lea r11d, [r15 + 0x3]
    mov esi, r10d
    or esi, 0xe000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L77
    add r15b, 0x4
    or r10d, 0xd000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], r10w
    mov byte ptr [r8 + 0x200], r15b
    mov r13d, r15d
.L77:
    blsr rdi, rdi
    mov r15d, r13d
    jne .L76
.L78:
    mov rdi, rax
    and rdi, 0x7f
    je .L81
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L79:
    mov r13b, -0x1
    cmp r15b, -0x1
    je .L80
    tzcnt rsi, rdi
    mov r10d, esi
    shl r10d, 0x6
    lea esi, [rsi + r10 + 0x9]
    lea r11d, [r15 + 0x1]
    movzx r10d, si
    mov esi, r10d
    or esi, 0xf000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L80
    lea r14d, [r15 + 0x2]
    mov esi, r10d
    or esi, 0xc000
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L80
    lea r11d, [r15 + 0x3]
    mov esi, r10d
    or esi, 0xe000
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L80
    add r15b, 0x4
    or r10d, 0xd000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], r10w
    mov byte ptr [r8 + 0x200], r15b
    mov r13d, r15d
.L80:
    blsr rdi, rdi
    mov r15d, r13d
    jne .L79
.L81:
    and rcx, rbx
    movabs rsi, 0x7f7f7f7f7f7f00
    and rax, rsi
    lea r13, [plywright::board::geometry::AROUND]
    mov r15, rdx
    mov r11, qword ptr [rsp - 0x68]
    test rcx, rcx
    jne .L94
    jmp .L97
.L82:
    test rcx, rcx
    jne .L214
.L83:
    movabs rcx, 0xfefefefefefe00
    movabs rax, 0x7f7f7f7f7f7f00
    mov rdi, qword ptr [rsp - 0x50]
    and rdi, r12
    mov rdx, rdi
    shl rdx, 0x9
    and rdx, r9
    movabs rbx, -0x101010101010200
    and rbx, rdx
    mov rsi, rdi
    shl rsi, 0x7
    and rsi, r9
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rsi
    mov rsi, rdi
    shr rsi, 0x30
    test sil, sil
    je .L117
    shl rdi, 0x8
    andn rsi, rbp, rdi
    movabs r10, -0x100000000000000
    and r10, rsi
    je .L86
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L84:
    mov r13b, -0x1
    cmp r15b, -0x1
    je .L85
    tzcnt rsi, r10
    lea edi, [rsi + 0x38]
    and edi, 0x3f
    shl esi, 0x6
    or esi, edi
    lea r11d, [r15 + 0x1]
    movzx edi, si
    mov esi, edi
    or esi, 0xb000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L85
    lea r14d, [r15 + 0x2]
    lea esi, [rdi + 0x8000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L85
    lea r11d, [r15 + 0x3]
    lea esi, [rdi + 0xa000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L85
    add r15b, 0x4
    or edi, 0x9000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r15b
    mov r13d, r15d
.L85:
    blsr r10, r10
    mov r15d, r13d
    jne .L84
.L86:
    movabs r10, -0x200000000000000
    and r10, rbx
    je .L89
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L87:
    mov r13b, -0x1
    cmp r15b, -0x1
    je .L88
    tzcnt rsi, r10
    lea edi, [rsi + 0x37]
    and edi, 0x3f
    shl esi, 0x6
    or esi, edi
    lea r11d, [r15 + 0x1]
    movzx edi, si
    mov esi, edi
    or esi, 0xf000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L88
    lea r14d, [r15 + 0x2]
    lea esi, [rdi + 0xc000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L88
    lea r11d, [r15 + 0x3]
    lea esi, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L88
    add r15b, 0x4
    or edi, 0xd000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r15b
    mov r13d, r15d
.L88:
    blsr r10, r10
    mov r15d, r13d
    jne .L87
.L89:
    movabs r10, 0x7f00000000000000
    and r10, rdx
    je .L92
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L90:
    mov r13b, -0x1
    cmp r15b, -0x1
    je .L91
    tzcnt rsi, r10
    lea edi, [rsi + 0x39]
    and edi, 0x3f
    shl esi, 0x6
    or esi, edi
    lea r11d, [r15 + 0x1]
    movzx edi, si
    mov esi, edi
    or esi, 0xf000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L91
    lea r14d, [r15 + 0x2]
    lea esi, [rdi + 0xc000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], si
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L91
    lea r11d, [r15 + 0x3]
    lea esi, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L91
    add r15b, 0x4
    or edi, 0xd000
    movzx esi, r11b
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r15b
    mov r13d, r15d
.L91:
    blsr r10, r10
    mov r15d, r13d
    jne .L90
.L92:
    and rbx, rcx
    and rdx, rax
    lea r14, [plywright::board::geometry::AROUND]
    mov r15, qword ptr [rsp - 0x48]
    test rbx, rbx
    jne .L118
    jmp .L121
.L93:
    lea r13, [plywright::board::geometry::AROUND]
    test rcx, rcx
    je .L97
.L94:
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L95:
    cmp dl, -0x1
    je .L96
    tzcnt rsi, rcx
    mov edi, esi
    shl edi, 0x6
    lea esi, [rsi + rdi + 0x4007]
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rcx, rcx
    jne .L95
    jmp .L97
.L96:
    mov dl, -0x1
    blsr rcx, rcx
    jne .L95
.L97:
    test rax, rax
    je .L100
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L98:
    cmp cl, -0x1
    je .L99
    tzcnt rdx, rax
    mov esi, edx
    shl esi, 0x6
    lea edx, [rdx + rsi + 0x4009]
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    blsr rax, rax
    jne .L98
    jmp .L100
.L99:
    mov cl, -0x1
    blsr rax, rax
    jne .L98
.L100:
    mov rax, qword ptr [rsp - 0x48]
    and rax, r12
    je .L105
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L102
    nop
.L101:
    blsr rax, rax
    je .L105
.L102:
    tzcnt rsi, rax
    mov edx, esi
    shl edx, 0x6
    mov rdx, qword ptr [rdx + r13]
    and rdx, r11
    je .L101
    or esi, 0x4000
    movzx edi, si
    mov r10d, ecx
    nop
.L103:
    cmp r10b, -0x1
    je .L104
    tzcnt rcx, rdx
    shl ecx, 0x6
    or ecx, edi
    movzx esi, r10b
    inc r10b
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], r10b
    mov ecx, r10d
    blsr rdx, rdx
    jne .L103
    jmp .L101
.L104:
    mov r10b, -0x1
    blsr rdx, rdx
    jne .L103
    jmp .L101
.L105:
    mov rax, r15
    and rax, r12
    je .L110
    movzx edi, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L107
    nop
.L106:
    blsr rax, rax
    je .L110
.L107:
    tzcnt r11, rax
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rcx + 8*rsi + 0x610]
    movzx ebx, byte ptr [rcx + 8*rsi + 0x614]
    mov r14, qword ptr [rcx + 8*rsi + 0x600]
    and r14, r9
    imul r14, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r14, rbx
    add rsi, r10
    mov r10, qword ptr [rdx + 8*rsi]
    and r10, qword ptr [rsp - 0x68]
    je .L106
    or r11d, 0x4000
    movzx r11d, r11w
    mov ebx, edi
    nop
.L108:
    cmp bl, -0x1
    je .L109
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx edi, bl
    inc bl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    blsr r10, r10
    jne .L108
    jmp .L106
.L109:
    mov bl, -0x1
    blsr r10, r10
    jne .L108
    jmp .L106
.L110:
    and r12, qword ptr [rsp - 0x50]
    je .L115
    movzx edx, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rcx, [plywright::sliders::magic::TABLE]
    jmp .L112
.L111:
    blsr r12, r12
    je .L115
.L112:
    tzcnt r10, r12
    lea rsi, [r10 + 2*r10]
    mov edi, dword ptr [rax + 8*rsi + 0x10]
    movzx r11d, byte ptr [rax + 8*rsi + 0x14]
    mov rbx, qword ptr [rax + 8*rsi]
    and rbx, r9
    imul rbx, qword ptr [rax + 8*rsi + 0x8]
    shrx rsi, rbx, r11
    add rsi, rdi
    mov rdi, qword ptr [rcx + 8*rsi]
    and rdi, qword ptr [rsp - 0x68]
    je .L111
    or r10d, 0x4000
    movzx r10d, r10w
    mov r11d, edx
    nop
.L113:
    cmp r11b, -0x1
    je .L114
    tzcnt rdx, rdi
    shl edx, 0x6
    or edx, r10d
    movzx esi, r11b
    inc r11b
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], r11b
    mov edx, r11d
    blsr rdi, rdi
    jne .L113
    jmp .L111
.L114:
    mov r11b, -0x1
    blsr rdi, rdi
    jne .L113
    jmp .L111
.L115:
    mov rax, qword ptr [rbp + 0x8]
    mov r11, qword ptr [rsp - 0x68]
    and rax, r11
    je .L209
    mov rcx, qword ptr [rsp - 0x30]
    and rcx, r11
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov rdi, qword ptr [rsp - 0x28]
    and rdi, r11
    mov rdx, rdi
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl rdi, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rdi
    or rdx, rsi
    shl ecx, 0x6
    or rdx, qword ptr [rcx + r13 + 0x8]
    andn rax, rdx, rax
    je .L180
    mov ecx, 0x1
    mov rdx, qword ptr [rsp - 0x58]
    shlx rcx, rcx, rdx
    andn rcx, rcx, r9
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov rbp, r15
    mov r15, rax
    mov r9, qword ptr [rsp - 0x48]
    mov rbx, qword ptr [rsp - 0x50]
    nop
.L116:
    tzcnt r10, r15
    lea r11, [r10 + 2*r10]
    mov esi, r10d
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r13]
    and rsi, r9
    mov r14d, dword ptr [rdx + 8*r11 + 0x10]
    movzx r12d, byte ptr [rdx + 8*r11 + 0x14]
    mov r13, qword ptr [rdx + 8*r11]
    and r13, rcx
    imul r13, qword ptr [rdx + 8*r11 + 0x8]
    shrx r12, r13, r12
    add r12, r14
    mov r14, qword ptr [rdi + 8*r12]
    and r14, rbx
    movzx r12d, byte ptr [rdx + 8*r11 + 0x614]
    mov r13, qword ptr [rdx + 8*r11 + 0x600]
    and r13, rcx
    imul r13, qword ptr [rdx + 8*r11 + 0x608]
    or r14, rsi
    shrx rsi, r13, r12
    lea r13, [plywright::board::geometry::AROUND]
    mov r11d, dword ptr [rdx + 8*r11 + 0x610]
    add rsi, r11
    mov r11, qword ptr [rsp - 0x68]
    mov rsi, qword ptr [rdi + 8*rsi]
    and rsi, rbp
    or rsi, r14
    mov r14d, 0x1
    shlx r10, r14, r10
    and rsi, r11
    cmove r10, rsi
    xor rax, r10
    blsr r15, r15
    jne .L116
    mov rcx, rax
    and rcx, r11
    jne .L181
    jmp .L184
.L117:
    lea r14, [plywright::board::geometry::AROUND]
    test rbx, rbx
    je .L121
.L118:
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L119:
    cmp dil, -0x1
    je .L120
    tzcnt rsi, rbx
    mov r10d, esi
    shl r10d, 0x6
    add esi, 0x37
    and esi, 0x3f
    lea esi, [rsi + r10 + 0x4000]
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], dil
    blsr rbx, rbx
    jne .L119
    jmp .L121
.L120:
    mov dil, -0x1
    blsr rbx, rbx
    jne .L119
.L121:
    test rdx, rdx
    je .L124
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L122:
    cmp dil, -0x1
    je .L123
    tzcnt rsi, rdx
    mov r10d, esi
    shl r10d, 0x6
    add esi, 0x39
    and esi, 0x3f
    lea esi, [rsi + r10 + 0x4000]
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], dil
    blsr rdx, rdx
    jne .L122
    jmp .L124
.L123:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L122
.L124:
    mov rdx, r15
    and rdx, r12
    mov r15, qword ptr [rsp - 0x30]
    je .L129
    movzx edi, byte ptr [r8 + 0x200]
    jmp .L126
    nop
.L125:
    blsr rdx, rdx
    je .L129
.L126:
    tzcnt rsi, rdx
    mov r10d, esi
    shl r10d, 0x6
    mov r10, qword ptr [r10 + r14]
    and r10, r9
    je .L125
    or esi, 0x4000
    movzx r11d, si
    mov ebx, edi
    nop
.L127:
    cmp bl, -0x1
    je .L128
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx edi, bl
    inc bl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    blsr r10, r10
    jne .L127
    jmp .L125
.L128:
    mov bl, -0x1
    blsr r10, r10
    jne .L127
    jmp .L125
.L129:
    mov rdx, r15
    and rdx, r12
    je .L134
    movzx edi, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L131
    nop
.L130:
    blsr rdx, rdx
    je .L134
.L131:
    tzcnt r11, rdx
    lea rsi, [r11 + 2*r11]
    mov r14d, dword ptr [r10 + 8*rsi + 0x610]
    movzx r15d, byte ptr [r10 + 8*rsi + 0x614]
    mov r13, qword ptr [r10 + 8*rsi + 0x600]
    and r13, rbp
    imul r13, qword ptr [r10 + 8*rsi + 0x608]
    shrx rsi, r13, r15
    add rsi, r14
    mov r15, qword ptr [rbx + 8*rsi]
    and r15, r9
    je .L130
    or r11d, 0x4000
    movzx r11d, r11w
    mov r13d, edi
    nop
.L132:
    cmp r13b, -0x1
    je .L133
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, r11d
    movzx edi, r13b
    inc r13b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r13b
    mov edi, r13d
    blsr r15, r15
    jne .L132
    jmp .L130
.L133:
    mov r13b, -0x1
    blsr r15, r15
    jne .L132
    jmp .L130
.L134:
    and r12, qword ptr [rsp - 0x60]
    lea r13, [plywright::board::geometry::AROUND]
    je .L139
    movzx edi, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L136
    nop
.L135:
    blsr r12, r12
    je .L139
.L136:
    tzcnt r11, r12
    lea rsi, [r11 + 2*r11]
    mov ebx, dword ptr [rdx + 8*rsi + 0x10]
    movzx r14d, byte ptr [rdx + 8*rsi + 0x14]
    mov r15, qword ptr [rdx + 8*rsi]
    and r15, rbp
    imul r15, qword ptr [rdx + 8*rsi + 0x8]
    shrx rsi, r15, r14
    add rsi, rbx
    mov rbx, qword ptr [r10 + 8*rsi]
    and rbx, r9
    je .L135
    or r11d, 0x4000
    movzx r11d, r11w
    mov r15d, edi
    nop
.L137:
    cmp r15b, -0x1
    je .L138
    tzcnt rsi, rbx
    shl esi, 0x6
    or esi, r11d
    movzx edi, r15b
    inc r15b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r15b
    mov edi, r15d
    blsr rbx, rbx
    jne .L137
    jmp .L135
.L138:
    mov r15b, -0x1
    blsr rbx, rbx
    jne .L137
    jmp .L135
.L139:
    mov rdx, qword ptr [rsp - 0x38]
    mov rdx, qword ptr [rdx + 0x8]
    and rdx, r9
    mov r10, qword ptr [rsp - 0x58]
    je .L201
    mov rsi, qword ptr [rsp - 0x10]
    and rsi, r9
    tzcnt rsi, rsi
    and esi, 0x3f
    mov r11, r9
    mov rbx, qword ptr [rsp - 0x50]
    and rbx, r9
    mov rdi, rbx
    shr rdi, 0x7
    add rcx, 0xfe
    and rcx, rdi
    shr rbx, 0x9
    add rax, 0x7f
    and rax, rbx
    or rax, rcx
    shl esi, 0x6
    or rax, qword ptr [rsi + r13 + 0x8]
    andn rax, rax, rdx
    je .L187
    mov ecx, 0x1
    shlx rcx, rcx, r10
    andn rcx, rcx, rbp
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    mov rbx, rax
    mov rdi, qword ptr [rsp - 0x60]
    mov r10, qword ptr [rsp - 0x30]
    mov r9, r11
    lea rbp, [plywright::sliders::magic::TABLE]
.L140:
    tzcnt r15, rbx
    lea r11, [r15 + 2*r15]
    mov esi, r15d
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r13]
    and rsi, qword ptr [rsp - 0x48]
    mov r14d, dword ptr [rdx + 8*r11 + 0x10]
    movzx r12d, byte ptr [rdx + 8*r11 + 0x14]
    mov r13, qword ptr [rdx + 8*r11]
    and r13, rcx
    imul r13, qword ptr [rdx + 8*r11 + 0x8]
    shrx r12, r13, r12
    add r12, r14
    mov r14, qword ptr [rbp + 8*r12]
    and r14, rdi
    movzx r12d, byte ptr [rdx + 8*r11 + 0x614]
    mov r13, qword ptr [rdx + 8*r11 + 0x600]
    and r13, rcx
    imul r13, qword ptr [rdx + 8*r11 + 0x608]
    or r14, rsi
    shrx rsi, r13, r12
    lea r13, [plywright::board::geometry::AROUND]
    mov r11d, dword ptr [rdx + 8*r11 + 0x610]
    add rsi, r11
    mov rsi, qword ptr [rbp + 8*rsi]
    and rsi, r10
    or rsi, r14
    mov r11d, 0x1
    shlx r11, r11, r15
    and rsi, r9
    cmove r11, rsi
    xor rax, r11
    blsr rbx, rbx
    jne .L140
    mov rcx, rax
    and rcx, r9
    jne .L188
    jmp .L191
.L141:
    mov rbp, qword ptr [rsp - 0x68]
    test r15, r15
    je .L145
.L142:
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L143:
    cmp cl, -0x1
    je .L144
    tzcnt rsi, r15
    mov edi, esi
    shl edi, 0x6
    lea esi, [rsi + rdi + 0x4007]
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    blsr r15, r15
    jne .L143
    jmp .L145
.L144:
    mov cl, -0x1
    blsr r15, r15
    jne .L143
.L145:
    test rax, rax
    mov r14, qword ptr [rsp - 0x10]
    je .L148
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L146:
    cmp cl, -0x1
    je .L147
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    lea esi, [rsi + rdi + 0x4009]
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    blsr rax, rax
    jne .L146
    jmp .L148
.L147:
    mov cl, -0x1
    blsr rax, rax
    jne .L146
.L148:
    mov rax, qword ptr [rsp - 0x48]
    and rax, r12
    and rax, r10
    je .L153
    movzx ecx, byte ptr [r8 + 0x200]
    jmp .L150
.L149:
    blsr rax, rax
    je .L153
.L150:
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + r10]
    and rdi, rbp
    je .L149
    or esi, 0x4000
    movzx r10d, si
    mov r11d, ecx
    nop
.L151:
    cmp r11b, -0x1
    je .L152
    tzcnt rcx, rdi
    shl ecx, 0x6
    or ecx, r10d
    movzx esi, r11b
    inc r11b
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], r11b
    mov ecx, r11d
    blsr rdi, rdi
    jne .L151
    jmp .L149
.L152:
    mov r11b, -0x1
    blsr rdi, rdi
    jne .L151
    jmp .L149
.L153:
    mov rax, r14
    and rax, r12
    and rax, qword ptr [rsp - 0x38]
    je .L158
    movzx r14d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L155
    nop
.L154:
    blsr rax, rax
    je .L158
.L155:
    tzcnt rcx, rax
    lea rsi, [rcx + 2*rcx]
    mov r10d, dword ptr [rdi + 8*rsi + 0x610]
    movzx r11d, byte ptr [rdi + 8*rsi + 0x614]
    mov rbp, qword ptr [rdi + 8*rsi + 0x600]
    and rbp, r9
    imul rbp, qword ptr [rdi + 8*rsi + 0x608]
    shrx rsi, rbp, r11
    mov rbp, qword ptr [rsp - 0x68]
    add rsi, r10
    mov r10, qword ptr [r15 + 8*rsi]
    and r10, rbp
    je .L154
    or ecx, 0x4000
    movzx r11d, cx
    mov ecx, r14d
    nop
.L156:
    cmp cl, -0x1
    je .L157
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx r14d, cl
    inc cl
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], cl
    mov r14d, ecx
    blsr r10, r10
    jne .L156
    jmp .L154
.L157:
    mov cl, -0x1
    blsr r10, r10
    jne .L156
    jmp .L154
.L158:
    and r12, qword ptr [rsp - 0x50]
    and r12, qword ptr [rsp - 0x38]
    je .L163
    movzx edi, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rcx, [plywright::sliders::magic::TABLE]
    jmp .L160
    nop
.L159:
    blsr r12, r12
    je .L163
.L160:
    tzcnt r11, r12
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rax + 8*rsi + 0x10]
    movzx r14d, byte ptr [rax + 8*rsi + 0x14]
    mov r15, qword ptr [rax + 8*rsi]
    and r15, r9
    imul r15, qword ptr [rax + 8*rsi + 0x8]
    shrx rsi, r15, r14
    add rsi, r10
    mov r10, qword ptr [rcx + 8*rsi]
    and r10, rbp
    je .L159
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, edi
    nop
.L161:
    cmp r14b, -0x1
    je .L162
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx edi, r14b
    inc r14b
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
    blsr r10, r10
    jne .L161
    jmp .L159
.L162:
    mov r14b, -0x1
    blsr r10, r10
    jne .L161
    jmp .L159
.L163:
    and rbx, rdx
    je .L168
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r15d, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L165
    nop
.L164:
    blsr rbx, rbx
    je .L168
.L165:
    tzcnt r11, rbx
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rcx + 8*rsi + 0x610]
    movzx r14d, byte ptr [rcx + 8*rsi + 0x614]
    mov r12, qword ptr [rcx + 8*rsi + 0x600]
    and r12, r9
    imul r12, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r12, r14
    add rsi, r10
    mov r10, qword ptr [rdi + 8*rsi]
    and r10, qword ptr [rax + 8*r11]
    and r10, rbp
    je .L164
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, r15d
    nop
.L166:
    cmp r14b, -0x1
    je .L167
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx r15d, r14b
    inc r14b
    mov word ptr [r8 + 2*r15], si
    mov byte ptr [r8 + 0x200], r14b
    mov r15d, r14d
    blsr r10, r10
    jne .L166
    jmp .L164
.L167:
    mov r14b, -0x1
    blsr r10, r10
    jne .L166
    jmp .L164
.L168:
    and r13, rdx
    je .L173
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebx, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L170
    nop
.L169:
    blsr r13, r13
    je .L173
.L170:
    tzcnt r11, r13
    lea rsi, [r11 + 2*r11]
    mov r10d, dword ptr [rcx + 8*rsi + 0x10]
    movzx r14d, byte ptr [rcx + 8*rsi + 0x14]
    mov r15, qword ptr [rcx + 8*rsi]
    and r15, r9
    imul r15, qword ptr [rcx + 8*rsi + 0x8]
    shrx rsi, r15, r14
    add rsi, r10
    mov r10, qword ptr [rdi + 8*rsi]
    and r10, qword ptr [rax + 8*r11]
    and r10, rbp
    je .L169
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, ebx
    nop
.L171:
    cmp r14b, -0x1
    je .L172
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx ebx, r14b
    inc r14b
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], r14b
    mov ebx, r14d
    blsr r10, r10
    jne .L171
    jmp .L169
.L172:
    mov r14b, -0x1
    blsr r10, r10
    jne .L171
    jmp .L169
.L173:
    and rdx, qword ptr [rsp - 0x40]
    mov r13, qword ptr [rsp - 0x58]
    je .L178
    mov ecx, r13d
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx ebx, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L175
    nop
.L174:
    blsr rdx, rdx
    je .L178
.L175:
    tzcnt r11, rdx
    lea rsi, [r11 + 2*r11]
    movzx r10d, byte ptr [rcx + 8*rsi + 0x14]
    mov r14, qword ptr [rcx + 8*rsi]
    and r14, r9
    imul r14, qword ptr [rcx + 8*rsi + 0x8]
    mov r15d, dword ptr [rcx + 8*rsi + 0x10]
    shrx r14, r14, r10
    add r14, r15
    mov r10d, dword ptr [rcx + 8*rsi + 0x610]
    movzx r15d, byte ptr [rcx + 8*rsi + 0x614]
    mov r12, qword ptr [rcx + 8*rsi + 0x600]
    and r12, r9
    imul r12, qword ptr [rcx + 8*rsi + 0x608]
    shrx rsi, r12, r15
    add rsi, r10
    mov r10, qword ptr [rdi + 8*rsi]
    or r10, qword ptr [rdi + 8*r14]
    and r10, qword ptr [rax + 8*r11]
    and r10, rbp
    je .L174
    or r11d, 0x4000
    movzx r11d, r11w
    mov r14d, ebx
.L176:
    cmp r14b, -0x1
    je .L177
    tzcnt rsi, r10
    shl esi, 0x6
    or esi, r11d
    movzx ebx, r14b
    inc r14b
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], r14b
    mov ebx, r14d
    blsr r10, r10
    jne .L176
    jmp .L174
.L177:
    mov r14b, -0x1
    blsr r10, r10
    jne .L176
    jmp .L174
.L178:
    mov rax, qword ptr [rsp - 0x18]
    mov rax, qword ptr [rax + 0x8]
    and rax, rbp
    je .L209
    mov rcx, qword ptr [rsp - 0x30]
    and rcx, rbp
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov rdi, qword ptr [rsp - 0x28]
    and rdi, rbp
    mov rdx, rdi
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl rdi, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rdi
    or rdx, rsi
    shl ecx, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    or rdx, qword ptr [rcx + r14 + 0x8]
    andn rax, rdx, rax
    je .L202
    mov ecx, 0x1
    shlx rcx, rcx, r13
    andn rcx, rcx, r9
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    mov r10, rax
    mov rbx, qword ptr [rsp - 0x50]
    mov rdi, qword ptr [rsp - 0x10]
    lea r13, [plywright::sliders::magic::TABLE]
    nop
.L179:
    tzcnt r15, r10
    lea r11, [r15 + 2*r15]
    mov esi, r15d
    shl esi, 0x6
    mov rsi, qword ptr [rsi + r14]
    and rsi, qword ptr [rsp - 0x48]
    mov r9d, dword ptr [rdx + 8*r11 + 0x10]
    movzx r14d, byte ptr [rdx + 8*r11 + 0x14]
    mov r12, qword ptr [rdx + 8*r11]
    and r12, rcx
    imul r12, qword ptr [rdx + 8*r11 + 0x8]
    shrx r14, r12, r14
    add r14, r9
    mov r9, qword ptr [r13 + 8*r14]
    and r9, rbx
    movzx r14d, byte ptr [rdx + 8*r11 + 0x614]
    mov r12, qword ptr [rdx + 8*r11 + 0x600]
    and r12, rcx
    imul r12, qword ptr [rdx + 8*r11 + 0x608]
    or r9, rsi
    shrx rsi, r12, r14
    lea r14, [plywright::board::geometry::AROUND]
    mov r11d, dword ptr [rdx + 8*r11 + 0x610]
    add rsi, r11
    mov rsi, qword ptr [r13 + 8*rsi]
    and rsi, rdi
    or rsi, r9
    mov r9d, 0x1
    shlx r9, r9, r15
    and rsi, rbp
    cmove r9, rsi
    xor rax, r9
    blsr r10, r10
    jne .L179
    mov rdx, rax
    movzx ecx, byte ptr [rsp - 0x60]
    and rdx, rbp
    jne .L203
    jmp .L206
.L180:
    xor eax, eax
    mov rcx, rax
    and rcx, r11
    je .L184
.L181:
    movzx edx, byte ptr [rsp - 0x60]
    or edx, 0x4000
    movzx esi, byte ptr [r8 + 0x200]
    movzx edx, dx
    nop
.L182:
    cmp sil, -0x1
    je .L183
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, edx
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    blsr rcx, rcx
    jne .L182
    jmp .L184
.L183:
    mov sil, -0x1
    blsr rcx, rcx
    jne .L182
.L184:
    andn rax, r11, rax
    je .L209
    movzx ecx, byte ptr [rsp - 0x60]
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L185:
    cmp dl, -0x1
    je .L186
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L185
    jmp .L209
.L186:
    mov dl, -0x1
    blsr rax, rax
    jne .L185
    jmp .L209
.L187:
    xor eax, eax
    mov r9, r11
    mov rcx, rax
    and rcx, r9
    je .L191
.L188:
    movzx edx, byte ptr [rsp - 0x40]
    or edx, 0x4000
    movzx esi, byte ptr [r8 + 0x200]
    movzx edx, dx
    nop
.L189:
    cmp sil, -0x1
    je .L190
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, edx
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    blsr rcx, rcx
    jne .L189
    jmp .L191
.L190:
    mov sil, -0x1
    blsr rcx, rcx
    jne .L189
.L191:
    andn rax, r9, rax
    je .L201
    movzx ecx, byte ptr [rsp - 0x40]
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L192:
    cmp dl, -0x1
    je .L193
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L192
    jmp .L201
.L193:
    mov dl, -0x1
    blsr rax, rax
    jne .L192
    jmp .L201
.L194:
    xor eax, eax
.L195:
    mov rdx, rax
    movzx ecx, byte ptr [rsp - 0x40]
    and rdx, r10
    mov r9, r10
    je .L198
    lea esi, [rcx + 0x4000]
    movzx edi, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L196:
    cmp dil, -0x1
    je .L197
    tzcnt r11, rdx
    shl r11d, 0x6
    or r11d, esi
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], r11w
    mov byte ptr [r8 + 0x200], dil
    blsr rdx, rdx
    jne .L196
    jmp .L198
.L197:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L196
.L198:
    andn rax, r9, rax
    je .L201
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L199:
    cmp dl, -0x1
    je .L200
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L199
    jmp .L201
.L200:
    mov dl, -0x1
    blsr rax, rax
    jne .L199
.L201:
    mov rdi, qword ptr [rsp - 0x20]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L210
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x40]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
.L202:
    xor eax, eax
    mov rdx, rax
    movzx ecx, byte ptr [rsp - 0x60]
    and rdx, rbp
    je .L206
.L203:
    lea esi, [rcx + 0x4000]
    movzx edi, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L204:
    cmp dil, -0x1
    je .L205
    tzcnt r9, rdx
    shl r9d, 0x6
    or r9d, esi
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    blsr rdx, rdx
    jne .L204
    jmp .L206
.L205:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L204
.L206:
    andn rax, rbp, rax
    je .L209
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L207:
    cmp dl, -0x1
    je .L208
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L207
    jmp .L209
.L208:
    mov dl, -0x1
    blsr rax, rax
    jne .L207
.L209:
    mov rdi, qword ptr [rsp - 0x20]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L211
.L210:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L211:
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x60]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
.L212:
    xor edx, edx
.L213:
    movzx esi, byte ptr [rsp - 0x60]
    mov rdi, qword ptr [rsp - 0x20]
    mov r9, qword ptr [rsp - 0x68]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::evasions
.L214:
    xor edx, edx
.L215:
    movzx esi, byte ptr [rsp - 0x40]
    mov rdi, qword ptr [rsp - 0x20]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::evasions

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
    mov rdi, qword ptr [r11 + 0x18]
    or rdi, r10
    or r10, qword ptr [r11 + 0x10]
    mov rsi, r10
    and r9d, 0x3f
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
    mov rdi, qword ptr [r11 + 0x18]
    or rdi, r10
    or r10, qword ptr [r11 + 0x10]
    mov rsi, r10
    and r9d, 0x3f
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

plywright::movegen::generate::evasions:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x48], r9
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x38], rdx
    mov rcx, qword ptr [rdi]
    mov r11, qword ptr [rdi + 0x30]
    mov dword ptr [rsp - 0x24], esi
    movzx r9d, sil
    mov ebx, r9d
    shl ebx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rdi + 0x28]
    and rax, r11
    tzcnt rax, rax
    and eax, 0x3f
    mov qword ptr [rsp - 0x20], rcx
    and rcx, r11
    mov rdx, rcx
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl rcx, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rcx
    shl eax, 0x6
    or rdx, qword ptr [rax + r10 + 0x8]
    or rdx, rsi
    mov qword ptr [rsp - 0x8], rbx
    andn rdx, rdx, qword ptr [rbx + r10 + 0x8]
    and rdx, r11
    mov qword ptr [rsp - 0x50], rdi
    mov qword ptr [rsp - 0x18], r9
    je .L1
    mov rcx, qword ptr [rdi + 0x38]
    or rcx, r11
    btr rcx, r9
    mov rax, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x58], rax
    mov r10, qword ptr [rdi + 0x20]
    mov rax, qword ptr [rdi + 0x18]
    or rax, r10
    mov qword ptr [rsp - 0x40], rax
    or r10, qword ptr [rdi + 0x10]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    mov rbx, rdx
    mov rsi, r11
    lea r15, [plywright::board::geometry::AROUND]
    lea rbp, [plywright::sliders::magic::TABLE]
    nop
.L0:
    tzcnt r12, rbx
    lea rdi, [r12 + 2*r12]
    mov r14d, r12d
    shl r14d, 0x6
    mov r14, qword ptr [r14 + r15]
    and r14, qword ptr [rsp - 0x58]
    mov r11d, dword ptr [r13 + 8*rdi + 0x10]
    movzx r9d, byte ptr [r13 + 8*rdi + 0x14]
    mov rax, qword ptr [r13 + 8*rdi]
    and rax, rcx
    imul rax, qword ptr [r13 + 8*rdi + 0x8]
    shrx rax, rax, r9
    add rax, r11
    mov rax, qword ptr [rbp + 8*rax]
    and rax, qword ptr [rsp - 0x40]
    movzx r9d, byte ptr [r13 + 8*rdi + 0x614]
    mov r11, qword ptr [r13 + 8*rdi + 0x600]
    and r11, rcx
    imul r11, qword ptr [r13 + 8*rdi + 0x608]
    or rax, r14
    shrx r9, r11, r9
    mov edi, dword ptr [r13 + 8*rdi + 0x610]
    add r9, rdi
    mov rdi, qword ptr [rbp + 8*r9]
    and rdi, r10
    or rdi, rax
    mov eax, 0x1
    shlx rax, rax, r12
    and rdi, rsi
    cmove rax, rdi
    xor rdx, rax
    blsr rbx, rbx
    jne .L0
    jmp .L2
.L1:
    xor edx, edx
    mov rsi, r11
    lea r15, [plywright::board::geometry::AROUND]
.L2:
    mov qword ptr [rsp - 0x30], rsi
    mov rax, rdx
    mov r14, qword ptr [rsp - 0x48]
    and rax, r14
    mov r9, qword ptr [rsp - 0x50]
    mov r11, qword ptr [rsp - 0x10]
    mov rbx, qword ptr [rsp - 0x18]
    je .L5
    lea ecx, [rbx + 0x4000]
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L3:
    cmp sil, -0x1
    je .L4
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, ecx
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    blsr rax, rax
    jne .L3
    jmp .L5
.L4:
    mov sil, -0x1
    blsr rax, rax
    jne .L3
.L5:
    andn rax, r14, rdx
    je .L8
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, bx
    nop
.L6:
    cmp dl, -0x1
    je .L7
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L6
    jmp .L8
.L7:
    mov dl, -0x1
    blsr rax, rax
    jne .L6
.L8:
    blsr rax, r11
    jne .L49
    mov rsi, qword ptr [rsp - 0x8]
    add rsi, r15
    movabs rbp, 0xfefefefefefe00
    movabs r15, 0x7f7f7f7f7f7f00
    tzcnt rax, r11
    mov ecx, ebx
    shl ecx, 0x9
    lea rdx, [plywright::board::geometry::BETWEEN]
    add rdx, rcx
    mov rbx, qword ptr [rdx + 8*rax]
    mov rdi, qword ptr [r9 + 0x38]
    mov rax, rdi
    and rax, qword ptr [rsp - 0x20]
    mov rcx, qword ptr [rsi + 0x30]
    mov rdx, qword ptr [rsi + 0x38]
    mov r14, qword ptr [rsp - 0x38]
    andn rdx, rdx, r14
    andn rdx, rdx, rax
    shr rdx, 0x7
    lea r13, [rbp + 0xfe]
    mov rsi, qword ptr [rsp - 0x30]
    and r13, rsi
    and r13, rdx
    andn rcx, rcx, r14
    andn rcx, rcx, rax
    shr rcx, 0x9
    lea r12, [r15 + 0x7f]
    and r12, rsi
    and r12, rcx
    or rbx, r11
    not r14
    and r13, rbx
    and r12, rbx
    test eax, 0xff00
    mov qword ptr [rsp - 0x58], rdi
    je .L18
    mov edx, dword ptr [rsp - 0x24]
    and dl, 0x7
    mov ecx, 0x1010101
    shlx ecx, ecx, edx
    mov edx, r14d
    or edx, ecx
    and eax, edx
    shr eax, 0x8
    mov ecx, edi
    or ecx, esi
    andn ecx, ecx, ebx
    and ecx, eax
    movzx eax, cl
    test eax, eax
    je .L11
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L9:
    mov dl, -0x1
    cmp cl, -0x1
    je .L10
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    lea esi, [rsi + rdi + 0x8]
    lea edi, [rcx + 0x1]
    movzx esi, si
    mov r9d, esi
    or r9d, 0xb000
    movzx r10d, cl
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L10
    lea r10d, [rcx + 0x2]
    lea r9d, [rsi + 0x8000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r9w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L10
    lea edi, [rcx + 0x3]
    mov r9d, esi
    or r9d, 0xa000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L10
    add cl, 0x4
    or esi, 0x9000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov edx, ecx
.L10:
    blsr rax, rax
    mov ecx, edx
    jne .L9
.L11:
    mov rax, r13
    and rax, 0xfe
    je .L14
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L12:
    mov dl, -0x1
    cmp cl, -0x1
    je .L13
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    lea esi, [rsi + rdi + 0x7]
    lea edi, [rcx + 0x1]
    movzx esi, si
    mov r9d, esi
    or r9d, 0xf000
    movzx r10d, cl
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L13
    lea r10d, [rcx + 0x2]
    mov r9d, esi
    or r9d, 0xc000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r9w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L13
    lea edi, [rcx + 0x3]
    mov r9d, esi
    or r9d, 0xe000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L13
    add cl, 0x4
    or esi, 0xd000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov edx, ecx
.L13:
    blsr rax, rax
    mov ecx, edx
    jne .L12
.L14:
    mov rax, r12
    and rax, 0x7f
    je .L17
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L15:
    mov dl, -0x1
    cmp cl, -0x1
    je .L16
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    lea esi, [rsi + rdi + 0x9]
    lea edi, [rcx + 0x1]
    movzx esi, si
    mov r9d, esi
    or r9d, 0xf000
    movzx r10d, cl
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L16
    lea r10d, [rcx + 0x2]
    mov r9d, esi
    or r9d, 0xc000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r9w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L16
    lea edi, [rcx + 0x3]
    mov r9d, esi
    or r9d, 0xe000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L16
    add cl, 0x4
    or esi, 0xd000
    movzx edx, dil
    mov word ptr [r8 + 2*rdx], si
    mov byte ptr [r8 + 0x200], cl
    mov edx, ecx
.L16:
    blsr rax, rax
    mov ecx, edx
    jne .L15
.L17:
    and r13, rbp
    and r12, r15
.L18:
    test r13, r13
    mov r10, qword ptr [rsp - 0x58]
    je .L21
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L19:
    cmp al, -0x1
    je .L20
    tzcnt rcx, r13
    mov edx, ecx
    shl edx, 0x6
    lea ecx, [rcx + rdx + 0x4007]
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr r13, r13
    jne .L19
    jmp .L21
.L20:
    mov al, -0x1
    blsr r13, r13
    jne .L19
.L21:
    test r12, r12
    mov r11, qword ptr [rsp - 0x50]
    mov r15, qword ptr [rsp - 0x48]
    lea r13, [plywright::board::geometry::AROUND]
    je .L24
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L22:
    cmp al, -0x1
    je .L23
    tzcnt rcx, r12
    mov edx, ecx
    shl edx, 0x6
    lea ecx, [rcx + rdx + 0x4009]
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr r12, r12
    jne .L22
    jmp .L24
.L23:
    mov al, -0x1
    blsr r12, r12
    jne .L22
.L24:
    mov r12, r15
    not r12
    and rbx, qword ptr [rsp - 0x30]
    mov rax, qword ptr [r11 + 0x8]
    mov qword ptr [rsp - 0x40], r14
    and r10, r14
    mov qword ptr [rsp - 0x38], rax
    and r10, rax
    je .L32
    movzx ebp, byte ptr [r8 + 0x200]
    jmp .L26
    nop
.L25:
    blsr r10, r10
    je .L32
.L26:
    tzcnt rax, r10
    mov esi, eax
    shl eax, 0x6
    mov rcx, qword ptr [rax + r13]
    and rcx, rbx
    mov rdx, rcx
    movzx esi, si
    and rdx, r15
    je .L29
    lea eax, [rsi + 0x4000]
    movzx r14d, ax
    mov eax, ebp
    nop
.L27:
    cmp al, -0x1
    je .L28
    tzcnt rdi, rdx
    shl edi, 0x6
    or edi, r14d
    movzx r9d, al
    inc al
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], al
    mov ebp, eax
    blsr rdx, rdx
    jne .L27
    jmp .L29
.L28:
    mov al, -0x1
    blsr rdx, rdx
    jne .L27
    nop
.L29:
    mov edx, ebp
    and rcx, r12
    je .L25
    nop
.L30:
    cmp dl, -0x1
    je .L31
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, esi
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], ax
    mov byte ptr [r8 + 0x200], dl
    mov ebp, edx
    blsr rcx, rcx
    jne .L30
    jmp .L25
.L31:
    mov dl, -0x1
    blsr rcx, rcx
    jne .L30
    jmp .L25
.L32:
    mov rax, qword ptr [rsp - 0x30]
    mov rcx, qword ptr [rsp - 0x58]
    or rax, rcx
    mov r14, qword ptr [r11 + 0x20]
    mov r13, qword ptr [r11 + 0x10]
    mov r11, rax
    or r13, r14
    and r13, qword ptr [rsp - 0x40]
    and r13, rcx
    je .L40
    movzx eax, byte ptr [r8 + 0x200]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L34
    nop
.L33:
    blsr r13, r13
    je .L40
.L34:
    tzcnt rsi, r13
    lea rcx, [rsi + 2*rsi]
    mov edx, dword ptr [rbp + 8*rcx + 0x610]
    movzx edi, byte ptr [rbp + 8*rcx + 0x614]
    mov r9, qword ptr [rbp + 8*rcx + 0x600]
    and r9, r11
    imul r9, qword ptr [rbp + 8*rcx + 0x608]
    shrx rcx, r9, rdi
    add rcx, rdx
    mov rcx, qword ptr [r10 + 8*rcx]
    and rcx, rbx
    mov rdx, rcx
    movzx esi, si
    and rdx, qword ptr [rsp - 0x48]
    je .L37
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov r15d, eax
    nop
.L35:
    cmp r15b, -0x1
    je .L36
    tzcnt rax, rdx
    shl eax, 0x6
    or eax, edi
    movzx r9d, r15b
    inc r15b
    mov word ptr [r8 + 2*r9], ax
    mov byte ptr [r8 + 0x200], r15b
    mov eax, r15d
    blsr rdx, rdx
    jne .L35
    jmp .L37
.L36:
    mov r15b, -0x1
    blsr rdx, rdx
    jne .L35
    nop
.L37:
    mov edx, eax
    and rcx, r12
    je .L33
    nop
.L38:
    cmp dl, -0x1
    je .L39
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, esi
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], ax
    mov byte ptr [r8 + 0x200], dl
    mov eax, edx
    blsr rcx, rcx
    jne .L38
    jmp .L33
.L39:
    mov dl, -0x1
    blsr rcx, rcx
    jne .L38
    jmp .L33
.L40:
    mov rax, qword ptr [rsp - 0x50]
    or r14, qword ptr [rax + 0x18]
    and r14, qword ptr [rsp - 0x40]
    and r14, qword ptr [rsp - 0x58]
    mov r13, qword ptr [rsp - 0x48]
    je .L48
    mov r10, r11
    movzx ecx, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L42
    nop
.L41:
    blsr r14, r14
    je .L48
.L42:
    tzcnt rax, r14
    lea rsi, [rax + 2*rax]
    mov r15d, dword ptr [rdx + 8*rsi + 0x10]
    movzx r9d, byte ptr [rdx + 8*rsi + 0x14]
    mov r11, qword ptr [rdx + 8*rsi]
    and r11, r10
    imul r11, qword ptr [rdx + 8*rsi + 0x8]
    shrx rsi, r11, r9
    add rsi, r15
    mov rsi, qword ptr [rdi + 8*rsi]
    and rsi, rbx
    mov r11, rsi
    movzx r15d, ax
    and r11, r13
    je .L45
    lea eax, [r15 + 0x4000]
    movzx ebp, ax
    mov eax, ecx
    nop
.L43:
    cmp al, -0x1
    je .L44
    tzcnt rcx, r11
    shl ecx, 0x6
    or ecx, ebp
    movzx r9d, al
    inc al
    mov word ptr [r8 + 2*r9], cx
    mov byte ptr [r8 + 0x200], al
    mov ecx, eax
    blsr r11, r11
    jne .L43
    jmp .L45
.L44:
    mov al, -0x1
    blsr r11, r11
    jne .L43
    nop
.L45:
    mov r9d, ecx
    and rsi, r12
    je .L41
    nop
.L46:
    cmp r9b, -0x1
    je .L47
    tzcnt rax, rsi
    shl eax, 0x6
    or eax, r15d
    movzx ecx, r9b
    inc r9b
    mov word ptr [r8 + 2*rcx], ax
    mov byte ptr [r8 + 0x200], r9b
    mov ecx, r9d
    blsr rsi, rsi
    jne .L46
    jmp .L41
.L47:
    mov r9b, -0x1
    blsr rsi, rsi
    jne .L46
    jmp .L41
.L48:
    mov rdi, qword ptr [rsp - 0x50]
    cmp byte ptr [rdi + 0x41], 0x1
    mov rdx, qword ptr [rsp - 0x10]
    mov rsi, qword ptr [rsp - 0x18]
    jne .L49
    movzx eax, byte ptr [rdi + 0x42]
    mov r9, qword ptr [rsp - 0x38]
    or r9, qword ptr [rsp - 0x20]
    lea ecx, [rax + 0x8]
    btr r9, rcx
    test r9, rdx
    je .L50
.L49:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L50:
    movzx edx, al
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant

plywright::movegen::generate::evasions:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov qword ptr [rsp - 0x30], r9
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x48], rdx
    movabs rdx, 0xfefefefefefe00
    movabs r9, 0x7f7f7f7f7f7f00
    mov rax, qword ptr [rdi]
    mov r12, qword ptr [rdi + 0x38]
    lea r10, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp - 0x20], rax
    and rax, r12
    mov rcx, rax
    shr rcx, 0x7
    add rdx, 0xfe
    and rdx, rcx
    shr rax, 0x9
    lea rcx, [r9 + 0x7f]
    and rcx, rax
    mov rax, qword ptr [rdi + 0x28]
    and rax, r12
    tzcnt rax, rax
    and eax, 0x3f
    shl eax, 0x6
    or rcx, qword ptr [rax + r10 + 0x8]
    mov qword ptr [rsp - 0x8], rsi
    movzx eax, sil
    or rcx, rdx
    mov edx, eax
    shl edx, 0x6
    mov qword ptr [rsp - 0x28], rdx
    andn r14, rcx, qword ptr [rdx + r10 + 0x8]
    and r14, r12
    mov qword ptr [rsp - 0x38], rdi
    mov qword ptr [rsp - 0x18], rax
    je .L1
    mov rcx, qword ptr [rdi + 0x30]
    or rcx, r12
    btr rcx, rax
    mov rax, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x40], rax
    mov r10, qword ptr [rdi + 0x20]
    mov r15, qword ptr [rdi + 0x18]
    or r15, r10
    or r10, qword ptr [rdi + 0x10]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    lea rbp, [plywright::sliders::magic::TABLE]
    mov rbx, r14
    nop
.L0:
    tzcnt rdx, rbx
    mov rsi, r12
    lea r12, [rdx + 2*rdx]
    mov edi, edx
    shl edi, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdi + rax]
    and rdi, qword ptr [rsp - 0x40]
    mov r11d, dword ptr [r13 + 8*r12 + 0x10]
    movzx r9d, byte ptr [r13 + 8*r12 + 0x14]
    mov rax, qword ptr [r13 + 8*r12]
    and rax, rcx
    imul rax, qword ptr [r13 + 8*r12 + 0x8]
    shrx rax, rax, r9
    add rax, r11
    mov rax, qword ptr [rbp + 8*rax]
    and rax, r15
    movzx r9d, byte ptr [r13 + 8*r12 + 0x614]
    mov r11, qword ptr [r13 + 8*r12 + 0x600]
    and r11, rcx
    imul r11, qword ptr [r13 + 8*r12 + 0x608]
    or rax, rdi
    shrx rdi, r11, r9
    mov r9d, dword ptr [r13 + 8*r12 + 0x610]
    mov r12, rsi
    add rdi, r9
    mov rdi, qword ptr [rbp + 8*rdi]
    and rdi, r10
    or rdi, rax
    mov eax, 0x1
    shlx rax, rax, rdx
    and rdi, rsi
    cmove rax, rdi
    xor r14, rax
    blsr rbx, rbx
    jne .L0
    jmp .L2
.L1:
    xor r14d, r14d
.L2:
    mov rax, r14
    mov rdx, qword ptr [rsp - 0x30]
    and rax, rdx
    mov r9, qword ptr [rsp - 0x38]
    mov r11, qword ptr [rsp - 0x10]
    mov rbx, qword ptr [rsp - 0x18]
    je .L5
    lea ecx, [rbx + 0x4000]
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L3:
    cmp sil, -0x1
    je .L4
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, ecx
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    blsr rax, rax
    jne .L3
    jmp .L5
.L4:
    mov sil, -0x1
    blsr rax, rax
    jne .L3
.L5:
    andn rax, rdx, r14
    lea r14, [plywright::board::geometry::AROUND]
    je .L8
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, bx
    nop
.L6:
    cmp sil, -0x1
    je .L7
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, ecx
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    blsr rax, rax
    jne .L6
    jmp .L8
.L7:
    mov sil, -0x1
    blsr rax, rax
    jne .L6
.L8:
    blsr rax, r11
    jne .L49
    mov rsi, qword ptr [rsp - 0x28]
    add rsi, r14
    tzcnt rax, r11
    mov ecx, ebx
    shl ecx, 0x9
    lea rdx, [plywright::board::geometry::BETWEEN]
    add rdx, rcx
    mov rbx, qword ptr [rdx + 8*rax]
    or rbx, r11
    mov r10, qword ptr [r9 + 0x30]
    mov rax, r10
    and rax, qword ptr [rsp - 0x20]
    mov rcx, qword ptr [rsi + 0x30]
    mov rdx, qword ptr [rsi + 0x38]
    mov rsi, qword ptr [rsp - 0x48]
    mov rdi, rsi
    not rdi
    andn rcx, rcx, rsi
    andn rcx, rcx, rax
    shl rcx, 0x9
    and rcx, r12
    movabs r13, -0x101010101010200
    and r13, rbx
    and r13, rcx
    andn rcx, rdx, rsi
    andn rcx, rcx, rax
    shl rcx, 0x7
    and rcx, r12
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, rbx
    and rdx, rcx
    mov rcx, rax
    shr rcx, 0x30
    test cl, cl
    mov qword ptr [rsp - 0x40], r10
    mov qword ptr [rsp - 0x48], rdi
    je .L18
    mov rsi, qword ptr [rsp - 0x8]
    and sil, 0x7
    movabs rcx, 0x101010101010101
    shlx rcx, rcx, rsi
    or rcx, rdi
    and rax, rcx
    shl rax, 0x8
    mov rcx, r10
    or rcx, r12
    andn rcx, rcx, rbx
    and rcx, rax
    movabs rax, -0x100000000000000
    and rax, rcx
    je .L11
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L9:
    mov sil, -0x1
    cmp cl, -0x1
    je .L10
    tzcnt rdi, rax
    lea r9d, [rdi + 0x38]
    and r9d, 0x3f
    shl edi, 0x6
    or edi, r9d
    lea r10d, [rcx + 0x1]
    movzx edi, di
    mov r9d, edi
    or r9d, 0xb000
    movzx r11d, cl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L10
    lea ebp, [rcx + 0x2]
    lea r9d, [rdi + 0x8000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L10
    lea r10d, [rcx + 0x3]
    lea r9d, [rdi + 0xa000]
    movzx r11d, bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L10
    add cl, 0x4
    or edi, 0x9000
    movzx esi, r10b
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L10:
    blsr rax, rax
    mov ecx, esi
    jne .L9
.L11:
    movabs rax, -0x200000000000000
    and rax, r13
    je .L14
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L12:
    mov sil, -0x1
    cmp cl, -0x1
    je .L13
    tzcnt rdi, rax
    lea r9d, [rdi + 0x37]
    and r9d, 0x3f
    shl edi, 0x6
    or edi, r9d
    lea r10d, [rcx + 0x1]
    movzx edi, di
    mov r9d, edi
    or r9d, 0xf000
    movzx r11d, cl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L13
    lea ebp, [rcx + 0x2]
    lea r9d, [rdi + 0xc000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L13
    lea r10d, [rcx + 0x3]
    lea r9d, [rdi + 0xe000]
    movzx r11d, bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L13
    add cl, 0x4
    or edi, 0xd000
    movzx esi, r10b
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L13:
    blsr rax, rax
    mov ecx, esi
    jne .L12
.L14:
    movabs rax, 0x7f00000000000000
    and rax, rdx
    je .L17
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L15:
    mov sil, -0x1
    cmp cl, -0x1
    je .L16
    tzcnt rdi, rax
    lea r9d, [rdi + 0x39]
    and r9d, 0x3f
    shl edi, 0x6
    or edi, r9d
    lea r10d, [rcx + 0x1]
    movzx edi, di
    mov r9d, edi
    or r9d, 0xf000
    movzx r11d, cl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L16
    lea ebp, [rcx + 0x2]
    lea r9d, [rdi + 0xc000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L16
    lea r10d, [rcx + 0x3]
    lea r9d, [rdi + 0xe000]
    movzx r11d, bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L16
    add cl, 0x4
    or edi, 0xd000
    movzx esi, r10b
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], cl
    mov esi, ecx
.L16:
    blsr rax, rax
    mov ecx, esi
    jne .L15
.L17:
    movabs rax, 0xfefefefefefe00
    and r13, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rdx, rax
    mov r10, qword ptr [rsp - 0x40]
    mov rdi, qword ptr [rsp - 0x48]
.L18:
    test r13, r13
    je .L21
    movzx eax, byte ptr [r8 + 0x200]
.L19:
    cmp al, -0x1
    je .L20
    tzcnt rcx, r13
    mov esi, ecx
    shl esi, 0x6
    add ecx, 0x37
    and ecx, 0x3f
    lea ecx, [rcx + rsi + 0x4000]
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    blsr r13, r13
    jne .L19
    jmp .L21
.L20:
    mov al, -0x1
    blsr r13, r13
    jne .L19
.L21:
    mov r13, r12
    test rdx, rdx
    mov r15, qword ptr [rsp - 0x38]
    mov r12, qword ptr [rsp - 0x30]
    je .L24
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L22:
    cmp al, -0x1
    je .L23
    tzcnt rcx, rdx
    mov esi, ecx
    shl esi, 0x6
    add ecx, 0x39
    and ecx, 0x3f
    lea ecx, [rcx + rsi + 0x4000]
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    blsr rdx, rdx
    jne .L22
    jmp .L24
.L23:
    mov al, -0x1
    blsr rdx, rdx
    jne .L22
.L24:
    mov rdx, r12
    not rdx
    and rbx, r13
    mov rax, qword ptr [r15 + 0x8]
    and r10, rdi
    mov qword ptr [rsp - 0x28], rax
    and r10, rax
    je .L32
    movzx ebp, byte ptr [r8 + 0x200]
    jmp .L26
    nop
.L25:
    blsr r10, r10
    je .L32
.L26:
    tzcnt rax, r10
    mov esi, eax
    shl eax, 0x6
    mov rcx, qword ptr [rax + r14]
    and rcx, rbx
    mov rdi, rcx
    movzx esi, si
    and rdi, r12
    je .L29
    lea eax, [rsi + 0x4000]
    movzx r14d, ax
    mov eax, ebp
    nop
.L27:
    cmp al, -0x1
    je .L28
    tzcnt r9, rdi
    shl r9d, 0x6
    or r9d, r14d
    movzx r11d, al
    inc al
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], al
    mov ebp, eax
    blsr rdi, rdi
    jne .L27
    jmp .L29
.L28:
    mov al, -0x1
    blsr rdi, rdi
    jne .L27
    nop
.L29:
    mov edi, ebp
    and rcx, rdx
    lea r14, [plywright::board::geometry::AROUND]
    je .L25
    nop
.L30:
    cmp dil, -0x1
    je .L31
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, esi
    movzx r9d, dil
    inc dil
    mov word ptr [r8 + 2*r9], ax
    mov byte ptr [r8 + 0x200], dil
    mov ebp, edi
    blsr rcx, rcx
    jne .L30
    jmp .L25
.L31:
    mov dil, -0x1
    blsr rcx, rcx
    jne .L30
    jmp .L25
.L32:
    mov r12, r13
    mov rax, qword ptr [rsp - 0x40]
    or r12, rax
    mov r14, qword ptr [r15 + 0x20]
    mov r13, qword ptr [r15 + 0x10]
    or r13, r14
    and r13, qword ptr [rsp - 0x48]
    and r13, rax
    mov r10, r12
    je .L40
    movzx eax, byte ptr [r8 + 0x200]
    lea rbp, [plywright::sliders::magic::LOOKUPS]
    jmp .L34
    nop
.L33:
    blsr r13, r13
    je .L40
.L34:
    tzcnt rsi, r13
    lea rcx, [rsi + 2*rsi]
    mov edi, dword ptr [rbp + 8*rcx + 0x610]
    movzx r9d, byte ptr [rbp + 8*rcx + 0x614]
    mov r11, qword ptr [rbp + 8*rcx + 0x600]
    and r11, r12
    imul r11, qword ptr [rbp + 8*rcx + 0x608]
    shrx rcx, r11, r9
    add rcx, rdi
    lea rdi, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rdi + 8*rcx]
    and rcx, rbx
    mov rdi, rcx
    movzx esi, si
    and rdi, qword ptr [rsp - 0x30]
    je .L37
    lea r9d, [rsi + 0x4000]
    movzx r12d, r9w
    mov r15d, eax
    nop
.L35:
    cmp r15b, -0x1
    je .L36
    tzcnt rax, rdi
    shl eax, 0x6
    or eax, r12d
    movzx r9d, r15b
    inc r15b
    mov word ptr [r8 + 2*r9], ax
    mov byte ptr [r8 + 0x200], r15b
    mov eax, r15d
    blsr rdi, rdi
    jne .L35
    jmp .L37
.L36:
    mov r15b, -0x1
    blsr rdi, rdi
    jne .L35
    nop
.L37:
    mov edi, eax
    and rcx, rdx
    mov r12, r10
    je .L33
    nop
.L38:
    cmp dil, -0x1
    je .L39
    tzcnt rax, rcx
    shl eax, 0x6
    or eax, esi
    movzx r9d, dil
    inc dil
    mov word ptr [r8 + 2*r9], ax
    mov byte ptr [r8 + 0x200], dil
    mov eax, edi
    blsr rcx, rcx
    jne .L38
    jmp .L33
.L39:
    mov dil, -0x1
    blsr rcx, rcx
    jne .L38
    jmp .L33
.L40:
    mov rax, qword ptr [rsp - 0x38]
    or r14, qword ptr [rax + 0x18]
    and r14, qword ptr [rsp - 0x48]
    and r14, qword ptr [rsp - 0x40]
    mov r13, qword ptr [rsp - 0x30]
    je .L48
    movzx ecx, byte ptr [r8 + 0x200]
    lea r15, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L42
    nop
.L41:
    blsr r14, r14
    je .L48
.L42:
    tzcnt rax, r14
    lea rsi, [rax + 2*rax]
    mov r12d, dword ptr [r15 + 8*rsi + 0x10]
    movzx r9d, byte ptr [r15 + 8*rsi + 0x14]
    mov r11, qword ptr [r15 + 8*rsi]
    and r11, r10
    imul r11, qword ptr [r15 + 8*rsi + 0x8]
    shrx rsi, r11, r9
    add rsi, r12
    mov rsi, qword ptr [rdi + 8*rsi]
    and rsi, rbx
    mov r11, rsi
    movzx r12d, ax
    and r11, r13
    je .L45
    lea eax, [r12 + 0x4000]
    movzx ebp, ax
    mov eax, ecx
    nop
.L43:
    cmp al, -0x1
    je .L44
    tzcnt rcx, r11
    shl ecx, 0x6
    or ecx, ebp
    movzx r9d, al
    inc al
    mov word ptr [r8 + 2*r9], cx
    mov byte ptr [r8 + 0x200], al
    mov ecx, eax
    blsr r11, r11
    jne .L43
    jmp .L45
.L44:
    mov al, -0x1
    blsr r11, r11
    jne .L43
    nop
.L45:
    mov r9d, ecx
    and rsi, rdx
    je .L41
    nop
.L46:
    cmp r9b, -0x1
    je .L47
    tzcnt rax, rsi
    shl eax, 0x6
    or eax, r12d
    movzx ecx, r9b
    inc r9b
    mov word ptr [r8 + 2*rcx], ax
    mov byte ptr [r8 + 0x200], r9b
    mov ecx, r9d
    blsr rsi, rsi
    jne .L46
    jmp .L41
.L47:
    mov r9b, -0x1
    blsr rsi, rsi
    jne .L46
    jmp .L41
.L48:
    mov rdi, qword ptr [rsp - 0x38]
    cmp byte ptr [rdi + 0x41], 0x1
    mov rdx, qword ptr [rsp - 0x10]
    mov rsi, qword ptr [rsp - 0x18]
    jne .L49
    movzx eax, byte ptr [rdi + 0x42]
    mov r9, qword ptr [rsp - 0x28]
    or r9, qword ptr [rsp - 0x20]
    lea ecx, [rax + 0x38]
    btr r9, rcx
    test r9, rdx
    je .L50
.L49:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L50:
    movzx edx, al
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
