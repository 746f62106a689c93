public import Essentials

/// A time span without ordinary cycles, such as a pregnancy.
///
///     let pregnancy = try CycleInterruption(.pregnancy, from: start)  // ongoing
///
/// A cycle that shares a day with an interruption is listed, but statistics and forecasts ignore
/// it.
public struct CycleInterruption: Hashable, Identifiable, Sendable, PrivateValue {
  /// The reason for an interruption.
  public enum Kind: String, Hashable, CaseIterable, Sendable {
    /// A pregnancy, until it ends.
    case pregnancy
    /// Breastfeeding.
    case breastfeeding
    /// Hormonal contraception, whose bleeding does not count as a period.
    case hormonalContraception
    /// Any other time to leave out, such as an illness or a time without logging.
    case pause

    /// Creates a kind from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The reason for the interruption.
  public let kind: Kind

  /// The first day.
  public let start: CalendarDate

  /// The last day, or `nil` if the interruption is ongoing.
  public let end: CalendarDate?

  /// The first day, which no other interruption of a history has.
  public var id: CalendarDate { start }

  /// Creates an interruption from its first day and, if known, its last day.
  ///
  /// - Throws: ``CycleInterruption/Error/endsBeforeStart``.
  public init(
    _ kind: Kind, from start: CalendarDate, to end: CalendarDate? = nil
  ) throws(CycleInterruption.Error) {
    if let end, end < start { throw .endsBeforeStart }
    self.init(kind, validStart: start, end: end)
  }

  /// Creates an interruption whose end, if any, is known not to be before its start.
  init(_ kind: Kind, validStart: CalendarDate, end: CalendarDate?) {
    self.kind = kind
    start = validStart
    self.end = end
  }

  /// Whether the interruption includes a date; without an end it includes every later date.
  public func contains(_ date: CalendarDate) -> Bool { start <= date && date <= lastDay }

  /// The end, or the last day of the calendar.
  var lastDay: CalendarDate { end ?? .latest }

  /// Returns the interruption as it was known on a date: without an end that is after the date.
  func known(on date: CalendarDate) -> CycleInterruption {
    lastDay <= date ? self : CycleInterruption(kind, validStart: start, end: nil)
  }
}

extension CycleInterruption {
  /// An error that ``CycleInterruption`` throws for invalid dates.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The last day is before the first day.
    case endsBeforeStart

    /// A sentence that describes the error.
    public var description: String { "The interruption must not end before it starts." }
  }
}

/// Encoded as its name.
extension CycleInterruption.Kind: Codable {
  /// Decodes a kind from its name.
  ///
  /// - Throws: `DecodingError` for an unknown name; the error does not repeat it.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as `{"kind": "pregnancy", "start": "2026-01-03"}`, with an `"end"` only if it is known.
extension CycleInterruption: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case start
    case end
  }

  /// Decodes an interruption from its kind and its first and last day.
  ///
  /// - Throws: `DecodingError`, including if the last day is before the first.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(Kind.self, forKey: .kind)
    let start = try container.decode(CalendarDate.self, forKey: .start)
    let end = try container.decodeIfPresent(CalendarDate.self, forKey: .end)
    do {
      try self.init(kind, from: start, to: end)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .end, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the kind, the first day, and the last day if it is known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(start, forKey: .start)
    try container.encodeIfPresent(end, forKey: .end)
  }
}
