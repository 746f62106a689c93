import Essentials

/// What of an ``SafetyEvidence`` the rating needs, without its texts, so that it stays close in
/// memory.
struct EvidenceFact: Sendable {
  let level: ConcernLevel
  let routes: SafetyEvidence.Routes
  let audience: LabelAudience
  let market: Jurisdiction
  /// The first and the last day on which it holds, in days since 1970-01-01.
  let from: Int32
  let until: Int32
  /// The factor for what it rests on.
  let certainty: Double

  init(_ evidence: borrowing SafetyEvidence) {
    level = evidence.level
    routes = evidence.routes
    audience = evidence.audience
    market = evidence.market
    from = evidence.validFrom?.daysSinceEpoch ?? .min
    until = evidence.validUntil?.daysSinceEpoch ?? .max
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
