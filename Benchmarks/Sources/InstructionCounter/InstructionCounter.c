#include "InstructionCounter.h"

#if defined(__linux__)
#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

// A pinned counter is never shared with others in turns, so that no count is an estimate.
static int open_counter(void) {
  struct perf_event_attr attributes = {
      .type = PERF_TYPE_HARDWARE,
      .size = sizeof(struct perf_event_attr),
      .config = PERF_COUNT_HW_INSTRUCTIONS,
      .pinned = 1,
      .exclude_kernel = 1,
      .exclude_hv = 1,
  };
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

// The counter of this thread; -1 if the system refused one, -2 before the first call.
static __thread int counter = -2;

long long retired_instructions(void) {
  if (counter == -2) counter = open_counter();
  if (counter < 0) return -1;
  long long count;
  return read(counter, &count, sizeof count) == sizeof count ? count : -1;
}
#else
long long retired_instructions(void) { return -1; }
#endif
