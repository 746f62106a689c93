/// The area to search: anywhere, some cities, or one ZIP code.
public enum LocationSelection: Hashable, Sendable {
  /// No city and no ZIP code is selected.
  case anywhere
  /// Only these cities are searched.
  case cities(CitySelection)
  /// Only this ZIP code is searched.
  case zipCode(ZIPCode)
}

extension LocationSelection {
  /// Returns whether the selection contains a record with this city and this ZIP code; either is
  /// `nil` if unknown.
  ///
  /// A ZIP code contains only records with the same ZIP code. To search around it, use
  /// ``region(in:radius:)``.
  ///
  /// - Complexity: O(log *n*) in the number of cities
  public func contains(city: City?, zipCode: ZIPCode?) -> Bool {
    switch self {
    case .anywhere: true
    case .cities(let selection): city.map(selection.contains) ?? false
    case .zipCode(let selected): zipCode == selected
    }
  }

  /// Returns the region around the centroid of the selected ZIP code.
  ///
  /// Returns `nil` if no ZIP code is selected, the table does not contain it, or the radius is
  /// negative, infinite, or not a number.
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
  /// Creates the selection of a person, which is ``anywhere`` if there are no cities.
  init(_ cities: [City]) {
    self = CitySelection(cities).map(Self.cities) ?? .anywhere
  }

  /// The selected cities, in alphabetical order.
  var cities: [City] {
    if case .cities(let selection) = self { selection.cities } else { [] }
  }

  /// The selected ZIP code.
  var zipCode: ZIPCode? {
    if case .zipCode(let zipCode) = self { zipCode } else { nil }
  }

  /// The number of selected cities, or 1 for a ZIP code.
  var count: Int {
    switch self {
    case .anywhere: 0
    case .cities(let selection): selection.cities.count
    case .zipCode: 1
    }
  }

  /// Returns whether the city is one of the selected cities.
  func hasCity(_ city: City?) -> Bool {
    guard let city, case .cities(let selection) = self else { return false }
    return selection.contains(city)
  }

  /// Whether the filter, not a person, selected the city.
  var isAutomatic: Bool {
    if case .cities(let selection) = self { selection.origin == .automatic } else { false }
  }

  /// Returns the selection without the cities that do not satisfy a condition.
  func filter(_ isIncluded: (City) -> Bool) -> Self {
    guard case .cities(let selection) = self else { return self }
    return selection.filter(isIncluded).map(Self.cities) ?? .anywhere
  }
}
