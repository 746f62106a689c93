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

// Time is measured outside a watch, where a call pays for one branch.
#define IS_WATCHED __builtin_expect(is_watched, 0)

static long size_of(void *block) { return (long)malloc_usable_size(block); }

static void *added(void *block, long size_before) {
  in_use += size_of(block) - size_before;
  if (in_use > peak) peak = in_use;
  return block;
}

void *malloc(size_t size) {
  allocations += 1;
  if (IS_WATCHED) return added(__libc_malloc(size), 0);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  if (IS_WATCHED) return added(__libc_calloc(count, size), 0);
  return __libc_calloc(count, size);
}

static void *watched_realloc(void *block, size_t size) {
  long size_before = size_of(block);
  void *moved = __libc_realloc(block, size);
  // A block that cannot grow stays as it is.
  return moved == NULL && size > 0 ? NULL : added(moved, size_before);
}

void *realloc(void *block, size_t size) {
  allocations += 1;
  if (IS_WATCHED) return watched_realloc(block, size);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  if (IS_WATCHED) return added(__libc_memalign(alignment, size), 0);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  allocations += 1;
  *block = __libc_memalign(alignment, size);
  if (IS_WATCHED) added(*block, 0);
  return *block == NULL ? ENOMEM : 0;
}

void free(void *block) {
  if (IS_WATCHED) in_use -= size_of(block);
  __libc_free(block);
}
#else
long heap_allocations(void) { return -1; }

void heap_watch(void) {}

long heap_watched_peak(void) { return -1; }
#endif
