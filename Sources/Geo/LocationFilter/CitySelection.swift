/// One or more selected cities, and whether a person or the filter selected them.
public struct CitySelection: Hashable, Sendable {
  /// The cities in alphabetical order, without duplicates; never empty.
  public let cities: [City]

  /// Whether a person or the filter selected the cities.
  public let origin: Origin

  /// The origin of a ``CitySelection``.
  public enum Origin: Hashable, Sendable {
    /// The filter selected the city of the device, which is the only one.
    case automatic
    /// A person selected the cities, or added one to the city that the filter had selected.
    case user
  }

  /// Creates the selection of a person, or returns `nil` if there are no cities.
  ///
  /// Of equal cities, the first one is kept.
  ///
  /// - Complexity: O(*n* log *n*)
  public init?(_ cities: some Sequence<City>) {
    self.cities = cities.sortedWithoutDuplicates()
    origin = .user
    guard !self.cities.isEmpty else { return nil }
  }

  /// Creates the automatic selection of the device's city.
  init(automatic city: City) {
    cities = [city]
    origin = .automatic
  }

  /// Returns whether the city is selected.
  ///
  /// - Complexity: O(log *n*)
  public func contains(_ city: City) -> Bool { cities.sortedIndex(of: city) != nil }

  /// Returns the selection without the cities that do not satisfy a condition, or `nil` if no city
  /// is left.
  func filter(_ isIncluded: (City) -> Bool) -> Self? {
    let rest = cities.filter(isIncluded)
    return rest.count == cities.count ? self : Self(rest)
  }
}

extension Sequence<City> {
  /// Returns the cities in alphabetical order, with only the first of equal cities.
  func sortedWithoutDuplicates() -> [City] {
    var known: Set<City> = []
    return filter { known.insert($0).inserted }.sorted()
  }
}
