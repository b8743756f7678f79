# The kernels of parallel/lazy, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm parallel/lazy --target i686
# binary: sha256 35243da7d9b9d95f64860e72138f5c0a3d95f7afc293fa16d06fcc649a0358cd
# latency: 31 instructions in 78 bytes; innermost loops: none
# throughput: 25 instructions in 52 bytes; innermost loops: none
# mix of 56 instructions: 13 mov, 8 pop, 6 add, 6 xor, 4 push, 4 ret, 2 adc, 2 and, 2 dec, 2 imul, 2 je, 2 mul, 2 test, 1 sub

latency:
    push edi
    push esi
    sub esp, 0xc
    mov eax, dword ptr [esp + 0x1c]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov ecx, esp
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L0
    dec edx
    mov ecx, 0x1
    xor esi, esi
    mov edi, esi
    mov eax, ecx
    and edx, 0x1fffffff
    imul edi, edx
    mul edx
    add edx, edi
    add eax, ecx
    adc edx, esi
    add esp, 0xc
    pop esi
    pop edi
    ret
.L0:
    xor eax, eax
    xor edx, edx
    add esp, 0xc
    pop esi
    pop edi
    ret

throughput:
    push edi
    push esi
    mov eax, dword ptr [esp + 0x10]
    mov edx, dword ptr [eax + 0x8]
    test edx, edx
    je .L0
    dec edx
    mov ecx, 0x1
    xor esi, esi
    mov edi, esi
    mov eax, ecx
    and edx, 0x1fffffff
    imul edi, edx
    mul edx
    add edx, edi
    add eax, ecx
    adc edx, esi
    pop esi
    pop edi
    ret
.L0:
    xor eax, eax
    xor edx, edx
    pop esi
    pop edi
    ret
