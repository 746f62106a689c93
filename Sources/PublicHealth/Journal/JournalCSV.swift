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
        row.time + "," + row.kind + "," + row.name.csvCell(defusesFormulas: true) + "," + row.value.csvCell(defusesFormulas: true)
      text += "," + row.unit + "," + row.minutes + "," + row.place.csvCell(defusesFormulas: true) + "\r\n"
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
}
