#include "SystemHeap.h"

// Also what defines __GLIBC__.
#include <errno.h>
#include <stdlib.h>

#if defined(__APPLE__)
#include <malloc/malloc.h>

size_t heap_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}
#elif defined(__GLIBC__)
#include <malloc.h>

size_t heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
size_t heap_bytes(void) { return 0; }
#endif

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

// These take the place of the C library's, as its manual allows, and count before they call it.
#if defined(__GLIBC__) && !defined(HAS_SANITIZER)
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static __thread long allocations;

long heap_allocations(void) { return allocations; }

// Whether this thread is watched, what it has in use beyond the start, and the most of that.
static __thread int is_watched;
static __thread long in_use;
static __thread long peak;

void heap_watch(void) {
  in_use = 0;
  peak = 0;
  is_watched = 1;
}

long heap_watched_peak(void) {
  is_watched = 0;
  return peak;
}

// Outside a watch, an allocation pays for one branch.
#define IF_WATCHED(statement) if (__builtin_expect(is_watched, 0)) { statement; }

static void add(long bytes) {
  in_use += bytes;
  if (in_use > peak) peak = in_use;
}

static long size_of(void *block) { return (long)malloc_usable_size(block); }

void *malloc(size_t size) {
  allocations += 1;
  void *block = __libc_malloc(size);
  IF_WATCHED(add(size_of(block)))
  return block;
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  void *block = __libc_calloc(count, size);
  IF_WATCHED(add(size_of(block)))
  return block;
}

void *realloc(void *block, size_t size) {
  allocations += 1;
  long before = 0;
  IF_WATCHED(before = size_of(block))
  void *moved = __libc_realloc(block, size);
  // A block that cannot grow stays as it is.
  IF_WATCHED(if (moved != NULL || size == 0) add(size_of(moved) - before))
  return moved;
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  void *block = __libc_memalign(alignment, size);
  IF_WATCHED(add(size_of(block)))
  return block;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations += 1;
  *block = __libc_memalign(alignment, size);
  IF_WATCHED(add(size_of(*block)))
  return *block == NULL ? ENOMEM : 0;
}

void free(void *block) {
  IF_WATCHED(in_use -= size_of(block))
  __libc_free(block);
}
#else
long heap_allocations(void) { return -1; }

void heap_watch(void) {}

long heap_watched_peak(void) { return -1; }
#endif
