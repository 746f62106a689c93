import HealthDomain
import Testing

/// One import gives every core: this file imports no other module of the package.
@Suite struct HealthDomainTests {
  /// Each public type once; an ambiguous name would not compile.
  private static let geo: [Any.Type] = [
    BoundingBox.self, BoundingBoxError.self, Bearing.self, City.self, CitySelection.self,
    CompassPoint.self, Coordinate.self, CoordinateError.self, DeviceLocation.self, Distance.self,
    GeoIndex<Int>.self, Geohash.self, GeohashError.self, LocationFilter.self,
    LocationSelection.self, MapRegion.self, PlaceTable.self, PlaceTableError.self, PointIndex.self,
    PointIndexBytesError.self, ReferencePoint.self, USState.self, ZIPCode.self,
  ]

  @Test func oneImportGivesGeo() throws {
    #expect(Set(Self.geo.map { String(reflecting: $0).prefix { $0 != "." } }) == ["Geo"])
    let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    var index = GeoIndex([phoenix], at: \.self)
    index.insert(phoenix, at: phoenix)
    #expect(index.count(within: .miles(5), of: phoenix) == 2)
  }
}
