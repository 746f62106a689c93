// What a reader of the examples in doc comments has at hand; only the types matter.
import Foundation
import HealthDomain

func show(_ values: Any?...) {}
func show(_ values: Any?..., at place: Coordinate) {}

let now: Int64 = given()
let barcode: Barcode = given()
let plan: IsolationPlan = given()
let json: Data = given()
let decoder = JSONDecoder()
let days: [EpidemicDay] = given()
let arizona: EpidemicSeries = given()
let figure: EpidemicFigure = given()
let source: EpidemicFeed.Source = given()
let week: ClosedRange<CalendarDate> = given()
let summer: ClosedRange<CalendarDate> = given()
let thisPhone: UInt64 = given()
let onset: LocalDateTime = given()
let history: CycleHistory = given()
nonisolated(unsafe) var journal: HealthJournal = given()
nonisolated(unsafe) var entry: HealthJournal.Entry = given()
nonisolated(unsafe) var generator = SystemRandomNumberGenerator()
let market: ItemReference = given()
let phoenix: City = given()
let zipCode: ZIPCode = given()
let records: [DirectoryRecord] = given()
let record: DirectoryRecord = given()
nonisolated(unsafe) var query: DirectoryQuery = given()
let playgrounds: DirectoryQuery = given()
nonisolated(unsafe) var directory: DirectoryIndex = given()
let analyzer: IngredientAnalyzer = given()
let event: EventRecord = given()
let places: PlaceTable = given()
let screen: BoundingBox = given()
let today: CalendarDate = given()
let page: DirectoryPage = given()
let hours: OpeningHours = given()
let localNow: LocalDateTime = given()
let monday: CalendarDate = given()
let calendar: OpeningCalendar = given()
let here: Coordinate = given()
let office: ReferencePoint.NamedPlace = given()
let config: AdminConfig = given()
let feature: AdminConfig.Feature = given()
let moment: BrowseState.Moment = given()
let snap: AdminConfig.Choice = given()
let item: ItemReference = given()
let stored: [String] = given()
let text: String = given()
nonisolated(unsafe) var searchIndex: SearchIndex = given()
nonisolated(unsafe) var markets: BrowseState = given()
nonisolated(unsafe) var title: String = given()
let park: ItemReference = given()
let lotion: ItemReference = given()
let phone: ListReplica = given()
let copyOfTheOtherPhone: ShoppingList = given()
let later: Int64 = given()
let kim: ReviewBook.Person = given()
let prior: ReviewPrior = given()
let clock: UTCOffsetTable = given()
let rules: [ReminderRule] = given()
let forecast: CycleForecast = given()

let book: ReviewBook = given()
nonisolated(unsafe) var trail: AdminTrail = given()
let permit: AdminTrail.Permit = given()
let old: DirectoryRecord = given()
let new: DirectoryRecord = given()
let newConfig: AdminConfig = given()
let site: DeepLink.Site = given()
let appleApp: LinkAssociation.AppleApp = given()
let androidApp: LinkAssociation.AndroidApp = given()
let label: IngredientLabel = given()
let product: DirectoryRecord = given()
let ana: PersonID = given()
let ben: PersonID = given()
let grant: ShareGrant = given()
let email: EmailAddress = given()
let nextYear: Int64 = given()
let bootID: String = given()
let secondsSinceBoot: Int64 = given()

func sendMessage(_ text: String) {}
func serve(_ text: String, at path: String) {}
func store(_ text: String, at address: String) {}
func share(_ text: String) {}
func respond(_ text: String, headers: [(name: String, value: String)]) {}
func attach(_ text: String) {}
func isPasscode(_ text: String) -> Bool { given() }

/// A stand-in with the shape of SwiftUI's type.
struct Binding<Value> {
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
}
