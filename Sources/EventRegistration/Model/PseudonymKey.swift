import SeatCounting

/// A secret key for replacing the IDs of a child or a person by pseudonyms, to forget them.
///
///     let key = PseudonymKey(.random(in: 0 ... .max), .random(in: 0 ... .max))
///     desk.forget(child: anaID, at: soccer, key: key)
///
/// Each event has a different pseudonym for the same ID, so nobody can link the events of a
/// forgotten child. Without the key, nobody can compute a pseudonym from an ID, or an ID from a
/// pseudonym. <doc:Privacy> describes how to forget someone, and when to delete the key.
public struct PseudonymKey: Sendable, PrivateValue {
  private let first, second: UInt64

  /// Creates a key from 128 random bits.
  public init(_ first: UInt64, _ second: UInt64) {
    self.first = first
    self.second = second
  }

  /// Returns the pseudonym of an ID at an event.
  public func pseudonym<Subject>(
    of id: EntityID<Subject>, at event: EventID
  ) -> EntityID<Subject> {
    var hash = SipHash(key: (first, second))
    for word in [event.high, event.low, id.high, id.low] { hash.combine(word) }
    return EntityID(high: hash.finish(0, byteCount: 32), low: hash.finish(1, byteCount: 33))
  }
}
