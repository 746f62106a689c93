import EventRegistration

/// Any bytes are a snapshot or a typed error; a ledger that is read keeps its seats and goes on.
///
/// The bytes are taken once as they are, and once as the state in a frame whose length and digest
/// match, as no random ones would.
func checkSnapshotBytes(_ bytes: [UInt8]) throws {
  try checkSnapshot(bytes)
  try checkSnapshot(sealedSnapshot(bytes))
}

private func checkSnapshot(_ bytes: [UInt8]) throws {
  guard var ledger = try? EventLedger(snapshot: bytes) else { return }
  try require(ledger.snapshot == bytes, "What is read is written as it was")
  let registrations = ledger.registrations
  try require(
    Set(registrations.map(\.attendee.id)).count == registrations.count, "A child has one place")
  guard let record = ledger.record else {
    return try require(registrations.isEmpty && ledger.version == 0, "Nothing comes before a draft")
  }
  let counts = registrations.reduce(into: (taken: 0, held: 0, offered: 0)) { counts, row in
    switch row.status {
    case .registered: counts.taken += 1
    case .held: counts.held += 1
    case .offered: counts.offered += 1
    case .waiting: break
    }
  }
  try require(counts.taken == record.seats.taken, "Taken seats are counted")
  try require(counts.held == record.seats.held, "Held seats are counted")
  try require(counts.offered == record.seats.offered, "Offered seats are counted")
  try require(record.seats.available >= 0, "No more seats are given than there are")
  try checkFacts(of: &ledger, registrations)
}

/// What the ledger does next can be done again by the facts that tell of it.
private func checkFacts(of ledger: inout EventLedger, _ registrations: [ChildRegistration]) throws {
  guard let record = ledger.record, var other = try? EventLedger(snapshot: ledger.snapshot) else {
    return
  }
  var facts: [EventFact] = []
  ledger.advance(to: 253_402_300_799, facts: &facts)
  let admin = Requester.admin(record.owner)
  var number: UInt64 = 0
  func perform(_ command: EventCommand) {
    number += 1
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: .max, low: number), by: admin, at: ledger.lastTime)
    ledger.perform(command, request, facts: &facts)
  }
  for registration in registrations.prefix(4) { perform(.cancel([registration.attendee.id])) }
  perform(.setCapacity(record.seats.taken / 2, ifBelow: .moveLastToWaitlist))
  perform(.cancelEvent(reason: ""))
  for fact in facts {
    do throws(EventLedger.ReplayError) {
      try other.apply(fact)
    } catch { throw Disagreement(description: "A fact that was told cannot follow: \(error)") }
  }
  try require(other.snapshot == ledger.snapshot, "Facts tell all that happened")
}
