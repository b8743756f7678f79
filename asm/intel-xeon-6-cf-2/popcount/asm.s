# The kernels of popcount/asm, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), -C target-cpu=native
# command: cargo lab asm popcount/asm --target native
# binary: sha256 0516eab9957de7c1617d5362d6360d187fd93c7340b6489b1bd528dad9e862dc
# latency: 72 instructions in 233 bytes; innermost loops: .L1 of 4, .L3 of 4, .L7 of 4, .L9 of 4
# throughput: 361 instructions in 1079 bytes; innermost loops: .L1 of 4, .L3 of 4, .L5 of 4, .L7 of 4, .L9 of 4, .L11 of 4, .L13 of 4, .L15 of 4, .L17 of 4, .L19 of 4, .L21 of 4, .L23 of 4, .L25 of 4, .L27 of 4, .L29 of 4, .L31 of 4, .L35 of 4, .L37 of 4, .L41 of 4, .L43 of 4, .L45 of 4, .L47 of 4, .L49 of 4, .L51 of 4, .L53 of 4, .L55 of 4, .L57 of 4, .L59 of 4, .L61 of 4, .L63 of 4, .L65 of 4, .L67 of 4, .L69 of 4, .L71 of 4, .L75 of 4, .L77 of 4
# mix of 433 instructions: 86 and, 58 mov, 48 lea, 46 jne, 44 je, 42 inc, 34 xor, 26 add, 24 shr, 6 cmp, 4 pop, 4 push, 2 dec, 2 jb, 2 ret, 2 shl, 2 test, 1 movabs

latency:
    push rbx
    mov rax, qword ptr [rdi + 0x8]
    mov rdx, qword ptr [rdi + 0x10]
    mov qword ptr [rsp - 0x8], 0x0
    lea rcx, [rsp - 0x8]
    xor ecx, ecx
    test rdx, rdx
    je .L5
    mov esi, dword ptr [rsp - 0x8]
    shl rdx, 0x3
    xor r8d, r8d
    xor r9d, r9d
    nop
.L0:
    mov r10, qword ptr [rax + r8]
    xor r9d, r10d
    shr r10, 0x20
    xor r11d, r11d
    and r9d, r9d
    je .L2
.L1:
    inc r11d
    lea ebx, [r9 - 0x1]
    and r9d, ebx
    jne .L1
.L2:
    and r10d, r10d
    je .L4
.L3:
    inc r11d
    lea ebx, [r10 - 0x1]
    and r10d, ebx
    jne .L3
.L4:
    add ecx, r11d
    and r11d, esi
    add r8, 0x8
    mov r9, r11
    cmp rdx, r8
    jne .L0
    mov ecx, ecx
.L5:
    mov rdx, qword ptr [rdi + 0x20]
    mov rsi, qword ptr [rdi + 0x28]
    mov qword ptr [rsp - 0x8], 0x0
    lea rax, [rsp - 0x8]
    xor eax, eax
    test rsi, rsi
    je .L11
    mov edi, dword ptr [rsp - 0x8]
    shl rsi, 0x3
    xor r8d, r8d
    xor r9d, r9d
    nop
.L6:
    mov r10, qword ptr [rdx + r8]
    xor r9d, r10d
    shr r10, 0x20
    xor r11d, r11d
    and r9d, r9d
    je .L8
.L7:
    inc r11d
    lea ebx, [r9 - 0x1]
    and r9d, ebx
    jne .L7
.L8:
    and r10d, r10d
    je .L10
.L9:
    inc r11d
    lea ebx, [r10 - 0x1]
    and r10d, ebx
    jne .L9
.L10:
    add eax, r11d
    and r11d, edi
    add r8, 0x8
    mov r9, r11
    cmp rsi, r8
    jne .L6
    mov eax, eax
.L11:
    add rax, rcx
    pop rbx
    ret

throughput:
    push rbp
    push r14
    push rbx
    mov rdx, qword ptr [rdi + 0x8]
    mov rsi, qword ptr [rdi + 0x10]
    xor eax, eax
    cmp rsi, 0x8
    jb .L33
    mov rcx, rsi
    shr rcx, 0x3
    lea r8, [rdx + 0x38]
    xor eax, eax
    nop
.L0:
    mov r10, qword ptr [r8 - 0x38]
    mov r11, qword ptr [r8 - 0x30]
    mov rbx, r10
    shr rbx, 0x20
    xor r9d, r9d
    and r10d, r10d
    je .L2
.L1:
    inc r9d
    lea ebp, [r10 - 0x1]
    and r10d, ebp
    jne .L1
.L2:
    and ebx, ebx
    je .L4
.L3:
    inc r9d
    lea ebp, [rbx - 0x1]
    and ebx, ebp
    jne .L3
.L4:
    add r9d, eax
    mov rax, r11
    shr rax, 0x20
    xor ebx, ebx
    and r11d, r11d
    je .L6
.L5:
    inc ebx
    lea r10d, [r11 - 0x1]
    and r11d, r10d
    jne .L5
.L6:
    and eax, eax
    je .L8
.L7:
    inc ebx
    lea r10d, [rax - 0x1]
    and eax, r10d
    jne .L7
.L8:
    mov r10, qword ptr [r8 - 0x28]
    mov r11, r10
    shr r11, 0x20
    xor eax, eax
    and r10d, r10d
    je .L10
.L9:
    inc eax
    lea ebp, [r10 - 0x1]
    and r10d, ebp
    jne .L9
.L10:
    and r11d, r11d
    je .L12
.L11:
    inc eax
    lea ebp, [r11 - 0x1]
    and r11d, ebp
    jne .L11
.L12:
    add eax, ebx
    add eax, r9d
    mov r9, qword ptr [r8 - 0x20]
    mov r10, r9
    shr r10, 0x20
    xor ebx, ebx
    and r9d, r9d
    je .L14
.L13:
    inc ebx
    lea r11d, [r9 - 0x1]
    and r9d, r11d
    jne .L13
.L14:
    and r10d, r10d
    je .L16
.L15:
    inc ebx
    lea r11d, [r10 - 0x1]
    and r10d, r11d
    jne .L15
.L16:
    mov r9, qword ptr [r8 - 0x18]
    mov r10, r9
    shr r10, 0x20
    xor ebp, ebp
    and r9d, r9d
    je .L18
.L17:
    inc ebp
    lea r11d, [r9 - 0x1]
    and r9d, r11d
    jne .L17
.L18:
    and r10d, r10d
    je .L20
.L19:
    inc ebp
    lea r11d, [r10 - 0x1]
    and r10d, r11d
    jne .L19
.L20:
    add ebp, ebx
    mov r10, qword ptr [r8 - 0x10]
    mov r11, r10
    shr r11, 0x20
    xor r9d, r9d
    and r10d, r10d
    je .L22
.L21:
    inc r9d
    lea ebx, [r10 - 0x1]
    and r10d, ebx
    jne .L21
.L22:
    and r11d, r11d
    je .L24
.L23:
    inc r9d
    lea ebx, [r11 - 0x1]
    and r11d, ebx
    jne .L23
.L24:
    add r9d, ebp
    add r9d, eax
    mov rax, qword ptr [r8 - 0x8]
    mov r10, rax
    shr r10, 0x20
    xor ebx, ebx
    and eax, eax
    je .L26
.L25:
    inc ebx
    lea r11d, [rax - 0x1]
    and eax, r11d
    jne .L25
.L26:
    and r10d, r10d
    je .L28
.L27:
    inc ebx
    lea r11d, [r10 - 0x1]
    and r10d, r11d
    jne .L27
.L28:
    mov r10, qword ptr [r8]
    mov r11, r10
    shr r11, 0x20
    xor eax, eax
    and r10d, r10d
    je .L30
.L29:
    inc eax
    lea ebp, [r10 - 0x1]
    and r10d, ebp
    jne .L29
.L30:
    and r11d, r11d
    je .L32
.L31:
    inc eax
    lea ebp, [r11 - 0x1]
    and r11d, ebp
    jne .L31
.L32:
    add eax, ebx
    add eax, r9d
    add r8, 0x40
    dec rcx
    jne .L0
.L33:
    movabs rcx, 0xffffffffffffff8
    lea r8d, [8*rsi]
    and r8d, 0x38
    je .L39
    and rsi, rcx
    lea rdx, [rdx + 8*rsi]
    shr r8d, 0x3
    xor esi, esi
    nop
.L34:
    mov r9, qword ptr [rdx + 8*rsi]
    mov r10, r9
    shr r10, 0x20
    xor ebx, ebx
    and r9d, r9d
    je .L36
.L35:
    inc ebx
    lea r11d, [r9 - 0x1]
    and r9d, r11d
    jne .L35
.L36:
    and r10d, r10d
    je .L38
.L37:
    inc ebx
    lea r11d, [r10 - 0x1]
    and r10d, r11d
    jne .L37
.L38:
    add eax, ebx
    inc rsi
    cmp r8, rsi
    jne .L34
.L39:
    mov rdx, qword ptr [rdi + 0x20]
    mov rsi, qword ptr [rdi + 0x28]
    xor r9d, r9d
    cmp rsi, 0x8
    jb .L73
    mov rdi, rsi
    shr rdi, 0x3
    lea r8, [rdx + 0x38]
    xor r9d, r9d
    nop
.L40:
    mov r11, qword ptr [r8 - 0x38]
    mov rbx, qword ptr [r8 - 0x30]
    mov r14, r11
    shr r14, 0x20
    xor r10d, r10d
    and r11d, r11d
    je .L42
.L41:
    inc r10d
    lea ebp, [r11 - 0x1]
    and r11d, ebp
    jne .L41
.L42:
    and r14d, r14d
    je .L44
.L43:
    inc r10d
    lea ebp, [r14 - 0x1]
    and r14d, ebp
    jne .L43
.L44:
    add r10d, r9d
    mov r9, rbx
    shr r9, 0x20
    xor ebp, ebp
    and ebx, ebx
    je .L46
.L45:
    inc ebp
    lea r11d, [rbx - 0x1]
    and ebx, r11d
    jne .L45
.L46:
    and r9d, r9d
    je .L48
.L47:
    inc ebp
    lea r11d, [r9 - 0x1]
    and r9d, r11d
    jne .L47
.L48:
    mov r11, qword ptr [r8 - 0x28]
    mov rbx, r11
    shr rbx, 0x20
    xor r9d, r9d
    and r11d, r11d
    je .L50
.L49:
    inc r9d
    lea r14d, [r11 - 0x1]
    and r11d, r14d
    jne .L49
.L50:
    and ebx, ebx
    je .L52
.L51:
    inc r9d
    lea r14d, [rbx - 0x1]
    and ebx, r14d
    jne .L51
.L52:
    add r9d, ebp
    add r9d, r10d
    mov r10, qword ptr [r8 - 0x20]
    mov r11, r10
    shr r11, 0x20
    xor ebp, ebp
    and r10d, r10d
    je .L54
.L53:
    inc ebp
    lea ebx, [r10 - 0x1]
    and r10d, ebx
    jne .L53
.L54:
    and r11d, r11d
    je .L56
.L55:
    inc ebp
    lea ebx, [r11 - 0x1]
    and r11d, ebx
    jne .L55
.L56:
    mov r10, qword ptr [r8 - 0x18]
    mov r11, r10
    shr r11, 0x20
    xor r14d, r14d
    and r10d, r10d
    je .L58
.L57:
    inc r14d
    lea ebx, [r10 - 0x1]
    and r10d, ebx
    jne .L57
.L58:
    and r11d, r11d
    je .L60
.L59:
    inc r14d
    lea ebx, [r11 - 0x1]
    and r11d, ebx
    jne .L59
.L60:
    add r14d, ebp
    mov r11, qword ptr [r8 - 0x10]
    mov rbx, r11
    shr rbx, 0x20
    xor r10d, r10d
    and r11d, r11d
    je .L62
.L61:
    inc r10d
    lea ebp, [r11 - 0x1]
    and r11d, ebp
    jne .L61
.L62:
    and ebx, ebx
    je .L64
.L63:
    inc r10d
    lea ebp, [rbx - 0x1]
    and ebx, ebp
    jne .L63
.L64:
    add r10d, r14d
    add r10d, r9d
    mov r9, qword ptr [r8 - 0x8]
    mov r11, r9
    shr r11, 0x20
    xor ebp, ebp
    and r9d, r9d
    je .L66
.L65:
    inc ebp
    lea ebx, [r9 - 0x1]
    and r9d, ebx
    jne .L65
.L66:
    and r11d, r11d
    je .L68
.L67:
    inc ebp
    lea ebx, [r11 - 0x1]
    and r11d, ebx
    jne .L67
.L68:
    mov r11, qword ptr [r8]
    mov rbx, r11
    shr rbx, 0x20
    xor r9d, r9d
    and r11d, r11d
    je .L70
.L69:
    inc r9d
    lea r14d, [r11 - 0x1]
    and r11d, r14d
    jne .L69
.L70:
    and ebx, ebx
    je .L72
.L71:
    inc r9d
    lea r14d, [rbx - 0x1]
    and ebx, r14d
    jne .L71
.L72:
    add r9d, ebp
    add r9d, r10d
    add r8, 0x40
    dec rdi
    jne .L40
.L73:
    lea edi, [8*rsi]
    and edi, 0x38
    je .L79
    and rsi, rcx
    lea rcx, [rdx + 8*rsi]
    shr edi, 0x3
    xor edx, edx
    nop
.L74:
    mov rsi, qword ptr [rcx + 8*rdx]
    mov r8, rsi
    shr r8, 0x20
    xor r11d, r11d
    and esi, esi
    je .L76
.L75:
    inc r11d
    lea r10d, [rsi - 0x1]
    and esi, r10d
    jne .L75
.L76:
    and r8d, r8d
    je .L78
.L77:
    inc r11d
    lea r10d, [r8 - 0x1]
    and r8d, r10d
    jne .L77
.L78:
    add r9d, r11d
    inc rdx
    cmp rdi, rdx
    jne .L74
.L79:
    mov ecx, eax
    mov eax, r9d
    add rax, rcx
    pop rbx
    pop r14
    pop rbp
    ret
