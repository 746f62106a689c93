/// The file of `path` as it was when it was last flushed has this name after `path`.
#define POWER_CUT_SUFFIX ".flushed"
