import Essentials
import EventRegistration
import Foundation

/// Events and families for the tests of the desk.
enum DeskSamples {
  static let coach = PersonID(high: 1, low: 1)
  static let library = PersonID(high: 1, low: 2)
  static let admin = PersonID(high: 1, low: 3)
  static let kim = PersonID(high: 2, low: 1)
  static let lee = PersonID(high: 2, low: 2)

  /// Some weeks before ``details(capacity:policy:start:utcOffset:)`` starts.
  static let now: Int64 = 1_780_000_000

  static func event(_ number: UInt64) -> EventID { EventID(high: 4, low: number) }

  static func child(_ number: UInt64) -> Child { Child(ChildID(high: 3, low: number)) }

  /// An event of three hours in Phoenix.
  static func details(
    capacity: Int = 10, policy: EventPolicy = .standard, start: String = "2026-07-04T09:00",
    utcOffset: Int = -25_200
  ) throws -> EventDetails {
    let start = try LocalDateTime(iso8601: start)
    return try EventDetails(
      title: "Soccer", summary: "A morning of soccer.", start: start,
      end: start.adding(minutes: 180) ?? start, utcOffset: utcOffset,
      venue: EventVenue(address: "1 Park Road", city: "Phoenix", state: "AZ", zipCode: "85003"),
      capacity: capacity, policy: policy)
  }
}

/// Records the facts of a desk, from any thread.
final class FactRecorder: Sendable {
  private let told = Shared<(batches: [[EventFact]], accounts: [[ProviderAccount.Fact]])>(([], []))

  func take(_ facts: [EventFact]) { told.withLock { $0.batches.append(facts) } }

  func take(_ facts: [ProviderAccount.Fact]) { told.withLock { $0.accounts.append(facts) } }

  /// The facts of each command.
  var batches: [[EventFact]] { told.withLock { $0.batches } }

  var facts: [EventFact] { batches.flatMap(\.self) }

  func facts(of event: EventID) -> [EventFact] { facts.filter { $0.event == event } }

  var accountFacts: [ProviderAccount.Fact] { told.withLock { $0.accounts.flatMap(\.self) } }

  /// The ledger built from the facts of an event.
  func ledger(
    of event: EventID, remembering retention: RegistrationRequest.Retention = .standard
  ) throws -> EventLedger {
    var ledger = EventLedger(event, remembering: retention)
    for fact in facts(of: event) { try ledger.apply(fact) }
    return ledger
  }

  /// The account built from the facts of a provider.
  func account(of provider: PersonID) throws -> ProviderAccount {
    var account = ProviderAccount(provider)
    for fact in accountFacts where fact.provider == provider { try account.apply(fact) }
    return account
  }
}

/// A desk with a recorder, and requests with consecutive IDs.
struct DeskFixture {
  let desk: RegistrationDesk
  let recorder: FactRecorder
  private var requests: UInt64 = 0

  init(
    seed: UInt64 = 1, plan: ProviderPlan.Limits = .standard, stripes: Int = 64,
    remembering retention: RegistrationRequest.Retention = .standard
  ) {
    let recorder = FactRecorder()
    self.recorder = recorder
    desk = RegistrationDesk(
      seed: seed, planLimits: plan, stripes: stripes, remembering: retention,
      onFacts: { recorder.take($0) }, onAccountFacts: { recorder.take($0) })
  }

  mutating func request(
    by requester: Requester, at time: Int64 = DeskSamples.now, expecting version: UInt64? = nil
  ) -> RegistrationRequest {
    requests += 1
    return RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: requests), by: requester, at: time, expecting: version)
  }

  mutating func parent(
    _ person: PersonID = DeskSamples.kim, at time: Int64 = DeskSamples.now
  ) -> RegistrationRequest {
    request(by: .parent(person), at: time)
  }

  mutating func coach(at time: Int64 = DeskSamples.now) -> RegistrationRequest {
    request(by: .provider(DeskSamples.coach), at: time)
  }

  /// Drafts an event, and publishes it.
  mutating func open(
    _ event: EventID = DeskSamples.event(1), capacity: Int = 10, policy: EventPolicy = .standard,
    start: String = "2026-07-04T09:00", at time: Int64 = DeskSamples.now
  ) throws {
    let details = try DeskSamples.details(capacity: capacity, policy: policy, start: start)
    _ = desk.draft(details, as: event, coach(at: time))
    _ = desk.publish(event, coach(at: time))
  }
}

/// A value that threads share.
///
/// The lock is that of the system, which the thread sanitizer sees.
final class Shared<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
