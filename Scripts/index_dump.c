// Prints every occurrence of every symbol of a Swift package from the compiler's index store.
//
//   index_dump <index store> <package folder>
//
// A line a file, `F <path> <module>`, and then a line an occurrence, separated by tabs:
// `O <line> <column> <roles> <kind> <subkind> <properties> <name> <USR> [<roles>:<USR> ...]`.
#include <indexstore/indexstore.h>
#include <stdio.h>
#include <string.h>

static indexstore_t store;
static const char *root;
static char module[256];

static void print(indexstore_string_ref_t s) { fwrite(s.data, 1, s.length, stdout); }

static const char *copy(char *to, size_t room, indexstore_string_ref_t s) {
  size_t n = s.length < room - 1 ? s.length : room - 1;
  memcpy(to, s.data, n);
  to[n] = 0;
  return to;
}

static bool relation(void *context, indexstore_symbol_relation_t r) {
  printf("\t%llu:", (unsigned long long)indexstore_symbol_relation_get_roles(r));
  print(indexstore_symbol_get_usr(indexstore_symbol_relation_get_symbol(r)));
  return true;
}

static bool occurrence(void *context, indexstore_occurrence_t o) {
  indexstore_symbol_t s = indexstore_occurrence_get_symbol(o);
  unsigned line, column;
  indexstore_occurrence_get_line_col(o, &line, &column);
  printf("O\t%u\t%u\t%llu\t%u\t%u\t%llu\t", line, column,
         (unsigned long long)indexstore_occurrence_get_roles(o),
         (unsigned)indexstore_symbol_get_kind(s), (unsigned)indexstore_symbol_get_subkind(s),
         (unsigned long long)indexstore_symbol_get_properties(s));
  print(indexstore_symbol_get_name(s));
  printf("\t");
  print(indexstore_symbol_get_usr(s));
  indexstore_occurrence_relations_apply_f(o, 0, relation);
  printf("\n");
  return true;
}

static bool dependency(void *context, indexstore_unit_dependency_t d) {
  char path[4096], name[1024];
  if (indexstore_unit_dependency_get_kind(d) != INDEXSTORE_UNIT_DEPENDENCY_RECORD ||
      indexstore_unit_dependency_is_system(d)) {
    return true;
  }
  copy(path, sizeof path, indexstore_unit_dependency_get_filepath(d));
  size_t length = strlen(root);
  if (strncmp(path, root, length) || path[length] != '/') return true;
  indexstore_error_t error = 0;
  indexstore_record_reader_t reader = indexstore_record_reader_create(
      store, copy(name, sizeof name, indexstore_unit_dependency_get_name(d)), &error);
  if (error || !reader) return true;
  printf("F\t%s\t%s\n", path + length + 1, module);
  indexstore_record_reader_occurrences_apply_f(reader, 0, occurrence);
  indexstore_record_reader_dispose(reader);
  return true;
}

static bool unit(void *context, indexstore_string_ref_t u) {
  char name[1024];
  indexstore_error_t error = 0;
  indexstore_unit_reader_t reader =
      indexstore_unit_reader_create(store, copy(name, sizeof name, u), &error);
  if (error || !reader) return true;
  if (!indexstore_unit_reader_is_system_unit(reader)) {
    copy(module, sizeof module, indexstore_unit_reader_get_module_name(reader));
    indexstore_unit_reader_dependencies_apply_f(reader, 0, dependency);
  }
  indexstore_unit_reader_dispose(reader);
  return true;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: index_dump <index store> <package folder>\n");
    return 64;
  }
  root = arguments[2];
  indexstore_error_t error = 0;
  store = indexstore_store_create(arguments[1], &error);
  if (error) {
    fprintf(stderr, "%s\n", indexstore_error_get_description(error));
    return 66;
  }
  indexstore_store_units_apply_f(store, 1, 0, unit);
  return 0;
}
