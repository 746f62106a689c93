import BenchmarkHarness
import BlackHole
import Essentials
import HealthDomain

/// The benchmarks of epidemic statistics; the size is the number of days of a series.
var epidemicBenchmarks: [Benchmark] {
  [
    Benchmark("epidemic/series/weekly-means", sizes: .smallDecades) { context, size in
      let series = try EpidemicInput(days: min(size, 36_000), seed: context.seed).series
      return Benchmark.Case(
        WeeklyMeanWorkload(series: series), reference: PlainWeeklyMeanWorkload(days: series.days))
    },
    Benchmark("epidemic/series/figures", sizes: .smallDecades) { context, size in
      let series = try EpidemicInput(days: min(size, 36_000), seed: context.seed).series
      return Benchmark.Case(
        PositivityWorkload(series: series), reference: PlainPositivityWorkload(days: series.days))
    },
    Benchmark("epidemic/file/statistics", sizes: .smallDecades) { context, size in
      let series = try EpidemicFile(days: min(size, 36_000), seed: context.seed).series
      return Benchmark.Case(
        FileStatisticsWorkload(series: series),
        reference: PlainFileStatisticsWorkload(days: series.days))
    },
  ]
}

/// A made series of one state, with a gap now and then.
struct EpidemicInput {
  let series: EpidemicSeries

  init(days count: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var days: [EpidemicDay] = []
    var (cases, tests) = (0, 0)
    let first = try CalendarDate(1950, 1, 1)
    var provenance = EpidemicDay.Provenance()
    provenance.testSource = "totalTestsViral"
    for offset in 0..<max(count, 1) {
      cases += Int(random.next() % 100)
      tests += 100 + Int(random.next() % 1_000)
      guard random.next() % 50 != 0 || offset == 0, let date = first.adding(days: offset) else {
        continue
      }
      days.append(
        try EpidemicDay(
          date, in: .state(.arizona), counts: [.positive: cases, .totalTestResults: tests],
          provenance: provenance))
    }
    series = try EpidemicSeries(days)
  }
}

/// The mean of seven days for the days of a chart; an operation is a day.
struct WeeklyMeanWorkload: Workload {
  let series: EpidemicSeries

  var operations: Int { series.range.dates.count }

  func run(_ count: Int) -> Int { points(count).count }

  func checksum(_ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    for point in points(count) { sum = sum &* 31 &+ (point.value?.bitPattern ?? 1) }
    return sum
  }

  private func points(_ count: Int) -> [EpidemicSeries.Point] {
    let first = series.range.lowerBound
    guard let last = first.adding(days: count - 1) else { return [] }
    return series.points(of: .positive, as: .weeklyMean, in: first...last)
  }
}

/// The same means by a search of the list for both days.
struct PlainWeeklyMeanWorkload: Workload {
  let days: [EpidemicDay]

  var operations: Int { min(days.count, 1_000) }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    for offset in 0..<count {
      let date = days[0].date.adding(days: offset)
      let before = date?.adding(days: -7)
      let new = days.first { $0.date == date }?[.positive]
      let old = days.first { $0.date == before }?[.positive]
      let mean = new.flatMap { new in old.map { Double(new - $0) / 7 } }
      sum = sum &* 31 &+ (mean?.bitPattern ?? 1)
    }
    return sum
  }
}

/// The positivity with all its caveats; an operation is a day.
struct PositivityWorkload: Workload {
  let series: EpidemicSeries

  var operations: Int { series.range.dates.count }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    for date in series.range.dates.prefix(count) {
      sum = sum &* 31 &+ (series.positivity(on: date).value?.bitPattern ?? 1)
    }
    return sum
  }
}

/// The same values, without caveats, by a search of the list for both days.
struct PlainPositivityWorkload: Workload {
  let days: [EpidemicDay]

  var operations: Int { min(days.count, 1_000) }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    for offset in 0..<count {
      let date = days[0].date.adding(days: offset)
      let before = date?.adding(days: -7)
      var value: Double?
      if let new = days.first(where: { $0.date == date }),
        let old = days.first(where: { $0.date == before }), let cases = new[.positive],
        let casesBefore = old[.positive], let tests = new[.totalTestResults],
        let testsBefore = old[.totalTestResults], cases >= casesBefore, tests > testsBefore,
        cases - casesBefore <= tests - testsBefore, new.testUnit == old.testUnit
      {
        value = 100 * Double(cases - casesBefore) / Double(tests - testsBefore)
      }
      sum = sum &* 31 &+ (value?.bitPattern ?? 1)
    }
    return sum
  }
}
