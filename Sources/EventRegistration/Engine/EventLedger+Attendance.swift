import SeatCounting

extension EventLedger {
  /// The earlier registrations of children who had a seat on the day of the event or later and no
  /// longer have one, sorted by the ID of the child, with the observations about them.
  ///
  /// Those of ``cancelledRegistrations`` are not among them.
  ///
  /// - Complexity: O(*n* log *n*) for *n* such children.
  public var formerRegistrations: [ChildRegistration] {
    guard !storage.book.attendance.former.isEmpty else { return [] }
    let cancelled = Set(cancelledRegistrations.lazy.map(\.id))
    return storage.book.attendance.former.values.filter {
      !cancelled.contains($0.attendee.id) && storage.book.state(of: $0.attendee.id) != .registered
    }.map {
      ChildRegistration(
        attendee: $0.attendee, registeredBy: $0.registeredBy, status: .registered,
        observations: storage.book.attendance[$0.attendee.id])
    }.sorted { $0.id < $1.id }
  }

  /// Records an observation, unless a later one about the same session is recorded.
  mutating func markAttendance(
    of child: ChildID, _ attended: ChildRegistration.Attendance?, in session: Int,
    _ details: EventDetails, _ writer: inout FactWriter
  ) throws(RegistrationRefusal) {
    let canAttend = storage.book.canAttend(child)
    guard canAttend || content?.cancellation == nil else { throw .eventCancelled }
    guard let day = details.day(ofSession: session) else { throw .malformed([.unknownSession]) }
    let made = writer.cause?.firstMade ?? writer.time
    guard made >= day else { throw .attendanceTooEarly(from: day) }
    guard canAttend else { throw .notRegistered(child) }
    let observation = ChildRegistration.Observation(attended, in: session, at: made)
    if let last = storage.book.attendance.observation(of: child, in: session) {
      guard observation.isLater(than: last) else { return }
    }
    change(.attendanceMarked(child, attended: attended, session: session), &writer)
  }

  /// Remembers children who lose their seats on the day of the event or later, since they may have come.
  mutating func rememberSeats(of children: [ChildID], at time: Int64) {
    guard let day = content?.details.day(ofSession: 0), time >= day else { return }
    ownStorage.book.rememberSeats(of: children)
  }

  /// Records an observation about a child in the registration that the cancellation of the event
  /// ended.
  mutating func noteAttendance(of child: ChildID) {
    guard let rows = content?.cancelledRegistrations, !rows.isEmpty,
      let place = rows.firstIndex(where: { $0.id == child })
    else { return }
    content?.cancelledRegistrations[place].observations = storage.book.attendance[child]
  }
}

extension SeatBook {
  /// Whether attendance of a child can be recorded, who has a seat, or had one on the day of the event or later.
  func canAttend(_ child: ChildID) -> Bool {
    state(of: child) == .registered || attendance.former[child] != nil
  }

  /// Remembers children who are about to lose their seats, since they may have come.
  mutating func rememberSeats(of children: [ChildID]) {
    for number in children.compactMap({ roster.number(of: $0) }) {
      attendance.remember(
        AttendanceBook.Former(
          attendee: roster[number].attendee, registeredBy: roster[number].registeredBy))
    }
  }
}
