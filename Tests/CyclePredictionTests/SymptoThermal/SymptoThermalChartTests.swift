import CyclePrediction
import TestSupport
import Testing

@Suite("Sympto-thermal chart: valid days and JSON") struct SymptoThermalChartTests {
  private let cervix = CervixState(opening: .partlyOpen, firmness: .soft)

  @Test(arguments: [Int.min, -1, 0, 3_652_060, .max])
  func aDayOutOfRangeIsRejected(day: Int) throws {
    var chart = SymptoThermalChart(secondSign: .mucus)
    try chart.record(.moist, onDay: 1)
    let before = chart
    expectThrows(SymptoThermalChart.Error.dayOutOfRange(day)) {
      try chart.record(.init(mucus: .dry), onDay: day)
    }
    expectThrows(SymptoThermalChart.Error.dayOutOfRange(day)) {
      try chart.record(.dry, onDay: day)
    }
    expectThrows(SymptoThermalChart.Error.dayOutOfRange(day)) {
      try chart.record(cervix, onDay: day)
    }
    expectThrows(SymptoThermalChart.Error.dayOutOfRange(day)) {
      try chart.record(BasalTemperature(celsius: 36.5), onDay: day)
    }
    expect(chart == before && chart.observation(onDay: day).isEmpty)
    try chart.record(.moist, onDay: 3_652_059)
    expectEqual(chart.recordedDays, [1, 3_652_059])
  }

  @Test func isEncodedByItsDays() throws {
    var chart = SymptoThermalChart(secondSign: .cervix)
    try chart.record(BasalTemperature(celsius: 36.5, isDisturbed: true), onDay: 2)
    try chart.record(.eggWhite, isExcluded: true, onDay: 2)
    try chart.record(cervix, isExcluded: true, onDay: 1)
    try chart.record(cervix, onDay: 4)
    let json =
      #"{"days":[{"cervix":{"firmness":"soft","opening":"partlyOpen"},"day":1,"isCervixExcluded":true},"#
      + #"{"day":2,"isMucusExcluded":true,"mucus":"eggWhite","temperature":{"celsius":36.5,"isDisturbed":true}},"#
      + #"{"cervix":{"firmness":"soft","opening":"partlyOpen"},"day":4}],"secondSign":"cervix"}"#
    try expectEqual(encoded(chart), json)
    try expectEqual(decoded(json), chart)
    let unordered: SymptoThermalChart = try decoded(
      #"{"secondSign":"none","days":[{"day":9,"mucus":"dry"},{"day":3},{"day":2,"mucus":"nothing"}],"later":1}"#
    )
    expectEqual(unordered.recordedDays, [2, 9])
    try expectEqual(decoded(#"{"secondSign":"mucus"}"#), SymptoThermalChart(secondSign: .mucus))
  }

  @Test func anObservationIsEncodedAlone() throws {
    let json = #"{"isMucusExcluded":true,"mucus":"eggWhite"}"#
    try expectEqual(encoded(decoded(json) as SymptoThermalChart.Observation), json)
  }

  @Test(
    arguments: [
      #"{"secondSign":"moon"}"#, #"{"days":[]}"#,
      #"{"secondSign":"none","days":[{"day":0,"mucus":"dry"}]}"#,
      #"{"secondSign":"none","days":[{"day":3652060,"mucus":"dry"}]}"#,
      #"{"secondSign":"none","days":[{"day":2,"mucus":5}]}"#,
      #"{"secondSign":"none","days":[{"mucus":"nothing"}]}"#,
      #"{"secondSign":"none","days":[{"day":2,"temperature":{"celsius":20}}]}"#,
      #"{"secondSign":"none","days":[{"day":2,"mucus":"nothing"},{"day":1,"mucus":"nothing"},{"day":2,"mucus":"nothing"}]}"#,
    ])
  func decodingRejectsInvalidCharts(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as SymptoThermalChart }
  }
}
