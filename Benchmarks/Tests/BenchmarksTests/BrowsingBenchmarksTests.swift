import BenchmarkHarness
import Testing

@testable import benchmarks

@Suite struct BrowsingBenchmarksTests {
  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = browsingBenchmarks.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.split(separator: "/").count == 3 && $0.hasPrefix("browsing/") })
  }

  @Test(arguments: [1, 2])
  func theResultsAreThoseOfThePlainWay(seed: UInt64) throws {
    let input = try BrowsingInput(records: 300, seed: seed)
    var walk = try NavigatorWorkload(input)
    let plain = PlainWalkWorkload(input)
    for count in [1, 2, 299, 300, 301, 700] {
      #expect(walk.checksum(count) == plain.checksum(count))
    }
    let (drafts, scan) = (DraftWorkload(input), PlainDraftWorkload(input: input))
    for count in 1...drafts.operations { #expect(drafts.checksum(count) == scan.checksum(count)) }
    let other = PlainDraftWorkload(input: try BrowsingInput(records: 300, seed: seed + 2))
    #expect(other.checksum(12) != scan.checksum(12))
  }
}
