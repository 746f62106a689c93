/// How much of a sheet of paper texts fill, in points of 1/72 inch.
///
/// It is an estimate, because the fonts of a printer are unknown: the browser leaves out what does
/// not fit.
struct PrintedSheet {
  /// The height that the texts fill.
  private var height = 0.0

  /// The room of a sheet within margins of 12 mm: the width of A4 paper and the height of US letter paper,
  /// which are the smaller ones.
  private static let (width, room) = (527.0, 714.0)

  /// Whether the texts fill more than the sheet.
  var isFull: Bool { height > Self.room }

  /// Whether the texts fill more than the sheet in a font half as wide.
  var isOverfull: Bool { height > Self.room * 2 }

  /// Adds a text, which begins a line or follows the previous text on its line.
  mutating func add(
    _ text: String, lineHeight: Double = 13.5, fontSize: Double = 10, indent: Double = 0,
    space: Double = 0, isBeside: Bool = false
  ) {
    guard !text.isEmpty else { return }
    let ems = (Self.width - indent) / fontSize
    if isBeside {
      let width = text.unicodeScalars.reduce(100) { $0 &+ Self.width($1) }
      height += Double(width) / (ems * 100) * lineHeight
    } else {
      height += Double(Self.lines(text, ems: ems)) * lineHeight + space
    }
  }

  /// Returns the lines that a text fills with a width in ems.
  static func lines(_ text: String, ems: Double) -> Int {
    // Hundredths of an em.
    let width = Int(exactly: (ems * 100).rounded(.down)) ?? 5_000
    var (lines, used, word) = (0, 0, 0)
    func end() -> (lines: Int, used: Int) {
      guard word > 0 else { return (lines, used) }
      if lines > 0, used &+ word <= width { return (lines, used &+ word) }
      // A word that is longer than a line is broken.
      let own = (word &+ width &- 1) / width
      return (lines &+ own, word &- (own &- 1) &* width)
    }
    for scalar in text.unicodeScalars {
      if scalar == " " {
        (lines, used) = end()
        used &+= 30
        word = 0
      } else {
        word &+= Self.width(scalar)
      }
    }
    return end().lines
  }

  /// The width of a character in hundredths of an em.
  ///
  /// It is the average of a script's letters in texts, in fonts as wide as DejaVu Sans and Noto Sans. Marks stand above, below, or within a letter.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x4D, 0x57, 0x6D, 0x77, 0x40, 0x25: 90
    case 0x41...0x5A: 70
    case ..<0x250: 56
    case 0x370..<0x400: 58
    case 0x10A0..<0x1100, 0x1E00..<0x1F00, 0x2010..<0x2028: 60
    case 0x400..<0x530, 0x1F00..<0x2000: 62
    case 0x530..<0x590, 0x1200..<0x13A0: 66
    case 0x590..<0x780, 0xE00..<0xE80: isMark(scalar) ? 0 : 54
    case 0x900..<0xB80: isMark(scalar) ? 0 : 66
    case 0xB80..<0xE00: isMark(scalar) ? 0 : 100
    case 0x1000..<0x10A0: isMark(scalar) ? 0 : 106
    case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF00..<0xFF61: 100
    case 0x1F000...: 130
    default: isMark(scalar) ? 0 : 70
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
