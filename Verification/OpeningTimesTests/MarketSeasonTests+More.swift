import Essentials
import Foundation
import OpeningTimes
import TestSupport
import Testing

/// The folder with real input, if `HEALTHDOMAIN_DATA` names one.
private let realInput = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"]

extension MarketSeasonTests {
  @Test func aSeasonCanHoldInItsYearAlone() throws {
    try expectEqual(
      hours("06/14/2017 to 08/30/2017", "Wed: 9:00 AM-1:00 PM;", everyYear: false),
      "2017 Jun 14-2017 Aug 30 We 09:00-13:00")
  }

  @Test func whatIsCertainCountsMore() throws {
    let hours = try OpeningHours(
      marketSeasons: [
        .init(dates: "May to June", times: "Sat: 8:00 AM-1:00 PM;"), .init(dates: "", times: " "),
        .init(dates: "", times: "Sat: 9:00 AM-1:00 PM;"),
      ], repeatsEveryYear: true)
    expectEqual(
      hours.description, "Sa 09:00-13:00 unknown \"season not stated\", May-Jun Sa 08:00-13:00")
  }

  /// The stretches of seasons that repeat, in some days from a day.
  @Test(arguments: [
    // Noon and midnight by the 12-hour clock.
    ([("May to June", "Sat: 12:00 PM-3:00 PM;")], "2024-05-01", 7, ["04 12:00-15:00"]),
    ([("May to June", "Sat: 12:00 AM-3:30 AM;")], "2024-05-01", 7, ["04 00:00-03:30"]),
    ([("May to June", "Sat: 11:30 AM-12:00 AM;")], "2024-05-01", 7, ["04 11:30-24:00"]),
    ([("May to June", "Sat: 12:30 AM-12:30 PM;")], "2024-05-01", 7, ["04 00:30-12:30"]),
    ([("May to June", "Sat: 8:00 AM-;")], "2024-05-01", 7, ["04 08:00-24:00?"]),
    // The first and the last day of a season, in another year and around a new year.
    (
      [("06/14/2017 to 08/30/2017", "Wed: 9:00 AM-1:00 PM;")], "2023-06-13", 9,
      ["14 09:00-13:00", "21 09:00-13:00"]
    ),
    ([("06/14/2017 to 08/30/2017", "Wed: 9:00 AM-1:00 PM;")], "2023-08-30", 9, ["30 09:00-13:00"]),
    (
      [("December to February", "Sun: 9:00 AM-1:00 PM;")], "2024-11-24", 10, ["01 09:00-13:00"]
    ),
    ([("December to February", "Sun: 9:00 AM-1:00 PM;")], "2025-02-20", 17, ["23 09:00-13:00"]),
    (
      [("11/01/2018 to 03/31/2019", "Mon: 9:00 AM-1:00 PM;")], "2024-12-27", 12,
      ["30 09:00-13:00", "06 09:00-13:00"]
    ),
    ([("January to December", "Thu: 9:00 AM-1:00 PM;")], "2024-12-27", 8, ["02 09:00-13:00"]),
    // Weekdays with different times, in any order and spelling of case.
    (
      [("May to June", "sun:7:00 AM - 8:00 AM;MON: 5:00 pm-6:00 pm;Wed: 5:00 PM - 6:00 PM")],
      "2024-05-05", 7, ["05 07:00-08:00", "06 17:00-18:00", "08 17:00-18:00"]
    ),
    // Two seasons on the same day both hold.
    (
      [("May to June", "Sat: 8:00 AM-12:00 PM;"), ("June to July", "Sat: 2:00 PM-4:00 PM;")],
      "2024-06-01", 7, ["01 08:00-12:00", "01 14:00-16:00"]
    ),
    (
      [("May to June", "Sat: 8:00 AM-12:00 PM;"), ("June to July", "Sat: 2:00 PM-4:00 PM;")],
      "2024-05-25", 7, ["25 08:00-12:00"]
    ),
    (
      [("May to June", "Sat: 8:00 AM-12:00 PM;"), ("May to June", "Sat: 10:00 AM-2:00 PM;")],
      "2024-05-25", 7, ["25 08:00-14:00"]
    ),
    // What is certain stands above what is not, in either order.
    (
      [("", "Sat: 8:00 AM-2:00 PM;"), ("May to June", "Sat: 9:00 AM-1:00 PM;")], "2024-05-25", 7,
      [
        "25 08:00-09:00? \"season not stated\"", "25 09:00-13:00",
        "25 13:00-14:00? \"season not stated\"",
      ]
    ),
    (
      [("May to June", "Sat: 9:00 AM-1:00 PM;"), ("", "Sat: 8:00 AM-2:00 PM;")], "2024-05-25", 7,
      [
        "25 08:00-09:00? \"season not stated\"", "25 09:00-13:00",
        "25 13:00-14:00? \"season not stated\"",
      ]
    ),
    // A quotation mark would end the comment.
    ([("May to June", "Sat: 8 \"ish\";")], "2024-05-25", 7, ["25 00:00-24:00? \"8 ish\""]),
  ])
  func seasonsAreHours(
    seasons: [(String, String)], first: String, days: Int, expected: [String]
  ) throws {
    let hours = try OpeningHours(
      marketSeasons: seasons.map { .init(dates: $0.0, times: $0.1) }, repeatsEveryYear: true)
    expect(hours.warnings.isEmpty)
    try expectEqual(OpeningHours(hours.description), hours)
    try expectEqual(stretches(hours.description, from: first, days: days), expected)
  }

  /// Numbers of a clock that does not exist, and words, are never a time.
  @Test(arguments: [
    "13:00 PM-2:00 PM", "8:60 AM-9:00 AM", "8:00-9:00", "8:00 AM-8:00 AM", "9:00 AM-8:00 AM",
    "8 AM to noon", "8:00 AM", "-", "8:00 AM-9:00", "0:30 AM-1:00 AM", "8:00 XM-9:00 AM",
    "8:00 AM-9:00 AM-10:00 AM", "dawn-dusk",
  ])
  func oddTimesAreUnknownWithTheirText(times: String) throws {
    let hours = try OpeningHours(
      marketSeasons: [.init(dates: "May to June", times: "Sat: \(times);")], repeatsEveryYear: true)
    let state = hours.state(at: try LocalDateTime(CalendarDate(2024, 5, 25), minuteOfDay: 540))
    expect(state.kind == .unknown && state.comment == times)
    let other = hours.state(at: try LocalDateTime(CalendarDate(2024, 5, 24), minuteOfDay: 540))
    expectEqual(other.kind, .closed)
  }

  /// Dates that do not exist, lack a part, or do not end after they start, leave the season open.
  @Test(arguments: [
    "13/01/2016 to 12/01/2017", "02/30/2016 to 05/01/2016", "05/00/2016 to 06/01/2016", "May",
    "May to", "to June", "May to May 3, 2012", "Juni to July", "05/01/2016 to June",
    "05/01/2016-06/01/2016", "05/01/2016 to 05/01/2016", "06/01/2016 to 05/31/2016",
    "05/01/2016 to 06/01/2016 to 07/01/2016", "every Saturday",
  ])
  func oddDatesLeaveTheSeasonUnknown(dates: String) throws {
    for repeats in [true, false] {
      let hours = try OpeningHours(
        marketSeasons: [.init(dates: dates, times: "Sat: 8:00 AM-1:00 PM;")],
        repeatsEveryYear: repeats)
      for day in [25, 28] {
        let time = try LocalDateTime(CalendarDate(2024, 5, day), minuteOfDay: 540)
        let state = hours.state(at: time)
        expectEqual(state.kind, day == 25 ? .unknown : .closed)
        if day == 25 { expectEqual(state.comment?.contains(dates), true) }
      }
    }
  }

  @Test(.enabled(if: realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
  func everyMarketWithTimesIsRead() throws {
    let table = try String(
      contentsOfFile: "\(realInput ?? "")/directory/usda_farmers_markets_2019.csv", encoding: .utf8)
    var (read, without) = (0, 0)
    for market in rows(of: table) {
      let seasons = stride(from: 12, to: 20, by: 2).map { column in
        OpeningHours.MarketSeason(dates: market[column], times: market[column + 1])
      }
      do {
        let hours = try OpeningHours(marketSeasons: seasons, repeatsEveryYear: true)
        try expectEqual(OpeningHours(hours.description), hours)
        read += 1
      } catch let error as OpeningHours.MarketSeasonError where error.reason == .noTimes {
        without += 1
      }
    }
    // All with times: 5,792 in the first season, and four that have them in a later one alone.
    expect((read, without) == (5_796, 2_963))
  }

  /// The fields of comma-separated values, which can hold quoted line ends, without the header.
  private func rows(of text: String) -> [[String]] {
    var rows: [[String]] = []
    var fields: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted:
        fields.append(String(decoding: field, as: UTF8.self))
        field = []
      case UInt8(ascii: "\n") where !isQuoted:
        rows.append(fields + [String(decoding: field, as: UTF8.self)])
        (fields, field) = ([], [])
      case UInt8(ascii: "\r") where !isQuoted: break
      default: field.append(byte)
      }
    }
    return rows.dropFirst().filter { $0.count > 20 }
  }
}
