public import Essentials

extension HealthJournal {
  /// Returns the entries of some days as an HTML page that can be printed, the newest first.
  ///
  /// The page loads nothing and runs nothing, whatever the texts contain. To leave something out,
  /// export a journal that is ``redacted(_:)``.
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
      if !entry.text.isEmpty { page.element("p", entry.text) }
      page.list(messages.lines(for: entry))
      page.close("article")
    }
    page.end()
    return page.text
  }

  /// Returns the entries of some days as Markdown, the newest first.
  ///
  /// The texts are shown as they are, and never taken for Markdown or HTML.
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
      if !entry.text.isEmpty { text += "\(MarkdownText.paragraph(entry.text))\n\n" }
      for line in messages.lines(for: entry) { text += "- \(MarkdownText.paragraph(line))\n" }
    }
    return text
  }

  /// Returns the entries of some days as comma-separated values, the newest first: a row for each
  /// text, symptom, temperature, and so on, below a header.
  ///
  /// A text that a spreadsheet could take for a formula begins with an apostrophe.
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
