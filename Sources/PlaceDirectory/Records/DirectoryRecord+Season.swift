public import Essentials

extension DirectoryRecord {
  /// A season of the year.
  ///
  ///     record.produce[DirectoryRecord.Season(of: today)]  // ["peaches", "corn"]
  public enum Season: String, CaseIterable, Hashable, Sendable {
    /// March, April, and May.
    case spring
    /// June, July, and August.
    case summer
    /// September, October, and November.
    case fall
    /// December, January, and February.
    case winter

    /// Creates a season from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) {
      guard let season = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
      self = season
    }

    /// The meteorological season of a day in the northern hemisphere, by whole months (National
    /// Centers for Environmental Information, "Meteorological Versus Astronomical Seasons").
    public init(of date: CalendarDate) {
      switch date.month {
      case 3...5: self = .spring
      case 6...8: self = .summer
      case 9...11: self = .fall
      default: self = .winter
      }
    }
  }
}
