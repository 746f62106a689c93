import CycleResearch
import PlaygroundCharts

func showPeriods(in tour: inout Tour) throws {
  let source = try Source()
  let history = try CycleHistory(iso8601: [
    "2025-07-07/2025-07-11", "2025-08-04/2025-08-08", "2025-09-03/2025-09-08",
    "2025-09-30/2025-10-04", "2025-10-30/2025-11-03", "2025-11-27/2025-12-01",
    "2025-12-24/2025-12-28",
  ])
  let today = try CalendarDate(2026, 1, 6)
  let january = try CalendarMonth(2026, 1)

  // begin: forecast
  let predictor = CyclePredictor()
  let forecast = try predictor.forecast(for: history, asOf: today)
  let start = forecast.nextPeriod.start
  print("The next period:", start.median)
  print("With 80 %:", start.interval(covering: 0.8))
  print(CycleForecast.disclaimer)
  // end: forecast
  try tour.add(
    "forecast", .cycle, month: 1, "January 6", "When does the next period start?",
    "Kim has logged seven periods. A forecast is not one date: each date has a probability, and the app says "
      + "how sure it is.",
    [startPicture(start)], source: source)

  // begin: forgotten
  var forgetful = history
  try forgetful.removePeriod(
    startingOn: CalendarDate(2025, 9, 30))
  let recovered = try predictor.forecast(
    for: forgetful, asOf: today)
  print("Cycles of", forgetful.cycles.map(\.length), "days")
  print("The next period:", recovered.nextPeriod.start.median)
  for gap in recovered.suspectedMissedPeriods.map(\.cycle) {
    print("Ask about", gap.length, "days from", gap.start)
  }
  // end: forgotten
  let mean = try require(forgetful.statistics()?.cycleLengths.mean)
  let last = try require(recovered.currentCycle).start
  try tour.add(
    "forgotten", .cycle, month: 1, "January 6", "What if she forgot to log one?",
    "Without the period of September 30, the mean of the lengths is days too late. The forecast takes the long "
      + "distance for what it is, two cycles, and asks.",
    [
      monthPicture("month", "January, every period logged", forecast, january, byMean: nil),
      monthPicture(
        "month-forgotten", "January, one period forgotten", recovered, january,
        byMean: last.adding(days: Int(mean.rounded()))),
    ], source: source)
}

/// A bar for each date on which the period may start.
private func startPicture(_ start: DateDistribution) -> Picture {
  let dates = start.interval(covering: 0.97)
  let likely = start.interval(covering: 0.8)
  var picture = Picture(
    "start", .cycle, "The next period may start on…",
    "The strong bars together have a probability of at least 80 percent, from January \(likely.lowerBound.day) to "
      + "\(likely.upperBound.day). The most likely day is January \(start.mode.day).", height: 262)
  let count = dates.dates.count
  let heights = Scale(0...0.26, from: 214, to: 70)
  let pitch = (Picture.right - Picture.left) / Double(count)
  picture.table = [["Date", "Probability"]]
  picture.line(Picture.left, 214, Picture.right, 214)
  for (number, date) in dates.dates.enumerated() {
    let (x, probability) = (Picture.left + Double(number) * pitch, start.probability(of: date))
    let isLikely = likely.contains(date)
    let top = heights(probability)
    picture.rect(x + 2, top, pitch - 4, 214 - top, isLikely ? .accent : .tint2, radius: 3)
    picture.text(
      "\(Int((100 * probability).rounded()))", x + pitch / 2, top - 6, isLikely ? .ink : .muted,
      size: .small, anchor: .middle, isBold: date == start.mode)
    picture.text("\(date.day)", x + pitch / 2, 231, .muted, size: .small, anchor: .middle)
    picture.table.append([date.iso8601, percent(probability)])
  }
  picture.text("Percent, by day of January", Picture.left, 250, .muted, size: .small)
  return picture
}

/// A month of which each day has the probability that it is a day of the period.
private func monthPicture(
  _ name: String, _ title: String, _ forecast: CycleForecast, _ month: CalendarMonth,
  byMean: CalendarDate?
) -> Picture {
  let expected = forecast.nextPeriod.start.median
  var picture = Picture(
    name, .cycle, title,
    "The period is expected from January \(expected.day) on. "
      + (byMean.map { "A mean of the logged lengths would say January \($0.day)." }
        ?? "The bar at the foot of a day is the probability that it is fertile."),
    height: 400)
  let weeks = forecast.weeks(in: month, startingOn: .sunday)
  let pitch = (Picture.right - Picture.left) / 7
  for (column, letter) in "SMTWTFS".enumerated() {
    picture.text(
      "\(letter)", Picture.left + (Double(column) + 0.5) * pitch, 62, .muted, size: .small,
      anchor: .middle)
  }
  picture.table = [["Date", "Period", "Fertile"]]
  for (row, week) in weeks.enumerated() {
    for (column, day) in week.enumerated() {
      guard let day, day.date.month == month.month else { continue }
      let (x, y) = (Picture.left + Double(column) * pitch + 1.5, 72 + Double(row) * 56)
      let ground = day.isLoggedPeriod ? .accent : tint(of: day.periodProbability)
      let ink: Ink = ground == .accent ? .paper : .ink
      let width = pitch - 3
      picture.rect(x, y, width, 53, ground, radius: 7)
      if ground == .paper { picture.rect(x, y, width, 53, .line, radius: 7, isOutline: true) }
      if day.date == forecast.asOf {
        picture.rect(x - 1, y - 1, width + 2, 55, .ink, radius: 8, isOutline: true)
      }
      if day.date == byMean {
        picture.rect(x - 1, y - 1, width + 2, 55, .warn, radius: 8, isOutline: true)
      }
      picture.text("\(day.date.day)", x + 7, y + 18, ink, on: ground, isBold: true)
      let percents = Int((100 * day.periodProbability).rounded())
      if percents > 0 {
        picture.text("\(percents)%", x + 7, y + 34, ink, on: ground, size: .small)
      }
      if day.fertileProbability >= 0.03 {
        picture.rect(x + 7, y + 42, (width - 14) * day.fertileProbability, 4, .good, radius: 2)
      }
      picture.table.append([
        day.date.iso8601, percent(day.periodProbability), percent(day.fertileProbability),
      ])
    }
  }
  picture.legend(
    [(.accent, "period"), (.good, "fertile")] + (byMean == nil ? [] : [(.warn, "by the mean")]),
    y: 382)
  return picture
}

private func tint(of probability: Double) -> Ink {
  switch probability {
  case ..<0.04: .paper
  case ..<0.25: .tint1
  case ..<0.5: .tint2
  case ..<0.75: .tint3
  default: .accent
  }
}
