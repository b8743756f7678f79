# The kernels of score/split, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm score/split --target x86-64-v4
# binary: sha256 61d01cb3bcf655d3d7da3a2ce96306515b4a705c5401d8ce489ec060d698fe3d
# latency: 346 instructions in 1496 bytes; innermost loops: .L0 of 326
# throughput: 174 instructions in 852 bytes; innermost loops: .L0 of 160
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
    mov r11d, r9d
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x22]
    and r11d, 0x1ff
    sub r9d, dword ptr [rdi + 8*r11 + 0x4]
    sub r10d, dword ptr [rdi + 8*r11]
    mov ebx, r9d
    xor ebx, r10d
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x20]
    and ebx, 0x1ff
    movsx r11d, word ptr [rdx + r8 - 0x1e]
    mov ebp, dword ptr [rdi + 8*rbx]
    imul ebp, r11d
    imul r11d, dword ptr [rdi + 8*rbx + 0x4]
    add ebp, r10d
    add r11d, r9d
    mov r10d, r11d
    xor r10d, ebp
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x1c]
    movsx r9d, word ptr [rdx + r8 - 0x1a]
    and r10d, 0x1ff
    mov ebx, dword ptr [rdi + 8*r10]
    imul ebx, r9d
    imul r9d, dword ptr [rdi + 8*r10 + 0x4]
    add ebx, ebp
    add r9d, r11d
    mov r10d, r9d
    xor r10d, ebx
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x18]
    movsx r11d, word ptr [rdx + r8 - 0x16]
    and r10d, 0x1ff
    mov ebp, dword ptr [rdi + 8*r10]
    imul ebp, r11d
    imul r11d, dword ptr [rdi + 8*r10 + 0x4]
    add ebp, ebx
    add r11d, r9d
    mov r9d, r11d
    xor r9d, ebp
    movsx r10d, word ptr [rdx + r8 - 0x12]
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x14]
    and r9d, 0x1ff
    mov ebx, dword ptr [rdi + 8*r9]
    imul ebx, r10d
    imul r10d, dword ptr [rdi + 8*r9 + 0x4]
    add ebx, ebp
    add r10d, r11d
    mov r11d, r10d
    xor r11d, ebx
    movsx r9d, word ptr [rdx + r8 - 0xe]
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x10]
    and r11d, 0x1ff
    mov ebp, dword ptr [rdi + 8*r11]
    imul ebp, r9d
    imul r9d, dword ptr [rdi + 8*r11 + 0x4]
    add ebp, ebx
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
    add ebp, ebx
    add r9d, r10d
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
    vpbroadcastq zmm1, rdi
    vpxor xmm2, xmm2, xmm2
    nop
.L0:
    vpand ymm3, ymm0, ymmword ptr [rcx]
    vpmovzxwq zmm5, xmm3
    vextracti128 xmm4, ymm3, 0x1
    vpmovzxwq zmm4, xmm4
    vpsllq zmm5, zmm5, 0x3
    vpaddq zmm5, zmm1, zmm5
    vmovq r8, xmm5
    vpmovzxwd zmm6, ymm3
    vpxor xmm3, xmm3, xmm3
    kxnorw k1, k0, k0
    vpextrq rsi, xmm5, 0x1
    vpgatherdd zmm3 {k1}, dword ptr [rdi + 8*zmm6]
    mov esi, dword ptr [rsi + 0x4]
    vextracti128 xmm6, ymm5, 0x1
    vmovq r9, xmm6
    add esi, dword ptr [r8 + 0x4]
    vpextrq r8, xmm6, 0x1
    vextracti32x4 xmm7, zmm5, 0x2
    vpand ymm6, ymm0, ymmword ptr [rcx + 0x20]
    add esi, dword ptr [r9 + 0x4]
    vmovq r9, xmm7
    vextracti32x4 xmm8, zmm5, 0x3
    vpmovzxwq zmm5, xmm6
    vpsllq zmm5, zmm5, 0x3
    vpaddq zmm9, zmm1, zmm5
    add esi, dword ptr [r8 + 0x4]
    vmovq r8, xmm9
    vpmovzxwd zmm10, ymm6
    add esi, dword ptr [r9 + 0x4]
    vpextrq r9, xmm7, 0x1
    vpxor xmm5, xmm5, xmm5
    kxnorw k1, k0, k0
    add esi, dword ptr [r9 + 0x4]
    vpextrq r9, xmm9, 0x1
    vpgatherdd zmm5 {k1}, dword ptr [rdi + 8*zmm10]
    vpsllq zmm4, zmm4, 0x3
    mov r8d, dword ptr [r8 + 0x4]
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm8
    add esi, dword ptr [r9 + 0x4]
    vextracti128 xmm7, ymm9, 0x1
    vmovq r9, xmm7
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm7, 0x1
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm8, 0x1
    add esi, dword ptr [r9 + 0x4]
    vextracti32x4 xmm7, zmm9, 0x2
    vmovq r9, xmm7
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm7, 0x1
    vpaddq zmm4, zmm1, zmm4
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm4
    add esi, dword ptr [r9 + 0x4]
    vpextrq r9, xmm4, 0x1
    vextracti128 xmm7, ymm4, 0x1
    vextracti32x4 xmm8, zmm9, 0x3
    add esi, dword ptr [r9 + 0x4]
    vmovq r9, xmm8
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm7
    add esi, dword ptr [r9 + 0x4]
    vpextrq r9, xmm8, 0x1
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm7, 0x1
    vextracti128 xmm6, ymm6, 0x1
    vpmovzxwq zmm6, xmm6
    vpsllq zmm6, zmm6, 0x3
    add esi, dword ptr [r9 + 0x4]
    vpaddq zmm6, zmm1, zmm6
    vmovq r9, xmm6
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm6, 0x1
    vextracti32x4 xmm7, zmm4, 0x2
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm7
    add esi, dword ptr [r9 + 0x4]
    vpextrq r9, xmm7, 0x1
    vextracti32x4 xmm4, zmm4, 0x3
    vextracti128 xmm7, ymm6, 0x1
    add esi, dword ptr [r9 + 0x4]
    vmovq r9, xmm7
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm4
    add esi, dword ptr [r9 + 0x4]
    vpextrq r9, xmm7, 0x1
    vextracti32x4 xmm7, zmm6, 0x2
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm7
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm4, 0x1
    add esi, dword ptr [r9 + 0x4]
    vpextrq r9, xmm7, 0x1
    vextracti32x4 xmm4, zmm6, 0x3
    add r8d, dword ptr [r9 + 0x4]
    vmovq r9, xmm4
    add r8d, dword ptr [r9 + 0x4]
    vpextrq r9, xmm4, 0x1
    add r8d, dword ptr [r9 + 0x4]
    vpsubd zmm3, zmm3, zmm5
    vmovdqu ymm4, ymmword ptr [rcx + 0x40]
    vpmovdw xmm5, ymm4
    sub esi, r8d
    vextracti64x4 ymm6, zmm3, 0x1
    vpand xmm5, xmm5, xmm0
    vpmovzxwd ymm5, xmm5
    kxnorb k1, k0, k0
    vpxor xmm7, xmm7, xmm7
    vpaddd ymm3, ymm3, ymm6
    vpgatherdd ymm7 {k1}, dword ptr [rdi + 8*ymm5 + 0x4]
    vextracti128 xmm6, ymm3, 0x1
    vpaddd xmm3, xmm3, xmm6
    vpshufd xmm6, xmm3, 0xee
    vpaddd xmm3, xmm3, xmm6
    vpshufd xmm6, xmm3, 0x55
    vpsrld ymm4, ymm4, 0x10
    vpaddd xmm3, xmm3, xmm6
    vpmovdw xmm4, ymm4
    vpmovsxwd ymm4, xmm4
    vpmulld ymm6, ymm7, ymm4
    vpblendd xmm3, xmm2, xmm3, 0x1
    vmovd xmm7, esi
    vextracti128 xmm8, ymm6, 0x1
    vpaddd xmm6, xmm6, xmm7
    kxnorb k1, k0, k0
    vpxor xmm7, xmm7, xmm7
    vpaddd xmm6, xmm8, xmm6
    vpgatherdd ymm7 {k1}, dword ptr [rdi + 8*ymm5]
    vpshufd xmm5, xmm6, 0xee
    vpaddd xmm5, xmm6, xmm5
    vpshufd xmm6, xmm5, 0x55
    vpmulld ymm4, ymm7, ymm4
    vextracti128 xmm7, ymm4, 0x1
    vpaddd xmm5, xmm5, xmm6
    vpaddd xmm4, xmm4, xmm7
    vpaddd xmm3, xmm4, xmm3
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
