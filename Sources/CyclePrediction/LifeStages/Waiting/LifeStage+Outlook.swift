extension LifeStage {
  /// What can be said about the first period.
  public enum Outlook: Hashable, Sendable, PrivateValue {
    /// The first period, by the published waiting times.
    case firstPeriod(WaitingTime)
    /// There is no forecast yet.
    case noForecast(Reason)
  }

  /// The reason there is no forecast yet.
  public enum Reason: Hashable, CaseIterable, Sendable {
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
}

extension LifeStage {
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
}
