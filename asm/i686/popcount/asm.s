# The kernels of popcount/asm, disassembled from the binary that is timed.
# compiler: rustc 1.95.0 (59807616e 2026-04-14), LLVM 22.1.2
# flags: profile `bench` (opt-level 3, fat LTO, one codegen unit), --target i686-unknown-linux-gnu
# command: cargo lab asm popcount/asm --target i686
# binary: sha256 2681e56bbcf684112d49ce1fce9e75ae9c059489f2f43efa4ad3e224278511cc
# latency: 85 instructions in 240 bytes; innermost loops: .L1 of 4, .L3 of 4, .L7 of 4, .L9 of 4
# throughput: 361 instructions in 856 bytes; innermost loops: .L1 of 4, .L3 of 4, .L5 of 4, .L7 of 4, .L9 of 4, .L11 of 4, .L13 of 4, .L15 of 4, .L17 of 4, .L19 of 4, .L21 of 4, .L23 of 4, .L25 of 4, .L27 of 4, .L29 of 4, .L31 of 4, .L35 of 4, .L37 of 4, .L41 of 4, .L43 of 4, .L45 of 4, .L47 of 4, .L49 of 4, .L51 of 4, .L53 of 4, .L55 of 4, .L57 of 4, .L59 of 4, .L61 of 4, .L63 of 4, .L65 of 4, .L67 of 4, .L69 of 4, .L71 of 4, .L75 of 4, .L77 of 4
# mix of 446 instructions: 86 and, 82 mov, 46 jne, 46 lea, 44 je, 40 inc, 32 add, 32 xor, 8 pop, 8 push, 4 dec, 4 shr, 2 cmp, 2 jb, 2 ret, 2 setb, 2 shl, 2 sub, 2 test

latency:
    push ebp
    push ebx
    push edi
    push esi
    sub esp, 0x14
    mov eax, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov edi, dword ptr [eax + 0x8]
    mov esi, dword ptr [eax + 0x4]
    mov eax, esp
    mov eax, 0x0
    test edi, edi
    je .L5
    mov eax, dword ptr [esp]
    shl edi, 0x3
    xor ebp, ebp
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    nop
.L0:
    xor ebp, dword ptr [esi]
    mov edx, dword ptr [esi + 0x4]
    xor ebx, ebx
    and ebp, ebp
    je .L2
.L1:
    inc ebx
    lea ecx, [ebp - 0x1]
    and ebp, ecx
    jne .L1
.L2:
    and edx, edx
    je .L4
.L3:
    inc ebx
    lea ecx, [edx - 0x1]
    and edx, ecx
    jne .L3
.L4:
    add eax, ebx
    and ebx, dword ptr [esp + 0xc]
    add esi, 0x8
    add edi, -0x8
    mov ebp, ebx
    jne .L0
.L5:
    mov dword ptr [esp + 0x10], eax
    mov eax, dword ptr [esp + 0x28]
    mov dword ptr [esp + 0x4], 0x0
    mov dword ptr [esp], 0x0
    mov ecx, esp
    mov edx, dword ptr [eax + 0x14]
    mov esi, dword ptr [eax + 0x10]
    mov eax, 0x0
    test edx, edx
    je .L11
    mov eax, dword ptr [esp]
    shl edx, 0x3
    xor ebx, ebx
    mov dword ptr [esp + 0xc], eax
    xor eax, eax
    nop
.L6:
    xor ebx, dword ptr [esi]
    mov ecx, dword ptr [esi + 0x4]
    xor ebp, ebp
    and ebx, ebx
    je .L8
.L7:
    inc ebp
    lea edi, [ebx - 0x1]
    and ebx, edi
    jne .L7
.L8:
    and ecx, ecx
    je .L10
.L9:
    inc ebp
    lea edi, [ecx - 0x1]
    and ecx, edi
    jne .L9
.L10:
    add eax, ebp
    and ebp, dword ptr [esp + 0xc]
    add esi, 0x8
    add edx, -0x8
    mov ebx, ebp
    jne .L6
.L11:
    xor edx, edx
    add eax, dword ptr [esp + 0x10]
    setb dl
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
    sub esp, 0x10
    mov eax, dword ptr [esp + 0x24]
    mov ecx, dword ptr [eax + 0x4]
    mov eax, dword ptr [eax + 0x8]
    mov dword ptr [esp], ecx
    xor ecx, ecx
    cmp eax, 0x8
    mov dword ptr [esp + 0x4], eax
    jb .L33
    mov edx, dword ptr [esp + 0x4]
    mov eax, dword ptr [esp]
    xor ecx, ecx
    shr edx, 0x3
    lea ebx, [eax + 0x38]
    nop
.L0:
    mov dword ptr [esp + 0x8], edx
    mov eax, dword ptr [ebx - 0x38]
    mov edx, dword ptr [ebx - 0x34]
    xor ebp, ebp
    and eax, eax
    je .L2
.L1:
    inc ebp
    lea esi, [eax - 0x1]
    and eax, esi
    jne .L1
.L2:
    and edx, edx
    je .L4
.L3:
    inc ebp
    lea esi, [edx - 0x1]
    and edx, esi
    jne .L3
.L4:
    add ebp, ecx
    mov ecx, dword ptr [ebx - 0x30]
    mov edx, dword ptr [ebx - 0x2c]
    xor eax, eax
    and ecx, ecx
    je .L6
.L5:
    inc eax
    lea esi, [ecx - 0x1]
    and ecx, esi
    jne .L5
.L6:
    and edx, edx
    je .L8
.L7:
    inc eax
    lea esi, [edx - 0x1]
    and edx, esi
    jne .L7
.L8:
    mov edx, dword ptr [ebx - 0x28]
    mov esi, dword ptr [ebx - 0x24]
    xor ecx, ecx
    and edx, edx
    je .L10
.L9:
    inc ecx
    lea edi, [edx - 0x1]
    and edx, edi
    jne .L9
.L10:
    and esi, esi
    je .L12
.L11:
    inc ecx
    lea edi, [esi - 0x1]
    and esi, edi
    jne .L11
.L12:
    add ecx, eax
    mov eax, dword ptr [ebx - 0x20]
    mov edx, dword ptr [ebx - 0x1c]
    add ecx, ebp
    xor ebp, ebp
    and eax, eax
    je .L14
.L13:
    inc ebp
    lea esi, [eax - 0x1]
    and eax, esi
    jne .L13
.L14:
    and edx, edx
    je .L16
.L15:
    inc ebp
    lea esi, [edx - 0x1]
    and edx, esi
    jne .L15
.L16:
    mov edx, dword ptr [ebx - 0x18]
    mov esi, dword ptr [ebx - 0x14]
    xor eax, eax
    and edx, edx
    je .L18
.L17:
    inc eax
    lea edi, [edx - 0x1]
    and edx, edi
    jne .L17
.L18:
    and esi, esi
    je .L20
.L19:
    inc eax
    lea edi, [esi - 0x1]
    and esi, edi
    jne .L19
.L20:
    add eax, ebp
    mov edx, dword ptr [ebx - 0x10]
    mov esi, dword ptr [ebx - 0xc]
    xor ebp, ebp
    and edx, edx
    je .L22
.L21:
    inc ebp
    lea edi, [edx - 0x1]
    and edx, edi
    jne .L21
.L22:
    and esi, esi
    je .L24
.L23:
    inc ebp
    lea edi, [esi - 0x1]
    and esi, edi
    jne .L23
.L24:
    mov edx, dword ptr [ebx - 0x4]
    add ebp, eax
    add ebp, ecx
    mov ecx, dword ptr [ebx - 0x8]
    xor eax, eax
    and ecx, ecx
    je .L26
.L25:
    inc eax
    lea esi, [ecx - 0x1]
    and ecx, esi
    jne .L25
.L26:
    and edx, edx
    je .L28
.L27:
    inc eax
    lea esi, [edx - 0x1]
    and edx, esi
    jne .L27
.L28:
    mov edx, dword ptr [ebx]
    mov esi, dword ptr [ebx + 0x4]
    xor ecx, ecx
    and edx, edx
    je .L30
.L29:
    inc ecx
    lea edi, [edx - 0x1]
    and edx, edi
    jne .L29
.L30:
    and esi, esi
    je .L32
.L31:
    inc ecx
    lea edi, [esi - 0x1]
    and esi, edi
    jne .L31
.L32:
    mov edx, dword ptr [esp + 0x8]
    add ecx, eax
    add ebx, 0x40
    add ecx, ebp
    dec edx
    jne .L0
.L33:
    mov edx, dword ptr [esp + 0x4]
    lea edi, [8*edx]
    and edi, 0x38
    je .L39
    mov eax, dword ptr [esp]
    and edx, 0xffffff8
    shr edi, 0x3
    lea edx, [eax + 8*edx]
.L34:
    mov eax, dword ptr [edx]
    mov esi, dword ptr [edx + 0x4]
    xor ebp, ebp
    and eax, eax
    je .L36
.L35:
    inc ebp
    lea ebx, [eax - 0x1]
    and eax, ebx
    jne .L35
.L36:
    and esi, esi
    je .L38
.L37:
    inc ebp
    lea ebx, [esi - 0x1]
    and esi, ebx
    jne .L37
.L38:
    add ecx, ebp
    add edx, 0x8
    dec edi
    jne .L34
.L39:
    mov eax, dword ptr [esp + 0x24]
    mov dword ptr [esp + 0xc], ecx
    mov edx, dword ptr [eax + 0x14]
    mov ecx, dword ptr [eax + 0x10]
    xor eax, eax
    cmp edx, 0x8
    mov dword ptr [esp], ecx
    mov dword ptr [esp + 0x4], edx
    jb .L73
    mov ecx, dword ptr [esp + 0x4]
    mov eax, dword ptr [esp]
    lea ebx, [eax + 0x38]
    shr ecx, 0x3
    xor eax, eax
    nop
.L40:
    mov dword ptr [esp + 0x8], ecx
    mov edx, dword ptr [ebx - 0x38]
    mov esi, dword ptr [ebx - 0x34]
    xor ebp, ebp
    and edx, edx
    je .L42
.L41:
    inc ebp
    lea edi, [edx - 0x1]
    and edx, edi
    jne .L41
.L42:
    and esi, esi
    je .L44
.L43:
    inc ebp
    lea edi, [esi - 0x1]
    and esi, edi
    jne .L43
.L44:
    add ebp, eax
    mov eax, dword ptr [ebx - 0x30]
    mov esi, dword ptr [ebx - 0x2c]
    xor edx, edx
    and eax, eax
    je .L46
.L45:
    inc edx
    lea edi, [eax - 0x1]
    and eax, edi
    jne .L45
.L46:
    and esi, esi
    je .L48
.L47:
    inc edx
    lea edi, [esi - 0x1]
    and esi, edi
    jne .L47
.L48:
    mov esi, dword ptr [ebx - 0x28]
    mov edi, dword ptr [ebx - 0x24]
    xor eax, eax
    and esi, esi
    je .L50
.L49:
    inc eax
    lea ecx, [esi - 0x1]
    and esi, ecx
    jne .L49
.L50:
    and edi, edi
    je .L52
.L51:
    inc eax
    lea ecx, [edi - 0x1]
    and edi, ecx
    jne .L51
.L52:
    add eax, edx
    mov ecx, dword ptr [ebx - 0x20]
    mov edx, dword ptr [ebx - 0x1c]
    add eax, ebp
    xor ebp, ebp
    and ecx, ecx
    je .L54
.L53:
    inc ebp
    lea esi, [ecx - 0x1]
    and ecx, esi
    jne .L53
.L54:
    and edx, edx
    je .L56
.L55:
    inc ebp
    lea esi, [edx - 0x1]
    and edx, esi
    jne .L55
.L56:
    mov ecx, dword ptr [ebx - 0x18]
    mov esi, dword ptr [ebx - 0x14]
    xor edx, edx
    and ecx, ecx
    je .L58
.L57:
    inc edx
    lea edi, [ecx - 0x1]
    and ecx, edi
    jne .L57
.L58:
    and esi, esi
    je .L60
.L59:
    inc edx
    lea edi, [esi - 0x1]
    and esi, edi
    jne .L59
.L60:
    add edx, ebp
    mov ecx, dword ptr [ebx - 0x10]
    mov esi, dword ptr [ebx - 0xc]
    xor ebp, ebp
    and ecx, ecx
    je .L62
.L61:
    inc ebp
    lea edi, [ecx - 0x1]
    and ecx, edi
    jne .L61
.L62:
    and esi, esi
    je .L64
.L63:
    inc ebp
    lea edi, [esi - 0x1]
    and esi, edi
    jne .L63
.L64:
    mov ecx, dword ptr [ebx - 0x4]
    add ebp, edx
    add ebp, eax
    mov eax, dword ptr [ebx - 0x8]
    xor edx, edx
    and eax, eax
    je .L66
.L65:
    inc edx
    lea esi, [eax - 0x1]
    and eax, esi
    jne .L65
.L66:
    and ecx, ecx
    je .L68
.L67:
    inc edx
    lea esi, [ecx - 0x1]
    and ecx, esi
    jne .L67
.L68:
    mov ecx, dword ptr [ebx]
    mov esi, dword ptr [ebx + 0x4]
    xor eax, eax
    and ecx, ecx
    je .L70
.L69:
    inc eax
    lea edi, [ecx - 0x1]
    and ecx, edi
    jne .L69
.L70:
    and esi, esi
    je .L72
.L71:
    inc eax
    lea edi, [esi - 0x1]
    and esi, edi
    jne .L71
.L72:
    mov ecx, dword ptr [esp + 0x8]
    add eax, edx
    add ebx, 0x40
    add eax, ebp
    dec ecx
    jne .L40
.L73:
    mov edx, dword ptr [esp + 0x4]
    lea edi, [8*edx]
    and edi, 0x38
    je .L79
    mov ecx, dword ptr [esp]
    and edx, 0xffffff8
    shr edi, 0x3
    lea edx, [ecx + 8*edx]
.L74:
    mov ecx, dword ptr [edx]
    mov esi, dword ptr [edx + 0x4]
    xor ebp, ebp
    and ecx, ecx
    je .L76
.L75:
    inc ebp
    lea ebx, [ecx - 0x1]
    and ecx, ebx
    jne .L75
.L76:
    and esi, esi
    je .L78
.L77:
    inc ebp
    lea ebx, [esi - 0x1]
    and esi, ebx
    jne .L77
.L78:
    add eax, ebp
    add edx, 0x8
    dec edi
    jne .L74
.L79:
    xor edx, edx
    add eax, dword ptr [esp + 0xc]
    setb dl
    add esp, 0x10
    pop esi
    pop edi
    pop ebx
    pop ebp
    ret
