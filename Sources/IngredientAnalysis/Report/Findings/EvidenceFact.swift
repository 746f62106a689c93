import Essentials

/// The parts of a ``SafetyEvidence`` that the rating needs, without the texts, so that they are
/// close together in memory.
struct EvidenceFact: Sendable {
  let level: ConcernLevel
  let routes: SafetyEvidence.Routes
  let audience: LabelAudience
  let market: Jurisdiction
  /// Whether a law prohibits the substance, so that advice to an audience is no ban.
  let isBan: Bool
  /// Whether an agency advises an audience against the substance, and not only to take care.
  let advisesAgainst: Bool
  /// The first day of the year of the document, from which a ban is announced, in days since
  /// 1970-01-01.
  let announced: Int32
  /// The first and the last day on which it applies, in days since 1970-01-01.
  let from: Int32
  let until: Int32
  /// The factor for the kind of evidence.
  let certainty: Double

  init(_ evidence: EvidenceTable.Terms) {
    level = evidence.level
    routes = evidence.routes
    audience = evidence.audience
    market = evidence.market
    isBan =
      evidence.level == .prohibited && (evidence.kind == .ban || evidence.audience == .everyone)
    advisesAgainst = SafetyEvidence.advisesAgainst(evidence.level, evidence.kind)
    announced = (try? CalendarDate(Int(evidence.year), 1, 1))?.daysSinceEpoch ?? .min
    from = evidence.from
    until = evidence.until
    certainty = Self.certainty(evidence.kind, evidence.basis)
  }

  private static func certainty(_ kind: SafetyEvidence.Kind, _ basis: SafetyEvidence.Basis)
    -> Double
  {
    switch kind {
    case .ban, .limit, .warning, .listing: 1
    case .opinion: basis == .hazard ? 0.5 : 1
    case .hazard, .allergen: 0.5
    case .gap: 0.25
    }
  }
}

extension SafetyEvidence {
  /// Whether an agency advises an audience against the substance.
  ///
  /// A limit, an opinion on amounts, or a hazard class asks for care.
  var advisesAgainst: Bool { Self.advisesAgainst(level, kind) }

  fileprivate static func advisesAgainst(_ level: ConcernLevel, _ kind: Kind) -> Bool {
    level == .prohibited || level == .high && (kind == .warning || kind == .ban)
  }
}
