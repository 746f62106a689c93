/// A day of the week, numbered as in ISO 8601: Monday is 1 and Sunday is 7.
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

  /// Returns the seven days in order, beginning with `first`, as the header of a calendar shows
  /// them.
  ///
  /// - Complexity: O(1)
  public static func week(startingOn first: Weekday) -> [Weekday] {
    let split = first.rawValue - 1
    return Array(allCases[split...] + allCases[..<split])
  }

  /// Creates the weekday with an ISO 8601 number, or returns `nil` if the number is not in `1...7`.
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

extension Weekday: CustomStringConvertible {
  /// The English name in lowercase, such as `tuesday`.
  public var description: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as the lowercase English name, as in `"tuesday"`.
extension Weekday: Codable {
  /// Decodes a weekday from its name.
  ///
  /// - Throws: `DecodingError` if the text is not the name of a weekday.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let weekday = Self.allCases.first(where: { $0.description == name }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A weekday must be a name from monday to sunday.")
    }
    self = weekday
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
#endif
