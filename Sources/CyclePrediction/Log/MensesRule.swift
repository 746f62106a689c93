/// The rule that decides which days of bleeding form one menses, and which day is its first.
///
///     var history = CycleHistory(rule: .figo)
///     let rule = MensesRule(maximumBreak: 2)  // two dry days do not end a menses
public struct MensesRule: Hashable, Sendable {
  /// The maximum number of consecutive days without flow above spotting within a menses, in
  /// `0...7`; days before the ``shortestCycle`` has passed do not count.
  public let maximumBreak: Int

  /// Whether a day of spotting right before heavier bleeding is the first day of the menses.
  ///
  /// Otherwise it belongs to the previous cycle, as in Sensiplan. A period that the person added
  /// starts on its own first day in any case.
  public let startsWithSpotting: Bool

  /// Creates a rule, or returns `nil` for a break outside `0...7` days.
  public init?(maximumBreak: Int, startsWithSpotting: Bool = false) {
    guard (0...7).contains(maximumBreak) else { return nil }
    self.init(validBreak: maximumBreak, startsWithSpotting: startsWithSpotting)
  }

  private init(validBreak: Int, startsWithSpotting: Bool) {
    maximumBreak = validBreak
    self.startsWithSpotting = startsWithSpotting
  }

  /// The length of the shortest cycle, in days: bleeding that begins sooner after the first day of a
  /// period belongs to that period, however long the break is.
  ///
  /// A second tap on "my period started" a few days later is one period for that reason, and so is
  /// a bleeding with gaps. A menses lasts at most eight days by the limits of the International
  /// Federation of Gynecology and Obstetrics (FIGO 2018), and the forecast knows no shorter cycle.
  public static let shortestCycle = 8

  /// A break of one day; spotting before the first flow belongs to the previous cycle.
  ///
  /// The break follows the app drip; the first day follows Sensiplan.
  public static let standard = MensesRule(validBreak: 1, startsWithSpotting: false)

  /// A break of one day; one day of spotting right before heavier bleeding is the start.
  ///
  /// This first day is the definition of the International Federation of Gynecology and Obstetrics
  /// (FIGO).
  public static let figo = MensesRule(validBreak: 1, startsWithSpotting: true)
}

#if !hasFeature(Embedded)
/// Encoded as `{"maximumBreak": 1, "startsWithSpotting": false}`.
extension MensesRule: Codable {
  private enum CodingKeys: String, CodingKey {
    case maximumBreak
    case startsWithSpotting
  }

  /// Decodes a rule; a missing value is that of ``standard``.
  ///
  /// - Throws: `DecodingError`, including for a break outside `0...7` days.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let maximumBreak = try container.decodeIfPresent(Int.self, forKey: .maximumBreak)
    let startsWithSpotting =
      try container.decodeIfPresent(Bool.self, forKey: .startsWithSpotting)
    guard
      let rule = MensesRule(
        maximumBreak: maximumBreak ?? Self.standard.maximumBreak,
        startsWithSpotting: startsWithSpotting ?? Self.standard.startsWithSpotting)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .maximumBreak, in: container,
        debugDescription: "The break must be from 0 to 7 days.")
    }
    self = rule
  }
}
#endif
