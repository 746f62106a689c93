import Foundation
import HealthDomain
import TestSupport
import Testing

/// Pages that only a grant makes.
@Suite("Share cards: grants for a partner") struct ShareGrantCardTests {
  private let ana: PersonID
  private let ben: PersonID
  private let today: CalendarDate

  init() throws {
    ana = PersonID(high: 0, low: 1)
    ben = PersonID(high: 0, low: 2)
    today = try CalendarDate(2026, 2, 10)
  }

  private func grant(_ parts: Set<ShareGrant.Part>) throws -> ShareGrant {
    try ShareGrant(id: "1", from: ana, to: ben, parts: parts, at: 100, until: 200)
  }

  private static func history(_ today: CalendarDate) throws -> CycleHistory {
    var history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
    var log = DayLog()
    log.symptoms.insert(.headache)
    for day in [1, 2] { try history.log(log, on: CalendarDate(2026, 2, day), asOf: today) }
    return history
  }

  /// Made once, because a forecast takes long in a debug build.
  private static let madeForecast = Result {
    let today = try CalendarDate(2026, 2, 10)
    return try CyclePredictor().forecast(for: history(today), asOf: today)
  }

  private func forecast() throws -> CycleForecast { try Self.madeForecast.get() }

  // Pages with the periods to come, which take long, too.
  private static let partnerCard = Result {
    let tests = try Self()
    return try tests.grant(ShareGrant.forPartner).card(
      of: tests.forecast(), for: tests.ben, at: 150)
  }
  private static let doctorCard = Result {
    let tests = try Self()
    return try tests.grant(ShareGrant.forDoctor).card(
      of: tests.summary(), with: tests.forecast(), for: tests.ben, at: 150)
  }

  private func summary() throws -> HealthJournal.DoctorSummary {
    typealias Entry = HealthJournal.Entry
    var entry = try JournalRows.entry(1, "2026-02-03T09:30", "Zoraida <script>alert(1)</script>")
    entry.symptoms = [.init("Cramps </ul><script>alert(2)</script>", .severe)]
    entry.temperatures = [HealthJournal.Temperature(39.4, .celsius)].compactMap(\.self)
    entry.treatments = [.init("Ibuprofen", amount: "400 mg", at: entry.time)]
    entry.contacts = [.init("Xaver", from: entry.time, minutes: 5, at: "Yonder")]
    entry.mood = .veryBad
    let journal = try JournalRows.journal([entry])
    var summary = journal.doctorSummary(for: try CalendarDate(2026, 1, 1)...today)
    summary.cycle = try Self.history(today).clinicalSummary(asOf: today, age: 31)
    return summary
  }

  /// The lines that a reader sees.
  private func lines(_ card: ShareGrant.Card) throws -> [String] {
    try StrictHTML(card.html).elements.filter { ["h1", "h2", "p", "li"].contains($0.name) }
      .map(\.text)
  }

  @Test func aPartnerSeesThePeriodsToCome() throws {
    let forecast = try forecast()
    let card = try Self.partnerCard.get()
    let lines = try lines(card)
    expectEqual(card.parts, [.predictions])
    expectEqual(lines.prefix(2), ["Shared with you", "Next periods"])
    expect(
      lines.dropFirst(2).prefix(3).allSatisfy { $0.hasPrefix("Probably between ") }
        && lines[2].contains(", 2026 and "))
    expectEqual(
      Array(lines.suffix(3)),
      [
        "Please note", "As of February 10, 2026.", CycleForecast.disclaimer,
      ])
    expectEqual(lines.count, 8)
    // The same dates as the owner sees.
    var messages = ShareGrant.Card.Messages()
    messages.date = { $0.iso8601 }
    let plain = try grant([.predictions]).card(of: forecast, for: ben, at: 100, messages: messages)
    try expectEqual(self.lines(plain)[2], CycleMessages().intervalText(for: forecast.summary))
    let window = try #require(forecast.nextFertileWindow)
    let fertile = try grant([.fertileDays]).card(
      of: forecast, for: ben, at: 100, messages: messages)
    try expectEqual(
      self.lines(fertile).dropFirst().prefix(2),
      ["Fertile days", CycleMessages().text(forFertileWindow: window)])
  }

  @Test(arguments: [("fa", true), ("en", false), ("prs-AF", true), ("ar-Latn", false)])
  func thePageHasTheDirectionOfItsLanguage(language: String, isRightToLeft: Bool) throws {
    var messages = ShareGrant.Card.Messages()
    messages.language = language
    let page = try grant([.predictions]).card(of: nil, for: ben, at: 100, messages: messages).html
    expect(page.contains("<html lang=\"\(language)\"" + (isRightToLeft ? " dir=\"rtl\">" : ">")))
  }

  /// Each part of what was logged and predicted stands on the page if, and only if, it is shared.
  @Test func whatIsNotSharedIsNotThere() throws {
    let (forecast, summary) = try (forecast(), summary())
    let signs: [(needs: Set<ShareGrant.Part>, text: String)] = [
      ([.predictions], "Next periods"), ([.fertileDays], "Fertile days"),
      ([.periods], "First day of the last period: 2026-02-01"),
      ([.symptoms], "Cramps &lt;/ul&gt;"), ([.symptoms], "bad mood"),
      ([.periods, .symptoms], "headache, days: 2"), ([.journal], "39.4"),
      ([.journal], "Ibuprofen"), ([.journal], "People met: 1"),
    ]
    // The periods to come take long in a debug build, which shows them once.
    let all = Set(ShareGrant.Part.allCases)
    let least = LongTest.size(1, small: 4)
    for bits in 1..<64 where bits == 1 || bits.isMultiple(of: least) {
      let parts = all.filter { bits >> (ShareGrant.Part.allCases.firstIndex(of: $0) ?? 0) & 1 == 1 }
      let grant = try grant(parts)
      let shown = parts.subtracting([.notes])
      guard !shown.isEmpty else {
        expectThrows(ShareGrant.Card.Error.refused(.notShared)) {
          try grant.card(of: summary, with: forecast, for: ben, at: 150)
        }
        continue
      }
      let html = try grant.card(of: summary, with: forecast, for: ben, at: 150).html
      for sign in signs where html.contains(sign.text) != sign.needs.isSubset(of: parts) {
        Issue.record("\(parts): \(sign.text)")
      }
      for secret in ["Zoraida", "Xaver", "Yonder", "<script"] where html.contains(secret) {
        Issue.record("\(parts) shows \(secret)")
      }
      guard !parts.isDisjoint(with: [.predictions, .fertileDays]) else {
        expectThrows(ShareGrant.Card.Error.refused(.notShared)) {
          try grant.card(of: forecast, for: ben, at: 150)
        }
        continue
      }
      let page =
        parts == ShareGrant.forPartner
        ? try Self.partnerCard.get().html
        : try grant.card(of: forecast, for: ben, at: 150).html
      for sign in signs
      where page.contains(sign.text)
        != (sign.needs.isSubset(of: parts)
          && sign.needs.isSubset(of: [.predictions, .fertileDays]))
      {
        Issue.record("\(parts): \(sign.text) of the forecast")
      }
    }
  }

  @Test func onlyTheRecipientAndOnlyInTime() throws {
    // By default without the periods to come, which take long.
    let forecast = LongTest.size(1, small: 0) == 1 ? try forecast() : nil
    let summary = try summary()
    var grant = try grant(ShareGrant.forDoctor)
    func refusal(_ person: PersonID, _ time: Int64) -> ShareGrant.Decision? {
      var reasons: [ShareGrant.Decision?] = []
      for makesSummary in [false, true] {
        do throws(ShareGrant.Card.Error) {
          _ =
            makesSummary
            ? try grant.card(of: summary, for: person, at: time)
            : try grant.card(of: forecast, for: person, at: time)
          reasons.append(nil)
        } catch {
          switch error {
          case .refused(let reason): reasons.append(reason)
          }
        }
      }
      expectEqual(reasons.first, reasons.last)
      return reasons[0]
    }
    expect(refusal(ben, 100) == nil && refusal(ben, 199) == nil)
    expect(refusal(ben, 99) == .notBegun && refusal(ben, 200) == .ended)
    expectEqual(refusal(ana, 150), .otherPerson)
    grant.revoke(at: 150)
    for time in [Int64.min, 100, 150, 199, .max] { expectEqual(refusal(ben, time), .revoked) }
  }

  /// The recipient is not told whether she changed her mind, or the time was over.
  @Test func refusalsTellNothing() {
    typealias Error = ShareGrant.Card.Error
    expect(
      Error.refused(.revoked).description == "This is no longer shared with you."
        && Error.refused(.ended).description == Error.refused(.revoked).description)
    expectEqual(Error.refused(.notBegun).description, "This is not shared with you yet.")
    expect(
      Error.refused(.otherPerson).description == "This is not shared with you."
        && Error.refused(.notShared).description == Error.refused(.otherPerson).description)
  }
}

/// Facts that others can find out without the page.
extension ShareGrantCardTests {
  @Test func theHeadIsTheSameForAll() throws {
    let cards = [
      try Self.partnerCard.get(), try Self.doctorCard.get(),
      try grant(ShareGrant.forPartner).card(of: nil, for: ben, at: 150),
    ]
    let heads = Set(cards.map { $0.html.prefix { $0 != "@" } })
    expectEqual(heads.count, 1)
    for card in cards {
      let page = try StrictHTML(card.html)
      expectEqual(page.all("title").map(\.text), ["Shared with you"])
      expectEqual(page.meta("description"), "Sign in to see it.")
      expectEqual(page.meta("og:title"), "Shared with you")
      expectEqual(page.meta("og:description"), "Sign in to see it.")
      for name in ["og:url", "og:image", "og:site_name", "apple-itunes-app"] {
        expect(page.meta(name) == nil)
      }
      expectEqual(page.meta("robots"), "noindex, nofollow, noarchive, nosnippet")
      expectEqual(page.meta("referrer"), "no-referrer")
      expectEqual(
        page.meta("Content-Security-Policy"),
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'")
      for name in ["a", "link", "img", "script", "nav"] { expect(page.all(name).isEmpty) }
    }
  }

  /// There is no forecast in a pregnancy, and the page does not say so.
  @Test func noForecastHasNoReason() throws {
    let card = try grant(ShareGrant.forPartner).card(of: nil, for: ben, at: 150)
    try expectEqual(lines(card), ["Shared with you", "There is nothing to see right now."])
    var empty = HealthJournal.DoctorSummary(days: today...today)
    let doctor = try grant([.symptoms]).card(of: empty, for: ben, at: 150)
    try expectEqual(lines(doctor).last, "There is nothing to see right now.")
    // What a person sees alone says nothing about what was logged.
    empty = try summary()
    let partner = try grant([.predictions]).card(of: empty, for: ben, at: 150)
    try expectEqual(lines(partner), ["Shared with you", "There is nothing to see right now."])
  }

  @Test func headersKeepThePageOutOfCaches() {
    let headers = Dictionary(
      ShareGrant.Card.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $0 + $1 })
    expectEqual(headers["Cache-Control"], "no-store")
    expectEqual(headers["X-Robots-Tag"], "noindex, nofollow, noarchive, nosnippet")
    expectEqual(headers["Referrer-Policy"], "no-referrer")
    expectEqual(headers["X-Content-Type-Options"], "nosniff")
    expectEqual(headers["Content-Type"], "text/html; charset=utf-8")
    expectEqual(headers["Content-Security-Policy"]?.hasSuffix("; frame-ancestors 'none'"), true)
  }

  @Test func aCardPrintsNothing() throws {
    let card = try Self.doctorCard.get()
    var dumped = ""
    dump([card], to: &dumped)
    for text in [dumped, "\(card)", "\([card])", String(reflecting: Optional(card))] {
      expect(!text.contains("2026") && !text.contains("Cramps") && !text.contains("predictions"))
      expect(text.contains("Card(redacted)"))
    }
  }

  @Test func wordsOfTheHostStayText() throws {
    var messages = ShareGrant.Card.Messages()
    messages.title = "A\r\nB </title><script>"
    messages.preview = "C\u{2028}\"D"
    messages.language = "de\"><script>"
    messages.predictions = "<b>"
    messages.date = { _ in "<i>" }
    let card = try grant(ShareGrant.forPartner).card(
      of: forecast(), for: ben, at: 150, messages: messages)
    let page = try StrictHTML(card.html)
    expect(card.title == "A B </title><script>" && page.all("title").map(\.text) == [card.title])
    expectEqual(page.meta("description"), "C \"D")
    expectEqual(page.all("html").first?.attributes["lang"], messages.language)
    expect(page.all("h2").first?.text == "<b>" && page.all("script").isEmpty)
    expectEqual(page.all("li").first?.text, "Probably between <i> and <i>")
  }

  /// What a doctor and a partner see; with the folder `SHARE_CARDS`, the pages are written there for a browser.
  @Test func grantedPagesForABrowser() throws {
    let folder = ProcessInfo.processInfo.environment["SHARE_CARDS"]
    let history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
    // The periods to come take long in a debug build, so that by default only files show them.
    let showsForecast = folder != nil || LongTest.size(1, small: 0) == 1
    let forecast = showsForecast ? try HealthDomainTests.forecast.get() : nil
    var entry = try JournalRows.entry(1, "2026-02-03T09:30", "A note")
    entry.symptoms = [.init("</ul><script>document.title='owned'</script>", .severe)]
    var summary = try JournalRows.journal([entry]).doctorSummary(for: today...today)
    summary.cycle = history.clinicalSummary(asOf: today, age: 31)
    for (name, parts) in [("partner", ShareGrant.forPartner), ("doctor", ShareGrant.forDoctor)] {
      let grant = try ShareGrant(id: "1", from: ana, to: ben, parts: parts, at: 0, until: 1)
      let card = try grant.card(of: summary, with: forecast, for: ben, at: 0)
      _ = try StrictHTML(card.html)
      guard let folder else { continue }
      let file = URL(fileURLWithPath: folder).appendingPathComponent("granted-\(name).html")
      try Data(card.html.utf8).write(to: file)
    }
  }
}
