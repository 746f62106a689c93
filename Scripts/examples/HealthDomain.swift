// What a reader of the examples in doc comments has at hand; only the types matter.
import HealthDomain

let now: Int64 = given()
let barcode: Barcode = given()
let market: ItemReference = given()
let phoenix: City = given()
let zipCode: ZIPCode = given()
let records: [DirectoryRecord] = given()
let record: DirectoryRecord = given()
let query: DirectoryQuery = given()
let page: DirectoryPage = given()
let hours: OpeningHours = given()
let localNow: LocalDateTime = given()
let monday: CalendarDate = given()
let calendar: OpeningCalendar = given()
