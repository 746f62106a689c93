// What a reader of the examples in doc comments has at hand; only the types matter.
import PlaceDirectory

func show(_ values: Any?...) {}
func show(_ values: Any?..., at place: Coordinate) {}
let now: Int64 = given()
let market: ItemReference = given()
let phoenix: City = given()
let zipCode: ZIPCode = given()
let records: [DirectoryRecord] = given()
let record: DirectoryRecord = given()
nonisolated(unsafe) var query: DirectoryQuery = given()
let playgrounds: DirectoryQuery = given()
nonisolated(unsafe) var directory: DirectoryIndex = given()
let screen: BoundingBox = given()
let map: DirectoryIndex.ResultMap = given()
let pin: DirectoryIndex.Pin = given()
let today: CalendarDate = given()
let page: DirectoryPage = given()
let hours: OpeningHours = given()
let here: Coordinate = given()
let office: ReferencePoint.NamedPlace = given()
let config: AdminConfig = given()
let moment: BrowseState.Moment = given()
let snap: AdminConfig.Choice = given()
let text: String = given()
nonisolated(unsafe) var markets: BrowseState = given()
nonisolated(unsafe) var title: String = given()
let park: ItemReference = given()
let later: Int64 = given()
nonisolated(unsafe) var trail: AdminTrail = given()
let permit: AdminTrail.Permit = given()
let old: DirectoryRecord = given()
let new: DirectoryRecord = given()
let newConfig: AdminConfig = given()
let ana: PersonID = given()
/// A stand-in with the shape of SwiftUI's type.
struct Binding<Value> {
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
}
