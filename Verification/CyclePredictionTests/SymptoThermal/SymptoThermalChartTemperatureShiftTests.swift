import CyclePrediction
import TestSupport
import Testing

@Suite("Sympto-thermal chart: temperature shift") struct SymptoThermalChartTemperatureShiftTests {
  typealias Reading = (day: Int, hundredths: Int, isDisturbed: Bool)

  private func shift(
    of readings: [Reading],
    after earlier: SymptoThermalChart.EarlierCycles = SymptoThermalChart.EarlierCycles()
  ) throws -> SymptoThermalChart.TemperatureShift? {
    var chart = SymptoThermalChart(secondSign: .none)
    for reading in readings {
      let temperature = try BasalTemperature(
        celsius: Double(reading.hundredths) / 100, isDisturbed: reading.isDisturbed)
      try chart.record(temperature, onDay: reading.day)
    }
    return chart.evaluation(after: earlier).temperatureShift
  }

  private func plain(_ readings: [Reading]) -> PlainSymptoThermalRules.Shift? {
    PlainSymptoThermalRules.shift(
      of: readings.filter { !$0.isDisturbed }.map { ($0.day, $0.hundredths) })
  }

  private func plain(_ shift: SymptoThermalChart.TemperatureShift) -> PlainSymptoThermalRules.Shift
  {
    .init(
      rule: "\(shift.rule)", coverline: Int((shift.coverline * 100).rounded()),
      firstHigherDay: shift.firstHigherDay, completedOnDay: shift.completedOnDay)
  }

  /// Temperatures of 40 days that rise somewhere, by small enough steps that every rule applies.
  private func randomReadings(_ seed: Int) -> [Reading] {
    var generator = SeededGenerator(seed: seed)
    let rise = Int.random(in: 8...30, using: &generator)
    let amount = Int.random(in: 5...35, using: &generator)
    var readings: [Reading] = []
    for day in 1...40 where Int.random(in: 0..<12, using: &generator) > 0 {
      let isFever = Int.random(in: 0..<25, using: &generator) == 0
      readings.append(
        (
          day,
          3640 + .random(in: 0...14, using: &generator) + (day >= rise ? amount : 0)
            + (isFever ? 60 : 0), Int.random(in: 0..<12, using: &generator) == 0
        ))
    }
    return readings
  }

  @Test func agreesWithThePlainRulesOnEveryFiveAfterSix() throws {
    // On the coverline, a step above, three, four and five; and disturbed.
    let values: [(Int, Bool)] = [
      (3640, false), (3645, false), (3655, false), (3660, false), (3665, false), (3700, true),
    ]
    let lows = (1...6).map { ($0, 3640, false) as Reading }
    var rules: [String: Int] = [:]
    let step = LongTest.size(1, small: 5)
    for number in stride(from: 0, to: 7776, by: step) {
      var (rest, readings) = (number, lows)
      for day in 7...11 {
        readings.append((day, values[rest % 6].0, values[rest % 6].1))
        rest /= 6
      }
      let expected = plain(readings)
      try expectEqual(shift(of: readings).map(plain), expected, "chart \(number)")
      rules[expected?.rule ?? "none", default: 0] += 1
    }
    expect(rules.count == 4 && rules.values.allSatisfy { $0 > 100 / step })
  }

  @Test(arguments: LongTest.seeds(20, small: 4))
  func agreesWithThePlainRulesOnRandomCharts(seed: Int) throws {
    var rules: Set<String> = []
    for part in 0..<200 {
      let readings = randomReadings(200 * seed + part)
      let expected = plain(readings)
      try expectEqual(shift(of: readings).map(plain), expected)
      rules.insert(expected?.rule ?? "none")
    }
    expectEqual(rules.count, 4)
  }

  @Test(arguments: 0..<20)
  func anOffsetOfAllTemperaturesShiftsOnlyTheCoverline(seed: Int) throws {
    let readings = randomReadings(seed)
    let original = try shift(of: readings)
    for steps in [-100, -7, 1, 60] {
      let moved = try shift(
        of: readings.map { ($0.day, $0.hundredths + 5 * steps, $0.isDisturbed) })
      expect(moved?.rule == original?.rule && moved?.firstHigherDay == original?.firstHigherDay)
      expectEqual(moved?.completedOnDay, original?.completedOnDay)
      let added = moved.map { ($0.coverline * 20).rounded() }
      expectEqual(added, original.map { ($0.coverline * 20).rounded() + Double(steps) })
    }
  }

  @Test(arguments: 0..<20)
  func aDisturbedTemperatureCountsAsMissing(seed: Int) throws {
    var readings = randomReadings(seed)
    for index in readings.indices.reversed() {
      let kept = readings
      readings[index].isDisturbed = true
      let disturbed = try shift(of: readings)
      readings.remove(at: index)
      try expectEqual(shift(of: readings), disturbed)
      readings = kept
    }
  }

  @Test(arguments: 0..<20, [false, true])
  func laterDaysNeverChangeAShift(seed: Int, afterPill: Bool) throws {
    let earlier = SymptoThermalChart.EarlierCycles(isFirstAfterHormonalContraception: afterPill)
    let readings = randomReadings(seed)
    var found: SymptoThermalChart.TemperatureShift?
    for count in 0...readings.count {
      let shift = try shift(of: Array(readings.prefix(count)), after: earlier)
      if let found { expectEqual(shift, found) }
      if let shift { expect(shift.completedOnDay <= readings[count - 1].day) }
      found = found ?? shift
    }
  }

  @Test(
    arguments: [
      ("36.60 36.60 36.60", nil),
      ("36.60 36.60 36.60 36.45", "regular 36.4 7 10"),
      ("36.60 36.60 36.60 36.40", nil),
      ("36.45 36.45 36.45 36.45", nil),
      ("36.45 36.45 36.45 36.45 36.45", "firstException 36.4 7 11"),
      ("36.45 36.40 36.45 36.60", nil),
      ("36.45 36.40 36.45 36.60 36.45", "secondException 36.4 7 11"),
      ("36.45 36.40 36.45 36.60 36.40", nil),
    ] as [(String, String?)])
  func theFirstCycleAfterThePillNeedsOneMoreMeasurement(text: String, expected: String?) throws {
    let chart = try SymptoThermalChart(.none, temperatures: "36.40*6 " + text)
    let earlier = SymptoThermalChart.EarlierCycles(isFirstAfterHormonalContraception: true)
    let evaluation = chart.evaluation(after: earlier)
    expectEqual(evaluation.line, "\(expected ?? "-"); -; 0; -")
    expectEqual(evaluation.temperatureShift?.includesExtraMeasurement, expected.map { _ in true })
    let usual = chart.evaluation(after: SymptoThermalChart.EarlierCycles()).temperatureShift
    expectEqual(usual?.includesExtraMeasurement ?? false, false)
  }

  @Test(
    arguments: [
      ((2021, 8, 1), (2022, 4, 25)), ((2024, 3, 7), (2024, 11, 29)), ((2024, 6, 7), (2025, 2, 28)),
      ((2027, 6, 7), (2028, 2, 29)), ((2025, 1, 3), (2025, 9, 27)), ((2025, 4, 7), (2025, 12, 31)),
      ((2025, 4, 8), (2026, 1, 1)),
    ])
  func theDueDateIsAYearLessThreeMonthsAndSevenDays(
    firstHigher: (Int, Int, Int), due: (Int, Int, Int)
  ) throws {
    let shift = try #require(try shift(of: (1...9).map { ($0, $0 < 7 ? 3640 : 3660, false) }))
    let date = try CalendarDate(firstHigher.0, firstHigher.1, firstHigher.2)
    let start = try #require(date.adding(days: -6))
    try expectEqual(shift.dueDate(cycleStart: start), CalendarDate(due.0, due.1, due.2))
  }

  @Test func whatLiesOutsideTheCalendarHasNoDueDate() throws {
    let shift = try #require(try shift(of: (1...9).map { ($0, $0 < 7 ? 3640 : 3660, false) }))
    expect(shift.dueDate(cycleStart: .latest) == nil)
    expect(shift.dueDate(cycleStart: try CalendarDate(9999, 12, 1)) == nil)
    // A week before day 7 is the day before day 1.
    expect(shift.dueDate(cycleStart: .earliest) == nil)
    try expectEqual(shift.dueDate(cycleStart: try CalendarDate(1, 1, 2)), CalendarDate(1, 10, 1))
  }

  @Test func aHighPhaseOfMoreThan18DaysIsLong() throws {
    let shift = try #require(try shift(of: (1...9).map { ($0, $0 < 7 ? 3640 : 3660, false) }))
    expectEqual(shift.ovulationDays, 5...8)
    expectEqual(
      [.min, 7, 24, 25, .max].map(shift.isHighPhaseLong), [false, false, false, true, true])
  }
}
