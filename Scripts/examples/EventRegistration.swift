// What a reader of the examples in doc comments has at hand; only the types matter.
import Essentials
import EventRegistration
import Foundation

func show(_ values: Any?..., continuing details: EventDetails? = nil) {}
func confirm(_ values: Any?...) {}
func explain(_ refusal: RegistrationRefusal, _ event: EventID? = nil) {}
func mark(_ field: EventDraft.Field, _ message: String) {}
func send(_ mail: RegistrationMail, to person: PersonID) {}
func utcOffset(at time: LocalDateTime) -> Int { 0 }
func attach(_ text: String, type: String, name: String) {}

struct EventStore {
  func ledger(of event: EventID) throws -> EventLedger { given() }
  func append(_ facts: [EventFact]) async throws {}
  func append(_ facts: [EventFact], ifVersionIs version: UInt64) throws -> Bool { true }
}

struct Rows {
  func insert(_ bytes: [UInt8], stream: EventID, version: UInt64) throws {}
}

let store: EventStore = given()
let rows: Rows = given()
let desk: RegistrationDesk = given()

let now: Int64 = given()
let monday: Int64 = given()
let friday: Int64 = given()
let lastChange: Int64 = given()
let thanksgiving: CalendarDate = given()
let start: LocalDateTime = given()
let end: LocalDateTime = given()
let locale: Locale = given()
let seed: UInt64 = given()
let kim: PersonID = given()
let coach: PersonID = given()
let anaID: ChildID = given()
let ana: Child = given()
let ben: Child = given()
let soccer: EventID = given()
let names: [ChildID: String] = given()

let details: EventDetails = given()
let record: EventRecord = given()
let records: [EventRecord] = given()
let roster: EventRoster = given()
let rosters: [EventRoster] = given()
let request: RegistrationRequest = given()
let command: EventCommand = given()
let saved: RegistrationRequest = given()
let received: RegistrationRequest = given()
let signedIn: Requester = given()
let sessions: [EventID] = given()
let answer: EventAnswer<RegistrationOutcome> = given()
let submissions: [RegistrationDesk.Submission] = given()
let fact: EventFact = given()
let bytes: [UInt8] = given()
let messages: RegistrationMessages = given()
nonisolated(unsafe) var draft: EventDraft = given()
nonisolated(unsafe) var ledger: EventLedger = given()
nonisolated(unsafe) var account: ProviderAccount = given()
nonisolated(unsafe) var facts: [EventFact] = given()
nonisolated(unsafe) var accountFacts: [ProviderAccount.Fact] = given()
let database: any RegistrationService.Store = given()
let german: Data = given()
