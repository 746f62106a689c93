/// The place from which "near me" is measured, and the source of that place.
///
///     switch ReferencePoint(device: here, filter: filter.applied, table: places) {
///     case .location: title = "Near Me"
///     case .zipCode(let zipCode, _): title = "Near \(zipCode)"
///     case .downtownPhoenix: title = "Near Phoenix"
///     }
public enum ReferencePoint: Hashable, Sendable {
  /// The location of the device.
  case location(Coordinate)
  /// The centroid of the applied ZIP code, if the location is unknown.
  case zipCode(ZIPCode, centroid: Coordinate)
  /// The centroid of ZIP code 85003, downtown Phoenix, if neither is known.
  case downtownPhoenix

  /// Creates the reference point: the location of the device if known, else the centroid of the
  /// filter's ZIP code if the table contains it, else downtown Phoenix.
  ///
  /// Cities of the filter are not used.
  ///
  /// - Complexity: O(log *n*) in the number of places
  public init(device: Coordinate?, filter: LocationSelection, table: PlaceTable) {
    if let device {
      self = .location(device)
    } else if case .zipCode(let zipCode) = filter, let centroid = table.centroid(of: zipCode) {
      self = .zipCode(zipCode, centroid: centroid)
    } else {
      self = .downtownPhoenix
    }
  }

  /// The position of the point.
  public var coordinate: Coordinate {
    switch self {
    case .location(let coordinate): coordinate
    case .zipCode(_, let centroid): centroid
    case .downtownPhoenix: Coordinate(validLatitude: 33.4511, longitude: -112.0774)
    }
  }
}
