public import Essentials
public import Geo

/// One day of one area in the statistics of the COVID Tracking Project: a row of its JSON files,
/// version 1.
///
///     let days = try decoder.decode(EpidemicDay.Response.self, from: json).days
///     days.first?[.positive]   // 221070, or nil if the area did not report it
///
/// A count that an area did not report is `nil`, and never 0. The days are days of the report, not
/// of the infection or the death. The source ended on March 7, 2021; see ``lastDayOfSource``. An
/// ``EpidemicFeed`` holds the numbers of later sources.
public struct EpidemicDay: Hashable, Sendable {
  /// The last day that the source published: 2021-03-07.
  ///
  /// Source: The COVID Tracking Project at The Atlantic, whose files end with that day.
  public static let lastDayOfSource = CalendarDate(digits: 2021_03_07) ?? .latest

  /// The day of the report.
  public let date: CalendarDate
  /// The state, or the nation.
  public let area: Area
  /// The statements of the source about the numbers.
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

  /// Returns the number in the file, including the zeros of deprecated counts, or `nil` if there is
  /// none.
  public func written(_ count: Count) -> Int? {
    let bit: UInt64 = 1 << UInt64(count.rawValue)
    guard isReported & bit != 0 else { return nil }
    return numbers[(isReported & (bit - 1)).nonzeroBitCount]
  }

  /// The unit of the total of test results.
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
  /// The statements of the source about the numbers of a day, as text.
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

    /// Creates a provenance without statements.
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

  /// The unit of one test result.
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
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// A total is below zero, or a number is beyond a billion.
    case outOfRange(Count, Int)

    /// The count and its rule.
    public var description: String {
      switch self {
      case .outOfRange(let count, _):
        "The number of \(EpidemicFigure.Messages.englishCounts[count] ?? count.name) must be at most a billion, and only a change may be below zero."
      }
    }
  }
}

extension EpidemicDay {
  /// A sum over areas, with the areas that did not report.
  public struct Sum: Hashable, Sendable {
    /// The sum of the reported counts, or `nil` if no area reported.
    public let value: Int64?
    /// The number of areas that reported.
    public let reporting: Int
    /// The areas that did not report, which are not in the sum.
    public let missing: [Area]
  }

  /// Returns the sum of a count over rows, such as those of all states on a day.
  ///
  /// The source computed the rows of the nation in this way. A sum without all areas is not the number of the
  /// nation: show ``Sum/missing`` next to it.
  ///
  /// - Complexity: O(*n*)
  public static func sum(of count: Count, over days: some Sequence<EpidemicDay>) -> Sum {
    var (value, reporting, missing): (Int64, Int, [Area]) = (0, 0, [])
    for day in days {
      if let number = day[count] {
        // Each number is at most a billion, so it takes nine billion rows to overflow.
        value += Int64(number)
        reporting += 1
      } else {
        missing.append(day.area)
      }
    }
    return Sum(value: reporting > 0 ? value : nil, reporting: reporting, missing: missing)
  }
}

extension EpidemicDay {
  /// A file of the source, which a host reads from its own copy, because the source itself has
  /// ended.
  ///
  ///     EpidemicDay.Endpoint.current(.state(.arizona)).path  // "/v1/states/az/current.json"
  public enum Endpoint: Hashable, Sendable {
    /// The newest row of the nation, as an array of one, or of a state, as an object.
    case current(Area)
    /// All rows of the nation or of a state, newest first.
    case daily(Area)
    /// The newest row of every state.
    case currentStates
    /// All rows of every state.
    case dailyStates
    /// The notes on a state: a ``EpidemicDay/StateNotes``.
    case notes(USState)
    /// The notes on every state.
    case notesOfStates

    /// The path, in lowercase, from the root of the source.
    public var path: String {
      switch self {
      case .current(let area): "/v1/\(Self.folder(of: area))/current.json"
      case .daily(let area): "/v1/\(Self.folder(of: area))/daily.json"
      case .currentStates: "/v1/states/current.json"
      case .dailyStates: "/v1/states/daily.json"
      case .notes(let state): "/v1/\(Self.folder(of: .state(state)))/info.json"
      case .notesOfStates: "/v1/states/info.json"
      }
    }

    /// Creates the endpoint with a path, or returns `nil` if no file has exactly this path.
    public init?(path: some StringProtocol) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let area: Area?
      switch parts.count {
      case 4: area = parts[2] == "us" ? .nation : nil
      case 5: area = USState(parts[3]).map { .state($0) }
      default: return nil
      }
      let endpoint: Self? =
        switch (parts.last, area) {
        case ("current.json", let area): area.map { .current($0) } ?? .currentStates
        case ("daily.json", let area): area.map { .daily($0) } ?? .dailyStates
        case ("info.json", .state(let state)): .notes(state)
        case ("info.json", nil): .notesOfStates
        default: nil
        }
      // A path must be written exactly like that of an endpoint.
      guard let endpoint, endpoint.path == path else { return nil }
      self = endpoint
    }

    private static func folder(of area: Area) -> String {
      switch area {
      case .nation: "us"
      case .state(let state): "states/\(state.abbreviation.lowercased())"
      }
    }
  }
}

extension EpidemicDay {
  /// The notes of the source on a state: how it reports, and where.
  ///
  /// The notes are text of the source, in Markdown. Show them with the figures of the state: they explain
  /// corrections and changes of definitions.
  public struct StateNotes: Hashable, Sendable {
    /// The state.
    public let state: USState
    /// The notes, or `nil` if there are none.
    public let notes: String?
    /// The addresses of the state's own pages as the source wrote them, the main one first.
    public let pages: [String]
    /// The unit of the tests that the source prefers for the state, such as `"Specimens"`.
    public let preferredTestUnit: String?
  }
}

/// Encoded with the keys of the source's file `info.json`.
extension EpidemicDay.StateNotes: Codable {
  private typealias Key = EpidemicDay.Key

  private static let pageKeys = [
    "covid19Site", "covid19SiteSecondary", "covid19SiteTertiary", "covid19SiteQuaternary",
    "covid19SiteQuinary",
  ].map { Key($0) }
  private static let notesKey = Key("notes")
  private static let unitKey = Key("covidTrackingProjectPreferredTotalTestUnits")

  /// Decodes the notes on a state.
  ///
  /// Other fields are ignored.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    state = try container.decode(USState.self, forKey: .state)
    notes = try container.decodeIfPresent(String.self, forKey: Self.notesKey)
    preferredTestUnit = try container.decodeIfPresent(String.self, forKey: Self.unitKey)
    var pages: [String] = []
    for key in Self.pageKeys {
      guard let page = try container.decodeIfPresent(String.self, forKey: key), !page.isEmpty,
        !pages.contains(page)
      else { continue }
      pages.append(page)
    }
    self.pages = pages
  }

  /// Encodes the notes on a state.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(state, forKey: .state)
    try container.encodeIfPresent(notes, forKey: Self.notesKey)
    try container.encodeIfPresent(preferredTestUnit, forKey: Self.unitKey)
    for (key, page) in zip(Self.pageKeys, pages) { try container.encode(page, forKey: key) }
  }
}
