# The kernels of score/packed, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v4
# command: cargo lab asm score/packed --target x86-64-v4
# binary: sha256 61d01cb3bcf655d3d7da3a2ce96306515b4a705c5401d8ce489ec060d698fe3d
# latency: 501 instructions in 2118 bytes; innermost loops: .L0 of 484
# throughput: 72 instructions in 332 bytes; innermost loops: .L0 of 59
# mix of 573 instructions: 95 mov, 85 add, 83 xor, 79 and, 43 sar, 39 shl, 27 lea, 18 sub, 16 imul, 14 neg, 10 movsx, 7 vpaddd, 4 movsxd, 4 ret, 4 vpshufd, 4 vpxor, 3 vpand, 3 vpgatherdd, 3 vpmovzxwd, 2 cmp, 2 je, 2 jne, 2 kxnorw, 2 pop, 2 shr, 2 test, 2 vextracti128, 2 vpmovdw, 1 kxnorb, 1 movzx, 1 push, 1 vextracti64x4, 1 vmovd, 1 vmovdqu, 1 vpblendd, 1 vpbroadcastd, 1 vphaddd, 1 vpmovsxwd, 1 vpmulld, 1 vpsrld, 1 vpsubd, 1 vzeroupper

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
    mov r10d, dword ptr [rdi + 4*r9]
    mov r9d, r10d
    shl r9d, 0x10
    lea r11d, [r10 + 0x8000]
    xor r11d, r9d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x5e]
    and r11d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r11]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x5c]
    and r10d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    add r9d, r11d
    add r9d, 0x8000
    shl ebx, 0x10
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x5a]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x58]
    and r10d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    add r9d, r11d
    add r9d, 0x8000
    shl ebx, 0x10
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x56]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x54]
    and r10d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    add r9d, r11d
    add r9d, 0x8000
    shl ebx, 0x10
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x52]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x50]
    and r10d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    add r9d, r11d
    add r9d, 0x8000
    shl ebx, 0x10
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4e]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x4c]
    and r10d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    add r9d, r11d
    add r9d, 0x8000
    shl ebx, 0x10
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x4a]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x48]
    and r10d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    add r9d, r11d
    add r9d, 0x8000
    shl ebx, 0x10
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x46]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x44]
    and r10d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    add r9d, r11d
    add r9d, 0x8000
    shl ebx, 0x10
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x42]
    and r9d, 0x1ff
    mov r11d, dword ptr [rdi + 4*r9]
    lea r9d, [r11 + r10]
    mov ebx, r9d
    add r10d, r11d
    add r10d, 0x8000
    shl ebx, 0x10
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    shl ebx, 0x10
    neg r10d
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
    add r9d, r11d
    add r9d, 0x8000
    shl ebx, 0x10
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x1c]
    movsx ebx, word ptr [rdx + r8 - 0x1a]
    and r9d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r9]
    lea r9d, [rbx + r10]
    movsx r11d, word ptr [rdx + r8 - 0x16]
    add r10d, ebx
    add r10d, 0x8000
    mov ebx, r9d
    shl ebx, 0x10
    xor r10d, ebx
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x18]
    and r10d, 0x1ff
    imul r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    movsx r11d, word ptr [rdx + r8 - 0x12]
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x14]
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
    xor r10w, word ptr [rdx + r8 - 0x10]
    and r10d, 0x1ff
    movsx r11d, word ptr [rdx + r8 - 0xe]
    imul r11d, dword ptr [rdi + 4*r10]
    lea r10d, [r11 + r9]
    mov ebx, r10d
    shl ebx, 0x10
    add r9d, r11d
    add r9d, 0x8000
    xor r9d, ebx
    sar r9d, 0x10
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0xc]
    movsx ebx, word ptr [rdx + r8 - 0xa]
    and r9d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r9]
    lea r11d, [rbx + r10]
    mov r9d, r11d
    add r10d, ebx
    add r10d, 0x8000
    shl r9d, 0x10
    xor r10d, r9d
    sar r10d, 0x10
    and r10d, ecx
    xor r10w, word ptr [rdx + r8 - 0x8]
    movsx ebx, word ptr [rdx + r8 - 0x6]
    and r10d, 0x1ff
    imul ebx, dword ptr [rdi + 4*r10]
    lea r9d, [rbx + r11]
    movsx r10d, word ptr [rdx + r8 - 0x2]
    add r11d, ebx
    add r11d, 0x8000
    mov ebx, r9d
    shl ebx, 0x10
    xor r11d, ebx
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x4]
    and r11d, 0x1ff
    imul r10d, dword ptr [rdi + 4*r11]
    lea r11d, [r10 + r9]
    mov ebx, dword ptr [rdx + r8]
    movsx r11d, r11w
    add r9d, r10d
    add r9d, 0x8000
    mov r10d, 0x18
    sub r10d, ebx
    imul r11d, ebx
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
    vpxor xmm1, xmm1, xmm1
    nop
.L0:
    vpand ymm2, ymm0, ymmword ptr [rcx]
    kxnorw k1, k0, k0
    vpmovzxwd zmm2, ymm2
    vpxor xmm3, xmm3, xmm3
    vpand ymm4, ymm0, ymmword ptr [rcx + 0x20]
    vmovdqu ymm5, ymmword ptr [rcx + 0x40]
    vpmovzxwd zmm4, ymm4
    kxnorw k2, k0, k0
    vpgatherdd zmm3 {k1}, dword ptr [rdi + 4*zmm2]
    vpxor xmm2, xmm2, xmm2
    vpgatherdd zmm2 {k2}, dword ptr [rdi + 4*zmm4]
    vpmovdw xmm4, ymm5
    vpand xmm4, xmm4, xmm0
    vpmovzxwd ymm4, xmm4
    vpxor xmm6, xmm6, xmm6
    kxnorb k1, k0, k0
    vpgatherdd ymm6 {k1}, dword ptr [rdi + 4*ymm4]
    vpsubd zmm2, zmm3, zmm2
    vextracti64x4 ymm3, zmm2, 0x1
    vpaddd ymm2, ymm2, ymm3
    vextracti128 xmm3, ymm2, 0x1
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm3
    vpsrld ymm3, ymm5, 0x10
    vpshufd xmm4, xmm2, 0x55
    vpmovdw xmm3, ymm3
    vpmovsxwd ymm3, xmm3
    vpmulld ymm3, ymm6, ymm3
    vpaddd xmm2, xmm2, xmm4
    vpblendd xmm2, xmm1, xmm2, 0x1
    vextracti128 xmm4, ymm3, 0x1
    vphaddd xmm3, xmm3, xmm4
    vpshufd xmm4, xmm3, 0xee
    vpaddd xmm2, xmm3, xmm2
    vpaddd xmm2, xmm2, xmm4
    vpshufd xmm3, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm3
    mov esi, dword ptr [rcx + 0x60]
    vmovd r8d, xmm2
    movsx r9d, r8w
    add r8d, 0x8000
    sar r8d, 0x10
    mov r10d, 0x18
    sub r10d, esi
    imul r9d, esi
    imul r10d, r8d
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
