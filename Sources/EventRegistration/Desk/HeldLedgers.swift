import Essentials

/// The loaded ledgers of a service, each of which is changed in place.
struct HeldLedgers: ~Copyable {
  /// A ledger and all that a command looks up by its event, so that it has one look-up.
  final class Held {
    /// A batch, and the place of the event in it.
    struct Batch {
      var number = 0
      var place = 0
    }

    var ledger: EventLedger
    /// The last batch that depends on the event; its number is 0 if there is none.
    var lastBatch = Batch()
    /// What readers see, once it was shown.
    var view: GroupCommit.View?

    fileprivate init(_ ledger: EventLedger) { self.ledger = ledger }
  }

  private var events: IDMap<Held>

  /// Creates an empty set; the seed only randomizes hashing.
  init(seed: UInt64) { events = IDMap(seed: seed) }

  /// Copies of all ledgers.
  var all: some Sequence<EventLedger> { events.values.map(\.ledger) }

  /// Returns the ledger of an event to change, or `nil` if it is not loaded.
  func held(_ event: EventID) -> Held? { events[event] }

  /// Holds a ledger that was loaded.
  mutating func insert(_ ledger: EventLedger) { events[ledger.id] = Held(ledger) }

  mutating func remove(_ event: EventID) { events[event] = nil }
}
