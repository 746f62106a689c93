import Essentials

/// Encoded as `{"first": {…}, "recurrence": {…}, "count": 10, "exceptions": ["2026-11-26"]}`.
///
/// A series that ends on a day has `"until"` instead of `"count"`.
extension EventSeries: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a series; missing exceptions are none.
  ///
  /// - Throws: `DecodingError`, also for values that the initializers refuse, and if there are both a
  ///   count and a last day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let first = try container.decode(EventDetails.self, forKey: .first)
    let recurrence = try container.decode(Recurrence.self, forKey: .recurrence)
    let exceptions = try container.decodeIfPresent([CalendarDate].self, forKey: .exceptions)
    let last = try container.decodeIfPresent(CalendarDate.self, forKey: .until)
    guard last == nil || !container.contains(.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container,
        debugDescription: "A series has either a count or a last day.")
    }
    let end = try last.map(End.until) ?? .count(container.decode(Int.self, forKey: .count))
    do {
      try self.init(of: first, every: recurrence, end: end, except: exceptions ?? [])
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .recurrence, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the parts of the series, from which its days are computed.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(first, forKey: .first)
    try container.encode(recurrence, forKey: .recurrence)
    switch end {
    case .count(let count): try container.encode(count, forKey: .count)
    case .until(let last): try container.encode(last, forKey: .until)
    }
    try container.encode(exceptions, forKey: .exceptions)
  }
}
