import Geo
import TestSupport
import Testing

@Suite("Point index: stored bytes", .tags(.memory)) struct PointIndexBytesTests {
  /// Version 1 of an index of four places, the second of them removed.
  private static let golden: [UInt8] = [
    0x47, 0x50, 0x49, 0x58, 0x01, 0x00, 0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x61, 0xC3, 0xD3, 0x2B, 0x65, 0xB9, 0x40, 0x40, 0xDB, 0xF9, 0x7E, 0x6A, 0xBC, 0x04, 0x5C, 0xC0,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xF8, 0x7F, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xF8, 0x7F,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x56, 0xC0, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80, 0x66, 0x40,
    0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80,
    0xB3, 0x08, 0x80, 0xE7, 0x7F, 0xC5, 0x9E, 0x3F,
  ]

  private static func goldenIndex() throws -> PointIndex {
    var index = PointIndex([
      try Coordinate(latitude: 33.4484, longitude: -112.0740),
      try Coordinate(latitude: 1, longitude: 2),
      try Coordinate(latitude: -90, longitude: 180),
      try Coordinate(latitude: .leastNonzeroMagnitude, longitude: -0.0),
    ])
    index.remove(1)
    return index
  }

  @Test func theGoldenBytesReadAndWriteBack() throws {
    let index = try Self.goldenIndex()
    #expect(index.bytes == Self.golden)
    let read = try PointIndex(bytes: Self.golden)
    #expect(read.bytes == Self.golden)
    #expect(read.idRange == 0..<4 && read.count == 3)
    #expect(read.idRange.map { read[$0] } == index.idRange.map { index[$0] })
  }

  @Test(arguments: PlaceSet.allCases)
  func anIndexReadsBackWithItsIDs(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 11)
    let (places, centers) = try set.make(count: 400, using: &generator)
    var index = PointIndex(places)
    for id in index.idRange where Bool.random(using: &generator) { index.remove(id) }
    var read = try PointIndex(bytes: index.bytes)
    #expect(read.bytes == index.bytes)
    #expect(read.idRange == index.idRange && read.count == index.count)
    #expect(read.idRange.map { read[$0] } == index.idRange.map { index[$0] })
    for center in centers { #expect(read.nearest(9, to: center) == index.nearest(9, to: center)) }
    // The next ID is the same as without saving.
    #expect(read.insert(centers[0]) == index.insert(centers[0]))
    #expect(read.bytes == index.bytes)
  }

  @Test func everyChangedBitIsDetected() throws {
    for position in Self.golden.indices {
      for bit in 0..<8 {
        var bytes = Self.golden
        bytes[position] ^= 1 << UInt8(bit)
        let error = #expect(throws: PointIndex.Error.self) { try PointIndex(bytes: bytes) }
        switch position {
        case 0..<4:
          #expect(error == .notAnIndex)
        case 4..<8:
          let version = bytes[4...7].reversed().reduce(0) { $0 << 8 | Int($1) }
          #expect(error == (version == 0 ? .notAnIndex : .newerVersion(UInt32(version))))
        case 8..<16:
          let isMore = bytes[position] > Self.golden[position]
          #expect(error == (isMore ? .truncated : .trailingBytes))
        default:
          #expect(error == .damaged)
        }
      }
    }
  }

  @Test func missingAndAdditionalBytesAreDetected() {
    for length in 0..<Self.golden.count {
      let expected: PointIndex.Error = length < 4 ? .notAnIndex : .truncated
      #expect(throws: expected) { try PointIndex(bytes: Array(Self.golden.prefix(length))) }
    }
    for count in 1...17 {
      let bytes = Self.golden + [UInt8](repeating: 0, count: count)
      #expect(throws: PointIndex.Error.trailingBytes) { try PointIndex(bytes: bytes) }
    }
  }

  @Test(arguments: [5, 1 << 27, 1 << 59, 1 << 60, 1 << 63, UInt64.max / 16, .max])
  func aCountThatExceedsTheBytesIsRefused(count: UInt64) {
    var bytes = Self.golden
    for index in 0..<8 { bytes[8 + index] = UInt8(truncatingIfNeeded: count >> (8 * index)) }
    #expect(throws: PointIndex.Error.truncated) { try PointIndex(bytes: bytes) }
  }

  @Test(
    arguments: [
      (90.0.nextUp, 0), (0, Double(-180).nextDown), (.infinity, 0), (0, -.infinity), (.nan, 0),
      (0, .nan),
    ])
  func anInvalidCoordinateIsRefusedWithItsID(latitude: Double, longitude: Double) {
    let coordinates = [1, 2, latitude, longitude, 91, 91].flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) }
    }
    #expect(throws: PointIndex.Error.invalidCoordinate(id: 1)) {
      try PointIndex(bytes: sealedIndex(of: coordinates))
    }
  }

  @Test func anyTwoNaNsAreARemovedPlace() throws {
    let coordinates = [UInt64.max, 0xFFF0_0000_0000_0001].flatMap { bits in
      (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    }
    let index = try PointIndex(bytes: sealedIndex(of: coordinates))
    #expect(index.idRange == 0..<1 && index.isEmpty && index[0] == nil)
    // They are written as quiet NaNs.
    var same = PointIndex([try Coordinate(latitude: 0, longitude: 0)])
    same.remove(0)
    #expect(index.bytes == same.bytes)
  }
}
