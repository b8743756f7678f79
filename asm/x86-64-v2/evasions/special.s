# The kernels of evasions/special, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm evasions/special --target x86-64-v2
# binary: sha256 f384acfffd78efed6d5d05b9541d3098b94c38d7ffb2acd65781c29e2162420b
# latency: 57 instructions in 203 bytes; innermost loops: .L0 of 26
# throughput: 42 instructions in 152 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 3512 instructions in 15518 bytes; innermost loops: .L0 of 15, .L4 of 15, .L8 of 42, .L11 of 43, .L14 of 43, .L18 of 41, .L21 of 41, .L24 of 41, .L29 of 48, .L33 of 49, .L37 of 49, .L43 of 41, .L46 of 41, .L49 of 41, .L54 of 18, .L57 of 18, .L60 of 18, .L63 of 18, .L68 of 17, .L71 of 17, .L76 of 17, .L79 of 17, .L84 of 17, .L87 of 17, .L90 of 38, .L93 of 20, .L96 of 20, .L99 of 19, .L102 of 20, .L107 of 17, .L110 of 17, .L115 of 17, .L118 of 17, .L123 of 17, .L126 of 17, .L129 of 38, .L132 of 18, .L135 of 18, .L138 of 18, .L141 of 18, .L146 of 17, .L149 of 17, .L154 of 17, .L157 of 17, .L162 of 17, .L165 of 17, .L170 of 17, .L173 of 17, .L178 of 17, .L181 of 17, .L186 of 17, .L189 of 17, .L192 of 38, .L195 of 20, .L198 of 20, .L201 of 19, .L204 of 20, .L209 of 17, .L212 of 17, .L217 of 17, .L220 of 17, .L225 of 17, .L228 of 17, .L233 of 17, .L236 of 17, .L241 of 17, .L244 of 17, .L249 of 17, .L252 of 17, .L255 of 38, .L258 of 16, .L261 of 16, .L268 of 16, .L271 of 16, .L277 of 16, .L280 of 16, .L288 of 16, .L291 of 16
# plywright::movegen::evasions::answers: 691 instructions in 2881 bytes; innermost loops: .L0 of 41, .L3 of 41, .L6 of 41, .L10 of 20, .L13 of 20, .L16 of 19, .L19 of 20, .L24 of 17, .L27 of 17, .L33 of 17, .L36 of 17, .L41 of 17, .L44 of 17, .L50 of 38, .L53 of 16, .L56 of 16
# plywright::movegen::evasions::answers: 694 instructions in 2866 bytes; innermost loops: .L0 of 42, .L3 of 43, .L6 of 43, .L10 of 18, .L13 of 18, .L16 of 18, .L19 of 18, .L24 of 17, .L27 of 17, .L33 of 17, .L36 of 17, .L41 of 17, .L44 of 17, .L50 of 38, .L53 of 16, .L56 of 16
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# mix of 5198 instructions: 1344 mov, 703 and, 467 lea, 390 movzx, 360 je, 251 or, 232 jne, 177 shl, 175 cmp, 168 jmp, 150 add, 146 tzcnt, 101 movabs, 93 inc, 78 pop, 75 shr, 74 test, 52 imul, 46 not, 42 push, 23 xor, 8 sete, 8 setne, 7 ret, 6 cmove, 4 btr, 4 bts, 4 call, 3 jae, 2 ja, 2 popcnt, 2 sub, 1 dec

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
    mov qword ptr [rsp - 0x28], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov r15, qword ptr [rdi + 0x38]
    mov rax, r15
    mov qword ptr [rsp - 0x18], rcx
    and rax, rcx
    mov ecx, 0x40
    tzcnt rcx, rax
    mov r14d, ecx
    and r14d, 0x3f
    mov edx, r14d
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rdi]
    mov rsi, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r11]
    mov qword ptr [rsp - 0x38], rsi
    and rax, rsi
    mov r10, qword ptr [rdx + r11 + 0x18]
    mov qword ptr [rsp - 0x50], r9
    and r10, r9
    or r10, rax
    mov rsi, qword ptr [rdi + 0x18]
    mov rbp, qword ptr [rdi + 0x20]
    mov rax, rbp
    mov qword ptr [rsp - 0x10], rsi
    or rax, rsi
    mov rsi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x40], rax
    and rsi, rax
    mov rbx, qword ptr [rdi + 0x10]
    mov r9, rbx
    or r9, rbp
    mov rax, qword ptr [rdx + r11 + 0x28]
    mov qword ptr [rsp - 0x58], r9
    and rax, r9
    or rax, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp - 0x71], sil
    mov rsi, qword ptr [rdi + 0x30]
    mov r13, r15
    or r13, rsi
    add rdx, r11
    mov qword ptr [rsp - 0x30], rdx
    and r10, rsi
    mov qword ptr [rsp - 0x70], rsi
    and rax, rsi
    mov qword ptr [rsp - 0x68], r13
    mov qword ptr [rsp - 0x48], r14
    je .L27
    mov edx, r14d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts r10, r9
.L1:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L7
.L2:
    tzcnt r9, rax
    mov rsi, qword ptr [rdi + 8*r9]
    mov r11, rsi
    and r11, r13
    je .L0
    lea r9, [r11 - 0x1]
    test r11, r9
    jne .L1
    and rsi, r15
    or rdx, rsi
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov r15, qword ptr [rdi + 0x30]
    mov rax, r15
    mov qword ptr [rsp - 0x18], rcx
    and rax, rcx
    mov ecx, 0x40
    tzcnt rcx, rax
    mov r14d, ecx
    and r14d, 0x3f
    mov edx, r14d
    shl edx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    mov r9, qword ptr [rdi]
    mov rsi, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r11]
    mov qword ptr [rsp - 0x48], rsi
    and rax, rsi
    mov r10, qword ptr [rdx + r11 + 0x10]
    mov qword ptr [rsp - 0x50], r9
    and r10, r9
    or r10, rax
    mov rbp, qword ptr [rdi + 0x18]
    mov r12, qword ptr [rdi + 0x20]
    mov rax, r12
    or rax, rbp
    mov rsi, qword ptr [rdx + r11 + 0x20]
    mov qword ptr [rsp - 0x40], rax
    and rsi, rax
    mov rbx, qword ptr [rdi + 0x10]
    mov r9, rbx
    mov qword ptr [rsp - 0x10], r12
    or r9, r12
    mov rax, qword ptr [rdx + r11 + 0x28]
    mov qword ptr [rsp - 0x30], r9
    and rax, r9
    or rax, rsi
    mov esi, ecx
    and sil, 0x3f
    mov byte ptr [rsp - 0x71], sil
    mov rsi, qword ptr [rdi + 0x38]
    mov r13, r15
    or r13, rsi
    add rdx, r11
    mov qword ptr [rsp - 0x38], rdx
    and r10, rsi
    mov qword ptr [rsp - 0x68], rsi
    and rax, rsi
    mov qword ptr [rsp - 0x60], r13
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
    bts r10, r9
.L5:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L17
.L6:
    tzcnt r9, rax
    mov rsi, qword ptr [rdi + 8*r9]
    mov r11, rsi
    and r11, r13
    je .L4
    lea r9, [r11 - 0x1]
    test r11, r9
    jne .L5
    and rsi, r15
    or rdx, rsi
    jmp .L5
.L7:
    test r10, r10
    jne .L299
    test rdx, rdx
    je .L28
    movabs rax, 0xfefefefefefe00
    movabs r12, 0x7f7f7f7f7f7f00
    mov rdi, r13
    not rdi
    mov r10, qword ptr [rsp - 0x50]
    and r10, r15
    mov r11, rdx
    and cl, 0x7
    movabs r14, 0x101010101010101
    shl r14, cl
    not r11
    or r14, r11
    and r14, r10
    shr r14, 0x8
    and r14, rdi
    mov rsi, qword ptr [rsp - 0x30]
    mov rcx, qword ptr [rsi + 0x38]
    or rcx, r11
    and rcx, r10
    shr rcx, 0x7
    add rax, 0xfe
    mov r9, qword ptr [rsp - 0x70]
    and rax, r9
    and rax, rcx
    mov rsi, qword ptr [rsi + 0x30]
    mov qword ptr [rsp - 0x20], r11
    or rsi, r11
    and rsi, r10
    shr rsi, 0x9
    lea rcx, [r12 + 0x7f]
    and rcx, r9
    and rcx, rsi
    test r10d, 0xff00
    je .L130
    mov qword ptr [rsp - 0x60], r14
    mov r10, r14
    and r10, 0xff
    je .L10
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L8:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L9
    tzcnt rsi, r10
    mov r9d, esi
    shl r9d, 0x6
    add r9d, esi
    add r9d, 0x8
    lea esi, [r11 + 0x1]
    movzx r13d, r9w
    mov r9d, r13d
    or r9d, 0xb000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L9
    lea r9d, [r11 + 0x2]
    lea r14d, [r13 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L9
    lea esi, [r11 + 0x3]
    mov r14d, r13d
    or r14d, 0xa000
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L9
    add r11b, 0x4
    or r13d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L9:
    lea rsi, [r10 - 0x1]
    mov r11d, r12d
    and r10, rsi
    jne .L8
.L10:
    mov r10, rax
    and r10, 0xfe
    je .L13
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L11:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L12
    tzcnt rsi, r10
    mov r9d, esi
    shl r9d, 0x6
    add r9d, esi
    add r9d, 0x7
    lea esi, [r11 + 0x1]
    movzx r13d, r9w
    mov r9d, r13d
    or r9d, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L12
    lea r9d, [r11 + 0x2]
    mov r14d, r13d
    or r14d, 0xc000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L12
    lea esi, [r11 + 0x3]
    mov r14d, r13d
    or r14d, 0xe000
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L12
    add r11b, 0x4
    or r13d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L12:
    lea rsi, [r10 - 0x1]
    mov r11d, r12d
    and r10, rsi
    jne .L11
.L13:
    mov r10, rcx
    and r10, 0x7f
    je .L16
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L14:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L15
    tzcnt rsi, r10
    mov r9d, esi
    shl r9d, 0x6
    add r9d, esi
    add r9d, 0x9
    lea esi, [r11 + 0x1]
    movzx r13d, r9w
    mov r9d, r13d
    or r9d, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L15
    lea r9d, [r11 + 0x2]
    mov r14d, r13d
    or r14d, 0xc000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L15
    lea esi, [r11 + 0x3]
    mov r14d, r13d
    or r14d, 0xe000
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L15
    add r11b, 0x4
    or r13d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L15:
    lea rsi, [r10 - 0x1]
    mov r11d, r12d
    and r10, rsi
    jne .L14
.L16:
    mov r14, qword ptr [rsp - 0x60]
    mov r10, r14
    and r10, -0x100
    movabs rsi, 0xfefefefefefe00
    and rax, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and rcx, rsi
    mov r13, qword ptr [rsp - 0x68]
    shr r14, 0x8
    test rax, rax
    jne .L131
    jmp .L134
.L17:
    test r10, r10
    jne .L301
    test rdx, rdx
    je .L42
    mov r9, r13
    not r9
    mov rax, qword ptr [rsp - 0x50]
    and rax, r15
    mov r11, rdx
    not r11
    and cl, 0x7
    movabs r14, 0x101010101010101
    shl r14, cl
    or r14, r11
    and r14, rax
    shl r14, 0x8
    and r14, r9
    mov rsi, qword ptr [rsp - 0x38]
    mov rcx, qword ptr [rsi + 0x30]
    or rcx, r11
    and rcx, rax
    shl rcx, 0x9
    movabs r10, -0x101010101010200
    mov rdi, qword ptr [rsp - 0x68]
    and r10, rdi
    and r10, rcx
    mov rsi, qword ptr [rsi + 0x38]
    mov qword ptr [rsp - 0x20], r11
    or rsi, r11
    and rsi, rax
    shl rsi, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, rdi
    and rcx, rsi
    shr rax, 0x30
    test al, al
    je .L193
    movabs rax, -0x100000000000000
    mov qword ptr [rsp - 0x70], r14
    and rax, r14
    je .L20
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L18:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L19
    tzcnt r14, rax
    lea esi, [r14 + 0x38]
    and esi, 0x3f
    shl r14d, 0x6
    or r14d, esi
    lea esi, [r11 + 0x1]
    movzx r13d, r14w
    mov r14d, r13d
    or r14d, 0xb000
    movzx edi, r11b
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L19
    lea r14d, [r11 + 0x2]
    lea edi, [r13 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L19
    lea esi, [r11 + 0x3]
    lea edi, [r13 + 0xa000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L19
    add r11b, 0x4
    or r13d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L19:
    lea rsi, [rax - 0x1]
    mov r11d, r12d
    and rax, rsi
    jne .L18
.L20:
    movabs rax, -0x200000000000000
    and rax, r10
    je .L23
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L21:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L22
    tzcnt rdi, rax
    lea esi, [rdi + 0x37]
    and esi, 0x3f
    shl edi, 0x6
    or edi, esi
    lea esi, [r11 + 0x1]
    movzx r13d, di
    mov edi, r13d
    or edi, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L22
    lea r14d, [r11 + 0x2]
    lea edi, [r13 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L22
    lea esi, [r11 + 0x3]
    lea edi, [r13 + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L22
    add r11b, 0x4
    or r13d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L22:
    lea rsi, [rax - 0x1]
    mov r11d, r12d
    and rax, rsi
    jne .L21
.L23:
    movabs rax, 0x7f00000000000000
    and rax, rcx
    je .L26
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L24:
    mov r12b, -0x1
    cmp r11b, -0x1
    je .L25
    tzcnt rdi, rax
    lea esi, [rdi + 0x39]
    and esi, 0x3f
    shl edi, 0x6
    or edi, esi
    lea esi, [r11 + 0x1]
    movzx r13d, di
    mov edi, r13d
    or edi, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L25
    lea r14d, [r11 + 0x2]
    lea edi, [r13 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], di
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L25
    lea esi, [r11 + 0x3]
    lea edi, [r13 + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L25
    add r11b, 0x4
    or r13d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r11b
    mov r12d, r11d
.L25:
    lea rsi, [rax - 0x1]
    mov r11d, r12d
    and rax, rsi
    jne .L24
.L26:
    movabs rax, 0xffffffffffff00
    mov r14, qword ptr [rsp - 0x70]
    and rax, r14
    movabs rsi, 0xfefefefefefe00
    and r10, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and rcx, rsi
    mov r13, qword ptr [rsp - 0x60]
    shl r14d, 0x8
    and r9d, r14d
    test r10, r10
    jne .L194
    jmp .L197
.L27:
    test r10, r10
    jne .L298
.L28:
    movabs rbx, 0xfefefefefefe00
    movabs r10, 0x7f7f7f7f7f7f00
    mov rax, r13
    not rax
    mov rsi, qword ptr [rsp - 0x50]
    and rsi, r15
    mov rdx, rsi
    shr rdx, 0x8
    and rdx, rax
    mov rcx, rsi
    shr rcx, 0x7
    lea rdi, [rbx + 0xfe]
    mov r11, qword ptr [rsp - 0x70]
    and rdi, r11
    and rdi, rcx
    mov r9, rsi
    shr r9, 0x9
    lea rcx, [r10 + 0x7f]
    and rcx, r11
    and rcx, r9
    test esi, 0xff00
    je .L52
    mov r11, rdx
    and r11, 0xff
    je .L32
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L29:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L30
    tzcnt rsi, r11
    mov r9d, esi
    shl r9d, 0x6
    add r9d, esi
    add r9d, 0x8
    lea esi, [r14 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xb000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L31
    lea r9d, [r14 + 0x2]
    lea r13d, [r12 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L31
    lea esi, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xa000
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r13w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    mov r13, qword ptr [rsp - 0x68]
    je .L30
    add r14b, 0x4
    or r12d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L30:
    lea rsi, [r11 - 0x1]
    mov r14d, ebp
    and r11, rsi
    jne .L29
    jmp .L32
.L31:
    mov r13, qword ptr [rsp - 0x68]
    lea rsi, [r11 - 0x1]
    mov r14d, ebp
    and r11, rsi
    jne .L29
.L32:
    mov r11, rdi
    and r11, 0xfe
    je .L36
    movzx r14d, byte ptr [r8 + 0x200]
.L33:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L34
    tzcnt rsi, r11
    mov r9d, esi
    shl r9d, 0x6
    add r9d, esi
    add r9d, 0x7
    lea esi, [r14 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xf000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L35
    lea r9d, [r14 + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L35
    lea esi, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r13w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    mov r13, qword ptr [rsp - 0x68]
    je .L34
    add r14b, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L34:
    lea rsi, [r11 - 0x1]
    mov r14d, ebp
    and r11, rsi
    jne .L33
    jmp .L36
.L35:
    mov r13, qword ptr [rsp - 0x68]
    lea rsi, [r11 - 0x1]
    mov r14d, ebp
    and r11, rsi
    jne .L33
.L36:
    mov r11, rcx
    and r11, 0x7f
    je .L40
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L37:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L38
    tzcnt rsi, r11
    mov r9d, esi
    shl r9d, 0x6
    add r9d, esi
    add r9d, 0x9
    lea esi, [r14 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xf000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L39
    lea r9d, [r14 + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L39
    lea esi, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r13w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    mov r13, qword ptr [rsp - 0x68]
    je .L38
    add r14b, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L38:
    lea rsi, [r11 - 0x1]
    mov r14d, ebp
    and r11, rsi
    jne .L37
    jmp .L40
.L39:
    mov r13, qword ptr [rsp - 0x68]
    lea rsi, [r11 - 0x1]
    mov r14d, ebp
    and r11, rsi
    jne .L37
.L40:
    mov rbp, rdx
    and rbp, -0x100
    and rdi, rbx
    and rcx, r10
    shr rdx, 0x8
    test rdi, rdi
    jne .L53
    jmp .L56
.L41:
    test r10, r10
    jne .L300
.L42:
    mov rax, r13
    not rax
    mov rsi, qword ptr [rsp - 0x50]
    and rsi, r15
    mov rbx, rsi
    shl rbx, 0x8
    and rbx, rax
    mov rcx, rsi
    shl rcx, 0x9
    mov r9, qword ptr [rsp - 0x68]
    and rcx, r9
    movabs r10, -0x101010101010200
    and r10, rcx
    mov rdi, rsi
    shl rdi, 0x7
    and rdi, r9
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, rdi
    shr rsi, 0x30
    test sil, sil
    je .L91
    movabs rdi, -0x100000000000000
    and rdi, rbx
    mov rdx, qword ptr [rsp - 0x30]
    je .L45
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L43:
    mov bpl, -0x1
    cmp r11b, -0x1
    je .L44
    tzcnt r9, rdi
    lea esi, [r9 + 0x38]
    and esi, 0x3f
    shl r9d, 0x6
    or r9d, esi
    lea esi, [r11 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xb000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L44
    lea r9d, [r11 + 0x2]
    lea r14d, [r12 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L44
    lea esi, [r11 + 0x3]
    lea r14d, [r12 + 0xa000]
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L44
    add r11b, 0x4
    or r12d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
.L44:
    lea rsi, [rdi - 0x1]
    mov r11d, ebp
    and rdi, rsi
    jne .L43
.L45:
    movabs rdi, -0x200000000000000
    and rdi, r10
    je .L48
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L46:
    mov bpl, -0x1
    cmp r11b, -0x1
    je .L47
    tzcnt r9, rdi
    lea esi, [r9 + 0x37]
    and esi, 0x3f
    shl r9d, 0x6
    or r9d, esi
    lea esi, [r11 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L47
    lea r9d, [r11 + 0x2]
    lea r14d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L47
    lea esi, [r11 + 0x3]
    lea r14d, [r12 + 0xe000]
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L47
    add r11b, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
.L47:
    lea rsi, [rdi - 0x1]
    mov r11d, ebp
    and rdi, rsi
    jne .L46
.L48:
    movabs rdi, 0x7f00000000000000
    and rdi, rcx
    je .L51
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L49:
    mov bpl, -0x1
    cmp r11b, -0x1
    je .L50
    tzcnt r9, rdi
    lea esi, [r9 + 0x39]
    and esi, 0x3f
    shl r9d, 0x6
    or r9d, esi
    lea esi, [r11 + 0x1]
    movzx r12d, r9w
    mov r9d, r12d
    or r9d, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L50
    lea r9d, [r11 + 0x2]
    lea r14d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r14w
    mov byte ptr [r8 + 0x200], r9b
    cmp r9b, -0x1
    je .L50
    lea esi, [r11 + 0x3]
    lea r14d, [r12 + 0xe000]
    movzx r9d, r9b
    mov word ptr [r8 + 2*r9], r14w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L50
    add r11b, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
.L50:
    lea rsi, [rdi - 0x1]
    mov r11d, ebp
    and rdi, rsi
    jne .L49
.L51:
    movabs rbp, 0xffffffffffff00
    and rbp, rbx
    movabs rsi, 0xfefefefefefe00
    and r10, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and rcx, rsi
    shl ebx, 0x8
    and eax, ebx
    test r10, r10
    jne .L92
    jmp .L95
.L52:
    mov rbp, rdx
    shr rdx, 0x8
    test rdi, rdi
    je .L56
.L53:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L54:
    cmp sil, -0x1
    je .L55
    tzcnt r9, rdi
    mov r10d, r9d
    shl r10d, 0x6
    add r9d, r10d
    add r9d, 0x4007
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L54
    jmp .L56
.L55:
    mov sil, -0x1
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L54
.L56:
    and rax, rdx
    movabs rdx, 0xff00000000
    test rcx, rcx
    je .L59
    movzx esi, byte ptr [r8 + 0x200]
.L57:
    cmp sil, -0x1
    je .L58
    tzcnt rdi, rcx
    mov r9d, edi
    shl r9d, 0x6
    add edi, r9d
    add edi, 0x4009
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L57
    jmp .L59
.L58:
    mov sil, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L57
.L59:
    and rax, rdx
    test rbp, rbp
    mov rdi, qword ptr [rsp - 0x38]
    je .L62
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L60:
    cmp cl, -0x1
    je .L61
    tzcnt rdx, rbp
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x8
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [rbp - 0x1]
    and rbp, rdx
    jne .L60
    jmp .L62
.L61:
    mov cl, -0x1
    lea rdx, [rbp - 0x1]
    and rbp, rdx
    jne .L60
.L62:
    test rax, rax
    je .L65
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L63:
    cmp cl, -0x1
    je .L64
    tzcnt rdx, rax
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x1010
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
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
    mov r12, r15
    not r12
    mov rax, rdi
    and rax, r15
    lea rdx, [plywright::board::geometry::AROUND]
    je .L73
    mov rcx, qword ptr [rsp - 0x70]
    not rcx
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L67
    nop
.L66:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L73
.L67:
    tzcnt rsi, rax
    mov r9d, esi
    shl esi, 0x6
    mov rdi, qword ptr [rsi + rdx]
    and rdi, r12
    mov rbx, rdi
    movzx r10d, r9w
    and rbx, qword ptr [rsp - 0x70]
    je .L70
    lea esi, [r10 + 0x4000]
    movzx esi, si
    mov ebp, r11d
    nop
.L68:
    cmp bpl, -0x1
    je .L69
    tzcnt r9, rbx
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r9, [rbx - 0x1]
    and rbx, r9
    jne .L68
    jmp .L70
.L69:
    mov bpl, -0x1
    lea r9, [rbx - 0x1]
    and rbx, r9
    jne .L68
    nop
.L70:
    mov esi, r11d
    and rdi, rcx
    je .L66
    nop
.L71:
    cmp sil, -0x1
    je .L72
    tzcnt r9, rdi
    shl r9d, 0x6
    or r9d, r10d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L71
    jmp .L66
.L72:
    mov sil, -0x1
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L71
    jmp .L66
.L73:
    mov rax, qword ptr [rsp - 0x58]
    and rax, r15
    je .L81
    mov rdi, qword ptr [rsp - 0x70]
    not rdi
    movzx ebx, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    jmp .L75
    nop
.L74:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L81
.L75:
    mov r11, rdx
    tzcnt rsi, rax
    lea r9, [rsi + 2*rsi]
    movzx ecx, byte ptr [r10 + 8*r9 + 0x614]
    mov r14, qword ptr [r10 + 8*r9 + 0x600]
    and r14, r13
    imul r14, qword ptr [r10 + 8*r9 + 0x608]
    shr r14, cl
    mov ecx, dword ptr [r10 + 8*r9 + 0x610]
    add r14, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*r14]
    mov rdx, r12
    and rcx, r12
    mov r12, rcx
    movzx r14d, si
    and r12, qword ptr [rsp - 0x70]
    je .L78
    lea esi, [r14 + 0x4000]
    movzx esi, si
    mov ebp, ebx
    nop
.L76:
    cmp bpl, -0x1
    je .L77
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, esi
    movzx ebx, bpl
    inc bpl
    mov word ptr [r8 + 2*rbx], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov ebx, ebp
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L76
    jmp .L78
.L77:
    mov bpl, -0x1
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L76
.L78:
    mov esi, ebx
    and rcx, rdi
    mov r12, rdx
    mov rdx, r11
    je .L74
    nop
.L79:
    cmp sil, -0x1
    je .L80
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r14d
    movzx ebx, sil
    inc sil
    mov word ptr [r8 + 2*rbx], r9w
    mov byte ptr [r8 + 0x200], sil
    mov ebx, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L79
    jmp .L74
.L80:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L79
    jmp .L74
.L81:
    and r15, qword ptr [rsp - 0x40]
    je .L89
    mov rax, qword ptr [rsp - 0x70]
    not rax
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L83
    nop
.L82:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L89
.L83:
    tzcnt rsi, r15
    lea r9, [rsi + 2*rsi]
    movzx ecx, byte ptr [rdi + 8*r9 + 0x14]
    mov rbx, qword ptr [rdi + 8*r9]
    and rbx, r13
    imul rbx, qword ptr [rdi + 8*r9 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdi + 8*r9 + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [r10 + 8*rbx]
    and rcx, r12
    mov r14, rcx
    movzx ebx, si
    and r14, qword ptr [rsp - 0x70]
    je .L86
    lea esi, [rbx + 0x4000]
    movzx esi, si
    mov ebp, r11d
    nop
.L84:
    cmp bpl, -0x1
    je .L85
    tzcnt r9, r14
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r9, [r14 - 0x1]
    and r14, r9
    jne .L84
    jmp .L86
.L85:
    mov bpl, -0x1
    lea r9, [r14 - 0x1]
    and r14, r9
    jne .L84
    nop
.L86:
    mov esi, r11d
    and rcx, rax
    je .L82
    nop
.L87:
    cmp sil, -0x1
    je .L88
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, ebx
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L87
    jmp .L82
.L88:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L87
    jmp .L82
.L89:
    mov r14d, 0x1
    mov rcx, qword ptr [rsp - 0x48]
    shl r14, cl
    mov rax, qword ptr [rsp - 0x30]
    and r12, qword ptr [rax + 0x8]
    mov rdi, qword ptr [rsp - 0x28]
    mov rbp, qword ptr [rsp - 0x40]
    je .L285
    mov rcx, qword ptr [rsp - 0x70]
    mov rsi, qword ptr [rsp - 0x18]
    and rsi, rcx
    mov eax, 0x40
    tzcnt rax, rsi
    and eax, 0x3f
    mov r9, qword ptr [rsp - 0x50]
    and r9, rcx
    mov rcx, r9
    shl rcx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rcx
    shl r9, 0x7
    movabs r15, 0x7f7f7f7f7f7f7f00
    and r15, r9
    or r15, rsi
    shl eax, 0x6
    or r15, qword ptr [rax + rdx + 0x8]
    mov rax, r15
    not rax
    not r14
    and r12, rax
    je .L256
    mov qword ptr [rsp - 0x50], r15
    mov rbx, r13
    mov qword ptr [rsp - 0x48], r14
    and rbx, r14
    xor r11d, r11d
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x60], r12
    mov rax, r12
    mov rdi, qword ptr [rsp - 0x70]
    mov r10, qword ptr [rsp - 0x58]
    mov rdx, qword ptr [rsp - 0x38]
    nop
.L90:
    mov r12, rax
    tzcnt rax, rax
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [r14 + 8*rsi + 0x14]
    mov r9, qword ptr [r14 + 8*rsi]
    and r9, rbx
    imul r9, qword ptr [r14 + 8*rsi + 0x8]
    shr r9, cl
    mov ecx, dword ptr [r14 + 8*rsi + 0x10]
    add r9, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r13]
    and rcx, rdx
    mov r9, qword ptr [r15 + 8*r9]
    and r9, rbp
    or r9, rcx
    movzx ecx, byte ptr [r14 + 8*rsi + 0x614]
    mov r13, qword ptr [r14 + 8*rsi + 0x600]
    and r13, rbx
    imul r13, qword ptr [r14 + 8*rsi + 0x608]
    mov esi, dword ptr [r14 + 8*rsi + 0x610]
    shr r13, cl
    add r13, rsi
    mov rsi, qword ptr [r15 + 8*r13]
    and rsi, r10
    or rsi, r9
    mov r9d, 0x1
    mov ecx, eax
    shl r9, cl
    and rsi, rdi
    test rsi, rsi
    cmove r9, rsi
    or r11, r9
    lea rax, [r12 - 0x1]
    and rax, r12
    jne .L90
    not r11
    mov r10, qword ptr [rsp - 0x60]
    and r10, r11
    mov rdi, qword ptr [rsp - 0x28]
    mov r14, qword ptr [rsp - 0x48]
    mov r15, qword ptr [rsp - 0x50]
    mov rax, r10
    and rax, qword ptr [rsp - 0x70]
    jne .L257
    jmp .L260
.L91:
    mov rbp, rbx
    mov rdx, qword ptr [rsp - 0x30]
    shl ebx, 0x8
    and eax, ebx
    test r10, r10
    je .L95
.L92:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L93:
    cmp sil, -0x1
    je .L94
    tzcnt rdi, r10
    mov r9d, edi
    shl r9d, 0x6
    add edi, 0x37
    and edi, 0x3f
    add edi, r9d
    add edi, 0x4000
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [r10 - 0x1]
    and r10, rdi
    jne .L93
    jmp .L95
.L94:
    mov sil, -0x1
    lea rdi, [r10 - 0x1]
    and r10, rdi
    jne .L93
.L95:
    and eax, 0xff000000
    test rcx, rcx
    je .L98
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L96:
    cmp sil, -0x1
    je .L97
    tzcnt rdi, rcx
    mov r9d, edi
    shl r9d, 0x6
    add edi, 0x39
    and edi, 0x3f
    add edi, r9d
    add edi, 0x4000
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L96
    jmp .L98
.L97:
    mov sil, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L96
.L98:
    test rbp, rbp
    je .L101
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L99:
    cmp cl, -0x1
    je .L100
    tzcnt rsi, rbp
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rbp - 0x1]
    and rbp, rsi
    jne .L99
    jmp .L101
.L100:
    mov cl, -0x1
    lea rsi, [rbp - 0x1]
    and rbp, rsi
    jne .L99
.L101:
    test rax, rax
    mov rbp, qword ptr [rsp - 0x68]
    je .L104
    movzx ecx, byte ptr [r8 + 0x200]
.L102:
    cmp cl, -0x1
    je .L103
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, 0x30
    and esi, 0x3f
    or esi, edi
    or esi, 0x1000
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L102
    jmp .L104
.L103:
    mov cl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L102
.L104:
    mov r10, r15
    not r10
    mov rax, qword ptr [rsp - 0x48]
    and rax, r15
    je .L112
    mov rcx, rbp
    not rcx
    movzx ebx, byte ptr [r8 + 0x200]
    jmp .L106
    nop
.L105:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L112
.L106:
    tzcnt rsi, rax
    mov r9d, esi
    shl esi, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rsi + rdi]
    and rdi, r10
    mov r12, rdi
    movzx r11d, r9w
    and r12, rbp
    je .L109
    lea esi, [r11 + 0x4000]
    movzx esi, si
    mov r9d, ebx
    nop
.L107:
    cmp r9b, -0x1
    je .L108
    tzcnt rbx, r12
    shl ebx, 0x6
    or ebx, esi
    movzx r14d, r9b
    inc r9b
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], r9b
    mov ebx, r9d
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L107
    jmp .L109
.L108:
    mov r9b, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L107
    nop
.L109:
    mov esi, ebx
    and rdi, rcx
    je .L105
    nop
.L110:
    cmp sil, -0x1
    je .L111
    tzcnt r9, rdi
    shl r9d, 0x6
    or r9d, r11d
    movzx ebx, sil
    inc sil
    mov word ptr [r8 + 2*rbx], r9w
    mov byte ptr [r8 + 0x200], sil
    mov ebx, esi
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L110
    jmp .L105
.L111:
    mov sil, -0x1
    lea r9, [rdi - 0x1]
    and rdi, r9
    jne .L110
    jmp .L105
.L112:
    mov rax, rdx
    and rax, r15
    je .L120
    mov rdi, rbp
    not rdi
    movzx r9d, byte ptr [r8 + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L114
.L113:
    lea rcx, [rax - 0x1]
    and rax, rcx
    mov r13, qword ptr [rsp - 0x60]
    je .L120
.L114:
    tzcnt rsi, rax
    lea r14, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*r14 + 0x614]
    mov r12, qword ptr [rbx + 8*r14 + 0x600]
    and r12, r13
    imul r12, qword ptr [rbx + 8*r14 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [rbx + 8*r14 + 0x610]
    add r12, rcx
    mov rcx, qword ptr [r11 + 8*r12]
    and rcx, r10
    mov r12, rcx
    movzx r13d, si
    and r12, rbp
    je .L117
    lea esi, [r13 + 0x4000]
    movzx esi, si
    mov ebp, r9d
    nop
.L115:
    cmp bpl, -0x1
    je .L116
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, esi
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r9d, ebp
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L115
    jmp .L117
.L116:
    mov bpl, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L115
    nop
.L117:
    mov esi, r9d
    and rcx, rdi
    mov rbp, qword ptr [rsp - 0x68]
    je .L113
    nop
.L118:
    cmp sil, -0x1
    je .L119
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r13d
    movzx r14d, sil
    inc sil
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r9d, esi
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L118
    jmp .L113
.L119:
    mov sil, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L118
    jmp .L113
.L120:
    and r15, qword ptr [rsp - 0x40]
    je .L128
    mov rax, rbp
    not rax
    movzx ebx, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L122
.L121:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    mov r13, qword ptr [rsp - 0x60]
    je .L128
.L122:
    tzcnt rsi, r15
    lea r9, [rsi + 2*rsi]
    movzx ecx, byte ptr [rdi + 8*r9 + 0x14]
    mov r14, qword ptr [rdi + 8*r9]
    and r14, r13
    imul r14, qword ptr [rdi + 8*r9 + 0x8]
    shr r14, cl
    mov ecx, dword ptr [rdi + 8*r9 + 0x10]
    add r14, rcx
    mov rcx, qword ptr [r11 + 8*r14]
    and rcx, r10
    mov r12, rcx
    movzx r13d, si
    and r12, rbp
    je .L125
    lea esi, [r13 + 0x4000]
    movzx esi, si
    mov r9d, ebx
    nop
.L123:
    cmp r9b, -0x1
    je .L124
    tzcnt rbx, r12
    shl ebx, 0x6
    or ebx, esi
    movzx r14d, r9b
    inc r9b
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], r9b
    mov ebx, r9d
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L123
    jmp .L125
.L124:
    mov r9b, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L123
    nop
.L125:
    mov esi, ebx
    and rcx, rax
    je .L121
    nop
.L126:
    cmp sil, -0x1
    je .L127
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r13d
    movzx ebx, sil
    inc sil
    mov word ptr [r8 + 2*rbx], r9w
    mov byte ptr [r8 + 0x200], sil
    mov ebx, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L126
    jmp .L121
.L127:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L126
    jmp .L121
.L128:
    mov r15d, 0x1
    mov rcx, qword ptr [rsp - 0x58]
    shl r15, cl
    mov rax, qword ptr [rsp - 0x38]
    and r10, qword ptr [rax + 0x8]
    mov rdi, qword ptr [rsp - 0x28]
    je .L296
    mov r11, r10
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, rbp
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rsi, qword ptr [rsp - 0x50]
    and rsi, rbp
    mov rcx, rsi
    shr rcx, 0x7
    movabs r10, 0xfefefefefefe00
    add r10, 0xfe
    and r10, rcx
    shr rsi, 0x9
    movabs r9, 0x7f7f7f7f7f7f00
    add r9, 0x7f
    and r9, rsi
    or r9, r10
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or r9, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x70], r9
    mov rax, r9
    not rax
    not r15
    mov rsi, r11
    and rsi, rax
    je .L266
    mov r9, r13
    mov qword ptr [rsp - 0x50], r15
    and r9, r15
    xor edi, edi
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x58], rsi
    mov rax, rsi
    mov rbx, rdx
    mov rdx, qword ptr [rsp - 0x40]
    mov r10, qword ptr [rsp - 0x48]
    nop
.L129:
    mov r12, rax
    tzcnt rax, rax
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [r11 + 8*rsi + 0x14]
    mov r14, qword ptr [r11 + 8*rsi]
    and r14, r9
    imul r14, qword ptr [r11 + 8*rsi + 0x8]
    shr r14, cl
    mov ecx, dword ptr [r11 + 8*rsi + 0x10]
    add r14, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r13]
    and rcx, r10
    mov r14, qword ptr [r15 + 8*r14]
    and r14, rdx
    or r14, rcx
    movzx ecx, byte ptr [r11 + 8*rsi + 0x614]
    mov r13, qword ptr [r11 + 8*rsi + 0x600]
    and r13, r9
    imul r13, qword ptr [r11 + 8*rsi + 0x608]
    mov esi, dword ptr [r11 + 8*rsi + 0x610]
    shr r13, cl
    add r13, rsi
    mov rsi, qword ptr [r15 + 8*r13]
    and rsi, rbx
    or rsi, r14
    mov r14d, 0x1
    mov ecx, eax
    shl r14, cl
    and rsi, rbp
    test rsi, rsi
    cmove r14, rsi
    or rdi, r14
    lea rax, [r12 - 0x1]
    and rax, r12
    jne .L129
    not rdi
    mov r10, qword ptr [rsp - 0x58]
    and r10, rdi
    mov rdi, qword ptr [rsp - 0x28]
    mov rdx, rbx
    mov r15, qword ptr [rsp - 0x50]
    mov rax, r10
    and rax, rbp
    jne .L267
    jmp .L270
.L130:
    mov r10, r14
    shr r14, 0x8
    test rax, rax
    je .L134
.L131:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L132:
    cmp sil, -0x1
    je .L133
    tzcnt r9, rax
    mov r11d, r9d
    shl r11d, 0x6
    add r9d, r11d
    add r9d, 0x4007
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L132
    jmp .L134
.L133:
    mov sil, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L132
.L134:
    and rdi, r14
    movabs rax, 0xff00000000
    test rcx, rcx
    je .L137
    movzx esi, byte ptr [r8 + 0x200]
.L135:
    cmp sil, -0x1
    je .L136
    tzcnt r9, rcx
    mov r11d, r9d
    shl r11d, 0x6
    add r9d, r11d
    add r9d, 0x4009
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L135
    jmp .L137
.L136:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L135
.L137:
    and rdi, rax
    test r10, r10
    je .L140
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L138:
    cmp al, -0x1
    je .L139
    tzcnt rcx, r10
    mov esi, ecx
    shl esi, 0x6
    add ecx, esi
    add ecx, 0x8
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [r10 - 0x1]
    and r10, rcx
    jne .L138
    jmp .L140
.L139:
    mov al, -0x1
    lea rcx, [r10 - 0x1]
    and r10, rcx
    jne .L138
.L140:
    test rdi, rdi
    je .L143
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L141:
    cmp al, -0x1
    je .L142
    tzcnt rcx, rdi
    mov esi, ecx
    shl esi, 0x6
    add ecx, esi
    add ecx, 0x1010
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
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
    mov qword ptr [rsp - 0x8], rbp
    mov rax, r15
    not rax
    mov qword ptr [rsp - 0x60], rax
    mov rax, qword ptr [rsp - 0x38]
    and rax, r15
    mov rdi, qword ptr [rsp - 0x70]
    mov rbp, rdi
    not rbp
    and rax, qword ptr [rsp - 0x20]
    je .L151
    movzx r14d, byte ptr [r8 + 0x200]
    jmp .L145
    nop
.L144:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L151
.L145:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    lea r9, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r9]
    and rcx, qword ptr [rsp - 0x60]
    mov r12, rcx
    movzx r11d, si
    and r12, rdi
    je .L148
    lea esi, [r11 + 0x4000]
    movzx r13d, si
    mov esi, r14d
    nop
.L146:
    cmp sil, -0x1
    je .L147
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, r13d
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r14d, esi
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L146
    jmp .L148
.L147:
    mov sil, -0x1
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L146
    nop
.L148:
    mov esi, r14d
    and rcx, rbp
    mov r13, qword ptr [rsp - 0x68]
    je .L144
    nop
.L149:
    cmp sil, -0x1
    je .L150
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r11d
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r14d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L149
    jmp .L144
.L150:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L149
    jmp .L144
.L151:
    mov rax, qword ptr [rsp - 0x58]
    and rax, r15
    and rax, qword ptr [rsp - 0x20]
    je .L159
    movzx r10d, byte ptr [r8 + 0x200]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    jmp .L153
    nop
.L152:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L159
.L153:
    tzcnt rsi, rax
    lea r11, [rsi + 2*rsi]
    movzx ecx, byte ptr [r14 + 8*r11 + 0x614]
    mov r12, qword ptr [r14 + 8*r11 + 0x600]
    and r12, r13
    imul r12, qword ptr [r14 + 8*r11 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [r14 + 8*r11 + 0x610]
    add r12, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [rcx + 8*r12]
    and r11, qword ptr [rsp - 0x60]
    mov rcx, r11
    movzx r12d, si
    and rcx, rdi
    je .L156
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r13d, r10d
    nop
.L154:
    cmp r13b, -0x1
    je .L155
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, esi
    movzx r9d, r13b
    inc r13b
    mov word ptr [r8 + 2*r9], r10w
    mov byte ptr [r8 + 0x200], r13b
    mov r10d, r13d
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L154
    jmp .L156
.L155:
    mov r13b, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L154
    nop
.L156:
    mov ecx, r10d
    and r11, rbp
    mov r13, qword ptr [rsp - 0x68]
    je .L152
    nop
.L157:
    cmp cl, -0x1
    je .L158
    tzcnt rsi, r11
    shl esi, 0x6
    or esi, r12d
    movzx r10d, cl
    inc cl
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L157
    jmp .L152
.L158:
    mov cl, -0x1
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L157
    jmp .L152
.L159:
    and r15, qword ptr [rsp - 0x40]
    and r15, qword ptr [rsp - 0x20]
    je .L167
    movzx r14d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L161
    nop
.L160:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L167
.L161:
    tzcnt rsi, r15
    lea r9, [rsi + 2*rsi]
    movzx ecx, byte ptr [rax + 8*r9 + 0x14]
    mov r10, qword ptr [rax + 8*r9]
    and r10, r13
    imul r10, qword ptr [rax + 8*r9 + 0x8]
    shr r10, cl
    mov ecx, dword ptr [rax + 8*r9 + 0x10]
    add r10, rcx
    mov rcx, qword ptr [r11 + 8*r10]
    and rcx, qword ptr [rsp - 0x60]
    mov r13, rcx
    movzx r12d, si
    and r13, rdi
    je .L164
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r10d, r14d
    nop
.L162:
    cmp r10b, -0x1
    je .L163
    tzcnt r9, r13
    shl r9d, 0x6
    or r9d, esi
    movzx r14d, r10b
    inc r10b
    mov word ptr [r8 + 2*r14], r9w
    mov byte ptr [r8 + 0x200], r10b
    mov r14d, r10d
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L162
    jmp .L164
.L163:
    mov r10b, -0x1
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L162
    nop
.L164:
    mov esi, r14d
    and rcx, rbp
    mov r13, qword ptr [rsp - 0x68]
    je .L160
    nop
.L165:
    cmp sil, -0x1
    je .L166
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r12d
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r14d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L165
    jmp .L160
.L166:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L165
    jmp .L160
.L167:
    and rbx, rdx
    je .L175
    mov rcx, qword ptr [rsp - 0x48]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L169
    nop
.L168:
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    je .L175
.L169:
    tzcnt rsi, rbx
    lea r9, [rsi + 2*rsi]
    mov r10d, dword ptr [r14 + 8*r9 + 0x610]
    movzx ecx, byte ptr [r14 + 8*r9 + 0x614]
    mov r12, qword ptr [r14 + 8*r9 + 0x600]
    and r12, r13
    imul r12, qword ptr [r14 + 8*r9 + 0x608]
    shr r12, cl
    add r12, r10
    mov rcx, qword ptr [r15 + 8*r12]
    and rcx, qword ptr [rax + 8*rsi]
    and rcx, qword ptr [rsp - 0x60]
    mov r13, rcx
    movzx r12d, si
    and r13, rdi
    je .L172
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r10d, r11d
    nop
.L170:
    cmp r10b, -0x1
    je .L171
    tzcnt r9, r13
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, r10b
    inc r10b
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    mov r11d, r10d
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L170
    jmp .L172
.L171:
    mov r10b, -0x1
    lea r9, [r13 - 0x1]
    and r13, r9
    jne .L170
    nop
.L172:
    mov esi, r11d
    and rcx, rbp
    mov r13, qword ptr [rsp - 0x68]
    je .L168
    nop
.L173:
    cmp sil, -0x1
    je .L174
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r12d
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L173
    jmp .L168
.L174:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L173
    jmp .L168
.L175:
    mov rsi, qword ptr [rsp - 0x10]
    and rsi, rdx
    je .L183
    mov rcx, qword ptr [rsp - 0x48]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    jmp .L177
    nop
.L176:
    mov rsi, r14
    lea rcx, [r14 - 0x1]
    and rsi, rcx
    je .L183
.L177:
    mov r14, rsi
    tzcnt rsi, rsi
    lea r9, [rsi + 2*rsi]
    mov r10d, dword ptr [rbx + 8*r9 + 0x10]
    movzx ecx, byte ptr [rbx + 8*r9 + 0x14]
    mov r15, qword ptr [rbx + 8*r9]
    and r15, r13
    imul r15, qword ptr [rbx + 8*r9 + 0x8]
    shr r15, cl
    add r15, r10
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [rcx + 8*r15]
    and rcx, qword ptr [rax + 8*rsi]
    and rcx, qword ptr [rsp - 0x60]
    mov r12, rcx
    movzx r15d, si
    and r12, rdi
    je .L180
    lea esi, [r15 + 0x4000]
    movzx esi, si
    mov r10d, r11d
    nop
.L178:
    cmp r10b, -0x1
    je .L179
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, r10b
    inc r10b
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    mov r11d, r10d
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L178
    jmp .L180
.L179:
    mov r10b, -0x1
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L178
    nop
.L180:
    mov esi, r11d
    and rcx, rbp
    je .L176
    nop
.L181:
    cmp sil, -0x1
    je .L182
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r15d
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L181
    jmp .L176
.L182:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L181
    jmp .L176
.L183:
    and rdx, qword ptr [rsp - 0x8]
    je .L191
    mov rcx, qword ptr [rsp - 0x48]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L185
    nop
.L184:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L191
.L185:
    tzcnt rsi, rdx
    lea r9, [rsi + 2*rsi]
    mov r10d, dword ptr [rbx + 8*r9 + 0x10]
    movzx ecx, byte ptr [rbx + 8*r9 + 0x14]
    mov r14, qword ptr [rbx + 8*r9]
    and r14, r13
    imul r14, qword ptr [rbx + 8*r9 + 0x8]
    shr r14, cl
    movzx ecx, byte ptr [rbx + 8*r9 + 0x614]
    mov r12, qword ptr [rbx + 8*r9 + 0x600]
    and r12, r13
    imul r12, qword ptr [rbx + 8*r9 + 0x608]
    shr r12, cl
    add r14, r10
    mov ecx, dword ptr [rbx + 8*r9 + 0x610]
    add r12, rcx
    mov rcx, qword ptr [r15 + 8*r12]
    or rcx, qword ptr [r15 + 8*r14]
    and rcx, qword ptr [rax + 8*rsi]
    and rcx, qword ptr [rsp - 0x60]
    mov r12, rcx
    movzx r14d, si
    and r12, rdi
    je .L188
    lea esi, [r14 + 0x4000]
    movzx esi, si
    mov r10d, r11d
    nop
.L186:
    cmp r10b, -0x1
    je .L187
    tzcnt r9, r12
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, r10b
    inc r10b
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    mov r11d, r10d
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L186
    jmp .L188
.L187:
    mov r10b, -0x1
    lea r9, [r12 - 0x1]
    and r12, r9
    jne .L186
    nop
.L188:
    mov esi, r11d
    and rcx, rbp
    je .L184
    nop
.L189:
    cmp sil, -0x1
    je .L190
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r14d
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L189
    jmp .L184
.L190:
    mov sil, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L189
    jmp .L184
.L191:
    mov r15d, 0x1
    mov rcx, qword ptr [rsp - 0x48]
    shl r15, cl
    mov rax, qword ptr [rsp - 0x30]
    mov r10, qword ptr [rsp - 0x60]
    and r10, qword ptr [rax + 0x8]
    mov rdi, qword ptr [rsp - 0x28]
    mov rdx, qword ptr [rsp - 0x58]
    je .L285
    mov rcx, qword ptr [rsp - 0x70]
    mov rsi, qword ptr [rsp - 0x18]
    and rsi, rcx
    mov eax, 0x40
    tzcnt rax, rsi
    and eax, 0x3f
    mov r9, qword ptr [rsp - 0x50]
    and r9, rcx
    mov rcx, r9
    shl rcx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rcx
    shl r9, 0x7
    movabs r12, 0x7f7f7f7f7f7f7f00
    and r12, r9
    or r12, rsi
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or r12, qword ptr [rax + rcx + 0x8]
    mov rax, r12
    not rax
    not r15
    and r10, rax
    je .L275
    mov qword ptr [rsp - 0x50], r12
    mov r14, r13
    mov qword ptr [rsp - 0x48], r15
    and r14, r15
    xor r11d, r11d
    mov rax, r10
    lea r15, [plywright::sliders::magic::LOOKUPS]
    mov qword ptr [rsp - 0x60], r10
    mov rdi, qword ptr [rsp - 0x70]
    mov rdx, qword ptr [rsp - 0x40]
    mov r12, qword ptr [rsp - 0x38]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L192:
    mov r13, rax
    tzcnt rax, rax
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [r15 + 8*rsi + 0x14]
    mov r9, qword ptr [r15 + 8*rsi]
    and r9, r14
    imul r9, qword ptr [r15 + 8*rsi + 0x8]
    shr r9, cl
    mov ecx, dword ptr [r15 + 8*rsi + 0x10]
    add r9, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r10]
    and rcx, r12
    mov r9, qword ptr [rbx + 8*r9]
    and r9, rdx
    or r9, rcx
    movzx ecx, byte ptr [r15 + 8*rsi + 0x614]
    mov r10, qword ptr [r15 + 8*rsi + 0x600]
    and r10, r14
    imul r10, qword ptr [r15 + 8*rsi + 0x608]
    mov esi, dword ptr [r15 + 8*rsi + 0x610]
    shr r10, cl
    add r10, rsi
    mov rsi, qword ptr [rbx + 8*r10]
    and rsi, qword ptr [rsp - 0x58]
    or rsi, r9
    mov r9d, 0x1
    mov ecx, eax
    shl r9, cl
    and rsi, rdi
    test rsi, rsi
    cmove r9, rsi
    or r11, r9
    lea rax, [r13 - 0x1]
    and rax, r13
    jne .L192
    not r11
    mov r14, qword ptr [rsp - 0x60]
    and r14, r11
    mov rdi, qword ptr [rsp - 0x28]
    mov rdx, qword ptr [rsp - 0x58]
    mov r15, qword ptr [rsp - 0x48]
    mov r12, qword ptr [rsp - 0x50]
    mov rcx, r14
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, qword ptr [rsp - 0x70]
    jne .L276
    jmp .L279
.L193:
    mov rax, r14
    shl r14d, 0x8
    and r9d, r14d
    test r10, r10
    je .L197
.L194:
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L195:
    cmp sil, -0x1
    je .L196
    tzcnt rdi, r10
    mov r11d, edi
    shl r11d, 0x6
    add edi, 0x37
    and edi, 0x3f
    add edi, r11d
    add edi, 0x4000
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [r10 - 0x1]
    and r10, rdi
    jne .L195
    jmp .L197
.L196:
    mov sil, -0x1
    lea rdi, [r10 - 0x1]
    and r10, rdi
    jne .L195
.L197:
    and r9d, 0xff000000
    test rcx, rcx
    je .L200
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L198:
    cmp sil, -0x1
    je .L199
    tzcnt rdi, rcx
    mov r10d, edi
    shl r10d, 0x6
    add edi, 0x39
    and edi, 0x3f
    add edi, r10d
    add edi, 0x4000
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L198
    jmp .L200
.L199:
    mov sil, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L198
.L200:
    test rax, rax
    je .L203
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L201:
    cmp cl, -0x1
    je .L202
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L201
    jmp .L203
.L202:
    mov cl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L201
.L203:
    test r9, r9
    je .L206
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L204:
    cmp al, -0x1
    je .L205
    tzcnt rcx, r9
    mov esi, ecx
    shl esi, 0x6
    add ecx, 0x30
    and ecx, 0x3f
    or ecx, esi
    or ecx, 0x1000
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L204
    jmp .L206
.L205:
    mov al, -0x1
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L204
.L206:
    mov r14, r15
    not r14
    mov rax, qword ptr [rsp - 0x48]
    and rax, r15
    mov r9, qword ptr [rsp - 0x68]
    not r9
    and rax, qword ptr [rsp - 0x20]
    je .L214
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L208
    nop
.L207:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L214
.L208:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdi]
    and rcx, r14
    mov r12, rcx
    movzx edi, si
    and r12, qword ptr [rsp - 0x68]
    je .L211
    lea esi, [rdi + 0x4000]
    movzx r13d, si
    mov esi, r11d
    nop
.L209:
    cmp sil, -0x1
    je .L210
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, r13d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L209
    jmp .L211
.L210:
    mov sil, -0x1
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L209
    nop
.L211:
    mov esi, r11d
    and rcx, r9
    mov r13, qword ptr [rsp - 0x60]
    je .L207
    nop
.L212:
    cmp sil, -0x1
    je .L213
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, edi
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L212
    jmp .L207
.L213:
    mov sil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L212
    jmp .L207
.L214:
    mov qword ptr [rsp - 0x70], r14
    mov rax, qword ptr [rsp - 0x30]
    and rax, r15
    and rax, qword ptr [rsp - 0x20]
    je .L222
    movzx r14d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    jmp .L216
.L215:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L222
.L216:
    tzcnt rsi, rax
    lea r11, [rsi + 2*rsi]
    movzx ecx, byte ptr [rdi + 8*r11 + 0x614]
    mov r12, qword ptr [rdi + 8*r11 + 0x600]
    and r12, r13
    imul r12, qword ptr [rdi + 8*r11 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [rdi + 8*r11 + 0x610]
    add r12, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [rcx + 8*r12]
    and r11, qword ptr [rsp - 0x70]
    mov rcx, r11
    movzx r12d, si
    and rcx, qword ptr [rsp - 0x68]
    je .L219
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r13d, r14d
    nop
.L217:
    cmp r13b, -0x1
    je .L218
    tzcnt r14, rcx
    shl r14d, 0x6
    or r14d, esi
    movzx r10d, r13b
    inc r13b
    mov word ptr [r8 + 2*r10], r14w
    mov byte ptr [r8 + 0x200], r13b
    mov r14d, r13d
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L217
    jmp .L219
.L218:
    mov r13b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L217
    nop
.L219:
    mov ecx, r14d
    and r11, r9
    mov r13, qword ptr [rsp - 0x60]
    je .L215
    nop
.L220:
    cmp cl, -0x1
    je .L221
    tzcnt rsi, r11
    shl esi, 0x6
    or esi, r12d
    movzx r14d, cl
    inc cl
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], cl
    mov r14d, ecx
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L220
    jmp .L215
.L221:
    mov cl, -0x1
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L220
    jmp .L215
.L222:
    and r15, qword ptr [rsp - 0x40]
    and r15, qword ptr [rsp - 0x20]
    je .L230
    movzx r11d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L224
    nop
.L223:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L230
.L224:
    tzcnt rsi, r15
    lea r10, [rsi + 2*rsi]
    movzx ecx, byte ptr [rax + 8*r10 + 0x14]
    mov r14, qword ptr [rax + 8*r10]
    and r14, r13
    imul r14, qword ptr [rax + 8*r10 + 0x8]
    shr r14, cl
    mov ecx, dword ptr [rax + 8*r10 + 0x10]
    add r14, rcx
    mov rcx, qword ptr [rdi + 8*r14]
    and rcx, qword ptr [rsp - 0x70]
    mov r13, rcx
    movzx r12d, si
    and r13, qword ptr [rsp - 0x68]
    je .L227
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r14d, r11d
    nop
.L225:
    cmp r14b, -0x1
    je .L226
    tzcnt r10, r13
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, r14b
    inc r14b
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], r14b
    mov r11d, r14d
    lea r10, [r13 - 0x1]
    and r13, r10
    jne .L225
    jmp .L227
.L226:
    mov r14b, -0x1
    lea r10, [r13 - 0x1]
    and r13, r10
    jne .L225
    nop
.L227:
    mov esi, r11d
    and rcx, r9
    mov r13, qword ptr [rsp - 0x60]
    je .L223
    nop
.L228:
    cmp sil, -0x1
    je .L229
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r12d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L228
    jmp .L223
.L229:
    mov sil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L228
    jmp .L223
.L230:
    and rbx, rdx
    je .L238
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L232
    nop
.L231:
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    je .L238
.L232:
    tzcnt rsi, rbx
    lea r10, [rsi + 2*rsi]
    mov r14d, dword ptr [rdi + 8*r10 + 0x610]
    movzx ecx, byte ptr [rdi + 8*r10 + 0x614]
    mov r12, qword ptr [rdi + 8*r10 + 0x600]
    and r12, r13
    imul r12, qword ptr [rdi + 8*r10 + 0x608]
    shr r12, cl
    add r12, r14
    mov rcx, qword ptr [r15 + 8*r12]
    and rcx, qword ptr [rax + 8*rsi]
    and rcx, qword ptr [rsp - 0x70]
    mov r13, rcx
    movzx r12d, si
    and r13, qword ptr [rsp - 0x68]
    je .L235
    lea esi, [r12 + 0x4000]
    movzx esi, si
    mov r14d, r11d
    nop
.L233:
    cmp r14b, -0x1
    je .L234
    tzcnt r10, r13
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, r14b
    inc r14b
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], r14b
    mov r11d, r14d
    lea r10, [r13 - 0x1]
    and r13, r10
    jne .L233
    jmp .L235
.L234:
    mov r14b, -0x1
    lea r10, [r13 - 0x1]
    and r13, r10
    jne .L233
    nop
.L235:
    mov esi, r11d
    and rcx, r9
    mov r13, qword ptr [rsp - 0x60]
    je .L231
    nop
.L236:
    cmp sil, -0x1
    je .L237
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r12d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L236
    jmp .L231
.L237:
    mov sil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L236
    jmp .L231
.L238:
    and rbp, rdx
    je .L246
    mov rcx, qword ptr [rsp - 0x58]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L240
    nop
.L239:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L246
.L240:
    tzcnt rsi, rbp
    lea r10, [rsi + 2*rsi]
    mov r14d, dword ptr [rdi + 8*r10 + 0x10]
    movzx ecx, byte ptr [rdi + 8*r10 + 0x14]
    mov r15, qword ptr [rdi + 8*r10]
    and r15, r13
    imul r15, qword ptr [rdi + 8*r10 + 0x8]
    shr r15, cl
    add r15, r14
    mov rcx, qword ptr [rbx + 8*r15]
    and rcx, qword ptr [rax + 8*rsi]
    and rcx, qword ptr [rsp - 0x70]
    mov r12, rcx
    movzx r15d, si
    and r12, qword ptr [rsp - 0x68]
    je .L243
    lea esi, [r15 + 0x4000]
    movzx esi, si
    mov r14d, r11d
    nop
.L241:
    cmp r14b, -0x1
    je .L242
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, r14b
    inc r14b
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], r14b
    mov r11d, r14d
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L241
    jmp .L243
.L242:
    mov r14b, -0x1
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L241
    nop
.L243:
    mov esi, r11d
    and rcx, r9
    je .L239
    nop
.L244:
    cmp sil, -0x1
    je .L245
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r15d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L244
    jmp .L239
.L245:
    mov sil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L244
    jmp .L239
.L246:
    and rdx, qword ptr [rsp - 0x10]
    mov rbp, qword ptr [rsp - 0x68]
    mov rcx, qword ptr [rsp - 0x58]
    je .L254
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L248
    nop
.L247:
    lea rsi, [rdx - 0x1]
    and rdx, rsi
    je .L254
.L248:
    tzcnt rsi, rdx
    lea r10, [rsi + 2*rsi]
    mov r14d, dword ptr [rdi + 8*r10 + 0x10]
    movzx ecx, byte ptr [rdi + 8*r10 + 0x14]
    mov r15, qword ptr [rdi + 8*r10]
    and r15, r13
    imul r15, qword ptr [rdi + 8*r10 + 0x8]
    shr r15, cl
    movzx ecx, byte ptr [rdi + 8*r10 + 0x614]
    mov r12, qword ptr [rdi + 8*r10 + 0x600]
    and r12, r13
    imul r12, qword ptr [rdi + 8*r10 + 0x608]
    shr r12, cl
    add r15, r14
    mov ecx, dword ptr [rdi + 8*r10 + 0x610]
    add r12, rcx
    mov r14, qword ptr [rbx + 8*r12]
    or r14, qword ptr [rbx + 8*r15]
    and r14, qword ptr [rax + 8*rsi]
    and r14, qword ptr [rsp - 0x70]
    mov r12, r14
    movzx r15d, si
    and r12, rbp
    je .L251
    lea esi, [r15 + 0x4000]
    movzx esi, si
    mov ebp, r11d
    nop
.L249:
    cmp bpl, -0x1
    je .L250
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L249
    jmp .L251
.L250:
    mov bpl, -0x1
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L249
    nop
.L251:
    mov esi, r11d
    and r14, r9
    mov rbp, qword ptr [rsp - 0x68]
    mov rcx, qword ptr [rsp - 0x58]
    je .L247
    nop
.L252:
    cmp sil, -0x1
    je .L253
    tzcnt r10, r14
    shl r10d, 0x6
    or r10d, r15d
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], sil
    mov r11d, esi
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L252
    jmp .L247
.L253:
    mov sil, -0x1
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L252
    jmp .L247
.L254:
    mov r15d, 0x1
    shl r15, cl
    mov rax, qword ptr [rsp - 0x38]
    mov r14, qword ptr [rsp - 0x70]
    and r14, qword ptr [rax + 0x8]
    mov rdi, qword ptr [rsp - 0x28]
    mov rdx, qword ptr [rsp - 0x48]
    je .L296
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, rbp
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rsi, qword ptr [rsp - 0x50]
    and rsi, rbp
    mov rcx, rsi
    shr rcx, 0x7
    movabs r11, 0xfefefefefefe00
    add r11, 0xfe
    and r11, rcx
    shr rsi, 0x9
    movabs r10, 0x7f7f7f7f7f7f00
    add r10, 0x7f
    and r10, rsi
    or r10, r11
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    or r10, qword ptr [rax + rcx + 0x8]
    mov qword ptr [rsp - 0x58], r10
    mov rax, r10
    not rax
    not r15
    and r14, rax
    je .L286
    mov r11, r13
    mov qword ptr [rsp - 0x50], r15
    and r11, r15
    xor edi, edi
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    mov qword ptr [rsp - 0x70], r14
    mov rax, r14
    mov rbp, qword ptr [rsp - 0x40]
    mov r13, rdx
    mov rdx, qword ptr [rsp - 0x30]
    lea r15, [plywright::sliders::magic::TABLE]
    nop
.L255:
    mov r12, rax
    tzcnt rax, rax
    lea rsi, [rax + 2*rax]
    movzx ecx, byte ptr [rbx + 8*rsi + 0x14]
    mov r10, qword ptr [rbx + 8*rsi]
    and r10, r11
    imul r10, qword ptr [rbx + 8*rsi + 0x8]
    shr r10, cl
    mov ecx, dword ptr [rbx + 8*rsi + 0x10]
    add r10, rcx
    mov ecx, eax
    shl ecx, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r14]
    and rcx, r13
    mov r10, qword ptr [r15 + 8*r10]
    and r10, rbp
    or r10, rcx
    movzx ecx, byte ptr [rbx + 8*rsi + 0x614]
    mov r14, qword ptr [rbx + 8*rsi + 0x600]
    and r14, r11
    imul r14, qword ptr [rbx + 8*rsi + 0x608]
    mov esi, dword ptr [rbx + 8*rsi + 0x610]
    shr r14, cl
    add r14, rsi
    mov rsi, qword ptr [r15 + 8*r14]
    and rsi, rdx
    or rsi, r10
    mov r10d, 0x1
    mov ecx, eax
    shl r10, cl
    and rsi, qword ptr [rsp - 0x68]
    test rsi, rsi
    cmove r10, rsi
    or rdi, r10
    lea rax, [r12 - 0x1]
    and rax, r12
    jne .L255
    not rdi
    mov r14, qword ptr [rsp - 0x70]
    and r14, rdi
    mov rdi, qword ptr [rsp - 0x28]
    mov rdx, r13
    mov r13, qword ptr [rsp - 0x60]
    mov rbp, qword ptr [rsp - 0x68]
    mov r15, qword ptr [rsp - 0x50]
    mov rcx, r14
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, rbp
    jne .L287
    jmp .L290
.L256:
    xor r10d, r10d
    mov rax, r10
    and rax, qword ptr [rsp - 0x70]
    je .L260
.L257:
    movzx ecx, byte ptr [rsp - 0x71]
    or ecx, 0x4000
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L258:
    cmp sil, -0x1
    je .L259
    tzcnt r9, rax
    shl r9d, 0x6
    or r9d, ecx
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L258
    jmp .L260
.L259:
    mov sil, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L258
.L260:
    mov rax, qword ptr [rsp - 0x70]
    not rax
    and rax, r10
    mov rdx, qword ptr [rsp - 0x68]
    je .L263
    movzx ecx, byte ptr [rsp - 0x71]
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L261:
    cmp sil, -0x1
    je .L262
    tzcnt r9, rax
    shl r9d, 0x6
    or r9d, ecx
    movzx r11d, sil
    inc sil
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L261
    jmp .L263
.L262:
    mov sil, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L261
.L263:
    movzx ecx, byte ptr [rdi + 0x40]
    test cl, 0xc
    je .L285
    and r14, rdx
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x4
    je .L265
    movabs rsi, 0x6000000000000000
    and rsi, rdx
    movabs r9, 0x4000000000000000
    and r9, r15
    or r9, rsi
    jne .L265
    movabs rsi, 0x2000000000000000
    and rsi, r10
    je .L265
    movabs rsi, 0x10a00000000000
    and rsi, qword ptr [rsp - 0x38]
    movabs r9, 0x3e40404040404000
    and r9, r14
    movabs r11, 0x42020110008804
    imul r11, r9
    shr r11, 0x35
    lea r9, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r9 + 8*r11 + 0xbc000]
    and r11, rbp
    or r11, rsi
    movabs rsi, 0x20100804020000
    and rsi, r14
    movabs rbx, 0xc204080809440e
    imul rbx, rsi
    shr rbx, 0x3b
    mov rsi, qword ptr [r9 + 8*rbx + 0xd2100]
    and rsi, qword ptr [rsp - 0x58]
    or rsi, r11
    test qword ptr [rsp - 0x70], rsi
    setne sil
    cmp al, -0x1
    sete r9b
    or r9b, sil
    jne .L264
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2fbc
    mov byte ptr [r8 + 0x200], al
.L264:
    mov rbp, qword ptr [rsp - 0x40]
.L265:
    test cl, 0x8
    je .L285
    movabs rcx, 0xe00000000000000
    and rdx, rcx
    movabs rcx, 0x400000000000000
    and r15, rcx
    or r15, rdx
    jne .L285
    movabs rcx, 0x800000000000000
    and r10, rcx
    je .L285
    movabs rcx, 0x110a0000000000
    mov rsi, qword ptr [rsp - 0x38]
    and rsi, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, r14
    movabs rdx, 0x61002000084011
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    and rbp, qword ptr [rcx + 8*rdx + 0xac000]
    or rbp, rsi
    movabs rdx, 0xa102040000000
    and rdx, r14
    movabs rsi, 0x4000100202265220
    imul rsi, rdx
    shr rsi, 0x3b
    mov rdx, qword ptr [rsp - 0x58]
    and rdx, qword ptr [rcx + 8*rsi + 0xd1d00]
    or rdx, rbp
    test qword ptr [rsp - 0x70], rdx
    jmp .L284
.L266:
    xor r10d, r10d
    mov rax, r10
    and rax, rbp
    je .L270
.L267:
    movzx ecx, byte ptr [rsp - 0x71]
    or ecx, 0x4000
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L268:
    cmp sil, -0x1
    je .L269
    tzcnt r11, rax
    shl r11d, 0x6
    or r11d, ecx
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], r11w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L268
    jmp .L270
.L269:
    mov sil, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L268
.L270:
    mov rax, rbp
    not rax
    mov rbx, r10
    and rax, r10
    mov r10, qword ptr [rsp - 0x60]
    je .L273
    movzx ecx, byte ptr [rsp - 0x71]
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L271:
    cmp sil, -0x1
    je .L272
    tzcnt r11, rax
    shl r11d, 0x6
    or r11d, ecx
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], r11w
    mov byte ptr [r8 + 0x200], sil
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L271
    jmp .L273
.L272:
    mov sil, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L271
.L273:
    movzx ecx, byte ptr [rdi + 0x40]
    test cl, 0x3
    je .L296
    and r15, r10
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x1
    je .L274
    mov esi, r10d
    and esi, 0x60
    mov r9, qword ptr [rsp - 0x70]
    and r9d, 0x40
    or r9, rsi
    jne .L274
    mov esi, ebx
    and esi, 0x20
    je .L274
    mov rsi, qword ptr [rsp - 0x48]
    and esi, 0xa01000
    movabs r11, 0x4040404040403e
    and r11, r15
    movabs r9, 0x280010008800200
    imul r9, r11
    shr r9, 0x35
    lea r14, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [r14 + 8*r9 + 0x1c000]
    and r9, qword ptr [rsp - 0x40]
    or r9, rsi
    movabs rsi, 0x20408102000
    and rsi, r15
    movabs r11, 0x1081040202400260
    imul r11, rsi
    shr r11, 0x3b
    mov rsi, qword ptr [r14 + 8*r11 + 0xc8700]
    and rsi, rdx
    or rsi, r9
    test rsi, rbp
    setne sil
    cmp al, -0x1
    sete r9b
    or r9b, sil
    jne .L274
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2184
    mov byte ptr [r8 + 0x200], al
.L274:
    test cl, 0x2
    je .L296
    and r10d, 0xe
    mov rcx, qword ptr [rsp - 0x70]
    and ecx, 0x4
    or rcx, r10
    jne .L296
    and ebx, 0x8
    je .L296
    mov rsi, qword ptr [rsp - 0x48]
    and esi, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, r15
    mov r10, rdx
    movabs rdx, 0x5100100900200040
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rsp - 0x40]
    and r9, qword ptr [rcx + 8*rdx + 0xc000]
    or r9, rsi
    movabs rdx, 0x4020100a00
    and rdx, r15
    movabs rsi, 0x1004241082088061
    imul rsi, rdx
    shr rsi, 0x3b
    and r10, qword ptr [rcx + 8*rsi + 0xc8300]
    or r10, r9
    test r10, rbp
    jmp .L295
.L275:
    xor r14d, r14d
    mov rcx, r14
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, qword ptr [rsp - 0x70]
    je .L279
.L276:
    lea esi, [rax + 0x4000]
    movzx r10d, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L277:
    cmp r10b, -0x1
    je .L278
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, r10b
    inc r10b
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L277
    jmp .L279
.L278:
    mov r10b, -0x1
    lea r9, [rcx - 0x1]
    and rcx, r9
    jne .L277
.L279:
    and rbp, r14
    mov rbx, qword ptr [rsp - 0x68]
    je .L282
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L280:
    cmp cl, -0x1
    je .L281
    tzcnt rsi, rbp
    shl esi, 0x6
    or esi, eax
    movzx r9d, cl
    inc cl
    mov word ptr [r8 + 2*r9], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [rbp - 0x1]
    and rbp, rsi
    jne .L280
    jmp .L282
.L281:
    mov cl, -0x1
    lea rsi, [rbp - 0x1]
    and rbp, rsi
    jne .L280
.L282:
    movzx ecx, byte ptr [rdi + 0x40]
    test cl, 0xc
    je .L285
    and r15, rbx
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x4
    je .L283
    movabs rsi, 0x6000000000000000
    and rsi, rbx
    movabs r9, 0x4000000000000000
    and r9, r12
    or r9, rsi
    jne .L283
    movabs rsi, 0x2000000000000000
    and rsi, r14
    je .L283
    movabs rsi, 0x10a00000000000
    and rsi, qword ptr [rsp - 0x38]
    movabs r10, 0x3e40404040404000
    and r10, r15
    movabs r9, 0x42020110008804
    imul r9, r10
    shr r9, 0x35
    lea r11, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [r11 + 8*r9 + 0xbc000]
    and r9, qword ptr [rsp - 0x40]
    or r9, rsi
    movabs rsi, 0x20100804020000
    and rsi, r15
    movabs r10, 0xc204080809440e
    imul r10, rsi
    shr r10, 0x3b
    mov rsi, qword ptr [r11 + 8*r10 + 0xd2100]
    and rsi, rdx
    or rsi, r9
    test qword ptr [rsp - 0x70], rsi
    setne sil
    cmp al, -0x1
    sete r9b
    or r9b, sil
    jne .L283
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2fbc
    mov byte ptr [r8 + 0x200], al
.L283:
    test cl, 0x8
    je .L285
    movabs rcx, 0xe00000000000000
    and rbx, rcx
    movabs rcx, 0x400000000000000
    and r12, rcx
    or r12, rbx
    jne .L285
    movabs rcx, 0x800000000000000
    and r14, rcx
    je .L285
    movabs rcx, 0x110a0000000000
    mov r10, qword ptr [rsp - 0x38]
    and r10, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, r15
    movabs rsi, 0x61002000084011
    imul rsi, rcx
    shr rsi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rsp - 0x40]
    and r9, qword ptr [rcx + 8*rsi + 0xac000]
    or r9, r10
    movabs rsi, 0xa102040000000
    and rsi, r15
    mov r10, rdx
    movabs rdx, 0x4000100202265220
    imul rdx, rsi
    shr rdx, 0x3b
    and r10, qword ptr [rcx + 8*rdx + 0xd1d00]
    or r10, r9
    test qword ptr [rsp - 0x70], r10
.L284:
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L285
    movzx ecx, al
    inc al
    mov word ptr [r8 + 2*rcx], 0x3ebc
    mov byte ptr [r8 + 0x200], al
.L285:
    cmp byte ptr [rdi + 0x41], 0x0
    je .L297
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
.L286:
    xor r14d, r14d
    mov rcx, r14
    movzx eax, byte ptr [rsp - 0x71]
    and rcx, rbp
    je .L290
.L287:
    lea esi, [rax + 0x4000]
    movzx ebx, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L288:
    cmp bl, -0x1
    je .L289
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bl
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L288
    jmp .L290
.L289:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L288
.L290:
    and r9, r14
    mov rbx, qword ptr [rsp - 0x40]
    je .L293
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L291:
    cmp cl, -0x1
    je .L292
    tzcnt rsi, r9
    shl esi, 0x6
    or esi, eax
    movzx r10d, cl
    inc cl
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L291
    jmp .L293
.L292:
    mov cl, -0x1
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L291
.L293:
    movzx ecx, byte ptr [rdi + 0x40]
    test cl, 0x3
    je .L296
    and r15, r13
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x1
    je .L294
    mov esi, r13d
    and esi, 0x60
    mov r9, qword ptr [rsp - 0x58]
    and r9d, 0x40
    or r9, rsi
    jne .L294
    mov esi, r14d
    and esi, 0x20
    je .L294
    mov esi, edx
    and esi, 0xa01000
    movabs r10, 0x4040404040403e
    and r10, r15
    movabs r9, 0x280010008800200
    imul r9, r10
    shr r9, 0x35
    lea r11, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [r11 + 8*r9 + 0x1c000]
    and r9, rbx
    or r9, rsi
    movabs rsi, 0x20408102000
    and rsi, r15
    movabs r10, 0x1081040202400260
    imul r10, rsi
    shr r10, 0x3b
    mov rsi, qword ptr [r11 + 8*r10 + 0xc8700]
    and rsi, qword ptr [rsp - 0x30]
    or rsi, r9
    test rsi, rbp
    setne sil
    cmp al, -0x1
    sete r9b
    or r9b, sil
    jne .L294
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2184
    mov byte ptr [r8 + 0x200], al
.L294:
    test cl, 0x2
    je .L296
    and r13d, 0xe
    mov rcx, qword ptr [rsp - 0x58]
    and ecx, 0x4
    or rcx, r13
    jne .L296
    and r14d, 0x8
    je .L296
    and edx, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, r15
    movabs rsi, 0x5100100900200040
    imul rsi, rcx
    shr rsi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    and rbx, qword ptr [rcx + 8*rsi + 0xc000]
    or rbx, rdx
    movabs rsi, 0x4020100a00
    and rsi, r15
    movabs rdx, 0x1004241082088061
    imul rdx, rsi
    shr rdx, 0x3b
    mov rsi, qword ptr [rsp - 0x30]
    and rsi, qword ptr [rcx + 8*rdx + 0xc8300]
    or rsi, rbx
    test rsi, rbp
.L295:
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L296
    movzx ecx, al
    inc al
    mov word ptr [r8 + 2*rcx], 0x3084
    mov byte ptr [r8 + 0x200], al
.L296:
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L302
.L297:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L298:
    xor edx, edx
.L299:
    movzx esi, byte ptr [rsp - 0x71]
    mov rdi, qword ptr [rsp - 0x28]
    mov rcx, r10
    mov r9, qword ptr [rsp - 0x70]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L300:
    xor edx, edx
.L301:
    movzx esi, byte ptr [rsp - 0x71]
    mov rdi, qword ptr [rsp - 0x28]
    mov rcx, r10
    mov r9, qword ptr [rsp - 0x68]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L302:
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
    movabs r10, 0xfefefefefefe00
    movabs r14, 0x7f7f7f7f7f7f00
    mov rbx, qword ptr [rdi + 0x30]
    popcnt rax, rcx
    movzx r15d, sil
    mov r11, r9
    not r11
    mov qword ptr [rsp - 0x30], r11
    cmp rax, 0x2
    mov qword ptr [rsp - 0x40], rdi
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x18], r15
    mov qword ptr [rsp - 0x8], rax
    jae .L29
    tzcnt rax, rcx
    mov r14d, r15d
    shl r14d, 0x9
    lea r11, [plywright::board::geometry::BETWEEN]
    add r11, r14
    mov r14, qword ptr [r11 + 8*rax]
    or r14, rcx
    mov rax, qword ptr [rdi]
    mov r11, qword ptr [rdi + 0x38]
    mov r13, rdx
    mov r12, r11
    or r12, rbx
    mov qword ptr [rsp - 0x38], r12
    mov qword ptr [rsp - 0x48], rax
    and rax, rbx
    mov edx, r15d
    shl edx, 0x6
    lea rbp, [plywright::board::geometry::AROUND]
    not r13
    and sil, 0x7
    mov rdi, qword ptr [rdx + rbp + 0x30]
    or rdi, r13
    and rdi, rax
    shl rdi, 0x9
    mov qword ptr [rsp - 0x20], r11
    and r11, r14
    and rdi, r11
    movabs r15, -0x101010101010200
    and r15, rdi
    movabs rdi, 0x101010101010101
    mov ecx, esi
    mov rsi, rdi
    shl rsi, cl
    not r12
    or rsi, r13
    and rsi, rax
    shl rsi, 0x8
    and rsi, r12
    mov rcx, qword ptr [rdx + rbp + 0x38]
    mov qword ptr [rsp - 0x28], r13
    or rcx, r13
    and rcx, rax
    shl rcx, 0x7
    and rcx, r11
    movabs r13, 0x7f7f7f7f7f7f7f00
    and r13, rcx
    mov rcx, rsi
    mov qword ptr [rsp - 0x58], r14
    and rcx, r14
    shr rax, 0x30
    test al, al
    mov qword ptr [rsp - 0x50], rbx
    je .L9
    movabs rbx, -0x100000000000000
    and rbx, rcx
    je .L2
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L0:
    mov dl, -0x1
    cmp al, -0x1
    je .L1
    tzcnt rdi, rbx
    lea r11d, [rdi + 0x38]
    and r11d, 0x3f
    shl edi, 0x6
    or edi, r11d
    lea r11d, [rax + 0x1]
    movzx edi, di
    mov r14d, edi
    or r14d, 0xb000
    movzx ebp, al
    mov word ptr [r8 + 2*rbp], r14w
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L1
    lea r14d, [rax + 0x2]
    lea ebp, [rdi + 0x8000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L1
    lea r11d, [rax + 0x3]
    lea ebp, [rdi + 0xa000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L1
    add al, 0x4
    or edi, 0x9000
    movzx edx, r11b
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], al
    mov edx, eax
.L1:
    lea rdi, [rbx - 0x1]
    mov eax, edx
    and rbx, rdi
    jne .L0
.L2:
    movabs rbx, -0x200000000000000
    and rbx, r15
    je .L5
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L3:
    mov dl, -0x1
    cmp al, -0x1
    je .L4
    tzcnt rdi, rbx
    lea r11d, [rdi + 0x37]
    and r11d, 0x3f
    shl edi, 0x6
    or edi, r11d
    lea r11d, [rax + 0x1]
    movzx edi, di
    mov ebp, edi
    or ebp, 0xf000
    movzx r14d, al
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L4
    lea r14d, [rax + 0x2]
    lea ebp, [rdi + 0xc000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L4
    lea r11d, [rax + 0x3]
    lea ebp, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L4
    add al, 0x4
    or edi, 0xd000
    movzx edx, r11b
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], al
    mov edx, eax
.L4:
    lea rdi, [rbx - 0x1]
    mov eax, edx
    and rbx, rdi
    jne .L3
.L5:
    movabs rbx, 0x7f00000000000000
    and rbx, r13
    je .L8
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L6:
    mov dl, -0x1
    cmp al, -0x1
    je .L7
    tzcnt rdi, rbx
    lea r11d, [rdi + 0x39]
    and r11d, 0x3f
    shl edi, 0x6
    or edi, r11d
    lea r11d, [rax + 0x1]
    movzx edi, di
    mov ebp, edi
    or ebp, 0xf000
    movzx r14d, al
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L7
    lea r14d, [rax + 0x2]
    lea ebp, [rdi + 0xc000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L7
    lea r11d, [rax + 0x3]
    lea ebp, [rdi + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bp
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L7
    add al, 0x4
    or edi, 0xd000
    movzx edx, r11b
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], al
    mov edx, eax
.L7:
    lea rdi, [rbx - 0x1]
    mov eax, edx
    and rbx, rdi
    jne .L6
.L8:
    movabs rax, 0xffffffffffff00
    and rcx, rax
    and r15, r10
    movabs rax, 0x7f7f7f7f7f7f00
    and r13, rax
    mov rbx, qword ptr [rsp - 0x50]
.L9:
    shl esi, 0x8
    and r12d, dword ptr [rsp - 0x58]
    and r12d, esi
    test r15, r15
    je .L12
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L10:
    cmp al, -0x1
    je .L11
    tzcnt rdx, r15
    mov edi, edx
    shl edi, 0x6
    add edx, 0x37
    and edx, 0x3f
    add edx, edi
    add edx, 0x4000
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [r15 - 0x1]
    and r15, rdx
    jne .L10
    jmp .L12
.L11:
    mov al, -0x1
    lea rdx, [r15 - 0x1]
    and r15, rdx
    jne .L10
.L12:
    and r12d, 0xff000000
    test r13, r13
    mov r15, qword ptr [rsp - 0x18]
    je .L15
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp al, -0x1
    je .L14
    tzcnt rdx, r13
    mov esi, edx
    shl esi, 0x6
    add edx, 0x39
    and edx, 0x3f
    add edx, esi
    add edx, 0x4000
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L13
    jmp .L15
.L14:
    mov al, -0x1
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L13
.L15:
    test rcx, rcx
    lea r13, [plywright::board::geometry::AROUND]
    je .L18
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L16:
    cmp al, -0x1
    je .L17
    tzcnt rdx, rcx
    mov esi, edx
    shl esi, 0x6
    add edx, 0x38
    and edx, 0x3f
    or edx, esi
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L16
    jmp .L18
.L17:
    mov al, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L16
.L18:
    mov rax, rbx
    not rax
    test r12, r12
    je .L21
    movzx ecx, byte ptr [r8 + 0x200]
.L19:
    cmp cl, -0x1
    je .L20
    tzcnt rdx, r12
    mov esi, edx
    shl esi, 0x6
    add edx, 0x30
    and edx, 0x3f
    or edx, esi
    or edx, 0x1000
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r12 - 0x1]
    and r12, rdx
    jne .L19
    jmp .L21
.L20:
    mov cl, -0x1
    lea rdx, [r12 - 0x1]
    and r12, rdx
    jne .L19
.L21:
    and qword ptr [rsp - 0x58], rax
    mov r12, qword ptr [rsp - 0x40]
    mov rcx, qword ptr [r12 + 0x8]
    and rcx, qword ptr [rsp - 0x28]
    and rcx, rbx
    je .L30
    movzx ebx, byte ptr [r8 + 0x200]
    jmp .L23
    nop
.L22:
    lea rax, [rcx - 0x1]
    and rcx, rax
    je .L30
.L23:
    tzcnt rax, rcx
    mov esi, eax
    shl eax, 0x6
    mov rdx, qword ptr [rax + r13]
    and rdx, qword ptr [rsp - 0x58]
    mov rax, rdx
    movzx esi, si
    and rax, r9
    je .L26
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov r11d, ebx
    nop
.L24:
    cmp r11b, -0x1
    je .L25
    tzcnt rbx, rax
    shl ebx, 0x6
    or ebx, edi
    movzx r14d, r11b
    inc r11b
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], r11b
    mov ebx, r11d
    lea r14, [rax - 0x1]
    and rax, r14
    jne .L24
    jmp .L26
.L25:
    mov r11b, -0x1
    lea r14, [rax - 0x1]
    and rax, r14
    jne .L24
    nop
.L26:
    mov eax, ebx
    and rdx, qword ptr [rsp - 0x30]
    je .L22
    nop
.L27:
    cmp al, -0x1
    je .L28
    tzcnt rdi, rdx
    shl edi, 0x6
    or edi, esi
    movzx r11d, al
    inc al
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], al
    mov ebx, eax
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L27
    jmp .L22
.L28:
    mov al, -0x1
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L27
    jmp .L22
.L29:
    mov rax, qword ptr [rdi]
    mov r11, qword ptr [rdi + 0x38]
    jmp .L49
.L30:
    mov rax, qword ptr [r12 + 0x20]
    mov rdx, qword ptr [r12 + 0x10]
    or rdx, rax
    and rdx, qword ptr [rsp - 0x28]
    and rdx, qword ptr [rsp - 0x50]
    je .L38
    movzx r14d, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r12, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L38
.L32:
    tzcnt r11, rdx
    lea rdi, [r11 + 2*r11]
    movzx ecx, byte ptr [rsi + 8*rdi + 0x614]
    mov rbx, qword ptr [rsi + 8*rdi + 0x600]
    and rbx, qword ptr [rsp - 0x38]
    imul rbx, qword ptr [rsi + 8*rdi + 0x608]
    shr rbx, cl
    mov ecx, dword ptr [rsi + 8*rdi + 0x610]
    add rbx, rcx
    mov rcx, qword ptr [r12 + 8*rbx]
    and rcx, qword ptr [rsp - 0x58]
    mov rdi, rcx
    movzx ebx, r11w
    and rdi, r9
    je .L35
    lea r11d, [rbx + 0x4000]
    movzx r11d, r11w
    mov r13d, r14d
    nop
.L33:
    cmp r13b, -0x1
    je .L34
    tzcnt r14, rdi
    shl r14d, 0x6
    or r14d, r11d
    movzx ebp, r13b
    inc r13b
    mov word ptr [r8 + 2*rbp], r14w
    mov byte ptr [r8 + 0x200], r13b
    mov r14d, r13d
    lea rbp, [rdi - 0x1]
    and rdi, rbp
    jne .L33
    jmp .L35
.L34:
    mov r13b, -0x1
    lea rbp, [rdi - 0x1]
    and rdi, rbp
    jne .L33
    nop
.L35:
    mov edi, r14d
    and rcx, qword ptr [rsp - 0x30]
    je .L31
    nop
.L36:
    cmp dil, -0x1
    je .L37
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, ebx
    movzx r14d, dil
    inc dil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], dil
    mov r14d, edi
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L36
    jmp .L31
.L37:
    mov dil, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L36
    jmp .L31
.L38:
    mov rdi, qword ptr [rsp - 0x40]
    or rax, qword ptr [rdi + 0x18]
    and rax, qword ptr [rsp - 0x28]
    mov rbx, qword ptr [rsp - 0x50]
    and rax, rbx
    je .L47
    movzx r12d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L40
    nop
.L39:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L46
.L40:
    tzcnt r11, rax
    lea rdi, [r11 + 2*r11]
    movzx ecx, byte ptr [rdx + 8*rdi + 0x14]
    mov rbx, qword ptr [rdx + 8*rdi]
    and rbx, qword ptr [rsp - 0x38]
    imul rbx, qword ptr [rdx + 8*rdi + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdx + 8*rdi + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [rsi + 8*rbx]
    and rcx, qword ptr [rsp - 0x58]
    mov rdi, rcx
    movzx ebx, r11w
    and rdi, r9
    je .L43
    lea r11d, [rbx + 0x4000]
    movzx r11d, r11w
    mov r14d, r12d
    nop
.L41:
    cmp r14b, -0x1
    je .L42
    tzcnt r12, rdi
    shl r12d, 0x6
    or r12d, r11d
    movzx r13d, r14b
    inc r14b
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov r12d, r14d
    lea r13, [rdi - 0x1]
    and rdi, r13
    jne .L41
    jmp .L43
.L42:
    mov r14b, -0x1
    lea r13, [rdi - 0x1]
    and rdi, r13
    jne .L41
    nop
.L43:
    mov edi, r12d
    and rcx, qword ptr [rsp - 0x30]
    je .L39
    nop
.L44:
    cmp dil, -0x1
    je .L45
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, ebx
    movzx r14d, dil
    inc dil
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], dil
    mov r12d, edi
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L44
    jmp .L39
.L45:
    mov dil, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L44
    jmp .L39
.L46:
    mov rax, qword ptr [rsp - 0x48]
    mov rbx, qword ptr [rsp - 0x50]
    mov r11, qword ptr [rsp - 0x20]
    mov rdi, qword ptr [rsp - 0x40]
    jmp .L48
.L47:
    mov rax, qword ptr [rsp - 0x48]
    mov r11, qword ptr [rsp - 0x20]
.L48:
    movabs r14, 0x7f7f7f7f7f7f00
.L49:
    mov ecx, r15d
    shl ecx, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, r11
    mov esi, 0x40
    tzcnt rsi, rdx
    and esi, 0x3f
    mov qword ptr [rsp - 0x48], rax
    mov rdx, rax
    and rdx, r11
    mov rax, rdx
    shr rax, 0x7
    add r10, 0xfe
    and r10, rax
    shr rdx, 0x9
    add r14, 0x7f
    and r14, rdx
    shl esi, 0x6
    or r14, qword ptr [rsi + r12 + 0x8]
    or r10, rbx
    or r10, r14
    not r10
    and r10, qword ptr [rcx + r12 + 0x8]
    je .L51
    mov qword ptr [rsp - 0x38], r9
    or rbx, r11
    btr rbx, r15
    mov r9, qword ptr [rdi + 0x8]
    mov rcx, r10
    mov r10, qword ptr [rdi + 0x20]
    mov r12, qword ptr [rdi + 0x18]
    or r12, r10
    or r10, qword ptr [rdi + 0x10]
    xor esi, esi
    lea r13, [plywright::sliders::magic::LOOKUPS]
    lea rbp, [plywright::sliders::magic::TABLE]
    mov qword ptr [rsp - 0x58], rcx
    nop
.L50:
    mov rdi, rcx
    tzcnt rdx, rcx
    lea r14, [rdx + 2*rdx]
    movzx ecx, byte ptr [r13 + 8*r14 + 0x14]
    mov r15, qword ptr [r13 + 8*r14]
    and r15, rbx
    imul r15, qword ptr [r13 + 8*r14 + 0x8]
    shr r15, cl
    mov ecx, dword ptr [r13 + 8*r14 + 0x10]
    add r15, rcx
    mov ecx, edx
    shl ecx, 0x6
    lea rax, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rax]
    and rcx, r9
    mov r15, qword ptr [rbp + 8*r15]
    and r15, r12
    or r15, rcx
    movzx ecx, byte ptr [r13 + 8*r14 + 0x614]
    mov rax, qword ptr [r13 + 8*r14 + 0x600]
    and rax, rbx
    imul rax, qword ptr [r13 + 8*r14 + 0x608]
    mov r14d, dword ptr [r13 + 8*r14 + 0x610]
    shr rax, cl
    add rax, r14
    mov rax, qword ptr [rbp + 8*rax]
    and rax, r10
    or rax, r15
    mov r14d, 0x1
    mov ecx, edx
    shl r14, cl
    and rax, r11
    test rax, rax
    cmove r14, rax
    or rsi, r14
    lea rcx, [rdi - 0x1]
    and rcx, rdi
    jne .L50
    not rsi
    mov r15, qword ptr [rsp - 0x18]
    mov r10, qword ptr [rsp - 0x58]
    mov r9, qword ptr [rsp - 0x38]
    and r10, rsi
    and r9, r10
    jne .L52
    jmp .L55
.L51:
    mov rsi, -0x1
    and r10, rsi
    and r9, r10
    je .L55
.L52:
    lea eax, [r15 + 0x4000]
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L53:
    cmp cl, -0x1
    je .L54
    tzcnt rdx, r9
    shl edx, 0x6
    or edx, eax
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L53
    jmp .L55
.L54:
    mov cl, -0x1
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L53
.L55:
    and r10, qword ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x40]
    je .L58
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, r15w
    nop
.L56:
    cmp cl, -0x1
    je .L57
    tzcnt rdx, r10
    shl edx, 0x6
    or edx, eax
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r10 - 0x1]
    and r10, rdx
    jne .L56
    jmp .L58
.L57:
    mov cl, -0x1
    lea rdx, [r10 - 0x1]
    and r10, rdx
    jne .L56
.L58:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L59
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L59
    mov rdx, qword ptr [rsp - 0x48]
    or rdx, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
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
    mov esi, r15d
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
    mov r14, rdi
    mov rbx, qword ptr [rdi + 0x38]
    popcnt rax, rcx
    movzx r11d, sil
    mov r13, r9
    not r13
    cmp rax, 0x2
    mov qword ptr [rsp - 0x40], r13
    mov qword ptr [rsp - 0x48], rdi
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x28], r11
    mov qword ptr [rsp - 0x8], rax
    jae .L29
    mov r15, rdx
    movabs rbp, 0xfefefefefefe00
    tzcnt rax, rcx
    mov edx, r11d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    mov r12, qword ptr [rdi + 8*rax]
    or r12, rcx
    mov rdx, qword ptr [r14]
    mov rdi, qword ptr [r14 + 0x30]
    mov r13, rdi
    or r13, rbx
    mov r14, r13
    not r13
    mov qword ptr [rsp - 0x30], rdx
    mov qword ptr [rsp - 0x50], rbx
    and rdx, rbx
    mov r10d, r11d
    shl r10d, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    not r15
    and sil, 0x7
    mov rax, qword ptr [r10 + rbx + 0x38]
    or rax, r15
    and rax, rdx
    shr rax, 0x7
    mov qword ptr [rsp - 0x20], rdi
    and rdi, r12
    lea r11, [rbp + 0xfe]
    and r11, rdi
    and r11, rax
    movabs rax, 0x7f7f7f7f7f7f00
    add rax, 0x7f
    and rax, rdi
    movabs rdi, 0x101010101010101
    mov ecx, esi
    shl rdi, cl
    or rdi, r15
    and rdi, rdx
    shr rdi, 0x8
    and rdi, r13
    mov rcx, qword ptr [r10 + rbx + 0x30]
    mov r10, rdi
    mov qword ptr [rsp - 0x38], r15
    or rcx, r15
    and rcx, rdx
    shr rcx, 0x9
    and rax, rcx
    mov rcx, rdi
    and rcx, r12
    test edx, 0xff00
    je .L9
    mov qword ptr [rsp - 0x18], r10
    mov r10, rcx
    and r10, 0xff
    je .L2
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L0:
    mov dl, -0x1
    cmp sil, -0x1
    je .L1
    tzcnt rdi, r10
    mov ebx, edi
    shl ebx, 0x6
    add edi, ebx
    add edi, 0x8
    lea ebx, [rsi + 0x1]
    movzx edi, di
    mov r15d, edi
    or r15d, 0xb000
    movzx ebp, sil
    mov word ptr [r8 + 2*rbp], r15w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L1
    lea r15d, [rsi + 0x2]
    lea ebp, [rdi + 0x8000]
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], bp
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L1
    lea ebx, [rsi + 0x3]
    mov ebp, edi
    or ebp, 0xa000
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], bp
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L1
    add sil, 0x4
    or edi, 0x9000
    movzx edx, bl
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], sil
    mov edx, esi
.L1:
    lea rdi, [r10 - 0x1]
    mov esi, edx
    and r10, rdi
    jne .L0
.L2:
    mov r10, r11
    and r10, 0xfe
    je .L5
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L3:
    mov dl, -0x1
    cmp sil, -0x1
    je .L4
    tzcnt rdi, r10
    mov ebx, edi
    shl ebx, 0x6
    add edi, ebx
    add edi, 0x7
    lea ebx, [rsi + 0x1]
    movzx edi, di
    mov ebp, edi
    or ebp, 0xf000
    movzx r15d, sil
    mov word ptr [r8 + 2*r15], bp
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L4
    lea r15d, [rsi + 0x2]
    mov ebp, edi
    or ebp, 0xc000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], bp
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L4
    lea ebx, [rsi + 0x3]
    mov ebp, edi
    or ebp, 0xe000
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], bp
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L4
    add sil, 0x4
    or edi, 0xd000
    movzx edx, bl
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], sil
    mov edx, esi
.L4:
    lea rdi, [r10 - 0x1]
    mov esi, edx
    and r10, rdi
    jne .L3
.L5:
    mov r10, rax
    and r10, 0x7f
    je .L8
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L6:
    mov dl, -0x1
    cmp sil, -0x1
    je .L7
    tzcnt rdi, r10
    mov ebx, edi
    shl ebx, 0x6
    add edi, ebx
    add edi, 0x9
    lea ebx, [rsi + 0x1]
    movzx edi, di
    mov ebp, edi
    or ebp, 0xf000
    movzx r15d, sil
    mov word ptr [r8 + 2*r15], bp
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L7
    lea r15d, [rsi + 0x2]
    mov ebp, edi
    or ebp, 0xc000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], bp
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L7
    lea ebx, [rsi + 0x3]
    mov ebp, edi
    or ebp, 0xe000
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], bp
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L7
    add sil, 0x4
    or edi, 0xd000
    movzx edx, bl
    mov word ptr [r8 + 2*rdx], di
    mov byte ptr [r8 + 0x200], sil
    mov edx, esi
.L7:
    lea rdi, [r10 - 0x1]
    mov esi, edx
    and r10, rdi
    jne .L6
.L8:
    and rcx, -0x100
    movabs rdx, 0xfefefefefefe00
    and r11, rdx
    movabs rdx, 0x7f7f7f7f7f7f00
    and rax, rdx
    mov r10, qword ptr [rsp - 0x18]
.L9:
    shr r10, 0x8
    and r13, r12
    test r11, r11
    je .L12
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L10:
    cmp dl, -0x1
    je .L11
    tzcnt rsi, r11
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4007
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L10
    jmp .L12
.L11:
    mov dl, -0x1
    lea rsi, [r11 - 0x1]
    and r11, rsi
    jne .L10
.L12:
    and r13, r10
    movabs rdx, 0xff00000000
    test rax, rax
    je .L15
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp sil, -0x1
    je .L14
    tzcnt rdi, rax
    mov r10d, edi
    shl r10d, 0x6
    add edi, r10d
    add edi, 0x4009
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L13
    jmp .L15
.L14:
    mov sil, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L13
.L15:
    and r13, rdx
    test rcx, rcx
    je .L18
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L16:
    cmp al, -0x1
    je .L17
    tzcnt rdx, rcx
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x8
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L16
    jmp .L18
.L17:
    mov al, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L16
.L18:
    mov rax, qword ptr [rsp - 0x50]
    not rax
    test r13, r13
    je .L21
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L19:
    cmp cl, -0x1
    je .L20
    tzcnt rdx, r13
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x1010
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L19
    jmp .L21
.L20:
    mov cl, -0x1
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L19
.L21:
    and r12, rax
    mov rax, qword ptr [rsp - 0x48]
    mov rax, qword ptr [rax + 0x8]
    mov r13, qword ptr [rsp - 0x38]
    and rax, r13
    and rax, qword ptr [rsp - 0x50]
    mov r15, qword ptr [rsp - 0x40]
    je .L30
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L23
    nop
.L22:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L30
.L23:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdx]
    and rcx, r12
    mov rdx, rcx
    movzx r10d, si
    and rdx, r9
    je .L26
    lea esi, [r10 + 0x4000]
    movzx esi, si
    mov edi, r11d
    nop
.L24:
    cmp dil, -0x1
    je .L25
    tzcnt r11, rdx
    shl r11d, 0x6
    or r11d, esi
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L24
    jmp .L26
.L25:
    mov dil, -0x1
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L24
    nop
.L26:
    mov edx, r11d
    and rcx, r15
    je .L22
    nop
.L27:
    cmp dl, -0x1
    je .L28
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r10d
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    mov r11d, edx
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L27
    jmp .L22
.L28:
    mov dl, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L27
    jmp .L22
.L29:
    mov rdi, qword ptr [r14]
    mov rsi, qword ptr [r14 + 0x30]
    jmp .L49
.L30:
    mov rcx, qword ptr [rsp - 0x48]
    mov rax, qword ptr [rcx + 0x20]
    mov rsi, qword ptr [rcx + 0x10]
    or rsi, rax
    and rsi, r13
    and rsi, qword ptr [rsp - 0x50]
    je .L38
    movzx r15d, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    lea rcx, [rsi - 0x1]
    and rsi, rcx
    je .L38
.L32:
    tzcnt rdi, rsi
    lea rdx, [rdi + 2*rdi]
    movzx ecx, byte ptr [r11 + 8*rdx + 0x614]
    mov r10, qword ptr [r11 + 8*rdx + 0x600]
    and r10, r14
    imul r10, qword ptr [r11 + 8*rdx + 0x608]
    shr r10, cl
    mov ecx, dword ptr [r11 + 8*rdx + 0x610]
    add r10, rcx
    mov rcx, qword ptr [r13 + 8*r10]
    and rcx, r12
    mov rdx, rcx
    movzx r10d, di
    and rdx, r9
    je .L35
    lea edi, [r10 + 0x4000]
    movzx edi, di
    mov ebp, r15d
    nop
.L33:
    cmp bpl, -0x1
    je .L34
    tzcnt rbx, rdx
    shl ebx, 0x6
    or ebx, edi
    movzx r15d, bpl
    inc bpl
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], bpl
    mov r15d, ebp
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L33
    jmp .L35
.L34:
    mov bpl, -0x1
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L33
    nop
.L35:
    mov edx, r15d
    and rcx, qword ptr [rsp - 0x40]
    je .L31
    nop
.L36:
    cmp dl, -0x1
    je .L37
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r10d
    movzx ebx, dl
    inc dl
    mov word ptr [r8 + 2*rbx], di
    mov byte ptr [r8 + 0x200], dl
    mov r15d, edx
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L36
    jmp .L31
.L37:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L36
    jmp .L31
.L38:
    mov rcx, qword ptr [rsp - 0x48]
    or rax, qword ptr [rcx + 0x18]
    and rax, qword ptr [rsp - 0x38]
    and rax, qword ptr [rsp - 0x50]
    je .L47
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rsp - 0x40]
    jmp .L40
    nop
.L39:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L46
.L40:
    tzcnt r10, rax
    lea rdi, [r10 + 2*r10]
    movzx ecx, byte ptr [rdx + 8*rdi + 0x14]
    mov rbx, qword ptr [rdx + 8*rdi]
    and rbx, r14
    imul rbx, qword ptr [rdx + 8*rdi + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdx + 8*rdi + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [rsi + 8*rbx]
    and rcx, r12
    mov rdi, rcx
    movzx r10d, r10w
    and rdi, r9
    je .L43
    lea ebx, [r10 + 0x4000]
    movzx ebp, bx
    mov r15d, r11d
    nop
.L41:
    cmp r15b, -0x1
    je .L42
    tzcnt r11, rdi
    shl r11d, 0x6
    or r11d, ebp
    movzx ebx, r15b
    inc r15b
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], r15b
    mov r11d, r15d
    lea rbx, [rdi - 0x1]
    and rdi, rbx
    jne .L41
    jmp .L43
.L42:
    mov r15b, -0x1
    lea rbx, [rdi - 0x1]
    and rdi, rbx
    jne .L41
    nop
.L43:
    mov edi, r11d
    and rcx, r13
    je .L39
    nop
.L44:
    cmp dil, -0x1
    je .L45
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, r10d
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L44
    jmp .L39
.L45:
    mov dil, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L44
    jmp .L39
.L46:
    mov r11, qword ptr [rsp - 0x28]
    mov rdi, qword ptr [rsp - 0x30]
    jmp .L48
.L47:
    mov r11, qword ptr [rsp - 0x28]
    mov rdi, qword ptr [rsp - 0x30]
    mov r13, qword ptr [rsp - 0x40]
.L48:
    mov rbx, qword ptr [rsp - 0x50]
    mov rsi, qword ptr [rsp - 0x20]
    mov r14, qword ptr [rsp - 0x48]
.L49:
    mov ecx, r11d
    shl ecx, 0x6
    lea r15, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [r14 + 0x28]
    and rax, rsi
    mov edx, 0x40
    tzcnt rdx, rax
    and edx, 0x3f
    mov qword ptr [rsp - 0x30], rdi
    and rdi, rsi
    mov r10, rdi
    shl r10, 0x9
    movabs rax, -0x101010101010200
    and rax, r10
    shl rdi, 0x7
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, rdi
    shl edx, 0x6
    or r10, qword ptr [rdx + r15 + 0x8]
    or rax, rbx
    or rax, r10
    not rax
    and rax, qword ptr [rcx + r15 + 0x8]
    je .L51
    mov qword ptr [rsp - 0x38], r9
    or rbx, rsi
    btr rbx, r11
    mov rcx, qword ptr [r14 + 0x8]
    mov qword ptr [rsp - 0x50], rcx
    mov r15, qword ptr [r14 + 0x20]
    mov r11, rbx
    mov r12, qword ptr [r14 + 0x18]
    or r12, r15
    or r15, qword ptr [r14 + 0x10]
    xor r10d, r10d
    lea r13, [plywright::sliders::magic::LOOKUPS]
    lea rbp, [plywright::sliders::magic::TABLE]
    mov rcx, rax
    mov r9, rsi
    nop
.L50:
    mov rdi, rcx
    tzcnt rdx, rcx
    lea rbx, [rdx + 2*rdx]
    movzx ecx, byte ptr [r13 + 8*rbx + 0x14]
    mov r14, qword ptr [r13 + 8*rbx]
    and r14, r11
    imul r14, qword ptr [r13 + 8*rbx + 0x8]
    shr r14, cl
    mov ecx, dword ptr [r13 + 8*rbx + 0x10]
    add r14, rcx
    mov ecx, edx
    shl ecx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rsi]
    and rcx, qword ptr [rsp - 0x50]
    mov r14, qword ptr [rbp + 8*r14]
    and r14, r12
    or r14, rcx
    movzx ecx, byte ptr [r13 + 8*rbx + 0x614]
    mov rsi, qword ptr [r13 + 8*rbx + 0x600]
    and rsi, r11
    imul rsi, qword ptr [r13 + 8*rbx + 0x608]
    mov ebx, dword ptr [r13 + 8*rbx + 0x610]
    shr rsi, cl
    add rsi, rbx
    mov rsi, qword ptr [rbp + 8*rsi]
    and rsi, r15
    or rsi, r14
    mov ebx, 0x1
    mov ecx, edx
    shl rbx, cl
    and rsi, r9
    test rsi, rsi
    cmove rbx, rsi
    or r10, rbx
    lea rcx, [rdi - 0x1]
    and rcx, rdi
    jne .L50
    not r10
    mov r11, qword ptr [rsp - 0x28]
    mov r13, qword ptr [rsp - 0x40]
    mov r9, qword ptr [rsp - 0x38]
    and rax, r10
    and r9, rax
    jne .L52
    jmp .L55
.L51:
    mov r10, -0x1
    and rax, r10
    and r9, rax
    je .L55
.L52:
    lea ecx, [r11 + 0x4000]
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L53:
    cmp dl, -0x1
    je .L54
    tzcnt rsi, r9
    shl esi, 0x6
    or esi, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L53
    jmp .L55
.L54:
    mov dl, -0x1
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L53
.L55:
    and rax, r13
    mov rdi, qword ptr [rsp - 0x48]
    je .L58
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, r11w
    nop
.L56:
    cmp dl, -0x1
    je .L57
    tzcnt rsi, rax
    shl esi, 0x6
    or esi, ecx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L56
    jmp .L58
.L57:
    mov dl, -0x1
    lea rsi, [rax - 0x1]
    and rax, rsi
    jne .L56
.L58:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L59
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L59
    mov rdx, qword ptr [rsp - 0x30]
    or rdx, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x8]
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
    mov esi, r11d
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
