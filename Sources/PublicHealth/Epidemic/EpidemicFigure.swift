public import Essentials

/// A derived number with its day, its window, its denominator, and its caveats.
///
///     let figure = arizona.positivity()
///     figure.value         // percent, or nil if it cannot be known
///     figure.denominator   // .tests(54_321, .people)
///     for line in EpidemicFigure.Messages().lines(for: figure, on: today) { show(line) }
///
/// A figure without a value says in its caveats why. Show the caveats wherever you show the value.
public struct EpidemicFigure: Hashable, Sendable {
  /// What was computed.
  public let kind: Kind
  /// The count or measure from which it was computed.
  public let subject: Subject
  /// The area.
  public let area: EpidemicDay.Area
  /// The value in the unit of ``kind-swift.property``, or `nil` if it cannot be known.
  public let value: Double?
  /// The day for which the figure holds.
  public let asOf: CalendarDate
  /// The days from which the figure was computed.
  public let window: ClosedRange<CalendarDate>
  /// By what was divided, or `nil` if by nothing.
  public let denominator: Denominator?
  /// What to keep in mind, and why there is no value.
  public let caveats: [Caveat]

  /// Returns the days since ``asOf``; negative if `today` is earlier.
  public func age(on today: CalendarDate) -> Int { asOf.days(until: today) }

  /// Returns whether the figure is older than some days.
  public func isStale(on today: CalendarDate, after days: Int = 7) -> Bool {
    age(on: today) > days
  }
}

extension EpidemicFigure {
  /// The kind of a figure, with its unit.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// The number as reported.
    case reported
    /// The change since the day, or the period, before.
    case change
    /// The mean of a day over seven days.
    case weeklyMean
    /// The number for every 100,000 residents.
    case perHundredThousand
    /// The increase in seven days for every 100,000 residents.
    case weeklyPerHundredThousand
    /// New cases for every 100 new test results in seven days, in percent.
    case positivity
    /// Deaths for every 100 reported cases, in percent: not the risk of an infected person.
    case caseFatality
    /// The days in which what is new in a week doubles at the pace of two weeks; negative if it
    /// halves in as many days.
    case doublingTime
  }

  /// The count or measure from which a figure was computed.
  public enum Subject: Hashable, Sendable {
    /// A count of the COVID Tracking Project.
    case count(EpidemicDay.Count)
    /// A measure of another source.
    case measure(EpidemicFeed.Measure)
  }

  /// The denominator of a figure.
  public enum Denominator: Hashable, Sendable {
    /// The number of residents.
    case residents(Int)
    /// New test results in the window, and what one result is.
    case tests(Int, EpidemicDay.TestUnit)
    /// All reported cases.
    case cases(Int)
    /// A number of days.
    case days(Int)
  }

  /// A caveat about a figure, or the reason it has no value.
  public enum Caveat: Hashable, Sendable {
    /// The source ended on March 7, 2021.
    case sourceEnded
    /// The numbers are by the day of the report, not of the infection or the death.
    case byReportDate
    /// A number that the figure needs is not reported.
    case notReported(EpidemicDay.Count)
    /// This many days of the window have no report.
    case gaps(days: Int)
    /// On this many days of the window, the area corrected earlier reports downward.
    case corrections(days: Int)
    /// On this many days of the window, the area reported an unusual number at once.
    case dumps(days: Int)
    /// Areas count in different ways, so do not compare them.
    case notComparable
    /// The numerator counts cases, which may have no test of the denominator.
    case casesAreNotTests
    /// What one result of the denominator is.
    case testUnit(EpidemicDay.TestUnit)
    /// The unit of the test results changed within the window.
    case testUnitChanged
    /// Deaths follow cases by weeks, so recent cases lower the figure.
    case deathsLag
    /// Infections without a test are not counted, so the figure is above the risk of the infected.
    case undetectedCases
    /// Fewer than this many were counted in a week, so chance moves the figure.
    case fewerThan(Int)
    /// The residents are those of the census of April 2020.
    case censusOf2020
    /// The denominator is not above zero.
    case nothingToDivideBy
    /// The numbers contradict each other.
    case inconsistent
    /// The weekly increase did not change.
    case steady
    /// Areas define recovery in different ways, and some do not count it.
    case definitionsDiffer
    /// The source expects the number to change.
    case provisional
    /// The source does not publish the number, to protect people.
    case suppressed
    /// The figures of a ranking have different days.
    case differentDays
  }
}
