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
}
