/// The loaded ledgers of a service, each of which is changed in place.
struct HeldLedgers {
  /// A ledger, to which a command has one reference and of which it makes no copy.
  final class Held {
    var ledger: EventLedger

    fileprivate init(_ ledger: EventLedger) { self.ledger = ledger }
  }

  private var events: [EventID: Held] = [:]

  /// Copies of all ledgers.
  var all: some Sequence<EventLedger> { events.values.lazy.map(\.ledger) }

  /// Returns the ledger of an event to change, or `nil` if it is not loaded.
  func held(_ event: EventID) -> Held? { events[event] }

  /// A copy of the ledger of an event, or `nil` if it is not loaded.
  subscript(event: EventID) -> EventLedger? {
    get { events[event]?.ledger }
    set { events[event] = newValue.map(Held.init) }
  }
}
