// What a reader of the examples in doc comments has at hand; only the types matter.
import Foundation
import HealthDomain

func show(_ values: Any?...) {}
func show(_ values: Any?..., at place: Coordinate) {}
let now: Int64 = given()
let barcode: Barcode = given()
let summer: ClosedRange<CalendarDate> = given()
let history: CycleHistory = given()
nonisolated(unsafe) var journal: HealthJournal = given()
let record: DirectoryRecord = given()
nonisolated(unsafe) var query: DirectoryQuery = given()
nonisolated(unsafe) var directory: DirectoryIndex = given()
let analyzer: IngredientAnalyzer = given()
let event: EventRecord = given()
let places: PlaceTable = given()
let today: CalendarDate = given()
let text: String = given()
nonisolated(unsafe) var rules: [ReminderRule] = given()
nonisolated(unsafe) var title: String = given()
let forecast: CycleForecast = given()
let site: DeepLink.Site = given()
let kit: ShoppingList.StarterKit = given()
let label: IngredientLabel = given()
let product: DirectoryRecord = given()
let ben: PersonID = given()
let grant: ShareGrant = given()
let spanish: Data = given()
func respond(_ text: String, headers: [(name: String, value: String)]) {}
func attach(_ text: String) {}
