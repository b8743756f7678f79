# The kernels of engine/make, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm engine/make --target x86-64-v4
# binary: sha256 7394519ae98be5aff008a15128e49b0e7ac183dedb351b180e4da61a90fbddf7
# make: 47 instructions in 157 bytes; innermost loops: .L0 of 19
# plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant: 84 instructions in 305 bytes; innermost loops: .L4 of 6
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 218 instructions in 916 bytes; innermost loops: none
# plywright::board::make::<impl plywright::board::position::Position>::make_for: 239 instructions in 1007 bytes; innermost loops: none
# mix of 588 instructions: 184 mov, 49 movzx, 42 xor, 40 and, 25 test, 24 lea, 24 pop, 21 push, 18 cmp, 17 add, 17 je, 16 jne, 12 shl, 11 btc, 9 jmp, 9 or, 8 cmovne, 8 inc, 8 shlx, 5 ret, 4 call, 4 cmove, 4 shr, 3 sub, 3 vmovups, 3 vzeroupper, 2 blsr, 2 cmovs, 2 movabs, 2 sete, 2 tzcnt, 2 vmovdqa, 2 vmovq, 1 andn, 1 blsi, 1 btr, 1 cmovb, 1 jae, 1 vpextrw

make:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x48
    mov r12, qword ptr [rdi + 0x10]
    mov rax, qword ptr [rdi + 0x28]
    cmp rax, r12
    cmovb r12, rax
    test r12, r12
    je .L3
    mov rbx, rdi
    mov r13, qword ptr [rdi + 0x8]
    mov rbp, qword ptr [rdi + 0x20]
    xor r14d, r14d
    mov r15, rsp
    jmp .L2
    nop
.L0:
    mov rdi, r15
    lea rsi, [rbx + 0x30]
    vzeroupper
    call plywright::board::make::<impl plywright::board::position::Position>::make_for
.L1:
    inc r14
    vmovups ymm0, ymmword ptr [rsp]
    vmovups ymmword ptr [rsp + 0x20], ymm0
    vmovups ymmword ptr [rbp], ymm0
    add rbp, 0x20
    cmp r12, r14
    je .L3
.L2:
    movzx edx, word ptr [r13 + 2*r14]
    cmp byte ptr [rbx + 0xc3], 0x0
    jne .L0
    mov rdi, r15
    lea rsi, [rbx + 0x30]
    vzeroupper
    call plywright::board::make::<impl plywright::board::position::Position>::make_for
    jmp .L1
.L3:
    add rsp, 0x48
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret

plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant:
    push r15
    push r14
    push rbx
    test esi, esi
    mov eax, 0x8
    mov r8d, 0x38
    cmovne r8d, eax
    mov r11d, esi
    shl r11d, 0x3
    mov rcx, qword ptr [rdi + r11 + 0x30]
    mov rax, qword ptr [rdi + 0x28]
    and rax, rcx
    tzcnt rax, rax
    add r8b, dl
    and eax, 0x3f
    xor sil, 0x1
    mov r10d, eax
    shl r10d, 0x6
    lea rbx, [plywright::board::geometry::AROUND]
    lea r9, [rbx + r10]
    movzx esi, sil
    mov r14, qword ptr [rdi]
    mov r15, qword ptr [r10 + rbx]
    and r15, qword ptr [rdi + 0x8]
    mov r10, qword ptr [rdi + 8*rsi + 0x30]
    mov r11, qword ptr [r11 + r9 + 0x10]
    and r11, r14
    or r11, r15
    btr r11, r8
    test r11, r10
    je .L2
.L0:
    xor eax, eax
.L1:
    pop rbx
    pop r14
    pop r15
    ret
.L2:
    movzx r11d, dl
    mov edx, r11d
    shl edx, 0x6
    add rbx, rdx
    and rcx, qword ptr [rbx + 8*rsi + 0x10]
    and rcx, r14
    je .L0
    mov rbx, qword ptr [rdi + 0x20]
    mov rdx, qword ptr [rdi + 0x10]
    or rdx, rbx
    or rbx, qword ptr [rdi + 0x18]
    and rbx, qword ptr [r9 + 0x20]
    and rdx, qword ptr [r9 + 0x28]
    mov esi, 0x1
    shlx rsi, rsi, r8
    or rdx, rbx
    and rdx, r10
    mov r8, qword ptr [rdi + 0x38]
    or r8, qword ptr [rdi + 0x30]
    blsr r10, rcx
    mov edi, 0x1
    shlx rdi, rdi, r11
    shl eax, 0x9
    lea r9, [plywright::board::geometry::BETWEEN]
    add r9, rax
.L3:
    blsi rax, rcx
    mov rcx, r10
    or rax, rsi
    andn rax, rax, r8
    or rax, rdi
    mov r10, rdx
    nop
.L4:
    test r10, r10
    je .L5
    tzcnt r11, r10
    blsr r10, r10
    test qword ptr [r9 + 8*r11], rax
    jne .L4
    lea r10, [rcx - 0x1]
    and r10, rcx
    xor eax, eax
    cmp rcx, 0x1
    jae .L3
    jmp .L1
.L5:
    mov al, 0x1
    pop rbx
    pop r14
    pop r15
    ret

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x18
    movzx eax, dx
    movzx ecx, byte ptr [rsi + 0x90]
    movzx ebp, byte ptr [rsi + 0x91]
    movzx r10d, byte ptr [rsi + 0x92]
    movzx r11d, byte ptr [rsi + 0x9e]
    movzx r12d, word ptr [rsi + 0x9c]
    mov r14, qword ptr [rsi + 0x40]
    mov r8, qword ptr [rsi + 0x48]
    mov byte ptr [rdi + 0x17], 0x6
    mov qword ptr [rsp + 0x10], rcx
    mov byte ptr [rdi + 0x16], cl
    mov byte ptr [rdi + 0x18], bpl
    mov byte ptr [rdi + 0x19], r10b
    mov byte ptr [rdi + 0x1a], r11b
    mov r13, qword ptr [rsi + 0x98]
    mov dword ptr [rdi + 0x10], r13d
    mov word ptr [rdi + 0x14], r12w
    mov qword ptr [rdi], r14
    mov qword ptr [rdi + 0x8], r8
    mov r15d, edx
    and r15d, 0x3f
    mov ecx, edx
    shr ecx, 0x6
    shr eax, 0xc
    movzx ebx, byte ptr [rsi + r15]
    xor r9d, r9d
    cmp bl, 0x6
    cmovne r9d, ebx
    inc r13w
    mov ebx, 0xffff
    cmove r13d, ebx
    mov word ptr [rsi + 0x98], r13w
    inc r12w
    cmove r12d, ebx
    mov word ptr [rsi + 0x9c], r12w
    mov byte ptr [rsi + 0x91], 0x0
    cmp bpl, 0x1
    jne .L0
    mov byte ptr [rsi + 0x9e], 0x0
    test r11b, r11b
    je .L0
    and r10d, 0x7
    lea r11, [plywright::board::zobrist::WORDS]
    xor r14, qword ptr [r11 + 8*r10 + 0x1880]
    mov qword ptr [rsi + 0x40], r14
.L0:
    mov r12d, ecx
    and r12d, 0x3f
    test edx, 0x4000
    je .L2
    lea r10d, [rcx + 0x38]
    and r10b, 0x3f
    cmp ax, 0x5
    movzx r11d, r12b
    movzx r10d, r10b
    cmovne r10d, r11d
    movzx r11d, r10b
    movzx r10d, byte ptr [rsi + r11]
    mov byte ptr [rsi + r11], 0x6
    cmp r10, 0x6
    je .L2
    mov ebx, 0x1
    shlx rbx, rbx, r11
    xor qword ptr [rsi + 8*r10 + 0x50], rbx
    xor qword ptr [rsi + 0x88], rbx
    mov ebx, r10d
    shl ebx, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add r13, rbx
    mov r11, qword ptr [r13 + 8*r11 + 0xc00]
    xor r14, r11
    mov qword ptr [rsi + 0x40], r14
    test r10b, r10b
    jne .L1
    xor r8, r11
    mov qword ptr [rsi + 0x48], r8
.L1:
    mov byte ptr [rdi + 0x17], r10b
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
.L2:
    mov byte ptr [rsi + r15], 0x6
    mov r10d, 0x1
    shlx rdi, r10, r15
    movzx r11d, r9b
    xor qword ptr [rsi + 8*r11 + 0x50], rdi
    mov rdi, qword ptr [rsi + 0x80]
    btc rdi, r15
    mov qword ptr [rsi + 0x80], rdi
    mov ebx, r11d
    shl ebx, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add rbx, r13
    mov rbp, qword ptr [rbx + 8*r15]
    xor r14, rbp
    test r11b, r11b
    jne .L3
    xor r8, rbp
    mov qword ptr [rsi + 0x48], r8
.L3:
    mov ebx, eax
    and bl, 0x3
    inc bl
    test dx, dx
    movzx ebx, bl
    cmovs r11d, ebx
    mov byte ptr [rsi + r12], r11b
    shlx r10, r10, r12
    movzx r11d, r11b
    xor qword ptr [rsi + 8*r11 + 0x50], r10
    btc rdi, r12
    mov qword ptr [rsi + 0x80], rdi
    mov r10d, r11d
    shl r10d, 0x9
    add r10, r13
    mov r10, qword ptr [r10 + 8*r12]
    xor r14, r10
    mov qword ptr [rsi + 0x40], r14
    test r11b, r11b
    je .L5
    test r9b, r9b
    je .L6
.L4:
    and edx, 0xe000
    cmp edx, 0x2000
    jne .L7
    mov eax, ecx
    and al, 0x7
    and cl, 0x38
    lea edx, [rcx + 0x7]
    cmp al, 0x6
    sete r8b
    movzx eax, cl
    movzx ecx, dl
    cmovne ecx, eax
    add r8b, r8b
    or al, r8b
    movzx ecx, cl
    mov byte ptr [rsi + rcx], 0x6
    movzx edx, al
    add al, 0x3
    mov byte ptr [rdx + rsi + 0x3], 0x3
    mov rdx, qword ptr [rsi + 0x68]
    btc rdx, rcx
    btc rdi, rcx
    mov rcx, qword ptr [r13 + 8*rcx + 0x600]
    btc rdx, rax
    mov qword ptr [rsi + 0x68], rdx
    btc rdi, rax
    mov qword ptr [rsi + 0x80], rdi
    movzx eax, al
    xor rcx, qword ptr [r13 + 8*rax + 0x600]
    xor r14, rcx
    jmp .L7
.L5:
    xor r8, r10
    mov qword ptr [rsi + 0x48], r8
    test r9b, r9b
    jne .L4
.L6:
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    cmp ax, 0x1
    jne .L7
    lea eax, [rdx + 0x8]
    and al, 0x3f
    movzx eax, al
    mov ecx, eax
    shl ecx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdi + 0x10]
    and rcx, qword ptr [rsi + 0x50]
    test qword ptr [rsi + 0x88], rcx
    jne .L8
.L7:
    lea rax, [plywright::board::castling::KEPT]
    movzx ecx, byte ptr [r15 + rax]
    and cl, byte ptr [r12 + rax]
    mov rdx, qword ptr [rsp + 0x10]
    and cl, dl
    mov eax, ecx
    and al, 0xf
    and edx, 0xf
    movzx eax, al
    mov rax, qword ptr [r13 + 8*rax + 0x1800]
    xor rax, qword ptr [r13 + 8*rdx + 0x1800]
    mov byte ptr [rsi + 0x90], cl
    movabs rcx, 0x25910f2287428428
    xor rcx, rax
    xor rcx, r14
    mov qword ptr [rsi + 0x40], rcx
    mov byte ptr [rsi + 0x93], 0x1
    add rsp, 0x18
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L8:
    mov qword ptr [rsp + 0x8], rdx
    mov byte ptr [rsi + 0x91], 0x1
    mov byte ptr [rsi + 0x92], al
    mov rbp, rsi
    lea rdi, [rsi + 0x50]
    mov esi, 0x1
    mov edx, eax
    call plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant
    test al, al
    je .L9
    mov rsi, rbp
    mov byte ptr [rbp + 0x9e], 0x1
    mov rax, qword ptr [rsp + 0x8]
    and al, 0x7
    movzx eax, al
    xor r14, qword ptr [r13 + 8*rax + 0x1880]
    jmp .L7
.L9:
    mov rsi, rbp
    jmp .L7

plywright::board::make::<impl plywright::board::position::Position>::make_for:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x28
    movzx r8d, dx
    movzx eax, byte ptr [rsi + 0x90]
    movzx r12d, byte ptr [rsi + 0x91]
    movzx r11d, byte ptr [rsi + 0x92]
    movzx ebp, byte ptr [rsi + 0x9e]
    movzx r13d, word ptr [rsi + 0x9c]
    mov r14, qword ptr [rsi + 0x40]
    mov r9, qword ptr [rsi + 0x98]
    mov r10d, edx
    and r10d, 0x3f
    mov ecx, edx
    shr ecx, 0x6
    mov qword ptr [rsp + 0x20], rcx
    shr r8d, 0xc
    mov dword ptr [rsp], r8d
    mov rcx, r10
    movzx r10d, byte ptr [rsi + r10]
    xor r8d, r8d
    cmp r10b, 0x6
    cmovne r8d, r10d
    mov r10d, r8d
    mov ebx, r9d
    inc bx
    mov r8d, 0xffff
    cmove ebx, r8d
    mov r15, qword ptr [rsi + 0x48]
    mov word ptr [rsi + 0x98], bx
    mov rbx, rax
    mov byte ptr [rdi + 0x17], 0x6
    mov byte ptr [rdi + 0x16], bl
    mov byte ptr [rdi + 0x18], r12b
    mov byte ptr [rdi + 0x19], r11b
    mov byte ptr [rdi + 0x1a], bpl
    mov qword ptr [rsp + 0x18], r9
    mov dword ptr [rdi + 0x10], r9d
    mov word ptr [rdi + 0x14], r13w
    inc r13w
    cmove r13d, r8d
    mov word ptr [rsi + 0x9c], r13w
    mov qword ptr [rdi], r14
    mov r13, r15
    mov qword ptr [rdi + 0x8], r15
    mov byte ptr [rsi + 0x91], 0x0
    cmp r12b, 0x1
    jne .L0
    mov byte ptr [rsi + 0x9e], 0x0
    test bpl, bpl
    je .L0
    and r11d, 0x7
    lea r8, [plywright::board::zobrist::WORDS]
    xor r14, qword ptr [r8 + 8*r11 + 0x1880]
    mov qword ptr [rsi + 0x40], r14
.L0:
    mov eax, dword ptr [rsp]
    mov r9d, r10d
    mov r15, rcx
    mov rcx, qword ptr [rsp + 0x20]
    mov r12d, ecx
    and r12d, 0x3f
    test edx, 0x4000
    mov r10, r13
    je .L2
    lea r8d, [rcx + 0x8]
    and r8b, 0x3f
    cmp ax, 0x5
    movzx r11d, r12b
    movzx r8d, r8b
    cmovne r8d, r11d
    movzx r13d, r8b
    movzx r11d, byte ptr [rsi + r13]
    mov byte ptr [rsi + r13], 0x6
    cmp r11, 0x6
    je .L2
    mov rax, rbx
    mov r8d, 0x1
    shlx r8, r8, r13
    xor qword ptr [rsi + 8*r11 + 0x50], r8
    xor qword ptr [rsi + 0x80], r8
    mov r8d, r11d
    shl r8d, 0x9
    lea rbx, [plywright::board::zobrist::WORDS]
    add rbx, r8
    mov r13, qword ptr [rbx + 8*r13]
    xor r14, r13
    mov qword ptr [rsi + 0x40], r14
    test r11b, r11b
    jne .L1
    xor r10, r13
    mov qword ptr [rsi + 0x48], r10
.L1:
    mov byte ptr [rdi + 0x17], r11b
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    mov rbx, rax
    mov eax, dword ptr [rsp]
.L2:
    mov byte ptr [rsi + r15], 0x6
    mov edi, 0x1
    shlx r8, rdi, r15
    movzx r11d, r9b
    xor qword ptr [rsi + 8*r11 + 0x50], r8
    xor qword ptr [rsi + 0x88], r8
    mov r8d, r11d
    shl r8d, 0x9
    lea r13, [plywright::board::zobrist::WORDS]
    add r8, r13
    mov rbp, qword ptr [r8 + 8*r15 + 0xc00]
    xor r14, rbp
    test r11b, r11b
    jne .L3
    xor r10, rbp
    mov qword ptr [rsi + 0x48], r10
.L3:
    mov r8d, eax
    and r8b, 0x3
    inc r8b
    test dx, dx
    movzx r8d, r8b
    cmovs r11d, r8d
    mov byte ptr [rsi + r12], r11b
    shlx rdi, rdi, r12
    movzx r8d, r11b
    xor qword ptr [rsi + 8*r8 + 0x50], rdi
    mov rdi, qword ptr [rsi + 0x88]
    btc rdi, r12
    mov qword ptr [rsi + 0x88], rdi
    mov r11d, r8d
    shl r11d, 0x9
    add r11, r13
    mov r11, qword ptr [r11 + 8*r12 + 0xc00]
    xor r14, r11
    mov qword ptr [rsi + 0x40], r14
    test r8b, r8b
    je .L5
    vmovq xmm0, qword ptr [rsp + 0x18]
    test r9b, r9b
    je .L6
.L4:
    and edx, 0xe000
    cmp edx, 0x2000
    jne .L7
    mov eax, ecx
    and al, 0x7
    and cl, 0x38
    lea edx, [rcx + 0x7]
    cmp al, 0x6
    sete r8b
    movzx eax, cl
    movzx ecx, dl
    cmovne ecx, eax
    add r8b, r8b
    or al, r8b
    movzx ecx, cl
    mov byte ptr [rsi + rcx], 0x6
    movzx edx, al
    add al, 0x3
    mov byte ptr [rdx + rsi + 0x3], 0x3
    mov rdx, qword ptr [rsi + 0x68]
    btc rdx, rcx
    btc rdi, rcx
    mov rcx, qword ptr [r13 + 8*rcx + 0x1200]
    btc rdx, rax
    mov qword ptr [rsi + 0x68], rdx
    btc rdi, rax
    mov qword ptr [rsi + 0x88], rdi
    movzx eax, al
    xor rcx, qword ptr [r13 + 8*rax + 0x1200]
    xor r14, rcx
    jmp .L7
.L5:
    xor r10, r11
    mov qword ptr [rsi + 0x48], r10
    vmovq xmm0, qword ptr [rsp + 0x18]
    test r9b, r9b
    jne .L4
.L6:
    mov word ptr [rsi + 0x98], 0x0
    mov word ptr [rsi + 0x9c], 0x0
    cmp ax, 0x1
    jne .L7
    lea eax, [rdx + 0x38]
    and al, 0x3f
    movzx eax, al
    mov ecx, eax
    shl ecx, 0x6
    lea rdi, [plywright::board::geometry::AROUND]
    mov rcx, qword ptr [rcx + rdi + 0x18]
    and rcx, qword ptr [rsi + 0x50]
    test qword ptr [rsi + 0x80], rcx
    jne .L8
.L7:
    vpextrw eax, xmm0, 0x1
    lea rcx, [plywright::board::castling::KEPT]
    movzx edx, byte ptr [r15 + rcx]
    and dl, byte ptr [r12 + rcx]
    and dl, bl
    mov byte ptr [rsi + 0x90], dl
    and dl, 0xf
    and ebx, 0xf
    movzx ecx, dl
    mov rcx, qword ptr [r13 + 8*rcx + 0x1800]
    xor rcx, qword ptr [r13 + 8*rbx + 0x1800]
    movabs rdx, 0x25910f2287428428
    xor rdx, rcx
    xor rdx, r14
    mov qword ptr [rsi + 0x40], rdx
    mov byte ptr [rsi + 0x93], 0x0
    inc ax
    mov ecx, 0xffff
    cmovne ecx, eax
    mov word ptr [rsi + 0x9a], cx
    add rsp, 0x28
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L8:
    vmovdqa xmmword ptr [rsp], xmm0
    mov qword ptr [rsp + 0x18], rdx
    mov byte ptr [rsi + 0x91], 0x1
    mov byte ptr [rsi + 0x92], al
    mov rbp, rsi
    lea rdi, [rsi + 0x50]
    xor esi, esi
    mov edx, eax
    call plywright::board::en_passant::<impl plywright::board::placement::Placement>::may_take_en_passant
    test al, al
    je .L9
    mov rsi, rbp
    mov byte ptr [rbp + 0x9e], 0x1
    mov rax, qword ptr [rsp + 0x18]
    and al, 0x7
    movzx eax, al
    xor r14, qword ptr [r13 + 8*rax + 0x1880]
    jmp .L10
.L9:
    mov rsi, rbp
.L10:
    vmovdqa xmm0, xmmword ptr [rsp]
    jmp .L7
