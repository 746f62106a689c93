import Geo
import TestSupport
import Testing

/// Long sequences of edits that change where the places are.
@Suite("Point index: order and memory after edits", .tags(.memory)) struct PointIndexDriftTests {
  /// How the places of an index change.
  enum Drift: CaseIterable {
    case growth, worldwideAroundACity, moves, removal, sorted, oneSpot

    /// Returns a place to begin with.
    func start(using generator: inout SeededGenerator) throws -> Coordinate {
      func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      return switch self {
      case .growth, .moves, .removal:
        try Coordinate(latitude: random(-90...90), longitude: random(-180...180))
      case .worldwideAroundACity, .sorted:
        try Coordinate(latitude: random(33...33.5), longitude: random(-112...(-111.5)))
      case .oneSpot: try Coordinate(latitude: 33, longitude: -112)
      }
    }

    /// Returns a place for an edit, of which `progress` of all are done.
    func next(_ progress: Double, using generator: inout SeededGenerator) throws -> Coordinate {
      func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      return switch self {
      case .growth, .moves, .removal, .worldwideAroundACity:
        try Coordinate(latitude: random(-90...90), longitude: random(-180...180))
      case .sorted: try Coordinate(latitude: 20 + progress, longitude: -100 + 40 * progress)
      case .oneSpot: try Coordinate(latitude: 33, longitude: -112)
      }
    }
  }

  @Test(arguments: Drift.allCases)
  func cellsStayInOrder(drift: Drift) throws {
    var generator = SeededGenerator(seed: 31)
    let size = LongTest.size(30_000, small: 150)
    let places = try (0..<size).map { _ in try drift.start(using: &generator) }
    var index = PointIndex(places)
    var plain = PlainIndex(places: places)
    let edits = drift == .removal ? size : 2 * size
    for edit in 0..<edits {
      let place = try drift.next(Double(edit) / Double(edits), using: &generator)
      switch drift {
      case .growth, .worldwideAroundACity, .sorted, .oneSpot:
        #expect(index.insert(place) == plain.insert(place))
      case .moves:
        let id = Int.random(in: 0..<size, using: &generator)
        #expect(index.move(id, to: place) == plain.move(id, to: place))
      case .removal: #expect(index.remove(edit) == plain.remove(edit))
      }
      guard edit.isMultiple(of: edits / 20) else { continue }
      #expect(violatedInvariant(of: index) == nil)
    }
    #expect(violatedInvariant(of: index) == nil)
    for _ in 0..<5 {
      let center = try drift.next(.random(in: 0...1, using: &generator), using: &generator)
      let expected = plain.byDistance(from: center)
      #expect(index.nearest(40, to: center).map(\.id) == expected.prefix(40).map(\.id))
      let radius = expected.randomElement(using: &generator)?.distance ?? .zero
      #expect(
        index.count(within: radius, of: center) == expected.count { $0.distance <= radius })
    }
  }

  /// The slots of all blocks must not be mostly free, whatever the edits were.
  @Test(arguments: Drift.allCases)
  func memoryStaysProportionalToThePlaces(drift: Drift) throws {
    var generator = SeededGenerator(seed: 32)
    let size = LongTest.size(20_000, small: 150)
    var index = PointIndex(try (0..<size).map { _ in try drift.start(using: &generator) })
    for edit in 0..<(drift == .removal ? size * 9 / 10 : size) {
      let place = try drift.next(Double(edit) / Double(size), using: &generator)
      switch drift {
      case .growth, .worldwideAroundACity, .sorted, .oneSpot: index.insert(place)
      case .moves: #expect(index.move(edit, to: place) != nil)
      case .removal: index.remove(edit)
      }
    }
    let blocks = blockCount(of: index)
    #expect(blocks * 10 <= index.count + 60, "\(blocks) blocks for \(index.count) places")
  }
}
