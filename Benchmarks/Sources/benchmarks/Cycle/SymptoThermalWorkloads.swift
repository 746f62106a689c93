import BenchmarkHarness
import CyclePrediction

/// Evaluates charts; one operation is one chart.
struct ChartWorkload: Workload {
  let charts: [SymptoThermalChart]
  let earlier: SymptoThermalChart.EarlierCycles

  init(_ charts: [PlainChart]) throws {
    self.charts = try charts.map { try $0.chart() }
    earlier = PlainChart.earlier
  }

  var operations: Int { charts.count }

  func run(_ count: Int) -> Int {
    var sum = 0
    for chart in charts.prefix(count) {
      let evaluation = chart.evaluation(after: earlier)
      sum &+= evaluation.temperatureShift?.completedOnDay ?? 0
      sum &+= evaluation.infertileFromEveningOfDay ?? 0
    }
    return sum
  }

  func checksum(_ count: Int) -> UInt64 {
    charts.prefix(count).reduce(0) { sum, chart in
      let evaluation = chart.evaluation(after: earlier)
      let shift = evaluation.temperatureShift
      return PlainChart.sum(
        sum,
        [
          shift?.firstHigherDay, shift?.completedOnDay, evaluation.peak?.day,
          evaluation.peak?.completedOnDay,
        ])
    }
  }
}

/// Evaluates the same charts with a simple implementation of the rules.
struct PlainChartWorkload: Workload {
  let charts: [PlainChart]

  var operations: Int { charts.count }

  func run(_ count: Int) -> Int {
    charts.prefix(count).reduce(0) { sum, chart in
      let (shift, peak) = chart.verdict
      return sum &+ (shift?.completed ?? 0)
        &+ (peak.map { max($0.completed, shift?.completed ?? 0) } ?? 0)
    }
  }

  func checksum(_ count: Int) -> UInt64 {
    charts.prefix(count).reduce(0) { sum, chart in
      let (shift, peak) = chart.verdict
      return PlainChart.sum(sum, [shift?.first, shift?.completed, peak?.day, peak?.completed])
    }
  }
}

/// The observations of a cycle as plain numbers, with a simple implementation of the rules.
struct PlainChart {
  /// Cycle days with the temperature in hundredths of a degree Celsius.
  var temperatures: [(day: Int, value: Int)] = []

  /// Cycle days with the quality of the mucus, 0 to 4.
  var mucus: [(day: Int, value: Int)] = []

  static let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [16, 14, 17])

  /// Draws a cycle of 28 days, nine in ten with ovulation; a few days are missing.
  init(using generator: inout SplitMix64) {
    let ovulation = 11 + Int(generator.unit() * 7)
    let hasOvulation = generator.unit() < 0.9
    for day in 1...28 {
      let noise = Int(generator.unit() * 21) - 10
      let rise = hasOvulation && day > ovulation ? 30 : 0
      if generator.unit() < 0.95 { temperatures.append((day, 3645 + noise + rise)) }
      let distance = ovulation - day
      let quality = (0...1).contains(distance) ? 4 : (2...4).contains(distance) ? 3 : 0
      if generator.unit() < 0.95 { mucus.append((day, quality)) }
    }
  }

  /// The same observations as a chart.
  func chart() throws -> SymptoThermalChart {
    var chart = SymptoThermalChart(secondSign: .mucus)
    for (day, value) in temperatures {
      try chart.record(BasalTemperature(celsius: Double(value) / 100), onDay: day)
    }
    for (day, value) in mucus {
      guard let quality = CervicalMucus(numbered: value) else { continue }
      try chart.record(quality, onDay: day)
    }
    return chart
  }

  /// The first higher day and the day that completes the shift; the peak and the third day after
  /// it.
  var verdict: (shift: (first: Int, completed: Int)?, peak: (day: Int, completed: Int)?) {
    guard let shift else { return (nil, nil) }
    return (shift, peak(until: shift.completed))
  }

  private var shift: (first: Int, completed: Int)? {
    let readings = temperatures.map { (day: $0.day, value: ($0.value + 2) / 5 * 5) }
    for first in readings.indices.dropFirst(6) {
      let line = readings[first - 6..<first].map(\.value).max() ?? 0
      let above = readings[first...].prefix(4).map { $0.value > line }
      let farAbove = readings[first...].prefix(4).map { $0.value >= line + 20 }
      if above.starts(with: [true, true, true]), farAbove[2] {
        return (readings[first].day, readings[first + 2].day)
      }
      if above == [true, true, true, true]
        || above == [true, true, false, true] && farAbove[3]
        || above == [true, false, true, true] && farAbove[3]
      {
        return (readings[first].day, readings[first + 3].day)
      }
    }
    return nil
  }

  private func peak(until end: Int) -> (day: Int, completed: Int)? {
    for (index, reading) in mucus.enumerated() where reading.day <= end {
      let best = mucus[...index].map(\.value).max() ?? 0
      let next = mucus[(index + 1)...].prefix(3)
      if reading.value == best, best >= 2, next.count == 3, next.allSatisfy({ $0.value < best }),
        mucus[(index + 1)...].allSatisfy({ $0.day > end || $0.value < best })
      {
        return (reading.day, mucus[index + 3].day)
      }
    }
    return nil
  }

  static func sum(_ sum: UInt64, _ days: [Int?]) -> UInt64 {
    days.reduce(sum) { $0 &* 31 &+ UInt64(truncatingIfNeeded: $1 ?? 0) }
  }
}
