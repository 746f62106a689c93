import Essentials
import Foundation
import OpeningTimes
import TestSupport
import Testing

/// The folder with real input, if `HEALTHDOMAIN_DATA` names one.
private let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]

/// The intervals of another implementation in two fortnights, and where ours are different for a reason.
@Suite(
  "Opening hours: real texts against another implementation",
  .enabled(if: realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
struct OpeningHoursCasesTests {
  private struct Case {
    let status: String
    let flags: String
    let text: String
    let intervals: [String]
  }

  private func cases() throws -> [Case] {
    let path = "\(realInput ?? "")/directory/opening_hours_cases.tsv"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst().map
    {
      let fields = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Case(
        status: fields[2], flags: fields[3], text: fields[4], intervals: Array(fields[5...6]))
    }
  }

  /// The intervals of both fortnights in the form of the file.
  private func intervals(of hours: OpeningHours) throws -> [String] {
    try [("2024-02-26", "2024-03-11"), ("2024-12-23", "2025-01-06")].map { first, last in
      let start = try LocalDateTime(CalendarDate(iso8601: first), minuteOfDay: 0)
      let end = try LocalDateTime(CalendarDate(iso8601: last), minuteOfDay: 0)
      let texts = hours.intervals(in: start..<end).map { interval in
        [interval.start, interval.end].map { time in
          time.iso8601.dropFirst(5).filter { $0 != "-" && $0 != ":" }
        }.joined(separator: "-") + (interval.state.kind == .unknown ? "?" : "")
      }
      return texts.isEmpty ? "none" : texts.joined(separator: " ")
    }
  }

  @Test func readableTextsHaveTheIntervalsOfTheFile() throws {
    let different = Set(Self.openEnds + Self.comments + Self.fallbacks + Self.nights + Self.halves)
    var count = 0
    for row in try cases() where row.status == "ok" {
      if Self.neverMeant.contains(where: row.text.hasPrefix) {
        expect((try? OpeningHours(row.text)) == nil, "\(row.text)")
        continue
      }
      let hours = try OpeningHours(row.text)
      try expectEqual(OpeningHours(hours.description), hours, "\(row.text)")
      guard row.flags == "-" else { continue }
      count += 1
      let isEqual = try intervals(of: hours) == row.intervals
      expect(isEqual != different.contains(row.text), "\(row.text)")
    }
    expectEqual(count, 347)
    expectEqual(different.count, 56)
  }

  /// By a clock of twelve hours these are days, and by one of twenty-four hours they are nights.
  private static let halves = ["9:00-6:00", "11:00-6:00", "09:00-6:00", "12:00-6:00"]

  /// What the other implementation takes for days that never come, or for days around the clock.
  private static let neverMeant = [
    "2015 Feb 29", "Feb 30", "Apr 31", "Jun 31", "Sep 31", "Nov 31", "Jun 30-24", "2012, Jan;",
    "We, Aug Mo;", "2014, Aug Mo;", "week 05, Aug Mo;", "Jun 02-5, week 05",
  ]

  @Test func realTextsAreRead() throws {
    let path = "\(realInput ?? "")/directory/opening_hours_osm_sample.txt"
    let texts = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    for text in texts { _ = try OpeningHours(String(text)) }
    expectEqual(texts.count, 195)
  }

  @Test func refusedTextsAreRefusedOrReadAsAPersonReadsThem() throws {
    var tolerated = Self.tolerated
    for row in try cases() where row.status == "reject" {
      guard let hours = try? OpeningHours(row.text) else { continue }
      expectEqual(hours.description, tolerated.removeValue(forKey: row.text), "\(row.text)")
      try expectEqual(OpeningHours(hours.description), hours, "\(row.text)")
      try expect(OpeningHours(hours.description).warnings.isEmpty, "\(row.text)")
    }
    expect(tolerated.isEmpty)
  }

  /// An open end is unknown: the grammar has it as a time without an end.
  private static let openEnds = [
    #"Tu 23:59-40:00+"#,
    #"07:00+ open "visit there website to know if they did already close""#,
    #"17:00+"#,
    #"17:00+; 15:00-16:00 off"#,
    #"15:00-16:00 off; 17:00+"#,
    #"07:00+,12:00-16:00"#,
    #"07:00+,12:00-13:00,13:00-16:00"#,
    #"07:00+,12:00-16:00; 16:00-24:00 closed "needed because of open end""#,
    #"05:00-06:00,06:45-07:00+,13:00-16:00"#,
    #"06:45-07:00+,05:00-06:00,13:00-16:00"#,
    #"06:45-07:00+,05:00-06:00,13:00-14:00,14:00-16:00"#,
    #"13:00-17:00+"#,
    #"13:00-17:00,17:00+"#,
    #"13:00-17:00 open, 17:00+"#,
    #"14:00-17:00+"#,
    #"Mo 22:00-04:00+"#,
    #"Mo 22:00-28:00+"#,
    #"Fr 11:00-24:00+ open "geöffnet täglich von 11:00 Uhr bis tief in die Nacht""#,
    #"Fr 11:00-24:00+open "geöffnet täglich von 11:00 Uhr bis tief in die Nacht""#,
    #"Jan Su[-2]-Jan Su[-1]: Fr-Su 12:00+; Feb Su[-2]-Feb Su[-1]: Fr-Su 12:00+; Mar 01-Jul 31: Th-Su 12:00+; Aug 01-Nov 30,Dec: Tu-Su 12:00+; Dec 24-26,Dec 31: off"#,
    #"Jan Su[-2]-Jan Su[-1],Feb Su[-2]-Feb Su[-1]: Fr-Su 12:00+; Mar 01-Dec 31: Tu-Su 12:00+; Dec 24-26,Dec 31: off"#,
    #"Mo-Fr 08:00+"#,
  ]

  /// A comment alone makes a rule unknown: the grammar has `<comment>` beside `unknown`.
  private static let comments = [
    #"Mo,Tu 10:00-16:00 open "no warranty"; We 12:00-18:00 open "female only"; Th closed "Not open because we are coding :)"; Fr 10:00-16:00 open "male only"; Sa 10:00-12:00 "Maybe open. Call us.""#,
    #"Sa 10:00-12:00 "Maybe open. Call us. (testing special tokens in comment: ; ;; ' || | test end)""#,
    #"Mo-Fr 10:00-20:00 unknown "Maybe"; We 10:00-16:00 "Maybe open. Call us.""#,
    #"Apr-Sep; Oct-Dec "on request""#,
    #"Apr-Sep; Oct-Dec"on request""#,
    #"Oct-Dec "on request"; Apr-Sep"#,
  ]

  /// A fallback holds whenever nothing before it does, also on days that have other hours, and a
  /// fallback that closes changes nothing.
  private static let fallbacks = [
    #"We-Fr 10:00-24:00 open "it is open" || "please call""#,
    #"We-Fr 10:00-24:00 open "it is open" || "please call" || closed "should never appear""#,
    #"We-Fr 10:00-24:00 open "it is open" || "please call" || unknown "should never appear""#,
    #"We-Fr 10:00-24:00 open "it is open" || "please call" || open "should never appear""#,
    #"We-Fr 10:00-24:00 open "first" || We "please call" || open "we are open!!!""#,
    #"Mo-Fr 08:00-11:00 || Th-Sa 12:00-13:00 open "Emergency only""#,
    #"Mo,Tu,Th 09:00-12:00; Fr 14:00-17:30 || "Termine nach Vereinbarung"; We off"#,
    #"Mo-Th 09:00-12:00; Fr 14:00-17:30 || "Termine nach Vereinbarung"; We off"#,
    #"Mo-Th 09:00-12:00; Fr 14:00-17:30 || unknown "Termine nach Vereinbarung"; We off"#,
    #"week 01,03 00:00-24:00 || closed "should not change the test result""#,
    #"Mo 19:00+; We 14:00+; Su 10:00+ || "Führung, Sonderführungen nach Vereinbarung.""#,
    #"Mo 19:00-05:00 || "Sonderführungen nach Vereinbarung.""#,
    #"Mo 19:00+ || "Sonderführungen nach Vereinbarung.""#,
    #"Fr 08:00-12:00 || Fr 12:00-16:00 open "Notfallsprechstunde""#,
    #"Mo 11:00-14:30 "specific unknown for this time" || "general unknown""#,
    #"Mo 11:00-14:30 "specific unknown for this time"|| "general unknown""#,
  ]

  /// Hours after midnight stay when another rule changes the next day, and belong to the day on which
  /// they begin; a list of weekdays may have blanks.
  private static let nights = [
    #"22:00-02:00; Tu 12:00-14:00"#,
    #"22:00-26:00; We 12:00-14:00 unknown "Maybe open. Call us.""#,
    #"Mo,Tu,We,Th,Fr,Su 11:00-01:00; Sa 11:00-02:00"#,
    #"Mo, Tu, We, Th, Fr, Su 11:00-01:00; Sa 11:00-02:00"#,
    #"Fr 22:00-04:00; Sa 21:00-04:00"#,
    #"Su 22:00-04:00; Mo 21:00-04:00"#,
    #"Th 22:00-04:00, Fr 22:00-04:00; Sa 21:00-04:00"#,
    #"We 22:00-04:00, Fr 22:00-04:00; Sa 21:00-04:00, Mo 21:00-04:00"#,
  ]
}
