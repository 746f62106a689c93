import CyclePrediction
import TestSupport

/// A forecast has valid probabilities from its own day on, or there is a typed error.
///
/// Checks the period of a `number`, and `count` consecutive days from `days` after the day of the
/// forecast on.
func checkForecast(
  for history: CycleHistory, asOf today: CalendarDate, _ context: CycleContext, number: Int,
  days: Int, count: Int
) throws {
  // A log that ends one or two days later is forecast from its last day.
  let latest = today.adding(days: 2) ?? .latest
  let isTooLate = today.adding(days: 3950) == nil
  let forecast: CycleForecast
  do throws(CycleForecast.Error) {
    forecast = try CyclePredictor().forecast(for: history, asOf: today, context: context)
  } catch {
    switch error {
    case .dateTooLate:
      return try require(latest.adding(days: 3950) == nil, "There are ten years left")
    case .noForecastYet:
      return try require(
        history.interruptions.contains { $0.start <= latest }, "There is no interruption before")
    case .interrupted(let kind):
      return try require(
        (today...latest).dates.contains { history.interruption(on: $0)?.kind == kind },
        "The day is interrupted")
    }
  }
  try require(
    forecast.asOf == today
      || history.periods.last.map { $0.start > today } ?? false
        && forecast.asOf <= latest,
    "A forecast is of another day")
  let today = forecast.asOf
  try require(
    !isTooLate && (history.interruption(on: today) == nil || forecast.firstPeriod != nil),
    "A day without a forecast")
  let next = forecast.nextPeriod
  try check(next, of: forecast)
  try require(
    forecast.summary
      == CyclePredictor().forecast(
        for: history.prefix(through: today), asOf: today, context: context
      ).summary, "A forecast is made from the days before")
  try check(forecast.fertility.ovulation)
  if let end = forecast.currentPeriodEnd { try check(end) }
  try checkLater(number, forecast)
  try checkNumbers(of: forecast)
  if let first = today.adding(days: days % 100), let last = first.adding(days: count) {
    try checkDays(first...last, forecast, history)
  }
}

private func check(_ period: CycleForecast.Period, of forecast: CycleForecast) throws(Disagreement)
{
  try check(period.start)
  try check(period.end)
  try checkDistribution(period.length)
  try require(period.start.firstDate >= forecast.asOf, "A period does not start in the past")
  try require(period.start.median <= period.end.median, "A period ends after its start")
}

private func check(_ dates: DateDistribution) throws(Disagreement) {
  try checkDistribution(dates.days)
  let interval = dates.interval(covering: 0.8)
  try require(interval.contains(dates.median), "The median is in the interval")
  try require(
    dates.firstDate <= interval.lowerBound && interval.upperBound <= dates.lastDate,
    "The interval is within")
}

/// The probabilities are never negative, and their sum is 1.
func checkDistribution(_ days: DayDistribution) throws(Disagreement) {
  let sum = days.probabilities.reduce(0, +)
  try require(abs(sum - 1) <= 1e-9, "The sum of probabilities is \(sum)")
  try require(days.probabilities.allSatisfy { $0 >= 0 }, "No probability is negative")
}

/// Later periods are later.
private func checkLater(_ number: Int, _ forecast: CycleForecast) throws {
  try require(
    forecast.period(1) == forecast.nextPeriod && forecast.period(0) == nil
      && forecast.period(121) == nil, "The next period is the first")
  // The time to compute a period grows with its number.
  let number = number > 2 ? number % 3 : number
  guard let period = forecast.period(number) else {
    return try require(number < 1, "There are 120 periods to come")
  }
  try check(period, of: forecast)
  guard let after = forecast.period(number + 1) else {
    throw Disagreement(description: "There is a period after the period \(number)")
  }
  try require(
    period.start.days.mean + 7 < after.start.days.mean,
    "The period \(number) is on day \(period.start.days.mean), the next on \(after.start.days.mean)"
  )
  if let fertility = forecast.fertility(afterPeriod: number) {
    try check(fertility.ovulation)
    try require(fertility.ovulation.median >= forecast.asOf, "A later ovulation is to come")
  }
}

private func checkNumbers(of forecast: CycleForecast) throws(Disagreement) {
  let summary = forecast.summary
  try require(
    summary.daysUntilNextPeriod >= 0 && summary.lateBy >= 0 && summary.daysUntilOvulation ?? 0 >= 0,
    "A summary counts days from 0 on")
  let start = [Int.min, 0, 1, 28, 500, .max].map(forecast.probabilityOfStart(withinDays:))
  try require(zip(start, start.dropFirst()).allSatisfy { $0 <= $1 }, "A start comes ever nearer")
  try require(start.first == 0 && start.last == 1, "A start comes at last")
  let missed =
    [Int.min, 0, 1, 28, 56, 150, .max].map(forecast.probabilityOfMissedPeriod(inCycleOf:))
    + forecast.suspectedMissedPeriods.map(\.probability)
    + [forecast.probabilityOfMissedPeriod, summary.probabilityOfMissedPeriod]
  try require(missed.allSatisfy { 0...1 ~= $0 }, "A missed period has a probability: \(missed)")
}

private func checkDays(
  _ dates: ClosedRange<CalendarDate>, _ forecast: CycleForecast, _ history: CycleHistory
) throws(Disagreement) {
  let days = forecast.days(in: dates)
  try require(days.map(\.date) == Array(dates.dates), "Every day of a range is there")
  for day in days {
    let probabilities = [
      day.periodProbability, day.fertileProbability, day.ovulationProbability,
      day.lutealProbability,
    ]
    try require(
      probabilities.allSatisfy { 0...1 + 1e-9 ~= $0 }, "Probabilities of a day: \(probabilities)")
    try require(
      day.periodProbability + day.lutealProbability <= 1 + 1e-9, "A day has one phase at a time")
    try require(!day.isLoggedPeriod || day.periodProbability == 1, "What is logged is certain")
    try require(day.log == (day.date > forecast.asOf ? nil : history[day.date]), "The log of a day")
  }
}
