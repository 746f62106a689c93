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
