# The kernels of parallel/abdada, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm parallel/abdada --target i686
# binary: sha256 d0fbdb5c6b76570de9bc0898ec926064dafad32b851550aa34fe761098c6101a
# latency: 239 instructions in 804 bytes; innermost loops: .L0 of 202
# throughput: 219 instructions in 734 bytes; innermost loops: .L0 of 192
# mix of 458 instructions: 123 mov, 71 xor, 52 movd, 26 movq, 24 or, 24 pshufd, 19 je, 16 add, 13 jmp, 13 jne, 8 cmpxchg8b, 8 lock, 8 pop, 8 push, 6 shl, 4 and, 4 cmp, 4 imul, 4 jae, 4 test, 3 lea, 2 adc, 2 cmove, 2 mul, 2 punpckldq, 2 ret, 2 setne, 2 shr, 2 sub

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x3c
    mov eax, dword ptr [esp + 0x54]
    mov dword ptr [esp + 0x1c], 0x0
    mov dword ptr [esp + 0x18], 0x0
    lea ecx, [esp + 0x18]
    mov ebx, dword ptr [eax + 0x8]
    test ebx, ebx
    je .L13
    mov ecx, dword ptr [esp + 0x50]
    mov esi, dword ptr [esp + 0x18]
    mov edx, dword ptr [eax + 0x4]
    shl ebx, 0x3
    xor ebp, ebp
    mov eax, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x28], esi
    mov esi, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0x24], esi
    mov ecx, edx
    xor edx, edx
    xor esi, esi
    mov dword ptr [esp + 0x14], eax
    xor eax, eax
    jmp .L1
    nop
.L0:
    mov ecx, dword ptr [esp + 0x2c]
    mov eax, dword ptr [esp + 0x34]
    mov edx, dword ptr [esp + 0x30]
    add ecx, 0x8
    add eax, ebx
    adc edx, ebp
    and ebx, dword ptr [esp + 0x28]
    and ebp, dword ptr [esp + 0x24]
    mov esi, ebx
    mov ebx, dword ptr [esp + 0x38]
    add ebx, -0x8
    je .L14
.L1:
    xor esi, dword ptr [ecx]
    xor ebp, dword ptr [ecx + 0x4]
    xor esi, 0x170c
    mov dword ptr [esp + 0x34], eax
    mov dword ptr [esp + 0x2c], ecx
    mov ecx, 0x7f4a7c15
    mov dword ptr [esp + 0x30], edx
    mov dword ptr [esp + 0x38], ebx
    mov ebx, 0x1
    mov eax, esi
    imul edi, esi, 0x9e3779b9
    imul esi, ebp, 0x7f4a7c15
    mul ecx
    add edi, edx
    mov edx, eax
    shr eax, 0x7
    and eax, 0x1fff
    add esi, edi
    cmp eax, dword ptr [esp + 0x14]
    jae .L3
    mov ebp, dword ptr [esp + 0x10]
    mov ecx, eax
    mov edi, edx
    shl ecx, 0x5
    movq xmm0, qword ptr [ebp + ecx]
    pshufd xmm1, xmm0, 0x55
    movd ebx, xmm0
    movd edx, xmm1
    xor ebx, edi
    xor edx, esi
    or edx, ebx
    je .L2
    add ecx, ebp
    movq xmm0, qword ptr [ecx + 0x8]
    pshufd xmm1, xmm0, 0x55
    movd ebx, xmm0
    movd edx, xmm1
    xor ebx, edi
    xor edx, esi
    or edx, ebx
    jne .L5
.L2:
    xor ebx, ebx
    mov edx, edi
.L3:
    cmp eax, dword ptr [esp + 0x14]
    mov ebp, 0x0
    jae .L0
    mov ecx, dword ptr [esp + 0x10]
    shl eax, 0x5
    movq xmm0, qword ptr [ecx + eax]
    lea edi, [ecx + eax]
    mov dword ptr [esp + 0x4], edi
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    or ecx, eax
    je .L4
    movq xmm0, qword ptr [edi + 0x8]
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    or ecx, eax
    je .L6
    movq xmm0, qword ptr [edi + 0x10]
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    or ecx, eax
    je .L7
    movq xmm0, qword ptr [edi + 0x18]
    mov edi, edx
    xor eax, eax
    movd ecx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd edx, xmm0
    or edx, ecx
    mov edx, edi
    mov edi, dword ptr [esp + 0x4]
    jne .L9
    mov eax, 0x18
    jmp .L8
.L4:
    xor eax, eax
    jmp .L8
.L5:
    movq xmm0, qword ptr [ecx + 0x10]
    pshufd xmm1, xmm0, 0x55
    movd ebx, xmm0
    movd edx, xmm1
    xor ebx, edi
    xor edx, esi
    or edx, ebx
    mov ebx, 0x0
    mov edx, edi
    je .L3
    movq xmm0, qword ptr [ecx + 0x18]
    mov edi, edx
    xor ebx, ebx
    pshufd xmm1, xmm0, 0x55
    movd edx, xmm0
    movd ecx, xmm1
    xor edx, edi
    xor ecx, esi
    or ecx, edx
    mov edx, edi
    setne bl
    jmp .L3
.L6:
    mov eax, 0x8
    jmp .L8
.L7:
    mov eax, 0x10
    nop
.L8:
    add eax, edi
.L9:
    test eax, eax
    movd xmm0, edx
    movd xmm1, esi
    cmove eax, edi
    punpckldq xmm0, xmm1
    movq qword ptr [eax], xmm0
    movq xmm0, qword ptr [edi]
    mov dword ptr [esp + 0xc], ebx
    mov dword ptr [esp + 0x8], edx
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm0
    movd eax, xmm1
    xor ecx, edx
    xor eax, esi
    or eax, ecx
    jne .L10
    mov edi, dword ptr [esp + 0x4]
    mov eax, edx
    mov edx, esi
    xor ecx, ecx
    xor ebx, ebx
    lock
    cmpxchg8b qword ptr [edi]
    mov edx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xc]
    je .L0
.L10:
    movq xmm0, qword ptr [edi + 0x8]
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm0
    movd eax, xmm1
    xor ecx, edx
    xor eax, esi
    or eax, ecx
    jne .L11
    mov edi, dword ptr [esp + 0x4]
    mov eax, edx
    mov edx, esi
    xor ecx, ecx
    xor ebx, ebx
    lock
    cmpxchg8b qword ptr [edi + 0x8]
    mov edx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xc]
    je .L0
.L11:
    movq xmm0, qword ptr [edi + 0x10]
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm0
    movd eax, xmm1
    xor ecx, edx
    xor eax, esi
    or eax, ecx
    jne .L12
    mov edi, dword ptr [esp + 0x4]
    mov eax, edx
    mov edx, esi
    xor ecx, ecx
    xor ebx, ebx
    lock
    cmpxchg8b qword ptr [edi + 0x10]
    mov edx, dword ptr [esp + 0x8]
    mov edi, dword ptr [esp + 0x4]
    mov ebx, dword ptr [esp + 0xc]
    je .L0
.L12:
    movq xmm0, qword ptr [edi + 0x18]
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm0
    movd eax, xmm1
    xor ecx, edx
    xor eax, esi
    or eax, ecx
    jne .L0
    mov eax, edx
    mov edx, esi
    mov esi, ebx
    xor ecx, ecx
    xor ebx, ebx
    lock
    cmpxchg8b qword ptr [edi + 0x18]
    mov ebx, esi
    jmp .L0
.L13:
    xor eax, eax
    xor edx, edx
.L14:
    add esp, 0x3c
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret

throughput:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x24
    mov eax, dword ptr [esp + 0x3c]
    mov esi, dword ptr [eax + 0x8]
    test esi, esi
    je .L13
    mov ecx, dword ptr [esp + 0x38]
    mov edi, dword ptr [eax + 0x4]
    shl esi, 0x3
    xor edx, edx
    mov eax, dword ptr [ecx + 0x4]
    mov dword ptr [esp + 0x8], eax
    mov eax, dword ptr [ecx + 0x8]
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    jmp .L1
    nop
.L0:
    mov edi, dword ptr [esp + 0x14]
    mov eax, dword ptr [esp + 0x1c]
    mov edx, dword ptr [esp + 0x18]
    add edi, 0x8
    add eax, dword ptr [esp + 0x10]
    adc edx, esi
    mov esi, dword ptr [esp + 0x20]
    add esi, -0x8
    je .L14
.L1:
    mov dword ptr [esp + 0x18], edx
    mov dword ptr [esp + 0x1c], eax
    mov dword ptr [esp + 0x20], esi
    mov dword ptr [esp + 0x14], edi
    mov ecx, dword ptr [edi]
    mov edx, 0x7f4a7c15
    mov ebx, 0x1
    mov esi, dword ptr [edi + 0x4]
    xor ecx, 0x170c
    mov eax, ecx
    mul edx
    mov edi, eax
    imul eax, ecx, 0x9e3779b9
    add eax, edx
    imul edx, esi, 0x7f4a7c15
    add edx, eax
    mov eax, edi
    shr eax, 0x7
    and eax, 0x1fff
    cmp eax, dword ptr [esp + 0xc]
    jae .L4
    mov ebp, dword ptr [esp + 0x8]
    mov ecx, eax
    shl ecx, 0x5
    movq xmm0, qword ptr [ebp + ecx]
    pshufd xmm1, xmm0, 0x55
    movd ebx, xmm0
    movd esi, xmm1
    xor ebx, edi
    xor esi, edx
    or esi, ebx
    jne .L2
    xor ebx, ebx
    jmp .L4
    nop
.L2:
    add ecx, ebp
    mov esi, edi
    mov edi, edx
    movq xmm0, qword ptr [ecx + 0x8]
    mov ebp, esi
    pshufd xmm1, xmm0, 0x55
    movd ebx, xmm0
    movd edx, xmm1
    xor ebx, esi
    mov esi, edi
    xor edx, edi
    or edx, ebx
    jne .L3
    mov edi, ebp
    mov edx, esi
    xor ebx, ebx
    jmp .L4
.L3:
    movq xmm0, qword ptr [ecx + 0x10]
    mov edi, ebp
    pshufd xmm1, xmm0, 0x55
    movd ebx, xmm0
    movd edx, xmm1
    xor ebx, ebp
    xor edx, esi
    or edx, ebx
    mov edx, esi
    mov ebx, 0x0
    je .L4
    movq xmm0, qword ptr [ecx + 0x18]
    xor ebx, ebx
    pshufd xmm1, xmm0, 0x55
    movd esi, xmm0
    movd ecx, xmm1
    xor esi, edi
    xor ecx, edx
    or ecx, esi
    setne bl
    nop
.L4:
    cmp eax, dword ptr [esp + 0xc]
    mov esi, 0x0
    mov dword ptr [esp + 0x10], ebx
    jae .L0
    mov ecx, dword ptr [esp + 0x8]
    shl eax, 0x5
    movq xmm0, qword ptr [ecx + eax]
    lea ebp, [ecx + eax]
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    or ecx, eax
    je .L5
    movq xmm0, qword ptr [ebp + 0x8]
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    or ecx, eax
    je .L6
    movq xmm0, qword ptr [ebp + 0x10]
    movd eax, xmm0
    pshufd xmm0, xmm0, 0x55
    movd ecx, xmm0
    or ecx, eax
    je .L7
    movq xmm0, qword ptr [ebp + 0x18]
    mov ebx, esi
    xor eax, eax
    movd ecx, xmm0
    pshufd xmm0, xmm0, 0x55
    movd esi, xmm0
    or esi, ecx
    mov esi, ebx
    jne .L9
    mov eax, 0x18
    jmp .L8
.L5:
    xor eax, eax
    jmp .L8
.L6:
    mov eax, 0x8
    jmp .L8
.L7:
    mov eax, 0x10
    nop
.L8:
    add eax, ebp
.L9:
    test eax, eax
    movd xmm0, edi
    movd xmm1, edx
    cmove eax, ebp
    punpckldq xmm0, xmm1
    movq qword ptr [eax], xmm0
    movq xmm0, qword ptr [ebp]
    mov dword ptr [esp + 0x4], edx
    mov dword ptr [esp], esi
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm0
    movd eax, xmm1
    xor ecx, edi
    xor eax, edx
    or eax, ecx
    jne .L10
    mov eax, edi
    xor ecx, ecx
    xor ebx, ebx
    lock
    cmpxchg8b qword ptr [ebp]
    mov esi, dword ptr [esp]
    mov edx, dword ptr [esp + 0x4]
    je .L0
.L10:
    movq xmm0, qword ptr [ebp + 0x8]
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm0
    movd eax, xmm1
    xor ecx, edi
    xor eax, edx
    or eax, ecx
    jne .L11
    mov eax, edi
    xor ecx, ecx
    xor ebx, ebx
    lock
    cmpxchg8b qword ptr [ebp + 0x8]
    mov esi, dword ptr [esp]
    mov edx, dword ptr [esp + 0x4]
    je .L0
.L11:
    movq xmm0, qword ptr [ebp + 0x10]
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm0
    movd eax, xmm1
    xor ecx, edi
    xor eax, edx
    or eax, ecx
    jne .L12
    mov eax, edi
    xor ecx, ecx
    xor ebx, ebx
    lock
    cmpxchg8b qword ptr [ebp + 0x10]
    mov esi, dword ptr [esp]
    mov edx, dword ptr [esp + 0x4]
    je .L0
.L12:
    movq xmm0, qword ptr [ebp + 0x18]
    pshufd xmm1, xmm0, 0x55
    movd ecx, xmm0
    movd eax, xmm1
    xor ecx, edi
    xor eax, edx
    or eax, ecx
    jne .L0
    mov eax, edi
    xor ecx, ecx
    xor ebx, ebx
    lock
    cmpxchg8b qword ptr [ebp + 0x18]
    jmp .L0
.L13:
    xor eax, eax
    xor edx, edx
.L14:
    add esp, 0x24
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
