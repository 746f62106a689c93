/// The offsets from UTC of the clocks at a place, with their changes, such as for daylight saving
/// time.
///
///     let newYork = try UTCOffsetTable(initial: -5 * 3600, changes: [
///       .init(at: 1_772_953_200, offset: -4 * 3600),   // 2026-03-08 07:00 UTC
///       .init(at: 1_793_512_800, offset: -5 * 3600),   // 2026-11-01 06:00 UTC
///     ])
///
/// The package has no time zone data; the app takes the offsets from its platform, for example with
/// ``init(sampling:offset:)``. The initial offset applies before the first change, and the offset of the last
/// change applies after it.
public struct UTCOffsetTable: Hashable, Sendable {
  /// A change of the offset.
  public struct Change: Hashable, Sendable {
    /// The first instant with the offset, in seconds since 1970-01-01 UTC.
    public let time: Int64
    /// The seconds that the clocks are ahead of UTC from then on.
    public let offset: Int

    /// Creates a change.
    public init(at time: Int64, offset: Int) {
      self.time = time
      self.offset = offset
    }
  }

  /// The seconds that the clocks are ahead of UTC before the first change.
  public let initial: Int

  /// The changes from the earliest to the latest.
  public let changes: [Change]

  /// For each offset, the greatest local time before it that an earlier offset reached, so that a
  /// binary search finds the first offset under which a local time has come.
  private let localEnds: [Int64]

  /// The least and the greatest offset.
  package let range: ClosedRange<Int64>

  /// The offsets that are accepted, in seconds: 18 hours in both directions, as in `java.time`.
  public static var offsets: ClosedRange<Int> { -64_800...64_800 }

  /// The instants that are accepted: years 1 to 9999.
  package static let instants: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  package static func clamped(_ instant: Int64) -> Int64 {
    min(max(instant, instants.lowerBound), instants.upperBound)
  }

  /// Creates a table.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``UTCOffsetTable/Error``.
  public init(initial: Int, changes: [Change] = []) throws(UTCOffsetTable.Error) {
    guard Self.offsets.contains(initial) else { throw .offsetOutOfRange(initial) }
    var last = Int64.min
    for change in changes {
      guard Self.offsets.contains(change.offset) else { throw .offsetOutOfRange(change.offset) }
      guard Self.instants.contains(change.time) else { throw .timeOutOfRange(change.time) }
      guard change.time > last else { throw .notInOrder(change.time) }
      last = change.time
    }
    self.initial = initial
    self.changes = changes
    var ends: [Int64] = []
    var bounds = (Int64(initial), Int64(initial))
    var offset = Int64(initial)
    for change in changes {
      ends.append(max(ends.last ?? .min, change.time + offset))
      offset = Int64(change.offset)
      bounds = (min(bounds.0, offset), max(bounds.1, offset))
    }
    localEnds = ends
    range = bounds.0...bounds.1
  }

  /// Creates the table of a period from a function that returns the offset at an instant, as
  /// `{ zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) }`.
  ///
  /// The initializer calls the function for every six hours, and then finds each change to the
  /// second. It may miss two changes within six hours, which no place has had.
  ///
  /// - Complexity: O(*n*) in the length of the period, which is cut to years 1 to 9999
  /// - Throws: ``UTCOffsetTable/Error/offsetOutOfRange(_:)``.
  public init(
    sampling period: Range<Int64>, offset: (Int64) -> Int
  ) throws(UTCOffsetTable.Error) {
    let start = max(period.lowerBound, Self.instants.lowerBound)
    let end = min(period.upperBound, Self.instants.upperBound)
    var changes: [Change] = []
    let initial = offset(start)
    var (time, known) = (start, initial)
    while time < end {
      let next = min(time + 6 * 3600, end)
      let value = offset(next)
      if value != known {
        var (low, high) = (time, next)
        while high - low > 1 {
          let middle = low + (high - low) / 2
          if offset(middle) == known { low = middle } else { high = middle }
        }
        changes.append(Change(at: high, offset: value))
        known = value
      }
      time = next
    }
    try self.init(initial: initial, changes: changes)
  }

  /// The reason numbers do not make a ``UTCOffsetTable``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// An offset is more than 18 hours.
    case offsetOutOfRange(Int)
    /// A change is not in the years 1 to 9999.
    case timeOutOfRange(Int64)
    /// A change is not after the previous change.
    case notInOrder(Int64)

    /// The field and its rule.
    public var description: String {
      switch self {
      case .offsetOutOfRange: "An offset from UTC must be at most 18 hours."
      case .timeOutOfRange: "A change of the offset must be in the years 1 to 9999."
      case .notInOrder: "The changes of the offset must be from the earliest to the latest."
      }
    }
  }
}

extension UTCOffsetTable {
  /// Returns the seconds that the clocks are ahead of UTC at an instant.
  ///
  /// - Complexity: O(log *n*)
  public func offset(at instant: Int64) -> Int {
    let count = changes.partitioningIndex { $0.time > instant }
    return count > 0 ? changes[count - 1].offset : initial
  }

  /// Returns the local time at an instant, or `nil` outside the calendar.
  ///
  /// - Complexity: O(log *n*)
  public func localTime(at instant: Int64) -> LocalDateTime? {
    LocalDateTime(secondsSinceEpoch: instant, utcOffset: offset(at: instant))
  }

  /// Returns the day of an instant at the place, or `nil` outside the calendar.
  ///
  ///     let phoenix = try UTCOffsetTable(initial: -7 * 3600)
  ///     let atHalfPastOne: Int64 = 1_772_785_800
  ///     print(phoenix.date(at: atHalfPastOne, dayStart: 4 * 60)!)  // 2026-03-05, the evening before
  ///
  /// - Parameters:
  ///   - instant: Seconds since 1970-01-01 UTC.
  ///   - dayStart: The minute at which the person's day begins, in `0..<1440`; others are clamped. For who
  ///     goes to bed at 2:00, what happens before 4:00 belongs to the evening.
  /// - Returns: The day.
  /// - Complexity: O(log *n*)
  public func date(at instant: Int64, dayStart: Int = 0) -> CalendarDate? {
    guard let local = localTime(at: instant) else { return nil }
    let minutes = min(max(dayStart, 0), 1439)
    return local.minuteOfDay < minutes ? local.date.adding(days: -1) : local.date
  }

  /// Returns the instant of a local time by the rules of RFC 5545, section 3.3.5: a time that
  /// occurs twice means its first occurrence, and a skipped time is read with the offset before the
  /// gap, so 2:30 becomes 3:30 if the clocks jump from 2:00 to 3:00.
  ///
  /// - Complexity: O(log *n*)
  public func instant(of local: LocalDateTime) -> Int64 {
    instant(ofLocalSeconds: local.secondsSinceEpoch(utcOffset: 0))
  }

  /// The same for seconds since 1970-01-01T00:00 on the clocks of the place.
  package func instant(ofLocalSeconds local: Int64) -> Int64 {
    let index = localEnds.partitioningIndex { $0 > local }
    let offset = index > 0 ? changes[index - 1].offset : initial
    guard index > 0, local - Int64(offset) < changes[index - 1].time else {
      return local - Int64(offset)
    }
    return local - Int64(index > 1 ? changes[index - 2].offset : initial)
  }

  /// The first change after an instant, or `nil`.
  package func change(after instant: Int64) -> Change? {
    let index = changes.partitioningIndex { $0.time > instant }
    return index < changes.count ? changes[index] : nil
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"initial": -18000, "changes": [{"time": 1772953200, "offset": -14400}]}`, without an empty list.
extension UTCOffsetTable: Codable {
  private enum CodingKeys: String, CodingKey {
    case initial, changes, time, offset
  }

  /// Decodes a table.
  ///
  /// - Throws: `DecodingError`, also for what ``init(initial:changes:)`` refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var changes: [Change] = []
    if container.contains(.changes) {
      var list = try container.nestedUnkeyedContainer(forKey: .changes)
      while !list.isAtEnd {
        let change = try list.nestedContainer(keyedBy: CodingKeys.self)
        changes.append(
          Change(
            at: try change.decode(Int64.self, forKey: .time),
            offset: try change.decode(Int.self, forKey: .offset)))
      }
    }
    let initial = try container.decode(Int.self, forKey: .initial)
    do throws(UTCOffsetTable.Error) {
      try self.init(initial: initial, changes: changes)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .changes, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the table.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(initial, forKey: .initial)
    guard !changes.isEmpty else { return }
    var list = container.nestedUnkeyedContainer(forKey: .changes)
    for change in changes {
      var object = list.nestedContainer(keyedBy: CodingKeys.self)
      try object.encode(change.time, forKey: .time)
      try object.encode(change.offset, forKey: .offset)
    }
  }
}
#endif
