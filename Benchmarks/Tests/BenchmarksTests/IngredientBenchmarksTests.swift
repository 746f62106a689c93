import BenchmarkHarness
import IngredientAnalysis
import Testing

@testable import benchmarks

@Suite struct IngredientBenchmarksTests {
  private let shared = SimulatedLabels()

  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = ingredientBenchmarks.map(\.name)
    let others = (geoBenchmarks + cycleBenchmarks).map(\.name)
    #expect(Set(names + others).count == names.count + others.count)
    for name in names {
      #expect(name.split(separator: "/").count == 3)
      #expect(name.hasPrefix("ingredients/"))
    }
  }

  @Test func labelsAreThoseOfTheSeed() {
    #expect(shared.names.count > 500)
    let labels = shared.labels(20, bytes: 300, seed: 1)
    #expect(labels == SimulatedLabels().labels(20, bytes: 300, seed: 1))
    #expect(labels != shared.labels(20, bytes: 300, seed: 2))
    #expect(labels.allSatisfy { $0.utf8.count >= 298 && $0.utf8.count < 600 })
    #expect(labels.contains { $0.contains("(") } && labels.contains { $0.contains(" %") })
  }

  @Test func thePlainReaderTakesNamesApart() {
    let names = PlainListWorkload.names(of: "Sugar 12 %, Soy Sauce (Water, Salt), Oat")
    #expect(names == ["Sugar", "Soy Sauce", "Water", "Salt", "Oat"])
  }

  @Test(arguments: [1, 2])
  func anotherLabelHasAnotherSum(seed: UInt64) {
    let labels = shared.labels(20, bytes: 300, seed: seed).map { IngredientLabel($0) }
    let subject = ListWorkload(analyzer: shared.analyzer, labels: labels)
    let plain = PlainListWorkload(names: shared.identifiers, labels: labels)
    for count in 1...20 { #expect(subject.checksum(count) == plain.checksum(count)) }
    let reversed = PlainListWorkload(names: shared.identifiers, labels: labels.reversed())
    #expect(reversed.checksum(20) != plain.checksum(20))
  }

  @Test(arguments: [100, 2000])
  func aSearchIsThatOfADictionary(count: Int) {
    let phrases = shared.phrases(count, seed: 1)
    let labels = shared.labels(60, bytes: 300, seed: 1)
    let (subject, plain) = (
      SearchWorkload(phrases, labels), PlainSearchWorkload(phrases, labels)
    )
    #expect(phrases.count == count)
    #expect(subject.checksum(60) == plain.checksum(60))
    #expect(subject.run(60) == plain.run(60))
    #expect(plain.run(60) > 20)
  }
}
