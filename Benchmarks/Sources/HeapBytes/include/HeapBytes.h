#ifndef HEAP_BYTES_H
#define HEAP_BYTES_H

#include <stddef.h>

/// The bytes that the system allocator has handed out and not got back; 0 where it does not tell.
size_t heap_bytes(void);

#endif
