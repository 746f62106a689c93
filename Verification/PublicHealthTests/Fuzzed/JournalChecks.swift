import Essentials
import Foundation
import PublicHealth
import TestSupport

/// Edits two copies of a journal as the bytes say, and checks that they merge into one.
func checkJournalEdits(_ bytes: [UInt8]) throws {
  var copies = [HealthJournal(replica: 1), HealthJournal(replica: 2)]
  var deleted: Set<HealthJournal.Entry.ID> = []
  var rest = bytes[...]
  while let action = rest.popFirst(), let number = rest.popFirst() {
    let copy = Int(action & 1)
    let id = HealthJournal.Entry.ID(UInt64(number % 8))
    switch action >> 1 & 3 {
    case 0, 1:
      let length = Int(rest.popFirst() ?? 0)
      var entry = HealthJournal.Entry(
        id, at: try LocalDateTime(CalendarDate(2020, 1, Int(number % 28) + 1), minuteOfDay: 0))
      entry.text = String(decoding: rest.prefix(length), as: UTF8.self)
      entry.tags = entry.text.split(separator: ";").map(String.init)
      entry.contacts = entry.tags.map {
        .init($0, from: entry.time, minutes: length, at: entry.text)
      }
      rest = rest.dropFirst(length)
      try? copies[copy].save(entry, now: Int64(number) << (action & 0x38))
    case 2: if copies[copy].delete(id) { deleted.insert(id) }
    default: copies[copy].merge(copies[1 - copy])
    }
  }
  let other = copies[1]
  copies[1].merge(copies[0])
  copies[0].merge(other)
  try require(copies[0].entries == copies[1].entries, "Copies merge into the same entries")
  try require(copies[0].deletedIDs == deleted, "A deletion is kept")
  try require(copies[0].merge(copies[1]).isEmpty, "Merging again changes nothing")
  for entry in copies[0].entries {
    try require(!deleted.contains(entry.id), "A deleted entry does not return")
    for word in entry.tags {
      let found = copies[0].entries(matching: .init(text: word))
      try require(found.contains(entry), "An entry is found by its words")
    }
  }
  let json = try JSONEncoder().encode(copies[0])
  try require(
    try JSONDecoder().decode(HealthJournal.self, from: json) == copies[0], "A journal is read back")
  if let made = try? JSONDecoder().decode(HealthJournal.self, from: Data(bytes)) {
    _ = made.html()
  }
}

/// Exports a journal whose texts are any bytes, and checks that they are texts in each format.
func checkJournalExports(_ bytes: [UInt8]) throws {
  let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  let name = parts.dropFirst().first ?? "a"
  var entry = HealthJournal.Entry(
    .init(1), at: try LocalDateTime(CalendarDate(2020, 1, 1), minuteOfDay: 0))
  entry.text = parts.first ?? ""
  var journal = HealthJournal(replica: 1)
  guard (try? journal.save(entry, now: 0)) != nil else { return }
  let markdown = journal.markdown()
  let paragraph = markdown.dropFirst("# Health journal\n\n## 2020-01-01 00:00\n\n".count)
  _ = try PlainMarkdown.paragraph(
    String(paragraph.hasSuffix("\n\n") ? paragraph.dropLast(2) : paragraph))

  entry.contacts = [.init(name, from: entry.time, minutes: 1, at: entry.text)]
  guard (try? journal.save(entry, now: 1)) != nil else { return }
  let page = journal.html()
  // The signs of the page itself, with a paragraph and two lines.
  var plain = journal
  entry.text = entry.text.isEmpty ? "" : "a"
  entry.contacts = [.init("a", from: entry.time, minutes: 1, at: entry.text)]
  try plain.save(entry, now: 2)
  let safe = plain.html()
  for sign in "<>".utf8 {
    try require(
      page.utf8.count { $0 == sign } == safe.utf8.count { $0 == sign }, "A text is no markup")
  }
  for cell in cells(journal.csv()) {
    try require(!(cell.first.map { "=+-@\t\r\n".contains($0) } ?? false), "No cell is a formula")
  }

  var redaction = HealthJournal.Redaction()
  redaction.hidesPeople = true
  redaction.hidesPlaces = true
  let hidden = journal.redacted(redaction)
  try require(
    hidden.entries[0].contacts.map(\.person) == ["Person 1"], "A hidden person is a number")
  try require(hidden.deletedIDs.isEmpty, "A redacted journal tells nothing of what was deleted")
}

/// Returns the cells of comma-separated values, RFC 4180.
private func cells(_ table: String) -> [String] {
  var cells: [String] = []
  var cell: [Unicode.Scalar] = []
  var isQuoted = false
  var rest = Array(table.unicodeScalars)[...]
  while let scalar = rest.popFirst() {
    if scalar == "\"" {
      // Two quotes in a quoted cell are one.
      if isQuoted, rest.first == "\"" {
        cell.append(scalar)
        rest.removeFirst()
      } else {
        isQuoted.toggle()
      }
    } else if !isQuoted, ",\r\n".unicodeScalars.contains(scalar) {
      cells.append(String(String.UnicodeScalarView(cell)))
      cell = []
    } else {
      cell.append(scalar)
    }
  }
  return cells
}
