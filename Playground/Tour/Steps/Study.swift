import CycleResearch
import PlaygroundCharts

/// The rule of many trackers: the mean of the last six cycles.
private struct MeanOfSix: CycleLengthForecasting {
  func cycleLength(after lengths: [Int], context: CycleContext) -> DayDistribution {
    let latest = lengths.suffix(6)
    guard !latest.isEmpty else { return DayDistribution(point: 29) }
    return DayDistribution(
      point: Int((Double(latest.reduce(0, +)) / Double(latest.count)).rounded()))
  }
}

func showStudy(in tour: inout Tour) throws {
  let source = try Source()

  // begin: study
  let cohort = try CycleCohort(
    simulating: .standard, womanCount: 120,
    cyclesPerWoman: 4...12, seed: 1)
  let test = Backtest(CyclePredictor(), on: cohort)
  let told = test.records.flatMap { cycle in
    (24...34).map { day in
      (cycle.forecast.probability(upTo: day), cycle.observed <= day)
    }
  }
  print(cohort.cycleCount, "cycles,", told.count, "statements")
  // end: study
  try tour.add(
    "study", .cycle, month: 12, "December 31", "Does “70 percent” mean 70 percent?",
    "A study repeats every forecast of a cohort, and counts. This cohort is simulated from the population that "
      + "the forecasts start from, so it shows how a study runs, not how accurate forecasts are for real women.",
    [reliabilityPicture(told)], source: source)

  // begin: slips
  let log = try LoggedCohort(
    cohort, missedPeriodProbability: 0.1, seed: 1)
  let ours = Backtest(CyclePredictor(), on: log).scores
  let mean = Backtest(MeanOfSix(), on: log).scores
  print("The forecast:", decimal(ours.meanAbsoluteError, digits: 2))
  print("The mean of six:", decimal(mean.meanAbsoluteError, digits: 2))
  // end: slips
  let complete = [
    Backtest(CyclePredictor(), on: cohort).scores.meanAbsoluteError,
    Backtest(MeanOfSix(), on: cohort).scores.meanAbsoluteError,
  ]
  try tour.add(
    "slips", .cycle, month: 12, "December 31", "What does one forgotten log in ten cost?",
    "The same women, but one period in ten is not logged. Every forecast is scored against the true cycles.",
    [
      slipsPicture(
        complete, [ours.meanAbsoluteError, mean.meanAbsoluteError])
    ], source: source)
}

/// How often something happened that was told with a probability.
private func reliabilityPicture(_ told: [(Double, Bool)]) -> Picture {
  var picture = Picture(
    "reliability", .cycle, "Told, and what happened",
    "Each dot is a tenth of the range of probabilities. On the line, what was told with 70 percent happened in "
      + "70 of 100 cycles. Above it, it happened more often than told.", height: 372)
  let (x, y) = (Scale(0...1, from: 54, to: 330), Scale(0...1, from: 306, to: 76))
  for tick in [0, 0.25, 0.5, 0.75, 1] {
    picture.line(x(0.0), y(tick), x(1.0), y(tick))
    picture.text(
      "\(Int(100 * tick))", 46, y(tick) + 4, .muted, size: .small, anchor: .end)
    picture.text(
      "\(Int(100 * tick))", x(tick), 324, .muted, size: .small, anchor: .middle)
  }
  picture.line(x(0.0), y(0.0), x(1.0), y(1.0), .muted, isDashed: true)
  picture.text("happened, %", Picture.left, 58, .muted, size: .small)
  picture.text("told, %", x(1.0), 346, .muted, size: .small, anchor: .end)
  picture.table = [["Told", "Happened", "Statements"]]
  var points: [(x: Double, y: Double)] = []
  for tenth in 0..<10 {
    let scores = Backtest.EventScores(told.filter { min(Int(10 * $0.0), 9) == tenth })
    guard scores.count > 0 else { continue }
    points.append((x(scores.meanProbability), y(scores.frequency)))
    picture.table.append([
      percent(scores.meanProbability), percent(scores.frequency), "\(scores.count)",
    ])
  }
  picture.path(points, .tint3, width: 2)
  for point in points { picture.circle(point.x, point.y, 5, .accent) }
  return picture
}

/// The error of two rules, with a complete log and with one that has gaps.
private func slipsPicture(_ complete: [Double], _ gaps: [Double]) -> Picture {
  var picture = Picture(
    "slips-error", .cycle, "Error in days",
    "With gaps in the log, the error of the mean doubles, and the forecast is about as good as before.",
    height: 236)
  let length = Scale(0...5, from: 0, to: 268)
  picture.table = [["Rule", "Log", "Mean absolute error in days"]]
  for (row, name) in ["The forecast", "The mean of the last six cycles"].enumerated() {
    let y = 68 + Double(row) * 76
    picture.text(name, Picture.left, y)
    for (bar, (label, error)) in [
      ("complete log", complete[row]), ("one in ten missing", gaps[row]),
    ]
    .enumerated() {
      let top = y + 9 + Double(bar) * 22
      picture.rect(Picture.left, top, length(error), 18, bar == 0 ? .tint2 : .accent, radius: 4)
      picture.text(
        decimal(error, digits: 2), Picture.left + length(error) + 7, top + 13.5, isBold: bar == 1)
      picture.table.append([name, label, decimal(error, digits: 2)])
    }
  }
  picture.legend([(.tint2, "complete log"), (.accent, "one period in ten not logged")], y: 220)
  return picture
}
