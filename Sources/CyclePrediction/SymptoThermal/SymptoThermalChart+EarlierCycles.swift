extension SymptoThermalChart {
  /// What the rules for the infertile days at the beginning of a cycle ask about the cycles before
  /// it.
  ///
  ///     let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [16, 14, 11])
  ///     print(earlier.infertileDaysAtBeginning)  // 3: an early shift takes effect at once
  ///
  /// Where a woman in perimenopause renounces these days, an `SymptoThermalChart.EarlierCycles()`
  /// without any says so.
  public struct EarlierCycles: Hashable, Sendable, PrivateValue {
    /// The cycle day of the first higher measurement in each earlier cycle that was evaluated, most
    /// recent first.
    public var firstHigherDays: [Int]

    /// Whether the cycle just before was evaluated in full; it is not, if there is none at all.
    public var isPreviousEvaluated: Bool

    /// The lengths in days of the earlier cycles on her calendar, evaluated or not.
    public var calendarLengths: [Int]

    /// Whether this is the first cycle after hormonal contraception, and day 1 that of the bleeding
    /// on withdrawal.
    public var isFirstAfterHormonalContraception: Bool

    /// Creates what is known of the earlier cycles; by default, nothing.
    public init(
      firstHigherDays: [Int] = [], isPreviousEvaluated: Bool = true, calendarLengths: [Int] = [],
      isFirstAfterHormonalContraception: Bool = false
    ) {
      self.firstHigherDays = firstHigherDays
      self.isPreviousEvaluated = isPreviousEvaluated
      self.calendarLengths = calendarLengths
      self.isFirstAfterHormonalContraception = isFirstAfterHormonalContraception
    }

    /// The number of infertile days at the beginning if no fertile sign ends them before.
    ///
    /// In the order in which the rules of Sensiplan take effect:
    /// 1. None, unless the cycle before was evaluated in full; but five in the first cycle after
    ///    hormonal contraception, even without an earlier shift.
    /// 2. From twelve evaluated cycles on, the earliest first higher measurement minus 8.
    /// 3. Until then five, or, with a calendar of at least twelve cycles, the shortest minus 20.
    /// 4. A first higher measurement on day 12 or before makes it at most that day minus 8 at once.
    ///
    /// It is never below zero. After hormonal contraception, the rules only shorten the five days.
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
