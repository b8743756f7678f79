# The kernels of danger/table, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm danger/table --target x86-64-v2
# binary: sha256 64b4851efa10f6ea62003959c478e2bcc835444371af2704b78daab6870ac933
# latency: 57 instructions in 203 bytes; innermost loops: .L0 of 26
# throughput: 42 instructions in 152 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 3590 instructions in 15605 bytes; innermost loops: .L0 of 15, .L4 of 15, .L8 of 42, .L11 of 43, .L14 of 43, .L18 of 41, .L21 of 41, .L24 of 41, .L29 of 48, .L33 of 49, .L37 of 49, .L43 of 41, .L46 of 41, .L49 of 41, .L54 of 18, .L57 of 18, .L60 of 18, .L63 of 18, .L68 of 17, .L71 of 17, .L76 of 17, .L79 of 17, .L84 of 17, .L87 of 17, .L90 of 7, .L92 of 14, .L94 of 14, .L98 of 20, .L101 of 20, .L104 of 19, .L107 of 20, .L112 of 17, .L115 of 17, .L120 of 17, .L123 of 17, .L128 of 17, .L131 of 17, .L134 of 7, .L136 of 14, .L138 of 14, .L142 of 18, .L145 of 18, .L148 of 18, .L151 of 18, .L156 of 17, .L159 of 17, .L164 of 17, .L167 of 17, .L172 of 17, .L175 of 17, .L180 of 17, .L183 of 17, .L188 of 17, .L191 of 17, .L196 of 17, .L199 of 17, .L202 of 7, .L204 of 14, .L206 of 14, .L209 of 20, .L212 of 20, .L215 of 19, .L218 of 20, .L223 of 17, .L226 of 17, .L231 of 17, .L234 of 17, .L239 of 17, .L242 of 17, .L247 of 17, .L250 of 17, .L255 of 17, .L258 of 17, .L263 of 17, .L266 of 17, .L269 of 7, .L271 of 14, .L273 of 14, .L277 of 16, .L280 of 16, .L286 of 16, .L289 of 16, .L296 of 16, .L299 of 16, .L308 of 16, .L311 of 16
# plywright::movegen::evasions::answers: 709 instructions in 2940 bytes; innermost loops: .L0 of 42, .L3 of 43, .L6 of 43, .L10 of 18, .L13 of 18, .L16 of 18, .L19 of 18, .L24 of 17, .L27 of 17, .L33 of 17, .L36 of 17, .L41 of 17, .L44 of 17, .L48 of 7, .L52 of 14, .L54 of 14, .L57 of 16, .L60 of 16
# plywright::movegen::evasions::answers: 724 instructions in 2986 bytes; innermost loops: .L0 of 41, .L3 of 41, .L6 of 41, .L10 of 20, .L13 of 20, .L16 of 19, .L19 of 20, .L24 of 17, .L27 of 17, .L33 of 17, .L36 of 17, .L41 of 17, .L44 of 17, .L49 of 7, .L53 of 14, .L55 of 14, .L58 of 16, .L61 of 16
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# mix of 5324 instructions: 1312 mov, 741 and, 482 lea, 389 movzx, 378 je, 251 or, 242 jne, 182 shl, 179 add, 175 cmp, 170 jmp, 158 tzcnt, 99 movabs, 93 inc, 93 shr, 78 pop, 67 test, 52 imul, 46 not, 42 push, 26 xor, 19 dec, 8 sete, 8 setne, 7 ret, 6 ror, 4 btr, 4 bts, 4 call, 3 jae, 2 ja, 2 popcnt, 2 sub

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
    mov r9, rdi
    mov rax, r15
    mov qword ptr [rsp - 0x10], rcx
    and rax, rcx
    mov ebx, 0x40
    tzcnt rbx, rax
    mov r11d, ebx
    and r11d, 0x3f
    mov edx, r11d
    shl edx, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r14]
    mov qword ptr [rsp - 0x48], rcx
    and rax, rcx
    mov rcx, qword ptr [rdx + r14 + 0x18]
    mov qword ptr [rsp - 0x50], rsi
    and rcx, rsi
    or rcx, rax
    mov rbp, qword ptr [rdi + 0x18]
    mov r12, qword ptr [rdi + 0x20]
    mov rax, r12
    or rax, rbp
    mov rdi, qword ptr [rdx + r14 + 0x20]
    mov qword ptr [rsp - 0x58], rax
    and rdi, rax
    mov rsi, qword ptr [r9 + 0x10]
    mov r10, rsi
    mov qword ptr [rsp - 0x8], r12
    or r10, r12
    mov rax, qword ptr [rdx + r14 + 0x28]
    mov qword ptr [rsp - 0x60], r10
    and rax, r10
    or rax, rdi
    mov qword ptr [rsp - 0x18], rbx
    mov edi, ebx
    and dil, 0x3f
    mov byte ptr [rsp - 0x38], dil
    mov r13, qword ptr [r9 + 0x30]
    mov r12, r15
    or r12, r13
    add rdx, r14
    mov qword ptr [rsp - 0x30], rdx
    and rcx, r13
    and rax, r13
    mov qword ptr [rsp - 0x78], r13
    mov qword ptr [rsp - 0x70], r12
    mov qword ptr [rsp - 0x40], r11
    je .L27
    mov edx, r11d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    xor edx, edx
    jmp .L2
    nop
.L0:
    bts rcx, r10
.L1:
    lea r9, [rax - 0x1]
    and rax, r9
    je .L7
.L2:
    tzcnt r10, rax
    mov r9, qword ptr [rdi + 8*r10]
    mov r11, r9
    and r11, r12
    je .L0
    lea r10, [r11 - 0x1]
    test r11, r10
    jne .L1
    and r9, r15
    or rdx, r9
    jmp .L1
.L3:
    mov rcx, qword ptr [rdi + 0x28]
    mov r15, qword ptr [rdi + 0x30]
    mov rax, r15
    mov qword ptr [rsp - 0x10], rcx
    and rax, rcx
    mov r11d, 0x40
    tzcnt r11, rax
    mov r10d, r11d
    and r10d, 0x3f
    mov edx, r10d
    shl edx, 0x6
    lea r13, [plywright::board::geometry::AROUND]
    mov rbp, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdx + r13]
    mov qword ptr [rsp - 0x60], rcx
    and rax, rcx
    mov rcx, qword ptr [rdx + r13 + 0x10]
    and rcx, rbp
    or rcx, rax
    mov r14, qword ptr [rdi + 0x18]
    mov r12, qword ptr [rdi + 0x20]
    mov rax, r12
    or rax, r14
    mov rsi, qword ptr [rdx + r13 + 0x20]
    mov qword ptr [rsp - 0x50], rax
    and rsi, rax
    mov rbx, qword ptr [rdi + 0x10]
    mov r9, rbx
    mov qword ptr [rsp - 0x8], r12
    or r9, r12
    mov rax, qword ptr [rdx + r13 + 0x28]
    mov qword ptr [rsp - 0x58], r9
    and rax, r9
    or rax, rsi
    mov qword ptr [rsp - 0x38], r11
    mov esi, r11d
    and sil, 0x3f
    mov byte ptr [rsp - 0x30], sil
    mov r9, qword ptr [rdi + 0x38]
    mov r12, r15
    or r12, r9
    add rdx, r13
    mov qword ptr [rsp - 0x48], rdx
    and rcx, r9
    and rax, r9
    mov qword ptr [rsp - 0x78], r9
    mov qword ptr [rsp - 0x70], r12
    mov qword ptr [rsp - 0x40], r10
    mov qword ptr [rsp - 0x18], rbp
    je .L41
    mov edx, r10d
    shl edx, 0x9
    lea rsi, [plywright::board::geometry::BETWEEN]
    add rsi, rdx
    mov qword ptr [rsp - 0x68], 0x0
    jmp .L6
    nop
.L4:
    bts rcx, r11
.L5:
    lea rdi, [rax - 0x1]
    and rax, rdi
    je .L17
.L6:
    tzcnt r11, rax
    mov rdi, qword ptr [rsi + 8*r11]
    mov r10, rdi
    and r10, r12
    je .L4
    lea r11, [r10 - 0x1]
    test r10, r11
    jne .L5
    and rdi, r15
    or qword ptr [rsp - 0x68], rdi
    jmp .L5
.L7:
    test rcx, rcx
    jne .L320
    test rdx, rdx
    je .L28
    movabs r14, 0xfefefefefefe00
    mov r9, r12
    not r9
    mov rdi, qword ptr [rsp - 0x50]
    and rdi, r15
    mov rbx, rdx
    not rbx
    mov rax, qword ptr [rsp - 0x18]
    mov ecx, eax
    and cl, 0x7
    mov r11, qword ptr [rsp - 0x30]
    mov rax, qword ptr [r11 + 0x38]
    or rax, rbx
    and rax, rdi
    shr rax, 0x7
    mov r10, r13
    lea r13, [r14 + 0xfe]
    and r13, r10
    and r13, rax
    mov rax, qword ptr [r11 + 0x30]
    or rax, rbx
    and rax, rdi
    shr rax, 0x9
    movabs r11, 0x7f7f7f7f7f7f00
    lea r14, [r11 + 0x7f]
    and r14, r10
    and r14, rax
    movabs r11, 0x101010101010101
    shl r11, cl
    mov qword ptr [rsp - 0x20], rbx
    or r11, rbx
    and r11, rdi
    shr r11, 0x8
    and r11, r9
    test edi, 0xff00
    je .L140
    mov qword ptr [rsp - 0x68], r11
    mov rcx, r11
    and rcx, 0xff
    je .L10
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L8:
    mov r11b, -0x1
    cmp dil, -0x1
    je .L9
    tzcnt r10, rcx
    mov ebx, r10d
    shl ebx, 0x6
    add ebx, r10d
    add ebx, 0x8
    lea r10d, [rdi + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xb000
    movzx eax, dil
    mov word ptr [r8 + 2*rax], bx
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L9
    lea ebx, [rdi + 0x2]
    lea eax, [r12 + 0x8000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L9
    lea r10d, [rdi + 0x3]
    mov eax, r12d
    or eax, 0xa000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L9
    add dil, 0x4
    or r12d, 0x9000
    movzx eax, r10b
    mov word ptr [r8 + 2*rax], r12w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
.L9:
    lea rax, [rcx - 0x1]
    mov edi, r11d
    and rcx, rax
    jne .L8
.L10:
    mov rcx, r13
    and rcx, 0xfe
    je .L13
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L11:
    mov r11b, -0x1
    cmp dil, -0x1
    je .L12
    tzcnt rax, rcx
    mov r10d, eax
    shl r10d, 0x6
    add eax, r10d
    add eax, 0x7
    lea r10d, [rdi + 0x1]
    movzx r12d, ax
    mov eax, r12d
    or eax, 0xf000
    movzx ebx, dil
    mov word ptr [r8 + 2*rbx], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L12
    lea ebx, [rdi + 0x2]
    mov eax, r12d
    or eax, 0xc000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L12
    lea r10d, [rdi + 0x3]
    mov eax, r12d
    or eax, 0xe000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L12
    add dil, 0x4
    or r12d, 0xd000
    movzx eax, r10b
    mov word ptr [r8 + 2*rax], r12w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
.L12:
    lea rax, [rcx - 0x1]
    mov edi, r11d
    and rcx, rax
    jne .L11
.L13:
    mov rcx, r14
    and rcx, 0x7f
    je .L16
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L14:
    mov r11b, -0x1
    cmp dil, -0x1
    je .L15
    tzcnt rax, rcx
    mov r10d, eax
    shl r10d, 0x6
    add eax, r10d
    add eax, 0x9
    lea r10d, [rdi + 0x1]
    movzx r12d, ax
    mov eax, r12d
    or eax, 0xf000
    movzx ebx, dil
    mov word ptr [r8 + 2*rbx], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L15
    lea ebx, [rdi + 0x2]
    mov eax, r12d
    or eax, 0xc000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L15
    lea r10d, [rdi + 0x3]
    mov eax, r12d
    or eax, 0xe000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L15
    add dil, 0x4
    or r12d, 0xd000
    movzx eax, r10b
    mov word ptr [r8 + 2*rax], r12w
    mov byte ptr [r8 + 0x200], dil
    mov r11d, edi
.L15:
    lea rax, [rcx - 0x1]
    mov edi, r11d
    and rcx, rax
    jne .L14
.L16:
    mov r11, qword ptr [rsp - 0x68]
    mov rcx, r11
    and rcx, -0x100
    movabs rax, 0xfefefefefefe00
    and r13, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and r14, rax
    mov r12, qword ptr [rsp - 0x70]
    shr r11, 0x8
    test r13, r13
    jne .L141
    jmp .L144
.L17:
    test rcx, rcx
    jne .L318
    mov rdx, qword ptr [rsp - 0x68]
    test rdx, rdx
    je .L42
    mov rsi, rbp
    and rsi, r15
    mov rax, qword ptr [rsp - 0x38]
    mov ecx, eax
    and cl, 0x7
    movabs r10, 0x101010101010101
    shl r10, cl
    not rdx
    mov rdi, qword ptr [rsp - 0x48]
    mov rcx, qword ptr [rdi + 0x30]
    or rcx, rdx
    and rcx, rsi
    shl rcx, 0x9
    mov rax, r9
    movabs rbp, -0x101010101010200
    and rbp, r9
    and rbp, rcx
    mov rcx, qword ptr [rdi + 0x38]
    or rcx, rdx
    and rcx, rsi
    shl rcx, 0x7
    movabs r9, 0x7f7f7f7f7f7f7f00
    and r9, rax
    and r9, rcx
    mov rcx, r12
    not rcx
    mov qword ptr [rsp - 0x20], rdx
    or r10, rdx
    mov rdx, r10
    and rdx, rsi
    shl rdx, 0x8
    and rdx, rcx
    shr rsi, 0x30
    test sil, sil
    je .L207
    movabs rsi, -0x100000000000000
    and rsi, rdx
    je .L20
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L18:
    mov r12b, -0x1
    cmp dil, -0x1
    je .L19
    tzcnt r11, rsi
    lea r10d, [r11 + 0x38]
    and r10d, 0x3f
    shl r11d, 0x6
    or r11d, r10d
    lea r10d, [rdi + 0x1]
    movzx r13d, r11w
    mov r11d, r13d
    or r11d, 0xb000
    movzx eax, dil
    mov word ptr [r8 + 2*rax], r11w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L19
    lea r11d, [rdi + 0x2]
    lea eax, [r13 + 0x8000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L19
    lea r10d, [rdi + 0x3]
    lea eax, [r13 + 0xa000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L19
    add dil, 0x4
    or r13d, 0x9000
    movzx eax, r10b
    mov word ptr [r8 + 2*rax], r13w
    mov byte ptr [r8 + 0x200], dil
    mov r12d, edi
.L19:
    lea rax, [rsi - 0x1]
    mov edi, r12d
    and rsi, rax
    jne .L18
.L20:
    movabs rsi, -0x200000000000000
    and rsi, rbp
    je .L23
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L21:
    mov r12b, -0x1
    cmp dil, -0x1
    je .L22
    tzcnt rax, rsi
    lea r10d, [rax + 0x37]
    and r10d, 0x3f
    shl eax, 0x6
    or eax, r10d
    lea r10d, [rdi + 0x1]
    movzx r13d, ax
    mov eax, r13d
    or eax, 0xf000
    movzx r11d, dil
    mov word ptr [r8 + 2*r11], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L22
    lea r11d, [rdi + 0x2]
    lea eax, [r13 + 0xc000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L22
    lea r10d, [rdi + 0x3]
    lea eax, [r13 + 0xe000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L22
    add dil, 0x4
    or r13d, 0xd000
    movzx eax, r10b
    mov word ptr [r8 + 2*rax], r13w
    mov byte ptr [r8 + 0x200], dil
    mov r12d, edi
.L22:
    lea rax, [rsi - 0x1]
    mov edi, r12d
    and rsi, rax
    jne .L21
.L23:
    movabs rsi, 0x7f00000000000000
    and rsi, r9
    je .L26
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L24:
    mov r12b, -0x1
    cmp dil, -0x1
    je .L25
    tzcnt rax, rsi
    lea r10d, [rax + 0x39]
    and r10d, 0x3f
    shl eax, 0x6
    or eax, r10d
    lea r10d, [rdi + 0x1]
    movzx r13d, ax
    mov eax, r13d
    or eax, 0xf000
    movzx r11d, dil
    mov word ptr [r8 + 2*r11], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L25
    lea r11d, [rdi + 0x2]
    lea eax, [r13 + 0xc000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L25
    lea r10d, [rdi + 0x3]
    lea eax, [r13 + 0xe000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L25
    add dil, 0x4
    or r13d, 0xd000
    movzx eax, r10b
    mov word ptr [r8 + 2*rax], r13w
    mov byte ptr [r8 + 0x200], dil
    mov r12d, edi
.L25:
    lea rax, [rsi - 0x1]
    mov edi, r12d
    and rsi, rax
    jne .L24
.L26:
    movabs r13, 0xffffffffffff00
    and r13, rdx
    movabs rax, 0xfefefefefefe00
    and rbp, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and r9, rax
    shl edx, 0x8
    and ecx, edx
    test rbp, rbp
    jne .L208
    jmp .L211
.L27:
    test rcx, rcx
    jne .L319
.L28:
    movabs r11, 0xfefefefefefe00
    movabs rax, 0x7f7f7f7f7f7f00
    mov rcx, r12
    not rcx
    mov rdi, qword ptr [rsp - 0x50]
    and rdi, r15
    mov rsi, rdi
    shr rsi, 0x8
    and rsi, rcx
    mov rdx, rdi
    shr rdx, 0x7
    lea r9, [r11 + 0xfe]
    and r9, r13
    and r9, rdx
    mov r10, rdi
    shr r10, 0x9
    lea rdx, [rax + 0x7f]
    and rdx, r13
    and rdx, r10
    test edi, 0xff00
    je .L52
    mov rdi, rsi
    and rdi, 0xff
    je .L32
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L29:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L30
    tzcnt r10, rdi
    mov ebx, r10d
    shl ebx, 0x6
    add ebx, r10d
    add ebx, 0x8
    lea r10d, [r14 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xb000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], bx
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L31
    lea ebx, [r14 + 0x2]
    lea r13d, [r12 + 0x8000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L31
    lea r10d, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xa000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    mov r13, qword ptr [rsp - 0x78]
    je .L30
    add r14b, 0x4
    or r12d, 0x9000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L30:
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L29
    jmp .L32
.L31:
    mov r13, qword ptr [rsp - 0x78]
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L29
.L32:
    mov rdi, r9
    and rdi, 0xfe
    je .L36
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L33:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L34
    tzcnt r10, rdi
    mov ebx, r10d
    shl ebx, 0x6
    add ebx, r10d
    add ebx, 0x7
    lea r10d, [r14 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], bx
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L35
    lea ebx, [r14 + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L35
    lea r10d, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    mov r13, qword ptr [rsp - 0x78]
    je .L34
    add r14b, 0x4
    or r12d, 0xd000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L34:
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L33
    jmp .L36
.L35:
    mov r13, qword ptr [rsp - 0x78]
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L33
.L36:
    mov rdi, rdx
    and rdi, 0x7f
    je .L40
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L37:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L38
    tzcnt r10, rdi
    mov ebx, r10d
    shl ebx, 0x6
    add ebx, r10d
    add ebx, 0x9
    lea r10d, [r14 + 0x1]
    movzx r12d, bx
    mov ebx, r12d
    or ebx, 0xf000
    movzx r13d, r14b
    mov word ptr [r8 + 2*r13], bx
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L39
    lea ebx, [r14 + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L39
    lea r10d, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    mov r13, qword ptr [rsp - 0x78]
    je .L38
    add r14b, 0x4
    or r12d, 0xd000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L38:
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L37
    jmp .L40
.L39:
    mov r13, qword ptr [rsp - 0x78]
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L37
.L40:
    mov r14, rsi
    and r14, -0x100
    and r9, r11
    and rdx, rax
    mov r12, qword ptr [rsp - 0x70]
    shr rsi, 0x8
    test r9, r9
    jne .L53
    jmp .L56
.L41:
    test rcx, rcx
    jne .L321
.L42:
    movabs rdx, 0x7f7f7f7f7f7f00
    mov rcx, r12
    not rcx
    mov rax, rbp
    and rax, r15
    mov r14, rax
    shl r14, 0x8
    and r14, rcx
    mov rsi, rax
    shl rsi, 0x9
    and rsi, r9
    movabs rbx, -0x101010101010200
    and rbx, rsi
    mov rsi, rax
    shl rsi, 0x7
    and rsi, r9
    movabs r9, 0x7f7f7f7f7f7f7f00
    and r9, rsi
    shr rax, 0x30
    test al, al
    je .L96
    movabs rax, -0x100000000000000
    and rax, r14
    je .L45
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L43:
    mov bpl, -0x1
    cmp dil, -0x1
    je .L44
    tzcnt r10, rax
    lea esi, [r10 + 0x38]
    and esi, 0x3f
    shl r10d, 0x6
    or r10d, esi
    lea esi, [rdi + 0x1]
    movzx r12d, r10w
    mov r10d, r12d
    or r10d, 0xb000
    movzx r11d, dil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L44
    lea r10d, [rdi + 0x2]
    lea r11d, [r12 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L44
    lea esi, [rdi + 0x3]
    lea r11d, [r12 + 0xa000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r11w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L44
    add dil, 0x4
    or r12d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], dil
    mov ebp, edi
.L44:
    lea rsi, [rax - 0x1]
    mov edi, ebp
    and rax, rsi
    jne .L43
.L45:
    movabs rax, -0x200000000000000
    and rax, rbx
    je .L48
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L46:
    mov bpl, -0x1
    cmp dil, -0x1
    je .L47
    tzcnt r10, rax
    lea esi, [r10 + 0x37]
    and esi, 0x3f
    shl r10d, 0x6
    or r10d, esi
    lea esi, [rdi + 0x1]
    movzx r12d, r10w
    mov r10d, r12d
    or r10d, 0xf000
    movzx r11d, dil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L47
    lea r10d, [rdi + 0x2]
    lea r11d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L47
    lea esi, [rdi + 0x3]
    lea r11d, [r12 + 0xe000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r11w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L47
    add dil, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], dil
    mov ebp, edi
.L47:
    lea rsi, [rax - 0x1]
    mov edi, ebp
    and rax, rsi
    jne .L46
.L48:
    movabs rax, 0x7f00000000000000
    and rax, r9
    je .L51
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L49:
    mov bpl, -0x1
    cmp dil, -0x1
    je .L50
    tzcnt r10, rax
    lea esi, [r10 + 0x39]
    and esi, 0x3f
    shl r10d, 0x6
    or r10d, esi
    lea esi, [rdi + 0x1]
    movzx r12d, r10w
    mov r10d, r12d
    or r10d, 0xf000
    movzx r11d, dil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L50
    lea r10d, [rdi + 0x2]
    lea r11d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L50
    lea esi, [rdi + 0x3]
    lea r11d, [r12 + 0xe000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r11w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L50
    add dil, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], dil
    mov ebp, edi
.L50:
    lea rsi, [rax - 0x1]
    mov edi, ebp
    and rax, rsi
    jne .L49
.L51:
    movabs r13, 0xffffffffffff00
    and r13, r14
    movabs rax, 0xfefefefefefe00
    and rbx, rax
    and r9, rdx
    jmp .L97
.L52:
    mov r14, rsi
    shr rsi, 0x8
    test r9, r9
    je .L56
.L53:
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L54:
    cmp al, -0x1
    je .L55
    tzcnt rdi, r9
    mov r10d, edi
    shl r10d, 0x6
    add edi, r10d
    add edi, 0x4007
    movzx r10d, al
    inc al
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], al
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L54
    jmp .L56
.L55:
    mov al, -0x1
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L54
.L56:
    and rcx, rsi
    movabs rax, 0xff00000000
    test rdx, rdx
    je .L59
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L57:
    cmp sil, -0x1
    je .L58
    tzcnt rdi, rdx
    mov r9d, edi
    shl r9d, 0x6
    add edi, r9d
    add edi, 0x4009
    movzx r9d, sil
    inc sil
    mov word ptr [r8 + 2*r9], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L57
    jmp .L59
.L58:
    mov sil, -0x1
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L57
.L59:
    and rcx, rax
    test r14, r14
    je .L62
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L60:
    cmp al, -0x1
    je .L61
    tzcnt rdx, r14
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x8
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [r14 - 0x1]
    and r14, rdx
    jne .L60
    jmp .L62
.L61:
    mov al, -0x1
    lea rdx, [r14 - 0x1]
    and r14, rdx
    jne .L60
.L62:
    test rcx, rcx
    je .L65
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L63:
    cmp al, -0x1
    je .L64
    tzcnt rdx, rcx
    mov esi, edx
    shl esi, 0x6
    add edx, esi
    add edx, 0x1010
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L63
    jmp .L65
.L64:
    mov al, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L63
.L65:
    mov rdx, r15
    not rdx
    mov rax, qword ptr [rsp - 0x48]
    and rax, r15
    je .L73
    mov rcx, r13
    not rcx
    movzx r9d, byte ptr [r8 + 0x200]
    jmp .L67
    nop
.L66:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L73
.L67:
    tzcnt rsi, rax
    mov edi, esi
    shl esi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rsi + r10]
    and rsi, rdx
    mov r11, rsi
    movzx edi, di
    and r11, r13
    je .L70
    lea r10d, [rdi + 0x4000]
    movzx ebx, r10w
    mov ebp, r9d
    nop
.L68:
    cmp bpl, -0x1
    je .L69
    tzcnt r9, r11
    shl r9d, 0x6
    or r9d, ebx
    movzx r10d, bpl
    inc bpl
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r9d, ebp
    lea r10, [r11 - 0x1]
    and r11, r10
    jne .L68
    jmp .L70
.L69:
    mov bpl, -0x1
    lea r10, [r11 - 0x1]
    and r11, r10
    jne .L68
    nop
.L70:
    mov r11d, r9d
    and rsi, rcx
    je .L66
    nop
.L71:
    cmp r11b, -0x1
    je .L72
    tzcnt r9, rsi
    shl r9d, 0x6
    or r9d, edi
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], r11b
    mov r9d, r11d
    lea r10, [rsi - 0x1]
    and rsi, r10
    jne .L71
    jmp .L66
.L72:
    mov r11b, -0x1
    lea r10, [rsi - 0x1]
    and rsi, r10
    jne .L71
    jmp .L66
.L73:
    mov rax, qword ptr [rsp - 0x60]
    and rax, r15
    je .L81
    mov rsi, r13
    not rsi
    movzx r11d, byte ptr [r8 + 0x200]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L75
    nop
.L74:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L81
.L75:
    tzcnt r10, rax
    lea rbx, [r10 + 2*r10]
    movzx ecx, byte ptr [r9 + 8*rbx + 0x614]
    mov r14, qword ptr [r9 + 8*rbx + 0x600]
    and r14, r12
    imul r14, qword ptr [r9 + 8*rbx + 0x608]
    shr r14, cl
    mov ecx, dword ptr [r9 + 8*rbx + 0x610]
    add r14, rcx
    mov rcx, qword ptr [rdi + 8*r14]
    and rcx, rdx
    mov r12, rcx
    movzx r14d, r10w
    and r12, r13
    je .L78
    lea r10d, [r14 + 0x4000]
    movzx ebx, r10w
    mov ebp, r11d
    nop
.L76:
    cmp bpl, -0x1
    je .L77
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, ebx
    movzx r11d, bpl
    inc bpl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L76
    jmp .L78
.L77:
    mov bpl, -0x1
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L76
    nop
.L78:
    mov ebx, r11d
    and rcx, rsi
    mov r12, qword ptr [rsp - 0x70]
    je .L74
    nop
.L79:
    cmp bl, -0x1
    je .L80
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r14d
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bl
    mov r11d, ebx
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L79
    jmp .L74
.L80:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L79
    jmp .L74
.L81:
    and r15, qword ptr [rsp - 0x58]
    je .L89
    mov rax, r13
    not rax
    movzx r9d, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L83
    nop
.L82:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L89
.L83:
    tzcnt r10, r15
    lea r11, [r10 + 2*r10]
    movzx ecx, byte ptr [rsi + 8*r11 + 0x14]
    mov rbx, qword ptr [rsi + 8*r11]
    and rbx, r12
    imul rbx, qword ptr [rsi + 8*r11 + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rsi + 8*r11 + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [rdi + 8*rbx]
    and rcx, rdx
    mov r14, rcx
    movzx r11d, r10w
    and r14, r13
    je .L86
    lea r10d, [r11 + 0x4000]
    movzx ebx, r10w
    mov ebp, r9d
    nop
.L84:
    cmp bpl, -0x1
    je .L85
    tzcnt r9, r14
    shl r9d, 0x6
    or r9d, ebx
    movzx r10d, bpl
    inc bpl
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], bpl
    mov r9d, ebp
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L84
    jmp .L86
.L85:
    mov bpl, -0x1
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L84
    nop
.L86:
    mov ebx, r9d
    and rcx, rax
    je .L82
    nop
.L87:
    cmp bl, -0x1
    je .L88
    tzcnt r9, rcx
    shl r9d, 0x6
    or r9d, r11d
    movzx r10d, bl
    inc bl
    mov word ptr [r8 + 2*r10], r9w
    mov byte ptr [r8 + 0x200], bl
    mov r9d, ebx
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L87
    jmp .L82
.L88:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L87
    jmp .L82
.L89:
    mov esi, 0x1
    mov rbx, qword ptr [rsp - 0x40]
    mov ecx, ebx
    shl rsi, cl
    mov rax, qword ptr [rsp - 0x30]
    and rdx, qword ptr [rax + 0x8]
    je .L316
    mov rcx, qword ptr [rsp - 0x10]
    and rcx, r13
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov r10, qword ptr [rsp - 0x50]
    and r10, r13
    mov rcx, r10
    shl rcx, 0x9
    movabs rdi, -0x101010101010200
    and rdi, rcx
    shl r10, 0x7
    movabs r9, 0x7f7f7f7f7f7f7f00
    and r9, r10
    or r9, rdi
    shl eax, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    or r9, qword ptr [rax + r11 + 0x8]
    mov rax, r9
    not rax
    not rsi
    and rdx, rax
    je .L275
    mov rcx, qword ptr [rsp - 0x48]
    xor eax, eax
    and rcx, r13
    je .L91
    nop
.L90:
    mov rdi, rcx
    tzcnt r10, rcx
    dec rcx
    shl r10d, 0x6
    or rax, qword ptr [r10 + r11]
    and rcx, rdi
    jne .L90
.L91:
    mov rdi, r12
    and rdi, rsi
    mov rcx, qword ptr [rsp - 0x18]
    add ecx, 0x37
    mov r10, rdx
    ror r10, cl
    mov ecx, r10d
    and ecx, 0x7
    shl ebx, 0xc
    lea r11, [plywright::movegen::danger::ZONES]
    add r11, rbx
    shl ecx, 0x4
    add rcx, r11
    mov r11d, r10d
    shr r11d
    and r11d, 0x80
    mov ebx, r10d
    shr ebx, 0x2
    and ebx, 0x100
    add rbx, r11
    add rbx, rcx
    shr r10d, 0x7
    and r10d, 0xe00
    mov r11, qword ptr [r10 + rbx + 0x8]
    mov r10, qword ptr [r10 + rbx]
    and r10, r13
    and r10, qword ptr [rsp - 0x60]
    je .L93
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
.L92:
    mov r15, r10
    tzcnt rcx, r10
    dec r10
    lea r12, [rcx + 2*rcx]
    mov r13d, dword ptr [rbx + 8*r12 + 0x610]
    movzx ecx, byte ptr [rbx + 8*r12 + 0x614]
    mov rbp, qword ptr [rbx + 8*r12 + 0x600]
    and rbp, rdi
    imul rbp, qword ptr [rbx + 8*r12 + 0x608]
    shr rbp, cl
    add rbp, r13
    or rax, qword ptr [r14 + 8*rbp]
    and r10, r15
    jne .L92
.L93:
    and r11, qword ptr [rsp - 0x78]
    and r11, qword ptr [rsp - 0x58]
    je .L95
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L94:
    mov r14, r11
    tzcnt rcx, r11
    dec r11
    lea r15, [rcx + 2*rcx]
    mov r12d, dword ptr [r10 + 8*r15 + 0x10]
    movzx ecx, byte ptr [r10 + 8*r15 + 0x14]
    mov r13, qword ptr [r10 + 8*r15]
    and r13, rdi
    imul r13, qword ptr [r10 + 8*r15 + 0x8]
    shr r13, cl
    add r13, r12
    or rax, qword ptr [rbx + 8*r13]
    and r11, r14
    jne .L94
.L95:
    not rax
    and rdx, rax
    mov r13, qword ptr [rsp - 0x78]
    mov r12, qword ptr [rsp - 0x70]
    mov rax, rdx
    and rax, r13
    jne .L276
    jmp .L279
.L96:
    mov r13, r14
.L97:
    shl r14d, 0x8
    and ecx, r14d
    test rbx, rbx
    lea r14, [plywright::board::geometry::AROUND]
    je .L100
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L98:
    cmp al, -0x1
    je .L99
    tzcnt rsi, rbx
    mov edi, esi
    shl edi, 0x6
    add esi, 0x37
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], al
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L98
    jmp .L100
.L99:
    mov al, -0x1
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L98
.L100:
    and ecx, 0xff000000
    test r9, r9
    je .L103
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L101:
    cmp al, -0x1
    je .L102
    tzcnt rsi, r9
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
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L101
    jmp .L103
.L102:
    mov al, -0x1
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L101
.L103:
    test r13, r13
    je .L106
    movzx eax, byte ptr [r8 + 0x200]
.L104:
    cmp al, -0x1
    je .L105
    tzcnt rsi, r13
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], al
    lea rsi, [r13 - 0x1]
    and r13, rsi
    jne .L104
    jmp .L106
.L105:
    mov al, -0x1
    lea rsi, [r13 - 0x1]
    and r13, rsi
    jne .L104
.L106:
    test rcx, rcx
    je .L109
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L107:
    cmp al, -0x1
    je .L108
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
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L107
    jmp .L109
.L108:
    mov al, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L107
.L109:
    mov r9, r15
    not r9
    mov rax, qword ptr [rsp - 0x60]
    and rax, r15
    je .L117
    mov rcx, qword ptr [rsp - 0x78]
    not rcx
    movzx ebp, byte ptr [r8 + 0x200]
    jmp .L111
    nop
.L110:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L117
.L111:
    tzcnt rsi, rax
    mov r10d, esi
    shl esi, 0x6
    mov rdi, qword ptr [rsi + r14]
    and rdi, r9
    mov r14, rdi
    movzx ebx, r10w
    and r14, qword ptr [rsp - 0x78]
    je .L114
    lea esi, [rbx + 0x4000]
    movzx r11d, si
    mov esi, ebp
    nop
.L112:
    cmp sil, -0x1
    je .L113
    tzcnt r10, r14
    shl r10d, 0x6
    or r10d, r11d
    movzx r12d, sil
    inc sil
    mov word ptr [r8 + 2*r12], r10w
    mov byte ptr [r8 + 0x200], sil
    mov ebp, esi
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L112
    jmp .L114
.L113:
    mov sil, -0x1
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L112
    nop
.L114:
    mov r11d, ebp
    and rdi, rcx
    lea r14, [plywright::board::geometry::AROUND]
    je .L110
    nop
.L115:
    cmp r11b, -0x1
    je .L116
    tzcnt rsi, rdi
    shl esi, 0x6
    or esi, ebx
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L115
    jmp .L110
.L116:
    mov r11b, -0x1
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L115
    jmp .L110
.L117:
    mov rax, qword ptr [rsp - 0x58]
    and rax, r15
    mov rbp, qword ptr [rsp - 0x78]
    je .L125
    mov rbx, rbp
    not rbx
    movzx esi, byte ptr [r8 + 0x200]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L119
    nop
.L118:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L125
.L119:
    tzcnt r10, rax
    lea r11, [r10 + 2*r10]
    movzx ecx, byte ptr [r14 + 8*r11 + 0x614]
    mov r12, qword ptr [r14 + 8*r11 + 0x600]
    and r12, qword ptr [rsp - 0x70]
    imul r12, qword ptr [r14 + 8*r11 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [r14 + 8*r11 + 0x610]
    add r12, rcx
    mov rcx, qword ptr [rdi + 8*r12]
    and rcx, r9
    mov r12, rcx
    movzx r13d, r10w
    and r12, rbp
    je .L122
    lea r10d, [r13 + 0x4000]
    movzx r11d, r10w
    mov ebp, esi
    nop
.L120:
    cmp bpl, -0x1
    je .L121
    tzcnt rsi, r12
    shl esi, 0x6
    or esi, r11d
    movzx r10d, bpl
    inc bpl
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], bpl
    mov esi, ebp
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L120
    jmp .L122
.L121:
    mov bpl, -0x1
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L120
    nop
.L122:
    mov r11d, esi
    and rcx, rbx
    mov rbp, qword ptr [rsp - 0x78]
    je .L118
    nop
.L123:
    cmp r11b, -0x1
    je .L124
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r13d
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], r11b
    mov esi, r11d
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L123
    jmp .L118
.L124:
    mov r11b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L123
    jmp .L118
.L125:
    and r15, qword ptr [rsp - 0x50]
    je .L133
    mov rax, qword ptr [rsp - 0x78]
    not rax
    movzx ebp, byte ptr [r8 + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L127
    nop
.L126:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L133
.L127:
    tzcnt rsi, r15
    lea r10, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*r10 + 0x14]
    mov r11, qword ptr [rbx + 8*r10]
    and r11, qword ptr [rsp - 0x70]
    imul r11, qword ptr [rbx + 8*r10 + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rbx + 8*r10 + 0x10]
    add r11, rcx
    mov rcx, qword ptr [rdi + 8*r11]
    and rcx, r9
    mov r12, rcx
    movzx r14d, si
    and r12, qword ptr [rsp - 0x78]
    je .L130
    lea esi, [r14 + 0x4000]
    movzx r11d, si
    mov esi, ebp
    nop
.L128:
    cmp sil, -0x1
    je .L129
    tzcnt r10, r12
    shl r10d, 0x6
    or r10d, r11d
    movzx r13d, sil
    inc sil
    mov word ptr [r8 + 2*r13], r10w
    mov byte ptr [r8 + 0x200], sil
    mov ebp, esi
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L128
    jmp .L130
.L129:
    mov sil, -0x1
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L128
.L130:
    mov r11d, ebp
    and rcx, rax
    je .L126
    nop
.L131:
    cmp r11b, -0x1
    je .L132
    tzcnt rsi, rcx
    shl esi, 0x6
    or esi, r14d
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], si
    mov byte ptr [r8 + 0x200], r11b
    mov ebp, r11d
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L131
    jmp .L126
.L132:
    mov r11b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L131
    jmp .L126
.L133:
    mov ebx, 0x1
    mov r11, qword ptr [rsp - 0x40]
    mov ecx, r11d
    shl rbx, cl
    mov rax, qword ptr [rsp - 0x48]
    and r9, qword ptr [rax + 0x8]
    mov rbp, qword ptr [rsp - 0x78]
    lea r10, [plywright::board::geometry::AROUND]
    je .L304
    mov rcx, qword ptr [rsp - 0x10]
    and rcx, rbp
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rsi, qword ptr [rsp - 0x18]
    and rsi, rbp
    mov rcx, rsi
    shr rcx, 0x7
    movabs rdi, 0xfefefefefefe00
    add rdi, 0xfe
    and rdi, rcx
    shr rsi, 0x9
    add rdx, 0x7f
    and rdx, rsi
    or rdx, rdi
    shl eax, 0x6
    or rdx, qword ptr [rax + r10 + 0x8]
    mov rax, rdx
    not rax
    not rbx
    and r9, rax
    je .L284
    mov rcx, qword ptr [rsp - 0x60]
    xor eax, eax
    and rcx, rbp
    je .L135
    nop
.L134:
    mov rsi, rcx
    tzcnt rdi, rcx
    dec rcx
    shl edi, 0x6
    or rax, qword ptr [rdi + r10]
    and rcx, rsi
    jne .L134
.L135:
    mov rsi, qword ptr [rsp - 0x70]
    and rsi, rbx
    mov rcx, qword ptr [rsp - 0x38]
    add ecx, 0x37
    mov r10, r9
    ror r10, cl
    mov ecx, r10d
    and ecx, 0x7
    shl r11d, 0xc
    lea rdi, [plywright::movegen::danger::ZONES]
    add rdi, r11
    shl ecx, 0x4
    add rcx, rdi
    mov edi, r10d
    shr edi
    and edi, 0x80
    mov r11d, r10d
    shr r11d, 0x2
    and r11d, 0x100
    add r11, rdi
    add r11, rcx
    shr r10d, 0x7
    and r10d, 0xe00
    mov rdi, qword ptr [r10 + r11 + 0x8]
    mov r10, qword ptr [r10 + r11]
    and r10, rbp
    and r10, qword ptr [rsp - 0x58]
    je .L137
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    nop
.L136:
    mov r15, r10
    tzcnt rcx, r10
    dec r10
    lea r12, [rcx + 2*rcx]
    mov r13d, dword ptr [r11 + 8*r12 + 0x610]
    movzx ecx, byte ptr [r11 + 8*r12 + 0x614]
    mov rbp, qword ptr [r11 + 8*r12 + 0x600]
    and rbp, rsi
    imul rbp, qword ptr [r11 + 8*r12 + 0x608]
    shr rbp, cl
    add rbp, r13
    or rax, qword ptr [r14 + 8*rbp]
    and r10, r15
    jne .L136
.L137:
    mov rbp, qword ptr [rsp - 0x78]
    and rdi, rbp
    and rdi, qword ptr [rsp - 0x50]
    je .L139
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
.L138:
    mov r14, rdi
    tzcnt rcx, rdi
    dec rdi
    lea r15, [rcx + 2*rcx]
    mov r12d, dword ptr [r10 + 8*r15 + 0x10]
    movzx ecx, byte ptr [r10 + 8*r15 + 0x14]
    mov r13, qword ptr [r10 + 8*r15]
    and r13, rsi
    imul r13, qword ptr [r10 + 8*r15 + 0x8]
    shr r13, cl
    add r13, r12
    or rax, qword ptr [r11 + 8*r13]
    and rdi, r14
    jne .L138
.L139:
    not rax
    and r9, rax
    mov rax, r9
    and rax, rbp
    jne .L285
    jmp .L288
.L140:
    mov rcx, r11
    shr r11, 0x8
    test r13, r13
    je .L144
.L141:
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L142:
    cmp dil, -0x1
    je .L143
    tzcnt rax, r13
    mov r10d, eax
    shl r10d, 0x6
    add eax, r10d
    add eax, 0x4007
    movzx r10d, dil
    inc dil
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], dil
    lea rax, [r13 - 0x1]
    and r13, rax
    jne .L142
    jmp .L144
.L143:
    mov dil, -0x1
    lea rax, [r13 - 0x1]
    and r13, rax
    jne .L142
.L144:
    and r9, r11
    movabs rax, 0xff00000000
    test r14, r14
    mov r13, qword ptr [rsp - 0x78]
    je .L147
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L145:
    cmp dil, -0x1
    je .L146
    tzcnt r10, r14
    mov r11d, r10d
    shl r11d, 0x6
    add r10d, r11d
    add r10d, 0x4009
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], dil
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L145
    jmp .L147
.L146:
    mov dil, -0x1
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L145
.L147:
    and r9, rax
    test rcx, rcx
    je .L150
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L148:
    cmp al, -0x1
    je .L149
    tzcnt rdi, rcx
    mov r10d, edi
    shl r10d, 0x6
    add edi, r10d
    add edi, 0x8
    movzx r10d, al
    inc al
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], al
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L148
    jmp .L150
.L149:
    mov al, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L148
.L150:
    test r9, r9
    je .L153
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L151:
    cmp al, -0x1
    je .L152
    tzcnt rcx, r9
    mov edi, ecx
    shl edi, 0x6
    add ecx, edi
    add ecx, 0x1010
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], cx
    mov byte ptr [r8 + 0x200], al
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L151
    jmp .L153
.L152:
    mov al, -0x1
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L151
.L153:
    mov rax, r15
    not rax
    mov qword ptr [rsp - 0x68], rax
    mov rax, qword ptr [rsp - 0x48]
    and rax, r15
    mov r9, r13
    not r9
    and rax, qword ptr [rsp - 0x20]
    je .L161
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L155
    nop
.L154:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L161
.L155:
    tzcnt rcx, rax
    mov edi, ecx
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r10]
    and rcx, qword ptr [rsp - 0x68]
    mov r12, rcx
    movzx edi, di
    and r12, r13
    je .L158
    lea r10d, [rdi + 0x4000]
    movzx r13d, r10w
    mov r10d, r11d
.L156:
    cmp r10b, -0x1
    je .L157
    tzcnt r11, r12
    shl r11d, 0x6
    or r11d, r13d
    movzx ebx, r10b
    inc r10b
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], r10b
    mov r11d, r10d
    lea rbx, [r12 - 0x1]
    and r12, rbx
    jne .L156
    jmp .L158
.L157:
    mov r10b, -0x1
    lea rbx, [r12 - 0x1]
    and r12, rbx
    jne .L156
    nop
.L158:
    mov ebx, r11d
    and rcx, r9
    mov r13, qword ptr [rsp - 0x78]
    mov r12, qword ptr [rsp - 0x70]
    je .L154
    nop
.L159:
    cmp bl, -0x1
    je .L160
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, edi
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bl
    mov r11d, ebx
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L159
    jmp .L154
.L160:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L159
    jmp .L154
.L161:
    mov rax, qword ptr [rsp - 0x60]
    and rax, r15
    and rax, qword ptr [rsp - 0x20]
    je .L169
    movzx r10d, byte ptr [r8 + 0x200]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    jmp .L163
    nop
.L162:
    lea rcx, [rax - 0x1]
    and rax, rcx
    mov r12, qword ptr [rsp - 0x70]
    je .L169
.L163:
    tzcnt r11, rax
    lea rdi, [r11 + 2*r11]
    movzx ecx, byte ptr [r13 + 8*rdi + 0x614]
    mov rbx, qword ptr [r13 + 8*rdi + 0x600]
    and rbx, r12
    imul rbx, qword ptr [r13 + 8*rdi + 0x608]
    shr rbx, cl
    mov ecx, dword ptr [r13 + 8*rdi + 0x610]
    add rbx, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rcx + 8*rbx]
    and rdi, qword ptr [rsp - 0x68]
    mov rcx, rdi
    movzx r12d, r11w
    and rcx, qword ptr [rsp - 0x78]
    je .L166
    lea r11d, [r12 + 0x4000]
    movzx ebx, r11w
    mov r11d, r10d
    nop
.L164:
    cmp r11b, -0x1
    je .L165
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, ebx
    movzx r14d, r11b
    inc r11b
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], r11b
    mov r10d, r11d
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L164
    jmp .L166
.L165:
    mov r11b, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L164
    nop
.L166:
    mov ecx, r10d
    and rdi, r9
    je .L162
    nop
.L167:
    cmp cl, -0x1
    je .L168
    tzcnt r10, rdi
    shl r10d, 0x6
    or r10d, r12d
    movzx r11d, cl
    inc cl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
    lea r11, [rdi - 0x1]
    and rdi, r11
    jne .L167
    jmp .L162
.L168:
    mov cl, -0x1
    lea r11, [rdi - 0x1]
    and rdi, r11
    jne .L167
    jmp .L162
.L169:
    and r15, qword ptr [rsp - 0x58]
    and r15, qword ptr [rsp - 0x20]
    je .L177
    movzx r11d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L171
    nop
.L170:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L177
.L171:
    tzcnt r10, r15
    lea rbx, [r10 + 2*r10]
    movzx ecx, byte ptr [rax + 8*rbx + 0x14]
    mov r14, qword ptr [rax + 8*rbx]
    and r14, qword ptr [rsp - 0x70]
    imul r14, qword ptr [rax + 8*rbx + 0x8]
    shr r14, cl
    mov ecx, dword ptr [rax + 8*rbx + 0x10]
    add r14, rcx
    mov rcx, qword ptr [rdi + 8*r14]
    and rcx, qword ptr [rsp - 0x68]
    mov r13, rcx
    movzx r12d, r10w
    and r13, qword ptr [rsp - 0x78]
    je .L174
    lea r10d, [r12 + 0x4000]
    movzx ebx, r10w
    mov r10d, r11d
    nop
.L172:
    cmp r10b, -0x1
    je .L173
    tzcnt r11, r13
    shl r11d, 0x6
    or r11d, ebx
    movzx r14d, r10b
    inc r10b
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], r10b
    mov r11d, r10d
    lea r14, [r13 - 0x1]
    and r13, r14
    jne .L172
    jmp .L174
.L173:
    mov r10b, -0x1
    lea r14, [r13 - 0x1]
    and r13, r14
    jne .L172
    nop
.L174:
    mov ebx, r11d
    and rcx, r9
    je .L170
    nop
.L175:
    cmp bl, -0x1
    je .L176
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r12d
    movzx r11d, bl
    inc bl
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], bl
    mov r11d, ebx
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L175
    jmp .L170
.L176:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L175
    jmp .L170
.L177:
    and rsi, rdx
    je .L185
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L179
    nop
.L178:
    lea rcx, [rsi - 0x1]
    and rsi, rcx
    je .L185
.L179:
    tzcnt r10, rsi
    lea rbx, [r10 + 2*r10]
    mov r14d, dword ptr [r11 + 8*rbx + 0x610]
    movzx ecx, byte ptr [r11 + 8*rbx + 0x614]
    mov r12, qword ptr [r11 + 8*rbx + 0x600]
    and r12, qword ptr [rsp - 0x70]
    imul r12, qword ptr [r11 + 8*rbx + 0x608]
    shr r12, cl
    add r12, r14
    mov rcx, qword ptr [r15 + 8*r12]
    and rcx, qword ptr [rax + 8*r10]
    and rcx, qword ptr [rsp - 0x68]
    mov r13, rcx
    movzx r12d, r10w
    and r13, qword ptr [rsp - 0x78]
    je .L182
    lea r10d, [r12 + 0x4000]
    movzx ebx, r10w
    mov r10d, edi
    nop
.L180:
    cmp r10b, -0x1
    je .L181
    tzcnt rdi, r13
    shl edi, 0x6
    or edi, ebx
    movzx r14d, r10b
    inc r10b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], r10b
    mov edi, r10d
    lea r14, [r13 - 0x1]
    and r13, r14
    jne .L180
    jmp .L182
.L181:
    mov r10b, -0x1
    lea r14, [r13 - 0x1]
    and r13, r14
    jne .L180
    nop
.L182:
    mov ebx, edi
    and rcx, r9
    je .L178
    nop
.L183:
    cmp bl, -0x1
    je .L184
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r12d
    movzx r10d, bl
    inc bl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L183
    jmp .L178
.L184:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L183
    jmp .L178
.L185:
    and rbp, rdx
    mov r13, qword ptr [rsp - 0x78]
    mov r12, qword ptr [rsp - 0x70]
    je .L193
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L187
    nop
.L186:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L193
.L187:
    tzcnt r10, rbp
    lea rbx, [r10 + 2*r10]
    mov r14d, dword ptr [rsi + 8*rbx + 0x10]
    movzx ecx, byte ptr [rsi + 8*rbx + 0x14]
    mov r15, qword ptr [rsi + 8*rbx]
    and r15, r12
    imul r15, qword ptr [rsi + 8*rbx + 0x8]
    shr r15, cl
    add r15, r14
    mov rcx, qword ptr [r11 + 8*r15]
    and rcx, qword ptr [rax + 8*r10]
    and rcx, qword ptr [rsp - 0x68]
    mov r12, rcx
    movzx r15d, r10w
    and r12, r13
    je .L190
    lea r10d, [r15 + 0x4000]
    movzx ebx, r10w
    mov r10d, edi
    nop
.L188:
    cmp r10b, -0x1
    je .L189
    tzcnt rdi, r12
    shl edi, 0x6
    or edi, ebx
    movzx r14d, r10b
    inc r10b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], r10b
    mov edi, r10d
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L188
    jmp .L190
.L189:
    mov r10b, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L188
    nop
.L190:
    mov ebx, edi
    and rcx, r9
    mov r12, qword ptr [rsp - 0x70]
    je .L186
.L191:
    cmp bl, -0x1
    je .L192
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r15d
    movzx r10d, bl
    inc bl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L191
    jmp .L186
.L192:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L191
    jmp .L186
.L193:
    and rdx, qword ptr [rsp - 0x8]
    je .L201
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L195
    nop
.L194:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L201
.L195:
    tzcnt r10, rdx
    lea rbx, [r10 + 2*r10]
    mov r14d, dword ptr [rsi + 8*rbx + 0x10]
    movzx ecx, byte ptr [rsi + 8*rbx + 0x14]
    mov r15, qword ptr [rsi + 8*rbx]
    and r15, r12
    imul r15, qword ptr [rsi + 8*rbx + 0x8]
    shr r15, cl
    movzx ecx, byte ptr [rsi + 8*rbx + 0x614]
    mov rbp, r12
    mov r12, qword ptr [rsi + 8*rbx + 0x600]
    and r12, rbp
    imul r12, qword ptr [rsi + 8*rbx + 0x608]
    shr r12, cl
    add r15, r14
    mov ecx, dword ptr [rsi + 8*rbx + 0x610]
    add r12, rcx
    mov rcx, qword ptr [r11 + 8*r12]
    or rcx, qword ptr [r11 + 8*r15]
    and rcx, qword ptr [rax + 8*r10]
    and rcx, qword ptr [rsp - 0x68]
    mov r12, rcx
    movzx r15d, r10w
    and r12, r13
    je .L198
    lea r10d, [r15 + 0x4000]
    movzx ebx, r10w
    mov r10d, edi
    nop
.L196:
    cmp r10b, -0x1
    je .L197
    tzcnt rdi, r12
    shl edi, 0x6
    or edi, ebx
    movzx r14d, r10b
    inc r10b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], r10b
    mov edi, r10d
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L196
    jmp .L198
.L197:
    mov r10b, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L196
    nop
.L198:
    mov ebx, edi
    and rcx, r9
    mov r12, qword ptr [rsp - 0x70]
    je .L194
.L199:
    cmp bl, -0x1
    je .L200
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r15d
    movzx r10d, bl
    inc bl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], bl
    mov edi, ebx
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L199
    jmp .L194
.L200:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L199
    jmp .L194
.L201:
    mov edx, 0x1
    mov rbx, qword ptr [rsp - 0x40]
    mov ecx, ebx
    shl rdx, cl
    mov rax, qword ptr [rsp - 0x30]
    mov r14, qword ptr [rsp - 0x68]
    and r14, qword ptr [rax + 0x8]
    je .L316
    mov rcx, qword ptr [rsp - 0x10]
    and rcx, r13
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov r10, qword ptr [rsp - 0x50]
    and r10, r13
    mov rcx, r10
    shl rcx, 0x9
    movabs rdi, -0x101010101010200
    and rdi, rcx
    shl r10, 0x7
    movabs rsi, 0x7f7f7f7f7f7f7f00
    and rsi, r10
    or rsi, rdi
    shl eax, 0x6
    lea r11, [plywright::board::geometry::AROUND]
    or rsi, qword ptr [rax + r11 + 0x8]
    mov rax, rsi
    not rax
    not rdx
    and r14, rax
    je .L293
    mov rcx, qword ptr [rsp - 0x48]
    xor eax, eax
    and rcx, r13
    je .L203
    nop
.L202:
    mov rdi, rcx
    tzcnt r10, rcx
    dec rcx
    shl r10d, 0x6
    or rax, qword ptr [r10 + r11]
    and rcx, rdi
    jne .L202
.L203:
    mov rdi, r12
    and rdi, rdx
    mov rcx, qword ptr [rsp - 0x18]
    add ecx, 0x37
    mov qword ptr [rsp - 0x68], r14
    mov r10, r14
    ror r10, cl
    mov ecx, r10d
    and ecx, 0x7
    shl ebx, 0xc
    lea r11, [plywright::movegen::danger::ZONES]
    add r11, rbx
    shl ecx, 0x4
    add rcx, r11
    mov r11d, r10d
    shr r11d
    and r11d, 0x80
    mov ebx, r10d
    shr ebx, 0x2
    and ebx, 0x100
    add rbx, r11
    add rbx, rcx
    shr r10d, 0x7
    and r10d, 0xe00
    mov r11, qword ptr [r10 + rbx + 0x8]
    mov r10, qword ptr [r10 + rbx]
    and r10, r13
    and r10, qword ptr [rsp - 0x60]
    je .L205
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    nop
.L204:
    mov r14, r10
    tzcnt rcx, r10
    dec r10
    lea r12, [rcx + 2*rcx]
    mov r13d, dword ptr [rbx + 8*r12 + 0x610]
    movzx ecx, byte ptr [rbx + 8*r12 + 0x614]
    mov rbp, qword ptr [rbx + 8*r12 + 0x600]
    and rbp, rdi
    imul rbp, qword ptr [rbx + 8*r12 + 0x608]
    shr rbp, cl
    add rbp, r13
    or rax, qword ptr [r15 + 8*rbp]
    and r10, r14
    jne .L204
.L205:
    and r11, qword ptr [rsp - 0x78]
    and r11, qword ptr [rsp - 0x58]
    je .L305
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    mov rbp, qword ptr [rsp - 0x68]
    nop
.L206:
    mov r14, r11
    tzcnt rcx, r11
    dec r11
    lea r15, [rcx + 2*rcx]
    mov r12d, dword ptr [r10 + 8*r15 + 0x10]
    movzx ecx, byte ptr [r10 + 8*r15 + 0x14]
    mov r13, qword ptr [r10 + 8*r15]
    and r13, rdi
    imul r13, qword ptr [r10 + 8*r15 + 0x8]
    shr r13, cl
    add r13, r12
    or rax, qword ptr [rbx + 8*r13]
    and r11, r14
    jne .L206
    jmp .L306
.L207:
    mov r13, rdx
    shl edx, 0x8
    and ecx, edx
    test rbp, rbp
    je .L211
.L208:
    movzx eax, byte ptr [r8 + 0x200]
.L209:
    cmp al, -0x1
    je .L210
    tzcnt rsi, rbp
    mov edi, esi
    shl edi, 0x6
    add esi, 0x37
    and esi, 0x3f
    add esi, edi
    add esi, 0x4000
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], al
    lea rsi, [rbp - 0x1]
    and rbp, rsi
    jne .L209
    jmp .L211
.L210:
    mov al, -0x1
    lea rsi, [rbp - 0x1]
    and rbp, rsi
    jne .L209
.L211:
    and ecx, 0xff000000
    test r9, r9
    mov rbp, qword ptr [rsp - 0x78]
    je .L214
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L212:
    cmp al, -0x1
    je .L213
    tzcnt rsi, r9
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
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L212
    jmp .L214
.L213:
    mov al, -0x1
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L212
.L214:
    test r13, r13
    je .L217
    movzx eax, byte ptr [r8 + 0x200]
.L215:
    cmp al, -0x1
    je .L216
    tzcnt rsi, r13
    mov edi, esi
    shl edi, 0x6
    add esi, 0x38
    and esi, 0x3f
    or esi, edi
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], al
    lea rsi, [r13 - 0x1]
    and r13, rsi
    jne .L215
    jmp .L217
.L216:
    mov al, -0x1
    lea rsi, [r13 - 0x1]
    and r13, rsi
    jne .L215
.L217:
    test rcx, rcx
    je .L220
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L218:
    cmp al, -0x1
    je .L219
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
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L218
    jmp .L220
.L219:
    mov al, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L218
.L220:
    mov rdx, r15
    not rdx
    mov rax, qword ptr [rsp - 0x60]
    and rax, r15
    mov r9, rbp
    not r9
    and rax, qword ptr [rsp - 0x20]
    je .L228
    movzx edi, byte ptr [r8 + 0x200]
    jmp .L222
    nop
.L221:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L228
.L222:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r10]
    and rcx, rdx
    mov r12, rcx
    movzx esi, si
    and r12, rbp
    je .L225
    lea r10d, [rsi + 0x4000]
    movzx r13d, r10w
    mov r10d, edi
    nop
.L223:
    cmp r10b, -0x1
    je .L224
    tzcnt rdi, r12
    shl edi, 0x6
    or edi, r13d
    movzx r11d, r10b
    inc r10b
    mov word ptr [r8 + 2*r11], di
    mov byte ptr [r8 + 0x200], r10b
    mov edi, r10d
    lea r11, [r12 - 0x1]
    and r12, r11
    jne .L223
    jmp .L225
.L224:
    mov r10b, -0x1
    lea r11, [r12 - 0x1]
    and r12, r11
    jne .L223
.L225:
    mov r11d, edi
    and rcx, r9
    je .L221
    nop
.L226:
    cmp r11b, -0x1
    je .L227
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, esi
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], r11b
    mov edi, r11d
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L226
    jmp .L221
.L227:
    mov r11b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L226
    jmp .L221
.L228:
    mov rax, qword ptr [rsp - 0x58]
    and rax, r15
    and rax, qword ptr [rsp - 0x20]
    je .L236
    movzx r10d, byte ptr [r8 + 0x200]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    jmp .L230
    nop
.L229:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L236
.L230:
    tzcnt rdi, rax
    lea rsi, [rdi + 2*rdi]
    movzx ecx, byte ptr [r13 + 8*rsi + 0x614]
    mov r11, qword ptr [r13 + 8*rsi + 0x600]
    and r11, qword ptr [rsp - 0x70]
    imul r11, qword ptr [r13 + 8*rsi + 0x608]
    shr r11, cl
    mov ecx, dword ptr [r13 + 8*rsi + 0x610]
    add r11, rcx
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rcx + 8*r11]
    and rsi, rdx
    mov rcx, rsi
    movzx r12d, di
    and rcx, rbp
    je .L233
    lea edi, [r12 + 0x4000]
    movzx r11d, di
    mov edi, r10d
    nop
.L231:
    cmp dil, -0x1
    je .L232
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r11d
    movzx ebp, dil
    inc dil
    mov word ptr [r8 + 2*rbp], r10w
    mov byte ptr [r8 + 0x200], dil
    mov r10d, edi
    lea rbp, [rcx - 0x1]
    and rcx, rbp
    jne .L231
    jmp .L233
.L232:
    mov dil, -0x1
    lea rbp, [rcx - 0x1]
    and rcx, rbp
    jne .L231
    nop
.L233:
    mov ecx, r10d
    and rsi, r9
    mov rbp, qword ptr [rsp - 0x78]
    je .L229
    nop
.L234:
    cmp cl, -0x1
    je .L235
    tzcnt rdi, rsi
    shl edi, 0x6
    or edi, r12d
    movzx r10d, cl
    inc cl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], cl
    mov r10d, ecx
    lea rdi, [rsi - 0x1]
    and rsi, rdi
    jne .L234
    jmp .L229
.L235:
    mov cl, -0x1
    lea rdi, [rsi - 0x1]
    and rsi, rdi
    jne .L234
    jmp .L229
.L236:
    and r15, qword ptr [rsp - 0x50]
    and r15, qword ptr [rsp - 0x20]
    je .L244
    movzx edi, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L238
    nop
.L237:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L244
.L238:
    tzcnt r10, r15
    lea r11, [r10 + 2*r10]
    movzx ecx, byte ptr [rax + 8*r11 + 0x14]
    mov r12, qword ptr [rax + 8*r11]
    and r12, qword ptr [rsp - 0x70]
    imul r12, qword ptr [rax + 8*r11 + 0x8]
    shr r12, cl
    mov ecx, dword ptr [rax + 8*r11 + 0x10]
    add r12, rcx
    mov rcx, qword ptr [rsi + 8*r12]
    and rcx, rdx
    mov r13, rcx
    movzx r12d, r10w
    and r13, rbp
    je .L241
    lea r10d, [r12 + 0x4000]
    movzx r11d, r10w
    mov r10d, edi
    nop
.L239:
    cmp r10b, -0x1
    je .L240
    tzcnt rdi, r13
    shl edi, 0x6
    or edi, r11d
    movzx ebp, r10b
    inc r10b
    mov word ptr [r8 + 2*rbp], di
    mov byte ptr [r8 + 0x200], r10b
    mov edi, r10d
    lea rbp, [r13 - 0x1]
    and r13, rbp
    jne .L239
    jmp .L241
.L240:
    mov r10b, -0x1
    lea rbp, [r13 - 0x1]
    and r13, rbp
    jne .L239
    nop
.L241:
    mov r11d, edi
    and rcx, r9
    mov rbp, qword ptr [rsp - 0x78]
    je .L237
    nop
.L242:
    cmp r11b, -0x1
    je .L243
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r12d
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], r11b
    mov edi, r11d
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L242
    jmp .L237
.L243:
    mov r11b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L242
    jmp .L237
.L244:
    and rbx, qword ptr [rsp - 0x68]
    je .L252
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L246
    nop
.L245:
    lea rcx, [rbx - 0x1]
    and rbx, rcx
    je .L252
.L246:
    tzcnt r10, rbx
    lea r11, [r10 + 2*r10]
    mov r12d, dword ptr [rsi + 8*r11 + 0x610]
    movzx ecx, byte ptr [rsi + 8*r11 + 0x614]
    mov r13, qword ptr [rsi + 8*r11 + 0x600]
    and r13, qword ptr [rsp - 0x70]
    imul r13, qword ptr [rsi + 8*r11 + 0x608]
    shr r13, cl
    add r13, r12
    mov rcx, qword ptr [r15 + 8*r13]
    and rcx, qword ptr [rax + 8*r10]
    and rcx, rdx
    mov r13, rcx
    movzx r12d, r10w
    and r13, rbp
    je .L249
    lea r10d, [r12 + 0x4000]
    movzx r11d, r10w
    mov r10d, edi
    nop
.L247:
    cmp r10b, -0x1
    je .L248
    tzcnt rdi, r13
    shl edi, 0x6
    or edi, r11d
    movzx ebp, r10b
    inc r10b
    mov word ptr [r8 + 2*rbp], di
    mov byte ptr [r8 + 0x200], r10b
    mov edi, r10d
    lea rbp, [r13 - 0x1]
    and r13, rbp
    jne .L247
    jmp .L249
.L248:
    mov r10b, -0x1
    lea rbp, [r13 - 0x1]
    and r13, rbp
    jne .L247
    nop
.L249:
    mov r11d, edi
    and rcx, r9
    mov rbp, qword ptr [rsp - 0x78]
    je .L245
    nop
.L250:
    cmp r11b, -0x1
    je .L251
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r12d
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], r11b
    mov edi, r11d
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L250
    jmp .L245
.L251:
    mov r11b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L250
    jmp .L245
.L252:
    and r14, qword ptr [rsp - 0x68]
    je .L260
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L254
    nop
.L253:
    lea rcx, [r14 - 0x1]
    and r14, rcx
    je .L260
.L254:
    tzcnt r10, r14
    lea r11, [r10 + 2*r10]
    mov r15d, dword ptr [rsi + 8*r11 + 0x10]
    movzx ecx, byte ptr [rsi + 8*r11 + 0x14]
    mov r12, qword ptr [rsi + 8*r11]
    and r12, qword ptr [rsp - 0x70]
    imul r12, qword ptr [rsi + 8*r11 + 0x8]
    shr r12, cl
    add r12, r15
    mov rcx, qword ptr [rbx + 8*r12]
    and rcx, qword ptr [rax + 8*r10]
    and rcx, rdx
    mov r12, rcx
    movzx r15d, r10w
    and r12, rbp
    je .L257
    lea r10d, [r15 + 0x4000]
    movzx r11d, r10w
    mov r10d, edi
    nop
.L255:
    cmp r10b, -0x1
    je .L256
    tzcnt rdi, r12
    shl edi, 0x6
    or edi, r11d
    movzx r13d, r10b
    inc r10b
    mov word ptr [r8 + 2*r13], di
    mov byte ptr [r8 + 0x200], r10b
    mov edi, r10d
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L255
    jmp .L257
.L256:
    mov r10b, -0x1
    lea r13, [r12 - 0x1]
    and r12, r13
    jne .L255
.L257:
    mov r11d, edi
    and rcx, r9
    je .L253
    nop
.L258:
    cmp r11b, -0x1
    je .L259
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r15d
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], r11b
    mov edi, r11d
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L258
    jmp .L253
.L259:
    mov r11b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L258
    jmp .L253
.L260:
    mov r10, qword ptr [rsp - 0x68]
    and r10, qword ptr [rsp - 0x8]
    je .L268
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov r13, qword ptr [rsp - 0x70]
    jmp .L262
    nop
.L261:
    mov r10, rbx
    lea rcx, [rbx - 0x1]
    and r10, rcx
    je .L268
.L262:
    mov rbx, r10
    tzcnt r10, r10
    lea r11, [r10 + 2*r10]
    mov r14d, dword ptr [rsi + 8*r11 + 0x10]
    movzx ecx, byte ptr [rsi + 8*r11 + 0x14]
    mov r15, qword ptr [rsi + 8*r11]
    and r15, r13
    imul r15, qword ptr [rsi + 8*r11 + 0x8]
    shr r15, cl
    movzx ecx, byte ptr [rsi + 8*r11 + 0x614]
    mov r12, qword ptr [rsi + 8*r11 + 0x600]
    and r12, r13
    imul r12, qword ptr [rsi + 8*r11 + 0x608]
    shr r12, cl
    add r15, r14
    mov ecx, dword ptr [rsi + 8*r11 + 0x610]
    add r12, rcx
    lea r11, [plywright::sliders::magic::TABLE]
    mov rcx, qword ptr [r11 + 8*r12]
    or rcx, qword ptr [r11 + 8*r15]
    and rcx, qword ptr [rax + 8*r10]
    and rcx, rdx
    mov r15, rcx
    movzx r14d, r10w
    and r15, rbp
    je .L265
    lea r10d, [r14 + 0x4000]
    movzx r11d, r10w
    mov r10d, edi
    nop
.L263:
    cmp r10b, -0x1
    je .L264
    tzcnt rdi, r15
    shl edi, 0x6
    or edi, r11d
    movzx r12d, r10b
    inc r10b
    mov word ptr [r8 + 2*r12], di
    mov byte ptr [r8 + 0x200], r10b
    mov edi, r10d
    lea r12, [r15 - 0x1]
    and r15, r12
    jne .L263
    jmp .L265
.L264:
    mov r10b, -0x1
    lea r12, [r15 - 0x1]
    and r15, r12
    jne .L263
    nop
.L265:
    mov r11d, edi
    and rcx, r9
    je .L261
    nop
.L266:
    cmp r11b, -0x1
    je .L267
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, r14d
    movzx r10d, r11b
    inc r11b
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], r11b
    mov edi, r11d
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L266
    jmp .L261
.L267:
    mov r11b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L266
    jmp .L261
.L268:
    mov r14d, 0x1
    mov r11, qword ptr [rsp - 0x40]
    mov ecx, r11d
    shl r14, cl
    mov rax, qword ptr [rsp - 0x48]
    mov rbx, rdx
    and rbx, qword ptr [rax + 0x8]
    lea r10, [plywright::board::geometry::AROUND]
    je .L304
    mov rcx, qword ptr [rsp - 0x10]
    and rcx, rbp
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov rsi, qword ptr [rsp - 0x18]
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
    shl eax, 0x6
    or rcx, qword ptr [rax + r10 + 0x8]
    mov qword ptr [rsp - 0x78], rcx
    mov rax, rcx
    not rax
    not r14
    and rbx, rax
    je .L294
    mov rcx, qword ptr [rsp - 0x60]
    xor eax, eax
    and rcx, rbp
    je .L270
    nop
.L269:
    mov rsi, rcx
    tzcnt rdi, rcx
    dec rcx
    shl edi, 0x6
    or rax, qword ptr [rdi + r10]
    and rcx, rsi
    jne .L269
.L270:
    mov rsi, qword ptr [rsp - 0x70]
    mov qword ptr [rsp - 0x68], r14
    and rsi, r14
    mov rcx, qword ptr [rsp - 0x38]
    add ecx, 0x37
    mov rdx, rbx
    mov r10, rbx
    ror r10, cl
    mov ecx, r10d
    and ecx, 0x7
    shl r11d, 0xc
    lea rdi, [plywright::movegen::danger::ZONES]
    add rdi, r11
    shl ecx, 0x4
    add rcx, rdi
    mov edi, r10d
    shr edi
    and edi, 0x80
    mov r11d, r10d
    shr r11d, 0x2
    and r11d, 0x100
    add r11, rdi
    add r11, rcx
    shr r10d, 0x7
    and r10d, 0xe00
    mov rdi, qword ptr [r10 + r11 + 0x8]
    mov r10, qword ptr [r10 + r11]
    and r10, rbp
    and r10, qword ptr [rsp - 0x58]
    je .L272
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L271:
    mov r14, r10
    tzcnt rcx, r10
    dec r10
    lea r15, [rcx + 2*rcx]
    mov r12d, dword ptr [r11 + 8*r15 + 0x610]
    movzx ecx, byte ptr [r11 + 8*r15 + 0x614]
    mov r13, qword ptr [r11 + 8*r15 + 0x600]
    and r13, rsi
    imul r13, qword ptr [r11 + 8*r15 + 0x608]
    shr r13, cl
    add r13, r12
    or rax, qword ptr [rbx + 8*r13]
    and r10, r14
    jne .L271
.L272:
    and rdi, rbp
    and rdi, qword ptr [rsp - 0x50]
    je .L274
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    nop
.L273:
    mov rbx, rdi
    tzcnt rcx, rdi
    dec rdi
    lea r14, [rcx + 2*rcx]
    mov r15d, dword ptr [r10 + 8*r14 + 0x10]
    movzx ecx, byte ptr [r10 + 8*r14 + 0x14]
    mov r12, qword ptr [r10 + 8*r14]
    and r12, rsi
    imul r12, qword ptr [r10 + 8*r14 + 0x8]
    shr r12, cl
    add r12, r15
    or rax, qword ptr [r11 + 8*r12]
    and rdi, rbx
    jne .L273
.L274:
    not rax
    mov rbx, rdx
    and rbx, rax
    mov r14, qword ptr [rsp - 0x68]
    mov rcx, rbx
    movzx eax, byte ptr [rsp - 0x30]
    and rcx, rbp
    jne .L295
    jmp .L298
.L275:
    xor edx, edx
    mov rax, rdx
    and rax, r13
    je .L279
.L276:
    movzx ecx, byte ptr [rsp - 0x38]
    or ecx, 0x4000
    movzx edi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L277:
    cmp dil, -0x1
    je .L278
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], dil
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L277
    jmp .L279
.L278:
    mov dil, -0x1
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L277
.L279:
    mov rax, r13
    not rax
    and rax, rdx
    je .L282
    movzx ecx, byte ptr [rsp - 0x38]
    movzx edi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L280:
    cmp dil, -0x1
    je .L281
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, ecx
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], dil
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L280
    jmp .L282
.L281:
    mov dil, -0x1
    lea r10, [rax - 0x1]
    and rax, r10
    jne .L280
.L282:
    mov rax, qword ptr [rsp - 0x28]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0xc
    je .L316
    and rsi, r12
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x4
    je .L283
    movabs rdi, 0x6000000000000000
    and rdi, r12
    movabs r10, 0x4000000000000000
    and r10, r9
    or r10, rdi
    jne .L283
    movabs rdi, 0x2000000000000000
    and rdi, rdx
    je .L283
    movabs rdi, 0x10a00000000000
    and rdi, qword ptr [rsp - 0x48]
    movabs r10, 0x3e40404040404000
    and r10, rsi
    movabs r11, 0x42020110008804
    imul r11, r10
    shr r11, 0x35
    lea r10, [plywright::sliders::magic::TABLE]
    mov r11, qword ptr [r10 + 8*r11 + 0xbc000]
    and r11, qword ptr [rsp - 0x58]
    or r11, rdi
    movabs rdi, 0x20100804020000
    and rdi, rsi
    movabs rbx, 0xc204080809440e
    imul rbx, rdi
    shr rbx, 0x3b
    mov rdi, qword ptr [r10 + 8*rbx + 0xd2100]
    and rdi, qword ptr [rsp - 0x60]
    or rdi, r11
    test rdi, r13
    setne dil
    cmp al, -0x1
    sete r10b
    or r10b, dil
    jne .L283
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], 0x2fbc
    mov byte ptr [r8 + 0x200], al
.L283:
    test cl, 0x8
    je .L316
    movabs rcx, 0xe00000000000000
    and r12, rcx
    movabs rcx, 0x400000000000000
    and r9, rcx
    or r9, r12
    jne .L316
    movabs rcx, 0x800000000000000
    and rdx, rcx
    je .L316
    movabs rcx, 0x110a0000000000
    mov r9, qword ptr [rsp - 0x48]
    and r9, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, rsi
    movabs rdx, 0x61002000084011
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rsp - 0x58]
    and rdi, qword ptr [rcx + 8*rdx + 0xac000]
    or rdi, r9
    movabs rdx, 0xa102040000000
    and rdx, rsi
    movabs rsi, 0x4000100202265220
    imul rsi, rdx
    shr rsi, 0x3b
    mov rdx, qword ptr [rsp - 0x60]
    and rdx, qword ptr [rcx + 8*rsi + 0xd1d00]
    or rdx, rdi
    test rdx, r13
    jmp .L315
.L284:
    xor r9d, r9d
    mov rax, r9
    and rax, rbp
    je .L288
.L285:
    movzx ecx, byte ptr [rsp - 0x30]
    or ecx, 0x4000
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
.L286:
    cmp sil, -0x1
    je .L287
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, ecx
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L286
    jmp .L288
.L287:
    mov sil, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L286
.L288:
    mov rax, rbp
    not rax
    and rax, r9
    je .L291
    movzx ecx, byte ptr [rsp - 0x30]
    movzx esi, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L289:
    cmp sil, -0x1
    je .L290
    tzcnt rdi, rax
    shl edi, 0x6
    or edi, ecx
    movzx r10d, sil
    inc sil
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], sil
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L289
    jmp .L291
.L290:
    mov sil, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L289
.L291:
    mov rax, qword ptr [rsp - 0x28]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0x3
    je .L304
    mov rsi, qword ptr [rsp - 0x70]
    and rbx, rsi
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x1
    je .L292
    and esi, 0x60
    mov edi, edx
    and edi, 0x40
    or rdi, rsi
    jne .L292
    mov esi, r9d
    and esi, 0x20
    je .L292
    mov rsi, qword ptr [rsp - 0x60]
    and esi, 0xa01000
    movabs rdi, 0x4040404040403e
    and rdi, rbx
    movabs r10, 0x280010008800200
    imul r10, rdi
    shr r10, 0x35
    lea rdi, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [rdi + 8*r10 + 0x1c000]
    and r10, qword ptr [rsp - 0x50]
    or r10, rsi
    movabs rsi, 0x20408102000
    and rsi, rbx
    movabs r11, 0x1081040202400260
    imul r11, rsi
    shr r11, 0x3b
    mov rsi, qword ptr [rdi + 8*r11 + 0xc8700]
    and rsi, qword ptr [rsp - 0x58]
    or rsi, r10
    test rsi, rbp
    setne sil
    cmp al, -0x1
    sete dil
    or dil, sil
    jne .L292
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2184
    mov byte ptr [r8 + 0x200], al
.L292:
    test cl, 0x2
    je .L304
    mov rcx, qword ptr [rsp - 0x70]
    and ecx, 0xe
    and edx, 0x4
    or rdx, rcx
    jne .L304
    and r9d, 0x8
    je .L304
    mov rsi, qword ptr [rsp - 0x60]
    and esi, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, rbx
    movabs rdx, 0x5100100900200040
    imul rdx, rcx
    shr rdx, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rsp - 0x50]
    and rdi, qword ptr [rcx + 8*rdx + 0xc000]
    or rdi, rsi
    movabs rdx, 0x4020100a00
    and rdx, rbx
    movabs rsi, 0x1004241082088061
    imul rsi, rdx
    shr rsi, 0x3b
    mov rdx, qword ptr [rsp - 0x58]
    and rdx, qword ptr [rcx + 8*rsi + 0xc8300]
    or rdx, rdi
    test rdx, rbp
    jmp .L303
.L293:
    xor ebp, ebp
    jmp .L307
.L294:
    xor ebx, ebx
    mov rcx, rbx
    movzx eax, byte ptr [rsp - 0x30]
    and rcx, rbp
    je .L298
.L295:
    lea esi, [rax + 0x4000]
    movzx edi, byte ptr [r8 + 0x200]
    movzx esi, si
    nop
.L296:
    cmp dil, -0x1
    je .L297
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, esi
    movzx r11d, dil
    inc dil
    mov word ptr [r8 + 2*r11], r10w
    mov byte ptr [r8 + 0x200], dil
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L296
    jmp .L298
.L297:
    mov dil, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L296
.L298:
    and r9, rbx
    je .L301
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L299:
    cmp cl, -0x1
    je .L300
    tzcnt rsi, r9
    shl esi, 0x6
    or esi, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], cl
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L299
    jmp .L301
.L300:
    mov cl, -0x1
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L299
.L301:
    mov rax, qword ptr [rsp - 0x28]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0x3
    je .L304
    mov rsi, qword ptr [rsp - 0x70]
    and r14, rsi
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x1
    je .L302
    and esi, 0x60
    mov rdi, qword ptr [rsp - 0x78]
    and edi, 0x40
    or rdi, rsi
    jne .L302
    mov esi, ebx
    and esi, 0x20
    je .L302
    mov rsi, qword ptr [rsp - 0x60]
    and esi, 0xa01000
    movabs rdi, 0x4040404040403e
    and rdi, r14
    movabs r9, 0x280010008800200
    imul r9, rdi
    shr r9, 0x35
    lea rdi, [plywright::sliders::magic::TABLE]
    mov r9, qword ptr [rdi + 8*r9 + 0x1c000]
    and r9, qword ptr [rsp - 0x50]
    or r9, rsi
    movabs rsi, 0x20408102000
    and rsi, r14
    movabs r10, 0x1081040202400260
    imul r10, rsi
    shr r10, 0x3b
    mov rsi, qword ptr [rdi + 8*r10 + 0xc8700]
    and rsi, qword ptr [rsp - 0x58]
    or rsi, r9
    test rsi, rbp
    setne sil
    cmp al, -0x1
    sete dil
    or dil, sil
    jne .L302
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], 0x2184
    mov byte ptr [r8 + 0x200], al
.L302:
    test cl, 0x2
    je .L304
    mov rcx, qword ptr [rsp - 0x70]
    and ecx, 0xe
    mov rsi, qword ptr [rsp - 0x78]
    and esi, 0x4
    or rsi, rcx
    jne .L304
    and ebx, 0x8
    je .L304
    mov r9, qword ptr [rsp - 0x60]
    and r9d, 0xa1100
    movabs rcx, 0x404040404047a
    and rcx, r14
    movabs rsi, 0x5100100900200040
    imul rsi, rcx
    shr rsi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rsp - 0x50]
    and rdi, qword ptr [rcx + 8*rsi + 0xc000]
    or rdi, r9
    movabs rsi, 0x4020100a00
    and rsi, r14
    movabs rdx, 0x1004241082088061
    imul rdx, rsi
    shr rdx, 0x3b
    mov rsi, qword ptr [rsp - 0x58]
    and rsi, qword ptr [rcx + 8*rdx + 0xc8300]
    or rsi, rdi
    test rsi, rbp
.L303:
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L304
    movzx ecx, al
    inc al
    mov word ptr [r8 + 2*rcx], 0x3084
    mov byte ptr [r8 + 0x200], al
.L304:
    mov rdi, qword ptr [rsp - 0x28]
    cmp byte ptr [rdi + 0x41], 0x0
    je .L317
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x30]
    mov rcx, r8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::generate::en_passant
.L305:
    mov rbp, qword ptr [rsp - 0x68]
.L306:
    not rax
    and rbp, rax
    mov r13, qword ptr [rsp - 0x78]
    mov r12, qword ptr [rsp - 0x70]
.L307:
    mov rcx, rbp
    movzx eax, byte ptr [rsp - 0x38]
    and rcx, r13
    je .L310
    lea edi, [rax + 0x4000]
    movzx r10d, byte ptr [r8 + 0x200]
    movzx edi, di
.L308:
    cmp r10b, -0x1
    je .L309
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, edi
    movzx ebx, r10b
    inc r10b
    mov word ptr [r8 + 2*rbx], r11w
    mov byte ptr [r8 + 0x200], r10b
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L308
    jmp .L310
.L309:
    mov r10b, -0x1
    lea r11, [rcx - 0x1]
    and rcx, r11
    jne .L308
.L310:
    and r9, rbp
    je .L313
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L311:
    cmp cl, -0x1
    je .L312
    tzcnt rdi, r9
    shl edi, 0x6
    or edi, eax
    movzx r10d, cl
    inc cl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], cl
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L311
    jmp .L313
.L312:
    mov cl, -0x1
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L311
.L313:
    mov rax, qword ptr [rsp - 0x28]
    movzx ecx, byte ptr [rax + 0x40]
    test cl, 0xc
    je .L316
    and rdx, r12
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x4
    je .L314
    movabs rdi, 0x6000000000000000
    and rdi, r12
    movabs r9, 0x4000000000000000
    and r9, rsi
    or r9, rdi
    jne .L314
    movabs rdi, 0x2000000000000000
    and rdi, rbp
    je .L314
    movabs rdi, 0x10a00000000000
    and rdi, qword ptr [rsp - 0x48]
    movabs r9, 0x3e40404040404000
    and r9, rdx
    movabs r10, 0x42020110008804
    imul r10, r9
    shr r10, 0x35
    lea r9, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r9 + 8*r10 + 0xbc000]
    and r10, qword ptr [rsp - 0x58]
    or r10, rdi
    movabs rdi, 0x20100804020000
    and rdi, rdx
    movabs r11, 0xc204080809440e
    imul r11, rdi
    shr r11, 0x3b
    mov rdi, qword ptr [r9 + 8*r11 + 0xd2100]
    and rdi, qword ptr [rsp - 0x60]
    or rdi, r10
    test rdi, r13
    setne dil
    cmp al, -0x1
    sete r9b
    or r9b, dil
    jne .L314
    movzx edi, al
    inc al
    mov word ptr [r8 + 2*rdi], 0x2fbc
    mov byte ptr [r8 + 0x200], al
.L314:
    test cl, 0x8
    je .L316
    movabs rcx, 0xe00000000000000
    and r12, rcx
    movabs rcx, 0x400000000000000
    and rsi, rcx
    or rsi, r12
    jne .L316
    movabs rcx, 0x800000000000000
    and rbp, rcx
    je .L316
    movabs rcx, 0x110a0000000000
    mov r9, qword ptr [rsp - 0x48]
    and r9, rcx
    movabs rcx, 0x7a04040404040400
    and rcx, rdx
    movabs rsi, 0x61002000084011
    imul rsi, rcx
    shr rsi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rsp - 0x58]
    and rdi, qword ptr [rcx + 8*rsi + 0xac000]
    or rdi, r9
    movabs rsi, 0xa102040000000
    and rsi, rdx
    movabs rdx, 0x4000100202265220
    imul rdx, rsi
    shr rdx, 0x3b
    mov rsi, qword ptr [rsp - 0x60]
    and rsi, qword ptr [rcx + 8*rdx + 0xd1d00]
    or rsi, rdi
    test rsi, r13
.L315:
    setne cl
    cmp al, -0x1
    sete dl
    or dl, cl
    jne .L316
    movzx ecx, al
    inc al
    mov word ptr [r8 + 2*rcx], 0x3ebc
    mov byte ptr [r8 + 0x200], al
.L316:
    mov rdi, qword ptr [rsp - 0x28]
    cmp byte ptr [rdi + 0x41], 0x0
    jne .L323
.L317:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L318:
    mov rdx, qword ptr [rsp - 0x68]
    jmp .L322
.L319:
    xor edx, edx
.L320:
    movzx esi, byte ptr [rsp - 0x38]
    mov rdi, qword ptr [rsp - 0x28]
    mov r9, r13
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L321:
    xor edx, edx
.L322:
    movzx esi, byte ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L323:
    movzx edx, byte ptr [rdi + 0x42]
    movzx esi, byte ptr [rsp - 0x38]
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
    mov r10d, esi
    mov r12, rdi
    mov r15, qword ptr [rdi + 0x38]
    popcnt rax, rcx
    movzx esi, r10b
    mov rdi, r9
    not rdi
    mov qword ptr [rsp - 0x40], rdi
    cmp rax, 0x2
    mov qword ptr [rsp - 0x48], r12
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x30], rsi
    mov qword ptr [rsp - 0x8], rax
    mov dword ptr [rsp - 0x24], r10d
    jae .L29
    tzcnt rax, rcx
    mov rdi, rcx
    mov ecx, esi
    shl ecx, 0x9
    lea rbx, [plywright::board::geometry::BETWEEN]
    add rbx, rcx
    mov r11, rdx
    mov r13, qword ptr [rbx + 8*rax]
    or r13, rdi
    mov rdx, qword ptr [r12]
    mov rdi, qword ptr [r12 + 0x30]
    mov rbp, rdi
    or rbp, r15
    mov qword ptr [rsp - 0x20], rbp
    not rbp
    mov qword ptr [rsp - 0x50], rdx
    and rdx, r15
    shl esi, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    not r11
    mov ecx, r10d
    and cl, 0x7
    mov rax, qword ptr [rsi + r14 + 0x38]
    or rax, r11
    and rax, rdx
    shr rax, 0x7
    mov qword ptr [rsp - 0x58], rdi
    and rdi, r13
    movabs r10, 0xfefefefefefe00
    add r10, 0xfe
    and r10, rdi
    and r10, rax
    movabs rax, 0x7f7f7f7f7f7f00
    lea rbx, [rax + 0x7f]
    and rbx, rdi
    movabs rdi, 0x101010101010101
    shl rdi, cl
    or rdi, r11
    and rdi, rdx
    shr rdi, 0x8
    and rdi, rbp
    mov rax, qword ptr [rsi + r14 + 0x30]
    mov qword ptr [rsp - 0x38], r11
    or rax, r11
    and rax, rdx
    shr rax, 0x9
    and rbx, rax
    mov rcx, rdi
    and rcx, r13
    test edx, 0xff00
    je .L9
    mov qword ptr [rsp - 0x18], rdi
    mov rsi, rcx
    and rsi, 0xff
    je .L2
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L0:
    mov dl, -0x1
    cmp r11b, -0x1
    je .L1
    tzcnt rax, rsi
    mov edi, eax
    shl edi, 0x6
    add eax, edi
    add eax, 0x8
    lea r12d, [r11 + 0x1]
    movzx edi, ax
    mov eax, edi
    or eax, 0xb000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], ax
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L1
    lea eax, [r11 + 0x2]
    lea r14d, [rdi + 0x8000]
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L1
    lea r12d, [r11 + 0x3]
    mov r14d, edi
    or r14d, 0xa000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r14w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L1
    add r11b, 0x4
    or edi, 0x9000
    movzx eax, r12b
    mov word ptr [r8 + 2*rax], di
    mov byte ptr [r8 + 0x200], r11b
    mov edx, r11d
.L1:
    lea rax, [rsi - 0x1]
    mov r11d, edx
    and rsi, rax
    jne .L0
.L2:
    mov rsi, r10
    and rsi, 0xfe
    je .L5
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L3:
    mov dl, -0x1
    cmp r11b, -0x1
    je .L4
    tzcnt rax, rsi
    mov edi, eax
    shl edi, 0x6
    add eax, edi
    add eax, 0x7
    lea r12d, [r11 + 0x1]
    movzx edi, ax
    mov eax, edi
    or eax, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], ax
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L4
    lea eax, [r11 + 0x2]
    mov r14d, edi
    or r14d, 0xc000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L4
    lea r12d, [r11 + 0x3]
    mov r14d, edi
    or r14d, 0xe000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r14w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L4
    add r11b, 0x4
    or edi, 0xd000
    movzx eax, r12b
    mov word ptr [r8 + 2*rax], di
    mov byte ptr [r8 + 0x200], r11b
    mov edx, r11d
.L4:
    lea rax, [rsi - 0x1]
    mov r11d, edx
    and rsi, rax
    jne .L3
.L5:
    mov rsi, rbx
    and rsi, 0x7f
    je .L8
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L6:
    mov dl, -0x1
    cmp r11b, -0x1
    je .L7
    tzcnt rax, rsi
    mov edi, eax
    shl edi, 0x6
    add eax, edi
    add eax, 0x9
    lea r12d, [r11 + 0x1]
    movzx edi, ax
    mov eax, edi
    or eax, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], ax
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L7
    lea eax, [r11 + 0x2]
    mov r14d, edi
    or r14d, 0xc000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L7
    lea r12d, [r11 + 0x3]
    mov r14d, edi
    or r14d, 0xe000
    movzx eax, al
    mov word ptr [r8 + 2*rax], r14w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L7
    add r11b, 0x4
    or edi, 0xd000
    movzx eax, r12b
    mov word ptr [r8 + 2*rax], di
    mov byte ptr [r8 + 0x200], r11b
    mov edx, r11d
.L7:
    lea rax, [rsi - 0x1]
    mov r11d, edx
    and rsi, rax
    jne .L6
.L8:
    and rcx, -0x100
    movabs rax, 0xfefefefefefe00
    and r10, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and rbx, rax
    mov r12, qword ptr [rsp - 0x48]
    mov rdi, qword ptr [rsp - 0x18]
.L9:
    shr rdi, 0x8
    and rbp, r13
    test r10, r10
    je .L12
    movzx edx, byte ptr [r8 + 0x200]
.L10:
    cmp dl, -0x1
    je .L11
    tzcnt rax, r10
    mov esi, eax
    shl esi, 0x6
    add eax, esi
    add eax, 0x4007
    movzx esi, dl
    inc dl
    mov word ptr [r8 + 2*rsi], ax
    mov byte ptr [r8 + 0x200], dl
    lea rax, [r10 - 0x1]
    and r10, rax
    jne .L10
    jmp .L12
.L11:
    mov dl, -0x1
    lea rax, [r10 - 0x1]
    and r10, rax
    jne .L10
.L12:
    and rbp, rdi
    movabs rax, 0xff00000000
    test rbx, rbx
    je .L15
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp dl, -0x1
    je .L14
    tzcnt rsi, rbx
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4009
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L13
    jmp .L15
.L14:
    mov dl, -0x1
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L13
.L15:
    and rbp, rax
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
    mov rax, r15
    not rax
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
    lea rdx, [rbp - 0x1]
    and rbp, rdx
    jne .L19
    jmp .L21
.L20:
    mov cl, -0x1
    lea rdx, [rbp - 0x1]
    and rbp, rdx
    jne .L19
.L21:
    and r13, rax
    mov rax, qword ptr [r12 + 0x8]
    and rax, qword ptr [rsp - 0x38]
    and rax, r15
    lea r14, [plywright::board::geometry::AROUND]
    je .L30
    movzx r10d, byte ptr [r8 + 0x200]
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
    mov rcx, qword ptr [rcx + r14]
    and rcx, r13
    mov rdx, rcx
    movzx esi, si
    and rdx, r9
    je .L26
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov r11d, r10d
    nop
.L24:
    cmp r11b, -0x1
    je .L25
    tzcnt r10, rdx
    shl r10d, 0x6
    or r10d, edi
    movzx ebx, r11b
    inc r11b
    mov word ptr [r8 + 2*rbx], r10w
    mov byte ptr [r8 + 0x200], r11b
    mov r10d, r11d
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L24
    jmp .L26
.L25:
    mov r11b, -0x1
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L24
    nop
.L26:
    mov edx, r10d
    and rcx, qword ptr [rsp - 0x40]
    je .L22
    nop
.L27:
    cmp dl, -0x1
    je .L28
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, esi
    movzx r10d, dl
    inc dl
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], dl
    mov r10d, edx
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L27
    jmp .L22
.L28:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L27
    jmp .L22
.L29:
    mov rbx, qword ptr [r12]
    mov r14, qword ptr [r12 + 0x30]
    jmp .L47
.L30:
    mov rax, qword ptr [r12 + 0x20]
    mov r10, qword ptr [r12 + 0x10]
    or r10, rax
    and r10, qword ptr [rsp - 0x38]
    and r10, r15
    je .L38
    movzx r12d, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    lea rcx, [r10 - 0x1]
    and r10, rcx
    je .L38
.L32:
    tzcnt rsi, r10
    lea rdx, [rsi + 2*rsi]
    movzx ecx, byte ptr [r11 + 8*rdx + 0x614]
    mov rdi, qword ptr [r11 + 8*rdx + 0x600]
    and rdi, qword ptr [rsp - 0x20]
    imul rdi, qword ptr [r11 + 8*rdx + 0x608]
    shr rdi, cl
    mov ecx, dword ptr [r11 + 8*rdx + 0x610]
    add rdi, rcx
    mov rcx, qword ptr [rbx + 8*rdi]
    and rcx, r13
    mov rdx, rcx
    movzx esi, si
    and rdx, r9
    je .L35
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov ebp, r12d
    nop
.L33:
    cmp bpl, -0x1
    je .L34
    tzcnt r14, rdx
    shl r14d, 0x6
    or r14d, edi
    movzx r12d, bpl
    inc bpl
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], bpl
    mov r12d, ebp
    lea r14, [rdx - 0x1]
    and rdx, r14
    jne .L33
    jmp .L35
.L34:
    mov bpl, -0x1
    lea r14, [rdx - 0x1]
    and rdx, r14
    jne .L33
    nop
.L35:
    mov edx, r12d
    and rcx, qword ptr [rsp - 0x40]
    je .L31
    nop
.L36:
    cmp dl, -0x1
    je .L37
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, esi
    movzx r14d, dl
    inc dl
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], dl
    mov r12d, edx
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
    mov r12, qword ptr [rsp - 0x48]
    or rax, qword ptr [r12 + 0x18]
    and rax, qword ptr [rsp - 0x38]
    and rax, r15
    je .L46
    movzx r11d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L40
    nop
.L39:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L46
.L40:
    tzcnt rsi, rax
    lea rdi, [rsi + 2*rsi]
    movzx ecx, byte ptr [rdx + 8*rdi + 0x14]
    mov rbx, qword ptr [rdx + 8*rdi]
    and rbx, qword ptr [rsp - 0x20]
    imul rbx, qword ptr [rdx + 8*rdi + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdx + 8*rdi + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [r10 + 8*rbx]
    and rcx, r13
    mov rdi, rcx
    movzx esi, si
    and rdi, r9
    je .L43
    lea ebx, [rsi + 0x4000]
    movzx ebx, bx
    mov ebp, r11d
    nop
.L41:
    cmp bpl, -0x1
    je .L42
    tzcnt r11, rdi
    shl r11d, 0x6
    or r11d, ebx
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L41
    jmp .L43
.L42:
    mov bpl, -0x1
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L41
    nop
.L43:
    mov edi, r11d
    and rcx, qword ptr [rsp - 0x40]
    je .L39
    nop
.L44:
    cmp dil, -0x1
    je .L45
    tzcnt r11, rcx
    shl r11d, 0x6
    or r11d, esi
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
    mov rsi, qword ptr [rsp - 0x30]
    mov rbx, qword ptr [rsp - 0x50]
    mov r14, qword ptr [rsp - 0x58]
.L47:
    mov edx, esi
    shl edx, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [r12 + 0x28]
    and rax, r14
    mov r11d, 0x40
    tzcnt r11, rax
    and r11d, 0x3f
    mov rdi, rbx
    and rdi, r14
    mov r10, rdi
    shl r10, 0x9
    movabs rax, -0x101010101010200
    and rax, r10
    shl rdi, 0x7
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, rdi
    shl r11d, 0x6
    or r10, qword ptr [r11 + rcx + 0x8]
    or rax, r15
    or rax, r10
    not rax
    and rax, qword ptr [rdx + rcx + 0x8]
    je .L49
    or r15, r14
    mov r11, qword ptr [r12 + 0x8]
    and r11, r14
    mov qword ptr [rsp - 0x50], rbx
    je .L50
    xor edx, edx
    nop
.L48:
    mov rdi, r11
    tzcnt r10, r11
    dec r11
    shl r10d, 0x6
    or rdx, qword ptr [r10 + rcx]
    and r11, rdi
    jne .L48
    jmp .L51
.L49:
    xor eax, eax
    and r9, rax
    jne .L56
    jmp .L59
.L50:
    xor edx, edx
.L51:
    btr r15, rsi
    mov ecx, dword ptr [rsp - 0x24]
    add cl, 0x37
    mov r10, rax
    ror r10, cl
    mov ecx, r10d
    and ecx, 0x7
    shl esi, 0xc
    lea rdi, [plywright::movegen::danger::ZONES]
    add rdi, rsi
    shl ecx, 0x4
    add rcx, rdi
    mov esi, r10d
    shr esi
    and esi, 0x80
    mov ebx, r10d
    shr ebx, 0x2
    and ebx, 0x100
    add rbx, rsi
    add rbx, rcx
    shr r10d, 0x7
    and r10d, 0xe00
    mov rsi, qword ptr [r10 + rbx + 0x8]
    mov rdi, qword ptr [r12 + 0x20]
    mov r11, qword ptr [r12 + 0x10]
    or r11, rdi
    and r11, qword ptr [r10 + rbx]
    mov qword ptr [rsp - 0x58], r14
    and r11, r14
    je .L53
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L52:
    mov r14, r11
    tzcnt rcx, r11
    dec r11
    lea r12, [rcx + 2*rcx]
    mov r13d, dword ptr [r10 + 8*r12 + 0x610]
    movzx ecx, byte ptr [r10 + 8*r12 + 0x614]
    mov rbp, qword ptr [r10 + 8*r12 + 0x600]
    and rbp, r15
    imul rbp, qword ptr [r10 + 8*r12 + 0x608]
    shr rbp, cl
    add rbp, r13
    or rdx, qword ptr [rbx + 8*rbp]
    and r11, r14
    jne .L52
.L53:
    mov rcx, qword ptr [rsp - 0x48]
    or rdi, qword ptr [rcx + 0x18]
    and rsi, rdi
    and rsi, qword ptr [rsp - 0x58]
    je .L55
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    nop
.L54:
    mov r11, rsi
    tzcnt rcx, rsi
    dec rsi
    lea rbx, [rcx + 2*rcx]
    mov r14d, dword ptr [rdi + 8*rbx + 0x10]
    movzx ecx, byte ptr [rdi + 8*rbx + 0x14]
    mov r12, qword ptr [rdi + 8*rbx]
    and r12, r15
    imul r12, qword ptr [rdi + 8*rbx + 0x8]
    shr r12, cl
    add r12, r14
    or rdx, qword ptr [r10 + 8*r12]
    and rsi, r11
    jne .L54
.L55:
    not rdx
    and rax, rdx
    mov rsi, qword ptr [rsp - 0x30]
    mov rbx, qword ptr [rsp - 0x50]
    and r9, rax
    je .L59
.L56:
    lea ecx, [rsi + 0x4000]
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L57:
    cmp dl, -0x1
    je .L58
    tzcnt r10, r9
    shl r10d, 0x6
    or r10d, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], r10w
    mov byte ptr [r8 + 0x200], dl
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L57
    jmp .L59
.L58:
    mov dl, -0x1
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L57
.L59:
    and rax, qword ptr [rsp - 0x40]
    mov rdi, qword ptr [rsp - 0x48]
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
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L60
    jmp .L62
.L61:
    mov dl, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L60
.L62:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L63
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L63
    or rbx, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x8]
    btr rbx, rcx
    test qword ptr [rsp - 0x10], rbx
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
    mov r15, rdx
    mov r10d, esi
    movabs rbx, 0xfefefefefefe00
    mov r14, qword ptr [rdi + 0x30]
    popcnt rax, rcx
    movzx esi, r10b
    mov rdx, r9
    not rdx
    mov qword ptr [rsp - 0x40], rdx
    cmp rax, 0x2
    mov qword ptr [rsp - 0x58], rdi
    mov qword ptr [rsp - 0x10], rcx
    mov qword ptr [rsp - 0x38], rsi
    mov qword ptr [rsp - 0x8], rax
    mov qword ptr [rsp - 0x60], r14
    mov dword ptr [rsp - 0x2c], r10d
    jae .L29
    tzcnt rax, rcx
    mov ebp, r10d
    mov r10, rcx
    mov ecx, esi
    shl ecx, 0x9
    lea rdx, [plywright::board::geometry::BETWEEN]
    add rdx, rcx
    mov r11, qword ptr [rdx + 8*rax]
    or r11, r10
    mov rdx, qword ptr [rdi]
    mov qword ptr [rsp - 0x48], rdx
    mov r10, qword ptr [rdi + 0x38]
    mov r13, r10
    or r13, r14
    mov qword ptr [rsp - 0x20], r13
    and rdx, r14
    mov eax, esi
    shl eax, 0x6
    lea r14, [plywright::board::geometry::AROUND]
    not r15
    mov ecx, ebp
    and cl, 0x7
    mov rdi, qword ptr [rax + r14 + 0x30]
    or rdi, r15
    and rdi, rdx
    shl rdi, 0x9
    mov qword ptr [rsp - 0x50], r10
    and r10, r11
    and rdi, r10
    movabs rsi, -0x101010101010200
    and rsi, rdi
    movabs rdi, 0x101010101010101
    shl rdi, cl
    not r13
    or rdi, r15
    and rdi, rdx
    shl rdi, 0x8
    and rdi, r13
    mov rax, qword ptr [rax + r14 + 0x38]
    mov qword ptr [rsp - 0x28], r15
    or rax, r15
    and rax, rdx
    shl rax, 0x7
    and rax, r10
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, rax
    mov rcx, rdi
    and rcx, r11
    shr rdx, 0x30
    test dl, dl
    je .L9
    mov qword ptr [rsp - 0x18], rdi
    movabs rdx, -0x100000000000000
    and rdx, rcx
    je .L2
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L0:
    mov dil, -0x1
    cmp r14b, -0x1
    je .L1
    tzcnt r15, rdx
    lea eax, [r15 + 0x38]
    and eax, 0x3f
    shl r15d, 0x6
    or r15d, eax
    lea eax, [r14 + 0x1]
    movzx ebp, r15w
    mov r15d, ebp
    or r15d, 0xb000
    movzx r12d, r14b
    mov word ptr [r8 + 2*r12], r15w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L1
    lea r15d, [r14 + 0x2]
    lea r12d, [rbp + 0x8000]
    movzx eax, al
    mov word ptr [r8 + 2*rax], r12w
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L1
    lea eax, [r14 + 0x3]
    lea r12d, [rbp + 0xa000]
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], r12w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L1
    add r14b, 0x4
    or ebp, 0x9000
    movzx eax, al
    mov word ptr [r8 + 2*rax], bp
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
.L1:
    lea rax, [rdx - 0x1]
    mov r14d, edi
    and rdx, rax
    jne .L0
.L2:
    movabs rdx, -0x200000000000000
    and rdx, rsi
    je .L5
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L3:
    mov dil, -0x1
    cmp r14b, -0x1
    je .L4
    tzcnt r15, rdx
    lea eax, [r15 + 0x37]
    and eax, 0x3f
    shl r15d, 0x6
    or r15d, eax
    lea eax, [r14 + 0x1]
    movzx ebp, r15w
    mov r15d, ebp
    or r15d, 0xf000
    movzx r12d, r14b
    mov word ptr [r8 + 2*r12], r15w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L4
    lea r15d, [r14 + 0x2]
    lea r12d, [rbp + 0xc000]
    movzx eax, al
    mov word ptr [r8 + 2*rax], r12w
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L4
    lea eax, [r14 + 0x3]
    lea r12d, [rbp + 0xe000]
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], r12w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L4
    add r14b, 0x4
    or ebp, 0xd000
    movzx eax, al
    mov word ptr [r8 + 2*rax], bp
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
.L4:
    lea rax, [rdx - 0x1]
    mov r14d, edi
    and rdx, rax
    jne .L3
.L5:
    movabs rdx, 0x7f00000000000000
    and rdx, r10
    je .L8
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L6:
    mov dil, -0x1
    cmp r14b, -0x1
    je .L7
    tzcnt r15, rdx
    lea eax, [r15 + 0x39]
    and eax, 0x3f
    shl r15d, 0x6
    or r15d, eax
    lea eax, [r14 + 0x1]
    movzx ebp, r15w
    mov r15d, ebp
    or r15d, 0xf000
    movzx r12d, r14b
    mov word ptr [r8 + 2*r12], r15w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L7
    lea r15d, [r14 + 0x2]
    lea r12d, [rbp + 0xc000]
    movzx eax, al
    mov word ptr [r8 + 2*rax], r12w
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L7
    lea eax, [r14 + 0x3]
    lea r12d, [rbp + 0xe000]
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], r12w
    mov byte ptr [r8 + 0x200], al
    cmp al, -0x1
    je .L7
    add r14b, 0x4
    or ebp, 0xd000
    movzx eax, al
    mov word ptr [r8 + 2*rax], bp
    mov byte ptr [r8 + 0x200], r14b
    mov edi, r14d
.L7:
    lea rax, [rdx - 0x1]
    mov r14d, edi
    and rdx, rax
    jne .L6
.L8:
    movabs rax, 0xffffffffffff00
    and rcx, rax
    and rsi, rbx
    movabs rax, 0x7f7f7f7f7f7f00
    and r10, rax
    mov rdi, qword ptr [rsp - 0x18]
.L9:
    shl edi, 0x8
    and r13d, r11d
    and r13d, edi
    test rsi, rsi
    je .L12
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L10:
    cmp al, -0x1
    je .L11
    tzcnt rdx, rsi
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
    lea rdx, [rsi - 0x1]
    and rsi, rdx
    jne .L10
    jmp .L12
.L11:
    mov al, -0x1
    lea rdx, [rsi - 0x1]
    and rsi, rdx
    jne .L10
.L12:
    and r13d, 0xff000000
    test r10, r10
    je .L15
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L13:
    cmp al, -0x1
    je .L14
    tzcnt rdx, r10
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
    lea rdx, [r10 - 0x1]
    and r10, rdx
    jne .L13
    jmp .L15
.L14:
    mov al, -0x1
    lea rdx, [r10 - 0x1]
    and r10, rdx
    jne .L13
.L15:
    test rcx, rcx
    mov rdi, qword ptr [rsp - 0x58]
    mov r10, qword ptr [rsp - 0x60]
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
    mov rcx, r10
    not rcx
    test r13, r13
    je .L21
    movzx eax, byte ptr [r8 + 0x200]
.L19:
    cmp al, -0x1
    je .L20
    tzcnt rdx, r13
    mov esi, edx
    shl esi, 0x6
    add edx, 0x30
    and edx, 0x3f
    or edx, esi
    or edx, 0x1000
    movzx esi, al
    inc al
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], al
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L19
    jmp .L21
.L20:
    mov al, -0x1
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L19
.L21:
    and r11, rcx
    mov rcx, qword ptr [rdi + 0x8]
    mov r15, qword ptr [rsp - 0x28]
    and rcx, r15
    and rcx, r10
    lea r12, [plywright::board::geometry::AROUND]
    je .L30
    movzx r10d, byte ptr [r8 + 0x200]
    jmp .L23
    nop
.L22:
    lea rax, [rcx - 0x1]
    and rcx, rax
    je .L30
.L23:
    tzcnt rax, rcx
    mov edx, eax
    shl eax, 0x6
    mov rsi, qword ptr [rax + r12]
    and rsi, r11
    mov rdi, rsi
    movzx edx, dx
    and rdi, r9
    je .L26
    lea eax, [rdx + 0x4000]
    movzx ebp, ax
    mov eax, r10d
    nop
.L24:
    cmp al, -0x1
    je .L25
    tzcnt r10, rdi
    shl r10d, 0x6
    or r10d, ebp
    movzx r14d, al
    inc al
    mov word ptr [r8 + 2*r14], r10w
    mov byte ptr [r8 + 0x200], al
    mov r10d, eax
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L24
    jmp .L26
.L25:
    mov al, -0x1
    lea r14, [rdi - 0x1]
    and rdi, r14
    jne .L24
    nop
.L26:
    mov eax, r10d
    and rsi, qword ptr [rsp - 0x40]
    je .L22
    nop
.L27:
    cmp al, -0x1
    je .L28
    tzcnt rdi, rsi
    shl edi, 0x6
    or edi, edx
    movzx r10d, al
    inc al
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], al
    mov r10d, eax
    lea rdi, [rsi - 0x1]
    and rsi, rdi
    jne .L27
    jmp .L22
.L28:
    mov al, -0x1
    lea rdi, [rsi - 0x1]
    and rsi, rdi
    jne .L27
    jmp .L22
.L29:
    mov r14, qword ptr [rdi]
    mov r15, qword ptr [rdi + 0x38]
    jmp .L48
.L30:
    mov rax, qword ptr [rsp - 0x58]
    mov rsi, qword ptr [rax + 0x20]
    mov r10, qword ptr [rax + 0x10]
    or r10, rsi
    and r10, r15
    and r10, qword ptr [rsp - 0x60]
    je .L38
    movzx r15d, byte ptr [r8 + 0x200]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea r13, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    lea rax, [r10 - 0x1]
    and r10, rax
    je .L38
.L32:
    tzcnt rax, r10
    lea rdx, [rax + 2*rax]
    movzx ecx, byte ptr [r14 + 8*rdx + 0x614]
    mov rdi, qword ptr [r14 + 8*rdx + 0x600]
    and rdi, qword ptr [rsp - 0x20]
    imul rdi, qword ptr [r14 + 8*rdx + 0x608]
    shr rdi, cl
    mov ecx, dword ptr [r14 + 8*rdx + 0x610]
    add rdi, rcx
    mov rcx, qword ptr [r13 + 8*rdi]
    and rcx, r11
    mov rdi, rcx
    movzx edx, ax
    and rdi, r9
    je .L35
    lea eax, [rdx + 0x4000]
    movzx eax, ax
    mov ebp, r15d
    nop
.L33:
    cmp bpl, -0x1
    je .L34
    tzcnt r15, rdi
    shl r15d, 0x6
    or r15d, eax
    movzx r12d, bpl
    inc bpl
    mov word ptr [r8 + 2*r12], r15w
    mov byte ptr [r8 + 0x200], bpl
    mov r15d, ebp
    lea r12, [rdi - 0x1]
    and rdi, r12
    jne .L33
    jmp .L35
.L34:
    mov bpl, -0x1
    lea r12, [rdi - 0x1]
    and rdi, r12
    jne .L33
    nop
.L35:
    mov eax, r15d
    and rcx, qword ptr [rsp - 0x40]
    je .L31
    nop
.L36:
    cmp al, -0x1
    je .L37
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, edx
    movzx r15d, al
    inc al
    mov word ptr [r8 + 2*r15], di
    mov byte ptr [r8 + 0x200], al
    mov r15d, eax
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L36
    jmp .L31
.L37:
    mov al, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L36
    jmp .L31
.L38:
    mov rdi, qword ptr [rsp - 0x58]
    or rsi, qword ptr [rdi + 0x18]
    and rsi, qword ptr [rsp - 0x28]
    and rsi, qword ptr [rsp - 0x60]
    je .L47
    movzx ebp, byte ptr [r8 + 0x200]
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    jmp .L40
    nop
.L39:
    lea rax, [rsi - 0x1]
    and rsi, rax
    je .L46
.L40:
    tzcnt rax, rsi
    lea rdx, [rax + 2*rax]
    movzx ecx, byte ptr [r10 + 8*rdx + 0x14]
    mov rdi, qword ptr [r10 + 8*rdx]
    and rdi, qword ptr [rsp - 0x20]
    imul rdi, qword ptr [r10 + 8*rdx + 0x8]
    shr rdi, cl
    mov ecx, dword ptr [r10 + 8*rdx + 0x10]
    add rdi, rcx
    mov rcx, qword ptr [r14 + 8*rdi]
    and rcx, r11
    mov rdi, rcx
    movzx edx, ax
    and rdi, r9
    je .L43
    lea eax, [rdx + 0x4000]
    movzx eax, ax
    mov r15d, ebp
    nop
.L41:
    cmp r15b, -0x1
    je .L42
    tzcnt r12, rdi
    shl r12d, 0x6
    or r12d, eax
    movzx r13d, r15b
    inc r15b
    mov word ptr [r8 + 2*r13], r12w
    mov byte ptr [r8 + 0x200], r15b
    mov ebp, r15d
    lea r12, [rdi - 0x1]
    and rdi, r12
    jne .L41
    jmp .L43
.L42:
    mov r15b, -0x1
    lea r12, [rdi - 0x1]
    and rdi, r12
    jne .L41
    nop
.L43:
    mov eax, ebp
    and rcx, qword ptr [rsp - 0x40]
    je .L39
    nop
.L44:
    cmp al, -0x1
    je .L45
    tzcnt rdi, rcx
    shl edi, 0x6
    or edi, edx
    movzx r15d, al
    inc al
    mov word ptr [r8 + 2*r15], di
    mov byte ptr [r8 + 0x200], al
    mov ebp, eax
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L44
    jmp .L39
.L45:
    mov al, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L44
    jmp .L39
.L46:
    mov rdi, qword ptr [rsp - 0x58]
.L47:
    mov rsi, qword ptr [rsp - 0x38]
    mov r14, qword ptr [rsp - 0x48]
    mov r15, qword ptr [rsp - 0x50]
.L48:
    mov eax, esi
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, r15
    mov r11d, 0x40
    tzcnt r11, rdx
    and r11d, 0x3f
    mov rdx, r14
    and rdx, r15
    mov r10, rdx
    shr r10, 0x7
    add rbx, 0xfe
    and rbx, r10
    shr rdx, 0x9
    movabs r10, 0x7f7f7f7f7f7f00
    add r10, 0x7f
    and r10, rdx
    shl r11d, 0x6
    or r10, qword ptr [r11 + rcx + 0x8]
    mov rdx, qword ptr [rsp - 0x60]
    or rbx, rdx
    or rbx, r10
    not rbx
    and rbx, qword ptr [rax + rcx + 0x8]
    je .L50
    or rdx, r15
    mov qword ptr [rsp - 0x60], rdx
    mov rdx, qword ptr [rdi + 0x8]
    and rdx, r15
    mov qword ptr [rsp - 0x48], r14
    mov qword ptr [rsp - 0x50], r15
    je .L51
    xor eax, eax
    nop
.L49:
    mov r11, rdx
    tzcnt r10, rdx
    dec rdx
    shl r10d, 0x6
    or rax, qword ptr [r10 + rcx]
    and rdx, r11
    jne .L49
    jmp .L52
.L50:
    xor ebx, ebx
    and r9, rbx
    jne .L57
    jmp .L60
.L51:
    xor eax, eax
.L52:
    mov rcx, qword ptr [rsp - 0x60]
    btr rcx, rsi
    mov qword ptr [rsp - 0x60], rcx
    mov ecx, dword ptr [rsp - 0x2c]
    add cl, 0x37
    mov r14, rbx
    ror r14, cl
    mov ecx, r14d
    and ecx, 0x7
    mov edx, esi
    shl edx, 0xc
    lea rsi, [plywright::movegen::danger::ZONES]
    add rsi, rdx
    shl ecx, 0x4
    add rcx, rsi
    mov edx, r14d
    shr edx
    and edx, 0x80
    mov r11d, r14d
    shr r11d, 0x2
    and r11d, 0x100
    add r11, rdx
    add r11, rcx
    shr r14d, 0x7
    and r14d, 0xe00
    mov rdx, qword ptr [r14 + r11 + 0x8]
    mov rsi, qword ptr [rdi + 0x20]
    mov r10, qword ptr [rdi + 0x10]
    or r10, rsi
    and r10, qword ptr [r14 + r11]
    and r10, qword ptr [rsp - 0x50]
    je .L54
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    mov rbp, qword ptr [rsp - 0x60]
    nop
.L53:
    mov r14, r10
    tzcnt rcx, r10
    dec r10
    lea r15, [rcx + 2*rcx]
    mov r12d, dword ptr [rdi + 8*r15 + 0x610]
    movzx ecx, byte ptr [rdi + 8*r15 + 0x614]
    mov r13, qword ptr [rdi + 8*r15 + 0x600]
    and r13, rbp
    imul r13, qword ptr [rdi + 8*r15 + 0x608]
    shr r13, cl
    add r13, r12
    or rax, qword ptr [r11 + 8*r13]
    and r10, r14
    jne .L53
.L54:
    mov rcx, qword ptr [rsp - 0x58]
    or rsi, qword ptr [rcx + 0x18]
    and rdx, rsi
    and rdx, qword ptr [rsp - 0x50]
    je .L56
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rsp - 0x60]
    nop
.L55:
    mov r10, rdx
    tzcnt rcx, rdx
    dec rdx
    lea r11, [rcx + 2*rcx]
    mov r14d, dword ptr [rsi + 8*r11 + 0x10]
    movzx ecx, byte ptr [rsi + 8*r11 + 0x14]
    mov r15, qword ptr [rsi + 8*r11]
    and r15, r12
    imul r15, qword ptr [rsi + 8*r11 + 0x8]
    shr r15, cl
    add r15, r14
    or rax, qword ptr [rdi + 8*r15]
    and rdx, r10
    jne .L55
.L56:
    not rax
    and rbx, rax
    mov rsi, qword ptr [rsp - 0x38]
    mov r14, qword ptr [rsp - 0x48]
    and r9, rbx
    je .L60
.L57:
    lea eax, [rsi + 0x4000]
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L58:
    cmp cl, -0x1
    je .L59
    tzcnt rdx, r9
    shl edx, 0x6
    or edx, eax
    movzx edi, cl
    inc cl
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L58
    jmp .L60
.L59:
    mov cl, -0x1
    lea rdx, [r9 - 0x1]
    and r9, rdx
    jne .L58
.L60:
    and rbx, qword ptr [rsp - 0x40]
    mov rdi, qword ptr [rsp - 0x58]
    je .L63
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, si
    nop
.L61:
    cmp cl, -0x1
    je .L62
    tzcnt rdx, rbx
    shl edx, 0x6
    or edx, eax
    movzx r9d, cl
    inc cl
    mov word ptr [r8 + 2*r9], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [rbx - 0x1]
    and rbx, rdx
    jne .L61
    jmp .L63
.L62:
    mov cl, -0x1
    lea rdx, [rbx - 0x1]
    and rbx, rdx
    jne .L61
.L63:
    cmp dword ptr [rsp - 0x8], 0x1
    ja .L64
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L64
    or r14, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x38]
    btr r14, rcx
    test qword ptr [rsp - 0x10], r14
    je .L65
.L64:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L65:
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
