# The kernels of score/wide, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm score/wide --target x86-64-v4
# binary: sha256 61d01cb3bcf655d3d7da3a2ce96306515b4a705c5401d8ce489ec060d698fe3d
# latency: 369 instructions in 1694 bytes; innermost loops: .L0 of 352
# throughput: 89 instructions in 423 bytes; innermost loops: .L0 of 76
# mix of 458 instructions: 83 xor, 79 and, 59 sub, 54 mov, 45 shr, 33 add, 16 imul, 8 movsx, 8 vpaddq, 6 vpgatherdq, 6 vpxor, 4 kxnorb, 4 movsxd, 4 ret, 4 vpand, 4 vpmovzxwd, 3 vextracti64x4, 2 cmp, 2 je, 2 jne, 2 kxnorw, 2 pop, 2 sar, 2 test, 2 vextracti128, 2 vmovdqu, 2 vmovq, 2 vpmovdw, 2 vpmovsxwq, 2 vpmullq, 2 vpshufb, 2 vpshufd, 2 vpsubq, 1 lea, 1 movzx, 1 push, 1 vmovdqa, 1 vpbroadcastd, 1 vzeroupper

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
    movsx r11, word ptr [rdx + r8 - 0x1e]
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x20]
    and r10d, 0x1ff
    imul r11, qword ptr [rdi + 8*r10]
    movsx r10, word ptr [rdx + r8 - 0x1a]
    add r11, r9
    mov r9, r11
    sub r9, -0x80000000
    shr r9, 0x20
    xor r9d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x1c]
    and r9d, 0x1ff
    imul r10, qword ptr [rdi + 8*r9]
    movsx r9, word ptr [rdx + r8 - 0x16]
    add r10, r11
    mov r11, r10
    sub r11, -0x80000000
    shr r11, 0x20
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x18]
    and r11d, 0x1ff
    imul r9, qword ptr [rdi + 8*r11]
    movsx r11, word ptr [rdx + r8 - 0x12]
    add r9, r10
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x14]
    and r10d, 0x1ff
    imul r11, qword ptr [rdi + 8*r10]
    movsx r10, word ptr [rdx + r8 - 0xe]
    add r11, r9
    mov r9, r11
    sub r9, -0x80000000
    shr r9, 0x20
    xor r9d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x10]
    and r9d, 0x1ff
    imul r10, qword ptr [rdi + 8*r9]
    movsx r9, word ptr [rdx + r8 - 0xa]
    add r10, r11
    mov r11, r10
    sub r11, -0x80000000
    shr r11, 0x20
    xor r11d, r10d
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0xc]
    and r11d, 0x1ff
    imul r9, qword ptr [rdi + 8*r11]
    movsx r11, word ptr [rdx + r8 - 0x6]
    add r9, r10
    mov r10, r9
    sub r10, -0x80000000
    shr r10, 0x20
    xor r10d, r9d
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x8]
    and r10d, 0x1ff
    imul r11, qword ptr [rdi + 8*r10]
    movsx r10, word ptr [rdx + r8 - 0x2]
    add r11, r9
    mov r9, r11
    sub r9, -0x80000000
    shr r9, 0x20
    xor r9d, r11d
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4]
    and r9d, 0x1ff
    imul r10, qword ptr [rdi + 8*r9]
    add r10, r11
    mov r9d, dword ptr [rdx + r8]
    mov r11d, r10d
    imul r11d, r9d
    mov ebx, 0x18
    sub ebx, r9d
    sub r10, -0x80000000
    shr r10, 0x20
    imul ebx, r10d
    add ebx, r11d
    movsxd r9, ebx
    imul r9, r9, 0x2aaaaaab
    mov r10, r9
    shr r9, 0x20
    shr r10, 0x3f
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
    mov rcx, qword ptr [rsi + 0x8]
    imul rdx, rax, 0x64
    add rdx, rcx
    xor eax, eax
    vpbroadcastd ymm0, dword ptr [.C0]
    vmovdqa xmm1, xmmword ptr [.C1]
    nop
.L0:
    vpand ymm2, ymm0, ymmword ptr [rcx]
    vpmovzxwd zmm2, ymm2
    vpxor xmm3, xmm3, xmm3
    kxnorb k1, k0, k0
    vpand ymm4, ymm0, ymmword ptr [rcx + 0x20]
    vpmovzxwd zmm4, ymm4
    vpxor xmm5, xmm5, xmm5
    vpgatherdq zmm3 {k1}, qword ptr [rdi + 8*ymm2]
    kxnorb k1, k0, k0
    vpgatherdq zmm5 {k1}, qword ptr [rdi + 8*ymm4]
    vextracti64x4 ymm2, zmm2, 0x1
    vpxor xmm6, xmm6, xmm6
    kxnorb k1, k0, k0
    vextracti64x4 ymm4, zmm4, 0x1
    vpxor xmm7, xmm7, xmm7
    vpgatherdq zmm6 {k1}, qword ptr [rdi + 8*ymm2]
    kxnorb k1, k0, k0
    vpgatherdq zmm7 {k1}, qword ptr [rdi + 8*ymm4]
    vpsubq zmm2, zmm3, zmm5
    vpsubq zmm3, zmm6, zmm7
    vpaddq zmm2, zmm2, zmm3
    vmovdqu xmm3, xmmword ptr [rcx + 0x40]
    vextracti64x4 ymm4, zmm2, 0x1
    vmovdqu xmm5, xmmword ptr [rcx + 0x50]
    vpmovdw xmm6, xmm3
    vpshufb xmm3, xmm3, xmm1
    vpaddq zmm2, zmm2, zmm4
    vpand xmm4, xmm6, xmm0
    vpmovsxwq ymm3, xmm3
    vpmovzxwd xmm4, xmm4
    vpxor xmm6, xmm6, xmm6
    kxnorw k1, k0, k0
    vextracti128 xmm7, ymm2, 0x1
    vpgatherdq ymm6 {k1}, qword ptr [rdi + 8*xmm4]
    vpaddq zmm2, zmm2, zmm7
    vpmullq ymm3, ymm6, ymm3
    vpmovdw xmm4, xmm5
    vpshufd xmm6, xmm2, 0xee
    vpshufb xmm5, xmm5, xmm1
    vpand xmm4, xmm4, xmm0
    vpmovzxwd xmm4, xmm4
    vpxor xmm7, xmm7, xmm7
    kxnorw k1, k0, k0
    vpaddq ymm2, ymm2, ymm6
    vpgatherdq ymm7 {k1}, qword ptr [rdi + 8*xmm4]
    vmovq xmm2, xmm2
    vpmovsxwq ymm4, xmm5
    vpmullq ymm4, ymm7, ymm4
    vpaddq ymm3, ymm4, ymm3
    vpaddq ymm2, ymm3, ymm2
    vextracti128 xmm3, ymm2, 0x1
    vpaddq xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0xee
    vpaddq xmm2, xmm2, xmm3
    mov esi, dword ptr [rcx + 0x60]
    vmovq r8, xmm2
    mov r9d, r8d
    imul r9d, esi
    sub r8, -0x80000000
    shr r8, 0x20
    mov r10d, 0x18
    sub r10d, esi
    imul r10d, r8d
    add r10d, r9d
    movsxd rsi, r10d
    imul rsi, rsi, 0x2aaaaaab
    mov r8, rsi
    shr r8, 0x3f
    shr rsi, 0x20
    sar esi, 0x2
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
.C1 = 0x0f0e0b0a07060302 0x0f0e0d0c0b0a0f0e
