/// A value of any type that JSON has.
package enum CodedValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([CodedValue])
  case object([String: CodedValue])
  /// A value of a kind that JSON does not have, or one that is nested too deeply.
  case other

  /// The text, if it is one.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The fields of an object, if it is one.
  package var fields: [String: CodedValue]? {
    guard case .object(let fields) = self else { return nil }
    return fields
  }

  /// A text that equal values share, with the fields of objects in one order.
  var sortKey: String {
    switch self {
    case .null, .other: "-"
    case .flag(let isTrue): "\(isTrue)"
    case .integer(let integer): "\(integer)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let values): "[\(values.map { $0.sortKey }.joined(separator: ","))]"
    case .object(let fields):
      "{\(fields.map { "\($0.key):\($0.value.sortKey)" }.sorted { $0.bytesPrecede($1) }.joined(separator: ","))}"
    }
  }

  /// Whether another value of the same field stays when two copies are merged.
  func isReplaced(by other: CodedValue) -> Bool {
    let (stamp, later) = (self.stamp, other.stamp)
    return stamp == later ? sortKey.bytesPrecede(other.sortKey) : stamp < later
  }

  /// The time and count of a write; the earliest ones if it has none.
  private var stamp: (Int64, Int64) {
    guard case .integer(let time)? = fields?["time"] else { return (.min, 0) }
    guard case .integer(let count)? = fields?["count"] else { return (time, 0) }
    return (time, count)
  }
}

#if !hasFeature(Embedded)
extension CodedValue: Codable {
  /// A key of any name.
  package struct Key: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }
    package init(stringValue: String) { self.stringValue = stringValue }
    package init?(intValue: Int) { nil }
  }

  /// The depth below which values are not looked at.
  private static let greatestDepth = 64

  package init(from decoder: any Decoder) throws {
    let value = try? decoder.singleValueContainer()
    // Most values are texts, and each failed attempt takes time.
    if let text = try? value?.decode(String.self) {
      self = .text(text)
    } else if value?.decodeNil() ?? false {
      self = .null
    } else if decoder.codingPath.count > Self.greatestDepth {
      self = .other
    } else if let fields = try? decoder.container(keyedBy: Key.self) {
      var object: [String: CodedValue] = [:]
      for key in fields.allKeys {
        object[key.stringValue] = (try? fields.decode(CodedValue.self, forKey: key)) ?? .other
      }
      self = .object(object)
    } else if var elements = try? decoder.unkeyedContainer() {
      var list: [CodedValue] = []
      while !elements.isAtEnd {
        // A decoder that cannot go on past an element would never end.
        let index = elements.currentIndex
        list.append((try? elements.decode(CodedValue.self)) ?? .other)
        if elements.currentIndex == index { break }
      }
      self = .list(list)
    } else if let isTrue = try? value?.decode(Bool.self) {
      self = .flag(isTrue)
    } else if let integer = try? value?.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? value?.decode(Double.self) {
      self = .number(number)
    } else {
      self = .other
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null, .other: try container.encodeNil()
    case .flag(let isTrue): try container.encode(isTrue)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .object(let fields): try container.encode(fields)
    }
  }

  /// Whether the value can be written as it was read.
  private var isWhole: Bool {
    switch self {
    case .null, .flag, .integer, .number, .text: true
    case .list(let values): values.allSatisfy(\.isWhole)
    case .object(let fields): fields.values.allSatisfy(\.isWhole)
    case .other: false
    }
  }

  /// Returns the value at a path.
  ///
  /// - Throws: `DecodingError`, if it could not be written back.
  func whole(_ path: [any CodingKey]) throws -> CodedValue {
    guard isWhole else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: path, debugDescription: "The value is of an unknown kind, or too deep."))
    }
    return self
  }
}
#endif
