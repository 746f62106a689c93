import SharePages
import Profiles
import PublicHealth
public import CyclePrediction
public import Essentials
import EventRegistration

extension ShareGrant {
  /// A page with a part of a person's private data, for the person to whom a grant shows it.
  ///
  ///     let card = try grant.card(of: forecast, for: ben, at: now)
  ///     respond(card.html, headers: ShareGrant.Card.headers)
  ///
  /// Only a grant can create such a page, so the page cannot show anything that the grant does not share, and
  /// there is no page after the grant ended or was revoked. No page shows a note or an entry of a journal.
  ///
  /// Create the page for the signed-in recipient at each request, and do not store it: a page that was sent
  /// cannot be taken back. Title and preview reveal nothing private, the page tells search engines not to
  /// index it, and the page has no link, no script, and no picture.
  public struct Card: Hashable, Sendable, PrivateValue {
    /// The title in one line, which reveals nothing private.
    public let title: String

    /// The parts of the data that the page may show, in the order of the cases.
    public let parts: [Part]

    /// The beginning of the description for previews of links, which names nothing private.
    let preview: String
    let language: String
    let blocks: [ShareCard.Block]

    /// The reason there is no page.
    @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
      /// The grant does not let the person see any of it.
      case refused(Decision)
    }
  }

  /// Returns the page about the periods and the fertile days to come.
  ///
  /// It shows what the grant shares of ``Part/predictions`` and ``Part/fertileDays``: the dates between
  /// which the next three periods probably start, and the fertile days to come. No logged day is on it, but
  /// the forecast follows from the log: while a period is late, the dates always begin on the next day.
  ///
  /// - Parameters:
  ///   - forecast: The forecast of the owner, or `nil` if there is none. The page does not say why there is
  ///     none, because the reason may be a pregnancy.
  ///   - person: The person who asks.
  ///   - time: Now, in seconds since 1970-01-01 UTC.
  ///   - messages: The words.
  /// - Returns: The page.
  /// - Throws: ``Card/Error/refused(_:)``.
  public func card(
    of forecast: CycleForecast?, for person: PersonID, at time: Int64,
    messages: Card.Messages = Card.Messages()
  ) throws(Card.Error) -> Card {
    let shown = try parts([.predictions, .fertileDays], for: person, at: time)
    return Card(shown, messages, Card.blocks(of: forecast, shown, messages))
  }

  /// Returns the page for a doctor.
  ///
  /// In addition to the content of ``card(of:for:at:messages:)``, it has the facts about cycles as
  /// ``Part/periods``, symptoms and bad days as ``Part/symptoms``, and temperatures, treatments, and the
  /// number of people met as ``Part/journal``. Symptoms among the facts about cycles are shown only with both
  /// parts.
  ///
  /// - Parameters:
  ///   - summary: The summary of what the owner logged.
  ///   - forecast: The forecast of the owner, or `nil` to leave it out.
  ///   - person: The person who asks.
  ///   - time: Now, in seconds since 1970-01-01 UTC.
  ///   - messages: The words.
  /// - Returns: The page.
  /// - Throws: ``Card/Error/refused(_:)``.
  /// - Complexity: O(*n*) in the length of the summary
  public func card(
    of summary: HealthJournal.DoctorSummary, with forecast: CycleForecast? = nil,
    for person: PersonID, at time: Int64, messages: Card.Messages = Card.Messages()
  ) throws(Card.Error) -> Card {
    let all: [Part] = [.predictions, .fertileDays, .periods, .symptoms, .journal]
    let shown = try parts(all, for: person, at: time)
    let expected = forecast.map { Card.blocks(of: $0, shown, messages) } ?? []
    return Card(shown, messages, Card.blocks(of: summary, shown, messages) + expected)
  }

  /// Returns the given parts that a person may see.
  private func parts(
    _ wanted: [Part], for person: PersonID, at time: Int64
  ) throws(Card.Error) -> [Part] {
    var refusal = Decision.notShared
    let shown = wanted.filter { part in
      let answer = decision(for: part, to: person, at: time)
      if answer != .allowed { refusal = answer }
      return answer == .allowed
    }
    guard !shown.isEmpty else { throw .refused(refusal) }
    return shown
  }
}

extension ShareGrant.Card {
  fileprivate init(_ parts: [ShareGrant.Part], _ messages: Messages, _ blocks: [ShareCard.Block]) {
    title = CleanText.line(messages.title)
    preview = CleanText.line(messages.preview)
    language = messages.language
    self.parts = parts
    self.blocks =
      blocks.isEmpty
      ? [ShareCard.Block(title: "", style: .paragraphs, lines: [messages.nothing])] : blocks
  }

  /// The number of periods to come that a page shows.
  private static let periods = 3

  /// Returns the content of a forecast that the parts let a person see.
  fileprivate static func blocks(
    of forecast: CycleForecast?, _ parts: [ShareGrant.Part], _ messages: Messages
  ) -> [ShareCard.Block] {
    guard let forecast else { return [] }
    var blocks: [ShareCard.Block] = []
    if parts.contains(.predictions) {
      let periods = (1...periods).compactMap { forecast.period($0)?.start.interval(covering: 0.8) }
      blocks.append(
        .init(
          title: messages.predictions, style: .list,
          lines: periods.map { messages.text($0, in: messages.cycle.dueBetween) }))
    }
    if parts.contains(.fertileDays), let window = forecast.nextFertileWindow {
      blocks.append(
        .init(
          title: messages.fertileDays, style: .paragraphs,
          lines: [messages.text(window, in: messages.cycle.fertileBetween)]))
    }
    guard !blocks.isEmpty else { return [] }
    let asOf = messages.asOf.filled([("date", messages.text(forecast.asOf))])
    let note = ShareCard.Block(
      title: messages.note, style: .paragraphs, lines: [asOf, messages.cycle.disclaimer])
    return blocks + [note]
  }

  /// Returns the content of a summary that the parts let a person see.
  fileprivate static func blocks(
    of summary: HealthJournal.DoctorSummary, _ parts: [ShareGrant.Part], _ messages: Messages
  ) -> [ShareCard.Block] {
    guard !Set(parts).isDisjoint(with: [.periods, .symptoms, .journal]) else { return [] }
    // Who does not see all of it is not told that nothing was logged.
    var words = messages.doctor
    words.nothing = messages.nothing
    let seesSymptoms = parts.contains(.symptoms)
    var seen = HealthJournal.DoctorSummary(days: summary.days)
    if seesSymptoms {
      seen.symptoms = summary.symptoms
      seen.badDays = summary.badDays
    }
    if parts.contains(.journal) {
      seen.temperatures = summary.temperatures
      seen.treatments = summary.treatments
      seen.people = summary.people
    }
    if parts.contains(.periods) { seen.cycle = summary.cycle }
    let days = ShareCard.Block(
      title: "", style: .paragraphs,
      lines: [seen.text(forDays: words), words.disclaimer])
    let found = seen.parts(words, withCycleSymptoms: seesSymptoms)
    return [days]
      + found.map { part in
        ShareCard.Block(title: part.heading, style: .list, lines: part.lines.map(CleanText.line))
      }
  }
}

extension ShareGrant.Card.Error: CustomStringConvertible {
  /// An English sentence that says what the person may know.
  ///
  /// It is the same for a grant that ended and one that was revoked.
  public var description: String {
    switch self {
    case .refused(.revoked), .refused(.ended): "This is no longer shared with you."
    case .refused(.notBegun): "This is not shared with you yet."
    case .refused: "This is not shared with you."
    }
  }
}
