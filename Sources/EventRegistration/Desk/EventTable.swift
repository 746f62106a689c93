import Essentials

/// The ledgers of the events of a stripe, by small numbers.
struct EventTable: ~Copyable, Sendable {
  /// A ledger in memory, which its one owner changes in place.
  final class Awake: @unchecked Sendable {
    var ledger: EventLedger
    /// The time since which nobody changed it, as far as somebody looked, or `nil`.
    fileprivate var unusedSince: Int64?

    fileprivate init(_ ledger: EventLedger) { self.ledger = ledger }
  }

  enum State: ~Copyable, Sendable {
    case awake(Awake)
    case idle(IdleLedger)
    case free
  }

  /// The state of an event and its start, in 16 bytes: 9 of the state, and 6 of the start.
  struct Place: ~Copyable, Sendable {
    var state: State = .free
    private var startHigh: Int16 = .min
    private var startLow: UInt32 = 0

    /// The start of the event, or ``unplaced``.
    ///
    /// The instants of all years have 39 bits.
    var start: Int64 {
      get { Int64(startHigh) << 32 | Int64(startLow) }
      set {
        startHigh = Int16(truncatingIfNeeded: newValue >> 32)
        startLow = UInt32(truncatingIfNeeded: newValue)
      }
    }
  }

  /// Stands for the start of an event without a draft, which is before all instants.
  private static var unplaced: Int64 { Int64(Int16.min) << 32 }

  /// The seconds after which a ledger that nobody changes becomes idle.
  static var idleSeconds: Int64 { 3600 }

  private var places = Buffer<Place>(minimumCapacity: 1)
  private var numbers: IDTable
  private let seed: UInt64

  /// - Parameter seed: The key of the hashes of events, children, and requests.
  init(seed: UInt64) {
    self.seed = seed
    numbers = IDTable(seed: seed)
  }

  /// The numbers of all events, some of which may be free.
  var indices: Range<UInt32> { 0..<places.count }

  /// Returns the number of an event, or `nil` if it is unknown.
  func number(of event: EventID) -> UInt32? { numbers.number(high: event.high, low: event.low) }

  /// Returns the number of an event, a new one if it is unknown, or `nil` if there are too many events.
  mutating func insert(_ event: EventID) -> UInt32? {
    let number = numbers.insert(high: event.high, low: event.low)
    guard number <= places.count else { return nil }
    if number == places.count { places.append(Place()) }
    return number
  }

  /// Removes an event that has no place in the order of lists.
  mutating func remove(_ event: EventID) {
    guard let number = numbers.remove(high: event.high, low: event.low) else { return }
    places[number].state = .free
  }

  /// Sets the ledger of an event; one that can be idle can begin as such.
  mutating func set(_ ledger: EventLedger, at number: UInt32, isIdle: Bool) {
    places[number].state =
      isIdle && ledger.canBeIdle ? .idle(IdleLedger(ledger)) : .awake(Awake(ledger))
  }

  /// Returns the ledger of an event to change, awake from now on, or `nil` if it has none.
  mutating func wake(_ number: UInt32) -> Awake? {
    if let awake = awake(number) {
      awake.unusedSince = nil
      return awake
    }
    guard let ledger = ledger(number) else { return nil }
    let awake = Awake(ledger)
    places[number].state = .awake(awake)
    return awake
  }

  /// Returns the ledger of an event if it is awake.
  func awake(_ number: UInt32) -> Awake? {
    switch places[number].state {
    case .awake(let awake): awake
    case .idle: nil
    case .free: nil
    }
  }

  /// Returns the ledger of an event, which stays idle if it is.
  func ledger(_ number: UInt32) -> EventLedger? {
    switch places[number].state {
    case .awake(let awake): awake.ledger
    case .idle(let idle): idle.ledger(of: id(number), seed: seed)
    case .free: nil
    }
  }

  /// Returns the record of an event, which stays idle if it is, or `nil` if it is not drafted.
  func record(_ number: UInt32) -> EventRecord? {
    switch places[number].state {
    case .awake(let awake): awake.ledger.record
    case .idle(let idle): idle.record(of: id(number))
    case .free: nil
    }
  }

  /// Returns the provider who drafted an event.
  func owner(_ number: UInt32) -> PersonID? {
    switch places[number].state {
    case .awake(let awake): awake.ledger.owner
    case .idle(let idle): idle.owner
    case .free: nil
    }
  }

  /// Whether children are at an event; may be `true` for an event that is awake.
  func mayHaveChildren(_ number: UInt32) -> Bool {
    switch places[number].state {
    case .awake: true
    case .idle(let idle): idle.hasChildren
    case .free: false
    }
  }

  /// Makes the ledger of an event idle if nobody changed it for ``idleSeconds``, as far as this was called.
  mutating func rest(_ number: UInt32, at time: Int64) {
    guard let awake = awake(number) else { return }
    guard let since = awake.unusedSince, since <= time else {
      awake.unusedSince = time
      return
    }
    guard time - since >= Self.idleSeconds else { return }
    awake.unusedSince = time
    if awake.ledger.canBeIdle { places[number].state = .idle(IdleLedger(awake.ledger)) }
  }

  /// Returns the ID of an event.
  private func id(_ number: UInt32) -> EventID {
    let id = numbers.entry(number)
    return EventID(high: id.high, low: id.low)
  }
}

// MARK: Starts

extension EventTable: EventKeys {
  /// The start of an event, or `nil` if it is not drafted.
  func start(_ number: UInt32) -> Int64? {
    let start = places[number].start
    return start == Self.unplaced ? nil : start
  }

  mutating func setStart(_ start: Int64?, at number: UInt32) {
    places[number].start = start ?? Self.unplaced
  }

  func key(of number: UInt32) -> EventOrder.Key {
    EventOrder.Key(start: places[number].start, id: id(number))
  }

  func isEvent(_ number: UInt32, before key: EventOrder.Key) -> Bool {
    // Most starts differ, so that most IDs are not read.
    let start = places[number].start
    return start != key.start ? start < key.start : id(number) < key.id
  }
}
