import EventRegistration
import TestSupport
import Testing

@Suite("Event form: JSON of a problem") struct EventDraftFieldProblemTests {
  static let problems: [(EventDraft.FieldProblem, String)] = [
    (.init(.title, .missing), #"{"field":"title","problem":"missing"}"#),
    (
      .init(.summary, .tooLong(maximumBytes: 7)),
      #"{"field":"summary","maximum":7,"problem":"tooLong"}"#
    ),
    (.init(.zipCode, .notFiveDigits), #"{"field":"zipCode","problem":"notFiveDigits"}"#),
    (.init(.state, .notTwoLetters), #"{"field":"state","problem":"notTwoLetters"}"#),
    (.init(.country, .notACountryCode), #"{"field":"country","problem":"notACountryCode"}"#),
    (.init(.questions, .repeated), #"{"field":"questions","problem":"repeated"}"#),
    (.init(.capacity, .negative), #"{"field":"capacity","problem":"negative"}"#),
    (
      .init(.capacity, .tooLarge(maximum: 7)),
      #"{"field":"capacity","maximum":7,"problem":"tooLarge"}"#
    ),
    (
      .init(.utcOffset, .outOfRange(-5...7)),
      #"{"field":"utcOffset","maximum":7,"minimum":-5,"problem":"outOfRange"}"#
    ),
    (.init(.end, .endNotAfterStart), #"{"field":"end","problem":"endNotAfterStart"}"#),
    (.init(.date, .outsideCalendar), #"{"field":"date","problem":"outsideCalendar"}"#),
    (
      .init(.oldestAge, .oldestBelowYoungest),
      #"{"field":"oldestAge","problem":"oldestBelowYoungest"}"#
    ),
    (
      .init(.closes, .closesNotAfterOpening),
      #"{"field":"closes","problem":"closesNotAfterOpening"}"#
    ),
  ]

  @Test(arguments: problems)
  func itIsEncodedByItsNames(problem: EventDraft.FieldProblem, json: String) throws {
    try expectEqual(encoded(problem), json)
    try expectEqual(decoded(json), problem)
  }

  @Test(
    arguments: [
      #"{"field":"zipCode","problem":"tooShort"}"#, #"{"field":"color","problem":"missing"}"#,
      #"{"field":"title","problem":"tooLong"}"#, #"{"field":"capacity","problem":"tooLarge"}"#,
      #"{"field":"utcOffset","maximum":1,"minimum":2,"problem":"outOfRange"}"#,
    ])
  func decodingRefusesWhatIsNoProblem(json: String) {
    #expect(throws: DecodingError.self) { let _: EventDraft.FieldProblem = try decoded(json) }
  }

  @Test func fieldsHaveTheirNames() throws {
    expectEqual(
      EventDraft.Field.allCases.map(\.rawValue),
      [
        "title", "summary", "date", "startTime", "end", "utcOffset", "venueName", "address", "city",
        "country", "state", "zipCode", "region", "postalCode", "capacity", "covidSafe",
        "youngestAge", "oldestAge", "maximumPartySize",
        "holdSeconds", "opens", "closes", "cancellationNotice", "waitlistLimit",
        "maximumOvertakings", "offerSeconds", "promotionNotice", "promotionCutoff", "poster",
        "questions", "furtherSessions",
      ])
    expectEqual(EventDraft.Field.allCases.reversed().sorted(), EventDraft.Field.allCases)
    for field in EventDraft.Field.allCases {
      expectEqual(EventDraft.Field(rawValue: field.rawValue), field)
      try expectEqual(decoded(encoded([field])), [field])
    }
    expectEqual(EventDraft.Field(rawValue: "zip"), nil)
  }
}
