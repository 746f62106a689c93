/// The place that "near to me" is measured from, and why it is that one.
///
///     switch ReferencePoint(location: here, applied: filter.applied, in: places) {
///     case .location: title = "Near to me"
///     case .zipCode(let zipCode, _): title = "Near \(zipCode)"
///     case .downtownPhoenix: title = "Near Phoenix"
///     }
public enum ReferencePoint: Hashable, Sendable {
  /// The device is here.
  case location(Coordinate)
  /// The location is off, and this is the centroid of the ZIP code that is applied.
  case zipCode(ZIPCode, centroid: Coordinate)
  /// Neither is known, so it is the centroid of 85003, downtown Phoenix.
  case downtownPhoenix

  /// Creates the best point that is known: the location, else the centroid of the applied ZIP code,
  /// else downtown Phoenix.
  ///
  /// Cities have no part in it.
  ///
  /// - Complexity: O(log *n*) in the number of places
  public init(location: Coordinate?, applied: LocationSelection, in places: PlaceTable) {
    if let location {
      self = .location(location)
    } else if case .zipCode(let zipCode) = applied, let centroid = places.centroid(of: zipCode) {
      self = .zipCode(zipCode, centroid: centroid)
    } else {
      self = .downtownPhoenix
    }
  }

  /// Where the point is.
  public var coordinate: Coordinate {
    switch self {
    case .location(let coordinate): coordinate
    case .zipCode(_, let centroid): centroid
    case .downtownPhoenix: Coordinate(validLatitude: 33.4511, longitude: -112.0774)
    }
  }
}
