import Essentials

/// Finds the evidence on each ingredient of a list, and computes the rating.
struct RatingModel: Sendable {
  /// The evidence on one ingredient.
  struct Record: Sendable {
    var node: NodeID
    /// The entry of the ingredient, or none.
    var key: EntryID
    /// The entry that the strongest evidence is about, or none.
    var entry: EntryID = .none
    /// The strongest evidence, or none.
    var evidence: EvidenceID = .none
    /// The evidence that prohibits the ingredient here, or none.
    var ban: EvidenceID = .none
    /// The evidence of an announced ban, or none.
    var announcedBan: EvidenceID = .none
    var level = ConcernLevel.none
    /// The highest level of any evidence, which caps the score.
    var highest = ConcernLevel.none
    var exposure = 1.0
    var certainty = 1.0
    /// The state of knowledge about the ingredient for everyone.
    var assessment = SafetyRating.Reason.Assessment.unknown

    var limit: Double { RatingTally.limit(of: highest, exposure: exposure) }
    var strength: Double { RatingTally.points(of: level) * certainty }
  }

  /// The situation that decides which evidence counts.
  struct Situation: Sendable {
    var use: ProductUse
    var audience: LabelAudience
    var market: Jurisdiction
    /// The day, in days since 1970-01-01, or `Int32.min` for any day.
    var day: Int32

    /// Whether a fact counts and is about the use of the product and the audience, on any day.
    func concerns(_ fact: EvidenceFact) -> Bool {
      fact.counts && !fact.routes.isDisjoint(with: use.routes) && audience.includes(fact.audience)
    }

    /// Whether a fact applies on the day.
    func isInForce(_ fact: EvidenceFact) -> Bool {
      day == .min || (fact.from <= day && day <= fact.until)
    }

    /// Whether a fact is a ban that is announced in the market and does not apply yet.
    func announces(_ fact: EvidenceFact) -> Bool {
      fact.isBan && day != .min && fact.announced <= day && day < fact.from
        && market.isSubject(to: fact.market)
    }
  }

  private(set) var records: ContiguousArray<Record> = []
  /// The share of the list for which there is evidence, with the weights 1/rank, in `0...1`.
  private(set) var knownShare = 0.0
  private(set) var rating = SafetyRating.notEnoughKnown
  /// The record of each entry.
  private var places = EntryPlaces()

  mutating func read(
    _ tree: borrowing LabelTree, _ mentions: borrowing MentionClassifier,
    _ lexicon: borrowing Lexicon, base: borrowing KnowledgeBase,
    names: borrowing NameTraits, traits: borrowing EntryTraits, in situation: Situation
  ) {
    records.removeAll(keepingCapacity: true)
    places.removeAll(keepingRoomFor: tree.nodes.count)
    var rank = 0.0
    var weight = 0.0
    var known = 0.0
    for index in tree.nodes.indices {
      let flags = mentions[index]
      let section = tree.nodes[index].section
      guard !flags.contains(.isFunction),
        let exposure = Self.exposure(section, flags, situation.use)
      else { continue }
      var record = Record(node: NodeID(index), key: tree.nodes[index].entry)
      record.exposure = exposure
      let phrase = tree.nodes[index].phrase
      if phrase.exists {
        let found = names[phrase].traits
        if !found.isDisjoint(with: [.hasEvidence, .hasCategoryEvidence]) {
          assess(
            &record, lexicon[phrase], lexicon, base: base, traits: traits, in: situation)
        } else if found.contains(.isPlain) {
          record.assessment = .assessed
        } else if found.contains(.isListed), situation.use != .food {
          record.assessment = .unrestricted
        }
      }
      let isLeaf = !flags.contains(.hasParts)
      if isLeaf, section == .ingredients {
        rank += 1
        let share = 1 / rank
        weight += share
        if record.assessment != .unknown { known += share }
      }
      // The parts of a mixture decide whether it is unknown. Words in the statements of a food need
      // not be ingredients, but those behind "+/-" on a cosmetic are.
      let mayBeUnknown =
        isLeaf
        && (section == .ingredients || section == .mayContain && situation.use != .food)
      if record.assessment == .assessed || record.evidence.exists || mayBeUnknown { add(record) }
    }
    knownShare = weight > 0 ? known / weight : 0
    var tally = RatingTally()
    for record in records {
      tally.add(
        record.level, exposure: record.exposure, certainty: record.certainty, limit: record.limit,
        record.assessment)
    }
    rating = tally.rating(knownShare: knownShare)
  }

  /// Returns the factor for the amount, or `nil` if the product does not contain the node.
  @inline(__always)
  private static func exposure(
    _ section: LabelTree.Section, _ flags: MentionClassifier.Flags, _ use: ProductUse
  ) -> Double? {
    let factor: Double
    switch section {
    case .ingredients: factor = flags.contains(.isMinor) ? 0.6 : 1
    case .mayContain, .facility: factor = 0.25
    case .contains, .freeFrom, .unread, .skipped: return nil
    }
    return use == .rinseOffCosmetic ? factor * 0.5 : factor
  }

  /// Adds a record, or merges it with the earlier record of the same substance.
  private mutating func add(_ record: Record) {
    if record.key.exists, let earlier = places.place(of: record.key, orInsert: records.count) {
      return merge(record, into: earlier)
    }
    records.append(record)
  }

  private mutating func merge(_ record: Record, into index: Int) {
    var merged = records[index].strength >= record.strength ? records[index] : record
    merged.node = records[index].node
    merged.exposure = max(records[index].exposure, record.exposure)
    merged.highest = max(records[index].highest, record.highest)
    merged.ban = max(records[index].ban, record.ban)
    merged.assessment = min(records[index].assessment, record.assessment)
    merged.announcedBan = max(records[index].announcedBan, record.announcedBan)
    records[index] = merged
  }

  // MARK: Evidence

  private func assess(
    _ record: inout Record, _ phrase: Lexicon.Phrase, _ lexicon: borrowing Lexicon,
    base: borrowing KnowledgeBase, traits: borrowing EntryTraits, in situation: Situation
  ) {
    for entry in lexicon.meanings[phrase.meanings]
    where KnownSubstance.Kinds.ingredients.includes(base[entry].kind) {
      if base[entry].marks.contains(.isPlain) { record.assessment = .assessed }
      if base[entry].marks.contains(.isListed), situation.use != .food {
        record.assessment = min(record.assessment, .unrestricted)
      }
      assess(&record, base[entry].evidence, of: entry, traits: traits, in: situation)
      guard traits[entry].contains(.hasCategoryEvidence) else { continue }
      // A law about a category applies to its members.
      for ancestor in base.links[base[entry].ancestors] where base[ancestor].kind == .category {
        assess(&record, base[ancestor].evidence, of: ancestor, traits: traits, in: situation)
      }
    }
  }

  private func assess(
    _ record: inout Record, _ list: Range<Int32>, of entry: EntryID,
    traits: borrowing EntryTraits, in situation: Situation
  ) {
    for id in list.lazy.map(EvidenceID.init(number:)) {
      let fact = traits.facts[id]
      guard situation.concerns(fact) else { continue }
      guard situation.isInForce(fact) else {
        if situation.announces(fact) { record.announcedBan = id }
        continue
      }
      let isForeign = !situation.market.isSubject(to: fact.market)
      var level = fact.level
      if level == .prohibited {
        if isForeign { level = .high } else if fact.isBan { record.ban = id }
      }
      if fact.audience == .everyone { record.assessment = .assessed }
      record.highest = max(record.highest, level)
      let certainty = isForeign ? fact.certainty * 0.5 : fact.certainty
      guard !record.evidence.exists || RatingTally.points(of: level) * certainty > record.strength
      else { continue }
      record.evidence = id
      record.entry = entry
      record.level = level
      record.certainty = certainty
    }
  }
}

/// The arithmetic of the ``SafetyRating``, shared by reports and reasons.
struct RatingTally {
  private var lower = 1.0
  private var upper = 1.0
  private var limit = 100.0

  /// The minimum known share of the list, with the weights 1/rank.
  static let leastKnown = 0.6

  /// Returns the points of a level at full exposure and certainty.
  static func points(of level: ConcernLevel) -> Double {
    switch level {
    case .none: 0
    case .low: 4
    case .moderate: 12
    case .high: 30
    case .prohibited: 60
    }
  }

  /// Returns the highest score that a substance of a level allows.
  static func limit(of level: ConcernLevel, exposure: Double) -> Double {
    switch level {
    case .prohibited: 20
    case .high where exposure >= 0.6: 59
    case .none, .low, .moderate, .high: 100
    }
  }

  /// The certainty of a fact where data are missing.
  static let gap = 0.25

  /// Returns the lowest and the highest deduction for a substance, in points.
  static func deduction(
    _ level: ConcernLevel, exposure: Double, certainty: Double,
    _ assessment: SafetyRating.Reason.Assessment
  ) -> (least: Double, most: Double) {
    let least = points(of: level) * exposure * certainty
    let most =
      switch assessment {
      case .assessed: 0.0
      case .unrestricted: points(of: .low) * exposure * gap
      case .unknown: points(of: .moderate) * exposure
      }
    return (least, max(least, most))
  }

  mutating func add(
    _ level: ConcernLevel, exposure: Double, certainty: Double, limit: Double,
    _ assessment: SafetyRating.Reason.Assessment
  ) {
    let deduction = Self.deduction(
      level, exposure: exposure, certainty: certainty, assessment)
    upper *= 1 - deduction.least / 100
    lower *= 1 - deduction.most / 100
    self.limit = min(self.limit, limit)
  }

  /// The score so far, before caps, if unknown substances are of no concern.
  var score: Double { 100 * upper }

  func rating(knownShare: Double) -> SafetyRating {
    guard knownShare >= Self.leastKnown else { return .notEnoughKnown }
    let best = min(100 * upper, limit)
    let worst = min(100 * lower, limit)
    return worst < best ? .between(worst...best) : .exact(best)
  }
}

/// The places of some entries in a list: a small hash table, whose size follows the list and not the
/// knowledge.
struct EntryPlaces: Sendable {
  private struct Slot: HashTableSlot {
    var entry: EntryID
    var place: Int32
    static var empty: Self { Self(entry: .none, place: 0) }
    var isEmpty: Bool { !entry.exists }
    static var maximumLoad: Int { 50 }

    var hash: UInt64 {
      UInt64(truncatingIfNeeded: entry.index) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  /// The table, which takes memory with the first list.
  private var slots: HashTable<Slot>?

  /// Removes all entries, and makes room for a number of others.
  mutating func removeAll(keepingRoomFor count: Int) {
    if slots == nil {
      slots = HashTable(capacity: count)
    } else {
      slots?.removeAll(capacity: count)
    }
  }

  /// Returns the place of an entry; if it has none, gives it a place and returns `nil`.
  ///
  /// - Precondition: There is room for the entry, which is not negative.
  mutating func place(of entry: EntryID, orInsert place: Int) -> Int? {
    let slot = Slot(entry: entry, place: Int32(truncatingIfNeeded: place))
    guard let found = slots?.find(slot.hash, where: { $0.entry == entry }) else { return nil }
    guard found.slot.isEmpty else { return Int(found.slot.place) }
    slots?.insert(slot, at: found.position, hash: { $0.hash })
    return nil
  }
}
