import Essentials

/// Collects the facts of a command.
struct FactWriter {
  let event: EventID
  let time: Int64
  let cause: EventFact.Cause?
  private(set) var facts: [EventFact] = []

  init(event: EventID, time: Int64, cause: EventFact.Cause?) {
    self.event = event
    self.time = time
    self.cause = cause
  }

  /// Returns the fact about a change.
  func fact(_ change: EventFact.Change, version: UInt64) -> EventFact {
    EventFact(event: event, version: version, time: time, cause: cause, change: change)
  }

  mutating func append(_ fact: consuming EventFact) { facts.append(fact) }
}
