/// The subscription of a provider, which limits the events they can publish in a calendar year.
///
///     let limits = try ProviderPlan.Limits(basic: 5, gold: 30, platinum: 100)
///     limits.limit(for: .gold)  // 30
///
/// Plans are ordered from ``basic`` to ``platinum``.
@nonexhaustive public enum ProviderPlan: String, Hashable, Comparable, CaseIterable, Sendable {
  /// The free plan.
  case basic
  /// A paid plan with more events a year than ``basic``.
  case gold
  /// The paid plan with the most events a year.
  case platinum

  /// Creates the plan with a name, or returns `nil` if there is none.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }

  /// Orders plans from basic to platinum.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// The position in the order, from 0.
  private var rank: Int {
    switch self {
    case .basic: 0
    case .gold: 1
    case .platinum: 2
    }
  }
}

extension ProviderPlan {
  /// The number of events that a provider can publish in a calendar year, for each plan.
  ///
  ///     ProviderPlan.Limits.standard.limit(for: .gold)  // 20
  ///     let limits = try ProviderPlan.Limits(basic: 5, gold: 30, platinum: 100)
  public struct Limits: Hashable, Sendable {
    private var basic: Int
    private var gold: Int
    private var platinum: Int

    /// Creates limits from the number of events a year for each plan, each in ``validRange``.
    ///
    /// - Throws: ``ProviderPlan/Limits/Error``, for the lowest plan whose limit is out of range.
    public init(basic: Int, gold: Int, platinum: Int) throws(ProviderPlan.Limits.Error) {
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

    /// Ten events a year for basic, 20 for gold, and 50 for platinum providers.
    public static let standard = ProviderPlan.Limits(validBasic: 10, gold: 20, platinum: 50)

    /// The valid limits: 0 to 2³¹ - 1.
    public static let validRange: ClosedRange<Int> = 0...Int(Int32.max)

    /// Returns the number of events that a provider with a plan can publish in a calendar year.
    public func limit(for plan: ProviderPlan) -> Int {
      switch plan {
      case .basic: basic
      case .gold: gold
      case .platinum: platinum
      }
    }

    /// Changes the yearly limit of a plan to a number in ``validRange``.
    ///
    /// - Throws: ``ProviderPlan/Limits/Error``. The limits are then unchanged.
    public mutating func setLimit(
      _ limit: Int, for plan: ProviderPlan
    ) throws(ProviderPlan.Limits.Error) {
      guard Self.validRange.contains(limit) else { throw .limitOutOfRange(limit, plan) }
      switch plan {
      case .basic: basic = limit
      case .gold: gold = limit
      case .platinum: platinum = limit
      }
    }
  }
}

extension ProviderPlan.Limits {
  /// The reason numbers are not valid ``ProviderPlan/Limits``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The limit of the plan is not in ``ProviderPlan/Limits/validRange``.
    case limitOutOfRange(Int, ProviderPlan)

    /// The rule that the number breaks, in one sentence.
    public var description: String {
      switch self {
      case .limitOutOfRange(_, let plan):
        "The yearly limit of the \(plan.rawValue) plan must be from 0 to 2147483647."
      }
    }
  }
}

/// Encoded as its name.
extension ProviderPlan: CodedCase, Codable {}

/// Encoded as `{"basic": 10, "gold": 20, "platinum": 50}`.
extension ProviderPlan.Limits: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes limits; missing limits are those of ``standard``.
  ///
  /// - Throws: `DecodingError`, also for a limit that is out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .standard
    for (key, plan) in [
      (CodingKeys.basic, ProviderPlan.basic), (.gold, .gold), (.platinum, .platinum),
    ] {
      guard let limit = try container.decodeIfPresent(Int.self, forKey: key) else { continue }
      do {
        try setLimit(limit, for: plan)
      } catch {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: error.description)
      }
    }
  }

  /// Encodes the limits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(limit(for: .basic), forKey: .basic)
    try container.encode(limit(for: .gold), forKey: .gold)
    try container.encode(limit(for: .platinum), forKey: .platinum)
  }
}
