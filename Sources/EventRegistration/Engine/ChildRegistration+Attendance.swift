import Essentials

extension ChildRegistration {
  /// The observed attendance of a child at a session.
  ///
  /// As a literal, `true` is ``present`` and `false` is ``absent``.
  public enum Attendance: String, Hashable, CaseIterable, Sendable, ExpressibleByBooleanLiteral {
    /// The child did not come.
    case absent
    /// The child came.
    case present
    /// The child came, and was picked up.
    case pickedUp

    /// Creates ``present`` from `true`, and ``absent`` from `false`.
    public init(booleanLiteral value: Bool) { self = value ? .present : .absent }
  }

  /// The last observation about a child at a session.
  public struct Observation: Hashable, Sendable {
    /// The number of the session, from 0 for the first one of the event.
    ///
    /// A session keeps its number when it moves.
    public let session: Int

    /// The observed attendance, or `nil` if an earlier mark was undone.
    public let attendance: Attendance?

    /// The time of the observation, in seconds since 1970-01-01 00:00 UTC.
    ///
    /// It is the time at which the request to record it was first made, however late it arrived. It
    /// is `nil` if it was recorded by a version that did not keep the time.
    public let time: Int64?

    init(_ attendance: Attendance?, in session: Int, at time: Int64?) {
      self.attendance = attendance
      self.session = session
      self.time = time
    }

    /// The numbers of sessions.
    static let sessions = 0...EventDetails.maximumSessions - 1

    /// Whether this observation holds instead of another one of the same session, whichever arrives first.
    ///
    /// Of two at the same second, an undone mark comes after all others, since it answers one of them.
    func isLater(than other: Observation) -> Bool {
      guard let time, let before = other.time else { return time != nil }
      return time != before ? time > before : attendance.number > other.attendance.number
    }
  }

  /// Returns the last observation about the child at a session, or `nil` if there is none.
  public func observation(in session: Int) -> Observation? {
    observations.first { $0.session == session }
  }

  /// Whether the child attended a session, or `nil` if nothing is recorded, or all marks are undone.
  public var attended: Bool? {
    let seen = observations.compactMap(\.attendance)
    return seen.isEmpty ? nil : seen.contains { $0 != .absent }
  }

  /// The time of the last observation that counts for ``attended``, in seconds since 1970-01-01 00:00 UTC, or
  /// `nil` if none is known.
  public var attendanceTime: Int64? {
    observations.lazy.filter { $0.attendance != nil }.compactMap(\.time).max()
  }
}

extension ChildRegistration.Attendance? {
  /// The number in the byte form, which never changes, and the order of observations at the same second.
  var number: UInt8 {
    switch self {
    case .absent?: 0
    case .present?: 1
    case .pickedUp?: 2
    case nil: 3
    }
  }
}

extension ChildRegistration.Attendance {
  /// Returns the value with a number in the byte form, or `nil` for 3, an undone mark.
  static func numbered(_ number: UInt8) -> Self? {
    number < 3 ? allCases[Int(number)] : nil
  }
}

/// The observations about the children of an event, whether or not they have a seat now.
struct AttendanceBook: Sendable {
  /// A child who had a seat on the day of the event or later and lost it, as they were.
  struct Former: Sendable {
    var attendee: EventAttendee
    var registeredBy: PersonID
  }

  /// The observations about each child, by the numbers of the sessions; never empty for a child.
  private var observations: [ChildID: [ChildRegistration.Observation]] = [:]
  private(set) var former: [ChildID: Former] = [:]

  /// The observations about a child.
  subscript(child: ChildID) -> [ChildRegistration.Observation] {
    observations.isEmpty ? [] : observations[child] ?? []
  }

  /// The last observation about a child at a session.
  func observation(of child: ChildID, in session: Int) -> ChildRegistration.Observation? {
    self[child].first { $0.session == session }
  }

  /// Records an observation instead of the one about the same session.
  mutating func record(_ observation: ChildRegistration.Observation, of child: ChildID) {
    var all = self[child].filter { $0.session != observation.session }
    all.insert(
      observation, at: all.firstIndex { $0.session > observation.session } ?? all.endIndex)
    observations[child] = all
  }

  /// Remembers a child who has lost a seat.
  mutating func remember(_ child: Former) { former[child.attendee.id] = child }

  mutating func rename(_ rename: Renaming) {
    observations = Dictionary(
      observations.map { (rename($0.key), $0.value) }, uniquingKeysWith: { old, _ in old })
    let renamed = former.values.map {
      Former(
        attendee: rename($0.attendee, registeredBy: $0.registeredBy),
        registeredBy: rename($0.registeredBy))
    }
    former = Dictionary(
      renamed.map { ($0.attendee.id, $0) }, uniquingKeysWith: { old, _ in old })
  }
}

/// Whether a child attended the first session, and when that was observed, as bytes.
///
/// Forms before version 6 have no time. Other observations have bytes of their own.
struct FirstAttendance: ByteEncodable, ByteDecodable {
  let observation: ChildRegistration.Observation?

  /// Creates the part of observations that has this form.
  init(of observations: [ChildRegistration.Observation]) {
    observation = observations.first.flatMap { $0.isSimple ? $0 : nil }
  }

  func encode(into sink: inout some ByteSink) {
    guard let observation else { return sink.append(0 as UInt8) }
    guard let time = observation.time else {
      sink.append(1 as UInt8)
      return sink.append(observation.attendance.number)
    }
    sink.require(formVersion: 6)
    sink.append(2 as UInt8)
    sink.append(observation.attendance.number)
    time.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let kind = try reader.number(UInt8.self)
    guard kind > 0 else {
      observation = nil
      return
    }
    guard kind == 1 || kind == 2 && reader.formVersion > 5 else { throw start }
    let attendance: ChildRegistration.Attendance =
      try reader.value(Bool.self) ? .present : .absent
    var time: Int64?
    if kind == 2 {
      reader.require(formVersion: 6)
      time = try reader.value { (time: Int64) in Instant.validRange.contains(time) }
    }
    observation = ChildRegistration.Observation(attendance, in: 0, at: time)
  }
}

extension ChildRegistration.Observation {
  /// Whether the versions that knew one session and no undone mark could record it.
  var isSimple: Bool { session == 0 && attendance.number < 2 }
}

/// First the observations that no registration holds, sorted by child and session, and then the children who
/// lost a seat, sorted.
extension AttendanceBook {
  /// The observations with bytes of their own, where those of `held` children have the simple ones.
  private func others(
    besides held: (ChildID) -> Bool
  ) -> [(child: ChildID, observation: ChildRegistration.Observation)] {
    observations.sorted { $0.key < $1.key }.flatMap { child, all in
      let isHeld = held(child)
      return all.filter { !isHeld || !$0.isSimple }.map { (child, $0) }
    }
  }

  /// Whether the simple observations of `held` children are all there is.
  func isSimple(besides held: (ChildID) -> Bool) -> Bool {
    former.isEmpty
      && observations.allSatisfy { child, all in
        all.allSatisfy(\.isSimple) && held(child)
      }
  }

  func encode(into sink: inout some ByteSink, besides held: (ChildID) -> Bool) {
    sink.require(formVersion: 7)
    let others = others(besides: held)
    sink.append(UInt32(truncatingIfNeeded: others.count))
    for (child, observation) in others {
      child.encode(into: &sink)
      sink.append(UInt16(truncatingIfNeeded: observation.session))
      sink.append(observation.attendance.number)
      observation.time.encode(into: &sink)
    }
    sink.append(UInt32(truncatingIfNeeded: former.count))
    for child in former.values.sorted(by: { $0.attendee.id < $1.attendee.id }) {
      child.attendee.encode(into: &sink)
      child.registeredBy.encode(into: &sink)
    }
  }

  mutating func read(
    from reader: inout ByteReader, besides held: (ChildID) -> Bool
  ) throws(InvalidBytes) {
    reader.require(formVersion: 7)
    let start = reader.invalid
    var last: (child: ChildID, session: Int)?
    for _ in 0..<(try reader.number(UInt32.self)) {
      let start = reader.invalid
      let child = try reader.value(ChildID.self)
      let session = Int(try reader.number(UInt16.self))
      let number = try reader.number(UInt8.self)
      guard number < 4, ChildRegistration.Observation.sessions.contains(session) else {
        throw start
      }
      let attendance = ChildRegistration.Attendance.numbered(number)
      let time: Int64? = try reader.value { $0.map { Instant.validRange.contains($0) } ?? true }
      let observation = ChildRegistration.Observation(attendance, in: session, at: time)
      if let last, child < last.child || child == last.child && session <= last.session {
        throw start
      }
      guard !held(child) || !observation.isSimple,
        self.observation(of: child, in: session) == nil
      else { throw start }
      record(observation, of: child)
      last = (child, session)
    }
    var lastFormer: ChildID?
    for _ in 0..<(try reader.number(UInt32.self)) {
      let start = reader.invalid
      let (attendee, person): (EventAttendee, PersonID) = (try reader.value(), try reader.value())
      if let lastFormer, attendee.id <= lastFormer { throw start }
      remember(Former(attendee: attendee, registeredBy: person))
      lastFormer = attendee.id
    }
    // Without any, the bytes have none of this.
    guard !isSimple(besides: held) else { throw start }
  }
}

/// Encoded as its name.
extension ChildRegistration.Attendance: CodedCase, Codable {}

/// Encoded as `{"session": 1, "attendance": "pickedUp", "time": 1770000000}`.
///
/// The attendance of an undone mark is `"undone"`. An unknown time is left out.
extension ChildRegistration.Observation: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes an observation.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decodeAttendance(), in: try container.decodeSession(),
      at: container.contains(.time) ? try container.decodeInstant(.time) : nil)
  }

  /// Encodes the observation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(session, forKey: .session)
    try container.encode(attendance?.rawValue ?? "undone", forKey: .attendance)
    try container.encodeIfPresent(time, forKey: .time)
  }
}

/// A mark of attendance in a command or a fact: `"attended": true` at the first session, and otherwise
/// `"attendance"`, which older versions refuse instead of taking it for something else, and `"session"`.
extension KeyedDecodingContainer<FieldKey> {
  fileprivate func decodeAttendance() throws -> ChildRegistration.Attendance? {
    if try decode(String.self, forKey: .attendance) == "undone" { return nil }
    return try decode(ChildRegistration.Attendance.self, forKey: .attendance)
  }

  fileprivate func decodeSession() throws -> Int {
    guard contains(.session) else { return 0 }
    return try decode(
      .session, where: { ChildRegistration.Observation.sessions.contains($0) },
      expected: "the number of a session")
  }

  /// Decodes a mark of attendance.
  func decodeMark() throws -> (attendance: ChildRegistration.Attendance?, session: Int) {
    guard contains(.attendance) else {
      return (try decode(Bool.self, forKey: .attended) ? .present : .absent, 0)
    }
    return (try decodeAttendance(), try decodeSession())
  }
}

extension KeyedEncodingContainer<FieldKey> {
  /// Encodes a mark of attendance.
  mutating func encodeMark(
    _ attendance: ChildRegistration.Attendance?, in session: Int
  ) throws {
    let mark = ChildRegistration.Observation(attendance, in: session, at: nil)
    guard !mark.isSimple else { return try encode(attendance == .present, forKey: .attended) }
    try encode(attendance?.rawValue ?? "undone", forKey: .attendance)
    if session != 0 { try encode(session, forKey: .session) }
  }
}

/// A mark of attendance as bytes: the number of the attendance, with bit 2 if a session other than the first
/// follows it.
struct AttendanceMark: ByteEncodable, ByteDecodable {
  let attendance: ChildRegistration.Attendance?
  let session: Int

  init(_ attendance: ChildRegistration.Attendance?, in session: Int) {
    self.attendance = attendance
    self.session = session
  }

  func encode(into sink: inout some ByteSink) {
    let number = attendance.number | (session == 0 ? 0 : 4)
    sink.append(number)
    guard number > 1 else { return }
    sink.require(formVersion: 7)
    if session != 0 { session.encode(into: &sink) }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let number = try reader.number(UInt8.self)
    guard number <= (reader.formVersion > 6 ? 7 : 1) else { throw start }
    if number > 1 { reader.require(formVersion: 7) }
    self.init(
      ChildRegistration.Attendance.numbered(number & 3),
      in: number & 4 == 0
        ? 0
        : try reader.value { $0 != 0 && ChildRegistration.Observation.sessions.contains($0) })
  }
}
