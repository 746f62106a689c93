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

  /// Removes the mark of a deleted entry from its fields, and returns whether the entry was deleted, or may
  /// have been: a mark that is not understood is a problem.
  mutating func isDeleted(_ fields: inout [String: CodedValue], _ place: Int) -> Bool {
    guard let mark = fields.removeValue(forKey: "deleted") else { return false }
    guard let isDeleted = mark.isTrue else {
      addProblem(place, "deleted")
      return true
    }
    return isDeleted
  }

  /// Names the fields that were not read and have content.
  mutating func name(_ fields: [String: CodedValue], of kind: String? = nil) {
    for (key, value) in fields where value.hasContent {
      unread.insert(kind.map { $0 + ": " + key } ?? key)
    }
  }
}
#endif
