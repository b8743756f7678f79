# The kernels of score/lanes, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm score/lanes --target x86-64-v2
# binary: sha256 928b4fc3d9160741b7a7b6010f167e59bc7a65666c2f127e34474a234eb63936
# latency: 576 instructions in 2354 bytes; innermost loops: .L0 of 553
# throughput: 299 instructions in 1299 bytes; innermost loops: .L0 of 274
# mix of 875 instructions: 167 and, 149 mov, 108 add, 84 xor, 48 or, 43 sar, 40 imul, 39 shl, 36 sub, 32 pextrw, 25 movzx, 18 movsx, 12 pinsrd, 12 pop, 9 lea, 9 push, 5 movd, 5 paddd, 4 movdqu, 4 movsxd, 4 pand, 4 pblendw, 4 ret, 2 cmp, 2 je, 2 jne, 2 pshufd, 2 shr, 2 test, 1 movdqa, 1 pxor

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
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L1
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rcx, qword ptr [rsi + 0x8]
    imul rax, rax, 0x64
    mov qword ptr [rsp - 0x8], rax
    xor eax, eax
    movdqa xmm0, xmmword ptr [.C0]
    pxor xmm1, xmm1
    xor esi, esi
    nop
.L0:
    movdqu xmm2, xmmword ptr [rcx + rsi]
    movdqu xmm5, xmmword ptr [rcx + rsi + 0x20]
    movdqu xmm3, xmmword ptr [rcx + rsi + 0x30]
    pand xmm2, xmm0
    pextrw r9d, xmm2, 0x3
    pextrw r10d, xmm2, 0x2
    pextrw r8d, xmm2, 0x1
    mov r9d, dword ptr [rdi + 4*r9]
    pextrw r11d, xmm2, 0x0
    mov r10d, dword ptr [rdi + 4*r10]
    pand xmm5, xmm0
    pextrw ebx, xmm5, 0x0
    mov r8d, dword ptr [rdi + 4*r8]
    mov r14d, dword ptr [rdi + 4*r11]
    pextrw r12d, xmm5, 0x1
    mov r11d, r14d
    mov ebx, dword ptr [rdi + 4*rbx]
    pextrw r15d, xmm5, 0x2
    and r11d, 0xffff0000
    mov ebp, dword ptr [rdi + 4*r12]
    pextrw r12d, xmm5, 0x3
    add r11d, r8d
    add r8d, r14d
    pextrw r13d, xmm5, 0x4
    mov r14d, dword ptr [rdi + 4*r15]
    mov r15d, dword ptr [rdi + 4*r12]
    movd xmm4, ebx
    pinsrd xmm4, ebp, 0x1
    add ebx, ebp
    pextrw r12d, xmm5, 0x5
    mov ebp, dword ptr [rdi + 4*r13]
    mov r12d, dword ptr [rdi + 4*r12]
    movd xmm6, ebp
    pinsrd xmm6, r12d, 0x1
    add ebp, r12d
    pextrw r12d, xmm5, 0x6
    mov r12d, dword ptr [rdi + 4*r12]
    pinsrd xmm4, r14d, 0x2
    add r14d, r15d
    add r14d, ebx
    pextrw ebx, xmm5, 0x7
    pand xmm3, xmm0
    and r11d, 0xffff0000
    pinsrd xmm6, r12d, 0x2
    or r8d, r11d
    lea r13d, [r10 + r11]
    add ebp, r12d
    pextrw r11d, xmm3, 0x0
    and r13d, 0xffff0000
    mov ebx, dword ptr [rdi + 4*rbx]
    mov r12d, dword ptr [rdi + 4*r11]
    pinsrd xmm4, r15d, 0x3
    pextrw r11d, xmm3, 0x1
    mov r15d, dword ptr [rdi + 4*r11]
    add r8d, r10d
    pextrw r10d, xmm3, 0x2
    mov r11d, dword ptr [rdi + 4*r10]
    add ebp, r14d
    pextrw r10d, xmm3, 0x3
    pinsrd xmm6, ebx, 0x3
    mov r10d, dword ptr [rdi + 4*r10]
    movd xmm5, r12d
    or r8d, r13d
    lea r14d, [r9 + r13]
    add ebx, r12d
    pextrw r12d, xmm3, 0x4
    add r8d, r9d
    pextrw r9d, xmm3, 0x5
    pinsrd xmm5, r15d, 0x1
    add ebx, r15d
    pextrw r13d, xmm3, 0x6
    mov r15d, dword ptr [rdi + 4*r12]
    pinsrd xmm5, r11d, 0x2
    pinsrd xmm5, r10d, 0x3
    movd xmm7, r15d
    add r10d, r15d
    pextrw r12d, xmm3, 0x7
    mov r15d, dword ptr [rdi + 4*r9]
    pinsrd xmm7, r15d, 0x1
    add ebx, r11d
    movzx r9d, word ptr [rcx + rsi + 0x4c]
    add r10d, r15d
    pextrw r15d, xmm2, 0x7
    mov r13d, dword ptr [rdi + 4*r13]
    pinsrd xmm7, r13d, 0x2
    add ebx, ebp
    movsx r11d, word ptr [rcx + rsi + 0x46]
    add r10d, r13d
    pextrw r13d, xmm2, 0x4
    mov r13d, dword ptr [rdi + 4*r13]
    and r14d, 0xffff0000
    or r8d, r14d
    add r14d, r13d
    mov r12d, dword ptr [rdi + 4*r12]
    pinsrd xmm7, r12d, 0x3
    add r8d, r13d
    movsx ebp, word ptr [rcx + rsi + 0x42]
    add r10d, r12d
    pextrw r12d, xmm2, 0x6
    add r10d, ebx
    pextrw ebx, xmm2, 0x5
    mov ebx, dword ptr [rdi + 4*rbx]
    and r14d, 0xffff0000
    or r8d, r14d
    add r14d, ebx
    add r8d, ebx
    movzx ebx, word ptr [rcx + rsi + 0x40]
    movdqu xmm2, xmmword ptr [rcx + rsi + 0x10]
    pand xmm2, xmm0
    mov r12d, dword ptr [rdi + 4*r12]
    and r14d, 0xffff0000
    or r8d, r14d
    add r14d, r12d
    add r8d, r12d
    pextrw r12d, xmm2, 0x1
    mov r15d, dword ptr [rdi + 4*r15]
    and r14d, 0xffff0000
    or r8d, r14d
    add r14d, r15d
    and ebx, 0x1ff
    add r8d, r15d
    mov r13d, dword ptr [rdi + 4*rbx]
    mov r15d, r13d
    imul r13d, ebp
    and r15d, 0xffff0000
    imul r15d, ebp
    pextrw ebx, xmm2, 0x0
    mov ebx, dword ptr [rdi + 4*rbx]
    and r14d, 0xffff0000
    or r8d, r14d
    add r14d, ebx
    add r8d, ebx
    movzx ebx, word ptr [rcx + rsi + 0x44]
    mov r12d, dword ptr [rdi + 4*r12]
    and r14d, 0xffff0000
    or r8d, r14d
    lea ebp, [r12 + r14]
    and ebx, 0x1ff
    mov r14d, dword ptr [rdi + 4*rbx]
    add r8d, r12d
    mov ebx, r14d
    imul r14d, r11d
    add r14d, r13d
    movsx r12d, word ptr [rcx + rsi + 0x4a]
    and ebx, 0xffff0000
    imul ebx, r11d
    pextrw r11d, xmm2, 0x3
    add ebx, r15d
    pextrw r15d, xmm2, 0x2
    mov r15d, dword ptr [rdi + 4*r15]
    and ebp, 0xffff0000
    or r8d, ebp
    lea r13d, [r15 + rbp]
    add r8d, r15d
    movzx ebp, word ptr [rcx + rsi + 0x48]
    mov r11d, dword ptr [rdi + 4*r11]
    and r13d, 0xffff0000
    or r8d, r13d
    lea r15d, [r11 + r13]
    and ebp, 0x1ff
    mov r13d, dword ptr [rdi + 4*rbp]
    add r8d, r11d
    mov ebp, r13d
    imul r13d, r12d
    add r13d, r14d
    movsx edx, word ptr [rcx + rsi + 0x4e]
    and ebp, 0xffff0000
    imul ebp, r12d
    pextrw r11d, xmm2, 0x5
    add ebp, ebx
    and r9d, 0x1ff
    mov r14d, dword ptr [rdi + 4*r9]
    mov ebx, r14d
    imul r14d, edx
    add r14d, r13d
    pextrw r9d, xmm2, 0x4
    mov r11d, dword ptr [rdi + 4*r11]
    mov r12d, dword ptr [rdi + 4*r9]
    and r15d, 0xffff0000
    or r8d, r15d
    lea r9d, [r12 + r15]
    and r9d, 0xffff0000
    add r9d, r11d
    add r11d, r12d
    movzx r15d, word ptr [rcx + rsi + 0x50]
    and ebx, 0xffff0000
    imul ebx, edx
    movsx edx, word ptr [rcx + rsi + 0x52]
    add ebx, ebp
    and r15d, 0x1ff
    mov r15d, dword ptr [rdi + 4*r15]
    mov ebp, r15d
    imul r15d, edx
    add r15d, r14d
    pextrw r14d, xmm2, 0x7
    and ebp, 0xffff0000
    imul ebp, edx
    pextrw edx, xmm2, 0x6
    mov edx, dword ptr [rdi + 4*rdx]
    and r9d, 0xffff0000
    add r11d, edx
    add r9d, edx
    movsx edx, word ptr [rcx + rsi + 0x56]
    add ebp, ebx
    movzx ebx, word ptr [rcx + rsi + 0x54]
    mov r14d, dword ptr [rdi + 4*r14]
    add r11d, r14d
    and ebx, 0x1ff
    mov r12d, dword ptr [rdi + 4*rbx]
    add r11d, r8d
    mov r13d, r12d
    imul r12d, edx
    add r12d, r15d
    and r13d, 0xffff0000
    imul r13d, edx
    movzx edx, word ptr [rcx + rsi + 0x58]
    add r13d, ebp
    movsx ebp, word ptr [rcx + rsi + 0x5a]
    and r9d, 0xffff0000
    and edx, 0x1ff
    mov ebx, dword ptr [rdi + 4*rdx]
    add r9d, r14d
    mov r8d, ebx
    imul ebx, ebp
    add ebx, r12d
    and r8d, 0xffff0000
    imul r8d, ebp
    movzx edx, word ptr [rcx + rsi + 0x5c]
    add r8d, r13d
    movsx ebp, word ptr [rcx + rsi + 0x5e]
    pblendw xmm5, xmm1, 0x55
    pblendw xmm4, xmm1, 0x55
    pblendw xmm7, xmm1, 0x55
    paddd xmm4, xmm5
    pblendw xmm6, xmm1, 0x55
    paddd xmm6, xmm7
    paddd xmm6, xmm4
    pshufd xmm2, xmm6, 0xee
    paddd xmm2, xmm6
    pshufd xmm3, xmm2, 0x55
    paddd xmm3, xmm2
    sub r11d, r10d
    movd r10d, xmm3
    and edx, 0x1ff
    mov edx, dword ptr [rdi + 4*rdx]
    sub r9d, r10d
    mov r10d, edx
    imul edx, ebp
    add edx, ebx
    add edx, r11d
    and r10d, 0xffff0000
    imul r10d, ebp
    add r10d, r8d
    and r9d, 0xffff0000
    add r10d, r9d
    mov r8d, dword ptr [rcx + rsi + 0x60]
    movsx edx, dx
    imul edx, r8d
    mov r9d, 0x18
    sub r9d, r8d
    sar r10d, 0x10
    imul r9d, r10d
    add r9d, edx
    movsxd rdx, r9d
    imul rdx, rdx, 0x2aaaaaab
    mov r8, rdx
    shr r8, 0x3f
    sar rdx, 0x22
    add edx, r8d
    movsxd rdx, edx
    add rax, rdx
    add rsi, 0x64
    cmp qword ptr [rsp - 0x8], rsi
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
