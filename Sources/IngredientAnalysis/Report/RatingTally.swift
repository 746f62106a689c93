/// The arithmetic of the ``SafetyRating``, which reports and their reasons share.
struct RatingTally {
  private var lower = 1.0
  private var upper = 1.0
  private var limit = 100.0

  /// What share of the list, weighed by 1/rank, has to be known.
  static let leastKnown = 0.6

  /// What a level takes off in points, with the whole exposure and certainty.
  static func points(of level: ConcernLevel) -> Double {
    switch level {
    case .none: 0
    case .low: 4
    case .moderate: 12
    case .high: 30
    case .prohibited: 60
    }
  }

  /// What the score is at most with an ingredient of a level.
  static func limit(of level: ConcernLevel, exposure: Double) -> Double {
    switch level {
    case .prohibited: 20
    case .high where exposure >= 0.6: 59
    case .none, .low, .moderate, .high: 100
    }
  }

  /// The least and the most that an ingredient takes off, in points.
  static func deduction(_ level: ConcernLevel, exposure: Double, certainty: Double, isUnknown: Bool)
    -> (least: Double, most: Double)
  {
    let least = points(of: level) * exposure * certainty
    return (least, isUnknown ? max(least, points(of: .moderate) * exposure) : least)
  }

  mutating func add(
    _ level: ConcernLevel, exposure: Double, certainty: Double, limit: Double, isUnknown: Bool
  ) {
    let deduction = Self.deduction(
      level, exposure: exposure, certainty: certainty, isUnknown: isUnknown)
    upper *= 1 - deduction.least / 100
    lower *= 1 - deduction.most / 100
    self.limit = min(self.limit, limit)
  }

  /// The score so far if no unknown ingredient is of concern, before its limits.
  var score: Double { 100 * upper }

  func rating(knownShare: Double) -> SafetyRating {
    guard knownShare >= Self.leastKnown else { return .notEnoughKnown }
    let best = min(100 * upper, limit)
    let worst = min(100 * lower, limit)
    return worst < best ? .between(worst...best) : .exact(best)
  }
}
