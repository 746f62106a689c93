import BenchmarkHarness
import CyclePrediction

/// The benchmarks of the module CyclePrediction.
var cycleBenchmarks: [Benchmark] {
  let shared = CycleInput()
  return [
    forecastBenchmark(shared), batchBenchmark(shared), homeScreenBenchmark(shared),
    calendarBenchmark(shared), updateBenchmark(shared), historyBenchmark(shared),
    logBenchmark(shared), chartBenchmark, dateBenchmark,
  ]
    + [12, 28, 45, 90].map { dayBenchmark(shared, elapsed: $0) }
    + [12, 45].map { calendarBenchmark(shared, elapsed: $0) }
}

/// Predictions of the next length of women one by one, with twelve or more logged lengths.
private func forecastBenchmark(_ shared: CycleInput) -> Benchmark {
  Benchmark("cycle/forecast/one", sizes: .fixed(CycleInput.loggedCycles)) { context, _ in
    let histories = try shared.histories(context)
    let subject = ForecastWorkload(shared.predictor, histories[...])
    return Benchmark.Case(
      subject,
      reference: PlainForecastWorkload(
        model: PlainCycleModel(shared.predictor.population), subject: subject,
        operations: context.isQuick ? 20 : 100))
  }
}

/// Predictions of the next length of many women in the memory of one; the size is the number of
/// women.
private func batchBenchmark(_ shared: CycleInput) -> Benchmark {
  Benchmark("cycle/forecast/batch") { context, size in
    let known = try shared.histories(context)
    let histories = (0..<size).map { known[$0 % known.count] }
    let subject = BatchWorkload(shared.predictor, histories[...])
    #if !DEBUG
    let allocations = subject.furtherAllocations
    guard allocations == 0 else {
      throw ProgramError(
        .failure,
        "cycle/forecast/batch at size \(size): \(allocations) allocations for the second "
          + "half of the women, where there must be none")
    }
    #endif
    return Benchmark.Case(
      subject, reference: ForecastWorkload(shared.predictor, histories.prefix(200)))
  }
}

/// The data of a home screen, from a log of twelve cycles, on any of the first 31 days of the next.
private func homeScreenBenchmark(_ shared: CycleInput) -> Benchmark {
  Benchmark("cycle/forecast/history", sizes: .fixed(CycleInput.loggedCycles)) { context, _ in
    let screens = try shared.histories(context).prefix(200).enumerated().map {
      try HomeScreen($1, elapsed: $0 * 7 % 31)
    }
    let subject = HomeScreenWorkload(predictor: shared.predictor, screens: screens)
    return Benchmark.Case(
      subject,
      reference: PlainHomeScreenWorkload(
        model: PlainCycleModel(shared.predictor.population), subject: subject,
        operations: context.isQuick ? 31 : screens.count),
      isReferenceTimed: false)
  }
}

/// The data of a month in a calendar.
private func calendarBenchmark(_ shared: CycleInput) -> Benchmark {
  Benchmark("cycle/forecast/calendar", sizes: .fixed(31)) { context, _ in
    let pages = try shared.histories(context).prefix(20).map {
      try CalendarPage($0, shared.predictor)
    }
    return Benchmark.Case(
      CalendarWorkload(pages: pages), reference: PlainCalendarWorkload(pages: pages))
  }
}

/// The question of a day, asked of a kept state some days after the latest logged start.
private func dayBenchmark(_ shared: CycleInput, elapsed: Int) -> Benchmark {
  Benchmark("cycle/question/day-\(elapsed)", sizes: .fixed(CycleInput.loggedCycles)) {
    context, size in
    let histories = try shared.histories(context).prefix(20).map { known in
      var history = known
      history.lengths = Array(known.lengths.suffix(size))
      return history
    }
    let states = histories.map { history in
      var state = CycleLengthState(shared.predictor, context: history.context)
      for length in history.lengths { state.observe(length) }
      return state
    }
    let subject = LateDayWorkload(states: states, elapsed: elapsed)
    return Benchmark.Case(
      subject,
      reference: PlainLateDayWorkload(
        model: PlainCycleModel(shared.predictor.population), histories: histories, subject: subject),
      isReferenceTimed: false)
  }
}

/// The next 31 days in a calendar, some days after the latest logged start.
private func calendarBenchmark(_ shared: CycleInput, elapsed: Int) -> Benchmark {
  Benchmark("cycle/calendar/day-\(elapsed)", sizes: .fixed(31)) { context, _ in
    let subject = try LateCalendarWorkload(
      shared.predictor, shared.histories(context).prefix(20), elapsed: elapsed)
    return Benchmark.Case(
      subject, reference: DayByDayWorkload(subject: subject), isReferenceTimed: false)
  }
}

/// One more length for a stored state, compared with a prediction from all lengths.
private func updateBenchmark(_ shared: CycleInput) -> Benchmark {
  Benchmark("cycle/state/update", sizes: .fixed(CycleInput.loggedCycles)) { context, _ in
    let lengths = try shared.histories(context).flatMap(\.lengths)
    return Benchmark.Case(
      UpdateWorkload(shared.predictor, lengths),
      reference: HistoryWorkload(
        predictor: shared.predictor, lengths: lengths, isRepeated: true))
  }
}

/// A forecast from a history of lengths; the size is their number.
private func historyBenchmark(_ shared: CycleInput) -> Benchmark {
  Benchmark("cycle/history/lengths") { context, size in
    let known = try shared.histories(context).flatMap(\.lengths)
    let lengths = (0..<size).map { known[$0 % known.count] }
    return Benchmark.Case(
      HistoryWorkload(predictor: shared.predictor, lengths: lengths, isRepeated: false),
      reference: UpdateWorkload(shared.predictor, Array(lengths.prefix(200))),
      isReferenceTimed: false)
  }
}

/// A forecast from dated periods, as many as in a lifetime.
private func logBenchmark(_ shared: CycleInput) -> Benchmark {
  Benchmark("cycle/history/dates", sizes: .fixed(500)) { context, size in
    let known = try shared.histories(context).flatMap(\.lengths)
    let lengths = (0..<size).map { known[$0 % known.count] }
    let subject = try LogWorkload(shared.predictor, lengths)
    return Benchmark.Case(
      subject, reference: PlainLogWorkload(subject: subject), isReferenceTimed: false)
  }
}

/// The evaluation of charts of a month of temperatures and mucus.
private var chartBenchmark: Benchmark {
  Benchmark("cycle/symptothermal/chart", sizes: .fixed(28)) { context, _ in
    var generator = SplitMix64(seed: context.seed &+ 200)
    let charts = (0..<500).map { _ in PlainChart(using: &generator) }
    return Benchmark.Case(
      try ChartWorkload(charts), reference: PlainChartWorkload(charts: charts))
  }
}

/// Two centuries of dates, split into year, month, and day.
private var dateBenchmark: Benchmark {
  Benchmark("cycle/dates/components", sizes: .fixed(10_000)) { context, size in
    var generator = SplitMix64(seed: context.seed &+ 300)
    let dates = (0..<size).compactMap { _ in
      CalendarDate(daysSinceEpoch: Int(generator.unit() * 73_000))
    }
    return Benchmark.Case(
      DateWorkload(dates: dates), reference: PlainDateWorkload(dates: dates))
  }
}
