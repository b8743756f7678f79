# The kernels of score/wide, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm score/wide --target x86-64-v2
# binary: sha256 928b4fc3d9160741b7a7b6010f167e59bc7a65666c2f127e34474a234eb63936
# latency: 369 instructions in 1694 bytes; innermost loops: .L0 of 352
# throughput: 149 instructions in 707 bytes; innermost loops: .L0 of 134
# mix of 518 instructions: 87 and, 84 xor, 70 add, 60 sub, 56 mov, 45 shr, 32 pextrw, 24 imul, 16 movsx, 9 movzx, 4 movdqu, 4 movsxd, 4 pand, 4 pop, 4 ret, 3 push, 2 cmp, 2 je, 2 jne, 2 sar, 2 test, 1 lea, 1 movdqa

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
    mov r9, qword ptr [rdi + 8*r9]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x5e]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x5c]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x5a]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x58]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x56]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x54]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x52]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x50]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x4e]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x4c]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x4a]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x48]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x46]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x44]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x42]
    and r10d, 0x1ff
    add r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x40]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x3e]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x3c]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x3a]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x38]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x36]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x34]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x32]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x30]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2e]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2c]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2a]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x28]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x26]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x24]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x22]
    and r10d, 0x1ff
    sub r9, qword ptr [rdi + 8*r10]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x20]
    and r10d, 0x1ff
    movsx r11, word ptr [rdx + r8 - 0x1e]
    imul r11, qword ptr [rdi + 8*r10]
    add r11, r9
    mov r10, r11
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r11d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x1c]
    movsx r9, word ptr [rdx + r8 - 0x1a]
    and r10d, 0x1ff
    imul r9, qword ptr [rdi + 8*r10]
    add r9, r11
    mov r11, r9
    sub r11, -0x80000000
    shr r11, 0x20
    xor r11d, r9d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x18]
    movsx r10, word ptr [rdx + r8 - 0x16]
    and r11d, 0x1ff
    imul r10, qword ptr [rdi + 8*r11]
    add r10, r9
    mov r9, r10
    sub r9, -0x80000000
    shr r9, 0x20
    xor r9d, r10d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x14]
    and r9d, 0x1ff
    movsx r11, word ptr [rdx + r8 - 0x12]
    imul r11, qword ptr [rdi + 8*r9]
    add r11, r10
    mov r10, r11
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r11d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x10]
    movsx r9, word ptr [rdx + r8 - 0xe]
    and r10d, 0x1ff
    imul r9, qword ptr [rdi + 8*r10]
    add r9, r11
    mov r11, r9
    sub r11, -0x80000000
    shr r11, 0x20
    xor r11d, r9d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0xc]
    movsx r10, word ptr [rdx + r8 - 0xa]
    and r11d, 0x1ff
    imul r10, qword ptr [rdi + 8*r11]
    add r10, r9
    mov r9, r10
    sub r9, -0x80000000
    shr r9, 0x20
    xor r9d, r10d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x8]
    and r9d, 0x1ff
    movsx r11, word ptr [rdx + r8 - 0x6]
    imul r11, qword ptr [rdi + 8*r9]
    add r11, r10
    mov r9, r11
    sub r9, -0x80000000
    shr r9, 0x20
    xor r9d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4]
    movsx r10, word ptr [rdx + r8 - 0x2]
    and r9d, 0x1ff
    imul r10, qword ptr [rdi + 8*r9]
    add r10, r11
    mov r9d, dword ptr [rdx + r8]
    mov r11d, r10d
    mov ebx, 0x18
    imul r11d, r9d
    sub ebx, r9d
    sub r10, -0x80000000
    shr r10, 0x20
    imul ebx, r10d
    add ebx, r11d
    movsxd r9, ebx
    imul r9, r9, 0x2aaaaaab
    mov r10, r9
    shr r10, 0x3f
    shr r9, 0x20
    sar r9d, 0x2
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
    push r14
    push rbx
    mov rcx, qword ptr [rsi + 0x8]
    imul rdx, rax, 0x64
    xor eax, eax
    movdqa xmm0, xmmword ptr [.C0]
    xor esi, esi
    nop
.L0:
    movsx r9, word ptr [rcx + rsi + 0x46]
    movsx r10, word ptr [rcx + rsi + 0x42]
    movdqu xmm2, xmmword ptr [rcx + rsi]
    movdqu xmm1, xmmword ptr [rcx + rsi + 0x10]
    movdqu xmm3, xmmword ptr [rcx + rsi + 0x20]
    pand xmm1, xmm0
    pextrw ebx, xmm1, 0x6
    pand xmm2, xmm0
    pextrw r8d, xmm2, 0x1
    mov r8, qword ptr [rdi + 8*r8]
    pextrw r11d, xmm2, 0x0
    add r8, qword ptr [rdi + 8*r11]
    pand xmm3, xmm0
    pextrw r11d, xmm3, 0x0
    mov r11, qword ptr [rdi + 8*r11]
    pextrw r14d, xmm3, 0x1
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x2
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm3, 0x2
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x3
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm3, 0x3
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x4
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm3, 0x4
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x5
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm3, 0x5
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x6
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm3, 0x6
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x7
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm3, 0x7
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm1, 0x0
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm1, 0x1
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm1, 0x2
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm1, 0x3
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm1, 0x4
    add r8, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm1, 0x5
    add r8, qword ptr [rdi + 8*r14]
    movdqu xmm2, xmmword ptr [rcx + rsi + 0x30]
    pand xmm2, xmm0
    pextrw r14d, xmm2, 0x0
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x1
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x2
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x3
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x4
    add r11, qword ptr [rdi + 8*r14]
    pextrw r14d, xmm2, 0x5
    add r11, qword ptr [rdi + 8*r14]
    add r8, qword ptr [rdi + 8*rbx]
    pextrw ebx, xmm2, 0x6
    add r11, qword ptr [rdi + 8*rbx]
    movzx ebx, word ptr [rcx + rsi + 0x40]
    and ebx, 0x1ff
    pextrw r14d, xmm1, 0x7
    imul r10, qword ptr [rdi + 8*rbx]
    add r8, qword ptr [rdi + 8*r14]
    movzx ebx, word ptr [rcx + rsi + 0x44]
    and ebx, 0x1ff
    pextrw r14d, xmm2, 0x7
    imul r9, qword ptr [rdi + 8*rbx]
    add r11, qword ptr [rdi + 8*r14]
    movzx ebx, word ptr [rcx + rsi + 0x4c]
    movzx r14d, word ptr [rcx + rsi + 0x48]
    add r9, r10
    movsx r10, word ptr [rcx + rsi + 0x4a]
    and r14d, 0x1ff
    imul r10, qword ptr [rdi + 8*r14]
    movsx r14, word ptr [rcx + rsi + 0x4e]
    and ebx, 0x1ff
    imul r14, qword ptr [rdi + 8*rbx]
    movzx ebx, word ptr [rcx + rsi + 0x54]
    add r10, r9
    movzx r9d, word ptr [rcx + rsi + 0x50]
    add r14, r10
    movsx r10, word ptr [rcx + rsi + 0x52]
    and r9d, 0x1ff
    imul r10, qword ptr [rdi + 8*r9]
    movsx r9, word ptr [rcx + rsi + 0x56]
    and ebx, 0x1ff
    imul r9, qword ptr [rdi + 8*rbx]
    movzx ebx, word ptr [rcx + rsi + 0x5c]
    add r10, r14
    movzx r14d, word ptr [rcx + rsi + 0x58]
    add r9, r10
    movsx r10, word ptr [rcx + rsi + 0x5a]
    and r14d, 0x1ff
    imul r10, qword ptr [rdi + 8*r14]
    movsx r14, word ptr [rcx + rsi + 0x5e]
    and ebx, 0x1ff
    imul r14, qword ptr [rdi + 8*rbx]
    sub r8, r11
    add r10, r9
    add r14, r10
    mov r9d, dword ptr [rcx + rsi + 0x60]
    add r14, r8
    mov r8d, r14d
    mov r10d, 0x18
    sub r10d, r9d
    imul r8d, r9d
    sub r14, -0x80000000
    shr r14, 0x20
    imul r10d, r14d
    add r10d, r8d
    movsxd r8, r10d
    imul r8, r8, 0x2aaaaaab
    mov r9, r8
    shr r9, 0x3f
    shr r8, 0x20
    sar r8d, 0x2
    add r8d, r9d
    movsxd r8, r8d
    add rax, r8
    add rsi, 0x64
    cmp rdx, rsi
    jne .L0
    pop rbx
    pop r14
    ret
.L1:
    xor eax, eax
    ret
.C0 = 0x01ff01ff01ff01ff 0x01ff01ff01ff01ff
