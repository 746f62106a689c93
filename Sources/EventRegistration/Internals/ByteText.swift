/// A text that is compared and hashed by its bytes.
///
/// Comparing the characters of texts with long runs of combining marks takes quadratic time.
/// Comparing bytes takes linear time, and texts are equal only if their stored forms are equal.
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
    // This byte never occurs in UTF-8. It ends the text, so that two texts in a row do not hash like
    // their concatenation.
    hasher.combine(0xFF as UInt8)
  }
}

extension String {
  /// Whether another text has the same bytes.
  func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The text without ASCII whitespace at its ends.
  var trimmed: String {
    guard let first = utf8.firstIndex(where: { !$0.isWhitespace }),
      let last = utf8.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(Substring(utf8[first...last]))
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII space, tab, or line break.
  fileprivate var isWhitespace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
}
