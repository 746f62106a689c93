/// An absolute URL to which a button or a link of an app may lead.
///
///     DestinationURL("HTTPS://Example.com/A")?.text   // "https://example.com/A"
///     DestinationURL("http://example.com")?.text      // "https://example.com"
///     DestinationURL("javascript:alert(1)")           // nil
///
/// Only ``schemes`` are allowed, none of which runs a program. An invalid text is refused as a
/// whole: nothing is removed to make it valid, because a browser that removes other characters
/// would read another URL.
public struct DestinationURL: Hashable, Sendable {
  /// The URL in its normal form: the scheme and the host are in lowercase, and `http` became `https`.
  public let text: String

  /// The schemes of destinations, in lowercase.
  public static var schemes: Set<String> { ["https", "http", "tel", "sms", "mailto", "geo"] }

  /// The maximum length of a URL, in bytes: 2,000.
  public static var maximumLength: Int { 2_000 }

  /// Creates a destination, or returns `nil` if the text is not one.
  ///
  /// A URL has at most ``maximumLength`` bytes, the characters that RFC 3986 allows, and complete percent
  /// escapes, none of which stands for a control character.
  ///
  /// - `https` and `http` need two slashes and the name of a host. A user name, a port, and an IP address
  ///   are refused: they hide from people where a link leads.
  /// - `tel` and `sms` need one telephone number of 1 to 15 digits, which can have a plus sign before it,
  ///   hyphens, points, and parentheses, and parameters such as `;ext=12` (RFC 3966). Letters are not digits,
  ///   and a pause or a second number is not part of a number.
  /// - `mailto` needs one mail address (RFC 6068).
  /// - `geo` needs two coordinates (RFC 5870).
  ///
  /// - Complexity: O(*n*)
  public init?(_ text: String) {
    let url = Array(text.utf8.prefix(Self.maximumLength + 1))
    guard url.count <= Self.maximumLength, url.allSatisfy({ $0.isOfURL }),
      Self.areEscapesComplete(url), let colon = url.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let scheme = String(decoding: url[..<colon], as: UTF8.self).lowercased()
    let rest = url[colon...].dropFirst()
    switch scheme {
    case "https", "http":
      guard rest.starts(with: "//".utf8) else { return nil }
      let host = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
      guard Self.isHost(host) else { return nil }
      self.text =
        "https://" + String(decoding: host, as: UTF8.self).lowercased()
        + String(decoding: rest[host.endIndex...], as: UTF8.self)
      return
    case "tel": guard Self.isNumber(rest) else { return nil }
    case "sms": guard Self.isNumber(rest.prefix { $0 != UInt8(ascii: "?") }) else { return nil }
    case "mailto": guard Self.isAddress(rest) else { return nil }
    case "geo": guard Self.areCoordinates(rest) else { return nil }
    default: return nil
    }
    self.text = scheme + ":" + String(decoding: rest, as: UTF8.self)
  }

  /// Creates a destination from a text that is known to be in the normal form.
  package init(known text: String) { self.text = text }

  /// Returns the destination of a stored link, or `nil` if it is not one.
  ///
  /// Links that were stored before letters, pauses, and second numbers were refused in `tel` and `sms` become
  /// the link of their first number.
  package static func stored(_ text: String) -> Self? {
    if let url = Self(text) { return url }
    let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    let name = String(decoding: scheme, as: UTF8.self).lowercased()
    guard name == "tel" || name == "sms" else { return nil }
    let number = text.utf8[scheme.endIndex...].dropFirst().prefix { $0 != UInt8(ascii: "?") }
    let query = text.utf8[number.endIndex...]
    var digits = 0
    let first = number.prefix { byte in
      digits += byte.isDigit ? 1 : 0
      return digits <= 15 && (byte.isDigit || "+-.()".utf8.contains(byte))
    }
    let link = try? USPhoneNumber(String(decoding: number, as: UTF8.self)).telephoneLink
    return Self(
      name + (link.map { String($0.dropFirst(3)) } ?? ":" + String(decoding: first, as: UTF8.self))
        + String(decoding: query, as: UTF8.self))
  }

  /// The scheme.
  public var scheme: Substring { text.prefix { $0 != ":" } }

  /// The name of the host of a web page, or `nil` for another destination.
  public var host: Substring? {
    guard scheme == "https" else { return nil }
    return text.dropFirst(8).prefix { !"/?#".contains($0) }
  }
}

extension DestinationURL {
  /// Whether bytes are the name of a host: labels of letters, digits, hyphens, and underscores between
  /// dots, of which the last one is not a number, as it is in an IP address (WHATWG URL, "ends in a number
  /// checker").
  package static func isHost(_ bytes: some Collection<UInt8>) -> Bool {
    guard (1...253).contains(bytes.count) else { return false }
    let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let last = labels.last?.first, !last.isDigit else { return false }
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != UInt8(ascii: "-")
        && label.allSatisfy {
          $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
    }
  }

  /// Whether each percent sign precedes two hexadecimal digits of a byte that is not a control
  /// character.
  private static func areEscapesComplete(_ url: [UInt8]) -> Bool {
    for (place, byte) in url.enumerated() where byte == UInt8(ascii: "%") {
      let digits = url[place...].dropFirst().prefix(2)
      guard digits.count == 2, let high = digits.first?.hexadecimal,
        let low = digits.last?.hexadecimal
      else { return false }
      let escaped = high << 4 | low
      guard escaped >= 0x20, escaped != 0x7F else { return false }
    }
    return true
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard let number = parts.first,
      number.first.map({ $0.isDigit || "+(".utf8.contains($0) }) == true,
      areDigits(number.first == UInt8(ascii: "+") ? number.dropFirst() : number, atMost: 15)
    else { return false }
    var hasExtension = false
    return parts.dropFirst().allSatisfy { parameter in
      let pair = parameter.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
      guard pair.count == 2, let name = pair.first, name.first?.isLetter == true,
        name.allSatisfy({ $0.isDigit || $0.isLetter || $0 == UInt8(ascii: "-") }),
        let value = pair.last, !value.isEmpty
      else { return false }
      if String(decoding: name, as: UTF8.self).lowercased() == "ext" {
        defer { hasExtension = true }
        return !hasExtension && areDigits(value, atMost: .max)
      }
      return value.allSatisfy { $0.isDigit || $0.isLetter || "+-._~()%".utf8.contains($0) }
    }
  }

  /// Whether bytes are digits, with signs between them that people read and a telephone skips.
  private static func areDigits(_ bytes: ArraySlice<UInt8>, atMost limit: Int) -> Bool {
    (1...limit).contains(bytes.count { $0.isDigit })
      && bytes.allSatisfy { $0.isDigit || "-.()".utf8.contains($0) }
  }

  private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.prefix { $0 != UInt8(ascii: "?") }
      .split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let domain = parts.last else { return false }
    return !name.isEmpty && name.allSatisfy { !"/,;:#[]".utf8.contains($0) } && isHost(domain)
  }

  private static func areCoordinates(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.prefix { !";?".utf8.contains($0) }
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { part in
        let digits = part.first == UInt8(ascii: "-") ? part.dropFirst() : part
        return digits.first?.isDigit == true && digits.last?.isDigit == true
          && digits.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
          && digits.count { $0 == UInt8(ascii: ".") } <= 1
      }
  }
}

extension DestinationURL: CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}
