# The kernels of popcount/table, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=x86-64-v2
# command: cargo lab asm popcount/table --target x86-64-v2
# binary: sha256 2e4fbfe51ec0674d857e8ae8cd4c0d0072e46bc8a4a0ca30feb42ad194ffdef8
# latency: 110 instructions in 424 bytes; innermost loops: .L0 of 38, .L2 of 38
# throughput: 675 instructions in 2528 bytes; innermost loops: .L0 of 275, .L2 of 37, .L4 of 275, .L6 of 37
# mix of 785 instructions: 280 movzx, 166 add, 136 mov, 124 shr, 14 lea, 14 xor, 8 pop, 8 push, 6 and, 6 cmp, 6 jne, 4 je, 2 dec, 2 inc, 2 jb, 2 ret, 2 shl, 2 test, 1 movabs

latency:
    push rbp
    push r14
    push rbx
    mov rax, qword ptr [rdi + 0x8]
    mov rdx, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rcx, [rsp - 0x8]
    xor ecx, ecx
    test rdx, rdx
    je .L1
    mov esi, dword ptr [rsp - 0x8]
    shl rdx, 0x3
    lea r8, [plywright::popcount::table::BITS]
    xor r9d, r9d
    xor ebx, ebx
    nop
.L0:
    mov r10, qword ptr [rax + r9]
    xor rbx, r10
    movzx r11d, bl
    movzx r11d, byte ptr [r11 + r8]
    movzx ebp, bh
    movzx ebp, byte ptr [rbp + r8]
    add ebp, r11d
    mov r11d, ebx
    shr r11d, 0x10
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r8]
    add r11d, ebp
    shr ebx, 0x18
    movzx ebx, byte ptr [rbx + r8]
    mov r14, r10
    shr r14, 0x20
    movzx r14d, r14b
    movzx ebp, byte ptr [r14 + r8]
    add ebp, ebx
    mov rbx, r10
    shr rbx, 0x28
    movzx ebx, bl
    movzx r14d, byte ptr [rbx + r8]
    add r14d, ebp
    add r14d, r11d
    mov r11, r10
    shr r11, 0x30
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r8]
    shr r10, 0x38
    movzx ebx, byte ptr [r10 + r8]
    add ebx, r11d
    add ebx, r14d
    add ecx, ebx
    and ebx, esi
    add r9, 0x8
    cmp rdx, r9
    jne .L0
    mov ecx, ecx
.L1:
    mov rdx, qword ptr [rdi + 0x20]
    mov rsi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    xor eax, eax
    test rsi, rsi
    je .L3
    mov edi, dword ptr [rsp - 0x8]
    shl rsi, 0x3
    lea r8, [plywright::popcount::table::BITS]
    xor r9d, r9d
    xor ebx, ebx
    nop
.L2:
    mov r10, qword ptr [rdx + r9]
    xor rbx, r10
    movzx r11d, bl
    movzx r11d, byte ptr [r11 + r8]
    movzx ebp, bh
    movzx ebp, byte ptr [rbp + r8]
    add ebp, r11d
    mov r11d, ebx
    shr r11d, 0x10
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r8]
    add r11d, ebp
    shr ebx, 0x18
    movzx ebx, byte ptr [rbx + r8]
    mov r14, r10
    shr r14, 0x20
    movzx r14d, r14b
    movzx ebp, byte ptr [r14 + r8]
    add ebp, ebx
    mov rbx, r10
    shr rbx, 0x28
    movzx ebx, bl
    movzx r14d, byte ptr [rbx + r8]
    add r14d, ebp
    add r14d, r11d
    mov r11, r10
    shr r11, 0x30
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r8]
    shr r10, 0x38
    movzx ebx, byte ptr [r10 + r8]
    add ebx, r11d
    add ebx, r14d
    add eax, ebx
    and ebx, edi
    add r9, 0x8
    cmp rsi, r9
    jne .L2
    mov eax, eax
.L3:
    add rax, rcx
    pop rbx
    pop r14
    pop rbp
    ret

throughput:
    push rbp
    push r15
    push r14
    push r12
    push rbx
    mov r14, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x10]
    xor eax, eax
    cmp rsi, 0x8
    jb .L1
    mov rcx, rsi
    shr rcx, 0x3
    lea r8, [r14 + 0x38]
    xor eax, eax
    lea r9, [plywright::popcount::table::BITS]
.L0:
    mov rdx, qword ptr [r8 - 0x38]
    mov rbx, qword ptr [r8 - 0x30]
    movzx r10d, dl
    movzx r10d, byte ptr [r10 + r9]
    movzx ebp, dh
    movzx r11d, byte ptr [rbp + r9]
    add r11d, r10d
    mov r10d, edx
    shr r10d, 0x10
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    add r10d, r11d
    mov r11d, edx
    shr r11d, 0x18
    movzx r11d, byte ptr [r11 + r9]
    mov r15, rdx
    shr r15, 0x20
    movzx r15d, r15b
    movzx ebp, byte ptr [r15 + r9]
    add ebp, r11d
    add ebp, r10d
    mov r10, rdx
    shr r10, 0x28
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    mov r11, rdx
    shr r11, 0x30
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    add r11d, r10d
    shr rdx, 0x38
    movzx r10d, byte ptr [rdx + r9]
    add r10d, r11d
    add r10d, ebp
    add r10d, eax
    movzx eax, bl
    movzx eax, byte ptr [rax + r9]
    movzx edx, bh
    movzx edx, byte ptr [rdx + r9]
    add edx, eax
    mov eax, ebx
    shr eax, 0x10
    movzx eax, al
    movzx eax, byte ptr [rax + r9]
    add eax, edx
    mov edx, ebx
    shr edx, 0x18
    movzx edx, byte ptr [rdx + r9]
    mov r11, rbx
    shr r11, 0x20
    movzx r11d, r11b
    movzx ebp, byte ptr [r11 + r9]
    add ebp, edx
    add ebp, eax
    mov rax, rbx
    shr rax, 0x28
    movzx eax, al
    movzx eax, byte ptr [rax + r9]
    mov rdx, rbx
    shr rdx, 0x30
    movzx edx, dl
    movzx edx, byte ptr [rdx + r9]
    add edx, eax
    shr rbx, 0x38
    movzx r11d, byte ptr [rbx + r9]
    add r11d, edx
    add r11d, ebp
    mov rax, qword ptr [r8 - 0x28]
    movzx edx, al
    movzx edx, byte ptr [rdx + r9]
    movzx ebx, ah
    movzx ebx, byte ptr [rbx + r9]
    add ebx, edx
    mov edx, eax
    shr edx, 0x10
    movzx edx, dl
    movzx edx, byte ptr [rdx + r9]
    add edx, ebx
    mov ebx, eax
    shr ebx, 0x18
    movzx ebx, byte ptr [rbx + r9]
    mov r15, rax
    shr r15, 0x20
    movzx r15d, r15b
    movzx ebp, byte ptr [r15 + r9]
    add ebp, ebx
    add ebp, edx
    mov rdx, rax
    shr rdx, 0x28
    movzx edx, dl
    movzx edx, byte ptr [rdx + r9]
    mov rbx, rax
    shr rbx, 0x30
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    add ebx, edx
    shr rax, 0x38
    movzx eax, byte ptr [rax + r9]
    add eax, ebx
    add eax, ebp
    add eax, r11d
    add eax, r10d
    mov rdx, qword ptr [r8 - 0x20]
    movzx r10d, dl
    movzx r10d, byte ptr [r10 + r9]
    movzx ebx, dh
    movzx r11d, byte ptr [rbx + r9]
    add r11d, r10d
    mov r10d, edx
    shr r10d, 0x10
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    add r10d, r11d
    mov r11d, edx
    shr r11d, 0x18
    movzx r11d, byte ptr [r11 + r9]
    mov rbx, rdx
    shr rbx, 0x20
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r11d
    add ebx, r10d
    mov r10, rdx
    shr r10, 0x28
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    mov r11, rdx
    shr r11, 0x30
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    add r11d, r10d
    shr rdx, 0x38
    movzx r10d, byte ptr [rdx + r9]
    add r10d, r11d
    add r10d, ebx
    mov rdx, qword ptr [r8 - 0x18]
    movzx r11d, dl
    movzx r11d, byte ptr [r11 + r9]
    movzx ebx, dh
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r11d
    mov r11d, edx
    shr r11d, 0x10
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    add r11d, ebx
    mov ebx, edx
    shr ebx, 0x18
    movzx ebx, byte ptr [rbx + r9]
    mov r15, rdx
    shr r15, 0x20
    movzx r15d, r15b
    movzx ebp, byte ptr [r15 + r9]
    add ebp, ebx
    add ebp, r11d
    mov r11, rdx
    shr r11, 0x28
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    mov rbx, rdx
    shr rbx, 0x30
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r11d
    shr rdx, 0x38
    movzx r11d, byte ptr [rdx + r9]
    add r11d, ebx
    add r11d, ebp
    add r11d, r10d
    mov rdx, qword ptr [r8 - 0x10]
    movzx r10d, dl
    movzx r10d, byte ptr [r10 + r9]
    movzx ebx, dh
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r10d
    mov r10d, edx
    shr r10d, 0x10
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    add r10d, ebx
    mov ebx, edx
    shr ebx, 0x18
    movzx ebx, byte ptr [rbx + r9]
    mov r15, rdx
    shr r15, 0x20
    movzx r15d, r15b
    movzx ebp, byte ptr [r15 + r9]
    add ebp, ebx
    add ebp, r10d
    mov r10, rdx
    shr r10, 0x28
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    mov rbx, rdx
    shr rbx, 0x30
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r10d
    shr rdx, 0x38
    movzx r10d, byte ptr [rdx + r9]
    add r10d, ebx
    add r10d, ebp
    add r10d, r11d
    add r10d, eax
    mov rax, qword ptr [r8 - 0x8]
    movzx edx, al
    movzx edx, byte ptr [rdx + r9]
    movzx ebx, ah
    movzx r11d, byte ptr [rbx + r9]
    add r11d, edx
    mov edx, eax
    shr edx, 0x10
    movzx edx, dl
    movzx edx, byte ptr [rdx + r9]
    add edx, r11d
    mov r11d, eax
    shr r11d, 0x18
    movzx r11d, byte ptr [r11 + r9]
    mov rbx, rax
    shr rbx, 0x20
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r11d
    add ebx, edx
    mov rdx, rax
    shr rdx, 0x28
    movzx edx, dl
    movzx edx, byte ptr [rdx + r9]
    mov r11, rax
    shr r11, 0x30
    movzx r11d, r11b
    movzx ebp, byte ptr [r11 + r9]
    add ebp, edx
    shr rax, 0x38
    movzx r11d, byte ptr [rax + r9]
    add r11d, ebp
    add r11d, ebx
    mov rax, qword ptr [r8]
    movzx edx, al
    movzx edx, byte ptr [rdx + r9]
    movzx ebx, ah
    movzx ebx, byte ptr [rbx + r9]
    add ebx, edx
    mov edx, eax
    shr edx, 0x10
    movzx edx, dl
    movzx edx, byte ptr [rdx + r9]
    add edx, ebx
    mov ebx, eax
    shr ebx, 0x18
    movzx ebx, byte ptr [rbx + r9]
    mov r15, rax
    shr r15, 0x20
    movzx r15d, r15b
    movzx ebp, byte ptr [r15 + r9]
    add ebp, ebx
    add ebp, edx
    mov rdx, rax
    shr rdx, 0x28
    movzx edx, dl
    movzx edx, byte ptr [rdx + r9]
    mov rbx, rax
    shr rbx, 0x30
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    add ebx, edx
    shr rax, 0x38
    movzx eax, byte ptr [rax + r9]
    add eax, ebx
    add eax, ebp
    add eax, r11d
    add eax, r10d
    add r8, 0x40
    dec rcx
    jne .L0
.L1:
    movabs r15, 0xffffffffffffff8
    lea r8d, [8*rsi]
    and r8d, 0x38
    je .L3
    and rsi, r15
    lea rdx, [r14 + 8*rsi]
    shr r8d, 0x3
    xor esi, esi
    lea r9, [plywright::popcount::table::BITS]
    nop
.L2:
    mov rcx, qword ptr [rdx + 8*rsi]
    movzx r10d, cl
    movzx r10d, byte ptr [r10 + r9]
    movzx ebx, ch
    movzx r11d, byte ptr [rbx + r9]
    add r11d, r10d
    mov r10d, ecx
    shr r10d, 0x10
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    add r10d, r11d
    mov r11d, ecx
    shr r11d, 0x18
    movzx r11d, byte ptr [r11 + r9]
    mov rbx, rcx
    shr rbx, 0x20
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r11d
    add ebx, r10d
    mov r10, rcx
    shr r10, 0x28
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    mov r11, rcx
    shr r11, 0x30
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    add r11d, r10d
    shr rcx, 0x38
    movzx ecx, byte ptr [rcx + r9]
    add ecx, r11d
    add ecx, ebx
    add eax, ecx
    inc rsi
    cmp r8, rsi
    jne .L2
.L3:
    mov rdx, qword ptr [rdi + 0x20]
    mov rsi, qword ptr [rdi + 0x28]
    xor r10d, r10d
    cmp rsi, 0x8
    jb .L5
    mov rdi, rsi
    shr rdi, 0x3
    lea r8, [rdx + 0x38]
    xor r10d, r10d
    lea r9, [plywright::popcount::table::BITS]
    nop
.L4:
    mov rcx, qword ptr [r8 - 0x38]
    mov rbx, qword ptr [r8 - 0x30]
    movzx r11d, cl
    movzx r11d, byte ptr [r11 + r9]
    movzx ebp, ch
    movzx ebp, byte ptr [rbp + r9]
    add ebp, r11d
    mov r11d, ecx
    shr r11d, 0x10
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    add r11d, ebp
    mov r14d, ecx
    shr r14d, 0x18
    movzx ebp, byte ptr [r14 + r9]
    mov r14, rcx
    shr r14, 0x20
    movzx r14d, r14b
    movzx r14d, byte ptr [r14 + r9]
    add r14d, ebp
    add r14d, r11d
    mov r11, rcx
    shr r11, 0x28
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    mov r12, rcx
    shr r12, 0x30
    movzx r12d, r12b
    movzx ebp, byte ptr [r12 + r9]
    add ebp, r11d
    shr rcx, 0x38
    movzx r11d, byte ptr [rcx + r9]
    add r11d, ebp
    add r11d, r14d
    add r11d, r10d
    movzx ecx, bl
    movzx ecx, byte ptr [rcx + r9]
    movzx ebp, bh
    movzx r10d, byte ptr [rbp + r9]
    add r10d, ecx
    mov ecx, ebx
    shr ecx, 0x10
    movzx ecx, cl
    movzx ecx, byte ptr [rcx + r9]
    add ecx, r10d
    mov r10d, ebx
    shr r10d, 0x18
    movzx r10d, byte ptr [r10 + r9]
    mov r14, rbx
    shr r14, 0x20
    movzx r14d, r14b
    movzx ebp, byte ptr [r14 + r9]
    add ebp, r10d
    add ebp, ecx
    mov rcx, rbx
    shr rcx, 0x28
    movzx ecx, cl
    movzx ecx, byte ptr [rcx + r9]
    mov r10, rbx
    shr r10, 0x30
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    add r10d, ecx
    shr rbx, 0x38
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r10d
    add ebx, ebp
    mov rcx, qword ptr [r8 - 0x28]
    movzx r10d, cl
    movzx r10d, byte ptr [r10 + r9]
    movzx ebp, ch
    movzx ebp, byte ptr [rbp + r9]
    add ebp, r10d
    mov r10d, ecx
    shr r10d, 0x10
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    add r10d, ebp
    mov r14d, ecx
    shr r14d, 0x18
    movzx ebp, byte ptr [r14 + r9]
    mov r14, rcx
    shr r14, 0x20
    movzx r14d, r14b
    movzx r14d, byte ptr [r14 + r9]
    add r14d, ebp
    add r14d, r10d
    mov r10, rcx
    shr r10, 0x28
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    mov r12, rcx
    shr r12, 0x30
    movzx r12d, r12b
    movzx ebp, byte ptr [r12 + r9]
    add ebp, r10d
    shr rcx, 0x38
    movzx r10d, byte ptr [rcx + r9]
    add r10d, ebp
    add r10d, r14d
    add r10d, ebx
    add r10d, r11d
    mov rcx, qword ptr [r8 - 0x20]
    movzx r11d, cl
    movzx r11d, byte ptr [r11 + r9]
    movzx ebx, ch
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r11d
    mov r11d, ecx
    shr r11d, 0x10
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    add r11d, ebx
    mov ebx, ecx
    shr ebx, 0x18
    movzx ebx, byte ptr [rbx + r9]
    mov r14, rcx
    shr r14, 0x20
    movzx r14d, r14b
    movzx ebp, byte ptr [r14 + r9]
    add ebp, ebx
    add ebp, r11d
    mov r11, rcx
    shr r11, 0x28
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    mov rbx, rcx
    shr rbx, 0x30
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r11d
    shr rcx, 0x38
    movzx r11d, byte ptr [rcx + r9]
    add r11d, ebx
    add r11d, ebp
    mov rcx, qword ptr [r8 - 0x18]
    movzx ebx, cl
    movzx ebx, byte ptr [rbx + r9]
    movzx ebp, ch
    movzx ebp, byte ptr [rbp + r9]
    add ebp, ebx
    mov ebx, ecx
    shr ebx, 0x10
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    add ebx, ebp
    mov r14d, ecx
    shr r14d, 0x18
    movzx ebp, byte ptr [r14 + r9]
    mov r14, rcx
    shr r14, 0x20
    movzx r14d, r14b
    movzx r14d, byte ptr [r14 + r9]
    add r14d, ebp
    add r14d, ebx
    mov rbx, rcx
    shr rbx, 0x28
    movzx ebx, bl
    movzx ebx, byte ptr [rbx + r9]
    mov r12, rcx
    shr r12, 0x30
    movzx r12d, r12b
    movzx ebp, byte ptr [r12 + r9]
    add ebp, ebx
    shr rcx, 0x38
    movzx ebx, byte ptr [rcx + r9]
    add ebx, ebp
    add ebx, r14d
    add ebx, r11d
    mov rcx, qword ptr [r8 - 0x10]
    movzx r11d, cl
    movzx r11d, byte ptr [r11 + r9]
    movzx ebp, ch
    movzx ebp, byte ptr [rbp + r9]
    add ebp, r11d
    mov r11d, ecx
    shr r11d, 0x10
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    add r11d, ebp
    mov r14d, ecx
    shr r14d, 0x18
    movzx ebp, byte ptr [r14 + r9]
    mov r14, rcx
    shr r14, 0x20
    movzx r14d, r14b
    movzx r14d, byte ptr [r14 + r9]
    add r14d, ebp
    add r14d, r11d
    mov r11, rcx
    shr r11, 0x28
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + r9]
    mov r12, rcx
    shr r12, 0x30
    movzx r12d, r12b
    movzx ebp, byte ptr [r12 + r9]
    add ebp, r11d
    shr rcx, 0x38
    movzx r11d, byte ptr [rcx + r9]
    add r11d, ebp
    add r11d, r14d
    add r11d, ebx
    add r11d, r10d
    mov rcx, qword ptr [r8 - 0x8]
    movzx r10d, cl
    movzx r10d, byte ptr [r10 + r9]
    movzx ebx, ch
    movzx ebx, byte ptr [rbx + r9]
    add ebx, r10d
    mov r10d, ecx
    shr r10d, 0x10
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    add r10d, ebx
    mov ebx, ecx
    shr ebx, 0x18
    movzx ebx, byte ptr [rbx + r9]
    mov r14, rcx
    shr r14, 0x20
    movzx r14d, r14b
    movzx ebp, byte ptr [r14 + r9]
    add ebp, ebx
    add ebp, r10d
    mov r10, rcx
    shr r10, 0x28
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    mov rbx, rcx
    shr rbx, 0x30
    movzx ebx, bl
    movzx r14d, byte ptr [rbx + r9]
    add r14d, r10d
    shr rcx, 0x38
    movzx ebx, byte ptr [rcx + r9]
    add ebx, r14d
    add ebx, ebp
    mov rcx, qword ptr [r8]
    movzx r10d, cl
    movzx r10d, byte ptr [r10 + r9]
    movzx ebp, ch
    movzx ebp, byte ptr [rbp + r9]
    add ebp, r10d
    mov r10d, ecx
    shr r10d, 0x10
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    add r10d, ebp
    mov r14d, ecx
    shr r14d, 0x18
    movzx ebp, byte ptr [r14 + r9]
    mov r14, rcx
    shr r14, 0x20
    movzx r14d, r14b
    movzx r14d, byte ptr [r14 + r9]
    add r14d, ebp
    add r14d, r10d
    mov r10, rcx
    shr r10, 0x28
    movzx r10d, r10b
    movzx r10d, byte ptr [r10 + r9]
    mov r12, rcx
    shr r12, 0x30
    movzx r12d, r12b
    movzx ebp, byte ptr [r12 + r9]
    add ebp, r10d
    shr rcx, 0x38
    movzx r10d, byte ptr [rcx + r9]
    add r10d, ebp
    add r10d, r14d
    add r10d, ebx
    add r10d, r11d
    add r8, 0x40
    dec rdi
    jne .L4
.L5:
    lea edi, [8*rsi]
    and edi, 0x38
    je .L7
    and rsi, r15
    lea rcx, [rdx + 8*rsi]
    shr edi, 0x3
    xor edx, edx
    lea rsi, [plywright::popcount::table::BITS]
    nop
.L6:
    mov rbx, qword ptr [rcx + 8*rdx]
    movzx r8d, bl
    movzx r8d, byte ptr [r8 + rsi]
    movzx ebp, bh
    movzx r9d, byte ptr [rbp + rsi]
    add r9d, r8d
    mov r8d, ebx
    shr r8d, 0x10
    movzx r8d, r8b
    movzx r8d, byte ptr [r8 + rsi]
    add r8d, r9d
    mov r9d, ebx
    shr r9d, 0x18
    movzx r9d, byte ptr [r9 + rsi]
    mov r11, rbx
    shr r11, 0x20
    movzx r11d, r11b
    movzx r11d, byte ptr [r11 + rsi]
    add r11d, r9d
    add r11d, r8d
    mov r8, rbx
    shr r8, 0x28
    movzx r8d, r8b
    movzx r8d, byte ptr [r8 + rsi]
    mov r9, rbx
    shr r9, 0x30
    movzx r9d, r9b
    movzx r9d, byte ptr [r9 + rsi]
    add r9d, r8d
    shr rbx, 0x38
    movzx r8d, byte ptr [rbx + rsi]
    add r8d, r9d
    add r8d, r11d
    add r10d, r8d
    inc rdx
    cmp rdi, rdx
    jne .L6
.L7:
    mov ecx, eax
    mov eax, r10d
    add rax, rcx
    pop rbx
    pop r12
    pop r14
    pop r15
    pop rbp
    ret
