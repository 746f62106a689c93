/// A part of a URL, such as a segment of its path, with percent escapes (RFC 3986, section 2).
package enum URLComponent {
  /// Returns a text in UTF-8 with everything escaped but `A–Z a–z 0–9 - . _ ~`.
  package static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if byte.isLetter || byte.isDigit || "-._~".utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text of a component, or `nil` if an escape is incomplete, or the bytes are not UTF-8.
  package static func decoded(_ component: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = component[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst()?.hexadecimal, let low = rest.popFirst()?.hexadecimal
        else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    // `String(validating:as:)` needs newer systems: what was repaired has other bytes.
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}

extension UInt8 {
  /// Whether the byte is a printable ASCII character that can be in a URL (RFC 3986, section 2).
  package var isOfURL: Bool {
    (0x21...0x7E).contains(self) && !#""<>\^`{|}"#.utf8.contains(self)
  }
}
