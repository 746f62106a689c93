import BenchmarkHarness
import HealthDomain
import Testing

@testable import benchmarks

@Suite struct TextSearchBenchmarksTests {
  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = textSearchBenchmarks.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.split(separator: "/").count == 3 })
  }

  @Test(arguments: [1, 2])
  func theTotalsAreThoseOfAReaderOfEveryWord(seed: UInt64) throws {
    let input = try TextSearchInput(documents: 600, seed: seed)
    for task in TextSearchTask.allCases {
      let queries = try (0..<80).map { try task.query($0, input) }
      var subject = TextSearchWorkload(index: input.index, queries: queries.map(\.0))
      let plain = PlainTextSearchWorkload(words: input.words, queries: queries.map(\.1)[...])
      for count in [1, 7, 80] {
        #expect(subject.checksum(count) == plain.checksum(count), "\(task)")
      }
      let found = queries.map { input.index.results(of: $0.0).total }
      #expect(found.contains { $0 > 0 }, "\(task)")
    }
  }

  @Test func aTableOfWordsKnowsEveryDocument() throws {
    let input = try TextSearchInput(documents: 50, seed: 3)
    #expect(WordTableWorkload(documents: input.documents).checksum(50) == 50)
    #expect(TextIndexWorkload(documents: input.documents).checksum(50) == 50)
    #expect(TextIndexOpeningWorkload(bytes: input.index.bytes, operations: 50).checksum(50) == 50)
  }
}
