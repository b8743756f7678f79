# The kernels of danger/table, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm danger/table --target x86-64-v4
# binary: sha256 8068f0b78f0e6173df677fd8642f4df0845fc29e941751d224ed10f5eb44a529
# latency: 57 instructions in 203 bytes; innermost loops: .L0 of 26
# throughput: 42 instructions in 152 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 3276 instructions in 14655 bytes; innermost loops: .L0 of 13, .L4 of 13, .L8 of 41, .L11 of 42, .L14 of 42, .L18 of 40, .L21 of 40, .L24 of 40, .L29 of 41, .L32 of 42, .L35 of 42, .L40 of 40, .L43 of 40, .L46 of 40, .L51 of 16, .L54 of 16, .L57 of 16, .L60 of 16, .L65 of 15, .L68 of 15, .L73 of 15, .L76 of 15, .L81 of 15, .L84 of 15, .L87 of 5, .L90 of 18, .L93 of 18, .L96 of 17, .L99 of 18, .L104 of 15, .L107 of 15, .L112 of 15, .L115 of 15, .L120 of 15, .L123 of 15, .L126 of 5, .L128 of 12, .L130 of 12, .L134 of 16, .L137 of 16, .L140 of 16, .L143 of 16, .L148 of 15, .L151 of 15, .L156 of 15, .L159 of 15, .L164 of 15, .L167 of 15, .L172 of 15, .L175 of 15, .L180 of 15, .L183 of 15, .L188 of 15, .L191 of 15, .L194 of 5, .L197 of 18, .L200 of 18, .L203 of 17, .L206 of 18, .L211 of 15, .L214 of 15, .L219 of 15, .L222 of 15, .L227 of 15, .L230 of 15, .L235 of 15, .L238 of 15, .L243 of 15, .L246 of 15, .L251 of 15, .L254 of 15, .L257 of 5, .L259 of 12, .L261 of 12, .L266 of 14, .L269 of 14, .L276 of 14, .L279 of 14, .L286 of 12, .L288 of 12, .L291 of 14, .L294 of 14, .L298 of 12, .L300 of 12, .L303 of 14, .L306 of 14
# plywright::movegen::evasions::answers: 681 instructions in 2934 bytes; innermost loops: .L0 of 40, .L3 of 40, .L6 of 40, .L10 of 18, .L13 of 18, .L16 of 17, .L19 of 18, .L24 of 15, .L27 of 15, .L33 of 15, .L36 of 15, .L41 of 15, .L44 of 15, .L48 of 5, .L52 of 12, .L54 of 12, .L57 of 14, .L60 of 14
# plywright::movegen::evasions::answers: 681 instructions in 2924 bytes; innermost loops: .L0 of 41, .L3 of 42, .L6 of 42, .L10 of 16, .L13 of 16, .L16 of 16, .L19 of 16, .L24 of 15, .L27 of 15, .L33 of 15, .L36 of 15, .L41 of 15, .L44 of 15, .L49 of 5, .L53 of 12, .L55 of 12, .L59 of 14, .L62 of 14
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# plywright::movegen::generate::en_passant: 95 instructions in 395 bytes; innermost loops: .L0 of 34
# mix of 4927 instructions: 1242 mov, 445 and, 387 movzx, 373 je, 263 lea, 236 jne, 234 blsr, 233 or, 177 add, 175 cmp, 171 shl, 168 jmp, 158 tzcnt, 93 inc, 83 movabs, 78 pop, 59 test, 57 andn, 51 shr, 48 imul, 42 push, 36 shrx, 29 xor, 26 not, 12 shlx, 8 sete, 8 setne, 7 ret, 6 ror, 4 btr, 4 bts, 4 call, 3 jae, 2 ja, 2 popcnt, 2 sub, 1 dec

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
    mov qword ptr [rsp - 0x40], rdi
    jne .L3
    mov rcx, qword ptr [rdi + 0x28]
    mov r14, qword ptr [rdi + 0x38]
    mov rax, r14
    mov qword ptr [rsp - 0x18], rcx
    and rax, rcx
    tzcnt rbx, rax
    mov r10d, ebx
    and r10d, 0x3f
    mov edx, r10d
    shl edx, 0x6
    lea r15, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    mov rcx, qword ptr [rdx + r15]
    mov qword ptr [rsp - 0x60], rax
    and rcx, rax
    mov rax, qword ptr [rdx + r15 + 0x18]
    mov qword ptr [rsp - 0x38], rsi
    and rax, rsi
    or rax, rcx
    mov rsi, qword ptr [rdi + 0x18]
    mov r12, qword ptr [rdi + 0x20]
    mov rcx, r12
    mov qword ptr [rsp - 0x10], rsi
    or rcx, rsi
    mov rsi, qword ptr [rdx + r15 + 0x20]
    mov qword ptr [rsp - 0x50], rcx
    and rsi, rcx
    mov r11, qword ptr [rdi + 0x10]
    mov r9, r11
    mov qword ptr [rsp - 0x8], r12
    or r9, r12
    mov rcx, qword ptr [rdx + r15 + 0x28]
    mov qword ptr [rsp - 0x58], r9
    and rcx, r9
    or rcx, rsi
    mov qword ptr [rsp - 0x28], rbx
    mov esi, ebx
    and sil, 0x3f
    mov byte ptr [rsp - 0x71], sil
    mov rsi, qword ptr [rdi + 0x30]
    mov rbx, r14
    or rbx, rsi
    add rdx, r15
    mov qword ptr [rsp - 0x20], rdx
    and rax, rsi
    mov qword ptr [rsp - 0x70], rsi
    and rcx, rsi
    mov qword ptr [rsp - 0x68], rbx
    mov qword ptr [rsp - 0x48], r10
    je .L27
    mov edx, r10d
    shl edx, 0x9
    lea rsi, [plywright::board::geometry::BETWEEN]
    add rsi, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts rax, r9
.L1:
    blsr rcx, rcx
    je .L7
.L2:
    tzcnt r9, rcx
    mov rdi, qword ptr [rsi + 8*r9]
    mov r10, rdi
    and r10, rbx
    je .L0
    blsr r9, r10
    jne .L1
    and rdi, r14
    or rdx, rdi
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov r14, qword ptr [rdi + 0x30]
    mov rax, r14
    mov qword ptr [rsp - 0x18], rcx
    and rax, rcx
    tzcnt rbx, rax
    mov r10d, ebx
    and r10d, 0x3f
    mov edx, r10d
    shl edx, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rdi]
    mov rax, qword ptr [rdi + 0x8]
    mov rcx, qword ptr [rdx + r12]
    mov qword ptr [rsp - 0x60], rax
    and rcx, rax
    mov rax, qword ptr [rdx + r12 + 0x10]
    mov qword ptr [rsp - 0x38], rsi
    and rax, rsi
    or rax, rcx
    mov rsi, qword ptr [rdi + 0x18]
    mov r15, qword ptr [rdi + 0x20]
    mov rcx, r15
    mov qword ptr [rsp - 0x10], rsi
    or rcx, rsi
    mov rsi, qword ptr [rdx + r12 + 0x20]
    mov qword ptr [rsp - 0x50], rcx
    and rsi, rcx
    mov r11, qword ptr [rdi + 0x10]
    mov r9, r11
    mov qword ptr [rsp - 0x8], r15
    or r9, r15
    mov rcx, qword ptr [rdx + r12 + 0x28]
    mov qword ptr [rsp - 0x58], r9
    and rcx, r9
    or rcx, rsi
    mov qword ptr [rsp - 0x28], rbx
    mov esi, ebx
    and sil, 0x3f
    mov byte ptr [rsp - 0x71], sil
    mov r15, qword ptr [rdi + 0x38]
    mov rsi, r14
    or rsi, r15
    add rdx, r12
    mov qword ptr [rsp - 0x20], rdx
    and rax, r15
    and rcx, r15
    mov qword ptr [rsp - 0x70], r15
    mov qword ptr [rsp - 0x68], rsi
    mov qword ptr [rsp - 0x48], r10
    je .L38
    mov edx, r10d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    jmp .L6
    nop
.L4:
    bts rax, r9
.L5:
    blsr rcx, rcx
    je .L17
.L6:
    tzcnt r9, rcx
    mov rsi, qword ptr [rdi + 8*r9]
    mov r10, rsi
    and r10, qword ptr [rsp - 0x68]
    je .L4
    blsr r9, r10
    jne .L5
    and rsi, r14
    or rdx, rsi
    jmp .L5
.L7:
    test rax, rax
    jne .L313
    test rdx, rdx
    je .L28
    movabs r10, 0xfefefefefefe00
    movabs rbp, 0x7f7f7f7f7f7f00
    mov rsi, qword ptr [rsp - 0x38]
    and rsi, r14
    mov rcx, qword ptr [rsp - 0x20]
    mov rax, qword ptr [rcx + 0x30]
    mov rdi, qword ptr [rcx + 0x38]
    mov rcx, qword ptr [rsp - 0x28]
    and cl, 0x7
    movabs r9, 0x101010101010101
    shlx rcx, r9, rcx
    andn rcx, rcx, rdx
    andn rcx, rcx, rsi
    shr rcx, 0x8
    andn rcx, rbx, rcx
    andn rdi, rdi, rdx
    andn rdi, rdi, rsi
    shr rdi, 0x7
    add r10, 0xfe
    mov r9, qword ptr [rsp - 0x70]
    and r10, r9
    and r10, rdi
    andn rax, rax, rdx
    andn rdi, rax, rsi
    shr rdi, 0x9
    lea rax, [rbp + 0x7f]
    and rax, r9
    and rax, rdi
    test esi, 0xff00
    je .L132
    mov rsi, rcx
    and rsi, 0xff
    je .L10
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L8:
    mov r9b, -0x1
    cmp dil, -0x1
    je .L9
    tzcnt rbx, rsi
    mov r15d, ebx
    shl r15d, 0x6
    add r15d, ebx
    add r15d, 0x8
    lea ebx, [rdi + 0x1]
    movzx r15d, r15w
    mov r12d, r15d
    or r12d, 0xb000
    movzx r13d, dil
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L9
    lea r12d, [rdi + 0x2]
    lea r13d, [r15 + 0x8000]
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L9
    lea ebx, [rdi + 0x3]
    mov r13d, r15d
    or r13d, 0xa000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L9
    add dil, 0x4
    or r15d, 0x9000
    movzx r9d, bl
    mov word ptr [r8 + 2*r9], r15w
    mov byte ptr [r8 + 0x200], dil
    mov r9d, edi
.L9:
    blsr rsi, rsi
    mov edi, r9d
    jne .L8
.L10:
    mov rsi, r10
    and rsi, 0xfe
    je .L13
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L11:
    mov r9b, -0x1
    cmp dil, -0x1
    je .L12
    tzcnt rbx, rsi
    mov r15d, ebx
    shl r15d, 0x6
    add r15d, ebx
    add r15d, 0x7
    lea ebx, [rdi + 0x1]
    movzx r15d, r15w
    mov r12d, r15d
    or r12d, 0xf000
    movzx r13d, dil
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L12
    lea r12d, [rdi + 0x2]
    mov r13d, r15d
    or r13d, 0xc000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L12
    lea ebx, [rdi + 0x3]
    mov r13d, r15d
    or r13d, 0xe000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L12
    add dil, 0x4
    or r15d, 0xd000
    movzx r9d, bl
    mov word ptr [r8 + 2*r9], r15w
    mov byte ptr [r8 + 0x200], dil
    mov r9d, edi
.L12:
    blsr rsi, rsi
    mov edi, r9d
    jne .L11
.L13:
    mov rsi, rax
    and rsi, 0x7f
    je .L16
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L14:
    mov r9b, -0x1
    cmp dil, -0x1
    je .L15
    tzcnt rbx, rsi
    mov r15d, ebx
    shl r15d, 0x6
    add r15d, ebx
    add r15d, 0x9
    lea ebx, [rdi + 0x1]
    movzx r15d, r15w
    mov r12d, r15d
    or r12d, 0xf000
    movzx r13d, dil
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L15
    lea r12d, [rdi + 0x2]
    mov r13d, r15d
    or r13d, 0xc000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L15
    lea ebx, [rdi + 0x3]
    mov r13d, r15d
    or r13d, 0xe000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L15
    add dil, 0x4
    or r15d, 0xd000
    movzx r9d, bl
    mov word ptr [r8 + 2*r9], r15w
    mov byte ptr [r8 + 0x200], dil
    mov r9d, edi
.L15:
    blsr rsi, rsi
    mov edi, r9d
    jne .L14
.L16:
    mov r9, rcx
    and r9, -0x100
    movabs rsi, 0xfefefefefefe00
    and r10, rsi
    and rax, rbp
    mov rbx, qword ptr [rsp - 0x68]
    jmp .L133
.L17:
    test rax, rax
    jne .L315
    test rdx, rdx
    mov rsi, qword ptr [rsp - 0x68]
    je .L39
    mov rax, rsi
    not rax
    mov rcx, qword ptr [rsp - 0x38]
    and rcx, r14
    mov rbx, rsi
    mov rdi, qword ptr [rsp - 0x20]
    mov rsi, qword ptr [rdi + 0x30]
    mov rdi, qword ptr [rdi + 0x38]
    mov r9, qword ptr [rsp - 0x28]
    and r9b, 0x7
    movabs r10, 0x101010101010101
    shlx r9, r10, r9
    andn r9, r9, rdx
    andn r9, r9, rcx
    shl r9, 0x8
    andn rbp, rbx, r9
    andn rsi, rsi, rdx
    andn rsi, rsi, rcx
    shl rsi, 0x9
    movabs r10, -0x101010101010200
    and r10, r15
    and r10, rsi
    andn rsi, rdi, rdx
    andn rsi, rsi, rcx
    shl rsi, 0x7
    movabs r9, 0x7f7f7f7f7f7f7f00
    and r9, r15
    and r9, rsi
    shr rcx, 0x30
    test cl, cl
    je .L195
    movabs rcx, -0x100000000000000
    and rcx, rbp
    je .L20
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L18:
    mov r15b, -0x1
    cmp dil, -0x1
    je .L19
    tzcnt rbx, rcx
    lea esi, [rbx + 0x38]
    and esi, 0x3f
    shl ebx, 0x6
    or ebx, esi
    lea esi, [rdi + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xb000
    movzx r13d, dil
    mov word ptr [r8 + 2*r13], bx
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L19
    lea ebx, [rdi + 0x2]
    lea r13d, [r12 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L19
    lea esi, [rdi + 0x3]
    lea r13d, [r12 + 0xa000]
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L19
    add dil, 0x4
    or r12d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], dil
    mov r15d, edi
.L19:
    blsr rcx, rcx
    mov edi, r15d
    jne .L18
.L20:
    movabs rcx, -0x200000000000000
    and rcx, r10
    je .L23
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L21:
    mov r15b, -0x1
    cmp dil, -0x1
    je .L22
    tzcnt rbx, rcx
    lea esi, [rbx + 0x37]
    and esi, 0x3f
    shl ebx, 0x6
    or ebx, esi
    lea esi, [rdi + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx r13d, dil
    mov word ptr [r8 + 2*r13], bx
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L22
    lea ebx, [rdi + 0x2]
    lea r13d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L22
    lea esi, [rdi + 0x3]
    lea r13d, [r12 + 0xe000]
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L22
    add dil, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], dil
    mov r15d, edi
.L22:
    blsr rcx, rcx
    mov edi, r15d
    jne .L21
.L23:
    movabs rcx, 0x7f00000000000000
    and rcx, r9
    je .L26
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L24:
    mov r15b, -0x1
    cmp dil, -0x1
    je .L25
    tzcnt rbx, rcx
    lea esi, [rbx + 0x39]
    and esi, 0x3f
    shl ebx, 0x6
    or ebx, esi
    lea esi, [rdi + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx r13d, dil
    mov word ptr [r8 + 2*r13], bx
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L25
    lea ebx, [rdi + 0x2]
    lea r13d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L25
    lea esi, [rdi + 0x3]
    lea r13d, [r12 + 0xe000]
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L25
    add dil, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], dil
    mov r15d, edi
.L25:
    blsr rcx, rcx
    mov edi, r15d
    jne .L24
.L26:
    movabs rcx, 0xffffffffffff00
    and rcx, rbp
    movabs rsi, 0xfefefefefefe00
    and r10, rsi
    movabs rsi, 0x7f7f7f7f7f7f00
    and r9, rsi
    mov r15, qword ptr [rsp - 0x70]
    shl ebp, 0x8
    and eax, ebp
    test r10, r10
    jne .L196
    jmp .L199
.L27:
    test rax, rax
    jne .L312
.L28:
    movabs r10, 0xfefefefefefe00
    movabs r9, 0x7f7f7f7f7f7f00
    mov rsi, qword ptr [rsp - 0x38]
    and rsi, r14
    mov rax, rsi
    shr rax, 0x8
    andn rdx, rbx, rax
    mov rax, rsi
    shr rax, 0x7
    lea rcx, [r10 + 0xfe]
    mov r11, qword ptr [rsp - 0x70]
    and rcx, r11
    and rcx, rax
    mov rdi, rsi
    shr rdi, 0x9
    lea rax, [r9 + 0x7f]
    and rax, r11
    and rax, rdi
    test esi, 0xff00
    je .L49
    mov rsi, rdx
    and rsi, 0xff
    je .L31
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L29:
    mov r11b, -0x1
    cmp dil, -0x1
    je .L30
    tzcnt rbx, rsi
    mov r15d, ebx
    shl r15d, 0x6
    lea ebp, [rbx + r15]
    add ebp, 0x8
    lea ebx, [rdi + 0x1]
    movzx r15d, bp
    mov ebp, r15d
    or ebp, 0xb000
    movzx r12d, dil
    mov word ptr [r8 + 2*r12], bp
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L30
    lea ebp, [rdi + 0x2]
    lea r12d, [r15 + 0x8000]
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r12w
    mov byte ptr [r8 + 0x200], bpl
    cmp bpl, -0x1
    je .L30
    lea ebx, [rdi + 0x3]
    mov r12d, r15d
    or r12d, 0xa000
    movzx r13d, bpl
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L30
    add dil, 0x4
    or r15d, 0x9000
    movzx r11d, bl
    mov word ptr [r8 + 2*r11], r15w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
.L30:
    blsr rsi, rsi
    mov edi, r11d
    jne .L29
.L31:
    mov rsi, rcx
    and rsi, 0xfe
    je .L34
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L32:
    mov r11b, -0x1
    cmp dil, -0x1
    je .L33
    tzcnt rbx, rsi
    mov r15d, ebx
    shl r15d, 0x6
    lea ebp, [rbx + r15]
    add ebp, 0x7
    lea ebx, [rdi + 0x1]
    movzx ebp, bp
    mov r15d, ebp
    or r15d, 0xf000
    movzx r12d, dil
    mov word ptr [r8 + 2*r12], r15w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L33
    lea r15d, [rdi + 0x2]
    mov r12d, ebp
    or r12d, 0xc000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r12w
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L33
    lea ebx, [rdi + 0x3]
    mov r12d, ebp
    or r12d, 0xe000
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], r12w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L33
    add dil, 0x4
    or ebp, 0xd000
    movzx r11d, bl
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
.L33:
    blsr rsi, rsi
    mov edi, r11d
    jne .L32
.L34:
    mov rsi, rax
    and rsi, 0x7f
    je .L37
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L35:
    mov r11b, -0x1
    cmp dil, -0x1
    je .L36
    tzcnt rbx, rsi
    mov r15d, ebx
    shl r15d, 0x6
    lea ebp, [rbx + r15]
    add ebp, 0x9
    lea ebx, [rdi + 0x1]
    movzx ebp, bp
    mov r15d, ebp
    or r15d, 0xf000
    movzx r12d, dil
    mov word ptr [r8 + 2*r12], r15w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L36
    lea r15d, [rdi + 0x2]
    mov r12d, ebp
    or r12d, 0xc000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r12w
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L36
    lea ebx, [rdi + 0x3]
    mov r12d, ebp
    or r12d, 0xe000
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], r12w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L36
    add dil, 0x4
    or ebp, 0xd000
    movzx r11d, bl
    mov word ptr [r8 + 2*r11], bp
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
.L36:
    blsr rsi, rsi
    mov edi, r11d
    jne .L35
.L37:
    mov r11, rdx
    and r11, -0x100
    and rcx, r10
    and rax, r9
    mov rbx, qword ptr [rsp - 0x68]
    jmp .L50
.L38:
    test rax, rax
    jne .L314
.L39:
    movabs rax, 0x7f7f7f7f7f7f00
    mov r9, rsi
    not r9
    mov rdx, qword ptr [rsp - 0x38]
    and rdx, r14
    mov rcx, rdx
    shl rcx, 0x8
    andn r11, rsi, rcx
    mov rsi, rdx
    shl rsi, 0x9
    and rsi, r15
    movabs rcx, -0x101010101010200
    and rcx, rsi
    mov rsi, rdx
    shl rsi, 0x7
    and rsi, r15
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, rsi
    shr rdx, 0x30
    test dl, dl
    je .L88
    movabs rdi, -0x100000000000000
    and rdi, r11
    je .L42
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L40:
    mov bpl, -0x1
    cmp r15b, -0x1
    je .L41
    tzcnt rsi, rdi
    lea edx, [rsi + 0x38]
    and edx, 0x3f
    shl esi, 0x6
    or esi, edx
    lea edx, [r15 + 0x1]
    movzx r12d, si
    mov esi, r12d
    or esi, 0xb000
    movzx ebx, r15b
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L41
    lea esi, [r15 + 0x2]
    lea ebx, [r12 + 0x8000]
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L41
    lea edx, [r15 + 0x3]
    lea ebx, [r12 + 0xa000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bx
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L41
    add r15b, 0x4
    or r12d, 0x9000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r12w
    mov byte ptr [r8 + 0x200], r15b
    mov ebp, r15d
.L41:
    blsr rdi, rdi
    mov r15d, ebp
    jne .L40
.L42:
    movabs rdi, -0x200000000000000
    and rdi, rcx
    je .L45
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L43:
    mov bpl, -0x1
    cmp r15b, -0x1
    je .L44
    tzcnt rsi, rdi
    lea edx, [rsi + 0x37]
    and edx, 0x3f
    shl esi, 0x6
    or esi, edx
    lea edx, [r15 + 0x1]
    movzx r12d, si
    mov esi, r12d
    or esi, 0xf000
    movzx ebx, r15b
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L44
    lea esi, [r15 + 0x2]
    lea ebx, [r12 + 0xc000]
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L44
    lea edx, [r15 + 0x3]
    lea ebx, [r12 + 0xe000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bx
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L44
    add r15b, 0x4
    or r12d, 0xd000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r12w
    mov byte ptr [r8 + 0x200], r15b
    mov ebp, r15d
.L44:
    blsr rdi, rdi
    mov r15d, ebp
    jne .L43
.L45:
    movabs rdi, 0x7f00000000000000
    and rdi, r10
    je .L48
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L46:
    mov bpl, -0x1
    cmp r15b, -0x1
    je .L47
    tzcnt rsi, rdi
    lea edx, [rsi + 0x39]
    and edx, 0x3f
    shl esi, 0x6
    or esi, edx
    lea edx, [r15 + 0x1]
    movzx r12d, si
    mov esi, r12d
    or esi, 0xf000
    movzx ebx, r15b
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L47
    lea esi, [r15 + 0x2]
    lea ebx, [r12 + 0xc000]
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L47
    lea edx, [r15 + 0x3]
    lea ebx, [r12 + 0xe000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], bx
    mov byte ptr [r8 + 0x200], dl
    cmp dl, -0x1
    je .L47
    add r15b, 0x4
    or r12d, 0xd000
    movzx edx, dl
    mov word ptr [r8 + 2*rdx], r12w
    mov byte ptr [r8 + 0x200], r15b
    mov ebp, r15d
.L47:
    blsr rdi, rdi
    mov r15d, ebp
    jne .L46
.L48:
    movabs rbp, 0xffffffffffff00
    and rbp, r11
    movabs rdx, 0xfefefefefefe00
    and rcx, rdx
    and r10, rax
    shl r11d, 0x8
    and r9d, r11d
    test rcx, rcx
    jne .L89
    jmp .L92
.L49:
    mov r11, rdx
.L50:
    mov rsi, rbx
    not rsi
    shr rdx, 0x8
    test rcx, rcx
    je .L53
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L51:
    cmp dil, -0x1
    je .L52
    tzcnt r9, rcx
    mov r10d, r9d
    shl r10d, 0x6
    add r9d, r10d
    add r9d, 0x4007
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], dil
    blsr rcx, rcx
    jne .L51
    jmp .L53
.L52:
    mov dil, -0x1
    blsr rcx, rcx
    jne .L51
.L53:
    and rsi, rdx
    movabs rcx, 0xff00000000
    test rax, rax
    je .L56
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L54:
    cmp dl, -0x1
    je .L55
    tzcnt rdi, rax
    mov r9d, edi
    shl r9d, 0x6
    add edi, r9d
    add edi, 0x4009
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L54
    jmp .L56
.L55:
    mov dl, -0x1
    blsr rax, rax
    jne .L54
.L56:
    and rsi, rcx
    test r11, r11
    je .L59
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L57:
    cmp al, -0x1
    je .L58
    tzcnt rcx, r11
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x8
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr r11, r11
    jne .L57
    jmp .L59
.L58:
    mov al, -0x1
    blsr r11, r11
    jne .L57
.L59:
    test rsi, rsi
    je .L62
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L60:
    cmp al, -0x1
    je .L61
    tzcnt rcx, rsi
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x1010
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr rsi, rsi
    jne .L60
    jmp .L62
.L61:
    mov al, -0x1
    blsr rsi, rsi
    jne .L60
.L62:
    mov rax, r14
    not rax
    mov rcx, qword ptr [rsp - 0x60]
    and rcx, r14
    je .L70
    mov rdx, qword ptr [rsp - 0x70]
    not rdx
    movzx r9d, byte ptr [r8 + 0x200]
    jmp .L64
    nop
.L63:
    blsr rcx, rcx
    je .L70
.L64:
    tzcnt rsi, rcx
    mov edi, esi
    shl esi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rsi + r10]
    and rsi, rax
    mov r10, rsi
    movzx edi, di
    and r10, qword ptr [rsp - 0x70]
    je .L67
    lea r11d, [rdi + 0x4000]
    movzx r11d, r11w
    mov ebx, r9d
    nop
.L65:
    cmp bl, -0x1
    je .L66
    tzcnt r9, r10
    shl r9d, 0x6
    or r9d, r11d
    movzx r15d, bl
    inc bl
    mov word ptr [r8 + 2*r15], r9w
    mov byte ptr [r8 + 0x200], bl
    mov r9d, ebx
    blsr r10, r10
    jne .L65
    jmp .L67
.L66:
    mov bl, -0x1
    blsr r10, r10
    jne .L65
    nop
.L67:
    mov r10d, r9d
    and rsi, rdx
    je .L63
    nop
.L68:
    cmp r10b, -0x1
    je .L69
    tzcnt r9, rsi
    shl r9d, 0x6
    or r9d, edi
    movzx r11d, r10b
    inc r10b
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], r10b
    mov r9d, r10d
    blsr rsi, rsi
    jne .L68
    jmp .L63
.L69:
    mov r10b, -0x1
    blsr rsi, rsi
    jne .L68
    jmp .L63
.L70:
    mov rcx, qword ptr [rsp - 0x58]
    and rcx, r14
    je .L78
    mov rdx, qword ptr [rsp - 0x70]
    not rdx
    movzx r10d, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r9, [plywright::sliders::magic::TABLE]
    jmp .L72
    nop
.L71:
    blsr rcx, rcx
    je .L78
.L72:
    tzcnt rdi, rcx
    lea r11, [rdi + 2*rdi]
    mov ebx, dword ptr [rsi + 8*r11 + 0x610]
    movzx r15d, byte ptr [rsi + 8*r11 + 0x614]
    mov r12, qword ptr [rsi + 8*r11 + 0x600]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [rsi + 8*r11 + 0x608]
    shrx r11, r12, r15
    add r11, rbx
    mov r11, qword ptr [r9 + 8*r11]
    and r11, rax
    mov r15, r11
    movzx edi, di
    and r15, qword ptr [rsp - 0x70]
    je .L75
    lea ebx, [rdi + 0x4000]
    movzx ebx, bx
    mov ebp, r10d
    nop
.L73:
    cmp bpl, -0x1
    je .L74
    tzcnt r10, r15
    shl r10d, 0x6
    or r10d, ebx
    movzx r12d, bpl
    inc bpl
    mov word ptr [r8 + 2*r12], r10w
    mov byte ptr [r8 + 0x200], bpl
    mov r10d, ebp
    blsr r15, r15
    jne .L73
    jmp .L75
.L74:
    mov bpl, -0x1
    blsr r15, r15
    jne .L73
    nop
.L75:
    mov ebx, r10d
    and r11, rdx
    je .L71
    nop
.L76:
    cmp bl, -0x1
    je .L77
    tzcnt r10, r11
    shl r10d, 0x6
    or r10d, edi
    movzx r15d, bl
    inc bl
    mov word ptr [r8 + 2*r15], r10w
    mov byte ptr [r8 + 0x200], bl
    mov r10d, ebx
    blsr r11, r11
    jne .L76
    jmp .L71
.L77:
    mov bl, -0x1
    blsr r11, r11
    jne .L76
    jmp .L71
.L78:
    and r14, qword ptr [rsp - 0x50]
    je .L86
    mov rcx, qword ptr [rsp - 0x70]
    not rcx
    movzx r9d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L80
    nop
.L79:
    blsr r14, r14
    je .L86
.L80:
    tzcnt rdi, r14
    lea r10, [rdi + 2*rdi]
    mov r11d, dword ptr [rdx + 8*r10 + 0x10]
    movzx ebx, byte ptr [rdx + 8*r10 + 0x14]
    mov r15, qword ptr [rdx + 8*r10]
    and r15, qword ptr [rsp - 0x68]
    imul r15, qword ptr [rdx + 8*r10 + 0x8]
    shrx r10, r15, rbx
    add r10, r11
    mov r10, qword ptr [rsi + 8*r10]
    and r10, rax
    mov r11, r10
    movzx edi, di
    and r11, qword ptr [rsp - 0x70]
    je .L83
    lea ebx, [rdi + 0x4000]
    movzx ebx, bx
    mov ebp, r9d
    nop
.L81:
    cmp bpl, -0x1
    je .L82
    tzcnt r9, r11
    shl r9d, 0x6
    or r9d, ebx
    movzx r15d, bpl
    inc bpl
    mov word ptr [r8 + 2*r15], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r9d, ebp
    blsr r11, r11
    jne .L81
    jmp .L83
.L82:
    mov bpl, -0x1
    blsr r11, r11
    jne .L81
    nop
.L83:
    mov r11d, r9d
    and r10, rcx
    je .L79
    nop
.L84:
    cmp r11b, -0x1
    je .L85
    tzcnt r9, r10
    shl r9d, 0x6
    or r9d, edi
    movzx ebx, r11b
    inc r11b
    mov word ptr [r8 + 2*rbx], r9w
    mov byte ptr [r8 + 0x200], r11b
    mov r9d, r11d
    blsr r10, r10
    jne .L84
    jmp .L79
.L85:
    mov r11b, -0x1
    blsr r10, r10
    jne .L84
    jmp .L79
.L86:
    mov rcx, qword ptr [rsp - 0x20]
    and rax, qword ptr [rcx + 0x8]
    mov rdi, qword ptr [rsp - 0x40]
    mov r14, qword ptr [rsp - 0x70]
    je .L310
    mov ecx, 0x1
    mov r11, qword ptr [rsp - 0x48]
    shlx r9, rcx, r11
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, r14
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov r10, qword ptr [rsp - 0x38]
    and r10, r14
    mov rdx, r10
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl r10, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, r10
    or rdx, rsi
    shl ecx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    or rdx, qword ptr [rcx + rbx + 0x8]
    andn rax, rdx, rax
    je .L263
    mov rcx, qword ptr [rsp - 0x60]
    and rcx, r14
    mov r10, qword ptr [rsp - 0x68]
    je .L284
    xor esi, esi
    nop
.L87:
    tzcnt rdi, rcx
    shl edi, 0x6
    or rsi, qword ptr [rdi + rbx]
    blsr rcx, rcx
    jne .L87
    jmp .L285
.L88:
    mov rbp, r11
    shl r11d, 0x8
    and r9d, r11d
    test rcx, rcx
    je .L92
.L89:
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L90:
    cmp dil, -0x1
    je .L91
    tzcnt rdx, rcx
    mov esi, edx
    shl esi, 0x6
    add edx, 0x37
    and edx, 0x3f
    add edx, esi
    add edx, 0x4000
    movzx esi, dil
    inc dil
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], dil
    blsr rcx, rcx
    jne .L90
    jmp .L92
.L91:
    mov dil, -0x1
    blsr rcx, rcx
    jne .L90
.L92:
    and r9d, 0xff000000
    test r10, r10
    je .L95
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L93:
    cmp cl, -0x1
    je .L94
    tzcnt rdx, r10
    mov esi, edx
    shl esi, 0x6
    add edx, 0x39
    and edx, 0x3f
    add edx, esi
    add edx, 0x4000
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    blsr r10, r10
    jne .L93
    jmp .L95
.L94:
    mov cl, -0x1
    blsr r10, r10
    jne .L93
.L95:
    test rbp, rbp
    je .L98
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L96:
    cmp cl, -0x1
    je .L97
    tzcnt rdx, rbp
    mov esi, edx
    shl esi, 0x6
    add edx, 0x38
    and edx, 0x3f
    or edx, esi
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    blsr rbp, rbp
    jne .L96
    jmp .L98
.L97:
    mov cl, -0x1
    blsr rbp, rbp
    jne .L96
.L98:
    test r9, r9
    je .L101
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L99:
    cmp cl, -0x1
    je .L100
    tzcnt rdx, r9
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
    blsr r9, r9
    jne .L99
    jmp .L101
.L100:
    mov cl, -0x1
    blsr r9, r9
    jne .L99
.L101:
    mov r9, r14
    not r9
    mov rcx, qword ptr [rsp - 0x60]
    and rcx, r14
    je .L109
    mov r10, qword ptr [rsp - 0x70]
    not r10
    movzx ebp, byte ptr [r8 + 0x200]
    jmp .L103
    nop
.L102:
    blsr rcx, rcx
    je .L109
.L103:
    tzcnt rdx, rcx
    mov esi, edx
    shl edx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rdx + rdi]
    and rdi, r9
    mov r15, rdi
    movzx r11d, si
    and r15, qword ptr [rsp - 0x70]
    je .L106
    lea edx, [r11 + 0x4000]
    movzx ebx, dx
    mov edx, ebp
    nop
.L104:
    cmp dl, -0x1
    je .L105
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, ebx
    movzx r12d, dl
    inc dl
    mov word ptr [r8 + 2*r12], si
    mov byte ptr [r8 + 0x200], dl
    mov ebp, edx
    blsr r15, r15
    jne .L104
    jmp .L106
.L105:
    mov dl, -0x1
    blsr r15, r15
    jne .L104
    nop
.L106:
    mov ebx, ebp
    and rdi, r10
    je .L102
    nop
.L107:
    cmp bl, -0x1
    je .L108
    tzcnt rdx, rdi
    shl edx, 0x6
    or edx, r11d
    movzx esi, bl
    inc bl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], bl
    mov ebp, ebx
    blsr rdi, rdi
    jne .L107
    jmp .L102
.L108:
    mov bl, -0x1
    blsr rdi, rdi
    jne .L107
    jmp .L102
.L109:
    mov rcx, qword ptr [rsp - 0x58]
    and rcx, r14
    je .L117
    mov r10, qword ptr [rsp - 0x70]
    not r10
    movzx edx, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L111
    nop
.L110:
    blsr rcx, rcx
    je .L117
.L111:
    tzcnt rsi, rcx
    lea rdi, [rsi + 2*rsi]
    mov ebx, dword ptr [r11 + 8*rdi + 0x610]
    movzx r12d, byte ptr [r11 + 8*rdi + 0x614]
    mov r13, qword ptr [r11 + 8*rdi + 0x600]
    and r13, qword ptr [rsp - 0x68]
    imul r13, qword ptr [r11 + 8*rdi + 0x608]
    shrx rdi, r13, r12
    add rdi, rbx
    mov r13, qword ptr [r15 + 8*rdi]
    and r13, r9
    mov rbp, r13
    movzx r12d, si
    and rbp, qword ptr [rsp - 0x70]
    je .L114
    lea esi, [r12 + 0x4000]
    movzx ebx, si
    mov edi, edx
    nop
.L112:
    cmp dil, -0x1
    je .L113
    tzcnt rdx, rbp
    shl edx, 0x6
    or edx, ebx
    movzx esi, dil
    inc dil
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], dil
    mov edx, edi
    blsr rbp, rbp
    jne .L112
    jmp .L114
.L113:
    mov dil, -0x1
    blsr rbp, rbp
    jne .L112
    nop
.L114:
    mov ebx, edx
    and r13, r10
    je .L110
    nop
.L115:
    cmp bl, -0x1
    je .L116
    tzcnt rdx, r13
    shl edx, 0x6
    or edx, r12d
    movzx esi, bl
    inc bl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], bl
    mov edx, ebx
    blsr r13, r13
    jne .L115
    jmp .L110
.L116:
    mov bl, -0x1
    blsr r13, r13
    jne .L115
    jmp .L110
.L117:
    and r14, qword ptr [rsp - 0x50]
    je .L125
    mov rcx, qword ptr [rsp - 0x70]
    not rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L119
    nop
.L118:
    blsr r14, r14
    je .L125
.L119:
    tzcnt rdx, r14
    lea rsi, [rdx + 2*rdx]
    mov ebx, dword ptr [r10 + 8*rsi + 0x10]
    movzx r15d, byte ptr [r10 + 8*rsi + 0x14]
    mov r12, qword ptr [r10 + 8*rsi]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [r10 + 8*rsi + 0x8]
    shrx rsi, r12, r15
    add rsi, rbx
    mov r15, qword ptr [r11 + 8*rsi]
    and r15, r9
    mov r13, r15
    movzx r12d, dx
    and r13, qword ptr [rsp - 0x70]
    je .L122
    lea edx, [r12 + 0x4000]
    movzx ebx, dx
    mov edx, edi
    nop
.L120:
    cmp dl, -0x1
    je .L121
    tzcnt rsi, r13
    shl esi, 0x6
    or esi, ebx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    mov edi, edx
    blsr r13, r13
    jne .L120
    jmp .L122
.L121:
    mov dl, -0x1
    blsr r13, r13
    jne .L120
    nop
.L122:
    mov ebx, edi
    and r15, rcx
    je .L118
    nop
.L123:
    cmp bl, -0x1
    je .L124
    tzcnt rdx, r15
    shl edx, 0x6
    or edx, r12d
    movzx esi, bl
    inc bl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    blsr r15, r15
    jne .L123
    jmp .L118
.L124:
    mov bl, -0x1
    blsr r15, r15
    jne .L123
    jmp .L118
.L125:
    mov rcx, qword ptr [rsp - 0x20]
    and r9, qword ptr [rcx + 0x8]
    mov rdi, qword ptr [rsp - 0x40]
    mov r14, qword ptr [rsp - 0x70]
    je .L283
    mov ecx, 0x1
    mov rsi, qword ptr [rsp - 0x48]
    shlx r10, rcx, rsi
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, r14
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov r11, qword ptr [rsp - 0x38]
    and r11, r14
    mov rdx, r11
    shr rdx, 0x7
    movabs rbx, 0xfefefefefefe00
    add rbx, 0xfe
    and rbx, rdx
    shr r11, 0x9
    add rax, 0x7f
    and rax, r11
    or rax, rbx
    shl ecx, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    or rax, qword ptr [rcx + r11 + 0x8]
    andn rdx, rax, r9
    je .L264
    mov rcx, qword ptr [rsp - 0x60]
    mov rdi, rsi
    xor r9d, r9d
    and rcx, r14
    je .L127
.L126:
    tzcnt rsi, rcx
    shl esi, 0x6
    or r9, qword ptr [rsi + r11]
    blsr rcx, rcx
    jne .L126
.L127:
    andn r11, r10, qword ptr [rsp - 0x68]
    mov rcx, qword ptr [rsp - 0x28]
    add ecx, 0x37
    mov rsi, rdx
    ror rsi, cl
    mov ecx, esi
    and ecx, 0x7
    mov rbx, rdi
    shl ebx, 0xc
    lea rdi, [plywright::movegen::danger::ZONES]
    add rdi, rbx
    shl ecx, 0x4
    add rcx, rdi
    mov edi, esi
    shr edi
    and edi, 0x80
    mov ebx, esi
    shr ebx, 0x2
    and ebx, 0x100
    add rbx, rdi
    add rbx, rcx
    shr esi, 0x7
    and esi, 0xe00
    mov rcx, qword ptr [rsi + rbx + 0x8]
    mov rsi, qword ptr [rsi + rbx]
    and rsi, r14
    and rsi, qword ptr [rsp - 0x58]
    je .L129
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L128:
    tzcnt r14, rsi
    lea r14, [r14 + 2*r14]
    mov r15d, dword ptr [rdi + 8*r14 + 0x610]
    mov r12, qword ptr [rdi + 8*r14 + 0x600]
    and r12, r11
    imul r12, qword ptr [rdi + 8*r14 + 0x608]
    movzx r14d, byte ptr [rdi + 8*r14 + 0x614]
    shrx r14, r12, r14
    add r14, r15
    or r9, qword ptr [rbx + 8*r14]
    blsr rsi, rsi
    jne .L128
.L129:
    and rcx, qword ptr [rsp - 0x70]
    and rcx, qword ptr [rsp - 0x50]
    je .L131
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    nop
.L130:
    tzcnt rbx, rcx
    lea rbx, [rbx + 2*rbx]
    mov r14d, dword ptr [rsi + 8*rbx + 0x10]
    mov r15, qword ptr [rsi + 8*rbx]
    and r15, r11
    imul r15, qword ptr [rsi + 8*rbx + 0x8]
    movzx ebx, byte ptr [rsi + 8*rbx + 0x14]
    shrx rbx, r15, rbx
    add rbx, r14
    or r9, qword ptr [rdi + 8*rbx]
    blsr rcx, rcx
    jne .L130
.L131:
    andn rcx, r9, rdx
    mov rdi, qword ptr [rsp - 0x40]
    mov r14, qword ptr [rsp - 0x70]
    mov rdx, rcx
    and rdx, r14
    jne .L265
    jmp .L268
.L132:
    mov r9, rcx
.L133:
    mov rsi, rbx
    not rsi
    shr rcx, 0x8
    test r10, r10
    je .L136
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L134:
    cmp dil, -0x1
    je .L135
    tzcnt rbx, r10
    mov r15d, ebx
    shl r15d, 0x6
    add ebx, r15d
    add ebx, 0x4007
    movzx r15d, dil
    inc dil
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], dil
    blsr r10, r10
    jne .L134
    jmp .L136
.L135:
    mov dil, -0x1
    blsr r10, r10
    jne .L134
.L136:
    and rsi, rcx
    movabs rcx, 0xff00000000
    test rax, rax
    je .L139
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L137:
    cmp dil, -0x1
    je .L138
    tzcnt r10, rax
    mov ebx, r10d
    shl ebx, 0x6
    add r10d, ebx
    add r10d, 0x4009
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r10w
    mov byte ptr [r8 + 0x200], dil
    blsr rax, rax
    jne .L137
    jmp .L139
.L138:
    mov dil, -0x1
    blsr rax, rax
    jne .L137
.L139:
    and rsi, rcx
    test r9, r9
    je .L142
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L140:
    cmp al, -0x1
    je .L141
    tzcnt rcx, r9
    mov edi, ecx
    shl edi, 0x6
    add ecx, edi
    add ecx, 0x8
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], cx
    mov byte ptr [r8 + 0x200], al
    blsr r9, r9
    jne .L140
    jmp .L142
.L141:
    mov al, -0x1
    blsr r9, r9
    jne .L140
.L142:
    mov rax, rdx
    not rax
    mov qword ptr [rsp - 0x30], rax
    test rsi, rsi
    je .L145
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L143:
    cmp al, -0x1
    je .L144
    tzcnt rcx, rsi
    mov edi, ecx
    shl edi, 0x6
    add ecx, edi
    add ecx, 0x1010
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], cx
    mov byte ptr [r8 + 0x200], al
    blsr rsi, rsi
    jne .L143
    jmp .L145
.L144:
    mov al, -0x1
    blsr rsi, rsi
    jne .L143
.L145:
    mov rax, r14
    not rax
    mov rcx, qword ptr [rsp - 0x60]
    and rcx, r14
    mov r9, qword ptr [rsp - 0x70]
    not r9
    and rcx, qword ptr [rsp - 0x30]
    je .L153
    movzx r10d, byte ptr [r8 + 0x200]
    jmp .L147
    nop
.L146:
    blsr rcx, rcx
    je .L153
.L147:
    tzcnt rsi, rcx
    mov edi, esi
    shl esi, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rsi + rbx]
    and rsi, rax
    mov r15, rsi
    movzx edi, di
    and r15, qword ptr [rsp - 0x70]
    je .L150
    lea ebx, [rdi + 0x4000]
    movzx r12d, bx
    mov ebx, r10d
    nop
.L148:
    cmp bl, -0x1
    je .L149
    tzcnt r10, r15
    shl r10d, 0x6
    or r10d, r12d
    movzx r13d, bl
    inc bl
    mov word ptr [r8 + 2*r13], r10w
    mov byte ptr [r8 + 0x200], bl
    mov r10d, ebx
    blsr r15, r15
    jne .L148
    jmp .L150
.L149:
    mov bl, -0x1
    blsr r15, r15
    jne .L148
    nop
.L150:
    mov ebx, r10d
    and rsi, r9
    je .L146
    nop
.L151:
    cmp bl, -0x1
    je .L152
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, edi
    movzx r15d, bl
    inc bl
    mov word ptr [r8 + 2*r15], r10w
    mov byte ptr [r8 + 0x200], bl
    mov r10d, ebx
    blsr rsi, rsi
    jne .L151
    jmp .L146
.L152:
    mov bl, -0x1
    blsr rsi, rsi
    jne .L151
    jmp .L146
.L153:
    mov rcx, qword ptr [rsp - 0x58]
    and rcx, r14
    and rcx, qword ptr [rsp - 0x30]
    je .L161
    movzx r13d, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    jmp .L155
    nop
.L154:
    blsr rcx, rcx
    je .L161
.L155:
    tzcnt r10, rcx
    lea rdi, [r10 + 2*r10]
    mov ebx, dword ptr [rsi + 8*rdi + 0x610]
    movzx r15d, byte ptr [rsi + 8*rdi + 0x614]
    mov r12, qword ptr [rsi + 8*rdi + 0x600]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [rsi + 8*rdi + 0x608]
    shrx rdi, r12, r15
    add rdi, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r15, qword ptr [rbx + 8*rdi]
    and r15, rax
    mov rdi, r15
    movzx r10d, r10w
    and rdi, qword ptr [rsp - 0x70]
    je .L158
    lea ebx, [r10 + 0x4000]
    movzx ebx, bx
    mov r12d, r13d
    nop
.L156:
    cmp r12b, -0x1
    je .L157
    tzcnt r13, rdi
    shl r13d, 0x6
    or r13d, ebx
    movzx ebp, r12b
    inc r12b
    mov word ptr [r8 + 2*rbp], r13w
    mov byte ptr [r8 + 0x200], r12b
    mov r13d, r12d
    blsr rdi, rdi
    jne .L156
    jmp .L158
.L157:
    mov r12b, -0x1
    blsr rdi, rdi
    jne .L156
    nop
.L158:
    mov edi, r13d
    and r15, r9
    je .L154
    nop
.L159:
    cmp dil, -0x1
    je .L160
    tzcnt rbx, r15
    shl ebx, 0x6
    or ebx, r10d
    movzx r12d, dil
    inc dil
    mov word ptr [r8 + 2*r12], bx
    mov byte ptr [r8 + 0x200], dil
    mov r13d, edi
    blsr r15, r15
    jne .L159
    jmp .L154
.L160:
    mov dil, -0x1
    blsr r15, r15
    jne .L159
    jmp .L154
.L161:
    and r14, qword ptr [rsp - 0x50]
    and r14, qword ptr [rsp - 0x30]
    je .L169
    movzx r10d, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L163
    nop
.L162:
    blsr r14, r14
    je .L169
.L163:
    tzcnt rbx, r14
    lea rdi, [rbx + 2*rbx]
    mov r15d, dword ptr [rcx + 8*rdi + 0x10]
    movzx r12d, byte ptr [rcx + 8*rdi + 0x14]
    mov r13, qword ptr [rcx + 8*rdi]
    and r13, qword ptr [rsp - 0x68]
    imul r13, qword ptr [rcx + 8*rdi + 0x8]
    shrx rdi, r13, r12
    add rdi, r15
    mov rdi, qword ptr [rsi + 8*rdi]
    and rdi, rax
    mov r12, rdi
    movzx r15d, bx
    and r12, qword ptr [rsp - 0x70]
    je .L166
    lea ebx, [r15 + 0x4000]
    movzx ebx, bx
    mov r13d, r10d
    nop
.L164:
    cmp r13b, -0x1
    je .L165
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, ebx
    movzx ebp, r13b
    inc r13b
    mov word ptr [r8 + 2*rbp], r10w
    mov byte ptr [r8 + 0x200], r13b
    mov r10d, r13d
    blsr r12, r12
    jne .L164
    jmp .L166
.L165:
    mov r13b, -0x1
    blsr r12, r12
    jne .L164
    nop
.L166:
    mov ebx, r10d
    and rdi, r9
    je .L162
    nop
.L167:
    cmp bl, -0x1
    je .L168
    tzcnt r10, rdi
    shl r10d, 0x6
    or r10d, r15d
    movzx r12d, bl
    inc bl
    mov word ptr [r8 + 2*r12], r10w
    mov byte ptr [r8 + 0x200], bl
    mov r10d, ebx
    blsr rdi, rdi
    jne .L167
    jmp .L162
.L168:
    mov bl, -0x1
    blsr rdi, rdi
    jne .L167
    jmp .L162
.L169:
    and r11, rdx
    je .L177
    mov rsi, qword ptr [rsp - 0x48]
    shl esi, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add rcx, rsi
    movzx r14d, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L171
    nop
.L170:
    blsr r11, r11
    je .L177
.L171:
    tzcnt rdi, r11
    lea rbx, [rdi + 2*rdi]
    mov r15d, dword ptr [rsi + 8*rbx + 0x610]
    movzx r12d, byte ptr [rsi + 8*rbx + 0x614]
    mov r13, qword ptr [rsi + 8*rbx + 0x600]
    and r13, qword ptr [rsp - 0x68]
    imul r13, qword ptr [rsi + 8*rbx + 0x608]
    shrx rbx, r13, r12
    add rbx, r15
    mov r15, qword ptr [r10 + 8*rbx]
    and r15, qword ptr [rcx + 8*rdi]
    and r15, rax
    mov r12, r15
    movzx edi, di
    and r12, qword ptr [rsp - 0x70]
    je .L174
    lea ebx, [rdi + 0x4000]
    movzx ebx, bx
    mov r13d, r14d
    nop
.L172:
    cmp r13b, -0x1
    je .L173
    tzcnt r14, r12
    shl r14d, 0x6
    or r14d, ebx
    movzx ebp, r13b
    inc r13b
    mov word ptr [r8 + 2*rbp], r14w
    mov byte ptr [r8 + 0x200], r13b
    mov r14d, r13d
    blsr r12, r12
    jne .L172
    jmp .L174
.L173:
    mov r13b, -0x1
    blsr r12, r12
    jne .L172
    nop
.L174:
    mov ebx, r14d
    and r15, r9
    je .L170
    nop
.L175:
    cmp bl, -0x1
    je .L176
    tzcnt r14, r15
    shl r14d, 0x6
    or r14d, edi
    movzx r12d, bl
    inc bl
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], bl
    mov r14d, ebx
    blsr r15, r15
    jne .L175
    jmp .L170
.L176:
    mov bl, -0x1
    blsr r15, r15
    jne .L175
    jmp .L170
.L177:
    mov rdi, qword ptr [rsp - 0x10]
    and rdi, rdx
    je .L185
    mov rsi, qword ptr [rsp - 0x48]
    shl esi, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add rcx, rsi
    movzx r11d, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L179
    nop
.L178:
    blsr rdi, rbp
    je .L185
.L179:
    mov rbp, rdi
    tzcnt rdi, rdi
    lea rbx, [rdi + 2*rdi]
    mov r14d, dword ptr [rsi + 8*rbx + 0x10]
    movzx r15d, byte ptr [rsi + 8*rbx + 0x14]
    mov r12, qword ptr [rsi + 8*rbx]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [rsi + 8*rbx + 0x8]
    shrx rbx, r12, r15
    add rbx, r14
    mov r14, qword ptr [r10 + 8*rbx]
    and r14, qword ptr [rcx + 8*rdi]
    and r14, rax
    mov r15, r14
    movzx edi, di
    and r15, qword ptr [rsp - 0x70]
    je .L182
    lea ebx, [rdi + 0x4000]
    movzx ebx, bx
    mov r12d, r11d
    nop
.L180:
    cmp r12b, -0x1
    je .L181
    tzcnt r11, r15
    shl r11d, 0x6
    or r11d, ebx
    movzx r13d, r12b
    inc r12b
    mov word ptr [r8 + 2*r13], r11w
    mov byte ptr [r8 + 0x200], r12b
    mov r11d, r12d
    blsr r15, r15
    jne .L180
    jmp .L182
.L181:
    mov r12b, -0x1
    blsr r15, r15
    jne .L180
    nop
.L182:
    mov ebx, r11d
    and r14, r9
    je .L178
    nop
.L183:
    cmp bl, -0x1
    je .L184
    tzcnt r11, r14
    shl r11d, 0x6
    or r11d, edi
    movzx r15d, bl
    inc bl
    mov word ptr [r8 + 2*r15], r11w
    mov byte ptr [r8 + 0x200], bl
    mov r11d, ebx
    blsr r14, r14
    jne .L183
    jmp .L178
.L184:
    mov bl, -0x1
    blsr r14, r14
    jne .L183
    jmp .L178
.L185:
    and rdx, qword ptr [rsp - 0x8]
    je .L193
    mov rsi, qword ptr [rsp - 0x48]
    shl esi, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add rcx, rsi
    movzx r11d, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rsp - 0x68]
    jmp .L187
    nop
.L186:
    blsr rdx, rdx
    je .L193
.L187:
    tzcnt rdi, rdx
    lea rbx, [rdi + 2*rdi]
    mov r14d, dword ptr [rsi + 8*rbx + 0x10]
    movzx r15d, byte ptr [rsi + 8*rbx + 0x14]
    mov r12, qword ptr [rsi + 8*rbx]
    and r12, r13
    imul r12, qword ptr [rsi + 8*rbx + 0x8]
    shrx r15, r12, r15
    add r15, r14
    mov r14d, dword ptr [rsi + 8*rbx + 0x610]
    mov r12, qword ptr [rsi + 8*rbx + 0x600]
    and r12, r13
    imul r12, qword ptr [rsi + 8*rbx + 0x608]
    movzx ebx, byte ptr [rsi + 8*rbx + 0x614]
    shrx rbx, r12, rbx
    add rbx, r14
    mov r14, qword ptr [r10 + 8*rbx]
    or r14, qword ptr [r10 + 8*r15]
    and r14, qword ptr [rcx + 8*rdi]
    and r14, rax
    mov r15, r14
    movzx edi, di
    and r15, qword ptr [rsp - 0x70]
    je .L190
    lea ebx, [rdi + 0x4000]
    movzx ebx, bx
    mov ebp, r11d
    nop
.L188:
    cmp bpl, -0x1
    je .L189
    tzcnt r11, r15
    shl r11d, 0x6
    or r11d, ebx
    movzx r12d, bpl
    inc bpl
    mov word ptr [r8 + 2*r12], r11w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    blsr r15, r15
    jne .L188
    jmp .L190
.L189:
    mov bpl, -0x1
    blsr r15, r15
    jne .L188
    nop
.L190:
    mov ebx, r11d
    and r14, r9
    je .L186
    nop
.L191:
    cmp bl, -0x1
    je .L192
    tzcnt r11, r14
    shl r11d, 0x6
    or r11d, edi
    movzx r15d, bl
    inc bl
    mov word ptr [r8 + 2*r15], r11w
    mov byte ptr [r8 + 0x200], bl
    mov r11d, ebx
    blsr r14, r14
    jne .L191
    jmp .L186
.L192:
    mov bl, -0x1
    blsr r14, r14
    jne .L191
    jmp .L186
.L193:
    mov rcx, qword ptr [rsp - 0x20]
    and rax, qword ptr [rcx + 0x8]
    mov rdi, qword ptr [rsp - 0x40]
    mov r14, qword ptr [rsp - 0x70]
    je .L310
    mov ecx, 0x1
    mov r11, qword ptr [rsp - 0x48]
    shlx r9, rcx, r11
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, r14
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov r10, qword ptr [rsp - 0x38]
    and r10, r14
    mov rdx, r10
    shl rdx, 0x9
    movabs rsi, -0x101010101010200
    and rsi, rdx
    shl r10, 0x7
    movabs rdx, 0x7f7f7f7f7f7f7f00
    and rdx, r10
    or rdx, rsi
    shl ecx, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    or rdx, qword ptr [rcx + rbx + 0x8]
    andn rax, rdx, rax
    je .L273
    mov rcx, qword ptr [rsp - 0x60]
    and rcx, r14
    mov r10, qword ptr [rsp - 0x68]
    je .L296
    xor esi, esi
    nop
.L194:
    tzcnt rdi, rcx
    shl edi, 0x6
    or rsi, qword ptr [rdi + rbx]
    blsr rcx, rcx
    jne .L194
    jmp .L297
.L195:
    mov rcx, rbp
    shl ebp, 0x8
    and eax, ebp
    test r10, r10
    je .L199
.L196:
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L197:
    cmp dil, -0x1
    je .L198
    tzcnt rsi, r10
    mov ebx, esi
    shl ebx, 0x6
    add esi, 0x37
    and esi, 0x3f
    add esi, ebx
    add esi, 0x4000
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], si
    mov byte ptr [r8 + 0x200], dil
    blsr r10, r10
    jne .L197
    jmp .L199
.L198:
    mov dil, -0x1
    blsr r10, r10
    jne .L197
.L199:
    and eax, 0xff000000
    test r9, r9
    je .L202
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L200:
    cmp dil, -0x1
    je .L201
    tzcnt rsi, r9
    mov r10d, esi
    shl r10d, 0x6
    add esi, 0x39
    and esi, 0x3f
    add esi, r10d
    add esi, 0x4000
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], dil
    blsr r9, r9
    jne .L200
    jmp .L202
.L201:
    mov dil, -0x1
    blsr r9, r9
    jne .L200
.L202:
    test rcx, rcx
    je .L205
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L203:
    cmp sil, -0x1
    je .L204
    tzcnt rdi, rcx
    mov r9d, edi
    shl r9d, 0x6
    add edi, 0x38
    and edi, 0x3f
    or edi, r9d
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    blsr rcx, rcx
    jne .L203
    jmp .L205
.L204:
    mov sil, -0x1
    blsr rcx, rcx
    jne .L203
.L205:
    mov rcx, rdx
    not rcx
    mov qword ptr [rsp - 0x30], rcx
    test rax, rax
    je .L208
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L206:
    cmp cl, -0x1
    je .L207
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
    blsr rax, rax
    jne .L206
    jmp .L208
.L207:
    mov cl, -0x1
    blsr rax, rax
    jne .L206
.L208:
    mov rax, r14
    not rax
    mov r10, qword ptr [rsp - 0x60]
    and r10, r14
    mov r9, r15
    not r9
    and r10, qword ptr [rsp - 0x30]
    je .L216
    movzx r15d, byte ptr [r8 + 0x200]
    jmp .L210
    nop
.L209:
    blsr r10, r10
    je .L216
.L210:
    tzcnt rcx, r10
    mov esi, ecx
    shl ecx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rdi, qword ptr [rcx + rdi]
    and rdi, rax
    mov r12, rdi
    movzx ecx, si
    and r12, qword ptr [rsp - 0x70]
    je .L213
    lea esi, [rcx + 0x4000]
    movzx r13d, si
    mov esi, r15d
    nop
.L211:
    cmp sil, -0x1
    je .L212
    tzcnt rbx, r12
    shl ebx, 0x6
    or ebx, r13d
    movzx r15d, sil
    inc sil
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], sil
    mov r15d, esi
    blsr r12, r12
    jne .L211
    jmp .L213
.L212:
    mov sil, -0x1
    blsr r12, r12
    jne .L211
    nop
.L213:
    mov ebx, r15d
    and rdi, r9
    je .L209
    nop
.L214:
    cmp bl, -0x1
    je .L215
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, ecx
    movzx r15d, bl
    inc bl
    mov word ptr [r8 + 2*r15], si
    mov byte ptr [r8 + 0x200], bl
    mov r15d, ebx
    blsr rdi, rdi
    jne .L214
    jmp .L209
.L215:
    mov bl, -0x1
    blsr rdi, rdi
    jne .L214
    jmp .L209
.L216:
    mov r10, qword ptr [rsp - 0x58]
    and r10, r14
    and r10, qword ptr [rsp - 0x30]
    je .L224
    movzx esi, byte ptr [r8 + 0x200]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    jmp .L218
    nop
.L217:
    blsr r10, r10
    je .L224
.L218:
    tzcnt rcx, r10
    lea rdi, [rcx + 2*rcx]
    mov ebx, dword ptr [r13 + 8*rdi + 0x610]
    movzx r15d, byte ptr [r13 + 8*rdi + 0x614]
    mov r12, qword ptr [r13 + 8*rdi + 0x600]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [r13 + 8*rdi + 0x608]
    shrx rdi, r12, r15
    add rdi, rbx
    lea rbx, [plywright::sliders::magic::TABLE]
    mov r15, qword ptr [rbx + 8*rdi]
    and r15, rax
    mov r12, r15
    movzx ecx, cx
    and r12, qword ptr [rsp - 0x70]
    je .L221
    lea edi, [rcx + 0x4000]
    movzx ebx, di
    mov edi, esi
    nop
.L219:
    cmp dil, -0x1
    je .L220
    tzcnt rsi, r12
    shl esi, 0x6
    or esi, ebx
    movzx ebp, dil
    inc dil
    mov word ptr [r8 + 2*rbp], si
    mov byte ptr [r8 + 0x200], dil
    mov esi, edi
    blsr r12, r12
    jne .L219
    jmp .L221
.L220:
    mov dil, -0x1
    blsr r12, r12
    jne .L219
    nop
.L221:
    mov ebx, esi
    and r15, r9
    je .L217
    nop
.L222:
    cmp bl, -0x1
    je .L223
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, ecx
    movzx edi, bl
    inc bl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], bl
    mov esi, ebx
    blsr r15, r15
    jne .L222
    jmp .L217
.L223:
    mov bl, -0x1
    blsr r15, r15
    jne .L222
    jmp .L217
.L224:
    and r14, qword ptr [rsp - 0x50]
    and r14, qword ptr [rsp - 0x30]
    je .L232
    movzx edi, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L226
    nop
.L225:
    blsr r14, r14
    je .L232
.L226:
    tzcnt rsi, r14
    lea rbx, [rsi + 2*rsi]
    mov r15d, dword ptr [rcx + 8*rbx + 0x10]
    movzx r12d, byte ptr [rcx + 8*rbx + 0x14]
    mov r13, qword ptr [rcx + 8*rbx]
    and r13, qword ptr [rsp - 0x68]
    imul r13, qword ptr [rcx + 8*rbx + 0x8]
    shrx rbx, r13, r12
    add rbx, r15
    mov r15, qword ptr [r10 + 8*rbx]
    and r15, rax
    mov r13, r15
    movzx r12d, si
    and r13, qword ptr [rsp - 0x70]
    je .L229
    lea esi, [r12 + 0x4000]
    movzx ebx, si
    mov esi, edi
    nop
.L227:
    cmp sil, -0x1
    je .L228
    tzcnt rdi, r13
    shl edi, 0x6
    or edi, ebx
    movzx ebp, sil
    inc sil
    mov word ptr [r8 + 2*rbp], di
    mov byte ptr [r8 + 0x200], sil
    mov edi, esi
    blsr r13, r13
    jne .L227
    jmp .L229
.L228:
    mov sil, -0x1
    blsr r13, r13
    jne .L227
    nop
.L229:
    mov ebx, edi
    and r15, r9
    je .L225
    nop
.L230:
    cmp bl, -0x1
    je .L231
    tzcnt rsi, r15
    shl esi, 0x6
    or esi, r12d
    movzx edi, bl
    inc bl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    blsr r15, r15
    jne .L230
    jmp .L225
.L231:
    mov bl, -0x1
    blsr r15, r15
    jne .L230
    jmp .L225
.L232:
    and r11, rdx
    je .L240
    mov rsi, qword ptr [rsp - 0x48]
    shl esi, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add rcx, rsi
    movzx r15d, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L234
.L233:
    blsr r11, r11
    je .L240
.L234:
    tzcnt rsi, r11
    lea rdi, [rsi + 2*rsi]
    mov ebx, dword ptr [r10 + 8*rdi + 0x610]
    movzx r12d, byte ptr [r10 + 8*rdi + 0x614]
    mov r13, qword ptr [r10 + 8*rdi + 0x600]
    and r13, qword ptr [rsp - 0x68]
    imul r13, qword ptr [r10 + 8*rdi + 0x608]
    shrx rdi, r13, r12
    add rdi, rbx
    mov rdi, qword ptr [r14 + 8*rdi]
    and rdi, qword ptr [rcx + 8*rsi]
    and rdi, rax
    mov r13, rdi
    movzx r12d, si
    and r13, qword ptr [rsp - 0x70]
    je .L237
    lea esi, [r12 + 0x4000]
    movzx ebx, si
    mov esi, r15d
    nop
.L235:
    cmp sil, -0x1
    je .L236
    tzcnt r15, r13
    shl r15d, 0x6
    or r15d, ebx
    movzx ebp, sil
    inc sil
    mov word ptr [r8 + 2*rbp], r15w
    mov byte ptr [r8 + 0x200], sil
    mov r15d, esi
    blsr r13, r13
    jne .L235
    jmp .L237
.L236:
    mov sil, -0x1
    blsr r13, r13
    jne .L235
    nop
.L237:
    mov ebx, r15d
    and rdi, r9
    je .L233
    nop
.L238:
    cmp bl, -0x1
    je .L239
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, r12d
    movzx r15d, bl
    inc bl
    mov word ptr [r8 + 2*r15], si
    mov byte ptr [r8 + 0x200], bl
    mov r15d, ebx
    blsr rdi, rdi
    jne .L238
    jmp .L233
.L239:
    mov bl, -0x1
    blsr rdi, rdi
    jne .L238
    jmp .L233
.L240:
    mov rdi, qword ptr [rsp - 0x10]
    and rdi, rdx
    je .L248
    mov rsi, qword ptr [rsp - 0x48]
    shl esi, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add rcx, rsi
    movzx r14d, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L242
    nop
.L241:
    blsr rdi, rbp
    je .L248
.L242:
    mov rbp, rdi
    tzcnt rsi, rdi
    lea rdi, [rsi + 2*rsi]
    mov ebx, dword ptr [r10 + 8*rdi + 0x10]
    movzx r15d, byte ptr [r10 + 8*rdi + 0x14]
    mov r12, qword ptr [r10 + 8*rdi]
    and r12, qword ptr [rsp - 0x68]
    imul r12, qword ptr [r10 + 8*rdi + 0x8]
    shrx rdi, r12, r15
    add rdi, rbx
    mov rdi, qword ptr [r11 + 8*rdi]
    and rdi, qword ptr [rcx + 8*rsi]
    and rdi, rax
    mov r12, rdi
    movzx r15d, si
    and r12, qword ptr [rsp - 0x70]
    je .L245
    lea esi, [r15 + 0x4000]
    movzx ebx, si
    mov esi, r14d
    nop
.L243:
    cmp sil, -0x1
    je .L244
    tzcnt r14, r12
    shl r14d, 0x6
    or r14d, ebx
    movzx r13d, sil
    inc sil
    mov word ptr [r8 + 2*r13], r14w
    mov byte ptr [r8 + 0x200], sil
    mov r14d, esi
    blsr r12, r12
    jne .L243
    jmp .L245
.L244:
    mov sil, -0x1
    blsr r12, r12
    jne .L243
    nop
.L245:
    mov ebx, r14d
    and rdi, r9
    je .L241
    nop
.L246:
    cmp bl, -0x1
    je .L247
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, r15d
    movzx r14d, bl
    inc bl
    mov word ptr [r8 + 2*r14], si
    mov byte ptr [r8 + 0x200], bl
    mov r14d, ebx
    blsr rdi, rdi
    jne .L246
    jmp .L241
.L247:
    mov bl, -0x1
    blsr rdi, rdi
    jne .L246
    jmp .L241
.L248:
    and rdx, qword ptr [rsp - 0x8]
    je .L256
    mov rsi, qword ptr [rsp - 0x48]
    shl esi, 0x9
    lea rcx, [plywright::board::geometry::LINE]
    add rcx, rsi
    movzx ebp, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L250
    nop
.L249:
    blsr rdx, rdx
    je .L256
.L250:
    tzcnt rsi, rdx
    lea rdi, [rsi + 2*rsi]
    mov ebx, dword ptr [r10 + 8*rdi + 0x10]
    movzx r14d, byte ptr [r10 + 8*rdi + 0x14]
    mov r15, qword ptr [r10 + 8*rdi]
    mov r12, qword ptr [rsp - 0x68]
    and r15, r12
    imul r15, qword ptr [r10 + 8*rdi + 0x8]
    shrx r15, r15, r14
    add r15, rbx
    mov ebx, dword ptr [r10 + 8*rdi + 0x610]
    mov r14, qword ptr [r10 + 8*rdi + 0x600]
    and r14, r12
    imul r14, qword ptr [r10 + 8*rdi + 0x608]
    movzx edi, byte ptr [r10 + 8*rdi + 0x614]
    shrx rdi, r14, rdi
    add rdi, rbx
    mov r14, qword ptr [r11 + 8*rdi]
    or r14, qword ptr [r11 + 8*r15]
    and r14, qword ptr [rcx + 8*rsi]
    and r14, rax
    mov r15, r14
    movzx edi, si
    and r15, qword ptr [rsp - 0x70]
    je .L253
    lea esi, [rdi + 0x4000]
    movzx ebx, si
    mov esi, ebp
    nop
.L251:
    cmp sil, -0x1
    je .L252
    tzcnt r12, r15
    shl r12d, 0x6
    or r12d, ebx
    movzx r13d, sil
    inc sil
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], sil
    mov ebp, esi
    blsr r15, r15
    jne .L251
    jmp .L253
.L252:
    mov sil, -0x1
    blsr r15, r15
    jne .L251
    nop
.L253:
    mov ebx, ebp
    and r14, r9
    je .L249
    nop
.L254:
    cmp bl, -0x1
    je .L255
    tzcnt rsi, r14
    shl esi, 0x6
    or esi, edi
    movzx r15d, bl
    inc bl
    mov word ptr [r8 + 2*r15], si
    mov byte ptr [r8 + 0x200], bl
    mov ebp, ebx
    blsr r14, r14
    jne .L254
    jmp .L249
.L255:
    mov bl, -0x1
    blsr r14, r14
    jne .L254
    jmp .L249
.L256:
    mov rcx, qword ptr [rsp - 0x20]
    and rax, qword ptr [rcx + 0x8]
    mov rdi, qword ptr [rsp - 0x40]
    mov r15, qword ptr [rsp - 0x70]
    je .L283
    mov ecx, 0x1
    mov r11, qword ptr [rsp - 0x48]
    shlx rdx, rcx, r11
    mov rcx, qword ptr [rsp - 0x18]
    and rcx, r15
    tzcnt rcx, rcx
    and ecx, 0x3f
    mov r9, qword ptr [rsp - 0x38]
    and r9, r15
    mov rsi, r9
    shr rsi, 0x7
    movabs rbx, 0xfefefefefefe00
    add rbx, 0xfe
    and rbx, rsi
    shr r9, 0x9
    movabs r10, 0x7f7f7f7f7f7f00
    add r10, 0x7f
    and r10, r9
    or r10, rbx
    shl ecx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    or r10, qword ptr [rcx + rsi + 0x8]
    mov r12, r10
    andn rax, r10, rax
    je .L274
    mov rcx, qword ptr [rsp - 0x60]
    xor r9d, r9d
    and rcx, r15
    je .L258
    lea rdi, [plywright::board::geometry::AROUND]
    nop
.L257:
    tzcnt rsi, rcx
    shl esi, 0x6
    or r9, qword ptr [rsi + rdi]
    blsr rcx, rcx
    jne .L257
.L258:
    andn r10, rdx, qword ptr [rsp - 0x68]
    mov rcx, qword ptr [rsp - 0x28]
    add ecx, 0x37
    mov rsi, rax
    ror rsi, cl
    mov ecx, esi
    and ecx, 0x7
    shl r11d, 0xc
    lea rdi, [plywright::movegen::danger::ZONES]
    add rdi, r11
    shl ecx, 0x4
    add rcx, rdi
    mov edi, esi
    shr edi
    and edi, 0x80
    mov r11d, esi
    shr r11d, 0x2
    and r11d, 0x100
    add r11, rdi
    add r11, rcx
    shr esi, 0x7
    and esi, 0xe00
    mov rcx, qword ptr [rsi + r11 + 0x8]
    mov rsi, qword ptr [rsi + r11]
    and rsi, r15
    and rsi, qword ptr [rsp - 0x58]
    je .L260
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    nop
.L259:
    tzcnt rbx, rsi
    lea rbx, [rbx + 2*rbx]
    mov r14d, dword ptr [rdi + 8*rbx + 0x610]
    mov r15, qword ptr [rdi + 8*rbx + 0x600]
    and r15, r10
    imul r15, qword ptr [rdi + 8*rbx + 0x608]
    movzx ebx, byte ptr [rdi + 8*rbx + 0x614]
    shrx rbx, r15, rbx
    add rbx, r14
    or r9, qword ptr [r11 + 8*rbx]
    blsr rsi, rsi
    jne .L259
.L260:
    mov r15, qword ptr [rsp - 0x70]
    and rcx, r15
    and rcx, qword ptr [rsp - 0x50]
    je .L262
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    nop
.L261:
    tzcnt r11, rcx
    lea r11, [r11 + 2*r11]
    mov ebx, dword ptr [rsi + 8*r11 + 0x10]
    mov r14, qword ptr [rsi + 8*r11]
    and r14, r10
    imul r14, qword ptr [rsi + 8*r11 + 0x8]
    movzx r11d, byte ptr [rsi + 8*r11 + 0x14]
    shrx r11, r14, r11
    add r11, rbx
    or r9, qword ptr [rdi + 8*r11]
    blsr rcx, rcx
    jne .L261
.L262:
    andn rax, r9, rax
    mov rdi, qword ptr [rsp - 0x40]
    mov rbx, rax
    movzx ecx, byte ptr [rsp - 0x71]
    and rbx, r15
    jne .L275
    jmp .L278
.L263:
    xor eax, eax
    mov rcx, rax
    and rcx, r14
    jne .L290
    jmp .L293
.L264:
    xor ecx, ecx
    mov rdx, rcx
    and rdx, r14
    je .L268
.L265:
    movzx esi, byte ptr [rsp - 0x71]
    or esi, 0x4000
    movzx ebx, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L266:
    cmp bl, -0x1
    je .L267
    tzcnt r9, rdx
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bl
    blsr rdx, rdx
    jne .L266
    jmp .L268
.L267:
    mov bl, -0x1
    blsr rdx, rdx
    jne .L266
.L268:
    andn rdx, r14, rcx
    je .L271
    movzx esi, byte ptr [rsp - 0x71]
    movzx ebx, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L269:
    cmp bl, -0x1
    je .L270
    tzcnt r9, rdx
    shl r9d, 0x6
    or r9d, esi
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r9w
    mov byte ptr [r8 + 0x200], bl
    blsr rdx, rdx
    jne .L269
    jmp .L271
.L270:
    mov bl, -0x1
    blsr rdx, rdx
    jne .L269
.L271:
    movzx ebp, byte ptr [rdi + 0x40]
    test bpl, 0x3
    je .L283
    mov rsi, qword ptr [rsp - 0x68]
    andn r9, r10, rsi
    movzx edx, byte ptr [r8 + 0x200]
    test bpl, 0x1
    je .L272
    and esi, 0x60
    mov r10d, eax
    and r10d, 0x40
    or r10, rsi
    jne .L272
    mov esi, ecx
    and esi, 0x20
    je .L272
    mov rsi, qword ptr [rsp - 0x60]
    and esi, 0xa01000
    movabs r10, 0x4040404040403e
    and r10, r9
    movabs r11, 0x280010008800200
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0x1c000]
    and r11, qword ptr [rsp - 0x50]
    or r11, rsi
    movabs rsi, 0x20408102000
    and rsi, r9
    movabs rbx, 0x1081040202400260
    imul rbx, rsi
    shr rbx, 0x3b
    mov rsi, qword ptr [r10 + 8*rbx + 0xc8700]
    and rsi, qword ptr [rsp - 0x58]
    or rsi, r11
    test rsi, r14
    setne sil
    cmp dl, -0x1
    sete r10b
    or r10b, sil
    jne .L272
    movzx esi, dl
    inc dl
    mov word ptr [r8 + 2*rsi], 0x2184
    mov byte ptr [r8 + 0x200], dl
.L272:
    test bpl, 0x2
    je .L283
    mov rsi, qword ptr [rsp - 0x68]
    and esi, 0xe
    and eax, 0x4
    or rax, rsi
    jne .L283
    and ecx, 0x8
    je .L283
    mov rsi, qword ptr [rsp - 0x60]
    and esi, 0xa1100
    movabs rax, 0x404040404047a
    and rax, r9
    movabs rcx, 0x5100100900200040
    imul rcx, rax
    shr rcx, 0x35
    lea rax, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rsp - 0x50]
    and r10, qword ptr [rax + 8*rcx + 0xc000]
    or r10, rsi
    movabs rcx, 0x4020100a00
    and rcx, r9
    movabs rsi, 0x1004241082088061
    imul rsi, rcx
    shr rsi, 0x3b
    mov rcx, qword ptr [rsp - 0x58]
    and rcx, qword ptr [rax + 8*rsi + 0xc8300]
    or rcx, r10
    test rcx, r14
    setne al
    cmp dl, -0x1
    sete cl
    or cl, al
    jne .L283
    movzx eax, dl
    inc dl
    mov word ptr [r8 + 2*rax], 0x3084
    mov byte ptr [r8 + 0x200], dl
    jmp .L283
.L273:
    xor eax, eax
    jmp .L302
.L274:
    xor eax, eax
    mov rbx, rax
    movzx ecx, byte ptr [rsp - 0x71]
    and rbx, r15
    je .L278
.L275:
    lea esi, [rcx + 0x4000]
    movzx r9d, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L276:
    cmp r9b, -0x1
    je .L277
    tzcnt r10, rbx
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, r9b
    inc r9b
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], r9b
    blsr rbx, rbx
    jne .L276
    jmp .L278
.L277:
    mov r9b, -0x1
    blsr rbx, rbx
    jne .L276
.L278:
    andn r11, r15, rax
    je .L281
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L279:
    cmp sil, -0x1
    je .L280
    tzcnt r9, r11
    shl r9d, 0x6
    or r9d, ecx
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], sil
    blsr r11, r11
    jne .L279
    jmp .L281
.L280:
    mov sil, -0x1
    blsr r11, r11
    jne .L279
.L281:
    movzx ebx, byte ptr [rdi + 0x40]
    test bl, 0x3
    je .L283
    mov rsi, qword ptr [rsp - 0x68]
    andn rdx, rdx, rsi
    movzx ecx, byte ptr [r8 + 0x200]
    test bl, 0x1
    je .L282
    and esi, 0x60
    mov r9d, r12d
    and r9d, 0x40
    or r9, rsi
    jne .L282
    mov esi, eax
    and esi, 0x20
    je .L282
    mov rsi, qword ptr [rsp - 0x60]
    and esi, 0xa01000
    movabs r9, 0x4040404040403e
    and r9, rdx
    movabs r10, 0x280010008800200
    imul r10, r9
    shr r10, 0x35
    lea r9, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r9 + 8*r10 + 0x1c000]
    and r10, qword ptr [rsp - 0x50]
    or r10, rsi
    movabs rsi, 0x20408102000
    and rsi, rdx
    movabs r11, 0x1081040202400260
    imul r11, rsi
    shr r11, 0x3b
    mov rsi, qword ptr [r9 + 8*r11 + 0xc8700]
    and rsi, qword ptr [rsp - 0x58]
    or rsi, r10
    test rsi, r15
    setne sil
    cmp cl, -0x1
    sete r9b
    or r9b, sil
    jne .L282
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], 0x2184
    mov byte ptr [r8 + 0x200], cl
.L282:
    test bl, 0x2
    je .L283
    mov rsi, qword ptr [rsp - 0x68]
    and esi, 0xe
    and r12d, 0x4
    or r12, rsi
    jne .L283
    and eax, 0x8
    je .L283
    mov r10, qword ptr [rsp - 0x60]
    and r10d, 0xa1100
    movabs rax, 0x404040404047a
    and rax, rdx
    movabs rsi, 0x5100100900200040
    imul rsi, rax
    shr rsi, 0x35
    lea rax, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rsp - 0x50]
    and r9, qword ptr [rax + 8*rsi + 0xc000]
    or r9, r10
    movabs rsi, 0x4020100a00
    and rsi, rdx
    movabs rdx, 0x1004241082088061
    imul rdx, rsi
    shr rdx, 0x3b
    mov rsi, qword ptr [rsp - 0x58]
    and rsi, qword ptr [rax + 8*rdx + 0xc8300]
    or rsi, r9
    test rsi, r15
    setne al
    cmp cl, -0x1
    sete dl
    or dl, al
    jne .L283
    movzx eax, cl
    inc cl
    mov word ptr [r8 + 2*rax], 0x3084
    mov byte ptr [r8 + 0x200], cl
.L283:
    cmp byte ptr [rdi + 0x41], 0x0
    je .L311
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
.L284:
    xor esi, esi
.L285:
    andn r10, r9, r10
    mov rcx, qword ptr [rsp - 0x28]
    add ecx, 0x37
    mov rdi, rax
    ror rdi, cl
    mov ecx, edi
    and ecx, 0x7
    shl r11d, 0xc
    mov rbx, r11
    lea r11, [plywright::movegen::danger::ZONES]
    add r11, rbx
    shl ecx, 0x4
    add rcx, r11
    mov r11d, edi
    shr r11d
    and r11d, 0x80
    mov ebx, edi
    shr ebx, 0x2
    and ebx, 0x100
    add rbx, r11
    add rbx, rcx
    shr edi, 0x7
    and edi, 0xe00
    mov rcx, qword ptr [rdi + rbx + 0x8]
    mov rdi, qword ptr [rdi + rbx]
    and rdi, r14
    and rdi, qword ptr [rsp - 0x58]
    je .L287
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L286:
    tzcnt r14, rdi
    lea r14, [r14 + 2*r14]
    mov r15d, dword ptr [r11 + 8*r14 + 0x610]
    mov r12, qword ptr [r11 + 8*r14 + 0x600]
    and r12, r10
    imul r12, qword ptr [r11 + 8*r14 + 0x608]
    movzx r14d, byte ptr [r11 + 8*r14 + 0x614]
    shrx r14, r12, r14
    add r14, r15
    or rsi, qword ptr [rbx + 8*r14]
    blsr rdi, rdi
    jne .L286
.L287:
    and rcx, qword ptr [rsp - 0x70]
    and rcx, qword ptr [rsp - 0x50]
    je .L289
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    nop
.L288:
    tzcnt rbx, rcx
    lea rbx, [rbx + 2*rbx]
    mov r14d, dword ptr [rdi + 8*rbx + 0x10]
    mov r15, qword ptr [rdi + 8*rbx]
    and r15, r10
    imul r15, qword ptr [rdi + 8*rbx + 0x8]
    movzx ebx, byte ptr [rdi + 8*rbx + 0x14]
    shrx rbx, r15, rbx
    add rbx, r14
    or rsi, qword ptr [r11 + 8*rbx]
    blsr rcx, rcx
    jne .L288
.L289:
    andn rax, rsi, rax
    mov rdi, qword ptr [rsp - 0x40]
    mov r14, qword ptr [rsp - 0x70]
    mov rcx, rax
    and rcx, r14
    je .L293
.L290:
    movzx esi, byte ptr [rsp - 0x71]
    or esi, 0x4000
    movzx ebx, byte ptr [r8 + 0x200]
    movzx esi, si
.L291:
    cmp bl, -0x1
    je .L292
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bl
    blsr rcx, rcx
    jne .L291
    jmp .L293
.L292:
    mov bl, -0x1
    blsr rcx, rcx
    jne .L291
.L293:
    andn rcx, r14, rax
    je .L308
    movzx esi, byte ptr [rsp - 0x71]
    movzx ebx, byte ptr [r8 + 0x200]
    movzx esi, si
.L294:
    cmp bl, -0x1
    je .L295
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bl
    blsr rcx, rcx
    jne .L294
    jmp .L308
.L295:
    mov bl, -0x1
    blsr rcx, rcx
    jne .L294
    jmp .L308
.L296:
    xor esi, esi
.L297:
    andn r10, r9, r10
    mov rcx, qword ptr [rsp - 0x28]
    add ecx, 0x37
    mov rdi, rax
    ror rdi, cl
    mov ecx, edi
    and ecx, 0x7
    shl r11d, 0xc
    mov rbx, r11
    lea r11, [plywright::movegen::danger::ZONES]
    add r11, rbx
    shl ecx, 0x4
    add rcx, r11
    mov r11d, edi
    shr r11d
    and r11d, 0x80
    mov ebx, edi
    shr ebx, 0x2
    and ebx, 0x100
    add rbx, r11
    add rbx, rcx
    shr edi, 0x7
    and edi, 0xe00
    mov rcx, qword ptr [rdi + rbx + 0x8]
    mov rdi, qword ptr [rdi + rbx]
    and rdi, r14
    and rdi, qword ptr [rsp - 0x58]
    je .L299
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L298:
    tzcnt r14, rdi
    lea r14, [r14 + 2*r14]
    mov r15d, dword ptr [r11 + 8*r14 + 0x610]
    mov r12, qword ptr [r11 + 8*r14 + 0x600]
    and r12, r10
    imul r12, qword ptr [r11 + 8*r14 + 0x608]
    movzx r14d, byte ptr [r11 + 8*r14 + 0x614]
    shrx r14, r12, r14
    add r14, r15
    or rsi, qword ptr [rbx + 8*r14]
    blsr rdi, rdi
    jne .L298
.L299:
    and rcx, qword ptr [rsp - 0x70]
    and rcx, qword ptr [rsp - 0x50]
    je .L301
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    nop
.L300:
    tzcnt rbx, rcx
    lea rbx, [rbx + 2*rbx]
    mov r14d, dword ptr [rdi + 8*rbx + 0x10]
    mov r15, qword ptr [rdi + 8*rbx]
    and r15, r10
    imul r15, qword ptr [rdi + 8*rbx + 0x8]
    movzx ebx, byte ptr [rdi + 8*rbx + 0x14]
    shrx rbx, r15, rbx
    add rbx, r14
    or rsi, qword ptr [r11 + 8*rbx]
    blsr rcx, rcx
    jne .L300
.L301:
    andn rax, rsi, rax
    mov rdi, qword ptr [rsp - 0x40]
    mov r14, qword ptr [rsp - 0x70]
.L302:
    mov rsi, rax
    movzx ecx, byte ptr [rsp - 0x71]
    and rsi, r14
    je .L305
    lea r11d, [rcx + 0x4000]
    movzx r10d, byte ptr [r8 + 0x200]
    movzx ebp, r11w
    nop
.L303:
    cmp r10b, -0x1
    je .L304
    tzcnt r11, rsi
    shl r11d, 0x6
    or r11d, ebp
    movzx ebx, r10b
    inc r10b
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], r10b
    blsr rsi, rsi
    jne .L303
    jmp .L305
.L304:
    mov r10b, -0x1
    blsr rsi, rsi
    jne .L303
.L305:
    andn rsi, r14, rax
    je .L308
    movzx ebx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L306:
    cmp bl, -0x1
    je .L307
    tzcnt r10, rsi
    shl r10d, 0x6
    or r10d, ecx
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bl
    blsr rsi, rsi
    jne .L306
    jmp .L308
.L307:
    mov bl, -0x1
    blsr rsi, rsi
    jne .L306
.L308:
    movzx ebp, byte ptr [rdi + 0x40]
    test bpl, 0xc
    je .L310
    mov r10, qword ptr [rsp - 0x68]
    andn rsi, r9, r10
    movzx ecx, byte ptr [r8 + 0x200]
    test bpl, 0x4
    je .L309
    movabs r9, 0x6000000000000000
    and r9, r10
    movabs r10, 0x4000000000000000
    and r10, rdx
    or r10, r9
    jne .L309
    movabs r9, 0x2000000000000000
    and r9, rax
    je .L309
    movabs r9, 0x10a00000000000
    and r9, qword ptr [rsp - 0x60]
    movabs r10, 0x3e40404040404000
    and r10, rsi
    movabs r11, 0x42020110008804
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0xbc000]
    and r11, qword ptr [rsp - 0x50]
    or r11, r9
    movabs r9, 0x20100804020000
    and r9, rsi
    movabs rbx, 0xc204080809440e
    imul rbx, r9
    shr rbx, 0x3b
    mov r9, qword ptr [r10 + 8*rbx + 0xd2100]
    and r9, qword ptr [rsp - 0x58]
    or r9, r11
    test r9, r14
    setne r9b
    cmp cl, -0x1
    sete r10b
    or r10b, r9b
    jne .L309
    movzx r9d, cl
    inc cl
    mov word ptr [r8 + 2*r9], 0x2fbc
    mov byte ptr [r8 + 0x200], cl
.L309:
    test bpl, 0x8
    je .L310
    movabs r9, 0xe00000000000000
    mov r10, qword ptr [rsp - 0x68]
    and r10, r9
    movabs r9, 0x400000000000000
    and rdx, r9
    or rdx, r10
    jne .L310
    movabs rdx, 0x800000000000000
    and rax, rdx
    je .L310
    movabs rax, 0x110a0000000000
    mov r10, qword ptr [rsp - 0x60]
    and r10, rax
    movabs rax, 0x7a04040404040400
    and rax, rsi
    movabs rdx, 0x61002000084011
    imul rdx, rax
    shr rdx, 0x35
    lea rax, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rsp - 0x50]
    and r9, qword ptr [rax + 8*rdx + 0xac000]
    or r9, r10
    movabs rdx, 0xa102040000000
    and rdx, rsi
    movabs rsi, 0x4000100202265220
    imul rsi, rdx
    shr rsi, 0x3b
    mov rdx, qword ptr [rsp - 0x58]
    and rdx, qword ptr [rax + 8*rsi + 0xd1d00]
    or rdx, r9
    test rdx, r14
    setne al
    cmp cl, -0x1
    sete dl
    or dl, al
    jne .L310
    movzx eax, cl
    inc cl
    mov word ptr [r8 + 2*rax], 0x3ebc
    mov byte ptr [r8 + 0x200], cl
.L310:
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L316
.L311:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L312:
    xor edx, edx
.L313:
    movzx esi, byte ptr [rsp - 0x71]
    mov rdi, qword ptr [rsp - 0x40]
    mov rcx, rax
    mov r9, qword ptr [rsp - 0x70]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L314:
    xor edx, edx
.L315:
    movzx esi, byte ptr [rsp - 0x71]
    mov rdi, qword ptr [rsp - 0x40]
    mov rcx, rax
    mov r9, r15
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L316:
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
    mov qword ptr [rsp - 0x50], r9
    mov r13, rcx
    mov ecx, esi
    mov r9, qword ptr [rdi + 0x30]
    popcnt rax, r13
    movzx esi, cl
    cmp rax, 0x2
    mov qword ptr [rsp - 0x30], rsi
    mov qword ptr [rsp - 0x8], rax
    mov dword ptr [rsp - 0x24], ecx
    jae .L29
    mov r12, rdx
    tzcnt rax, r13
    mov ebx, ecx
    mov ecx, esi
    shl ecx, 0x9
    lea rdx, [plywright::board::geometry::BETWEEN]
    add rdx, rcx
    mov rcx, r13
    mov r13, qword ptr [rdx + 8*rax]
    mov qword ptr [rsp - 0x18], rcx
    or r13, rcx
    mov r10, qword ptr [rdi]
    mov qword ptr [rsp - 0x48], rdi
    mov r11, qword ptr [rdi + 0x38]
    mov r14, r11
    or r14, r9
    mov qword ptr [rsp - 0x40], r10
    and r10, r9
    mov ecx, esi
    shl ecx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rcx + rsi + 0x30]
    mov edx, ebx
    and dl, 0x7
    movabs rdi, 0x101010101010101
    shlx rdx, rdi, rdx
    andn rax, rax, r12
    andn rdi, rax, r10
    shl rdi, 0x9
    mov qword ptr [rsp - 0x20], r11
    and r11, r13
    and rdi, r11
    movabs rax, -0x101010101010200
    and rax, rdi
    mov rbp, r14
    not rbp
    mov rcx, qword ptr [rcx + rsi + 0x38]
    andn rdx, rdx, r12
    andn rdx, rdx, r10
    shl rdx, 0x8
    mov qword ptr [rsp - 0x10], r14
    andn rsi, r14, rdx
    andn rcx, rcx, r12
    andn rdx, rcx, r10
    shl rdx, 0x7
    and rdx, r11
    movabs rcx, 0x7f7f7f7f7f7f7f00
    and rcx, rdx
    mov r11, rsi
    and r11, r13
    shr r10, 0x30
    test r10b, r10b
    je .L9
    mov qword ptr [rsp - 0x38], rsi
    mov rbx, r12
    movabs r12, -0x100000000000000
    and r12, r11
    je .L2
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L0:
    mov sil, -0x1
    cmp r15b, -0x1
    je .L1
    tzcnt rdx, r12
    lea edi, [rdx + 0x38]
    and edi, 0x3f
    shl edx, 0x6
    or edx, edi
    lea edi, [r15 + 0x1]
    movzx edx, dx
    mov r14d, edx
    or r14d, 0xb000
    movzx r10d, r15b
    mov word ptr [r8 + 2*r10], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L1
    lea r14d, [r15 + 0x2]
    lea r10d, [rdx + 0x8000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r10w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L1
    lea edi, [r15 + 0x3]
    lea r10d, [rdx + 0xa000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L1
    add r15b, 0x4
    or edx, 0x9000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], r15b
    mov esi, r15d
.L1:
    blsr r12, r12
    mov r15d, esi
    jne .L0
.L2:
    movabs r12, -0x200000000000000
    and r12, rax
    je .L5
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L3:
    mov sil, -0x1
    cmp r15b, -0x1
    je .L4
    tzcnt rdx, r12
    lea edi, [rdx + 0x37]
    and edi, 0x3f
    shl edx, 0x6
    or edx, edi
    lea edi, [r15 + 0x1]
    movzx edx, dx
    mov r10d, edx
    or r10d, 0xf000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L4
    lea r14d, [r15 + 0x2]
    lea r10d, [rdx + 0xc000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r10w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L4
    lea edi, [r15 + 0x3]
    lea r10d, [rdx + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L4
    add r15b, 0x4
    or edx, 0xd000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], r15b
    mov esi, r15d
.L4:
    blsr r12, r12
    mov r15d, esi
    jne .L3
.L5:
    movabs r12, 0x7f00000000000000
    and r12, rcx
    je .L8
    movzx r15d, byte ptr [r8 + 0x200]
    nop
.L6:
    mov sil, -0x1
    cmp r15b, -0x1
    je .L7
    tzcnt rdx, r12
    lea edi, [rdx + 0x39]
    and edi, 0x3f
    shl edx, 0x6
    or edx, edi
    lea edi, [r15 + 0x1]
    movzx edx, dx
    mov r10d, edx
    or r10d, 0xf000
    movzx r14d, r15b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L7
    lea r14d, [r15 + 0x2]
    lea r10d, [rdx + 0xc000]
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r10w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L7
    lea edi, [r15 + 0x3]
    lea r10d, [rdx + 0xe000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L7
    add r15b, 0x4
    or edx, 0xd000
    movzx esi, dil
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], r15b
    mov esi, r15d
.L7:
    blsr r12, r12
    mov r15d, esi
    jne .L6
.L8:
    movabs rdx, 0xffffffffffff00
    and r11, rdx
    movabs rdx, 0xfefefefefefe00
    and rax, rdx
    movabs rdx, 0x7f7f7f7f7f7f00
    and rcx, rdx
    mov r12, rbx
    mov rsi, qword ptr [rsp - 0x38]
.L9:
    shl esi, 0x8
    and ebp, r13d
    and ebp, esi
    test rax, rax
    je .L12
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L10:
    cmp dl, -0x1
    je .L11
    tzcnt rsi, rax
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
    blsr rax, rax
    jne .L10
    jmp .L12
.L11:
    mov dl, -0x1
    blsr rax, rax
    jne .L10
.L12:
    and ebp, 0xff000000
    test rcx, rcx
    je .L15
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp al, -0x1
    je .L14
    tzcnt rdx, rcx
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
    blsr rcx, rcx
    jne .L13
    jmp .L15
.L14:
    mov al, -0x1
    blsr rcx, rcx
    jne .L13
.L15:
    test r11, r11
    je .L18
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L16:
    cmp al, -0x1
    je .L17
    tzcnt rcx, r11
    mov edx, ecx
    shl edx, 0x6
    add ecx, 0x38
    and ecx, 0x3f
    or ecx, edx
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr r11, r11
    jne .L16
    jmp .L18
.L17:
    mov al, -0x1
    blsr r11, r11
    jne .L16
.L18:
    mov rax, r9
    not rax
    not r12
    test rbp, rbp
    je .L21
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L19:
    cmp cl, -0x1
    je .L20
    tzcnt rdx, rbp
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
    blsr rbp, rbp
    jne .L19
    jmp .L21
.L20:
    mov cl, -0x1
    blsr rbp, rbp
    jne .L19
.L21:
    and r13, rax
    mov rax, qword ptr [rsp - 0x48]
    mov rax, qword ptr [rax + 0x8]
    and rax, r12
    mov rcx, qword ptr [rsp - 0x50]
    not rcx
    and rax, r9
    je .L30
    movzx ebp, byte ptr [r8 + 0x200]
    jmp .L23
    nop
.L22:
    blsr rax, rax
    je .L30
.L23:
    tzcnt rdx, rax
    mov edi, edx
    shl edx, 0x6
    lea rsi, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rdx + rsi]
    and rsi, r13
    mov rdx, rsi
    movzx r11d, di
    and rdx, qword ptr [rsp - 0x50]
    je .L26
    lea edi, [r11 + 0x4000]
    movzx r15d, di
    mov edi, ebp
    nop
.L24:
    cmp dil, -0x1
    je .L25
    tzcnt r10, rdx
    shl r10d, 0x6
    or r10d, r15d
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r10w
    mov byte ptr [r8 + 0x200], dil
    mov ebp, edi
    blsr rdx, rdx
    jne .L24
    jmp .L26
.L25:
    mov dil, -0x1
    blsr rdx, rdx
    jne .L24
    nop
.L26:
    mov edx, ebp
    and rsi, rcx
    je .L22
    nop
.L27:
    cmp dl, -0x1
    je .L28
    tzcnt rdi, rsi
    shl edi, 0x6
    or edi, r11d
    movzx r10d, dl
    inc dl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], dl
    mov ebp, edx
    blsr rsi, rsi
    jne .L27
    jmp .L22
.L28:
    mov dl, -0x1
    blsr rsi, rsi
    jne .L27
    jmp .L22
.L29:
    mov r11, qword ptr [rdi]
    mov rbx, qword ptr [rdi + 0x38]
    jmp .L47
.L30:
    mov rdx, qword ptr [rsp - 0x48]
    mov rax, qword ptr [rdx + 0x20]
    mov rsi, qword ptr [rdx + 0x10]
    or rsi, rax
    mov qword ptr [rsp - 0x38], r12
    and rsi, r12
    and rsi, r9
    je .L38
    movzx r14d, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    blsr rsi, rsi
    je .L38
.L32:
    tzcnt rdi, rsi
    lea rdx, [rdi + 2*rdi]
    mov r15d, dword ptr [r10 + 8*rdx + 0x610]
    movzx r12d, byte ptr [r10 + 8*rdx + 0x614]
    mov rbp, qword ptr [r10 + 8*rdx + 0x600]
    and rbp, qword ptr [rsp - 0x10]
    imul rbp, qword ptr [r10 + 8*rdx + 0x608]
    shrx rdx, rbp, r12
    add rdx, r15
    mov r12, qword ptr [r11 + 8*rdx]
    and r12, r13
    mov rdx, r12
    movzx r15d, di
    and rdx, qword ptr [rsp - 0x50]
    je .L35
    lea edi, [r15 + 0x4000]
    movzx edi, di
    mov ebp, r14d
    nop
.L33:
    cmp bpl, -0x1
    je .L34
    tzcnt r14, rdx
    shl r14d, 0x6
    or r14d, edi
    movzx ebx, bpl
    inc bpl
    mov word ptr [r8 + 2*rbx], r14w
    mov byte ptr [r8 + 0x200], bpl
    mov r14d, ebp
    blsr rdx, rdx
    jne .L33
    jmp .L35
.L34:
    mov bpl, -0x1
    blsr rdx, rdx
    jne .L33
    nop
.L35:
    mov edx, r14d
    and r12, rcx
    je .L31
    nop
.L36:
    cmp dl, -0x1
    je .L37
    tzcnt rdi, r12
    shl edi, 0x6
    or edi, r15d
    movzx r14d, dl
    inc dl
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], dl
    mov r14d, edx
    blsr r12, r12
    jne .L36
    jmp .L31
.L37:
    mov dl, -0x1
    blsr r12, r12
    jne .L36
    jmp .L31
.L38:
    mov rdx, qword ptr [rsp - 0x48]
    or rax, qword ptr [rdx + 0x18]
    and rax, qword ptr [rsp - 0x38]
    and rax, r9
    je .L46
    movzx r10d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L40
    nop
.L39:
    blsr rax, rax
    je .L46
.L40:
    tzcnt rdi, rax
    lea r11, [rdi + 2*rdi]
    mov ebx, dword ptr [rdx + 8*r11 + 0x10]
    movzx r14d, byte ptr [rdx + 8*r11 + 0x14]
    mov r15, qword ptr [rdx + 8*r11]
    and r15, qword ptr [rsp - 0x10]
    imul r15, qword ptr [rdx + 8*r11 + 0x8]
    shrx r11, r15, r14
    add r11, rbx
    mov r11, qword ptr [rsi + 8*r11]
    and r11, r13
    mov r12, r11
    movzx r15d, di
    and r12, qword ptr [rsp - 0x50]
    je .L43
    lea edi, [r15 + 0x4000]
    movzx edi, di
    mov ebp, r10d
    nop
.L41:
    cmp bpl, -0x1
    je .L42
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, edi
    movzx ebx, bpl
    inc bpl
    mov word ptr [r8 + 2*rbx], r10w
    mov byte ptr [r8 + 0x200], bpl
    mov r10d, ebp
    blsr r12, r12
    jne .L41
    jmp .L43
.L42:
    mov bpl, -0x1
    blsr r12, r12
    jne .L41
    nop
.L43:
    mov edi, r10d
    and r11, rcx
    je .L39
    nop
.L44:
    cmp dil, -0x1
    je .L45
    tzcnt r10, r11
    shl r10d, 0x6
    or r10d, r15d
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r10w
    mov byte ptr [r8 + 0x200], dil
    mov r10d, edi
    blsr r11, r11
    jne .L44
    jmp .L39
.L45:
    mov dil, -0x1
    blsr r11, r11
    jne .L44
    jmp .L39
.L46:
    mov rdi, qword ptr [rsp - 0x48]
    mov r13, qword ptr [rsp - 0x18]
    mov rsi, qword ptr [rsp - 0x30]
    mov r11, qword ptr [rsp - 0x40]
    mov rbx, qword ptr [rsp - 0x20]
.L47:
    mov eax, esi
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, rbx
    tzcnt rdx, rdx
    and edx, 0x3f
    mov qword ptr [rsp - 0x40], r11
    and r11, rbx
    mov r10, r11
    shr r10, 0x7
    movabs r14, 0xfefefefefefe00
    add r14, 0xfe
    and r14, r10
    shr r11, 0x9
    movabs r10, 0x7f7f7f7f7f7f00
    add r10, 0x7f
    and r10, r11
    shl edx, 0x6
    or r10, qword ptr [rdx + rcx + 0x8]
    or r14, r9
    or r14, r10
    andn rax, r14, qword ptr [rax + rcx + 0x8]
    je .L49
    or r9, rbx
    mov r11, qword ptr [rdi + 0x8]
    and r11, rbx
    mov rbp, rbx
    je .L50
    xor edx, edx
    nop
.L48:
    tzcnt r10, r11
    shl r10d, 0x6
    or rdx, qword ptr [r10 + rcx]
    blsr r11, r11
    jne .L48
    jmp .L51
.L49:
    xor eax, eax
    mov rcx, rax
    and rcx, qword ptr [rsp - 0x50]
    jne .L56
    jmp .L59
.L50:
    xor edx, edx
.L51:
    btr r9, rsi
    mov ecx, dword ptr [rsp - 0x24]
    add cl, 0x37
    mov rbx, rax
    ror rbx, cl
    mov ecx, ebx
    and ecx, 0x7
    shl esi, 0xc
    lea r10, [plywright::movegen::danger::ZONES]
    add r10, rsi
    shl ecx, 0x4
    add rcx, r10
    mov esi, ebx
    shr esi
    and esi, 0x80
    mov r11d, ebx
    shr r11d, 0x2
    and r11d, 0x100
    add r11, rsi
    add r11, rcx
    shr ebx, 0x7
    and ebx, 0xe00
    mov rcx, qword ptr [rbx + r11 + 0x8]
    mov rsi, qword ptr [rdi + 0x20]
    mov r10, qword ptr [rdi + 0x10]
    or r10, rsi
    and r10, qword ptr [rbx + r11]
    and r10, rbp
    je .L53
    lea r12, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    nop
.L52:
    tzcnt rbx, r10
    lea rbx, [rbx + 2*rbx]
    mov r14d, dword ptr [r12 + 8*rbx + 0x610]
    mov r15, qword ptr [r12 + 8*rbx + 0x600]
    and r15, r9
    imul r15, qword ptr [r12 + 8*rbx + 0x608]
    movzx ebx, byte ptr [r12 + 8*rbx + 0x614]
    shrx rbx, r15, rbx
    add rbx, r14
    or rdx, qword ptr [r11 + 8*rbx]
    blsr r10, r10
    jne .L52
.L53:
    or rsi, qword ptr [rdi + 0x18]
    and rcx, rsi
    and rcx, rbp
    je .L55
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    nop
.L54:
    tzcnt r10, rcx
    lea r10, [r10 + 2*r10]
    mov r11d, dword ptr [rsi + 8*r10 + 0x10]
    mov rbx, qword ptr [rsi + 8*r10]
    and rbx, r9
    imul rbx, qword ptr [rsi + 8*r10 + 0x8]
    movzx r10d, byte ptr [rsi + 8*r10 + 0x14]
    shrx r10, rbx, r10
    add r10, r11
    or rdx, qword ptr [r14 + 8*r10]
    blsr rcx, rcx
    jne .L54
.L55:
    andn rax, rdx, rax
    mov rsi, qword ptr [rsp - 0x30]
    mov rcx, rax
    and rcx, qword ptr [rsp - 0x50]
    je .L59
.L56:
    lea edx, [rsi + 0x4000]
    movzx r11d, byte ptr [r8 + 0x200]
    movzx edx, dx
    nop
.L57:
    cmp r11b, -0x1
    je .L58
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, edx
    movzx r9d, r11b
    inc r11b
    mov word ptr [r8 + 2*r9], r10w
    mov byte ptr [r8 + 0x200], r11b
    blsr rcx, rcx
    jne .L57
    jmp .L59
.L58:
    mov r11b, -0x1
    blsr rcx, rcx
    jne .L57
.L59:
    mov rcx, qword ptr [rsp - 0x50]
    andn rax, rcx, rax
    mov r11, qword ptr [rsp - 0x40]
    je .L62
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L60:
    cmp dl, -0x1
    je .L61
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], r10w
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L60
    jmp .L62
.L61:
    mov dl, -0x1
    blsr rax, rax
    jne .L60
.L62:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L63
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L63
    movzx eax, byte ptr [rdi + 0x42]
    or r11, qword ptr [rdi + 0x8]
    lea ecx, [rax + 0x38]
    btr r11, rcx
    test r11, r13
    je .L64
.L63:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L64:
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
    mov qword ptr [rsp - 0x50], r9
    mov r11d, esi
    mov r14, rdi
    mov r9, qword ptr [rdi + 0x38]
    popcnt rax, rcx
    movzx esi, r11b
    cmp rax, 0x2
    mov qword ptr [rsp - 0x40], rdi
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x8], rax
    mov dword ptr [rsp - 0x34], r11d
    jae .L29
    movabs rbp, 0xfefefefefefe00
    tzcnt rax, rcx
    mov rdi, rcx
    mov ecx, esi
    shl ecx, 0x9
    lea r10, [plywright::board::geometry::BETWEEN]
    add r10, rcx
    mov r15, qword ptr [r10 + 8*rax]
    or r15, rdi
    mov rcx, qword ptr [r14]
    mov r12, rdx
    mov r10, qword ptr [r14 + 0x30]
    mov rbx, r10
    or rbx, r9
    mov qword ptr [rsp - 0x28], rcx
    and rcx, r9
    mov qword ptr [rsp - 0x20], rsi
    mov edx, esi
    shl edx, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [rdx + r13 + 0x38]
    mov esi, r11d
    and sil, 0x7
    movabs rdi, 0x101010101010101
    shlx rsi, rdi, rsi
    andn rax, rax, r12
    andn rax, rax, rcx
    shr rax, 0x7
    mov qword ptr [rsp - 0x30], r10
    mov rdi, r10
    and rdi, r15
    lea r11, [rbp + 0xfe]
    and r11, rdi
    and r11, rax
    movabs rax, 0x7f7f7f7f7f7f00
    add rax, 0x7f
    and rax, rdi
    mov rbp, rbx
    not rbp
    mov rdx, qword ptr [rdx + r13 + 0x30]
    andn rsi, rsi, r12
    andn rsi, rsi, rcx
    shr rsi, 0x8
    mov qword ptr [rsp - 0x18], rbx
    andn rdi, rbx, rsi
    mov rbx, r12
    andn rdx, rdx, r12
    andn rdx, rdx, rcx
    shr rdx, 0x9
    and rax, rdx
    mov r10, rdi
    and r10, r15
    test ecx, 0xff00
    je .L9
    mov qword ptr [rsp - 0x48], rdi
    mov rsi, r10
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
    mov rsi, rax
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
    and r10, -0x100
    movabs rcx, 0xfefefefefefe00
    and r11, rcx
    movabs rcx, 0x7f7f7f7f7f7f00
    and rax, rcx
    mov r14, qword ptr [rsp - 0x40]
    mov rdi, qword ptr [rsp - 0x48]
.L9:
    shr rdi, 0x8
    and rbp, r15
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
    and rbp, rdi
    movabs rcx, 0xff00000000
    test rax, rax
    je .L15
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp dl, -0x1
    je .L14
    tzcnt rsi, rax
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4009
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L13
    jmp .L15
.L14:
    mov dl, -0x1
    blsr rax, rax
    jne .L13
.L15:
    and rbp, rcx
    test r10, r10
    je .L18
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L16:
    cmp al, -0x1
    je .L17
    tzcnt rcx, r10
    mov edx, ecx
    shl edx, 0x6
    add ecx, edx
    add ecx, 0x8
    movzx edx, al
    inc al
    mov word ptr [r8 + 2*rdx], cx
    mov byte ptr [r8 + 0x200], al
    blsr r10, r10
    jne .L16
    jmp .L18
.L17:
    mov al, -0x1
    blsr r10, r10
    jne .L16
.L18:
    mov rax, r9
    not rax
    not rbx
    test rbp, rbp
    je .L21
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L19:
    cmp cl, -0x1
    je .L20
    tzcnt rdx, rbp
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x1010
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    blsr rbp, rbp
    jne .L19
    jmp .L21
.L20:
    mov cl, -0x1
    blsr rbp, rbp
    jne .L19
.L21:
    and r15, rax
    mov rax, qword ptr [r14 + 0x8]
    mov qword ptr [rsp - 0x48], rbx
    and rax, rbx
    mov r10, qword ptr [rsp - 0x50]
    not r10
    and rax, r9
    je .L30
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L23
    nop
.L22:
    blsr rax, rax
    je .L30
.L23:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdx]
    and rcx, r15
    mov rdx, rcx
    movzx esi, si
    and rdx, qword ptr [rsp - 0x50]
    je .L26
    lea edi, [rsi + 0x4000]
    movzx ebp, di
    mov edi, r11d
    nop
.L24:
    cmp dil, -0x1
    je .L25
    tzcnt r11, rdx
    shl r11d, 0x6
    or r11d, ebp
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r11w
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
    and rcx, r10
    je .L22
    nop
.L27:
    cmp dl, -0x1
    je .L28
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, esi
    movzx r11d, dl
    inc dl
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], dl
    mov r11d, edx
    blsr rcx, rcx
    jne .L27
    jmp .L22
.L28:
    mov dl, -0x1
    blsr rcx, rcx
    jne .L27
    jmp .L22
.L29:
    mov r15, qword ptr [r14]
    mov rbx, qword ptr [r14 + 0x30]
    jmp .L48
.L30:
    mov rax, qword ptr [r14 + 0x20]
    mov rcx, qword ptr [r14 + 0x10]
    or rcx, rax
    and rcx, qword ptr [rsp - 0x48]
    and rcx, r9
    je .L38
    movzx edi, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    blsr rcx, rcx
    je .L38
.L32:
    tzcnt rsi, rcx
    lea rdx, [rsi + 2*rsi]
    mov r14d, dword ptr [r11 + 8*rdx + 0x610]
    movzx r12d, byte ptr [r11 + 8*rdx + 0x614]
    mov rbp, qword ptr [r11 + 8*rdx + 0x600]
    and rbp, qword ptr [rsp - 0x18]
    imul rbp, qword ptr [r11 + 8*rdx + 0x608]
    shrx rdx, rbp, r12
    add rdx, r14
    mov r14, qword ptr [r13 + 8*rdx]
    and r14, r15
    mov rdx, r14
    movzx esi, si
    and rdx, qword ptr [rsp - 0x50]
    je .L35
    lea ebp, [rsi + 0x4000]
    movzx r12d, bp
    mov ebp, edi
    nop
.L33:
    cmp bpl, -0x1
    je .L34
    tzcnt rdi, rdx
    shl edi, 0x6
    or edi, r12d
    movzx ebx, bpl
    inc bpl
    mov word ptr [r8 + 2*rbx], di
    mov byte ptr [r8 + 0x200], bpl
    mov edi, ebp
    blsr rdx, rdx
    jne .L33
    jmp .L35
.L34:
    mov bpl, -0x1
    blsr rdx, rdx
    jne .L33
    nop
.L35:
    mov edx, edi
    and r14, r10
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
    mov edi, edx
    blsr r14, r14
    jne .L36
    jmp .L31
.L37:
    mov dl, -0x1
    blsr r14, r14
    jne .L36
    jmp .L31
.L38:
    mov r14, qword ptr [rsp - 0x40]
    or rax, qword ptr [r14 + 0x18]
    and rax, qword ptr [rsp - 0x48]
    and rax, r9
    je .L47
    movzx r11d, byte ptr [r8 + 0x200]
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea rdx, [plywright::sliders::magic::TABLE]
    jmp .L40
    nop
.L39:
    blsr rax, rax
    je .L46
.L40:
    tzcnt rsi, rax
    lea rdi, [rsi + 2*rsi]
    mov ebx, dword ptr [rcx + 8*rdi + 0x10]
    movzx r14d, byte ptr [rcx + 8*rdi + 0x14]
    mov r12, qword ptr [rcx + 8*rdi]
    and r12, qword ptr [rsp - 0x18]
    imul r12, qword ptr [rcx + 8*rdi + 0x8]
    shrx rdi, r12, r14
    add rdi, rbx
    mov r14, qword ptr [rdx + 8*rdi]
    and r14, r15
    mov r13, r14
    movzx esi, si
    and r13, qword ptr [rsp - 0x50]
    je .L43
    lea edi, [rsi + 0x4000]
    movzx ebp, di
    mov edi, r11d
    nop
.L41:
    cmp dil, -0x1
    je .L42
    tzcnt r11, r13
    shl r11d, 0x6
    or r11d, ebp
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
    blsr r13, r13
    jne .L41
    jmp .L43
.L42:
    mov dil, -0x1
    blsr r13, r13
    jne .L41
    nop
.L43:
    mov ebp, r11d
    and r14, r10
    je .L39
    nop
.L44:
    cmp bpl, -0x1
    je .L45
    tzcnt rdi, r14
    shl edi, 0x6
    or edi, esi
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    blsr r14, r14
    jne .L44
    jmp .L39
.L45:
    mov bpl, -0x1
    blsr r14, r14
    jne .L44
    jmp .L39
.L46:
    mov r14, qword ptr [rsp - 0x40]
.L47:
    mov rsi, qword ptr [rsp - 0x20]
    mov r15, qword ptr [rsp - 0x28]
    mov rbx, qword ptr [rsp - 0x30]
.L48:
    mov eax, esi
    shl eax, 0x6
    lea r12, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [r14 + 0x28]
    and rdx, rbx
    tzcnt rdx, rdx
    and edx, 0x3f
    mov r11, r15
    and r11, rbx
    mov rdi, r11
    shl rdi, 0x9
    movabs r10, -0x101010101010200
    and r10, rdi
    shl r11, 0x7
    movabs rdi, 0x7f7f7f7f7f7f7f00
    and rdi, r11
    shl edx, 0x6
    or rdi, qword ptr [rdx + r12 + 0x8]
    or r10, r9
    or r10, rdi
    andn rax, r10, qword ptr [rax + r12 + 0x8]
    je .L50
    or r9, rbx
    mov r10, qword ptr [r14 + 0x8]
    mov rbp, rbx
    and r10, rbx
    mov ecx, dword ptr [rsp - 0x34]
    je .L51
    xor edx, edx
    nop
.L49:
    tzcnt rdi, r10
    shl edi, 0x6
    or rdx, qword ptr [rdi + r12]
    blsr r10, r10
    jne .L49
    jmp .L52
.L50:
    xor eax, eax
    mov rcx, rax
    and rcx, qword ptr [rsp - 0x50]
    jne .L58
    jmp .L61
.L51:
    xor edx, edx
.L52:
    mov r13, r15
    btr r9, rsi
    add cl, 0x37
    mov r10, rax
    ror r10, cl
    mov ecx, r10d
    and ecx, 0x7
    mov r12, rsi
    shl esi, 0xc
    lea rdi, [plywright::movegen::danger::ZONES]
    add rdi, rsi
    shl ecx, 0x4
    add rcx, rdi
    mov esi, r10d
    shr esi
    and esi, 0x80
    mov r11d, r10d
    shr r11d, 0x2
    and r11d, 0x100
    add r11, rsi
    add r11, rcx
    shr r10d, 0x7
    and r10d, 0xe00
    mov rcx, qword ptr [r10 + r11 + 0x8]
    mov rsi, qword ptr [r14 + 0x20]
    mov rdi, qword ptr [r14 + 0x10]
    or rdi, rsi
    and rdi, qword ptr [r10 + r11]
    and rdi, rbp
    je .L54
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    nop
.L53:
    tzcnt rbx, rdi
    lea rbx, [rbx + 2*rbx]
    mov r14d, dword ptr [r10 + 8*rbx + 0x610]
    mov r15, qword ptr [r10 + 8*rbx + 0x600]
    and r15, r9
    imul r15, qword ptr [r10 + 8*rbx + 0x608]
    movzx ebx, byte ptr [r10 + 8*rbx + 0x614]
    shrx rbx, r15, rbx
    add rbx, r14
    or rdx, qword ptr [r11 + 8*rbx]
    blsr rdi, rdi
    jne .L53
.L54:
    mov r14, qword ptr [rsp - 0x40]
    or rsi, qword ptr [r14 + 0x18]
    and rcx, rsi
    and rcx, rbp
    je .L56
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov r15, r13
    nop
.L55:
    tzcnt r10, rcx
    lea r10, [r10 + 2*r10]
    mov r11d, dword ptr [rsi + 8*r10 + 0x10]
    mov rbx, qword ptr [rsi + 8*r10]
    and rbx, r9
    imul rbx, qword ptr [rsi + 8*r10 + 0x8]
    movzx r10d, byte ptr [rsi + 8*r10 + 0x14]
    shrx r10, rbx, r10
    add r10, r11
    or rdx, qword ptr [rdi + 8*r10]
    blsr rcx, rcx
    jne .L55
    jmp .L57
.L56:
    mov r15, r13
.L57:
    andn rax, rdx, rax
    mov rsi, r12
    mov rcx, rax
    and rcx, qword ptr [rsp - 0x50]
    je .L61
.L58:
    lea edx, [rsi + 0x4000]
    movzx r10d, byte ptr [r8 + 0x200]
    movzx edx, dx
    nop
.L59:
    cmp r10b, -0x1
    je .L60
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, edx
    movzx r9d, r10b
    inc r10b
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], r10b
    blsr rcx, rcx
    jne .L59
    jmp .L61
.L60:
    mov r10b, -0x1
    blsr rcx, rcx
    jne .L59
.L61:
    mov rcx, qword ptr [rsp - 0x50]
    andn rax, rcx, rax
    je .L64
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L62:
    cmp dl, -0x1
    je .L63
    tzcnt r9, rax
    shl r9d, 0x6
    or r9d, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], r9w
    mov byte ptr [r8 + 0x200], dl
    blsr rax, rax
    jne .L62
    jmp .L64
.L63:
    mov dl, -0x1
    blsr rax, rax
    jne .L62
.L64:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L65
    cmp byte ptr [r14 + 0x41], 0x1
    jne .L65
    movzx eax, byte ptr [r14 + 0x42]
    or r15, qword ptr [r14 + 0x8]
    lea ecx, [rax + 0x8]
    btr r15, rcx
    test qword ptr [rsp - 0x10], r15
    je .L66
.L65:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L66:
    movzx edx, al
    mov rdi, r14
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
