public import Essentials

extension CycleForecast {
  /// The data of a home screen: the current day of the cycle, and what comes next.
  ///
  ///     let summary = forecast.summary
  ///     print(summary.daysUntilNextPeriod, summary.nextPeriodInterval, summary.lateBy)
  public struct Summary: Equatable, Sendable, PrivateValue {
    /// The cycle day, where 1 is the first day of the latest logged period; `nil` if no period is
    /// known, none since an interruption, or if the latest was too long ago.
    public let cycleDay: Int?

    /// The most likely phase; `nil` without a current cycle, if it began too long ago, or if the most
    /// likely one is a period that is not logged: a screen must not say that a person has her period
    /// while it says that the period is late.
    public let phase: CyclePhase?

    /// The number of days until the median start of the next period; 0 if that is today.
    public let daysUntilNextPeriod: Int

    /// The central interval of dates in which the next period starts with a probability of 80 %.
    public let nextPeriodInterval: ClosedRange<CalendarDate>

    /// The number of days by which the period is late; 0 if it is not late, or if it was probably
    /// missed in the log.
    ///
    /// It is counted from the day on which the period was expected at the start of the cycle, or
    /// expected after the latest signs of ovulation.
    public let lateBy: Int

    /// The number of days until the median ovulation day; `nil` if that day is past, or without a
    /// current cycle.
    public let daysUntilOvulation: Int?

    /// The probability that today is a fertile day.
    public let fertileProbability: Double

    /// The probability that a period occurred and was not logged since the current cycle started.
    public let probabilityOfMissedPeriod: Double

    /// The start that the forecast counts from, and the probability that it is right.
    public let basis: Basis

    /// Questions to the person about her log; usually empty.
    public let suggestions: [Suggestion]

    init(today: CycleForecast.Day, _ forecast: CycleForecast) {
      let ovulation = forecast.expected.currentOvulation.median
      let basis = forecast.basis
      self.basis = basis
      suggestions = forecast.suggestions
      cycleDay = basis.isTooLongAgo ? nil : forecast.currentCycle?.day
      let isPeriodUnlogged =
        today.phase == .menstrual && !today.isLoggedPeriod
        && !forecast.probablyBleedsFromLoggedStart
      phase =
        forecast.currentCycle == nil || basis.isTooLongAgo || isPeriodUnlogged ? nil : today.phase
      daysUntilNextPeriod = forecast.daysUntilNextPeriod
      nextPeriodInterval = forecast.nextPeriod.start.interval(covering: 0.8)
      lateBy =
        basis.probability < 0.5
        ? 0 : forecast.currentCycle.map { max(0, $0.day - 1 - forecast.expectedLength.median) } ?? 0
      daysUntilOvulation =
        forecast.currentCycle == nil || basis.isTooLongAgo || ovulation < 0 ? nil : ovulation
      fertileProbability = today.fertileProbability
      probabilityOfMissedPeriod = basis.probabilityOfMissedPeriod
    }
  }

  /// Whether the latest logged period probably still goes on.
  fileprivate var probablyBleedsFromLoggedStart: Bool {
    guard let yesterday = asOf.adding(days: -1) else { return currentPeriodEnd != nil }
    return currentPeriodEnd.map { $0.probability(upTo: yesterday) < 0.5 } ?? false
  }
}

#if !hasFeature(Embedded)
/// Encoded as an object without keys for what is not known.
extension CycleForecast.Summary: Codable {
  private enum CodingKeys: String, CodingKey {
    case cycleDay, phase, daysUntilNextPeriod, nextPeriodStart, nextPeriodEnd, lateBy
    case daysUntilOvulation, fertileProbability, probabilityOfMissedPeriod, basis, suggestions
  }

  /// Decodes a summary, without questions that this version does not know.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for a probability that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.decode(CalendarDate.self, forKey: .nextPeriodStart)
    let end = try container.decode(CalendarDate.self, forKey: .nextPeriodEnd)
    guard start <= end else {
      throw container.error(.nextPeriodEnd, "The end is before the start.")
    }
    cycleDay = try container.decodeIfPresent(Int.self, forKey: .cycleDay)
    phase = try container.decodeIfPresent(CyclePhase.self, forKey: .phase)
    daysUntilNextPeriod = try container.decode(Int.self, forKey: .daysUntilNextPeriod)
    nextPeriodInterval = start...end
    lateBy = try container.decode(Int.self, forKey: .lateBy)
    daysUntilOvulation = try container.decodeIfPresent(Int.self, forKey: .daysUntilOvulation)
    fertileProbability = try container.probability(.fertileProbability)
    probabilityOfMissedPeriod = try container.probability(.probabilityOfMissedPeriod)
    basis = try container.decode(CycleForecast.Basis.self, forKey: .basis)
    suggestions = try container.decode(
      [KnownOrKept<CycleForecast.Suggestion>].self, forKey: .suggestions
    ).compactMap(\.known)
  }

  /// Encodes the summary.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(cycleDay, forKey: .cycleDay)
    try container.encodeIfPresent(phase, forKey: .phase)
    try container.encode(daysUntilNextPeriod, forKey: .daysUntilNextPeriod)
    try container.encode(nextPeriodInterval.lowerBound, forKey: .nextPeriodStart)
    try container.encode(nextPeriodInterval.upperBound, forKey: .nextPeriodEnd)
    try container.encode(lateBy, forKey: .lateBy)
    try container.encodeIfPresent(daysUntilOvulation, forKey: .daysUntilOvulation)
    try container.encode(fertileProbability, forKey: .fertileProbability)
    try container.encode(probabilityOfMissedPeriod, forKey: .probabilityOfMissedPeriod)
    try container.encode(basis, forKey: .basis)
    try container.encode(suggestions, forKey: .suggestions)
  }
}
#endif
