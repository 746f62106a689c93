import CyclePrediction
import TestSupport
import Testing

@Suite("Sympto-thermal chart: peak day of mucus and cervix") struct SymptoThermalChartPeakDayTests {
  @Test(arguments: LongTest.seeds(20, small: 5))
  func agreesWithThePlainRulesOnRandomMucus(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var (found, open) = (0, 0)
    for _ in 0..<100 {
      var chart = SymptoThermalChart(secondSign: .mucus)
      var readings: [PlainSymptoThermalRules.Reading] = []
      let top = Int.random(in: 1...4, using: &generator)
      for day in 1...20 where Int.random(in: 0..<8, using: &generator) > 0 {
        let value =
          Int.random(in: 0...top, using: &generator) * (Int.random(in: 0...1, using: &generator))
        let isExcluded = Int.random(in: 0..<10, using: &generator) == 0
        let mucus = try #require(CervicalMucus(numbered: value))
        try chart.record(mucus, isExcluded: isExcluded, onDay: day)
        if !isExcluded { readings.append((day, value)) }
      }
      for end in [0, 5, 10, 15, 20, .max] {
        let expected = PlainSymptoThermalRules.peak(of: readings, fertileFrom: 2, end: end)
        let peak = chart.peak(throughDay: end)
        #expect(peak?.day == expected?.0 && peak?.completedOnDay == expected?.1)
        if peak == nil { open += 1 } else { found += 1 }
      }
    }
    #expect(found > 50 && open > 50)
  }

  @Test(arguments: LongTest.seeds(20, small: 5))
  func agreesWithThePlainRulesOnRandomCervices(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var chart = SymptoThermalChart(secondSign: .cervix)
      var readings: [PlainSymptoThermalRules.Reading] = []
      for day in 1...20 where Int.random(in: 0..<8, using: &generator) > 0 {
        let isShut = Int.random(in: 0..<3, using: &generator) > 0
        let isExcluded = Int.random(in: 0..<10, using: &generator) == 0
        let opening =
          isShut ? .closed : CervixState.Opening.allCases.randomElement(using: &generator)
        let cervix = CervixState(
          opening: try #require(opening), firmness: isShut || opening != .closed ? .firm : .soft,
          position: CervixState.Position.allCases.randomElement(using: &generator))
        try chart.record(cervix, isExcluded: isExcluded, onDay: day)
        if !isExcluded { readings.append((day, isShut ? 0 : 1)) }
      }
      for end in [0, 5, 10, 15, 20, .max] {
        let expected = PlainSymptoThermalRules.peak(of: readings, fertileFrom: 1, end: end)
        let peak = chart.peak(throughDay: end)
        #expect(peak?.day == expected?.0 && peak?.completedOnDay == expected?.1)
      }
    }
  }

  @Test func withoutASecondSignThereIsNoPeak() throws {
    let chart = try SymptoThermalChart(.none, mucus: "0*3 4 0*4", cervix: "0/0*3 1/1 0/0*4")
    #expect(chart.peak() == nil)
    #expect(try SymptoThermalChart(.mucus, mucus: "0*3 4 0*4").peak()?.completedOnDay == 7)
  }
}
