// What compiled code calls where there is no C library. A freed block is used again for one of about its size.

typedef unsigned long size_t;

extern unsigned char __heap_base;

// The sizes of blocks are 16, 20, 24, 28, 32, 40, ..., four up to each doubling, and each size has a list of the free
// blocks. The number of its list stands before a block.
static void *freed[128];
static size_t used, end;

static size_t size_of_list(size_t list) { return (4 + list % 4) << (list / 4 + 2); }

static size_t list_of_size(size_t size) {
  if (size <= 16) return 0;
  size_t doublings = 31 - __builtin_clz((unsigned)size - 1);
  return (doublings - 4) * 4 + (((size - 1) >> (doublings - 2)) & 3) + 1;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (size > 1ul << 30) return 12;
  size_t list = list_of_size(size);
  if (freed[list] && alignment <= 16) {
    *block = freed[list];
    freed[list] = *(void **)*block;
    return 0;
  }
  if (!used) {
    used = (size_t)&__heap_base;
    end = __builtin_wasm_memory_size(0) << 16;
  }
  if (alignment < 16) alignment = 16;
  size_t start = (used + sizeof list + alignment - 1) / alignment * alignment;
  size_t next = start + size_of_list(list);
  if (next > end) {
    // A page of WebAssembly has 64 KB, and memory grows by at least a megabyte.
    size_t pages = ((next - end) >> 16) + 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 12;
    end += pages << 16;
  }
  used = next;
  *block = (void *)start;
  ((size_t *)start)[-1] = list;
  return 0;
}

void *malloc(size_t size) {
  void *block = 0;
  posix_memalign(&block, 16, size);
  return block;
}

void free(void *block) {
  if (!block) return;
  size_t list = ((size_t *)block)[-1];
  *(void **)block = freed[list];
  freed[list] = block;
}

#ifdef __wasm_bulk_memory__
void *memset(void *to, int value, size_t size) { return __builtin_memset(to, value, size); }

void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
#else
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
#endif

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

static double power_of_two(int exponent) {
  if (exponent < -1022) return power_of_two(exponent + 1000) * 0x1p-1000;
  union { unsigned long long bits; double value; } power = {(unsigned long long)(exponent + 1023) << 52};
  return power.value;
}

// The powers of two are taken out first, and the series ends where it no longer changes the sum.
double log(double x) {
  if (x <= 0) return x == 0 ? -__builtin_inf() : __builtin_nan("");
  if (!(x < __builtin_inf())) return x;
  union { double value; unsigned long long bits; } parts = {x < 0x1p-1000 ? x * 0x1p100 : x};
  int exponent = (int)(parts.bits >> 52) - 1023 - (x < 0x1p-1000 ? 100 : 0);
  parts.bits = (parts.bits & 0xfffffffffffff) | 0x3ff0000000000000;
  if (parts.value > 1.4142135623730951) parts.value /= 2, exponent++;
  double z = (parts.value - 1) / (parts.value + 1), square = z * z, power = z, sum = 0;
  for (int n = 1; n < 40 && __builtin_fabs(power) > 1e-18; n += 2, power *= square) sum += power / n;
  return 2 * sum + exponent * 0.69314718055994531;
}

double exp(double x) {
  if (x > 709.78 || x < -745) return x > 0 ? __builtin_inf() : 0;
  if (x != x) return x;
  double exponent = round(x / 0.69314718055994531);
  // The logarithm of 2 has two parts, so that the rest is exact.
  double rest = x - exponent * 0x1.62e42fee00000p-1 - exponent * 0x1.a39ef35793c76p-33;
  double term = 1, sum = 1;
  for (int n = 1; n < 20 && __builtin_fabs(term) > 1e-18; n++) sum += term *= rest / n;
  return exponent > 1023 ? sum * 2 * power_of_two((int)exponent - 1) : sum * power_of_two((int)exponent);
}

float expf(float x) { return (float)exp(x); }

static double cosine_series(double x, double term, int first) {
  double sum = term;
  for (int n = first; n < 40; n += 2) sum += term *= -x * x / (n * (n + 1));
  return sum;
}

static double turned(double x) {
  return x - 6.2831853071795865 * round(x / 6.2831853071795865);
}

double cos(double x) { return cosine_series(turned(x), 1, 1); }

double sin(double x) { return cosine_series(turned(x), turned(x), 2); }

// The product of 128-bit integers, by which that of 64-bit integers is checked for overflow.
__int128 __multi3(__int128 a, __int128 b) {
  unsigned long long x = a, y = b, mask = 0xffffffff;
  unsigned long long low = (x & mask) * (y & mask);
  unsigned long long first = (x >> 32) * (y & mask) + (low >> 32);
  unsigned long long second = (x & mask) * (y >> 32) + (first & mask);
  unsigned long long high = (x >> 32) * (y >> 32) + (first >> 32) + (second >> 32);
  high += (unsigned long long)(a >> 64) * y + x * (unsigned long long)(b >> 64);
  return (__int128)high << 64 | (second << 32 | (low & mask));
}
