import EventRegistration
import Foundation
import TestSupport
import Testing

/// The tables and examples of the articles.
@Suite("Documentation: tables and examples of the articles") struct DocumentationTests {
  private static let coach = PersonID(high: 1, low: 1)
  private static let kim = PersonID(high: 1, low: 2)
  private static let lee = PersonID(high: 1, low: 3)
  private static let library = PersonID(high: 1, low: 4)
  private static let admin = PersonID(high: 1, low: 5)
  private static let now: Int64 = 1_772_000_000

  private static func child(_ number: UInt64) -> Child { Child(ChildID(high: 3, low: number)) }

  /// The cells of the article's tables, a row each.
  private static let rows: [[String]] = {
    let page = "Sources/EventRegistration/EventRegistration.docc/HowItWorks.md"
    guard let text = try? SourceFiles.text(page) else { return [] }
    return text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }()

  /// An event and the requests that were sent to it.
  private struct Desk {
    var ledger = EventLedger(EventID(high: 2, low: 1))
    var facts: [EventFact] = []
    private var requests: UInt64 = 0

    mutating func ask(
      _ command: EventCommand, by requester: Requester, at time: Int64 = DocumentationTests.now
    ) -> EventCommand.Outcome {
      requests += 1
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 9, low: requests), by: requester, at: time)
      return ledger.perform(command, request, facts: &facts).outcome
    }

    mutating func coach(_ command: EventCommand, at time: Int64 = DocumentationTests.now)
      -> EventCommand.Outcome
    {
      ask(command, by: .provider(DocumentationTests.coach), at: time)
    }

    mutating func kim(_ command: EventCommand, at time: Int64 = DocumentationTests.now)
      -> EventCommand.Outcome
    {
      ask(command, by: .parent(DocumentationTests.kim), at: time)
    }

    func status(_ number: UInt64) -> ChildRegistration.Status? {
      ledger.registration(of: DocumentationTests.child(number).id)?.status
    }

    /// A published event.
    init(capacity: Int, _ policy: EventPolicy = .standard) throws {
      var details = try soccer().resized(to: capacity)
      details.policy = policy
      try #require(coach(.draft(details)) == .done)
      try #require(coach(.publish) == .done)
    }
  }

  // MARK: Refusals

  @Test(.readsSources) func theTableOfRefusalsIsWholeAndInOrder() {
    let listed = Self.rows.compactMap { cells -> String? in
      guard cells.count == 3, Int(cells[0]) != nil else { return nil }
      return String(cells[1].dropFirst("``RegistrationRefusal/".count).prefix { $0.isLetter })
    }
    expectEqual(listed, RegistrationRefusal.Kind.allCases.map(\.rawValue))
    let numbers = Self.rows.filter { $0.count == 3 }.compactMap { Int($0[0]) }
    expectEqual(numbers, Array(1...RegistrationRefusal.Kind.allCases.count))
  }

  // MARK: Who may do what

  /// A command by its name in the table, on an event where the children 1 to 4 are registered,
  /// held, waiting and offered a seat, all of Kim.
  private static func command(_ name: String) throws -> EventCommand? {
    let details = try soccer()
    return switch name {
    case "draft": .draft(details)
    case "edit": .edit(details)
    case "deleteDraft": .deleteDraft
    case "publish": .publish
    case "setCapacity": .setCapacity(40, ifBelow: .refuse)
    case "reschedule":
      .reschedule(start: details.start, end: details.end, utcOffset: details.utcOffset)
    case "setWindow": .setWindow(.always)
    case "setWaitlist": .setWaitlist(.none)
    case "close": .close
    case "reopen": .reopen
    case "cancelEvent": .cancelEvent(reason: "Rain.")
    case "setOverfill": .setOverfill(1, reason: "A sister.")
    case "seatFromWaitlist": .seatFromWaitlist(child(3).id, reason: "A sister.")
    case "markAttendance": .markAttendance(child(1).id, attended: true)
    case "hold": .hold([child(9)])
    case "register": .register([child(9)], joinWaitlist: true)
    case "confirm": .confirm([child(2).id])
    case "release": .release([child(2).id])
    case "acceptOffer": .acceptOffer([child(4).id])
    case "declineOffer": .declineOffer([child(4).id])
    case "transfer": .transfer(from: child(1).id, to: child(9))
    case "cancel": .cancel([child(1).id])
    case "leaveWaitlist": .leaveWaitlist([child(3).id])
    default: nil
    }
  }

  private static let requesters: [Requester] = [
    .provider(coach), .provider(library), .parent(kim), .parent(lee), .admin(admin),
  ]

  @Test(.readsSources) func theTableOfRolesHolds() throws {
    var named: Set<String> = []
    for cells in Self.rows where cells.count == 6 && cells[0].hasPrefix("`") {
      for name in cells[0].split(separator: ", ").map({ $0.filter { $0 != "`" } }) {
        let command = try #require(try Self.command(name), "\(name) is no command")
        named.insert(name)
        for (requester, cell) in zip(Self.requesters, cells.dropFirst()) {
          var desk = try crowdedDesk()
          if name == "draft" { desk.ledger = EventLedger(desk.ledger.id) }
          let kind = desk.ask(command, by: requester).refusal?.kind
          expectEqual((kind != .forbidden), (cell == "yes"), "\(name) by \(requester)")
        }
      }
    }
    expectEqual(named.count, 23)
  }

  /// An event with a child in each state.
  private func crowdedDesk() throws -> Desk {
    let waitlist = try WaitlistPolicy(limit: 9, promotion: .offer(seconds: 600))
    var desk = try Desk(capacity: 3, EventPolicy(allowsTransfer: true, waitlist: waitlist))
    for number: UInt64 in [1, 5] {
      let outcome = desk.kim(.register([Self.child(number)], joinWaitlist: true))
      try #require(outcome == .registered(seats: 1))
    }
    expectEqual(desk.kim(.hold([Self.child(2)])), .held(until: Self.now + 900))
    for number: UInt64 in [4, 3] {
      _ = desk.kim(.register([Self.child(number)], joinWaitlist: true))
    }
    expectEqual(desk.kim(.cancel([Self.child(5).id])), .done)
    expect(desk.status(1) == .registered && desk.status(2) == .held(until: Self.now + 900))
    expectEqual(desk.status(3), .waiting(position: 1))
    expectEqual(desk.status(4), .offered(until: Self.now + 600))
    return desk
  }

  // MARK: Families and time

  @Test func aPartyCanGetSmaller() throws {
    var desk = try Desk(capacity: 3, EventPolicy(waitlist: WaitlistPolicy(limit: 9)))
    expectEqual(desk.kim(.hold((1...3).map(Self.child))), .held(until: Self.now + 900))
    expectEqual(desk.kim(.confirm([Self.child(1).id, Self.child(3).id])), .registered(seats: 2))
    expectEqual(desk.status(2), .held(until: Self.now + 900))
    expectEqual(desk.kim(.release([Self.child(2).id])), .done)
    let family = EventCommand.register([Self.child(4), Self.child(5)], joinWaitlist: true)
    expectEqual(desk.kim(family), .waitlisted(position: 1))
    expectEqual(desk.kim(.leaveWaitlist([Self.child(4).id])), .done)
    expect(desk.status(5) == .registered && desk.status(4) == nil)
  }

  @Test func anOfferRunsFromWhenItIsMadeAndKeepsItsDeadline() throws {
    var desk = try crowdedDesk()
    let seen = Self.now + 10_000
    desk.ledger.advance(to: seen, facts: &desk.facts)
    expect(desk.status(2) == nil && desk.status(4) == nil)
    expectEqual(desk.status(3), .offered(until: seen + 600))
    expectEqual(desk.coach(.setWaitlist(.none), at: seen), .done)
    expectEqual(desk.status(3), .offered(until: seen + 600))
    // Clocks that go back do no harm, and a deadline is over at its instant.
    expectEqual(
      desk.kim(.acceptOffer([Self.child(3).id]), at: seen - 86_400), .registered(seats: 1))
    expectEqual(desk.facts.last?.time, seen)
    expectEqual(desk.kim(.hold([Self.child(6)]), at: seen), .held(until: seen + 900))
    expectEqual(
      desk.kim(.confirm([Self.child(6).id]), at: seen + 900), .refused(.notHeld(Self.child(6).id)))
  }

  @Test func thoseWhoRegisteredLastWaitAgainWhateverTheLimit() throws {
    var desk = try Desk(capacity: 5)
    for party: ClosedRange<UInt64> in [1...2, 3...3, 4...5] {
      _ = desk.kim(.register(party.map(Self.child), joinWaitlist: true))
    }
    expectEqual(desk.coach(.setCapacity(3, ifBelow: .refuse)), .refused(.capacityBelowCommitted(5)))
    expectEqual(desk.coach(.setCapacity(2, ifBelow: .moveLastToWaitlist)), .done)
    expectEqual(desk.ledger.registrations.map(\.attendee.id.low), [1, 2, 3, 4, 5])
    expectEqual(
      (1...5).map { desk.status($0) },
      [
        .registered, .registered, .waiting(position: 1), .waiting(position: 2),
        .waiting(position: 2),
      ])
    expectEqual(desk.coach(.setCapacity(5, ifBelow: .refuse)), .done)
    expectEqual(desk.ledger.record?.seats.taken, 5)
  }

  @Test func aClosedEventGoesOnWithoutNewcomers() throws {
    var desk = try crowdedDesk()
    expectEqual(desk.coach(.close), .done)
    expectEqual(
      desk.kim(.register([Self.child(9)], joinWaitlist: true)),
      .refused(.registrationClosed(at: Self.now)))
    expectEqual(desk.kim(.confirm([Self.child(2).id])), .registered(seats: 1))
    expectEqual(desk.kim(.cancel([Self.child(2).id])), .done)
    expectEqual(desk.status(3), .offered(until: Self.now + 600))
  }

  @Test func nobodyIsBoundToANoticeAfterTheEventMoved() throws {
    let details = try soccer()
    let late = details.startTime - 60
    for moves in [false, true] {
      var desk = try Desk(capacity: 5, EventPolicy(cancellationNotice: 3600))
      _ = desk.kim(.register([Self.child(1)], joinWaitlist: true))
      if moves {
        let end = try #require(details.end.adding(minutes: 30))
        let command = EventCommand.reschedule(
          start: details.start, end: end, utcOffset: details.utcOffset)
        expectEqual(desk.coach(command), .done)
      }
      let refusal = desk.kim(.cancel([Self.child(1).id]), at: late).refusal
      expectEqual(refusal, (moves ? nil : .cancellationTooLate(deadline: late - 3540)))
    }
  }

  // MARK: Storing

  @Test func theExampleOfTheStoreHolds() throws {
    struct Store {
      var facts: [EventFact] = []

      func ledger(of event: EventID) throws -> EventLedger {
        var ledger = EventLedger(event)
        for fact in facts { try ledger.apply(fact) }
        return ledger
      }

      mutating func append(_ new: [EventFact], ifVersionIs version: UInt64) -> Bool {
        guard facts.last?.version ?? 0 == version else { return false }
        facts += new
        return true
      }
    }
    var other = try Desk(capacity: 1)
    let soccer = other.ledger.id
    var store = Store(facts: other.facts)
    let command = EventCommand.register([Self.child(1)], joinWaitlist: true)
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 8, low: 1), by: .parent(Self.lee), at: Self.now)
    var attempts = 0
    let stored = try EventFact.retry {
      try store.ledger(of: soccer)
    } decide: { ledger, facts in
      ledger.perform(command, request, facts: &facts)
    } append: { facts, version in
      attempts += 1
      if attempts == 1 {  // Somebody else is faster.
        _ = other.kim(.register([Self.child(2)], joinWaitlist: true))
        store.facts = other.facts
      }
      return store.append(facts, ifVersionIs: version)
    }
    guard case .stored(let answer) = stored else {
      Issue.record("nothing is decided")
      return
    }
    expectEqual(answer.outcome, .refused(.full(available: 0, .none)))
    // The refusal is checked to be of what is stored.
    expect(attempts == 2 && store.facts == other.facts)

    var bytes: [UInt8] = []
    for fact in store.facts { try EventFact.append([fact], to: &bytes) }
    var reader = FactLogReader<EventFact>(bytes.dropLast())
    var history: [EventFact] = []
    do throws(FactLogError) {
      while let facts = try reader.next() { history += facts }
      Issue.record("the end is there")
    } catch .tornEnd(let offset) {
      expect(history == store.facts.dropLast() && offset == reader.offset)
    } catch .unreadable {
      Issue.record("the end is damaged")
    }
    var ledger = try EventLedger(snapshot: store.ledger(of: soccer).snapshot)
    for fact in store.facts where fact.version > ledger.version { try ledger.apply(fact) }
    expectEqual(ledger.version, 3)
  }

  // MARK: Telling people, and starting again

  @Test func whomToTellIsReadFromTheEventBeforeTheFacts() throws {
    var desk = try Desk(capacity: 1)
    expectEqual(desk.kim(.register([Self.child(1)], joinWaitlist: false)), .registered(seats: 1))
    var ledger = EventLedger(desk.ledger.id)
    for fact in desk.facts { try ledger.apply(fact) }

    let stored = desk.facts.count
    expectEqual(desk.coach(.cancelEvent(reason: "Rain")), .done)
    let facts = Array(desk.facts[stored...])
    let roster = try #require(EventRoster(ledger))
    expectEqual(roster.recipients(of: facts).map(\.person), [Self.kim])
    for fact in facts { try ledger.apply(fact) }
    expectEqual(ledger.snapshot, desk.ledger.snapshot)
  }

  @Test func aDeskStartsAgainFromALogOfAllEvents() throws {
    let written = try Desk(capacity: 1)
    var bytes: [UInt8] = []
    try EventFact.append(written.facts, to: &bytes)

    var ledgers: [EventID: EventLedger] = [:]
    var reader = FactLogReader<EventFact>(bytes)
    while let facts = try reader.next() {
      for fact in facts {
        try ledgers[fact.event, default: EventLedger(fact.event, seed: 7)].apply(fact)
      }
    }
    let desk = RegistrationDesk(seed: 7)
    for ledger in ledgers.values { desk.restore(ledger) }
    expectEqual(desk.ledger(of: written.ledger.id)?.snapshot, written.ledger.snapshot)
  }
}
