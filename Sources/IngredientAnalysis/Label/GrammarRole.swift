/// What a word or phrase does in the grammar of a label.
enum GrammarRole: UInt8, CaseIterable {
  case none
  /// Joins two ingredients, or names one of two: and, or, and/or.
  case and, or
  /// Begins a statement of allergens: contains. Also begins a group of small amounts.
  case contains
  /// Begins a statement of what may be in it: may contain, traces of, made in a facility that
  /// handles.
  case mayContain, facility
  /// Begins a statement of what is not in it: free from, contains no.
  case freeFrom
  /// Says so of the word before it: free.
  case denial
  /// Says nothing about ingredients, as a phrase, or as a sentence up to its end.
  case ignored, ignoredSentence
  /// Stands before a list of ingredients.
  case header
  /// Stands after it: nutrition facts, distributed by.
  case end
  /// Makes a percentage a lower or an upper bound.
  case atLeast, atMost
  /// In "2 % or less of": bounds each ingredient that follows.
  case orLess
  /// In "less than 2 % of".
  case lessThan
  /// Stands before a place: from, product of, origin.
  case origin
  /// Stands before a name and says what is done with it: certified, made from, includes.
  case leads
  /// The word for the percent sign.
  case percent
  /// Stands before a purpose: for, to, added to.
  case purpose
  /// The word for vitamins, before their letters.
  case vitamin
  /// Letters before the number of an additive: E, INS, SIN.
  case numberPrefix
  /// A period behind it ends no sentence.
  case abbreviation
  /// Counts for nothing within a name.
  case stop
  /// A unit of mass or volume, so that the number before it is an amount.
  case unit
  /// The noun of a group of which brackets tell the kinds: oil (palm, rapeseed).
  case group
  /// In a list of allergens, words between names: and other, products thereof.
  case allergenFiller

  /// Whether it says what the words around it are, or that they are none of the list.
  var directs: Bool {
    switch self {
    case .contains, .mayContain, .facility, .freeFrom, .ignored, .ignoredSentence, .header, .end,
      .lessThan, .origin,
      .purpose:
      true
    case .none, .and, .or, .denial, .atLeast, .atMost, .orLess, .leads, .percent, .vitamin,
      .numberPrefix, .abbreviation,
      .stop, .unit, .group, .allergenFiller:
      false
    }
  }

  /// The identifiers of the entries, in the table ``EmbeddedTables/grammar``.
  static let identifiers: [(role: GrammarRole, id: String)] = [
    (.and, "xx:and"), (.or, "xx:or"), (.contains, "xx:contains"), (.mayContain, "xx:may-contain"),
    (.facility, "xx:facility"), (.freeFrom, "xx:free-from"), (.denial, "xx:denial"),
    (.ignored, "xx:ignored"),
    (.ignoredSentence, "xx:ignored-sentence"), (.header, "xx:header"), (.end, "xx:end"),
    (.atLeast, "xx:at-least"), (.atMost, "xx:at-most"), (.orLess, "xx:or-less"),
    (.lessThan, "xx:less-than"), (.origin, "xx:from"), (.leads, "xx:leads"),
    (.percent, "xx:percent"),
    (.purpose, "xx:purpose"), (.vitamin, "xx:vitamin"), (.numberPrefix, "xx:number-prefix"),
    (.abbreviation, "xx:abbreviation"), (.stop, "xx:stop"), (.unit, "xx:unit"),
    (.group, "xx:group"), (.allergenFiller, "xx:allergen-filler"),
  ]
}
