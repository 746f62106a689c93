import Essentials
import OpeningTimes
import TestSupport
import Testing

@Suite("Market seasons: dates and times as opening hours") struct MarketSeasonTests {
  func hours(_ dates: String, _ times: String, everyYear: Bool = true) throws -> String {
    try OpeningHours(
      marketSeasons: [.init(dates: dates, times: times)], repeatsEveryYear: everyYear
    ).description
  }

  @Test(arguments: [
    ("06/14/2017 to 08/30/2017", "Wed: 9:00 AM-1:00 PM;", "Jun 14-Aug 30 We 09:00-13:00"),
    (
      "July to November", "Tue: 8:00 am - 12:00 pm;sun:7:00 AM - 12:00 AM;",
      "Jul-Nov Tu 08:00-12:00; Jul-Nov Su 07:00-24:00"
    ),
    (
      "June 2, 2012 to October 10, 2012",
      "Mon:4:00 pm - 7:00 pm;Tue:4:00 pm - 7:00 pm;Fri:4:00 pm - 7:00 pm",
      "Jun 02-Oct 10 Mo-Tu,Fr 16:00-19:00"
    ),
    ("05/01/2016 to 05/01/2017", "Sat: 8:00 AM-;", "Sa 08:00+"),
    (
      "11/01/2018 to 03/31/2019", "Sat: 8:00 AM-9:00 AM;Sat: 5:00 PM-6:00 PM;",
      "Nov 01-Mar 31 Sa 08:00-09:00,17:00-18:00"
    ),
    // What is not certain is unknown.
    ("", "Sat: 8:00 AM-1:00 PM;", "Sa 08:00-13:00 unknown \"season not stated\""),
    ("05/19/2016", "Sat: 8:00 AM-1:00 PM;", "Sa 08:00-13:00 unknown \"season: 05/19/2016\""),
    (
      "01/01/2021 to 01/01/2021", "Sat: 8:00 AM-1:00 PM;",
      "Sa 08:00-13:00 unknown \"season: 01/01/2021 to 01/01/2021\""
    ),
    (
      "05/19/2016 to ", "Sat: 8:00 AM-1:00 PM;", "Sa 08:00-13:00 unknown \"season: 05/19/2016 to \""
    ),
    (
      "06/01/2012 to 09/31/2012", "Sat: 8:00 AM-1:00 PM;",
      "Sa 08:00-13:00 unknown \"season: 06/01/2012 to 09/31/2012\""
    ),
    (
      "10/01/2016 to 05/07/2016", "Sat: 8:00 AM-1:00 PM;",
      "Sa 08:00-13:00 unknown \"season: 10/01/2016 to 05/07/2016\""
    ),
    (
      "June 1, 2012 to July", "Sat: 8:00 AM-1:00 PM;",
      "Sa 08:00-13:00 unknown \"season: June 1, 2012 to July\""
    ),
    (
      "May to June", "Mon: -1:00 PM;Tue: TBD;Wed: 7:00 PM-6:00 PM;",
      "May-Jun Mo unknown \"-1:00 PM\"; May-Jun Tu unknown \"TBD\"; May-Jun We unknown \"7:00 PM-6:00 PM\""
    ),
    (
      "May to June", "Sat: 0:00 PM-1:00 PM;Sat: 2:00 PM-3:00 PM;",
      "May-Jun Sa unknown \"0:00 PM-1:00 PM\""
    ),
  ])
  func seasonsAreReadAndNotGuessed(dates: String, times: String, text: String) throws {
    try expectEqual(hours(dates, times), text)
    try expectEqual(OpeningHours(text).description, text)
  }

  @Test func seasonsThatCannotBeReadAreRefused() throws {
    func failure(_ dates: String, _ times: String) -> OpeningHours.MarketSeasonError? {
      #expect(throws: OpeningHours.MarketSeasonError.self) { try hours(dates, times) }
    }
    expectEqual(failure("May to June", " ")?.reason, .noTimes)
    expectEqual(failure("", "8:00 AM-1:00 PM")?.reason, .noWeekday)
    let long = String(repeating: "9", count: 5_001)
    expectEqual(failure(long, "Mon: 8:00 AM-1:00 PM")?.reason, .tooLong)
    let error = #expect(throws: OpeningHours.MarketSeasonError.self) {
      try OpeningHours(
        marketSeasons: [.init(dates: "", times: "Mon: 8:00 AM-"), .init(dates: "", times: "x")],
        repeatsEveryYear: true)
    }
    expectEqual(error?.season, 1)
    expectEqual(error?.description, "A part of the times of season 2 has no weekday.")
  }
}
