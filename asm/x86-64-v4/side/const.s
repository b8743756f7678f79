# The kernels of side/const, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target x86_64-unknown-linux-gnu -C target-cpu=x86-64-v4
# command: cargo lab asm side/const --target x86-64-v4
# binary: sha256 0d676d7d6ca1bfad17815dddd876e14f247669ddb069ae9eec0081ea4117c705
# latency: 46 instructions in 137 bytes; innermost loops: .L0 of 17
# throughput: 28 instructions in 81 bytes; innermost loops: .L0 of 8
# plywright::eval::Evaluator<R>::evaluate: 3182 instructions in 15473 bytes; innermost loops: .L10 of 69, .L15 of 79, .L19 of 70, .L23 of 77, .L31 of 66, .L36 of 84, .L40 of 73, .L44 of 83, .L53 of 5, .L56 of 4, .L58 of 100, .L67 of 5, .L79 of 7, .L81 of 5, .L83 of 99, .L92 of 7
# mix of 3256 instructions: 829 mov, 348 and, 215 add, 168 lea, 160 shr, 132 movabs, 125 or, 89 imul, 81 cmp, 68 sub, 66 xor, 65 test, 51 shl, 49 jmp, 47 je, 45 jne, 45 popcnt, 41 movzx, 39 andn, 34 vmovq, 30 vpaddd, 25 cmove, 20 tzcnt, 20 vpand, 20 vpsrlq, 18 push, 18 vmovd, 16 blsr, 16 cmovb, 16 pop, 15 jae, 14 not, 14 vpinsrd, 13 vpbroadcastq, 13 vpshufd, 12 sete, 12 shrx, 11 vpunpcklqdq, 10 cmovne, 10 vpandq, 10 vpbroadcastd, 9 shlx, 9 vpextrq, 8 vpaddq, 8 vpshufb, 7 setne, 7 vinserti128, 7 vpextrd, 7 vpsubq, 6 bt, 6 bts, 6 call, 6 cmovae, 6 cmovl, 6 vpmulld, 6 vpxor, 5 sar, 4 cmova, 4 kmovd, 4 neg, 4 vpaddb, 4 vplzcntq, 4 vpsadbw, 4 vpslld, 4 vpsrlw, 4 vptestmq, 3 jge, 3 jl, 3 jle, 3 ret, 3 vextracti128, 3 vmovdqa, 3 vpmovqd, 3 vpmullq, 3 vpsubd, 2 cdqe, 2 cmovbe, 2 kshiftrb, 2 lzcnt, 2 sbb, 2 setge, 2 shld, 2 vextracti32x4, 2 vinserti64x4, 2 vpalignr, 2 vpandn, 2 vpcmpeqd, 2 vpcmpeqq, 2 vpermd, 2 vpermi2d, 2 vpermt2d, 2 vpinsrb, 2 vpinsrq, 2 vpor, 2 vpsllvq, 1 cmovge, 1 cmovns, 1 cwde, 1 dec, 1 inc, 1 movsxd, 1 vbroadcasti32x4, 1 vinserti32x4, 1 vmovdqu, 1 vpackusdw, 1 vphaddd, 1 vpternlogq, 1 vshufps, 1 vzeroupper

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    push rax
    mov r14, qword ptr [rsi + 0x8]
    mov r15, qword ptr [rsi + 0x10]
    mov qword ptr [rsp], 0x0
    mov rax, rsp
    test r15, r15
    je .L2
    mov r12, qword ptr [rsp]
    xor ebx, ebx
    mov r13, rsp
    xor eax, eax
    xor ebp, ebp
    jmp .L1
    nop
.L0:
    inc rbp
    cmp r15, rbp
    je .L3
.L1:
    mov rcx, rax
    xor rcx, rbp
    cmp rcx, r15
    jae .L0
    lea rax, [rcx + 4*rcx]
    shl rax, 0x5
    add rax, r14
    mov qword ptr [rsp], rax
    mov rdi, qword ptr [rsp]
    call plywright::eval::Evaluator<R>::evaluate
    cdqe
    add rbx, rax
    and rax, r12
    jmp .L0
.L2:
    xor ebx, ebx
.L3:
    mov rax, rbx
    add rsp, 0x8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push r15
    push r14
    push r12
    push rbx
    push rax
    mov r14, qword ptr [rsi + 0x10]
    test r14, r14
    je .L1
    mov r15, qword ptr [rsi + 0x8]
    xor ebx, ebx
    mov r12, rsp
    nop
.L0:
    mov qword ptr [rsp], r15
    mov rdi, qword ptr [rsp]
    call plywright::eval::Evaluator<R>::evaluate
    cdqe
    add rbx, rax
    add r15, 0xa0
    dec r14
    jne .L0
    jmp .L2
.L1:
    xor ebx, ebx
.L2:
    mov rax, rbx
    add rsp, 0x8
    pop rbx
    pop r12
    pop r14
    pop r15
    ret

plywright::eval::Evaluator<R>::evaluate:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    sub rsp, 0x2a8
    movabs rax, -0x101010101010102
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    mov r9, qword ptr [rdi + 0x80]
    mov r8, qword ptr [rdi + 0x50]
    mov r15, qword ptr [rdi + 0x78]
    mov r10, r8
    and r10, r9
    mov r14, r15
    and r14, r9
    tzcnt r11, r14
    mov r13d, r11d
    and r13d, 0x3f
    mov rcx, r10
    shl rcx, 0x9
    lea rbx, [rax - 0xfe]
    mov rax, r10
    shl rax, 0x7
    lea rbp, [rdx - 0x7f]
    mov r12d, r13d
    shl r12d, 0x6
    mov edx, r11d
    and dl, 0x7
    mov qword ptr [rsp + 0xa0], rdx
    je .L0
    mov esi, r11d
    and esi, 0x7
    cmp esi, 0x7
    jne .L1
    mov dl, 0x6
    jmp .L1
.L0:
    mov dl, 0x1
.L1:
    mov qword ptr [rsp + 0x208], rbx
    and rcx, rbx
    and rax, rbp
    mov rbx, qword ptr [rdi + 0x88]
    mov esi, r11d
    shr sil, 0x3
    and sil, 0x7
    movzx esi, sil
    test sil, sil
    mov qword ptr [rsp + 0x20], r10
    mov dword ptr [rsp + 0x170], esi
    mov qword ptr [rsp + 0xc8], r11
    mov qword ptr [rsp + 0x48], r14
    je .L2
    cmp esi, 0x7
    jne .L3
    mov sil, 0x30
    jmp .L4
.L2:
    mov sil, 0x8
    jmp .L4
.L3:
    mov esi, r11d
    and sil, 0x38
.L4:
    or sil, dl
    mov rdx, rax
    or rdx, rcx
    mov qword ptr [rsp + 0x68], rdx
    lea rdx, [plywright::board::geometry::AROUND]
    mov r11, qword ptr [r12 + rdx + 0x8]
    movabs r14, 0xfefefefefefefe
    movabs r10, 0x7f7f7f7f7f7f7f
    vmovdqu xmm1, xmmword ptr [rdi + 0x58]
    mov qword ptr [rsp + 0x250], r9
    vpbroadcastq xmm0, r9
    vpand xmm6, xmm1, xmm0
    mov qword ptr [rsp + 0x118], rsi
    movzx esi, sil
    shl esi, 0x6
    and r8, rbx
    and r15, rbx
    mov qword ptr [rsp + 0x120], r15
    tzcnt r15, r15
    mov edx, r15d
    and dl, 0x3f
    mov byte ptr [rsp + 0x88], dl
    vmovq xmm2, qword ptr [rsp + 0x20]
    vpinsrq xmm4, xmm2, r8, 0x1
    vpsrlq xmm3, xmm4, 0x8
    mov r9d, r15d
    and r9d, 0x3f
    vpextrq rdx, xmm3, 0x1
    mov qword ptr [rsp + 0x248], rdx
    add rdx, rdx
    and rdx, r14
    mov qword ptr [rsp + 0x50], rdx
    mov qword ptr [rsp + 0x18], r8
    shr r8, 0x9
    and r8, r10
    mov qword ptr [rsp + 0x60], r8
    mov r8, r15
    mov qword ptr [rsp + 0x270], r9
    mov r10d, r9d
    shl r10d, 0x6
    mov edx, r8d
    and dl, 0x7
    mov qword ptr [rsp + 0x1d0], rdx
    mov qword ptr [rsp + 0x218], r15
    je .L5
    and r8d, 0x7
    cmp r8d, 0x7
    jne .L6
    mov dl, 0x6
    jmp .L6
.L5:
    mov dl, 0x1
.L6:
    vmovq qword ptr [rsp + 0x110], xmm6
    mov r8, qword ptr [rsp + 0x50]
    or r8, qword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0x80], r8
    and rax, rcx
    mov r9, qword ptr [rsp + 0x68]
    and r9, r11
    movzx ecx, byte ptr [rsp + 0x88]
    shr cl, 0x3
    movzx ecx, cl
    test cl, cl
    mov dword ptr [rsp + 0x160], ecx
    mov qword ptr [rsp + 0x58], rbx
    mov qword ptr [rsp + 0x200], r12
    mov qword ptr [rsp + 0x1a0], rbp
    je .L7
    cmp ecx, 0x7
    jne .L8
    mov cl, 0x30
    jmp .L9
.L7:
    mov cl, 0x8
    jmp .L9
.L8:
    mov rcx, qword ptr [rsp + 0x218]
    and cl, 0x38
.L9:
    or cl, dl
    mov rdx, qword ptr [rdi + 0x68]
    mov qword ptr [rsp + 0x78], rdx
    mov rdx, qword ptr [rdi + 0x70]
    mov qword ptr [rsp + 0x158], rdx
    lea r8, [plywright::board::geometry::AROUND]
    mov qword ptr [rsp + 0x298], r10
    mov rdx, qword ptr [r10 + r8 + 0x8]
    mov qword ptr [rsp + 0x1c8], rdx
    mov rdx, qword ptr [rsi + r8 + 0x8]
    mov qword ptr [rsp + 0x30], rdx
    or r9, rax
    mov rbp, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x190], r11
    or rbp, r11
    vpxor xmm5, xmm5, xmm5
    movzx eax, cl
    mov ecx, eax
    shl eax, 0x6
    mov rax, qword ptr [rax + r8 + 0x8]
    bts rax, rcx
    mov qword ptr [rsp + 0xc0], rax
    mov rax, qword ptr [rsp + 0x20]
    bts rax, r13
    or rax, qword ptr [rsp + 0x80]
    not rax
    mov qword ptr [rsp], rax
    lea r12, [.D0]
    mov qword ptr [rsp + 0x1f0], r13
    mov ebx, dword ptr [r12 + 4*r13 + 0x500]
    mov rcx, qword ptr [rsp + 0x110]
    test rcx, rcx
    je .L13
    vpxor xmm0, xmm0, xmm0
    mov qword ptr [rsp + 0x138], 0x0
    vpbroadcastd xmm7, dword ptr [.C0]
    nop
.L10:
    mov r13, r9
    tzcnt rsi, rcx
    mov eax, esi
    shl eax, 0x6
    lea rdx, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rax + rdx]
    mov rax, r8
    and rax, qword ptr [rsp + 0xc0]
    je .L11
    mov r14, rax
    shr r14
    movabs r11, 0x5555555555555555
    and r14, r11
    sub rax, r14
    mov r14, rax
    movabs rdx, 0x3333333333333333
    and r14, rdx
    shr rax, 0x2
    and rax, rdx
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    movabs r9, 0xf0f0f0f0f0f0f0f
    and r14, r9
    movabs r10, 0x101010101010101
    imul r14, r10
    shr r14, 0x35
    and r14d, -0x8
    add r14d, 0x10
    vpinsrd xmm8, xmm7, r14d, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L12
    nop
.L11:
    movabs rdx, 0x3333333333333333
    movabs r9, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x5555555555555555
    movabs r10, 0x101010101010101
.L12:
    mov r14, r8
    and r14, qword ptr [rsp]
    mov r15, r14
    shr r15
    and r15, r11
    xor eax, eax
    popcnt rax, r14
    sub r14, r15
    mov r15, r14
    and r15, rdx
    shr r14, 0x2
    and r14, rdx
    add r14, r15
    mov r15, r14
    shr r15, 0x4
    add r15, r14
    and r15, r9
    imul r15, r10
    movabs rdx, 0x900000000000000
    cmp r15, rdx
    jae .L119
    blsr rcx, rcx
    or qword ptr [rsp + 0x138], r8
    mov rdx, rbp
    and rdx, r8
    mov r9, r13
    or r9, rdx
    or rbp, r8
    add ebx, dword ptr [r12 + 4*rax + 0x898]
    add ebx, dword ptr [r12 + 4*rsi + 0x100]
    test rcx, rcx
    jne .L10
    jmp .L14
.L13:
    mov qword ptr [rsp + 0x138], 0x0
    vpxor xmm0, xmm0, xmm0
.L14:
    mov qword ptr [rsp + 0x230], rdi
    vpextrq r13, xmm6, 0x1
    mov rcx, qword ptr [rsp + 0x158]
    mov rax, qword ptr [rsp + 0x250]
    and rcx, rax
    mov rdx, qword ptr [rsp + 0x58]
    or rdx, rax
    mov qword ptr [rsp + 0x150], rcx
    mov qword ptr [rsp + 0x8], rdx
    xor rcx, rdx
    test r13, r13
    mov qword ptr [rsp + 0xe0], r13
    je .L26
    mov qword ptr [rsp + 0x130], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm7, dword ptr [.C0]
    movabs r11, 0x3333333333333333
    movabs rdi, 0xf0f0f0f0f0f0f0f
    nop
.L15:
    tzcnt rsi, r13
    lea rax, [rsi + 2*rsi]
    mov r14d, dword ptr [r8 + 8*rax + 0x610]
    movzx r12d, byte ptr [r8 + 8*rax + 0x614]
    mov rdx, qword ptr [r8 + 8*rax + 0x600]
    and rdx, rcx
    imul rdx, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, rdx, r12
    add rax, r14
    lea rdx, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [rdx + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0xc0]
    je .L16
    mov rdx, rax
    shr rdx
    movabs r15, 0x5555555555555555
    and rdx, r15
    sub rax, rdx
    mov rdx, rax
    and rdx, r11
    shr rax, 0x2
    and rax, r11
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    and rdx, rdi
    movabs r10, 0x101010101010101
    imul rdx, r10
    shr rdx, 0x35
    and edx, -0x8
    add edx, 0x9
    vpinsrd xmm8, xmm7, edx, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L17
    nop
.L16:
    movabs r15, 0x5555555555555555
    movabs r10, 0x101010101010101
.L17:
    mov rdx, r12
    and rdx, qword ptr [rsp]
    mov r14, rdx
    shr r14
    and r14, r15
    xor eax, eax
    popcnt rax, rdx
    sub rdx, r14
    mov r14, rdx
    and r14, r11
    shr rdx, 0x2
    and rdx, r11
    add rdx, r14
    mov r14, rdx
    shr r14, 0x4
    add r14, rdx
    and r14, rdi
    imul r14, r10
    movabs rdx, 0xe00000000000000
    cmp r14, rdx
    jae .L120
    blsr r13, r13
    or qword ptr [rsp + 0x130], r12
    mov rdx, rbp
    and rdx, r12
    or r9, rdx
    or rbp, r12
    movabs rdx, -0x55aa55aa55aa55ab
    bt rdx, rsi
    movabs rdi, 0x55aa55aa55aa55aa
    cmovae rdx, rdi
    and rdx, qword ptr [rsp + 0x20]
    popcnt rdx, rdx
    imul edx, edx, 0xfffdfffd
    add ebx, edx
    lea r12, [.D0]
    add ebx, dword ptr [r12 + 4*rax + 0x810]
    add ebx, dword ptr [r12 + 4*rsi + 0x200]
    test r13, r13
    movabs rdi, 0xf0f0f0f0f0f0f0f
    jne .L15
    mov rsi, qword ptr [rsp + 0x78]
    and rsi, qword ptr [rsp + 0x250]
    mov qword ptr [rsp + 0xb8], rsi
    je .L27
.L18:
    xor rcx, rsi
    mov qword ptr [rsp + 0x128], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm7, dword ptr [.C0]
    nop
.L19:
    tzcnt r12, rsi
    lea rax, [r12 + 2*r12]
    mov edx, dword ptr [r8 + 8*rax + 0x10]
    movzx r14d, byte ptr [r8 + 8*rax + 0x14]
    mov r13, qword ptr [r8 + 8*rax]
    and r13, rcx
    imul r13, qword ptr [r8 + 8*rax + 0x8]
    shrx rax, r13, r14
    add rax, rdx
    lea rdx, [plywright::sliders::magic::TABLE]
    mov r13, qword ptr [rdx + 8*rax]
    mov rax, r13
    and rax, qword ptr [rsp + 0xc0]
    je .L20
    mov rdx, rax
    shr rdx
    movabs r15, 0x5555555555555555
    and rdx, r15
    sub rax, rdx
    mov rdx, rax
    and rdx, r11
    shr rax, 0x2
    and rax, r11
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    and rdx, rdi
    movabs r10, 0x101010101010101
    imul rdx, r10
    shr rdx, 0x35
    and edx, -0x8
    add edx, 0xd
    vpinsrd xmm8, xmm7, edx, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L21
    nop
.L20:
    movabs r15, 0x5555555555555555
    movabs r10, 0x101010101010101
.L21:
    mov rdx, r13
    and rdx, qword ptr [rsp]
    mov r14, rdx
    shr r14
    and r14, r15
    xor eax, eax
    popcnt rax, rdx
    sub rdx, r14
    mov r14, rdx
    and r14, r11
    shr rdx, 0x2
    and rdx, r11
    add rdx, r14
    mov r14, rdx
    shr r14, 0x4
    add r14, rdx
    and r14, rdi
    imul r14, r10
    movabs rdx, 0xf00000000000000
    cmp r14, rdx
    jae .L121
    or qword ptr [rsp + 0x128], r13
    mov rdx, rbp
    and rdx, r13
    or r9, rdx
    or rbp, r13
    lea rdx, [.D0]
    add ebx, dword ptr [rdx + 4*rax + 0x8bc]
    add ebx, dword ptr [rdx + 4*r12 + 0x300]
    mov r12, rdx
    blsr rsi, rsi
    jne .L19
    mov r15, qword ptr [rsp + 0x150]
    test r15, r15
    je .L28
.L22:
    mov qword ptr [rsp + 0x1e0], 0x0
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    lea r10, [plywright::sliders::magic::TABLE]
    vpbroadcastd xmm7, dword ptr [.C0]
    nop
.L23:
    tzcnt rsi, r15
    lea rax, [rsi + 2*rsi]
    mov edx, dword ptr [rcx + 8*rax + 0x10]
    movzx r14d, byte ptr [rcx + 8*rax + 0x14]
    mov r12, qword ptr [rcx + 8*rax]
    mov r8, qword ptr [rsp + 0x8]
    and r12, r8
    imul r12, qword ptr [rcx + 8*rax + 0x8]
    shrx r14, r12, r14
    add r14, rdx
    mov edx, dword ptr [rcx + 8*rax + 0x610]
    movzx r12d, byte ptr [rcx + 8*rax + 0x614]
    mov r13, qword ptr [rcx + 8*rax + 0x600]
    and r13, r8
    imul r13, qword ptr [rcx + 8*rax + 0x608]
    shrx rax, r13, r12
    add rax, rdx
    mov r12, qword ptr [r10 + 8*rax]
    or r12, qword ptr [r10 + 8*r14]
    mov rax, r12
    and rax, qword ptr [rsp + 0xc0]
    je .L24
    mov rdx, rax
    shr rdx
    movabs r8, 0x5555555555555555
    and rdx, r8
    sub rax, rdx
    mov rdx, rax
    and rdx, r11
    shr rax, 0x2
    and rax, r11
    add rax, rdx
    mov rdx, rax
    shr rdx, 0x4
    add rdx, rax
    and rdx, rdi
    movabs r13, 0x101010101010101
    imul rdx, r13
    shr rdx, 0x35
    and edx, -0x8
    add edx, 0x9
    vpinsrd xmm8, xmm7, edx, 0x1
    vpaddd xmm0, xmm8, xmm0
    jmp .L25
    nop
.L24:
    movabs r8, 0x5555555555555555
    movabs r13, 0x101010101010101
.L25:
    mov rdx, r12
    and rdx, qword ptr [rsp]
    mov r14, rdx
    shr r14
    and r14, r8
    xor eax, eax
    popcnt rax, rdx
    sub rdx, r14
    mov r14, rdx
    and r14, r11
    shr rdx, 0x2
    and rdx, r11
    add rdx, r14
    mov r14, rdx
    shr r14, 0x4
    add r14, rdx
    and r14, rdi
    imul r14, r13
    movabs rdx, 0x1c00000000000000
    cmp r14, rdx
    jae .L122
    or qword ptr [rsp + 0x1e0], r12
    mov rdx, rbp
    and rdx, r12
    or r9, rdx
    or rbp, r12
    lea r12, [.D0]
    add ebx, dword ptr [r12 + 4*rax + 0x780]
    add ebx, dword ptr [r12 + 4*rsi + 0x400]
    blsr r15, r15
    jne .L23
    jmp .L29
.L26:
    mov qword ptr [rsp + 0x130], 0x0
    movabs r11, 0x3333333333333333
    movabs rdi, 0xf0f0f0f0f0f0f0f
    mov rsi, qword ptr [rsp + 0x78]
    and rsi, qword ptr [rsp + 0x250]
    mov qword ptr [rsp + 0xb8], rsi
    jne .L18
.L27:
    mov qword ptr [rsp + 0x128], 0x0
    mov r15, qword ptr [rsp + 0x150]
    test r15, r15
    jne .L22
.L28:
    mov qword ptr [rsp + 0x1e0], 0x0
    movabs r13, 0x101010101010101
.L29:
    mov rdx, qword ptr [rsp + 0x20]
    mov rax, rdx
    shl rax, 0x8
    vmovq rcx, xmm3
    mov qword ptr [rsp + 0xd8], rax
    or rax, rdx
    mov qword ptr [rsp + 0x210], rcx
    or rcx, rdx
    mov rdx, rax
    shl rdx, 0x10
    mov r10, rcx
    shr r10, 0x10
    or rdx, rax
    or r10, rcx
    mov rax, rdx
    shld rax, r10, 0x20
    or r10, rdx
    or r10, rax
    mov rax, qword ptr [rsp + 0x60]
    and qword ptr [rsp + 0x50], rax
    mov r14, qword ptr [rsp + 0x1c8]
    mov rcx, qword ptr [rsp + 0x80]
    and r14, rcx
    vpbroadcastd xmm9, dword ptr [.C1]
    vmovdqa xmm8, xmmword ptr [.C2]
    mov rax, rcx
    shr rax, 0x8
    or rax, rcx
    mov rcx, rax
    shr rcx, 0x10
    or rcx, rax
    mov rsi, rcx
    shr rsi, 0x20
    or rsi, rcx
    mov rdi, qword ptr [rsp + 0x18]
    mov rax, rdi
    shl rax, 0x8
    mov qword ptr [rsp + 0x240], rax
    or rax, rdi
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rax, qword ptr [rsp + 0x248]
    or rax, rdi
    mov rdx, rax
    shr rdx, 0x10
    or rdx, rax
    mov rax, rcx
    shld rax, rdx, 0x20
    or rdx, rcx
    or rdx, rax
    movabs rax, 0xff000000000000
    movabs rcx, 0xffffff000000
    mov qword ptr [rsp + 0x98], rsi
    andn rsi, rsi, qword ptr [rsp + 0x68]
    and rsi, rcx
    mov rcx, qword ptr [rsp + 0xe0]
    or rcx, qword ptr [rsp + 0x110]
    vmovq xmm7, rcx
    mov r8, qword ptr [rsp + 0xb8]
    mov qword ptr [rsp + 0x90], r10
    andn rcx, r10, r8
    vmovq xmm10, rcx
    andn rcx, rdx, rcx
    popcnt rcx, rcx
    mov qword ptr [rsp + 0x238], rdx
    vpinsrq xmm11, xmm3, rdx, 0x1
    imul ecx, ecx, 0x8001a
    vpbroadcastq xmm12, rsi
    vpand xmm6, xmm12, xmm6
    vpsrlq xmm12, xmm6, 0x1
    vpandq xmm12, xmm12, qword ptr [.C3]{1to2}
    vpunpcklqdq xmm7, xmm7, xmm10
    vpsubq xmm6, xmm6, xmm12
    vpbroadcastq xmm10, qword ptr [.C4]
    vpand xmm12, xmm10, xmm6
    vpsrlq xmm6, xmm6, 0x2
    vpand xmm6, xmm10, xmm6
    vpaddq xmm6, xmm12, xmm6
    vpsrlq xmm10, xmm6, 0x4
    vpaddq xmm6, xmm10, xmm6
    vpandq xmm6, xmm6, qword ptr [.C5]{1to2}
    vpand xmm7, xmm11, xmm7
    vpmullq xmm6, xmm6, qword ptr [.C6]{1to2}
    vpsrlq xmm10, xmm6, 0x38
    vpand xmm6, xmm9, xmm7
    vpshufb xmm6, xmm8, xmm6
    vpsrlw xmm7, xmm7, 0x4
    vpand xmm7, xmm9, xmm7
    vpshufb xmm7, xmm8, xmm7
    vpaddb xmm7, xmm7, xmm6
    vpxor xmm6, xmm6, xmm6
    vpsadbw xmm7, xmm7, xmm6
    vpackusdw xmm7, xmm7, xmm10
    vpmulld xmm7, xmm7, xmmword ptr [.C7]
    vpshufd xmm10, xmm7, 0xee
    vpaddd xmm7, xmm10, xmm7
    vpshufd xmm10, xmm7, 0x55
    vpaddd xmm7, xmm10, xmm7
    vmovd r10d, xmm7
    add r10d, ecx
    movabs rcx, -0x100000000000000
    mov rdx, qword ptr [rsp + 0x120]
    and rdx, rcx
    mov rcx, rdi
    and rcx, rax
    or rdx, rcx
    mov rcx, qword ptr [rsp + 0x58]
    vpbroadcastq xmm7, rcx
    vpand xmm7, xmm7, xmm1
    mov qword ptr [rsp + 0x168], rbp
    je .L30
    and rax, r8
    mov rcx, r8
    shr rcx
    movabs rsi, 0x55000000000000
    and rsi, rcx
    sub rax, rsi
    movabs rcx, 0x3333000000000000
    mov rsi, rax
    and rsi, rcx
    shr rax, 0x2
    and rax, rcx
    add rax, rsi
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    movabs rax, 0xf0f000000000000
    and rax, rcx
    imul rax, r13
    shr rax, 0x38
    imul eax, eax, 0x150008
    add r10d, eax
.L30:
    mov dword ptr [rsp + 0x180], r10d
    mov rax, qword ptr [rsp + 0x30]
    mov rcx, qword ptr [rsp + 0x118]
    bts rax, rcx
    mov qword ptr [rsp + 0x30], rax
    mov rdx, r14
    or rdx, qword ptr [rsp + 0x50]
    mov r10, qword ptr [rsp + 0x1c8]
    or r10, qword ptr [rsp + 0x80]
    mov rax, qword ptr [rsp + 0x270]
    bts rdi, rax
    or rdi, qword ptr [rsp + 0x68]
    not rdi
    mov qword ptr [rsp], rdi
    movzx eax, byte ptr [rsp + 0x88]
    xor al, 0x38
    movzx eax, al
    mov r13d, dword ptr [r12 + 4*rax + 0x500]
    vmovq rcx, xmm7
    test rcx, rcx
    mov qword ptr [rsp + 0x1c0], r9
    mov qword ptr [rsp + 0x28], rcx
    je .L34
    mov qword ptr [rsp + 0x120], 0x0
    vpbroadcastd xmm10, dword ptr [.C0]
    movabs rdi, 0x5555555555555555
    nop
.L31:
    mov rbp, r10
    tzcnt rsi, rcx
    mov eax, esi
    shl eax, 0x6
    lea r8, [plywright::board::geometry::AROUND]
    mov r8, qword ptr [rax + r8]
    mov rax, r8
    and rax, qword ptr [rsp + 0x30]
    je .L32
    mov r14, rax
    shr r14
    and r14, rdi
    sub rax, r14
    mov r14, rax
    and r14, r11
    shr rax, 0x2
    and rax, r11
    add rax, r14
    mov r14, rax
    shr r14, 0x4
    add r14, rax
    movabs r9, 0xf0f0f0f0f0f0f0f
    and r14, r9
    movabs r10, 0x101010101010101
    imul r14, r10
    shr r14, 0x35
    and r14d, -0x8
    add r14d, 0x10
    vpinsrd xmm11, xmm10, r14d, 0x1
    vpaddd xmm6, xmm11, xmm6
    jmp .L33
    nop
.L32:
    movabs r9, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
.L33:
    mov r14, r8
    and r14, qword ptr [rsp]
    mov r15, r14
    shr r15
    and r15, rdi
    xor eax, eax
    popcnt rax, r14
    sub r14, r15
    mov r15, r14
    and r15, r11
    shr r14, 0x2
    and r14, r11
    add r14, r15
    mov r15, r14
    shr r15, 0x4
    add r15, r14
    and r15, r9
    imul r15, r10
    movabs r9, 0x900000000000000
    cmp r15, r9
    jae .L119
    blsr rcx, rcx
    or qword ptr [rsp + 0x120], r8
    mov r10, rbp
    mov r14, rbp
    and r14, r8
    or rdx, r14
    or r10, r8
    add r13d, dword ptr [r12 + 4*rax + 0x898]
    xor esi, 0x38
    add r13d, dword ptr [r12 + 4*rsi + 0x100]
    test rcx, rcx
    jne .L31
    jmp .L35
.L34:
    mov qword ptr [rsp + 0x120], 0x0
    movabs rdi, 0x5555555555555555
.L35:
    mov r9, qword ptr [rsp + 0x58]
    and r9, qword ptr [rsp + 0x158]
    mov qword ptr [rsp + 0x70], r9
    xor r9, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x50], r9
    vpextrq rcx, xmm7, 0x1
    test rcx, rcx
    mov qword ptr [rsp + 0x290], rcx
    je .L47
    mov qword ptr [rsp + 0x118], 0x0
    lea r15, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm10, dword ptr [.C0]
    nop
.L36:
    mov r9, r10
    tzcnt rsi, rcx
    lea rax, [rsi + 2*rsi]
    mov r14d, dword ptr [r15 + 8*rax + 0x610]
    movzx r12d, byte ptr [r15 + 8*rax + 0x614]
    mov r8, qword ptr [r15 + 8*rax + 0x600]
    and r8, qword ptr [rsp + 0x50]
    imul r8, qword ptr [r15 + 8*rax + 0x608]
    shrx rax, r8, r12
    add rax, r14
    lea r8, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [r8 + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0x30]
    je .L37
    mov r8, rax
    shr r8
    and r8, rdi
    sub rax, r8
    mov r8, rax
    and r8, r11
    shr rax, 0x2
    and rax, r11
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and r8, rbp
    movabs r10, 0x101010101010101
    imul r8, r10
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0x9
    vpinsrd xmm11, xmm10, r8d, 0x1
    vpaddd xmm6, xmm11, xmm6
    jmp .L38
    nop
.L37:
    movabs rbp, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
.L38:
    mov r8, r12
    and r8, qword ptr [rsp]
    mov r14, r8
    shr r14
    and r14, rdi
    xor eax, eax
    popcnt rax, r8
    sub r8, r14
    mov r14, r8
    and r14, r11
    shr r8, 0x2
    and r8, r11
    add r8, r14
    mov r14, r8
    shr r14, 0x4
    add r14, r8
    and r14, rbp
    imul r14, r10
    movabs r8, 0xe00000000000000
    cmp r14, r8
    jae .L120
    blsr rcx, rcx
    or qword ptr [rsp + 0x118], r12
    mov r10, r9
    mov r8, r9
    and r8, r12
    or rdx, r8
    or r10, r12
    mov r8d, esi
    xor r8d, 0x38
    movabs r11, -0x55aa55aa55aa55ab
    bt r11, rsi
    mov rsi, r11
    movabs r11, 0x55aa55aa55aa55aa
    cmovae rsi, r11
    and rsi, qword ptr [rsp + 0x18]
    popcnt rsi, rsi
    imul esi, esi, 0xfffdfffd
    add r13d, esi
    lea r12, [.D0]
    add r13d, dword ptr [r12 + 4*rax + 0x810]
    add r13d, dword ptr [r12 + 4*r8 + 0x200]
    test rcx, rcx
    movabs r11, 0x3333333333333333
    jne .L36
    mov r15, qword ptr [rsp + 0x58]
    and r15, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x88], r15
    je .L48
.L39:
    xor qword ptr [rsp + 0x50], r15
    mov qword ptr [rsp + 0x1e8], 0x0
    lea rcx, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm10, dword ptr [.C0]
    nop
.L40:
    mov r9, r10
    tzcnt rsi, r15
    lea rax, [rsi + 2*rsi]
    mov r14d, dword ptr [rcx + 8*rax + 0x10]
    movzx r12d, byte ptr [rcx + 8*rax + 0x14]
    mov r8, qword ptr [rcx + 8*rax]
    and r8, qword ptr [rsp + 0x50]
    imul r8, qword ptr [rcx + 8*rax + 0x8]
    shrx rax, r8, r12
    add rax, r14
    lea r8, [plywright::sliders::magic::TABLE]
    mov r12, qword ptr [r8 + 8*rax]
    mov rax, r12
    and rax, qword ptr [rsp + 0x30]
    je .L41
    mov r8, rax
    shr r8
    and r8, rdi
    sub rax, r8
    mov r8, rax
    and r8, r11
    shr rax, 0x2
    and rax, r11
    add rax, r8
    mov r8, rax
    shr r8, 0x4
    add r8, rax
    movabs rbp, 0xf0f0f0f0f0f0f0f
    and r8, rbp
    movabs r10, 0x101010101010101
    imul r8, r10
    shr r8, 0x35
    and r8d, -0x8
    add r8d, 0xd
    vpinsrd xmm11, xmm10, r8d, 0x1
    vpaddd xmm6, xmm11, xmm6
    jmp .L42
    nop
.L41:
    movabs rbp, 0xf0f0f0f0f0f0f0f
    movabs r10, 0x101010101010101
.L42:
    mov r8, r12
    and r8, qword ptr [rsp]
    mov r14, r8
    shr r14
    and r14, rdi
    xor eax, eax
    popcnt rax, r8
    sub r8, r14
    mov r14, r8
    and r14, r11
    shr r8, 0x2
    and r8, r11
    add r8, r14
    mov r14, r8
    shr r14, 0x4
    add r14, r8
    and r14, rbp
    imul r14, r10
    movabs rdi, 0xf00000000000000
    cmp r14, rdi
    jae .L121
    or qword ptr [rsp + 0x1e8], r12
    mov r10, r9
    mov r8, r9
    and r8, r12
    or rdx, r8
    or r10, r12
    lea r12, [.D0]
    add r13d, dword ptr [r12 + 4*rax + 0x8bc]
    xor esi, 0x38
    add r13d, dword ptr [r12 + 4*rsi + 0x300]
    blsr r15, r15
    movabs rdi, 0x5555555555555555
    jne .L40
    mov r15, qword ptr [rsp + 0x70]
    test r15, r15
    je .L49
.L43:
    mov qword ptr [rsp + 0x1d8], 0x0
    lea r8, [plywright::sliders::magic::LOOKUPS]
    vpbroadcastd xmm10, dword ptr [.C0]
    nop
.L44:
    mov rbp, r10
    tzcnt rcx, r15
    lea rax, [rcx + 2*rcx]
    mov esi, dword ptr [r8 + 8*rax + 0x10]
    movzx r14d, byte ptr [r8 + 8*rax + 0x14]
    mov r12, qword ptr [r8 + 8*rax]
    mov rdi, qword ptr [rsp + 0x8]
    and r12, rdi
    imul r12, qword ptr [r8 + 8*rax + 0x8]
    shrx r14, r12, r14
    add r14, rsi
    mov esi, dword ptr [r8 + 8*rax + 0x610]
    movzx r12d, byte ptr [r8 + 8*rax + 0x614]
    mov r9, qword ptr [r8 + 8*rax + 0x600]
    and r9, rdi
    imul r9, qword ptr [r8 + 8*rax + 0x608]
    shrx rax, r9, r12
    add rax, rsi
    lea rdi, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rdi + 8*rax]
    or rsi, qword ptr [rdi + 8*r14]
    mov rax, rsi
    and rax, qword ptr [rsp + 0x30]
    je .L45
    mov r9, rax
    shr r9
    movabs rdi, 0x5555555555555555
    and r9, rdi
    sub rax, r9
    mov r9, rax
    and r9, r11
    shr rax, 0x2
    and rax, r11
    add rax, r9
    mov r9, rax
    shr r9, 0x4
    add r9, rax
    movabs r12, 0xf0f0f0f0f0f0f0f
    and r9, r12
    movabs r10, 0x101010101010101
    imul r9, r10
    shr r9, 0x35
    and r9d, -0x8
    add r9d, 0x9
    vpinsrd xmm11, xmm10, r9d, 0x1
    vpaddd xmm6, xmm11, xmm6
    jmp .L46
    nop
.L45:
    movabs r12, 0xf0f0f0f0f0f0f0f
    movabs rdi, 0x5555555555555555
    movabs r10, 0x101010101010101
.L46:
    mov r9, rsi
    and r9, qword ptr [rsp]
    mov r14, r9
    shr r14
    and r14, rdi
    xor eax, eax
    popcnt rax, r9
    sub r9, r14
    mov r14, r9
    and r14, r11
    shr r9, 0x2
    and r9, r11
    add r9, r14
    mov r14, r9
    shr r14, 0x4
    add r14, r9
    and r14, r12
    imul r14, r10
    movabs rdi, 0x1c00000000000000
    cmp r14, rdi
    lea r12, [.D0]
    jae .L122
    or qword ptr [rsp + 0x1d8], rsi
    mov r10, rbp
    mov r9, rbp
    and r9, rsi
    or rdx, r9
    or r10, rsi
    add r13d, dword ptr [r12 + 4*rax + 0x780]
    xor ecx, 0x38
    add r13d, dword ptr [r12 + 4*rcx + 0x400]
    blsr r15, r15
    jne .L44
    jmp .L50
.L47:
    mov qword ptr [rsp + 0x118], 0x0
    mov r15, qword ptr [rsp + 0x58]
    and r15, qword ptr [rsp + 0x78]
    mov qword ptr [rsp + 0x88], r15
    jne .L39
.L48:
    mov qword ptr [rsp + 0x1e8], 0x0
    mov r15, qword ptr [rsp + 0x70]
    test r15, r15
    jne .L43
.L49:
    mov qword ptr [rsp + 0x1d8], 0x0
.L50:
    mov rax, qword ptr [rsp + 0x110]
    popcnt rax, rax
    mov qword ptr [rsp + 0xa8], rax
    vpsrlw xmm10, xmm7, 0x4
    mov rax, qword ptr [rsp + 0xe0]
    popcnt rax, rax
    mov qword ptr [rsp + 0x100], rax
    vpand xmm11, xmm9, xmm7
    vpand xmm9, xmm10, xmm9
    mov rax, qword ptr [rsp + 0xb8]
    popcnt rax, rax
    mov qword ptr [rsp + 0xf8], rax
    vpshufb xmm10, xmm8, xmm11
    vpshufb xmm8, xmm8, xmm9
    vpaddb xmm8, xmm8, xmm10
    mov rcx, qword ptr [rsp + 0x68]
    mov rax, rcx
    shl rax, 0x8
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x10
    or rcx, rax
    mov rdi, qword ptr [rsp + 0x20]
    xor eax, eax
    popcnt rax, rdi
    mov qword ptr [rsp + 0x1b0], rax
    mov rbp, rcx
    shl rbp, 0x20
    shr rdi
    or rbp, rcx
    mov r9, qword ptr [rsp + 0x90]
    mov r15, r9
    not r15
    mov r14, qword ptr [rsp + 0x238]
    not r14
    lea rax, [r11 - 0x33]
    andn rcx, rbp, qword ptr [rsp + 0x80]
    movabs rsi, 0xffffff0000
    and rsi, rcx
    mov r11, qword ptr [rsp + 0x28]
    or r11, qword ptr [rsp + 0x290]
    and r11, qword ptr [rsp + 0x240]
    mov rcx, r11
    shr rcx
    movabs r8, 0x5555555555555555
    add r8, -0x55
    mov qword ptr [rsp + 0x188], r8
    and rcx, r8
    sub r11, rcx
    mov rcx, r11
    and rcx, rax
    shr r11, 0x2
    mov qword ptr [rsp + 0x198], rax
    and r11, rax
    add r11, rcx
    mov rcx, r11
    shr rcx, 0x4
    add rcx, r11
    mov rax, qword ptr [rsp + 0x88]
    mov r8, rax
    mov qword ptr [rsp], r14
    and r8, r14
    mov r14, qword ptr [rsp + 0x20]
    vpbroadcastq xmm9, rsi
    mov rsi, r8
    and r8, r9
    popcnt r8, r8
    vmovd xmm10, r8d
    movabs r8, 0xf0f0f0f0f0f0f0f
    lea r11, [r8 - 0xf]
    and rcx, r11
    movabs r8, 0x101010101010101
    imul rcx, r8
    shr rcx, 0x38
    vpand xmm7, xmm9, xmm7
    vpsrlq xmm9, xmm7, 0x1
    vpandq xmm9, xmm9, qword ptr [.C8]{1to2}
    mov qword ptr [rsp + 0x1f8], r15
    and rsi, r15
    vpsubq xmm7, xmm7, xmm9
    vpbroadcastq xmm9, qword ptr [.C9]
    vpand xmm11, xmm9, xmm7
    vpsrlq xmm7, xmm7, 0x2
    vpand xmm7, xmm9, xmm7
    vpaddq xmm7, xmm11, xmm7
    vpsrlq xmm9, xmm7, 0x4
    vpaddq xmm7, xmm9, xmm7
    vpandq xmm7, xmm7, qword ptr [.C10]{1to2}
    popcnt rsi, rsi
    vpmullq xmm7, xmm7, qword ptr [.C6]{1to2}
    vpsrlq xmm7, xmm7, 0x38
    vpinsrd xmm9, xmm10, esi, 0x1
    vshufps xmm7, xmm9, xmm7, 0x84
    vpmulld xmm7, xmm7, xmmword ptr [.C11]
    imul ecx, ecx, 0x40005
    vpshufd xmm9, xmm7, 0xee
    vpaddd xmm7, xmm9, xmm7
    vpshufd xmm9, xmm7, 0x55
    vpaddd xmm7, xmm9, xmm7
    vmovd r15d, xmm7
    add r15d, ecx
    mov ecx, r14d
    and ecx, 0xff00
    movzx esi, byte ptr [rsp + 0x48]
    or rsi, rcx
    mov r9, qword ptr [rsp + 0x80]
    not r9
    mov qword ptr [rsp + 0x108], r9
    mov qword ptr [rsp + 0x280], rbp
    mov rcx, rbp
    not rcx
    mov qword ptr [rsp + 0x278], r11
    je .L51
    mov esi, eax
    and esi, 0xff00
    mov rbp, r8
    mov r8d, eax
    shr r8d
    and r8d, 0x5500
    sub rsi, r8
    mov r8, rsi
    mov r9, rax
    mov rax, qword ptr [rsp + 0x198]
    and r8, rax
    shr rsi, 0x2
    and rsi, rax
    add rsi, r8
    mov r8, rsi
    shr r8, 0x4
    add r8, rsi
    and r8, r11
    imul r8, rbp
    shr r8, 0x38
    imul esi, r8d, 0x150008
    add r15d, esi
    mov dword ptr [rsp + 0x17c], r15d
    jmp .L52
.L51:
    mov dword ptr [rsp + 0x17c], r15d
    mov r9, rax
.L52:
    mov qword ptr [rsp + 0x60], rdx
    andn eax, r14d, dword ptr [rsp + 0x108]
    mov qword ptr [rsp + 0x10], rax
    popcnt rdx, r9
    mov qword ptr [rsp + 0xf0], rdx
    mov r11, qword ptr [rsp + 0x68]
    mov rdx, r11
    not rdx
    mov rsi, qword ptr [rsp + 0x18]
    mov qword ptr [rsp + 0x288], rdx
    andn rax, rsi, rdx
    mov qword ptr [rsp + 0x38], rax
    mov rdx, qword ptr [rsp + 0x1b0]
    lea esi, [rdx - 0x5]
    mov rdx, qword ptr [rsp + 0xa8]
    imul r8d, edx, 0x5fffe
    mov r15, qword ptr [rsp + 0xf8]
    imul r9d, r15d, 0xffff0003
    add r9d, r8d
    imul r9d, esi
    lea esi, [r9 + 0x3f0019]
    cmp dword ptr [rsp + 0x100], 0x2
    cmovb esi, r9d
    lea r8d, [rsi + 0x30000]
    cmp edx, 0x2
    cmovb r8d, esi
    lea edx, [r8 + 0x7fff5]
    cmp r15d, 0x2
    cmovb edx, r8d
    mov dword ptr [rsp + 0x184], edx
    mov esi, r15d
    shl esi, 0x11
    xor r8d, r8d
    cmp qword ptr [rsp + 0x150], 0x0
    lea edx, [rsi + 2*rsi]
    cmove edx, r8d
    mov dword ptr [rsp + 0x260], edx
    mov rsi, r14
    shl rsi, 0x10
    or rsi, r14
    mov rax, qword ptr [rsp + 0xd8]
    or rsi, rax
    shl rsi, 0x10
    or rsi, rax
    mov rbp, rsi
    shl rbp, 0x20
    or rbp, rsi
    mov r15, qword ptr [rsp + 0x90]
    lea rsi, [r15 + r15]
    movabs r9, -0x101010101010102
    and rsi, r9
    mov r8, r15
    shr r8
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    and r8, rdx
    or r8, rsi
    mov rsi, qword ptr [rsp + 0x80]
    and rsi, rax
    and rsi, rcx
    andn rcx, r8, r14
    mov rax, qword ptr [rsp]
    and rax, rcx
    popcnt rax, rax
    shr rsi, 0x8
    andn rsi, rcx, rsi
    popcnt rsi, rsi
    mov qword ptr [rsp + 0x228], rbp
    vmovq xmm7, rbp
    vmovq xmm9, r11
    vpunpcklqdq xmm7, xmm9, xmm7
    vpbroadcastq xmm2, xmm2
    vpand xmm2, xmm7, xmm2
    vpsrlq xmm7, xmm2, 0x1
    vpandq xmm7, xmm7, qword ptr [.C12]{1to2}
    vpsubq xmm2, xmm2, xmm7
    vpandq xmm7, xmm2, qword ptr [.C13]{1to2}
    vpsrlq xmm2, xmm2, 0x2
    vpand xmm2, xmm2, xmmword ptr [.C14]
    vmovd xmm9, esi
    vmovd xmm10, eax
    movzx eax, r15b
    lea esi, [rax + rax]
    andn eax, esi, eax
    vpaddq xmm2, xmm2, xmm7
    vpsrlq xmm7, xmm2, 0x4
    vpaddq xmm2, xmm7, xmm2
    vpand xmm2, xmm2, xmmword ptr [.C15]
    vpsadbw xmm7, xmm8, xmm5
    vpmullq xmm2, xmm2, qword ptr [.C6]{1to2}
    vpsrlq xmm2, xmm2, 0x38
    vpunpcklqdq xmm5, xmm10, xmm9
    vinserti128 ymm2, ymm5, xmm2, 0x1
    vpmovqd xmm2, ymm2
    vpmulld xmm2, xmm2, xmmword ptr [.C16]
    popcnt rcx, rcx
    imul ecx, ecx, 0xfff7fffc
    popcnt eax, eax
    imul eax, eax, 0xfffdfff3
    add eax, ecx
    vpshufd xmm5, xmm2, 0xee
    vpaddd xmm2, xmm2, xmm5
    vpshufd xmm5, xmm2, 0x55
    vpaddd xmm2, xmm2, xmm5
    vmovd esi, xmm2
    add esi, eax
    lea rax, [r14 + r14]
    and rax, r9
    and rdi, rdx
    or rdi, rax
    movabs rax, 0x3c3c3c00000000
    or rdi, r11
    and rdi, r14
    je .L54
    mov rbp, qword ptr [rsp + 0x168]
    nop
.L53:
    tzcnt rcx, rdi
    shr ecx, 0x3
    add esi, dword ptr [r12 + 4*rcx + 0x600]
    blsr rdi, rdi
    jne .L53
    jmp .L55
.L54:
    mov rbp, qword ptr [rsp + 0x168]
.L55:
    mov rdx, qword ptr [rsp + 0x10]
    mov r8d, edx
    shr r8d
    mov rdi, qword ptr [rsp + 0x38]
    and rdi, rax
    mov rax, qword ptr [rsp + 0x70]
    popcnt rax, rax
    mov qword ptr [rsp + 0xe8], rax
    vpshufd xmm2, xmm7, 0xe8
    mov rax, qword ptr [rsp + 0x20]
    test rax, rax
    je .L57
    nop
.L56:
    tzcnt rcx, rax
    add esi, dword ptr [r12 + 4*rcx]
    blsr rax, rax
    jne .L56
.L57:
    mov dword ptr [rsp + 0x264], esi
    and edx, 0x3c3c3c00
    and r8d, 0x14141400
    mov qword ptr [rsp + 0x38], rdi
    shr rdi
    mov qword ptr [rsp + 0xd0], rdi
    vpsrlq xmm5, xmm4, 0x10
    vpternlogq xmm5, xmm3, xmm4, 0xfe
    vpsrlq xmm4, xmm5, 0x10
    vpor xmm3, xmm4, xmm3
    vpsrlq xmm4, xmm3, 0x20
    vpor xmm3, xmm4, xmm3
    vmovq rcx, xmm3
    vpextrq rax, xmm3, 0x1
    mov qword ptr [rsp + 0x220], rax
    or rcx, rax
    mov qword ptr [rsp + 0x1a8], rcx
    mov rax, rcx
    or rax, qword ptr [rsp + 0x98]
    vpextrd esi, xmm2, 0x1
    vmovd ecx, xmm2
    mov qword ptr [rsp + 0x140], rcx
    mov qword ptr [rsp + 0x1b8], rsi
    add esi, ecx
    mov rcx, qword ptr [rsp + 0xf0]
    mov qword ptr [rsp + 0x268], rsi
    lea ecx, [rsi + 2*rcx]
    mov qword ptr [rsp + 0x110], rcx
    andn rdi, rax, qword ptr [rsp + 0x20]
    movzx eax, byte ptr [rsp + 0xa0]
    mov dword ptr [rsp], eax
    movzx eax, byte ptr [rsp + 0x1d0]
    mov dword ptr [rsp + 0x50], eax
    mov qword ptr [rsp + 0x10], rdx
    mov qword ptr [rsp + 0x148], r8
    je .L65
    mov rax, qword ptr [rsp + 0xe8]
    lea eax, [4*rax]
    neg eax
    mov dword ptr [rsp + 0x48], eax
    mov rax, r10
    or rax, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0x40], rax
    mov rax, qword ptr [rsp + 0x230]
    movzx eax, byte ptr [rax + 0x93]
    mov byte ptr [rsp + 0x28], al
    mov eax, dword ptr [rsp + 0x160]
    xor eax, 0x7
    mov dword ptr [rsp + 0xb0], eax
    xor r11d, r11d
    jmp .L59
    nop
.L58:
    blsr rdi, rdi
    je .L66
.L59:
    tzcnt rsi, rdi
    mov r12d, esi
    shr r12d, 0x3
    lea ecx, [rsi + 0x8]
    and cl, 0x3f
    lea rbp, [.D0]
    add r11d, dword ptr [rbp + 4*r12 + 0x640]
    mov r15d, esi
    and r15d, 0x7
    mov edx, dword ptr [rsp + 0x50]
    mov eax, edx
    sub eax, r15d
    mov r14d, r15d
    sub r14d, edx
    cmovb r14d, eax
    mov eax, ecx
    shr al, 0x3
    movzx eax, al
    mov rdx, r11
    mov r11d, dword ptr [rsp + 0x160]
    mov r9d, r11d
    sub r9d, eax
    mov r8d, eax
    sub r8d, r11d
    cmovb r8d, r9d
    cmp r14d, r8d
    cmova r8d, r14d
    imul r8d, dword ptr [rbp + 4*r12 + 0x660]
    add r8d, edx
    mov edx, dword ptr [rsp]
    mov r9d, edx
    sub r9d, r15d
    sub r15d, edx
    cmovb r15d, r9d
    mov r11d, dword ptr [rsp + 0x170]
    mov r9d, r11d
    sub r9d, eax
    sub eax, r11d
    cmovb eax, r9d
    cmp r15d, eax
    cmova eax, r15d
    imul eax, dword ptr [rbp + 4*r12 + 0x680]
    add eax, r8d
    mov edx, 0x1
    shlx r8, rdx, rsi
    shr r8, 0x8
    bts r8, rsi
    mov r9, r8
    shr r9, 0x10
    or r9, r8
    mov r15, r9
    shr r15, 0x20
    or r15, r9
    test qword ptr [rsp + 0xb8], r15
    je .L60
    add eax, 0x60007
    mov r11d, eax
    jmp .L61
    nop
.L60:
    lea r11d, [rax - 0x220009]
    test qword ptr [rsp + 0x88], r15
    cmove r11d, eax
.L61:
    movabs rax, 0x101010101010101
    shlx rax, rax, rcx
    movzx r8d, cl
    mov r9, qword ptr [rsp + 0x8]
    bt r9, r8
    lea r15, [.D1]
    mov rbp, qword ptr [rsp + 0x168]
    jae .L64
.L62:
    add r11d, dword ptr [r15 + 4*r12]
.L63:
    mov ecx, dword ptr [rsp + 0x48]
    cmp dword ptr [rsp + 0x110], ecx
    jne .L58
    and rax, qword ptr [rsp + 0x8]
    jne .L58
    shr sil, 0x3
    xor sil, 0x7
    movzx eax, sil
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0xb0]
    cmp r14d, ecx
    cmovbe r14d, ecx
    add al, byte ptr [rsp + 0x28]
    lea ecx, [r11 + 0xf9003c]
    cmp al, r14b
    cmovae ecx, r11d
    mov r11d, ecx
    jmp .L58
    nop
.L64:
    lea r15, [.D2]
    test qword ptr [rsp + 0x40], rax
    je .L62
    shlx rcx, rdx, rcx
    lea r15, [.D3]
    test rcx, r10
    jne .L63
    jmp .L62
.L65:
    xor r11d, r11d
.L66:
    mov rdx, r11
    mov r14, qword ptr [rsp + 0xd0]
    movabs rax, 0x14141400000000
    and r14, rax
    movabs r9, 0x7e7e7e7e7e7e00
    mov rax, qword ptr [rsp + 0x1a8]
    andn rax, rax, qword ptr [rsp + 0x20]
    and rax, qword ptr [rsp + 0x98]
    je .L68
    mov rsi, qword ptr [rsp + 0x228]
    lea rcx, [rsi + rsi]
    and rcx, qword ptr [rsp + 0x208]
    shr rsi
    and rsi, qword ptr [rsp + 0x1a0]
    mov rdi, rcx
    and rdi, rsi
    or rsi, rcx
    mov r8, qword ptr [rsp + 0x220]
    lea rcx, [r8 + r8]
    shr r8
    and r8, r9
    and r8, rcx
    andn rcx, r8, rsi
    or rcx, rdi
    shr rcx, 0x8
    and rcx, rax
    lea r12, [.D0]
    je .L69
    xor eax, eax
    mov rdi, qword ptr [rsp + 0xc8]
    mov r9, qword ptr [rsp + 0x10]
    mov r11, qword ptr [rsp + 0x38]
    nop
.L67:
    tzcnt rsi, rcx
    shr esi, 0x3
    add eax, dword ptr [r12 + 4*rsi + 0x620]
    blsr rcx, rcx
    jne .L67
    jmp .L70
.L68:
    lea r12, [.D0]
    mov rsi, qword ptr [rsp + 0x20]
    mov rdi, qword ptr [rsp + 0xc8]
    mov r9, qword ptr [rsp + 0x10]
    mov r11, qword ptr [rsp + 0x38]
    jmp .L71
.L69:
    xor eax, eax
    mov rdi, qword ptr [rsp + 0xc8]
    mov r9, qword ptr [rsp + 0x10]
    mov r11, qword ptr [rsp + 0x38]
.L70:
    add eax, edx
    mov edx, eax
    mov rsi, qword ptr [rsp + 0x20]
.L71:
    sub r9, qword ptr [rsp + 0x148]
    sub r11, r14
    mov eax, edi
    and al, 0x38
    mov rcx, -0x1
    shlx rdi, rcx, rax
    mov r8, rdi
    and r8, rsi
    and rdi, qword ptr [rsp + 0x18]
    mov rax, qword ptr [rsp + 0x78]
    or qword ptr [rsp + 0x158], rax
    mov rsi, qword ptr [rsp + 0xa0]
    test sil, sil
    mov qword ptr [rsp + 0x208], rdx
    je .L72
    cmp dword ptr [rsp], 0x7
    jne .L73
    mov sil, 0x6
    jmp .L73
.L72:
    mov sil, 0x1
.L73:
    mov qword ptr [rsp + 0x10], r9
    shr r9, 0x2
    mov qword ptr [rsp + 0x28], r9
    mov qword ptr [rsp + 0x38], r11
    shr r11, 0x2
    mov qword ptr [rsp + 0x48], r11
    mov rax, qword ptr [rsp + 0x18]
    popcnt rax, rax
    mov qword ptr [rsp + 0x148], rax
    lea r9d, [rsi - 0x1]
    mov eax, r9d
    and al, 0x7
    movabs rcx, 0x101010101010101
    shlx r14, rcx, rax
    mov rcx, r8
    and rcx, r14
    tzcnt rax, rcx
    shr eax, 0x3
    test rcx, rcx
    cmove rax, rcx
    and r14, rdi
    tzcnt rcx, r14
    shr ecx, 0x3
    test r14, r14
    cmove rcx, r14
    test rax, rax
    setne r14b
    lea r15, [rax + 0x1]
    cmp r15, rcx
    sete r15b
    and r15b, r14b
    movzx r14d, r15b
    shl r14d, 0x5
    xor r15d, r15d
    mov rdx, qword ptr [rsp + 0xa0]
    cmp r9b, dl
    sete r15b
    shl r15d, 0x5
    add r15, r12
    add r14, r12
    mov r12d, ecx
    or rcx, rax
    mov eax, eax
    mov eax, dword ptr [r15 + 4*rax + 0x700]
    lea r9d, [rsi + 0x1]
    mov ecx, dword ptr [r14 + 4*r12 + 0x740]
    lea r12, [.D0]
    lea r14d, [rax + rcx]
    lea ecx, [rax + rcx + 0x3ffef]
    cmovne ecx, r14d
    mov r11, qword ptr [rsp + 0x158]
    mov r15, qword ptr [rsp + 0x58]
    test r11, r15
    cmove ecx, r14d
    xor eax, eax
    cmp sil, dl
    sete al
    mov r14d, r9d
    and r14b, 0x7
    movzx r14d, r14b
    vmovd xmm3, r14d
    shl eax, 0x5
    vpinsrb xmm3, xmm3, esi, 0x8
    add rax, r12
    vpbroadcastq xmm8, qword ptr [.C6]
    vpsllvq xmm3, xmm8, xmm3
    vpbroadcastq xmm4, r8
    vpand xmm4, xmm4, xmm3
    vptestmq k1, xmm4, xmm4
    vpcmpeqd xmm5, xmm5, xmm5
    vpaddq xmm9, xmm4, xmm5
    vpandn xmm4, xmm4, xmm9
    vpbroadcastq xmm9, qword ptr [.C17]
    vplzcntq xmm4, xmm4
    vpsubq xmm4, xmm9, xmm4
    vpsrlq xmm4 {k1} {z}, xmm4, 0x3
    vpextrq rsi, xmm4, 0x1
    test rsi, rsi
    setne r8b
    vpbroadcastq xmm10, rdi
    vpand xmm3, xmm10, xmm3
    vptestmq k1, xmm3, xmm3
    vpaddq xmm10, xmm3, xmm5
    vpandn xmm3, xmm3, xmm10
    vplzcntq xmm3, xmm3
    vpsubq xmm3, xmm9, xmm3
    vpsrlq xmm3 {k1} {z}, xmm3, 0x3
    vpsubq xmm5, xmm4, xmm5
    vpcmpeqq k0, xmm5, xmm3
    kshiftrb k1, k0, 0x1
    kmovd edi, k1
    and dil, r8b
    movzx edi, dil
    shl edi, 0x5
    mov r8d, esi
    add ecx, dword ptr [rax + 4*r8 + 0x700]
    add rdi, r12
    vpextrq rax, xmm3, 0x1
    mov edi, dword ptr [rdi + 4*rax + 0x740]
    lea r8d, [rcx + rdi]
    or rax, rsi
    lea eax, [rdi + rcx + 0x3ffef]
    cmovne eax, r8d
    test r11, r15
    cmove eax, r8d
    vmovq rcx, xmm4
    test rcx, rcx
    setne sil
    kmovd edi, k0
    and dil, sil
    movzx esi, dil
    shl esi, 0x5
    xor edi, edi
    cmp r9b, dl
    sete dil
    shl edi, 0x5
    add rdi, r12
    mov r8d, ecx
    add eax, dword ptr [rdi + 4*r8 + 0x700]
    movabs r14, 0x3333333333333333
    lea rdx, [r14 - 0x333]
    mov qword ptr [rsp + 0x1a8], rdx
    add rsi, r12
    vmovq rdi, xmm3
    mov r9d, edi
    or rdi, rcx
    movabs r8, 0x3333333000000000
    lea rdi, [r14 - 0x33333333]
    mov ecx, dword ptr [rsi + 4*r9 + 0x740]
    lea esi, [rax + rcx]
    lea eax, [rcx + rax + 0x3ffef]
    cmovne eax, esi
    test r11, r15
    cmove eax, esi
    mov dword ptr [rsp + 0x25c], eax
    vmovd eax, xmm6
    mov r11, qword ptr [rsp + 0x70]
    cmp r11, 0x1
    sbb eax, -0x1
    xor ecx, ecx
    cmp eax, 0x2
    jl .L74
    mov rax, qword ptr [rsp + 0x1f0]
    lea rcx, [rax + 2*rax]
    lea rsi, [plywright::sliders::magic::LOOKUPS]
    mov r9d, dword ptr [rsi + 8*rcx + 0x10]
    movzx eax, byte ptr [rsi + 8*rcx + 0x14]
    mov r14, qword ptr [rsi + 8*rcx]
    mov r11, qword ptr [rsp + 0x8]
    and r14, r11
    imul r14, qword ptr [rsi + 8*rcx + 0x8]
    shrx rax, r14, rax
    add rax, r9
    mov r9d, dword ptr [rsi + 8*rcx + 0x610]
    mov r14, qword ptr [rsi + 8*rcx + 0x600]
    and r14, r11
    imul r14, qword ptr [rsi + 8*rcx + 0x608]
    movzx ecx, byte ptr [rsi + 8*rcx + 0x614]
    lea rsi, [plywright::board::geometry::AROUND]
    mov rdx, qword ptr [rsp + 0x200]
    add rdx, rsi
    shrx rcx, r14, rcx
    mov rsi, qword ptr [rsp + 0x190]
    or rsi, qword ptr [rsp + 0x1e0]
    andn rsi, rsi, rbp
    not rsi
    mov r14, qword ptr [rsp + 0x1c0]
    andn rsi, r14, rsi
    and rsi, r10
    mov r11, qword ptr [rsp + 0x30]
    and r11, rsi
    xor r14d, r14d
    popcnt r14, r11
    add rcx, r9
    lea r9, [plywright::sliders::magic::TABLE]
    and rsi, qword ptr [rsp + 0x60]
    andn rsi, rsi, rbp
    not rsi
    andn rsi, r15, rsi
    mov rcx, qword ptr [r9 + 8*rcx]
    and rcx, rsi
    mov rax, qword ptr [r9 + 8*rax]
    and rax, rsi
    mov r9, rcx
    or r9, rax
    mov r11, r15
    mov r15, qword ptr [rdx]
    and r15, qword ptr [rsp + 0x120]
    test r15, rsi
    vpextrd esi, xmm6, 0x1
    lea r14d, [r14 + 4*r14]
    lea r15d, [rsi + 2*r14]
    lea esi, [rsi + 2*r14 + 0x28]
    cmove esi, r15d
    mov r15, r11
    test qword ptr [rsp + 0x118], rcx
    lea ecx, [rsi + 0x11]
    cmove ecx, esi
    mov r11, qword ptr [rsp + 0x70]
    test qword ptr [rsp + 0x1e8], rax
    lea eax, [rcx + 0x25]
    cmove eax, ecx
    test qword ptr [rsp + 0x1d8], r9
    lea ecx, [rax + 0x2d]
    cmove ecx, eax
    lea eax, [rcx - 0x37]
    test r11, r11
    cmovne eax, ecx
    mov ecx, eax
    sar ecx, 0x1f
    andn eax, ecx, eax
    cmp eax, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, eax
    imul ecx, ecx
    shr ecx, 0x7
    cmp ecx, 0x156
    mov eax, 0x156
    cmovb eax, ecx
    mov ecx, eax
    shl ecx, 0xb
    lea ecx, [rcx + 8*rcx]
    and ecx, 0xff0000
    or ecx, eax
.L74:
    mov dword ptr [rsp + 0x200], ecx
    and qword ptr [rsp + 0x38], r8
    and qword ptr [rsp + 0x48], rdi
    vpextrq rax, xmm1, 0x1
    vmovq rcx, xmm1
    mov qword ptr [rsp + 0xd0], rax
    mov qword ptr [rsp + 0x1a0], rcx
    or rax, rcx
    mov qword ptr [rsp + 0x1f0], rax
    and r15, rax
    mov r14, qword ptr [rsp + 0x88]
    mov r8, r14
    or r8, r11
    or r8, r15
    mov rcx, qword ptr [rsp + 0x8]
    mov rax, rcx
    mov rdx, rcx
    not rax
    mov qword ptr [rsp + 0x2a0], rax
    mov rcx, qword ptr [rsp + 0xd8]
    and eax, ecx
    shl eax, 0x8
    and eax, 0xff000000
    or rax, rcx
    mov rcx, qword ptr [rsp + 0x80]
    or rcx, rdx
    andn rax, rcx, rax
    andn rcx, rbp, r10
    andn rax, rcx, rax
    mov rcx, rax
    shl rcx, 0x9
    movabs rdx, -0x101010101010102
    lea rsi, [rdx - 0xfefe]
    and rsi, rcx
    shl rax, 0x7
    movabs rcx, 0x7f7f7f7f7f7f7f7f
    lea rdi, [rcx - 0x7f7f]
    and rdi, rax
    or rdi, rsi
    mov r9, r8
    and r9, qword ptr [rsp + 0x288]
    and r9, rdi
    mov rax, r9
    shr rax
    movabs rdx, 0x5555555555555555
    add rdx, -0x5555
    and rax, rdx
    sub r9, rax
    mov r12, r15
    movabs r15, 0x3333333333333333
    lea rsi, [r15 - 0x3333]
    mov rax, r9
    and rax, rsi
    mov qword ptr [rsp + 0xb0], rax
    shr r9, 0x2
    and r9, rsi
    mov qword ptr [rsp + 0x30], r9
    mov qword ptr [rsp + 0x78], r8
    mov rcx, r8
    mov r9, qword ptr [rsp + 0x18]
    or rcx, r9
    and rcx, qword ptr [rsp + 0x190]
    and rdi, r9
    mov r8, rdi
    shr r8
    and r8, rdx
    andn rax, r10, r9
    sub rdi, r8
    mov r8, r9
    mov rdx, rdi
    and rdx, rsi
    mov qword ptr [rsp + 0x40], rdx
    shr rdi, 0x2
    and rdi, rsi
    mov r9, qword ptr [rsp + 0x128]
    mov rsi, r9
    and rsi, r11
    vmovq xmm1, rsi
    mov rsi, r8
    mov r15, qword ptr [rsp + 0x108]
    and rsi, r15
    and rsi, qword ptr [rsp + 0x68]
    vmovq xmm3, rsi
    mov rdx, qword ptr [rsp + 0x130]
    or rdx, qword ptr [rsp + 0x138]
    mov rsi, rdx
    and rsi, rax
    and rax, r9
    vmovq xmm4, rax
    and r12, r15
    mov rax, r9
    mov qword ptr [rsp + 0x58], r12
    and rax, r12
    vmovq xmm5, rax
    mov rax, rdx
    and rax, r14
    vmovq xmm6, rax
    mov qword ptr [rsp + 0xd8], rdx
    mov rax, rdx
    and rax, r11
    vmovq xmm10, rax
    andn rax, r10, rcx
    vmovq xmm9, rsi
    vmovq xmm11, rax
    mov rax, r8
    shl rax, 0x9
    movabs rcx, 0x80000000000000
    and rcx, rax
    mov rax, r8
    shl rax, 0x7
    movabs rsi, 0xffffff000000
    add rsi, 0x1000000
    and rsi, rax
    or rsi, rcx
    mov r9, qword ptr [rsp + 0xe0]
    and rsi, r9
    mov rax, rsi
    shr rax
    movabs rcx, 0x40000000000000
    and rcx, rax
    sub rsi, rcx
    movabs rax, 0x3301000000000000
    and rax, rsi
    shr rsi, 0x2
    movabs rcx, 0x3330000000000000
    and rcx, rsi
    add rcx, rax
    mov rax, rcx
    shr rax, 0x4
    add rax, rcx
    movabs rcx, 0xf07000000000000
    and rcx, rax
    mov rax, qword ptr [rsp + 0x8]
    shr rax, 0x10
    and eax, dword ptr [rsp + 0x210]
    mov esi, eax
    shr esi
    and esi, 0x4
    and eax, 0x10
    lea eax, [rsi + 2*rax]
    and r9d, eax
    mov eax, r9d
    shr eax
    and eax, -0x10
    sub r9, rax
    movabs rdx, 0x3333333333333333
    lea rax, [rdx - 0x3]
    and rax, r9
    shr r9, 0x2
    lea rsi, [rdx - 0x2]
    and rsi, r9
    add rsi, rax
    mov rax, rsi
    shr rax, 0x4
    add rax, rsi
    vpunpcklqdq xmm1, xmm3, xmm1
    vpunpcklqdq xmm3, xmm5, xmm4
    vinserti128 ymm4, ymm1, xmm3, 0x1
    vpunpcklqdq xmm3, xmm10, xmm6
    vmovd xmm1, dword ptr [rsp + 0xa8]
    mov rdx, qword ptr [rsp + 0x10]
    and rdx, qword ptr [rsp + 0x1a8]
    mov qword ptr [rsp + 0x10], rdx
    mov r15, qword ptr [rsp + 0x198]
    mov rdx, qword ptr [rsp + 0x28]
    and rdx, r15
    not qword ptr [rsp + 0x98]
    vpunpcklqdq xmm5, xmm9, xmm11
    vinserti128 ymm5, ymm3, xmm5, 0x1
    movabs r8, 0x101010101010101
    imul rcx, r8
    shr rcx, 0x38
    imul ecx, ecx, 0xffc3ffb0
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and rax, rsi
    imul rax, r8
    shr rax, 0x38
    imul r14d, eax, 0xfff8ffe3
    add r14d, ecx
    mov rcx, qword ptr [rsp + 0xa0]
    lea eax, [rcx - 0x1]
    cmp al, 0x2
    jae .L77
    cmp cl, 0x2
    mov ecx, 0x303
    mov eax, 0x101
    cmove rax, rcx
    mov rsi, qword ptr [rsp + 0x150]
    mov r9, qword ptr [rsp + 0xb8]
    lea r12, [.D0]
.L75:
    test byte ptr [rsp + 0xc8], 0x38
    mov r8, qword ptr [rsp + 0x18]
    jne .L76
    mov ecx, r9d
    and ecx, dword ptr [rsp + 0x90]
    and ecx, eax
    xor eax, eax
    popcnt eax, ecx
    imul eax, eax, 0xfffeffe4
    add r14d, eax
.L76:
    mov dword ptr [rsp + 0x90], r14d
    jmp .L78
.L77:
    mov eax, 0xc0c0
    mov rsi, qword ptr [rsp + 0x150]
    mov r9, qword ptr [rsp + 0xb8]
    mov r8, rdx
    mov ecx, 0x99
    mov edx, dword ptr [rsp]
    bt ecx, edx
    lea r12, [.D0]
    jae .L110
    mov dword ptr [rsp + 0x90], r14d
    mov rdx, r8
    mov r8, qword ptr [rsp + 0x18]
.L78:
    add rdx, qword ptr [rsp + 0x10]
    mov qword ptr [rsp + 0x28], rdx
    xor eax, eax
    popcnt rax, rsi
    mov qword ptr [rsp + 0xa0], rax
    mov rax, qword ptr [rsp + 0x48]
    add rax, qword ptr [rsp + 0x38]
    mov qword ptr [rsp + 0x48], rax
    mov rax, qword ptr [rsp + 0xb0]
    add qword ptr [rsp + 0x30], rax
    add rdi, qword ptr [rsp + 0x40]
    mov rax, qword ptr [rsp + 0x148]
    add eax, -0x5
    mov r9, qword ptr [rsp + 0x140]
    imul ecx, r9d, 0x5fffe
    mov rdx, qword ptr [rsp + 0xf0]
    imul esi, edx, 0xffff0003
    add esi, ecx
    imul esi, eax
    lea eax, [rsi + 0x3f0019]
    cmp dword ptr [rsp + 0x1b8], 0x2
    cmovb eax, esi
    lea ecx, [rax + 0x30000]
    cmp r9d, 0x2
    cmovb ecx, eax
    lea eax, [rcx + 0x7fff5]
    cmp edx, 0x2
    cmovb eax, ecx
    mov dword ptr [rsp + 0x190], eax
    mov eax, edx
    shl eax, 0x11
    lea eax, [rax + 2*rax]
    neg eax
    xor ecx, ecx
    cmp qword ptr [rsp + 0x70], 0x0
    cmovne ecx, eax
    mov dword ptr [rsp + 0xe0], ecx
    mov rdx, qword ptr [rsp + 0x238]
    lea rax, [rdx + rdx]
    movabs rcx, -0x101010101010102
    and rax, rcx
    mov rcx, rdx
    shr rcx
    movabs rsi, 0x7f7f7f7f7f7f7f7f
    and rcx, rsi
    or rcx, rax
    andn rcx, rcx, r8
    mov rax, qword ptr [rsp + 0x98]
    and rax, qword ptr [rsp + 0x248]
    and rax, qword ptr [rsp + 0x68]
    shl rax, 0x8
    andn rsi, rcx, rax
    mov rax, rsi
    shr rax
    and rax, qword ptr [rsp + 0x188]
    mov r8, qword ptr [rsp + 0x220]
    and r8, qword ptr [rsp + 0x18]
    popcnt r8, r8
    imul r8d, r8d, 0xffe8fff5
    sub rsi, rax
    mov rax, rsi
    and rax, r15
    shr rsi, 0x2
    and rsi, r15
    add rsi, rax
    mov rax, rsi
    shr rax, 0x4
    add rax, rsi
    mov r15, qword ptr [rsp + 0x80]
    mov rsi, r15
    and rsi, qword ptr [rsp + 0x18]
    popcnt rsi, rsi
    imul esi, esi, 0x3000a
    add esi, r8d
    movzx r8d, dl
    lea r9d, [r8 + r8]
    andn r8d, r9d, r8d
    popcnt r8d, r8d
    imul r14d, r8d, 0xfffdfff3
    mov r8, qword ptr [rsp + 0x18]
    add r14d, esi
    mov rdx, qword ptr [rsp + 0x1f8]
    and rdx, rcx
    popcnt rcx, rcx
    imul ecx, ecx, 0xfff7fffc
    add r14d, ecx
    xor ecx, ecx
    popcnt rcx, rdx
    imul ecx, ecx, 0xfff4fffa
    add r14d, ecx
    and rax, qword ptr [rsp + 0x278]
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    imul eax, eax, 0xffeefffd
    add r14d, eax
    lea rcx, [r8 + r8]
    movabs rax, -0x101010101010102
    and rcx, rax
    mov rax, r8
    shr rax
    movabs rdx, 0x7f7f7f7f7f7f7f7f
    and rax, rdx
    or rax, rcx
    vpinsrd xmm3, xmm1, dword ptr [rsp + 0x100], 0x1
    vinserti64x4 zmm10, zmm4, ymm5, 0x1
    or rax, r15
    and rax, r8
    je .L80
    nop
.L79:
    tzcnt rcx, rax
    shr ecx
    and ecx, -0x4
    xor ecx, 0x1c
    add r14d, dword ptr [rcx + r12 + 0x600]
    blsr rax, rax
    jne .L79
.L80:
    vpinsrd xmm5, xmm3, dword ptr [rsp + 0xf8], 0x2
    mov rax, qword ptr [rsp + 0x28]
    shr rax, 0x4
    mov qword ptr [rsp + 0x40], rax
    mov r9, qword ptr [rsp + 0x48]
    shr r9, 0x4
    mov rsi, qword ptr [rsp + 0x30]
    shr rsi, 0x4
    mov rax, qword ptr [rsp + 0x78]
    and rax, qword ptr [rsp + 0x108]
    mov qword ptr [rsp + 0x98], rax
    mov rdx, rdi
    shr rdx, 0x4
    vpbroadcastd zmm9, dword ptr [.C1]
    vpsrlw zmm11, zmm10, 0x4
    test r8, r8
    je .L82
    mov rax, r8
    nop
.L81:
    tzcnt rcx, rax
    xor ecx, 0x38
    add r14d, dword ptr [r12 + 4*rcx]
    blsr rax, rax
    jne .L81
.L82:
    mov dword ptr [rsp + 0xc8], r14d
    mov r15, qword ptr [rsp + 0xa0]
    vpinsrd xmm4, xmm5, r15d, 0x3
    vpshufd xmm6, xmm7, 0xe0
    mov rax, qword ptr [rsp + 0x28]
    add qword ptr [rsp + 0x40], rax
    add r9, qword ptr [rsp + 0x48]
    mov qword ptr [rsp + 0x10], r9
    movabs rax, 0xf0f0f0f0f0f0f0f
    lea rcx, [rax - 0xf0f0f0f]
    mov qword ptr [rsp + 0x210], rcx
    add rsi, qword ptr [rsp + 0x30]
    mov qword ptr [rsp + 0x38], rsi
    add rax, -0xf0f
    mov qword ptr [rsp + 0x198], rax
    and qword ptr [rsp + 0x98], r10
    add rdx, rdi
    mov qword ptr [rsp + 0x70], rdx
    vpandq zmm10, zmm10, zmm9
    vbroadcasti32x4 zmm7, xmmword ptr [.C2]
    vpandq zmm11, zmm11, zmm9
    mov rax, r8
    shl rax, 0x10
    or rax, r8
    mov rcx, qword ptr [rsp + 0x240]
    or rax, rcx
    shl rax, 0x10
    or rax, rcx
    mov rcx, rax
    shl rcx, 0x20
    or rcx, rax
    or rcx, qword ptr [rsp + 0x228]
    mov qword ptr [rsp + 0x1f8], rcx
    mov rax, rcx
    or rax, qword ptr [rsp + 0x280]
    mov rcx, qword ptr [rsp + 0xa8]
    mov rsi, qword ptr [rsp + 0x100]
    lea edx, [rsi + rcx]
    mov rcx, qword ptr [rsp + 0xf8]
    mov qword ptr [rsp + 0x188], rdx
    lea ecx, [rdx + 2*rcx]
    mov dword ptr [rsp + 0x30], ecx
    andn r9, rax, r8
    je .L90
    lea eax, [4*r15]
    neg eax
    mov dword ptr [rsp + 0x48], eax
    or rbp, qword ptr [rsp + 0x8]
    mov qword ptr [rsp + 0xb0], rbp
    mov rax, qword ptr [rsp + 0x230]
    movzx eax, byte ptr [rax + 0x93]
    xor al, 0x1
    mov byte ptr [rsp + 0x28], al
    xor r14d, r14d
    lea r11, [.D0]
    jmp .L84
    nop
.L83:
    blsr r9, r9
    je .L91
.L84:
    tzcnt r12, r9
    mov esi, r12d
    shr esi, 0x3
    xor rsi, 0x7
    lea ecx, [r12 + 0x38]
    and cl, 0x3f
    add r14d, dword ptr [r11 + 4*rsi + 0x640]
    mov r15d, r12d
    and r15d, 0x7
    mov edx, dword ptr [rsp]
    mov eax, edx
    sub eax, r15d
    mov r8d, r15d
    sub r8d, edx
    cmovb r8d, eax
    mov eax, ecx
    shr al, 0x3
    movzx eax, al
    mov edx, dword ptr [rsp + 0x170]
    mov ebp, edx
    sub ebp, eax
    mov edi, eax
    sub edi, edx
    cmovb edi, ebp
    cmp r8d, edi
    cmova edi, r8d
    imul edi, dword ptr [r11 + 4*rsi + 0x660]
    add edi, r14d
    mov edx, dword ptr [rsp + 0x50]
    mov ebp, edx
    sub ebp, r15d
    sub r15d, edx
    cmovb r15d, ebp
    mov edx, dword ptr [rsp + 0x160]
    mov ebp, edx
    sub ebp, eax
    sub eax, edx
    cmovb eax, ebp
    cmp r15d, eax
    cmova eax, r15d
    imul eax, dword ptr [r11 + 4*rsi + 0x680]
    add eax, edi
    movabs rdi, 0x101010101010101
    shlx r15, rdi, r12
    test qword ptr [rsp + 0x88], r15
    je .L85
    add eax, 0x60007
    mov r14d, eax
    jmp .L86
    nop
.L85:
    lea r14d, [rax - 0x220009]
    test qword ptr [rsp + 0xb8], r15
    cmove r14d, eax
.L86:
    mov eax, 0x1
    shlx r15, rax, rcx
    mov rax, r15
    shr rax, 0x8
    bts rax, rcx
    mov rdi, rax
    shr rdi, 0x10
    or rdi, rax
    mov rax, rdi
    shr rax, 0x20
    or rax, rdi
    movzx ecx, cl
    mov rdi, qword ptr [rsp + 0x8]
    bt rdi, rcx
    lea rcx, [.D1]
    mov rbp, qword ptr [rsp + 0x168]
    mov rdi, qword ptr [rsp + 0x60]
    jae .L89
.L87:
    add r14d, dword ptr [rcx + 4*rsi]
.L88:
    mov ecx, dword ptr [rsp + 0x48]
    cmp dword ptr [rsp + 0x30], ecx
    jne .L83
    and rax, qword ptr [rsp + 0x8]
    jne .L83
    shr r12b, 0x3
    movzx eax, r12b
    cmp al, 0x5
    mov ecx, 0x5
    cmovae eax, ecx
    mov ecx, dword ptr [rsp + 0x170]
    cmp r8d, ecx
    cmovbe r8d, ecx
    add al, byte ptr [rsp + 0x28]
    lea ecx, [r14 + 0xf9003c]
    cmp al, r8b
    cmovae ecx, r14d
    mov r14d, ecx
    jmp .L83
    nop
.L89:
    lea rcx, [.D2]
    test qword ptr [rsp + 0xb0], rax
    je .L87
    lea rcx, [.D3]
    test r15, rbp
    jne .L88
    jmp .L87
.L90:
    xor r14d, r14d
    mov rdi, qword ptr [rsp + 0x60]
.L91:
    mov qword ptr [rsp], r14
    mov rcx, qword ptr [rsp + 0x40]
    and rcx, qword ptr [rsp + 0x278]
    mov rax, qword ptr [rsp + 0x210]
    and qword ptr [rsp + 0x10], rax
    mov rax, qword ptr [rsp + 0xd8]
    and rax, qword ptr [rsp + 0x58]
    mov qword ptr [rsp + 0xd8], rax
    vpinsrd xmm13, xmm6, dword ptr [rsp + 0x148], 0x0
    mov r12, qword ptr [rsp + 0x38]
    mov rax, qword ptr [rsp + 0x198]
    and r12, rax
    mov rdx, qword ptr [rsp + 0x70]
    and rdx, rax
    andn r9, r10, qword ptr [rsp + 0x78]
    mov rsi, qword ptr [rsp + 0x98]
    and rsi, qword ptr [rsp + 0x1c0]
    vpshufb zmm12, zmm7, zmm10
    vpshufb zmm11, zmm7, zmm11
    mov rax, qword ptr [rsp + 0x1f8]
    andn rax, rax, qword ptr [rsp + 0x18]
    and rax, qword ptr [rsp + 0x280]
    je .L93
    mov r14, rsi
    mov qword ptr [rsp + 0x40], rcx
    mov r15, rdx
    mov r8, qword ptr [rsp + 0x220]
    lea rcx, [r8 + r8]
    movabs rsi, 0xfefefefefefefe
    and rcx, rsi
    shr r8
    movabs rsi, 0x7f7f7f7f7f7f7f
    and r8, rsi
    mov rsi, rcx
    and rsi, r8
    or r8, rcx
    mov rdi, qword ptr [rsp + 0x228]
    lea rcx, [rdi + rdi]
    shr rdi
    movabs rdx, 0x7e7e7e7e7e7e00
    and rdi, rdx
    and rdi, rcx
    andn rcx, rdi, r8
    or rcx, rsi
    shl rcx, 0x8
    and rax, rcx
    lea rdi, [.D0]
    movabs r11, 0x101010101010101
    je .L94
    xor ecx, ecx
    mov rdx, qword ptr [rsp]
    nop
.L92:
    tzcnt rsi, rax
    shr esi
    and esi, -0x4
    xor esi, 0x1c
    add ecx, dword ptr [rsi + rdi + 0x620]
    blsr rax, rax
    jne .L92
    jmp .L95
.L93:
    movabs r11, 0x101010101010101
    jmp .L96
.L94:
    xor ecx, ecx
    mov rdx, qword ptr [rsp]
.L95:
    add ecx, edx
    mov eax, ecx
    mov qword ptr [rsp], rax
    mov rdx, r15
    mov rcx, qword ptr [rsp + 0x40]
    mov rdi, qword ptr [rsp + 0x60]
    mov rsi, r14
.L96:
    vpinsrd xmm10, xmm13, dword ptr [rsp + 0xf0], 0x3
    imul rcx, r11
    mov qword ptr [rsp + 0x40], rcx
    mov rax, qword ptr [rsp + 0x10]
    imul rax, r11
    mov qword ptr [rsp + 0x10], rax
    mov rax, qword ptr [rsp + 0x78]
    and rax, qword ptr [rsp + 0x68]
    mov qword ptr [rsp + 0x78], rax
    imul r12, r11
    mov qword ptr [rsp + 0x38], r12
    mov r14, qword ptr [rsp + 0xd8]
    mov rax, r14
    and rax, qword ptr [rsp + 0x1a0]
    and r14, qword ptr [rsp + 0xd0]
    and r9, rbp
    andn rcx, rdi, rsi
    imul rdx, r11
    vpaddb zmm11, zmm11, zmm12
    vpxor xmm12, xmm12, xmm12
    mov rsi, qword ptr [rsp + 0x218]
    and sil, 0x38
    mov edi, 0xff
    shlx rsi, rdi, rsi
    mov rdi, rsi
    shr rdi, 0x8
    or rdi, rsi
    mov rsi, rdi
    shr rsi, 0x10
    or rsi, rdi
    mov r8, rsi
    shr r8, 0x20
    or r8, rsi
    mov r15, r8
    and r15, qword ptr [rsp + 0x18]
    and r8, qword ptr [rsp + 0x20]
    mov rsi, qword ptr [rsp + 0x1d0]
    test sil, sil
    je .L97
    cmp dword ptr [rsp + 0x50], 0x7
    jne .L98
    mov sil, 0x6
    jmp .L98
.L97:
    mov sil, 0x1
.L98:
    shr qword ptr [rsp + 0x40], 0x38
    shr qword ptr [rsp + 0x10], 0x38
    mov rdi, qword ptr [rsp + 0x78]
    popcnt rdi, rdi
    mov qword ptr [rsp + 0x28], rdi
    shr qword ptr [rsp + 0x38], 0x38
    popcnt rax, rax
    mov qword ptr [rsp + 0x170], rax
    xor eax, eax
    popcnt rax, r14
    mov qword ptr [rsp + 0x48], rax
    xor eax, eax
    popcnt rax, r9
    mov qword ptr [rsp + 0x58], rax
    xor eax, eax
    popcnt rax, rcx
    mov qword ptr [rsp + 0x160], rax
    shr rdx, 0x38
    mov qword ptr [rsp + 0x70], rdx
    lea r9d, [rsi - 0x1]
    mov eax, r9d
    and al, 0x7
    shlx rdi, r11, rax
    mov rcx, r15
    and rcx, rdi
    lzcnt rax, rcx
    shr eax, 0x3
    test rcx, rcx
    cmove rax, rcx
    and rdi, r8
    lzcnt rcx, rdi
    shr ecx, 0x3
    test rdi, rdi
    cmove rcx, rdi
    test rax, rax
    setne dil
    lea r12, [rax + 0x1]
    cmp r12, rcx
    sete bpl
    and bpl, dil
    movzx r12d, bpl
    shl r12d, 0x5
    xor edi, edi
    mov rdx, qword ptr [rsp + 0x1d0]
    cmp r9b, dl
    sete dil
    shl edi, 0x5
    lea r11, [.D0]
    add rdi, r11
    add r12, r11
    mov ebp, ecx
    or rcx, rax
    mov eax, eax
    mov eax, dword ptr [rdi + 4*rax + 0x700]
    lea r9d, [rsi + 0x1]
    mov ecx, dword ptr [r12 + 4*rbp + 0x740]
    mov r12, r11
    lea edi, [rax + rcx]
    lea ecx, [rax + rcx + 0x3ffef]
    cmovne ecx, edi
    mov rbp, qword ptr [rsp + 0x250]
    mov r11, qword ptr [rsp + 0x158]
    test r11, rbp
    cmove ecx, edi
    xor eax, eax
    cmp sil, dl
    sete al
    mov edi, r9d
    and dil, 0x7
    movzx edi, dil
    vmovd xmm13, edi
    shl eax, 0x5
    vpinsrb xmm13, xmm13, esi, 0x8
    vpsllvq xmm8, xmm8, xmm13
    vpbroadcastq xmm13, r15
    vpand xmm13, xmm13, xmm8
    vptestmq k1, xmm13, xmm13
    vplzcntq xmm13, xmm13
    vpsrlq xmm13 {k1} {z}, xmm13, 0x3
    vpextrq rsi, xmm13, 0x1
    add rax, r12
    test rsi, rsi
    setne r15b
    mov edi, esi
    add ecx, dword ptr [rax + 4*rdi + 0x700]
    vpbroadcastq xmm14, r8
    vpand xmm8, xmm14, xmm8
    vptestmq k1, xmm8, xmm8
    vplzcntq xmm8, xmm8
    vpsrlq xmm8 {k1} {z}, xmm8, 0x3
    vpcmpeqd xmm14, xmm14, xmm14
    vpsubq xmm14, xmm13, xmm14
    vpcmpeqq k0, xmm14, xmm8
    kshiftrb k1, k0, 0x1
    kmovd eax, k1
    and al, r15b
    movzx eax, al
    shl eax, 0x5
    add rax, r12
    vpextrq rdi, xmm8, 0x1
    mov eax, dword ptr [rax + 4*rdi + 0x740]
    or rdi, rsi
    lea esi, [rcx + rax]
    lea eax, [rax + rcx + 0x3ffef]
    cmovne eax, esi
    test r11, rbp
    cmove eax, esi
    vmovq rcx, xmm13
    test rcx, rcx
    setne sil
    kmovd edi, k0
    and dil, sil
    movzx esi, dil
    shl esi, 0x5
    xor edi, edi
    cmp r9b, dl
    sete dil
    shl edi, 0x5
    add rdi, r12
    mov r8d, ecx
    add eax, dword ptr [rdi + 4*r8 + 0x700]
    add rsi, r12
    vmovq rdi, xmm8
    mov r8d, edi
    or rdi, rcx
    mov ecx, dword ptr [rsi + 4*r8 + 0x740]
    lea esi, [rax + rcx]
    lea eax, [rcx + rax + 0x3ffef]
    vinserti128 ymm8, ymm4, xmm10, 0x1
    vpsadbw zmm10, zmm11, zmm12
    cmovne eax, esi
    test r11, rbp
    cmove eax, esi
    mov dword ptr [rsp + 0xb0], eax
    vmovd eax, xmm0
    mov r8, qword ptr [rsp + 0x150]
    cmp r8, 0x1
    sbb eax, -0x1
    xor ecx, ecx
    cmp eax, 0x2
    mov r9, qword ptr [rsp + 0x168]
    jl .L99
    lea r12, [plywright::board::geometry::AROUND]
    add r12, qword ptr [rsp + 0x298]
    mov rax, r10
    not rax
    mov rcx, qword ptr [rsp + 0x60]
    not rcx
    mov rsi, qword ptr [rsp + 0x1d8]
    or rsi, qword ptr [rsp + 0x1c8]
    or rsi, rax
    and rcx, r9
    and rcx, rsi
    mov rsi, qword ptr [rsp + 0x270]
    lea rsi, [rsi + 2*rsi]
    lea rdi, [plywright::sliders::magic::LOOKUPS]
    mov r11, r8
    mov r8d, dword ptr [rdi + 8*rsi + 0x10]
    mov r14, r9
    movzx r9d, byte ptr [rdi + 8*rsi + 0x14]
    mov r15, qword ptr [rdi + 8*rsi]
    mov rdx, rbp
    mov rbp, qword ptr [rsp + 0x8]
    and r15, rbp
    imul r15, qword ptr [rdi + 8*rsi + 0x8]
    shrx r9, r15, r9
    add r9, r8
    mov r8d, dword ptr [rdi + 8*rsi + 0x610]
    mov r15, qword ptr [rdi + 8*rsi + 0x600]
    and r15, rbp
    mov rbp, rdx
    imul r15, qword ptr [rdi + 8*rsi + 0x608]
    movzx esi, byte ptr [rdi + 8*rsi + 0x614]
    shrx rsi, r15, rsi
    add rsi, r8
    mov rdi, qword ptr [rsp + 0xc0]
    and rdi, rcx
    and rcx, qword ptr [rsp + 0x1c0]
    or rcx, rax
    lea rax, [plywright::sliders::magic::TABLE]
    mov rsi, qword ptr [rax + 8*rsi]
    mov rax, qword ptr [rax + 8*r9]
    popcnt rdi, rdi
    andn rcx, rdx, rcx
    and rsi, rcx
    and rax, rcx
    mov r9, qword ptr [rsp + 0x138]
    and r9, qword ptr [r12]
    mov r8, rsi
    or r8, rax
    test r9, rcx
    vpextrd ecx, xmm0, 0x1
    lea edi, [rdi + 4*rdi]
    lea r9d, [rcx + 2*rdi]
    lea ecx, [rcx + 2*rdi + 0x28]
    cmove ecx, r9d
    mov r9, r14
    test qword ptr [rsp + 0x130], rsi
    lea esi, [rcx + 0x11]
    cmove esi, ecx
    test qword ptr [rsp + 0x128], rax
    lea eax, [rsi + 0x25]
    cmove eax, esi
    test qword ptr [rsp + 0x1e0], r8
    mov r8, r11
    lea ecx, [rax + 0x2d]
    cmove ecx, eax
    lea eax, [rcx - 0x37]
    test r11, r11
    cmovne eax, ecx
    mov ecx, eax
    sar ecx, 0x1f
    andn eax, ecx, eax
    cmp eax, 0x3ff
    mov ecx, 0x3ff
    cmovl ecx, eax
    imul ecx, ecx
    shr ecx, 0x7
    cmp ecx, 0x156
    mov eax, 0x156
    cmovb eax, ecx
    mov ecx, eax
    shl ecx, 0xb
    lea ecx, [rcx + 8*rcx]
    and ecx, 0xff0000
    or ecx, eax
.L99:
    mov dword ptr [rsp + 0xc0], ecx
    mov eax, dword ptr [rsp + 0x260]
    add dword ptr [rsp + 0x184], eax
    mov eax, dword ptr [rsp + 0x190]
    sub dword ptr [rsp + 0xe0], eax
    mov rdx, qword ptr [rsp + 0x1f0]
    and rdx, rbp
    mov rcx, qword ptr [rsp + 0x248]
    mov rsi, qword ptr [rsp + 0x2a0]
    and rsi, rcx
    shr rsi, 0x8
    movabs rax, 0xff00000000
    and rax, rsi
    or rax, rcx
    mov rdi, qword ptr [rsp + 0x68]
    mov rcx, rdi
    mov rbp, qword ptr [rsp + 0x8]
    or rcx, rbp
    andn rax, rcx, rax
    andn rcx, r10, r9
    andn rax, rcx, rax
    mov rcx, rax
    shr rcx, 0x7
    movabs rsi, 0xfefefefefefe
    and rsi, rcx
    shr rax, 0x9
    movabs r14, 0x7f7f7f7f7f7f
    and r14, rax
    or r14, rsi
    mov r11, qword ptr [rsp + 0x118]
    or r11, qword ptr [rsp + 0x120]
    mov rcx, qword ptr [rsp + 0x1c0]
    or rcx, rdi
    mov rax, rdx
    mov rdi, qword ptr [rsp + 0xb8]
    or rax, rdi
    or rax, r8
    mov r12, qword ptr [rsp + 0x80]
    mov rsi, r12
    and rsi, rax
    mov qword ptr [rsp + 0x138], rsi
    mov r15, qword ptr [rsp + 0x108]
    and r15, rax
    mov qword ptr [rsp + 0x108], r15
    and r10, rax
    andn rcx, rcx, rax
    mov r15, qword ptr [rsp + 0x20]
    or rax, r15
    and rax, qword ptr [rsp + 0x1c8]
    and rcx, r9
    and rcx, qword ptr [rsp + 0x60]
    mov qword ptr [rsp + 0x60], rcx
    andn rcx, r9, r10
    mov qword ptr [rsp + 0x130], rcx
    andn rax, r9, rax
    mov qword ptr [rsp + 0x128], rax
    andn rcx, r9, r15
    mov rax, qword ptr [rsp + 0x288]
    and rdx, rax
    mov r9, r11
    and r9, rdx
    mov rsi, r11
    and rsi, rcx
    and rdi, r11
    and r11, r8
    mov r10, qword ptr [rsp + 0x1e8]
    and rcx, r10
    and rdx, r10
    and r10, r8
    and rax, r15
    and rax, r12
    vmovq xmm0, rcx
    vmovq xmm13, rdx
    vmovq xmm14, r10
    vmovq xmm15, rax
    vmovq xmm16, rdi
    vmovq xmm17, r11
    vmovq xmm11, rsi
    vmovq xmm12, qword ptr [rsp + 0x128]
    mov eax, r15d
    shr eax, 0x7
    and eax, 0x8000
    mov ecx, r15d
    shr ecx, 0x9
    and ecx, 0x100
    or ecx, eax
    mov rsi, qword ptr [rsp + 0x290]
    mov eax, esi
    and eax, ecx
    mov ecx, eax
    shr ecx
    and ecx, 0x4000
    sub rax, rcx
    movabs rcx, 0x3333333333333333
    add rcx, -0x3233
    and rcx, rax
    shr rax, 0x2
    and rax, qword ptr [rsp + 0x1a8]
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    movabs r12, 0xf0f0f0f0f0f0f0f
    add r12, -0x80f
    and r12, rcx
    shl rbp, 0x10
    and rbp, qword ptr [rsp + 0x240]
    mov rax, rbp
    shr rax
    movabs rcx, 0x400000000000000
    and rcx, rax
    movabs rax, 0x1000000000000000
    and rbp, rax
    lea rcx, [rcx + 2*rbp]
    and rcx, rsi
    mov rsi, rcx
    shr rsi
    and rsi, rax
    sub rcx, rsi
    movabs rax, 0x3000000000000000
    and rax, rcx
    shr rcx, 0x2
    movabs rsi, 0x100000000000000
    and rsi, rcx
    add rcx, rax
    shr rcx, 0x4
    add rcx, rsi
    movabs rax, 0xf00000000000000
    and rcx, rax
    vpunpcklqdq xmm0, xmm13, xmm0
    vpunpcklqdq xmm13, xmm15, xmm14
    vinserti128 ymm13, ymm13, xmm0, 0x1
    vpunpcklqdq xmm14, xmm17, xmm16
    vmovd xmm0, dword ptr [rsp + 0xe8]
    vpmovqd ymm10, zmm10
    mov rax, qword ptr [rsp + 0x138]
    popcnt r10, rax
    mov rax, qword ptr [rsp + 0x108]
    and rax, r14
    xor esi, esi
    popcnt rsi, rax
    mov rax, qword ptr [rsp + 0x1a0]
    and rax, r9
    popcnt r11, rax
    and r9, qword ptr [rsp + 0xd0]
    xor eax, eax
    popcnt rax, r9
    mov qword ptr [rsp + 0x8], rax
    mov rax, qword ptr [rsp + 0x130]
    xor ebp, ebp
    popcnt rbp, rax
    mov rax, qword ptr [rsp + 0x60]
    popcnt r8, rax
    and r14, r15
    xor r9d, r9d
    popcnt r9, r14
    vpunpcklqdq xmm11, xmm11, xmm12
    vinserti128 ymm11, ymm14, xmm11, 0x1
    vinserti64x4 zmm11, zmm13, ymm11, 0x1
    vpandq zmm12, zmm11, zmm9
    vpshufb zmm12, zmm7, zmm12
    vpsrlw zmm11, zmm11, 0x4
    vpandq zmm9, zmm11, zmm9
    vpshufb zmm7, zmm7, zmm9
    vpaddb zmm7, zmm7, zmm12
    vpxor xmm9, xmm9, xmm9
    vpsadbw zmm7, zmm7, zmm9
    vpmovqd ymm7, zmm7
    movabs rdx, 0x101010101010101
    imul r12, rdx
    shr r12, 0x38
    imul eax, r12d, 0xffc3ffb0
    imul rcx, rdx
    shr rcx, 0x38
    imul edx, ecx, 0xfff8ffe3
    add edx, eax
    mov rcx, qword ptr [rsp + 0x1d0]
    lea eax, [rcx - 0x1]
    cmp al, 0x2
    jae .L101
    cmp cl, 0x2
    movabs rcx, 0x303000000000000
    movabs rax, 0x101000000000000
    cmove rax, rcx
.L100:
    mov r15, r11
    mov rcx, qword ptr [rsp + 0x218]
    not cl
    test cl, 0x38
    jne .L102
    mov r11, qword ptr [rsp + 0x58]
    and rax, qword ptr [rsp + 0x238]
    and rax, qword ptr [rsp + 0x88]
    mov rcx, rax
    shr rcx
    movabs rdi, 0x4141000000000000
    and rdi, rcx
    sub rax, rdi
    movabs rcx, 0x3333000000000000
    and rcx, rax
    shr rax, 0x2
    movabs rdi, 0x3333333333333333
    and rax, rdi
    add rax, rcx
    mov rcx, rax
    shr rcx, 0x4
    add rcx, rax
    movabs rax, 0xf0f070707070707
    and rax, rcx
    movabs rcx, 0x101010101010101
    imul rax, rcx
    shr rax, 0x38
    imul eax, eax, 0xfffeffe4
    add edx, eax
    jmp .L103
.L101:
    movabs rax, -0x3f40000000000000
    mov ecx, 0x99
    mov edi, dword ptr [rsp + 0x50]
    bt ecx, edi
    jae .L111
    mov r15, r11
.L102:
    mov r11, qword ptr [rsp + 0x58]
.L103:
    mov rcx, qword ptr [rsp + 0x40]
    mov rdi, qword ptr [rsp + 0x28]
    mov rax, qword ptr [rsp + 0x10]
    sub eax, ecx
    mov r12d, eax
    shl r12d, 0x11
    add r12d, eax
    add r12d, ebx
    mov rax, qword ptr [rsp + 0x38]
    sub eax, esi
    imul eax, eax, 0x90013
    add eax, dword ptr [rsp + 0xc0]
    mov r14, qword ptr [rsp + 0x160]
    sub r14d, r8d
    mov rsi, qword ptr [rsp + 0x70]
    sub esi, r9d
    mov ecx, esi
    shl esi, 0x11
    lea esi, [rsi + 2*rcx]
    mov r9, r11
    sub r9d, ebp
    sub edi, r10d
    imul ecx, edi, 0x21003d
    add ecx, eax
    mov rax, qword ptr [rsp + 0x100]
    sub eax, dword ptr [rsp + 0x1b8]
    imul edi, eax, 0x146015a
    mov rax, qword ptr [rsp + 0xa8]
    sub eax, dword ptr [rsp + 0x140]
    imul eax, eax, 0x148014b
    add eax, edi
    mov rdi, qword ptr [rsp + 0xf8]
    sub edi, dword ptr [rsp + 0xf0]
    imul edi, edi, 0x22f01da
    add eax, edi
    mov rbx, qword ptr [rsp + 0xa0]
    mov edi, ebx
    sub edi, dword ptr [rsp + 0xe8]
    imul edi, edi, 0x3ce03f6
    add eax, edi
    mov rdi, qword ptr [rsp + 0x48]
    sub edi, dword ptr [rsp + 0x8]
    mov r8, qword ptr [rsp + 0x170]
    sub r8d, r15d
    imul edi, edi, 0x170019
    imul r8d, r8d, 0x17000d
    add r8d, edi
    imul edi, r14d, 0x140011
    add r8d, edi
    mov rdi, qword ptr [rsp + 0x1b0]
    mov r11, qword ptr [rsp + 0x148]
    sub edi, r11d
    imul edi, edi, 0x73004a
    add edi, r12d
    add edi, dword ptr [rsp + 0x180]
    add r13d, dword ptr [rsp + 0x17c]
    sub edi, r13d
    add edi, dword ptr [rsp + 0x184]
    add edi, dword ptr [rsp + 0x264]
    add edi, eax
    add edi, dword ptr [rsp + 0xe0]
    add edi, dword ptr [rsp + 0x208]
    add edi, dword ptr [rsp + 0x25c]
    sub edi, dword ptr [rsp + 0x200]
    lea eax, [r9 + 8*r9]
    lea edi, [rdi + 2*rax]
    add edi, r8d
    add edi, esi
    add edi, dword ptr [rsp + 0x90]
    mov esi, dword ptr [rsp + 0xc8]
    add esi, dword ptr [rsp]
    add esi, edx
    vpsubd ymm7, ymm10, ymm7
    vpmulld ymm7, ymm7, ymmword ptr [.C18]
    add esi, dword ptr [rsp + 0xb0]
    vextracti128 xmm9, ymm7, 0x1
    vpaddd xmm7, xmm9, xmm7
    vpshufd xmm9, xmm7, 0xee
    vpaddd xmm7, xmm9, xmm7
    vpshufd xmm9, xmm7, 0x55
    vpaddd xmm7, xmm9, xmm7
    vmovd eax, xmm7
    add eax, ecx
    add eax, edi
    sub eax, esi
    vinserti32x4 zmm0, zmm8, xmm0, 0x2
    mov rcx, qword ptr [rsp + 0x230]
    movzx ecx, byte ptr [rcx + 0x93]
    lea edx, [rax - 0x80016]
    add eax, 0x80016
    test cl, cl
    cmovne eax, edx
    lea edx, [rax + 0x8000]
    sar edx, 0x10
    test edx, edx
    jle .L105
    cmp qword ptr [rsp + 0x20], 0x0
    lea r9, [.D0]
    je .L108
    cmp dword ptr [rsp + 0x100], 0x1
    jne .L107
    cmp dword ptr [rsp + 0x1b8], 0x1
    jne .L107
    movabs rsi, 0x55aa55aa55aa55aa
    mov r8, qword ptr [rsp + 0xd0]
    test r8, rsi
    sete sil
    movabs rdi, -0x55aa55aa55aa55ab
    test r8, rdi
    sete dil
    or dil, sil
    jne .L107
    mov rsi, qword ptr [rsp + 0xa8]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xf8]
    lea r8d, [rdi + 4*rdi]
    add r8d, esi
    lea r9d, [rbx + 8*rbx]
    lea rsi, [.D4]
    lea rdi, [.D5]
    add r9d, r8d
    jne .L104
    mov r8, qword ptr [rsp + 0x140]
    lea r8d, [r8 + 2*r8]
    mov r9, qword ptr [rsp + 0xf0]
    lea r9d, [r9 + 4*r9]
    add r9d, r8d
    mov r8, qword ptr [rsp + 0xe8]
    lea r8d, [r8 + 8*r8]
    add r8d, r9d
    jne .L104
    lea rsi, [.D6]
    lea rdi, [.D7]
.L104:
    mov r8, qword ptr [rsp + 0x1b0]
    imul r8d, dword ptr [rdi]
    add r8d, dword ptr [rsi]
    cmp r8d, 0x40
    mov esi, 0x40
    cmovl esi, r8d
    jmp .L118
.L105:
    cmp qword ptr [rsp + 0x18], 0x0
    mov r9, qword ptr [rsp + 0x20]
    lea r10, [.D0]
    je .L112
    cmp dword ptr [rsp + 0x1b8], 0x1
    jne .L109
    cmp dword ptr [rsp + 0x100], 0x1
    jne .L109
    movabs rsi, 0x55aa55aa55aa55aa
    mov r8, qword ptr [rsp + 0xd0]
    test r8, rsi
    sete sil
    movabs rdi, -0x55aa55aa55aa55ab
    test r8, rdi
    sete dil
    or dil, sil
    jne .L109
    mov rsi, qword ptr [rsp + 0x140]
    lea esi, [rsi + 2*rsi]
    mov rdi, qword ptr [rsp + 0xf0]
    lea r8d, [rdi + 4*rdi]
    add r8d, esi
    mov rsi, qword ptr [rsp + 0xe8]
    lea r9d, [rsi + 8*rsi]
    lea rsi, [.D4]
    lea rdi, [.D5]
    add r9d, r8d
    jne .L106
    mov r8, qword ptr [rsp + 0xa8]
    lea r8d, [r8 + 2*r8]
    mov r9, qword ptr [rsp + 0xf8]
    lea r9d, [r9 + 4*r9]
    add r9d, r8d
    lea r8d, [rbx + 8*rbx]
    add r8d, r9d
    jne .L106
    lea rsi, [.D6]
    lea rdi, [.D7]
.L106:
    imul r11d, dword ptr [rdi]
    add r11d, dword ptr [rsi]
    cmp r11d, 0x40
    mov esi, 0x40
    cmovl esi, r11d
    jmp .L118
.L107:
    mov rsi, qword ptr [rsp + 0x188]
    sub esi, dword ptr [rsp + 0x268]
    lea esi, [rsi + 2*rsi]
    vpshufd xmm1, xmm4, 0xee
    vextracti32x4 xmm2, zmm0, 0x2
    vextracti128 xmm0, ymm0, 0x1
    vpalignr xmm0, xmm2, xmm0, 0xc
    vpsubd xmm0, xmm1, xmm0
    vpmulld xmm0, xmm0, xmmword ptr [.C19]
    vmovd edi, xmm0
    add edi, esi
    vpextrd r8d, xmm0, 0x1
    add r8d, edi
    mov esi, 0x40
    cmp r8d, 0x4
    jge .L118
    mov rdi, qword ptr [rsp + 0x1b0]
    shl edi, 0x3
    cmp edi, 0x18
    mov esi, 0x18
    cmovl esi, edi
    add esi, 0x28
    jmp .L118
.L108:
    vphaddd xmm1, xmm3, xmm2
    vpshufd xmm1, xmm1, 0xe8
    vpaddd xmm2, xmm1, xmm1
    vpaddd xmm1, xmm1, xmm2
    vmovq xmm2, qword ptr [.C20]
    vpermt2d ymm5, ymm2, ymm8
    vpslld xmm2, xmm5, 0x2
    vpaddd xmm2, xmm5, xmm2
    vpaddd xmm1, xmm1, xmm2
    vmovq xmm2, qword ptr [.C21]
    vpermi2d zmm2, zmm4, zmm0
    vpslld xmm0, xmm2, 0x3
    vpaddd xmm0, xmm2, xmm0
    vpaddd xmm0, xmm1, xmm0
    vmovd edi, xmm0
    vpextrd esi, xmm0, 0x1
    mov r8d, edi
    sub r8d, esi
    cmp r8d, 0x3
    jle .L114
    mov esi, 0x40
    cmp dword ptr [rsp + 0xa8], 0x2
    jne .L118
    xor r8d, r8d
    cmp qword ptr [rsp + 0x18], 0x0
    jmp .L113
.L109:
    mov rsi, qword ptr [rsp + 0x268]
    sub esi, dword ptr [rsp + 0x188]
    lea esi, [rsi + 2*rsi]
    vextracti32x4 xmm1, zmm0, 0x2
    vextracti128 xmm0, ymm0, 0x1
    vpalignr xmm0, xmm1, xmm0, 0xc
    vpshufd xmm1, xmm4, 0xee
    vpsubd xmm0, xmm0, xmm1
    vpmulld xmm0, xmm0, xmmword ptr [.C19]
    vmovd edi, xmm0
    add edi, esi
    vpextrd r8d, xmm0, 0x1
    add r8d, edi
    mov esi, 0x40
    cmp r8d, 0x4
    jge .L118
    shl r11d, 0x3
    cmp r11d, 0x18
    mov esi, 0x18
    cmovl esi, r11d
    add esi, 0x28
    jmp .L118
.L110:
    cmp dword ptr [rsp], 0x5
    mov rdx, r8
    je .L75
    mov eax, 0x8080
    jmp .L75
.L111:
    cmp edi, 0x5
    je .L100
    movabs rax, -0x7f80000000000000
    jmp .L100
.L112:
    vinserti128 ymm2, ymm0, xmm6, 0x1
    vmovdqa xmm4, xmmword ptr [.C22]
    vpermi2d ymm4, ymm2, ymm3
    vmovdqa xmm3, xmmword ptr [.C23]
    vpermt2d ymm1, ymm3, ymm2
    vpaddd xmm1, xmm4, xmm1
    vpaddd xmm2, xmm1, xmm1
    vpaddd xmm1, xmm1, xmm2
    vmovq xmm2, qword ptr [.C24]
    vpermd ymm2, ymm2, ymm8
    vpslld xmm3, xmm2, 0x2
    vpaddd xmm2, xmm2, xmm3
    vmovq xmm3, qword ptr [.C25]
    vpermd zmm0, zmm3, zmm0
    vpslld xmm3, xmm0, 0x3
    vpaddd xmm0, xmm0, xmm3
    vpaddd xmm0, xmm2, xmm0
    vpaddd xmm0, xmm1, xmm0
    vmovd edi, xmm0
    vpextrd esi, xmm0, 0x1
    mov r8d, edi
    sub r8d, esi
    cmp r8d, 0x3
    jle .L115
    mov esi, 0x40
    cmp dword ptr [rsp + 0x140], 0x2
    jne .L118
    xor r8d, r8d
    test r9, r9
.L113:
    setne r8b
    shl r8d, 0x6
    cmp edi, 0x6
    mov esi, 0x40
    cmove esi, r8d
    jmp .L118
.L114:
    cmp edi, 0x4
    jl .L116
    xor edi, edi
    cmp esi, 0x4
    setge dil
    mov esi, dword ptr [r9 + 4*rdi + 0x860]
    jmp .L118
.L115:
    cmp edi, 0x4
    jge .L117
.L116:
    xor esi, esi
    jmp .L118
.L117:
    xor edi, edi
    cmp esi, 0x4
    setge dil
    mov esi, dword ptr [r10 + 4*rdi + 0x860]
.L118:
    cwde
    mov rdi, qword ptr [rsp + 0xe8]
    add edi, ebx
    mov r8, qword ptr [rsp + 0x110]
    add r8d, dword ptr [rsp + 0x30]
    lea edi, [r8 + 4*rdi]
    cmp edi, 0x18
    mov r8d, 0x18
    cmovge edi, r8d
    imul eax, edi
    imul esi, edx
    lea edx, [rsi + 0x3f]
    test esi, esi
    cmovns edx, esi
    sar edx, 0x6
    sub r8d, edi
    imul r8d, edx
    add r8d, eax
    movsxd rax, r8d
    imul rdx, rax, 0x2aaaaaab
    mov rax, rdx
    shr rax, 0x3f
    sar rdx, 0x22
    add edx, eax
    mov eax, edx
    neg eax
    test cl, cl
    cmove eax, edx
    add rsp, 0x2a8
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    vzeroupper
    ret
.L119:
    lea rdx, [.D8]
    mov esi, 0x9
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L120:
    lea rdx, [.D9]
    mov esi, 0xe
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L121:
    lea rdx, [.D10]
    mov esi, 0xf
    mov rdi, rax
    call core::panicking::panic_bounds_check
.L122:
    lea rdx, [.D11]
    mov esi, 0x1c
    mov rdi, rax
    call core::panicking::panic_bounds_check
.C0 = 0x00000001
.C1 = 0x0f0f0f0f
.C2 = 0x0302020102010100 0x0403030203020201
.C3 = 0x0000555555000000
.C4 = 0x3333333333000000
.C5 = 0x0f0f0f0f0f000000
.C6 = 0x0101010101010101
.C7 = 0x000e000c00040005 0x00060015000d0016
.C8 = 0x0000005555550000
.C9 = 0x3333333333330000
.C10 = 0x0f0f0f0f0f0f0000
.C11 = 0x0008001a000e000c 0x00060015000d0016
.C12 = 0x5555555555555500
.C13 = 0x3333333333333300
.C14 = 0x3333333333333300 0x3333333333333333
.C15 = 0x0f0f0f0f0f0f0f00 0x0f0f0f0f0f0f0f07
.C16 = 0xffeefffdfff4fffa 0xffe8fff50003000a
.C17 = 0x0000000000000040
.C18 = 0x001a002f0000fff3 0x0024000c00180014 0x0021002c002f0026 0x002a001600200011
.C19 = 0x0000000900000005 0x0000000000000000
.C20 = 0x0000000f00000002
.C21 = 0x0000001800000003
.C22 = 0x0000000900000006 0x0000000700000006
.C23 = 0x000000000000000d 0x0000000300000002
.C24 = 0x0000000200000007
.C25 = 0x0000000300000008
