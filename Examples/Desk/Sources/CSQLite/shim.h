#include <sqlite3.h>

/// Binds bytes that SQLite copies; the constant that says so cannot be imported.
static inline int desk_bind_blob(sqlite3_stmt *s, int place, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(s, place, bytes, count, SQLITE_TRANSIENT);
}
