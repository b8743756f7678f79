# The kernels of score/split, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm score/split
# binary: sha256 da644121cb8c304b89fb10d7b9f7d736169b7051f4b67b2107301777a2d846cf
# latency: 349 instructions in 1504 bytes; innermost loops: .L0 of 326
# throughput: 249 instructions in 1323 bytes; innermost loops: .L0 of 239
# mix of 598 instructions: 87 and, 84 xor, 61 mov, 54 add, 39 paddd, 36 movq, 34 sub, 33 pshufd, 32 pextrw, 22 imul, 18 pmuludq, 16 movsx, 11 movd, 9 movzx, 8 punpckldq, 7 movdqa, 6 pop, 4 movaps, 4 movdqu, 4 movsd, 4 movsxd, 4 pand, 4 ret, 3 push, 2 cmp, 2 je, 2 jne, 2 sar, 2 shr, 2 test, 1 lea, 1 psubd

latency:
    push rbp
    push r14
    push rbx
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L1
    mov ecx, dword ptr [rsp - 0x8]
    mov rdx, qword ptr [rsi + 0x8]
    imul rsi, rax, 0x64
    add rdx, 0x60
    xor eax, eax
    xor r8d, r8d
    nop
.L0:
    movzx r9d, word ptr [rdx + r8 - 0x60]
    and r9d, 0x1ff
    mov r10d, dword ptr [rdi + 8*r9]
    mov r9d, dword ptr [rdi + 8*r9 + 0x4]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x5e]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x5c]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x5a]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x58]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x56]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x54]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x52]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x50]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x4e]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x4c]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x4a]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x48]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x46]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x44]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x42]
    and r11d, 0x1ff
    add r9d, dword ptr [rdi + 8*r11 + 0x4]
    add r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x40]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x3e]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x3c]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x3a]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x38]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x36]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x34]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x32]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x30]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x2e]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x2c]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x2a]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x28]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x26]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x24]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x22]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov r14d, r9d
    xor r14d, r10d
    and r14d, ecx
    xor r14w, word ptr [rdx + r8 - 0x20]
    and r14d, 0x1ff
    movsx r11d, word ptr [rdx + r8 - 0x1e]
    mov ebx, dword ptr [rdi + 8*r14]
    imul ebx, r11d
    imul r11d, dword ptr [rdi + 8*r14 + 0x4]
    add ebx, r10d
    add r11d, r9d
    mov r10d, r11d
    xor r10d, ebx
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x1c]
    movsx r9d, word ptr [rdx + r8 - 0x1a]
    and r10d, 0x1ff
    mov ebp, dword ptr [rdi + 8*r10]
    imul ebp, r9d
    imul r9d, dword ptr [rdi + 8*r10 + 0x4]
    add r9d, r11d
    add ebp, ebx
    mov ebx, r9d
    xor ebx, ebp
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x18]
    and ebx, 0x1ff
    movsx r10d, word ptr [rdx + r8 - 0x16]
    mov r11d, dword ptr [rdi + 8*rbx]
    imul r11d, r10d
    imul r10d, dword ptr [rdi + 8*rbx + 0x4]
    add r11d, ebp
    add r10d, r9d
    mov r14d, r10d
    xor r14d, r11d
    and r14d, ecx
    xor r14w, word ptr [rdx + r8 - 0x14]
    movsx r9d, word ptr [rdx + r8 - 0x12]
    and r14d, 0x1ff
    mov ebx, dword ptr [rdi + 8*r14]
    imul ebx, r9d
    imul r9d, dword ptr [rdi + 8*r14 + 0x4]
    add r9d, r10d
    add ebx, r11d
    mov r14d, r9d
    xor r14d, ebx
    and r14d, ecx
    xor r14w, word ptr [rdx + r8 - 0x10]
    and r14d, 0x1ff
    movsx r10d, word ptr [rdx + r8 - 0xe]
    mov r11d, dword ptr [rdi + 8*r14]
    imul r11d, r10d
    imul r10d, dword ptr [rdi + 8*r14 + 0x4]
    add r11d, ebx
    add r10d, r9d
    mov r14d, r10d
    xor r14d, r11d
    and r14d, ecx
    xor r14w, word ptr [rdx + r8 - 0xc]
    movsx r9d, word ptr [rdx + r8 - 0xa]
    and r14d, 0x1ff
    mov ebx, dword ptr [rdi + 8*r14]
    imul ebx, r9d
    imul r9d, dword ptr [rdi + 8*r14 + 0x4]
    add r9d, r10d
    add ebx, r11d
    mov r11d, r9d
    xor r11d, ebx
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x8]
    and r11d, 0x1ff
    movsx r10d, word ptr [rdx + r8 - 0x6]
    mov ebp, dword ptr [rdi + 8*r11]
    imul ebp, r10d
    imul r10d, dword ptr [rdi + 8*r11 + 0x4]
    add ebp, ebx
    add r10d, r9d
    mov r9d, r10d
    xor r9d, ebp
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4]
    movsx r11d, word ptr [rdx + r8 - 0x2]
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 8*r9]
    imul ebx, r11d
    imul r11d, dword ptr [rdi + 8*r9 + 0x4]
    add ebx, ebp
    add r11d, r10d
    mov r9d, dword ptr [rdx + r8]
    mov r10d, 0x18
    sub r10d, r9d
    imul ebx, r9d
    imul r10d, r11d
    add r10d, ebx
    movsxd r9, r10d
    imul r9, r9, 0x2aaaaaab
    mov r10, r9
    shr r10, 0x3f
    sar r9, 0x22
    add r9d, r10d
    movsxd r9, r9d
    add rax, r9
    add r8, 0x64
    cmp rsi, r8
    jne .L0
    pop rbx
    pop r14
    pop rbp
    ret
.L1:
    xor eax, eax
    pop rbx
    pop r14
    pop rbp
    ret

throughput:
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L1
    mov rcx, qword ptr [rsi + 0x8]
    imul rdx, rax, 0x64
    xor eax, eax
    xor esi, esi
    nop
.L0:
    movdqu xmm3, xmmword ptr [rcx + rsi + 0x10]
    movdqa xmm5, xmmword ptr [.C0]
    pand xmm3, xmm5
    pextrw r8d, xmm3, 0x7
    movdqu xmm0, xmmword ptr [rcx + rsi]
    pextrw r9d, xmm3, 0x6
    movsd xmm1, qword ptr [rdi + 8*r8]
    movaps xmmword ptr [rsp - 0x38], xmm1
    movsd xmm1, qword ptr [rdi + 8*r9]
    movaps xmmword ptr [rsp - 0x18], xmm1
    pextrw r8d, xmm3, 0x5
    movq xmm8, qword ptr [rdi + 8*r8]
    pextrw r8d, xmm3, 0x4
    pextrw r9d, xmm3, 0x3
    movq xmm2, qword ptr [rdi + 8*r8]
    pextrw r8d, xmm3, 0x2
    movq xmm1, qword ptr [rdi + 8*r9]
    movsd xmm4, qword ptr [rdi + 8*r8]
    movaps xmmword ptr [rsp - 0x48], xmm4
    pextrw r8d, xmm3, 0x1
    movq xmm6, qword ptr [rdi + 8*r8]
    pextrw r8d, xmm3, 0x0
    pand xmm0, xmm5
    movq xmm11, qword ptr [rdi + 8*r8]
    pextrw r8d, xmm0, 0x7
    pextrw r9d, xmm0, 0x6
    movq xmm4, qword ptr [rdi + 8*r8]
    pextrw r10d, xmm0, 0x5
    movq xmm15, qword ptr [rdi + 8*r9]
    movsx r8d, word ptr [rcx + rsi + 0x4a]
    movq xmm3, qword ptr [rdi + 8*r10]
    pextrw r9d, xmm0, 0x4
    movdqu xmm10, xmmword ptr [rcx + rsi + 0x20]
    movq xmm9, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm0, 0x3
    movq xmm13, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm0, 0x2
    paddd xmm1, xmm2
    movdqa xmm2, xmm1
    movq xmm12, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm0, 0x1
    movq xmm1, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm0, 0x0
    movq xmm0, qword ptr [rdi + 8*r9]
    paddd xmm4, xmm11
    pand xmm10, xmm5
    pextrw r9d, xmm10, 0x0
    paddd xmm9, xmm3
    movq xmm7, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x1
    paddd xmm12, xmm13
    movq xmm14, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x2
    paddd xmm0, xmm1
    movdqa xmm5, xmm0
    movq xmm13, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x3
    paddd xmm2, xmm8
    movq xmm11, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x4
    paddd xmm4, xmm6
    movq xmm3, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x5
    paddd xmm9, xmm15
    movq xmm0, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x6
    movq xmm6, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x7
    movdqu xmm10, xmmword ptr [rcx + rsi + 0x30]
    paddd xmm5, xmm12
    movq xmm15, qword ptr [rdi + 8*r9]
    pand xmm10, xmmword ptr [.C0]
    pextrw r9d, xmm10, 0x0
    paddd xmm14, xmm7
    movq xmm1, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x1
    paddd xmm11, xmm13
    movq xmm13, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x2
    paddd xmm11, xmm14
    movq xmm8, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x3
    paddd xmm0, xmm3
    movsd xmm3, qword ptr [rdi + 8*r9]
    movaps xmmword ptr [rsp - 0x28], xmm3
    pextrw r9d, xmm10, 0x4
    paddd xmm6, xmm0
    movq xmm12, qword ptr [rdi + 8*r9]
    movzx r9d, word ptr [rcx + rsi + 0x40]
    paddd xmm2, xmmword ptr [rsp - 0x18]
    movdqa xmm0, xmm2
    and r9d, 0x1ff
    movq xmm2, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x42]
    paddd xmm4, xmmword ptr [rsp - 0x48]
    movd xmm3, r9d
    movzx r9d, word ptr [rcx + rsi + 0x44]
    and r9d, 0x1ff
    movdqa xmm14, xmm5
    paddd xmm14, xmm9
    movq xmm7, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x46]
    paddd xmm1, xmm15
    paddd xmm6, xmm11
    movd xmm15, r9d
    pextrw r9d, xmm10, 0x5
    movq xmm11, qword ptr [rdi + 8*r9]
    movzx r9d, word ptr [rcx + rsi + 0x48]
    paddd xmm13, xmm1
    and r9d, 0x1ff
    paddd xmm8, xmm13
    movq xmm9, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x6
    movq xmm5, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm10, 0x7
    movd xmm13, r8d
    movzx r8d, word ptr [rcx + rsi + 0x4c]
    paddd xmm12, xmmword ptr [rsp - 0x28]
    and r8d, 0x1ff
    movq xmm10, qword ptr [rdi + 8*r8]
    movsx r8d, word ptr [rcx + rsi + 0x4e]
    paddd xmm11, xmm12
    pshufd xmm3, xmm3, 0x0
    pshufd xmm1, xmm2, 0xf5
    pmuludq xmm2, xmm3
    pmuludq xmm1, xmm3
    pshufd xmm3, xmm15, 0x0
    pshufd xmm12, xmm7, 0xf5
    pmuludq xmm7, xmm3
    pmuludq xmm12, xmm3
    pshufd xmm3, xmm13, 0x0
    pshufd xmm13, xmm9, 0xf5
    pmuludq xmm9, xmm3
    pmuludq xmm13, xmm3
    movd xmm3, r8d
    movzx r8d, word ptr [rcx + rsi + 0x50]
    paddd xmm5, xmm11
    and r8d, 0x1ff
    movq xmm11, qword ptr [rdi + 8*r8]
    movsx r8d, word ptr [rcx + rsi + 0x52]
    paddd xmm0, xmmword ptr [rsp - 0x38]
    movdqa xmmword ptr [rsp - 0x48], xmm0
    movd xmm0, r8d
    movsx r8d, word ptr [rcx + rsi + 0x5e]
    pshufd xmm3, xmm3, 0x0
    paddd xmm14, xmm4
    pshufd xmm15, xmm10, 0xf5
    pmuludq xmm10, xmm3
    pmuludq xmm15, xmm3
    movq xmm3, qword ptr [rdi + 8*r9]
    movzx r9d, word ptr [rcx + rsi + 0x54]
    pshufd xmm4, xmm2, 0xe8
    pshufd xmm2, xmm1, 0xe8
    paddd xmm8, xmm6
    movdqa xmmword ptr [rsp - 0x38], xmm8
    pshufd xmm0, xmm0, 0x0
    pshufd xmm1, xmm11, 0xf5
    pmuludq xmm11, xmm0
    paddd xmm3, xmm5
    pmuludq xmm1, xmm0
    and r9d, 0x1ff
    movq xmm8, qword ptr [rdi + 8*r9]
    punpckldq xmm4, xmm2
    movsx r9d, word ptr [rcx + rsi + 0x56]
    pshufd xmm6, xmm7, 0xe8
    pshufd xmm0, xmm12, 0xe8
    punpckldq xmm6, xmm0
    pshufd xmm0, xmm9, 0xe8
    pshufd xmm2, xmm13, 0xe8
    pshufd xmm5, xmm10, 0xe8
    punpckldq xmm0, xmm2
    pshufd xmm2, xmm15, 0xe8
    pshufd xmm7, xmm11, 0xe8
    pshufd xmm1, xmm1, 0xe8
    punpckldq xmm5, xmm2
    punpckldq xmm7, xmm1
    movd xmm1, r9d
    movzx r9d, word ptr [rcx + rsi + 0x58]
    paddd xmm14, xmmword ptr [rsp - 0x48]
    and r9d, 0x1ff
    movq xmm2, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x5a]
    paddd xmm3, xmmword ptr [rsp - 0x38]
    pshufd xmm1, xmm1, 0x0
    pshufd xmm9, xmm8, 0xf5
    pmuludq xmm8, xmm1
    paddd xmm6, xmm4
    pmuludq xmm9, xmm1
    movd xmm1, r9d
    movzx r9d, word ptr [rcx + rsi + 0x5c]
    paddd xmm7, xmm5
    pshufd xmm4, xmm8, 0xe8
    pshufd xmm5, xmm9, 0xe8
    punpckldq xmm4, xmm5
    psubd xmm14, xmm3
    pshufd xmm1, xmm1, 0x0
    pshufd xmm3, xmm2, 0xf5
    pmuludq xmm2, xmm1
    paddd xmm0, xmm6
    pshufd xmm2, xmm2, 0xe8
    pmuludq xmm3, xmm1
    pshufd xmm1, xmm3, 0xe8
    paddd xmm4, xmm7
    punpckldq xmm2, xmm1
    and r9d, 0x1ff
    movq xmm1, qword ptr [rdi + 8*r9]
    paddd xmm0, xmm14
    movd xmm3, r8d
    pshufd xmm3, xmm3, 0x0
    pshufd xmm5, xmm1, 0xf5
    paddd xmm2, xmm4
    pmuludq xmm1, xmm3
    pshufd xmm1, xmm1, 0xe8
    pmuludq xmm5, xmm3
    paddd xmm2, xmm0
    pshufd xmm0, xmm5, 0xe8
    punpckldq xmm1, xmm0
    mov r8d, dword ptr [rcx + rsi + 0x60]
    paddd xmm1, xmm2
    mov r9d, 0x18
    sub r9d, r8d
    movd xmm0, r8d
    pmuludq xmm0, xmm1
    pshufd xmm1, xmm1, 0xf5
    movd xmm2, r9d
    pmuludq xmm2, xmm1
    paddd xmm2, xmm0
    movd r8d, xmm2
    movsxd r8, r8d
    imul r8, r8, 0x2aaaaaab
    mov r9, r8
    shr r9, 0x3f
    sar r8, 0x22
    add r8d, r9d
    movsxd r8, r8d
    add rax, r8
    add rsi, 0x64
    cmp rdx, rsi
    jne .L0
    ret
.L1:
    xor eax, eax
    ret
.C0 = 0x01ff01ff01ff01ff 0x01ff01ff01ff01ff
