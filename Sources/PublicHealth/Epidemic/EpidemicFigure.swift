public import Essentials

/// A derived number with its day, its window, its denominator, and its caveats.
///
///     let figure = arizona.positivity()
///     figure.value         // percent, or nil if it cannot be known
///     figure.denominator   // .tests(54_321, .people)
///     for line in EpidemicFigure.Messages().lines(for: figure, on: today) { show(line) }
///
/// The caveats of a figure without a value have the reason. Show the caveats wherever you show the
/// value.
public struct EpidemicFigure: Hashable, Sendable {
  /// The kind of the figure.
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
  /// The denominator, or `nil` if there was no division.
  public let denominator: Denominator?
  /// The caveats to keep in mind, and the reasons if there is no value.
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
  @nonexhaustive public enum Kind: CaseIterable, Hashable, Sendable {
    /// The number as reported.
    case reported
    /// The change since the previous day or period.
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
    /// The days in which the weekly increase doubles at the pace of two weeks; negative if it
    /// halves in as many days.
    case doublingTime
  }

  /// The count or measure from which a figure was computed.
  @nonexhaustive public enum Subject: Hashable, Sendable {
    /// A count of the COVID Tracking Project.
    case count(EpidemicDay.Count)
    /// A measure of another source.
    case measure(EpidemicFeed.Measure)
  }

  /// The denominator of a figure.
  @nonexhaustive public enum Denominator: Hashable, Sendable {
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
  @nonexhaustive public enum Caveat: Hashable, Sendable {
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
    /// The unit of one result of the denominator.
    case testUnit(EpidemicDay.TestUnit)
    /// The unit of the test results changed within the window.
    case testUnitChanged
    /// Deaths follow cases by weeks, so recent cases lower the figure.
    case deathsLag
    /// Infections without a test are not counted, so the figure is above the risk of the infected.
    case undetectedCases
    /// Fewer than this many were counted in a week, so chance moves the figure.
    case fewerThan(Int)
    /// The census of April 2020 counted the residents.
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

extension EpidemicFigure {
  /// A figure that is being computed.
  struct Draft {
    let kind: Kind
    let subject: Subject
    let area: EpidemicDay.Area
    let window: ClosedRange<CalendarDate>
    var value: Double?
    var denominator: Denominator?
    var caveats: [Caveat] = []

    init(
      kind: Kind, subject: Subject, area: EpidemicDay.Area, window: ClosedRange<CalendarDate>
    ) {
      self.kind = kind
      self.subject = subject
      self.area = area
      self.window = window
    }

    var figure: EpidemicFigure {
      EpidemicFigure(
        kind: kind, subject: subject, area: area, value: value, asOf: window.upperBound,
        window: window, denominator: denominator, caveats: caveats)
    }
  }
}

/// Returns the natural logarithm of a positive, finite number.
///
/// The significand, scaled to the square root of 1/2 to that of 2, goes into the series
/// ln *m* = 2 artanh((*m* - 1) / (*m* + 1)), Abramowitz & Stegun 4.1.27, whose first term left out is
/// below 2e-17.
func logarithm(_ x: Double) -> Double {
  var (significand, exponent) = (x.significand, Double(x.exponent))
  if significand > 1.414_213_562_373_095_1 {
    (significand, exponent) = (significand / 2, exponent + 1)
  }
  let z = (significand - 1) / (significand + 1)
  let square = z * z
  var (power, sum) = (z, 0.0)
  for odd in stride(from: 1.0, through: 19, by: 2) {
    sum += power / odd
    power *= square
  }
  return 2 * sum + exponent * 0.693_147_180_559_945_3
}

extension EpidemicFigure {
  /// Figures of areas in order, the greatest value first.
  public struct Ranking: Hashable, Sendable {
    /// A line of a ranking.
    public struct Row: Hashable, Sendable {
      /// The rank from 1, which figures with the same value share, or `nil` for a figure without a
      /// value.
      public let rank: Int?
      /// The figure.
      public let figure: EpidemicFigure
    }

    /// The lines: figures with the same value by area, and those without a value at the end.
    public let rows: [Row]
    /// The caveats about the ranking as a whole.
    public let caveats: [Caveat]

    /// Creates a ranking of figures with the same kind and subject.
    ///
    /// A ranking by test positivity, case fatality, or recovery is not fair, so it has the caveat
    /// ``EpidemicFigure/Caveat/notComparable``.
    ///
    /// - Complexity: O(*n* log *n*)
    /// - Throws: ``EpidemicFigure/Error/mixedFigures``.
    public init(_ figures: some Sequence<EpidemicFigure>) throws(EpidemicFigure.Error) {
      let figures = Array(figures)
      if let first = figures.first {
        guard figures.allSatisfy({ $0.kind == first.kind && $0.subject == first.subject }) else {
          throw .mixedFigures
        }
      }
      let ordered = figures.sorted {
        switch ($0.value, $1.value) {
        case (let a?, let b?) where a != b: a > b
        case (.some, nil): true
        case (nil, .some): false
        default: $0.area < $1.area
        }
      }
      var rows: [Row] = []
      for (position, figure) in ordered.enumerated() {
        let isTied = position > 0 && ordered[position - 1].value == figure.value
        let rank = figure.value == nil ? nil : isTied ? rows[position - 1].rank : position + 1
        rows.append(Row(rank: rank, figure: figure))
      }
      self.rows = rows
      var caveats: [Caveat] = []
      if figures.contains(where: { $0.caveats.contains(.notComparable) }) {
        caveats.append(.notComparable)
      }
      if Set(figures.map(\.asOf)).count > 1 { caveats.append(.differentDays) }
      self.caveats = caveats
    }
  }

  /// The reason there is no ranking.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The figures have different kinds or subjects.
    case mixedFigures

    /// A sentence that states the rule.
    public var description: String { "A ranking needs figures of the same kind and subject." }
  }
}
