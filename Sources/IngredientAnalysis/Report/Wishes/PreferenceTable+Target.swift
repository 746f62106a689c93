extension PreferenceTable {
  /// How a preference is matched.
  enum Match: UInt8, Sendable {
    /// By an entry or a kind of it.
    case kind
    /// By a substance with a function.
    case function
    /// By an ingredient that contains an allergen.
    case allergen
    /// By an ingredient that contains an allergen of which the avoided one is a kind, unless it is
    /// of another kind: marzipan for almonds, but not walnuts.
    case group
    /// By an ingredient made from palm oil.
    case palmOil
    /// By words in the name of an ingredient.
    case words
    /// Not at all: the knowledge has no entry for it.
    case none
  }

  /// What a person avoids or likes.
  struct Wish: Hashable, Sendable {
    /// The position among the avoided or liked ingredients.
    var item: Int
    var isLiked: Bool
    /// The position among the members of the host's group, if it is one.
    var member: Int?
  }

  /// One way in which a preference is matched.
  struct Target: Sendable {
    var wish: Wish
    var match: Match
    /// The entry, or none.
    var entry: EntryID = .none
    /// The bits of the allergen itself.
    var bits: UInt64 = 0
    /// The range in ``PreferenceTable/otherKinds``.
    var otherKinds: Range<Int> = 0..<0
    /// The range of the words in ``PreferenceTable/words``.
    var words: Range<Int> = 0..<0
    /// Whether an ingredient that the entry has as a direct kind may be one.
    var isPossible = false
    /// Whether what is made of the entry, by its name, matches too: starch of rice.
    var hasProducts = false
    /// The identifiers of all names of the entry, if its products match.
    var identifiers: Set<String> = []
    /// Whether the preference is about an allergen, so that traces count too.
    var isAllergen = false
    var tolerance = LabelPreferences.TraceTolerance.isCautious
    /// How the person handles ingredients that usually contain the allergen.
    var probableTolerance = LabelPreferences.TraceTolerance.isCautious

    /// What the target means for the table.
    var traits: Traits {
      var traits: Traits = []
      if !wish.isLiked, isAllergen || match == .allergen || match == .group {
        traits.insert(.hasAllergens)
        if tolerance != .accepts { traits.insert(.mindsTraces) }
      }
      if hasProducts { traits.insert(.hasProducts) }
      switch match {
      case .palmOil: traits.insert(.hasPalmOil)
      case .words: traits.insert(.hasWords)
      case .function: traits.insert(.hasFunctions)
      case .kind where !wish.isLiked: traits.insert(.hasKinds)
      case .kind, .allergen, .group, .none: break
      }
      return traits
    }
  }
}
