import CyclePrediction
import TestSupport
import Testing

@Suite("Fertile window: days, levels, and shares") struct CycleForecastFertilityTests {
  /// Returns a forecast from seeded weights, some of which are 0.
  private func forecast(seed: Int) throws -> CycleForecast.Fertility {
    let days = try DayDistributionTests.Sample(seed: seed).distribution
    return CycleForecast.Fertility(
      ovulation: try #require(DateDistribution(days, after: january(100))))
  }

  /// The dates around all possible fertile days.
  private func dates(_ forecast: CycleForecast.Fertility) -> [CalendarDate] {
    let offset = january(100).days(until: forecast.ovulation.firstDate)
    return (offset - 70...offset + 110).map { january(100 + $0) }
  }

  @Test(arguments: LongTest.seeds(30, small: 12))
  func aFertileDayIsOneOfTheFiveBeforeOvulationOrItsDay(seed: Int) throws {
    let forecast = try forecast(seed: seed)
    for date in dates(forecast) {
      var (fertile, any, clinical) = (0.0, 0.0, 0.0)
      for (day, probability) in forecast.ovulation.probabilities {
        let before = date.days(until: day)
        fertile += (0...5).contains(before) ? probability : 0
        any += probability * ConceptionChance.any.probability(daysBeforeOvulation: before)
        clinical += probability * ConceptionChance.clinical.probability(daysBeforeOvulation: before)
      }
      expect(abs(forecast.fertileProbability(on: date) - fertile) < 1e-12)
      expect(abs(forecast.conceptionProbability(on: date) - any) < 1e-12)
      expect(abs(forecast.conceptionProbability(on: date, .clinical) - clinical) < 1e-12)
    }
    for date in [CalendarDate.earliest, .latest] {
      expectEqual(forecast.fertileProbability(on: date), 0)
      expectEqual(forecast.conceptionProbability(on: date), 0)
    }
  }

  @Test(arguments: LongTest.seeds(30, small: 12))
  func theDaysOfALevelAreAllDaysThatReachIt(seed: Int) throws {
    let forecast = try forecast(seed: seed)
    for level in [-1, 0, 0.05, 0.3, 0.8, 1.5] {
      let expected = dates(forecast).filter {
        let probability = forecast.fertileProbability(on: $0)
        return probability > 0 && probability >= level
      }
      expectEqual(forecast.days(withProbabilityAtLeast: level), expected)
    }
  }

  @Test(arguments: LongTest.seeds(16), [1, 3, 6, 10, 12, 45, 60])
  func aWindowIsTheBestOfAllRuns(seed: Int, count: Int) throws {
    let forecast = try forecast(seed: seed)
    let window = try #require(forecast.window(ofDays: count))
    expectEqual(window.dates.count, count)
    func held(_ dates: some Sequence<CalendarDate>) -> Double {
      dates.reduce(0) { $0 + forecast.fertileProbability(on: $1) }
    }
    let dates = dates(forecast)
    let runs = dates.indices.dropLast(count - 1).map { dates[$0..<$0 + count] }
    let best = runs.map(held).max() ?? 0
    expect(abs(held(window.dates) - best) < 1e-9)
    // Of equal windows, it is the earliest that does not start before the first possible fertile
    // day.
    let first = try #require(forecast.ovulation.firstDate.adding(days: -5))
    let earliest = runs.first { ($0.first ?? first) >= first && held($0) > best - 1e-9 }
    expectEqual(window.lowerBound, earliest?.first)
  }

  @Test func noWindowHasMoreThan60Days() throws {
    let forecast = try forecast(seed: 1)
    for count in [Int.min, -1, 0, 61, .max] { expect(forecast.window(ofDays: count) == nil) }
  }

  @Test(arguments: 0..<16)
  func aWindowOfAShareIsTheShortestOfAllRuns(seed: Int) throws {
    let forecast = try forecast(seed: seed)
    let probabilities = dates(forecast).map(forecast.fertileProbability(on:))
    let all = probabilities.reduce(0, +)
    expect(abs(all - 6) < 1e-9)
    for share in [0.1, 0.5, 0.8, 0.95, 1] {
      let window = try #require(forecast.window(holding: share))
      let held = window.dates.reduce(0) { $0 + forecast.fertileProbability(on: $1) }
      expect(held >= share * all - 1e-6)
      let shorter = window.dates.count - 1
      for start in probabilities.indices.dropLast(shorter) where shorter > 0 {
        expect(probabilities[start..<start + shorter].reduce(0, +) < share * all)
      }
    }
    expectEqual(forecast.window(holding: 7), forecast.window(holding: 1))
    expectEqual(forecast.window(holding: -.infinity), forecast.window(holding: 0))
    expectEqual(forecast.window(holding: 0)?.dates.count, 1)
    expect(forecast.window(holding: .nan) != nil)
  }

  @Test func theCalendarsEndsAreNoTrap() throws {
    let today = try DayDistribution(firstDay: 0, weights: [1])
    for date in [CalendarDate.earliest, .latest] {
      let ovulation = try #require(DateDistribution(today, after: date))
      let forecast = CycleForecast.Fertility(ovulation: ovulation)
      expectEqual(forecast.fertileProbability(on: date), 1)
      expectEqual(forecast.days(withProbabilityAtLeast: 0.5).last, date)
      expectEqual(forecast.window(holding: 1)?.upperBound, date)
      expect(forecast.window(ofDays: 1) != nil)
    }
  }
}
