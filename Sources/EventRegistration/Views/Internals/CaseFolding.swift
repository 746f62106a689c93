extension Unicode.Scalar {
  /// Passes on the bytes of the scalar without the difference of case, until `isDone` says so.
  ///
  /// - Returns: Whether `isDone` did.
  @inline(__always)
  fileprivate func visitFolded(_ isDone: (UInt8) -> Bool) -> Bool {
    if value < 0x80 {
      let byte = UInt8(truncatingIfNeeded: value)
      return isDone((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return visitFoldedBeyondASCII(isDone)
  }

  private func visitFoldedBeyondASCII(_ isDone: (UInt8) -> Bool) -> Bool {
    guard properties.changesWhenCaseMapped else {
      return UTF8.encode(self)?.contains(where: isDone) ?? false
    }
    // In upper case letters become equal that are not in lower case, such as σ and ς; lower case
    // comes first because ẞ is its own upper case, but ß has another.
    return properties.lowercaseMapping.unicodeScalars.contains { lower in
      lower.properties.uppercaseMapping.unicodeScalars.contains { upper in
        upper.properties.lowercaseMapping.utf8.contains(where: isDone)
      }
    }
  }
}

extension String {
  /// The bytes of the text without differences of case.
  var caseFolded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      _ = scalar.visitFolded { byte in
        bytes.append(byte)
        return false
      }
    }
    return bytes
  }
}

/// A text that is looked for in others without regard to case.
///
/// Each byte is looked at once, and what matched so far is never read again: the search of Knuth,
/// Morris and Pratt, which takes linear time for every text.
struct CaseFoldedPattern {
  private let bytes: [UInt8]

  /// For each length of a match, less 1, the length of the longest shorter one at its end.
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

  /// Whether the pattern is a part of the text, as an empty one always is.
  func occurs(in text: String) -> Bool {
    if bytes.isEmpty { return true }
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
