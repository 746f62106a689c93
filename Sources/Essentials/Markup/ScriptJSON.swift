/// A JSON value that is safe in a script of an HTML page.
///
/// `<`, `>`, `&`, and the line separators of JavaScript are escaped, so that no text ends the script or
/// begins a comment in it, and so is what HTML does not allow.
package indirect enum ScriptJSON: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A number, as digits with a sign and a point.
  case number(String)
  /// True or false.
  case truth(Bool)
  /// Values in order.
  case list([Self])
  /// Members in order.
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: ScriptJSON

    package init(name: String, value: ScriptJSON) {
      self.name = name
      self.value = value
    }
  }

  /// The JSON text.
  package var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the JSON text.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text): Self.append(text, to: &bytes)
    case .number(let digits): bytes.append(contentsOf: digits.utf8)
    case .truth(let isTrue): bytes.append(contentsOf: (isTrue ? "true" : "false").utf8)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (place, value) in values.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a text between quotes.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: #"\""#.utf8)
      case "\\": bytes.append(contentsOf: #"\\"#.utf8)
      case "\t": bytes.append(contentsOf: #"\t"#.utf8)
      case "\n": bytes.append(contentsOf: #"\n"#.utf8)
      case "\r": bytes.append(contentsOf: #"\r"#.utf8)
      // Some readers drop U+FEFF at the beginning of a text.
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{FEFF}": escape(scalar, to: &bytes)
      default:
        if scalar.isControl || scalar.isNoncharacter {
          escape(scalar, to: &bytes)
        } else {
          bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for unit in UTF16.encode(scalar) ?? .init() {
      bytes.append(contentsOf: #"\u"#.utf8)
      for shift in [12, 8, 4, 0] {
        let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift) & 15)
        bytes.append(digit < 10 ? UInt8(ascii: "0") | digit : UInt8(ascii: "a") &+ digit &- 10)
      }
    }
  }
}

extension ScriptJSON {
  /// Returns an object of the members that have a value.
  package static func object(_ members: KeyValuePairs<String, ScriptJSON?>) -> Self {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// Returns a text, or `nil` for an empty one.
  package static func text(ifAny text: String) -> Self? { text.isEmpty ? nil : .text(text) }
}
