import CyclePrediction

/// A forecast has the days that it has with an operating system, and prints none of them.
func check(_ checks: inout Checks) {
  guard let history = try? CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"]),
    let today = try? CalendarDate(2026, 2, 10),
    let forecast = try? CyclePredictor().forecast(for: history, asOf: today)
  else { return checks.expect(false) }
  let start = forecast.nextPeriod.start
  checks.expect(start.median.iso8601 == "2026-03-02")
  let interval = start.interval(covering: 0.8)
  checks.expect(interval.lowerBound.iso8601 == "2026-02-27")
  checks.expect(interval.upperBound.iso8601 == "2026-03-06")
  checks.expect(forecast.currentCycle?.day == 10)
  checks.expect(forecast.fertility.ovulation.median < start.median)
  checks.expect("\(forecast)" == "(redacted)")

  var logged = history
  checks.expect((try? logged.log(DayLog(flow: .heavy), on: today, asOf: today)) != nil)
  checks.expect(logged != history)
  let lengths = CyclePredictor().cycleLength(after: [28, 31, 27])
  checks.expect((26...31).contains(lengths.median))
}
