extension EpidemicDay {
  /// A sum over areas, with the areas that did not report.
  public struct Sum: Hashable, Sendable {
    /// The sum of what was reported, or `nil` if no area reported.
    public let value: Int64?
    /// The number of areas that reported.
    public let reporting: Int
    /// The areas that did not report, which are not in the sum.
    public let missing: [Area]
  }

  /// Returns the sum of a count over rows, such as those of all states on a day.
  ///
  /// The source computed the rows of the nation in this way. A sum without all areas is not the number of the
  /// nation: show ``Sum/missing`` next to it.
  ///
  /// - Complexity: O(*n*)
  public static func sum(of count: Count, over days: some Sequence<EpidemicDay>) -> Sum {
    var (value, reporting, missing): (Int64, Int, [Area]) = (0, 0, [])
    for day in days {
      if let number = day[count] {
        // Each number is at most a billion, so it takes nine billion rows to overflow.
        value += Int64(number)
        reporting += 1
      } else {
        missing.append(day.area)
      }
    }
    return Sum(value: reporting > 0 ? value : nil, reporting: reporting, missing: missing)
  }
}
