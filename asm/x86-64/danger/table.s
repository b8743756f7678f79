# The kernels of danger/table, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm danger/table
# binary: sha256 e0b326ed0d7e255927948b2e40d8f132a060577b4e3c314189cbfbbea9e687f9
# latency: 57 instructions in 203 bytes; innermost loops: .L0 of 26
# throughput: 42 instructions in 152 bytes; innermost loops: .L0 of 15
# plywright::movegen::all: 3594 instructions in 15660 bytes; innermost loops: .L0 of 15, .L4 of 15, .L8 of 42, .L11 of 43, .L14 of 43, .L18 of 18, .L21 of 18, .L24 of 18, .L27 of 18, .L32 of 17, .L35 of 17, .L38 of 41, .L41 of 41, .L44 of 41, .L49 of 48, .L53 of 49, .L57 of 49, .L63 of 41, .L66 of 41, .L69 of 41, .L75 of 17, .L78 of 17, .L83 of 17, .L86 of 17, .L91 of 17, .L94 of 17, .L99 of 17, .L102 of 17, .L107 of 17, .L111 of 17, .L114 of 7, .L116 of 14, .L118 of 14, .L121 of 18, .L124 of 18, .L127 of 18, .L130 of 18, .L135 of 17, .L138 of 17, .L143 of 17, .L146 of 17, .L151 of 17, .L154 of 17, .L157 of 7, .L159 of 14, .L161 of 14, .L165 of 20, .L168 of 20, .L171 of 19, .L174 of 20, .L179 of 17, .L182 of 17, .L187 of 17, .L190 of 17, .L195 of 17, .L198 of 17, .L201 of 7, .L203 of 14, .L205 of 14, .L209 of 20, .L212 of 20, .L215 of 19, .L218 of 20, .L223 of 17, .L226 of 17, .L231 of 17, .L234 of 17, .L239 of 17, .L242 of 17, .L247 of 17, .L250 of 17, .L255 of 17, .L258 of 17, .L263 of 17, .L266 of 17, .L269 of 7, .L271 of 14, .L273 of 14, .L277 of 16, .L280 of 16, .L286 of 16, .L289 of 16, .L296 of 16, .L299 of 16, .L308 of 16, .L311 of 16
# plywright::movegen::evasions::answers: 714 instructions in 2989 bytes; innermost loops: .L1 of 42, .L4 of 43, .L7 of 43, .L11 of 18, .L14 of 18, .L17 of 18, .L20 of 18, .L25 of 17, .L28 of 17, .L33 of 17, .L36 of 17, .L41 of 17, .L44 of 17, .L48 of 7, .L52 of 14, .L54 of 14, .L58 of 16, .L61 of 16
# plywright::movegen::evasions::answers: 718 instructions in 2988 bytes; innermost loops: .L1 of 41, .L4 of 41, .L7 of 41, .L11 of 20, .L14 of 20, .L17 of 19, .L20 of 20, .L25 of 17, .L28 of 17, .L33 of 17, .L36 of 17, .L41 of 17, .L44 of 17, .L49 of 7, .L53 of 14, .L55 of 14, .L58 of 16, .L61 of 16
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# plywright::movegen::generate::en_passant: 101 instructions in 399 bytes; innermost loops: .L0 of 38
# mix of 5327 instructions: 1317 mov, 741 and, 483 lea, 389 movzx, 380 je, 251 or, 243 jne, 182 shl, 180 add, 172 jmp, 171 cmp, 158 tzcnt, 99 movabs, 93 inc, 92 shr, 78 pop, 70 test, 52 imul, 46 not, 42 push, 25 xor, 19 dec, 8 sete, 8 setne, 7 ret, 6 ror, 4 btr, 4 bts, 4 call, 2 sub, 1 jae

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
    mov qword ptr [rsp - 0x60], rax
    and rdi, rax
    mov rsi, qword ptr [r9 + 0x10]
    mov r10, rsi
    mov qword ptr [rsp - 0x8], r12
    or r10, r12
    mov rax, qword ptr [rdx + r14 + 0x28]
    mov qword ptr [rsp - 0x68], r10
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
    je .L47
    mov edx, r11d
    shl edx, 0x9
    lea rdi, [plywright::board::geometry::BETWEEN]
    add rdi, rdx
    mov qword ptr [rsp - 0x58], 0x0
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
    or qword ptr [rsp - 0x58], r9
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
    mov qword ptr [rsp - 0x68], rcx
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
    mov qword ptr [rsp - 0x60], r9
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
    mov qword ptr [rsp - 0x70], r9
    mov qword ptr [rsp - 0x78], r12
    mov qword ptr [rsp - 0x40], r10
    mov qword ptr [rsp - 0x18], rbp
    je .L61
    mov edx, r10d
    shl edx, 0x9
    lea rsi, [plywright::board::geometry::BETWEEN]
    add rsi, rdx
    mov qword ptr [rsp - 0x58], 0x0
    jmp .L6
    nop
.L4:
    bts rcx, r11
.L5:
    lea rdi, [rax - 0x1]
    and rax, rdi
    je .L37
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
    or qword ptr [rsp - 0x58], rdi
    jmp .L5
.L7:
    test rcx, rcx
    jne .L318
    mov rax, qword ptr [rsp - 0x58]
    test rax, rax
    je .L48
    movabs r14, 0xfefefefefefe00
    movabs rbx, 0x7f7f7f7f7f7f00
    mov r9, r12
    not r9
    mov rdi, qword ptr [rsp - 0x50]
    and rdi, r15
    mov rdx, rax
    not rdx
    mov rax, qword ptr [rsp - 0x18]
    mov ecx, eax
    and cl, 0x7
    mov r11, qword ptr [rsp - 0x30]
    mov rax, qword ptr [r11 + 0x38]
    or rax, rdx
    and rax, rdi
    shr rax, 0x7
    mov r10, r13
    lea r13, [r14 + 0xfe]
    and r13, r10
    and r13, rax
    mov rax, qword ptr [r11 + 0x30]
    or rax, rdx
    and rax, rdi
    shr rax, 0x9
    lea r14, [rbx + 0x7f]
    and r14, r10
    and r14, rax
    movabs rax, 0x101010101010101
    shl rax, cl
    mov qword ptr [rsp - 0x20], rdx
    or rax, rdx
    mov rdx, rax
    and rdx, rdi
    shr rdx, 0x8
    and rdx, r9
    mov rcx, rdx
    test edi, 0xff00
    je .L17
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
    mov rcx, rdx
    and rcx, -0x100
    movabs rax, 0xfefefefefefe00
    and r13, rax
    movabs rax, 0x7f7f7f7f7f7f00
    and r14, rax
    mov r12, qword ptr [rsp - 0x70]
.L17:
    shr rdx, 0x8
    test r13, r13
    je .L20
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L18:
    cmp dil, -0x1
    je .L19
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
    jne .L18
    jmp .L20
.L19:
    mov dil, -0x1
    lea rax, [r13 - 0x1]
    and r13, rax
    jne .L18
.L20:
    and r9, rdx
    movabs rax, 0xff00000000
    test r14, r14
    mov r13, qword ptr [rsp - 0x78]
    je .L23
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L21:
    cmp dil, -0x1
    je .L22
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
    jne .L21
    jmp .L23
.L22:
    mov dil, -0x1
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L21
.L23:
    and r9, rax
    test rcx, rcx
    je .L26
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L24:
    cmp al, -0x1
    je .L25
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
    jne .L24
    jmp .L26
.L25:
    mov al, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L24
.L26:
    test r9, r9
    je .L29
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L27:
    cmp al, -0x1
    je .L28
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
    jne .L27
    jmp .L29
.L28:
    mov al, -0x1
    lea rcx, [r9 - 0x1]
    and r9, rcx
    jne .L27
.L29:
    mov rdx, r15
    not rdx
    mov rax, qword ptr [rsp - 0x48]
    and rax, r15
    mov r9, r13
    not r9
    and rax, qword ptr [rsp - 0x20]
    je .L72
    movzx r11d, byte ptr [r8 + 0x200]
    jmp .L31
    nop
.L30:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L72
.L31:
    tzcnt rcx, rax
    mov edi, ecx
    shl ecx, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + r10]
    and rcx, rdx
    mov r12, rcx
    movzx edi, di
    and r12, r13
    je .L34
    lea r10d, [rdi + 0x4000]
    movzx r13d, r10w
    mov r10d, r11d
    nop
.L32:
    cmp r10b, -0x1
    je .L33
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
    jne .L32
    jmp .L34
.L33:
    mov r10b, -0x1
    lea rbx, [r12 - 0x1]
    and r12, rbx
    jne .L32
    nop
.L34:
    mov ebx, r11d
    and rcx, r9
    mov r13, qword ptr [rsp - 0x78]
    mov r12, qword ptr [rsp - 0x70]
    je .L30
    nop
.L35:
    cmp bl, -0x1
    je .L36
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
    jne .L35
    jmp .L30
.L36:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L35
    jmp .L30
.L37:
    test rcx, rcx
    jne .L319
    mov rdx, qword ptr [rsp - 0x58]
    test rdx, rdx
    je .L62
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
    je .L40
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L38:
    mov r12b, -0x1
    cmp dil, -0x1
    je .L39
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
    je .L39
    lea r11d, [rdi + 0x2]
    lea eax, [r13 + 0x8000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L39
    lea r10d, [rdi + 0x3]
    lea eax, [r13 + 0xa000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L39
    add dil, 0x4
    or r13d, 0x9000
    movzx eax, r10b
    mov word ptr [r8 + 2*rax], r13w
    mov byte ptr [r8 + 0x200], dil
    mov r12d, edi
.L39:
    lea rax, [rsi - 0x1]
    mov edi, r12d
    and rsi, rax
    jne .L38
.L40:
    movabs rsi, -0x200000000000000
    and rsi, rbp
    je .L43
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L41:
    mov r12b, -0x1
    cmp dil, -0x1
    je .L42
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
    je .L42
    lea r11d, [rdi + 0x2]
    lea eax, [r13 + 0xc000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L42
    lea r10d, [rdi + 0x3]
    lea eax, [r13 + 0xe000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L42
    add dil, 0x4
    or r13d, 0xd000
    movzx eax, r10b
    mov word ptr [r8 + 2*rax], r13w
    mov byte ptr [r8 + 0x200], dil
    mov r12d, edi
.L42:
    lea rax, [rsi - 0x1]
    mov edi, r12d
    and rsi, rax
    jne .L41
.L43:
    movabs rsi, 0x7f00000000000000
    and rsi, r9
    je .L46
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L44:
    mov r12b, -0x1
    cmp dil, -0x1
    je .L45
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
    je .L45
    lea r11d, [rdi + 0x2]
    lea eax, [r13 + 0xc000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], ax
    mov byte ptr [r8 + 0x200], r11b
    cmp r11b, -0x1
    je .L45
    lea r10d, [rdi + 0x3]
    lea eax, [r13 + 0xe000]
    movzx r11d, r11b
    mov word ptr [r8 + 2*r11], ax
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L45
    add dil, 0x4
    or r13d, 0xd000
    movzx eax, r10b
    mov word ptr [r8 + 2*rax], r13w
    mov byte ptr [r8 + 0x200], dil
    mov r12d, edi
.L45:
    lea rax, [rsi - 0x1]
    mov edi, r12d
    and rsi, rax
    jne .L44
.L46:
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
.L47:
    test rcx, rcx
    jne .L320
.L48:
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
    je .L119
    mov rdi, rsi
    and rdi, 0xff
    je .L52
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L49:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L50
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
    je .L51
    lea ebx, [r14 + 0x2]
    lea r13d, [r12 + 0x8000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L51
    lea r10d, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xa000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    mov r13, qword ptr [rsp - 0x78]
    je .L50
    add r14b, 0x4
    or r12d, 0x9000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L50:
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L49
    jmp .L52
.L51:
    mov r13, qword ptr [rsp - 0x78]
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L49
.L52:
    mov rdi, r9
    and rdi, 0xfe
    je .L56
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L53:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L54
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
    je .L55
    lea ebx, [r14 + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L55
    lea r10d, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    mov r13, qword ptr [rsp - 0x78]
    je .L54
    add r14b, 0x4
    or r12d, 0xd000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L54:
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L53
    jmp .L56
.L55:
    mov r13, qword ptr [rsp - 0x78]
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L53
.L56:
    mov rdi, rdx
    and rdi, 0x7f
    je .L60
    movzx r14d, byte ptr [r8 + 0x200]
    nop
.L57:
    mov bpl, -0x1
    cmp r14b, -0x1
    je .L58
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
    je .L59
    lea ebx, [r14 + 0x2]
    mov r13d, r12d
    or r13d, 0xc000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r13w
    mov byte ptr [r8 + 0x200], bl
    cmp bl, -0x1
    je .L59
    lea r10d, [r14 + 0x3]
    mov r13d, r12d
    or r13d, 0xe000
    movzx ebx, bl
    mov word ptr [r8 + 2*rbx], r13w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    mov r13, qword ptr [rsp - 0x78]
    je .L58
    add r14b, 0x4
    or r12d, 0xd000
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r12w
    mov byte ptr [r8 + 0x200], r14b
    mov ebp, r14d
.L58:
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L57
    jmp .L60
.L59:
    mov r13, qword ptr [rsp - 0x78]
    lea r10, [rdi - 0x1]
    mov r14d, ebp
    and rdi, r10
    jne .L57
.L60:
    mov r14, rsi
    and r14, -0x100
    and r9, r11
    and rdx, rax
    mov r12, qword ptr [rsp - 0x70]
    shr rsi, 0x8
    test r9, r9
    jne .L120
    jmp .L123
.L61:
    test rcx, rcx
    jne .L322
.L62:
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
    je .L163
    movabs rax, -0x100000000000000
    and rax, r14
    je .L65
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L63:
    mov bpl, -0x1
    cmp dil, -0x1
    je .L64
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
    je .L64
    lea r10d, [rdi + 0x2]
    lea r11d, [r12 + 0x8000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L64
    lea esi, [rdi + 0x3]
    lea r11d, [r12 + 0xa000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r11w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L64
    add dil, 0x4
    or r12d, 0x9000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], dil
    mov ebp, edi
.L64:
    lea rsi, [rax - 0x1]
    mov edi, ebp
    and rax, rsi
    jne .L63
.L65:
    movabs rax, -0x200000000000000
    and rax, rbx
    je .L68
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L66:
    mov bpl, -0x1
    cmp dil, -0x1
    je .L67
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
    je .L67
    lea r10d, [rdi + 0x2]
    lea r11d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L67
    lea esi, [rdi + 0x3]
    lea r11d, [r12 + 0xe000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r11w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L67
    add dil, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], dil
    mov ebp, edi
.L67:
    lea rsi, [rax - 0x1]
    mov edi, ebp
    and rax, rsi
    jne .L66
.L68:
    movabs rax, 0x7f00000000000000
    and rax, r9
    je .L71
    movzx edi, byte ptr [r8 + 0x200]
    nop
.L69:
    mov bpl, -0x1
    cmp dil, -0x1
    je .L70
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
    je .L70
    lea r10d, [rdi + 0x2]
    lea r11d, [r12 + 0xc000]
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r11w
    mov byte ptr [r8 + 0x200], r10b
    cmp r10b, -0x1
    je .L70
    lea esi, [rdi + 0x3]
    lea r11d, [r12 + 0xe000]
    movzx r10d, r10b
    mov word ptr [r8 + 2*r10], r11w
    mov byte ptr [r8 + 0x200], sil
    cmp sil, -0x1
    je .L70
    add dil, 0x4
    or r12d, 0xd000
    movzx esi, sil
    mov word ptr [r8 + 2*rsi], r12w
    mov byte ptr [r8 + 0x200], dil
    mov ebp, edi
.L70:
    lea rsi, [rax - 0x1]
    mov edi, ebp
    and rax, rsi
    jne .L69
.L71:
    movabs r13, 0xffffffffffff00
    and r13, r14
    movabs rax, 0xfefefefefefe00
    and rbx, rax
    and r9, rdx
    jmp .L164
.L72:
    mov rax, qword ptr [rsp - 0x68]
    and rax, r15
    and rax, qword ptr [rsp - 0x20]
    je .L80
    movzx r10d, byte ptr [r8 + 0x200]
    lea r13, [plywright::sliders::magic::LOOKUPS]
    jmp .L74
    nop
.L73:
    lea rcx, [rax - 0x1]
    and rax, rcx
    mov r12, qword ptr [rsp - 0x70]
    je .L80
.L74:
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
    and rdi, rdx
    mov rcx, rdi
    movzx r12d, r11w
    and rcx, qword ptr [rsp - 0x78]
    je .L77
    lea r11d, [r12 + 0x4000]
    movzx ebx, r11w
    mov r11d, r10d
    nop
.L75:
    cmp r11b, -0x1
    je .L76
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
    jne .L75
    jmp .L77
.L76:
    mov r11b, -0x1
    lea r14, [rcx - 0x1]
    and rcx, r14
    jne .L75
    nop
.L77:
    mov ecx, r10d
    and rdi, r9
    je .L73
    nop
.L78:
    cmp cl, -0x1
    je .L79
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
    jne .L78
    jmp .L73
.L79:
    mov cl, -0x1
    lea r11, [rdi - 0x1]
    and rdi, r11
    jne .L78
    jmp .L73
.L80:
    and r15, qword ptr [rsp - 0x60]
    and r15, qword ptr [rsp - 0x20]
    je .L88
    movzx r11d, byte ptr [r8 + 0x200]
    lea rax, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L82
    nop
.L81:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L88
.L82:
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
    and rcx, rdx
    mov r13, rcx
    movzx r12d, r10w
    and r13, qword ptr [rsp - 0x78]
    je .L85
    lea r10d, [r12 + 0x4000]
    movzx ebx, r10w
    mov r10d, r11d
    nop
.L83:
    cmp r10b, -0x1
    je .L84
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
    jne .L83
    jmp .L85
.L84:
    mov r10b, -0x1
    lea r14, [r13 - 0x1]
    and r13, r14
    jne .L83
    nop
.L85:
    mov ebx, r11d
    and rcx, r9
    je .L81
    nop
.L86:
    cmp bl, -0x1
    je .L87
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
    jne .L86
    jmp .L81
.L87:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L86
    jmp .L81
.L88:
    and rsi, qword ptr [rsp - 0x58]
    je .L96
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    jmp .L90
    nop
.L89:
    lea rcx, [rsi - 0x1]
    and rsi, rcx
    je .L96
.L90:
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
    and rcx, rdx
    mov r13, rcx
    movzx r12d, r10w
    and r13, qword ptr [rsp - 0x78]
    je .L93
    lea r10d, [r12 + 0x4000]
    movzx ebx, r10w
    mov r10d, edi
    nop
.L91:
    cmp r10b, -0x1
    je .L92
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
    jne .L91
    jmp .L93
.L92:
    mov r10b, -0x1
    lea r14, [r13 - 0x1]
    and r13, r14
    jne .L91
    nop
.L93:
    mov ebx, edi
    and rcx, r9
    je .L89
    nop
.L94:
    cmp bl, -0x1
    je .L95
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
    jne .L94
    jmp .L89
.L95:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L94
    jmp .L89
.L96:
    and rbp, qword ptr [rsp - 0x58]
    mov r13, qword ptr [rsp - 0x78]
    mov r12, qword ptr [rsp - 0x70]
    je .L104
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L98
    nop
.L97:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L104
.L98:
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
    and rcx, rdx
    mov r12, rcx
    movzx r15d, r10w
    and r12, r13
    je .L101
    lea r10d, [r15 + 0x4000]
    movzx ebx, r10w
    mov r10d, edi
    nop
.L99:
    cmp r10b, -0x1
    je .L100
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
    jne .L99
    jmp .L101
.L100:
    mov r10b, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L99
    nop
.L101:
    mov ebx, edi
    and rcx, r9
    mov r12, qword ptr [rsp - 0x70]
    je .L97
.L102:
    cmp bl, -0x1
    je .L103
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
    jne .L102
    jmp .L97
.L103:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L102
    jmp .L97
.L104:
    mov rbp, qword ptr [rsp - 0x58]
    and rbp, qword ptr [rsp - 0x8]
    je .L113
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
    jmp .L106
    nop
.L105:
    lea rcx, [rbp - 0x1]
    and rbp, rcx
    je .L113
.L106:
    mov r13, rbp
    tzcnt r10, rbp
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
    and rcx, rdx
    mov r12, rcx
    movzx r15d, r10w
    and r12, qword ptr [rsp - 0x78]
    je .L109
    lea r10d, [r15 + 0x4000]
    movzx ebx, r10w
    mov r10d, edi
    mov rbp, r13
.L107:
    cmp r10b, -0x1
    je .L108
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
    jne .L107
    jmp .L110
.L108:
    mov r10b, -0x1
    lea r14, [r12 - 0x1]
    and r12, r14
    jne .L107
    jmp .L110
    nop
.L109:
    mov rbp, r13
.L110:
    mov ebx, edi
    and rcx, r9
    mov r12, qword ptr [rsp - 0x70]
    je .L105
    nop
.L111:
    cmp bl, -0x1
    je .L112
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
    jne .L111
    jmp .L105
.L112:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L111
    jmp .L105
.L113:
    mov r13d, 0x1
    mov rbx, qword ptr [rsp - 0x40]
    mov ecx, ebx
    shl r13, cl
    mov rax, qword ptr [rsp - 0x30]
    mov r14, rdx
    and r14, qword ptr [rax + 0x8]
    mov r15, qword ptr [rsp - 0x78]
    je .L316
    mov rcx, qword ptr [rsp - 0x10]
    and rcx, r15
    mov eax, 0x40
    tzcnt rax, rcx
    and eax, 0x3f
    mov r10, qword ptr [rsp - 0x50]
    and r10, r15
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
    not r13
    and r14, rax
    je .L293
    mov rcx, qword ptr [rsp - 0x48]
    xor eax, eax
    and rcx, r15
    je .L115
    nop
.L114:
    mov rdi, rcx
    tzcnt r10, rcx
    dec rcx
    shl r10d, 0x6
    or rax, qword ptr [r10 + r11]
    and rcx, rdi
    jne .L114
.L115:
    mov rdi, r12
    mov qword ptr [rsp - 0x58], r13
    and rdi, r13
    mov rcx, qword ptr [rsp - 0x18]
    add ecx, 0x37
    mov rdx, r14
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
    and r10, r15
    and r10, qword ptr [rsp - 0x68]
    je .L117
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r15, [plywright::sliders::magic::TABLE]
    nop
.L116:
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
    jne .L116
.L117:
    and r11, qword ptr [rsp - 0x78]
    and r11, qword ptr [rsp - 0x60]
    je .L305
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    mov rbp, rdx
    nop
.L118:
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
    jne .L118
    jmp .L306
.L119:
    mov r14, rsi
    shr rsi, 0x8
    test r9, r9
    je .L123
.L120:
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L121:
    cmp al, -0x1
    je .L122
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
    jne .L121
    jmp .L123
.L122:
    mov al, -0x1
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L121
.L123:
    and rcx, rsi
    movabs rax, 0xff00000000
    test rdx, rdx
    je .L126
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L124:
    cmp sil, -0x1
    je .L125
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
    jne .L124
    jmp .L126
.L125:
    mov sil, -0x1
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L124
.L126:
    and rcx, rax
    test r14, r14
    je .L129
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L127:
    cmp al, -0x1
    je .L128
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
    jne .L127
    jmp .L129
.L128:
    mov al, -0x1
    lea rdx, [r14 - 0x1]
    and r14, rdx
    jne .L127
.L129:
    test rcx, rcx
    je .L132
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L130:
    cmp al, -0x1
    je .L131
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
    jne .L130
    jmp .L132
.L131:
    mov al, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L130
.L132:
    mov rdx, r15
    not rdx
    mov rax, qword ptr [rsp - 0x48]
    and rax, r15
    je .L140
    mov rcx, r13
    not rcx
    movzx r9d, byte ptr [r8 + 0x200]
    jmp .L134
    nop
.L133:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L140
.L134:
    tzcnt rsi, rax
    mov edi, esi
    shl esi, 0x6
    lea r10, [plywright::board::geometry::AROUND]
    mov rsi, qword ptr [rsi + r10]
    and rsi, rdx
    mov r11, rsi
    movzx edi, di
    and r11, r13
    je .L137
    lea r10d, [rdi + 0x4000]
    movzx ebx, r10w
    mov ebp, r9d
    nop
.L135:
    cmp bpl, -0x1
    je .L136
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
    jne .L135
    jmp .L137
.L136:
    mov bpl, -0x1
    lea r10, [r11 - 0x1]
    and r11, r10
    jne .L135
    nop
.L137:
    mov r11d, r9d
    and rsi, rcx
    je .L133
    nop
.L138:
    cmp r11b, -0x1
    je .L139
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
    jne .L138
    jmp .L133
.L139:
    mov r11b, -0x1
    lea r10, [rsi - 0x1]
    and rsi, r10
    jne .L138
    jmp .L133
.L140:
    mov rax, qword ptr [rsp - 0x68]
    and rax, r15
    je .L148
    mov rsi, r13
    not rsi
    movzx r11d, byte ptr [r8 + 0x200]
    lea r9, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L142
    nop
.L141:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L148
.L142:
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
    je .L145
    lea r10d, [r14 + 0x4000]
    movzx ebx, r10w
    mov ebp, r11d
    nop
.L143:
    cmp bpl, -0x1
    je .L144
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
    jne .L143
    jmp .L145
.L144:
    mov bpl, -0x1
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L143
    nop
.L145:
    mov ebx, r11d
    and rcx, rsi
    mov r12, qword ptr [rsp - 0x70]
    je .L141
    nop
.L146:
    cmp bl, -0x1
    je .L147
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
    jne .L146
    jmp .L141
.L147:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L146
    jmp .L141
.L148:
    and r15, qword ptr [rsp - 0x60]
    je .L156
    mov rax, r13
    not rax
    movzx r9d, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L150
    nop
.L149:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L156
.L150:
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
    je .L153
    lea r10d, [r11 + 0x4000]
    movzx ebx, r10w
    mov ebp, r9d
    nop
.L151:
    cmp bpl, -0x1
    je .L152
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
    jne .L151
    jmp .L153
.L152:
    mov bpl, -0x1
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L151
    nop
.L153:
    mov ebx, r9d
    and rcx, rax
    je .L149
    nop
.L154:
    cmp bl, -0x1
    je .L155
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
    jne .L154
    jmp .L149
.L155:
    mov bl, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L154
    jmp .L149
.L156:
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
    je .L158
    nop
.L157:
    mov rdi, rcx
    tzcnt r10, rcx
    dec rcx
    shl r10d, 0x6
    or rax, qword ptr [r10 + r11]
    and rcx, rdi
    jne .L157
.L158:
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
    and r10, qword ptr [rsp - 0x68]
    je .L160
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
.L159:
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
    jne .L159
.L160:
    and r11, qword ptr [rsp - 0x78]
    and r11, qword ptr [rsp - 0x60]
    je .L162
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L161:
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
    jne .L161
.L162:
    not rax
    and rdx, rax
    mov r13, qword ptr [rsp - 0x78]
    mov r12, qword ptr [rsp - 0x70]
    mov rax, rdx
    and rax, r13
    jne .L276
    jmp .L279
.L163:
    mov r13, r14
.L164:
    shl r14d, 0x8
    and ecx, r14d
    test rbx, rbx
    lea r14, [plywright::board::geometry::AROUND]
    je .L167
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L165:
    cmp al, -0x1
    je .L166
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
    jne .L165
    jmp .L167
.L166:
    mov al, -0x1
    lea rsi, [rbx - 0x1]
    and rbx, rsi
    jne .L165
.L167:
    and ecx, 0xff000000
    test r9, r9
    je .L170
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L168:
    cmp al, -0x1
    je .L169
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
    jne .L168
    jmp .L170
.L169:
    mov al, -0x1
    lea rsi, [r9 - 0x1]
    and r9, rsi
    jne .L168
.L170:
    test r13, r13
    je .L173
    movzx eax, byte ptr [r8 + 0x200]
.L171:
    cmp al, -0x1
    je .L172
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
    jne .L171
    jmp .L173
.L172:
    mov al, -0x1
    lea rsi, [r13 - 0x1]
    and r13, rsi
    jne .L171
.L173:
    test rcx, rcx
    je .L176
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L174:
    cmp al, -0x1
    je .L175
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
    jne .L174
    jmp .L176
.L175:
    mov al, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L174
.L176:
    mov r9, r15
    not r9
    mov rax, qword ptr [rsp - 0x68]
    and rax, r15
    je .L184
    mov rcx, qword ptr [rsp - 0x70]
    not rcx
    movzx ebp, byte ptr [r8 + 0x200]
    jmp .L178
    nop
.L177:
    lea rsi, [rax - 0x1]
    and rax, rsi
    je .L184
.L178:
    tzcnt rsi, rax
    mov r10d, esi
    shl esi, 0x6
    mov rdi, qword ptr [rsi + r14]
    and rdi, r9
    mov r14, rdi
    movzx ebx, r10w
    and r14, qword ptr [rsp - 0x70]
    je .L181
    lea esi, [rbx + 0x4000]
    movzx r11d, si
    mov esi, ebp
    nop
.L179:
    cmp sil, -0x1
    je .L180
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
    jne .L179
    jmp .L181
.L180:
    mov sil, -0x1
    lea r10, [r14 - 0x1]
    and r14, r10
    jne .L179
    nop
.L181:
    mov r11d, ebp
    and rdi, rcx
    lea r14, [plywright::board::geometry::AROUND]
    je .L177
    nop
.L182:
    cmp r11b, -0x1
    je .L183
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
    jne .L182
    jmp .L177
.L183:
    mov r11b, -0x1
    lea rsi, [rdi - 0x1]
    and rdi, rsi
    jne .L182
    jmp .L177
.L184:
    mov rax, qword ptr [rsp - 0x60]
    and rax, r15
    mov rbp, qword ptr [rsp - 0x70]
    je .L192
    mov rbx, rbp
    not rbx
    movzx esi, byte ptr [r8 + 0x200]
    lea r14, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L186
    nop
.L185:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L192
.L186:
    tzcnt r10, rax
    lea r11, [r10 + 2*r10]
    movzx ecx, byte ptr [r14 + 8*r11 + 0x614]
    mov r12, qword ptr [r14 + 8*r11 + 0x600]
    and r12, qword ptr [rsp - 0x78]
    imul r12, qword ptr [r14 + 8*r11 + 0x608]
    shr r12, cl
    mov ecx, dword ptr [r14 + 8*r11 + 0x610]
    add r12, rcx
    mov rcx, qword ptr [rdi + 8*r12]
    and rcx, r9
    mov r12, rcx
    movzx r13d, r10w
    and r12, rbp
    je .L189
    lea r10d, [r13 + 0x4000]
    movzx r11d, r10w
    mov ebp, esi
    nop
.L187:
    cmp bpl, -0x1
    je .L188
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
    jne .L187
    jmp .L189
.L188:
    mov bpl, -0x1
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L187
    nop
.L189:
    mov r11d, esi
    and rcx, rbx
    mov rbp, qword ptr [rsp - 0x70]
    je .L185
    nop
.L190:
    cmp r11b, -0x1
    je .L191
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
    jne .L190
    jmp .L185
.L191:
    mov r11b, -0x1
    lea r10, [rcx - 0x1]
    and rcx, r10
    jne .L190
    jmp .L185
.L192:
    and r15, qword ptr [rsp - 0x50]
    je .L200
    mov rax, qword ptr [rsp - 0x70]
    not rax
    movzx ebp, byte ptr [r8 + 0x200]
    lea rbx, [plywright::sliders::magic::LOOKUPS]
    lea rdi, [plywright::sliders::magic::TABLE]
    jmp .L194
    nop
.L193:
    lea rcx, [r15 - 0x1]
    and r15, rcx
    je .L200
.L194:
    tzcnt rsi, r15
    lea r10, [rsi + 2*rsi]
    movzx ecx, byte ptr [rbx + 8*r10 + 0x14]
    mov r11, qword ptr [rbx + 8*r10]
    and r11, qword ptr [rsp - 0x78]
    imul r11, qword ptr [rbx + 8*r10 + 0x8]
    shr r11, cl
    mov ecx, dword ptr [rbx + 8*r10 + 0x10]
    add r11, rcx
    mov rcx, qword ptr [rdi + 8*r11]
    and rcx, r9
    mov r12, rcx
    movzx r14d, si
    and r12, qword ptr [rsp - 0x70]
    je .L197
    lea esi, [r14 + 0x4000]
    movzx r11d, si
    mov esi, ebp
    nop
.L195:
    cmp sil, -0x1
    je .L196
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
    jne .L195
    jmp .L197
.L196:
    mov sil, -0x1
    lea r10, [r12 - 0x1]
    and r12, r10
    jne .L195
.L197:
    mov r11d, ebp
    and rcx, rax
    je .L193
    nop
.L198:
    cmp r11b, -0x1
    je .L199
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
    jne .L198
    jmp .L193
.L199:
    mov r11b, -0x1
    lea rsi, [rcx - 0x1]
    and rcx, rsi
    jne .L198
    jmp .L193
.L200:
    mov ebx, 0x1
    mov r11, qword ptr [rsp - 0x40]
    mov ecx, r11d
    shl rbx, cl
    mov rax, qword ptr [rsp - 0x48]
    and r9, qword ptr [rax + 0x8]
    mov rbp, qword ptr [rsp - 0x70]
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
    mov rcx, qword ptr [rsp - 0x68]
    xor eax, eax
    and rcx, rbp
    je .L202
    nop
.L201:
    mov rsi, rcx
    tzcnt rdi, rcx
    dec rcx
    shl edi, 0x6
    or rax, qword ptr [rdi + r10]
    and rcx, rsi
    jne .L201
.L202:
    mov rsi, qword ptr [rsp - 0x78]
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
    and r10, qword ptr [rsp - 0x60]
    je .L204
    lea r11, [plywright::sliders::magic::LOOKUPS]
    lea r14, [plywright::sliders::magic::TABLE]
    nop
.L203:
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
    jne .L203
.L204:
    mov rbp, qword ptr [rsp - 0x70]
    and rdi, rbp
    and rdi, qword ptr [rsp - 0x50]
    je .L206
    lea r10, [plywright::sliders::magic::LOOKUPS]
    lea r11, [plywright::sliders::magic::TABLE]
.L205:
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
    jne .L205
.L206:
    not rax
    and r9, rax
    mov rax, r9
    and rax, rbp
    jne .L285
    jmp .L288
.L207:
    mov r13, rdx
    shl edx, 0x8
    and ecx, edx
    test rbp, rbp
    je .L211
.L208:
    movzx eax, byte ptr [r8 + 0x200]
    nop
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
    mov rbp, qword ptr [rsp - 0x70]
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
    mov rax, qword ptr [rsp - 0x68]
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
    mov rax, qword ptr [rsp - 0x60]
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
    and r11, qword ptr [rsp - 0x78]
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
    mov rbp, qword ptr [rsp - 0x70]
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
    and r12, qword ptr [rsp - 0x78]
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
    mov rbp, qword ptr [rsp - 0x70]
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
    and rbx, qword ptr [rsp - 0x58]
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
    and r13, qword ptr [rsp - 0x78]
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
    mov rbp, qword ptr [rsp - 0x70]
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
    and r14, qword ptr [rsp - 0x58]
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
    and r12, qword ptr [rsp - 0x78]
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
    mov r10, qword ptr [rsp - 0x58]
    and r10, qword ptr [rsp - 0x8]
    je .L268
    mov rcx, qword ptr [rsp - 0x40]
    shl ecx, 0x9
    lea rax, [plywright::board::geometry::LINE]
    add rax, rcx
    movzx edi, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov r13, qword ptr [rsp - 0x78]
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
    mov qword ptr [rsp - 0x70], rcx
    mov rax, rcx
    not rax
    not r14
    and rbx, rax
    je .L294
    mov rcx, qword ptr [rsp - 0x68]
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
    mov rsi, qword ptr [rsp - 0x78]
    mov qword ptr [rsp - 0x58], r14
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
    and r10, qword ptr [rsp - 0x60]
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
    mov r14, qword ptr [rsp - 0x58]
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
    and r11, qword ptr [rsp - 0x60]
    or r11, rdi
    movabs rdi, 0x20100804020000
    and rdi, rsi
    movabs rbx, 0xc204080809440e
    imul rbx, rdi
    shr rbx, 0x3b
    mov rdi, qword ptr [r10 + 8*rbx + 0xd2100]
    and rdi, qword ptr [rsp - 0x68]
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
    mov rdi, qword ptr [rsp - 0x60]
    and rdi, qword ptr [rcx + 8*rdx + 0xac000]
    or rdi, r9
    movabs rdx, 0xa102040000000
    and rdx, rsi
    movabs rsi, 0x4000100202265220
    imul rsi, rdx
    shr rsi, 0x3b
    mov rdx, qword ptr [rsp - 0x68]
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
    mov rsi, qword ptr [rsp - 0x78]
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
    mov rsi, qword ptr [rsp - 0x68]
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
    and rsi, qword ptr [rsp - 0x60]
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
    mov rcx, qword ptr [rsp - 0x78]
    and ecx, 0xe
    and edx, 0x4
    or rdx, rcx
    jne .L304
    and r9d, 0x8
    je .L304
    mov rsi, qword ptr [rsp - 0x68]
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
    mov rdx, qword ptr [rsp - 0x60]
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
    mov rsi, qword ptr [rsp - 0x78]
    and r14, rsi
    movzx eax, byte ptr [r8 + 0x200]
    test cl, 0x1
    je .L302
    and esi, 0x60
    mov rdi, qword ptr [rsp - 0x70]
    and edi, 0x40
    or rdi, rsi
    jne .L302
    mov esi, ebx
    and esi, 0x20
    je .L302
    mov rsi, qword ptr [rsp - 0x68]
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
    and rsi, qword ptr [rsp - 0x60]
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
    mov rcx, qword ptr [rsp - 0x78]
    and ecx, 0xe
    mov rsi, qword ptr [rsp - 0x70]
    and esi, 0x4
    or rsi, rcx
    jne .L304
    and ebx, 0x8
    je .L304
    mov r9, qword ptr [rsp - 0x68]
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
    mov rsi, qword ptr [rsp - 0x60]
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
    mov rbp, rdx
.L306:
    not rax
    and rbp, rax
    mov r15, qword ptr [rsp - 0x78]
    mov r12, qword ptr [rsp - 0x70]
    mov r13, qword ptr [rsp - 0x58]
.L307:
    mov rcx, rbp
    movzx eax, byte ptr [rsp - 0x38]
    and rcx, r15
    je .L310
    lea edi, [rax + 0x4000]
    movzx r10d, byte ptr [r8 + 0x200]
    movzx edi, di
    nop
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
    and r13, r12
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
    and r9, r13
    movabs r10, 0x42020110008804
    imul r10, r9
    shr r10, 0x35
    lea r9, [plywright::sliders::magic::TABLE]
    mov r10, qword ptr [r9 + 8*r10 + 0xbc000]
    and r10, qword ptr [rsp - 0x60]
    or r10, rdi
    movabs rdi, 0x20100804020000
    and rdi, r13
    movabs r11, 0xc204080809440e
    imul r11, rdi
    shr r11, 0x3b
    mov rdi, qword ptr [r9 + 8*r11 + 0xd2100]
    and rdi, qword ptr [rsp - 0x68]
    or rdi, r10
    test rdi, r15
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
    and rcx, r13
    movabs rsi, 0x61002000084011
    imul rsi, rcx
    shr rsi, 0x35
    lea rcx, [plywright::sliders::magic::TABLE]
    mov rdi, qword ptr [rsp - 0x60]
    and rdi, qword ptr [rcx + 8*rsi + 0xac000]
    or rdi, r9
    movabs rsi, 0xa102040000000
    and rsi, r13
    movabs rdx, 0x4000100202265220
    imul rdx, rsi
    shr rdx, 0x3b
    mov rsi, qword ptr [rsp - 0x68]
    and rsi, qword ptr [rcx + 8*rdx + 0xd1d00]
    or rsi, rdi
    test rsi, r15
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
    jne .L324
.L317:
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L318:
    mov rdx, qword ptr [rsp - 0x58]
    jmp .L321
.L319:
    mov rdx, qword ptr [rsp - 0x58]
    jmp .L323
.L320:
    xor edx, edx
.L321:
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
.L322:
    xor edx, edx
.L323:
    movzx esi, byte ptr [rsp - 0x30]
    mov rdi, qword ptr [rsp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    jmp plywright::movegen::evasions::answers
.L324:
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
    lea r13, [rcx - 0x1]
    movzx esi, r10b
    mov rax, r9
    not rax
    mov qword ptr [rsp - 0x38], rax
    test rcx, r13
    mov qword ptr [rsp - 0x40], rdi
    mov qword ptr [rsp - 0x8], rcx
    mov qword ptr [rsp - 0x28], rsi
    mov qword ptr [rsp - 0x48], r13
    mov dword ptr [rsp - 0x1c], r10d
    je .L0
    mov rdi, qword ptr [r12]
    mov rbx, qword ptr [r12 + 0x30]
    jmp .L47
.L0:
    movabs r14, 0xfefefefefefe00
    tzcnt rax, rcx
    mov edi, esi
    shl edi, 0x9
    mov r11, rdx
    lea rdx, [plywright::board::geometry::BETWEEN]
    add rdx, rdi
    mov r13, qword ptr [rdx + 8*rax]
    or r13, rcx
    mov rdx, qword ptr [r12]
    mov rdi, qword ptr [r12 + 0x30]
    mov qword ptr [rsp - 0x58], rdi
    mov rbp, rdi
    or rbp, r15
    mov qword ptr [rsp - 0x18], rbp
    not rbp
    mov qword ptr [rsp - 0x50], rdx
    and rdx, r15
    shl esi, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    not r11
    mov ecx, r10d
    and cl, 0x7
    mov rax, qword ptr [rsi + rbx + 0x38]
    or rax, r11
    and rax, rdx
    shr rax, 0x7
    and rdi, r13
    lea r10, [r14 + 0xfe]
    and r10, rdi
    and r10, rax
    movabs rax, 0x7f7f7f7f7f7f00
    add rax, 0x7f
    and rax, rdi
    movabs rdi, 0x101010101010101
    shl rdi, cl
    or rdi, r11
    and rdi, rdx
    shr rdi, 0x8
    and rdi, rbp
    mov rcx, qword ptr [rsi + rbx + 0x30]
    mov qword ptr [rsp - 0x30], r11
    or rcx, r11
    mov r11, rdi
    and rcx, rdx
    shr rcx, 0x9
    and rax, rcx
    mov rcx, rdi
    and rcx, r13
    test edx, 0xff00
    je .L10
    mov qword ptr [rsp - 0x10], r11
    mov rsi, rcx
    and rsi, 0xff
    je .L3
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L1:
    mov dl, -0x1
    cmp r11b, -0x1
    je .L2
    tzcnt rdi, rsi
    mov ebx, edi
    shl ebx, 0x6
    add edi, ebx
    add edi, 0x8
    lea r12d, [r11 + 0x1]
    movzx ebx, di
    mov edi, ebx
    or edi, 0xb000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L2
    lea edi, [r11 + 0x2]
    lea r14d, [rbx + 0x8000]
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L2
    lea r12d, [r11 + 0x3]
    mov r14d, ebx
    or r14d, 0xa000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L2
    add r11b, 0x4
    or ebx, 0x9000
    movzx edx, r12b
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], r11b
    mov edx, r11d
.L2:
    lea rdi, [rsi - 0x1]
    mov r11d, edx
    and rsi, rdi
    jne .L1
.L3:
    mov rsi, r10
    and rsi, 0xfe
    je .L6
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L4:
    mov dl, -0x1
    cmp r11b, -0x1
    je .L5
    tzcnt rdi, rsi
    mov ebx, edi
    shl ebx, 0x6
    add edi, ebx
    add edi, 0x7
    lea r12d, [r11 + 0x1]
    movzx ebx, di
    mov edi, ebx
    or edi, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L5
    lea edi, [r11 + 0x2]
    mov r14d, ebx
    or r14d, 0xc000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L5
    lea r12d, [r11 + 0x3]
    mov r14d, ebx
    or r14d, 0xe000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L5
    add r11b, 0x4
    or ebx, 0xd000
    movzx edx, r12b
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], r11b
    mov edx, r11d
.L5:
    lea rdi, [rsi - 0x1]
    mov r11d, edx
    and rsi, rdi
    jne .L4
.L6:
    mov rsi, rax
    and rsi, 0x7f
    je .L9
    movzx r11d, byte ptr [r8 + 0x200]
    nop
.L7:
    mov dl, -0x1
    cmp r11b, -0x1
    je .L8
    tzcnt rdi, rsi
    mov ebx, edi
    shl ebx, 0x6
    add edi, ebx
    add edi, 0x9
    lea r12d, [r11 + 0x1]
    movzx ebx, di
    mov edi, ebx
    or edi, 0xf000
    movzx r14d, r11b
    mov word ptr [r8 + 2*r14], di
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L8
    lea edi, [r11 + 0x2]
    mov r14d, ebx
    or r14d, 0xc000
    movzx r12d, r12b
    mov word ptr [r8 + 2*r12], r14w
    mov byte ptr [r8 + 0x200], dil
    cmp dil, -0x1
    je .L8
    lea r12d, [r11 + 0x3]
    mov r14d, ebx
    or r14d, 0xe000
    movzx edi, dil
    mov word ptr [r8 + 2*rdi], r14w
    mov byte ptr [r8 + 0x200], r12b
    cmp r12b, -0x1
    je .L8
    add r11b, 0x4
    or ebx, 0xd000
    movzx edx, r12b
    mov word ptr [r8 + 2*rdx], bx
    mov byte ptr [r8 + 0x200], r11b
    mov edx, r11d
.L8:
    lea rdi, [rsi - 0x1]
    mov r11d, edx
    and rsi, rdi
    jne .L7
.L9:
    and rcx, -0x100
    movabs rdx, 0xfefefefefefe00
    and r10, rdx
    movabs rdx, 0x7f7f7f7f7f7f00
    and rax, rdx
    mov r12, qword ptr [rsp - 0x40]
    mov r11, qword ptr [rsp - 0x10]
.L10:
    shr r11, 0x8
    and rbp, r13
    test r10, r10
    je .L13
    movzx edx, byte ptr [r8 + 0x200]
    nop
.L11:
    cmp dl, -0x1
    je .L12
    tzcnt rsi, r10
    mov edi, esi
    shl edi, 0x6
    add esi, edi
    add esi, 0x4007
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], si
    mov byte ptr [r8 + 0x200], dl
    lea rsi, [r10 - 0x1]
    and r10, rsi
    jne .L11
    jmp .L13
.L12:
    mov dl, -0x1
    lea rsi, [r10 - 0x1]
    and r10, rsi
    jne .L11
.L13:
    and rbp, r11
    movabs rdx, 0xff00000000
    test rax, rax
    je .L16
    movzx esi, byte ptr [r8 + 0x200]
    nop
.L14:
    cmp sil, -0x1
    je .L15
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
    jne .L14
    jmp .L16
.L15:
    mov sil, -0x1
    lea rdi, [rax - 0x1]
    and rax, rdi
    jne .L14
.L16:
    and rbp, rdx
    test rcx, rcx
    je .L19
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L17:
    cmp al, -0x1
    je .L18
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
    jne .L17
    jmp .L19
.L18:
    mov al, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L17
.L19:
    mov rax, r15
    not rax
    test rbp, rbp
    je .L22
    movzx ecx, byte ptr [r8 + 0x200]
    nop
.L20:
    cmp cl, -0x1
    je .L21
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
    jne .L20
    jmp .L22
.L21:
    mov cl, -0x1
    lea rdx, [rbp - 0x1]
    and rbp, rdx
    jne .L20
.L22:
    and r13, rax
    mov rax, qword ptr [r12 + 0x8]
    and rax, qword ptr [rsp - 0x30]
    and rax, r15
    lea r14, [plywright::board::geometry::AROUND]
    je .L30
    movzx r10d, byte ptr [r8 + 0x200]
    jmp .L24
    nop
.L23:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L30
.L24:
    tzcnt rcx, rax
    mov esi, ecx
    shl ecx, 0x6
    mov rcx, qword ptr [rcx + r14]
    and rcx, r13
    mov rdx, rcx
    movzx esi, si
    and rdx, r9
    je .L27
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov r11d, r10d
    nop
.L25:
    cmp r11b, -0x1
    je .L26
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
    jne .L25
    jmp .L27
.L26:
    mov r11b, -0x1
    lea rbx, [rdx - 0x1]
    and rdx, rbx
    jne .L25
    nop
.L27:
    mov edx, r10d
    and rcx, qword ptr [rsp - 0x38]
    je .L23
    nop
.L28:
    cmp dl, -0x1
    je .L29
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
    jne .L28
    jmp .L23
.L29:
    mov dl, -0x1
    lea rdi, [rcx - 0x1]
    and rcx, rdi
    jne .L28
    jmp .L23
.L30:
    mov rax, qword ptr [r12 + 0x20]
    mov r10, qword ptr [r12 + 0x10]
    or r10, rax
    and r10, qword ptr [rsp - 0x30]
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
    and rdi, qword ptr [rsp - 0x18]
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
    and rcx, qword ptr [rsp - 0x38]
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
    mov r12, qword ptr [rsp - 0x40]
    or rax, qword ptr [r12 + 0x18]
    and rax, qword ptr [rsp - 0x30]
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
    and rbx, qword ptr [rsp - 0x18]
    imul rbx, qword ptr [rdx + 8*rdi + 0x8]
    shr rbx, cl
    mov ecx, dword ptr [rdx + 8*rdi + 0x10]
    add rbx, rcx
    mov rcx, qword ptr [r10 + 8*rbx]
    and rcx, r13
    mov rbx, rcx
    movzx esi, si
    and rbx, r9
    je .L43
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov ebp, r11d
    nop
.L41:
    cmp bpl, -0x1
    je .L42
    tzcnt r11, rbx
    shl r11d, 0x6
    or r11d, edi
    movzx r14d, bpl
    inc bpl
    mov word ptr [r8 + 2*r14], r11w
    mov byte ptr [r8 + 0x200], bpl
    mov r11d, ebp
    lea r14, [rbx - 0x1]
    and rbx, r14
    jne .L41
    jmp .L43
.L42:
    mov bpl, -0x1
    lea r14, [rbx - 0x1]
    and rbx, r14
    jne .L41
    nop
.L43:
    mov edi, r11d
    and rcx, qword ptr [rsp - 0x38]
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
    mov rsi, qword ptr [rsp - 0x28]
    mov r13, qword ptr [rsp - 0x48]
    mov rdi, qword ptr [rsp - 0x50]
    mov rbx, qword ptr [rsp - 0x58]
.L47:
    mov edx, esi
    shl edx, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov rax, qword ptr [r12 + 0x28]
    and rax, rbx
    mov r11d, 0x40
    tzcnt r11, rax
    and r11d, 0x3f
    mov qword ptr [rsp - 0x50], rdi
    and rdi, rbx
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
    or r15, rbx
    mov r11, qword ptr [r12 + 0x8]
    and r11, rbx
    mov qword ptr [rsp - 0x58], rbx
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
    mov r10, qword ptr [rsp - 0x8]
    jne .L57
    jmp .L60
.L50:
    xor edx, edx
.L51:
    btr r15, rsi
    mov ecx, dword ptr [rsp - 0x1c]
    add cl, 0x37
    mov rdi, rax
    ror rdi, cl
    mov ecx, edi
    and ecx, 0x7
    shl esi, 0xc
    lea r10, [plywright::movegen::danger::ZONES]
    add r10, rsi
    shl ecx, 0x4
    add rcx, r10
    mov esi, edi
    shr esi
    and esi, 0x80
    mov ebx, edi
    shr ebx, 0x2
    and ebx, 0x100
    add rbx, rsi
    add rbx, rcx
    shr edi, 0x7
    and edi, 0xe00
    mov rsi, qword ptr [rdi + rbx + 0x8]
    mov r10, qword ptr [r12 + 0x20]
    mov r11, qword ptr [r12 + 0x10]
    or r11, r10
    and r11, qword ptr [rdi + rbx]
    and r11, qword ptr [rsp - 0x58]
    je .L53
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L52:
    mov r14, r11
    tzcnt rcx, r11
    dec r11
    lea r12, [rcx + 2*rcx]
    mov r13d, dword ptr [rdi + 8*r12 + 0x610]
    movzx ecx, byte ptr [rdi + 8*r12 + 0x614]
    mov rbp, qword ptr [rdi + 8*r12 + 0x600]
    and rbp, r15
    imul rbp, qword ptr [rdi + 8*r12 + 0x608]
    shr rbp, cl
    add rbp, r13
    or rdx, qword ptr [rbx + 8*rbp]
    and r11, r14
    jne .L52
.L53:
    mov rcx, qword ptr [rsp - 0x40]
    or r10, qword ptr [rcx + 0x18]
    and rsi, r10
    and rsi, qword ptr [rsp - 0x58]
    je .L55
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rsp - 0x48]
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
    jmp .L56
.L55:
    mov r13, qword ptr [rsp - 0x48]
.L56:
    not rdx
    and rax, rdx
    mov rsi, qword ptr [rsp - 0x28]
    and r9, rax
    mov r10, qword ptr [rsp - 0x8]
    je .L60
.L57:
    lea ecx, [rsi + 0x4000]
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, cx
    nop
.L58:
    cmp dl, -0x1
    je .L59
    tzcnt r11, r9
    shl r11d, 0x6
    or r11d, ecx
    movzx edi, dl
    inc dl
    mov word ptr [r8 + 2*rdi], r11w
    mov byte ptr [r8 + 0x200], dl
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L58
    jmp .L60
.L59:
    mov dl, -0x1
    lea rdi, [r9 - 0x1]
    and r9, rdi
    jne .L58
.L60:
    and rax, qword ptr [rsp - 0x38]
    mov rdi, qword ptr [rsp - 0x40]
    je .L63
    movzx edx, byte ptr [r8 + 0x200]
    movzx ecx, si
    nop
.L61:
    cmp dl, -0x1
    je .L62
    tzcnt r11, rax
    shl r11d, 0x6
    or r11d, ecx
    movzx r9d, dl
    inc dl
    mov word ptr [r8 + 2*r9], r11w
    mov byte ptr [r8 + 0x200], dl
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L61
    jmp .L63
.L62:
    mov dl, -0x1
    lea r9, [rax - 0x1]
    and rax, r9
    jne .L61
.L63:
    test r10, r13
    jne .L64
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L64
    mov rdx, qword ptr [rsp - 0x50]
    or rdx, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x8]
    btr rdx, rcx
    test rdx, r10
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

plywright::movegen::evasions::answers:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    movabs r11, 0xfefefefefefe00
    mov r12, qword ptr [rdi + 0x30]
    lea rax, [rcx - 0x1]
    movzx r10d, sil
    mov rbx, r9
    not rbx
    mov qword ptr [rsp - 0x38], rbx
    test rcx, rax
    mov qword ptr [rsp - 0x58], rdi
    mov qword ptr [rsp - 0x60], r10
    mov qword ptr [rsp - 0x8], rcx
    mov qword ptr [rsp - 0x10], rax
    mov dword ptr [rsp - 0x24], esi
    je .L0
    mov rbx, qword ptr [rdi]
    mov r14, qword ptr [rdi + 0x38]
    jmp .L48
.L0:
    tzcnt rax, rcx
    mov ebx, esi
    mov esi, r10d
    shl esi, 0x9
    lea r14, [plywright::board::geometry::BETWEEN]
    add r14, rsi
    mov r14, qword ptr [r14 + 8*rax]
    or r14, rcx
    mov rax, qword ptr [rdi]
    mov rsi, qword ptr [rdi + 0x38]
    mov r13, rsi
    or r13, r12
    mov qword ptr [rsp - 0x20], r13
    mov qword ptr [rsp - 0x40], rax
    and rax, r12
    mov r15d, r10d
    shl r15d, 0x6
    lea rbp, [plywright::board::geometry::AROUND]
    not rdx
    mov ecx, ebx
    and cl, 0x7
    mov rdi, qword ptr [r15 + rbp + 0x30]
    or rdi, rdx
    and rdi, rax
    shl rdi, 0x9
    mov qword ptr [rsp - 0x50], rsi
    mov r10, rsi
    and r10, r14
    and rdi, r10
    movabs rsi, -0x101010101010200
    and rsi, rdi
    movabs rdi, 0x101010101010101
    shl rdi, cl
    not r13
    or rdi, rdx
    and rdi, rax
    shl rdi, 0x8
    and rdi, r13
    mov rcx, qword ptr [r15 + rbp + 0x38]
    mov qword ptr [rsp - 0x30], rdx
    or rcx, rdx
    and rcx, rax
    shl rcx, 0x7
    and rcx, r10
    movabs r10, 0x7f7f7f7f7f7f7f00
    and r10, rcx
    mov rcx, rdi
    mov qword ptr [rsp - 0x48], r14
    and rcx, r14
    shr rax, 0x30
    test al, al
    je .L10
    mov qword ptr [rsp - 0x18], rdi
    movabs rbp, -0x100000000000000
    and rbp, rcx
    je .L3
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L1:
    mov dil, -0x1
    cmp al, -0x1
    je .L2
    tzcnt rdx, rbp
    lea r14d, [rdx + 0x38]
    and r14d, 0x3f
    shl edx, 0x6
    or edx, r14d
    lea r14d, [rax + 0x1]
    movzx edx, dx
    mov r15d, edx
    or r15d, 0xb000
    movzx ebx, al
    mov word ptr [r8 + 2*rbx], r15w
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L2
    lea r15d, [rax + 0x2]
    lea ebx, [rdx + 0x8000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L2
    lea r14d, [rax + 0x3]
    lea ebx, [rdx + 0xa000]
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L2
    add al, 0x4
    or edx, 0x9000
    movzx edi, r14b
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], al
    mov edi, eax
.L2:
    lea rdx, [rbp - 0x1]
    mov eax, edi
    and rbp, rdx
    jne .L1
.L3:
    movabs rbp, -0x200000000000000
    and rbp, rsi
    je .L6
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L4:
    mov dil, -0x1
    cmp al, -0x1
    je .L5
    tzcnt rdx, rbp
    lea ebx, [rdx + 0x37]
    and ebx, 0x3f
    shl edx, 0x6
    or edx, ebx
    lea r14d, [rax + 0x1]
    movzx edx, dx
    mov ebx, edx
    or ebx, 0xf000
    movzx r15d, al
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L5
    lea r15d, [rax + 0x2]
    lea ebx, [rdx + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L5
    lea r14d, [rax + 0x3]
    lea ebx, [rdx + 0xe000]
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L5
    add al, 0x4
    or edx, 0xd000
    movzx edi, r14b
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], al
    mov edi, eax
.L5:
    lea rdx, [rbp - 0x1]
    mov eax, edi
    and rbp, rdx
    jne .L4
.L6:
    movabs rbp, 0x7f00000000000000
    and rbp, r10
    je .L9
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L7:
    mov dil, -0x1
    cmp al, -0x1
    je .L8
    tzcnt rdx, rbp
    lea ebx, [rdx + 0x39]
    and ebx, 0x3f
    shl edx, 0x6
    or edx, ebx
    lea r14d, [rax + 0x1]
    movzx edx, dx
    mov ebx, edx
    or ebx, 0xf000
    movzx r15d, al
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L8
    lea r15d, [rax + 0x2]
    lea ebx, [rdx + 0xc000]
    movzx r14d, r14b
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], r15b
    cmp r15b, -0x1
    je .L8
    lea r14d, [rax + 0x3]
    lea ebx, [rdx + 0xe000]
    movzx r15d, r15b
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], r14b
    cmp r14b, -0x1
    je .L8
    add al, 0x4
    or edx, 0xd000
    movzx edi, r14b
    mov word ptr [r8 + 2*rdi], dx
    mov byte ptr [r8 + 0x200], al
    mov edi, eax
.L8:
    lea rdx, [rbp - 0x1]
    mov eax, edi
    and rbp, rdx
    jne .L7
.L9:
    movabs rax, 0xffffffffffff00
    and rcx, rax
    and rsi, r11
    movabs rax, 0x7f7f7f7f7f7f00
    and r10, rax
    mov rdi, qword ptr [rsp - 0x18]
.L10:
    shl edi, 0x8
    and r13d, dword ptr [rsp - 0x48]
    and r13d, edi
    test rsi, rsi
    lea r14, [plywright::board::geometry::AROUND]
    je .L13
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L11:
    cmp al, -0x1
    je .L12
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
    jne .L11
    jmp .L13
.L12:
    mov al, -0x1
    lea rdx, [rsi - 0x1]
    and rsi, rdx
    jne .L11
.L13:
    and r13d, 0xff000000
    test r10, r10
    je .L16
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L14:
    cmp al, -0x1
    je .L15
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
    jne .L14
    jmp .L16
.L15:
    mov al, -0x1
    lea rdx, [r10 - 0x1]
    and r10, rdx
    jne .L14
.L16:
    test rcx, rcx
    mov rdi, qword ptr [rsp - 0x58]
    mov r10, qword ptr [rsp - 0x30]
    je .L19
    movzx eax, byte ptr [r8 + 0x200]
    nop
.L17:
    cmp al, -0x1
    je .L18
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
    jne .L17
    jmp .L19
.L18:
    mov al, -0x1
    lea rdx, [rcx - 0x1]
    and rcx, rdx
    jne .L17
.L19:
    mov rax, r12
    not rax
    test r13, r13
    je .L22
    movzx ecx, byte ptr [r8 + 0x200]
.L20:
    cmp cl, -0x1
    je .L21
    tzcnt rdx, r13
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
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L20
    jmp .L22
.L21:
    mov cl, -0x1
    lea rdx, [r13 - 0x1]
    and r13, rdx
    jne .L20
.L22:
    and qword ptr [rsp - 0x48], rax
    mov rcx, qword ptr [rdi + 0x8]
    and rcx, r10
    and rcx, r12
    je .L30
    movzx r10d, byte ptr [r8 + 0x200]
    jmp .L24
    nop
.L23:
    lea rax, [rcx - 0x1]
    and rcx, rax
    je .L30
.L24:
    tzcnt rax, rcx
    mov esi, eax
    shl eax, 0x6
    mov rdx, qword ptr [rax + r14]
    and rdx, qword ptr [rsp - 0x48]
    mov rax, rdx
    movzx esi, si
    and rax, r9
    je .L27
    lea edi, [rsi + 0x4000]
    movzx edi, di
    mov ebp, r10d
    nop
.L25:
    cmp bpl, -0x1
    je .L26
    tzcnt r10, rax
    shl r10d, 0x6
    or r10d, edi
    movzx ebx, bpl
    inc bpl
    mov word ptr [r8 + 2*rbx], r10w
    mov byte ptr [r8 + 0x200], bpl
    mov r10d, ebp
    lea rbx, [rax - 0x1]
    and rax, rbx
    jne .L25
    jmp .L27
.L26:
    mov bpl, -0x1
    lea rbx, [rax - 0x1]
    and rax, rbx
    jne .L25
    nop
.L27:
    mov eax, r10d
    and rdx, qword ptr [rsp - 0x38]
    je .L23
    nop
.L28:
    cmp al, -0x1
    je .L29
    tzcnt rdi, rdx
    shl edi, 0x6
    or edi, esi
    movzx r10d, al
    inc al
    mov word ptr [r8 + 2*r10], di
    mov byte ptr [r8 + 0x200], al
    mov r10d, eax
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L28
    jmp .L23
.L29:
    mov al, -0x1
    lea rdi, [rdx - 0x1]
    and rdx, rdi
    jne .L28
    jmp .L23
.L30:
    mov rcx, qword ptr [rsp - 0x58]
    mov rax, qword ptr [rcx + 0x20]
    mov rdx, qword ptr [rcx + 0x10]
    or rdx, rax
    and rdx, qword ptr [rsp - 0x30]
    and rdx, r12
    je .L38
    movzx r15d, byte ptr [r8 + 0x200]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    jmp .L32
    nop
.L31:
    lea rcx, [rdx - 0x1]
    and rdx, rcx
    je .L38
.L32:
    tzcnt rbx, rdx
    lea rdi, [rbx + 2*rbx]
    movzx ecx, byte ptr [rsi + 8*rdi + 0x614]
    mov r14, qword ptr [rsi + 8*rdi + 0x600]
    and r14, qword ptr [rsp - 0x20]
    imul r14, qword ptr [rsi + 8*rdi + 0x608]
    shr r14, cl
    mov ecx, dword ptr [rsi + 8*rdi + 0x610]
    add r14, rcx
    mov rcx, qword ptr [r10 + 8*r14]
    and rcx, qword ptr [rsp - 0x48]
    mov rdi, rcx
    movzx ebp, bx
    and rdi, r9
    je .L35
    lea ebx, [rbp + 0x4000]
    movzx r14d, bx
    mov r13d, r15d
    nop
.L33:
    cmp r13b, -0x1
    je .L34
    tzcnt rbx, rdi
    shl ebx, 0x6
    or ebx, r14d
    movzx r15d, r13b
    inc r13b
    mov word ptr [r8 + 2*r15], bx
    mov byte ptr [r8 + 0x200], r13b
    mov r15d, r13d
    lea rbx, [rdi - 0x1]
    and rdi, rbx
    jne .L33
    jmp .L35
.L34:
    mov r13b, -0x1
    lea rbx, [rdi - 0x1]
    and rdi, rbx
    jne .L33
    nop
.L35:
    mov edi, r15d
    and rcx, qword ptr [rsp - 0x38]
    je .L31
    nop
.L36:
    cmp dil, -0x1
    je .L37
    tzcnt rbx, rcx
    shl ebx, 0x6
    or ebx, ebp
    movzx r14d, dil
    inc dil
    mov word ptr [r8 + 2*r14], bx
    mov byte ptr [r8 + 0x200], dil
    mov r15d, edi
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L36
    jmp .L31
.L37:
    mov dil, -0x1
    lea rbx, [rcx - 0x1]
    and rcx, rbx
    jne .L36
    jmp .L31
.L38:
    mov rdi, qword ptr [rsp - 0x58]
    or rax, qword ptr [rdi + 0x18]
    and rax, qword ptr [rsp - 0x30]
    and rax, r12
    je .L47
    movzx r10d, byte ptr [r8 + 0x200]
    lea rdx, [plywright::sliders::magic::LOOKUPS]
    lea rsi, [plywright::sliders::magic::TABLE]
    jmp .L40
    nop
.L39:
    lea rcx, [rax - 0x1]
    and rax, rcx
    je .L46
.L40:
    tzcnt rbx, rax
    lea rdi, [rbx + 2*rbx]
    movzx ecx, byte ptr [rdx + 8*rdi + 0x14]
    mov r14, qword ptr [rdx + 8*rdi]
    and r14, qword ptr [rsp - 0x20]
    imul r14, qword ptr [rdx + 8*rdi + 0x8]
    shr r14, cl
    mov ecx, dword ptr [rdx + 8*rdi + 0x10]
    add r14, rcx
    mov rcx, qword ptr [rsi + 8*r14]
    and rcx, qword ptr [rsp - 0x48]
    mov rdi, rcx
    movzx r13d, bx
    and rdi, r9
    je .L43
    lea ebx, [r13 + 0x4000]
    movzx ebp, bx
    mov r14d, r10d
    nop
.L41:
    cmp r14b, -0x1
    je .L42
    tzcnt r10, rdi
    shl r10d, 0x6
    or r10d, ebp
    movzx ebx, r14b
    inc r14b
    mov word ptr [r8 + 2*rbx], r10w
    mov byte ptr [r8 + 0x200], r14b
    mov r10d, r14d
    lea rbx, [rdi - 0x1]
    and rdi, rbx
    jne .L41
    jmp .L43
.L42:
    mov r14b, -0x1
    lea rbx, [rdi - 0x1]
    and rdi, rbx
    jne .L41
    nop
.L43:
    mov edi, r10d
    and rcx, qword ptr [rsp - 0x38]
    je .L39
    nop
.L44:
    cmp dil, -0x1
    je .L45
    tzcnt r10, rcx
    shl r10d, 0x6
    or r10d, r13d
    movzx ebx, dil
    inc dil
    mov word ptr [r8 + 2*rbx], r10w
    mov byte ptr [r8 + 0x200], dil
    mov r10d, edi
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
    mov rdi, qword ptr [rsp - 0x58]
.L47:
    mov r10, qword ptr [rsp - 0x60]
    mov rbx, qword ptr [rsp - 0x40]
    mov r14, qword ptr [rsp - 0x50]
.L48:
    mov eax, r10d
    shl eax, 0x6
    lea rcx, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rdi + 0x28]
    and rdx, r14
    mov esi, 0x40
    tzcnt rsi, rdx
    and esi, 0x3f
    mov qword ptr [rsp - 0x40], rbx
    mov rdx, rbx
    and rdx, r14
    mov r10, rdx
    shr r10, 0x7
    add r11, 0xfe
    and r11, r10
    shr rdx, 0x9
    movabs r10, 0x7f7f7f7f7f7f00
    add r10, 0x7f
    and r10, rdx
    shl esi, 0x6
    or r10, qword ptr [rsi + rcx + 0x8]
    or r11, r12
    or r11, r10
    not r11
    and r11, qword ptr [rax + rcx + 0x8]
    je .L50
    or r12, r14
    mov rdx, qword ptr [rdi + 0x8]
    and rdx, r14
    mov qword ptr [rsp - 0x50], r14
    je .L51
    xor eax, eax
    nop
.L49:
    mov rsi, rdx
    tzcnt r10, rdx
    dec rdx
    shl r10d, 0x6
    or rax, qword ptr [r10 + rcx]
    and rdx, rsi
    jne .L49
    jmp .L52
.L50:
    xor r11d, r11d
    and r9, r11
    mov r10, qword ptr [rsp - 0x8]
    jne .L57
    jmp .L60
.L51:
    xor eax, eax
.L52:
    mov rdx, qword ptr [rsp - 0x60]
    btr r12, rdx
    mov ecx, dword ptr [rsp - 0x24]
    add cl, 0x37
    mov r14, r11
    ror r14, cl
    mov ecx, r14d
    and ecx, 0x7
    shl edx, 0xc
    lea rsi, [plywright::movegen::danger::ZONES]
    add rsi, rdx
    shl ecx, 0x4
    add rcx, rsi
    mov edx, r14d
    shr edx
    and edx, 0x80
    mov ebx, r14d
    shr ebx, 0x2
    and ebx, 0x100
    add rbx, rdx
    add rbx, rcx
    shr r14d, 0x7
    and r14d, 0xe00
    mov rdx, qword ptr [r14 + rbx + 0x8]
    mov rsi, qword ptr [rdi + 0x20]
    mov r10, qword ptr [rdi + 0x10]
    or r10, rsi
    and r10, qword ptr [r14 + rbx]
    and r10, qword ptr [rsp - 0x50]
    je .L54
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    lea rbx, [plywright::sliders::magic::TABLE]
    nop
.L53:
    mov r14, r10
    tzcnt rcx, r10
    dec r10
    lea r15, [rcx + 2*rcx]
    mov r13d, dword ptr [rdi + 8*r15 + 0x610]
    movzx ecx, byte ptr [rdi + 8*r15 + 0x614]
    mov rbp, qword ptr [rdi + 8*r15 + 0x600]
    and rbp, r12
    imul rbp, qword ptr [rdi + 8*r15 + 0x608]
    shr rbp, cl
    add rbp, r13
    or rax, qword ptr [rbx + 8*rbp]
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
    nop
.L55:
    mov r10, rdx
    tzcnt rcx, rdx
    dec rdx
    lea rbx, [rcx + 2*rcx]
    mov r14d, dword ptr [rsi + 8*rbx + 0x10]
    movzx ecx, byte ptr [rsi + 8*rbx + 0x14]
    mov r15, qword ptr [rsi + 8*rbx]
    and r15, r12
    imul r15, qword ptr [rsi + 8*rbx + 0x8]
    shr r15, cl
    add r15, r14
    or rax, qword ptr [rdi + 8*r15]
    and rdx, r10
    jne .L55
.L56:
    not rax
    and r11, rax
    and r9, r11
    mov r10, qword ptr [rsp - 0x8]
    je .L60
.L57:
    mov rax, qword ptr [rsp - 0x60]
    add eax, 0x4000
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, ax
    nop
.L58:
    cmp cl, -0x1
    je .L59
    tzcnt rdx, r9
    shl edx, 0x6
    or edx, eax
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
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
    and r11, qword ptr [rsp - 0x38]
    mov rdi, qword ptr [rsp - 0x58]
    mov r9, qword ptr [rsp - 0x40]
    je .L63
    movzx ecx, byte ptr [r8 + 0x200]
    movzx eax, word ptr [rsp - 0x60]
    nop
.L61:
    cmp cl, -0x1
    je .L62
    tzcnt rdx, r11
    shl edx, 0x6
    or edx, eax
    movzx esi, cl
    inc cl
    mov word ptr [r8 + 2*rsi], dx
    mov byte ptr [r8 + 0x200], cl
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L61
    jmp .L63
.L62:
    mov cl, -0x1
    lea rdx, [r11 - 0x1]
    and r11, rdx
    jne .L61
.L63:
    test qword ptr [rsp - 0x10], r10
    jne .L64
    cmp byte ptr [rdi + 0x41], 0x1
    jne .L64
    or r9, qword ptr [rdi + 0x8]
    movzx eax, byte ptr [rdi + 0x42]
    lea ecx, [rax + 0x38]
    btr r9, rcx
    test r9, r10
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
    mov rsi, qword ptr [rsp - 0x60]
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
