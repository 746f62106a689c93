import EventRegistration
import TestSupport
import Testing

@Suite("Event form: problems of each field") struct EventDraftTests {
  static func problems(_ draft: EventDraft) -> [EventDraft.FieldProblem] {
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
    expectEqual(Self.problems(draft), [])
    mistake.make(&draft)
    expectEqual(Self.problems(draft), [mistake.problem])
  }

  /// Families read questions beside other texts.
  @Test func aQuestionTurnsNothingBesideIt() throws {
    func question(_ text: String, _ choices: [String]) throws -> EventDetails.Question {
      try EventDetails.Question(
        EventDetails.Question.ID(high: 5, low: 1), .other(text), answer: .choice(choices))
    }
    var draft = try soccerDraft()
    let isolate = "\u{2068}A\u{2069}"
    draft.questions = [try question("\u{202E}Size\u{2066}", ["S\u{202B}", isolate])]
    expectEqual(try draft.validated().questions, [try question("Size", ["S", isolate])])
    draft.questions = [try question("Size", ["S", "S\u{202E}"])]
    expectEqual(Self.problems(draft), [EventDraft.FieldProblem(.questions, .repeated)])
    // A mark of notes, and a head of a musical note without ink.
    for text in ["\u{FFF9}", "\u{1D159}"] {
      draft.questions = [try question(text, ["S", "M"])]
      expectEqual(Self.problems(draft), [EventDraft.FieldProblem(.questions, .missing)])
    }
  }

  @Test func everyFieldCanBeWrong() {
    expectEqual(Set(Mistake.all.map(\.problem.field)), Set(EventDraft.Field.allCases))
  }

  @Test func anEmptyFormLacksOnlyTheRequiredFields() {
    let required: [EventDraft.Field] = [
      .title, .summary, .date, .startTime, .utcOffset, .address, .city, .state, .zipCode,
      .capacity, .covidSafe,
    ]
    expectEqual(Self.problems(EventDraft()), required.map { EventDraft.FieldProblem($0, .missing) })
  }

  @Test func aValidFormDescribesAnEvent() throws {
    var draft = try soccerDraft()
    draft.title = "  Soccer for beginners "
    draft.state = "az"
    draft.zipCode = " 00501\n"
    let event = try draft.validated()
    expect(event.title == "Soccer for beginners" && event.summary == "Bring shoes and water.")
    try expect(event.start == local("2026-03-07T09:30") && event.end == local("2026-03-07T11:00"))
    expect(event.utcOffset == -25_200 && event.startTime == 1_772_901_000)
    expect(event.venue.name == "Encanto Park" && event.venue.address == "2605 N 15th Ave")
    expect(
      event.venue.city == "Phoenix" && event.venue.state == "AZ" && event.venue.zipCode == "00501")
    expect(event.capacity == 12 && event.flags == [.covidSafe] && event.policy == .standard)
  }

  @Test(arguments: [
    "A\u{202E}b", "\u{2066}Ab", "A\u{202B}b\u{2069}", "\u{202E}A\u{202D}b\u{202C}\u{202C}\u{202E}",
  ])
  func whatTurnsTheTextBesideItIsLeftOut(text: String) throws {
    var draft = try soccerDraft()
    (draft.title, draft.venueName, draft.address, draft.city) = (text, text, text, text)
    draft.summary = text
    let event = try draft.validated()
    let venue = event.venue
    for shown in [event.title, venue.name, venue.address, venue.city] {
      expectEqual(String(shown.filter { $0.isLetter || $0.isWhitespace }), "Ab")
      expect(!shown.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) }, shown)
    }
    let (starts, ends) = (
      event.summary.unicodeScalars.count { [0x202B, 0x202D, 0x202E].contains($0.value) },
      event.summary.unicodeScalars.count { $0.value == 0x202C }
    )
    expectEqual(starts, ends)
    try expectEqual(EventDraft(event).validated(), event)
  }

  /// A form with every field filled in.
  static func fullDraft() throws -> EventDraft {
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

  @Test func theFormOfAnEventDescribesIt() throws {
    for event in [try soccer(), try Self.fullDraft().validated()] {
      try expectEqual(EventDraft(event).validated(), event)
    }
    var expected = try Self.fullDraft()
    expected.end = .dateTime(try local("2026-03-07T11:00"))
    expectEqual(EventDraft(try Self.fullDraft().validated()), expected)
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
    try expectEqual(encoded(Self.fullDraft()), json)
    try expectEqual(decoded(json), Self.fullDraft())
  }

  @Test func anEmptyFormIsEncodedWithoutMissingValues() throws {
    let json = """
      {"address":"","allowsTransfer":false,"city":"","end":{"minutesAfterStart":60},\
      "fit":{"kind":"strictFIFO"},"flags":[],"holdSeconds":900,"maximumPartySize":6,\
      "promotion":{"kind":"automatic"},"promotionCutoff":0,"requiredConsents":[],"state":"",\
      "summary":"","title":"",\
      "venueName":"","waitlistLimit":0,"zipCode":""}
      """
    try expectEqual(encoded(EventDraft()), json)
    try expectEqual(decoded(json), EventDraft())
    try expectEqual(decoded("{}"), EventDraft())
    try expectEqual(decoded(#"{"title":null,"later":[]}"#), EventDraft())
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
    try expectEqual(encoded(ends), json)
    try expectEqual(decoded(json), ends)
    #expect(throws: DecodingError.self) { let _: EventDraft.End = try decoded("{}") }
  }
}
