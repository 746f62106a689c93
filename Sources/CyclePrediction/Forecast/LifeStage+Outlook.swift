extension LifeStage {
  /// A prediction of the first period.
  public enum Outlook: Hashable, Sendable, PrivateValue {
    /// The first period, by the published waiting times.
    case firstPeriod(WaitingTime)
    /// There is no forecast yet.
    case noForecast(Reason)
  }

  /// The reason there is no forecast yet.
  @nonexhaustive public enum Reason: Hashable, CaseIterable, Sendable {
    /// There are no periods during a pregnancy.
    case pregnant
    /// Bleeding during hormonal contraception is not a period.
    case usingHormones
    /// No waiting time with a source is known for this stage.
    case noPublishedTime
    /// More time has passed than for 199 of 200 women in the studies: ask a doctor.
    case longerThanPublished
    /// The event is in the future.
    case notYet
  }

  /// The time until the first period after an event, given that it has not come yet.
  ///
  /// It gets wider as days pass, and its first day is today.
  public struct WaitingTime: Hashable, Sendable, PrivateValue {
    /// The number of days from today to the first period; 0 is today.
    public let days: DayDistribution

    /// The share of women who ovulate before their first period, as the lowest and the highest of the
    /// published figures; `nil` if there is none.
    public let ovulatingBefore: ClosedRange<Double>?

    /// The studies that the figures come from.
    public let source: String
  }

  /// Returns what can be said about the first period, for a person who has had none since the event.
  ///
  /// - Parameter days: The number of days since the event: the birth, the loss, the last pill, or the
  ///   last injection. During a pregnancy or hormonal contraception it is not used.
  /// - Returns: The waiting time given that `days` have passed without a period, or the reason for no
  ///   forecast.
  /// - Complexity: O(*n*) in the longest waiting time, about a thousand days.
  public func outlook(daysSince days: Int) -> Outlook {
    switch self {
    case .pregnant: return .noForecast(.pregnant)
    case .usingHormones: return .noForecast(.usingHormones)
    default: break
    }
    guard days >= 0 else { return .noForecast(.notYet) }
    guard let published = PublishedWaitingTime(self) else { return .noForecast(.noPublishedTime) }
    guard published.days.probability(from: days) >= 0.005,
      let rest = published.days.given(atLeast: days)
    else { return .noForecast(.longerThanPublished) }
    return .firstPeriod(
      WaitingTime(
        days: rest.shifted(by: -days), ovulatingBefore: published.ovulatingBefore,
        source: published.source))
  }
}

/// The time from an event to the first period in published studies.
private struct PublishedWaitingTime {
  let days: DayDistribution
  var ovulatingBefore: ClosedRange<Double>?
  let source: String

  init?(_ stage: LifeStage) {
    let published: Self? =
      switch stage {
      case .afterBirth(.fully), .afterBirth(.nearlyFully): .fullyBreastfeeding
      case .afterBirth(.partly): .partlyBreastfeeding
      case .afterBirth(.notAtAll): .notBreastfeeding
      case .afterEarlyLoss: .earlyLoss
      case .after(.pill): .pill
      case .after(.injection): .injection
      // Only recalled figures are known for the others.
      case .pregnant, .usingHormones, .afterLateLoss, .after: nil
      }
    guard let published else { return nil }
    self = published
  }

  private init(
    _ days: DayDistribution?, ovulatingBefore: ClosedRange<Double>? = nil, source: String
  ) {
    self.days = days ?? DayDistribution(point: 0)
    self.ovulatingBefore = ovulatingBefore
    self.source = source
  }

  /// After a birth, without breastfeeding.
  ///
  /// The first menses came 8.1 weeks after the birth, with a standard error of 1.0 in 10 women, so a
  /// standard deviation of 22 days (Howie et al. 1982, abstract); 20 to 71 % of first menses were
  /// preceded by ovulation in a review, 91 % in Pérez 1981. The earliest ovulation known is on day 25.
  /// The log-normal form is this package's choice.
  private static let notBreastfeeding = Self(
    .logNormal(median: 53.2, logScale: 0.373, days: 25...365), ovulatingBefore: 0.20...0.91,
    source: """
      Howie et al. 1982, Clin Endocrinol (10 women); Jackson & Glasier 2011, Obstet Gynecol \
      117:657; Pérez 1981
      """)

  /// After a birth, with full or nearly full breastfeeding.
  ///
  /// The median of the first menses was 202 days, with a range from 85 to 668, in 34 women who
  /// breastfed fully (Mills 1994); medians by place are from 4 to 9 months (WHO 1998, 4118 women). A
  /// scale of 0.45 has 95 % between 84 and 488 days, and includes the spread of places.
  private static let fullyBreastfeeding = Self(
    .logNormal(median: 202, logScale: 0.45, days: 25...1000), ovulatingBefore: 0.41...0.45,
    source: """
      Mills 1994 (34 women); World Health Organization 1998 (4118 women); Howie et al. 1982, Clin \
      Endocrinol; Pérez 1981
      """)

  /// After a birth, with partial breastfeeding.
  ///
  /// Menses had returned in 28 % of 29 women by 3 months and in 52 % by 6 months, whatever the share
  /// of breastfeeding (rural Mexico, abstract). These two shares determine the log-normal form.
  private static let partlyBreastfeeding = Self(
    .logNormal(median: 172, logScale: 1.09, days: 25...1000), ovulatingBefore: 0.45...0.75,
    source: "A cohort in rural Mexico (29 women), abstract; Howie et al. 1982; Pérez 1981")

  /// After a loss in the first twelve weeks.
  ///
  /// Ovulation on day 20.6 with a standard deviation of 5.1, from 8 to 36 (Schreiber 2011, medical
  /// abortion, 14 women), and on day 22, from 10 to 36, before 85 % of first menses (72 women, Am J
  /// Obstet Gynecol 113:469, 1972); 12 to 14 days of luteal phase follow. Miscarriage by analogy.
  private static let earlyLoss = Self(
    DayDistribution.normal(mean: 21, scale: 5, days: 8...36).plus(
      DayDistribution.normal(mean: 13, scale: 1, days: 12...14)), ovulatingBefore: 0.85...0.85,
    source: "Am J Obstet Gynecol 113:469, 1972 (72 women); Schreiber 2011 (27 women)")

  /// After the last pill.
  ///
  /// The median was 32 days, and 98.9 % of 187 women had menses, or were pregnant, within 90 days
  /// (Davis 2008, continuous pill); the scale follows from these. 57.9 % of first cycles were
  /// ovulatory with a sufficient luteal phase (Gnoth 2002).
  private static let pill = Self(
    .logNormal(median: 32, logScale: 0.45, days: 2...200), ovulatingBefore: 0.579...0.579,
    source: "Davis 2008 (187 women); Gnoth et al. 2002, Gynecol Endocrinol 16:307 (175 women)")

  /// After the last injection.
  ///
  /// Ovulation at a median of 30 weeks after the injection, none before 13 weeks, and 97.4 % within 12
  /// months (Contraception 70:11, 2004); a luteal phase of 12 to 14 days follows. Bleeding without
  /// ovulation may come earlier.
  private static let injection = Self(
    DayDistribution.logNormal(median: 210, logScale: 0.28, days: 91...700).map {
      $0.plus(DayDistribution.normal(mean: 13, scale: 1, days: 12...14))
    }, ovulatingBefore: nil, source: "Contraception 70:11, 2004; Osoti 2025 (review)")
}

extension DayDistribution {
  /// Creates a log-normal distribution over whole days, limited to a range.
  fileprivate static func logNormal(
    median: Double, logScale: Double, days: ClosedRange<Int>
  ) -> DayDistribution? {
    let weights = days.map { day in
      let deviation = (logarithm(Double(day)) - logarithm(median)) / logScale
      return exponential(-0.5 * deviation * deviation) / Double(day)
    }
    return DayDistribution(trimming: weights, from: days.lowerBound)
  }

  /// Creates a normal distribution over whole days, limited to a range.
  fileprivate static func normal(
    mean: Double, scale: Double, days: ClosedRange<Int>
  ) -> DayDistribution {
    let weights = days.map { day in
      let deviation = (Double(day) - mean) / scale
      return exponential(-0.5 * deviation * deviation)
    }
    return DayDistribution(trimming: weights, from: days.lowerBound)
      ?? DayDistribution(point: days.lowerBound)
  }
}
