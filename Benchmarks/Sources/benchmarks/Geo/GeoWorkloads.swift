import BenchmarkHarness
import BlackHole
import Geo

/// Runs the queries of a task on an index.
struct QueryWorkload<Index: SpatialIndex>: Workload {
  let index: Index
  let input: GeoInput
  let question: GeoTask.Question
  let operations: Int
  private var buffer: [Int] = []

  init(_ index: Index, _ input: GeoInput, _ question: GeoTask.Question, operations: Int) {
    (self.index, self.input, self.question) = (index, input, question)
    self.operations = operations
  }

  mutating func run(_ count: Int) -> Int {
    index.answer(question, input, count: count, buffer: &buffer)
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    (0..<count).reduce(0) { $0 &+ index.checksum(question, input, index: $1) }
  }
}

/// Builds an index; an operation is one place.
struct BuildWorkload<Index: SpatialIndex>: Workload {
  let input: GeoInput
  let probes: Int
  private var index: Index?

  init(_ input: GeoInput, probes: Int) {
    (self.input, self.probes) = (input, probes)
  }

  var operations: Int { input.points.count }

  // The index of the last run is released before the next run, untimed.
  var isRepeatable: Bool { false }

  mutating func setUp() { index = nil }

  mutating func run(_ count: Int) -> Int {
    index = Index(input.points)
    blackHole(index)
    return count
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    Index(input.points).digest(input, probes: probes)
  }
}

extension SpatialIndex {
  /// Returns a sum over the results of a few queries, which differs for nearly every other content.
  func digest(_ input: GeoInput, probes: Int) -> UInt64 {
    (0..<min(probes, input.queries.count)).reduce(0) { sum, index in
      sum &* 31
        &+ checksum(.ids(.kilometers(50)), input, index: index)
        &+ checksum(.nearest(10), input, index: index)
    }
  }
}
