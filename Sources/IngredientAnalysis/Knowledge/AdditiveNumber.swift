import Essentials

/// The number of a food additive, such as E 160a(ii): digits, a letter, and a roman numeral.
///
/// The E numbers of the European Union and the International Numbering System of the Codex
/// Alimentarius (CXG 36-1989) share the digits.
public struct AdditiveNumber: Hashable, Sendable, CustomStringConvertible {
  /// The digits, in `100...1599`.
  public let digits: Int
  /// The letter after the digits, in lower case, or `nil`.
  public let letter: Character?
  /// The roman numeral after the letter, as a number in `1...9`, or `nil`.
  public let subtype: Int?

  private static let numerals: [StaticString] = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix",
  ]

  /// Reads a number with its prefix, such as `E 330`, `e-160a(ii)`, or `INS 471`, or returns `nil`.
  public init?(_ text: String) { self.init(text.utf8) }

  init?(_ bytes: some Collection<UInt8>) {
    var rest: ContiguousArray<UInt8> = []
    for byte in bytes {
      guard byte < 0x80, rest.count < 16 else { return nil }
      let folded = FoldingTable.fold(ascii: byte)
      if folded != 0x20 { rest.append(folded) }
    }
    let prefixes: [StaticString] = ["ins", "sin", "e"]
    for prefix in prefixes where Self.starts(rest, with: prefix) {
      self.init(folded: rest.dropFirst(prefix.utf8CodeUnitCount))
      return
    }
    return nil
  }

  /// Reads the text behind the prefix, folded and without spaces.
  init?(folded bytes: some Collection<UInt8>) {
    var digits = 0
    var count = 0
    var rest = bytes[...]
    while let byte = rest.first, (0x30...0x39).contains(byte), count < 5 {
      digits = digits * 10 + Int(byte - 0x30)
      count += 1
      rest = rest.dropFirst()
    }
    guard (3...4).contains(count), (100...1599).contains(digits) else { return nil }
    var letter: UInt8?
    if let byte = rest.first, (0x61...0x68).contains(byte) {
      letter = byte
      rest = rest.dropFirst()
    }
    var subtype: Int?
    if !rest.isEmpty {
      guard let place = Self.numerals.firstIndex(where: { Self.equals(rest, $0) }) else {
        return nil
      }
      subtype = place + 1
    }
    self.digits = digits
    self.letter = letter.map { Character(Unicode.Scalar($0)) }
    self.subtype = subtype
  }

  private static func equals(_ bytes: some Collection<UInt8>, _ word: StaticString) -> Bool {
    bytes.count == word.utf8CodeUnitCount && starts(bytes, with: word)
  }

  private static func starts(_ bytes: some Collection<UInt8>, with word: StaticString) -> Bool {
    word.withUTF8Buffer { buffer in unsafe bytes.starts(with: buffer) }
  }

  /// The number as the European Union writes it, such as `E160a(ii)`.
  public var description: String {
    let subtype = numeral.isEmpty ? "" : "(\(numeral))"
    return "E\(digits)\(letter.map(String.init) ?? "")\(subtype)"
  }

  /// The roman numeral, or an empty text.
  var numeral: String { subtype.map { "\(Self.numerals[$0 - 1])" } ?? "" }
}
