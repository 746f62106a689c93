/// The children of an event, by the numbers that identify them in the seat table.
struct Roster: ~Copyable, Sendable {
  /// The data about a child, except for the seat.
  struct Entry: Sendable {
    var attendee: EventAttendee
    var registeredBy: PersonID
    var attended: Bool?
    /// The instant at which the child got a seat from the waiting list.
    var movedUpAt: Int64?
  }

  private var numbers: IDTable
  private var entries: ContiguousArray<Entry> = []

  /// Creates an empty roster.
  ///
  /// - Parameter seed: Only randomizes hashing.
  init(seed: UInt64) { numbers = IDTable(seed: seed) }

  func copy() -> Roster {
    var copy = Roster(seed: 0)
    copy.numbers = numbers.copy()
    copy.entries = entries
    return copy
  }

  /// Returns the number of a child, or `nil` if they are not at the event.
  func number(of child: ChildID) -> UInt32? { numbers.number(high: child.high, low: child.low) }

  subscript(number: UInt32) -> Entry {
    get { entries[Int(number)] }
    _modify { yield &entries[Int(number)] }
  }

  mutating func insert(_ attendee: EventAttendee, registeredBy person: PersonID) -> UInt32 {
    let entry = Entry(attendee: attendee, registeredBy: person, attended: nil)
    let number = numbers.insert(high: attendee.id.high, low: attendee.id.low)
    if Int(number) < entries.count {
      entries[Int(number)] = entry
    } else {
      entries.append(entry)
    }
    return number
  }

  /// Replaces an ID, also in the data of children who left.
  ///
  /// The numbers of the children stay the same.
  mutating func rename(_ rename: Renaming) {
    for index in entries.indices {
      let child = entries[index].attendee.id
      let isHere = number(of: child) == UInt32(index)
      entries[index].attendee = rename(entries[index].attendee)
      entries[index].registeredBy = rename(entries[index].registeredBy)
      let pseudonym = entries[index].attendee.id
      guard isHere, pseudonym != child else { continue }
      // The number that was freed last is the next one to be used.
      _ = numbers.remove(high: child.high, low: child.low)
      _ = numbers.insert(high: pseudonym.high, low: pseudonym.low)
    }
  }

  mutating func remove(_ number: UInt32) {
    let child = entries[Int(number)].attendee.id
    _ = numbers.remove(high: child.high, low: child.low)
  }
}
