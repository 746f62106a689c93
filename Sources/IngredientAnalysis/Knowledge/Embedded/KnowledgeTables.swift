/// The literals of embedded knowledge, which `Scripts/embedded-tables` has written.
///
/// They are computed properties that are not inlined, so that each stays in the object of its file, and
/// the linker leaves out the objects of which a program uses nothing.
enum EmbeddedTables {}

/// The statements of the texts of embedded knowledge: the bytes and the numbers that
/// ``KnowledgeBuilder/read(_:)`` needs.
struct KnowledgeTables: Sendable {
  let text: StaticString
  let numbers: StaticString
}

/// The English names of embedded knowledge.
struct EnglishNames: Sendable {
  /// The words and the numbers of names, which ``Lexicon/init(_:english:correctsScanErrors:)`` reads.
  struct Table: Sendable {
    let words: StaticString
    let numbers: StaticString
  }

  /// The tables, of which the second one adds only its cosmetic ingredients.
  let tables: [Table]
  /// Returns the words by which misread words are corrected, which are prepared on the first use.
  let spelling: @Sendable () -> SpellingDictionary

  static let foods = EnglishNames(tables: [EmbeddedTables.foodNames]) { foodSpelling }
  static let cosmetics = EnglishNames(tables: [EmbeddedTables.cosmeticNames]) { cosmeticSpelling }
  static let all = EnglishNames(tables: [EmbeddedTables.foodNames, EmbeddedTables.cosmeticNames]) {
    allSpelling
  }

  private static let foodSpelling: SpellingDictionary = SpellingDictionary(foods.tables)
  private static let cosmeticSpelling: SpellingDictionary = SpellingDictionary(cosmetics.tables)
  private static let allSpelling: SpellingDictionary = SpellingDictionary(all.tables)
}

extension SpellingDictionary {
  /// Collects the words of embedded names.
  convenience init(_ tables: [EnglishNames.Table]) {
    var words = EnglishWords()
    for table in tables {
      var numbers = NumberText(table.numbers)
      _ = words.read(table.words, &numbers)
    }
    self.init(words.list, usage: words.usage)
  }
}
