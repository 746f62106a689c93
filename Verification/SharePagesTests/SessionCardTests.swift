import Foundation
import SharePages
import TestSupport
import Testing

@Suite("Share cards: an event of several sessions") struct SessionCardTests {
  private typealias Session = ShareCard.Details.Session

  /// Two Saturdays, with the end of daylight saving time between them.
  private static let sessions = [
    Session(
      startTime: 1_856_365_200, endTime: 1_856_376_000, utcOffset: -21_600, endOffset: -21_600),
    Session(
      startTime: 1_856_973_600, endTime: 1_856_984_400, utcOffset: -25_200, endOffset: -25_200),
  ]

  private func record(hours: String) throws -> DirectoryRecord {
    var record = DirectoryRecord(try #require(ItemReference("event/course")), title: "Course")
    (record.subtitle, record.address) = ("Library", "1 Main St")
    record.time = 1_856_365_200..<1_856_984_400
    record.hours = try OpeningHours(hours)
    return record
  }

  @Test func eachSessionIsShownOnItsOwnClocks() throws {
    let record = try record(hours: "2028 Oct 28 11:00-14:00; 2028 Nov 04 11:00-14:00")
    var details = ShareCard.Details(utcOffset: -21_600)
    details.sessions = Self.sessions
    let card = try ShareCard(record, on: ShareSamples.site(), with: details)
    expect(
      card.plainText.contains(
        """
        - Saturday, October 28, 2028, 11:00 AM to 2:00 PM
        - Saturday, November 4, 2028, 11:00 AM to 2:00 PM
        """), "\(card.plainText)")
    let json = try #require(card.linkedData)
    let data = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
    expectEqual(data["startDate"] as? String, "2028-10-28T11:00:00-06:00")
    expectEqual(data["endDate"] as? String, "2028-11-04T14:00:00-07:00")
    let sessions = try #require(data["subEvent"] as? [NSDictionary])
    expectEqual(
      sessions.map { $0["startDate"] as? String },
      ["2028-10-28T11:00:00-06:00", "2028-11-04T11:00:00-07:00"])
  }

  /// Hours say no more than the time of something that takes place once, but more than that of two sessions.
  @Test(arguments: [
    ("2028 Oct 28 11:00-14:00", false),
    ("2028 Oct 28 11:00-14:00; 2028 Nov 01 09:00-12:00", true),
    ("2028 Oct 28 11:00-14:00; 2028 Nov 01 09:00-12:00; 2028 Nov 02 09:00-12:00", true),
  ])
  func hoursAreShownIfTheTimeDoesNotSayThem(hours: String, areShown: Bool) throws {
    let card = try ShareCard(record(hours: hours), on: ShareSamples.site())
    expectEqual(card.plainText.contains("\nHours\n"), areShown)
  }
}
