/* Bit counting of the engine iCE, as its blog prints the code (claims 35 and 55). Each C compiler
 * compiles this file once; the names of the functions begin with the compiler's.
 *
 *     gcc -O2 -fPIC -DCOMPILER=gcc -c tests/aids/popcounts.c -o gcc.o      (with -m32 for 32 bits)
 */
#include <stddef.h>
#include <stdint.h>

static int popCount_C_shift(uint64_t B) {
    B = B - ((B >> 1) & 0x5555555555555555ULL);
    B = (B & 0x3333333333333333ULL) + ((B >> 2) & 0x3333333333333333ULL);
    B = (B + (B >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
    return (B * 0x0101010101010101ull) >> 56;
}

static int popCount_C_sparse(uint64_t b) {
    int count = 0;
    while (b != 0) {
        count++;
        b &= b - 1; /* reset LS1B */
    }
    return count;
}

#define JOINED(compiler, name) compiler##_##name
#define JOIN(compiler, name) JOINED(compiler, name)

/* Counts the bits of a set of words. Each word is counted by itself, as in an engine: the compiler
 * cannot count several words at once. */
#define COUNTS(name, of_word)                                                \
    uint64_t JOIN(COMPILER, name)(const uint64_t *words, size_t length) {    \
        uint64_t sum = 0;                                                    \
        for (size_t i = 0; i < length; i++) {                                \
            int count = of_word(words[i]);                                   \
            __asm__ volatile("" : "+r"(count));                              \
            sum += (unsigned)count;                                          \
        }                                                                    \
        return sum;                                                          \
    }

COUNTS(shift, popCount_C_shift)
COUNTS(sparse, popCount_C_sparse)
COUNTS(builtin, __builtin_popcountll)
