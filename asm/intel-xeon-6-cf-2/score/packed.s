# The kernels of score/packed, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm score/packed --target native
# binary: sha256 096da2f51aafab28e681205d063097960bafb8601be8981a90c498b274496820
# latency: 467 instructions in 2049 bytes; innermost loops: .L0 of 447
# throughput: 72 instructions in 330 bytes; innermost loops: .L0 of 59
# mix of 539 instructions: 95 mov, 83 xor, 79 and, 64 lea, 43 sar, 39 shl, 18 sub, 16 imul, 14 neg, 11 add, 10 movsx, 7 vpaddd, 4 movsxd, 4 pop, 4 ret, 4 vpshufd, 4 vpxor, 3 vpand, 3 vpgatherdd, 3 vpmovzxwd, 2 cmp, 2 je, 2 jne, 2 kxnorw, 2 push, 2 shr, 2 test, 2 vextracti128, 2 vpmovdw, 1 kxnorb, 1 movzx, 1 vextracti64x4, 1 vmovd, 1 vmovdqu, 1 vpblendd, 1 vpbroadcastd, 1 vphaddd, 1 vpmovsxwd, 1 vpmulld, 1 vpsrld, 1 vpsubd, 1 vzeroupper

latency:
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
    lea r9d, [r10 + r9 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x5c]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    lea r9d, [r9 + r11 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x5a]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    lea r9d, [r9 + r10 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x58]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    lea r9d, [r9 + r11 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x56]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    lea r9d, [r9 + r10 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x54]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    lea r9d, [r9 + r11 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x52]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    lea r9d, [r9 + r10 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x50]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    lea r9d, [r9 + r11 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4e]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    lea r9d, [r9 + r10 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4c]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    lea r9d, [r9 + r11 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4a]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    lea r9d, [r9 + r10 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x48]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    lea r9d, [r9 + r11 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x46]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r11d, [r9 + r10]
    mov ebx, r11d
    shl ebx, 0x10
    lea r9d, [r9 + r10 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x44]
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    lea r10d, [r9 + r11]
    mov ebx, r10d
    shl ebx, 0x10
    lea r9d, [r9 + r11 + 0x8000]
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x42]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    shl ebx, 0x10
    lea r10d, [r11 + r10 + 0x8000]
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
    lea r10d, [r11 + r10 + 0x8000]
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
    shl ebx, 0x10
    neg r10d
    lea r10d, [r11 + r10 + 0x8000]
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
    lea r10d, [r11 + r10 + 0x8000]
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x36]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    lea r10d, [r11 + r10 + 0x8000]
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
    lea r10d, [r11 + r10 + 0x8000]
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x32]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    lea r10d, [r11 + r10 + 0x8000]
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
    lea r10d, [r11 + r10 + 0x8000]
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2e]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    lea r10d, [r11 + r10 + 0x8000]
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
    lea r10d, [r11 + r10 + 0x8000]
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x2a]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    lea r10d, [r11 + r10 + 0x8000]
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
    lea r10d, [r11 + r10 + 0x8000]
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x26]
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r11d, r9d
    sub r9d, r10d
    mov ebx, r9d
    shl ebx, 0x10
    neg r10d
    lea r10d, [r11 + r10 + 0x8000]
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
    lea r11d, [r11 + r10 + 0x8000]
    xor r11d, ebx
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x22]
    movsx r10d, word ptr [rdx + r8 - 0x16]
    and r11d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r11]
    mov ebx, r9d
    sub r9d, r11d
    neg r11d
    lea r11d, [rbx + r11 + 0x8000]
    mov ebx, r9d
    shl ebx, 0x10
    xor r11d, ebx
    movsx ebx, word ptr [rdx + r8 - 0x1e]
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x20]
    and r11d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r11]
    lea r11d, [rbx + r9]
    lea r9d, [rbx + r9 + 0x8000]
    mov ebx, r11d
    shl ebx, 0x10
    xor r9d, ebx
    movsx r14d, word ptr [rdx + r8 - 0x1a]
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x1c]
    and r9d, 0x1ff
    imul r14d, dword ptr [rdi + 4*r9]
    lea ebx, [r14 + r11]
    lea r9d, [r14 + r11 + 0x8000]
    mov r11d, ebx
    shl r11d, 0x10
    xor r9d, r11d
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x18]
    and r9d, 0x1ff
    imul r10d, dword ptr [rdi + 4*r9]
    movsx r9d, word ptr [rdx + r8 - 0x2]
    lea r11d, [r10 + rbx]
    lea r10d, [r10 + rbx + 0x8000]
    mov ebx, r11d
    shl ebx, 0x10
    xor r10d, ebx
    movsx ebx, word ptr [rdx + r8 - 0x12]
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x14]
    and r10d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r10]
    lea r10d, [rbx + r11]
    lea r11d, [rbx + r11 + 0x8000]
    mov ebx, r10d
    shl ebx, 0x10
    xor r11d, ebx
    movsx ebx, word ptr [rdx + r8 - 0xe]
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x10]
    and r11d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r11]
    lea r11d, [rbx + r10]
    lea r10d, [rbx + r10 + 0x8000]
    mov ebx, r11d
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0xc]
    movsx r14d, word ptr [rdx + r8 - 0xa]
    and r10d, 0x1ff
    imul r14d, dword ptr [rdi + 4*r10]
    lea ebx, [r14 + r11]
    lea r10d, [r14 + r11 + 0x8000]
    mov r11d, ebx
    shl r11d, 0x10
    xor r10d, r11d
    movsx r11d, word ptr [rdx + r8 - 0x6]
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x8]
    and r10d, 0x1ff
    imul r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + rbx]
    lea r11d, [r11 + rbx + 0x8000]
    mov ebx, r10d
    shl ebx, 0x10
    xor r11d, ebx
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x4]
    and r11d, 0x1ff
    imul r9d, dword ptr [rdi + 4*r11]
    lea r11d, [r9 + r10]
    mov ebx, dword ptr [rdx + r8]
    movsx r11d, r11w
    imul r11d, ebx
    lea r9d, [r9 + r10 + 0x8000]
    mov r10d, 0x18
    sub r10d, ebx
    sar r9d, 0x10
    imul r10d, r9d
    add r10d, r11d
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
    ret
.L1:
    xor eax, eax
    pop rbx
    pop r14
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
    vpxor xmm1, xmm1, xmm1
    nop
.L0:
    vpand ymm2, ymm0, ymmword ptr [rcx]
    vpmovzxwd zmm2, ymm2
    kxnorw k1, k0, k0
    vpxor xmm3, xmm3, xmm3
    vpgatherdd zmm3 {k1}, dword ptr [rdi + 4*zmm2]
    vpand ymm2, ymm0, ymmword ptr [rcx + 0x20]
    vpmovzxwd zmm2, ymm2
    kxnorw k1, k0, k0
    vpxor xmm4, xmm4, xmm4
    vpgatherdd zmm4 {k1}, dword ptr [rdi + 4*zmm2]
    vpsubd zmm2, zmm3, zmm4
    vextracti64x4 ymm3, zmm2, 0x1
    vpaddd ymm2, ymm2, ymm3
    vextracti128 xmm3, ymm2, 0x1
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm3
    vmovdqu ymm3, ymmword ptr [rcx + 0x40]
    vpmovdw xmm4, ymm3
    vpand xmm4, xmm4, xmm0
    vpmovzxwd ymm4, xmm4
    vpxor xmm5, xmm5, xmm5
    kxnorb k1, k0, k0
    vpgatherdd ymm5 {k1}, dword ptr [rdi + 4*ymm4]
    vpsrld ymm3, ymm3, 0x10
    vpmovdw xmm3, ymm3
    vpmovsxwd ymm3, xmm3
    vpmulld ymm3, ymm5, ymm3
    vpblendd xmm2, xmm1, xmm2, 0x1
    vextracti128 xmm4, ymm3, 0x1
    vphaddd xmm3, xmm3, xmm4
    vpshufd xmm4, xmm3, 0xee
    vpaddd xmm2, xmm3, xmm2
    vpaddd xmm2, xmm2, xmm4
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm3
    vmovd esi, xmm2
    mov r8d, dword ptr [rcx + 0x60]
    movsx r9d, si
    imul r9d, r8d
    add esi, 0x8000
    sar esi, 0x10
    mov r10d, 0x18
    sub r10d, r8d
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
