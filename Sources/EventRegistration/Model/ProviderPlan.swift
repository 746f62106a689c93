/// How many events a provider of each tier can publish in a calendar year.
///
///     ProviderPlan.standard.limit(for: .gold)  // 20
///     let plan = try ProviderPlan(basic: 5, gold: 30, platinum: 100)
public struct ProviderPlan: Hashable, Sendable {
  private var basic: Int
  private var gold: Int
  private var platinum: Int

  /// Creates a plan from the yearly limit of each tier, in ``limits``.
  ///
  /// - Throws: ``ProviderPlan/Error``, for the lowest tier whose limit is out of range.
  public init(basic: Int, gold: Int, platinum: Int) throws(ProviderPlan.Error) {
    self = .standard
    try setLimit(basic, for: .basic)
    try setLimit(gold, for: .gold)
    try setLimit(platinum, for: .platinum)
  }

  private init(validBasic basic: Int, gold: Int, platinum: Int) {
    self.basic = basic
    self.gold = gold
    self.platinum = platinum
  }

  /// Ten events a year for basic, 20 for gold and 50 for platinum providers.
  public static let standard = ProviderPlan(validBasic: 10, gold: 20, platinum: 50)

  /// The numbers that a limit can be: 0 to 2³¹ - 1.
  public static let limits: ClosedRange<Int> = 0...Int(Int32.max)

  /// The most events that a provider of a tier can publish in a calendar year.
  public func limit(for tier: Tier) -> Int {
    switch tier {
    case .basic: basic
    case .gold: gold
    case .platinum: platinum
    }
  }

  /// Changes the yearly limit of a tier to another in ``limits``.
  ///
  /// - Throws: ``ProviderPlan/Error``; the plan is unchanged then.
  public mutating func setLimit(_ limit: Int, for tier: Tier) throws(ProviderPlan.Error) {
    guard Self.limits.contains(limit) else { throw .limitOutOfRange(limit, tier) }
    switch tier {
    case .basic: basic = limit
    case .gold: gold = limit
    case .platinum: platinum = limit
    }
  }
}

extension ProviderPlan {
  /// The reason numbers do not make a ``ProviderPlan``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The limit of the tier is not in ``ProviderPlan/limits``.
    case limitOutOfRange(Int, ProviderPlan.Tier)
  }
}
