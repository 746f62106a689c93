#include <sqlite3.h>

/// These bind what SQLite copies; the constant that says so cannot be imported.
static inline int desk_bind_blob(sqlite3_stmt *s, int place, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(s, place, bytes, count, SQLITE_TRANSIENT);
}

static inline int desk_bind_text(sqlite3_stmt *s, int place, const char *text, int count) {
  return sqlite3_bind_text(s, place, text, count, SQLITE_TRANSIENT);
}
