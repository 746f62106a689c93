import Geo
import TestSupport
import Testing

/// Concurrent queries of one index, while other tasks edit copies of it.
@Suite("Spatial index: concurrent queries", .tags(.concurrent)) struct SharedIndexTests {
  /// The queries of one task.
  private struct Question {
    let center: Coordinate
    let box: BoundingBox

    /// Returns all results as one list of IDs.
    func answers(of index: PointIndex) -> [Int] {
      let radius = Distance.kilometers(2000)
      return [index.count(within: radius, of: center), index.count(in: box)]
        + index.ids(within: radius, of: center) + index.ids(in: box)
        + index.nearest(40, to: center).map(\.id)
        + index.byDistance(from: center).prefix(40).map(\.id)
    }
  }

  @Test(arguments: LongTest.seeds(4))
  func concurrentTasksGetTheSameResultsAsSequentialOnes(seed: Int) async throws {
    var generator = SeededGenerator(seed: seed)
    let (places, _) = try PlaceSet.uniform.make(
      count: LongTest.size(2000, small: 300), using: &generator)
    let (centers, _) = try PlaceSet.uniform.make(
      count: LongTest.size(32, small: 6), using: &generator)
    let index = PointIndex(places)
    let questions = try centers.map { center in
      Question(
        center: center,
        box: try BoundingBox(
          southwest: Coordinate(latitude: -60, longitude: center.longitude),
          northeast: Coordinate(latitude: 60, longitude: -center.longitude)))
    }
    let expected = questions.map { $0.answers(of: index) }
    let expectedOfCopies = questions.indices.map { Self.edited(index, by: $0, centers).bytes }

    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in questions.indices {
        group.addTask {
          for _ in 0..<3 { #expect(questions[number].answers(of: index) == expected[number]) }
        }
        group.addTask {
          let copy = Self.edited(index, by: number, centers)
          #expect(copy.bytes == expectedOfCopies[number])
          #expect(copy.ids(within: .meters(.infinity), of: centers[0]).count == copy.count)
        }
      }
      try await group.waitForAll()
    }
    #expect(questions.map { $0.answers(of: index) } == expected)
  }

  /// Returns a copy in which some places are replaced.
  private static func edited(
    _ index: PointIndex, by number: Int, _ centers: [Coordinate]
  ) -> PointIndex {
    var copy = index
    for id in stride(from: number, to: index.count, by: 23) { copy.remove(id) }
    for center in centers { for _ in 0...number { copy.insert(center) } }
    return copy
  }
}
