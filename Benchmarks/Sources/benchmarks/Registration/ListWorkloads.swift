import BenchmarkHarness
import BlackHole
import EventRegistration

/// Reads a list of events page by page; an operation is a page of 20.
struct PageWorkload: Workload {
  static var length: Int { 20 }

  let desk: RegistrationDesk
  let operations: Int
  private var last: EventRecord?

  /// Creates a desk with drafts, or with published events that are idle.
  init(_ records: [EventRecord], seed: UInt64, isIdle: Bool) {
    desk = RegistrationDesk(seed: seed, remembering: .none)
    operations = min(max(records.count / Self.length, 1), 1000)
    guard !isIdle else {
      for record in records { desk.restore(record.published) }
      return
    }
    for (number, record) in records.enumerated() {
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 1, low: UInt64(number)), by: .provider(record.owner),
        at: FamilyInput.start)
      blackHole(desk.draft(record.details, as: record.id, request))
    }
  }

  mutating func run(_ count: Int) -> Int {
    last = nil
    var read = 0
    for _ in 0..<count { read += next().count }
    return read
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    last = nil
    var digest = SeatDigest()
    for _ in 0..<count {
      for record in next() { digest.add(record.id.high, record.id.low) }
    }
    return digest.sum
  }

  private mutating func next() -> [EventRecord] {
    let page = desk.records(Self.length, after: last)
    last = page.last
    return page
  }
}

/// The same pages of a list that is sorted each time.
struct PlainPageWorkload: Workload {
  let records: [EventRecord]
  let operations: Int

  init(_ records: [EventRecord]) {
    self.records = records
    operations = min(max(records.count / PageWorkload.length, 1), 10)
  }

  func run(_ count: Int) -> Int {
    (0..<count).reduce(0) { $0 + page($1).count }
  }

  func checksum(_ count: Int) -> UInt64 {
    var digest = SeatDigest()
    for number in 0..<count {
      for record in page(number) { digest.add(record.id.high, record.id.low) }
    }
    return digest.sum
  }

  private func page(_ number: Int) -> ArraySlice<EventRecord> {
    records.sorted { ($0.details.startTime, $0.id) < ($1.details.startTime, $1.id) }
      .dropFirst(number * PageWorkload.length).prefix(PageWorkload.length)
  }
}

/// Finds the people to notify of a cancellation; an operation is one cancellation.
struct RecipientWorkload: Workload {
  let before: EventLedger
  let facts: [EventFact]
  /// Whether a roster of all children is made each time.
  let isPlain: Bool

  init?(_ before: EventLedger?, isPlain: Bool) {
    guard let before, let first = before.registrations.first else { return nil }
    self.before = before
    self.isPlain = isPlain
    var (ledger, facts) = (before, [EventFact]())
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 8, low: 8), by: .parent(first.registeredBy),
      at: before.lastTime)
    blackHole(ledger.perform(.cancel([first.attendee.id]), request, facts: &facts))
    self.facts = facts
  }

  var operations: Int { 10 }

  func run(_ count: Int) -> Int { (0..<count).reduce(0) { sum, _ in sum + recipients.count } }

  func checksum(_ count: Int) -> UInt64 {
    var digest = SeatDigest()
    for recipient in recipients { digest.add(recipient.person.high, recipient.person.low) }
    return digest.sum
  }

  private var recipients: [RegistrationMail.Recipient] {
    isPlain
      ? EventRoster(before)?.recipients(of: facts) ?? [] : before.recipients(of: facts)
  }
}
