/// A text of blocks that describe substances, in the grammar of the Open Food Facts taxonomies.
///
///     let text = """
///       <en:sugar
///       en:coconut blossom sugar, coconut sugar
///       fr:sucre de coco
///       vegan:en:yes
///       """
///     let mine = IngredientTaxonomy(text, of: .food)
///     let analyzer = IngredientAnalyzer(knowledge: .embedded.adding([mine]))
///
/// Empty lines separate blocks. In a block, `<en:parent` names what the substance is a kind of.
/// `en:` is followed by its names in that language, separated by commas; the first name in the
/// first such line makes the identifier. `vegan:en:yes` is a property. `\,` is a comma within a
/// name, `xx:` stands for every language, and `#` begins a comment. `stopwords:en:` lists words
/// that are ignored in names.
///
/// The reader accepts any bytes. It skips the lines that do not follow the grammar, and
/// ``problems`` lists them.
public struct IngredientTaxonomy: Sendable {
  /// The kind of all entries in the text.
  public let kind: KnownSubstance.Kind

  /// The lines that were skipped, in order.
  public private(set) var problems: [Problem] = []

  /// Whether the entries are in the European inventory of cosmetic ingredients, and evidence says
  /// which of them the annexes of Regulation (EC) No 1223/2009 restrict.
  let isInventory: Bool

  let text: ContiguousArray<UInt8>
  private(set) var lines: ContiguousArray<Line> = []
  /// The start of each block in ``lines``, and the end of the last one.
  private(set) var blockStarts: ContiguousArray<Int32> = [0]

  /// A line that is not a comment.
  struct Line: Sendable {
    enum Kind: UInt8, Sendable { case parent, names, property, stopwords, synonyms }
    var kind: Kind
    var language: LabelLanguage
    /// The name of a property.
    var name: Range<Int32>
    var value: Range<Int32>
  }

  /// Reads a text.
  ///
  /// - Complexity: O(*n*)
  public init(_ text: String, of kind: KnownSubstance.Kind) {
    self.init(utf8: text.utf8, of: kind)
  }

  /// Reads the bytes of a text in UTF-8, with or without a byte order mark.
  ///
  /// - Complexity: O(*n*)
  public init(utf8 bytes: some Sequence<UInt8>, of kind: KnownSubstance.Kind) {
    self.init(utf8: bytes, of: kind, isInventory: false)
  }

  init(utf8 bytes: some Sequence<UInt8>, of kind: KnownSubstance.Kind, isInventory: Bool) {
    self.kind = kind
    self.isInventory = isInventory
    text = ContiguousArray(bytes)
    read()
  }

  /// The number of blocks.
  public var count: Int { blockStarts.count - 1 }

  private mutating func read() {
    let text = text
    guard text.count < Int(Int32.max) else {
      problems.append(Problem(line: 1, reason: .textTooLong))
      return
    }
    var position = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 1
    while position < text.count {
      var end = position
      while end < text.count, text[end] != 0x0A { end += 1 }
      readLine(trimmed(position, end), number)
      position = end + 1
      number += 1
    }
    closeBlock()
  }

  private func trimmed(_ start: Int, _ end: Int) -> Range<Int32> {
    var start = start
    var end = end
    while end > start, text[end - 1] <= 0x20 { end -= 1 }
    while start < end, text[start] <= 0x20 { start += 1 }
    return Int32(start)..<Int32(end)
  }

  private mutating func closeBlock() {
    if Int(blockStarts[blockStarts.count - 1]) < lines.count {
      blockStarts.append(Int32(lines.count))
    }
  }

  private mutating func readLine(_ line: Range<Int32>, _ number: Int) {
    guard !line.isEmpty else {
      closeBlock()
      return
    }
    let start = Int(line.lowerBound)
    let end = Int(line.upperBound)
    if text[start] == 0x23 { return }
    let isParent = text[start] == 0x3C
    let head = isParent ? start + 1 : start
    guard let colon = text[head..<end].firstIndex(of: 0x3A) else {
      problems.append(Problem(line: number, reason: .missingColon))
      return
    }
    if let code = LabelLanguage.packed(text[head..<colon]), isLanguage(head, colon, end) {
      lines.append(
        Line(
          kind: isParent ? .parent : .names, language: LabelLanguage(packed: code), name: 0..<0,
          value: trimmed(colon + 1, end)))
      return
    }
    guard !isParent, let second = text[(colon + 1)..<end].firstIndex(of: 0x3A),
      let code = LabelLanguage.packed(text[(colon + 1)..<second])
    else {
      problems.append(Problem(line: number, reason: .unknownLanguage))
      return
    }
    let name = trimmed(start, colon)
    let kind: Line.Kind =
      equals(name, "stopwords") ? .stopwords : equals(name, "synonyms") ? .synonyms : .property
    lines.append(
      Line(
        kind: kind, language: LabelLanguage(packed: code), name: name,
        value: trimmed(second + 1, end)))
  }

  /// Whether the letters before a colon are a language code, and not a short property such as
  /// `cas:en:`.
  private func isLanguage(_ start: Int, _ colon: Int, _ end: Int) -> Bool {
    // A region follows the code and an underscore, as in nl_be.
    if colon - start == 2 || text[start + 2] == 0x5F { return true }
    guard colon - start == 3 else { return false }
    return
      !(colon + 3 < end && text[colon + 3] == 0x3A
      && LabelLanguage.packed(text[(colon + 1)..<(colon + 3)]) != nil)
  }

  /// Whether a range of the text is a certain word.
  func equals(_ range: Range<Int32>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      unsafe buffer.elementsEqual(text[Int(range.lowerBound)..<Int(range.upperBound)])
    }
  }

  /// Returns the parts of a line's value between commas, without surrounding spaces.
  ///
  /// A backslash before a comma makes it part of the text.
  func parts(of value: Range<Int32>) -> ContiguousArray<Range<Int32>> { text.parts(of: value) }
}

extension IngredientTaxonomy {
  /// A line of an ``IngredientTaxonomy`` that does not follow the grammar.
  public struct Problem: Hashable, Sendable {
    /// The number of the line, starting at 1.
    public let line: Int
    /// The reason that the line was skipped.
    public let reason: Reason

    /// Creates a problem of a line.
    public init(line: Int, reason: Reason) {
      self.line = line
      self.reason = reason
    }

    /// The reason that a line was skipped.
    @nonexhaustive public enum Reason: Hashable, Sendable {
      /// The line has no colon after a language code or the name of a property.
      case missingColon
      /// The text before the colon is neither a language code nor a property with a language.
      case unknownLanguage
      /// The text has 2³¹ bytes or more; none of it was read.
      case textTooLong
    }
  }
}

extension IngredientTaxonomy.Problem: CustomStringConvertible {
  /// A sentence with the number of the line.
  public var description: String {
    switch reason {
    case .missingColon: "Line \(line) must have a colon after its language or property."
    case .unknownLanguage:
      "Line \(line) must begin with a language code or a property and its language."
    case .textTooLong: "The text must be shorter than 2,147,483,648 bytes."
    }
  }
}
