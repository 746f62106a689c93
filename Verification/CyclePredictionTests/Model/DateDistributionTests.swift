import CyclePrediction
import TestSupport
import Testing

@Suite("Date distributions: dates after an origin") struct DateDistributionTests {
  @Test(arguments: 0..<20)
  func everyResultIsThatOfTheDaysAfterTheOrigin(seed: Int) throws {
    let days = try DayDistributionTests.Sample(seed: seed).distribution
    let dates = try #require(DateDistribution(days, after: january(1)))
    expect(dates.origin == january(1) && dates.days == days)
    expectEqual(dates.firstDate, january(1 + days.firstDay))
    expectEqual(dates.lastDate, january(1 + days.lastDay))
    expect(dates.median == january(1 + days.median) && dates.mode == january(1 + days.mode))
    for level in [-1, 0, 0.1, 0.5, 0.8, 1, 2, .nan] {
      let interval = days.interval(covering: level)
      expectEqual(dates.quantile(level), january(1 + days.quantile(level)))
      expectEqual(
        dates.interval(covering: level),
        january(1 + interval.lowerBound)...january(1 + interval.upperBound))
    }
    for day in days.firstDay - 2...days.lastDay + 2 {
      expectEqual(dates.probability(of: january(1 + day)), days.probability(of: day))
      expectEqual(dates.probability(upTo: january(1 + day)), days.probability(upTo: day))
    }
    expectEqual(
      dates.probabilities.map(\.date), (days.firstDay...days.lastDay).map { january(1 + $0) })
    expectEqual(dates.probabilities.map(\.probability), days.probabilities)
  }

  @Test func datesFarFromTheOriginAreImpossible() throws {
    let days = try DayDistribution(firstDay: 0, weights: [1, 1])
    let dates = try #require(DateDistribution(days, after: january(1)))
    for date in [CalendarDate.earliest, .latest] {
      expectEqual(dates.probability(of: date), 0)
      expectEqual(dates.probability(upTo: date), date == .earliest ? 0 : 1)
    }
  }

  @Test func noDateLiesOutsideTheCalendar() throws {
    let before = try DayDistribution(firstDay: -3, weights: [1, 1])
    let after = try DayDistribution(firstDay: 2, weights: [1, 1])
    for distance in 0...5 {
      let early = try #require(CalendarDate.earliest.adding(days: distance))
      let late = try #require(CalendarDate.latest.adding(days: -distance))
      expect((DateDistribution(before, after: early) == nil) == (distance < 3))
      expect((DateDistribution(after, after: late) == nil) == (distance < 3))
      expectEqual(DateDistribution(before, after: late)?.lastDate, late.adding(days: -2))
      expectEqual(DateDistribution(after, after: early)?.firstDate, early.adding(days: 2))
    }
    let farthest = try DayDistribution(firstDay: 1_000_000, weights: [1])
    expect(DateDistribution(farthest, after: .latest) == nil)
  }
}
