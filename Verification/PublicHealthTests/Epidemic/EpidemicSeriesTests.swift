import PublicHealth
import TestSupport
import Testing

@Suite("Epidemic series: lookups, gaps, and corrections") struct EpidemicSeriesTests {
  private func date(_ text: String) throws -> CalendarDate { try EpidemicRows.date(text) }

  @Test func daysAreOrderedAndCountOnce() throws {
    let arizona = try EpidemicRows.arizona()
    var days = arizona.days + arizona.days
    var generator = SeededGenerator(seed: 1)
    days.shuffle(using: &generator)
    try expectEqual(EpidemicSeries(days), arizona)
    expectEqual(arizona.days.count, 16)
    expectEqual(arizona.range, (try date("2020-08-18"))...(try date("2020-09-02")))
    expectEqual(arizona.area, .state(.arizona))
  }

  @Test func whatIsNoSeriesIsRefused() throws {
    let day = try date("2020-08-18")
    let a = try EpidemicDay(day, in: .nation, counts: [.death: 1])
    let b = try EpidemicDay(day, in: .nation, counts: [.death: 2])
    let c = try EpidemicDay(day, in: .state(.ohio), counts: [.death: 1])
    expectThrows(EpidemicSeries.Error.empty) { try EpidemicSeries([]) }
    expectThrows(EpidemicSeries.Error.conflictingDays(day)) { try EpidemicSeries([a, b]) }
    expectThrows(EpidemicSeries.Error.severalAreas(.nation, .state(.ohio))) {
      try EpidemicSeries([a, c])
    }
    expectThrows(EpidemicSeries.Error.conflictingDays(day)) {
      try EpidemicSeries.byArea([a, c, b])
    }
    let late = try EpidemicDay(
      try #require(day.adding(days: 36_525)), in: .nation, counts: [.death: 1])
    expectThrows(EpidemicSeries.Error.tooLong) { try EpidemicSeries([late, a]) }
    expectThrows(EpidemicSeries.Error.tooLong) { try EpidemicSeries.byArea([late, a]) }
    let latest = try EpidemicDay(
      try #require(day.adding(days: 36_524)), in: .nation, counts: [.death: 1])
    try expectEqual(EpidemicSeries([latest, a]).points(of: .death).count, 36_525)
    let byArea = try EpidemicSeries.byArea([a, c, a])
    expect(byArea.count == 2 && byArea[.state(.ohio)]?.days == [c])
    try expect(EpidemicSeries.byArea([]).isEmpty)
    let errors: [EpidemicSeries.Error] = [
      .empty, .tooLong, .conflictingDays(day), .severalAreas(.nation, .nation),
    ]
    for error in errors { expect(error.description.hasSuffix(".")) }
  }

  @Test(arguments: 0..<20)
  func lookupsAgreeWithAScan(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let first = try date("2020-03-01")
    // An even seed leaves no day out.
    let days = try (0..<60).compactMap { offset -> EpidemicDay? in
      guard seed.isMultiple(of: 2) || Bool.random(using: &generator) || offset == 30 else {
        return nil
      }
      let date = try #require(first.adding(days: offset))
      let number = Int.random(in: 0...9, using: &generator)
      return try EpidemicDay(date, in: .nation, counts: number < 8 ? [.death: number] : [:])
    }
    let series = try EpidemicSeries(days)
    for offset in -5...65 {
      let date = try #require(first.adding(days: offset))
      let day = days.first { $0.date == date }
      expectEqual(series.day(on: date), day)
      expectEqual(series.number(of: .death, on: date), day?[.death])
      for since in [1, 7] {
        let old = days.first { $0.date.adding(days: since) == date }?[.death]
        let new = day?[.death]
        expectEqual(
          series.change(of: .death, on: date, since: since),
          new.flatMap { new in old.map { new - $0 } })
      }
    }
    expect(series.change(of: .death, on: first, since: 0) == nil)
    expect(series.change(of: .death, on: .earliest) == nil)
    expect(series.change(of: .death, on: first, since: .max) == nil)
  }

  @Test func aChartHasItsGaps() throws {
    let arizona = try EpidemicRows.arizona(without: ["2020-08-21", "2020-08-22"])
    let points = arizona.points(of: .death)
    expectEqual(points.count, 16)
    expectEqual(points.filter { $0.value == nil }.map(\.date.day), [21, 22])
    expectEqual(EpidemicSeries.segments(of: points).map(\.count), [3, 11])
    let changes = arizona.points(of: .death, as: .dailyChange)
    // The day after a gap has no day before.
    expectEqual(changes.filter { $0.value == nil }.map(\.date.day), [18, 21, 22, 23])
    expectEqual(changes.first { $0.date.day == 31 }?.value, -1)
    let means = arizona.points(of: .death, as: .weeklyMean)
    expect(means.prefix(7).allSatisfy { $0.value == nil })
    // 25 August: 4792 - 4529 over seven days, whatever is missing between them.
    expectEqual(means[7].value, Double(4792 - 4529) / 7)
    expectEqual(
      means.filter { $0.value == nil }.map(\.date.day), [18, 19, 20, 21, 22, 23, 24, 28, 29])
    let part = arizona.points(
      of: .death, in: (try date("2020-08-30"))...(try date("2021-08-30")))
    expectEqual(part.map(\.value), [5030, 5029, 5044, 5065])
    expectEqual(
      arizona.points(of: .death, in: (try date("2021-01-01"))...(try date("2021-02-01"))), [])
    expect(EpidemicSeries.segments(of: []).isEmpty)
  }

  @Test func levelsHaveTheMeanOfTheReportedDays() throws {
    let series = try EpidemicRows.series(
      from: "2020-06-01", [10, 20, nil, 30, nil, nil, 40, 7, 8, nil, nil],
      of: .hospitalizedCurrently)
    let means = series.points(of: .hospitalizedCurrently, as: .weeklyMean).map(\.value)
    // Fewer than four of seven days are no week.
    expect(means[2] == nil && means[5] == nil)
    expectEqual(means[6], 25)
    expectEqual(means[7], Double(20 + 30 + 40 + 7) / 4)
    expectEqual(means[8], Double(30 + 40 + 7 + 8) / 4)
    expect(means[10] == nil)
  }

  @Test func correctionsAreKeptAndFlagged() throws {
    let arizona = try EpidemicRows.arizona()
    expectEqual(
      arizona.anomalies(of: .death).filter { $0.kind == .correction(-1) }.map(\.date.day), [31])
    let corrections = arizona.anomalies(of: .hospitalizedCumulative).compactMap { anomaly in
      if case .correction(let change) = anomaly.kind { change } else { nil }
    }
    expectEqual(corrections, [-30, -22, -12, -16])
    expectEqual(arizona.change(of: .death, on: try date("2020-08-31")), -1)
  }

  @Test func dumpsAndWeekendDipsAreMarked() throws {
    // Mondays report little, and 2020-06-12, a Friday, reports at once.
    var total = 1000
    var numbers: [Int?] = [total]
    for day in 2...21 {
      total += [8, 15].contains(day) ? 10 : day == 12 ? 301 : 100
      numbers.append(total)
    }
    let series = try EpidemicRows.series(from: "2020-06-01", numbers)
    let anomalies = series.anomalies(of: .positive).map { "\($0.date.iso8601) \($0.kind)" }
    expectEqual(
      anomalies,
      [
        "2020-06-08 weekendDip(10)", "2020-06-12 dump(301)", "2020-06-15 weekendDip(10)",
      ])
    // Three times the median is not more than that.
    var exact = try EpidemicRows.series(
      from: "2020-06-01", (0...9).map { 100 * $0 } + [900 + 300])
    expect(exact.anomalies(of: .positive).isEmpty)
    // Small numbers are chance.
    exact = try EpidemicRows.series(from: "2020-06-01", (0...9).map { $0 } + [9 + 9])
    expect(exact.anomalies(of: .positive).isEmpty)
    exact = try EpidemicRows.series(from: "2020-06-01", (0...9).map { $0 } + [9 + 10])
    expectEqual(exact.anomalies(of: .positive).map(\.kind), [.dump(10)])
  }

  @Test func gapsAndChangesThatDisagreeAreMarked() throws {
    let gaps = try EpidemicRows.series(from: "2020-06-02", [nil, 5, nil, 6, nil])
    expectEqual(gaps.anomalies(of: .positive).map(\.date.day), [4, 6])
    expect(gaps.anomalies(of: .positive).allSatisfy { $0.kind == .gap })
    expect(gaps.anomalies(of: .death).isEmpty)
    let first = try date("2020-06-02")
    let days = try [(5, 5), (8, 3), (9, 4)].enumerated().map { offset, numbers in
      try EpidemicDay(
        first.adding(days: offset) ?? first, in: .nation,
        counts: [.death: numbers.0, .deathIncrease: numbers.1])
    }
    let series = try EpidemicSeries(days)
    expectEqual(series.anomalies(of: .death).map(\.kind), [.changeDisagrees(4)])
    expect(series.anomalies(of: .deathIncrease).isEmpty)
  }
}
