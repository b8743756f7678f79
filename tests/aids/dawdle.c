/* Makes any UCI engine slower by a known share: a test aid for `outpace`.
 *
 *     cc -O2 -shared -fPIC -o dawdle.so tests/aids/dawdle.c
 *     LD_PRELOAD=$PWD/dawdle.so DAWDLE=200 stockfish      (2 % slower)
 *
 * DAWDLE is in hundredths of a per cent, like our own option `Handicap`. To be fair, both sides of
 * a comparison run with this library, one of them with DAWDLE=0.
 *
 * The library replaces two functions of the C library that a C++ program uses for `std::cin` and
 * `std::cout`. So it works for engines that are linked to libstdc++.so and leave the two
 * synchronised with C, as Stockfish does. The last byte that is read before a search begins ends
 * the line `go ...`. When the engine is about to write `bestmove`, the library loops for the given
 * share of the time since then, as if the search had taken that much longer.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static _Atomic long long last_read;

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int getc(FILE *stream) {
    static int (*next)(FILE *);
    if (!next) next = (int (*)(FILE *))dlsym(RTLD_NEXT, "getc");
    int byte = next(stream);
    if (stream == stdin) last_read = now();
    return byte;
}

size_t fwrite(const void *bytes, size_t size, size_t count, FILE *stream) {
    static size_t (*next)(const void *, size_t, size_t, FILE *);
    if (!next) next = (size_t (*)(const void *, size_t, size_t, FILE *))dlsym(RTLD_NEXT, "fwrite");
    if (stream == stdout && size * count >= 8 && !memcmp(bytes, "bestmove", 8)) {
        const char *share = getenv("DAWDLE");
        long long written = now(), end = written + (written - last_read) * (share ? atoll(share) : 0) / 10000;
        while (now() < end) {}
    }
    return next(bytes, size, count, stream);
}
