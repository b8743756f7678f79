# The kernels of score/packed, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm score/packed --target x86-64-v2
# binary: sha256 928b4fc3d9160741b7a7b6010f167e59bc7a65666c2f127e34474a234eb63936
# latency: 501 instructions in 2120 bytes; innermost loops: .L0 of 484
# throughput: 153 instructions in 713 bytes; innermost loops: .L0 of 134
# mix of 654 instructions: 122 add, 97 mov, 87 and, 84 xor, 43 sar, 39 shl, 32 pextrw, 28 lea, 24 imul, 19 sub, 18 movsx, 14 neg, 9 movzx, 6 pop, 5 push, 4 movdqu, 4 movsxd, 4 pand, 4 ret, 2 cmp, 2 je, 2 jne, 2 shr, 2 test, 1 movdqa

latency:
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
    mov r9d, dword ptr [rdi + 4*r9]
    mov r10d, r9d
    shl r10d, 0x10
    lea r11d, [r9 + 0x8000]
    xor r11d, r10d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x5e]
    and r11d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r11]
    lea r11d, [r10 + r9]
    mov ebx, r11d
    shl ebx, 0x10
    add r9d, r10d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x5c]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x5a]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    add r9d, r10d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x58]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x56]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    add r9d, r10d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x54]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x52]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    add r9d, r10d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x50]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4e]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    add r9d, r10d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4c]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4a]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    add r9d, r10d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x48]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x46]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    add r9d, r10d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x44]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x42]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    shl ebx, 0x10
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x40]
    and r10d, 0x1ff
    sub r9d, dword ptr [rdi + 4*r10]
    mov r10d, r9d
    lea r11d, [r9 + 0x8000]
    shl r10d, 0x10
    xor r11d, r10d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x3e]
    and r11d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r11]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x3c]
    and r10d, 0x1ff
    sub r9d, dword ptr [rdi + 4*r10]
    mov r10d, r9d
    shl r10d, 0x10
    lea r11d, [r9 + 0x8000]
    xor r11d, r10d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x3a]
    and r11d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r11]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x38]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x36]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x34]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x32]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x30]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2e]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2c]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2a]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x28]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x26]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x24]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x22]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x20]
    and r10d, 0x1ff
    movsx r11d, word ptr [rdx + r8 - 0x1e]
    imul r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x1c]
    movsx r11d, word ptr [rdx + r8 - 0x1a]
    and r9d, 0x1ff
    imul r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x18]
    and r10d, 0x1ff
    movsx r11d, word ptr [rdx + r8 - 0x16]
    imul r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x14]
    movsx r11d, word ptr [rdx + r8 - 0x12]
    and r9d, 0x1ff
    imul r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x10]
    and r10d, 0x1ff
    movsx ebx, word ptr [rdx + r8 - 0xe]
    imul ebx, dword ptr [rdi + 4*r10]
    lea r11d, [rbx + r9]
    mov r10d, r11d
    shl r10d, 0x10
    add r9d, ebx
    add r9d, 0x8000
    xor r9d, r10d
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0xc]
    movsx ebx, word ptr [rdx + r8 - 0xa]
    and r9d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r9]
    lea r10d, [rbx + r11]
    mov r9d, r10d
    add r11d, ebx
    add r11d, 0x8000
    shl r9d, 0x10
    xor r11d, r9d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x8]
    and r11d, 0x1ff
    movsx ebx, word ptr [rdx + r8 - 0x6]
    imul ebx, dword ptr [rdi + 4*r11]
    lea r9d, [rbx + r10]
    mov r11d, r9d
    shl r11d, 0x10
    add r10d, ebx
    add r10d, 0x8000
    xor r10d, r11d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x4]
    movsx r11d, word ptr [rdx + r8 - 0x2]
    and r10d, 0x1ff
    imul r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, dword ptr [rdx + r8]
    movsx r10d, r10w
    imul r10d, ebx
    add r9d, r11d
    add r9d, 0x8000
    mov r11d, 0x18
    sub r11d, ebx
    sar r9d, 0x10
    imul r11d, r9d
    add r11d, r10d
    movsxd r9, r11d
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
    ret
.L1:
    xor eax, eax
    pop rbx
    ret

throughput:
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L1
    push rbp
    push r15
    push r14
    push rbx
    mov rcx, qword ptr [rsi + 0x8]
    imul rdx, rax, 0x64
    xor eax, eax
    movdqa xmm0, xmmword ptr [.C0]
    xor esi, esi
    nop
.L0:
    movsx r9d, word ptr [rcx + rsi + 0x4a]
    movdqu xmm1, xmmword ptr [rcx + rsi]
    pand xmm1, xmm0
    pextrw r10d, xmm1, 0x5
    pextrw ebx, xmm1, 0x4
    movsx r11d, word ptr [rcx + rsi + 0x46]
    pextrw r8d, xmm1, 0x1
    mov r8d, dword ptr [rdi + 4*r8]
    pextrw r14d, xmm1, 0x0
    add r8d, dword ptr [rdi + 4*r14]
    pextrw r14d, xmm1, 0x2
    add r8d, dword ptr [rdi + 4*r14]
    pextrw r14d, xmm1, 0x3
    add r8d, dword ptr [rdi + 4*r14]
    movdqu xmm2, xmmword ptr [rcx + rsi + 0x20]
    pand xmm2, xmm0
    add r8d, dword ptr [rdi + 4*rbx]
    pextrw r14d, xmm2, 0x0
    add r8d, dword ptr [rdi + 4*r10]
    movsx ebx, word ptr [rcx + rsi + 0x42]
    pextrw r15d, xmm2, 0x1
    mov r10d, dword ptr [rdi + 4*r14]
    add r10d, dword ptr [rdi + 4*r15]
    pextrw r14d, xmm2, 0x2
    add r10d, dword ptr [rdi + 4*r14]
    pextrw r14d, xmm2, 0x3
    add r10d, dword ptr [rdi + 4*r14]
    pextrw r14d, xmm2, 0x4
    add r10d, dword ptr [rdi + 4*r14]
    pextrw r14d, xmm2, 0x5
    add r10d, dword ptr [rdi + 4*r14]
    movzx r14d, word ptr [rcx + rsi + 0x40]
    and r14d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r14]
    movzx r14d, word ptr [rcx + rsi + 0x44]
    and r14d, 0x1ff
    imul r11d, dword ptr [rdi + 4*r14]
    movzx r14d, word ptr [rcx + rsi + 0x48]
    and r14d, 0x1ff
    imul r9d, dword ptr [rdi + 4*r14]
    movsx ebp, word ptr [rcx + rsi + 0x52]
    add r11d, ebx
    pextrw ebx, xmm1, 0x6
    add r8d, dword ptr [rdi + 4*rbx]
    pextrw ebx, xmm2, 0x6
    add r10d, dword ptr [rdi + 4*rbx]
    pextrw ebx, xmm1, 0x7
    add r8d, dword ptr [rdi + 4*rbx]
    pextrw ebx, xmm2, 0x7
    add r10d, dword ptr [rdi + 4*rbx]
    movsx ebx, word ptr [rcx + rsi + 0x4e]
    add r9d, r11d
    movzx r11d, word ptr [rcx + rsi + 0x4c]
    and r11d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r11]
    movzx r11d, word ptr [rcx + rsi + 0x50]
    and r11d, 0x1ff
    imul ebp, dword ptr [rdi + 4*r11]
    movsx r11d, word ptr [rcx + rsi + 0x56]
    add ebx, r9d
    movzx r9d, word ptr [rcx + rsi + 0x54]
    movdqu xmm1, xmmword ptr [rcx + rsi + 0x10]
    and r9d, 0x1ff
    pand xmm1, xmm0
    imul r11d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm1, 0x0
    movdqu xmm2, xmmword ptr [rcx + rsi + 0x30]
    pand xmm2, xmm0
    add r8d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm2, 0x0
    add r10d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm1, 0x1
    add r8d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm2, 0x1
    add r10d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm1, 0x2
    add r8d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm2, 0x2
    add r10d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm1, 0x3
    add r8d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm2, 0x3
    add r10d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm1, 0x4
    add r8d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm2, 0x4
    add r10d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm1, 0x5
    add r8d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm2, 0x5
    add r10d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm1, 0x6
    add r8d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm2, 0x6
    add r10d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm1, 0x7
    add r8d, dword ptr [rdi + 4*r9]
    pextrw r9d, xmm2, 0x7
    add r10d, dword ptr [rdi + 4*r9]
    add ebp, ebx
    movzx r9d, word ptr [rcx + rsi + 0x58]
    add r11d, ebp
    movsx ebx, word ptr [rcx + rsi + 0x5a]
    and r9d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r9]
    sub r8d, r10d
    movsx r9d, word ptr [rcx + rsi + 0x5e]
    add ebx, r11d
    movzx r10d, word ptr [rcx + rsi + 0x5c]
    add ebx, r8d
    and r10d, 0x1ff
    imul r9d, dword ptr [rdi + 4*r10]
    lea r8d, [r9 + rbx]
    mov r10d, dword ptr [rcx + rsi + 0x60]
    movsx r8d, r8w
    add r9d, ebx
    add r9d, 0x8000
    imul r8d, r10d
    mov r11d, 0x18
    sub r11d, r10d
    sar r9d, 0x10
    imul r11d, r9d
    add r11d, r8d
    movsxd r8, r11d
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
    pop rbx
    pop r14
    pop r15
    pop rbp
    ret
.L1:
    xor eax, eax
    ret
.C0 = 0x01ff01ff01ff01ff 0x01ff01ff01ff01ff
