import CycleResearch

/// The rows that use forecasts of dates, made in the same way as in an app.
extension CrossValidation {
  /// C7: cycles in which 30 days have passed without the next start.
  func waitingRows(_ women: [LoggedWoman]) throws -> [AccuracyRow] {
    let day = 31
    let scores = test.scores(givenAtLeast: day)
    let past = try cohort.tasks.filter { $0.length >= day }.count { task in
      let forecast = try women[task.woman].forecast(inCycle: task.cycle, onDay: day + 1)
      return forecast.nextPeriod.start.firstDate < forecast.asOf
    }
    return [
      AccuracyRow("C7 day 30 passed, RMSE", scores.rootMeanSquareError, atMost: 3),
      AccuracyRow("C7 day 30 passed, MAE", scores.meanAbsoluteError, atMost: 2.13),
      AccuracyRow("C7 starts in the past", measured: "\(past)", bar: "0", holds: past == 0),
    ]
  }

  /// C8: several cycles ahead.
  func aheadRows(_ women: [LoggedWoman]) throws -> [AccuracyRow] {
    try [(2, 3.46), (3, 4.55), (6, 8.2)].flatMap { number, bar in
      var forecasts: [(DayDistribution, Int)] = []
      for task in cohort.tasks {
        let cycles = cohort.women[task.woman].cycles[task.cycle...].prefix(number)
        guard cycles.count == number,
          let period = try women[task.woman].forecast(inCycle: task.cycle).period(number)
        else { continue }
        forecasts.append((period.start.days, cycles.reduce(0) { $0 + $1.length }))
      }
      let scores = Backtest.Scores(forecasts)
      return [
        AccuracyRow("C8 \(number) ahead, MAE", scores.meanAbsoluteError, atMost: bar),
        AccuracyRow(
          "C8 \(number) ahead, PIT 80 %", percent: scores.interval80.coverage * 100, within: 77...83
        ),
      ]
    }
  }

  /// C9 and C10: the ovulation day, from starts alone and with the ovulation days of earlier
  /// cycles.
  func ovulationRows(_ women: [LoggedWoman]) throws -> [AccuracyRow] {
    func scores(knowsOvulation: Bool) throws -> Backtest.Scores {
      Backtest.Scores(
        try ovulatoryTasks.map { task, day in
          let forecast = try women[task.woman].forecast(
            inCycle: task.cycle, knowsOvulation: knowsOvulation)
          return (forecast.fertility.ovulation.days, day - 1)
        })
    }
    let starts = try scores(knowsOvulation: false)
    let known = try scores(knowsOvulation: true)
    return [
      AccuracyRow("C9 ovulation, starts only, MAE", starts.meanAbsoluteError, atMost: 2.26),
      AccuracyRow("C9 ... within 3 days", percent: starts.withinThreeDays * 100, atLeast: 80.5),
      AccuracyRow("C10 ovulation, earlier known, MAE", known.meanAbsoluteError, atMost: 1.985),
      AccuracyRow("C10 ... CRPS", known.crps, atMost: 1.44),
      AccuracyRow("C10 ... PIT 80 %", percent: known.interval80.coverage * 100, within: 78...84),
    ]
  }

  /// C11: the best window of 12 or 10 days, by the share of fertile days that it holds.
  func windowRows(_ women: [LoggedWoman]) throws -> [AccuracyRow] {
    func covered(_ count: Int, knowsOvulation: Bool) throws -> (days: Double, whole: Double) {
      var (days, whole, tasks) = (0, 0, 0)
      for (task, day) in ovulatoryTasks {
        let woman = women[task.woman]
        let forecast = try woman.forecast(inCycle: task.cycle, knowsOvulation: knowsOvulation)
        guard let window = forecast.fertility.window(ofDays: count) else { continue }
        let fertile =
          try woman.date(
            ofDay: day - 5, inCycle: task.cycle)...woman.date(ofDay: day, inCycle: task.cycle)
        let held = fertile.dates.count { window.contains($0) }
        days += held
        whole += held == 6 ? 1 : 0
        tasks += 1
      }
      return (100 * Double(days) / Double(6 * tasks), 100 * Double(whole) / Double(tasks))
    }
    let twelve = try covered(12, knowsOvulation: false)
    let ten = try covered(10, knowsOvulation: false)
    let known = try covered(12, knowsOvulation: true)
    return [
      AccuracyRow("C11 12 days, fertile days held", percent: twelve.days, atLeast: 92),
      AccuracyRow("C11 12 days, whole windows held", percent: twelve.whole, atLeast: 80.5),
      AccuracyRow("C11 10 days, fertile days held", percent: ten.days, atLeast: 86.3),
      AccuracyRow("C11 12 days, earlier known", percent: known.days, atLeast: 93.2),
    ]
  }

  /// C12: the next start on the day of ovulation, for luteal phases of 4 to 22 days.
  func lutealRows(_ women: [LoggedWoman]) throws -> [AccuracyRow] {
    let tasks = ovulatoryTasks.filter { (4...22).contains($0.task.length - $0.day) }
    let scores = Backtest.Scores(
      try tasks.map { task, day in
        let forecast = try women[task.woman].forecast(
          inCycle: task.cycle, onDay: day, knowsOvulation: true, ovulation: day)
        return (forecast.nextPeriod.start.days, task.length - (day - 1))
      })
    return [
      AccuracyRow("C12 start after ovulation, MAE", scores.meanAbsoluteError, atMost: 1.255),
      AccuracyRow("C12 ... CRPS", scores.crps, atMost: 0.94),
      AccuracyRow("C12 ... within 2 days", percent: scores.withinTwoDays * 100, atLeast: 85.5),
    ]
  }

  /// C13: the length of the menses, on their first day; and the rules that an app would use instead, as
  /// bars for it, on the same tasks.
  func mensesRows(_ women: [LoggedWoman]) throws -> [AccuracyRow] {
    var forecasts: [(DayDistribution, Int)] = []
    var errors = [Double](repeating: 0, count: MensesLengthRule.allCases.count)
    for task in cohort.tasks {
      let cycles = cohort.women[task.woman].cycles
      guard let length = cycles[task.cycle].mensesLength,
        let end = try women[task.woman].forecast(inCycle: task.cycle).currentPeriodEnd
      else { continue }
      forecasts.append((end.days, length - 1))
      let known = cycles[..<task.cycle].compactMap(\.mensesLength)
      for (index, rule) in MensesLengthRule.allCases.enumerated() {
        errors[index] += abs(rule.length(after: known) - Double(length))
      }
    }
    let ours = Backtest.Scores(forecasts).meanAbsoluteError
    let rules = zip(MensesLengthRule.allCases, errors).map { rule, sum in
      AccuracyRow("C13 ... against \(rule.rawValue)", ours, atMost: sum / Double(forecasts.count))
    }
    return [AccuracyRow("C13 menses, MAE", ours, atMost: 0.66)] + rules
  }

  /// The tasks with a known ovulation day.
  private var ovulatoryTasks: [(task: CycleTask, day: Int)] {
    cohort.tasks.compactMap { task in
      cohort.women[task.woman].cycles[task.cycle].ovulationDay.map { (task, $0) }
    }
  }
}
