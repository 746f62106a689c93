/// The tables of a ``IngredientKnowledge``: an entry a substance, and lists that the entries point
/// into.
struct KnowledgeBase: Sendable {
  /// What is known of one substance; what it inherits is filled in.
  struct Entry: Sendable {
    var kind: KnownSubstance.Kind
    /// The identifier, in ``KnowledgeBase/text``.
    var id: Range<Int32>
    /// The name for people, in ``KnowledgeBase/text``.
    var name: Range<Int32> = 0..<0
    /// In ``KnowledgeBase/links``: what it is directly a kind of.
    var parents: Range<Int32> = 0..<0
    /// In ``KnowledgeBase/links``: all that it is a kind of, nearest first.
    var ancestors: Range<Int32> = 0..<0
    /// In ``KnowledgeBase/links``: its functions.
    var functions: Range<Int32> = 0..<0
    /// In ``KnowledgeBase/links``: the functions of which it needs one to count as an additive.
    var requiredFunctions: Range<Int32> = 0..<0
    /// In ``KnowledgeBase/evidence``.
    var evidence: Range<Int32> = 0..<0
    /// A bit for each allergen that it contains, by ``KnowledgeBase/allergens``.
    var allergens: UInt64 = 0
    /// A bit for each allergen that a certification says is not there.
    var denied: UInt64 = 0
    /// The allergens whose duty of naming does not hold for it in the European Union, and in the
    /// United States.
    var exemptEuropeanUnion = false
    var exemptUnitedStates = false
    var vegan = LabelDiet.Suitability.unknown
    var vegetarian = LabelDiet.Suitability.unknown
    var palmOil = LabelDiet.Suitability.unknown
    var halal = LabelDiet.Suitability.unknown
    var kosher = LabelDiet.Suitability.unknown
    var keto = LabelDiet.Suitability.unknown
    var fodmaps = Fodmaps()
    /// 1 to 4, or 0.
    var nova: UInt8 = 0
    /// Whether it is a plain food, whose use as one needs no evidence.
    var isPlain = false
    /// Whether it is the word for all vitamins, or for all minerals.
    var isGroup = false
    /// Whether it has an E number or an INS number among its names.
    var hasNumber = false
  }

  /// A line of names.
  struct NameLine: Sendable {
    var entry: Int32
    var language: LabelLanguage
    var names: Range<Int32>
  }

  /// A list of words without meaning in names.
  struct StopwordLine: Sendable {
    var kind: KnownSubstance.Kind
    var language: LabelLanguage
    var isSynonyms: Bool
    var words: Range<Int32>
  }

  /// The bytes of all texts.
  var text: ContiguousArray<UInt8> = []
  var entries: ContiguousArray<Entry> = []
  var links: ContiguousArray<Int32> = []
  var evidence: ContiguousArray<SafetyEvidence> = []
  var names: ContiguousArray<NameLine> = []
  var stopwords: ContiguousArray<StopwordLine> = []
  /// The entries of the allergens, at most 64, by their bits.
  var allergens: ContiguousArray<Int32> = []
  /// The lines that refer to what is not known.
  var problems: [IngredientKnowledge.Problem] = []
  /// The identifiers, and for each the entries that have it, the first and the next.
  var identifiers = WordTable()
  var firstEntry: ContiguousArray<Int32> = []
  var nextEntry: ContiguousArray<Int32> = []

  /// The names in a line.
  func parts(of value: Range<Int32>) -> ContiguousArray<Range<Int32>> { text.parts(of: value) }

  func string(_ range: Range<Int32>) -> String {
    String(decoding: text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The entry with an identifier, of the earliest kind, or of a certain one.
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

  /// Whether one entry is another, or a kind of it.
  func isKind(_ entry: Int32, of other: Int32) -> Bool {
    if entry == other { return true }
    let ancestors = entries[Int(entry)].ancestors
    for index in ancestors where links[Int(index)] == other { return true }
    return false
  }
}
