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
