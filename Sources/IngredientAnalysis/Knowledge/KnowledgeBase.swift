import Essentials

/// The tables of an ``IngredientKnowledge``: one entry for each substance, and lists that the
/// entries point into.
struct KnowledgeBase: Sendable {
  /// The facts about one substance, including inherited properties.
  struct Entry: Sendable {
    /// The identifier, in ``KnowledgeBase/text``.
    var id: Range<Int32>
    /// The name for people, in ``KnowledgeBase/text``.
    var name: Range<Int32> = 0..<0
    /// The range in ``KnowledgeBase/links`` of its direct parents.
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
    var vegan = LabelDiet.Suitability.unknown
    var vegetarian = LabelDiet.Suitability.unknown
    var halal = LabelDiet.Suitability.unknown
    var kosher = LabelDiet.Suitability.unknown
    var keto = LabelDiet.Suitability.unknown
    var kind: KnownSubstance.Kind
    /// The ``Marks`` in six bits, and above them whether it is made from palm oil.
    private(set) var markBits: UInt8 = 0
    /// The fermentable carbohydrates in five bits, and above them the NOVA group.
    private(set) var foodBits: UInt8 = 0

    init(id: Range<Int32>, kind: KnownSubstance.Kind) {
      self.id = id
      self.kind = kind
    }

    /// Whether it is made from palm oil.
    var palmOil: LabelDiet.Suitability {
      get { LabelDiet.Suitability(rawValue: markBits &>> 6) ?? .unknown }
      set { markBits = markBits & 63 | newValue.rawValue &<< 6 }
    }

    /// The yes-or-no facts about it.
    var marks: Marks {
      get { Marks(rawValue: markBits & 63) }
      set { markBits = markBits & ~63 | newValue.rawValue & 63 }
    }

    /// The fermentable carbohydrates for which a low FODMAP diet limits it.
    var fodmaps: Fodmaps {
      get { Fodmaps(rawValue: foodBits & 31) }
      set { foodBits = foodBits & ~31 | newValue.rawValue & 31 }
    }

    /// The NOVA group, 1 to 4, or 0 if it is not stated.
    var nova: UInt8 {
      get { foodBits &>> 5 }
      set { foodBits = foodBits & 31 | newValue &<< 5 }
    }
  }

  /// The yes-or-no facts about an entry.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8
    /// It is exempt from allergen labeling in the European Union.
    static let exemptEuropeanUnion = Marks(rawValue: 1)
    /// It is exempt from allergen labeling in the United States.
    static let exemptUnitedStates = Marks(rawValue: 2)
    /// It is a plain food, which needs no evidence.
    static let isPlain = Marks(rawValue: 4)
    /// It is in the European inventory of cosmetic ingredients, where only evidence restricts it.
    static let isListed = Marks(rawValue: 8)
    /// It is the word for all vitamins or all minerals.
    static let isGroup = Marks(rawValue: 16)
    /// One of its names is an E number or an INS number.
    static let hasNumber = Marks(rawValue: 32)
  }

  /// A line of names.
  struct NameLine: Sendable {
    var entry: EntryID
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
    var category: EntryID
    /// The folded name.
    var name: ContiguousArray<UInt8>
  }

  /// The names of categories in preferences; on a label they mean something else.
  var groupNames: ContiguousArray<GroupName> = []
  /// The bytes of all texts.
  var text = ByteText()
  var entries: ContiguousArray<Entry> = []
  var links: ContiguousArray<EntryID> = []
  var evidence = EvidenceTable()
  /// The lines of names of embedded knowledge, which few functions need.
  var embeddedNames: [EmbeddedNames] = []
  /// The lines of names in the texts of a host.
  private(set) var collectedNames: ContiguousArray<NameLine> = []
  var stopwords: ContiguousArray<StopwordLine> = []
  /// The entries of the allergens, at most 64, by bit.
  var allergens: ContiguousArray<EntryID> = []
  /// The lines that have no effect.
  var problems: [IngredientKnowledge.Problem] = []
  /// The identifiers of entries, and those by which entries are referred to.
  ///
  /// For each, the first entry that has it; for each entry, the next one.
  var identifiers = WordList()
  var firstEntry: ContiguousArray<EntryID> = []
  var nextEntry: ContiguousArray<EntryID> = []

  init() {}

  /// The facts about a substance.
  subscript(entry: EntryID) -> Entry {
    @inline(__always) _read { yield entries[entry.index] }
    @inline(__always) _modify { yield &entries[entry.index] }
  }

  /// The lines of names, in the order of the texts.
  var names: ContiguousArray<NameLine> {
    var names: ContiguousArray<NameLine> = []
    for embedded in embeddedNames { names += embedded.lines }
    return names.isEmpty ? collectedNames : names + collectedNames
  }

  mutating func append(_ line: NameLine) { collectedNames.append(line) }

  /// Appends the folded form of a part of the text.
  func fold(_ part: Range<Int32>, to folded: inout ContiguousArray<UInt8>) {
    text.withSpan(of: Int(part.lowerBound)..<Int(part.upperBound)) { bytes in
      FoldedText.append(bytes, to: &folded)
    }
  }

  /// Returns the entries with a name in a language, or in any if it is `nil`, and then those with its singular or
  /// plural.
  ///
  /// - Complexity: O(*n*) in the names.
  func entries(
    named name: String, in language: LabelLanguage?, among lines: ContiguousArray<NameLine>
  ) -> ContiguousArray<EntryID> {
    let wanted = ContiguousArray(TextFolding.folded(name).utf8)
    guard !wanted.isEmpty else { return [] }
    var folded: ContiguousArray<UInt8> = []
    var (found, others): (ContiguousArray<EntryID>, ContiguousArray<EntryID>) = ([], [])
    for line in lines
    where language == nil || line.language == language || line.language == .any {
      guard mayHold(line.names, beginningWith: wanted[0]) else { continue }
      for part in parts(of: line.names) {
        folded.removeAll(keepingCapacity: true)
        fold(part, to: &folded)
        guard folded.first == wanted[0] else { continue }
        if folded == wanted {
          found.append(line.entry)
        } else if abs(folded.count - wanted.count) < 4,
          Inflection.singulars(of: folded, in: language ?? line.language)
            == Inflection.singulars(of: wanted, in: language ?? line.language)
        {
          others.append(line.entry)
        }
      }
    }
    var seen: Set<EntryID> = []
    return (found + others).filter { seen.insert($0).inserted }
  }

  /// Whether a name in a line may begin with a byte when it is folded.
  private func mayHold(_ names: Range<Int32>, beginningWith first: UInt8) -> Bool {
    text.withSpan(of: Int(names.lowerBound)..<Int(names.upperBound)) { bytes in
      var isStart = true
      for index in bytes.indices {
        let byte = bytes[index]
        if byte == 0x2C {
          isStart = true
        } else if isStart, byte > 0x20 {
          // A letter beyond ASCII or a sign can be folded to any letter.
          let letter = byte | 0x20
          if !(0x61...0x7A).contains(letter) || byte >= 0x80 || letter == first { return true }
          isStart = false
        }
      }
      return false
    }
  }

  /// The names in a line.
  func parts(of value: Range<Int32>) -> ContiguousArray<Range<Int32>> { text.parts(of: value) }

  func string(_ range: Range<Int32>) -> String {
    String(decoding: text[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// Returns the entry with an identifier, of a kind if one is given, and otherwise of the earliest
  /// kind.
  func entry(_ id: some Sequence<UInt8>, of kind: KnownSubstance.Kind? = nil) -> EntryID? {
    let word = identifier(ContiguousArray(id))
    return word.exists ? entry(word, of: kind) : nil
  }

  /// Returns the number of an identifier, or none.
  func identifier(_ id: ContiguousArray<UInt8>) -> WordID {
    var key = WordTable.Key()
    for byte in id { key.append(byte) }
    return identifiers.find(key, in: id.span, 0..<id.count)
  }

  /// Returns the entry with an identifier, as above.
  func entry(_ id: WordID, of kind: KnownSubstance.Kind? = nil) -> EntryID? {
    var best: EntryID?
    var index = firstEntry[id]
    while index.exists {
      let entry = self[index]
      if let kind {
        if entry.kind == kind { return index }
      } else if best.map({ self[$0].kind.rawValue > entry.kind.rawValue }) ?? true {
        best = index
      }
      index = nextEntry[index]
    }
    return best
  }

  /// Whether an entry is another entry or a kind of it.
  func isKind(_ entry: EntryID, of other: EntryID) -> Bool {
    if entry == other { return true }
    for place in self[entry].ancestors where links[place] == other { return true }
    return false
  }
}

/// The number of a substance in ``KnowledgeBase/entries``.
struct EntryID: TableID {
  let number: Int32
}

extension ContiguousArray<KnowledgeBase.Entry> {
  /// The kind of each entry, as a set.
  var kinds: ContiguousArray<KnownSubstance.Kinds> {
    ContiguousArray<KnownSubstance.Kinds>(map { KnownSubstance.Kinds($0.kind) })
  }
}

// The foods that allergens are, and those that are made of them.
extension KnowledgeBase {
  /// Returns the bit of the allergen that a food is named after: peanut, but not peanut butter.
  func group(ofFood food: EntryID) -> UInt64 {
    let entry = self[food]
    guard entry.allergens != 0 else { return 0 }
    for bit in allergens.indices where entry.allergens & 1 << UInt64(bit) != 0 {
      // The allergen is in the plural: "en:peanuts".
      let id = self[allergens[bit]].id
      guard id.count >= entry.id.count, id.count - entry.id.count <= 1 else { continue }
      let isSame = (0..<entry.id.count).allSatisfy {
        text[Int(id.lowerBound) + $0] == text[Int(entry.id.lowerBound) + $0]
      }
      if isSame { return 1 << UInt64(bit) }
    }
    return 0
  }

  /// Whether a food is made of another one with its allergen, as butter is of milk.
  func isProduct(_ food: EntryID) -> Bool {
    let entry = self[food]
    guard entry.kind == .food, entry.allergens != 0, group(ofFood: food) == 0 else { return false }
    // Tree nuts are a kind of nuts, but not made of them.
    let treeNut = identifier(Self.treeNut)
    guard !treeNut.exists || self.entry(treeNut, of: .food) != food else { return false }
    var count = 0
    var areGroups = true
    for origin in links[entry.parents] where self[origin].allergens & entry.allergens != 0 {
      count += 1
      areGroups = areGroups && group(ofFood: origin) != 0
    }
    // Each word of "wheat gluten" is an allergen.
    return count > 0 && !(count > 1 && areGroups)
  }

  private static let treeNut = ContiguousArray("en:tree-nut".utf8)

  // MARK: Products by their names

  /// Returns the English names of a food, written like identifiers.
  func identifiers(ofFood food: EntryID) -> Set<String> {
    var identifiers: Set<String> = []
    for line in names where line.entry == food && line.language == .english {
      for part in parts(of: line.names) {
        let words = TextFolding.folded(string(part)).split(separator: " ")
        identifiers.insert("en:" + words.joined(separator: "-"))
      }
    }
    return identifiers
  }

  /// Returns whether an entry is made of a food by its name, as rice starch is of rice: surely, or
  /// perhaps, as a flavoring need not be made of what it tastes of.
  ///
  /// `identifiers` are the identifiers of all names of the food.
  func isMade(
    _ entry: EntryID, of food: EntryID, identifiers: Set<String>
  ) -> LabelDiet.Suitability {
    var best = LabelDiet.Suitability.no
    for kind in CollectionOfOne(entry) + links[self[entry].ancestors] {
      var product = kind
      var isSure = true
      while let source = source(of: product, or: food, identifiers) {
        isSure = isSure && source.isSure
        if isKind(source.food, of: food) {
          if isSure { return .yes }
          best = .maybe
        }
        product = source.food
      }
    }
    return best
  }

  /// Returns the food before the last words of a product's name, also `food` by any of its names.
  private func source(
    of product: EntryID, or food: EntryID, _ identifiers: Set<String>
  ) -> (food: EntryID, isSure: Bool)? {
    let id = self[product].id
    let start = Int(id.lowerBound)
    var end = Int(id.upperBound)
    var isSure = true
    while let hyphen = text[start..<end].lastIndex(of: 0x2D) {
      let word = String(decoding: text[(hyphen + 1)..<end], as: UTF8.self)
      guard let isMade = Self.productWords[word] else { return nil }
      isSure = isSure && isMade
      end = hyphen
      if let source = entry(text[start..<end], of: .food) { return (source, isSure) }
      if identifiers.contains(String(decoding: text[start..<end], as: UTF8.self)) {
        return (food, isSure)
      }
    }
    return nil
  }

  /// The last words in the names of products of a food, and whether they surely are made of it.
  private static let productWords: [String: Bool] = {
    let sure = """
      bran bread broth butter cake cakes chips coating concentrate crumbs dextrin extract fat fiber \
      fibre flakes flour gelatin germ gluten gum hull hulls juice kernel leaf leaves lecithin liver \
      malt maltodextrin meal milk noodles oil pasta paste pectin peel pieces powder protein pulp \
      puree seed seeds shell skin starch stock sugar syrup vinegar water wax wine yogurt
      """
    let likely = "colour flavouring sauce seasoning"
    return Dictionary(
      uniqueKeysWithValues: sure.split(separator: " ").map { (String($0), true) }
        + likely.split(separator: " ").map { (String($0), false) })
  }()
}
