# The kernels of score/lanes, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v3
# command: cargo lab asm score/lanes --target x86-64-v3
# binary: sha256 c7abe8d3dc79d05461a4106b62141a8ef79a6b3e29f117caed985813282e8cc0
# latency: 576 instructions in 2362 bytes; innermost loops: .L0 of 553
# throughput: 295 instructions in 1260 bytes; innermost loops: .L0 of 270
# mix of 871 instructions: 167 and, 148 mov, 109 add, 84 xor, 48 or, 43 sar, 40 imul, 39 shl, 36 sub, 32 vpextrw, 25 movzx, 18 movsx, 12 pop, 12 vpinsrd, 9 push, 8 lea, 5 vmovd, 4 movsxd, 4 ret, 4 vpaddd, 3 vextracti128, 2 cmp, 2 je, 2 jne, 2 shr, 2 test, 2 vinserti128, 2 vpand, 2 vpblendw, 2 vpshufd, 1 vpbroadcastd, 1 vpxor, 1 vzeroupper

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
    and r9d, 0xffff0000
    shl ebx, 0x10
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
    add r9d, r11d
    shl ebx, 0x10
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
    add r9d, r11d
    shl ebx, 0x10
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
    shl ebx, 0x10
    add r9d, r11d
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x40]
    and ebx, 0xffff0000
    or r10d, ebx
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r11d, 0xffff0000
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x3c]
    and r9d, 0x1ff
    or r10d, r11d
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x38]
    and r11d, 0xffff0000
    or r10d, r11d
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r11d, 0xffff0000
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x34]
    and r9d, 0x1ff
    or r10d, r11d
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x30]
    and r11d, 0xffff0000
    or r10d, r11d
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r11d, 0xffff0000
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x2c]
    and r9d, 0x1ff
    or r10d, r11d
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x28]
    and r11d, 0xffff0000
    or r10d, r11d
    and r9d, 0x1ff
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
    shl r10d, 0x10
    xor r10d, r11d
    sar r10d, 0x10
    and r11d, 0xffff0000
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
    and r9d, ecx
    xor r9w, word ptr [rdx + r8 - 0x24]
    and r9d, 0x1ff
    or r10d, r11d
    mov r9d, dword ptr [rdi + 4*r9]
    mov r11d, r10d
    sub r10d, r9d
    and r9d, 0xffff0000
    sub r11d, r9d
    movzx r9d, r10w
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
    sar ebx, 0x10
    movsx ebp, word ptr [rdx + r8 - 0x1e]
    and ebx, ecx
    xor bx, word ptr [rdx + r8 - 0x20]
    and r9d, 0xffff0000
    and ebx, 0x1ff
    mov ebx, dword ptr [rdi + 4*rbx]
    mov r10d, ebx
    and r10d, 0xffff0000
    or r11d, r9d
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
    add r11d, ebp
    imul r9d, r14d
    add r9d, r10d
    mov ebx, r9d
    or ebx, r11d
    shl r11d, 0x10
    xor r11d, r9d
    sar r11d, 0x10
    and r11d, ecx
    xor r11w, word ptr [rdx + r8 - 0x18]
    movsx ebp, word ptr [rdx + r8 - 0x16]
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
    xor r11w, word ptr [rdx + r8 - 0x14]
    movsx ebp, word ptr [rdx + r8 - 0x12]
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
    movsx ebp, word ptr [rdx + r8 - 0xa]
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
    xor r11w, word ptr [rdx + r8 - 0x8]
    movsx ebp, word ptr [rdx + r8 - 0x6]
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
    mov r11d, dword ptr [rdx + r8]
    add ebp, r10d
    movsx r9d, r9w
    mov r10d, 0x18
    sub r10d, r11d
    imul r9d, r11d
    sar ebp, 0x10
    imul r10d, ebp
    add r10d, r9d
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
    imul rdx, rax, 0x64
    xor eax, eax
    vpbroadcastd ymm0, dword ptr [.C0]
    vpxor xmm1, xmm1, xmm1
    xor esi, esi
.L0:
    vpand ymm2, ymm0, ymmword ptr [rcx + rsi]
    vpextrw r10d, xmm2, 0x4
    vpextrw r11d, xmm2, 0x3
    vpextrw r8d, xmm2, 0x2
    vpextrw r15d, xmm2, 0x1
    movsx r9d, word ptr [rcx + rsi + 0x52]
    vpextrw r14d, xmm2, 0x0
    mov ebx, dword ptr [rdi + 4*r8]
    mov r8d, dword ptr [rdi + 4*r15]
    vpand ymm3, ymm0, ymmword ptr [rcx + rsi + 0x20]
    mov ebp, dword ptr [rdi + 4*r14]
    mov r15d, ebp
    and r15d, 0xffff0000
    vpextrw r14d, xmm3, 0x0
    add r15d, r8d
    vpextrw r12d, xmm3, 0x1
    add r8d, ebp
    and r15d, 0xffff0000
    vpextrw r13d, xmm3, 0x2
    or r8d, r15d
    add r15d, ebx
    add r8d, ebx
    vpextrw ebp, xmm3, 0x3
    mov ebx, dword ptr [rdi + 4*r14]
    mov r14d, dword ptr [rdi + 4*r12]
    vmovd xmm4, ebx
    vpinsrd xmm4, xmm4, r14d, 0x1
    add ebx, r14d
    vpextrw r14d, xmm3, 0x4
    mov r12d, dword ptr [rdi + 4*r13]
    mov ebp, dword ptr [rdi + 4*rbp]
    vpinsrd xmm4, xmm4, r12d, 0x2
    add r12d, ebp
    add r12d, ebx
    vpextrw r13d, xmm3, 0x5
    mov ebx, dword ptr [rdi + 4*r14]
    mov r14d, dword ptr [rdi + 4*r13]
    vmovd xmm5, ebx
    vpinsrd xmm5, xmm5, r14d, 0x1
    add ebx, r14d
    vpextrw r14d, xmm3, 0x6
    mov r10d, dword ptr [rdi + 4*r10]
    mov r13d, dword ptr [rdi + 4*r11]
    mov r11d, dword ptr [rdi + 4*r14]
    vpinsrd xmm5, xmm5, r11d, 0x2
    add ebx, r11d
    vpextrw r11d, xmm3, 0x7
    and r15d, 0xffff0000
    mov r14d, dword ptr [rdi + 4*r11]
    vextracti128 xmm6, ymm3, 0x1
    vpinsrd xmm3, xmm4, ebp, 0x3
    vpextrw ebp, xmm6, 0x0
    or r8d, r15d
    lea r11d, [r15 + r13]
    add ebx, r12d
    vpextrw r15d, xmm6, 0x1
    add r8d, r13d
    vpextrw r12d, xmm6, 0x2
    vpinsrd xmm4, xmm5, r14d, 0x3
    add ebx, r14d
    vpextrw r13d, xmm6, 0x3
    mov r14d, dword ptr [rdi + 4*rbp]
    mov ebp, dword ptr [rdi + 4*r15]
    vmovd xmm5, r14d
    vpinsrd xmm5, xmm5, ebp, 0x1
    add r14d, ebp
    vpextrw r15d, xmm6, 0x4
    mov ebp, dword ptr [rdi + 4*r12]
    add r14d, ebx
    vpextrw ebx, xmm6, 0x5
    mov r12d, dword ptr [rdi + 4*r13]
    vpinsrd xmm5, xmm5, ebp, 0x2
    vpinsrd xmm5, xmm5, r12d, 0x3
    add ebp, r12d
    vpextrw r12d, xmm6, 0x6
    mov r15d, dword ptr [rdi + 4*r15]
    vmovd xmm7, r15d
    add ebp, r15d
    vpextrw r15d, xmm6, 0x7
    and r11d, 0xffff0000
    or r8d, r11d
    lea r13d, [r10 + r11]
    add r8d, r10d
    movsx r11d, word ptr [rcx + rsi + 0x46]
    mov r10d, dword ptr [rdi + 4*rbx]
    vpinsrd xmm6, xmm7, r10d, 0x1
    mov r12d, dword ptr [rdi + 4*r12]
    vpinsrd xmm6, xmm6, r12d, 0x2
    add ebp, r14d
    movzx ebx, word ptr [rcx + rsi + 0x44]
    add r10d, r12d
    movsx r12d, word ptr [rcx + rsi + 0x42]
    mov r14d, dword ptr [rdi + 4*r15]
    vpinsrd xmm6, xmm6, r14d, 0x3
    add r10d, r14d
    movzx r14d, word ptr [rcx + rsi + 0x40]
    add r10d, ebp
    vpextrw r15d, xmm2, 0x5
    mov r15d, dword ptr [rdi + 4*r15]
    and r13d, 0xffff0000
    or r8d, r13d
    add r13d, r15d
    add r8d, r15d
    and r14d, 0x1ff
    mov r15d, dword ptr [rdi + 4*r14]
    mov r14d, r15d
    and r14d, 0xffff0000
    imul r15d, r12d
    imul r14d, r12d
    vpextrw r12d, xmm2, 0x6
    mov r12d, dword ptr [rdi + 4*r12]
    and r13d, 0xffff0000
    or r8d, r13d
    add r13d, r12d
    add r8d, r12d
    vpextrw r12d, xmm2, 0x7
    mov r12d, dword ptr [rdi + 4*r12]
    and r13d, 0xffff0000
    or r8d, r13d
    add r13d, r12d
    and ebx, 0x1ff
    add r8d, r12d
    mov ebp, dword ptr [rdi + 4*rbx]
    mov ebx, ebp
    imul ebp, r11d
    add ebp, r15d
    movsx r15d, word ptr [rcx + rsi + 0x4a]
    vextracti128 xmm2, ymm2, 0x1
    and ebx, 0xffff0000
    imul ebx, r11d
    movzx r11d, word ptr [rcx + rsi + 0x48]
    add ebx, r14d
    vpextrw r14d, xmm2, 0x0
    mov r14d, dword ptr [rdi + 4*r14]
    and r13d, 0xffff0000
    or r8d, r13d
    lea r12d, [r14 + r13]
    add r8d, r14d
    vpextrw r14d, xmm2, 0x1
    mov r14d, dword ptr [rdi + 4*r14]
    and r12d, 0xffff0000
    or r8d, r12d
    lea r13d, [r14 + r12]
    and r11d, 0x1ff
    add r8d, r14d
    mov r14d, dword ptr [rdi + 4*r11]
    mov r11d, r14d
    imul r14d, r15d
    add r14d, ebp
    movsx r12d, word ptr [rcx + rsi + 0x4e]
    and r11d, 0xffff0000
    imul r11d, r15d
    vpextrw r15d, xmm2, 0x3
    add r11d, ebx
    vpextrw ebx, xmm2, 0x2
    mov ebx, dword ptr [rdi + 4*rbx]
    and r13d, 0xffff0000
    or r8d, r13d
    add r13d, ebx
    add r8d, ebx
    movzx ebx, word ptr [rcx + rsi + 0x4c]
    mov ebp, dword ptr [rdi + 4*r15]
    and r13d, 0xffff0000
    or r8d, r13d
    add r13d, ebp
    and ebx, 0x1ff
    mov r15d, dword ptr [rdi + 4*rbx]
    add r8d, ebp
    mov ebp, r15d
    imul r15d, r12d
    add r15d, r14d
    movzx r14d, word ptr [rcx + rsi + 0x50]
    and ebp, 0xffff0000
    imul ebp, r12d
    vpextrw ebx, xmm2, 0x5
    mov ebx, dword ptr [rdi + 4*rbx]
    add ebp, r11d
    vpextrw r11d, xmm2, 0x4
    mov r12d, dword ptr [rdi + 4*r11]
    and r13d, 0xffff0000
    or r8d, r13d
    lea r11d, [r12 + r13]
    and r11d, 0xffff0000
    add r11d, ebx
    and r14d, 0x1ff
    mov r13d, dword ptr [rdi + 4*r14]
    add ebx, r12d
    mov r14d, r13d
    imul r13d, r9d
    add r13d, r15d
    vpextrw r15d, xmm2, 0x6
    mov r15d, dword ptr [rdi + 4*r15]
    and r11d, 0xffff0000
    add ebx, r15d
    add r11d, r15d
    movzx r15d, word ptr [rcx + rsi + 0x54]
    and r14d, 0xffff0000
    imul r14d, r9d
    movsx r12d, word ptr [rcx + rsi + 0x56]
    add r14d, ebp
    and r15d, 0x1ff
    mov r15d, dword ptr [rdi + 4*r15]
    mov r9d, r15d
    imul r15d, r12d
    add r15d, r13d
    vpextrw r13d, xmm2, 0x7
    and r9d, 0xffff0000
    imul r9d, r12d
    mov ebp, dword ptr [rdi + 4*r13]
    add ebx, ebp
    add ebx, r8d
    add r9d, r14d
    movsx r14d, word ptr [rcx + rsi + 0x5a]
    and r11d, 0xffff0000
    add r11d, ebp
    movzx r8d, word ptr [rcx + rsi + 0x58]
    and r8d, 0x1ff
    mov ebp, dword ptr [rdi + 4*r8]
    sub ebx, r10d
    mov r8d, ebp
    imul ebp, r14d
    add ebp, r15d
    movzx r10d, word ptr [rcx + rsi + 0x5c]
    vinserti128 ymm2, ymm3, xmm4, 0x1
    vinserti128 ymm3, ymm5, xmm6, 0x1
    and r8d, 0xffff0000
    imul r8d, r14d
    movsx r14d, word ptr [rcx + rsi + 0x5e]
    vpblendw ymm3, ymm1, ymm3, 0xaa
    vpblendw ymm2, ymm1, ymm2, 0xaa
    vpaddd ymm2, ymm2, ymm3
    vextracti128 xmm3, ymm2, 0x1
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm3
    vpshufd xmm3, xmm2, 0x55
    add r8d, r9d
    and r10d, 0x1ff
    mov r10d, dword ptr [rdi + 4*r10]
    mov r9d, r10d
    vpaddd xmm2, xmm2, xmm3
    imul r10d, r14d
    add r10d, ebp
    vmovd ebp, xmm2
    sub r11d, ebp
    add r10d, ebx
    and r9d, 0xffff0000
    imul r9d, r14d
    and r11d, 0xffff0000
    add r9d, r8d
    mov r8d, dword ptr [rcx + rsi + 0x60]
    movsx r10d, r10w
    add r9d, r11d
    imul r10d, r8d
    mov r11d, 0x18
    sub r11d, r8d
    sar r9d, 0x10
    imul r11d, r9d
    add r11d, r10d
    movsxd r8, r11d
    imul r8, r8, 0x2aaaaaab
    mov r9, r8
    shr r9, 0x3f
    sar r8, 0x22
    add r8d, r9d
    movsxd r8, r8d
    add rax, r8
    add rsi, 0x64
    cmp rdx, rsi
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
