# The kernels of score/lanes, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm score/lanes --target x86-64-v4
# binary: sha256 61d01cb3bcf655d3d7da3a2ce96306515b4a705c5401d8ce489ec060d698fe3d
# latency: 576 instructions in 2372 bytes; innermost loops: .L0 of 553
# throughput: 226 instructions in 992 bytes; innermost loops: .L0 of 195
# mix of 802 instructions: 152 and, 124 mov, 84 xor, 75 add, 46 or, 43 sar, 39 shl, 36 sub, 24 imul, 17 movzx, 17 vpaddd, 12 lea, 12 pop, 12 vpextrw, 12 vpshufd, 10 movsx, 9 push, 7 vmovd, 6 vpand, 5 vpxor, 4 kxnorw, 4 movsxd, 4 ret, 4 vmovdqu16, 4 vpgatherdd, 4 vpmovdw, 4 vpmovzxwd, 4 vpmulld, 3 vpextrd, 2 cmp, 2 je, 2 jne, 2 shr, 2 test, 2 vextracti128, 2 vextracti64x4, 2 vmovq, 2 vpblendw, 2 vpbroadcastd, 2 vpmovsxwd, 1 kmovd, 1 vpandq, 1 vzeroupper

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
    shl ebx, 0x10
    add r9d, r11d
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
    shl ebx, 0x10
    add r9d, r11d
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
    add r9d, r11d
    shl ebx, 0x10
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
    shl ebx, 0x10
    add r9d, r11d
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
    shl ebx, 0x10
    add r9d, r11d
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
    shl ebx, 0x10
    add r9d, r11d
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
    and ebx, 0xffff0000
    sar r9d, 0x10
    or r10d, ebx
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x40]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    and r11d, 0xffff0000
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x3e]
    or r9d, r11d
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    and r11d, 0xffff0000
    sar r9d, 0x10
    or r10d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x3c]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    and r11d, 0xffff0000
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x3a]
    or r9d, r11d
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    and r11d, 0xffff0000
    sar r9d, 0x10
    or r10d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x38]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    and r11d, 0xffff0000
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x36]
    or r9d, r11d
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    and r11d, 0xffff0000
    sar r9d, 0x10
    or r10d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x34]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    and r11d, 0xffff0000
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x32]
    or r9d, r11d
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    and r11d, 0xffff0000
    sar r9d, 0x10
    or r10d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x30]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    and r11d, 0xffff0000
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2e]
    or r9d, r11d
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    and r11d, 0xffff0000
    sar r9d, 0x10
    or r10d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x2c]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    and r11d, 0xffff0000
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2a]
    or r9d, r11d
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    and r11d, 0xffff0000
    sar r9d, 0x10
    or r10d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x28]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    and r11d, 0xffff0000
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x26]
    or r9d, r11d
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    and r11d, 0xffff0000
    sar r9d, 0x10
    or r10d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x24]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov ebx, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub ebx, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, ebx
    movsx r11d, word ptr [rdx + r8 - 0x1e]
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x22]
    and ebx, 0xffff0000
    or r9d, ebx
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov ebx, r9d
    sub ebx, r10d
    mov r14d, ebx
    and r10d, 0xffff0000
    shl r14d, 0x10
    sub r9d, r10d
    xor r14d, r9d
    sar r14d, 0x10
    and r9d, 0xffff0000
    and r14d, ecx
    xor r14w, word ptr [rdx + r8 - 0x20]
    and r14d, 0x1ff
    mov r14d, dword ptr [rdi + 4*r14]
    mov r10d, r14d
    and r10d, 0xffff0000
    or ebx, r9d
    imul r14d, r11d
    add r14d, ebx
    imul r10d, r11d
    add r10d, r9d
    mov ebx, r10d
    or ebx, r14d
    shl r14d, 0x10
    xor r14d, r10d
    sar r14d, 0x10
    and r14d, ecx
    xor r14w, word ptr [rdx + r8 - 0x1c]
    movsx ebp, word ptr [rdx + r8 - 0x1a]
    and r14d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r14]
    mov r9d, r11d
    and r9d, 0xffff0000
    imul r11d, ebp
    add r11d, ebx
    imul r9d, ebp
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
    movsx ebp, word ptr [rdx + r8 - 0x12]
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x14]
    and r11d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r11]
    mov r9d, r11d
    and r9d, 0xffff0000
    imul r11d, ebp
    add r11d, ebx
    imul r9d, ebp
    add r9d, r10d
    mov ebx, r9d
    or ebx, r11d
    shl r11d, 0x10
    xor r11d, r9d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x10]
    movsx ebp, word ptr [rdx + r8 - 0xe]
    and r11d, 0x1ff
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
    movsx ebp, word ptr [rdx + r8 - 0xa]
    mov r11d, dword ptr [rdi + 4*r11]
    mov r9d, r11d
    and r9d, 0xffff0000
    imul r11d, ebp
    add r11d, ebx
    imul r9d, ebp
    add r9d, r10d
    mov ebx, r9d
    or ebx, r11d
    shl r11d, 0x10
    xor r11d, r9d
    sar r11d, 0x10
    movsx ebp, word ptr [rdx + r8 - 0x6]
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x8]
    and r11d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r11]
    mov r10d, r11d
    and r10d, 0xffff0000
    imul r11d, ebp
    add r11d, ebx
    imul r10d, ebp
    add r10d, r9d
    mov r9d, r11d
    shl r9d, 0x10
    xor r9d, r10d
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4]
    movsx ebx, word ptr [rdx + r8 - 0x2]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov ebp, r9d
    and ebp, 0xffff0000
    imul r9d, ebx
    imul ebp, ebx
    add r9d, r11d
    add ebp, r10d
    mov r10d, dword ptr [rdx + r8]
    movsx r9d, r9w
    mov r11d, 0x18
    sub r11d, r10d
    imul r9d, r10d
    sar ebp, 0x10
    imul r11d, ebp
    add r11d, r9d
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
    mov qword ptr [rsp - 0x20], rax
    add rcx, 0x60
    mov qword ptr [rsp - 0x28], rcx
    vpbroadcastd ymm0, dword ptr [.C0]
    xor eax, eax
    vpxor xmm1, xmm1, xmm1
    vpbroadcastd zmm2, dword ptr [.C1]
    mov cl, 0x55
    kmovd k1, ecx
    xor esi, esi
    nop
.L0:
    mov qword ptr [rsp - 0x8], rax
    mov rax, qword ptr [rsp - 0x28]
    vmovq xmm3, qword ptr [rax + rsi - 0x48]
    vpand xmm3, xmm3, xmm0
    vpmovzxwd xmm4, xmm3
    vpxor xmm3, xmm3, xmm3
    vmovq xmm5, qword ptr [rax + rsi - 0x50]
    vpand xmm5, xmm5, xmm0
    vpextrw ecx, xmm5, 0x3
    kxnorw k2, k0, k0
    vpgatherdd xmm3 {k2}, dword ptr [rdi + 4*xmm4]
    vpextrw edx, xmm5, 0x2
    vpextrw r9d, xmm5, 0x1
    mov r8d, dword ptr [rdi + 4*rcx]
    mov ecx, dword ptr [rdi + 4*rdx]
    mov qword ptr [rsp - 0x10], rcx
    vpextrw ecx, xmm5, 0x0
    vpand xmm4, xmm0, xmmword ptr [rax + rsi - 0x60]
    mov eax, dword ptr [rdi + 4*r9]
    mov qword ptr [rsp - 0x18], rax
    mov r15d, dword ptr [rdi + 4*rcx]
    vpextrw ecx, xmm4, 0x7
    vpextrw edx, xmm4, 0x6
    mov r14d, dword ptr [rdi + 4*rcx]
    mov eax, dword ptr [rdi + 4*rdx]
    vpextrw ecx, xmm4, 0x5
    vpextrw edx, xmm4, 0x4
    mov r12d, dword ptr [rdi + 4*rcx]
    mov r13d, dword ptr [rdi + 4*rdx]
    vpextrw ecx, xmm4, 0x3
    vpextrw edx, xmm4, 0x2
    mov ebp, dword ptr [rdi + 4*rcx]
    mov edx, dword ptr [rdi + 4*rdx]
    vpextrw ecx, xmm4, 0x1
    vpextrw r9d, xmm4, 0x0
    mov r11d, dword ptr [rdi + 4*rcx]
    mov r9d, dword ptr [rdi + 4*r9]
    mov ecx, r9d
    and ecx, 0xffff0000
    add ecx, r11d
    and ecx, 0xffff0000
    add r11d, r9d
    lea r9d, [rdx + rcx]
    and r9d, 0xffff0000
    or r11d, ecx
    lea ecx, [r9 + rbp]
    and ecx, 0xffff0000
    add r11d, edx
    lea edx, [rcx + r13]
    and edx, 0xffff0000
    or r11d, r9d
    lea r9d, [r12 + rdx]
    and r9d, 0xffff0000
    add r11d, ebp
    vmovd r10d, xmm3
    or r11d, ecx
    lea ecx, [rax + r9]
    and ecx, 0xffff0000
    add r11d, r13d
    lea r13d, [r14 + rcx]
    and r13d, 0xffff0000
    or r11d, edx
    lea edx, [r15 + r13]
    and edx, 0xffff0000
    add r11d, r12d
    mov rbx, qword ptr [rsp - 0x18]
    lea r12d, [rbx + rdx]
    and r12d, 0xffff0000
    or r11d, r9d
    mov r9, qword ptr [rsp - 0x10]
    lea ebp, [r9 + r12]
    and ebp, 0xffff0000
    add ebp, r8d
    and ebp, 0xffff0000
    add ebp, r10d
    add r11d, eax
    or r11d, ecx
    vpextrd ecx, xmm3, 0x1
    and ebp, 0xffff0000
    add ebp, ecx
    add r11d, r14d
    mov rax, qword ptr [rsp - 0x8]
    or r11d, r13d
    vpextrd ecx, xmm3, 0x2
    and ebp, 0xffff0000
    add ebp, ecx
    add r11d, r15d
    or r11d, edx
    add r11d, ebx
    or r11d, r12d
    mov rdx, qword ptr [rsp - 0x28]
    vpand ymm4, ymm0, ymmword ptr [rdx + rsi - 0x40]
    vpmovzxwd zmm4, ymm4
    vpxor xmm5, xmm5, xmm5
    kxnorw k2, k0, k0
    vpshufd xmm6, xmm3, 0xee
    vpaddd xmm6, xmm3, xmm6
    vpshufd xmm7, xmm6, 0x55
    vpaddd xmm6, xmm6, xmm7
    add r8d, r9d
    vmovd ecx, xmm6
    add r8d, ecx
    vpextrd ecx, xmm3, 0x3
    vpgatherdd zmm5 {k2}, dword ptr [rdi + 4*zmm4]
    vpandq zmm3, zmm5, zmm2
    vextracti64x4 ymm4, zmm3, 0x1
    vpaddd zmm3, zmm3, zmm4
    vextracti128 xmm4, ymm3, 0x1
    add r8d, r11d
    vextracti64x4 ymm6, zmm5, 0x1
    and ebp, 0xffff0000
    vpaddd zmm5, zmm5, zmm6
    mov r9, rdx
    vmovdqu16 xmm6 {k1} {z}, xmmword ptr [rdx + rsi - 0xe]
    vpmovdw xmm6, xmm6
    add ebp, ecx
    vextracti128 xmm7, ymm5, 0x1
    vmovdqu16 xmm8 {k1} {z}, xmmword ptr [rdx + rsi - 0x10]
    vpmovdw xmm8, xmm8
    vpaddd xmm3, xmm3, xmm4
    vpaddd xmm4, xmm5, xmm7
    vpand xmm5, xmm8, xmm0
    vpmovzxwd xmm5, xmm5
    vpxor xmm7, xmm7, xmm7
    kxnorw k2, k0, k0
    vpshufd xmm8, xmm4, 0xee
    vpgatherdd xmm7 {k2}, dword ptr [rdi + 4*xmm5]
    vpshufd xmm5, xmm3, 0xee
    vpaddd xmm4, xmm8, xmm4
    vpmovsxwd xmm6, xmm6
    vpblendw xmm8, xmm1, xmm7, 0xaa
    vpmulld xmm8, xmm8, xmm6
    vpaddd xmm3, xmm3, xmm5
    vpshufd xmm5, xmm4, 0x55
    vmovdqu16 xmm9 {k1} {z}, xmmword ptr [rdx + rsi - 0x1e]
    vpmovdw xmm9, xmm9
    vpshufd xmm10, xmm3, 0x55
    vpaddd xmm4, xmm4, xmm5
    vmovdqu16 xmm5 {k1} {z}, xmmword ptr [rdx + rsi - 0x20]
    vpmovdw xmm5, xmm5
    vpaddd xmm3, xmm10, xmm3
    vmovd ecx, xmm4
    vpand xmm4, xmm5, xmm0
    vpmovzxwd xmm4, xmm4
    vpxor xmm5, xmm5, xmm5
    kxnorw k2, k0, k0
    vmovd edx, xmm3
    vpgatherdd xmm5 {k2}, dword ptr [rdi + 4*xmm4]
    sub r8d, ecx
    vpmovsxwd xmm3, xmm9
    vpmulld xmm4, xmm5, xmm3
    vpmulld xmm6, xmm7, xmm6
    sub ebp, edx
    vpaddd xmm4, xmm4, xmm6
    vpblendw xmm5, xmm1, xmm5, 0xaa
    vpmulld xmm3, xmm5, xmm3
    vpshufd xmm5, xmm3, 0xee
    and ebp, 0xffff0000
    vpaddd xmm3, xmm3, xmm5
    vpshufd xmm5, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm5
    vmovd ecx, xmm3
    vpshufd xmm3, xmm4, 0xee
    add ecx, ebp
    vpaddd xmm3, xmm4, xmm3
    vpshufd xmm4, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm4
    vmovd edx, xmm3
    add edx, r8d
    and ecx, 0xffff0000
    vpshufd xmm3, xmm8, 0xee
    vpaddd xmm3, xmm8, xmm3
    vpshufd xmm4, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm4
    vmovd r8d, xmm3
    add r8d, ecx
    mov ecx, dword ptr [r9 + rsi]
    movsx edx, dx
    imul edx, ecx
    mov r9d, 0x18
    sub r9d, ecx
    sar r8d, 0x10
    imul r9d, r8d
    add r9d, edx
    movsxd rcx, r9d
    imul rcx, rcx, 0x2aaaaaab
    mov rdx, rcx
    shr rdx, 0x3f
    sar rcx, 0x22
    add ecx, edx
    movsxd rcx, ecx
    add rax, rcx
    add rsi, 0x64
    cmp qword ptr [rsp - 0x20], rsi
    jne .L0
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L1:
    xor eax, eax
    ret
.C0 = 0x01ff01ff
.C1 = 0xffff0000
