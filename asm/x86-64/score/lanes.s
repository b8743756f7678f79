# The kernels of score/lanes, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm score/lanes
# binary: sha256 da644121cb8c304b89fb10d7b9f7d736169b7051f4b67b2107301777a2d846cf
# latency: 576 instructions in 2354 bytes; innermost loops: .L0 of 553
# throughput: 331 instructions in 1330 bytes; innermost loops: .L0 of 305
# mix of 907 instructions: 183 and, 179 mov, 127 add, 84 xor, 48 or, 43 sar, 40 imul, 39 shl, 36 sub, 32 pextrw, 25 movzx, 18 movsx, 12 pop, 9 push, 5 lea, 4 movdqu, 4 pand, 4 ret, 3 movsxd, 2 cmp, 2 je, 2 jne, 2 shr, 2 test, 1 cdqe, 1 movdqa

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
    mov r9d, dword ptr [rdi + 4*r9]
    mov r10d, r9d
    shl r10d, 0x10
    xor r10d, r9d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x5e]
    and r10d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    shl ebx, 0x10
    and r9d, 0xffff0000
    add r9d, r11d
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x5c]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    add r9d, r11d
    shl ebx, 0x10
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x5a]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x58]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    add r9d, r11d
    shl ebx, 0x10
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x56]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x54]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    add r9d, r11d
    shl ebx, 0x10
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x52]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x50]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    add r9d, r11d
    shl ebx, 0x10
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x4e]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x4c]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    add r9d, r11d
    shl ebx, 0x10
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x4a]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x48]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    add r9d, r11d
    shl ebx, 0x10
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x46]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x44]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    or r10d, r9d
    add r10d, r11d
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    xor ebx, r9d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x42]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    and r9d, 0xffff0000
    lea ebx, [r11 + r9]
    or r9d, r10d
    add r9d, r11d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, ebx
    sar r9d, 0x10
    and ebx, 0xffff0000
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x40]
    or r10d, ebx
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, ebx
    and ebx, 0xffff0000
    movzx r9d, r10w
    sub r11d, ebx
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x3e]
    and r11d, 0xffff0000
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    or r9d, r11d
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    sar r9d, 0x10
    and r11d, 0xffff0000
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x3c]
    or r10d, r11d
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, ebx
    and ebx, 0xffff0000
    movzx r9d, r10w
    sub r11d, ebx
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x3a]
    and r11d, 0xffff0000
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    or r9d, r11d
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    sar r9d, 0x10
    and r11d, 0xffff0000
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x38]
    or r10d, r11d
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, ebx
    and ebx, 0xffff0000
    movzx r9d, r10w
    sub r11d, ebx
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x36]
    and r11d, 0xffff0000
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    or r9d, r11d
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    sar r9d, 0x10
    and r11d, 0xffff0000
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x34]
    or r10d, r11d
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, ebx
    and ebx, 0xffff0000
    movzx r9d, r10w
    sub r11d, ebx
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x32]
    and r11d, 0xffff0000
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    or r9d, r11d
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    sar r9d, 0x10
    and r11d, 0xffff0000
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x30]
    or r10d, r11d
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, ebx
    and ebx, 0xffff0000
    movzx r9d, r10w
    sub r11d, ebx
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2e]
    and r11d, 0xffff0000
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    or r9d, r11d
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    sar r9d, 0x10
    and r11d, 0xffff0000
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x2c]
    or r10d, r11d
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, ebx
    and ebx, 0xffff0000
    movzx r9d, r10w
    sub r11d, ebx
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2a]
    and r11d, 0xffff0000
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    or r9d, r11d
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    sar r9d, 0x10
    and r11d, 0xffff0000
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x28]
    or r10d, r11d
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, ebx
    and ebx, 0xffff0000
    movzx r9d, r10w
    sub r11d, ebx
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x26]
    and r11d, 0xffff0000
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    or r9d, r11d
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    sar r9d, 0x10
    and r11d, 0xffff0000
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x24]
    or r10d, r11d
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, ebx
    and ebx, 0xffff0000
    movzx r9d, r10w
    sub r11d, ebx
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x22]
    and r11d, 0xffff0000
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    or r9d, r11d
    mov r11d, r9d
    sub r11d, r10d
    mov ebx, r11d
    shl ebx, 0x10
    and r10d, 0xffff0000
    sub r9d, r10d
    xor ebx, r9d
    movsx ebp, word ptr [rdx + r8 - 0x1e]
    sar ebx, 0x10
    and r9d, 0xffff0000
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x20]
    and ebx, 0x1ff
    or r11d, r9d
    mov ebx, dword ptr [rdi + 4*rbx]
    mov r10d, ebx
    and r10d, 0xffff0000
    imul ebx, ebp
    add ebx, r11d
    imul r10d, ebp
    add r10d, r9d
    mov ebp, r10d
    or ebp, ebx
    shl ebx, 0x10
    xor ebx, r10d
    sar ebx, 0x10
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x1c]
    movsx r14d, word ptr [rdx + r8 - 0x1a]
    and ebx, 0x1ff
    mov r11d, dword ptr [rdi + 4*rbx]
    mov r9d, r11d
    and r9d, 0xffff0000
    imul r11d, r14d
    imul r9d, r14d
    add r11d, ebp
    add r9d, r10d
    mov ebx, r9d
    or ebx, r11d
    shl r11d, 0x10
    xor r11d, r9d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x18]
    and r11d, 0x1ff
    movsx ebp, word ptr [rdx + r8 - 0x16]
    mov r11d, dword ptr [rdi + 4*r11]
    mov r10d, r11d
    and r10d, 0xffff0000
    imul r11d, ebp
    add r11d, ebx
    imul r10d, ebp
    add r10d, r9d
    mov ebx, r10d
    or ebx, r11d
    shl r11d, 0x10
    xor r11d, r10d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x14]
    movsx ebp, word ptr [rdx + r8 - 0x12]
    and r11d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r11]
    mov r9d, r11d
    and r9d, 0xffff0000
    imul r11d, ebp
    imul r9d, ebp
    add r11d, ebx
    add r9d, r10d
    mov ebx, r9d
    or ebx, r11d
    shl r11d, 0x10
    xor r11d, r9d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x10]
    and r11d, 0x1ff
    movsx ebp, word ptr [rdx + r8 - 0xe]
    mov r11d, dword ptr [rdi + 4*r11]
    mov r10d, r11d
    and r10d, 0xffff0000
    imul r11d, ebp
    add r11d, ebx
    imul r10d, ebp
    add r10d, r9d
    mov ebx, r10d
    or ebx, r11d
    shl r11d, 0x10
    xor r11d, r10d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0xc]
    and r11d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r11]
    movsx ebp, word ptr [rdx + r8 - 0xa]
    mov r11d, r9d
    and r11d, 0xffff0000
    imul r9d, ebp
    add r9d, ebx
    imul r11d, ebp
    add r11d, r10d
    mov ebx, r11d
    or ebx, r9d
    shl r9d, 0x10
    xor r9d, r11d
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x8]
    movsx ebp, word ptr [rdx + r8 - 0x6]
    and r9d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r9]
    mov r9d, r10d
    and r9d, 0xffff0000
    imul r10d, ebp
    add r10d, ebx
    imul r9d, ebp
    add r9d, r11d
    mov r11d, r10d
    shl r11d, 0x10
    xor r11d, r9d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x4]
    and r11d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r11]
    movsx ebx, word ptr [rdx + r8 - 0x2]
    mov ebp, r11d
    and ebp, 0xffff0000
    imul r11d, ebx
    imul ebp, ebx
    add r11d, r10d
    mov r10d, dword ptr [rdx + r8]
    movsx r11d, r11w
    add ebp, r9d
    imul r11d, r10d
    mov r9d, 0x18
    sub r9d, r10d
    sar ebp, 0x10
    imul r9d, ebp
    add r9d, r11d
    movsxd r9, r9d
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
    mov rcx, qword ptr [rsi + 0x10]
    test rcx, rcx
    je .L1
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rax, qword ptr [rsi + 0x8]
    mov qword ptr [rsp - 0x8], rax
    imul rax, rcx, 0x64
    mov qword ptr [rsp - 0x10], rax
    xor eax, eax
    movdqa xmm0, xmmword ptr [.C0]
    xor ecx, ecx
    mov rsi, qword ptr [rsp - 0x8]
    nop
.L0:
    mov qword ptr [rsp - 0x20], rcx
    mov qword ptr [rsp - 0x18], rax
    movdqu xmm1, xmmword ptr [rsi + rcx]
    movdqu xmm3, xmmword ptr [rsi + rcx + 0x20]
    pand xmm1, xmm0
    pextrw r8d, xmm1, 0x1
    movdqu xmm2, xmmword ptr [rsi + rcx + 0x30]
    pand xmm3, xmm0
    pextrw r11d, xmm1, 0x0
    pextrw r9d, xmm3, 0x0
    pextrw r10d, xmm3, 0x1
    mov r9d, dword ptr [rdi + 4*r9]
    pextrw r14d, xmm3, 0x2
    mov ebx, r9d
    mov r13d, dword ptr [rdi + 4*r10]
    mov r10d, dword ptr [rdi + 4*r14]
    add r9d, r13d
    mov r15d, r10d
    pextrw r14d, xmm3, 0x3
    and ebx, 0xffff0000
    mov ebp, dword ptr [rdi + 4*r14]
    add r10d, ebp
    and r13d, 0xffff0000
    pextrw r14d, xmm3, 0x4
    mov r14d, dword ptr [rdi + 4*r14]
    and r15d, 0xffff0000
    mov r12d, r14d
    pextrw edx, xmm3, 0x5
    and ebp, 0xffff0000
    mov edx, dword ptr [rdi + 4*rdx]
    add r14d, edx
    and r12d, 0xffff0000
    and edx, 0xffff0000
    pextrw ecx, xmm3, 0x6
    add r13d, ebx
    mov ecx, dword ptr [rdi + 4*rcx]
    pextrw ebx, xmm3, 0x7
    add ebp, r15d
    mov r15d, dword ptr [rdi + 4*rbx]
    mov ebx, r15d
    pand xmm2, xmm0
    add edx, r12d
    pextrw eax, xmm2, 0x0
    add r14d, ecx
    mov r12d, ecx
    and ebx, 0xffff0000
    mov eax, dword ptr [rdi + 4*rax]
    add r15d, eax
    and r12d, 0xffff0000
    and eax, 0xffff0000
    add eax, ebx
    add ebp, r13d
    pextrw ecx, xmm2, 0x3
    mov ebx, dword ptr [rdi + 4*rcx]
    add r12d, edx
    mov ecx, ebx
    pextrw edx, xmm2, 0x4
    and ecx, 0xffff0000
    mov edx, dword ptr [rdi + 4*rdx]
    add ebx, edx
    and edx, 0xffff0000
    add edx, ecx
    pextrw ecx, xmm2, 0x1
    mov ecx, dword ptr [rdi + 4*rcx]
    add r15d, ecx
    and ecx, 0xffff0000
    add ecx, eax
    pextrw eax, xmm2, 0x2
    mov eax, dword ptr [rdi + 4*rax]
    add r12d, ebp
    pextrw r13d, xmm2, 0x5
    add r15d, eax
    and eax, 0xffff0000
    mov ebp, dword ptr [rdi + 4*r13]
    add ebx, ebp
    add eax, ecx
    pextrw ecx, xmm2, 0x6
    and ebp, 0xffff0000
    add ebp, edx
    mov ecx, dword ptr [rdi + 4*rcx]
    add ebx, ecx
    add eax, r12d
    pextrw edx, xmm2, 0x7
    and ecx, 0xffff0000
    add ecx, ebp
    mov ebp, dword ptr [rdi + 4*rdx]
    add ebx, ebp
    and ebp, 0xffff0000
    add ebp, ecx
    pextrw ecx, xmm1, 0x2
    mov r8d, dword ptr [rdi + 4*r8]
    mov edx, dword ptr [rdi + 4*r11]
    add ebp, eax
    mov eax, edx
    and eax, 0xffff0000
    add eax, r8d
    add r8d, edx
    mov rdx, qword ptr [rsp - 0x20]
    movzx r11d, word ptr [rsi + rdx + 0x4c]
    mov ecx, dword ptr [rdi + 4*rcx]
    and eax, 0xffff0000
    or r8d, eax
    add eax, ecx
    add r8d, ecx
    pextrw ecx, xmm1, 0x3
    mov ecx, dword ptr [rdi + 4*rcx]
    and eax, 0xffff0000
    or r8d, eax
    add eax, ecx
    add r8d, ecx
    pextrw ecx, xmm1, 0x4
    mov ecx, dword ptr [rdi + 4*rcx]
    and eax, 0xffff0000
    or r8d, eax
    add eax, ecx
    add r8d, ecx
    mov rcx, qword ptr [rsp - 0x20]
    movsx r12d, word ptr [rsi + rcx + 0x46]
    add r10d, r9d
    pextrw ecx, xmm1, 0x5
    mov ecx, dword ptr [rdi + 4*rcx]
    and eax, 0xffff0000
    or r8d, eax
    add eax, ecx
    add r8d, ecx
    mov rcx, qword ptr [rsp - 0x20]
    movsx r13d, word ptr [rsi + rcx + 0x42]
    mov rcx, qword ptr [rsp - 0x20]
    movdqu xmm2, xmmword ptr [rsi + rcx + 0x10]
    add r14d, r10d
    mov rcx, qword ptr [rsp - 0x20]
    movzx ecx, word ptr [rsi + rcx + 0x40]
    pand xmm2, xmm0
    add r15d, r14d
    pextrw r9d, xmm2, 0x1
    add ebx, r15d
    pextrw edx, xmm1, 0x6
    mov edx, dword ptr [rdi + 4*rdx]
    and eax, 0xffff0000
    or r8d, eax
    add eax, edx
    add r8d, edx
    pextrw edx, xmm1, 0x7
    mov edx, dword ptr [rdi + 4*rdx]
    and eax, 0xffff0000
    or r8d, eax
    add eax, edx
    and ecx, 0x1ff
    add r8d, edx
    mov ecx, dword ptr [rdi + 4*rcx]
    mov r14d, ecx
    imul ecx, r13d
    and r14d, 0xffff0000
    imul r14d, r13d
    pextrw edx, xmm2, 0x0
    mov edx, dword ptr [rdi + 4*rdx]
    and eax, 0xffff0000
    or r8d, eax
    add eax, edx
    add r8d, edx
    mov rdx, qword ptr [rsp - 0x20]
    movzx edx, word ptr [rsi + rdx + 0x44]
    mov r9d, dword ptr [rdi + 4*r9]
    and eax, 0xffff0000
    or r8d, eax
    add eax, r9d
    and edx, 0x1ff
    mov r10d, dword ptr [rdi + 4*rdx]
    add r8d, r9d
    mov r9d, r10d
    imul r10d, r12d
    add r10d, ecx
    mov rcx, qword ptr [rsp - 0x20]
    movsx r13d, word ptr [rsi + rcx + 0x4a]
    and r9d, 0xffff0000
    imul r9d, r12d
    pextrw ecx, xmm2, 0x3
    add r9d, r14d
    pextrw edx, xmm2, 0x2
    mov edx, dword ptr [rdi + 4*rdx]
    and eax, 0xffff0000
    or r8d, eax
    add eax, edx
    add r8d, edx
    mov rdx, qword ptr [rsp - 0x20]
    movzx edx, word ptr [rsi + rdx + 0x48]
    mov ecx, dword ptr [rdi + 4*rcx]
    and eax, 0xffff0000
    or r8d, eax
    lea r15d, [rcx + rax]
    and edx, 0x1ff
    mov eax, dword ptr [rdi + 4*rdx]
    add r8d, ecx
    mov r14d, eax
    imul eax, r13d
    add eax, r10d
    mov rcx, qword ptr [rsp - 0x20]
    movsx ecx, word ptr [rsi + rcx + 0x4e]
    and r14d, 0xffff0000
    imul r14d, r13d
    pextrw edx, xmm2, 0x5
    add r14d, r9d
    and r11d, 0x1ff
    mov r12d, dword ptr [rdi + 4*r11]
    mov r11d, r12d
    imul r12d, ecx
    add r12d, eax
    pextrw eax, xmm2, 0x4
    mov r10d, dword ptr [rdi + 4*rdx]
    mov eax, dword ptr [rdi + 4*rax]
    and r15d, 0xffff0000
    or r8d, r15d
    lea r9d, [rax + r15]
    and r9d, 0xffff0000
    add r9d, r10d
    add r10d, eax
    mov rax, qword ptr [rsp - 0x20]
    movzx eax, word ptr [rsi + rax + 0x50]
    and r11d, 0xffff0000
    imul r11d, ecx
    mov rcx, qword ptr [rsp - 0x20]
    movsx ecx, word ptr [rsi + rcx + 0x52]
    add r11d, r14d
    and eax, 0x1ff
    mov r15d, dword ptr [rdi + 4*rax]
    mov r14d, r15d
    imul r15d, ecx
    add r15d, r12d
    pextrw eax, xmm2, 0x6
    mov eax, dword ptr [rdi + 4*rax]
    and r9d, 0xffff0000
    add r10d, eax
    add r9d, eax
    mov rax, qword ptr [rsp - 0x20]
    movzx eax, word ptr [rsi + rax + 0x54]
    and r14d, 0xffff0000
    imul r14d, ecx
    mov rcx, qword ptr [rsp - 0x20]
    movsx ecx, word ptr [rsi + rcx + 0x56]
    add r14d, r11d
    pextrw edx, xmm2, 0x7
    mov edx, dword ptr [rdi + 4*rdx]
    add r10d, edx
    and eax, 0x1ff
    mov eax, dword ptr [rdi + 4*rax]
    add r10d, r8d
    mov r11d, eax
    imul eax, ecx
    add eax, r15d
    and r11d, 0xffff0000
    imul r11d, ecx
    mov rcx, qword ptr [rsp - 0x20]
    movzx ecx, word ptr [rsi + rcx + 0x58]
    add r11d, r14d
    mov r8, qword ptr [rsp - 0x20]
    movsx r14d, word ptr [rsi + r8 + 0x5a]
    and r9d, 0xffff0000
    and ecx, 0x1ff
    mov ecx, dword ptr [rdi + 4*rcx]
    add r9d, edx
    mov r8d, ecx
    imul ecx, r14d
    add ecx, eax
    and r8d, 0xffff0000
    imul r8d, r14d
    add r8d, r11d
    mov rax, qword ptr [rsp - 0x20]
    movsx eax, word ptr [rsi + rax + 0x5e]
    sub r10d, ebx
    mov rdx, qword ptr [rsp - 0x20]
    movzx edx, word ptr [rsi + rdx + 0x5c]
    and edx, 0x1ff
    mov edx, dword ptr [rdi + 4*rdx]
    sub r9d, ebp
    mov r11d, edx
    imul edx, eax
    add edx, ecx
    add edx, r10d
    and r11d, 0xffff0000
    imul r11d, eax
    add r11d, r8d
    and r9d, 0xffff0000
    add r11d, r9d
    mov rax, qword ptr [rsp - 0x20]
    mov eax, dword ptr [rsi + rax + 0x60]
    movsx ecx, dx
    imul ecx, eax
    mov edx, 0x18
    sub edx, eax
    sar r11d, 0x10
    imul edx, r11d
    add edx, ecx
    movsxd rax, edx
    imul rax, rax, 0x2aaaaaab
    mov rcx, rax
    shr rcx, 0x3f
    sar rax, 0x22
    add eax, ecx
    mov rcx, qword ptr [rsp - 0x20]
    cdqe
    add qword ptr [rsp - 0x18], rax
    mov rax, qword ptr [rsp - 0x18]
    add rcx, 0x64
    cmp qword ptr [rsp - 0x10], rcx
    jne .L0
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L1:
    xor eax, eax
    ret
.C0 = 0x01ff01ff01ff01ff 0x01ff01ff01ff01ff
