public import HealthDomain

/// An app's server for the screens of accounts and events.
public protocol SignUpServer: Sendable {
  /// Creates an account, and returns its person, or `nil` if the address has one already.
  func signUp(_ credentials: AccountForm.SignUp.Credentials) async throws -> PersonID?
  /// Carries out a command; the same request again gets the same answer.
  func perform(
    _ submission: RegistrationDesk.Submission
  ) async throws -> EventAnswer<EventCommand.Outcome>
  /// Returns the published events, with the registrations that a person has made.
  func events(for person: PersonID?) async throws -> [EventRow]
}

/// An event, and who of a family goes there.
public struct EventRow: Hashable, Identifiable, Sendable {
  /// The event.
  public let record: EventRecord
  /// The registrations of the family's children.
  public let registrations: [ChildRegistration]

  /// The ID of the event.
  public var id: EventID { record.id }

  /// Creates a row.
  public init(_ record: EventRecord, _ registrations: [ChildRegistration]) {
    (self.record, self.registrations) = (record, registrations)
  }
}

/// A server in the process, with a few made-up events, for previews and tests.
public actor SampleServer: SignUpServer {
  private let desk = RegistrationDesk(seed: 2026)
  private var accounts: [String: PersonID] = [:]
  private var isReachable = true
  /// The number of commands that arrived, with retries.
  public private(set) var commandCount = 0

  /// Creates a server with the events of a summer.
  public init() {
    let provider = Requester(PersonID(high: 9, low: 1), as: .provider)
    let events = [("Soccer for Beginners", 6, 12), ("Garden Morning", 13, 2)]
    for (number, (title, day, seats)) in events.enumerated() {
      var draft = EventDraft()
      (draft.title, draft.summary) = (title, "Bring water and a hat.")
      draft.date = try? CalendarDate(2026, 6, day)
      draft.startTime = .init(hour: 9)
      draft.end = .minutesAfterStart(90)
      (draft.address, draft.city) = ("1 Main Street", "Phoenix")
      (draft.state, draft.zipCode) = ("AZ", "85003")
      (draft.capacity, draft.covidSafe, draft.utcOffset) = (seats, true, -25_200)
      draft.waitlistLimit = 5
      guard case .event(let details, _) = EventPreview(of: draft) else { continue }
      let event = EventID(high: 3, low: UInt64(number))
      for (step, command) in [EventCommand.draft(details), .publish].enumerated() {
        let id = RegistrationRequest.ID(high: UInt64(number), low: UInt64(step))
        let request = RegistrationRequest(id, by: provider, at: 1_777_000_000)
        _ = desk.perform(.init(command, for: event, request))
      }
    }
  }

  /// Makes the server answer, or not.
  public func setReachable(_ isReachable: Bool) { self.isReachable = isReachable }

  /// The network does not lead to the server.
  struct Unreachable: Error {}

  /// Creates an account, and returns its person, or `nil` if the address has one already.
  public func signUp(_ credentials: AccountForm.SignUp.Credentials) throws -> PersonID? {
    guard isReachable else { throw Unreachable() }
    let key = credentials.email.accountKey
    guard accounts[key] == nil else { return nil }
    let person = PersonID(high: 2, low: UInt64(accounts.count))
    accounts[key] = person
    return person
  }

  /// Carries out a command; the same request again gets the same answer.
  public func perform(
    _ submission: RegistrationDesk.Submission
  ) throws -> EventAnswer<EventCommand.Outcome> {
    guard isReachable else { throw Unreachable() }
    commandCount += 1
    return desk.perform(submission)
  }

  /// Returns the published events, with the registrations that a person has made.
  public func events(for person: PersonID?) throws -> [EventRow] {
    guard isReachable else { throw Unreachable() }
    return desk.rosters().map { roster in
      EventRow(roster.record, roster.registrations.filter { $0.registeredBy == person })
    }
  }
}
