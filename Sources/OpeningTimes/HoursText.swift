/// A text in the signs of the specification, with the place of each byte in the text as it was typed.
///
/// People paste from web pages, mails, and tables. A sign that looks like one of the specification
/// has one reading, so it is read with a warning: dashes as "-", blanks as spaces, signs and digits of
/// other scripts and of full width as those of ASCII. Invisible marks are nothing, and a line end
/// stays a line end ("\n"). Comments keep their signs.
struct HoursText {
  private(set) var bytes: [UInt8]
  private(set) var warnings: [OpeningHours.Warning] = []
  /// The offset at which each byte was typed, and the end of the text; `nil` if nothing was replaced.
  private var offsets: [Int]?

  init(_ text: String) {
    bytes = Array(text.utf8.prefix(OpeningHours.maximumLength + 1))
    let isUsual = bytes.allSatisfy {
      $0 < 0x80 && $0 != UInt8(ascii: "~") && ($0 >= 0x20 || $0 == UInt8(ascii: "\t"))
    }
    if !isUsual, bytes.count <= OpeningHours.maximumLength { replaceSigns(of: text) }
  }

  /// The place in the text as it was typed.
  func offset(of index: Int) -> Int { offsets?[index] ?? index }

  /// The place of the first letter.
  var firstLetter: Int {
    offset(of: bytes.firstIndex { $0 | 0x20 >= UInt8(ascii: "a") && $0 != 0x7F } ?? 0)
  }

  /// What closes a comment.
  private enum Quotes { case straight, curly }

  private mutating func replaceSigns(of text: String) {
    bytes.removeAll(keepingCapacity: true)
    var offsets: [Int] = []
    var offset = 0
    var comment: Quotes?
    for scalar in text.unicodeScalars {
      let typed = scalar.utf8
      let sign: UInt8?
      if comment == nil || scalar == "\"" || comment == .curly {
        sign = Self.sign(for: scalar)
      } else {
        sign = nil
      }
      var isKept = true
      if sign == UInt8(ascii: "\"") {
        comment = comment == nil ? scalar == "\"" ? .straight : .curly : nil
        isKept = scalar == "\""
      } else if comment == nil {
        isKept = sign == nil && !Self.isNothing(scalar)
      }
      if isKept {
        bytes.append(contentsOf: typed)
        offsets.append(contentsOf: repeatElement(offset, count: typed.count))
      } else {
        if let sign {
          bytes.append(sign)
          offsets.append(offset)
        }
        warnings.append(
          OpeningHours.Warning(kind: .sign, range: offset..<(offset + typed.count)))
      }
      offset += typed.count
    }
    offsets.append(offset)
    self.offsets = offsets
  }

  /// Returns the sign of the specification that a scalar looks like, or `nil` if it is one, is a letter,
  /// or is nothing.
  private static func sign(for scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x22, 0x201C...0x201F, 0xFF02: UInt8(ascii: "\"")
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: UInt8(ascii: "\n")
    case 0x7E, 0x2010...0x2015, 0x2212, 0x301C, 0xFE58, 0xFE63, 0xFF5E: UInt8(ascii: "-")
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: UInt8(ascii: " ")
    case 0x2236, 0xFE55: UInt8(ascii: ":")
    case 0x060C, 0x3001, 0xFE50, 0xFE51: UInt8(ascii: ",")
    case 0x061B, 0xFE54: UInt8(ascii: ";")
    case 0xFF01...0xFF5E: UInt8(scalar.value - 0xFEE0)
    case 0x80...: digit(for: scalar)
    default: nil
    }
  }

  private static func digit(for scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
    else {
      return nil
    }
    return UInt8(ascii: "0") + UInt8(value)
  }

  /// Whether a scalar shows nothing: soft hyphens, marks of width zero, and marks of the direction.
  private static func isNothing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
