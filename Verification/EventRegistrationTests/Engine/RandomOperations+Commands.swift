import Essentials

@testable import EventRegistration

extension RandomOperations {
  /// Returns a command, mostly one that is useful in the state of an event.
  mutating func command(for event: PlainEvent) throws -> EventCommand {
    guard let details = event.details else {
      return generator.isOne(in: 3)
        ? .draft(try eventDetails()) : try anyCommand(event)
    }
    switch event.status {
    case .draft where generator.isOne(in: 4): return .publish
    case .draft where generator.isOne(in: 12): return .deleteDraft
    case .closed where generator.isOne(in: 10): return .reopen
    case .cancelled where !event.wasPublished && generator.isOne(in: 3): return .publish
    case .cancelled where !event.wasPublished && generator.isOne(in: 3): return .deleteDraft
    case .published where generator.isOne(in: 8) && details.policy.window.opens ?? .min > now:
      return .setWindow(.always)
    case .published where generator.isOne(in: 2) && cancellationJustEnded(details):
      return .cancel(named(event.registered))
    case .draft, .published, .closed, .cancelled:
      return try anyCommand(event)
    }
  }

  /// Whether this is the first second in which parents cannot cancel.
  private func cancellationJustEnded(_ details: EventDetails) -> Bool {
    details.policy.cancellationNotice.map { details.startTime - Int64($0) == now } ?? false
  }

  private mutating func anyCommand(_ event: PlainEvent) throws -> EventCommand {
    // In a large event, rules rarely change.
    let isQuiet = style.isLarge && !generator.isOne(in: 8)
    return switch generator.number(below: isQuiet ? 60 : 100) {
    case 0..<25: .register(party(event), joinWaitlist: generator.number(below: 5) > 0)
    case 25..<36: .hold(party(event))
    case 36..<44: .confirm(named(event.kept.filter { !$0.isOffer }))
    case 44..<48: .release(named(event.kept.filter { !$0.isOffer }))
    case 48..<57: .cancel(named(event.registered))
    case 57..<60: .leaveWaitlist(named(event.waiting))
    case 60..<66: .acceptOffer(named(event.kept.filter(\.isOffer)))
    case 66..<70: .declineOffer(named(event.kept.filter(\.isOffer)))
    case 70..<75: transfer(event)
    default: try commandOfProvider(event)
    }
  }

  private mutating func commandOfProvider(_ event: PlainEvent) throws -> EventCommand {
    switch generator.number(below: 94) {
    case 80..<86: .setOverfill(overfill(), reason: reason())
    case 92, 93: .deleteDraft
    case 86..<92:
      .seatFromWaitlist(named(event.waiting).first ?? childID(), reason: reason())
    case 0..<26: .setCapacity(capacity(event), ifBelow: cut())
    case 26..<36: .edit(try edited(event))
    case 36..<46: .setWaitlist(try waitlist())
    case 46..<52: .setWindow(try window())
    case 52..<55: try reschedule(event.details?.sessions.count ?? 1)
    case 55..<61: .close
    case 61..<67: .reopen
    case 67..<74:
      .markAttendance(
        attendee(event), attended: generator.element(of: [.absent, .present, .pickedUp, nil]),
        session: session(event))
    case 74..<76: .publish
    case 76, 77: .draft(try eventDetails())
    default:
      // Most events are not canceled.
      .cancelEvent(reason: String(repeating: "x", count: generator.element(of: [7, 1000, 1001])))
    }
  }
}

// MARK: - Children

extension RandomOperations {
  private mutating func childID() -> ChildID {
    style.child(generator.number(below: style.childCount))
  }

  /// A child who is or was registered, or any.
  private mutating func attendee(_ event: PlainEvent) -> ChildID {
    let former = event.left.map(\.attendee.id) + event.cancelled.map(\.id)
    return !former.isEmpty && generator.isOne(in: 3)
      ? generator.element(of: former) : child(event)
  }

  private mutating func session(_ event: PlainEvent) -> Int {
    let count = event.details?.sessions.count ?? 1
    return generator.isOne(in: 30)
      ? generator.element(of: [-1, count, 1000, .max]) : generator.number(below: count)
  }

  private mutating func child(_ event: PlainEvent) -> ChildID {
    named(event.registered).first ?? childID()
  }

  /// Returns children for a command about children at the event.
  private mutating func named(_ groups: [PlainEvent.Group]) -> [ChildID] {
    var children: [ChildID] = []
    switch generator.number(below: 24) {
    case 0: break
    case 1: children = (0..<14 + generator.number(below: 3)).map { style.child($0) }
    case 2, 3:
      children = generator.elements(1 + generator.number(below: 3), of: [childID(), childID()])
    case _ where groups.isEmpty: children = [childID()]
    case 4..<8:
      let ids = generator.elements(2, of: groups).flatMap(\.ids)
      children = generator.elements(1 + generator.number(below: ids.count), of: ids)
    case 8..<11:
      let ids = generator.element(of: groups).ids
      children = generator.elements(1 + generator.number(below: ids.count), of: ids)
    default: children = generator.element(of: groups).ids
    }
    if generator.isOne(in: 60) { children.append(children.first ?? childID()) }
    return children
  }

  /// Returns children for a command that requests seats, mostly children who are not at the event.
  private mutating func party(_ event: PlainEvent) -> [Child] {
    var ids = (0..<style.childCount).map { style.child($0) }
    if generator.number(below: 4) > 0 { ids.removeAll { event.member($0) != nil } }
    let count = generator.element(of: style.partySizes)
    var children = generator.elements(count, of: ids).map { child($0) }
    if generator.isOne(in: 80), let first = children.first { children.append(child(first.id)) }
    return children
  }

  private mutating func transfer(_ event: PlainEvent) -> EventCommand {
    let from = child(event)
    let free = party(event)
    return .transfer(from: from, to: free.first ?? child(generator.isOne(in: 3) ? from : childID()))
  }

  private mutating func child(_ id: ChildID) -> Child {
    let isTold = generator.number(below: 8) > 0
    // A child of eight, or one whose birthday matters.
    let birthDate = isTold ? Self.birthDates[0] : generator.element(of: Self.birthDates)
    let consents: GuardianConsents =
      isTold
      ? [.participation, .emergencyCare]
      : GuardianConsents(rawValue: UInt8(generator.number(below: 16)))
    let guardian = UInt64(generator.number(below: 4))
    var child = Child(
      id, birthDate: birthDate,
      guardian: guardian == 0 ? nil : PersonID(high: 1, low: guardian), consents: consents)
    if generator.isOne(in: 4) {
      let count = generator.isOne(in: 16) ? 9 : 1 + generator.number(below: 2)
      child.otherGuardians = (0..<count).map { _ in parent() }
    }
    return child
  }

  /// Returns a command, sometimes with other dates of birth.
  mutating func withOtherBirthDates(_ command: EventCommand) -> EventCommand {
    guard generator.isOne(in: 4) else { return command }
    func other(_ child: Child) -> Child {
      var copy = Child(
        child.id, birthDate: Self.birthDates[1], guardian: child.guardian, consents: child.consents)
      copy.otherGuardians = child.otherGuardians
      return copy
    }
    return switch command {
    case .hold(let children): .hold(children.map(other))
    case .register(let children, let waits): .register(children.map(other), joinWaitlist: waits)
    case .transfer(let from, let to): .transfer(from: from, to: other(to))
    default: command
    }
  }

  /// A date of birth: eight years ago, near the bounds of the ages, near the day of the event, or none.
  private static let birthDates: [CalendarDate?] = [
    "2018-01-01", "2020-03-06", "2020-03-07", "2020-03-08", "2015-03-06", "2015-03-07",
    "2015-03-08", "2026-03-06", "2026-03-07", "2026-03-08", "1990-01-01", "none",
  ].map { try? CalendarDate(iso8601: $0) }
}

// MARK: - Rules

extension RandomOperations {
  private mutating func cut() -> EventCommand.CapacityCut {
    generator.isOne(in: 2) ? .refuse : .moveLastToWaitlist
  }

  private mutating func capacity(_ event: PlainEvent) -> Int {
    switch generator.number(below: 12) {
    case 0: generator.element(of: [-1, .min, .max, 2_147_483_648, 2_147_483_647, 0])
    case 1..<4: max(0, event.seats.committed - generator.number(below: 4))
    default: generator.number(below: style.largestCapacity + 1)
    }
  }

  private mutating func overfill() -> Int {
    generator.isOne(in: 16)
      ? generator.element(of: [-1, .min, .max, 2_147_483_647]) : generator.number(below: 4)
  }

  private mutating func reason() -> String {
    generator.isOne(in: 16)
      ? generator.element(of: ["", " ", "\t\n", String(repeating: "x", count: 1001)])
      : "A sister comes along."
  }

  private mutating func time(in range: Range<Int>) -> Int64 {
    Self.start + Int64(range.lowerBound + generator.number(below: range.count))
  }

  private mutating func window() throws -> RegistrationWindow {
    let opens = generator.isOne(in: 3) ? time(in: -1500 ..< -400) : nil
    let closes = generator.isOne(in: 3) ? time(in: -400..<900) : nil
    return try RegistrationWindow(opens: opens, closes: closes)
  }

  private mutating func waitlist() throws -> WaitlistPolicy {
    try WaitlistPolicy(
      limit: generator.isOne(in: 6) ? 0 : 1 + generator.number(below: style.childCount),
      fit: generator.element(of: [
        .strictFIFO, .firstFit(maximumOvertakings: nil),
        .firstFit(maximumOvertakings: generator.number(below: 4)),
      ]),
      promotion: generator.element(of: [
        .automatic, .automatic, .offer(seconds: 1 + generator.number(below: 60)),
        .automaticUntil(
          notice: 1 + generator.number(below: 900),
          offerSeconds: 1 + generator.number(below: 60)),
      ]),
      cutoff: generator.isOne(in: 2) ? 0 : generator.number(below: 1200) - 600,
      staysOpen: generator.isOne(in: 3))
  }

  /// Returns the local time that many minutes after 09:00 on one of two days.
  private func localTime(_ day: String, _ minute: Int) throws -> LocalDateTime {
    try LocalDateTime(CalendarDate(iso8601: day), minuteOfDay: 540 + minute)
  }

  private mutating func day() -> String {
    generator.isOne(in: 12) ? "2026-03-08" : "2026-03-07"
  }

  private mutating func reschedule(_ sessions: Int) throws -> EventCommand {
    let (day, start) = (day(), generator.number(below: 21) - 10)
    let offsets = generator.isOne(in: 8) ? [50_401, -43_201, .min, .max] : [-25_200, -25_140]
    let count = generator.isOne(in: 6) ? generator.number(below: 3) : sessions - 1
    return .reschedule(
      start: try localTime(day, start),
      end: try localTime(day, start + generator.number(below: 40) - 4),
      utcOffset: generator.element(of: offsets),
      furtherOffsets: (0..<max(count, 0)).map { _ in generator.element(of: offsets) })
  }

  /// Returns the details of an event with one change, or entirely new ones.
  private mutating func edited(_ event: PlainEvent) throws -> EventDetails {
    guard var details = event.details, generator.number(below: 4) > 0 else {
      return try eventDetails()
    }
    switch generator.number(below: 8) {
    case 0: details.venue = details.venue == Self.park ? PlainEvent.venue : Self.park
    case 1:
      let (end, offset) = (details.end.adding(minutes: 1) ?? details.end, details.utcOffset)
      return (try? details.rescheduled(from: details.start, to: end) { _ in offset }) ?? details
    case 2:
      let offset = details.utcOffset + 60
      // Sessions with offsets of their own can overlap with one offset for all.
      return (try? details.rescheduled(from: details.start, to: details.end) { _ in offset })
        ?? details
    case 3: details.flags = .outdoors
    case 4, 5: return try details.resized(to: generator.number(below: style.largestCapacity + 1))
    default: details.policy = try policy()
    }
    return details
  }

  private mutating func policy() throws -> EventPolicy {
    try EventPolicy(
      ages: style.hasAges ? 6...10 : nil, requiredConsents: style.consents,
      maximumPartySize: generator.element(of: style.maximumPartySizes),
      holdSeconds: 1 + generator.number(below: 60), window: window(),
      cancellationNotice: generator.isOne(in: 2) ? generator.number(below: 900) : nil,
      allowsTransfer: generator.number(below: 4) > 0, waitlist: waitlist(),
      guardianLimits: guardianLimits(),
      ageDay: style.hasAges && generator.isOne(in: 3) ? CalendarDate(iso8601: "2026-01-01") : nil)
  }

  private mutating func guardianLimits() throws -> EventPolicy.GuardianLimits {
    guard generator.isOne(in: 3) else { return .none }
    return try EventPolicy.GuardianLimits(
      seats: generator.isOne(in: 3) ? nil : 1 + generator.number(below: 5),
      heldSeats: generator.isOne(in: 2) ? nil : 1 + generator.number(below: 3),
      coolDownSeconds: generator.isOne(in: 2) ? nil : 1 + generator.number(below: 120))
  }

  private mutating func eventDetails() throws -> EventDetails {
    let (day, start) = (day(), generator.number(below: 7) - 3)
    let end = start + 5 + generator.number(below: 20)
    return try EventDetails(
      title: generator.element(of: ["Soccer", "Chess"]), summary: "A morning of it.",
      start: localTime(day, start), end: localTime(day, end), utcOffset: -25_200,
      venue: generator.isOne(in: 4) ? PlainEvent.venue : Self.park,
      capacity: generator.number(below: style.largestCapacity + 1), policy: policy(),
      furtherSessions: generator.isOne(in: 6) ? [furtherSession(day, end)] : [])
  }

  private mutating func furtherSession(
    _ day: String, _ end: Int
  ) throws -> EventDetails.Session {
    let start = end + generator.number(below: 4)
    return try EventDetails.Session(
      start: localTime(day, start), end: localTime(day, start + 5), utcOffset: -25_200)
  }

  private static let park = EventVenue(
    validName: "Park", address: "1 Park Road", city: "Phoenix", region: "AZ", postalCode: "85003")
}
