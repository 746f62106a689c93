public import Essentials

/// The numbers of a source that reports by period, such as weekly deaths, hospital admissions, or
/// levels in wastewater: the form in which a host passes the data of sources after the COVID
/// Tracking Project.
///
///     let feed = try EpidemicFeed(source, [
///       .init(.weeklyDeaths, in: .state(.arizona), during: week, value: 12, unit: .people)
///     ])
///     feed.latest(.weeklyDeaths, in: .state(.arizona))?.value   // 12
///
/// The host decodes the files of the source, which have different formats, and says what each
/// number means.
public struct EpidemicFeed: Hashable, Sendable {
  /// The source of the numbers.
  public let source: Source
  /// The observations by measure, by area, and from the earliest period to the latest.
  public let observations: [Observation]

  /// The fields of a newer version, and the observations with a unit or a status that this version does not know.
  private var unknownFields = UnknownFields()

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

  /// The quantity that a number measures.
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
  @nonexhaustive public enum Unit: String, CaseIterable, Hashable, Sendable, CodedCase, Codable {
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
  @nonexhaustive public enum Status: String, CaseIterable, Hashable, Sendable, CodedCase, Codable {
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
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
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

extension EpidemicFeed {
  /// A number that was measured in an area during a period.
  public struct Observation: Hashable, Sendable {
    /// The quantity that the number measures.
    public let measure: Measure
    /// The area.
    public let area: EpidemicDay.Area
    /// The days of the period, such as a week.
    public let period: ClosedRange<CalendarDate>
    /// The number, or `nil` if it is not known or not published.
    public let value: Double?
    /// The unit of the number.
    public let unit: Unit
    /// Whether the number is final, provisional, or suppressed.
    public let status: Status

    /// Creates an observation.
    public init(
      _ measure: Measure, in area: EpidemicDay.Area, during period: ClosedRange<CalendarDate>,
      value: Double?, unit: Unit, status: Status = .final
    ) {
      self.measure = measure
      self.area = area
      self.period = period
      self.value = value
      self.unit = unit
      self.status = status
    }

    /// By what observations are ordered.
    var key: (Measure, EpidemicDay.Area, CalendarDate, CalendarDate) {
      (measure, area, period.lowerBound, period.upperBound)
    }

    /// Returns whether both belong to the same measure and area.
    func isOfSameLine(as other: Self) -> Bool { measure == other.measure && area == other.area }
  }

  /// Returns the latest observation of a measure in an area, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*)
  public func latest(_ measure: Measure, in area: EpidemicDay.Area) -> Observation? {
    observations(of: measure, in: area).last
  }

  /// Returns the observations of a measure in an area, with an observation without a value for each
  /// gap between two of them, for a chart.
  ///
  /// - Complexity: O(*n*)
  public func line(of measure: Measure, in area: EpidemicDay.Area) -> [Observation] {
    var line: [Observation] = []
    for observation in observations(of: measure, in: area) {
      if let last = line.last, let first = last.period.upperBound.adding(days: 1),
        let end = observation.period.lowerBound.adding(days: -1), first <= end
      {
        line.append(
          Observation(measure, in: area, during: first...end, value: nil, unit: observation.unit))
      }
      line.append(observation)
    }
    return line
  }

  /// Returns the latest number of a measure in an area, or `nil` if there is no observation.
  ///
  /// - Complexity: O(log *n*)
  public func reported(_ measure: Measure, in area: EpidemicDay.Area) -> EpidemicFigure? {
    latest(measure, in: area).map { observation in
      var draft = draft(.reported, observation, observation.period)
      draft.value = observation.value
      return draft.figure
    }
  }

  /// Returns the change of a measure from the previous period to the latest one, or `nil` if there
  /// is no observation.
  ///
  /// The periods must follow each other and have the same length for a value.
  ///
  /// - Complexity: O(log *n*)
  public func change(of measure: Measure, in area: EpidemicDay.Area) -> EpidemicFigure? {
    let line = observations(of: measure, in: area)
    guard let new = line.last else { return nil }
    guard let old = line.dropLast().last,
      old.period.upperBound.adding(days: 1) == new.period.lowerBound,
      old.period.dates.count == new.period.dates.count
    else {
      var draft = draft(.change, new, new.period)
      draft.caveats.append(.gaps(days: new.period.dates.count))
      return draft.figure
    }
    var draft = draft(.change, new, old.period.lowerBound...new.period.upperBound)
    for caveat in caveats(of: old) where !draft.caveats.contains(caveat) {
      draft.caveats.append(caveat)
    }
    if let before = old.value { draft.value = new.value.map { $0 - before } }
    return draft.figure
  }

  /// Returns the latest number of people for every 100,000 residents, or `nil` if there is no
  /// observation or its unit is not people.
  ///
  /// - Complexity: O(log *n*)
  public func perHundredThousand(
    _ measure: Measure, in area: EpidemicDay.Area
  ) -> EpidemicFigure? {
    guard let observation = latest(measure, in: area), observation.unit == .people else {
      return nil
    }
    var draft = draft(.perHundredThousand, observation, observation.period)
    draft.denominator = .residents(area.population)
    draft.caveats.append(.censusOf2020)
    draft.value = observation.value.map { 100_000 * $0 / Double(area.population) }
    return draft.figure
  }

  private func draft(
    _ kind: EpidemicFigure.Kind, _ observation: Observation, _ window: ClosedRange<CalendarDate>
  ) -> EpidemicFigure.Draft {
    var draft = EpidemicFigure.Draft(
      kind: kind, subject: .measure(observation.measure), area: observation.area, window: window)
    draft.caveats = caveats(of: observation)
    return draft
  }

  private func caveats(of observation: Observation) -> [EpidemicFigure.Caveat] {
    var caveats: [EpidemicFigure.Caveat] = []
    switch (observation.status, observation.value) {
    case (.suppressed, _): caveats.append(.suppressed)
    case (.provisional, _): caveats.append(.provisional)
    case (.final, nil): caveats.append(.gaps(days: observation.period.dates.count))
    case (.final, .some): break
    }
    switch observation.unit {
    case .copiesPerLiter, .level: caveats.append(.notComparable)
    case .people, .perHundredThousand, .percent: break
    }
    return caveats
  }
}

/// Encoded as an object with the source and the observations.
///
/// An observation whose unit or status this version does not know is not shown, and is written back.
extension EpidemicFeed: Codable {
  private enum CodingKeys: String, CodingKey {
    case source
    case observations
  }

  /// Decodes a feed; the observations may have any order.
  ///
  /// - Throws: `DecodingError`, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let source = try container.decode(Source.self, forKey: .source)
    let found = try container.decode([KnownOrKept<Observation>].self, forKey: .observations)
    do throws(EpidemicFeed.Error) {
      try self.init(source, found.compactMap(\.known))
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .observations, in: container, debugDescription: error.description)
    }
    unknownFields = try UnknownFields(of: decoder, except: CodingKeys.self)
    unknownFields.keep(found.compactMap(\.kept), CodingKeys.observations)
  }

  /// Encodes the source and the observations.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    var list = container.nestedUnkeyedContainer(forKey: .observations)
    for observation in observations { try list.encode(observation) }
    for other in unknownFields.elements(CodingKeys.observations) { try list.encode(other) }
    var others = unknownFields
    others.remove(CodingKeys.observations)
    try others.encode(to: encoder)
  }
}

/// Encoded as an object without the key of an unknown value.
extension EpidemicFeed.Observation: Codable {
  private enum CodingKeys: String, CodingKey {
    case measure
    case area
    case first
    case last
    case value
    case unit
    case status
  }

  /// Decodes an observation.
  ///
  /// - Throws: `DecodingError`, also if the period ends before it begins.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let first = try container.decode(CalendarDate.self, forKey: .first)
    let last = try container.decode(CalendarDate.self, forKey: .last)
    guard first <= last else {
      throw DecodingError.dataCorruptedError(
        forKey: .last, in: container,
        debugDescription: "A period must not end before it begins.")
    }
    self.init(
      EpidemicFeed.Measure(try container.decode(String.self, forKey: .measure)),
      in: try container.decode(EpidemicDay.Area.self, forKey: .area), during: first...last,
      value: try container.decodeIfPresent(Double.self, forKey: .value),
      unit: try container.decode(EpidemicFeed.Unit.self, forKey: .unit),
      status: try container.decode(EpidemicFeed.Status.self, forKey: .status))
  }

  /// Encodes the observation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(measure.name, forKey: .measure)
    try container.encode(area, forKey: .area)
    try container.encode(period.lowerBound, forKey: .first)
    try container.encode(period.upperBound, forKey: .last)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(status, forKey: .status)
  }
}
