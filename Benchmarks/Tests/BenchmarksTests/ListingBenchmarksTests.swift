import BenchmarkHarness
import Testing

@testable import benchmarks

@Suite struct ListingBenchmarksTests {
  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = listingBenchmarks.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.split(separator: "/").count == 3)
      #expect(name.hasPrefix("directory/"))
    }
  }

  @Test func everyTaskFindsWhatAScanFinds() throws {
    let input = try ListingInput(size: 300, changes: 10, seed: 7)
    for task in ListingTask.allCases {
      let subject = try ListingWorkload(input, task, seed: 8, queries: 5)
      let scan = ListingScanWorkload(input, subject, queries: 5)
      #expect(subject.checksum(5) == scan.checksum(5))
      let other = try ListingWorkload(input, task, seed: 9, queries: 5)
      if task != .first, task != .deep { #expect(other.checksum(5) != scan.checksum(5)) }
    }
  }
}
