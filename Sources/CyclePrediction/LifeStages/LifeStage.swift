/// A time without ordinary cycles, or the time after it until the first period.
///
///     switch LifeStage.afterBirth(.notAtAll).outlook(daysSince: 40) {
///     case .firstPeriod(let waiting): show(waiting.days.interval(covering: 0.8))
///     case .noForecast(let reason): show(reason)
///     }
///
/// The waiting times come from published studies, most of them small; ``WaitingTime/source`` names
/// them. They describe groups of women and know nothing about one person's log.
///
/// Not a contraceptive, not medical advice: ovulation often comes before the first period.
public enum LifeStage: Hashable, Sendable, PrivateValue {
  /// A pregnancy.
  case pregnant
  /// Hormonal contraception.
  case usingHormones
  /// After a birth, by the share of breastfeeding in the baby's feeding.
  case afterBirth(LactationalAmenorrhea.Feeding)
  /// After a miscarriage or an abortion in the first twelve weeks.
  case afterEarlyLoss
  /// After the end of a pregnancy between the twelfth week and a birth.
  case afterLateLoss
  /// After hormonal contraception.
  case after(Hormones)

  /// A form of hormonal contraception.
  public enum Hormones: String, Hashable, CaseIterable, Sendable {
    /// A pill with estrogen and progestin.
    case pill
    /// The three-month injection (depot medroxyprogesterone acetate).
    case injection
    /// An implant.
    case implant
    /// A vaginal ring.
    case ring
    /// A patch.
    case patch
    /// An intrauterine device with hormones.
    case intrauterineDevice

    /// Creates a form from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }
}

/// Encoded as its name.
extension LifeStage.Hormones: Codable {
  /// Decodes a form from its name.
  ///
  /// - Throws: `DecodingError` for an unknown name; the error does not repeat it.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

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
