/// Where to look: anywhere, in some cities, or in one ZIP code, and never in two of these.
public enum LocationSelection: Hashable, Sendable {
  /// No city and no ZIP code is chosen.
  case anywhere
  /// Only these cities are of interest.
  case cities(CitySelection)
  /// Only this ZIP code is of interest.
  case zipCode(ZIPCode)
}

extension LocationSelection {
  /// Whether a record of this city and this ZIP code, as far as they are known, is among the
  /// results.
  ///
  /// A ZIP code lets its own records pass only; to look around it, search its
  /// ``region(in:radius:)``.
  ///
  /// - Complexity: O(log *n*) in the number of cities
  public func includes(city: City?, zipCode: ZIPCode?) -> Bool {
    switch self {
    case .anywhere: true
    case .cities(let selection): city.map(selection.contains) ?? false
    case .zipCode(let selected): zipCode == selected
    }
  }

  /// The region around the centroid of the chosen ZIP code, or `nil` if no ZIP code is chosen, the
  /// table does not have it, or the radius is not a size.
  ///
  /// - Complexity: O(log *n*) in the number of places
  public func region(in places: PlaceTable, radius: Distance = .miles(5)) -> MapRegion? {
    guard case .zipCode(let zipCode) = self, let centroid = places.centroid(of: zipCode) else {
      return nil
    }
    return MapRegion(center: centroid, radius: radius)
  }
}

extension LocationSelection {
  /// The choice of a person, which may have come to nothing.
  init(_ cities: [City]) {
    self = CitySelection(cities).map(Self.cities) ?? .anywhere
  }

  /// Whether the filter chose the city, and not a person.
  var isAutomatic: Bool {
    if case .cities(let selection) = self { selection.origin == .automatic } else { false }
  }

  /// The selection without the cities that do not satisfy a condition.
  func filter(_ isIncluded: (City) -> Bool) -> Self {
    guard case .cities(let selection) = self else { return self }
    return selection.filter(isIncluded).map(Self.cities) ?? .anywhere
  }
}
