# The kernels of score/lanes, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm score/lanes --target native
# binary: sha256 096da2f51aafab28e681205d063097960bafb8601be8981a90c498b274496820
# latency: 576 instructions in 2363 bytes; innermost loops: .L0 of 553
# throughput: 233 instructions in 1040 bytes; innermost loops: .L0 of 202
# mix of 809 instructions: 152 and, 131 mov, 84 xor, 76 add, 46 or, 43 sar, 39 shl, 36 sub, 24 imul, 17 movzx, 17 vpaddd, 12 pop, 12 vpextrw, 12 vpshufd, 11 lea, 10 movsx, 9 push, 7 vmovd, 6 vpand, 5 vpxor, 4 kxnorw, 4 movsxd, 4 ret, 4 vmovdqu16, 4 vpgatherdd, 4 vpmovdw, 4 vpmovzxwd, 4 vpmulld, 3 vpextrd, 2 cmp, 2 je, 2 jne, 2 shr, 2 test, 2 vextracti128, 2 vextracti64x4, 2 vmovq, 2 vpblendw, 2 vpbroadcastd, 2 vpmovsxwd, 1 kmovd, 1 vpandq, 1 vzeroupper

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
    mov ebx, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub ebx, r9d
    movzx r11d, r10w
    shl r10d, 0x10
    xor r10d, ebx
    and ebx, 0xffff0000
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x3e]
    or r11d, ebx
    and r10d, 0x1ff
    mov ebx, dword ptr [rdi + 4*r10]
    mov r10d, r11d
    sub r11d, ebx
    and ebx, 0xffff0000
    movzx r9d, r11w
    sub r10d, ebx
    shl r11d, 0x10
    xor r11d, r10d
    and r10d, 0xffff0000
    sar r11d, 0x10
    or r9d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x3c]
    and r11d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r11]
    mov r11d, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub r11d, r10d
    movzx r10d, r9w
    shl r9d, 0x10
    xor r9d, r11d
    and r11d, 0xffff0000
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x3a]
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
    and r11d, 0xffff0000
    sar r10d, 0x10
    or r9d, r11d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x38]
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x36]
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
    and r11d, 0xffff0000
    sar r10d, 0x10
    or r9d, r11d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x34]
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x32]
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
    and r11d, 0xffff0000
    sar r10d, 0x10
    or r9d, r11d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x30]
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x2e]
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
    and r11d, 0xffff0000
    sar r10d, 0x10
    or r9d, r11d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2c]
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x2a]
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
    and r11d, 0xffff0000
    sar r10d, 0x10
    or r9d, r11d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x28]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov ebx, r9d
    sub r9d, r10d
    and r10d, 0xffff0000
    sub ebx, r10d
    movzx r11d, r9w
    shl r9d, 0x10
    xor r9d, ebx
    and ebx, 0xffff0000
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x26]
    or r11d, ebx
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov ebx, r11d
    sub r11d, r9d
    and r9d, 0xffff0000
    movzx r10d, r11w
    sub ebx, r9d
    shl r11d, 0x10
    xor r11d, ebx
    and ebx, 0xffff0000
    sar r11d, 0x10
    or r10d, ebx
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x24]
    and r11d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r11]
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
    mov qword ptr [rsp - 0x58], rax
    add rcx, 0x60
    mov qword ptr [rsp - 0x68], rcx
    xor eax, eax
    vpbroadcastd ymm0, dword ptr [.C0]
    vpxor xmm1, xmm1, xmm1
    vpbroadcastd zmm2, dword ptr [.C1]
    mov cl, 0x55
    kmovd k1, ecx
    xor ebx, ebx
    nop
.L0:
    mov qword ptr [rsp - 0x8], rax
    mov rdx, qword ptr [rsp - 0x68]
    vmovq xmm3, qword ptr [rdx + rbx - 0x48]
    vpand xmm3, xmm3, xmm0
    vpmovzxwd xmm4, xmm3
    vpxor xmm3, xmm3, xmm3
    kxnorw k2, k0, k0
    vpgatherdd xmm3 {k2}, dword ptr [rdi + 4*xmm4]
    vmovq xmm4, qword ptr [rdx + rbx - 0x50]
    vpand xmm4, xmm4, xmm0
    vpextrw eax, xmm4, 0x3
    mov r8d, dword ptr [rdi + 4*rax]
    vpextrw eax, xmm4, 0x2
    vpextrw ecx, xmm4, 0x1
    mov r10d, dword ptr [rdi + 4*rax]
    mov qword ptr [rsp - 0x28], r10
    mov r11d, dword ptr [rdi + 4*rcx]
    mov qword ptr [rsp - 0x50], r11
    vpextrw eax, xmm4, 0x0
    vpand xmm4, xmm0, xmmword ptr [rdx + rbx - 0x60]
    mov edx, dword ptr [rdi + 4*rax]
    mov qword ptr [rsp - 0x48], rdx
    vpextrw eax, xmm4, 0x7
    mov r14d, dword ptr [rdi + 4*rax]
    mov qword ptr [rsp - 0x40], r14
    vpextrw eax, xmm4, 0x6
    mov r13d, dword ptr [rdi + 4*rax]
    mov qword ptr [rsp - 0x38], r13
    vpextrw eax, xmm4, 0x5
    mov r12d, dword ptr [rdi + 4*rax]
    mov qword ptr [rsp - 0x30], r12
    vpextrw eax, xmm4, 0x4
    mov r15d, dword ptr [rdi + 4*rax]
    mov qword ptr [rsp - 0x20], r15
    vpextrw eax, xmm4, 0x3
    mov ecx, dword ptr [rdi + 4*rax]
    mov qword ptr [rsp - 0x18], rcx
    vpextrw eax, xmm4, 0x2
    mov esi, dword ptr [rdi + 4*rax]
    mov qword ptr [rsp - 0x10], rsi
    vpextrw eax, xmm4, 0x1
    mov ebp, dword ptr [rdi + 4*rax]
    vpextrw eax, xmm4, 0x0
    mov eax, dword ptr [rdi + 4*rax]
    mov dword ptr [rsp - 0x5c], eax
    mov r9d, eax
    and r9d, 0xffff0000
    add r9d, ebp
    and r9d, 0xffff0000
    lea eax, [rsi + r9]
    and eax, 0xffff0000
    mov rsi, rax
    add eax, ecx
    and eax, 0xffff0000
    lea ecx, [r15 + rax]
    and ecx, 0xffff0000
    lea r15d, [r12 + rcx]
    and r15d, 0xffff0000
    lea r12d, [r13 + r15]
    and r12d, 0xffff0000
    lea r13d, [r14 + r12]
    and r13d, 0xffff0000
    lea r14d, [rdx + r13]
    and r14d, 0xffff0000
    lea edx, [r11 + r14]
    and edx, 0xffff0000
    lea r11d, [r10 + rdx]
    and r11d, 0xffff0000
    add r11d, r8d
    and r11d, 0xffff0000
    vmovd r10d, xmm3
    add r11d, r10d
    and r11d, 0xffff0000
    vpextrd r10d, xmm3, 0x1
    add r11d, r10d
    mov r10, qword ptr [rsp - 0x68]
    vpand ymm4, ymm0, ymmword ptr [r10 + rbx - 0x40]
    vpmovzxwd zmm5, ymm4
    vpxor xmm4, xmm4, xmm4
    kxnorw k2, k0, k0
    vpgatherdd zmm4 {k2}, dword ptr [rdi + 4*zmm5]
    and r11d, 0xffff0000
    vpextrd r10d, xmm3, 0x2
    add r11d, r10d
    vpextrd r10d, xmm3, 0x3
    and r11d, 0xffff0000
    add r11d, r10d
    vpandq zmm5, zmm4, zmm2
    vextracti64x4 ymm6, zmm5, 0x1
    vpaddd zmm5, zmm5, zmm6
    vextracti128 xmm6, ymm5, 0x1
    vpaddd xmm5, xmm5, xmm6
    vpshufd xmm6, xmm5, 0xee
    vpaddd xmm5, xmm5, xmm6
    vpshufd xmm6, xmm5, 0x55
    vpaddd xmm5, xmm5, xmm6
    vmovd r10d, xmm5
    sub r11d, r10d
    add ebp, dword ptr [rsp - 0x5c]
    or ebp, r9d
    add ebp, dword ptr [rsp - 0x10]
    or ebp, esi
    add ebp, dword ptr [rsp - 0x18]
    or ebp, eax
    add ebp, dword ptr [rsp - 0x20]
    or ebp, ecx
    add ebp, dword ptr [rsp - 0x30]
    or ebp, r15d
    add ebp, dword ptr [rsp - 0x38]
    or ebp, r12d
    add ebp, dword ptr [rsp - 0x40]
    or ebp, r13d
    add ebp, dword ptr [rsp - 0x48]
    or ebp, r14d
    add ebp, dword ptr [rsp - 0x50]
    or ebp, edx
    and r11d, 0xffff0000
    vpshufd xmm5, xmm3, 0xee
    vpaddd xmm3, xmm3, xmm5
    vpshufd xmm5, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm5
    add r8d, dword ptr [rsp - 0x28]
    vmovd eax, xmm3
    add r8d, eax
    add r8d, ebp
    vextracti64x4 ymm3, zmm4, 0x1
    vpaddd zmm3, zmm4, zmm3
    vextracti128 xmm4, ymm3, 0x1
    vpaddd xmm3, xmm3, xmm4
    mov r9, qword ptr [rsp - 0x68]
    vmovdqu16 xmm4 {k1} {z}, xmmword ptr [r9 + rbx - 0x10]
    vpmovdw xmm4, xmm4
    vpshufd xmm5, xmm3, 0xee
    vpand xmm4, xmm4, xmm0
    vpmovzxwd xmm4, xmm4
    vpxor xmm6, xmm6, xmm6
    kxnorw k2, k0, k0
    vpgatherdd xmm6 {k2}, dword ptr [rdi + 4*xmm4]
    vmovdqu16 xmm4 {k1} {z}, xmmword ptr [r9 + rbx - 0xe]
    vpmovdw xmm4, xmm4
    vpmovsxwd xmm4, xmm4
    vpblendw xmm7, xmm1, xmm6, 0xaa
    vpmulld xmm7, xmm7, xmm4
    vmovdqu16 xmm8 {k1} {z}, xmmword ptr [r9 + rbx - 0x20]
    vpmovdw xmm8, xmm8
    vpaddd xmm3, xmm3, xmm5
    vpand xmm5, xmm8, xmm0
    vpmovzxwd xmm5, xmm5
    vpxor xmm8, xmm8, xmm8
    kxnorw k2, k0, k0
    vpgatherdd xmm8 {k2}, dword ptr [rdi + 4*xmm5]
    vpshufd xmm5, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm5
    vmovdqu16 xmm5 {k1} {z}, xmmword ptr [r9 + rbx - 0x1e]
    vpmovdw xmm5, xmm5
    vmovd eax, xmm3
    vpmovsxwd xmm3, xmm5
    vpmulld xmm5, xmm8, xmm3
    vpmulld xmm4, xmm6, xmm4
    sub r8d, eax
    vpaddd xmm4, xmm5, xmm4
    vpblendw xmm5, xmm1, xmm8, 0xaa
    vpmulld xmm3, xmm5, xmm3
    vpshufd xmm5, xmm3, 0xee
    vpaddd xmm3, xmm3, xmm5
    vpshufd xmm5, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm5
    vmovd eax, xmm3
    add eax, r11d
    and eax, 0xffff0000
    vpshufd xmm3, xmm4, 0xee
    vpaddd xmm3, xmm4, xmm3
    vpshufd xmm4, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm4
    vmovd ecx, xmm3
    add ecx, r8d
    vpshufd xmm3, xmm7, 0xee
    vpaddd xmm3, xmm7, xmm3
    vpshufd xmm4, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm4
    vmovd edx, xmm3
    add edx, eax
    mov eax, dword ptr [r9 + rbx]
    movsx ecx, cx
    imul ecx, eax
    mov r8d, 0x18
    sub r8d, eax
    sar edx, 0x10
    imul r8d, edx
    add r8d, ecx
    movsxd rax, r8d
    imul rdx, rax, 0x2aaaaaab
    mov rcx, rdx
    shr rcx, 0x3f
    sar rdx, 0x22
    add edx, ecx
    mov rax, qword ptr [rsp - 0x8]
    movsxd rcx, edx
    add rax, rcx
    add rbx, 0x64
    cmp qword ptr [rsp - 0x58], rbx
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
