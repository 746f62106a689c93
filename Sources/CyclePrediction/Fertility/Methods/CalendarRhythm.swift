/// The calendar rhythm method of Ogino and Knaus: the fertile days by the shortest and the longest
/// of the recorded cycles.
///
///     let rhythm = try CalendarRhythm(lengths: [29, 28, 31, 27, 30, 29])
///     print(rhythm.fertileDays)  // 9...20
///
/// It is computed anew after each cycle. Not a recommendation as a contraceptive and not medical
/// advice.
public struct CalendarRhythm: Hashable, Sendable, PrivateValue {
  /// The rules that go by the name of Ogino and Knaus.
  public enum Variant: Hashable, CaseIterable, Sendable {
    /// From the shortest of the six most recent cycles minus 18 to the longest minus 11, both
    /// included.
    ///
    /// Source: WHO and Johns Hopkins University, *Family Planning: A Global Handbook for
    /// Providers*.
    case handbook
    /// As the handbook, but the shortest minus 18 is the last infertile day: a day later. Known
    /// from secondary sources.
    case lastInfertileDay
    /// From the shortest cycle of 12 months minus 17 to the longest minus 13, after Knaus. Known
    /// from secondary sources.
    case knaus
  }

  /// The rule.
  public let variant: Variant

  /// The length in days of the shortest cycle that the rule looks at.
  public let shortest: Int

  /// The length in days of the longest cycle that the rule looks at.
  public let longest: Int

  /// The fertile days; never before day 1.
  public let fertileDays: ClosedRange<Int>

  /// Creates the fertile days from the lengths of her cycles in days, most recent last.
  ///
  /// Only the most recent are looked at: six, or after Knaus as many as make at least 365 days.
  /// Cycles of eleven days or less, which no rule is meant for, still leave day 1 fertile.
  ///
  /// - Complexity: O(*n*) in the number of lengths looked at.
  /// - Throws: ``CalendarRhythm/Error``, first for too few cycles, then for the most recent length
  ///   that is below 1.
  public init(
    lengths: some BidirectionalCollection<Int>, variant: Variant = .handbook
  ) throws(CalendarRhythm.Error) {
    var (shortest, longest) = (Int.max, 1)
    var (count, days) = (0, 0)
    for length in lengths.reversed() {
      guard length >= 1 else { throw .lengthNotPositive(length) }
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
    fertileDays = max(first, 1)...max(last, 1)
  }

  /// Whether a cycle day is fertile.
  public func isFertile(onDay day: Int) -> Bool { fertileDays.contains(day) }
}

extension CalendarRhythm {
  /// The reason lengths make no ``CalendarRhythm``.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// Fewer cycles are recorded than the rule asks for.
    case tooFewCycles
    /// A cycle is not a day long.
    case lengthNotPositive(Int)

    /// The field that is wrong, without its value.
    public var description: String {
      switch self {
      case .tooFewCycles: "too few cycles are recorded"
      case .lengthNotPositive: "the length of a cycle is not positive"
      }
    }
  }
}
