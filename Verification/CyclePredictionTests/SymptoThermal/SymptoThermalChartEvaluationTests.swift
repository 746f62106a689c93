import CyclePrediction
import TestSupport
import Testing

@Suite("Sympto-thermal chart: fertile and infertile days")
struct SymptoThermalChartEvaluationTests {
  @Test func aCalendarShowsFourKindsOfDays() throws {
    let chart = try SymptoThermalChart(
      .mucus, temperatures: "36.40*12 36.60 36.65 36.65", mucus: "0*6 2 3*2 4*2 3 0*3")
    let evaluation = chart.evaluation(
      after: SymptoThermalChart.EarlierCycles(firstHigherDays: [17]))
    let days = [Int.min, 0, 1, 5, 6, 14, 15, 16, .max]
    #expect(
      days.map(evaluation.status) == [
        .fertile, .fertile, .infertileAtBeginning, .infertileAtBeginning, .fertile, .fertile,
        .infertileFromEvening, .infertileAtEnd, .infertileAtEnd,
      ])
    #expect(
      days.map { evaluation.status(onDay: $0).isFertile } == [
        true, true, false, false, true, true, true, false, false,
      ])
    let open = try SymptoThermalChart(.mucus, temperatures: "36.40*12 36.60 36.65")
      .evaluation(after: SymptoThermalChart.EarlierCycles())
    #expect(days.map(open.status) == Array(repeating: .fertile, count: days.count))
  }

  @Test(arguments: [SymptoThermalChart.SecondSign.mucus, .cervix])
  func everySignEndsTheBeginningIfHeeded(secondSign: SymptoThermalChart.SecondSign) throws {
    let chart = try SymptoThermalChart(
      secondSign, temperatures: "36.40*7", mucus: secondSign == .mucus ? "0*7" : "0*2 2",
      cervix: secondSign == .cervix ? "0/0*7" : "0/0*2 0/1")
    let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [17])
    #expect(chart.evaluation(after: earlier).lastInfertileDayAtBeginning == 5)
    let strict = chart.evaluation(after: earlier, heedsEverySign: true)
    #expect(strict.lastInfertileDayAtBeginning == 2)
  }

  @Test func withoutASecondSignNoDayIsInfertile() throws {
    let chart = try SymptoThermalChart(.none, temperatures: "36.40*12 36.60 36.65 36.65")
    let evaluation = chart.evaluation(
      after: SymptoThermalChart.EarlierCycles(firstHigherDays: [17]), heedsEverySign: true)
    #expect(evaluation.temperatureShift?.completedOnDay == 15)
    #expect((0...40).allSatisfy { evaluation.status(onDay: $0) == .fertile })
  }

  @Test(arguments: 0..<20)
  func laterDaysNeverChangeWhatIsComplete(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var chart = SymptoThermalChart(secondSign: .mucus)
    var before = chart.evaluation(after: SymptoThermalChart.EarlierCycles())
    for day in 1...35 {
      let celsius = Double.random(in: 36.3...36.5, using: &generator) + (day > 15 ? 0.25 : 0)
      let mucus = day < 10 || day > 16 ? 0...2 : 2...4
      try chart.record(
        .init(
          temperature: BasalTemperature(celsius: celsius),
          mucus: CervicalMucus(numbered: .random(in: mucus, using: &generator))), onDay: day)
      let evaluation = chart.evaluation(after: SymptoThermalChart.EarlierCycles())
      if let shift = before.temperatureShift { #expect(evaluation.temperatureShift == shift) }
      if let peak = before.peak { #expect(evaluation.peak == peak) }
      before = evaluation
    }
    #expect(before.temperatureShift != nil)
  }

  @Test func nothingAboutAPersonIsPrinted() throws {
    let chart = try SymptoThermalChart(
      .mucus, temperatures: "36.40*12 36.60 36.65 36.65", mucus: "0*6 2 3*2 4*2 3 0*3")
    let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [17], calendarLengths: [28])
    let evaluation = chart.evaluation(after: earlier)
    let values: [Any] = [
      chart, chart.observation(onDay: 7), earlier, evaluation,
      try #require(evaluation.temperatureShift), try #require(evaluation.peak),
      SymptoThermalChart.Error.dayOutOfRange(-12),
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      dump([Optional(value)], to: &dumped)
      let texts = ["\(value)", String(reflecting: value), "\([value])", dumped]
      // An array's dump counts its elements.
      let digits = texts.joined().replacing("1 element", with: "").filter(\.isNumber)
      #expect(digits.isEmpty, "\(type(of: value))")
    }
  }
}
