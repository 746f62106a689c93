import Essentials

extension String {
  /// The text without spaces and control characters at its ends.
  ///
  /// A text in which nothing is visible becomes empty.
  @inline(never) var trimmed: String {
    // Most texts begin and end with visible ASCII, and are not copied then.
    if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII {
      return self
    }
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isSpace }),
      let last = scalars.lastIndex(where: { !$0.isSpace }),
      !scalars[first...last].allSatisfy({ $0.isSpace || $0.isInvisible })
    else { return "" }
    return String(scalars[first...last])
  }

  /// The text with a space in place of each run of line breaks and other control characters.
  @inline(never) var onOneLine: String {
    if utf8.allSatisfy({ $0 == 0x20 || $0.isVisibleASCII }) { return self }
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.split(whereSeparator: \.isControl).map(String.init)
      .joined(separator: " ")
  }

  /// The text with a line feed in place of each line break of any kind.
  var withLineFeeds: String {
    var text = ""
    text.reserveCapacity(utf8.count)
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A where previous == "\r": break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: text.unicodeScalars.append("\n")
      default: text.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return text
  }
}

extension Substring {
  /// Whether the text starts with two slashes and a host, without a user name.
  var startsWithHost: Bool {
    guard hasPrefix("//") else { return false }
    let authority = dropFirst(2).prefix { !"/?#".contains($0) }
    let host = authority.prefix { $0 != ":" }
    return !host.isEmpty && !authority.contains("@")
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, digit, or mark.
  fileprivate var isVisibleASCII: Bool { 0x21...0x7E ~= self }

  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte can be part of a URI (RFC 3986, 2).
  var isAllowedInURI: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: isDigit || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(self)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, among which are most line breaks, or separates lines
  /// or paragraphs.
  fileprivate var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
  }

  /// Whether the scalar is a space of any script, a space without a width, or a control character.
  fileprivate var isSpace: Bool {
    if value < 0x80 { return value <= 0x20 || value == 0x7F }
    switch value {
    case 0x180E, 0x200B, 0x2060, 0xFEFF: return true
    default: return isControl || isBlank
    }
  }
}
