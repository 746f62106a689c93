public import Essentials

extension HealthJournal {
  /// Returns the entries of some days as an HTML page that can be printed, the newest first.
  ///
  /// The page loads nothing and runs nothing, whatever the texts contain. It has the direction of
  /// its language, and the person's words have their own direction. To leave parts out, export the
  /// result of ``redacted(_:)``.
  ///
  /// - Parameters:
  ///   - days: The days, or `nil` for all.
  ///   - messages: The words.
  /// - Returns: The page.
  /// - Complexity: O(*n*) in the length of the page
  public func html(
    for days: ClosedRange<CalendarDate>? = nil, messages: Messages = Messages()
  ) -> String {
    var page = HTMLPage()
    page.begin(messages.title, language: messages.language)
    for entry in entries(matching: Query(dates: days)) {
      page.open("article")
      page.newLine()
      page.element("h2", messages.time(entry.time))
      if !entry.text.isEmpty { page.element("p", entry.text, ["dir": "auto"]) }
      page.list(messages.lines(for: entry, words: TextDirection.isolated))
      page.close("article")
    }
    page.end()
    return page.text
  }

  /// Returns the entries of some days as Markdown, the newest first.
  ///
  /// The texts are shown literally, never as Markdown or HTML. Words in templates with another
  /// direction are between U+2068 and U+2069, so that they do not affect other text.
  ///
  /// - Parameters:
  ///   - days: The days, or `nil` for all.
  ///   - messages: The words.
  /// - Returns: The text.
  /// - Complexity: O(*n*) in the length of the text
  public func markdown(
    for days: ClosedRange<CalendarDate>? = nil, messages: Messages = Messages()
  ) -> String {
    var text = "# \(MarkdownText.heading(messages.title))\n"
    for entry in entries(matching: Query(dates: days)) {
      text += "\n## \(MarkdownText.heading(messages.time(entry.time)))\n\n"
      if !entry.text.isEmpty {
        text += "\(MarkdownText.paragraph(TextDirection.closed(entry.text)))\n\n"
      }
      for line in messages.lines(for: entry) { text += "- \(MarkdownText.paragraph(line))\n" }
    }
    return text
  }

  /// Returns the entries of some days as comma-separated values, the newest first: a row for each
  /// text, symptom, temperature, and so on, below a header.
  ///
  /// A text that a spreadsheet could read as a formula begins with an apostrophe. The cells have no
  /// marks around words with another direction. But if a text has direction marks that it does not
  /// end, such as U+202E, the cell ends them, so that they do not affect the text beside it.
  ///
  /// - Parameter days: The days, or `nil` for all.
  /// - Returns: The table, with lines that end with CR LF (RFC 4180).
  /// - Complexity: O(*n*) in the length of the table
  public func csv(for days: ClosedRange<CalendarDate>? = nil) -> String {
    var text = JournalCSV.header
    for entry in entries(matching: Query(dates: days)) { JournalCSV.append(entry, to: &text) }
    return text
  }
}

extension HealthJournal {
  /// The parts to leave out of an export.
  ///
  ///     var redaction = HealthJournal.Redaction()
  ///     redaction.hidesPeople = true
  ///     let page = journal.redacted(redaction).html()
  ///
  /// A hidden name is also removed wherever it appears in a text, a tag, or another name. So is
  /// each of its words, regardless of case, diacritics, and invisible marks, also with an ending, such as a
  /// genitive, and together with the next one without the sign between them, as in OBrien for O'Brien.
  /// This also removes some other words, such as those that begin with a name. A name that appears
  /// only in a text, and was never entered as a person or a place, cannot be recognized. Add it to
  /// ``words``, or hide the texts.
  public struct Redaction: Hashable, Sendable, PrivateValue {
    /// Whether the names of people are left out.
    ///
    /// Names become numbers: the same person has the same number everywhere in an export.
    public var hidesPeople = false
    /// Whether the names of places are left out.
    public var hidesPlaces = false
    /// Whether texts, tags, and references to recordings are left out.
    public var hidesTexts = false
    /// Further words and names to remove everywhere.
    public var words: [String] = []
    /// The text in place of a removed word.
    public var mark = "[…]"
    /// The template for a person without a name: `{number}`.
    public var person = "Person {number}"
    /// The template for a place without a name: `{number}`.
    public var place = "Place {number}"

    /// Creates a redaction that leaves out nothing.
    public init() {}
  }

  /// Returns the journal without the parts that a redaction hides, and without unknown fields and
  /// the IDs of deleted entries, to export or encode it.
  ///
  /// - Complexity: O(*n*) in the length of all texts
  public func redacted(_ redaction: Redaction) -> Self {
    var names = JournalNames(redaction)
    for item in stored { names.read(item.entry) }
    let redacted = stored.map { Stored(names.redacted($0.entry), Version()) }
    return HealthJournal(
      replica: 0, stored: redacted, deletedIDs: [], unknownFields: UnknownFields())
  }
}

/// The rows of a table of comma-separated values, RFC 4180.
enum JournalCSV {
  /// The cells of a row, in the order of the columns.
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
      func cell(_ text: String) -> String {
        TextDirection.closed(text).csvCell(defusesFormulas: true)
      }
      // Only the words of a person are texts; the other cells are made here.
      text += row.time + "," + row.kind + "," + cell(row.name) + "," + cell(row.value)
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
}

extension HTMLPage {
  /// Begins an HTML document that can be printed, which loads nothing and runs nothing.
  package mutating func begin(_ title: String, language: String) {
    append("<!doctype html>\n")
    openRoot(language: language)
    append(
      """

      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">

      """)
    element("title", title)
    append(
      """
      <style>
      @page{margin:12mm}
      body{font:10pt/1.3 sans-serif;max-width:45em;margin:0 auto}
      article,section{break-inside:avoid;border-top:1px solid;padding:.5em 0}
      h2{font-size:1em;margin:0}
      p{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25em 0}
      ul{margin:.25em 0;padding-inline-start:1.5em}
      </style>
      </head>
      <body>

      """)
    element("h1", title)
  }

  /// Writes a list, if there is anything in it; the isolates of its items are elements.
  package mutating func list(_ items: [String]) {
    guard !items.isEmpty else { return }
    open("ul")
    newLine()
    for item in items { elementWithIsolates("li", item) }
    close("ul")
  }

  /// Ends the document.
  package mutating func end() {
    close("body")
    close("html")
  }
}
