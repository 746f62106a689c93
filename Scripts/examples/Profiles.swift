// What a reader of the examples in doc comments has at hand; only the types matter.
import Foundation
import Profiles

func show(_ values: Any?...) {}
func show(_ values: Any?..., at place: Coordinate) {}
let now: Int64 = given()
nonisolated(unsafe) var generator = SystemRandomNumberGenerator()
let market: ItemReference = given()
let zipCode: ZIPCode = given()
let screen: BoundingBox = given()
let text: String = given()
nonisolated(unsafe) var title: String = given()
let park: ItemReference = given()
let lotion: ItemReference = given()
let phone: ListReplica = given()
let copyOfTheOtherPhone: ShoppingList = given()
let later: Int64 = given()
let kim: ReviewBook.Person = given()
let prior: ReviewPrior = given()
let clock: UTCOffsetTable = given()
let timeOfInjection: Int64 = given()
nonisolated(unsafe) var rule: ReminderRule = given()
let rules: [ReminderRule] = given()
let book: ReviewBook = given()
let ana: PersonID = given()
let ben: PersonID = given()
let grant: ShareGrant = given()
let email: EmailAddress = given()
let nextYear: Int64 = given()
let bootID: String = given()
let secondsSinceBoot: Int64 = given()
let bread: ItemReference = given()
let cake: ItemReference = given()
let moderator: ReviewBook.Person = given()
let cookie: String = given()
let hmac: PasswordReset.Digest = given()
func sendMessage(_ text: String) {}
func share(_ text: String) {}
func isPasscode(_ text: String) -> Bool { given() }
let titles: [ItemReference: String] = given()
let dateOfNextPeriod: CalendarDate = given()
let german: Data = given()
