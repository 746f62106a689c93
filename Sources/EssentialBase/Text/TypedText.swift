/// The reader of what a person types or pastes into a field for a number or a code, such as a ZIP code, a
/// telephone number, or the code of a message.
///
/// For example, " \u{200E}٨٥٠٠٣\u{2011}1234" is "85003-1234" in plain text.
///
/// A field reads the plain text, whose digits, signs, and blanks are ASCII, and keeps the typed
/// text. The sets of scalars are stored here, so that the answer is the same on every platform;
/// Unicode changes them rarely, and a test compares them with the standard library.
package enum TypedText {
  /// Returns a text in which digits of every script and the full-width forms are ASCII, dashes and minus
  /// signs `-`, apostrophes `'`, and blanks a space, without invisible scalars, and without blanks at the
  /// ends.
  ///
  /// - Complexity: O(*n*)
  package static func plain(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "`") }) {
      return String(text)
    }
    var plain = ""
    plain.unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.compactMap { $0.plain })
    return String(plain[...].trimmingBlanks)
  }
}

/// How far a typed text is a ZIP code of the United States: five digits, and perhaps the four of a ZIP+4 code
/// with or without a dash or blanks between them.
package enum ZIPCodeText: Equatable {
  /// There are only blanks and invisible marks.
  case empty
  /// There are only 1 to 4 digits.
  case incomplete(digits: Int)
  /// There are five digits, given as a number, and as many of the other four as have been typed.
  case complete(UInt32)
  /// The text is anything else.
  case invalid

  /// Reads a text.
  ///
  /// - Complexity: O(*n*)
  package init(_ text: some StringProtocol) {
    let typed = TypedText.plain(text).utf8
    let digits = typed.prefix { $0.isDigit }
    let rest = typed[digits.endIndex...]
    let gap = rest.prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
    let others = rest[gap.endIndex...]
    let hasOneDash = gap.count { $0 == UInt8(ascii: "-") } <= 1
    switch digits.count {
    case 0 where typed.isEmpty: self = .empty
    case 1...4 where rest.isEmpty: self = .incomplete(digits: digits.count)
    case 5 where hasOneDash && others.count <= 4 && others.allSatisfy({ $0.isDigit }),
      9 where rest.isEmpty:
      self = .complete(digits.prefix(5).reduce(0) { $0 * 10 + UInt32($1 - UInt8(ascii: "0")) })
    default: self = .invalid
    }
  }

  /// The five digits of a complete code, including leading zeros, or `nil`.
  package var fiveDigits: String? {
    guard case .complete(let number) = self else { return nil }
    return String(String(100_000 + number).dropFirst())
  }
}

extension Unicode.Scalar {
  /// The scalar as ``TypedText/plain(_:)`` writes it, or `nil` if it is invisible.
  package var plain: Unicode.Scalar? {
    if let digit = decimalDigit { return Unicode.Scalar(UInt8(ascii: "0") + digit) }
    if isBlank { return " " }
    if isDash { return "-" }
    if isInvisible { return nil }
    let narrow = (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) ?? self : self
    return narrow.isApostrophe ? "'" : narrow
  }

  /// The value of a decimal digit of any script (general category Nd of Unicode 14.0), or `nil`.
  package var decimalDigit: UInt8? {
    if value < 0x660 { return (0x30...0x39).contains(value) ? UInt8(value - 0x30) : nil }
    let index = zeros.partitioningIndex { $0 > value } - 1
    guard index >= 0, value - zeros[index] < 10 else { return nil }
    return UInt8(value - zeros[index])
  }

  /// Whether the scalar has the property White_Space, a set that has not changed since Unicode 6.3.
  package var isBlank: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether people use the scalar as a hyphen, a dash, or a minus sign.
  package var isDash: Bool {
    switch value {
    case 0x2D, 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: true
    default: false
    }
  }

  /// Whether people use the scalar as an apostrophe, as the Hawaiian okina, or as the Hebrew geresh.
  package var isApostrophe: Bool {
    switch value {
    case 0x27, 0x60: true
    case 0xB4, 0x2BB...0x2BD, 0x5F3, 0x2018, 0x2019, 0x201B, 0x2032, 0x1FEF, 0x1FFD, 0xFF07: true
    default: false
    }
  }

  /// Whether the scalar shows nothing of its own, such as a mark of direction, a joiner, a space without a
  /// width, or a byte order mark: the property Default_Ignorable_Code_Point of Unicode 14.0, and the blank
  /// pattern of Braille.
  ///
  /// Within a word, some of them change how the letters beside them look.
  package var isInvisible: Bool {
    switch value {
    case ..<0xAD: false
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}

/// The zeros outside ASCII; the other nine digits of each script follow its zero.
private let zeros: [UInt32] = [
  0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50,
  0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50, 0x1BB0,
  0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10, 0x104A0, 0x10D30,
  0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0, 0x11650, 0x116C0, 0x11730, 0x118E0,
  0x11950, 0x11C50, 0x11D50, 0x11DA0, 0x16A60, 0x16AC0, 0x16B50, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC,
  0x1D7F6, 0x1E140, 0x1E2F0, 0x1E950, 0x1FBF0,
]

extension Substring {
  /// The text without white space at its ends.
  package var trimmingBlanks: Substring {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[first..<scalars.index(after: last)]
  }
}
