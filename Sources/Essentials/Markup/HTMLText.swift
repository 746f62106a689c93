/// Text escaped as HTML, which no parser reads as markup, in an element and between double quotes.
enum HTMLText {
  /// Appends a text with `&`, `<`, `>`, `"`, and `'` as character references.
  ///
  /// CR and CR LF become LF, as an HTML parser reads them. Other control characters and noncharacters,
  /// which HTML does not allow, become U+FFFD (HTML, "Preprocessing the input stream").
  static func append(_ text: String, to bytes: inout [UInt8]) {
    guard text.utf8.contains(where: needsCare) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append(contentsOf: "&amp;".utf8)
      case "<": bytes.append(contentsOf: "&lt;".utf8)
      case ">": bytes.append(contentsOf: "&gt;".utf8)
      case "\"": bytes.append(contentsOf: "&quot;".utf8)
      case "'": bytes.append(contentsOf: "&#39;".utf8)
      case "\r": bytes.append(UInt8(ascii: "\n"))
      case "\n": if !isAfterReturn { bytes.append(UInt8(ascii: "\n")) }
      default:
        let isAllowed = scalar == "\t" || !scalar.isControl && !scalar.isNoncharacter
        bytes.append(contentsOf: UTF8.encode(isAllowed ? scalar : "\u{FFFD}") ?? .init())
      }
      isAfterReturn = scalar == "\r"
    }
  }

  /// Whether a byte can belong to a character that is escaped.
  private static func needsCare(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, 0x7F, 0xC2, 0xEF...: true
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control character: U+0000–001F or U+007F–009F.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether the character is one of the 66 that never mean anything.
  var isNoncharacter: Bool {
    (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
  }
}
