# The kernels of score/split, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm score/split --target x86-64-v2
# binary: sha256 928b4fc3d9160741b7a7b6010f167e59bc7a65666c2f127e34474a234eb63936
# latency: 349 instructions in 1504 bytes; innermost loops: .L0 of 326
# throughput: 198 instructions in 1063 bytes; innermost loops: .L0 of 187
# mix of 547 instructions: 87 and, 84 xor, 61 mov, 54 add, 40 movq, 39 paddd, 34 sub, 32 pextrw, 22 imul, 16 movsx, 10 movd, 9 movzx, 9 pmulld, 9 pshufd, 6 pop, 4 movdqu, 4 movsxd, 4 pand, 4 ret, 3 push, 2 cmp, 2 je, 2 jne, 2 sar, 2 shr, 2 test, 1 lea, 1 movdqa, 1 pinsrd, 1 psubd

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
    movdqa xmm0, xmmword ptr [.C0]
    xor esi, esi
    nop
.L0:
    movdqu xmm5, xmmword ptr [rcx + rsi + 0x10]
    pand xmm5, xmm0
    pextrw r9d, xmm5, 0x7
    movsx r8d, word ptr [rcx + rsi + 0x5e]
    movq xmm6, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm5, 0x6
    movdqu xmm1, xmmword ptr [rcx + rsi]
    movq xmm7, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm5, 0x5
    movdqu xmm3, xmmword ptr [rcx + rsi + 0x20]
    movq xmm8, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm5, 0x4
    movdqu xmm2, xmmword ptr [rcx + rsi + 0x30]
    movq xmm9, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm5, 0x3
    movq xmm4, qword ptr [rdi + 8*r9]
    paddd xmm4, xmm9
    pextrw r9d, xmm5, 0x2
    paddd xmm4, xmm8
    movq xmm8, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm5, 0x1
    paddd xmm4, xmm7
    movq xmm7, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm5, 0x0
    movq xmm9, qword ptr [rdi + 8*r9]
    pand xmm1, xmm0
    pextrw r9d, xmm1, 0x7
    paddd xmm4, xmm6
    movq xmm5, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm1, 0x6
    paddd xmm5, xmm9
    movq xmm9, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm1, 0x5
    paddd xmm5, xmm7
    movq xmm7, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm1, 0x4
    paddd xmm5, xmm8
    movq xmm6, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm1, 0x3
    paddd xmm6, xmm7
    movq xmm7, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm1, 0x2
    paddd xmm6, xmm9
    movq xmm8, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm1, 0x1
    paddd xmm8, xmm7
    movq xmm7, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm1, 0x0
    movq xmm1, qword ptr [rdi + 8*r9]
    pand xmm3, xmm0
    pextrw r9d, xmm3, 0x0
    paddd xmm1, xmm7
    movq xmm9, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm3, 0x1
    paddd xmm1, xmm8
    movq xmm7, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm3, 0x2
    paddd xmm1, xmm6
    movq xmm6, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm3, 0x3
    paddd xmm1, xmm5
    movq xmm5, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm3, 0x4
    paddd xmm1, xmm4
    movq xmm8, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm3, 0x5
    paddd xmm7, xmm9
    movq xmm9, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm3, 0x6
    paddd xmm5, xmm6
    movq xmm4, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm3, 0x7
    movq xmm10, qword ptr [rdi + 8*r9]
    pand xmm2, xmm0
    pextrw r9d, xmm2, 0x0
    paddd xmm5, xmm7
    movq xmm7, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm2, 0x1
    paddd xmm9, xmm8
    movq xmm8, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm2, 0x2
    paddd xmm4, xmm9
    movq xmm3, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm2, 0x3
    paddd xmm4, xmm5
    movq xmm6, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm2, 0x4
    paddd xmm7, xmm10
    movq xmm9, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm2, 0x5
    paddd xmm8, xmm7
    movq xmm10, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm2, 0x6
    movq xmm7, qword ptr [rdi + 8*r9]
    pextrw r9d, xmm2, 0x7
    movq xmm2, qword ptr [rdi + 8*r9]
    movzx r9d, word ptr [rcx + rsi + 0x40]
    paddd xmm3, xmm8
    and r9d, 0x1ff
    movq xmm5, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x42]
    paddd xmm3, xmm4
    movd xmm8, r9d
    movzx r9d, word ptr [rcx + rsi + 0x44]
    paddd xmm9, xmm6
    and r9d, 0x1ff
    movq xmm6, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x46]
    paddd xmm10, xmm9
    movd xmm9, r9d
    movzx r9d, word ptr [rcx + rsi + 0x48]
    paddd xmm7, xmm10
    and r9d, 0x1ff
    movq xmm4, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x4a]
    paddd xmm2, xmm7
    movd xmm7, r9d
    movzx r9d, word ptr [rcx + rsi + 0x4c]
    paddd xmm2, xmm3
    and r9d, 0x1ff
    movq xmm3, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x4e]
    psubd xmm1, xmm2
    movd xmm2, r9d
    movzx r9d, word ptr [rcx + rsi + 0x50]
    pshufd xmm8, xmm8, 0x0
    pmulld xmm8, xmm5
    and r9d, 0x1ff
    movq xmm5, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x52]
    pshufd xmm9, xmm9, 0x0
    pmulld xmm9, xmm6
    movd xmm6, r9d
    movzx r9d, word ptr [rcx + rsi + 0x54]
    paddd xmm9, xmm8
    and r9d, 0x1ff
    movq xmm8, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x56]
    pshufd xmm7, xmm7, 0x0
    pmulld xmm7, xmm4
    movd xmm4, r9d
    movzx r9d, word ptr [rcx + rsi + 0x58]
    paddd xmm7, xmm9
    and r9d, 0x1ff
    movq xmm9, qword ptr [rdi + 8*r9]
    movsx r9d, word ptr [rcx + rsi + 0x5a]
    pshufd xmm2, xmm2, 0x0
    pmulld xmm2, xmm3
    movd xmm3, r9d
    movzx r9d, word ptr [rcx + rsi + 0x5c]
    paddd xmm2, xmm7
    pshufd xmm6, xmm6, 0x0
    pmulld xmm6, xmm5
    paddd xmm6, xmm2
    pshufd xmm2, xmm4, 0x0
    pmulld xmm2, xmm8
    paddd xmm2, xmm6
    paddd xmm2, xmm1
    pshufd xmm1, xmm3, 0x0
    pmulld xmm1, xmm9
    and r9d, 0x1ff
    movq xmm3, qword ptr [rdi + 8*r9]
    movd xmm4, r8d
    pshufd xmm4, xmm4, 0x0
    pmulld xmm4, xmm3
    paddd xmm4, xmm1
    mov r8d, dword ptr [rcx + rsi + 0x60]
    mov r9d, 0x18
    sub r9d, r8d
    movd xmm1, r8d
    pinsrd xmm1, r9d, 0x1
    paddd xmm4, xmm2
    pmulld xmm1, xmm4
    pshufd xmm2, xmm1, 0x55
    paddd xmm2, xmm1
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
