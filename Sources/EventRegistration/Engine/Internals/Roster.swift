/// The children of an event by the small numbers that its seats know them by.
struct Roster: Sendable {
  /// What an event keeps of a child beside the seat.
  struct Entry: Sendable {
    var attendee: Attendee
    var registeredBy: PersonID
    var attended: Bool?
  }

  private var entries: ContiguousArray<Entry> = []
  private var numbers: [ChildID: UInt32] = [:]
  private var free: ContiguousArray<UInt32> = []

  /// The number of a child who has something at the event.
  func number(of child: ChildID) -> UInt32? { numbers[child] }

  subscript(number: UInt32) -> Entry {
    get { entries[Int(number)] }
    _modify { yield &entries[Int(number)] }
  }

  mutating func insert(_ attendee: Attendee, registeredBy person: PersonID) -> UInt32 {
    let entry = Entry(attendee: attendee, registeredBy: person, attended: nil)
    let number: UInt32
    if let last = free.popLast() {
      number = last
      entries[Int(number)] = entry
    } else {
      number = UInt32(truncatingIfNeeded: entries.count)
      entries.append(entry)
    }
    numbers[attendee.id] = number
    return number
  }

  mutating func remove(_ number: UInt32) {
    numbers[entries[Int(number)].attendee.id] = nil
    free.append(number)
  }

  mutating func removeAll() { self = Roster() }
}
