import Essentials

/// The data that an analyzer needs to read the labels of a language: the knowledge and its names.
///
/// It is a class, so that a list refers to it at the cost of one reference.
final class LabelReader: Sendable {
  let knowledge: IngredientKnowledge
  let base: KnowledgeBase
  let lexicon: Lexicon
  /// The words for groups that may mean an allergen.
  let groupWords: GroupWords

  init(_ knowledge: IngredientKnowledge, in language: LabelLanguage, correctsScanErrors: Bool) {
    self.knowledge = knowledge
    base = knowledge.base
    lexicon =
      if language == .english, let names = knowledge.english {
        Lexicon(base, english: names, correctsScanErrors: correctsScanErrors)
      } else {
        Lexicon(base, in: language, correctsScanErrors: correctsScanErrors)
      }
    groupWords = GroupWords(lexicon)
  }

  /// Reads a label into reusable memory: its bytes, its tokens, and its tree.
  ///
  /// - Complexity: O(*n*)
  func read(
    _ label: IngredientLabel, into bytes: inout ContiguousArray<UInt8>,
    _ scanner: inout LabelScanner, _ parser: inout LabelParser
  ) {
    label.write(to: &bytes)
    // A copy shares the bytes, and is gone before they are written again.
    let text = bytes
    read(text, &scanner, &parser)
  }

  /// Reads the bytes of a label, which are followed by ``WordChunk/slack`` extra ones.
  ///
  /// - Complexity: O(*n*)
  func read(
    _ text: ContiguousArray<UInt8>, _ scanner: inout LabelScanner, _ parser: inout LabelParser,
    keepingPreface keepsPreface: Bool = false
  ) {
    scanner.scan(text.span, with: lexicon)
    parser.keepsPreface = keepsPreface
    parser.parse(&scanner.tokens, text.span, with: lexicon)
  }
}

/// The words of a language for groups of foods, each of which may mean one of its kinds: "nuts" may be peanuts.
///
/// They stand in `Knowledge/labels/group-words.txt`, in blocks for the allergens that they may mean.
struct GroupWords: Sendable {
  /// For each block, the phrases of its words.
  private var phrases: [EntryID: ContiguousArray<PhraseID>] = [:]
  private let base: KnowledgeBase

  init(_ lexicon: Lexicon) {
    base = lexicon.base
    for line in base.names
    where base[line.entry].kind == .grammar && line.language == lexicon.language {
      let id = base[line.entry].id
      guard base.text[Int(id.lowerBound)..<Int(id.upperBound)].starts(with: Self.prefix.utf8) else {
        continue
      }
      for part in base.parts(of: line.names) {
        let phrase = lexicon.phrase(named: base.string(part))
        if phrase.exists { phrases[line.entry, default: []].append(phrase) }
      }
    }
  }

  private static let prefix = "xx:may-be-"

  /// The allergens that a word for a group may mean.
  func allergens(of phrase: PhraseID) -> [Allergen] {
    guard phrase.exists else { return [] }
    return phrases.filter { $0.value.contains(phrase) }.map { $0.key }.sorted().map { block in
      Allergen(id: "en:\(base.string(base[block].id).dropFirst(Self.prefix.utf8.count))")
    }
  }

  /// The words that may mean an allergen with an identifier such as `en:peanuts`.
  func phrases(for allergen: String) -> ContiguousArray<PhraseID> {
    let name = allergen.split(separator: ":").last ?? ""
    guard let block = base.entry("\(Self.prefix)\(name)".utf8, of: .grammar) else { return [] }
    return phrases[block] ?? []
  }
}
