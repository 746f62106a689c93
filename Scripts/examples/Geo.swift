// What a reader of the examples in doc comments has at hand; only the types matter.
import Geo

struct Market {
  var name: String
  var coordinate: Coordinate
}

/// A stand-in with the shape of SwiftUI's type.
struct Binding<Value> {
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
}

let phoenix: Coordinate = given()
let tucson: Coordinate = given()
let here: Coordinate? = given()
let markets: [Market] = given()
let homes: [Coordinate] = given()
let counties: [GeoPolygon] = given()
let zipCode: ZIPCode = given()
let index: PointIndex = given()
let screen: BoundingBox = given()
let text: String = given()
let city: City = given()
let office: ReferencePoint.NamedPlace = given()
nonisolated(unsafe) var filter: LocationFilter = given()
nonisolated(unsafe) var places: PlaceTable = given()
nonisolated(unsafe) var title: String = given()
nonisolated(unsafe) var meters: [Double] = given()
