import SeatCounting

/// The children of an event, by the numbers that identify them in the seat table.
struct Roster: ~Copyable, Sendable {
  /// The data about a child, except for the seat.
  struct Entry: Sendable {
    var attendee: EventAttendee
    var registeredBy: PersonID
    /// The instant at which the child got a seat from the waiting list.
    var movedUpAt: Int64?
    /// Whether the child has a seat on hold.
    var isHeld = false
  }

  /// The number of children for whom one person requested seats.
  struct GuardianCount: Equatable, Sendable {
    /// The children at the event: registered, waiting, or with a hold or an offer.
    var children = 0
    /// The children who have seats on hold.
    var held = 0
  }

  private var numbers: IDTable
  private var entries: ContiguousArray<Entry> = []
  /// The numbers of children by the person who requested their seats, or `nil` if nobody is limited.
  private(set) var guardians: [PersonID: GuardianCount]?

  /// Creates an empty roster.
  ///
  /// - Parameter seed: Only randomizes hashing.
  init(seed: UInt64) { numbers = IDTable(seed: seed) }

  func copy() -> Roster {
    var copy = Roster(seed: 0)
    copy.numbers = numbers.copy()
    copy.entries = entries
    copy.guardians = guardians
    return copy
  }

  /// Returns the number of a child, or `nil` if they are not at the event.
  func number(of child: ChildID) -> UInt32? { numbers.number(high: child.high, low: child.low) }

  subscript(number: UInt32) -> Entry {
    get { entries[Int(number)] }
    _modify { yield &entries[Int(number)] }
  }

  mutating func insert(_ attendee: EventAttendee, registeredBy person: PersonID) -> UInt32 {
    let entry = Entry(attendee: attendee, registeredBy: person)
    let number = numbers.insert(high: attendee.id.high, low: attendee.id.low)
    if Int(number) < entries.count {
      entries[Int(number)] = entry
    } else {
      entries.append(entry)
    }
    guardians?[person, default: GuardianCount()].children += 1
    return number
  }

  /// Replaces an ID, also in the data of children who left.
  ///
  /// The numbers of the children stay the same.
  mutating func rename(_ rename: Renaming) {
    for index in entries.indices {
      let child = entries[index].attendee.id
      let isHere = number(of: child) == UInt32(index)
      entries[index].attendee = rename(
        entries[index].attendee, registeredBy: entries[index].registeredBy)
      entries[index].registeredBy = rename(entries[index].registeredBy)
      let pseudonym = entries[index].attendee.id
      guard isHere, pseudonym != child else { continue }
      // The number that was freed last is the next one to be used.
      _ = numbers.remove(high: child.high, low: child.low)
      _ = numbers.insert(high: pseudonym.high, low: pseudonym.low)
    }
    if guardians != nil { guardians = countedGuardians() }
  }

  mutating func remove(_ number: UInt32) {
    let child = entries[Int(number)].attendee.id
    _ = numbers.remove(high: child.high, low: child.low)
    setHeld(number, false)
    countDeparture(of: entries[Int(number)].registeredBy)
  }
}

extension Roster {
  /// Returns the number of children of a person, which is kept only if guardians are limited.
  func count(of person: PersonID) -> GuardianCount { guardians?[person] ?? GuardianCount() }

  /// Starts or ends counting the children of each person.
  ///
  /// - Complexity: O(*n*) for *n* children when counting starts.
  mutating func countGuardians(_ isWanted: Bool) {
    guard isWanted != (guardians != nil) else { return }
    guardians = isWanted ? countedGuardians() : nil
  }

  /// Counts the children of each person again.
  func countedGuardians() -> [PersonID: GuardianCount] {
    var counts: [PersonID: GuardianCount] = [:]
    for (index, entry) in entries.enumerated()
    where number(of: entry.attendee.id) == UInt32(index) {
      counts[entry.registeredBy, default: GuardianCount()].children += 1
      if entry.isHeld { counts[entry.registeredBy, default: GuardianCount()].held += 1 }
    }
    return counts
  }

  /// Records whether a child has a seat on hold.
  mutating func setHeld(_ number: UInt32, _ isHeld: Bool) {
    let entry = entries[Int(number)]
    guard entry.isHeld != isHeld else { return }
    entries[Int(number)].isHeld = isHeld
    guardians?[entry.registeredBy, default: GuardianCount()].held += isHeld ? 1 : -1
  }

  private mutating func countDeparture(of person: PersonID) {
    guard let count = guardians?[person] else { return }
    guardians?[person] =
      count.children > 1 ? GuardianCount(children: count.children - 1, held: count.held) : nil
  }
}

/// A child of a party as bytes.
struct StoredEntry: ByteEncodable, ByteDecodable {
  var entry: Roster.Entry
  var attendance: FirstAttendance

  init(_ entry: Roster.Entry, _ observations: [ChildRegistration.Observation]) {
    self.entry = entry
    attendance = FirstAttendance(of: observations)
  }

  func encode(into sink: inout some ByteSink) {
    entry.attendee.encode(into: &sink)
    entry.registeredBy.encode(into: &sink)
    attendance.encode(into: &sink)
    entry.movedUpAt.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let (attendee, person): (EventAttendee, PersonID) = (try reader.value(), try reader.value())
    attendance = try reader.value()
    entry = Roster.Entry(
      attendee: attendee, registeredBy: person,
      movedUpAt: reader.formVersion > 1
        ? try reader.value { $0.map { Instant.validRange.contains($0) } ?? true } : nil)
  }
}

/// The parents who cannot hold seats again yet, because they let a hold go unused.
struct HoldCoolDowns: Sendable {
  /// The time after an unused hold, or 0 if there is no cool-down.
  private var seconds: UInt32 = 0
  /// The number of parents at which those whose cool-down is over are removed.
  private var largestCount: UInt32 = 16
  private var ends: [PersonID: Int64] = [:]

  /// The possible ends: a hold with the last deadline and the longest cool-down.
  static let validEnds =
    EventFact.Change.deadlines.lowerBound...EventFact.Change.deadlines.upperBound
    + Int64(EventPolicy.GuardianLimits.coolDowns.upperBound)

  /// Whether holds are followed by a cool-down.
  var isActive: Bool { seconds > 0 }

  /// The number of parents in memory, including those whose cool-down may be over.
  var count: Int { ends.count }

  /// Applies a rule.
  ///
  /// Cool-downs that started before keep their end; without a rule, they are over.
  mutating func adopt(_ seconds: Int?) {
    self.seconds = UInt32(seconds ?? 0)
    if !isActive { ends = [:] }
  }

  /// Returns the instant from which a person can hold seats again, or `nil` if there is none.
  subscript(person: PersonID) -> Int64? { ends[person] }

  /// Starts the cool-down of a person whose hold ended unused.
  ///
  /// - Complexity: Amortized O(1).
  mutating func start(for person: PersonID, at end: Int64, now: Int64) {
    guard isActive else { return }
    insert(person, until: end + Int64(seconds), now: now)
  }

  /// Adds a cool-down, unless it is over.
  mutating func insert(_ person: PersonID, until end: Int64, now: Int64) {
    guard end > now else { return }
    ends[person] = max(end, ends[person] ?? end)
    guard ends.count > largestCount else { return }
    ends = ends.filter { $0.value > now }
    largestCount = max(16, 2 * UInt32(clamping: ends.count))
  }

  /// The cool-downs that are not over, sorted by person.
  func active(at time: Int64) -> [Entry] {
    ends.lazy.filter { $0.value > time }.map { Entry(person: $0.key, end: $0.value) }
      .sorted { $0.person < $1.person }
  }

  mutating func rename(_ rename: Renaming) {
    ends = Dictionary(ends.map { (rename($0.key), $0.value) }, uniquingKeysWith: max)
  }

  /// The cool-down of a person.
  struct Entry: Sendable {
    var person: PersonID
    /// The instant from which the person can hold seats again.
    var end: Int64
  }
}

extension HoldCoolDowns.Entry: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    person.encode(into: &sink)
    end.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(
      person: try reader.value(), end: try reader.value { HoldCoolDowns.validEnds.contains($0) })
  }
}
