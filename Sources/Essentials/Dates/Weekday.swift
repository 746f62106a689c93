/// A day of the week, numbered as ISO 8601 does, from Monday, 1, to Sunday, 7.
///
///     try CalendarDate(2026, 2, 10).weekday  // .tuesday
@frozen
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// Monday, 1.
  case monday = 1
  /// Tuesday, 2.
  case tuesday
  /// Wednesday, 3.
  case wednesday
  /// Thursday, 4.
  case thursday
  /// Friday, 5.
  case friday
  /// Saturday, 6.
  case saturday
  /// Sunday, 7.
  case sunday

  /// The seven days in order from `first` on, as the head of a calendar.
  ///
  /// - Complexity: O(1)
  public static func week(startingOn first: Weekday) -> [Weekday] {
    let split = first.rawValue - 1
    return Array(allCases[split...] + allCases[..<split])
  }

  /// Creates the day of a number, or returns `nil` if it is not in `1...7`.
  @inlinable
  public init?(rawValue: Int) {
    switch rawValue {
    case 1: self = .monday
    case 2: self = .tuesday
    case 3: self = .wednesday
    case 4: self = .thursday
    case 5: self = .friday
    case 6: self = .saturday
    case 7: self = .sunday
    default: return nil
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as the number of ISO 8601; decoding refuses any other.
extension Weekday: Codable {}
#endif
