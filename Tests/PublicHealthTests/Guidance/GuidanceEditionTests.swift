import PublicHealth
import TestSupport
import Testing

@Suite("Health guidance: editions and their differences") struct GuidanceEditionTests {
  private static let firstDays = [
    "2020-03-16", "2020-05-03", "2020-07-17", "2020-12-02", "2021-02-10", "2021-03-08",
    "2021-07-27", "2021-12-27", "2022-08-11", "2024-03-01",
  ]

  @Test func theEditionInForceChangesOnItsFirstDay() throws {
    expectEqual(GuidanceEdition.all.map(\.firstDay.iso8601), Self.firstDays)
    for (number, text) in Self.firstDays.enumerated() {
      let first = try CalendarDate(iso8601: text)
      let before = try #require(first.adding(days: -1))
      let next = try #require(first.adding(days: 1))
      expectEqual(
        GuidanceEdition.inForce(on: before), number == 0 ? nil : GuidanceEdition.all[number - 1])
      expectEqual(GuidanceEdition.inForce(on: first), GuidanceEdition.all[number])
      expectEqual(GuidanceEdition.inForce(on: next), GuidanceEdition.all[number])
    }
    expect(GuidanceEdition.inForce(on: .earliest) == nil)
    expectEqual(GuidanceEdition.inForce(on: .latest), GuidanceEdition.all.last)
  }
}
