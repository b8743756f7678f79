# The kernels of popcount/dispatched, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit)
# command: cargo lab asm popcount/dispatched
# binary: sha256 82791c4f3e97cfe00f5c77d1645e39a55fa853e26c9e73c128cda9210628ccae
# latency: 154 instructions in 574 bytes; innermost loops: .L0 of 54, .L7 of 54
# throughput: 1049 instructions in 4108 bytes; innermost loops: .L1 of 57, .L7 of 432, .L43 of 58, .L50 of 431
# mix of 1203 instructions: 387 mov, 106 and, 104 shr, 66 add, 64 je, 60 cpuid, 60 xchg, 56 xor, 52 movabs, 48 cmp, 40 movzx, 32 jmp, 20 imul, 20 popcnt, 20 sub, 20 test, 12 pop, 12 push, 8 lea, 6 jne, 2 dec, 2 inc, 2 jae, 2 ret, 2 shl

latency:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov r14, qword ptr [rdi + 0x8]
    mov r15, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    xor ebx, ebx
    movabs r8, 0x5555555555555555
    movabs r9, 0x3333333333333333
    movabs r10, 0xf0f0f0f0f0f0f0f
    movabs r11, 0x101010101010101
    test r15, r15
    je .L6
    mov ebx, dword ptr [rsp - 0x8]
    shl r15, 0x3
    xor r12d, r12d
    xor ebp, ebp
    xor r13d, r13d
    jmp .L2
    nop
.L0:
    popcnt r13, r13
.L1:
    add ebp, r13d
    and r13d, ebx
    add r12, 0x8
    cmp r15, r12
    je .L5
.L2:
    xor r13, qword ptr [r14 + r12]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L0
    movzx eax, al
    cmp eax, 0xff
    je .L4
.L3:
    mov rax, r13
    shr rax
    and rax, r8
    sub r13, rax
    mov rax, r13
    and rax, r9
    shr r13, 0x2
    and r13, r9
    add r13, rax
    mov rax, r13
    shr rax, 0x4
    add rax, r13
    and rax, r10
    imul rax, r11
    shr rax, 0x38
    mov r13, rax
    jmp .L1
.L4:
    xor ecx, ecx
    mov eax, 0x1
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov dword ptr [rsp - 0xc], ecx
    mov eax, 0x7
    xor ecx, ecx
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov ecx, dword ptr [rsp - 0xc]
    and ecx, 0x800000
    mov eax, ecx
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test ecx, ecx
    jne .L0
    jmp .L3
.L5:
    mov ebx, ebp
.L6:
    mov r14, qword ptr [rdi + 0x20]
    mov rdi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    xor eax, eax
    test rdi, rdi
    je .L13
    mov ebp, dword ptr [rsp - 0x8]
    shl rdi, 0x3
    xor r12d, r12d
    xor r15d, r15d
    xor r13d, r13d
    jmp .L9
    nop
.L7:
    popcnt r13, r13
.L8:
    add r15d, r13d
    and r13d, ebp
    add r12, 0x8
    cmp rdi, r12
    je .L12
.L9:
    xor r13, qword ptr [r14 + r12]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L7
    movzx eax, al
    cmp eax, 0xff
    je .L11
.L10:
    mov rax, r13
    shr rax
    and rax, r8
    sub r13, rax
    mov rax, r13
    and rax, r9
    shr r13, 0x2
    and r13, r9
    add r13, rax
    mov rax, r13
    shr rax, 0x4
    add rax, r13
    and rax, r10
    imul rax, r11
    shr rax, 0x38
    mov r13, rax
    jmp .L8
.L11:
    mov eax, 0x1
    xor ecx, ecx
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov dword ptr [rsp - 0xc], ecx
    mov eax, 0x7
    xor ecx, ecx
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov ecx, 0x1
    mov eax, 0x7
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov ecx, dword ptr [rsp - 0xc]
    and ecx, 0x800000
    mov eax, ecx
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test ecx, ecx
    jne .L7
    jmp .L10
.L12:
    mov eax, r15d
.L13:
    add rax, rbx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret

throughput:
    push rbp
    push r15
    push r14
    push r13
    push r12
    push rbx
    mov rax, qword ptr [rdi + 0x8]
    mov qword ptr [rsp - 0x10], rax
    mov qword ptr [rsp - 0x20], rdi
    mov rax, qword ptr [rdi + 0x10]
    xor ebx, ebx
    movabs rcx, 0x5555555555555555
    movabs rdx, 0x3333333333333333
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov qword ptr [rsp - 0x8], rax
    cmp rax, 0x8
    jae .L6
.L0:
    movabs rax, 0xffffffffffffff8
    mov rsi, qword ptr [rsp - 0x8]
    lea edi, [8*rsi]
    and edi, 0x38
    je .L40
    and rsi, rax
    mov rax, qword ptr [rsp - 0x10]
    lea r8, [rax + 8*rsi]
    shr edi, 0x3
    xor r9d, r9d
    movabs rbp, 0x101010101010101
    jmp .L3
    nop
.L1:
    popcnt r10, r10
    mov rax, r10
.L2:
    add ebx, eax
    inc r9
    cmp rdi, r9
    je .L41
.L3:
    mov r10, qword ptr [r8 + 8*r9]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L1
    movzx eax, al
    cmp eax, 0xff
    je .L5
.L4:
    mov rax, r10
    shr rax
    and rax, rcx
    sub r10, rax
    mov rax, r10
    and rax, rdx
    shr r10, 0x2
    and r10, rdx
    add r10, rax
    mov rax, r10
    shr rax, 0x4
    add rax, r10
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and rax, rsi
    imul rax, rbp
    shr rax, 0x38
    jmp .L2
.L5:
    mov eax, 0x1
    mov r14, rcx
    xor ecx, ecx
    mov r15, rdx
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov esi, ecx
    mov eax, 0x7
    xor ecx, ecx
    mov r11, rbx
    cpuid
    xchg r11, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov r11, rbx
    cpuid
    xchg r11, rbx
    mov rdx, r15
    mov rcx, r14
    and esi, 0x800000
    mov eax, esi
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test esi, esi
    jne .L1
    jmp .L4
.L6:
    mov r14, qword ptr [rsp - 0x8]
    shr r14, 0x3
    mov rax, qword ptr [rsp - 0x10]
    lea r13, [rax + 0x38]
    xor ebp, ebp
    jmp .L9
    nop
.L7:
    popcnt rbx, rbx
.L8:
    add r11d, ebp
    add r8d, r10d
    add r8d, r11d
    add r12d, edi
    add r12d, r15d
    add r12d, r8d
    add ebx, esi
    add ebx, r12d
    add r13, 0x40
    mov ebp, ebx
    dec r14
    je .L0
.L9:
    mov rdi, qword ptr [r13 - 0x38]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L12
    movzx eax, al
    cmp eax, 0xff
    je .L11
.L10:
    mov rax, rdi
    shr rax
    and rax, rcx
    sub rdi, rax
    mov rax, rdi
    and rax, rdx
    shr rdi, 0x2
    and rdi, rdx
    add rdi, rax
    mov rsi, rdi
    shr rsi, 0x4
    add rsi, rdi
    and rsi, r9
    movabs rax, 0x101010101010101
    imul rsi, rax
    shr rsi, 0x38
    jmp .L13
.L11:
    mov eax, 0x1
    mov r9, rcx
    xor ecx, ecx
    mov r10, rdx
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov esi, ecx
    xor ecx, ecx
    mov eax, 0x7
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov rdx, r10
    mov rcx, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    and esi, 0x800000
    mov eax, esi
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test esi, esi
    je .L10
    nop
.L12:
    popcnt rdi, rdi
    mov rsi, rdi
.L13:
    mov r15, qword ptr [r13 - 0x30]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L16
    movzx eax, al
    cmp eax, 0xff
    je .L15
.L14:
    mov rax, r15
    shr rax
    and rax, rcx
    sub r15, rax
    mov rax, r15
    and rax, rdx
    shr r15, 0x2
    and r15, rdx
    add r15, rax
    mov rax, r15
    shr rax, 0x4
    add rax, r15
    and rax, r9
    movabs rdi, 0x101010101010101
    imul rax, rdi
    shr rax, 0x38
    mov r15, rax
    jmp .L17
.L15:
    mov eax, 0x1
    mov r8, rcx
    xor ecx, ecx
    mov r9, rdx
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov ebx, ecx
    mov eax, 0x7
    xor ecx, ecx
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov rdx, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rcx, r8
    and ebx, 0x800000
    mov eax, ebx
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test ebx, ebx
    je .L14
    nop
.L16:
    popcnt r15, r15
.L17:
    mov r12, qword ptr [r13 - 0x28]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L20
    movzx eax, al
    cmp eax, 0xff
    je .L19
.L18:
    mov rax, r12
    shr rax
    and rax, rcx
    sub r12, rax
    mov rax, r12
    and rax, rdx
    shr r12, 0x2
    and r12, rdx
    add r12, rax
    mov rax, r12
    shr rax, 0x4
    add rax, r12
    and rax, r9
    movabs rdi, 0x101010101010101
    imul rax, rdi
    shr rax, 0x38
    mov r12, rax
    jmp .L21
.L19:
    mov eax, 0x1
    mov r8, rcx
    xor ecx, ecx
    mov r9, rdx
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov ebx, ecx
    mov eax, 0x7
    xor ecx, ecx
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov rdx, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rcx, r8
    and ebx, 0x800000
    mov eax, ebx
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test ebx, ebx
    je .L18
    nop
.L20:
    popcnt r12, r12
.L21:
    mov rdi, qword ptr [r13 - 0x20]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L24
    movzx eax, al
    cmp eax, 0xff
    je .L23
.L22:
    mov rax, rdi
    shr rax
    and rax, rcx
    sub rdi, rax
    mov rax, rdi
    and rax, rdx
    shr rdi, 0x2
    and rdi, rdx
    add rdi, rax
    mov rax, rdi
    shr rax, 0x4
    add rax, rdi
    and rax, r9
    movabs rdi, 0x101010101010101
    imul rax, rdi
    shr rax, 0x38
    mov rdi, rax
    jmp .L25
.L23:
    mov r9, rcx
    xor ecx, ecx
    mov eax, 0x1
    mov r10, rdx
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov ebx, ecx
    mov eax, 0x7
    xor ecx, ecx
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov rdx, r10
    mov rcx, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    and ebx, 0x800000
    mov eax, ebx
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test ebx, ebx
    je .L22
    nop
.L24:
    popcnt rdi, rdi
.L25:
    mov r8, qword ptr [r13 - 0x18]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L28
    movzx eax, al
    cmp eax, 0xff
    je .L27
.L26:
    mov rax, r8
    shr rax
    and rax, rcx
    sub r8, rax
    mov rax, r8
    and rax, rdx
    shr r8, 0x2
    and r8, rdx
    add r8, rax
    mov rax, r8
    shr rax, 0x4
    add rax, r8
    and rax, r9
    movabs r8, 0x101010101010101
    imul rax, r8
    shr rax, 0x38
    mov r8, rax
    jmp .L29
.L27:
    mov eax, 0x1
    mov r10, rcx
    xor ecx, ecx
    mov r11, rdx
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov ebx, ecx
    xor ecx, ecx
    mov eax, 0x7
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov r9, rbx
    cpuid
    xchg r9, rbx
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rdx, r11
    mov rcx, r10
    and ebx, 0x800000
    mov eax, ebx
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test ebx, ebx
    je .L26
    nop
.L28:
    popcnt r8, r8
.L29:
    mov r10, qword ptr [r13 - 0x10]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L32
    movzx eax, al
    cmp eax, 0xff
    je .L31
.L30:
    mov rax, r10
    shr rax
    and rax, rcx
    sub r10, rax
    mov rax, r10
    and rax, rdx
    shr r10, 0x2
    and r10, rdx
    add r10, rax
    mov rax, r10
    shr rax, 0x4
    add rax, r10
    and rax, r9
    movabs r10, 0x101010101010101
    imul rax, r10
    shr rax, 0x38
    mov r10, rax
    jmp .L33
.L31:
    mov eax, 0x1
    xor ecx, ecx
    mov r11, rdx
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov ebx, ecx
    mov eax, 0x7
    xor ecx, ecx
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov r9, rbx
    cpuid
    xchg r9, rbx
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rdx, r11
    movabs rcx, 0x5555555555555555
    and ebx, 0x800000
    mov eax, ebx
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test ebx, ebx
    je .L30
    nop
.L32:
    popcnt r10, r10
.L33:
    mov r11, qword ptr [r13 - 0x8]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L36
    movzx eax, al
    cmp eax, 0xff
    je .L35
.L34:
    mov rax, r11
    shr rax
    and rax, rcx
    sub r11, rax
    mov rax, r11
    and rax, rdx
    shr r11, 0x2
    and r11, rdx
    add r11, rax
    mov rax, r11
    shr rax, 0x4
    add rax, r11
    and rax, r9
    movabs r11, 0x101010101010101
    imul rax, r11
    shr rax, 0x38
    mov r11, rax
    jmp .L37
.L35:
    mov eax, 0x1
    xor ecx, ecx
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov ebx, ecx
    mov eax, 0x7
    xor ecx, ecx
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov r9, rbx
    cpuid
    xchg r9, rbx
    movabs r9, 0xf0f0f0f0f0f0f0f
    movabs rdx, 0x3333333333333333
    movabs rcx, 0x5555555555555555
    and ebx, 0x800000
    mov eax, ebx
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test ebx, ebx
    je .L34
    nop
.L36:
    popcnt r11, r11
.L37:
    mov rbx, qword ptr [r13]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L7
    movzx eax, al
    cmp eax, 0xff
    je .L39
.L38:
    mov rax, rbx
    shr rax
    and rax, rcx
    sub rbx, rax
    mov rax, rbx
    and rax, rdx
    shr rbx, 0x2
    and rbx, rdx
    add rbx, rax
    mov rax, rbx
    shr rax, 0x4
    add rax, rbx
    and rax, r9
    movabs rbx, 0x101010101010101
    imul rax, rbx
    shr rax, 0x38
    mov rbx, rax
    jmp .L8
.L39:
    xor ecx, ecx
    mov eax, 0x1
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov dword ptr [rsp - 0x18], ecx
    mov eax, 0x7
    xor ecx, ecx
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov r9, rbx
    cpuid
    xchg r9, rbx
    movabs r9, 0xf0f0f0f0f0f0f0f
    movabs rdx, 0x3333333333333333
    movabs rcx, 0x5555555555555555
    and dword ptr [rsp - 0x18], 0x800000
    mov eax, dword ptr [rsp - 0x18]
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    cmp dword ptr [rsp - 0x18], 0x0
    jne .L7
    jmp .L38
.L40:
    movabs rbp, 0x101010101010101
.L41:
    mov rax, qword ptr [rsp - 0x20]
    mov rsi, qword ptr [rax + 0x20]
    mov qword ptr [rsp - 0x18], rsi
    mov rax, qword ptr [rax + 0x28]
    xor r10d, r10d
    mov qword ptr [rsp - 0x10], rax
    cmp rax, 0x8
    jae .L49
.L42:
    mov rsi, qword ptr [rsp - 0x10]
    lea edi, [8*rsi]
    and edi, 0x38
    je .L48
    movabs rax, 0xffffffffffffff8
    and rsi, rax
    mov rax, qword ptr [rsp - 0x18]
    lea r8, [rax + 8*rsi]
    shr edi, 0x3
    xor r9d, r9d
    jmp .L45
    nop
.L43:
    popcnt r11, r11
    mov rax, r11
.L44:
    add r10d, eax
    inc r9
    cmp rdi, r9
    je .L48
.L45:
    mov r11, qword ptr [r8 + 8*r9]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L43
    movzx eax, al
    cmp eax, 0xff
    je .L47
.L46:
    mov rax, r11
    shr rax
    and rax, rcx
    sub r11, rax
    mov rax, r11
    and rax, rdx
    shr r11, 0x2
    and r11, rdx
    add r11, rax
    mov rax, r11
    shr rax, 0x4
    add rax, r11
    movabs rsi, 0xf0f0f0f0f0f0f0f
    and rax, rsi
    imul rax, rbp
    shr rax, 0x38
    jmp .L44
.L47:
    mov eax, 0x1
    mov r14, rcx
    xor ecx, ecx
    mov r15, rdx
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov esi, ecx
    xor ecx, ecx
    mov eax, 0x7
    mov rbp, rbx
    cpuid
    xchg rbp, rbx
    mov eax, 0x7
    mov ecx, 0x1
    mov rbp, rbx
    cpuid
    xchg rbp, rbx
    movabs rbp, 0x101010101010101
    mov rdx, r15
    mov rcx, r14
    and esi, 0x800000
    mov eax, esi
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test esi, esi
    jne .L43
    jmp .L46
.L48:
    mov ecx, ebx
    mov eax, r10d
    add rax, rcx
    pop rbx
    pop r12
    pop r13
    pop r14
    pop r15
    pop rbp
    ret
.L49:
    mov r12, qword ptr [rsp - 0x10]
    shr r12, 0x3
    mov rax, qword ptr [rsp - 0x18]
    lea r13, [rax + 0x38]
    xor eax, eax
    jmp .L52
    nop
.L50:
    popcnt r10, r10
.L51:
    mov eax, dword ptr [rsp - 0x8]
    add r9d, eax
    add r8d, r11d
    add r8d, r9d
    add r15d, edi
    add r15d, r14d
    add r15d, r8d
    add r10d, esi
    add r10d, r15d
    add r13, 0x40
    mov eax, r10d
    dec r12
    je .L42
.L52:
    mov dword ptr [rsp - 0x8], eax
    mov rdi, qword ptr [r13 - 0x38]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    movabs r9, 0xf0f0f0f0f0f0f0f
    je .L55
    movzx eax, al
    cmp eax, 0xff
    je .L54
.L53:
    mov rax, rdi
    shr rax
    and rax, rcx
    sub rdi, rax
    mov rax, rdi
    and rax, rdx
    shr rdi, 0x2
    and rdi, rdx
    add rdi, rax
    mov rsi, rdi
    shr rsi, 0x4
    add rsi, rdi
    and rsi, r9
    imul rsi, rbp
    shr rsi, 0x38
    jmp .L56
.L54:
    mov eax, 0x1
    mov r9, rcx
    xor ecx, ecx
    mov r10, rdx
    mov rsi, rbx
    cpuid
    xchg rsi, rbx
    mov esi, ecx
    mov eax, 0x7
    xor ecx, ecx
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov ecx, 0x1
    mov eax, 0x7
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov rdx, r10
    mov rcx, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    and esi, 0x800000
    mov eax, esi
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test esi, esi
    je .L53
.L55:
    popcnt rdi, rdi
    mov rsi, rdi
.L56:
    mov r14, qword ptr [r13 - 0x30]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L59
    movzx eax, al
    cmp eax, 0xff
    je .L58
.L57:
    mov rax, r14
    shr rax
    and rax, rcx
    sub r14, rax
    mov rax, r14
    and rax, rdx
    shr r14, 0x2
    and r14, rdx
    add r14, rax
    mov rax, r14
    shr rax, 0x4
    add rax, r14
    and rax, r9
    imul rax, rbp
    shr rax, 0x38
    mov r14, rax
    jmp .L60
.L58:
    mov r8, rcx
    xor ecx, ecx
    mov eax, 0x1
    mov r9, rdx
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov r10d, ecx
    xor ecx, ecx
    mov eax, 0x7
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov ecx, 0x1
    mov eax, 0x7
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov rdx, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rcx, r8
    and r10d, 0x800000
    mov eax, r10d
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test r10d, r10d
    je .L57
.L59:
    popcnt r14, r14
.L60:
    mov r15, qword ptr [r13 - 0x28]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L63
    movzx eax, al
    cmp eax, 0xff
    je .L62
.L61:
    mov rax, r15
    shr rax
    and rax, rcx
    sub r15, rax
    mov rax, r15
    and rax, rdx
    shr r15, 0x2
    and r15, rdx
    add r15, rax
    mov rax, r15
    shr rax, 0x4
    add rax, r15
    and rax, r9
    imul rax, rbp
    shr rax, 0x38
    mov r15, rax
    jmp .L64
.L62:
    mov eax, 0x1
    mov r8, rcx
    xor ecx, ecx
    mov r9, rdx
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov r10d, ecx
    xor ecx, ecx
    mov eax, 0x7
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov ecx, 0x1
    mov eax, 0x7
    mov rdi, rbx
    cpuid
    xchg rdi, rbx
    mov rdx, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rcx, r8
    and r10d, 0x800000
    mov eax, r10d
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test r10d, r10d
    je .L61
    nop
.L63:
    popcnt r15, r15
.L64:
    mov rdi, qword ptr [r13 - 0x20]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L67
    movzx eax, al
    cmp eax, 0xff
    je .L66
.L65:
    mov rax, rdi
    shr rax
    and rax, rcx
    sub rdi, rax
    mov rax, rdi
    and rax, rdx
    shr rdi, 0x2
    and rdi, rdx
    add rdi, rax
    mov rax, rdi
    shr rax, 0x4
    add rax, rdi
    and rax, r9
    imul rax, rbp
    shr rax, 0x38
    mov rdi, rax
    jmp .L68
.L66:
    mov eax, 0x1
    mov r9, rcx
    xor ecx, ecx
    mov r10, rdx
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov r11d, ecx
    mov eax, 0x7
    xor ecx, ecx
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov ecx, 0x1
    mov eax, 0x7
    mov r8, rbx
    cpuid
    xchg r8, rbx
    mov rdx, r10
    mov rcx, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    and r11d, 0x800000
    mov eax, r11d
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test r11d, r11d
    je .L65
    nop
.L67:
    popcnt rdi, rdi
.L68:
    mov r8, qword ptr [r13 - 0x18]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L71
    movzx eax, al
    cmp eax, 0xff
    je .L70
.L69:
    mov rax, r8
    shr rax
    and rax, rcx
    sub r8, rax
    mov rax, r8
    and rax, rdx
    shr r8, 0x2
    and r8, rdx
    add r8, rax
    mov rax, r8
    shr rax, 0x4
    add rax, r8
    and rax, r9
    imul rax, rbp
    shr rax, 0x38
    mov r8, rax
    jmp .L72
.L70:
    mov eax, 0x1
    xor ecx, ecx
    mov r11, rdx
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov r10d, ecx
    mov eax, 0x7
    xor ecx, ecx
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov ecx, 0x1
    mov eax, 0x7
    mov r9, rbx
    cpuid
    xchg r9, rbx
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rdx, r11
    movabs rcx, 0x5555555555555555
    and r10d, 0x800000
    mov eax, r10d
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test r10d, r10d
    je .L69
    nop
.L71:
    popcnt r8, r8
.L72:
    mov r11, qword ptr [r13 - 0x10]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L75
    movzx eax, al
    cmp eax, 0xff
    je .L74
.L73:
    mov rax, r11
    shr rax
    and rax, rcx
    sub r11, rax
    mov rax, r11
    and rax, rdx
    shr r11, 0x2
    and r11, rdx
    add r11, rax
    mov rax, r11
    shr rax, 0x4
    add rax, r11
    and rax, r9
    imul rax, rbp
    shr rax, 0x38
    mov r11, rax
    jmp .L76
.L74:
    xor ecx, ecx
    mov eax, 0x1
    mov rbp, rdx
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov r10d, ecx
    xor ecx, ecx
    mov eax, 0x7
    mov r9, rbx
    cpuid
    xchg r9, rbx
    mov ecx, 0x1
    mov eax, 0x7
    mov r9, rbx
    cpuid
    xchg r9, rbx
    movabs r9, 0xf0f0f0f0f0f0f0f
    mov rdx, rbp
    movabs rbp, 0x101010101010101
    movabs rcx, 0x5555555555555555
    and r10d, 0x800000
    mov eax, r10d
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test r10d, r10d
    je .L73
    nop
.L75:
    popcnt r11, r11
.L76:
    mov r9, qword ptr [r13 - 0x8]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L79
    movzx eax, al
    cmp eax, 0xff
    je .L78
.L77:
    mov rax, r9
    shr rax
    and rax, rcx
    sub r9, rax
    mov rax, r9
    and rax, rdx
    shr r9, 0x2
    and r9, rdx
    add r9, rax
    mov rax, r9
    shr rax, 0x4
    add rax, r9
    movabs r9, 0xf0f0f0f0f0f0f0f
    and rax, r9
    imul rax, rbp
    shr rax, 0x38
    mov r9, rax
    jmp .L80
.L78:
    mov eax, 0x1
    xor ecx, ecx
    mov rbp, rdx
    mov r10, rbx
    cpuid
    xchg r10, rbx
    mov dword ptr [rsp - 0x20], ecx
    xor ecx, ecx
    mov eax, 0x7
    mov r10, rbx
    cpuid
    xchg r10, rbx
    mov ecx, 0x1
    mov eax, 0x7
    mov r10, rbx
    cpuid
    xchg r10, rbx
    mov rdx, rbp
    movabs rbp, 0x101010101010101
    movabs rcx, 0x5555555555555555
    mov r10d, dword ptr [rsp - 0x20]
    and r10d, 0x800000
    mov eax, r10d
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    test r10d, r10d
    je .L77
    nop
.L79:
    popcnt r9, r9
.L80:
    mov r10, qword ptr [r13]
    movzx eax, byte ptr [plywright::cpu::has_popcnt::STORAGE.0]
    cmp al, 0x1
    je .L50
    movzx eax, al
    cmp eax, 0xff
    je .L82
.L81:
    mov rax, r10
    shr rax
    and rax, rcx
    sub r10, rax
    mov rax, r10
    and rax, rdx
    shr r10, 0x2
    and r10, rdx
    add r10, rax
    mov rax, r10
    shr rax, 0x4
    add rax, r10
    movabs r10, 0xf0f0f0f0f0f0f0f
    and rax, r10
    imul rax, rbp
    shr rax, 0x38
    mov r10, rax
    jmp .L51
.L82:
    mov eax, 0x1
    xor ecx, ecx
    mov rbp, rbx
    cpuid
    xchg rbp, rbx
    mov dword ptr [rsp - 0x20], ecx
    mov eax, 0x7
    xor ecx, ecx
    mov rbp, rbx
    cpuid
    xchg rbp, rbx
    mov ecx, 0x1
    mov eax, 0x7
    mov rbp, rbx
    cpuid
    xchg rbp, rbx
    movabs rbp, 0x101010101010101
    movabs rdx, 0x3333333333333333
    movabs rcx, 0x5555555555555555
    and dword ptr [rsp - 0x20], 0x800000
    mov eax, dword ptr [rsp - 0x20]
    shr eax, 0x17
    mov byte ptr [plywright::cpu::has_popcnt::STORAGE.0], al
    cmp dword ptr [rsp - 0x20], 0x0
    jne .L50
    jmp .L81
