import Essentials
public import Geo

extension EpidemicDay {
  /// The nation, or one of its states and territories.
  @nonexhaustive public enum Area: Hashable, Comparable, Sendable {
    /// The United States with the District of Columbia and the five inhabited territories.
    case nation
    /// A state, the district, or a territory.
    case state(USState)

    /// The nation, and then the states in alphabetical order.
    public static let all: [Self] = [.nation] + USState.allCases.map { .state($0) }

    /// The English name.
    public var name: String {
      switch self {
      case .nation: "United States"
      case .state(let state): state.name
      }
    }

    /// The abbreviation of two letters, such as `"US"` or `"AZ"`.
    public var abbreviation: String {
      switch self {
      case .nation: "US"
      case .state(let state): state.abbreviation
      }
    }

    /// The number of residents in the census of 2020, of the nation with its territories.
    public var population: Int {
      switch self {
      case .nation: USState.allCases.reduce(0) { $0 + $1.population }
      case .state(let state): state.population
      }
    }
  }
}

extension EpidemicDay.Area {
  /// Creates the area with an abbreviation in uppercase or lowercase, or returns `nil` if there is
  /// none.
  public init?(_ abbreviation: some StringProtocol) {
    if let state = USState(abbreviation) {
      self = .state(state)
    } else if abbreviation == "US" || abbreviation == "us" {
      self = .nation
    } else {
      return nil
    }
  }

  /// Creates the state of the ZIP code nearest to a coordinate, or returns `nil` if the nearest one
  /// of the table is farther than a distance.
  ///
  /// Near a border, the nearest ZIP code may be on the other side.
  ///
  /// - Complexity: O(log *n*) in the ZIP codes, on average
  public init?(
    at coordinate: Coordinate, in places: PlaceTable, within distance: Distance = .miles(50)
  ) {
    guard let city = places.city(at: coordinate, within: distance) else { return nil }
    self = .state(city.state)
  }

  /// Returns the areas that a screen shows first: the saved ones in their order, then the one near
  /// the person, then the nation; each once.
  public static func list(saved: [Self], near: Self?) -> [Self] {
    var seen: Set<Self> = []
    return (saved + (near.map { [$0] } ?? []) + [.nation]).filter { seen.insert($0).inserted }
  }

  /// A place that a person searched for, and the area with its statistics.
  public struct Match: Hashable, Sendable {
    /// The area.
    public let area: EpidemicDay.Area
    /// The city by which it was found, or `nil` if the area itself was.
    public let city: City?
  }

  /// Returns the areas that match a text: an abbreviation, a FIPS code, a ZIP code, or the
  /// beginning of the name of a state, of a word of it, or of a city.
  ///
  /// Abbreviations and codes come first, then names of areas, then cities.
  ///
  /// - Parameters:
  ///   - text: The text that a person has typed so far; a blank text has no matches.
  ///   - places: The ZIP codes and cities.
  ///   - limit: The maximum number of matches.
  /// - Returns: The matches, without duplicates.
  /// - Complexity: O(log *n* + *k* log *k*) for *k* cities that begin so
  public static func matches(
    _ text: some StringProtocol, in places: PlaceTable = PlaceTable(), limit: Int = 20
  ) -> [Match] {
    let folded = TextFolding.name(text)
    guard !folded.isEmpty, limit > 0 else { return [] }
    let exact = all.filter { area in
      guard case .state(let state) = area else { return folded == "us" || folded == "usa" }
      return folded == TextFolding.name(state.abbreviation) || folded == state.fipsCode
    }
    let beginning = all.filter { TextFolding.name($0.name).hasPrefix(folded) }
    let inside = all.filter { area in
      area.name.split(separator: " ").dropFirst().contains {
        TextFolding.name($0).hasPrefix(folded)
      }
    }
    var seen: Set<Self> = []
    var matches = (exact + beginning + inside).filter { seen.insert($0).inserted }
      .map { Match(area: $0, city: nil) }
    if let city = ZIPCode(text).flatMap({ places.city(of: $0) }) {
      matches.append(Match(area: .state(city.state), city: city))
    }
    let cities = places.cities(withPrefix: text, limit: max(limit - matches.count, 0))
    matches += cities.map { Match(area: .state($0.state), city: $0) }
    return Array(matches.prefix(limit))
  }
}

/// Encoded as the abbreviation.
extension EpidemicDay.Area: Codable {
  /// Decodes an area from its abbreviation.
  ///
  /// - Throws: `DecodingError`, also for text that is not an abbreviation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let area = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "An area must be the abbreviation of a state, or US.")
    }
    self = area
  }

  /// Encodes the abbreviation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(abbreviation)
  }
}
