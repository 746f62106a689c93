#if !hasFeature(Embedded)
import Essentials

/// The values of a tracker's JSON, of whatever shape they are, so that one odd value loses nothing else.
extension CodedValue {
  /// Whether something would be lost by not reading the value.
  var hasContent: Bool {
    switch self {
    case .null: false
    case .flag(let isTrue): isTrue
    case .integer, .number, .other: true
    case .text(let text): !TypedText.plain(text).isEmpty
    case .list(let values): values.contains { $0.hasContent }
    case .object(let fields): fields.values.contains { $0.hasContent }
    }
  }

  /// The number, also of a text.
  var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
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
    case .integer, .number: number == 0 ? false : number == 1 ? true : nil
    case .text(let text): TruthWords.value(of: text)
    case .list, .object, .other: nil
    }
  }
}

extension TrackerReader {
  /// Returns the date of an entry and its other fields, or `nil` if the entry was deleted or its date is not
  /// to be read; an entry without a date is a problem.
  mutating func datedFields(
    of entry: CodedValue, _ place: Int, _ key: String, in list: String? = nil
  ) -> (date: CalendarDate, fields: [String: CodedValue])? {
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

  /// Removes the marks of a deleted entry from its fields, such as `deleted` and `deleted_at`, and returns
  /// whether the entry was deleted, or may have been: a mark that is not understood is a problem.
  mutating func isDeleted(_ fields: inout [String: CodedValue], _ place: Int) -> Bool {
    var isDeleted = false
    for (key, mark) in Self.takeMarks(["delet"], of: &fields) {
      let isDated = mark.text.map { CalendarDate(beginningOf: $0) != nil } ?? false
      if mark.isTrue == nil, !isDated { addProblem(place, key) }
      isDeleted = isDeleted || mark.isTrue ?? true
    }
    return isDeleted
  }

  /// Removes the fields with one of some words in their names, and returns them in the order of the names.
  static func takeMarks(
    _ words: [String], of fields: inout [String: CodedValue]
  ) -> [(key: String, value: CodedValue)] {
    let marks = fields.filter { isMark($0.key, words) }.sorted { $0.key.bytesPrecede($1.key) }
    for (key, _) in marks { fields[key] = nil }
    return marks
  }

  /// Whether the name of a field or column has one of some words.
  static func isMark(_ name: String, _ words: [String]) -> Bool {
    words.contains { !name.lowercased().occurrences(of: $0).isEmpty }
  }

  /// Names the fields that were not read and have content.
  mutating func name(_ fields: [String: CodedValue], of kind: String? = nil) {
    for (key, value) in fields where value.hasContent {
      unread.insert(kind.map { $0 + ": " + key } ?? key)
    }
  }
}
#endif
