import Geo

/// A query of a spatial index, repeated for many centers.
struct GeoTask {
  /// Its name among the peers.
  let name: String

  /// The question.
  let question: Question

  /// The number by which the queries are divided for a million clustered places.
  let clusteredDivisor: Int

  enum Question {
    /// How many places lie within a radius?
    case count(Distance)
    /// Which places lie within a radius?
    case ids(Distance)
    /// Which places lie within a radius, and how far are they, nearest first?
    case places(Distance)
    /// Which places are the nearest, in order?
    case nearest(Int)
    /// Which places are the nearest, and how far are they, in order?
    case nearestPlaces(Int)
    /// How many places lie in the box?
    case box
    /// Which places come first by distance, taken one by one?
    case byDistance(Int)
    /// How many places lie within a radius of each of all centers, asked at once?
    case batch(Distance)
  }

  /// The tasks of the peers, in their order.
  static let all =
    within(.miles(5), "5mi", clusteredDivisor: 1)
    + within(.kilometers(50), "50km", clusteredDivisor: 4)
    + within(.kilometers(500), "500km", clusteredDivisor: 40)
    + [
      GeoTask(name: "knn-1", question: .nearest(1), clusteredDivisor: 1),
      GeoTask(name: "knn-10", question: .nearest(10), clusteredDivisor: 1),
      GeoTask(name: "knn-100", question: .nearest(100), clusteredDivisor: 1),
      GeoTask(name: "places-knn-10", question: .nearestPlaces(10), clusteredDivisor: 1),
      GeoTask(name: "box-count", question: .box, clusteredDivisor: 10),
    ]

  /// The tasks that the peers do not have.
  static let further = [
    GeoTask(name: "by-distance-20", question: .byDistance(20), clusteredDivisor: 1),
    GeoTask(name: "batch-count-5mi", question: .batch(.miles(5)), clusteredDivisor: 1),
  ]

  private static func within(
    _ radius: Distance, _ name: String, clusteredDivisor: Int
  ) -> [GeoTask] {
    [
      GeoTask(
        name: "count-\(name)", question: .count(radius), clusteredDivisor: clusteredDivisor),
      GeoTask(name: "ids-\(name)", question: .ids(radius), clusteredDivisor: clusteredDivisor),
      GeoTask(
        name: "places-\(name)", question: .places(radius), clusteredDivisor: clusteredDivisor),
    ]
  }

  /// Returns the number of `available` queries that the peers use; at least those of the prefix.
  func queryCount(
    available: Int, points: Int, isClustered: Bool, isQuick: Bool
  ) -> Int {
    let divisor = points > 100_000 && isClustered ? clusteredDivisor : 1
    return min(available, max(Self.prefix, available / divisor / (isQuick ? 10 : 1)))
  }

  /// Whether a query allocates no memory.
  var isAllocationFree: Bool {
    switch question {
    case .count, .ids, .nearest, .box: true
    case .places, .nearestPlaces, .byDistance, .batch: false
    }
  }

  /// The number of queries whose sum the peers print in addition to the sum of all.
  static let prefix = 20
}

extension SpatialIndex {
  /// Runs the first `count` queries and returns the number of results; this loop is timed.
  func answer(
    _ question: GeoTask.Question, _ input: GeoInput, count: Int, buffer: inout [Int]
  ) -> Int {
    var results = 0
    switch question {
    case .count(let radius):
      for query in input.queries.prefix(count) {
        results &+= self.count(within: radius, of: query)
      }
    case .ids(let radius):
      for query in input.queries.prefix(count) {
        buffer.removeAll(keepingCapacity: true)
        appendIDs(within: radius, of: query, to: &buffer)
        results &+= buffer.count
      }
    case .places(let radius):
      for query in input.queries.prefix(count) {
        results &+= places(within: radius, of: query).count
      }
    case .nearestPlaces(let limit):
      for query in input.queries.prefix(count) { results &+= nearest(limit, to: query).count }
    case .nearest(let limit):
      for query in input.queries.prefix(count) {
        buffer.removeAll(keepingCapacity: true)
        appendNearestIDs(limit, to: query, into: &buffer)
        results &+= buffer.count
      }
    case .box:
      for box in input.boxes.prefix(count) {
        results &+= self.count(in: box)
      }
    case .byDistance(let limit):
      for query in input.queries.prefix(count) {
        results &+= firstByDistance(limit, from: query).count
      }
    case .batch(let radius):
      let counts = self.counts(within: radius, ofEach: Array(input.queries.prefix(count)))
      for count in counts { results &+= count }
    }
    return results
  }

  /// Returns the peers' sum over the results of query number `index`, starting from 0.
  func checksum(_ question: GeoTask.Question, _ input: GeoInput, index: Int) -> UInt64 {
    var ids: [Int] = []
    var sum: UInt64 = 0
    switch question {
    case .count(let radius):
      sum = UInt64(count(within: radius, of: input.queries[index]))
    case .ids(let radius):
      appendIDs(within: radius, of: input.queries[index], to: &ids)
      for id in ids { sum &+= UInt64(id) }
    case .nearest(let limit):
      appendNearestIDs(limit, to: input.queries[index], into: &ids)
      sum = orderedSum(ids)
    case .places(let radius):
      sum = orderedSum(places(within: radius, of: input.queries[index]).map(\.id))
    case .nearestPlaces(let limit):
      sum = orderedSum(nearest(limit, to: input.queries[index]).map(\.id))
    case .box:
      sum = UInt64(count(in: input.boxes[index]))
    case .byDistance(let limit):
      sum = orderedSum(firstByDistance(limit, from: input.queries[index]))
    case .batch(let radius):
      let centers = [input.queries[index], input.queries[0]]
      sum = UInt64(counts(within: radius, ofEach: centers)[0])
    }
    return sum &* UInt64(index + 1)
  }

  private func orderedSum(_ ids: [Int]) -> UInt64 {
    ids.enumerated().reduce(0) { $0 &+ UInt64($1.offset + 1) &* UInt64($1.element) }
  }
}
