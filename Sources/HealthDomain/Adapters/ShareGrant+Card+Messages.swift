import SharePages
import Profiles
import PublicHealth
package import CyclePrediction
public import Essentials

extension ShareGrant.Card {
  /// The words of a page that a grant shows: templates with named slots, in English unless replaced.
  ///
  /// A slot is a name in braces.
  public struct Messages: Sendable {
    /// Creates the English words.
    public init() {}

    /// The language of the words, as a BCP 47 tag.
    package var language = "en"
    /// The title, which appears in the browser's history and in previews, and reveals nothing private.
    package var title = "Shared with you"
    /// The line below the title in previews of links, which names nothing private.
    package var preview = "Sign in to see it."
    /// Shown if there is nothing to see.
    package var nothing = "There is nothing to see right now."
    /// The heading of the periods to come.
    package var predictions = "Next periods"
    /// The heading of the fertile days to come.
    package var fertileDays = "Fertile days"
    /// The heading of the notes about a forecast.
    package var note = "Please note"
    /// The day of a forecast: `{date}`.
    package var asOf = "As of {date}."
    /// The words about cycles.
    package var cycle = CycleMessages()
    /// The words about what was logged.
    package var doctor = HealthJournal.DoctorSummary.Messages()
    /// The template for a day such as "March 1, 2026": `{month}`, `{day}`, `{year}`.
    package var day = "{month} {day}, {year}"
    /// The names of the twelve months.
    package var months = ShareCard.Messages().months
    /// Writes a day, or `nil` to write it by the template `day`.
    public var date: (@Sendable (CalendarDate) -> String)?

    func text(_ date: CalendarDate) -> String {
      if let write = self.date { return CleanText.line(write(date)) }
      return CleanText.line(
        day.filled([
          ("month", months.dropFirst(date.month &- 1).first ?? String(date.month)),
          ("day", String(date.day)), ("year", String(date.year)),
        ]))
    }

    func text(_ dates: ClosedRange<CalendarDate>, in template: String) -> String {
      template.filled([("first", text(dates.lowerBound)), ("last", text(dates.upperBound))])
    }
  }
}

#if !hasFeature(Embedded)
extension ShareGrant.Card.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("language", &language)
    entries.text("title", &title)
    entries.text("preview", &preview)
    entries.text("nothing", &nothing)
    entries.text("predictions", &predictions)
    entries.text("fertileDays", &fertileDays)
    entries.text("note", &note)
    entries.text("asOf", &asOf)
    entries.sharedTable("cycle", &cycle)
    entries.sharedTable("doctor", &doctor)
    entries.text("day", &day)
    entries.list("months", &months)
  }
}
#endif
