internal import Essentials

extension ShareCard {
  /// The page to print: one sheet of US letter paper, with the link and without buttons and pictures.
  ///
  /// Content that does not fit is left out, and a line below the title says where to find it.
  ///
  /// - Complexity: O(*n*) in the length of the card
  public var printableHTML: String {
    let rest = messages.rest.filled([("link", link.web)])
    var room = Self.linesOfPage - PrintedText.lines(title, columns: 50) * 2
    room -= PrintedText.lines(subtitle) + PrintedText.lines(rest)
    var (parts, isCut): ([Block], Bool) = ([], false)
    for block in blocks where !isCut {
      // A title takes two lines with the space above it.
      room -= 2 * PrintedText.lines(block.title)
      var lines: [String] = []
      for line in block.lines {
        // A list is indented.
        room -= PrintedText.lines(line, columns: block.style == .paragraphs ? 88 : 82)
        guard room >= 0 else {
          isCut = true
          break
        }
        lines.append(line)
      }
      if !lines.isEmpty {
        parts.append(Block(title: block.title, style: block.style, lines: lines))
      }
    }
    var page = HTMLPage()
    begin(&page, forPrinting: true)
    page.open("main")
    page.newLine()
    writeHead(to: &page)
    page.element("p", isCut ? rest : link.web, ["dir": "auto"])
    for part in parts { Self.write(part, to: &page) }
    end(&page)
    return page.text
  }

  /// The lines of 13.5 points that a sheet has room for: 250 mm are 708 points, less than which they
  /// fill together with the larger lines of titles.
  private static let linesOfPage = 51
}

/// How much of a sheet a text fills.
enum PrintedText {
  /// Returns the lines that a text fills with so many columns of a lowercase letter, at worst.
  static func lines(_ text: String, columns: Int = 88) -> Int {
    // Ten to a column.
    let width = columns &* 10
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
        used &+= 10
        word = 0
      } else {
        word &+= Self.width(scalar)
      }
    }
    return end().lines
  }

  /// The width of a character in tenths of a column, at worst.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "M", "W", "m", "w", "@", "%": 18
    case "A"..."Z": 14
    case ..<"\u{250}": 10
    default: 20
    }
  }
}
