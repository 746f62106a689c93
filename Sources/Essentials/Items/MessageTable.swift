#if !hasFeature(Embedded)
/// Texts for people that are stored as a table: templates by keys, the names of their properties.
///
/// A text without an entry in a table is the English one, so that a table of an older version can be read, and
/// an incomplete translation. An entry is not used if its key is unknown or its template has a slot that the
/// English one does not have and that would stay in braces; a table may come from a newer version.
package protocol MessageTable: Sendable {
  /// Creates the English texts.
  init()

  /// Passes each text with its key.
  mutating func pass(through entries: inout MessageEntries)
}

extension MessageTable {
  /// Reads a table.
  ///
  /// - Throws: `DecodingError`, if there is no object with keys.
  public init(from decoder: any Decoder) throws {
    self.init()
    var entries = MessageEntries(given: try MessageEntries.fields(from: decoder))
    pass(through: &entries)
  }

  /// Writes all texts.
  public func encode(to encoder: any Encoder) throws {
    var (copy, entries) = (self, MessageEntries(given: [:]))
    copy.pass(through: &entries)
    try CodedValue.object(entries.fields).encode(to: encoder)
  }
}

/// The entries of a table, on the way into its texts and out of them.
package struct MessageEntries {
  /// The table that was read.
  private let given: [String: CodedValue]
  /// Whether the tables that other tables of the same set hold, too, are left out.
  private let isSet: Bool
  /// All entries, with the English ones.
  package private(set) var fields: [String: CodedValue] = [:]
  /// The keys of texts that were not given, with points between those of nested tables.
  package private(set) var missing: [String] = []
  /// The keys of unused entries.
  private var refused: [String] = []

  package init(given: [String: CodedValue], isSet: Bool = false) {
    self.given = given
    self.isSet = isSet
  }

  /// Reads the fields of an object.
  package static func fields(from decoder: any Decoder) throws -> [String: CodedValue] {
    guard let fields = try CodedValue(from: decoder).fields else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "A table must be an object with keys."))
    }
    return fields
  }

  /// The keys of given entries that were not used, with points between those of nested tables, in
  /// order.
  package var unused: [String] {
    (refused + given.keys.filter { fields[$0] == nil }).sorted { $0.bytesPrecede($1) }
  }

  /// Passes a template.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - text: The template, which before is the English one.
  ///   - slots: The slots that it may have besides those of the English one.
  package mutating func text(_ key: String, _ text: inout String, _ slots: String...) {
    text = given(key, slots + text.slots) ?? text
    fields[key] = .text(text)
  }

  /// The template of a key, or `nil` if there is none that can be used.
  private mutating func given(_ key: String, _ slots: [String]) -> String? {
    let text = given[key]?.text
    if let text, text.slots.allSatisfy(slots.contains) { return text }
    if given[key] == nil { missing.append(key) } else { refused.append(key) }
    return nil
  }

  /// Passes a list with as many texts as the English one.
  package mutating func list(_ key: String, _ texts: inout [String]) {
    defer { fields[key] = .list(texts.map(CodedValue.text)) }
    guard let value = given[key] else { return missing.append(key) }
    guard case .list(let values) = value, values.count == texts.count,
      values.allSatisfy({ $0.text?.slots.isEmpty ?? false })
    else { return refused.append(key) }
    texts = values.compactMap(\.text)
  }

  /// Passes a choice.
  package mutating func flag(_ key: String, _ flag: inout Bool) {
    defer { fields[key] = .flag(flag) }
    guard let value = given[key] else { return missing.append(key) }
    guard case .flag(let new) = value else { return refused.append(key) }
    flag = new
  }

  /// Passes the texts of a table in this one.
  package mutating func table(_ key: String, _ table: inout some MessageTable) {
    nested(key) { table.pass(through: &$0) }
  }

  /// Passes the texts of a table that a set of tables has elsewhere.
  package mutating func sharedTable(_ key: String, _ table: inout some MessageTable) {
    if !isSet { self.table(key, &table) }
  }

  /// Passes templates by names of any number, each with the slots of the English ones together.
  package mutating func texts<Key: Hashable>(
    _ key: String, _ texts: inout [Key: String], name: (Key) -> String?, named: (String) -> Key?
  ) {
    let slots = texts.values.flatMap(\.slots)
    nested(key) { entries in
      let names = Set(entries.given.keys).union(texts.keys.compactMap(name))
      for each in names.sorted(by: { $0.bytesPrecede($1) }) {
        guard let key = named(each), let text = entries.given(each, slots) ?? texts[key] else {
          continue
        }
        texts[key] = text
        entries.fields[each] = .text(text)
      }
    }
  }

  /// Passes templates by the raw values of their keys.
  package mutating func texts<Key: Hashable & RawRepresentable<String>>(
    _ key: String, _ texts: inout [Key: String]
  ) {
    self.texts(key, &texts, name: { $0.rawValue }, named: { Key(rawValue: $0) })
  }

  /// Passes templates by texts.
  package mutating func texts(_ key: String, _ texts: inout [String: String]) {
    self.texts(key, &texts, name: { $0 }, named: { $0 })
  }

  /// Passes templates by keys with these names.
  package mutating func texts<Key: Hashable>(
    _ key: String, _ texts: inout [Key: String], _ names: KeyValuePairs<Key, String>
  ) {
    self.texts(
      key, &texts, name: { key in names.first { $0.key == key }?.value },
      named: { name in names.first { $0.value.hasSameBytes(as: name) }?.key })
  }

  /// Passes the entries of an object in this one.
  package mutating func nested(_ key: String, _ body: (inout MessageEntries) -> Void) {
    var entries = MessageEntries(given: given[key]?.fields ?? [:], isSet: isSet)
    if let value = given[key], value.fields == nil { refused.append(key) }
    body(&entries)
    fields[key] = .object(entries.fields)
    missing += entries.missing.map { "\(key).\($0)" }
    refused += entries.unused.map { "\(key).\($0)" }
  }
}
#endif
