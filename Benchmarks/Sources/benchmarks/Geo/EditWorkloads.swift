import BenchmarkHarness
import BlackHole
import Geo

/// Inserts places into an index; an operation is one place.
struct InsertWorkload<Index: EditableSpatialIndex>: Workload {
  let base: Index
  let input: GeoInput
  let operations: Int
  let probes: Int
  private var index: Index

  init(_ base: Index, _ input: GeoInput, operations: Int, probes: Int) {
    (self.base, self.input, self.operations, self.probes) = (base, input, operations, probes)
    index = base
  }

  var isRepeatable: Bool { false }

  mutating func setUp() {
    index = base
    index.makeUnique(input)
  }

  mutating func run(_ count: Int) -> Int {
    var last = 0
    for place in input.arrivals.prefix(count) { last = index.insert(place) }
    return last
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    setUp()
    let last = run(count)
    return index.digest(input, probes: probes) &+ UInt64(last)
  }
}

/// Removes evenly distributed places from an index; an operation is one place.
struct RemoveWorkload<Index: EditableSpatialIndex>: Workload {
  let base: Index
  let input: GeoInput
  let operations: Int
  let stride: Int
  let probes: Int
  private var index: Index

  init(_ base: Index, _ input: GeoInput, operations: Int, stride: Int, probes: Int) {
    (self.base, self.input, self.operations, self.probes) = (base, input, operations, probes)
    self.stride = stride
    index = base
  }

  var isRepeatable: Bool { false }

  mutating func setUp() {
    index = base
    index.makeUnique(input)
  }

  mutating func run(_ count: Int) -> Int {
    var removed = 0
    for number in 0..<count where index.remove(number * stride) != nil { removed += 1 }
    return removed
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    setUp()
    let removed = run(count)
    return index.digest(input, probes: probes) &+ UInt64(removed)
  }
}

extension EditableSpatialIndex {
  /// Inserts a place and removes it again, so the next edit need not copy the storage.
  mutating func makeUnique(_ input: GeoInput) {
    let id = insert(input.queries[0])
    blackHole(remove(id))
  }

  mutating func edit(_ input: GeoInput) {
    let ids = Swift.stride(from: 0, to: input.points.count, by: 100)
    for (id, arrival) in zip(ids, input.arrivals) {
      blackHole(remove(id))
      blackHole(insert(arrival))
    }
  }
}
