import Essentials

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
