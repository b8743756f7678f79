# The kernels of score/split, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm score/split --target native
# binary: sha256 096da2f51aafab28e681205d063097960bafb8601be8981a90c498b274496820
# latency: 346 instructions in 1496 bytes; innermost loops: .L0 of 326
# throughput: 174 instructions in 853 bytes; innermost loops: .L0 of 160
# mix of 520 instructions: 86 add, 83 xor, 79 and, 63 mov, 35 sub, 24 imul, 16 vmovq, 16 vpextrq, 12 vpaddd, 9 vextracti128, 8 movsx, 8 vextracti32x4, 6 vpshufd, 5 vpxor, 4 movsxd, 4 pop, 4 ret, 4 vpaddq, 4 vpgatherdd, 4 vpmovzxwq, 4 vpsllq, 3 vmovd, 3 vpand, 3 vpmovzxwd, 2 cmp, 2 je, 2 jne, 2 kxnorb, 2 kxnorw, 2 push, 2 sar, 2 shr, 2 test, 2 vpmovdw, 2 vpmulld, 1 lea, 1 movzx, 1 vextracti64x4, 1 vmovdqu, 1 vpblendd, 1 vpbroadcastd, 1 vpbroadcastq, 1 vpmovsxwd, 1 vpsrld, 1 vpsubd, 1 vzeroupper

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
    mov ebx, r9d
    xor ebx, r10d
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x22]
    movsx r11d, word ptr [rdx + r8 - 0x1e]
    and ebx, 0x1ff
    sub r9d, dword ptr [rdi + 8*rbx + 0x4]
    sub r10d, dword ptr [rdi + 8*rbx]
    mov ebx, r9d
    xor ebx, r10d
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x20]
    and ebx, 0x1ff
    mov ebp, dword ptr [rdi + 8*rbx]
    imul ebp, r11d
    imul r11d, dword ptr [rdi + 8*rbx + 0x4]
    movsx ebx, word ptr [rdx + r8 - 0x1a]
    add ebp, r10d
    add r11d, r9d
    mov r9d, r11d
    xor r9d, ebp
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x1c]
    and r9d, 0x1ff
    mov r10d, dword ptr [rdi + 8*r9]
    imul r10d, ebx
    imul ebx, dword ptr [rdi + 8*r9 + 0x4]
    add r10d, ebp
    add ebx, r11d
    mov r9d, ebx
    xor r9d, r10d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x18]
    movsx r11d, word ptr [rdx + r8 - 0x16]
    and r9d, 0x1ff
    mov ebp, dword ptr [rdi + 8*r9]
    imul ebp, r11d
    imul r11d, dword ptr [rdi + 8*r9 + 0x4]
    movsx r9d, word ptr [rdx + r8 - 0x12]
    add ebp, r10d
    add r11d, ebx
    mov r10d, r11d
    xor r10d, ebp
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x14]
    and r10d, 0x1ff
    mov ebx, dword ptr [rdi + 8*r10]
    imul ebx, r9d
    imul r9d, dword ptr [rdi + 8*r10 + 0x4]
    movsx r10d, word ptr [rdx + r8 - 0xe]
    add ebx, ebp
    add r9d, r11d
    mov r11d, r9d
    xor r11d, ebx
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x10]
    and r11d, 0x1ff
    mov ebp, dword ptr [rdi + 8*r11]
    imul ebp, r10d
    imul r10d, dword ptr [rdi + 8*r11 + 0x4]
    movsx r11d, word ptr [rdx + r8 - 0xa]
    add ebp, ebx
    add r10d, r9d
    mov r9d, r10d
    xor r9d, ebp
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0xc]
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 8*r9]
    imul ebx, r11d
    imul r11d, dword ptr [rdi + 8*r9 + 0x4]
    movsx r9d, word ptr [rdx + r8 - 0x6]
    add ebx, ebp
    add r11d, r10d
    mov r10d, r11d
    xor r10d, ebx
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x8]
    and r10d, 0x1ff
    mov ebp, dword ptr [rdi + 8*r10]
    imul ebp, r9d
    imul r9d, dword ptr [rdi + 8*r10 + 0x4]
    add ebp, ebx
    add r9d, r11d
    mov r10d, r9d
    xor r10d, ebp
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x4]
    movsx r11d, word ptr [rdx + r8 - 0x2]
    and r10d, 0x1ff
    mov ebx, dword ptr [rdi + 8*r10]
    imul ebx, r11d
    imul r11d, dword ptr [rdi + 8*r10 + 0x4]
    add ebx, ebp
    add r11d, r9d
    mov r9d, dword ptr [rdx + r8]
    imul ebx, r9d
    mov r10d, 0x18
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
    vpbroadcastq zmm1, rdi
    vpxor xmm2, xmm2, xmm2
    nop
.L0:
    vpand ymm4, ymm0, ymmword ptr [rcx]
    vpmovzxwq zmm5, xmm4
    vextracti128 xmm3, ymm4, 0x1
    vpmovzxwq zmm3, xmm3
    vpsllq zmm3, zmm3, 0x3
    vpaddq zmm3, zmm1, zmm3
    vpsllq zmm5, zmm5, 0x3
    vpaddq zmm5, zmm1, zmm5
    vmovq r8, xmm5
    vpextrq rsi, xmm5, 0x1
    mov esi, dword ptr [rsi + 0x4]
    vextracti128 xmm6, ymm5, 0x1
    add esi, dword ptr [r8 + 0x4]
    vmovq r8, xmm6
    vpextrq r9, xmm6, 0x1
    vextracti32x4 xmm6, zmm5, 0x2
    add esi, dword ptr [r8 + 0x4]
    vmovq r8, xmm6
    add esi, dword ptr [r9 + 0x4]
    vpextrq r9, xmm6, 0x1
    vextracti32x4 xmm5, zmm5, 0x3
    add esi, dword ptr [r8 + 0x4]
    vpextrq r8, xmm5, 0x1
    add esi, dword ptr [r9 + 0x4]
    vmovq r9, xmm5
    add esi, dword ptr [r9 + 0x4]
    vmovq r9, xmm3
    add esi, dword ptr [r8 + 0x4]
    vpextrq r8, xmm3, 0x1
    vextracti128 xmm5, ymm3, 0x1
    add esi, dword ptr [r9 + 0x4]
    vmovq r9, xmm5
    add esi, dword ptr [r8 + 0x4]
    vpextrq r8, xmm5, 0x1
    add esi, dword ptr [r9 + 0x4]
    vextracti32x4 xmm5, zmm3, 0x2
    vmovq r9, xmm5
    vpmovzxwd zmm6, ymm4
    vpxor xmm4, xmm4, xmm4
    kxnorw k1, k0, k0
    vpgatherdd zmm4 {k1}, dword ptr [rdi + 8*zmm6]
    add esi, dword ptr [r8 + 0x4]
    vpextrq r8, xmm5, 0x1
    add esi, dword ptr [r9 + 0x4]
    vextracti32x4 xmm3, zmm3, 0x3
    vmovq r9, xmm3
    add esi, dword ptr [r8 + 0x4]
    vpextrq r10, xmm3, 0x1
    vpand ymm3, ymm0, ymmword ptr [rcx + 0x20]
    vpmovzxwq zmm5, xmm3
    vextracti128 xmm6, ymm3, 0x1
    vpmovzxwq zmm6, xmm6
    vpsllq zmm6, zmm6, 0x3
    vpsllq zmm5, zmm5, 0x3
    vpaddq zmm5, zmm1, zmm5
    add esi, dword ptr [r9 + 0x4]
    vmovq r8, xmm5
    mov r8d, dword ptr [r8 + 0x4]
    add esi, dword ptr [r10 + 0x4]
    vpextrq r9, xmm5, 0x1
    add r8d, dword ptr [r9 + 0x4]
    vextracti128 xmm7, ymm5, 0x1
    vmovq r9, xmm7
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm7, 0x1
    vextracti32x4 xmm7, zmm5, 0x2
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm7
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm7, 0x1
    vextracti32x4 xmm5, zmm5, 0x3
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm5
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm5, 0x1
    add r8d, dword ptr [r9 + 0x4]
    vpaddq zmm5, zmm1, zmm6
    vmovq r9, xmm5
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm5, 0x1
    vextracti128 xmm6, ymm5, 0x1
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm6
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm6, 0x1
    vpmovzxwd zmm3, ymm3
    vpxor xmm6, xmm6, xmm6
    kxnorw k1, k0, k0
    vpgatherdd zmm6 {k1}, dword ptr [rdi + 8*zmm3]
    vextracti32x4 xmm3, zmm5, 0x2
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm3
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm3, 0x1
    vextracti32x4 xmm3, zmm5, 0x3
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm3
    vpsubd zmm4, zmm4, zmm6
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm3, 0x1
    add r8d, dword ptr [r9 + 0x4]
    sub esi, r8d
    vextracti64x4 ymm3, zmm4, 0x1
    vpaddd ymm3, ymm4, ymm3
    vextracti128 xmm4, ymm3, 0x1
    vpaddd xmm3, xmm3, xmm4
    vpshufd xmm4, xmm3, 0xee
    vpaddd xmm3, xmm3, xmm4
    vpshufd xmm4, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm4
    vpblendd xmm3, xmm2, xmm3, 0x1
    vmovdqu ymm4, ymmword ptr [rcx + 0x40]
    vpmovdw xmm5, ymm4
    vpand xmm5, xmm5, xmm0
    vpmovzxwd ymm5, xmm5
    kxnorb k1, k0, k0
    vpxor xmm6, xmm6, xmm6
    vpgatherdd ymm6 {k1}, dword ptr [rdi + 8*ymm5 + 0x4]
    vpsrld ymm4, ymm4, 0x10
    vpmovdw xmm4, ymm4
    vpmovsxwd ymm4, xmm4
    vpmulld ymm6, ymm6, ymm4
    vmovd xmm7, esi
    vextracti128 xmm8, ymm6, 0x1
    vpaddd xmm6, xmm6, xmm7
    vpaddd xmm6, xmm8, xmm6
    vpshufd xmm7, xmm6, 0xee
    kxnorb k1, k0, k0
    vpxor xmm8, xmm8, xmm8
    vpgatherdd ymm8 {k1}, dword ptr [rdi + 8*ymm5]
    vpaddd xmm5, xmm6, xmm7
    vpshufd xmm6, xmm5, 0x55
    vpaddd xmm5, xmm5, xmm6
    vpmulld ymm4, ymm8, ymm4
    vextracti128 xmm6, ymm4, 0x1
    vpaddd xmm3, xmm4, xmm3
    vpaddd xmm3, xmm3, xmm6
    vpshufd xmm4, xmm3, 0xee
    vpaddd xmm3, xmm3, xmm4
    vpshufd xmm4, xmm3, 0x55
    vpaddd xmm3, xmm3, xmm4
    vmovd esi, xmm3
    mov r8d, dword ptr [rcx + 0x60]
    imul esi, r8d
    mov r9d, 0x18
    sub r9d, r8d
    vmovd r8d, xmm5
    imul r9d, r8d
    add r9d, esi
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
