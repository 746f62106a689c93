/// A time without ordinary cycles, or the time after it until the first period.
///
///     switch LifeStage.afterBirth(.notAtAll).outlook(daysSince: 40) {
///     case .firstPeriod(let waiting): show(waiting.days.interval(covering: 0.8))
///     case .noForecast(let reason): show(reason)
///     }
///
/// The waiting times come from published studies, most of them small; ``WaitingTime/source`` names
/// them. They describe groups of women, and do not depend on one person's log.
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
