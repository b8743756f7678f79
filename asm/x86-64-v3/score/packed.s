# The kernels of score/packed, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm score/packed --target x86-64-v3
# binary: sha256 c7abe8d3dc79d05461a4106b62141a8ef79a6b3e29f117caed985813282e8cc0
# latency: 501 instructions in 2120 bytes; innermost loops: .L0 of 484
# throughput: 144 instructions in 683 bytes; innermost loops: .L0 of 131
# mix of 645 instructions: 115 add, 97 mov, 87 and, 83 xor, 43 sar, 39 shl, 36 vpextrw, 27 lea, 19 sub, 16 imul, 14 neg, 10 movsx, 6 vpinsrd, 5 movzx, 4 movsxd, 4 ret, 4 vmovd, 4 vpinsrw, 3 vextracti128, 3 vpaddd, 2 cmp, 2 je, 2 jne, 2 pop, 2 shr, 2 test, 2 vpand, 2 vpshufd, 1 push, 1 vinserti128, 1 vmovdqu, 1 vmovq, 1 vpbroadcastd, 1 vphaddd, 1 vpmovsxwd, 1 vpmulld, 1 vpshufb, 1 vzeroupper

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
    shl r10d, 0x10
    lea r11d, [r9 + 0x8000]
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
    shl ebx, 0x10
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x38]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    shl ebx, 0x10
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
    shl ebx, 0x10
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x34]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    shl ebx, 0x10
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
    shl ebx, 0x10
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x30]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    shl ebx, 0x10
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
    shl ebx, 0x10
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2c]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    shl ebx, 0x10
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
    shl ebx, 0x10
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x28]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    shl ebx, 0x10
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
    shl ebx, 0x10
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x24]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    neg r10d
    shl ebx, 0x10
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
    shl ebx, 0x10
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x20]
    movsx r11d, word ptr [rdx + r8 - 0x1e]
    and r10d, 0x1ff
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
    movsx ebx, word ptr [rdx + r8 - 0x12]
    and r9d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r9]
    lea r11d, [rbx + r10]
    mov r9d, r11d
    shl r9d, 0x10
    add r10d, ebx
    add r10d, 0x8000
    xor r10d, r9d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x10]
    movsx ebx, word ptr [rdx + r8 - 0xe]
    and r10d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r10]
    lea r9d, [rbx + r11]
    mov r10d, r9d
    add r11d, ebx
    add r11d, 0x8000
    shl r10d, 0x10
    xor r11d, r10d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0xc]
    and r11d, 0x1ff
    movsx ebx, word ptr [rdx + r8 - 0xa]
    imul ebx, dword ptr [rdi + 4*r11]
    lea r10d, [rbx + r9]
    mov r11d, r10d
    shl r11d, 0x10
    add r9d, ebx
    add r9d, 0x8000
    xor r9d, r11d
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x8]
    movsx r11d, word ptr [rdx + r8 - 0x6]
    and r9d, 0x1ff
    imul r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    shl ebx, 0x10
    add r10d, r11d
    add r10d, 0x8000
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x4]
    movsx r11d, word ptr [rdx + r8 - 0x2]
    and r10d, 0x1ff
    imul r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, dword ptr [rdx + r8]
    movsx r10d, r10w
    add r9d, r11d
    add r9d, 0x8000
    mov r11d, 0x18
    sub r11d, ebx
    imul r10d, ebx
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
    mov rcx, qword ptr [rsi + 0x8]
    imul rdx, rax, 0x64
    add rdx, rcx
    xor eax, eax
    vpbroadcastd ymm0, dword ptr [.C0]
    vmovq xmm1, qword ptr [.C1]
    nop
.L0:
    vpand ymm2, ymm0, ymmword ptr [rcx]
    vpand ymm3, ymm0, ymmword ptr [rcx + 0x20]
    vpextrw esi, xmm2, 0x0
    vmovdqu xmm4, xmmword ptr [rcx + 0x42]
    vpextrw r8d, xmm2, 0x1
    movzx r9d, word ptr [rcx + 0x54]
    vpextrw r10d, xmm4, 0x7
    and r10d, 0x1ff
    and r9d, 0x1ff
    vmovd xmm5, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm2, 0x2
    vpinsrd xmm5, xmm5, dword ptr [rdi + 4*r9], 0x1
    vpextrw r9d, xmm3, 0x0
    mov r8d, dword ptr [rdi + 4*r8]
    mov r9d, dword ptr [rdi + 4*r9]
    add r8d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm3, 0x1
    add r9d, dword ptr [rdi + 4*rsi]
    movzx esi, word ptr [rcx + 0x58]
    and esi, 0x1ff
    vpinsrd xmm5, xmm5, dword ptr [rdi + 4*rsi], 0x2
    vpextrw esi, xmm2, 0x3
    add r8d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm3, 0x2
    add r9d, dword ptr [rdi + 4*r10]
    movzx r10d, word ptr [rcx + 0x5c]
    and r10d, 0x1ff
    vpinsrd xmm5, xmm5, dword ptr [rdi + 4*r10], 0x3
    vpextrw r10d, xmm2, 0x4
    add r8d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm3, 0x3
    add r9d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm2, 0x5
    add r8d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm3, 0x4
    add r9d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm2, 0x6
    add r8d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm3, 0x5
    add r9d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm2, 0x7
    add r8d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm3, 0x6
    add r9d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm3, 0x7
    add r8d, dword ptr [rdi + 4*rsi]
    movzx esi, word ptr [rcx + 0x40]
    add r9d, dword ptr [rdi + 4*r10]
    and esi, 0x1ff
    vpextrw r10d, xmm4, 0x1
    vextracti128 xmm2, ymm2, 0x1
    and r10d, 0x1ff
    vmovd xmm6, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm2, 0x0
    vpinsrd xmm6, xmm6, dword ptr [rdi + 4*r10], 0x1
    vpextrw r10d, xmm2, 0x1
    vextracti128 xmm3, ymm3, 0x1
    add r8d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm3, 0x0
    add r9d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm2, 0x2
    add r8d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm3, 0x1
    add r9d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm2, 0x3
    add r8d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm3, 0x2
    add r9d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm2, 0x4
    add r8d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm3, 0x3
    add r9d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm2, 0x5
    add r8d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm3, 0x4
    add r9d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm2, 0x6
    add r8d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm3, 0x5
    add r9d, dword ptr [rdi + 4*r10]
    vpextrw r10d, xmm3, 0x6
    add r8d, dword ptr [rdi + 4*rsi]
    vpextrw esi, xmm4, 0x3
    add r9d, dword ptr [rdi + 4*r10]
    and esi, 0x1ff
    vpextrw r10d, xmm4, 0x5
    and r10d, 0x1ff
    vpinsrd xmm6, xmm6, dword ptr [rdi + 4*rsi], 0x2
    vpextrw esi, xmm2, 0x7
    vpinsrd xmm2, xmm6, dword ptr [rdi + 4*r10], 0x3
    vpextrw r10d, xmm3, 0x7
    vpshufb xmm3, xmm4, xmm1
    vpinsrw xmm3, xmm3, word ptr [rcx + 0x52], 0x4
    vinserti128 ymm2, ymm2, xmm5, 0x1
    vpinsrw xmm3, xmm3, word ptr [rcx + 0x56], 0x5
    add r8d, dword ptr [rdi + 4*rsi]
    vpinsrw xmm3, xmm3, word ptr [rcx + 0x5a], 0x6
    add r9d, dword ptr [rdi + 4*r10]
    vpinsrw xmm3, xmm3, word ptr [rcx + 0x5e], 0x7
    vpmovsxwd ymm3, xmm3
    sub r8d, r9d
    vpmulld ymm2, ymm2, ymm3
    vextracti128 xmm3, ymm2, 0x1
    vmovd xmm4, r8d
    vphaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm4
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm3
    vmovd esi, xmm2
    mov r8d, dword ptr [rcx + 0x60]
    movsx r9d, si
    imul r9d, r8d
    mov r10d, 0x18
    sub r10d, r8d
    add esi, 0x8000
    sar esi, 0x10
    imul r10d, esi
    add r10d, r9d
    movsxd rsi, r10d
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
