/// What counts as one menses, and what as its first day.
///
///     var history = CycleHistory(rule: .figo)
///     let rule = MensesRule(maximumBreak: 2)  // two dry days do not end a menses
public struct MensesRule: Hashable, Sendable {
  /// The most days in a row without flow above spotting that do not end a menses, in `0...7`.
  public let maximumBreak: Int

  /// Whether a day of spotting right before heavier bleeding is the first day of the menses.
  ///
  /// Otherwise it belongs to the old cycle, as in Sensiplan.
  public let startsWithSpotting: Bool

  /// Creates a rule, or returns `nil` for a break that is not in `0...7` days.
  public init?(maximumBreak: Int, startsWithSpotting: Bool = false) {
    guard (0...7).contains(maximumBreak) else { return nil }
    self.init(validBreak: maximumBreak, startsWithSpotting: startsWithSpotting)
  }

  private init(validBreak: Int, startsWithSpotting: Bool) {
    maximumBreak = validBreak
    self.startsWithSpotting = startsWithSpotting
  }

  /// A break of one day, and spotting before the first flow belongs to the old cycle.
  ///
  /// The day is the practice of the app drip; the first day is Sensiplan's.
  public static let standard = MensesRule(validBreak: 1, startsWithSpotting: false)

  /// A break of one day, and one day of spotting right before heavier bleeding counts as the start.
  ///
  /// That first day is the definition of the International Federation of Gynecology and Obstetrics
  /// (FIGO).
  public static let figo = MensesRule(validBreak: 1, startsWithSpotting: true)
}
