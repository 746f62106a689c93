/// A cell of the geohash grid, with a short text key for nearby places in a database without a
/// spatial index.
///
///     let key = Geohash(phoenix, length: 6)        // 9tbq39
///     let keys = [key] + key.neighbors              // covers the shorter side of a cell
///     let patterns = keys.map { "\($0)%" }          // for a query by prefix
///
/// Each cell consists of 32 cells whose geohash has one more character. Two places on different
/// sides of an edge may have no common prefix, so query the neighbors, too, and then measure the
/// distances.
public struct Geohash: Hashable, Sendable {
  /// The number of characters, in `1...12`.
  public let length: Int

  /// Five bits for each character, with the first character in the highest bits; the other bits are
  /// zero.
  private let bits: UInt64

  init(bits: UInt64, length: Int) {
    self.length = length
    self.bits = bits & ~(.max >> (5 * length))
  }

  /// Creates the cell that contains `place`, whose geohash has `length` characters.
  ///
  /// A length below 1 counts as 1, and one above 12 as 12. A cell with 12 characters is at most
  /// 3.8 cm by 1.9 cm in size.
  public init(_ place: Coordinate, length: Int) {
    let cell = GridCell(latitude: place.latitude, longitude: place.longitude)
    self.init(bits: cell.interleavedBits, length: min(max(length, 1), 12))
  }

  /// Creates a cell from a geohash of 1 to 12 characters, in uppercase or lowercase.
  ///
  /// - Throws: ``Geohash/Error``.
  public init(_ text: some StringProtocol) throws(Geohash.Error) {
    var bits: UInt64 = 0
    var length = 0
    for scalar in text.unicodeScalars {
      guard let value = Self.value(of: scalar) else { throw .invalidCharacter(scalar) }
      guard length < 12 else { throw .tooLong }
      length += 1
      bits |= UInt64(value) << (64 - 5 * length)
    }
    guard length > 0 else { throw .empty }
    self.init(bits: bits, length: length)
  }

  /// The area of the cell.
  public var box: BoundingBox { ZOrderCell(bits: bits, level: 5 * length).box }

  /// The cell with one fewer character that contains this one; `nil` for a single character.
  public var parent: Geohash? {
    length > 1 ? Geohash(bits: bits, length: length - 1) : nil
  }

  /// The cells of the same length around this one, clockwise from north: eight, or five for a cell
  /// at a pole.
  public var neighbors: [Geohash] {
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)].compactMap {
      neighbor(east: $0, north: $1)
    }
  }

  /// Returns the cell some steps to the east and to the north, or `nil` beyond a pole.
  private func neighbor(east: Int64, north: Int64) -> Geohash? {
    var cell = GridCell(interleavedBits: bits)
    let row = Int64(cell.row) + north << (32 - rowBits)
    guard let row = UInt32(exactly: row) else { return nil }
    cell.row = row
    // The last column is next to the first one.
    cell.column = UInt32(truncatingIfNeeded: Int64(cell.column) + east << (32 - columnBits))
    return Geohash(bits: cell.interleavedBits, length: length)
  }

  /// The number of bits of longitude, which come first.
  private var columnBits: Int { (5 * length + 1) / 2 }
  /// The number of bits of latitude.
  private var rowBits: Int { 5 * length / 2 }
}

extension Geohash: CustomStringConvertible {
  /// The characters of the geohash in lowercase.
  public var description: String {
    String(
      decoding: (1...length).map { position in
        Self.characters[Int(bits >> (64 - 5 * position) & 31)]
      }, as: UTF8.self)
  }

  /// The 32 characters: the digits, and the letters except a, i, l, and o.
  private static let characters = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)

  private static func value(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.isASCII else { return nil }
    let ascii = UInt8(truncatingIfNeeded: scalar.value)
    let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii)
    return characters.firstIndex(of: isUpper ? ascii + 32 : ascii)
  }
}

extension Geohash: Comparable {
  /// Orders geohashes as their texts.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.bits, lhs.length) < (rhs.bits, rhs.length)
  }
}

extension Geohash {
  /// The reason a text is not a ``Geohash``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text has more than 12 characters.
    case tooLong
    /// The character is neither a digit nor a letter other than a, i, l, and o.
    case invalidCharacter(Unicode.Scalar)
  }
}

extension Geohash.Error: CustomStringConvertible {
  /// A sentence that states the rule.
  public var description: String {
    switch self {
    case .empty: "A geohash must have at least 1 character."
    case .tooLong: "A geohash must have at most 12 characters."
    case .invalidCharacter:
      "A geohash must consist of the digits and the letters except a, i, l, and o."
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as its text, as in `"9tbq39"`. Decoding accepts what ``init(_:)`` accepts.
extension Geohash: Codable {
  /// Decodes a geohash from its text.
  ///
  /// - Throws: `DecodingError`, also if the text is not a geohash.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: error.description)
    }
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif
