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

// The powers of two are taken out first; the series of the rest are shorter than a Double is exact.
double log(double x) {
  if (x <= 0) return x == 0 ? -__builtin_inf() : __builtin_nan("");
  if (x == __builtin_inf()) return x;
  double exponent = 0;
  for (; x > 1.5; x /= 2) exponent++;
  for (; x < 0.75; x *= 2) exponent--;
  double z = (x - 1) / (x + 1), power = z, sum = 0;
  for (int n = 1; n < 40; n += 2, power *= z * z) sum += power / n;
  return 2 * sum + exponent * 0.69314718055994531;
}

double exp(double x) {
  if (x > 710 || x < -750) return x > 0 ? __builtin_inf() : 0;
  double exponent = round(x / 0.69314718055994531);
  double rest = x - exponent * 0.69314718055994531, term = 1, sum = 1;
  for (int n = 1; n < 20; n++) sum += term *= rest / n;
  for (; exponent > 0; exponent--) sum *= 2;
  for (; exponent < 0; exponent++) sum /= 2;
  return sum;
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
