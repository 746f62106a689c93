/// The fields of a stored value that this version does not know, such as those of a newer version of an app.
///
/// They are kept unchanged and written back with the value, so an older app that edits and saves
/// the value loses nothing. They include known fields whose text names a case that this version
/// does not know.
public struct UnknownFields: Hashable, Sendable, PrivateValue {
  /// The values by the names of their fields.
  package private(set) var values: [String: CodedValue]

  /// Creates a value without fields.
  public init() { values = [:] }

  /// Creates fields from their values.
  package init(_ values: [String: CodedValue]) { self.values = values }

  /// Whether there are no fields.
  public var isEmpty: Bool { values.isEmpty }

  /// The names of the fields, sorted by their bytes.
  ///
  /// - Complexity: O(*n* log *n*)
  public var names: [String] { values.keys.sorted { $0.bytesPrecede($1) } }

  /// Returns whether a field is among them.
  package func contains(_ name: some RawRepresentable<String>) -> Bool {
    values[name.rawValue] != nil
  }

  /// Removes a field.
  package mutating func remove(_ name: some RawRepresentable<String>) {
    values[name.rawValue] = nil
  }

  /// The kept elements of a list.
  package func elements(_ name: some RawRepresentable<String>) -> [CodedValue] {
    guard case .list(let elements)? = values[name.rawValue] else { return [] }
    return elements
  }

  /// The kept fields of an object.
  package func fields(_ name: some RawRepresentable<String>) -> [String: CodedValue] {
    values[name.rawValue]?.fields ?? [:]
  }

  /// Keeps those fields of another value that this one lacks.
  package mutating func formUnion(_ other: UnknownFields) {
    for (name, value) in other.values where values[name] == nil { values[name] = value }
  }

  /// Takes the fields of another copy; of two values of one field, the one with the later `time` and `count`
  /// stays, or else the greater one in the order of their texts, so the order of merges does not matter.
  package mutating func merge(_ other: UnknownFields) {
    for (name, value) in other.values {
      if let own = values[name], own != value, !own.isReplaced(by: value) { continue }
      values[name] = value
    }
  }
}

#if !hasFeature(Embedded)
/// A value, or the one of a newer version if that contains the name of a case that this version does not know.
package enum KnownOrKept<Value: Decodable>: Decodable {
  case known(Value)
  case kept(CodedValue)

  package init(from decoder: any Decoder) throws {
    do {
      self = .known(try Value(from: decoder))
    } catch DecodingError.dataCorrupted(let context) where context.underlyingError is UnknownCase {
      self = .kept(try CodedValue(from: decoder).whole(decoder.codingPath))
    }
  }

  /// The value, if it is known.
  package var known: Value? {
    guard case .known(let value) = self else { return nil }
    return value
  }

  /// The value of a newer version, if this version does not know it.
  package var kept: CodedValue? {
    guard case .kept(let value) = self else { return nil }
    return value
  }
}

extension UnknownFields {
  /// Reads the fields of an object that `Known` does not name.
  ///
  /// - Throws: `DecodingError`, also for a value that could not be written back.
  package init<Known: CodingKey>(of decoder: any Decoder, except known: Known.Type) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodedValue.Key.self)
    for key in container.allKeys where Known(stringValue: key.stringValue) == nil {
      try keep(key, of: container)
    }
  }

  /// Keeps a field as it is.
  ///
  /// - Throws: `DecodingError`, for a value that could not be written back.
  package mutating func keep<Key: CodingKey>(
    _ key: Key, of container: KeyedDecodingContainer<Key>
  ) throws {
    values[key.stringValue] = try container.decode(CodedValue.self, forKey: key)
      .whole(container.codingPath + [key])
  }

  /// Keeps the elements of a list that this version does not know; with none, there is no such field.
  package mutating func keep(_ elements: [CodedValue], _ key: some RawRepresentable<String>) {
    values[key.rawValue] = elements.isEmpty ? nil : .list(elements)
  }

  /// Keeps the fields of an object that this version does not know; with none, there is no such field.
  package mutating func keep(
    _ fields: [String: CodedValue], _ key: some RawRepresentable<String>
  ) {
    values[key.rawValue] = fields.isEmpty ? nil : .object(fields)
  }

  /// Reads a field, or keeps it as it is and returns `nil` if it contains the name of a case that this
  /// version does not know.
  ///
  /// - Throws: `DecodingError`, for a value that is of another type or out of range.
  package mutating func decode<Value: Decodable, Key: CodingKey>(
    _ key: Key, of container: KeyedDecodingContainer<Key>, as type: Value.Type = Value.self
  ) throws -> Value? {
    let found = try container.decodeIfPresent(KnownOrKept<Value>.self, forKey: key)
    if case .kept(let value)? = found { values[key.stringValue] = value }
    return found?.known
  }

  /// Reads a list, and keeps the elements with a case that this version does not know.
  ///
  /// - Throws: `DecodingError`, for an element that is of another type or out of range.
  package mutating func decodeList<Element: Decodable, Key: CodingKey & RawRepresentable<String>>(
    _ key: Key, of container: KeyedDecodingContainer<Key>, as type: Element.Type = Element.self
  ) throws -> [Element] {
    let found = try container.decodeIfPresent([KnownOrKept<Element>].self, forKey: key) ?? []
    keep(found.compactMap(\.kept), key)
    return found.compactMap(\.known)
  }

  /// Writes a list that is not empty, and after it the elements that this version does not know.
  package mutating func encode<Key: CodingKey & RawRepresentable<String>>(
    list: [some Encodable], _ key: Key, into container: inout KeyedEncodingContainer<Key>
  ) throws {
    let others = elements(key)
    remove(key)
    guard !list.isEmpty || !others.isEmpty else { return }
    var elements = container.nestedUnkeyedContainer(forKey: key)
    for element in list { try elements.encode(element) }
    for element in others { try elements.encode(element) }
  }

  /// Reads a set of cases, and keeps the names of those that this version does not know as a list.
  ///
  /// - Throws: `DecodingError`, for an element that is of another type.
  package mutating func decodeSet<
    Case: Decodable & Hashable, Key: CodingKey & RawRepresentable<String>
  >(
    _ key: Key, of container: KeyedDecodingContainer<Key>, as type: Case.Type = Case.self
  ) throws -> Set<Case> {
    Set(try decodeList(key, of: container))
  }

  /// Writes the names of cases, and after them those that this version does not know.
  package mutating func encode<Key: CodingKey & RawRepresentable<String>>(
    names: [String], _ key: Key, into container: inout KeyedEncodingContainer<Key>
  ) throws {
    try container.encode(names + elements(key).compactMap(\.text), forKey: key)
    remove(key)
  }

  /// The fields in one order, to compare them.
  package var sortKey: String {
    CodedValue.object(values).sortKey
  }

  /// Writes the fields beside those of the value.
  package func encode(to encoder: any Encoder) throws {
    guard !isEmpty else { return }
    var container = encoder.container(keyedBy: CodedValue.Key.self)
    for (name, value) in values {
      try container.encode(value, forKey: CodedValue.Key(stringValue: name))
    }
  }
}

extension Decoder {
  /// Returns whether an object has fields that `Known` does not name.
  package func hasKeys<Known: CodingKey>(except known: Known.Type) throws -> Bool {
    try container(keyedBy: CodedValue.Key.self).allKeys.contains {
      Known(stringValue: $0.stringValue) == nil
    }
  }
}
#endif
