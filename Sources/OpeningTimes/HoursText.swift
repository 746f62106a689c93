import Essentials

/// A text in the signs of the specification, with the place of each byte in the text as it was typed.
///
/// People paste from web pages, mails, and tables. A sign that looks like one of the specification
/// has one reading, so it is read with a warning: dashes as "-", blanks and underscores as spaces, signs and
/// digits of other scripts and widths as those of ASCII. Invisible marks are left out. A line end stays a line
/// end ("\n"), and a bullet between rules becomes one. Comments keep their signs.
struct HoursText {
  private(set) var bytes: [UInt8]
  private(set) var warnings: [OpeningHours.Warning] = []
  /// The offset at which each byte was typed, and the end of the text; `nil` if nothing was replaced.
  private var offsets: [Int]?

  init(_ text: String) {
    bytes = Array(text.utf8.prefix(OpeningHours.maximumLength + 1))
    let isUsual = bytes.allSatisfy {
      $0 < 0x80 && $0 != UInt8(ascii: "~") && $0 != UInt8(ascii: "_")
        && ($0 >= 0x20 || $0 == UInt8(ascii: "\t"))
    }
    if !isUsual, bytes.count <= OpeningHours.maximumLength { replaceSigns(of: text) }
  }

  /// Whether a byte belongs to a letter, of any script.
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte >= 0x80
  }

  /// The place in the text as it was typed.
  func offset(of index: Int) -> Int { offsets?[index] ?? index }

  /// The place of the first letter.
  var firstLetter: Int {
    offset(of: bytes.firstIndex { $0 | 0x20 >= UInt8(ascii: "a") && $0 != 0x7F } ?? 0)
  }

  /// The error of a text with several readings.
  var ambiguous: OpeningHours.Error { OpeningHours.Error(kind: .ambiguous, offset: firstLetter) }

  /// Whether a letter of ASCII stands alone.
  var hasLoneLetter: Bool {
    bytes.indices.contains { index in
      func isLetter(_ index: Int) -> Bool {
        bytes.indices.contains(index) && Self.isLetter(bytes[index])
      }
      return isLetter(index) && !isLetter(index - 1) && !isLetter(index + 1)
    }
  }

  /// The kind of quotation mark that closes a comment.
  private enum Quotes { case straight, curly }

  private mutating func replaceSigns(of text: String) {
    bytes.removeAll(keepingCapacity: true)
    var offsets: [Int] = []
    var offset = 0
    var comment: Quotes?
    for scalar in text.unicodeScalars {
      let count = UTF8.width(scalar)
      var sign = comment == .straight && scalar != "\"" ? scalar : Self.sign(for: scalar)
      if sign == "\"" {
        comment = comment == nil ? scalar == "\"" ? .straight : .curly : nil
      } else if comment != nil {
        sign = scalar
      }
      if let sign {
        let typed = sign.utf8
        bytes.append(contentsOf: typed)
        offsets.append(contentsOf: repeatElement(offset, count: typed.count))
      }
      if sign != scalar || scalar == "\n" {
        warnings.append(OpeningHours.Warning(kind: .sign, range: offset..<(offset + count)))
      }
      offset += count
    }
    offsets.append(offset)
    self.offsets = offsets
  }

  /// Returns the sign of the specification that a scalar looks like, the scalar itself if it is one or a
  /// letter, or `nil` if it shows nothing.
  private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: "\n"
    case 0xB7, 0x2022, 0x2023, 0x2027, 0x2219, 0x25A0, 0x25AA, 0x25CB, 0x25CF, 0x25E6, 0x30FB: "\n"
    case 0x7E, 0x2043, 0x2053, 0x223C, 0x2500, 0x301C, 0x30FC, 0xFF5E: "-"
    case 0x5F, 0xFF3F: " "
    case ..<0x80: scalar
    case 0x201C...0x201F, 0xFF02, 0xAB, 0xBB, 0x300C...0x300F: "\""
    case 0x02D0, 0x2236, 0xA789, 0xFE55: ":"
    case 0x060C, 0x3001, 0xFE50: ","
    case 0x037E, 0x061B, 0xFE54: ";"
    case 0x2044, 0x2215: "/"
    case 0x2024, 0xFE52: "."
    case 0xFE59: "("
    case 0xFE5A: ")"
    case 0xFE60: "&"
    case 0xFE62: "+"
    case 0xD7: "x"
    default: scalar.plain
    }
  }
}
