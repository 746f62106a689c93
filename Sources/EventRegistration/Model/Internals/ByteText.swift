/// A text that is compared and hashed by its bytes.
///
/// Comparing characters with long runs of combining marks takes quadratic time; comparing bytes
/// does not, and tells apart what is stored apart.
struct ByteText: Sendable {
  let string: String

  init(_ string: String) {
    self.string = string
  }
}

extension ByteText: Hashable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.string.hasSameBytes(as: rhs.string)
  }

  func hash(into hasher: inout Hasher) {
    for byte in string.utf8 { hasher.combine(byte) }
    // No byte of UTF-8: ends the text, so that two texts in a row are not hashed as their sum.
    hasher.combine(0xFF as UInt8)
  }
}

extension String {
  /// Whether another text has the same bytes.
  func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The text without the blanks, tabs and line breaks of ASCII at its ends.
  var trimmed: String {
    guard let first = utf8.firstIndex(where: { !$0.isBlank }),
      let last = utf8.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(Substring(utf8[first...last]))
  }
}

extension UInt8 {
  /// Whether the byte is a blank, a tab or a line break.
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
}
