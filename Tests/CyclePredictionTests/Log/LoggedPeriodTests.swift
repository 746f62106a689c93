import CyclePrediction
import TestSupport
import Testing

@Suite("Logged period: days, text, and JSON") struct LoggedPeriodTests {
  @Test func aPeriodLastsFromItsFirstToItsLastDay() throws {
    let known = try period(3, 7)
    expectEqual(known.length, 5)
    expectEqual(known.days, january(3)...january(7))
    expectEqual(known.lastKnownDay, january(7))
    let open = try period(3)
    expect(open.length == nil && open.days == nil && open.lastKnownDay == january(3))
    try expectEqual(period(3, 3).length, 1)
  }

  @Test func aPeriodThatEndsBeforeItsStartIsRejected() {
    expectThrows(LoggedPeriod.Error.endsBeforeStart) { try period(3, 2) }
    expectThrows(LoggedPeriod.Error.endsBeforeStart) {
      try LoggedPeriod(iso8601: "2026-01-03/2026-01-02")
    }
  }

  @Test func theTextIsADateOrTwo() throws {
    try expectEqual(LoggedPeriod(iso8601: "2026-01-03/2026-01-07"), period(3, 7))
    try expectEqual(LoggedPeriod(iso8601: "2026-02-01"), period(32))
    try expectEqual(period(3, 7).iso8601, "2026-01-03/2026-01-07")
    try expectEqual(period(3).iso8601, "2026-01-03")
  }

  @Test(arguments: [
    "", "/", "2026-01-03/", "/2026-01-03", "2026-01-03//2026-01-04", "2026-1-3",
    "2026-02-29", "2026-01-03/2026-01-04/2026-01-05", " 2026-01-03", "2026-01-03/P3D",
    String(repeating: "/", count: 1_000_000), String(repeating: "2026-01-03/", count: 100_000),
  ])
  func anyOtherTextIsRejected(text: String) {
    expectThrows(LoggedPeriod.Error.malformed) { try LoggedPeriod(iso8601: text) }
  }

  @Test func theEncodedFormNamesTheDays() throws {
    let golden = [
      (#"{"end":"2026-01-07","start":"2026-01-03"}"#, try period(3, 7)),
      (#"{"start":"2026-01-03"}"#, try period(3)),
    ]
    for (text, value) in golden {
      try expectEqual(encoded(value), text)
      try expectEqual(decoded(text), value)
    }
    try expectEqual(decoded(#"{"start":"2026-01-03","end":null,"later":1}"#), period(3))
    #expect(throws: DecodingError.self) {
      let _: LoggedPeriod = try decoded(#"{"end":"2026-01-02","start":"2026-01-03"}"#)
    }
  }
}
