import DeskStores
import EventRegistration
import Testing

/// Facts that the stores do not look into.
enum Samples {
  static func stream() -> FactStream {
    FactStream(.event, high: .random(in: 0 ... .max), low: .random(in: 0 ... .max))
  }

  static func facts(_ count: Int, _ byte: UInt8 = 120) -> [[UInt8]] {
    (0..<count).map { [UInt8](repeating: byte, count: 200) + [UInt8($0)] }
  }

  /// Numbers of requests, no two alike.
  static func line(
    _ operation: DeskLine.Operation, event: UInt64, person: UInt64 = 1, number: Int = 1
  ) -> DeskLine {
    DeskLine(
      request: .random(in: 0 ... .max), operation, event: event, person: person, number: number,
      time: 1_780_000_000)
  }

  static func submission(
    _ operation: DeskLine.Operation, event: UInt64, person: UInt64 = 1, number: Int = 1
  ) throws -> RegistrationDesk.Submission {
    try #require(line(operation, event: event, person: person, number: number).submission)
  }

  /// Drafts and publishes an event with a number of seats.
  static func open(_ event: UInt64, seats: Int, _ service: RegistrationService) async throws {
    let answers = try await service.perform([
      submission(.draft, event: event, person: event, number: seats),
      submission(.publish, event: event, person: event),
    ])
    try #require(answers.allSatisfy { $0.outcome == .done })
  }

  static func ledger(of event: EventID, in store: any FactStore) async throws -> EventLedger {
    var ledger = EventLedger(event)
    for bytes in try await store.facts(of: FactStream(event), after: 0) {
      try ledger.apply(EventFact(bytes: bytes))
    }
    return ledger
  }
}
