import EventRegistration

/// A command as a line of text: `<request> <operation> <event> <person> <number> <time>`, all but the
/// operation decimal numbers.
package struct DeskLine: Sendable, Hashable {
  /// The operations, with the meaning of the number.
  package enum Operation: String, CaseIterable, Sendable {
    /// Drafts the event; the number of seats. A second step publishes it.
    case draft
    /// Drafts the event with two sessions that share their seats; the number of seats.
    case course
    /// Publishes the event; the number is ignored.
    case publish
    /// Registers a party of so many children, who wait if there are not enough seats.
    case register
    /// Registers a party of so many children, or refuses.
    case registerNow
    /// Puts seats on hold for a party of so many children.
    case hold
    /// Registers a party of so many children whose seats are on hold.
    case confirm
    /// Releases the held seats of a party of so many children.
    case release
    /// Cancels the registrations of a party of so many children.
    case cancel
    /// Removes a party of so many children from the waiting list.
    case leave
    /// Sets the number of seats.
    case capacity
  }

  package var request: UInt64
  package var operation: Operation
  package var event: UInt64
  package var person: UInt64
  package var number: Int
  package var time: Int64

  package init(
    request: UInt64, _ operation: Operation, event: UInt64, person: UInt64, number: Int,
    time: Int64
  ) {
    self.request = request
    self.operation = operation
    self.event = event
    self.person = person
    self.number = number
    self.time = time
  }

  /// Parses a line, or returns `nil`.
  package init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard words.count == 6, let request = UInt64(words[0]),
      let operation = Operation(rawValue: String(words[1])), let event = UInt64(words[2]),
      let person = UInt64(words[3]), let number = Int(words[4]), let time = Int64(words[5])
    else { return nil }
    self.init(
      request: request, operation, event: event, person: person, number: number, time: time)
  }

  package var text: String {
    "\(request) \(operation.rawValue) \(event) \(person) \(number) \(time)"
  }

  // MARK: The command

  package var eventID: EventID { EventID(high: 1, low: event) }

  /// The command, or `nil` if the number is not possible.
  package var submission: RegistrationDesk.Submission? {
    guard let command else { return nil }
    let person = PersonID(high: 2, low: self.person)
    let isProvider = [.draft, .course, .publish, .capacity].contains(operation)
    return RegistrationDesk.Submission(
      command, for: eventID,
      RegistrationRequest(
        RegistrationRequest.ID(high: 3, low: request),
        by: isProvider ? .provider(person) : .parent(person), at: time))
  }

  private var command: EventCommand? {
    let isCapacity = [.draft, .course, .capacity].contains(operation)
    guard isCapacity || 0...100 ~= number else { return nil }
    switch operation {
    case .draft: return (try? Self.details(capacity: number)).map { .draft($0) }
    case .course: return (try? Self.details(capacity: number, days: [6, 13])).map { .draft($0) }
    case .publish: return .publish
    case .register: return .register(children.map { Child($0) }, joinWaitlist: true)
    case .registerNow: return .register(children.map { Child($0) }, joinWaitlist: false)
    case .hold: return .hold(children.map { Child($0) })
    case .confirm: return .confirm(children)
    case .release: return .release(children)
    case .cancel: return .cancel(children)
    case .leave: return .leaveWaitlist(children)
    case .capacity: return .setCapacity(number, ifBelow: .refuse)
    }
  }

  /// The children of the person, by their numbers.
  private var children: [ChildID] {
    (0..<max(number, 0)).map { ChildID(high: 4, low: person << 7 | UInt64($0)) }
  }

  /// Events differ only in their number of seats and their days in June 2030: a hold lasts 15 minutes, and 1,000
  /// families can wait.
  private static func details(capacity: Int, days: [Int] = [6]) throws -> EventDetails {
    let sessions = try days.map { day in
      let date = try CalendarDate(2030, 6, day).iso8601
      return try EventDetails.Session(
        start: LocalDateTime(iso8601: "\(date)T09:00"),
        end: LocalDateTime(iso8601: "\(date)T10:00"), utcOffset: 0)
    }
    return try EventDetails(
      title: "Soccer", summary: "Bring shoes.", start: sessions[0].start, end: sessions[0].end,
      utcOffset: 0,
      venue: EventVenue(address: "2605 N 15th Ave", city: "Phoenix", state: "AZ", zipCode: "85007"),
      capacity: capacity, policy: EventPolicy(waitlist: WaitlistPolicy(limit: 1000)),
      furtherSessions: Array(sessions.dropFirst()))
  }
}

/// An answer as a line of text: `<request> <code> <version> <1 if it is the answer to a retry> <outcome>`.
package struct DeskReply: Sendable, Hashable {
  package let request: UInt64
  /// The code of the format SEATREG, 28 for other refusals, or `nil` if nobody knows what happened.
  package let code: Int?
  package let version: UInt64
  package let isReplay: Bool
  package let outcome: String

  package init(_ answer: EventAnswer<EventCommand.Outcome>, to line: DeskLine) {
    request = line.request
    code = Self.code(of: answer.outcome, line.operation)
    version = answer.version
    isReplay = answer.isReplay
    outcome = Self.text(of: answer.outcome)
  }

  /// Says that the command may or may not have been performed; the client sends it again.
  package init(unknown request: UInt64, _ reason: String) {
    self.request = request
    code = nil
    version = 0
    isReplay = false
    // The messages of libpq end with a line break, and some have several lines.
    outcome = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  package init?(_ text: some StringProtocol) {
    let words = text.split(separator: " ", maxSplits: 4)
    guard words.count == 5, let request = UInt64(words[0]), let version = UInt64(words[2]) else {
      return nil
    }
    self.request = request
    code = Int(words[1])
    self.version = version
    isReplay = words[3] == "1"
    outcome = String(words[4])
  }

  package var text: String {
    "\(request) \(code.map(String.init) ?? "?") \(version) \(isReplay ? 1 : 0) \(outcome)"
  }

  /// Whether the command changed the event.
  package var isAccepted: Bool { code.map { $0 < 16 } ?? false }

  package static func text(of outcome: EventCommand.Outcome) -> String {
    switch outcome {
    case .registered(let seats): "registered \(seats)"
    case .waitlisted(let position): "waitlisted \(position)"
    case .held(let time): "held \(time)"
    case .done: "done"
    case .refused(let refusal): "refused \(refusal.description)"
    @unknown default: "unknown"
    }
  }

  private static func code(
    of outcome: EventCommand.Outcome, _ operation: DeskLine.Operation
  ) -> Int? {
    switch outcome {
    case .registered: 0
    case .waitlisted: 1
    case .held: 2
    case .done:
      switch operation {
      case .cancel: 3
      case .leave: 4
      case .release: 5
      default: 6
      }
    case .refused(let refusal): code(of: refusal)
    @unknown default: nil
    }
  }

  private static func code(of refusal: RegistrationRefusal) -> Int {
    switch refusal {
    case .alreadyRegistered: 16
    case .alreadyWaiting: 17
    case .alreadyHeld: 18
    case .full: 19
    case .partyExceedsCapacity: 20
    case .partySizeOutOfRange: 21
    case .unknownEvent: 22
    case .notOpenYet: 23
    case .registrationClosed: 24
    case .notRegistered, .notWaiting: 25
    case .notHeld: 26
    case .capacityBelowCommitted: 27
    case .severalReasons(let reasons): reasons.first.map(code) ?? 28
    default: 28
    }
  }
}
