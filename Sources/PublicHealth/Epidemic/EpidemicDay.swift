public import Essentials
import Geo

/// One day of one area in the statistics of the COVID Tracking Project: a row of its JSON files,
/// version 1.
///
///     let days = try decoder.decode(EpidemicDay.Response.self, from: json).days
///     days.first?[.positive]   // 221070, or nil if the area did not report it
///
/// A count that an area did not report is `nil`, and never 0. The days are those of the report, not of the
/// infection or the death. The source ended on March 7, 2021, see ``lastDayOfSource``; an ``EpidemicFeed``
/// holds the numbers of later sources.
public struct EpidemicDay: Hashable, Sendable {
  /// The last day that the source published: 2021-03-07.
  ///
  /// Source: The COVID Tracking Project at The Atlantic, whose files end with that day.
  public static let lastDayOfSource = CalendarDate(digits: 2021_03_07) ?? .latest

  /// The day of the report.
  public let date: CalendarDate
  /// The state, or the nation.
  public let area: Area
  /// What the source says about the numbers.
  public let provenance: Provenance

  /// A bit for each count that is reported, and their numbers in the order of the bits.
  private let isReported: UInt64
  private let numbers: [Int]

  /// The greatest number that a count may have: more than any count of the nation, and small enough
  /// that sums cannot overflow.
  static let maximum = 1_000_000_000

  /// Creates a day from the counts that are reported.
  ///
  /// - Throws: ``EpidemicDay/Error`` for the first count that is out of range.
  public init(
    _ date: CalendarDate, in area: Area, counts: [Count: Int],
    provenance: Provenance = Provenance()
  ) throws(EpidemicDay.Error) {
    var isReported: UInt64 = 0
    var numbers: [Int] = []
    for count in Count.allCases {
      guard let number = counts[count] else { continue }
      let lowest = count.isChange ? -Self.maximum : 0
      guard (lowest...Self.maximum).contains(number) else { throw .outOfRange(count, number) }
      isReported |= 1 << UInt64(count.rawValue)
      numbers.append(number)
    }
    self.date = date
    self.area = area
    self.provenance = provenance
    self.isReported = isReported
    self.numbers = numbers
  }

  /// The number of a count, or `nil` if it is not reported.
  ///
  /// The zeros that the source wrote into deprecated counts are not reports, so they are `nil` here.
  public subscript(_ count: Count) -> Int? {
    guard let number = written(count), number != 0 || !count.isDeprecated else { return nil }
    return number
  }

  /// Returns the number that stands in the file, including the zeros of deprecated counts, or `nil`
  /// if there is none.
  public func written(_ count: Count) -> Int? {
    let bit: UInt64 = 1 << UInt64(count.rawValue)
    guard isReported & bit != 0 else { return nil }
    return numbers[(isReported & (bit - 1)).nonzeroBitCount]
  }

  /// The unit in which the total of test results counts.
  public var testUnit: TestUnit {
    switch (provenance.testSource, area) {
    case ("totalTestsViral", _): .specimens
    case ("totalTestsPeopleViral", _): .people
    case ("totalTestEncountersViral", _): .encounters
    case ("posNeg", _): .casesAndNegatives
    case (_, .nation): .mixed
    default: .unknown
    }
  }
}

extension EpidemicDay {
  /// What the source says about the numbers of a day, as text.
  public struct Provenance: Hashable, Sendable {
    /// The number of states and territories in a row of the nation.
    public var areas: Int?
    /// The grade of the data's quality, from `"A+"` to `"F"`; the last months have none.
    public var grade: String?
    /// The field from which the total of test results comes, which determines its unit.
    public var testSource: String?
    /// When the state last updated its numbers, in US Eastern time, such as `"5/22/2020 00:00"`.
    public var lastUpdate: String?
    /// When the source checked the numbers, such as `"2020-05-22T20:00:00Z"`.
    public var checked: String?

    /// Creates a provenance of which nothing is known.
    public init() {}

    /// The time of ``lastUpdate``, in US Eastern time, or `nil` if the text is not one.
    public var lastUpdateEastern: LocalDateTime? {
      let fields = (lastUpdate ?? "").split { "/ :".contains($0) }.map { Int($0) }
      guard fields.count == 5, let month = fields[0], let day = fields[1], let year = fields[2],
        let hour = fields[3], let minute = fields[4], let date = try? CalendarDate(year, month, day)
      else { return nil }
      return try? LocalDateTime(date, hour: hour, minute: minute)
    }
  }

  /// What one test result is.
  ///
  /// Source: The COVID Tracking Project, field `totalTestResultsSource`.
  public enum TestUnit: CaseIterable, Hashable, Sendable {
    /// A specimen: a person tested twice counts twice.
    case specimens
    /// A person, however often tested.
    case people
    /// A person on a day, however many specimens.
    case encounters
    /// The sum of the cases and of the negative results, which may have different units.
    case casesAndNegatives
    /// The sum over states with different units.
    case mixed
    /// The source does not say.
    case unknown
  }

  /// The reason there is no ``EpidemicDay``.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// A total is below zero, or a number is beyond a billion.
    case outOfRange(Count, Int)

    /// The count and its rule.
    public var description: String {
      switch self {
      case .outOfRange(let count, _):
        "The number of \(count.name) must be at most a billion, and only a change may be below zero."
      }
    }
  }
}
