import CyclePrediction
import TestSupport
import Testing

@Suite("Lactational amenorrhea: dates and feeding") struct LactationalAmenorrheaDateTests {
  private func date(_ text: String) throws -> CalendarDate { try CalendarDate(iso8601: text) }

  private func day(_ count: Int, after birth: CalendarDate) throws -> CalendarDate {
    try #require(birth.adding(days: count))
  }

  @Test(
    arguments: [
      ("2026-01-15", "2026-07-14", "2026-07-15"), ("2025-08-31", "2026-02-28", "2026-03-01"),
      ("2023-08-29", "2024-02-28", "2024-02-29"), ("2025-12-01", "2026-05-31", "2026-06-01"),
    ])
  func theBabyIsSixMonthsOldOnTheSameDayOfTheMonth(birth: String, last: String, first: String)
    throws
  {
    let lam = LactationalAmenorrhea(birth: try date(birth), feeding: .fully)
    #expect(lam.holds(on: try date(birth)))
    #expect(lam.holds(on: try date(last)))
    #expect(lam.unmetCriteria(on: try date(first)) == [.underSixMonths])
    #expect(lam.unmetCriteria(on: .latest) == [.underSixMonths])
    let before = try day(-1, after: date(birth))
    #expect(!lam.holds(on: before) && lam.unmetCriteria(on: before) == [.underSixMonths])
  }

  @Test func nearlyFullyIsMoreThanThreeQuartersOfTheFeeds() {
    for feeds in -2...40 {
      for breastfeeds in -2...42 {
        let feeding = LactationalAmenorrhea.Feeding(breastfeeds: breastfeeds, of: feeds)
        let expected: LactationalAmenorrhea.Feeding? =
          feeds < 1 || breastfeeds < 0 || breastfeeds > feeds
          ? nil
          : breastfeeds == 0
            ? .notAtAll
            : breastfeeds == feeds ? .fully : 4 * breastfeeds > 3 * feeds ? .nearlyFully : .partly
        #expect(feeding == expected, "\(breastfeeds) of \(feeds)")
      }
    }
    #expect(LactationalAmenorrhea.Feeding(breastfeeds: .max - 1, of: .max) == .nearlyFully)
    #expect(LactationalAmenorrhea.Feeding(breastfeeds: .min, of: .max) == nil)
  }

  @Test func theEndsOfTheCalendarAreDates() {
    let all = LactationalAmenorrhea(
      birth: .latest, feeding: .fully, bleeding: [.earliest, .latest],
      declaredMenses: [.earliest, .latest])
    #expect(all.holds(on: .latest) && !all.holds(on: .earliest) && all.returnOfMenses == nil)
    let early = LactationalAmenorrhea(birth: .earliest, feeding: .fully, declaredMenses: [.latest])
    #expect(early.returnOfMenses == .latest)
  }
}
