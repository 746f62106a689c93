import EventRegistration
import TestSupport
import Testing

@Suite struct EventDraftTests {
  private func problems(_ draft: EventDraft) -> [EventDraft.FieldProblem] {
    do throws(EventDraft.Error) {
      _ = try draft.validated()
      return []
    } catch {
      return error.problems
    }
  }

  @Test(arguments: Mistake.all)
  func aMistakeIsTheOnlyProblem(mistake: Mistake) throws {
    var draft = try soccerDraft()
    #expect(problems(draft) == [])
    mistake.make(&draft)
    #expect(problems(draft) == [mistake.problem])
  }

  @Test func everyFieldCanBeWrong() {
    #expect(Set(Mistake.all.map(\.problem.field)) == Set(EventDraft.Field.allCases))
  }

  @Test func anEmptyFormLacksOnlyTheRequiredFields() {
    let required: [EventDraft.Field] = [
      .title, .summary, .date, .startTime, .utcOffset, .address, .city, .state, .zipCode,
      .capacity, .covidSafe,
    ]
    #expect(problems(EventDraft()) == required.map { EventDraft.FieldProblem($0, .missing) })
  }

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
    let found = problems(draft)
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
    #expect(found == expected)
    #expect(found.map(\.field) == found.map(\.field).sorted())
    // The fields of an address are those of the country.
    let abroad: Set<EventDraft.Field> = [.country, .region, .postalCode]
    #expect(Set(found.map(\.field)) == Set(EventDraft.Field.allCases).subtracting(abroad))
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
    #expect(problems(draft) == chosen.values.map(\.problem).sorted { $0.field < $1.field })
  }

  @Test func aValidFormDescribesAnEvent() throws {
    var draft = try soccerDraft()
    draft.title = "  Soccer for beginners "
    draft.state = "az"
    draft.zipCode = " 00501\n"
    let event = try draft.validated()
    #expect(event.title == "Soccer for beginners" && event.summary == "Bring shoes and water.")
    #expect(try event.start == local("2026-03-07T09:30") && event.end == local("2026-03-07T11:00"))
    #expect(event.utcOffset == -25_200 && event.startTime == 1_772_901_000)
    #expect(event.venue.name == "Encanto Park" && event.venue.address == "2605 N 15th Ave")
    #expect(
      event.venue.city == "Phoenix" && event.venue.state == "AZ" && event.venue.zipCode == "00501")
    #expect(event.capacity == 12 && event.flags == [.covidSafe] && event.policy == .standard)
  }

  @Test func theEndIsByDefaultAnHourAfterTheStart() throws {
    var draft = try soccerDraft()
    draft.end = EventDraft().end
    #expect(try draft.validated().end == local("2026-03-07T10:30"))
    draft.end = .timeOfDay(.init(hour: 9, minute: 31))
    #expect(try draft.validated().end == local("2026-03-07T09:31"))
    draft.end = .dateTime(try local("2026-03-09T08:00"))
    #expect(try draft.validated().end == local("2026-03-09T08:00"))
    draft.end = .minutesAfterStart(14 * 60 + 30)
    #expect(try draft.validated().end == local("2026-03-08T00:00"))
  }

  @Test func theCOVIDAnswerDeterminesItsFlag() throws {
    var draft = try soccerDraft()
    draft.flags = [.covidSafe, .outdoors]
    draft.covidSafe = false
    #expect(try draft.validated().flags == [.outdoors])
    draft.covidSafe = true
    #expect(try draft.validated().flags == [.covidSafe, .outdoors])
  }

  @Test func aMissingAgeIsNoLimit() throws {
    var draft = try soccerDraft()
    draft.youngestAge = 6
    #expect(try draft.validated().policy.ages == 6...150)
    draft.oldestAge = 6
    #expect(try draft.validated().policy.ages == 6...6)
    draft.youngestAge = nil
    #expect(try draft.validated().policy.ages == 0...6)
    draft.oldestAge = nil
    #expect(try draft.validated().policy.ages == nil)
  }

  /// A form with every field filled in.
  private func fullDraft() throws -> EventDraft {
    var draft = try soccerDraft()
    draft.flags = [.covidSafe, .mealsIncluded]
    (draft.youngestAge, draft.oldestAge) = (6, 10)
    draft.requiredConsents = [.participation]
    draft.maximumPartySize = 3
    draft.holdSeconds = 600
    (draft.opens, draft.closes) = (1_770_000_000, 1_772_800_000)
    draft.cancellationNotice = 86_400
    draft.allowsTransfer = true
    draft.waitlistLimit = 5
    draft.fit = .firstFit(maximumOvertakings: 2)
    draft.promotion = .offer(seconds: 3600)
    draft.promotionCutoff = 60
    return draft
  }

  @Test func theRulesAreThoseOfTheForm() throws {
    #expect(
      try fullDraft().validated().policy
        == EventPolicy(
          ages: 6...10, requiredConsents: [.participation], maximumPartySize: 3, holdSeconds: 600,
          window: RegistrationWindow(opens: 1_770_000_000, closes: 1_772_800_000),
          cancellationNotice: 86_400, allowsTransfer: true,
          waitlist: WaitlistPolicy(
            limit: 5, fit: .firstFit(maximumOvertakings: 2), promotion: .offer(seconds: 3600),
            cutoff: 60)))
  }

  @Test func theFormOfAnEventDescribesIt() throws {
    for event in [try soccer(), try fullDraft().validated()] {
      #expect(try EventDraft(event).validated() == event)
    }
    var expected = try fullDraft()
    expected.end = .dateTime(try local("2026-03-07T11:00"))
    #expect(EventDraft(try fullDraft().validated()) == expected)
  }

  @Test func aFormIsEncodedByItsNames() throws {
    let json = """
      {"address":"2605 N 15th Ave","allowsTransfer":true,"cancellationNotice":86400,"capacity":12,\
      "city":"Phoenix","closes":1772800000,"covidSafe":true,"date":"2026-03-07",\
      "end":{"minutesAfterStart":90},"fit":{"kind":"firstFit","maximumOvertakings":2},\
      "flags":["covidSafe","mealsIncluded"],\
      "holdSeconds":600,"maximumPartySize":3,"oldestAge":10,"opens":1770000000,\
      "promotion":{"kind":"offer","seconds":3600},"promotionCutoff":60,\
      "requiredConsents":["participation"],\
      "startTime":{"hour":9,"minute":30},\
      "state":"AZ","summary":"Bring shoes and water.","title":"Soccer for beginners",\
      "utcOffset":-25200,"venueName":"Encanto Park","waitlistLimit":5,"youngestAge":6,\
      "zipCode":"85007"}
      """
    #expect(try encoded(fullDraft()) == json)
    #expect(try decoded(json) == fullDraft())
  }

  @Test func anEmptyFormIsEncodedWithoutMissingValues() throws {
    let json = """
      {"address":"","allowsTransfer":false,"city":"","end":{"minutesAfterStart":60},\
      "fit":{"kind":"strictFIFO"},"flags":[],"holdSeconds":900,"maximumPartySize":6,\
      "promotion":{"kind":"automatic"},"promotionCutoff":0,"requiredConsents":[],"state":"",\
      "summary":"","title":"",\
      "venueName":"","waitlistLimit":0,"zipCode":""}
      """
    #expect(try encoded(EventDraft()) == json)
    #expect(try decoded(json) == EventDraft())
    #expect(try decoded("{}") == EventDraft())
    #expect(try decoded(#"{"title":null,"later":[]}"#) == EventDraft())
  }

  @Test func everyKindOfEndIsEncoded() throws {
    let ends: [EventDraft.End] = [
      .timeOfDay(.init(hour: 11, minute: 30)), .dateTime(try local("2026-03-07T11:30")),
      .minutesAfterStart(120),
    ]
    let json = """
      [{"timeOfDay":{"hour":11,"minute":30}},{"dateTime":"2026-03-07T11:30"},\
      {"minutesAfterStart":120}]
      """
    #expect(try encoded(ends) == json)
    #expect(try decoded(json) == ends)
    #expect(throws: DecodingError.self) { let _: EventDraft.End = try decoded("{}") }
  }
}
