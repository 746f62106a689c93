/// One or more cities to look in, and who chose them.
public struct CitySelection: Hashable, Sendable {
  /// The cities in alphabetical order, no two of them equal; never empty.
  public let cities: [City]

  /// Who chose the cities.
  public let origin: Origin

  /// Who chose the cities of a ``CitySelection``.
  public enum Origin: Hashable, Sendable {
    /// The filter did: the only city is the one that the device is in.
    case automatic
    /// A person did, or has added to what the filter chose.
    case user
  }

  /// Creates the choice of a person, or returns `nil` if there are no cities.
  ///
  /// Of cities that are equal the first is kept.
  ///
  /// - Complexity: O(*n* log *n*)
  public init?(_ cities: some Sequence<City>) {
    self.cities = cities.sortedWithoutRepeats()
    origin = .user
    guard !self.cities.isEmpty else { return nil }
  }

  /// Creates the choice that the filter makes in the city the device is in.
  init(automatic city: City) {
    cities = [city]
    origin = .automatic
  }

  /// Whether the city is one of the chosen.
  ///
  /// - Complexity: O(log *n*)
  public func contains(_ city: City) -> Bool { cities.sortedIndex(of: city) != nil }

  /// The choice without the cities that do not satisfy a condition, or `nil` if none is left.
  func filter(_ isIncluded: (City) -> Bool) -> Self? {
    let rest = cities.filter(isIncluded)
    return rest.count == cities.count ? self : Self(rest)
  }
}

extension Sequence<City> {
  /// The cities in alphabetical order, and of equal ones only the first.
  func sortedWithoutRepeats() -> [City] {
    var known: Set<City> = []
    return filter { known.insert($0).inserted }.sorted()
  }
}
