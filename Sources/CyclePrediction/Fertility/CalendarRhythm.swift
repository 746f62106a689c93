/// The calendar rhythm method of Ogino and Knaus, which derives the fertile days from the shortest
/// and the longest recorded cycle.
///
///     let rhythm = try CalendarRhythm(lengths: [29, 28, 31, 27, 30, 29])
///     print(rhythm.fertileDays)  // 9...20
///
/// Create a new value after each cycle. Not recommended as a contraceptive, and not medical advice.
public struct CalendarRhythm: Equatable, Sendable, PrivateValue {
  /// The variants of the rule of Ogino and Knaus.
  @nonexhaustive public enum Variant: Hashable, CaseIterable, Sendable {
    /// From the shortest of the six most recent cycles minus 18 to the longest minus 11, inclusive.
    ///
    /// Source: WHO and Johns Hopkins University, *Family Planning: A Global Handbook for
    /// Providers*.
    case handbook
    /// Like the handbook, but the shortest minus 18 is the last infertile day, so that the fertile
    /// days begin one day later. Known from secondary sources.
    case lastInfertileDay
    /// From the shortest cycle of 12 months minus 17 to the longest minus 13, after Knaus. Known
    /// from secondary sources.
    case knaus
  }

  /// The variant of the rule.
  public let variant: Variant

  /// The length in days of the shortest cycle considered.
  public let shortest: Int

  /// The length in days of the longest cycle considered.
  public let longest: Int

  /// The fertile cycle days; day 1 or later.
  public let fertileDays: ClosedRange<Int>

  /// Creates the fertile days from the lengths of a woman's cycles in days, most recent last.
  ///
  /// Only the most recent cycles are considered: six, or for ``Variant/knaus`` as many as add up to
  /// at least 365 days. The tables of the sources begin at 21 days: in a shorter cycle, a
  /// subtraction would call days infertile on which women with such cycles ovulate.
  ///
  /// - Complexity: O(*n*) in the number of lengths considered.
  /// - Throws: ``CalendarRhythm/Error``, for the most recent length below 21 that is considered,
  ///   otherwise for too few cycles.
  public init(
    lengths: some BidirectionalCollection<Int>, variant: Variant = .handbook
  ) throws(CalendarRhythm.Error) {
    var (shortest, longest) = (Int.max, 1)
    var (count, days) = (0, 0)
    for length in lengths.reversed() {
      guard length >= 1 else { throw .lengthNotPositive(length) }
      guard length >= 21 else { throw .lengthTooShort(length) }
      (shortest, longest) = (min(shortest, length), max(longest, length))
      count += 1
      days += min(length, 365)
      if variant == .knaus ? days >= 365 : count == 6 { break }
    }
    guard variant == .knaus ? days >= 365 : count == 6 else { throw .tooFewCycles }
    let (first, last) =
      switch variant {
      case .handbook: (shortest - 18, longest - 11)
      case .lastInfertileDay: (shortest - 17, longest - 11)
      case .knaus: (shortest - 17, longest - 13)
      }
    self.variant = variant
    self.shortest = shortest
    self.longest = longest
    fertileDays = first...last
  }

  /// Whether a cycle day is fertile.
  public func isFertile(onDay day: Int) -> Bool { fertileDays.contains(day) }
}

extension CalendarRhythm {
  /// An error that ``CalendarRhythm`` throws for unusable lengths.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// Fewer cycles are recorded than the rule needs.
    case tooFewCycles
    /// The length of a cycle is below 1.
    case lengthNotPositive(Int)
    /// The length of a cycle is in `1..<21`, for which the rule has no fertile days.
    case lengthTooShort(Int)

    /// A sentence that describes the error without the value.
    public var description: String {
      switch self {
      case .tooFewCycles: "The rule needs more recorded cycles."
      case .lengthNotPositive: "The length of a cycle must be at least one day."
      case .lengthTooShort: "The rule does not cover cycles as short as this one."
      }
    }
  }
}
