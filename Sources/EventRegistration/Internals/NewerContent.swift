import Essentials

/// Reads and writes what only newer versions know.
extension UnknownFields {
  /// Keeps the fields of an object that are not among the known ones.
  ///
  /// The keys of all types together are more than those of one type.
  mutating func keepFields(of decoder: any Decoder, except known: [FieldKey]) throws {
    let container = try decoder.container(keyedBy: CodedValue.Key.self)
    for key in container.allKeys where !known.contains(where: { $0.rawValue == key.stringValue }) {
      try keep(key, of: container)
    }
  }

  /// Keeps a whole object if it has other fields than the known ones.
  mutating func keep(
    _ key: FieldKey, of container: KeyedDecodingContainer<FieldKey>, ifBeyond known: [FieldKey]
  ) throws {
    guard let value = try container.decodeIfPresent(CodedValue.self, forKey: key),
      (value.fields ?? [:]).keys.contains(where: { name in !known.contains { $0.rawValue == name } }
      )
    else { return }
    try keep(key, of: container)
  }

  /// Reads options, and keeps the names of those that this version does not know.
  mutating func decodeOptions<Options: NamedOptions & Decodable>(
    _ key: FieldKey, of container: KeyedDecodingContainer<FieldKey>
  ) throws -> Options? {
    guard let names = try? container.decodeIfPresent([String].self, forKey: key) else {
      // The error of the options does not repeat the value.
      return try container.decodeIfPresent(Options.self, forKey: key)
    }
    let (known, unknown) = Options.options(named: names)
    keep(unknown.map { .text($0) }, key)
    return known
  }
}
