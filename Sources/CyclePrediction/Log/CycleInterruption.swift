public import Essentials

/// A time span without ordinary cycles, such as a pregnancy.
///
///     let pregnancy = try CycleInterruption(.pregnancy, from: start)  // ongoing
///
/// A cycle that shares a day with an interruption is listed, but statistics and forecasts ignore
/// it.
public struct CycleInterruption: Hashable, Identifiable, Sendable, PrivateValue {
  /// The reason for an interruption.
  @nonexhaustive public enum Kind: String, Hashable, CaseIterable, Sendable {
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

  /// The contraceptive, if bleeding after its end is not known to be a withdrawal bleeding.
  let contraceptive: LongActing?

  /// A contraceptive that acts for months, which a health store names.
  enum LongActing: String, Hashable, CaseIterable, Sendable {
    case implant
    case injection
    /// One that this version does not know.
    case other
  }

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
  init(
    _ kind: Kind, validStart: CalendarDate, end: CalendarDate?, contraceptive: LongActing? = nil
  ) {
    self.kind = kind
    start = validStart
    self.end = end
    self.contraceptive = contraceptive
  }

  /// Returns the same interruption on other days.
  func with(start: CalendarDate, end: CalendarDate?) -> CycleInterruption {
    CycleInterruption(kind, validStart: start, end: end, contraceptive: contraceptive)
  }

  /// Returns the interruption with the contraceptive that one of others of the same kind names, if they share
  /// a day.
  func naming(contraceptiveOf others: [CycleInterruption]) -> CycleInterruption {
    let same = others.first {
      $0.kind == kind && $0.contraceptive != nil && $0.start <= lastDay && start <= $0.lastDay
    }
    return CycleInterruption(
      kind, validStart: start, end: end, contraceptive: contraceptive ?? same?.contraceptive)
  }

  /// Whether the interruption includes a date; without an end it includes every later date.
  public func contains(_ date: CalendarDate) -> Bool { start <= date && date <= lastDay }

  /// The end, or the last day of the calendar.
  var lastDay: CalendarDate { end ?? .latest }

  /// Returns the interruption as it was known on a date: without an end that is after the date.
  func known(on date: CalendarDate) -> CycleInterruption {
    lastDay <= date ? self : with(start: start, end: nil)
  }
}

extension CycleInterruption {
  /// An error that ``CycleInterruption`` throws for invalid dates.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The last day is before the first day.
    case endsBeforeStart

    /// A sentence that describes the error.
    public var description: String { "The interruption must not end before it starts." }
  }
}

extension CycleHistory {
  /// Returns the interruption that contains a date, or `nil` if none does.
  ///
  /// - Complexity: O(log *n*)
  public func interruption(on date: CalendarDate) -> CycleInterruption? {
    let index = interruptions.partitioningIndex { $0.start > date }
    guard index > 0, interruptions[index - 1].contains(date) else { return nil }
    return interruptions[index - 1]
  }

  /// Adds an interruption.
  ///
  /// An interruption without an end overlaps every later interruption.
  ///
  /// - Complexity: O(log *n*) amortized for the latest interruption, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/inFuture(_:)`` or
  ///   ``CycleHistory/Error/overlappingInterruption(with:)``.
  public mutating func add(
    _ interruption: CycleInterruption, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    let lastKnownDay = interruption.end ?? interruption.start
    guard lastKnownDay <= today else { throw .inFuture(lastKnownDay) }
    let index = interruptions.partitioningIndex { $0.start >= interruption.start }
    if index > 0, interruption.start <= interruptions[index - 1].lastDay {
      throw .overlappingInterruption(with: interruptions[index - 1])
    }
    if index < interruptions.endIndex, interruptions[index].start <= interruption.lastDay {
      throw .overlappingInterruption(with: interruptions[index])
    }
    interruptions.insert(interruption, at: index)
  }

  /// Moves the interruption that starts on a date to new dates, for example to correct its start.
  ///
  /// - Complexity: O(log *n*) for the latest interruption, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error``, if there is no such interruption or the new dates are rejected.
  public mutating func moveInterruption(
    startingOn start: CalendarDate, to interruption: CycleInterruption, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    let unknown = unknownRowFields.interruptions
    let old = try removeInterruption(startingOn: start)
    let isSame = interruption.kind == old.kind
    do {
      let moved = isSame ? old.with(start: interruption.start, end: interruption.end) : interruption
      // Days that are stored can be corrected whatever today is.
      try add(moved, asOf: max(today, old.end ?? old.start))
      // The unknown kind of an interruption whose kind was changed is gone.
      if let fields = unknown[start], isSame {
        unknownRowFields.interruptions[interruption.start] = fields
      }
    } catch {
      unknownRowFields.interruptions = unknown
      interruptions.insert(old, at: interruptions.partitioningIndex { $0.start >= start })
      throw error
    }
  }

  /// Sets the last day of the interruption that starts on a date, replacing any earlier end.
  ///
  /// The first ordinary cycle begins with the next period after that day.
  ///
  /// - Complexity: O(log *n*) for the latest interruption, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error``, if there is no such interruption, if the end is before its
  ///   start or after today, or if the next interruption shares a day with it.
  public mutating func endInterruption(
    startingOn start: CalendarDate, on end: CalendarDate, asOf today: CalendarDate
  ) throws(CycleHistory.Error) {
    guard let interruption = interruption(on: start), interruption.start == start else {
      throw .noInterruption(startingOn: start)
    }
    guard start <= end else { throw .endsBeforeStart }
    try moveInterruption(
      startingOn: start, to: CycleInterruption(interruption.kind, validStart: start, end: end),
      asOf: today)
  }

  /// Removes the interruption that starts on a date, and returns it.
  ///
  /// - Complexity: O(log *n*) for the latest interruption, otherwise O(*n*).
  /// - Throws: ``CycleHistory/Error/noInterruption(startingOn:)``.
  @discardableResult
  public mutating func removeInterruption(
    startingOn start: CalendarDate
  ) throws(CycleHistory.Error) -> CycleInterruption {
    let index = interruptions.partitioningIndex { $0.start >= start }
    guard index < interruptions.endIndex, interruptions[index].start == start else {
      throw .noInterruption(startingOn: start)
    }
    if !unknownRowFields.interruptions.isEmpty { unknownRowFields.interruptions[start] = nil }
    return interruptions.remove(at: index)
  }

  /// Returns the first interruption that shares a day with a range of dates.
  func interruption(in days: Range<CalendarDate>) -> CycleInterruption? {
    let index = interruptions.partitioningIndex { $0.lastDay >= days.lowerBound }
    guard index < interruptions.endIndex, interruptions[index].start < days.upperBound else {
      return nil
    }
    return interruptions[index]
  }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension CycleInterruption.Kind: CodedCase, Codable {}

/// Encoded as its name.
extension CycleInterruption.LongActing: CodedCase, Codable {}

extension CycleInterruption: HistoryRow {
  init(from decoder: any Decoder, keeping unknown: inout UnknownFields) throws {
    unknown = try UnknownFields(of: decoder, except: CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Any other time to leave out allows no infertile day in its cycle.
    let kind: Kind? = container.contains(.kind) ? try unknown.decode(.kind, of: container) : nil
    var contraceptive: LongActing? = try unknown.decode(.contraceptive, of: container)
    if unknown.contains(CodingKeys.contraceptive) { contraceptive = .other }
    if kind == nil, unknown.contains(CodingKeys.kind) {
      try self.init(.pause, container, contraceptive)
    } else {
      try self.init(kind ?? container.decode(Kind.self, forKey: .kind), container, contraceptive)
    }
  }
}

/// Encoded as `{"kind": "pregnancy", "start": "2026-01-03"}`, with an `"end"` only if it is known. An
/// implant or injection of a health store has a `"contraceptive"`, too.
extension CycleInterruption: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case start
    case end
    case contraceptive
  }

  /// Decodes an interruption from its kind and its first and last day.
  ///
  /// - Throws: `DecodingError`, including if the last day is before the first.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      try container.decode(Kind.self, forKey: .kind), container,
      try container.decodeIfPresent(LongActing.self, forKey: .contraceptive))
  }

  private init(
    _ kind: Kind, _ container: KeyedDecodingContainer<CodingKeys>, _ contraceptive: LongActing?
  ) throws {
    let start = try container.decode(CalendarDate.self, forKey: .start)
    let end = try container.decodeIfPresent(CalendarDate.self, forKey: .end)
    if let end, end < start {
      throw DecodingError.dataCorruptedError(
        forKey: .end, in: container, debugDescription: Error.endsBeforeStart.description)
    }
    self.init(kind, validStart: start, end: end, contraceptive: contraceptive)
  }
}
#endif
