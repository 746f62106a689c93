/// Bytes as text that a link can hold: Base64 with the URL-safe alphabet and without padding
/// (RFC 4648, section 5).
enum URLText {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
    var (bits, count) = (0, 0)
    for byte in bytes {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(alphabet[bits >> count & 63])
      }
      bits &= 1 << count - 1
    }
    if count > 0 { text.append(alphabet[bits << (6 - count) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a text, or `nil` if no bytes have it.
  static func decoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for character in text.utf8 {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
      bits &= 1 << count - 1
    }
    // What is left of the last character is less than a character, and zero.
    return count < 6 && bits == 0 ? bytes : nil
  }
}
