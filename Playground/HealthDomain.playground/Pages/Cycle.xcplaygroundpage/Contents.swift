/*:
 # Cycle Prediction

 A short tour of `CyclePrediction` and `CycleResearch`: a forecast from a log, how each cycle and each day changes it, a
 forgotten period, fertile days, a calendar, and a study of the forecasts themselves. The output of
 each passage is below it, after `//>`.

 Run the page in Xcode, or on any platform from the folder of the repository:

     swift run --package-path Playground CyclePage
 */
import CycleResearch

#if canImport(PlaygroundCharts)
import PlaygroundCharts
#endif
/*:
 ## A forecast

 A log holds periods, each from its first to its last day. It has no clock: the host passes today's
 date.
 */
print("## A forecast")
var history = try CycleHistory(iso8601: [
  "2025-07-07/2025-07-11", "2025-08-04/2025-08-08", "2025-09-03/2025-09-08",
  "2025-09-30/2025-10-04", "2025-10-30/2025-11-03", "2025-11-27/2025-12-01",
  "2025-12-24/2025-12-28",
])
let lengths = history.cycles.map(\.length)

let today = try CalendarDate(2026, 1, 6)
let predictor = CyclePredictor()
let forecast = try predictor.forecast(for: history, asOf: today)

func words(for dates: ClosedRange<CalendarDate>) -> String {
  "\(dates.lowerBound) to \(dates.upperBound), \(dates.dates.count) days"
}

let start = forecast.nextPeriod.start
print("Cycles of \(lengths) days")
print("The next period: \(start.median), in \(forecast.daysUntilNextPeriod) days")
print("With 80 %: \(words(for: start.interval(covering: 0.8)))")
//> ## A forecast
//> Cycles of [28, 30, 27, 30, 28, 27] days
//> The next period: 2026-01-21, in 15 days
//> With 80 %: 2026-01-19 to 2026-01-24, 6 days
/*:
 The forecast has a probability for each date. One mark is one percent.
 */
func percents(_ probability: Double) -> Int { Int((100 * probability).rounded()) }

let bars = start.interval(covering: 0.95).dates.map { date in
  (label: "\(date)", count: percents(start.probability(of: date)))
}
print(BarChart(bars))
//> 2026-01-18 |=== 3
//> 2026-01-19 |======== 8
//> 2026-01-20 |================== 18
//> 2026-01-21 |======================== 24
//> 2026-01-22 |=================== 19
//> 2026-01-23 |=========== 11
//> 2026-01-24 |====== 6
//> 2026-01-25 |=== 3
//> 2026-01-26 |== 2
//> 2026-01-27 |= 1
/*:
 A home screen needs less, and gets it in one value. Log files get nothing: a value with a person's
 data prints as the name of its type.
 */
let summary = forecast.summary
if let day = summary.cycleDay, let phase = summary.phase {
  print("Day \(day), \(phase), fertile with \(percent(summary.fertileProbability))")
}
print(history)
//> Day 14, follicular, fertile with 70 %
//> CycleHistory(redacted)
/*:
 ## One more cycle

 Without a logged cycle, the forecast describes women in general. Each cycle adapts it to this
 woman. These are the probabilities of lengths from 20 to 40 days:
 */
print("\n## One more cycle")
for (known, length) in predictor.cycleLengths(walkingThrough: lengths).enumerated() {
  let strip = ProbabilityStrip(length.probabilities(in: 20...40), full: 0.2)
  let interval = length.interval(covering: 0.8)
  print("\(known) known \(strip) \(interval.lowerBound) to \(interval.upperBound) days")
}
//>
//> ## One more cycle
//> 0 known |  ▁▁▁▂▃▄▄▄▄▃▃▂▁▁▁▁   | 25 to 36 days
//> 1 known |    ▁▂▃▆▇▆▄▃▂▁▁▁     | 26 to 33 days
//> 2 known |    ▁▁▂▄▇▇▆▄▂▂▁▁     | 26 to 33 days
//> 3 known |    ▁▂▃▆█▇▅▃▂▁▁      | 26 to 32 days
//> 4 known |    ▁▁▃▅██▆▃▂▁▁      | 26 to 32 days
//> 5 known |     ▁▃▆██▅▃▂▁▁      | 26 to 32 days
//> 6 known |     ▁▃▇██▅▃▁▁       | 26 to 31 days
/*:
 ## Not started yet

 A day without a period is information too. Past days are removed, and the probabilities of the rest
 grow, until the period was probably not logged: then the forecast is of the one after it. The strips
 show the dates from 17 January to 8 February for a period that is yet to come. The number beside them
 is the probability that it came and was not logged.
 */
print("\n## Not started yet")
let shown = try CalendarDate(2026, 1, 17)...CalendarDate(2026, 2, 8)
let lateDays = try CalendarDate(2026, 1, 19)...CalendarDate(2026, 1, 30)
for day in lateDays.dates {
  let forecast = try predictor.forecast(for: history, asOf: day)
  let strip = ProbabilityStrip(forecast.nextPeriod.start.probabilities(in: shown), full: 0.3)
  print("\(day) \(strip) not logged: \(percent(forecast.probabilityOfMissedPeriod, width: 4))")
}
//>
//> ## Not started yet
//> 2026-01-19 |  ▂▅▇▅▃▂▁▁             | not logged:  0 %
//> 2026-01-20 |   ▆▇▆▃▂▁▁             | not logged:  1 %
//> 2026-01-21 |    █▇▄▂▁▁             | not logged:  2 %
//> 2026-01-22 |     █▆▄▂▁▁            | not logged:  6 %
//> 2026-01-23 |      █▆▃▂▁▁           | not logged: 14 %
//> 2026-01-24 |       █▅▃▁▁           | not logged: 25 %
//> 2026-01-25 |        ▇▄▂▁▁          | not logged: 40 %
//> 2026-01-26 |         ▅▃▂▁▁         | not logged: 54 %
//> 2026-01-27 |          ▃▂▁▁         | not logged: 67 %
//> 2026-01-28 |           ▂▁▁▁        | not logged: 77 %
//> 2026-01-29 |            ▁▁▁        | not logged: 84 %
//> 2026-01-30 |             ▁▁        | not logged: 89 %
/*:
 The period starts on 23 January. This shifts the forecast of the next one, and narrows it.
 */
let started = try CalendarDate(2026, 1, 23)
var later = history
try later.add(LoggedPeriod(start: started), asOf: started)
let next = try predictor.forecast(for: later, asOf: started).nextPeriod.start

if let secondStart = forecast.period(2)?.start {
  print("As of \(today), with 80 %: \(words(for: secondStart.interval(covering: 0.8)))")
}
print("As of \(started), with 80 %: \(words(for: next.interval(covering: 0.8)))")
//> As of 2026-01-06, with 80 %: 2026-02-15 to 2026-02-23, 9 days
//> As of 2026-01-23, with 80 %: 2026-02-18 to 2026-02-23, 6 days
/*:
 ## A forgotten period

 Suppose that the period of 30 September was not logged. The mean of the lengths is then several days
 too long. The forecast recognizes the long distance as two cycles.
 */
print("\n## A forgotten period")
var forgetful = history
try forgetful.removePeriod(startingOn: CalendarDate(2025, 9, 30))
let withoutIt = try predictor.forecast(for: forgetful, asOf: today)

if let mean = forgetful.statistics()?.cycleLengths.mean, let current = withoutIt.currentCycle,
  let expected = current.start.adding(days: Int(mean.rounded()))
{
  print("Cycles of \(forgetful.cycles.map(\.length)) days, \(decimal(mean)) on average")
  print("By their mean: \(expected)")
}
print("By the forecast: \(withoutIt.nextPeriod.start.median)")
for suspect in withoutIt.suspectedMissedPeriods {
  print("Ask her about the \(suspect.cycle.length) days from \(suspect.cycle.start) on.")
}
//>
//> ## A forgotten period
//> Cycles of [28, 30, 57, 28, 27] days, 34.0 on average
//> By their mean: 2026-01-27
//> By the forecast: 2026-01-21
//> Ask her about the 57 days from 2025-09-03 on.
/*:
 There is no sharp limit between one long cycle and two cycles. For this woman, these are the
 probabilities that a distance contains a period that was not logged:
 */
for length in [39, 42, 45, 48, 51] {
  let probability = forecast.probabilityOfMissedPeriod(inCycleOf: length)
  print("\(length) days: \(percent(probability, width: 4))")
}
//> 39 days:  0 %
//> 42 days:  2 %
//> 45 days: 14 %
//> 48 days: 64 %
//> 51 days: 96 %
/*:
 ## Fertile days

 The fertile days are the five days before ovulation and the day of ovulation, which is predicted
 from the length of the cycle. The probability of conception from one act of intercourse on a day, in
 percent:
 */
print("\n## Fertile days")
let days = try CalendarDate(2025, 12, 30)...CalendarDate(2026, 1, 14)
let fertility = forecast.fertility
print("Ovulation: \(fertility.ovulation.median)")
print(
  BarChart(
    days.dates.map { (label: "\($0)", count: percents(fertility.conceptionProbability(on: $0))) }))
//>
//> ## Fertile days
//> Ovulation: 2026-01-07
//> 2025-12-30 |== 2
//> 2025-12-31 |=== 3
//> 2026-01-01 |====== 6
//> 2026-01-02 |========= 9
//> 2026-01-03 |============ 12
//> 2026-01-04 |=============== 15
//> 2026-01-05 |================= 17
//> 2026-01-06 |================== 18
//> 2026-01-07 |=============== 15
//> 2026-01-08 |============ 12
//> 2026-01-09 |======== 8
//> 2026-01-10 |===== 5
//> 2026-01-11 |=== 3
//> 2026-01-12 |== 2
//> 2026-01-13 |= 1
//> 2026-01-14 |= 1
/*:
 On 6 January, a test for luteinizing hormone is positive, after a negative one the day before. The
 strips show the probability that a day is fertile. The dates are the window that holds 90 % of the
 expected fertile days.
 */
try history.updateLog(on: CalendarDate(2026, 1, 5), asOf: today) { $0.ovulationTest = .negative }
try history.updateLog(on: today, asOf: today) { $0.ovulationTest = .positive }
let tested = try predictor.forecast(for: history, asOf: today)

for (label, fertility) in [("Before", fertility), ("After ", tested.fertility)] {
  let strip = ProbabilityStrip(days.dates.map { fertility.fertileProbability(on: $0) }, full: 1)
  if let window = fertility.window(holding: 0.9) {
    print("\(label) \(strip) \(words(for: window))")
  }
}
//> Before |▁▂▃▄▅▆▆▆▅▃▂▁▁   | 2025-12-31 to 2026-01-10, 11 days
//> After  | ▁▂▆███▇▅▂      | 2026-01-01 to 2026-01-07, 7 days
/*:
 ## A calendar

 A month as a screen shows it: `m`, `f`, or `l` for the most likely phase of a day, and a star if its
 probability of being fertile is at least one half.
 */
print("\n## A calendar")
func cell(_ day: CycleForecast.Day?) -> String {
  guard let day, let phase = day.phase else { return "     " }
  let letter =
    switch phase {
    case .menstrual: "m"
    case .follicular: "f"
    case .luteal: "l"
    }
  let star = day.fertileProbability >= 0.5 ? "*" : " "
  return padded("\(day.date.day)\(letter)\(star)", to: 5)
}

print("  Mon  Tue  Wed  Thu  Fri  Sat  Sun")
for week in tested.weeks(in: try CalendarMonth(2026, 1), startingOn: .monday) {
  print(week.map(cell).joined() + "|")
}
//>
//> ## A calendar
//>   Mon  Tue  Wed  Thu  Fri  Sat  Sun
//>  29f  30f  31f   1f   2f*  3f*  4f*|
//>   5f*  6f*  7f*  8l   9l  10l  11l |
//>  12l  13l  14l  15l  16l  17l  18l |
//>  19l  20l  21m  22m  23m  24m  25m |
//>  26f  27f  28f  29f  30f* 31f*  1f*|
/*:
 ## A study

 How accurate are such forecasts? This cohort of 120 women is simulated from the population that the
 forecasts start from, so it shows how to run a study, not how accurate forecasts are for real women.
 With your own cohort, read by
 `CycleCohort(cyclesCSV:)`, fit a population to some of the women and predict the others. This takes
 several seconds:

     let fitted = CyclePredictor(population: try CyclePopulation(fitting: some))
     print(Backtest(fitted, on: others).report)

 The reference is a rule of your own: here, the mean of the last six cycles.
 */
print("\n## A study")
struct MeanOfSix: CycleLengthForecasting {
  func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
    let latest = lengths.suffix(6)
    guard !latest.isEmpty else { return DayDistribution(point: 29) }
    return DayDistribution(
      point: Int((Double(latest.reduce(0, +)) / Double(latest.count)).rounded()))
  }
}

let cohort = try CycleCohort(
  simulating: .standard, womanCount: 120, cyclesPerWoman: 4...12, seed: 1)
let ours = Backtest(predictor, on: cohort)
let means = Backtest(MeanOfSix(), on: cohort)
print("\(cohort.women.count) women, \(cohort.cycleCount) cycles, digest \(cohort.digest)")
//>
//> ## A study
//> 120 women, 987 cycles, digest df635e2b7a44c395
/*:
 The mean absolute error and the continuous ranked probability score (CRPS), in days, of the forecast
 and of the rule. For a rule that predicts a single day, both are the same. Intervals of whole days
 hold a little more than their nominal 80 %.
 */
func scoreCells(_ scores: Backtest.Scores) -> String {
  decimal(scores.meanAbsoluteError, digits: 2, width: 7) + decimal(scores.crps, digits: 2, width: 6)
}

print("               error  CRPS  error  CRPS  in the 80 %")
for stratum in Backtest.Stratum.byKnownCycles {
  let (our, their) = (ours.scores(in: stratum), means.scores(in: stratum))
  print(
    padded("\(stratum)", to: 13) + scoreCells(our) + scoreCells(their)
      + percent(our.interval80.wholeDayCoverage, width: 13))
}
//>                error  CRPS  error  CRPS  in the 80 %
//>    none known   2.99  2.10   2.94  2.94         88 %
//>     1-2 known   2.52  1.84   2.96  2.96         83 %
//>     3-5 known   1.92  1.41   2.05  2.05         90 %
//>      6+ known   1.81  1.30   1.82  1.82         90 %
/*:
 Is the difference significant? A bootstrap draws the women with replacement, 2000 times.
 */
let difference = try ours.difference(from: means, seed: 1)
print("Error: \(difference.meanAbsoluteError) days")
print("CRPS:  \(difference.crps) days")
//> Error: -0.145 [-0.211, -0.083] days
//> CRPS:  -0.747 [-0.836, -0.665] days
/*:
 What if one period in ten is not logged? Every forecast is scored against the true cycles.
 */
let log = try LoggedCohort(cohort, missedPeriodProbability: 0.1, seed: 1)
let oursFromLog = Backtest(predictor, on: log)
let meansFromLog = Backtest(MeanOfSix(), on: log)

print("The forecast:" + scoreCells(ours.scores) + ", then" + scoreCells(oursFromLog.scores))
print("The rule:    " + scoreCells(means.scores) + ", then" + scoreCells(meansFromLog.scores))
//> The forecast:   2.16  1.56, then   2.22  1.61
//> The rule:       2.31  2.31, then   4.54  4.54
/*:
 ## Thousands at once

 A server forecasts for all its users in the memory of one forecast. This chart shows how many days
 the interval of 80 % has, in percent of 3000 women.
 */
print("\n## Thousands at once")
let many = try CycleCohort(simulating: .standard, womanCount: 3000, cyclesPerWoman: 0...8, seed: 2)
var women: [Int: Int] = [:]
predictor.forEachCycleLength(after: many.women.lazy.map(CyclePredictor.LengthHistory.init)) {
  _, length in
  women[length.interval(covering: 0.8).count, default: 0] += 1
}
let shares = (4...12).map { days in
  (label: "\(days) days", count: percents(Double(women[days, default: 0]) / 3000))
}
print(BarChart(shares))
//>
//> ## Thousands at once
//>  4 days |=== 3
//>  5 days |======== 8
//>  6 days |============ 12
//>  7 days |================ 16
//>  8 days |=============== 15
//>  9 days |============= 13
//> 10 days |=========== 11
//> 11 days |======= 7
//> 12 days |===== 5
/*:
 ## Disclaimer

 Show it on every screen with results of this module.
 */
print("\n## Disclaimer")
print(CycleForecast.disclaimer)
//>
//> ## Disclaimer
//> These are estimates from logged data. They are not a contraceptive and not medical advice.
