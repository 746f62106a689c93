extension SymptoThermalChart {
  /// The data of earlier cycles that decide about the infertile days at the beginning of a cycle.
  ///
  ///     let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [16, 14, 11])
  ///     print(earlier.infertileDaysAtBeginning)  // 3: an early shift takes effect at once
  ///
  /// For a woman in perimenopause who does not use these days, pass
  /// `SymptoThermalChart.EarlierCycles()`.
  public struct EarlierCycles: Hashable, Sendable, PrivateValue {
    /// The cycle day of the first higher measurement in each evaluated earlier cycle, most recent
    /// first.
    public var firstHigherDays: [Int]

    /// Whether the previous cycle was evaluated in full; `false` if there is none.
    public var isPreviousEvaluated: Bool

    /// The lengths in days of all earlier recorded cycles, whether evaluated or not.
    public var calendarLengths: [Int]

    /// Whether this is the first cycle after hormonal contraception, with the withdrawal bleeding
    /// on day 1.
    public var isFirstAfterHormonalContraception: Bool

    /// Creates the data of the earlier cycles; by default there are none.
    public init(
      firstHigherDays: [Int] = [], isPreviousEvaluated: Bool = true, calendarLengths: [Int] = [],
      isFirstAfterHormonalContraception: Bool = false
    ) {
      self.firstHigherDays = firstHigherDays
      self.isPreviousEvaluated = isPreviousEvaluated
      self.calendarLengths = calendarLengths
      self.isFirstAfterHormonalContraception = isFirstAfterHormonalContraception
    }

    /// The maximum number of infertile days at the beginning; a fertile sign ends them earlier.
    ///
    /// The rules of Sensiplan, in order of precedence:
    /// 1. None, unless the previous cycle was evaluated in full. In the first cycle after hormonal
    ///    contraception there are five, even without an earlier shift.
    /// 2. After twelve evaluated cycles, the earliest first higher measurement minus 8.
    /// 3. Before that, five; or, with at least twelve recorded cycles, the shortest minus 20.
    /// 4. A first higher measurement on day 12 or earlier immediately limits the number to that day
    ///    minus 8.
    ///
    /// The result is never below zero. After hormonal contraception, the rules can only shorten the
    /// five days.
    ///
    /// - Complexity: O(*n*) in the number of days and lengths.
    public var infertileDaysAtBeginning: Int {
      let minus8 = firstHigherDays.min().map { $0 > 8 ? $0 - 8 : 0 }
      if isFirstAfterHormonalContraception { return min(5, minus8 ?? 5) }
      guard isPreviousEvaluated, let minus8 else { return 0 }
      if firstHigherDays.count >= 12 { return minus8 }
      let allowed = minus20 ?? 5
      return minus8 < 5 ? min(allowed, minus8) : allowed
    }

    /// The shortest of at least twelve earlier cycles minus 20, not below zero.
    private var minus20: Int? {
      guard calendarLengths.count >= 12, let shortest = calendarLengths.min() else { return nil }
      return shortest > 20 ? shortest - 20 : 0
    }
  }
}

/// Encoded under the names of its properties; a missing key has the value of
/// `SymptoThermalChart.EarlierCycles()`.
extension SymptoThermalChart.EarlierCycles: Codable {
  private enum CodingKeys: String, CodingKey {
    case firstHigherDays
    case isPreviousEvaluated
    case calendarLengths
    case isFirstAfterHormonalContraception
  }

  /// Decodes the data of the earlier cycles.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      firstHigherDays: try container.decodeIfPresent([Int].self, forKey: .firstHigherDays) ?? [],
      isPreviousEvaluated: try container.decodeIfPresent(Bool.self, forKey: .isPreviousEvaluated)
        ?? true,
      calendarLengths: try container.decodeIfPresent([Int].self, forKey: .calendarLengths) ?? [],
      isFirstAfterHormonalContraception: try container.decodeIfPresent(
        Bool.self, forKey: .isFirstAfterHormonalContraception) ?? false)
  }

  /// Encodes every property.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(firstHigherDays, forKey: .firstHigherDays)
    try container.encode(isPreviousEvaluated, forKey: .isPreviousEvaluated)
    try container.encode(calendarLengths, forKey: .calendarLengths)
    try container.encode(
      isFirstAfterHormonalContraception, forKey: .isFirstAfterHormonalContraception)
  }
}
