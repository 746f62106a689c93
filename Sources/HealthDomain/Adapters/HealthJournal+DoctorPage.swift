import PublicHealth
package import Essentials

extension HealthJournal.DoctorSummary {
  /// The words of a summary: templates with named slots, in English unless the host replaces them.
  ///
  /// A slot is a name in braces.
  public struct Messages: Sendable {
    /// Creates the English words.
    public init() {}

    /// The words for entries, times, and temperatures.
    package var journal = HealthJournal.Messages()
    /// The title.
    package var title = "Summary for a doctor"
    /// The template for the days: `{first}`, `{last}`.
    package var days = "From {first} to {last}, as logged by the person."
    /// The template for a symptom: `{name}`, `{days}`, `{first}`, `{last}`, `{severity}`.
    package var symptom = "{name}, days: {days}, from {first} to {last}, at worst {severity}"
    /// The template for temperatures: `{count}`, `{days}`.
    package var temperatures = "Readings: {count}, days with a fever: {days}"
    /// The template for the highest temperature: `{celsius}`, `{fahrenheit}`.
    package var highest = "Highest temperature: {celsius} °C ({fahrenheit} °F)"
    /// The template for the last fever: `{date}`.
    package var lastFever = "Last fever: {date}"
    /// The template for a treatment: `{name}`, `{count}`, `{amount}`, `{time}`.
    package var treatment = "{name}, times: {count}, last {amount} at {time}"
    /// The template for a treatment without an amount: `{name}`, `{count}`, `{time}`.
    package var treatmentWithoutAmount = "{name}, times: {count}, last at {time}"
    /// The template for people: `{count}`.
    package var people = "People met: {count}"
    /// The template for bad days: `{count}`.
    package var badDays = "Days with a bad mood: {count}"
    /// The template for lines that do not fit on the page: `{count}`.
    package var more = "and {count} more"
    /// Shown if nothing was logged.
    package var nothing = "Nothing was logged on these days."
    /// The headings of symptoms, temperatures, treatments, the rest, and cycles.
    package var headings = ["Symptoms", "Temperature", "Treatments", "Other", "Cycles"]
    /// The words for cycles.
    package var cycle = Cycle()
    /// The notice at the end.
    package var disclaimer = "This page repeats what was logged. It is not a diagnosis."
  }

  /// A part of a page: a heading and lines.
  struct Part {
    let heading: String
    let lines: [String]
  }

  /// The greatest numbers of lines of a part, of lines about cycles, and of characters of a line.
  ///
  /// With all parts this full, the page has 36 lines in five sections: less than a sheet of letter
  /// paper, which is the shorter one, at 10 points.
  static let mostLines = 8
  static let mostCycleLines = 12
  static let longestLine = 80

  /// Returns the summary as an HTML page that can be printed on one sheet of paper.
  ///
  /// - Parameter messages: The words.
  /// - Returns: The page.
  public func html(messages: Messages = Messages()) -> String {
    var page = HTMLPage()
    page.begin(messages.title, language: messages.journal.language)
    page.element("p", text(forDays: messages))
    for part in parts(messages, words: TextDirection.isolated) {
      page.open("section")
      page.newLine()
      page.element("h2", part.heading)
      page.list(part.lines)
      page.close("section")
    }
    page.element("p", messages.disclaimer)
    page.end()
    return page.text
  }

  /// Returns the summary as Markdown.
  ///
  /// - Parameter messages: The words.
  /// - Returns: The text.
  public func markdown(messages: Messages = Messages()) -> String {
    var text = "# \(MarkdownText.heading(messages.title))\n\n"
    text += "\(MarkdownText.paragraph(self.text(forDays: messages)))\n"
    for part in parts(messages) {
      text += "\n## \(MarkdownText.heading(part.heading))\n\n"
      for line in part.lines { text += "- \(MarkdownText.paragraph(line))\n" }
    }
    return text + "\n\(MarkdownText.paragraph(messages.disclaimer))\n"
  }

  /// Returns the line about the days.
  func text(forDays messages: Messages) -> String {
    messages.days.filled([
      ("first", messages.journal.date(days.lowerBound)),
      ("last", messages.journal.date(days.upperBound)),
    ])
  }

  /// Returns the parts that have lines, none longer than a page allows.
  ///
  /// The person's words are as a function writes them; by default, they are isolated where their
  /// direction or that of the language could turn the line.
  func parts(
    _ messages: Messages, withCycleSymptoms hasSymptoms: Bool = true,
    words: ((String) -> String)? = nil
  ) -> [Part] {
    let language = messages.journal.language
    let words = words ?? { TextDirection.isolatedIfNeeded($0, in: language) }
    let lines = [
      clipped(symptomLines(messages, words), messages), temperatureLines(messages),
      clipped(treatmentLines(messages, words), messages), otherLines(messages),
      clipped(
        cycle.map {
          messages.cycle.lines(for: $0, withSymptoms: hasSymptoms, messages, words)
        } ?? [], to: Self.mostCycleLines, messages),
    ]
    var parts = zip(messages.headings, lines).map { Part(heading: $0, lines: $1) }
    parts = parts.filter { !$0.lines.isEmpty }
    return parts.isEmpty ? [Part(heading: messages.title, lines: [messages.nothing])] : parts
  }

  /// Returns as many lines as a page allows, none longer than the page is wide.
  private func clipped(
    _ lines: [String], to limit: Int = mostLines, _ messages: Messages
  ) -> [String] {
    var clipped = lines.prefix(limit).map(Self.clipped)
    if lines.count > limit {
      clipped.append(messages.more.filled([("count", String(lines.count - limit))]))
    }
    return clipped
  }

  /// Returns a line that is not longer than the page is wide; the marks of isolates have no width.
  private static func clipped(_ line: String) -> String {
    let isMark = { (character: Character) in character == "\u{2068}" || character == "\u{2069}" }
    guard line.count > longestLine, line.count(where: { !isMark($0) }) > longestLine else {
      return line
    }
    var (clipped, width) = ("", 0)
    for character in line {
      if !isMark(character) {
        if width == longestLine - 1 { break }
        width += 1
      }
      clipped.append(character)
    }
    return clipped + "…"
  }

  private func symptomLines(_ messages: Messages, _ words: (String) -> String) -> [String] {
    symptoms.map {
      messages.symptom.filled([
        ("name", words($0.name)), ("days", String($0.days)),
        ("first", messages.journal.date($0.first)), ("last", messages.journal.date($0.last)),
        ("severity", messages.journal.severities[$0.worst] ?? ""),
      ])
    }
  }

  private func temperatureLines(_ messages: Messages) -> [String] {
    guard let temperatures else { return [] }
    var lines = [
      messages.temperatures.filled([
        ("count", String(temperatures.count)), ("days", String(temperatures.feverDays)),
      ]),
      messages.highest.filled([
        ("celsius", messages.journal.degrees(temperatures.highest.celsius)),
        ("fahrenheit", messages.journal.degrees(temperatures.highest.fahrenheit)),
      ]),
    ]
    if let last = temperatures.lastFever {
      lines.append(messages.lastFever.filled([("date", messages.journal.date(last))]))
    }
    return lines
  }

  private func treatmentLines(_ messages: Messages, _ words: (String) -> String) -> [String] {
    treatments.map {
      ($0.lastAmount.isEmpty ? messages.treatmentWithoutAmount : messages.treatment).filled([
        ("name", words($0.name)), ("count", String($0.count)), ("amount", words($0.lastAmount)),
        ("time", messages.journal.time($0.last)),
      ])
    }
  }

  private func otherLines(_ messages: Messages) -> [String] {
    var lines: [String] = []
    if people > 0 { lines.append(messages.people.filled([("count", String(people))])) }
    if badDays > 0 { lines.append(messages.badDays.filled([("count", String(badDays))])) }
    return lines
  }
}

#if !hasFeature(Embedded)
extension HealthJournal.DoctorSummary.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.sharedTable("journal", &journal)
    entries.text("title", &title)
    entries.text("days", &days)
    entries.text("symptom", &symptom)
    entries.text("temperatures", &temperatures)
    entries.text("highest", &highest)
    entries.text("lastFever", &lastFever)
    entries.text("treatment", &treatment)
    entries.text("treatmentWithoutAmount", &treatmentWithoutAmount)
    entries.text("people", &people)
    entries.text("badDays", &badDays)
    entries.text("more", &more)
    entries.text("nothing", &nothing)
    entries.list("headings", &headings)
    entries.table("cycle", &cycle)
    entries.text("disclaimer", &disclaimer)
  }
}
#endif
