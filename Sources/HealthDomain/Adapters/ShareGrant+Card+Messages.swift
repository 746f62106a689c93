import SharePages
import Profiles
import PublicHealth
public import CyclePrediction
public import Essentials

extension ShareGrant.Card {
  /// The words of a page that a grant shows: templates with named slots, in English unless replaced.
  ///
  /// A slot is a name in braces.
  public struct Messages: Sendable {
    /// Creates the English words.
    public init() {}

    /// The language of the words, as a BCP 47 tag.
    public var language = "en"
    /// The title, which appears in the browser's history and in previews, and reveals nothing private.
    public var title = "Shared with you"
    /// The line below the title in previews of links, which names nothing private.
    public var preview = "Sign in to see it."
    /// Shown if there is nothing to see.
    public var nothing = "There is nothing to see right now."
    /// The heading of the periods to come.
    public var predictions = "Next periods"
    /// The heading of the fertile days to come.
    public var fertileDays = "Fertile days"
    /// The heading of the notes about a forecast.
    public var note = "Please note"
    /// The day of a forecast: `{date}`.
    public var asOf = "As of {date}."
    /// The words about cycles.
    public var cycle = CycleMessages()
    /// The words about what was logged.
    public var doctor = HealthJournal.DoctorSummary.Messages()
    /// Writes a day such as "March 1, 2026".
    public var date: @Sendable (CalendarDate) -> String = {
      "\(ShareCard.Messages().name(ofMonth: $0.month)) \($0.day), \($0.year)"
    }

    func text(_ date: CalendarDate) -> String { CleanText.line(self.date(date)) }

    func text(_ dates: ClosedRange<CalendarDate>, in template: String) -> String {
      template.filled([("first", text(dates.lowerBound)), ("last", text(dates.upperBound))])
    }
  }
}
