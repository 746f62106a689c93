/// An answer to the page, which is written as JSON.
public enum JSON {
  case null
  case flag(Bool)
  case integer(Int)
  /// A number with six decimals.
  case decimal(Double)
  case text(String)
  case array([JSON])
  case object([(StaticString, JSON)])

  /// A text, or null.
  public static func optional(_ text: String?) -> JSON { text.map(JSON.text) ?? .null }

  /// The JSON text in UTF-8.
  public var bytes: ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout ContiguousArray<UInt8>) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .flag(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .integer(let number): bytes.append(contentsOf: String(number).utf8)
    case .decimal(let number): Self.write(number, to: &bytes)
    case .text(let text): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (position, element) in elements.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (position, (name, value)) in fields.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(name.description, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ number: Double, to bytes: inout ContiguousArray<UInt8>) {
    guard abs(number) < 1e12 else { return bytes.append(contentsOf: "null".utf8) }
    let millionths = Int64((number * 1_000_000).rounded())
    if millionths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    bytes.append(contentsOf: String(whole).utf8)
    guard rest > 0 else { return }
    var digits = ContiguousArray(String(1_000_000 + rest).utf8)
    digits[0] = UInt8(ascii: ".")
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    bytes.append(contentsOf: digits)
  }

  private static func write(_ text: String, to bytes: inout ContiguousArray<UInt8>) {
    let hexadecimal = ContiguousArray("0123456789abcdef".utf8)
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<32:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(hexadecimal[Int(byte >> 4)])
        bytes.append(hexadecimal[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Creates an object with fields in the order of the literal.
  public init(dictionaryLiteral elements: (StaticString, JSON)...) { self = .object(elements) }
}
