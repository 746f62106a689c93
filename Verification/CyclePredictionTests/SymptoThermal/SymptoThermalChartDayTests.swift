import CyclePrediction
import TestSupport
import Testing

@Suite("Sympto-thermal chart: recording the signs of a day") struct SymptoThermalChartDayTests {
  private let cervix = CervixState(opening: .partlyOpen, firmness: .soft)

  @Test func signsOfADayAreKeptBesideEachOther() throws {
    var chart = SymptoThermalChart(secondSign: .mucus)
    try chart.record(.moist, onDay: 5)
    try chart.record(BasalTemperature(celsius: 36.5), onDay: 5)
    try chart.record(cervix, isExcluded: true, onDay: 5)
    let expected = SymptoThermalChart.Observation(
      temperature: try BasalTemperature(celsius: 36.5), mucus: .moist, cervix: cervix,
      isCervixExcluded: true)
    #expect(chart.observation(onDay: 5) == expected)
    try chart.record(.dry, isExcluded: true, onDay: 5)
    #expect(
      chart.observation(onDay: 5).mucus == .dry && chart.observation(onDay: 5).isMucusExcluded)
    #expect(chart.observation(onDay: 5).cervix == cervix)
    #expect(chart.recordedDays == [5])
  }

  @Test func anObservationOfNothingErasesTheDay() throws {
    var chart = SymptoThermalChart(secondSign: .none)
    try chart.record(.init(), onDay: 3)
    #expect(chart == SymptoThermalChart(secondSign: .none) && chart.recordedDays.isEmpty)
    for day in [1, 2, 3] { try chart.record(.dry, onDay: day) }
    try chart.record(.init(isMucusExcluded: true), onDay: 2)
    #expect(chart.recordedDays == [1, 3] && chart.observation(onDay: 2).isEmpty)
  }

  @Test(arguments: 0..<20)
  func theOrderOfRecordingDoesNotMatter(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let days = (1...30).filter { _ in Bool.random(using: &generator) }
    var (ordered, shuffled) = (
      SymptoThermalChart(secondSign: .mucus), SymptoThermalChart(secondSign: .mucus)
    )
    for day in days { try ordered.record(.init(mucus: day % 2 == 0 ? .dry : .moist), onDay: day) }
    for day in days.shuffled(using: &generator) {
      try shuffled.record(.init(mucus: .eggWhite), onDay: day)
      try shuffled.record(.init(mucus: day % 2 == 0 ? .dry : .moist), onDay: day)
    }
    #expect(ordered == shuffled && shuffled.recordedDays == days)
  }

  @Test func manyDaysTakeLinearTime() throws {
    var chart = SymptoThermalChart(secondSign: .mucus)
    let count = LongTest.size(200_000, small: 5000)
    for day in 1...count {
      let isDisturbed = day > count / 2 || day % 3 > 0
      // A single higher measurement after every eight lower ones.
      let celsius = day / 3 % 9 == 6 ? 36.6 : 36.4
      try chart.record(
        .init(
          temperature: BasalTemperature(celsius: celsius, isDisturbed: isDisturbed), mucus: .moist,
          isMucusExcluded: isDisturbed), onDay: day)
    }
    let evaluation = chart.evaluation(
      after: SymptoThermalChart.EarlierCycles(firstHigherDays: [17]))
    #expect(evaluation.line == "-; -; 0; -")
  }
}
