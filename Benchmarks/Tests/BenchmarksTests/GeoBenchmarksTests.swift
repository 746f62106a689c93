import BenchmarkHarness
import Geo
import Testing

@testable import benchmarks

@Suite struct GeoBenchmarksTests {
  @Test func namesAreUniqueAndHaveThreeParts() {
    let names = geoBenchmarks.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.split(separator: "/").count == 3) }
  }

  @Test(arguments: GeoSet.allCases)
  func everyTaskOfThePeersIsABenchmark(set: GeoSet) {
    let names = Set(geoBenchmarks.map(\.name))
    for task in GeoTask.all { #expect(names.contains("geo/\(task.name)/\(set.rawValue)")) }
  }

  @Test func theExampleIsTheFourMarketsNearestFirst() throws {
    let lines = try marketsExample().split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[1] == "   673.4 m  Phoenix Public Market")
  }

  /// The scan keeps the nearest in one pass; sorting everything is plainer.
  @Test(arguments: [0, 1, 2, 10, 100, 400])
  func theScanFindsWhatSortingFinds(limit: Int) throws {
    let context = Benchmark.Context(seed: 3, data: nil, isQuick: true)
    let input = try GeoSet.clustered.input(size: 300, context: context)
    let scan = LinearScan(input.points)
    for query in input.queries.prefix(20) {
      let sorted = input.points.indices.sorted {
        let (lhs, rhs) = (input.points[$0], input.points[$1])
        return (query.distance(to: lhs).meters, $0) < (query.distance(to: rhs).meters, $1)
      }
      var ids: [Int] = []
      scan.appendNearestIDs(limit, to: query, into: &ids)
      #expect(ids == Array(sorted.prefix(limit)))
    }
  }

  @Test func editingTheScanAtOnceIsEditingItOneByOne() throws {
    let context = Benchmark.Context(seed: 3, data: nil, isQuick: true)
    let input = try GeoSet.uniform.input(size: 1001, context: context)
    var atOnce = LinearScan(input.points)
    atOnce.edit(input)
    var oneByOne = LinearScan(input.points)
    for (number, id) in stride(from: 0, to: 1001, by: 100).enumerated() {
      let removed = oneByOne.remove(id)
      #expect(removed == input.points[id])
      let inserted = oneByOne.insert(input.arrivals[number])
      #expect(inserted == 1001 + number)
    }
    #expect(atOnce.digest(input, probes: 50) == oneByOne.digest(input, probes: 50))
    #expect(
      LinearScan(input.points).digest(input, probes: 50) != atOnce.digest(input, probes: 50))
  }
}
