#if !hasFeature(Embedded)
import Essentials

/// A value of a tracker's JSON, of whatever shape it is, so that one odd value loses nothing else.
enum TrackerValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([TrackerValue])
  case object([String: TrackerValue])
  /// A value of a kind that JSON does not have, or that lies too deep.
  case other

  /// Whether something would be lost by not reading the value.
  var hasContent: Bool {
    switch self {
    case .null: false
    case .flag(let isTrue): isTrue
    case .number, .other: true
    case .text(let text): !TypedText.plain(text).isEmpty
    case .list(let values): values.contains { $0.hasContent }
    case .object(let fields): fields.values.contains { $0.hasContent }
    }
  }

  /// The text, if it is one.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The fields of an object, if it is one.
  var fields: [String: TrackerValue]? {
    guard case .object(let fields) = self else { return nil }
    return fields
  }

  /// The number, also of a text.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): text.utf8.count <= 40 ? Double(TypedText.plain(text)) : nil
    case .null, .flag, .list, .object, .other: nil
    }
  }

  /// Whether the value says true; `nil` if it is not understood.
  var isTrue: Bool? {
    switch self {
    case .null: false
    case .flag(let isTrue): isTrue
    case .number(let number): number == 0 ? false : number == 1 ? true : nil
    case .text(let text): TrackerFlag.value(of: text)
    case .list, .object, .other: nil
    }
  }
}

extension TrackerValue: Decodable {
  /// A key of any name.
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The depth below which values are not looked at; no export is as deep.
  private static let greatestDepth = 12

  init(from decoder: any Decoder) throws {
    let value = try? decoder.singleValueContainer()
    // Most values are texts, and each failed attempt takes time.
    if let text = try? value?.decode(String.self) {
      self = .text(text)
    } else if value?.decodeNil() ?? false {
      self = .null
    } else if decoder.codingPath.count > Self.greatestDepth {
      self = .other
    } else if let fields = try? decoder.container(keyedBy: Key.self) {
      var object: [String: TrackerValue] = [:]
      for key in fields.allKeys {
        object[key.stringValue] = (try? fields.decode(TrackerValue.self, forKey: key)) ?? .other
      }
      self = .object(object)
    } else if var elements = try? decoder.unkeyedContainer() {
      var list: [TrackerValue] = []
      while !elements.isAtEnd {
        // A decoder that cannot go on past an element would never end.
        let index = elements.currentIndex
        list.append((try? elements.decode(TrackerValue.self)) ?? .other)
        if elements.currentIndex == index { break }
      }
      self = .list(list)
    } else if let isTrue = try? value?.decode(Bool.self) {
      self = .flag(isTrue)
    } else if let number = try? value?.decode(Double.self) {
      self = .number(number)
    } else {
      self = .other
    }
  }
}

extension TrackerReader {
  /// Returns the date of an entry and its other fields, or `nil` if the entry was deleted or its date is not
  /// to be read; an entry without a date is a problem.
  mutating func datedFields(
    of entry: TrackerValue, _ place: Int, _ key: String, in list: String? = nil
  ) -> (date: CalendarDate, fields: [String: TrackerValue])? {
    guard var fields = entry.fields else {
      addProblem(place, list ?? key)
      return nil
    }
    if isDeleted(&fields, place) { return nil }
    let text = fields.removeValue(forKey: key)?.text
    guard let date = text.flatMap({ CalendarDate(beginningOf: $0) }) else {
      addProblem(place, key)
      return nil
    }
    return isKept(date, place, key) ? (date, fields) : nil
  }

  /// Removes the mark of a deleted entry from its fields, and returns whether the entry was deleted, or may
  /// have been: a mark that is not understood is a problem.
  mutating func isDeleted(_ fields: inout [String: TrackerValue], _ place: Int) -> Bool {
    guard let mark = fields.removeValue(forKey: "deleted") else { return false }
    guard let isDeleted = mark.isTrue else {
      addProblem(place, "deleted")
      return true
    }
    return isDeleted
  }

  /// Names the fields that were not read and have content.
  mutating func name(_ fields: [String: TrackerValue], of kind: String? = nil) {
    for (key, value) in fields where value.hasContent {
      unread.insert(kind.map { $0 + ": " + key } ?? key)
    }
  }
}
#endif
