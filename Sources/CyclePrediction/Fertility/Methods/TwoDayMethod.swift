/// The TwoDay Method: a day is fertile if there are secretions of any kind on it or on the day
/// before.
///
///     let isFertile = TwoDayMethod.isFertile(today: .dry, yesterday: .creamy)  // true
///
/// Two dry days in a row are not fertile. A day on which nothing was noted is not known to be dry.
///
/// Source: WHO and Johns Hopkins University, *Family Planning: A Global Handbook for Providers*.
/// Not a recommendation as a contraceptive and not medical advice.
public enum TwoDayMethod {
  /// Whether a day is fertile by the secretions of that day and of the day before, `nil` where they
  /// were not noted.
  public static func isFertile(today: CervicalMucus?, yesterday: CervicalMucus?) -> Bool {
    !(isDry(today) && isDry(yesterday))
  }

  /// Whether a cycle day is fertile by the mucus of a chart; the day before day 1 is not known.
  ///
  /// An exclusion, which is about the search for a peak, does not matter here.
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
