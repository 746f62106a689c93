public import EventRegistration
public import Geo

/// The place of a venue in the terms of a map.
extension EventVenue {
  /// The city, or `nil` outside the United States and for a state that is none.
  public var placeCity: City? {
    USState(state).flatMap { City(city, $0) }
  }

  /// The ZIP code, or `nil` outside the United States.
  public var placeZIPCode: ZIPCode? { ZIPCode(zipCode) }

  /// Returns the centroid of the ZIP code, or else that of the city, or `nil` if the table contains
  /// neither.
  ///
  /// - Complexity: O(log *n*) in the number of places, and in the number of ZIP codes of the city
  public func coordinate(in places: PlaceTable) -> Coordinate? {
    placeZIPCode.flatMap { places.centroid(of: $0) }
      ?? placeCity.flatMap { places.centroid(of: $0) }
  }
}
