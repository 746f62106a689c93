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

#if !hasFeature(Embedded)
/// Encoded as `{}`, as `{"cities": […], "origin": "user"}`, or as `{"zipCode": "85003"}`.
///
/// Decoding rejects cities together with a ZIP code, an empty list of cities, and an automatic
/// origin of more than one city.
extension LocationSelection: Codable {
  private enum CodingKeys: String, CodingKey {
    case cities
    case origin
    case zipCode
  }

  /// Decodes a selection from whichever key is present.
  ///
  /// - Throws: `DecodingError`, also for a selection that no filter can have.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let zipCode = try container.decodeIfPresent(ZIPCode.self, forKey: .zipCode)
    guard let cities = try container.decodeIfPresent([City].self, forKey: .cities) else {
      self = zipCode.map(Self.zipCode) ?? .anywhere
      return
    }
    guard zipCode == nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .zipCode, in: container,
        debugDescription: "A selection must not have both cities and a ZIP code.")
    }
    guard let chosen = CitySelection(cities) else {
      throw DecodingError.dataCorruptedError(
        forKey: .cities, in: container, debugDescription: "A selection of cities must not be empty."
      )
    }
    switch try container.decode(String.self, forKey: .origin) {
    case CitySelection.Origin.user.name:
      self = .cities(chosen)
    case CitySelection.Origin.automatic.name:
      guard chosen.cities.count == 1 else {
        throw DecodingError.dataCorruptedError(
          forKey: .origin, in: container,
          debugDescription: "An automatic selection must have exactly one city.")
      }
      self = .cities(CitySelection(automatic: chosen.cities[0]))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .origin, in: container, debugDescription: "The origin must be automatic or user.")
    }
  }

  /// Encodes the cities with their origin, or the ZIP code, or neither.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .anywhere:
      break
    case .cities(let selection):
      try container.encode(selection.cities, forKey: .cities)
      try container.encode(selection.origin.name, forKey: .origin)
    case .zipCode(let zipCode):
      try container.encode(zipCode, forKey: .zipCode)
    }
  }
}

extension CitySelection.Origin {
  /// The encoded name of the origin.
  fileprivate var name: String {
    switch self {
    case .automatic: "automatic"
    case .user: "user"
    }
  }
}
#endif
