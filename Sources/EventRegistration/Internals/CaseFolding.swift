import Essentials

extension Unicode.Scalar {
  /// Calls `isDone` with each byte of the case-folded scalar until it returns `true`.
  ///
  /// - Returns: Whether `isDone` returned `true`.
  @inline(__always)
  fileprivate func visitFolded(_ isDone: (UInt8) -> Bool) -> Bool {
    if value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: value)
      return isDone((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return visitFoldedBeyondASCII(isDone)
  }

  private func visitFoldedBeyondASCII(_ isDone: (UInt8) -> Bool) -> Bool {
    if let digit = decimalDigit { return isDone(UInt8(ascii: "0") + digit) }
    // In Turkish, İ is the capital of i, and ı the small letter of I.
    if value == 0x130 || value == 0x131 { return isDone(UInt8(ascii: "i")) }
    // Wide letters and signs are as wide as others.
    if let narrow = Unicode.Scalar(value &- 0xFEE0), (0x21...0x7E).contains(narrow.value) {
      return narrow.visitFolded(isDone)
    }
    guard properties.changesWhenCaseMapped else {
      return UTF8.encode(self)?.contains(where: isDone) ?? false
    }
    // Uppercase makes letters equal that differ in lowercase, such as σ and ς. Lowercase comes
    // first because the uppercase of ẞ is ẞ, but that of ß is SS.
    return properties.lowercaseMapping.unicodeScalars.contains { lower in
      lower.properties.uppercaseMapping.unicodeScalars.contains { upper in
        upper.properties.lowercaseMapping.utf8.contains(where: isDone)
      }
    }
  }
}

extension String {
  /// The bytes of the case-folded text.
  var caseFolded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      // The dot of İ, encoded apart from it.
      let isDot = scalar.value == 0x307 && (last == "I" || last == "i")
      last = scalar
      if isDot { continue }
      _ = scalar.visitFolded { byte in
        bytes.append(byte)
        return false
      }
    }
    return bytes
  }
}

/// A text to search for in other texts, whose letters can differ in case, width, and how they are encoded, and
/// whose digits can be of any script.
///
/// This is the algorithm of Knuth, Morris, and Pratt: it takes linear time for every text.
struct CaseFoldedPattern {
  private let bytes: [UInt8]

  /// For each match length minus 1, the length of the longest shorter match at its end.
  private let fallbacks: [Int]

  init(_ text: String) {
    let bytes = text.caseFolded
    var fallbacks = [Int](repeating: 0, count: bytes.count)
    var matched = 0
    for index in bytes.indices.dropFirst() {
      while matched > 0, bytes[index] != bytes[matched] { matched = fallbacks[matched - 1] }
      if bytes[index] == bytes[matched] { matched += 1 }
      fallbacks[index] = matched
    }
    self.bytes = bytes
    self.fallbacks = fallbacks
  }

  /// Whether the text contains the pattern; an empty pattern is in every text.
  func occurs(in text: String) -> Bool {
    if bytes.isEmpty { return true }
    // Letters beyond ASCII can be encoded in several ways, so whole characters are compared.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return !String(decoding: text.caseFolded, as: UTF8.self)
        .occurrences(of: String(decoding: bytes, as: UTF8.self)).isEmpty
    }
    var matched = 0
    return text.unicodeScalars.contains { scalar in
      scalar.visitFolded { byte in
        while matched > 0, byte != bytes[matched] { matched = fallbacks[matched - 1] }
        if byte == bytes[matched] { matched += 1 }
        return matched == bytes.count
      }
    }
  }
}
