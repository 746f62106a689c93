import Essentials

/// The rows of a table of comma-separated values, RFC 4180.
enum JournalCSV {
  /// What a row says, in the order of the columns.
  struct Row {
    var time = ""
    var kind = ""
    var name = ""
    var value = ""
    var unit = ""
    var minutes = ""
    var place = ""
  }

  static let header = "time,kind,name,value,unit,minutes,place\r\n"

  /// Returns all rows of an entry as one text.
  static func row(of entry: HealthJournal.Entry) -> String {
    var text = ""
    append(entry, to: &text)
    return text
  }

  /// Appends the rows of an entry.
  static func append(_ entry: HealthJournal.Entry, to text: inout String) {
    for row in rows(of: entry) {
      // Only what a person wrote is a text; the other cells are made here.
      text +=
        row.time + "," + row.kind + "," + cell(row.name) + "," + cell(row.value)
      text += "," + row.unit + "," + row.minutes + "," + cell(row.place) + "\r\n"
    }
  }

  private static func rows(of entry: HealthJournal.Entry) -> [Row] {
    let time = entry.time.iso8601
    var rows: [Row] = []
    if !entry.text.isEmpty { rows.append(Row(time: time, kind: "text", name: entry.text)) }
    if let mood = entry.mood {
      rows.append(Row(time: time, kind: "mood", name: "\(mood.rawValue)", unit: "of 5"))
    }
    rows += entry.tags.map { Row(time: time, kind: "tag", name: $0) }
    rows += entry.recordings.map {
      Row(
        time: time, kind: "recording", name: $0.reference, value: "\($0.seconds)", unit: "seconds",
        place: $0.mediaType)
    }
    rows += entry.symptoms.map {
      Row(
        time: time, kind: "symptom", name: $0.name, value: "\($0.severity.rawValue)", unit: "of 3")
    }
    rows += entry.temperatures.map {
      Row(
        time: time, kind: "temperature",
        value: "\($0.unit == .celsius ? $0.celsius : $0.fahrenheit)", unit: $0.unit.rawValue)
    }
    rows += entry.treatments.map {
      Row(time: $0.time.iso8601, kind: "treatment", name: $0.name, value: $0.amount)
    }
    rows += entry.visits.map {
      Row(time: $0.start.iso8601, kind: "visit", minutes: "\($0.minutes)", place: $0.place)
    }
    rows += entry.contacts.map {
      Row(
        time: $0.start.iso8601, kind: "contact", name: $0.person, minutes: "\($0.minutes)",
        place: $0.place)
    }
    if rows.isEmpty { rows.append(Row(time: time, kind: "entry")) }
    return rows
  }

  /// Returns a text as a cell of comma-separated values.
  ///
  /// A text that a spreadsheet could take for a formula begins with an apostrophe.
  private static func cell(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { isDangerous($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.utf8.contains(where: { #",""#.utf8.contains($0) || $0 == 10 || $0 == 13 }) else {
      return safe
    }
    var cell = "\""
    for scalar in safe.unicodeScalars {
      if scalar == "\"" { cell += "\"" }
      cell.unicodeScalars.append(scalar)
    }
    return cell + "\""
  }

  /// Whether a spreadsheet may take a text that begins with a character for a formula, or skips the
  /// character to find one; also in its wide form.
  private static func isDangerous(_ first: Unicode.Scalar) -> Bool {
    switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": true
    default: false
    }
  }
}
