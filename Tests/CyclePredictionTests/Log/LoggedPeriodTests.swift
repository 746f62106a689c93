import CyclePrediction
import TestSupport
import Testing

@Suite struct LoggedPeriodTests {
  @Test func aPeriodLastsFromItsFirstToItsLastDay() throws {
    let known = try period(3, 7)
    #expect(known.length == 5)
    #expect(known.days == january(3)...january(7))
    #expect(known.lastKnownDay == january(7))
    let open = try period(3)
    #expect(open.length == nil && open.days == nil && open.lastKnownDay == january(3))
    #expect(try period(3, 3).length == 1)
  }

  @Test func aPeriodThatEndsBeforeItsStartIsRejected() {
    #expect(throws: LoggedPeriod.Error.endsBeforeStart) { try period(3, 2) }
    #expect(throws: LoggedPeriod.Error.endsBeforeStart) {
      try LoggedPeriod(iso8601: "2026-01-03/2026-01-02")
    }
  }

  @Test func theTextIsADateOrTwo() throws {
    #expect(try LoggedPeriod(iso8601: "2026-01-03/2026-01-07") == period(3, 7))
    #expect(try LoggedPeriod(iso8601: "2026-02-01") == period(32))
    #expect(try period(3, 7).iso8601 == "2026-01-03/2026-01-07")
    #expect(try period(3).iso8601 == "2026-01-03")
  }

  @Test(arguments: [
    "", "/", "2026-01-03/", "/2026-01-03", "2026-01-03//2026-01-04", "2026-1-3",
    "2026-02-29", "2026-01-03/2026-01-04/2026-01-05", " 2026-01-03", "2026-01-03/P3D",
    String(repeating: "/", count: 1_000_000), String(repeating: "2026-01-03/", count: 100_000),
  ])
  func anyOtherTextIsRejected(text: String) {
    #expect(throws: LoggedPeriod.Error.malformed) { try LoggedPeriod(iso8601: text) }
  }

  @Test func theEncodedFormNamesTheDays() throws {
    let golden = [
      (#"{"end":"2026-01-07","start":"2026-01-03"}"#, try period(3, 7)),
      (#"{"start":"2026-01-03"}"#, try period(3)),
    ]
    for (text, value) in golden {
      #expect(try encoded(value) == text)
      #expect(try decoded(text) == value)
    }
    #expect(try decoded(#"{"start":"2026-01-03","end":null,"later":1}"#) == period(3))
    #expect(throws: DecodingError.self) {
      let _: LoggedPeriod = try decoded(#"{"end":"2026-01-02","start":"2026-01-03"}"#)
    }
  }
}
