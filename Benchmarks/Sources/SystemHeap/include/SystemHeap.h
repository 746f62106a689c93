#ifndef SYSTEM_HEAP_H
#define SYSTEM_HEAP_H

#include <stddef.h>

/// The bytes that the system allocator has handed out and not got back; 0 where it does not tell.
size_t heap_bytes(void);

/// The number of blocks that the calling thread has asked the system allocator for so far, or -1
/// where they are not counted.
long heap_allocations(void);

/// Starts to watch how much memory the calling thread has in use.
void heap_watch(void);

/// Ends the watch, and returns the most bytes that the thread had in use at once beyond those at its
/// start, or -1 where they are not counted.
long heap_watched_peak(void);

#endif
