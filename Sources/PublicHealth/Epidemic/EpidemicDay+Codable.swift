import Essentials
public import Geo

/// Encoded as a row of the source: an object whose date is an integer such as `20210307`.
extension EpidemicDay: Codable {
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }

    static let date = Self("date")
    static let state = Self("state")
    static let areas = Self("states")
    static let grade = Self("dataQualityGrade")
    static let testSource = Self("totalTestResultsSource")
    static let lastUpdate = Self("lastUpdateEt")
    static let checked = Self("dateChecked")
  }

  /// Decodes a row of a state, or a row of the nation, which has no state.
  ///
  /// Other fields are ignored.
  ///
  /// - Throws: `DecodingError`, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    guard let date = CalendarDate(digits: try container.decode(Int.self, forKey: .date)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .date, in: container, debugDescription: "A date must be a number like 20210307.")
    }
    let state = try container.decodeIfPresent(USState.self, forKey: .state)
    var provenance = Provenance()
    provenance.areas = try container.decodeIfPresent(Int.self, forKey: .areas)
    provenance.grade = try container.decodeIfPresent(String.self, forKey: .grade)
    provenance.testSource = try container.decodeIfPresent(String.self, forKey: .testSource)
    provenance.lastUpdate = try container.decodeIfPresent(String.self, forKey: .lastUpdate)
    provenance.checked = try container.decodeIfPresent(String.self, forKey: .checked)
    var counts: [Count: Int] = [:]
    for count in Count.allCases {
      counts[count] = try container.decodeIfPresent(Int.self, forKey: Key(count.name))
    }
    do throws(EpidemicDay.Error) {
      try self.init(
        date, in: state.map { .state($0) } ?? .nation, counts: counts, provenance: provenance)
    } catch {
      switch error {
      case .outOfRange(let count, _):
        throw DecodingError.dataCorruptedError(
          forKey: Key(count.name), in: container, debugDescription: error.description)
      }
    }
  }

  /// Encodes the row without unreported counts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(date.year * 10_000 + date.month * 100 + date.day, forKey: .date)
    if case .state(let state) = area { try container.encode(state, forKey: .state) }
    try container.encodeIfPresent(provenance.areas, forKey: .areas)
    try container.encodeIfPresent(provenance.grade, forKey: .grade)
    try container.encodeIfPresent(provenance.testSource, forKey: .testSource)
    try container.encodeIfPresent(provenance.lastUpdate, forKey: .lastUpdate)
    try container.encodeIfPresent(provenance.checked, forKey: .checked)
    for count in Count.allCases {
      try container.encodeIfPresent(written(count), forKey: Key(count.name))
    }
  }
}

extension EpidemicDay {
  /// The rows of a file of the source, which is an array of rows or a single row.
  public struct Response: Hashable, Sendable, Codable {
    /// The rows in the order of the file.
    public let days: [EpidemicDay]

    /// Decodes an array of rows, or one row.
    ///
    /// - Throws: The error of the first invalid row; no row is left out.
    public init(from decoder: any Decoder) throws {
      guard var rows = try? decoder.unkeyedContainer() else {
        days = [try EpidemicDay(from: decoder)]
        return
      }
      var days: [EpidemicDay] = []
      while !rows.isAtEnd { days.append(try rows.decode(EpidemicDay.self)) }
      self.days = days
    }

    /// Encodes an array of rows.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for day in days { try container.encode(day) }
    }
  }

  /// The number of residents of a state, as the source's file of populations states it.
  public struct Residents: Hashable, Sendable, Codable {
    /// The state.
    public let state: USState
    /// The number of residents, at least 1.
    public let population: Int

    private enum CodingKeys: String, CodingKey {
      case state
      case population
    }

    /// Decodes a row of the file.
    ///
    /// - Throws: `DecodingError`, also for a population below 1.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      state = try container.decode(USState.self, forKey: .state)
      population = try container.decode(Int.self, forKey: .population)
      guard population >= 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .population, in: container,
          debugDescription: "A population must be at least 1.")
      }
    }
  }
}

extension CalendarDate {
  /// Creates the date that a number such as 20210307 writes, or returns `nil` if it is not one.
  init?(digits number: Int) {
    guard (1_01_01...9999_12_31).contains(number),
      let date = try? CalendarDate(number / 10_000, number / 100 % 100, number % 100)
    else { return nil }
    self = date
  }
}
