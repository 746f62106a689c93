internal import Essentials

extension ShareCard {
  /// The card as plain text with the link at its end, for a message or a mail.
  ///
  /// - Complexity: O(*n*) in the length of the card
  public var plainText: String {
    var lines = [title]
    if !subtitle.isEmpty { lines.append(subtitle) }
    for block in blocks {
      lines.append("")
      if !block.title.isEmpty { lines.append(CleanText.line(block.title)) }
      switch block.style {
      case .paragraphs: lines += block.lines
      case .list: lines += block.lines.map { "- " + $0 }
      case .steps: lines += block.lines.enumerated().map { "\($0 &+ 1). " + $1 }
      }
    }
    lines += ["", link.web]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page to print: one sheet of US letter paper or A4 without buttons and pictures, and with the
  /// link.
  ///
  /// What does not fit is left out, and the last line says where it is.
  ///
  /// - Complexity: O(*n*) in the length of the card
  public var printableHTML: String {
    var page = HTMLPage()
    begin(&page, forPrinting: true)
    page.open("main")
    page.newLine()
    var room = Self.linesOfPage - Self.lines(title, width: 45) * 2 - Self.lines(subtitle)
    writeHead(to: &page)
    var isCut = false
    for block in blocks {
      // A title takes two lines with the space above it.
      room -= 1 + Self.lines(block.title)
      var lines: [String] = []
      for line in block.lines {
        let height = Self.lines(line)
        guard height <= room else {
          isCut = true
          break
        }
        room -= height
        lines.append(line)
      }
      if !lines.isEmpty {
        write(Block(title: block.title, style: block.style, lines: lines), to: &page)
      }
      if isCut { break }
    }
    let last = isCut ? messages.rest.filled([("link", link.web)]) : link.web
    page.element("p", last, ["dir": "auto"])
    end(&page)
    return page.text
  }

  /// The lines of 10 points that a sheet has room for beside the last one, which the link can fill with
  /// several: 250 mm are 708 points, or 52 lines of 13.5 points.
  private static let linesOfPage = 44

  /// The lines that a text fills, at worst.
  private static func lines(_ text: String, width: Int = 80) -> Int {
    let columns = text.unicodeScalars.reduce(0) { $0 &+ ($1.value < 0x250 ? 1 : 2) }
    return (columns &+ width &- 1) / width
  }
}
