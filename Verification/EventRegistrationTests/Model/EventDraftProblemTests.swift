import EventRegistration
import TestSupport
import Testing

/// Several mistakes in a form, and the parts of a valid one.
@Suite("Event form: several problems and defaults") struct EventDraftProblemTests {
  @Test func allProblemsAreReportedTogetherInTheFormsOrder() throws {
    var draft = EventDraft()
    draft.title = String(repeating: "x", count: 201)
    draft.startTime = .init(hour: 24)
    draft.end = .minutesAfterStart(-5)
    draft.utcOffset = 1_000_000
    draft.venueName = String(repeating: "x", count: 201)
    draft.zipCode = "0"
    draft.capacity = .max
    (draft.youngestAge, draft.oldestAge) = (-1, 151)
    draft.maximumPartySize = 0
    draft.holdSeconds = 0
    (draft.opens, draft.closes) = (.max, .min)
    draft.cancellationNotice = -1
    draft.waitlistLimit = -1
    draft.fit = .firstFit(maximumOvertakings: -1)
    draft.promotion = .automaticUntil(notice: 0, offerSeconds: -1)
    draft.promotionCutoff = 2_592_001
    draft.poster = String(repeating: "x", count: 2001)
    let question = try EventDetails.Question(EventDetails.Question.ID(high: 14, low: 0), .allergies)
    draft.questions = [question, question]
    let session = try EventSessionsTests.session("2026-03-14T09:30", "2026-03-14T11:00")
    draft.furtherSessions = [session, session]
    let found = EventDraftTests.problems(draft)
    let expected: [EventDraft.FieldProblem] = [
      .init(.title, .tooLong(maximumBytes: 200)), .init(.summary, .missing),
      .init(.date, .missing), .init(.startTime, .outOfRange(0...23)),
      .init(.end, .endNotAfterStart), .init(.utcOffset, .outOfRange(-43_200...50_400)),
      .init(.venueName, .tooLong(maximumBytes: 200)), .init(.address, .missing),
      .init(.city, .missing), .init(.state, .missing), .init(.zipCode, .notFiveDigits),
      .init(.capacity, .tooLarge(maximum: 2_147_483_647)), .init(.covidSafe, .missing),
      .init(.youngestAge, .outOfRange(0...150)), .init(.oldestAge, .outOfRange(0...150)),
      .init(.maximumPartySize, .outOfRange(1...15)), .init(.holdSeconds, .outOfRange(1...604_800)),
      .init(.opens, .outsideCalendar), .init(.closes, .outsideCalendar),
      .init(.closes, .closesNotAfterOpening),
      .init(.cancellationNotice, .outOfRange(0...31_536_000)),
      .init(.waitlistLimit, .outOfRange(0...2_147_483_647)),
      .init(.maximumOvertakings, .outOfRange(0...1_000_000)),
      .init(.offerSeconds, .outOfRange(1...2_592_000)),
      .init(.promotionNotice, .outOfRange(1...2_592_000)),
      .init(.promotionCutoff, .outOfRange(-2_592_000...2_592_000)),
      .init(.poster, .tooLong(maximumBytes: 2000)), .init(.questions, .repeated),
      .init(.furtherSessions, .beforeEndOfPrevious),
    ]
    expectEqual(found, expected)
    expectEqual(found.map(\.field), found.map(\.field).sorted())
    // The fields of an address are those of the country.
    let abroad: Set<EventDraft.Field> = [.country, .region, .postalCode]
    expectEqual(Set(found.map(\.field)), Set(EventDraft.Field.allCases).subtracting(abroad))
  }

  @Test(arguments: 0..<200)
  func mistakesInSeveralFieldsAreAllReported(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let singles = (Mistake.texts + Mistake.numbers).shuffled(using: &generator).prefix(6)
    var chosen: [EventDraft.Field: Mistake] = [:]
    for mistake in singles where chosen[mistake.problem.field] == nil {
      // The two ages are looked at together.
      guard ![.youngestAge, .oldestAge].contains(mistake.problem.field) else { continue }
      guard ![.opens, .closes].contains(mistake.problem.field) else { continue }
      chosen[mistake.problem.field] = mistake
    }
    var draft = try soccerDraft()
    for mistake in chosen.values { mistake.make(&draft) }
    expectEqual(
      EventDraftTests.problems(draft), chosen.values.map(\.problem).sorted { $0.field < $1.field })
  }

  @Test func theEndIsByDefaultAnHourAfterTheStart() throws {
    var draft = try soccerDraft()
    draft.end = EventDraft().end
    try expectEqual(draft.validated().end, local("2026-03-07T10:30"))
    draft.end = .timeOfDay(.init(hour: 9, minute: 31))
    try expectEqual(draft.validated().end, local("2026-03-07T09:31"))
    draft.end = .dateTime(try local("2026-03-09T08:00"))
    try expectEqual(draft.validated().end, local("2026-03-09T08:00"))
    draft.end = .minutesAfterStart(14 * 60 + 30)
    try expectEqual(draft.validated().end, local("2026-03-08T00:00"))
  }

  @Test func theCOVIDAnswerDeterminesItsFlag() throws {
    var draft = try soccerDraft()
    draft.flags = [.covidSafe, .outdoors]
    draft.covidSafe = false
    try expectEqual(draft.validated().flags, [.outdoors])
    draft.covidSafe = true
    try expectEqual(draft.validated().flags, [.covidSafe, .outdoors])
  }

  @Test func aMissingAgeIsNoLimit() throws {
    var draft = try soccerDraft()
    draft.youngestAge = 6
    try expectEqual(draft.validated().policy.ages, 6...150)
    draft.oldestAge = 6
    try expectEqual(draft.validated().policy.ages, 6...6)
    draft.youngestAge = nil
    try expectEqual(draft.validated().policy.ages, 0...6)
    draft.oldestAge = nil
    try expectEqual(draft.validated().policy.ages, nil)
  }

  @Test func theRulesAreThoseOfTheForm() throws {
    try expectEqual(
      EventDraftTests.fullDraft().validated().policy,
      EventPolicy(
        ages: 6...10, requiredConsents: [.participation], maximumPartySize: 3, holdSeconds: 600,
        window: RegistrationWindow(opens: 1_770_000_000, closes: 1_772_800_000),
        cancellationNotice: 86_400, allowsTransfer: true,
        waitlist: WaitlistPolicy(
          limit: 5, fit: .firstFit(maximumOvertakings: 2), promotion: .offer(seconds: 3600),
          cutoff: 60)))
  }
}
