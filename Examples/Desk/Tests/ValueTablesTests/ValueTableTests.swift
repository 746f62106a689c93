import DeskStores
import Foundation
import HealthDomain
import Testing
import ValueTables

/// Values of an app in a file: what was saved is there again, and what cannot be read stays.
@Suite struct ValueTableTests {
  private let path = NSTemporaryDirectory() + "/values.\(UInt64.random(in: 0 ... .max)).sqlite"

  /// The tables, with the kind of each as text for a test.
  static let tables = [
    "cycle_histories", "journals", "shopping_lists", "favorites", "scan_histories", "directories",
  ]

  /// A file in which kim has a value of each kind, in the golden forms of the tests of the modules.
  private func oldFile() throws -> SQLiteConnection {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("old-values.sql")
    let connection = try SQLiteConnection(path, .full)
    try connection.run(String(contentsOf: script, encoding: .utf8))
    return connection
  }

  private func stored(_ table: String, _ connection: SQLiteConnection) throws -> [UInt8] {
    try #require(connection.rows("SELECT value FROM \(table) WHERE owner = 'kim'").first)
  }

  // MARK: Old files

  @Test func aFileOfAnOlderVersionIsReadAndWrittenBackAsItWas() throws {
    let connection = try oldFile()
    defer { remove() }
    let before = try Self.tables.map { try stored($0, connection) }
    let file = try ValueFile(path)
    #expect(try saveAgain(file.histories).periods.count == 2)
    #expect(try saveAgain(file.journals).entries.map(\.text) == ["Fühle mich schlecht.\nMet Anna."])
    #expect(try saveAgain(file.shoppingLists).rows.map(\.title) == ["Milk"])
    #expect(try saveAgain(file.favorites).count == 1)
    #expect(try saveAgain(file.scans).entries.map(\.title) == ["Oat bar", "Soap"])
    let custard = try ItemReference(.recipe, "custard")
    #expect(try saveAgain(file.directories)[custard]?.title == "Custard")
    for (table, bytes) in zip(Self.tables, before) {
      #expect(try stored(table, connection) == bytes, "\(table)")
      #expect(try connection.number("SELECT version FROM \(table)") == 4)
    }
    // SQLite can search the JSON.
    let titles = try connection.rows(
      "SELECT json_extract(value, '$.entries[0].title') FROM scan_histories")
    #expect(titles == [Array("Oat bar".utf8)])
  }

  private func saveAgain<Value>(_ table: ValueTable<Value>) throws -> Value {
    guard case .value(let value, let revision) = try table.row(of: "kim") else {
      throw FactStoreError("There is no value.")
    }
    #expect(try table.save(value, after: revision) != nil)
    return value
  }

  @Test func whatANewerVersionWroteIsKept() throws {
    let connection = try oldFile()
    defer { remove() }
    try connection.run("UPDATE shopping_lists SET value = json_set(value, '$.theme', 'dark')")
    let file = try ValueFile(path)
    guard case .value(var list, let revision) = try file.shoppingLists.row(of: "kim") else {
      throw FactStoreError("There is no list.")
    }
    try list.add(
      ShoppingList.Draft("Bread"), by: try #require(ListReplica("a")), at: 11)
    #expect(try file.shoppingLists.save(list, after: revision) != nil)
    let text = try String(decoding: stored("shopping_lists", connection), as: UTF8.self)
    #expect(text.contains(#""theme":"dark""#) && text.contains("Bread") && text.contains("Milk"))
  }

  // MARK: Rows that cannot be read

  @Test(arguments: tables, ["", "null", "{", "7", "HDIR", #"{"version":"#, "half"])
  func aRowThatCannotBeReadIsKeptAndReported(table: String, text: String) throws {
    let connection = try oldFile()
    defer { remove() }
    let whole = try stored(table, connection)
    let damage = text == "half" ? Array(whole.prefix(whole.count / 2)) : Array(text.utf8)
    try connection.rows(
      "UPDATE \(table) SET value = ? WHERE owner = 'kim'", .bytes(damage))
    let file = try ValueFile(path)
    switch table {
    case "cycle_histories": try expectKept(file.histories, CycleHistory())
    case "journals": try expectKept(file.journals, HealthJournal(replica: 1))
    case "shopping_lists": try expectKept(file.shoppingLists, ShoppingList())
    case "favorites": try expectKept(file.favorites, FavoriteItems())
    case "scan_histories": try expectKept(file.scans, ScanHistory())
    default: try expectKept(file.directories, DirectoryIndex())
    }
    #expect(try stored(table, connection) == damage)
  }

  /// Nothing that an app can do by mistake replaces the row of kim.
  private func expectKept<Value>(_ table: ValueTable<Value>, _ empty: Value) throws {
    guard case .unreadable = try table.row(of: "kim") else {
      Issue.record("The row can be read.")
      return
    }
    #expect(try table.unreadable().map(\.owner) == ["kim"])
    guard case .none(let other) = try table.row(of: "ana") else {
      throw FactStoreError("Ana has a row.")
    }
    #expect(try table.save(empty, after: other) != nil)
    #expect(try table.setAside("ana") == nil, "A row that can be read is not set aside.")
    #expect(try table.unreadable().map(\.owner) == ["kim"])
  }

  @Test func aRowThatWasSetAsideIsNotLost() throws {
    let connection = try oldFile()
    defer { remove() }
    let file = try ValueFile(path)
    for round in 0..<3 {
      let damage = Array("damage \(round)".utf8)
      try connection.rows("UPDATE journals SET value = ?", .bytes(damage))
      let revision = try #require(try file.journals.setAside("kim"))
      guard case .none(let same) = try file.journals.row(of: "kim") else {
        throw FactStoreError("The row is still there.")
      }
      #expect(same == revision)
      #expect(try file.journals.save(HealthJournal(replica: 1), after: revision) != nil)
      #expect(
        try connection.rows("SELECT value FROM journals_aside ORDER BY version").last == damage)
    }
    #expect(try connection.number("SELECT count(*) FROM journals_aside") == 3)
    #expect(try file.journals.unreadable().isEmpty)
  }

  // MARK: Two windows

  @Test func aSaveAfterThatOfAnotherWindowIsRefusedAndCanBeMerged() throws {
    _ = try oldFile()
    defer { remove() }
    let (one, other) = (try ValueFile(path), try ValueFile(path))
    var lists: [(ShoppingList, ValueTable<ShoppingList>.Revision)] = []
    for (file, title) in [(one, "Bread"), (other, "Figs")] {
      guard case .value(var list, let revision) = try file.shoppingLists.row(of: "kim") else {
        throw FactStoreError("There is no list.")
      }
      try list.add(ShoppingList.Draft(title), by: try #require(ListReplica(title)), at: 11)
      lists.append((list, revision))
    }
    #expect(try one.shoppingLists.save(lists[0].0, after: lists[0].1) != nil)
    #expect(try other.shoppingLists.save(lists[1].0, after: lists[1].1) == nil)
    guard case .value(var list, let revision) = try other.shoppingLists.row(of: "kim") else {
      throw FactStoreError("There is no list.")
    }
    try list.merge(lists[1].0, at: 12)
    #expect(try other.shoppingLists.save(list, after: revision) != nil)
    #expect(Set(list.rows.map(\.title)) == ["Milk", "Bread", "Figs"])
  }

  /// Random saves of two windows, compared with a plain dictionary.
  @Test(arguments: 0..<10) func savesAgreeWithADictionary(seed: Int) throws {
    defer { remove() }
    let files = [try ValueFile(path), try ValueFile(path)]
    var generator = SeededGenerator(seed: UInt64(seed))
    var model: [String: (scans: ScanHistory, version: Int)] = [:]
    var seen: [[String: (ValueTable<ScanHistory>.Revision, version: Int)]] = [[:], [:]]
    for step in 0..<60 {
      let window = Int.random(in: 0..<2, using: &generator)
      let owner = ["kim", "ana", "'; --", ""][Int.random(in: 0..<4, using: &generator)]
      let table = files[window].scans
      if Bool.random(using: &generator) {
        let now = (model[owner]?.scans, model[owner]?.version ?? 0)
        switch try table.row(of: owner) {
        case .none(let revision):
          #expect(now.0 == nil)
          seen[window][owner] = (revision, now.1)
        case .value(let scans, let revision):
          #expect(scans == now.0)
          seen[window][owner] = (revision, now.1)
        case .unreadable(let reason): Issue.record(reason)
        }
      } else if let (revision, version) = seen[window][owner] {
        var scans = model[owner]?.scans ?? ScanHistory()
        scans.add(try ScanHistory.Entry(title: "\(step)", time: Int64(step)))
        let isNewest = version == model[owner]?.version ?? 0
        let saved = try table.save(scans, after: revision)
        #expect((saved != nil) == isNewest)
        if let saved {
          model[owner] = (scans, version + 1)
          seen[window][owner] = (saved, version + 1)
        }
      }
    }
    for (owner, (scans, _)) in model {
      guard case .value(let stored, _) = try files[0].scans.row(of: owner) else {
        throw FactStoreError("There is no value.")
      }
      #expect(stored == scans)
    }
  }

  private func remove() {
    for name in [path, path + "-wal", path + "-shm"] {
      try? FileManager.default.removeItem(atPath: name)
    }
  }
}
