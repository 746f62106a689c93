/// The marks of web pages and of formatted text in a label: tags such as `<b>`, entities such as `&amp;`, underscores, and
/// pairs of `**`.
///
/// A label is read without them. A mark within a word, as in `_Weizen_mehl`, vanishes in a language that forms compound
/// words. In other languages ``seam`` takes its place, and the parts are one word only if that word is known.
struct Markup {
  /// The byte that takes the place of a mark between two parts of a word.
  static let seam: UInt8 = 0x01
  /// The sign of a mark that stays between words, and is part of no name.
  static let underscore = UInt8(ascii: "_")

  /// Whether the parts of a word around a mark are one word in any case.
  private let joinsWords: Bool
  /// The position behind the words between two pairs of `**`.
  private var starsEnd: Int?

  /// The meaning of a mark.
  private enum Kind: UInt8 {
    case inline, space, item, line

    /// The byte in its place, apart from a mark within a line.
    var byte: UInt8 {
      switch self {
      case .inline: Markup.seam
      case .space: 0x20
      case .item: UInt8(ascii: ",")
      case .line: 0x0A
      }
    }
  }

  /// Removes the marks of a label in a language.
  ///
  /// - Complexity: O(*n*)
  static func clear(from bytes: inout ContiguousArray<UInt8>, in language: LabelLanguage) {
    clear(from: &bytes, in: language) { _, _ in }
  }

  /// Removes the marks, and tells `moved` for each one which position in the new text stands for which position before.
  private static func clear(
    from bytes: inout ContiguousArray<UInt8>, in language: LabelLanguage,
    _ moved: (_ position: Int, _ original: Int) -> Void
  ) {
    guard let first = firstSign(in: bytes) else { return }
    var markup = Markup(joinsWords: Lexicon.formsCompounds(language))
    var end = first
    var position = first
    while position < bytes.count {
      guard markup.mayBegin(bytes[position]) else {
        bytes[end] = bytes[position]
        end += 1
        position += 1
        continue
      }
      if let entity = Entity(in: bytes, at: position) {
        moved(end, position)
        for byte in entity.text {
          bytes[end] = byte
          end += 1
        }
        position = entity.end
        moved(end - 1, position - 1)
        moved(end, position)
        continue
      }
      var kind: Kind?
      while position < bytes.count, let mark = markup.mark(in: bytes, at: position) {
        if kind.map({ $0.rawValue < mark.kind.rawValue }) ?? true { kind = mark.kind }
        position = mark.end
      }
      guard let kind else {
        bytes[end] = bytes[position]
        end += 1
        position += 1
        continue
      }
      let isWithin =
        end > 0 && isWordByte(bytes[end - 1]) && position < bytes.count
        && isWordByte(bytes[position])
      if kind != .inline || isWithin && !markup.joinsWords {
        bytes[end] = kind.byte
        end += 1
      } else if !isWithin, bytes[position - 1] == UInt8(ascii: "_") {
        // A sign between two words may part them: "cocoa _butter_".
        bytes[end] = UInt8(ascii: "_")
        end += 1
      }
      moved(end, position)
    }
    bytes.removeSubrange(end...)
  }

  /// Returns the range in the text of a label that a range in the text without marks, of a certain length, stands for.
  ///
  /// - Complexity: O(*n*) if the label has marks
  static func original(
    of range: Range<Int>, in label: IngredientLabel, without count: Int
  ) -> Range<Int> {
    guard label.text.utf8.count != count else { return range }
    // A part of a label in several languages was read without the marks of the first one.
    for language in [label.language, .english, .german] {
      var bytes = ContiguousArray(label.text.utf8)
      var start = range.lowerBound
      var last = range.upperBound - 1
      clear(from: &bytes, in: language) { position, original in
        if position <= range.lowerBound { start = original + range.lowerBound - position }
        if position < range.upperBound { last = original + range.upperBound - 1 - position }
      }
      if bytes.count == count { return start..<max(start, last + 1) }
    }
    return range
  }

  // MARK: Marks

  private func mayBegin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "*")
  }

  /// Returns the position of the first sign that may begin a mark; most labels have only "&" and "*" by themselves.
  private static func firstSign(in bytes: ContiguousArray<UInt8>) -> Int? {
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") || byte == underscore { return position }
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*"), position + 1 < bytes.count,
        bytes[position + 1] != 0x20
      {
        return position
      }
      position += 1
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether a byte is part of a letter or a digit, or of a sign outside ASCII.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte &- UInt8(ascii: "0") < 10 || byte >= 0x80
  }

  /// Returns the mark at a position with its end, or `nil`.
  private mutating func mark(
    in bytes: ContiguousArray<UInt8>, at start: Int
  ) -> (kind: Kind, end: Int)? {
    switch bytes[start] {
    case UInt8(ascii: "_"):
      var end = start + 1
      while end < bytes.count, bytes[end] == UInt8(ascii: "_") { end += 1 }
      return (end - start > 2 ? .space : .inline, end)
    case UInt8(ascii: "*"):
      if start == starsEnd {
        starsEnd = nil
        return (.inline, start + 2)
      }
      guard let end = Self.starsEnd(in: bytes, at: start) else { return nil }
      starsEnd = end
      return (.inline, start + 2)
    case UInt8(ascii: "<"):
      return Self.tag(in: bytes, at: start)
    default: return nil
    }
  }

  /// The most bytes of a tag, and of the words between stars.
  private static let longest = 64

  /// Returns the position of the stars behind words in bold, if a pair of stars before a word stands at a position.
  private static func starsEnd(in bytes: ContiguousArray<UInt8>, at start: Int) -> Int? {
    func isPair(_ index: Int) -> Bool {
      index + 1 < bytes.count && bytes[index] == UInt8(ascii: "*")
        && bytes[index + 1] == UInt8(ascii: "*")
    }
    guard isPair(start), start + 2 < bytes.count, isWordByte(bytes[start + 2]) else { return nil }
    var end = start + 3
    while end < bytes.count, end - start < longest, bytes[end] != UInt8(ascii: "*"),
      bytes[end] != UInt8(ascii: ","), bytes[end] != UInt8(ascii: ".")
    { end += 1 }
    return isPair(end) && bytes[end - 1] != 0x20 ? end : nil
  }

  /// The tags that begin or end a line, and those of an item of a list or table.
  private static let tags: [(kind: Kind, names: [StaticString])] = [
    (.line, ["br", "p", "div", "ul", "ol", "table", "h1", "h2", "h3", "h4"]),
    (.item, ["li", "tr", "td", "th", "dt", "dd"]),
  ]

  private static func tag(
    in bytes: ContiguousArray<UInt8>, at start: Int
  ) -> (kind: Kind, end: Int)? {
    var name = start + 1
    if name < bytes.count, bytes[name] == UInt8(ascii: "/") { name += 1 }
    guard name + 1 < bytes.count, isLetter(bytes[name]),
      let end = bytes[start...].prefix(longest).firstIndex(of: UInt8(ascii: ">")),
      !bytes[(start + 1)..<end].contains(UInt8(ascii: "<"))
    else { return nil }
    var nameEnd = name
    while isLetter(bytes[nameEnd]) || bytes[nameEnd] &- UInt8(ascii: "0") < 10 { nameEnd += 1 }
    let kind = tags.first { kind in
      kind.names.contains { tag in
        tag.withUTF8Buffer { letters in
          letters.count == nameEnd - name
            && letters.indices.allSatisfy { unsafe letters[$0] == bytes[name + $0] | 0x20 }
        }
      }
    }
    return (kind?.kind ?? .inline, end + 1)
  }
}

extension Markup {
  /// A character of a web page that is written by its name or number, such as `&amp;` and `&#233;`.
  private struct Entity {
    /// The bytes that it stands for; never more than its own.
    let text: ContiguousArray<UInt8>
    let end: Int

    init?(in bytes: ContiguousArray<UInt8>, at start: Int) {
      guard bytes[start] == UInt8(ascii: "&"),
        let last = bytes[start...].prefix(10).firstIndex(of: UInt8(ascii: ";")), last - start > 2
      else { return nil }
      let name = bytes[(start + 1)..<last]
      let isName = name.allSatisfy {
        Markup.isWordByte($0) && $0 < 0x80 || $0 == UInt8(ascii: "#")
      }
      guard isName else { return nil }
      end = last + 1
      let found =
        name.first == UInt8(ascii: "#") ? Self.scalar(name.dropFirst()) : Self.scalar(named: name)
      let scalar = found ?? " "
      var text: ContiguousArray<UInt8> = []
      switch scalar.value {
      case 0x26: text = [0x20, 0x26, 0x20]
      case 0...0x20, 0x22, 0x3C, 0x3E, 0xA0: text = [0x20]
      default:
        // The name of a letter with an accent begins with the letter.
        if (0x300...0x36F).contains(scalar.value), let letter = name.first { text.append(letter) }
        text.append(contentsOf: String(Character(scalar)).utf8)
      }
      self.text = text
    }

    /// The character of a number in decimals or, behind an x, in hexadecimals.
    private static func scalar(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
      let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
      let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
      return UInt32(text, radix: isHexadecimal ? 16 : 10).flatMap { Unicode.Scalar($0) }
    }

    /// The character of a name; for a letter with an accent, the accent.
    private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
      for (known, scalar) in characters where name.elementsEqual(known.utf8) { return scalar }
      for (ending, accent) in accents where name.dropFirst().elementsEqual(ending.utf8) {
        return accent
      }
      return nil
    }

    private static let characters: [(String, Unicode.Scalar)] = [
      ("amp", "&"), ("apos", "'"), ("rsquo", "'"), ("szlig", "ß"), ("aelig", "æ"), ("AElig", "Æ"),
      ("oelig", "œ"), ("OElig", "Œ"), ("oslash", "ø"), ("Oslash", "Ø"), ("deg", "°"),
    ]

    private static let accents: [(String, Unicode.Scalar)] = [
      ("grave", "\u{300}"), ("acute", "\u{301}"), ("circ", "\u{302}"), ("tilde", "\u{303}"),
      ("uml", "\u{308}"), ("ring", "\u{30A}"), ("cedil", "\u{327}"),
    ]
  }
}
