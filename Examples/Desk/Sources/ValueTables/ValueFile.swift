import DeskStores
import HealthDomain

/// The values of an app on a phone in one file of SQLite: a table for each kind of value.
///
/// One thread at a time uses it.
package struct ValueFile {
  package let histories: ValueTable<CycleHistory>
  package let journals: ValueTable<HealthJournal>
  package let shoppingLists: ValueTable<ShoppingList>
  package let favorites: ValueTable<FavoriteItems>
  package let scans: ValueTable<ScanHistory>
  /// Directories as bytes, which are faster to read than JSON; the host can make them again from its records.
  package let directories: ValueTable<DirectoryIndex>

  /// Opens a file, and creates it and its tables if there are none.
  ///
  /// - Throws: ``FactStoreError``, if the file cannot be opened.
  package init(_ path: String) throws {
    let connection = try SQLiteConnection(path, .full)
    histories = try ValueTable(connection, json: "cycle_histories")
    journals = try ValueTable(connection, json: "journals")
    shoppingLists = try ValueTable(connection, json: "shopping_lists")
    favorites = try ValueTable(connection, json: "favorites")
    scans = try ValueTable(connection, json: "scan_histories")
    directories = try ValueTable(
      connection, "directories", of: "BLOB", write: { .bytes($0.bytes) },
      read: { try DirectoryIndex(bytes: $0) })
  }
}
