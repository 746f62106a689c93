import HealthDomain
import TestSupport
import Testing

@Suite("Reminders that move with a forecast") struct ForecastReminderTests {
  private func forecast(_ starts: [CalendarDate], asOf day: CalendarDate) throws -> CycleForecast {
    var history = CycleHistory()
    for start in starts { try history.add(LoggedPeriod(start: start), asOf: day) }
    return try CyclePredictor().forecast(for: history, asOf: day)
  }

  @Test func theDatesAreThoseOfTheNewestForecast() throws {
    let starts = try ["2026-01-01", "2026-01-29", "2026-02-26"].map(CalendarDate.init(iso8601:))
    let day = try CalendarDate(2026, 3, 1)
    let forecast = try forecast(starts, asOf: day)
    let dates = BeforeDates(days: [2], time: 540)
    var period = try ReminderRule("p", .period, dates.pattern([]))
    period.follow(forecast)
    let medians = (1...3).compactMap { forecast.period($0)?.start.median }
    expect(period.pattern == dates.pattern(medians) && medians.count == 3)
    expectEqual(medians.first, forecast.nextPeriod.start.median)
    var window = try ReminderRule("f", .fertileWindow, dates.pattern([day]))
    window.follow(forecast)
    expect(window.pattern == dates.pattern([try #require(forecast.nextFertileWindow).lowerBound]))
    // Without a forecast, there are no dates.
    let clock = try UTCOffsetTable(initial: 0)
    for rule in [period, window] {
      var rule = rule
      rule.follow(nil)
      expectEqual(rule.pattern, dates.pattern([]))
      expect(!rule.isActive(after: 0, in: clock))
    }
    for other in [
      try ReminderRule("e", .event, dates.pattern([day])),
      try ReminderRule("d", .period, .daily(times: [540])),
    ] {
      var rule = other
      rule.follow(forecast)
      expectEqual(rule, other)
    }
  }

  private struct BeforeDates {
    let days: [Int]
    let time: Int

    func pattern(_ dates: [CalendarDate]) -> ReminderRule.Pattern {
      .beforeDates(dates, days: days, at: time)
    }
  }
}
