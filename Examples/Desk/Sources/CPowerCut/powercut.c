// A library for LD_PRELOAD. Whenever a process flushes a file, it copies the file, so that a test can put back what
// would be on the disk if the power had failed.
#define _GNU_SOURCE
#include "powercut.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static void keep(int file) {
  char link[64], path[4096], kept[4200], draft[4200];
  struct stat status;
  if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length <= 0) return;
  path[length] = 0;
  snprintf(kept, sizeof kept, "%s" POWER_CUT_SUFFIX, path);
  snprintf(draft, sizeof draft, "%s.draft", kept);
  int copy = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (copy < 0) return;
  static char bytes[1 << 16];
  off_t place = 0;
  ssize_t count;
  while ((count = pread(file, bytes, sizeof bytes, place)) > 0 && write(copy, bytes, count) == count) place += count;
  close(copy);
  rename(draft, kept);
}

static int flush(int file, const char *name) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = real(file);
  if (result == 0) keep(file);
  return result;
}

int fsync(int file) { return flush(file, "fsync"); }
int fdatasync(int file) { return flush(file, "fdatasync"); }
