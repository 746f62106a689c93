/// The place from which "near me" is measured, and the source of that place.
///
///     switch ReferencePoint(device: here, filter: filter.applied, table: places, default: office) {
///     case .location: title = "Near Me"
///     case .zipCode(let zipCode, _): title = "Near \(zipCode)"
///     case .city(let city, _): title = "Near \(city)"
///     case .default(let place): title = "Near \(place.name)"
///     }
public enum ReferencePoint: Hashable, Sendable {
  /// The location of the device.
  case location(Coordinate)
  /// The centroid of the applied ZIP code, if the location is unknown.
  case zipCode(ZIPCode, centroid: Coordinate)
  /// The centroid of the applied city, if the location is unknown.
  case city(City, centroid: Coordinate)
  /// The place of the host, if nothing else is known.
  case `default`(NamedPlace)

  /// A place with a name, which the host provides.
  public struct NamedPlace: Hashable, Sendable {
    /// The name for people, such as "Downtown Phoenix".
    public let name: String
    /// The position of the place.
    public let coordinate: Coordinate

    /// Creates a place.
    public init(_ name: String, at coordinate: Coordinate) {
      self.name = name
      self.coordinate = coordinate
    }
  }

  /// Creates the reference point: the location of the device if known, otherwise the centroid of
  /// the filter's ZIP code or city if the table contains it, and otherwise the place of the host.
  ///
  /// Of several cities, it is the first one in alphabetical order that the table contains.
  ///
  /// - Complexity: O(log *n* + *k*) in the number of ZIP codes and those of the cities
  public init(
    device: Coordinate?, filter: LocationSelection, table: PlaceTable, default place: NamedPlace
  ) {
    if let device {
      self = .location(device)
    } else if let zipCode = filter.zipCode, let centroid = table.centroid(of: zipCode) {
      self = .zipCode(zipCode, centroid: centroid)
    } else if let city = filter.cities.first(where: { table.centroid(of: $0) != nil }),
      let centroid = table.centroid(of: city)
    {
      self = .city(city, centroid: centroid)
    } else {
      self = .default(place)
    }
  }

  /// The position of the point.
  public var coordinate: Coordinate {
    switch self {
    case .location(let coordinate): coordinate
    case .zipCode(_, let centroid), .city(_, let centroid): centroid
    case .default(let place): place.coordinate
    }
  }
}
