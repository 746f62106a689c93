public import Essentials

extension CycleForecast {
  /// The fertile days to come: the shortest run of dates that holds 80 % of the expected fertile days
  /// of this cycle from ``asOf`` on; those of the next cycle if fewer than half of a fertile day is
  /// left in this one.
  ///
  /// It is never in the past, and `nil` only if the calendar ends before it.
  ///
  /// Not a contraceptive, not medical advice: a date outside may be fertile too.
  ///
  /// - Complexity: O(*n*²) in the number of days on which ovulation is possible.
  public var nextFertileWindow: ClosedRange<CalendarDate>? {
    let current = fertility.upcoming(from: asOf)
    if current.expectedDays >= 0.5 { return current.window }
    return fertility(afterPeriod: 1)?.upcoming(from: asOf).window ?? current.window
  }
}

extension CycleForecast.Fertility {
  /// Returns the expected number of fertile days from a date on, and the shortest run of these dates
  /// that holds 80 % of them; of several, the one that holds most.
  fileprivate func upcoming(
    from date: CalendarDate
  ) -> (expectedDays: Double, window: ClosedRange<CalendarDate>?) {
    let first = max(date, ovulation.firstDate.adding(days: -5) ?? .earliest)
    guard first <= ovulation.lastDate else { return (0, nil) }
    let dates = Array((first...ovulation.lastDate).dates)
    var sums = [0.0]
    for date in dates { sums.append(sums[sums.endIndex - 1] + fertileProbability(on: date)) }
    let total = sums[sums.endIndex - 1]
    guard total > 0 else { return (0, nil) }
    var best: (days: Range<Int>, sum: Double)?
    var end = 0
    for start in dates.indices {
      while end < dates.count, sums[end] - sums[start] < 0.8 * total - 1e-9 { end += 1 }
      let sum = sums[end] - sums[start]
      guard sum >= 0.8 * total - 1e-9 else { break }
      if let best, (best.days.count, -best.sum - 1e-12) <= (end - start, -sum) { continue }
      best = (start..<end, sum)
    }
    return (total, best.map { dates[$0.days.lowerBound]...dates[$0.days.upperBound - 1] })
  }
}
