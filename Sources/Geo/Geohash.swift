/// A cell of the geohash grid: a short key under which a database without a spatial index finds
/// what is near.
///
///     let key = Geohash(phoenix, length: 6)        // 9tbq39
///     let keys = [key] + key.neighbors              // covers the shorter side of a cell
///     let patterns = keys.map { "\($0)%" }          // for a query by prefix
///
/// A geohash of one more character is one of the 32 parts of its ``parent``. Two places beside the
/// same edge may share no prefix, so a search asks for the neighbors too, and then measures.
public struct Geohash: Hashable, Sendable {
  /// The number of characters, in `1...12`.
  public let length: Int

  /// Five bits a character, the first character in the highest of them; the other bits are zero.
  private let bits: UInt64

  private init(bits: UInt64, length: Int) {
    self.length = length
    self.bits = bits & ~(.max >> (5 * length))
  }

  /// Creates the cell of `length` characters that contains `place`.
  ///
  /// - Precondition: `length` is in `1...12`.
  public init(_ place: Coordinate, length: Int) {
    precondition((1...12).contains(length), "A geohash has 1 to 12 characters")
    self.init(bits: GridCell(place).interleavedBits, length: length)
  }

  /// Creates the cell that a text of 1 to 12 characters names, in either case.
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

  /// The cell's place on Earth.
  public var box: BoundingBox {
    let (columns, rows) = (columnBits, rowBits)
    let cell = GridCell(interleavedBits: bits)
    let last = GridCell(
      column: cell.column | .max >> columns, row: cell.row | .max >> rows)
    let next = (
      east: last.column == .max ? 180 : GridCell(column: last.column + 1, row: 0).west,
      north: last.row == .max ? 90 : GridCell(column: 0, row: last.row + 1).south
    )
    return BoundingBox(
      validSouth: cell.south, west: cell.west, north: next.north, east: next.east)
  }

  /// The cell of one character less that contains this one, or `nil` for one of a single character.
  public var parent: Geohash? {
    length > 1 ? Geohash(bits: bits, length: length - 1) : nil
  }

  /// The cells of the same length around this one, from the north clockwise: eight, or five at a
  /// pole, beyond which there is none.
  public var neighbors: [Geohash] {
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)].compactMap {
      neighbor(east: $0, north: $1)
    }
  }

  /// The cell some steps to the east and to the north, or `nil` beyond a pole.
  private func neighbor(east: Int64, north: Int64) -> Geohash? {
    var cell = GridCell(interleavedBits: bits)
    let row = Int64(cell.row) + north << (32 - rowBits)
    guard let row = UInt32(exactly: row) else { return nil }
    cell.row = row
    // Around the Earth, the last column is next to the first.
    cell.column = UInt32(truncatingIfNeeded: Int64(cell.column) + east << (32 - columnBits))
    return Geohash(bits: cell.interleavedBits, length: length)
  }

  /// The number of bits of longitude, which come first.
  private var columnBits: Int { (5 * length + 1) / 2 }
  /// The number of bits of latitude.
  private var rowBits: Int { 5 * length / 2 }
}

extension Geohash: CustomStringConvertible {
  /// The characters of the geohash, in lower case.
  public var description: String {
    String(
      decoding: (1...length).map { position in
        Self.characters[Int(bits >> (64 - 5 * position) & 31)]
      }, as: UTF8.self)
  }

  /// The 32 characters: digits, and letters but a, i, l and o.
  private static let characters = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)

  private static func value(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.isASCII else { return nil }
    let ascii = UInt8(truncatingIfNeeded: scalar.value)
    let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ascii)
    return characters.firstIndex(of: isUpper ? ascii + 32 : ascii)
  }
}

extension Geohash: Comparable {
  /// Orders geohashes as their texts sort.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.bits, lhs.length) < (rhs.bits, rhs.length)
  }
}

#if !hasFeature(Embedded)
/// Encoded as its text, `"9tbq39"`; decoding refuses what the initializer refuses.
extension Geohash: Codable {
  /// Decodes a geohash from its text.
  ///
  /// - Throws: `DecodingError`, also for a text that names no geohash.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is not a geohash")
    }
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif

extension Geohash {
  /// The reason a text names no ``Geohash``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// There are no characters.
    case empty
    /// There are more than twelve characters.
    case tooLong
    /// The character is not one of the alphabet: digits, and letters but a, i, l and o.
    case invalidCharacter(Unicode.Scalar)
  }
}
