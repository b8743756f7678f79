# The kernels of score/split, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm score/split --target x86-64-v3
# binary: sha256 c7abe8d3dc79d05461a4106b62141a8ef79a6b3e29f117caed985813282e8cc0
# latency: 346 instructions in 1498 bytes; innermost loops: .L0 of 326
# throughput: 193 instructions in 951 bytes; innermost loops: .L0 of 180
# mix of 539 instructions: 116 add, 87 and, 83 xor, 65 mov, 36 sub, 36 vpextrw, 24 imul, 12 vpinsrd, 8 movsx, 8 vmovd, 8 vpaddd, 5 movzx, 4 movsxd, 4 pop, 4 ret, 4 vextracti128, 4 vpinsrw, 4 vpshufd, 2 cmp, 2 je, 2 jne, 2 push, 2 sar, 2 shr, 2 test, 2 vinserti128, 2 vpand, 2 vpmulld, 1 lea, 1 vmovdqu, 1 vmovq, 1 vpbroadcastd, 1 vpmovsxwd, 1 vpshufb, 1 vzeroupper

latency:
    push rbp
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
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x20]
    movsx ebx, word ptr [rdx + r8 - 0x1e]
    and r11d, 0x1ff
    mov ebp, dword ptr [rdi + 8*r11]
    imul ebp, ebx
    imul ebx, dword ptr [rdi + 8*r11 + 0x4]
    movsx r11d, word ptr [rdx + r8 - 0x1a]
    add ebp, r10d
    add ebx, r9d
    mov r9d, ebx
    xor r9d, ebp
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x1c]
    and r9d, 0x1ff
    mov r10d, dword ptr [rdi + 8*r9]
    imul r10d, r11d
    imul r11d, dword ptr [rdi + 8*r9 + 0x4]
    add r10d, ebp
    add r11d, ebx
    mov r9d, r11d
    xor r9d, r10d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x18]
    and r9d, 0x1ff
    movsx ebx, word ptr [rdx + r8 - 0x16]
    mov ebp, dword ptr [rdi + 8*r9]
    imul ebp, ebx
    imul ebx, dword ptr [rdi + 8*r9 + 0x4]
    add ebp, r10d
    add ebx, r11d
    mov r9d, ebx
    xor r9d, ebp
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x14]
    movsx r10d, word ptr [rdx + r8 - 0x12]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 8*r9]
    imul r11d, r10d
    imul r10d, dword ptr [rdi + 8*r9 + 0x4]
    movsx r9d, word ptr [rdx + r8 - 0xe]
    add r11d, ebp
    add r10d, ebx
    mov ebx, r10d
    xor ebx, r11d
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x10]
    and ebx, 0x1ff
    mov ebp, dword ptr [rdi + 8*rbx]
    imul ebp, r9d
    imul r9d, dword ptr [rdi + 8*rbx + 0x4]
    add ebp, r11d
    add r9d, r10d
    mov r11d, r9d
    xor r11d, ebp
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0xc]
    and r11d, 0x1ff
    movsx r10d, word ptr [rdx + r8 - 0xa]
    mov ebx, dword ptr [rdi + 8*r11]
    imul ebx, r10d
    imul r10d, dword ptr [rdi + 8*r11 + 0x4]
    add ebx, ebp
    add r10d, r9d
    mov r11d, r10d
    xor r11d, ebx
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x8]
    movsx r9d, word ptr [rdx + r8 - 0x6]
    and r11d, 0x1ff
    mov ebp, dword ptr [rdi + 8*r11]
    imul ebp, r9d
    imul r9d, dword ptr [rdi + 8*r11 + 0x4]
    movsx r11d, word ptr [rdx + r8 - 0x2]
    add ebp, ebx
    add r9d, r10d
    mov r10d, r9d
    xor r10d, ebp
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x4]
    and r10d, 0x1ff
    mov ebx, dword ptr [rdi + 8*r10]
    imul ebx, r11d
    imul r11d, dword ptr [rdi + 8*r10 + 0x4]
    add ebx, ebp
    add r11d, r9d
    mov r9d, dword ptr [rdx + r8]
    mov r10d, 0x18
    imul ebx, r9d
    sub r10d, r9d
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
    pop rbp
    ret
.L1:
    xor eax, eax
    pop rbx
    pop rbp
    ret

throughput:
    mov rax, qword ptr [rsi + 0x10]
    test rax, rax
    je .L1
    mov rcx, qword ptr [rsi + 0x8]
    imul rdx, rax, 0x64
    add rdx, rcx
    xor eax, eax
    vpbroadcastd ymm0, dword ptr [.C0]
    vmovq xmm1, qword ptr [.C1]
    nop
.L0:
    vpand ymm2, ymm0, ymmword ptr [rcx]
    vpextrw r9d, xmm2, 0x0
    vpextrw r8d, xmm2, 0x1
    vpextrw r11d, xmm2, 0x2
    mov esi, dword ptr [rdi + 8*r8]
    vpand ymm3, ymm0, ymmword ptr [rcx + 0x20]
    mov r8d, dword ptr [rdi + 8*r8 + 0x4]
    vpextrw r10d, xmm3, 0x0
    add r8d, dword ptr [rdi + 8*r9 + 0x4]
    add esi, dword ptr [rdi + 8*r9]
    mov r9d, dword ptr [rdi + 8*r10]
    mov r10d, dword ptr [rdi + 8*r10 + 0x4]
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm3, 0x1
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x3
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm3, 0x2
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x4
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm3, 0x3
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x5
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm3, 0x4
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x6
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm3, 0x5
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x7
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm3, 0x6
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm3, 0x7
    vextracti128 xmm4, ymm2, 0x1
    vextracti128 xmm2, ymm3, 0x1
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm4, 0x0
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x0
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm4, 0x1
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x1
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm4, 0x2
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x2
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm4, 0x3
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x3
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm4, 0x4
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x4
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm4, 0x5
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x5
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm4, 0x6
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    vmovdqu xmm3, xmmword ptr [rcx + 0x42]
    vpextrw r11d, xmm3, 0x7
    and r11d, 0x1ff
    vmovd xmm5, dword ptr [rdi + 8*r11 + 0x4]
    vmovd xmm6, dword ptr [rdi + 8*r11]
    vpextrw r11d, xmm2, 0x6
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    movzx r11d, word ptr [rcx + 0x54]
    and r11d, 0x1ff
    vpinsrd xmm5, xmm5, dword ptr [rdi + 8*r11 + 0x4], 0x1
    vpinsrd xmm6, xmm6, dword ptr [rdi + 8*r11], 0x1
    vpextrw r11d, xmm4, 0x7
    add r8d, dword ptr [rdi + 8*r11 + 0x4]
    add esi, dword ptr [rdi + 8*r11]
    movzx r11d, word ptr [rcx + 0x58]
    and r11d, 0x1ff
    vpinsrd xmm4, xmm5, dword ptr [rdi + 8*r11 + 0x4], 0x2
    vpinsrd xmm5, xmm6, dword ptr [rdi + 8*r11], 0x2
    vpextrw r11d, xmm2, 0x7
    add r10d, dword ptr [rdi + 8*r11 + 0x4]
    add r9d, dword ptr [rdi + 8*r11]
    movzx r11d, word ptr [rcx + 0x5c]
    and r11d, 0x1ff
    vpinsrd xmm4, xmm4, dword ptr [rdi + 8*r11 + 0x4], 0x3
    vpinsrd xmm2, xmm5, dword ptr [rdi + 8*r11], 0x3
    movzx r11d, word ptr [rcx + 0x40]
    and r11d, 0x1ff
    vmovd xmm5, dword ptr [rdi + 8*r11 + 0x4]
    vmovd xmm6, dword ptr [rdi + 8*r11]
    sub r8d, r10d
    vpextrw r10d, xmm3, 0x1
    and r10d, 0x1ff
    sub esi, r9d
    vpextrw r9d, xmm3, 0x3
    vpinsrd xmm5, xmm5, dword ptr [rdi + 8*r10 + 0x4], 0x1
    vpinsrd xmm6, xmm6, dword ptr [rdi + 8*r10], 0x1
    vpextrw r10d, xmm3, 0x5
    vmovd xmm7, esi
    vpshufb xmm3, xmm3, xmm1
    vpinsrw xmm3, xmm3, word ptr [rcx + 0x52], 0x4
    and r9d, 0x1ff
    vpinsrw xmm3, xmm3, word ptr [rcx + 0x56], 0x5
    and r10d, 0x1ff
    vpinsrw xmm3, xmm3, word ptr [rcx + 0x5a], 0x6
    vpinsrd xmm5, xmm5, dword ptr [rdi + 8*r9 + 0x4], 0x2
    vpinsrw xmm3, xmm3, word ptr [rcx + 0x5e], 0x7
    vpinsrd xmm5, xmm5, dword ptr [rdi + 8*r10 + 0x4], 0x3
    vinserti128 ymm4, ymm5, xmm4, 0x1
    vpmovsxwd ymm3, xmm3
    vpmulld ymm4, ymm4, ymm3
    vmovd xmm5, r8d
    vpinsrd xmm6, xmm6, dword ptr [rdi + 8*r9], 0x2
    vpaddd xmm5, xmm4, xmm5
    vextracti128 xmm4, ymm4, 0x1
    vpinsrd xmm6, xmm6, dword ptr [rdi + 8*r10], 0x3
    vpaddd xmm4, xmm5, xmm4
    vinserti128 ymm2, ymm6, xmm2, 0x1
    vpmulld ymm2, ymm2, ymm3
    vpshufd xmm3, xmm4, 0xee
    vpaddd xmm3, xmm4, xmm3
    vextracti128 xmm4, ymm2, 0x1
    vpaddd xmm2, xmm2, xmm7
    vpshufd xmm5, xmm3, 0x55
    vpaddd xmm2, xmm2, xmm4
    vpshufd xmm4, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm4
    vpaddd xmm3, xmm3, xmm5
    vpshufd xmm4, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm4
    mov esi, dword ptr [rcx + 0x60]
    vmovd r8d, xmm2
    imul r8d, esi
    mov r9d, 0x18
    sub r9d, esi
    vmovd esi, xmm3
    imul r9d, esi
    add r9d, r8d
    movsxd rsi, r9d
    imul rsi, rsi, 0x2aaaaaab
    mov r8, rsi
    shr r8, 0x3f
    sar rsi, 0x22
    add esi, r8d
    movsxd rsi, esi
    add rax, rsi
    add rcx, 0x64
    cmp rcx, rdx
    jne .L0
    vzeroupper
    ret
.L1:
    xor eax, eax
    ret
.C0 = 0x01ff01ff
.C1 = 0x0d0c090805040100
