public import Essentials

/// The numbers of a source that reports by period, such as weekly deaths, hospital admissions, or
/// levels in wastewater: the form in which a host passes on what followed the COVID Tracking
/// Project.
///
///     let feed = try EpidemicFeed(source, [
///       .init(.weeklyDeaths, in: .state(.arizona), during: week, value: 12, unit: .people)
///     ])
///     feed.latest(.weeklyDeaths, in: .state(.arizona))?.value   // 12
///
/// The host decodes the files of the source, which have different formats, and says what each number is.
public struct EpidemicFeed: Hashable, Sendable {
  /// The source of the numbers.
  public let source: Source
  /// The observations by measure, by area, and from the earliest period to the latest.
  public let observations: [Observation]

  /// Creates a feed from observations in any order.
  ///
  /// The same observation twice counts once.
  ///
  /// - Complexity: O(*n* log *n*)
  /// - Throws: ``EpidemicFeed/Error``.
  public init(
    _ source: Source, _ observations: some Sequence<Observation>
  ) throws(EpidemicFeed.Error) {
    var units: [Measure: Unit] = [:]
    var ordered: [Observation] = []
    for observation in observations.sorted(by: { $0.key < $1.key }) {
      if let value = observation.value, !value.isFinite || value < 0 {
        throw .valueOutOfRange(observation.measure)
      }
      guard units[observation.measure, default: observation.unit] == observation.unit else {
        throw .mixedUnits(observation.measure)
      }
      units[observation.measure] = observation.unit
      if let last = ordered.last, last.isOfSameLine(as: observation),
        last.period.upperBound >= observation.period.lowerBound
      {
        guard last == observation else { throw .overlappingPeriods(observation.measure) }
        continue
      }
      ordered.append(observation)
    }
    self.source = source
    self.observations = ordered
  }

  /// Returns the observations of a measure in an area, from the earliest period to the latest.
  ///
  /// - Complexity: O(log *n*)
  public func observations(
    of measure: Measure, in area: EpidemicDay.Area
  ) -> ArraySlice<Observation> {
    let start = observations.partitioningIndex { ($0.measure, $0.area) >= (measure, area) }
    let end = observations.partitioningIndex { ($0.measure, $0.area) > (measure, area) }
    return observations[start..<end]
  }
}

extension EpidemicFeed {
  /// The source of numbers.
  public struct Source: Hashable, Sendable, Codable {
    /// The name, such as `"National Center for Health Statistics"`.
    public let name: String
    /// The address of the data, for people.
    public let address: String
    /// The day on which the source last updated the data.
    public let updated: CalendarDate

    /// Creates a source.
    public init(name: String, address: String, updated: CalendarDate) {
      self.name = name
      self.address = address
      self.updated = updated
    }

    private enum CodingKeys: String, CodingKey {
      case name
      case address
      case updated
    }

    /// Decodes a source.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      address = try container.decode(String.self, forKey: .address)
      updated = try container.decode(CalendarDate.self, forKey: .updated)
    }
  }

  /// What a number measures.
  public struct Measure: Hashable, Comparable, Sendable {
    /// The name, which a source of the host's own may choose.
    public let name: String

    /// Creates a measure.
    public init(_ name: String) { self.name = name }

    /// Deaths in a week.
    public static let weeklyDeaths = Self("weekly deaths")
    /// New admissions to hospitals.
    public static let hospitalAdmissions = Self("hospital admissions")
    /// The level of the virus in wastewater, in the unit of the source.
    public static let wastewaterLevel = Self("wastewater level")

    /// Orders measures by their names.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.name < rhs.name }
  }

  /// The unit of a number.
  public enum Unit: String, CaseIterable, Hashable, Sendable, Codable {
    /// People.
    case people
    /// People for every 100,000 residents.
    case perHundredThousand
    /// Percent.
    case percent
    /// Copies of a gene in a liter.
    case copiesPerLiter
    /// A level relative to a baseline of the source, without a unit.
    case level

    /// Creates a unit from its name, or returns `nil` for an unknown one.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// Whether a number is final, provisional, or suppressed.
  public enum Status: String, CaseIterable, Hashable, Sendable, Codable {
    /// The source does not expect it to change.
    case final
    /// The source expects it to change.
    case provisional
    /// The source does not publish it, to protect people.
    case suppressed

    /// Creates a status from its name, or returns `nil` for an unknown one.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// The reason there is no ``EpidemicFeed``.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// A value of the measure is below zero, infinite, or not a number.
    case valueOutOfRange(Measure)
    /// Observations of the measure have different units.
    case mixedUnits(Measure)
    /// Two different observations of the measure in an area share a day.
    case overlappingPeriods(Measure)

    /// A sentence that states the rule.
    public var description: String {
      switch self {
      case .valueOutOfRange: "A value must be a finite number of at least 0."
      case .mixedUnits: "All values of a measure must have the same unit."
      case .overlappingPeriods: "The periods of a measure in an area must not overlap."
      }
    }
  }
}
