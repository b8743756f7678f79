# The kernels of simd/dispatched, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm simd/dispatched
# binary: sha256 4777a7e801eaf3842394ee22fb2cdfb31e6029317cf28051313e61f9dc358fde
# latency: 260 instructions in 1091 bytes; innermost loops: .L0 of 196
# throughput: 256 instructions in 1075 bytes; innermost loops: .L0 of 195
# plywright::cpu::has_avx2::init_get::init_inner: 38 instructions in 107 bytes; innermost loops: none
# plywright::simd::avx2::loops::output: 92 instructions in 461 bytes; innermost loops: none
# plywright::simd::avx2::loops::update: 56 instructions in 303 bytes; innermost loops: .L0 of 12
# plywright::simd::dispatched::Narrow::output: 231 instructions in 1128 bytes; innermost loops: none
# plywright::simd::dispatched::Narrow::update: 108 instructions in 644 bytes; innermost loops: .L0 of 12, .L3 of 12
# mix of 1041 instructions: 209 mov, 65 movdqa, 56 cmp, 37 je, 33 paddd, 32 lea, 32 movdqu, 32 pmaddwd, 32 pmaxsw, 32 pminsw, 32 pmullw, 32 psubw, 31 add, 28 movzx, 25 call, 24 test, 21 shl, 20 jmp, 18 jne, 18 vpaddd, 18 xor, 16 ja, 16 paddw, 16 vmovdqa, 16 vpmaddwd, 16 vpmaxsw, 16 vpminsw, 16 vpmullw, 16 vpsubw, 15 push, 14 pop, 8 cmovb, 8 vpaddw, 7 and, 7 ret, 3 cpuid, 3 xchg, 2 inc, 2 not, 2 pshufd, 2 shr, 2 sub, 2 vpshufd, 2 vzeroupper, 1 movd, 1 pxor, 1 sete, 1 vextracti128, 1 vmovd, 1 vpbroadcastw, 1 vpxor

latency:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x2c0
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L21
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L21
    mov r13, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdi + 0x18]
    mov qword ptr [rsp + 0x28], rax
    mov r15, qword ptr [rdi + 0x20]
    mov r14, qword ptr [r13 + 0xb00]
    mov qword ptr [rsp + 0x80], 0x0
    lea rbx, [rsp + 0x80]
    mov rax, qword ptr [rsp + 0x80]
    mov qword ptr [rsp + 0x70], rax
    xor r12d, r12d
    mov edx, 0x200
    mov rdi, rbx
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x8], rbx
    lea rax, [rsp + 0x8]
    test r15, r15
    je .L22
    mov rax, qword ptr [rsp + 0x8]
    shl r15, 0x4
    lea rcx, [r15 + 8*r15]
    mov qword ptr [rsp + 0x60], rcx
    lea rcx, [r13 + 0x300]
    mov qword ptr [rsp + 0x68], rcx
    mov qword ptr [rsp + 0x20], rax
    add rax, 0x100
    mov qword ptr [rsp + 0x48], rax
    add r13, 0x100
    xor r12d, r12d
    xor r15d, r15d
    xor ebx, ebx
    xor esi, esi
    mov rdx, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0x50], r13
    jmp .L2
    nop
.L0:
    lea rdi, [rsp + 0x8]
    mov rsi, r13
    call plywright::simd::avx2::loops::output
.L1:
    mov ebx, eax
    add r12, rbx
    and rbx, qword ptr [rsp + 0x70]
    add r15, 0x90
    mov rsi, qword ptr [rsp + 0x78]
    inc rsi
    cmp qword ptr [rsp + 0x60], r15
    mov rdx, qword ptr [rsp + 0x28]
    je .L22
.L2:
    mov qword ptr [rsp + 0x58], r12
    mov rcx, qword ptr [rdx + r15 + 0x10]
    cmp rcx, 0x2
    mov r12d, 0x2
    cmovb r12, rcx
    mov rax, r14
    mov rdi, r14
    test rcx, rcx
    je .L4
    mov rax, qword ptr [rdx + r15 + 0x8]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L25
    shl edi, 0x8
    add rdi, r14
    cmp rcx, 0x1
    jne .L3
    mov rax, r14
    jmp .L4
    nop
.L3:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L24
    shl eax, 0x8
    add rax, r14
.L4:
    mov qword ptr [rsp + 0x30], rdi
    mov qword ptr [rsp + 0x38], rax
    mov qword ptr [rsp + 0x40], r12
    mov rcx, qword ptr [rdx + r15 + 0x28]
    cmp rcx, 0x2
    mov r13d, 0x2
    cmovb r13, rcx
    mov rax, r14
    mov rdi, r14
    test rcx, rcx
    je .L6
    mov rax, qword ptr [rdx + r15 + 0x20]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L25
    shl edi, 0x8
    add rdi, r14
    cmp rcx, 0x1
    jne .L5
    mov rax, r14
    jmp .L6
    nop
.L5:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L24
    shl eax, 0x8
    add rax, r14
.L6:
    mov qword ptr [rsp + 0x78], rsi
    xor ebx, esi
    and ebx, 0x3
    shl ebx, 0x9
    add rbx, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x8], rdi
    mov qword ptr [rsp + 0x10], rax
    mov qword ptr [rsp + 0x18], r13
    movzx eax, byte ptr [plywright::cpu::has_avx2::STORAGE.0]
    cmp al, 0x1
    je .L9
    movzx eax, al
    cmp eax, 0xff
    je .L8
.L7:
    mov rdi, rbx
    mov rsi, qword ptr [rsp + 0x20]
    lea rdx, [rsp + 0x30]
    mov rcx, r12
    lea r8, [rsp + 0x8]
    mov r9, r13
    call plywright::simd::dispatched::Narrow::update
    jmp .L10
.L8:
    call plywright::cpu::has_avx2::init_get::init_inner
    test al, al
    je .L7
    nop
.L9:
    mov rdi, rbx
    mov rsi, qword ptr [rsp + 0x20]
    lea rdx, [rsp + 0x30]
    mov rcx, r12
    lea r8, [rsp + 0x8]
    mov r9, r13
    call plywright::simd::avx2::loops::update
.L10:
    mov rsi, qword ptr [rsp + 0x28]
    mov rdx, qword ptr [rsi + r15 + 0x58]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov rax, r14
    mov rdi, r14
    test rdx, rdx
    mov r13, qword ptr [rsp + 0x50]
    mov r12, qword ptr [rsp + 0x58]
    je .L12
    mov rax, qword ptr [rsi + r15 + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L25
    shl edi, 0x8
    add rdi, r14
    cmp rdx, 0x1
    jne .L11
    mov rax, r14
    jmp .L12
    nop
.L11:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L24
    shl eax, 0x8
    add rax, r14
.L12:
    mov qword ptr [rsp + 0x30], rdi
    mov qword ptr [rsp + 0x38], rax
    mov qword ptr [rsp + 0x40], rcx
    mov rdx, qword ptr [rsi + r15 + 0x70]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov rax, r14
    mov rdi, r14
    test rdx, rdx
    je .L14
    mov rax, qword ptr [rsi + r15 + 0x68]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L25
    shl edi, 0x8
    add rdi, r14
    cmp rdx, 0x1
    jne .L13
    mov rax, r14
    jmp .L14
    nop
.L13:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L24
    shl eax, 0x8
    add rax, r14
.L14:
    add rbx, 0x100
    mov qword ptr [rsp + 0x8], rdi
    mov qword ptr [rsp + 0x10], rax
    mov qword ptr [rsp + 0x18], r9
    movzx eax, byte ptr [plywright::cpu::has_avx2::STORAGE.0]
    cmp al, 0x1
    je .L17
    movzx eax, al
    cmp eax, 0xff
    je .L16
.L15:
    mov rdi, rbx
    mov rbx, qword ptr [rsp + 0x48]
    mov rsi, rbx
    lea rdx, [rsp + 0x30]
    lea r8, [rsp + 0x8]
    call plywright::simd::dispatched::Narrow::update
    jmp .L18
.L16:
    mov r12, rcx
    mov r13, r9
    call plywright::cpu::has_avx2::init_get::init_inner
    mov r9, r13
    mov r13, qword ptr [rsp + 0x50]
    mov rcx, r12
    mov r12, qword ptr [rsp + 0x58]
    test al, al
    je .L15
    nop
.L17:
    mov rdi, rbx
    mov rbx, qword ptr [rsp + 0x48]
    mov rsi, rbx
    lea rdx, [rsp + 0x30]
    lea r8, [rsp + 0x8]
    call plywright::simd::avx2::loops::update
.L18:
    mov rax, qword ptr [rsp + 0x20]
    mov qword ptr [rsp + 0x8], rax
    mov qword ptr [rsp + 0x10], rbx
    movzx eax, byte ptr [plywright::cpu::has_avx2::STORAGE.0]
    cmp al, 0x1
    je .L0
    movzx eax, al
    cmp eax, 0xff
    je .L20
.L19:
    mov rdi, qword ptr [rsp + 0x20]
    mov rsi, rbx
    mov rdx, r13
    call plywright::simd::dispatched::Narrow::output
    jmp .L1
.L20:
    call plywright::cpu::has_avx2::init_get::init_inner
    test al, al
    jne .L0
    jmp .L19
.L21:
    call simd::kernels::simd::other
    jmp .L23
.L22:
    mov rax, r12
.L23:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L24:
    mov rdi, rax
.L25:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check

throughput:
    push rbp
    mov rbp, rsp
    push r15
    push r14
    push r13
    push r12
    push rbx
    and rsp, -0x40
    sub rsp, 0x2c0
    cmp byte ptr [rdi + 0x28], 0x0
    jne .L21
    mov rax, qword ptr [rdi]
    cmp eax, 0x2
    jne .L21
    mov r13, qword ptr [rdi + 0x8]
    mov rax, qword ptr [rdi + 0x18]
    mov qword ptr [rsp + 0x30], rax
    mov r15, qword ptr [rdi + 0x20]
    mov r14, qword ptr [r13 + 0xb00]
    mov qword ptr [rsp + 0x80], 0x0
    lea rbx, [rsp + 0x80]
    xor r12d, r12d
    mov edx, 0x200
    mov rdi, rbx
    xor esi, esi
    call qword ptr [address of memset]
    mov qword ptr [rsp + 0x10], rbx
    lea rax, [rsp + 0x10]
    test r15, r15
    je .L22
    mov rax, qword ptr [rsp + 0x10]
    shl r15, 0x4
    lea rcx, [r15 + 8*r15]
    mov qword ptr [rsp + 0x68], rcx
    lea rcx, [r13 + 0x300]
    mov qword ptr [rsp + 0x70], rcx
    mov qword ptr [rsp + 0x28], rax
    lea rbx, [rax + 0x100]
    add r13, 0x100
    xor r12d, r12d
    xor r15d, r15d
    xor esi, esi
    mov rdx, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x58], r13
    mov qword ptr [rsp + 0x50], rbx
    jmp .L2
    nop
.L0:
    lea rdi, [rsp + 0x10]
    mov rsi, r13
    call plywright::simd::avx2::loops::output
.L1:
    mov eax, eax
    add r12, rax
    add r15, 0x90
    mov rsi, qword ptr [rsp + 0x78]
    inc rsi
    cmp qword ptr [rsp + 0x68], r15
    mov rdx, qword ptr [rsp + 0x30]
    je .L22
.L2:
    mov qword ptr [rsp + 0x60], r12
    mov rcx, qword ptr [rdx + r15 + 0x10]
    cmp rcx, 0x2
    mov r12d, 0x2
    cmovb r12, rcx
    mov rax, r14
    mov rdi, r14
    test rcx, rcx
    je .L4
    mov rax, qword ptr [rdx + r15 + 0x8]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L25
    shl edi, 0x8
    add rdi, r14
    cmp rcx, 0x1
    jne .L3
    mov rax, r14
    jmp .L4
    nop
.L3:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L24
    shl eax, 0x8
    add rax, r14
.L4:
    mov qword ptr [rsp + 0x38], rdi
    mov qword ptr [rsp + 0x40], rax
    mov qword ptr [rsp + 0x48], r12
    mov rcx, qword ptr [rdx + r15 + 0x28]
    cmp rcx, 0x2
    mov r13d, 0x2
    cmovb r13, rcx
    mov rax, r14
    mov rdi, r14
    test rcx, rcx
    je .L6
    mov rax, qword ptr [rdx + r15 + 0x20]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L25
    shl edi, 0x8
    add rdi, r14
    cmp rcx, 0x1
    jne .L5
    mov rax, r14
    jmp .L6
    nop
.L5:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L24
    shl eax, 0x8
    add rax, r14
.L6:
    mov qword ptr [rsp + 0x78], rsi
    mov ebx, esi
    and ebx, 0x3
    shl ebx, 0x9
    add rbx, qword ptr [rsp + 0x70]
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x20], r13
    movzx eax, byte ptr [plywright::cpu::has_avx2::STORAGE.0]
    cmp al, 0x1
    je .L9
    movzx eax, al
    cmp eax, 0xff
    je .L8
.L7:
    mov rdi, rbx
    mov rsi, qword ptr [rsp + 0x28]
    lea rdx, [rsp + 0x38]
    mov rcx, r12
    lea r8, [rsp + 0x10]
    mov r9, r13
    call plywright::simd::dispatched::Narrow::update
    jmp .L10
.L8:
    call plywright::cpu::has_avx2::init_get::init_inner
    test al, al
    je .L7
    nop
.L9:
    mov rdi, rbx
    mov rsi, qword ptr [rsp + 0x28]
    lea rdx, [rsp + 0x38]
    mov rcx, r12
    lea r8, [rsp + 0x10]
    mov r9, r13
    call plywright::simd::avx2::loops::update
.L10:
    mov rsi, qword ptr [rsp + 0x30]
    mov rdx, qword ptr [rsi + r15 + 0x58]
    cmp rdx, 0x2
    mov ecx, 0x2
    cmovb rcx, rdx
    mov rax, r14
    mov rdi, r14
    test rdx, rdx
    mov r13, qword ptr [rsp + 0x58]
    mov r12, qword ptr [rsp + 0x60]
    je .L12
    mov rax, qword ptr [rsi + r15 + 0x50]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L25
    shl edi, 0x8
    add rdi, r14
    cmp rdx, 0x1
    jne .L11
    mov rax, r14
    jmp .L12
    nop
.L11:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L24
    shl eax, 0x8
    add rax, r14
.L12:
    mov qword ptr [rsp + 0x38], rdi
    mov qword ptr [rsp + 0x40], rax
    mov qword ptr [rsp + 0x48], rcx
    mov rdx, qword ptr [rsi + r15 + 0x70]
    cmp rdx, 0x2
    mov r9d, 0x2
    cmovb r9, rdx
    mov rax, r14
    mov rdi, r14
    test rdx, rdx
    je .L14
    mov rax, qword ptr [rsi + r15 + 0x68]
    movzx edi, word ptr [rax]
    cmp rdi, 0x2ff
    ja .L25
    shl edi, 0x8
    add rdi, r14
    cmp rdx, 0x1
    jne .L13
    mov rax, r14
    jmp .L14
    nop
.L13:
    movzx eax, word ptr [rax + 0x2]
    cmp rax, 0x2ff
    ja .L24
    shl eax, 0x8
    add rax, r14
.L14:
    add rbx, 0x100
    mov qword ptr [rsp + 0x10], rdi
    mov qword ptr [rsp + 0x18], rax
    mov qword ptr [rsp + 0x20], r9
    movzx eax, byte ptr [plywright::cpu::has_avx2::STORAGE.0]
    cmp al, 0x1
    je .L17
    movzx eax, al
    cmp eax, 0xff
    je .L16
.L15:
    mov rdi, rbx
    mov rbx, qword ptr [rsp + 0x50]
    mov rsi, rbx
    lea rdx, [rsp + 0x38]
    lea r8, [rsp + 0x10]
    call plywright::simd::dispatched::Narrow::update
    jmp .L18
.L16:
    mov r12, rcx
    mov r13, r9
    call plywright::cpu::has_avx2::init_get::init_inner
    mov r9, r13
    mov r13, qword ptr [rsp + 0x58]
    mov rcx, r12
    mov r12, qword ptr [rsp + 0x60]
    test al, al
    je .L15
    nop
.L17:
    mov rdi, rbx
    mov rbx, qword ptr [rsp + 0x50]
    mov rsi, rbx
    lea rdx, [rsp + 0x38]
    lea r8, [rsp + 0x10]
    call plywright::simd::avx2::loops::update
.L18:
    mov rax, qword ptr [rsp + 0x28]
    mov qword ptr [rsp + 0x10], rax
    mov qword ptr [rsp + 0x18], rbx
    movzx eax, byte ptr [plywright::cpu::has_avx2::STORAGE.0]
    cmp al, 0x1
    je .L0
    movzx eax, al
    cmp eax, 0xff
    je .L20
.L19:
    mov rdi, qword ptr [rsp + 0x28]
    mov rsi, rbx
    mov rdx, r13
    call plywright::simd::dispatched::Narrow::output
    jmp .L1
.L20:
    call plywright::cpu::has_avx2::init_get::init_inner
    test al, al
    jne .L0
    jmp .L19
.L21:
    call simd::kernels::simd::other
    jmp .L23
.L22:
    mov rax, r12
.L23:
    lea rsp, [rbp - 0x28]
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L24:
    mov rdi, rax
.L25:
    lea rdx, [.D0]
    mov esi, 0x300
    call core::panicking::panic_bounds_check

plywright::cpu::has_avx2::init_get::init_inner:
    push rbp
    push rbx
    push rax
    xor esi, esi
    xor ecx, ecx
    mov eax, 0x1
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov ebx, ecx
    xor ecx, ecx
    mov eax, 0x7
    mov rbp, rbx
    cpuid
    xchg rbp, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov eax, ebx
    not eax
    test eax, 0xc000000
    jne .L0
    call core::core_arch::x86::xsave::_xgetbv
    not eax
    test al, 0x6
    sete sil
.L0:
    shr bpl, 0x5
    and bpl, sil
    shr ebx, 0x1c
    and bl, bpl
    mov byte ptr [plywright::cpu::has_avx2::STORAGE.0], bl
    mov eax, ebx
    add rsp, 0x8
    pop rbx
    pop rbp
    ret

plywright::simd::avx2::loops::output:
    mov rax, qword ptr [rdi]
    mov rcx, qword ptr [rdi + 0x8]
    vpxor xmm0, xmm0, xmm0
    vpmaxsw ymm2, ymm0, ymmword ptr [rcx + 0xe0]
    vpbroadcastw ymm1, word ptr [.C0]
    vpminsw ymm2, ymm2, ymm1
    vpmullw ymm3, ymm2, ymmword ptr [rsi + 0x1e0]
    vpmaxsw ymm4, ymm0, ymmword ptr [rcx + 0xa0]
    vpmaddwd ymm2, ymm3, ymm2
    vpminsw ymm3, ymm4, ymm1
    vpmullw ymm4, ymm3, ymmword ptr [rsi + 0x1a0]
    vpmaddwd ymm3, ymm4, ymm3
    vpmaxsw ymm4, ymm0, ymmword ptr [rcx + 0x60]
    vpminsw ymm4, ymm4, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi + 0x160]
    vpmaxsw ymm6, ymm0, ymmword ptr [rcx + 0x20]
    vpmaddwd ymm4, ymm5, ymm4
    vpminsw ymm5, ymm6, ymm1
    vpmullw ymm6, ymm5, ymmword ptr [rsi + 0x120]
    vpmaddwd ymm5, ymm6, ymm5
    vpaddd ymm4, ymm4, ymm5
    vpmaxsw ymm5, ymm0, ymmword ptr [rax + 0xe0]
    vpaddd ymm3, ymm3, ymm4
    vpminsw ymm4, ymm5, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi + 0xe0]
    vpmaddwd ymm4, ymm5, ymm4
    vpmaxsw ymm5, ymm0, ymmword ptr [rax + 0xa0]
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm6, ymm5, ymmword ptr [rsi + 0xa0]
    vpmaxsw ymm7, ymm0, ymmword ptr [rax + 0x60]
    vpmaddwd ymm5, ymm6, ymm5
    vpminsw ymm6, ymm7, ymm1
    vpmullw ymm7, ymm6, ymmword ptr [rsi + 0x60]
    vpaddd ymm4, ymm4, ymm5
    vpmaddwd ymm5, ymm7, ymm6
    vpmaxsw ymm6, ymm0, ymmword ptr [rax + 0x20]
    vpminsw ymm6, ymm6, ymm1
    vpmullw ymm7, ymm6, ymmword ptr [rsi + 0x20]
    vpmaddwd ymm6, ymm7, ymm6
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm4, ymm4, ymm5
    vpmaxsw ymm5, ymm0, ymmword ptr [rcx + 0xc0]
    vpaddd ymm3, ymm3, ymm4
    vpminsw ymm4, ymm5, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi + 0x1c0]
    vpaddd ymm2, ymm2, ymm3
    vpmaxsw ymm3, ymm0, ymmword ptr [rcx + 0x80]
    vpminsw ymm6, ymm3, ymm1
    vpmullw ymm7, ymm6, ymmword ptr [rsi + 0x180]
    vpmaxsw ymm8, ymm0, ymmword ptr [rcx + 0x40]
    vpmaddwd ymm3, ymm5, ymm4
    vpminsw ymm4, ymm8, ymm1
    vpmullw ymm5, ymm4, ymmword ptr [rsi + 0x140]
    vpmaddwd ymm6, ymm7, ymm6
    vpmaddwd ymm4, ymm5, ymm4
    vpmaxsw ymm5, ymm0, ymmword ptr [rcx]
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm7, ymm5, ymmword ptr [rsi + 0x100]
    vpmaddwd ymm5, ymm7, ymm5
    vpaddd ymm4, ymm4, ymm5
    vpmaxsw ymm5, ymm0, ymmword ptr [rax + 0xc0]
    vpminsw ymm5, ymm5, ymm1
    vpmullw ymm7, ymm5, ymmword ptr [rsi + 0xc0]
    vpmaxsw ymm8, ymm0, ymmword ptr [rax + 0x80]
    vpaddd ymm4, ymm6, ymm4
    vpminsw ymm6, ymm8, ymm1
    vpmullw ymm8, ymm6, ymmword ptr [rsi + 0x80]
    vpmaddwd ymm5, ymm7, ymm5
    vpmaddwd ymm6, ymm8, ymm6
    vpmaxsw ymm7, ymm0, ymmword ptr [rax + 0x40]
    vpaddd ymm5, ymm5, ymm6
    vpminsw ymm6, ymm7, ymm1
    vpmullw ymm7, ymm6, ymmword ptr [rsi + 0x40]
    vpmaddwd ymm6, ymm7, ymm6
    vpmaxsw ymm0, ymm0, ymmword ptr [rax]
    vpminsw ymm0, ymm0, ymm1
    vpmullw ymm1, ymm0, ymmword ptr [rsi]
    vpmaddwd ymm0, ymm1, ymm0
    vpaddd ymm0, ymm6, ymm0
    vpaddd ymm0, ymm5, ymm0
    vpaddd ymm0, ymm4, ymm0
    vpaddd ymm0, ymm3, ymm0
    vpaddd ymm0, ymm2, ymm0
    vextracti128 xmm1, ymm0, 0x1
    vpaddd xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0x4e
    vpaddd xmm0, xmm1, xmm0
    vpshufd xmm1, xmm0, 0x55
    vpaddd xmm0, xmm1, xmm0
    vmovd eax, xmm0
    vzeroupper
    ret
.C0 = 0x00ff

plywright::simd::avx2::loops::update:
    vmovdqa ymm7, ymmword ptr [rdi]
    vmovdqa ymm6, ymmword ptr [rdi + 0x20]
    vmovdqa ymm5, ymmword ptr [rdi + 0x40]
    vmovdqa ymm4, ymmword ptr [rdi + 0x60]
    vmovdqa ymm3, ymmword ptr [rdi + 0x80]
    vmovdqa ymm2, ymmword ptr [rdi + 0xa0]
    vmovdqa ymm1, ymmword ptr [rdi + 0xc0]
    vmovdqa ymm0, ymmword ptr [rdi + 0xe0]
    test rcx, rcx
    je .L1
    shl rcx, 0x3
    xor eax, eax
    nop
.L0:
    mov rdi, qword ptr [rdx + rax]
    vpaddw ymm7, ymm7, ymmword ptr [rdi]
    vpaddw ymm6, ymm6, ymmword ptr [rdi + 0x20]
    vpaddw ymm5, ymm5, ymmword ptr [rdi + 0x40]
    vpaddw ymm4, ymm4, ymmword ptr [rdi + 0x60]
    vpaddw ymm3, ymm3, ymmword ptr [rdi + 0x80]
    vpaddw ymm2, ymm2, ymmword ptr [rdi + 0xa0]
    vpaddw ymm1, ymm1, ymmword ptr [rdi + 0xc0]
    vpaddw ymm0, ymm0, ymmword ptr [rdi + 0xe0]
    add rax, 0x8
    cmp rcx, rax
    jne .L0
.L1:
    test r9, r9
    je .L2
    mov rax, qword ptr [r8]
    vpsubw ymm7, ymm7, ymmword ptr [rax]
    vpsubw ymm6, ymm6, ymmword ptr [rax + 0x20]
    vpsubw ymm5, ymm5, ymmword ptr [rax + 0x40]
    vpsubw ymm4, ymm4, ymmword ptr [rax + 0x60]
    vpsubw ymm3, ymm3, ymmword ptr [rax + 0x80]
    vpsubw ymm2, ymm2, ymmword ptr [rax + 0xa0]
    vpsubw ymm1, ymm1, ymmword ptr [rax + 0xc0]
    vpsubw ymm0, ymm0, ymmword ptr [rax + 0xe0]
    cmp r9, 0x1
    je .L2
    mov rax, qword ptr [r8 + 0x8]
    vpsubw ymm7, ymm7, ymmword ptr [rax]
    vpsubw ymm6, ymm6, ymmword ptr [rax + 0x20]
    vpsubw ymm5, ymm5, ymmword ptr [rax + 0x40]
    vpsubw ymm4, ymm4, ymmword ptr [rax + 0x60]
    vpsubw ymm3, ymm3, ymmword ptr [rax + 0x80]
    vpsubw ymm2, ymm2, ymmword ptr [rax + 0xa0]
    vpsubw ymm1, ymm1, ymmword ptr [rax + 0xc0]
    vpsubw ymm0, ymm0, ymmword ptr [rax + 0xe0]
.L2:
    vmovdqa ymmword ptr [rsi], ymm7
    vmovdqa ymmword ptr [rsi + 0x20], ymm6
    vmovdqa ymmword ptr [rsi + 0x40], ymm5
    vmovdqa ymmword ptr [rsi + 0x60], ymm4
    vmovdqa ymmword ptr [rsi + 0x80], ymm3
    vmovdqa ymmword ptr [rsi + 0xa0], ymm2
    vmovdqa ymmword ptr [rsi + 0xc0], ymm1
    vmovdqa ymmword ptr [rsi + 0xe0], ymm0
    vzeroupper
    ret

plywright::simd::dispatched::Narrow::output:
    pxor xmm0, xmm0
    movdqu xmm3, xmmword ptr [rdi]
    movdqu xmm4, xmmword ptr [rdi + 0x10]
    movdqu xmm5, xmmword ptr [rdi + 0x20]
    movdqu xmm2, xmmword ptr [rdi + 0x30]
    pmaxsw xmm3, xmm0
    movdqa xmm1, xmmword ptr [.C0]
    pminsw xmm3, xmm1
    movdqa xmm6, xmmword ptr [rdx]
    pmullw xmm6, xmm3
    pmaddwd xmm6, xmm3
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm7, xmmword ptr [rdx + 0x10]
    pmullw xmm7, xmm4
    pmaddwd xmm7, xmm4
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    movdqa xmm4, xmmword ptr [rdx + 0x20]
    pmullw xmm4, xmm5
    pmaddwd xmm4, xmm5
    paddd xmm4, xmm6
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    movdqa xmm3, xmmword ptr [rdx + 0x30]
    pmullw xmm3, xmm2
    pmaddwd xmm3, xmm2
    paddd xmm3, xmm7
    movdqu xmm2, xmmword ptr [rdi + 0x40]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    movdqa xmm5, xmmword ptr [rdx + 0x40]
    pmullw xmm5, xmm2
    pmaddwd xmm5, xmm2
    movdqu xmm2, xmmword ptr [rdi + 0x50]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    movdqa xmm6, xmmword ptr [rdx + 0x50]
    pmullw xmm6, xmm2
    pmaddwd xmm6, xmm2
    movdqu xmm7, xmmword ptr [rdi + 0x60]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm2, xmmword ptr [rdx + 0x60]
    pmullw xmm2, xmm7
    pmaddwd xmm2, xmm7
    paddd xmm2, xmm5
    paddd xmm2, xmm4
    movdqu xmm4, xmmword ptr [rdi + 0x70]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm5, xmmword ptr [rdx + 0x70]
    pmullw xmm5, xmm4
    pmaddwd xmm5, xmm4
    paddd xmm5, xmm6
    paddd xmm5, xmm3
    movdqu xmm3, xmmword ptr [rdi + 0x80]
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    movdqa xmm4, xmmword ptr [rdx + 0x80]
    pmullw xmm4, xmm3
    pmaddwd xmm4, xmm3
    movdqu xmm3, xmmword ptr [rdi + 0x90]
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    movdqa xmm6, xmmword ptr [rdx + 0x90]
    pmullw xmm6, xmm3
    pmaddwd xmm6, xmm3
    movdqu xmm3, xmmword ptr [rdi + 0xa0]
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    movdqa xmm7, xmmword ptr [rdx + 0xa0]
    pmullw xmm7, xmm3
    pmaddwd xmm7, xmm3
    paddd xmm7, xmm4
    movdqu xmm3, xmmword ptr [rdi + 0xb0]
    pmaxsw xmm3, xmm0
    pminsw xmm3, xmm1
    movdqa xmm8, xmmword ptr [rdx + 0xb0]
    pmullw xmm8, xmm3
    pmaddwd xmm8, xmm3
    paddd xmm8, xmm6
    movdqu xmm4, xmmword ptr [rdi + 0xc0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm3, xmmword ptr [rdx + 0xc0]
    pmullw xmm3, xmm4
    pmaddwd xmm3, xmm4
    paddd xmm3, xmm7
    paddd xmm3, xmm2
    movdqu xmm2, xmmword ptr [rdi + 0xd0]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    movdqa xmm4, xmmword ptr [rdx + 0xd0]
    pmullw xmm4, xmm2
    pmaddwd xmm4, xmm2
    paddd xmm4, xmm8
    paddd xmm4, xmm5
    movdqu xmm2, xmmword ptr [rdi + 0xe0]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    movdqa xmm5, xmmword ptr [rdx + 0xe0]
    pmullw xmm5, xmm2
    pmaddwd xmm5, xmm2
    movdqu xmm2, xmmword ptr [rdi + 0xf0]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    movdqa xmm6, xmmword ptr [rdx + 0xf0]
    pmullw xmm6, xmm2
    pmaddwd xmm6, xmm2
    movdqu xmm7, xmmword ptr [rsi]
    movdqu xmm8, xmmword ptr [rsi + 0x10]
    movdqu xmm9, xmmword ptr [rsi + 0x20]
    movdqu xmm2, xmmword ptr [rsi + 0x30]
    pmaxsw xmm7, xmm0
    pminsw xmm7, xmm1
    movdqa xmm10, xmmword ptr [rdx + 0x100]
    pmullw xmm10, xmm7
    pmaddwd xmm10, xmm7
    paddd xmm10, xmm5
    pmaxsw xmm8, xmm0
    pminsw xmm8, xmm1
    movdqa xmm5, xmmword ptr [rdx + 0x110]
    pmullw xmm5, xmm8
    pmaddwd xmm5, xmm8
    paddd xmm5, xmm6
    pmaxsw xmm9, xmm0
    pminsw xmm9, xmm1
    movdqa xmm6, xmmword ptr [rdx + 0x120]
    pmullw xmm6, xmm9
    pmaddwd xmm6, xmm9
    paddd xmm6, xmm10
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    movdqa xmm7, xmmword ptr [rdx + 0x130]
    pmullw xmm7, xmm2
    pmaddwd xmm7, xmm2
    paddd xmm7, xmm5
    movdqu xmm5, xmmword ptr [rsi + 0x40]
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    movdqa xmm2, xmmword ptr [rdx + 0x140]
    pmullw xmm2, xmm5
    pmaddwd xmm2, xmm5
    paddd xmm2, xmm6
    paddd xmm2, xmm3
    movdqu xmm5, xmmword ptr [rsi + 0x50]
    pmaxsw xmm5, xmm0
    pminsw xmm5, xmm1
    movdqa xmm3, xmmword ptr [rdx + 0x150]
    pmullw xmm3, xmm5
    pmaddwd xmm3, xmm5
    paddd xmm3, xmm7
    paddd xmm3, xmm4
    movdqu xmm4, xmmword ptr [rsi + 0x60]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm5, xmmword ptr [rdx + 0x160]
    pmullw xmm5, xmm4
    pmaddwd xmm5, xmm4
    movdqu xmm4, xmmword ptr [rsi + 0x70]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm6, xmmword ptr [rdx + 0x170]
    pmullw xmm6, xmm4
    pmaddwd xmm6, xmm4
    movdqu xmm4, xmmword ptr [rsi + 0x80]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm7, xmmword ptr [rdx + 0x180]
    pmullw xmm7, xmm4
    pmaddwd xmm7, xmm4
    paddd xmm7, xmm5
    movdqu xmm4, xmmword ptr [rsi + 0x90]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm5, xmmword ptr [rdx + 0x190]
    pmullw xmm5, xmm4
    pmaddwd xmm5, xmm4
    paddd xmm5, xmm6
    movdqu xmm4, xmmword ptr [rsi + 0xa0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm6, xmmword ptr [rdx + 0x1a0]
    pmullw xmm6, xmm4
    pmaddwd xmm6, xmm4
    paddd xmm6, xmm7
    movdqu xmm4, xmmword ptr [rsi + 0xb0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm7, xmmword ptr [rdx + 0x1b0]
    pmullw xmm7, xmm4
    pmaddwd xmm7, xmm4
    paddd xmm7, xmm5
    movdqu xmm4, xmmword ptr [rsi + 0xc0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm5, xmmword ptr [rdx + 0x1c0]
    pmullw xmm5, xmm4
    pmaddwd xmm5, xmm4
    paddd xmm5, xmm6
    movdqu xmm4, xmmword ptr [rsi + 0xd0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm6, xmmword ptr [rdx + 0x1d0]
    pmullw xmm6, xmm4
    pmaddwd xmm6, xmm4
    paddd xmm6, xmm7
    movdqu xmm4, xmmword ptr [rsi + 0xe0]
    pmaxsw xmm4, xmm0
    pminsw xmm4, xmm1
    movdqa xmm7, xmmword ptr [rdx + 0x1e0]
    pmullw xmm7, xmm4
    pmaddwd xmm7, xmm4
    paddd xmm7, xmm5
    paddd xmm7, xmm2
    movdqu xmm2, xmmword ptr [rsi + 0xf0]
    pmaxsw xmm2, xmm0
    pminsw xmm2, xmm1
    movdqa xmm0, xmmword ptr [rdx + 0x1f0]
    pmullw xmm0, xmm2
    pmaddwd xmm0, xmm2
    paddd xmm0, xmm6
    paddd xmm0, xmm3
    paddd xmm0, xmm7
    pshufd xmm1, xmm0, 0x4e
    paddd xmm1, xmm0
    pshufd xmm0, xmm1, 0x55
    paddd xmm0, xmm1
    movd eax, xmm0
    ret
.C0 = 0x00ff00ff00ff00ff 0x00ff00ff00ff00ff

plywright::simd::dispatched::Narrow::update:
    lea rax, [8*rcx]
    movdqa xmm7, xmmword ptr [rdi]
    movdqa xmm6, xmmword ptr [rdi + 0x10]
    movdqa xmm5, xmmword ptr [rdi + 0x20]
    movdqa xmm4, xmmword ptr [rdi + 0x30]
    movdqa xmm3, xmmword ptr [rdi + 0x40]
    movdqa xmm2, xmmword ptr [rdi + 0x50]
    movdqa xmm1, xmmword ptr [rdi + 0x60]
    movdqa xmm0, xmmword ptr [rdi + 0x70]
    test rcx, rcx
    je .L1
    xor r10d, r10d
    nop
.L0:
    mov r11, qword ptr [rdx + r10]
    paddw xmm7, xmmword ptr [r11]
    paddw xmm6, xmmword ptr [r11 + 0x10]
    paddw xmm5, xmmword ptr [r11 + 0x20]
    paddw xmm4, xmmword ptr [r11 + 0x30]
    paddw xmm3, xmmword ptr [r11 + 0x40]
    paddw xmm2, xmmword ptr [r11 + 0x50]
    paddw xmm1, xmmword ptr [r11 + 0x60]
    paddw xmm0, xmmword ptr [r11 + 0x70]
    add r10, 0x8
    cmp rax, r10
    jne .L0
.L1:
    test r9, r9
    je .L2
    mov r10, qword ptr [r8]
    psubw xmm7, xmmword ptr [r10]
    psubw xmm6, xmmword ptr [r10 + 0x10]
    psubw xmm5, xmmword ptr [r10 + 0x20]
    psubw xmm4, xmmword ptr [r10 + 0x30]
    psubw xmm3, xmmword ptr [r10 + 0x40]
    psubw xmm2, xmmword ptr [r10 + 0x50]
    psubw xmm1, xmmword ptr [r10 + 0x60]
    psubw xmm0, xmmword ptr [r10 + 0x70]
    cmp r9, 0x1
    je .L2
    mov r10, qword ptr [r8 + 0x8]
    psubw xmm7, xmmword ptr [r10]
    psubw xmm6, xmmword ptr [r10 + 0x10]
    psubw xmm5, xmmword ptr [r10 + 0x20]
    psubw xmm4, xmmword ptr [r10 + 0x30]
    psubw xmm3, xmmword ptr [r10 + 0x40]
    psubw xmm2, xmmword ptr [r10 + 0x50]
    psubw xmm1, xmmword ptr [r10 + 0x60]
    psubw xmm0, xmmword ptr [r10 + 0x70]
.L2:
    movdqa xmmword ptr [rsi], xmm7
    movdqa xmmword ptr [rsi + 0x10], xmm6
    movdqa xmmword ptr [rsi + 0x20], xmm5
    movdqa xmmword ptr [rsi + 0x30], xmm4
    movdqa xmmword ptr [rsi + 0x40], xmm3
    movdqa xmmword ptr [rsi + 0x50], xmm2
    movdqa xmmword ptr [rsi + 0x60], xmm1
    movdqa xmmword ptr [rsi + 0x70], xmm0
    movdqa xmm7, xmmword ptr [rdi + 0x80]
    movdqa xmm6, xmmword ptr [rdi + 0x90]
    movdqa xmm5, xmmword ptr [rdi + 0xa0]
    movdqa xmm4, xmmword ptr [rdi + 0xb0]
    movdqa xmm3, xmmword ptr [rdi + 0xc0]
    movdqa xmm2, xmmword ptr [rdi + 0xd0]
    movdqa xmm1, xmmword ptr [rdi + 0xe0]
    movdqa xmm0, xmmword ptr [rdi + 0xf0]
    test rcx, rcx
    je .L4
    xor ecx, ecx
    nop
.L3:
    mov rdi, qword ptr [rdx + rcx]
    paddw xmm7, xmmword ptr [rdi + 0x80]
    paddw xmm6, xmmword ptr [rdi + 0x90]
    paddw xmm5, xmmword ptr [rdi + 0xa0]
    paddw xmm4, xmmword ptr [rdi + 0xb0]
    paddw xmm3, xmmword ptr [rdi + 0xc0]
    paddw xmm2, xmmword ptr [rdi + 0xd0]
    paddw xmm1, xmmword ptr [rdi + 0xe0]
    paddw xmm0, xmmword ptr [rdi + 0xf0]
    add rcx, 0x8
    cmp rax, rcx
    jne .L3
.L4:
    test r9, r9
    je .L5
    mov rax, qword ptr [r8]
    psubw xmm7, xmmword ptr [rax + 0x80]
    psubw xmm6, xmmword ptr [rax + 0x90]
    psubw xmm5, xmmword ptr [rax + 0xa0]
    psubw xmm4, xmmword ptr [rax + 0xb0]
    psubw xmm3, xmmword ptr [rax + 0xc0]
    psubw xmm2, xmmword ptr [rax + 0xd0]
    psubw xmm1, xmmword ptr [rax + 0xe0]
    psubw xmm0, xmmword ptr [rax + 0xf0]
    cmp r9, 0x1
    je .L5
    mov rax, qword ptr [r8 + 0x8]
    psubw xmm7, xmmword ptr [rax + 0x80]
    psubw xmm6, xmmword ptr [rax + 0x90]
    psubw xmm5, xmmword ptr [rax + 0xa0]
    psubw xmm4, xmmword ptr [rax + 0xb0]
    psubw xmm3, xmmword ptr [rax + 0xc0]
    psubw xmm2, xmmword ptr [rax + 0xd0]
    psubw xmm1, xmmword ptr [rax + 0xe0]
    psubw xmm0, xmmword ptr [rax + 0xf0]
.L5:
    movdqa xmmword ptr [rsi + 0x80], xmm7
    movdqa xmmword ptr [rsi + 0x90], xmm6
    movdqa xmmword ptr [rsi + 0xa0], xmm5
    movdqa xmmword ptr [rsi + 0xb0], xmm4
    movdqa xmmword ptr [rsi + 0xc0], xmm3
    movdqa xmmword ptr [rsi + 0xd0], xmm2
    movdqa xmmword ptr [rsi + 0xe0], xmm1
    movdqa xmmword ptr [rsi + 0xf0], xmm0
    ret
