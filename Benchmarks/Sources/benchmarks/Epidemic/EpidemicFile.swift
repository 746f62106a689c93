import BenchmarkHarness
import BlackHole
import Essentials
import Foundation
import HealthDomain

/// The days of the nation in the largest file of the source, continued to a number of days.
///
/// Without `HEALTHDOMAIN_DATA`, the days are made up: as many, with the same counts.
struct EpidemicFile {
  let series: EpidemicSeries

  private static let counts: [EpidemicDay.Count] = [
    .positive, .death, .totalTestResults, .hospitalizedCumulative, .hospitalizedCurrently,
  ]

  init(days count: Int, seed: UInt64) throws {
    let first = try CalendarDate(1950, 1, 1)
    let basis = try Self.real() ?? Self.made(seed: seed)
    var days: [EpidemicDay] = []
    // Each time the file is at its end, it begins again with the totals that it had then.
    var before: [EpidemicDay.Count: Int] = [:]
    for offset in 0..<max(count, 1) {
      guard let date = first.adding(days: offset) else { break }
      let day = basis[offset % basis.count]
      var numbers: [EpidemicDay.Count: Int] = [:]
      for count in Self.counts {
        guard let number = day[count] else { continue }
        // Below the greatest number that a count may have, which chance could not reach.
        numbers[count] = count.isTotal ? (number + before[count, default: 0]) % 900_000_000 : number
      }
      if offset % basis.count == basis.count - 1 { before = numbers }
      days.append(
        try EpidemicDay(date, in: .nation, counts: numbers, provenance: day.provenance))
    }
    series = try EpidemicSeries(days)
  }

  private static func real() throws -> [EpidemicDay]? {
    guard let folder = ProcessInfo.processInfo.environment["HEALTHDOMAIN_DATA"] else { return nil }
    let file = URL(fileURLWithPath: folder)
      .appendingPathComponent("directory/covid/us_daily_20201027.json")
    guard let json = try? Data(contentsOf: file) else { return nil }
    let days = try JSONDecoder().decode(EpidemicDay.Response.self, from: json).days
    return days.sorted { $0.date < $1.date }
  }

  private static func made(seed: UInt64) throws -> [EpidemicDay] {
    var random = SplitMix64(seed: seed)
    let first = try CalendarDate(2020, 1, 22)
    var totals: [EpidemicDay.Count: Int] = [:]
    return try (0..<280).compactMap { offset in
      guard let date = first.adding(days: offset) else { return nil }
      for count in counts {
        let new = Int(random.next() % (count == .totalTestResults ? 900_000 : 60_000))
        totals[count] = count.isTotal ? totals[count, default: 0] + new : new
      }
      return try EpidemicDay(date, in: .nation, counts: totals)
    }
  }
}

/// What a person reads of each day: means, rates, and times, with their caveats; an operation is a day.
struct FileStatisticsWorkload: Workload {
  let series: EpidemicSeries

  var operations: Int { series.days.count }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return count
  }

  func checksum(_ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    for day in series.days.prefix(count) {
      for figure in [
        series.weeklyMean(of: .positive, on: day.date),
        series.weeklyPerHundredThousand(.positive, on: day.date),
        series.positivity(on: day.date), series.caseFatality(on: day.date),
        series.dailyChange(of: .death, on: day.date),
      ] { sum = sum &* 31 &+ (figure.value?.bitPattern ?? 1) }
    }
    return sum
  }
}

/// The same values, without caveats, by a search of the list for each number.
struct PlainFileStatisticsWorkload: Workload {
  let days: [EpidemicDay]

  var operations: Int { min(days.count, 500) }

  func run(_ count: Int) -> Int {
    blackHole(checksum(count))
    return count
  }

  private func number(_ count: EpidemicDay.Count, _ date: CalendarDate?) -> Int? {
    days.first { $0.date == date }?[count]
  }

  private func new(_ count: EpidemicDay.Count, _ date: CalendarDate, _ length: Int) -> Double? {
    guard let new = number(count, date), let old = number(count, date.adding(days: -length)) else {
      return nil
    }
    return Double(new - old)
  }

  func checksum(_ count: Int) -> UInt64 {
    var sum: UInt64 = 0
    for date in days.prefix(count).map(\.date) {
      let cases = new(.positive, date, 7)
      var positivity: Double?
      if let cases, let tests = new(.totalTestResults, date, 7), tests > 0, cases >= 0,
        cases <= tests, unit(date) == unit(date.adding(days: -7))
      {
        positivity = 100 * cases / tests
      }
      var fatality: Double?
      if let deaths = number(.death, date), let all = number(.positive, date), all > 0,
        deaths <= all
      {
        fatality = 100 * Double(deaths) / Double(all)
      }
      let residents = Double(EpidemicDay.Area.nation.population)
      for value in [
        cases.map { $0 / 7 }, cases.map { 100_000 * $0 / residents }, positivity, fatality,
        new(.death, date, 1),
      ] { sum = sum &* 31 &+ (value?.bitPattern ?? 1) }
    }
    return sum
  }

  private func unit(_ date: CalendarDate?) -> EpidemicDay.TestUnit? {
    days.first { $0.date == date }?.testUnit
  }
}
