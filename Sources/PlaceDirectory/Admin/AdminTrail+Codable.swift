import Essentials

extension AdminTrail {
  fileprivate enum Keys: String, CodingKey {
    case entries, id, editor, time, records, before, after, undone, item, fields
  }
}

/// Encoded as `{"entries": […]}`, each entry with its number, editor, time, and edits; fields of a newer version are
/// kept.
extension AdminTrail: Codable {
  /// Decodes a trail.
  ///
  /// - Throws: `DecodingError`, also for entries whose numbers do not count up from 0, or that do
  ///   not undo an earlier entry.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    unknownFields = try UnknownFields(of: decoder, except: Keys.self)
    entries = try container.decodeIfPresent([Entry].self, forKey: .entries) ?? []
    for (number, entry) in entries.enumerated() {
      guard entry.id == number, entry.undone.map({ (0..<number).contains($0) }) ?? true else {
        throw DecodingError.dataCorruptedError(
          forKey: .entries, in: container, debugDescription: "The edits are not in order.")
      }
    }
  }

  /// Encodes the trail.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    if !entries.isEmpty { try container.encode(entries, forKey: .entries) }
    try unknownFields.encode(to: encoder)
  }
}

/// Encoded as an object with the `records`, or the configuration `before` and `after`.
extension AdminTrail.Entry: Codable {
  /// Decodes an entry.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AdminTrail.Keys.self)
    id = try container.decode(Int.self, forKey: .id)
    editor = try container.decode(PersonID.self, forKey: .editor)
    time = try container.decode(Int64.self, forKey: .time)
    undone = try container.decodeIfPresent(Int.self, forKey: .undone)
    unknownFields = try UnknownFields(of: decoder, except: AdminTrail.Keys.self)
    if let edits = try container.decodeIfPresent(
      [AdminTrail.RecordEdit].self, forKey: .records)
    {
      change = .records(edits)
      return
    }
    guard
      let edit = AdminTrail.ConfigEdit(
        changing: try container.decode(AdminConfig.self, forKey: .before),
        to: try container.decode(AdminConfig.self, forKey: .after))
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .after, in: container, debugDescription: "The edit changes nothing.")
    }
    change = .configuration(edit)
  }

  /// Encodes the entry.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AdminTrail.Keys.self)
    try container.encode(id, forKey: .id)
    try container.encode(editor, forKey: .editor)
    try container.encode(time, forKey: .time)
    try container.encodeIfPresent(undone, forKey: .undone)
    switch change {
    case .records(let edits): try container.encode(edits, forKey: .records)
    case .configuration(let edit):
      try container.encode(edit.before, forKey: .before)
      try container.encode(edit.after, forKey: .after)
    }
    try unknownFields.encode(to: encoder)
  }
}

/// Encoded as the item, the names of the fields, and the record before and after with these fields alone.
extension AdminTrail.RecordEdit: Codable {
  /// Decodes an edit.
  ///
  /// - Throws: `DecodingError`, also for an edit without records, of several items, or with an unknown field.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AdminTrail.Keys.self)
    let item = try container.decode(ItemReference.self, forKey: .item)
    let names = try container.decodeIfPresent([String].self, forKey: .fields) ?? []
    let before = try container.decodeIfPresent(DirectoryRecord.self, forKey: .before)
    let after = try container.decodeIfPresent(DirectoryRecord.self, forKey: .after)
    let fields = Field.allCases.filter { names.contains($0.rawValue) }
    let records = [before, after].compactMap(\.self)
    guard !records.isEmpty, records.allSatisfy({ $0.id == item }), fields.count == names.count
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .fields, in: container, debugDescription: "This is not an edit of one item.")
    }
    self.init(item, fields, before: before, after: after)
    unknownFields = try UnknownFields(of: decoder, except: AdminTrail.Keys.self)
  }

  /// Encodes the edit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AdminTrail.Keys.self)
    try container.encode(item, forKey: .item)
    try container.encode(fields.map(\.rawValue), forKey: .fields)
    try container.encodeIfPresent(before, forKey: .before)
    try container.encodeIfPresent(after, forKey: .after)
    try unknownFields.encode(to: encoder)
  }
}
