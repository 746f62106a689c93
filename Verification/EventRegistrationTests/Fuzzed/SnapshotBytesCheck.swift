import EventRegistration
import TestSupport

/// Checks that any bytes are a snapshot or a typed error, and that a restored ledger is consistent.
///
/// The bytes are read unchanged, and as the state in a snapshot with a valid length and digest.
func checkSnapshotBytes(_ bytes: [UInt8]) throws {
  try checkSnapshot(bytes)
  try checkSnapshot(sealedSnapshot(bytes))
  try checkSnapshot(sealedSnapshot(bytes, version: 1))
  try checkSnapshot(sealedSnapshot(bytes, version: 3))
  try checkSnapshot(sealedSnapshot(bytes, version: 5))
}

private func checkSnapshot(_ bytes: [UInt8]) throws {
  guard var ledger = try? EventLedger(snapshot: bytes) else { return }
  let written = ledger.snapshot
  try require(
    written == bytes || bytes[4] < written[4], "Bytes of the current version are written again")
  try require(
    (try? EventLedger(snapshot: written).snapshot) == written, "A snapshot round-trips")
  let registrations = ledger.registrations
  try require(
    Set(registrations.map(\.attendee.id)).count == registrations.count, "A child has one place")
  guard let record = ledger.record else {
    return try require(
      registrations.isEmpty && (ledger.version == 0 || written[4] == 5),
      "An event without a draft is empty")
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
  try require(record.seats.available >= 0, "The number of taken seats is at most the capacity")
  try checkFacts(of: &ledger, registrations)
}

/// Checks that the facts of further commands restore the state.
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
    _ = ledger.perform(command, request, facts: &facts)
  }
  for registration in registrations.prefix(4) { perform(.cancel([registration.attendee.id])) }
  perform(.setCapacity(record.seats.taken / 2, ifBelow: .moveLastToWaitlist))
  perform(.cancelEvent(reason: ""))
  for fact in facts {
    do throws(EventLedger.ReplayError) {
      try other.apply(fact)
    } catch { throw Disagreement(description: "A fact that was told cannot follow: \(error)") }
  }
  try require(other.snapshot == ledger.snapshot, "Facts restore the state")
}
