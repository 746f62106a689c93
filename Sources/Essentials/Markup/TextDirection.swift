/// The direction of a person's words inside of other text, by the Unicode Bidirectional Algorithm.
///
/// A first strong isolate, between U+2068 and U+2069, has the direction of its own first letter, and nothing
/// in it turns the text around it.
package enum TextDirection {
  /// Returns a text as an isolate.
  ///
  /// - Complexity: O(*n*)
  package static func isolated(_ text: String) -> String { "\u{2068}" + closed(text) + "\u{2069}" }

  /// Returns a text as an isolate if the text around it could turn it or the other way around: in a language
  /// that is written from right to left, and if it has such letters or marks of direction itself.
  ///
  /// - Complexity: O(*n*)
  package static func isolatedIfNeeded(_ text: String, in language: String) -> String {
    isRightToLeft(language) || text.unicodeScalars.contains(where: turns) ? isolated(text) : text
  }

  /// Returns a text that ends every embedding, override, and isolate that it begins, and no other.
  ///
  /// - Complexity: O(*n*)
  package static func closed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    var result = String.UnicodeScalarView()
    var marks = OpenMarks()
    for (place, scalar) in text.unicodeScalars.enumerated() {
      // Everything ends with a paragraph.
      if "\n\r\u{85}\u{2029}".unicodeScalars.contains(scalar) {
        result.append(contentsOf: marks.open.lazy.reversed().map { $0.end })
        marks = OpenMarks()
      }
      if marks.read(scalar, at: place) { result.append(scalar) }
    }
    result.append(contentsOf: marks.open.lazy.reversed().map { $0.end })
    return String(result)
  }

  /// Returns a text of one line without the embeddings, overrides, and isolates that do not end, and without
  /// the ends of none.
  ///
  /// - Complexity: O(*n*)
  package static func paired(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    var marks = OpenMarks()
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars where marks.read(scalar, at: scalars.count) {
      scalars.append(scalar)
    }
    var result = String.UnicodeScalarView()
    var start = 0
    for mark in marks.open {
      result.append(contentsOf: scalars[start..<mark.place])
      start = mark.place + 1
    }
    result.append(contentsOf: scalars[start...])
    return String(result)
  }

  /// The embeddings, overrides, and isolates that have begun and not ended.
  private struct OpenMarks {
    /// The end that each of them needs, and its place.
    private(set) var open: [(end: Unicode.Scalar, place: Int)] = []
    private var isolates = 0

    /// Reads a scalar, and returns `false` for the end of nothing.
    mutating func read(_ scalar: Unicode.Scalar, at place: Int) -> Bool {
      switch scalar {
      case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append(("\u{202C}", place))
      case "\u{2066}"..."\u{2068}":
        open.append(("\u{2069}", place))
        isolates += 1
      // The end of an isolate ends the embeddings in it too, but not the other way around.
      case "\u{2069}":
        guard isolates > 0 else { return false }
        while open.popLast()?.end == "\u{202C}" {}
        isolates -= 1
      case "\u{202C}":
        guard open.last?.end == scalar else { return false }
        open.removeLast()
      default: break
      }
      return true
    }
  }

  /// Whether a language, as a BCP 47 tag, is written from right to left: by its script, or else by itself.
  package static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
      .map { String(decoding: $0, as: UTF8.self).lowercased() }
    guard let first = parts.first else { return false }
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return ["arab", "aran", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"].contains(script)
    }
    return [
      "ar", "arc", "ary", "arz", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks",
      "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ].contains(first)
  }

  /// Whether a scalar is an embedding, an override, an isolate, or the end of one.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a scalar can turn the text beside it: a letter written from right to left, or a mark.
  private static func turns(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x590: false
    case 0x590...0x8FF, 0x200E...0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: isMark(scalar)
    }
  }
}

extension HTMLPage {
  /// Writes an element with a text whose isolates are elements `bdi`, and whose own direction is that of
  /// its first letter if it has any; the marks within an isolate stay characters.
  ///
  /// - Complexity: O(*n*)
  package mutating func elementWithIsolates(_ name: StaticString, _ text: String) {
    guard text.unicodeScalars.contains("\u{2068}") else { return element(name, text) }
    open(name, ["dir": "auto"])
    var depth = 0
    var run = String.UnicodeScalarView()
    func flush(_ page: inout Self) {
      HTMLText.append(String(run), to: &page.bytes)
      run.removeAll()
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2068}" where depth == 0:
        flush(&self)
        open("bdi")
        depth = 1
      case "\u{2069}" where depth == 1:
        flush(&self)
        append("</bdi>")
        depth = 0
      case "\u{2066}"..."\u{2068}" where depth > 0:
        run.append(scalar)
        depth += 1
      case "\u{2069}" where depth > 0:
        run.append(scalar)
        depth -= 1
      default: run.append(scalar)
      }
    }
    flush(&self)
    if depth > 0 { append("</bdi>") }
    close(name)
  }
}
