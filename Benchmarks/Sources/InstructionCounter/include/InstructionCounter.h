#ifndef INSTRUCTION_COUNTER_H
#define INSTRUCTION_COUNTER_H

/// The instructions that the calling thread has retired in user space since its first call, or -1
/// where the system does not count them.
long long retired_instructions(void);

#endif
