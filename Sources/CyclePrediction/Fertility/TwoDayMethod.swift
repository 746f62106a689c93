/// The TwoDay Method: a day is fertile if there are secretions of any kind on that day or the day
/// before.
///
///     let isFertile = TwoDayMethod.isFertile(today: .dry, yesterday: .creamy)  // true
///
/// Two dry days in a row are infertile. A day without an observation is not known to be dry.
///
/// Source: WHO and Johns Hopkins University, *Family Planning: A Global Handbook for Providers*.
/// Not recommended as a contraceptive, and not medical advice.
public enum TwoDayMethod {
  /// Whether a day is fertile, given the secretions of that day and of the day before; `nil` stands
  /// for no observation.
  public static func isFertile(today: CervicalMucus?, yesterday: CervicalMucus?) -> Bool {
    !(isDry(today) && isDry(yesterday))
  }

  /// Whether a cycle day is fertile, given the mucus of a chart; the day before day 1 is unknown.
  ///
  /// Mucus excluded from the search for a peak still counts here.
  ///
  /// - Complexity: O(log *n*) in the number of recorded days.
  public static func isFertile(onDay day: Int, in chart: SymptoThermalChart) -> Bool {
    isFertile(
      today: chart.observation(onDay: day).mucus,
      yesterday: chart.observation(onDay: day &- 1).mucus)
  }

  private static func isDry(_ mucus: CervicalMucus?) -> Bool {
    switch mucus {
    case .dry, .nothing: true
    case .moist, .creamy, .eggWhite, nil: false
    }
  }
}
