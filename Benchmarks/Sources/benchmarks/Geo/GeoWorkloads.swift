import BenchmarkHarness
import BlackHole
import Geo

/// Asks an index the questions of a task.
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

/// Builds an index; an operation is a place.
struct BuildWorkload<Index: SpatialIndex>: Workload {
  let input: GeoInput
  let probes: Int
  private var index: Index?

  init(_ input: GeoInput, probes: Int) {
    (self.input, self.probes) = (input, probes)
  }

  var operations: Int { input.points.count }

  // The index of the last run is let go before the next one, untimed.
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
  /// A sum over the answers to a few queries, that hardly any other content of an index has.
  func digest(_ input: GeoInput, probes: Int) -> UInt64 {
    (0..<min(probes, input.queries.count)).reduce(0) { sum, index in
      sum &* 31
        &+ checksum(.ids(.kilometers(50)), input, index: index)
        &+ checksum(.nearest(10), input, index: index)
    }
  }
}
