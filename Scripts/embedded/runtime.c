// What compiled code calls where there is no C library. Memory is never given back.

typedef unsigned long size_t;

static unsigned char heap[64 << 20];
static size_t used;

int posix_memalign(void **block, size_t alignment, size_t size) {
  used = (used + alignment - 1) / alignment * alignment;
  if (used + size > sizeof heap) return 12;
  *block = heap + used;
  used += size;
  return 0;
}

void *malloc(size_t size) {
  void *block = 0;
  posix_memalign(&block, 16, size);
  return block;
}

void free(void *block) {}

void *memset(void *to, int value, size_t size) {
  unsigned char *bytes = to;
  for (size_t i = 0; i < size; i++) bytes[i] = value;
  return to;
}

void *memmove(void *to, const void *from, size_t size) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) {
    for (size_t i = 0; i < size; i++) target[i] = source[i];
  } else {
    for (size_t i = size; i > 0; i--) target[i - 1] = source[i - 1];
  }
  return to;
}

void *memcpy(void *to, const void *from, size_t size) { return memmove(to, from, size); }

int memcmp(const void *a, const void *b, size_t size) {
  const unsigned char *left = a, *right = b;
  for (size_t i = 0; i < size; i++) {
    if (left[i] != right[i]) return left[i] - right[i];
  }
  return 0;
}

void arc4random_buf(void *to, size_t size) { memset(to, 7, size); }

double fmod(double x, double y) { return x - y * __builtin_trunc(x / y); }

double round(double x) {
  return __builtin_copysign(__builtin_floor(__builtin_fabs(x) + 0.5), x);
}

size_t __stack_chk_guard = 0x57ac6;

void __stack_chk_fail(void) { __builtin_trap(); }
