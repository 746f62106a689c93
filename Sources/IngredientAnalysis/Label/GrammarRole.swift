/// The role of a word or phrase in the grammar of a label.
enum GrammarRole: UInt8, CaseIterable {
  case none
  /// Joins two ingredients or two alternatives: and, or, and/or.
  case and, or
  /// Begins a statement of allergens, or a group of small amounts: contains.
  case contains
  /// The word for allergens in general, which precedes their names or stands for them.
  case allergens
  /// Begins a statement of possible traces: may contain, traces of, made in a facility that
  /// handles.
  case mayContain, facility
  /// Follows the names of possible traces: may be present.
  case precaution
  /// Begins a statement that something may not be absent: cannot guarantee, not suitable for.
  case notGuaranteed
  /// A place where foods are made, without which `facility` only says how a food is packed.
  case place
  /// Begins a statement of absent ingredients: free from, contains no.
  case freeFrom
  /// Says that the word before it is absent: free.
  case denial
  /// Ends what a statement denies: except.
  case except
  /// Limits a statement of absent ingredients: no added sugar.
  case added
  /// Precedes ingredients of which the product contains some: one or more of the following.
  case alternatives
  /// Begins a sentence that says how the label shows allergens: for allergens see.
  case guide
  /// A word for the way that a label shows allergens: bold, capitals.
  case shows
  /// A phrase, or a sentence up to its end, that says nothing about ingredients.
  case ignored, ignoredSentence
  /// Begins a sentence about the whole amount of something: meat content 85 %.
  case total
  /// Precedes a list of ingredients.
  case header
  /// Precedes a list of ingredients in a language that is not read.
  case foreignHeader
  /// An allergen, or the beginning of a statement of allergens, in a language that is not read.
  case foreignName
  /// Follows a list of ingredients: nutrition facts, distributed by.
  case end
  /// Follows it too, where a number is next to it: energy 350 kcal.
  case energy
  /// Makes a percentage a lower or an upper bound.
  case atLeast, atMost
  /// Makes a percentage approximate: about.
  case about
  /// In "2 % or less of": bounds each ingredient that follows.
  case orLess
  /// Bounds each ingredient that follows, in "less than 2 % of".
  case lessThan
  /// Precedes a place: from, product of, origin.
  case origin
  /// Precedes a name and says how it was made: certified, made from, includes.
  case leads
  /// The word for the percent sign.
  case percent
  /// Precedes a purpose: for, to, added to.
  case purpose
  /// The word for vitamins, before their letters.
  case vitamin
  /// The letters before the number of an additive: E, INS, SIN.
  case numberPrefix
  /// An abbreviation, whose period does not end a sentence.
  case abbreviation
  /// A stop word, which is ignored within names.
  case stop
  /// A unit of mass or volume, which makes the number before it an amount.
  case unit
  /// The noun of a group whose kinds are in brackets: oil (palm, rapeseed).
  case group
  /// A word between names in a list of allergens: and other, products thereof.
  case allergenFiller
  /// The whole that an amount is a share of: finished product, filling.
  case whole
  /// Says what to do with a package or its food: keep, shake, serve.
  case handling
  /// Stands in sentences about that: place, dry, refrigerator.
  case package
  /// A stop word that adds something to the name before it: with.
  case with
  /// A content that a percentage is about: fat, fat in dry matter.
  case content

  /// Whether it decides what the words around it are, or that they are not part of the list.
  var directs: Bool {
    switch self {
    case .contains, .allergens, .mayContain, .facility, .precaution, .notGuaranteed, .freeFrom,
      .alternatives, .guide, .ignored, .ignoredSentence, .total, .header, .foreignHeader, .end,
      .energy,
      .lessThan, .origin, .purpose:
      true
    case .none, .and, .or, .denial, .except, .added, .place, .shows, .atLeast, .atMost, .about,
      .orLess,
      .leads, .percent, .vitamin, .numberPrefix, .abbreviation, .stop, .unit, .group,
      .allergenFiller, .whole, .handling, .package, .with, .content, .foreignName:
      false
    }
  }

  /// The trait of its words, if they are no phrases of the grammar by themselves.
  var trait: Lexicon.WordTraits? {
    switch self {
    case .handling: .handles
    case .package: .isOfPackage
    default: nil
    }
  }

  /// Whether it stands between names in a statement of allergens.
  var isFiller: Bool {
    switch self {
    case .and, .or, .allergenFiller, .place, .precaution, .mayContain, .facility, .notGuaranteed,
      .freeFrom, .added:
      true
    default: false
    }
  }

  /// The identifiers of the entries in `Knowledge/labels/grammar.txt`.
  ///
  /// A phrase has the first role that names it, so a header of the language itself is not foreign.
  static let identifiers: [(role: GrammarRole, id: String)] = [
    (.and, "xx:and"), (.or, "xx:or"), (.alternatives, "xx:alternatives"),
    (.contains, "xx:contains"), (.allergens, "xx:allergens"), (.mayContain, "xx:may-contain"),
    (.facility, "xx:facility"), (.precaution, "xx:precaution"),
    (.notGuaranteed, "xx:not-guaranteed"), (.guide, "xx:guide"), (.freeFrom, "xx:free-from"),
    (.denial, "xx:denial"),
    (.ignored, "xx:ignored"),
    (.ignoredSentence, "xx:ignored-sentence"), (.total, "xx:total-amount"), (.header, "xx:header"),
    (.end, "xx:end"),
    (.energy, "xx:energy"),
    (.foreignHeader, "xx:foreign-header"),
    (.atLeast, "xx:at-least"), (.atMost, "xx:at-most"), (.about, "xx:about"),
    (.orLess, "xx:or-less"),
    (.lessThan, "xx:less-than"), (.origin, "xx:from"), (.leads, "xx:leads"),
    (.percent, "xx:percent"),
    (.purpose, "xx:purpose"), (.vitamin, "xx:vitamin"), (.numberPrefix, "xx:number-prefix"),
    (.abbreviation, "xx:abbreviation"), (.stop, "xx:stop"), (.unit, "xx:unit"),
    (.place, "xx:place"), (.except, "xx:except"), (.added, "xx:added"), (.shows, "xx:shows"),
    (.group, "xx:group"), (.allergenFiller, "xx:allergen-filler"), (.whole, "xx:whole"),
    (.handling, "xx:handling"), (.package, "xx:package"), (.with, "xx:with"),
    (.content, "xx:content"), (.foreignName, "xx:foreign-name"),
  ]
}
