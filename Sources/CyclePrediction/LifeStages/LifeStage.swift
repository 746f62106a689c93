public import Essentials

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
@nonexhaustive public enum LifeStage: Hashable, Sendable, PrivateValue {
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
  @nonexhaustive public enum Hormones: String, Hashable, CaseIterable, Sendable {
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

extension CycleHistory {
  /// Returns the stage that the interruptions of the log put a day in, with the day of its event;
  /// `nil` in ordinary cycles, in a pause, and once a period has come.
  ///
  ///     if let (stage, since) = history.lifeStage(asOf: today) {
  ///       show(stage.outlook(daysSince: since.days(until: today)))
  ///     }
  ///
  /// - The event of breastfeeding is the end of the pregnancy that ended at most 28 days before it,
  ///   otherwise the start of breastfeeding. Bleeding in the first
  ///   ``LactationalAmenorrhea/daysOfUncountedBleeding`` days of breastfeeding is not a period.
  /// - A pregnancy that ended is a birth after 22 weeks, counted from the latest period before it, and
  ///   an early loss before 12 weeks.
  /// - An interruption without a later period stays the stage, however long ago it ended.
  ///
  /// - Parameters:
  ///   - today: The day; later entries are ignored.
  ///   - feeding: The share of breastfeeding in the baby's feeding, during breastfeeding.
  ///   - hormones: The form of hormonal contraception.
  /// - Returns: The stage and the date of its event: of the birth, the loss, or the last day of
  ///   hormonal contraception.
  /// - Complexity: O(*n*)
  public func lifeStage(
    asOf today: CalendarDate, feeding: LactationalAmenorrhea.Feeding = .fully,
    hormones: LifeStage.Hormones = .pill
  ) -> (stage: LifeStage, since: CalendarDate)? {
    let history = prefix(through: today)
    guard let latest = history.interruptions.last else { return nil }
    let pregnancy = history.interruptions.dropLast().last.flatMap { earlier in
      earlier.kind == .pregnancy && earlier.lastDay.days(until: latest.start) <= 28
        ? earlier : nil
    }
    let isOngoing = latest.contains(today)
    let since: CalendarDate
    let stage: LifeStage
    switch latest.kind {
    case .pause: return nil
    case .pregnancy:
      if isOngoing { return (.pregnant, latest.start) }
      (stage, since) = (history.stage(after: latest), latest.lastDay)
    case .hormonalContraception:
      if isOngoing { return (.usingHormones, latest.start) }
      (stage, since) = (.after(hormones), latest.lastDay)
    case .breastfeeding:
      (stage, since) = (.afterBirth(feeding), pregnancy?.lastDay ?? latest.start)
    }
    let uncounted =
      latest.kind == .breastfeeding ? LactationalAmenorrhea.daysOfUncountedBleeding : 1
    let isOver = history.periods.contains { since.days(until: $0.start) >= uncounted }
    return isOver ? nil : (stage, since)
  }

  /// Returns the stage after a pregnancy, by its weeks since the latest period before it.
  private func stage(after pregnancy: CycleInterruption) -> LifeStage {
    let period = period(beginningTheCycleOf: pregnancy.start)?.start ?? pregnancy.start
    switch period.days(until: pregnancy.lastDay) {
    case ..<84: return .afterEarlyLoss
    case ..<154: return .afterLateLoss
    default: return .afterBirth(.notAtAll)
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension LifeStage.Hormones: CodedCase, Codable {}
#endif
