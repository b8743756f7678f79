# The kernels of endgame/none, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm endgame/none --target i686
# binary: sha256 09e6931069e9251fe0a9c0e3a3d7182e4b48fdd288b2c9442d58538ccd95136a
# latency: 45 instructions in 119 bytes; innermost loops: .L0 of 17
# throughput: 30 instructions in 66 bytes; innermost loops: .L0 of 8
# mix of 75 instructions: 15 mov, 15 xor, 9 push, 8 pop, 6 add, 3 je, 3 jmp, 2 adc, 2 cmp, 2 ret, 2 test, 1 and, 1 dec, 1 imul, 1 inc, 1 jae, 1 jne, 1 lea, 1 sub

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x14
    mov eax, dword ptr [esp + 0x2c]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov ecx, dword ptr [eax + 0x4]
    mov esi, dword ptr [eax + 0x8]
    mov eax, esp
    mov dword ptr [esp + 0xc], ecx
    test esi, esi
    je .L2
    mov edi, dword ptr [esp]
    xor eax, eax
    xor edx, edx
    xor ecx, ecx
    xor ebp, ebp
    jmp .L1
    nop
.L0:
    inc ebp
    cmp esi, ebp
    je .L3
.L1:
    mov ebx, ecx
    xor ebx, ebp
    cmp ebx, esi
    jae .L0
    imul ecx, ebx, 0x9c
    xor ebx, ebx
    add ecx, dword ptr [esp + 0xc]
    mov dword ptr [esp + 0x10], ecx
    lea ecx, [esp + 0x10]
    xor ecx, ecx
    add eax, ecx
    adc edx, ebx
    and ecx, edi
    jmp .L0
.L2:
    xor eax, eax
    xor edx, edx
.L3:
    add esp, 0x14
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
    push eax
    mov eax, dword ptr [esp + 0x1c]
    mov ecx, dword ptr [eax + 0x8]
    test ecx, ecx
    je .L1
    mov esi, dword ptr [eax + 0x4]
    xor edx, edx
    xor eax, eax
    mov edi, esp
    nop
.L0:
    mov dword ptr [esp], esi
    xor ebx, ebx
    xor ebp, ebp
    add eax, ebx
    adc edx, ebp
    add esi, 0x9c
    dec ecx
    jne .L0
    jmp .L2
.L1:
    xor eax, eax
    xor edx, edx
.L2:
    add esp, 0x4
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
