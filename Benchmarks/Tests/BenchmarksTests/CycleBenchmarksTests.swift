import BenchmarkHarness
import CyclePrediction
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
    func checksum(_ population: Population, _ predictor: Population) -> (UInt64, UInt64) {
      let subject = ForecastWorkload(CyclePredictor(population: predictor), histories)
      let plain = PlainForecastWorkload(
        model: PlainCycleModel(population), subject: subject, operations: 5)
      return (plain.checksum(5), subject.checksum(5))
    }
    let same = checksum(.standard, .standard)
    #expect(same.0 == same.1)
    let other = checksum(.standard, .roundNumbers)
    #expect(other.0 != other.1)
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
    let tasks = try data.cohort().tasks
    let rule = try #require(CalendarRule.all.first { $0.name == name })
    let answers = tasks.map { LengthAnswer(rule.length($0.history)) }
    #expect(abs(AnswerScores(answers, tasks).meanAbsoluteError - error) < 0.0005)
  }
}
