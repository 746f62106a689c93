/// The tables of an ``IngredientKnowledge``: one entry for each substance, and lists that the
/// entries point into.
struct KnowledgeBase: Sendable {
  /// What is known of one substance, including inherited properties.
  struct Entry: Sendable {
    var kind: KnownSubstance.Kind
    /// The identifier, in ``KnowledgeBase/text``.
    var id: Range<Int32>
    /// The name for people, in ``KnowledgeBase/text``.
    var name: Range<Int32> = 0..<0
    /// The range in ``KnowledgeBase/links`` of what it is directly a kind of.
    var parents: Range<Int32> = 0..<0
    /// The range in ``KnowledgeBase/links`` of all its ancestors, nearest first.
    var ancestors: Range<Int32> = 0..<0
    /// The range in ``KnowledgeBase/links`` of its functions.
    var functions: Range<Int32> = 0..<0
    /// The range in ``KnowledgeBase/links`` of the functions of which the label must name one
    /// before it counts as an additive.
    var requiredFunctions: Range<Int32> = 0..<0
    /// The range in ``KnowledgeBase/evidence``.
    var evidence: Range<Int32> = 0..<0
    /// A bit for each allergen that it contains, by position in ``KnowledgeBase/allergens``.
    var allergens: UInt64 = 0
    /// A bit for each allergen that its usual recipe contains and its name does not say; never one
    /// of ``allergens``.
    var likelyAllergens: UInt64 = 0
    /// A bit for each allergen that a certification says is absent.
    var denied: UInt64 = 0
    /// Whether it is exempt from allergen labeling in the European Union and in the United States.
    var exemptEuropeanUnion = false
    var exemptUnitedStates = false
    var vegan = LabelDiet.Suitability.unknown
    var vegetarian = LabelDiet.Suitability.unknown
    var palmOil = LabelDiet.Suitability.unknown
    var halal = LabelDiet.Suitability.unknown
    var kosher = LabelDiet.Suitability.unknown
    var keto = LabelDiet.Suitability.unknown
    var fodmaps = Fodmaps()
    /// The NOVA group, 1 to 4, or 0 if it is not stated.
    var nova: UInt8 = 0
    /// Whether it is a plain food, which needs no evidence.
    var isPlain = false
    /// Whether it is in the European inventory of cosmetic ingredients, where only evidence
    /// restricts it.
    var isListed = false
    /// Whether it is the word for all vitamins or all minerals.
    var isGroup = false
    /// Whether one of its names is an E number or an INS number.
    var hasNumber = false
  }

  /// A line of names.
  struct NameLine: Sendable {
    var entry: Int32
    var language: LabelLanguage
    var names: Range<Int32>
  }

  /// A list of words that are ignored in names.
  struct StopwordLine: Sendable {
    var kind: KnownSubstance.Kind
    var language: LabelLanguage
    var isSynonyms: Bool
    var words: Range<Int32>
  }

  /// A name by which people avoid or look for a category, such as corn for all products of corn.
  struct GroupName: Sendable {
    var category: Int32
    /// The folded name.
    var name: ContiguousArray<UInt8>
  }

  /// The names of categories in preferences; on a label they mean something else.
  var groupNames: ContiguousArray<GroupName> = []
  /// The bytes of all texts.
  var text: ContiguousArray<UInt8> = []
  var entries: ContiguousArray<Entry> = []
  var links: ContiguousArray<Int32> = []
  var evidence: ContiguousArray<SafetyEvidence> = []
  var names: ContiguousArray<NameLine> = []
  var stopwords: ContiguousArray<StopwordLine> = []
  /// The entries of the allergens, at most 64, by bit.
  var allergens: ContiguousArray<Int32> = []
  /// The lines that have no effect.
  var problems: [IngredientKnowledge.Problem] = []
  /// The identifiers.
  ///
  /// For each, the first entry that has it; for each entry, the next one.
  var identifiers = WordTable()
  var firstEntry: ContiguousArray<Int32> = []
  var nextEntry: ContiguousArray<Int32> = []

  /// The names in a line.
  func parts(of value: Range<Int32>) -> ContiguousArray<Range<Int32>> { text.parts(of: value) }

  func string(_ range: Range<Int32>) -> String {
    String(decoding: text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// Returns the entry with an identifier, of a kind if one is given, and otherwise of the earliest
  /// kind.
  func entry(_ id: some Sequence<UInt8>, of kind: KnownSubstance.Kind? = nil) -> Int32? {
    let copy = ContiguousArray(id)
    var key = WordTable.Key()
    for byte in copy { key.append(byte) }
    let word = identifiers.find(key, in: copy.span, 0..<copy.count)
    guard word >= 0 else { return nil }
    var best: Int32?
    var index = firstEntry[Int(word)]
    while index >= 0 {
      let entry = entries[Int(index)]
      if let kind {
        if entry.kind == kind { return index }
      } else if best.map({ entries[Int($0)].kind.rawValue > entry.kind.rawValue }) ?? true {
        best = index
      }
      index = nextEntry[Int(index)]
    }
    return best
  }

  /// Whether an entry is another entry or a kind of it.
  func isKind(_ entry: Int32, of other: Int32) -> Bool {
    if entry == other { return true }
    let ancestors = entries[Int(entry)].ancestors
    for index in ancestors where links[Int(index)] == other { return true }
    return false
  }
}
