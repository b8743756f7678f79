static const char *words[4] = {"pawn", "knight", "bishop", "rook"};
int count = 7;
__attribute__((section(".text.first"))) int first(int n) { return n + words[n & 3][0]; }
__attribute__((section(".text.second"))) int second(int n) { return first(n) * 3 + count; }
__attribute__((section(".text.third"))) int third(int n) { return second(n) + first(n + 1); }
