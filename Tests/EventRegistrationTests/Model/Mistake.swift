import Testing

@testable import EventRegistration

/// A change that makes a valid form invalid in one way.
struct Mistake: Sendable, CustomTestStringConvertible {
  let problem: EventDraft.FieldProblem
  let make: @Sendable (inout EventDraft) -> Void

  init(
    _ field: EventDraft.Field, _ problem: EventDraft.FieldProblem.Problem,
    _ make: @escaping @Sendable (inout EventDraft) -> Void
  ) {
    self.problem = EventDraft.FieldProblem(field, problem)
    self.make = make
  }

  var testDescription: String { "\(problem.field): \(problem.problem)" }
}

extension Mistake {
  static let texts: [Mistake] = [
    Mistake(.title, .missing) { $0.title = "" },
    Mistake(.title, .missing) { $0.title = " \t\r\n\u{B}\u{C}" },
    Mistake(.title, .tooLong(maximumBytes: 200)) { $0.title = String(repeating: "x", count: 201) },
    Mistake(.summary, .missing) { $0.summary = "\n" },
    Mistake(.summary, .tooLong(maximumBytes: 20_000)) {
      $0.summary = String(repeating: "\u{E9}", count: 10_001)
    },
    Mistake(.venueName, .tooLong(maximumBytes: 200)) {
      $0.venueName = String(repeating: "x", count: 201)
    },
    Mistake(.address, .missing) { $0.address = " " },
    Mistake(.address, .tooLong(maximumBytes: 200)) {
      $0.address = String(repeating: "x", count: 201)
    },
    Mistake(.city, .missing) { $0.city = "" },
    Mistake(.city, .tooLong(maximumBytes: 200)) { $0.city = String(repeating: "x", count: 201) },
    Mistake(.state, .missing) { $0.state = "" },
    Mistake(.state, .notTwoLetters) { $0.state = "Arizona" },
    Mistake(.state, .notTwoLetters) { $0.state = "4Z" },
    Mistake(.zipCode, .missing) { $0.zipCode = " " },
    Mistake(.zipCode, .notFiveDigits) { $0.zipCode = "8500" },
    Mistake(.zipCode, .notFiveDigits) { $0.zipCode = "85003-12345" },
    Mistake(.zipCode, .notFiveDigits) { $0.zipCode = "8500O" },
    Mistake(.poster, .tooLong(maximumBytes: 2000)) {
      $0.poster = String(repeating: "x", count: 2001)
    },
  ]

  private static let times: [Mistake] = [
    Mistake(.date, .missing) { $0.date = nil },
    Mistake(.date, .outsideCalendar) {
      $0.date = .earliest
      $0.startTime = .init(hour: 0)
      $0.end = .minutesAfterStart(1440)
      $0.utcOffset = 60
    },
    Mistake(.startTime, .missing) { $0.startTime = nil },
    Mistake(.startTime, .outOfRange(0...23)) { $0.startTime = .init(hour: -1) },
    Mistake(.startTime, .outOfRange(0...23)) { $0.startTime = .init(hour: 24) },
    Mistake(.startTime, .outOfRange(0...23)) { $0.startTime = .init(hour: .max) },
    Mistake(.startTime, .outOfRange(0...59)) { $0.startTime = .init(hour: 9, minute: -1) },
    Mistake(.startTime, .outOfRange(0...59)) { $0.startTime = .init(hour: 9, minute: 60) },
    Mistake(.startTime, .outOfRange(0...59)) { $0.startTime = .init(hour: 9, minute: .min) },
    Mistake(.end, .outOfRange(0...23)) { $0.end = .timeOfDay(.init(hour: -1)) },
    Mistake(.end, .outOfRange(0...59)) { $0.end = .timeOfDay(.init(hour: 23, minute: 60)) },
    Mistake(.end, .endNotAfterStart) { $0.end = .timeOfDay(.init(hour: 9, minute: 30)) },
    Mistake(.end, .endNotAfterStart) { $0.end = .timeOfDay(.init(hour: 0, minute: 30)) },
    Mistake(.end, .outOfRange(0...23)) { $0.end = .timeOfDay(.init(hour: 24, minute: 30)) },
    Mistake(.opens, .notBeforeRegistrationEnds) { $0.opens = 253_402_300_000 },
    Mistake(.end, .endNotAfterStart) { $0.end = .minutesAfterStart(0) },
    Mistake(.end, .endNotAfterStart) { $0.end = .minutesAfterStart(.min) },
    Mistake(.end, .endNotAfterStart) { draft in
      let start = draft.date.flatMap { try? LocalDateTime($0, minuteOfDay: 570) }
      draft.end = start.map(EventDraft.End.dateTime) ?? draft.end
    },
    Mistake(.end, .outsideCalendar) { $0.end = .minutesAfterStart(.max) },
    Mistake(.end, .outsideCalendar) {
      $0.date = .latest
      $0.startTime = .init(hour: 0)
      $0.end = .timeOfDay(.init(hour: 23, minute: 59))
      $0.utcOffset = -60
    },
    Mistake(.utcOffset, .missing) { $0.utcOffset = nil },
    Mistake(.utcOffset, .outOfRange(-43_200...50_400)) { $0.utcOffset = -43_201 },
    Mistake(.utcOffset, .outOfRange(-43_200...50_400)) { $0.utcOffset = 50_401 },
    Mistake(.utcOffset, .outOfRange(-43_200...50_400)) { $0.utcOffset = .min },
  ]

  static let numbers: [Mistake] = [
    Mistake(.capacity, .missing) { $0.capacity = nil },
    Mistake(.capacity, .negative) { $0.capacity = -1 },
    Mistake(.capacity, .tooLarge(maximum: 2_147_483_647)) { $0.capacity = 2_147_483_648 },
    Mistake(.covidSafe, .missing) { $0.covidSafe = nil },
    Mistake(.youngestAge, .outOfRange(0...150)) { $0.youngestAge = -1 },
    Mistake(.youngestAge, .outOfRange(0...150)) { $0.youngestAge = 151 },
    Mistake(.oldestAge, .outOfRange(0...150)) { $0.oldestAge = -1 },
    Mistake(.oldestAge, .outOfRange(0...150)) { $0.oldestAge = .max },
    Mistake(.oldestAge, .oldestBelowYoungest) { ($0.youngestAge, $0.oldestAge) = (6, 5) },
    Mistake(.maximumPartySize, .outOfRange(1...15)) { $0.maximumPartySize = 0 },
    Mistake(.maximumPartySize, .outOfRange(1...15)) { $0.maximumPartySize = 16 },
    Mistake(.holdSeconds, .outOfRange(1...604_800)) { $0.holdSeconds = 0 },
    Mistake(.holdSeconds, .outOfRange(1...604_800)) { $0.holdSeconds = 604_801 },
    Mistake(.opens, .outsideCalendar) { $0.opens = .min },
    Mistake(.closes, .outsideCalendar) { $0.closes = .max },
    Mistake(.closes, .closesNotAfterOpening) { ($0.opens, $0.closes) = (7, 7) },
    Mistake(.cancellationNotice, .outOfRange(0...31_536_000)) { $0.cancellationNotice = -1 },
    Mistake(.cancellationNotice, .outOfRange(0...31_536_000)) {
      $0.cancellationNotice = 31_536_001
    },
    Mistake(.waitlistLimit, .outOfRange(0...2_147_483_647)) { $0.waitlistLimit = -1 },
    Mistake(.waitlistLimit, .outOfRange(0...2_147_483_647)) { $0.waitlistLimit = 2_147_483_648 },
    Mistake(.maximumOvertakings, .outOfRange(0...1_000_000)) {
      $0.fit = .firstFit(maximumOvertakings: -1)
    },
    Mistake(.maximumOvertakings, .outOfRange(0...1_000_000)) {
      $0.fit = .firstFit(maximumOvertakings: 1_000_001)
    },
    Mistake(.offerSeconds, .outOfRange(1...2_592_000)) {
      $0.promotion = .automaticUntil(notice: $0.promotion.notice ?? 1, offerSeconds: 0)
    },
    Mistake(.offerSeconds, .outOfRange(1...2_592_000)) {
      $0.promotion = .automaticUntil(notice: $0.promotion.notice ?? 1, offerSeconds: 2_592_001)
    },
    Mistake(.promotionNotice, .outOfRange(1...2_592_000)) {
      $0.promotion = .automaticUntil(notice: 0, offerSeconds: $0.promotion.offerSeconds ?? 1)
    },
    Mistake(.promotionCutoff, .outOfRange(-2_592_000...2_592_000)) {
      $0.promotionCutoff = 2_592_001
    },
  ]

  /// Mistakes after which other fields count.
  private static let abroad: [Mistake] = [
    Mistake(.country, .missing) { $0.country = " " },
    Mistake(.country, .notACountryCode) { $0.country = "USA" },
    Mistake(.region, .tooLong(maximumBytes: 200)) {
      ($0.country, $0.region) = ("MX", String(repeating: "x", count: 201))
    },
    Mistake(.postalCode, .tooLong(maximumBytes: 200)) {
      ($0.country, $0.postalCode) = ("MX", String(repeating: "x", count: 201))
    },
  ]

  private static let questions: [Mistake] = [
    Mistake(.questions, .tooLarge(maximum: 20)) { draft in
      draft.questions = (0..<21).compactMap {
        try? EventDetails.Question(EventDetails.Question.ID(high: 14, low: $0), .allergies)
      }
    },
    Mistake(.questions, .repeated) { draft in
      let question = try? EventDetails.Question(
        EventDetails.Question.ID(high: 14, low: 0), .allergies)
      draft.questions = [question, question].compactMap { $0 }
    },
  ]

  private static let sessions: [Mistake] = [
    Mistake(.furtherSessions, .tooLarge(maximum: 999)) { draft in
      draft.furtherSessions = sessions(1000, from: 9_000_000)
    },
    Mistake(.furtherSessions, .beforeEndOfPrevious) { draft in
      draft.furtherSessions = sessions(1, from: 9_000_000) + sessions(1, from: 9_000_000)
    },
  ]

  /// Sessions of an hour, one after the other, from a number of minutes after 2026-01-01.
  private static func sessions(_ count: Int, from minute: Int) -> [EventDetails.Session] {
    let first = LocalDateTime(secondsSinceEpoch: 1_767_225_600, utcOffset: 0)
    return (0..<count).compactMap { number in
      guard let start = first?.adding(minutes: minute + 60 * number),
        let end = start.adding(minutes: 60)
      else { return nil }
      return try? EventDetails.Session(start: start, end: end, utcOffset: 0)
    }
  }

  static let all = texts + times + numbers + abroad + questions + sessions
}
