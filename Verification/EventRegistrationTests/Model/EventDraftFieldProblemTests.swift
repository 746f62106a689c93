import EventRegistration
import TestSupport
import Testing

@Suite struct EventDraftFieldProblemTests {
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
    #expect(try encoded(problem) == json)
    #expect(try decoded(json) == problem)
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
    #expect(
      EventDraft.Field.allCases.map(\.rawValue) == [
        "title", "summary", "date", "startTime", "end", "utcOffset", "venueName", "address", "city",
        "country", "state", "zipCode", "region", "postalCode", "capacity", "covidSafe",
        "youngestAge", "oldestAge", "maximumPartySize",
        "holdSeconds", "opens", "closes", "cancellationNotice", "waitlistLimit",
        "maximumOvertakings", "offerSeconds", "promotionNotice", "promotionCutoff", "poster",
        "questions", "furtherSessions",
      ])
    #expect(EventDraft.Field.allCases.reversed().sorted() == EventDraft.Field.allCases)
    for field in EventDraft.Field.allCases {
      #expect(EventDraft.Field(rawValue: field.rawValue) == field)
      #expect(try decoded(encoded([field])) == [field])
    }
    #expect(EventDraft.Field(rawValue: "zip") == nil)
  }
}
