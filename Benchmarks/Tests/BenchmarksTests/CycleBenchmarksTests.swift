import BenchmarkHarness
import CycleResearch
import Testing

@testable import benchmarks

@Suite struct CycleBenchmarksTests {
  private let context = Benchmark.Context(seed: 5, data: nil, isQuick: true)

  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = cycleBenchmarks.map(\.name)
    #expect(Set(names + geoBenchmarks.map(\.name)).count == names.count + geoBenchmarks.count)
    for name in names {
      #expect(name.split(separator: "/").count == 3)
      #expect(name.hasPrefix("cycle/"))
    }
  }

  @Test func aPredictorOfOtherNumbersDisagreesWithThePlainModel() throws {
    let histories = try CycleInput.generated(seed: 5).prefix(5)
    func checksum(_ population: CyclePopulation, _ predictor: CyclePopulation) -> (UInt64, UInt64) {
      let subject = ForecastWorkload(CyclePredictor(population: predictor), histories)
      let plain = PlainForecastWorkload(
        model: PlainCycleModel(population), subject: subject, operations: 5)
      return (plain.checksum(5), subject.checksum(5))
    }
    let same = checksum(.standard, .standard)
    #expect(same.0 == same.1)
    let standard = CyclePopulation.standard
    let longer = try CyclePopulation(
      version: "longer",
      cycleLength: CyclePopulation.TraitPrior(
        location: 35, spread: 2, logScale: 0.5, logScaleSpread: 0.3, degreesOfFreedom: 6, pivot: 29,
        minimum: 8),
      ovulationDay: standard.ovulationDay, lutealLength: standard.lutealLength,
      mensesLength: standard.mensesLength, lutealRegression: standard.lutealRegression)
    let other = checksum(.standard, longer)
    #expect(other.0 != other.1)
  }

  /// Ages beyond those that the model knows, cycles with bleeds in them, and a hole in the log.
  @Test func thePlainModelReadsUnusualHistoriesAsThePredictorDoes() {
    let histories = [
      CyclePredictor.LengthHistory(lengths: [29], context: CycleContext(age: 3)),
      CyclePredictor.LengthHistory(lengths: [29], context: CycleContext(age: 90)),
      CyclePredictor.LengthHistory(lengths: [14, 15, 30, 29], context: CycleContext(age: 30)),
      CyclePredictor.LengthHistory(lengths: [28, 20, 27, 27, 13, 17]),
      CyclePredictor.LengthHistory(lengths: [18, 19]),
      CyclePredictor.LengthHistory(lengths: [20, 22]),
      CyclePredictor.LengthHistory(lengths: [22, 21]),
      CyclePredictor.LengthHistory(lengths: [28, 57, 28, 22, 26]),
    ]
    let subject = ForecastWorkload(CyclePredictor(), histories[...])
    let plain = PlainForecastWorkload(
      model: PlainCycleModel(.standard), subject: subject, operations: histories.count)
    for count in 1...histories.count {
      #expect(plain.checksum(count) == subject.checksum(count), "history \(count)")
    }
  }

  @Test func aHomeScreenShowsTheRestOfTheCycle() throws {
    let predictor = CyclePredictor()
    let known = try CycleInput.generated(seed: 7)
    func screens(from day: Int) throws -> [HomeScreen] {
      try (0..<31).map { try HomeScreen(known[$0], elapsed: $0 + day) }
    }
    let today = try screens(from: 0)
    #expect(today.allSatisfy { $0.history.periods.count == 13 })
    let subject = HomeScreenWorkload(predictor: predictor, screens: today)
    let plain = PlainHomeScreenWorkload(
      model: PlainCycleModel(predictor.population), subject: subject, operations: 31)
    #expect(plain.checksum(31) == subject.checksum(31))
    #expect(plain.run(31) == subject.run(31))
    let later = HomeScreenWorkload(predictor: predictor, screens: try screens(from: 1))
    #expect(later.checksum(31) != subject.checksum(31))
  }

  @Test func aCalendarIsTheSumOfItsPeriods() throws {
    let histories = try CycleInput.generated(seed: 6).prefix(2)
    let predictor = CyclePredictor()
    let pages = try histories.map { try CalendarPage($0, predictor) }
    let checksum = CalendarWorkload(pages: pages).checksum(2)
    #expect(PlainCalendarWorkload(pages: pages).checksum(2) == checksum)
    #expect(CalendarWorkload(pages: pages.reversed()).checksum(2) != checksum)
  }

  @Test(arguments: 0..<3)
  func chartsHaveTheVerdictOfThePlainRules(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let charts = (0..<300).map { _ in PlainChart(using: &generator) }
    let subject = try ChartWorkload(charts)
    let plain = PlainChartWorkload(charts: charts)
    #expect(subject.checksum(300) == plain.checksum(300))
    #expect(subject.run(300) == plain.run(300))
    let verdicts = charts.map(\.verdict)
    #expect(verdicts.contains { $0.shift == nil })
    #expect(verdicts.contains { $0.shift != nil && $0.peak == nil })
    #expect(verdicts.count { $0.peak != nil } > 100)
  }

  @Test func simpleRulesForMensesUseTheLatestSix() {
    let known = [30, 5, 6, 7, 7, 7, 3]
    #expect(MensesLengthRule.allCases.map { $0.length(after: []) } == [5, 5, 5])
    #expect(MensesLengthRule.allCases.map { $0.length(after: [3, 4]) } == [4, 3.5, 3.5])
    #expect(MensesLengthRule.allCases.map { $0.length(after: known) } == [6, 35.0 / 6, 6.5])
  }

  @Test func generatedWomenAreThoseOfTheSeed() throws {
    let first = try CycleInput().histories(context)
    #expect(first.count == CycleInput.womanCount)
    #expect(first.allSatisfy { $0.lengths.count == CycleInput.loggedCycles })
    #expect(try CycleInput().histories(context) == first)
    let other = Benchmark.Context(seed: 6, data: nil, isQuick: true)
    #expect(try CycleInput().histories(other) != first)
  }
}

@Suite(.enabled(if: realInput != nil, "HEALTHDOMAIN_DATA names no folder"))
struct CycleAccuracyTests {
  private var data: CycleData { CycleData(folder: "\(realInput ?? "")/cycle") }

  @Test func everyChartHasItsVerdict() throws {
    let vectors = try SymptoThermalVector.all(in: data)
    #expect(vectors.count == SymptoThermalVector.expectedCount)
    #expect(vectors.count { $0.agrees } == SymptoThermalVector.expectedCount)
  }

  /// What the evaluation's own programs measure for the apps on the same women, to a thousandth.
  @Test(arguments: [
    ("drip", 2.384), ("Mensinator", 2.340), ("Menstrudel", 2.330), ("peri", 2.330),
    ("Periodical", 2.303), ("Euki", 2.535), ("ovumcy", 2.333), ("luteal", 2.328),
  ])
  func theRulesOfAppsAreAsFarOffAsPublished(name: String, error: Double) throws {
    let rule = try #require(CalendarRule.all.first { $0.name == name })
    let scores = try Backtest(rule, on: data.cohort()).scores
    #expect(abs(scores.meanAbsoluteError - error) < 0.0005)
  }
}
