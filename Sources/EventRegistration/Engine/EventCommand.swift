public import Essentials

/// A command to one event.
///
///     let command = EventCommand.register([ana, ben], joinWaitlist: true)
///
/// The commands of providers require the provider who drafted the event, or an administrator. The
/// commands of parents require the person who registered the children, their guardian, or an
/// administrator.
@nonexhaustive public enum EventCommand: Hashable, Sendable, PrivateValue {
  // MARK: Commands of providers

  /// Creates the event as a draft, which only its provider sees.
  indirect case draft(EventDetails)
  /// Replaces all details of the event.
  indirect case edit(EventDetails)
  /// Deletes a draft, as if it had never been made.
  case deleteDraft
  /// Makes the event visible to parents.
  case publish
  /// Changes the number of seats to a number in `0...2_147_483_647`.
  case setCapacity(Int, ifBelow: CapacityCut)
  /// Sets the number of seats beyond the capacity, with a reason.
  ///
  /// The capacity does not change. The seats go to the waiting list like others. The number is 0 or
  /// more; with 0, the event has only its capacity again. The reason is not blank, and at most
  /// 1,000 bytes of UTF-8.
  case setOverfill(Int, reason: String)
  /// Seats the waiting party of a child, whoever is ahead of it, with a reason.
  ///
  /// If there are not enough seats, the event gets the missing ones beyond its capacity, as with
  /// ``setOverfill(_:reason:)``.
  indirect case seatFromWaitlist(ChildID, reason: String)
  /// Changes the time of the event.
  ///
  /// The start and the end of the first session are in the local time of the venue, whose offset from UTC
  /// is in seconds, with another one at the end if the clocks change in between. Further sessions move by as much local time as the start, and need an offset each, since
  /// the clocks may change between sessions; without, the command is refused. The offsets are those of
  /// `furtherSessions` of the details that ``EventDetails/rescheduled(from:to:offset:)`` returns. They belong to
  /// the sessions of one version of the event, so let the request expect that version
  /// (``RegistrationRequest/expectedVersion``). To change single sessions, or if the clocks change during a
  /// further one, edit the event.
  indirect case reschedule(
    start: LocalDateTime, end: LocalDateTime, utcOffset: Int, furtherOffsets: [Int] = [],
    endOffset: Int? = nil)
  /// Changes the registration window.
  case setWindow(RegistrationWindow)
  /// Changes the rules of the waiting list. Families who are waiting keep waiting.
  case setWaitlist(WaitlistPolicy)
  /// Closes registration until ``reopen``.
  case close
  /// Opens registration again.
  case reopen
  /// Cancels the event, all registrations, holds, and offers, and the waiting list.
  ///
  /// The reason is at most 1,000 bytes of UTF-8.
  case cancelEvent(reason: String)
  /// Records whether a child attended a session, as observed when the request was first made, or
  /// undoes the record.
  ///
  ///     let came = EventCommand.markAttendance(anaID, attended: true)
  ///     let left = EventCommand.markAttendance(anaID, attended: .pickedUp, session: 2)
  ///     let undo = EventCommand.markAttendance(anaID, attended: nil)
  ///
  /// It can arrive late, also after the registration or the event was canceled: of two observations
  /// about a session, the later one holds, whichever arrives first. Sessions are numbered from 0.
  /// The command is refused before the day of the session.
  case markAttendance(ChildID, attended: ChildRegistration.Attendance?, session: Int = 0)

  // MARK: Commands of parents

  /// Puts seats on hold for children, all or nothing.
  case hold([Child])
  /// Registers children whose seats are on hold.
  case confirm([ChildID])
  /// Releases seats that are on hold.
  case release([ChildID])
  /// Registers children, all or nothing.
  ///
  /// If there are not enough seats and `joinWaitlist` is `true`, they join the waiting list together.
  case register([Child], joinWaitlist: Bool)
  /// Cancels registrations. Providers can do this, too.
  case cancel([ChildID])
  /// Removes children from the waiting list.
  case leaveWaitlist([ChildID])
  /// Accepts an offer, and registers the children.
  case acceptOffer([ChildID])
  /// Declines an offer.
  case declineOffer([ChildID])
  /// Transfers a registration from one child to another.
  indirect case transfer(from: ChildID, to: Child)
}

extension EventCommand {
  /// The children who are new at the event if the command is carried out.
  var newChildren: [Child] {
    switch self {
    case .hold(let children), .register(let children, _): children
    case .transfer(_, let child): [child]
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setOverfill, .seatFromWaitlist,
      .reschedule,
      .setWindow, .setWaitlist, .close, .reopen, .cancelEvent, .markAttendance, .confirm,
      .release, .cancel, .leaveWaitlist, .acceptOffer, .declineOffer:
      []
    }
  }

  /// Whether the command says something about the past, which does no harm late and twice.
  ///
  /// It lets no time pass, so that a clock that is ahead ends no holds and offers by it.
  var isObservation: Bool {
    if case .markAttendance = self { true } else { false }
  }

  /// The effect of a new number of seats that is below the number of seats taken.
  @nonexhaustive public enum CapacityCut: String, Hashable, CaseIterable, Sendable {
    /// The command is refused.
    case refuse
    /// The parties that registered last are moved back to the head of the waiting list, in their
    /// order.
    ///
    /// They count as overtaken as often as the family that was at the head before. Holds and offers
    /// remain.
    case moveLastToWaitlist
  }

  /// A problem in the form of a command, which makes it invalid for every event.
  @nonexhaustive public enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// The time of the request is not in the years 1 to 9999.
    case timeOutOfRange
    /// The request was first made outside the years 1 to 9999, or more than
    /// ``RegistrationRequest/clockTolerance`` seconds after its time.
    case firstMadeOutOfRange
    /// The command names a child twice.
    case duplicateChild
    /// The reason is longer than 1,000 bytes.
    case reasonTooLong
    /// The reason for an exception is missing.
    case reasonMissing
    /// The event has no session with the number.
    case unknownSession
    /// A child has more than ``Child/maximumOtherGuardians`` other guardians.
    case tooManyGuardians
    /// The details of the event have parts that only a newer version knows.
    case newerVersion
    /// A field of the event is not valid: the number of seats, or a time.
    case field(EventDraft.FieldProblem)

    /// The rule that the command breaks, in one sentence.
    public var description: String {
      switch self {
      case .timeOutOfRange: "The time of the request must be in the years 1 to 9999."
      case .firstMadeOutOfRange:
        "The request must be first made in the years 1 to 9999, and not after its time."
      case .duplicateChild: "The command must not name a child twice."
      case .reasonTooLong: "The reason must be at most 1000 bytes long."
      case .reasonMissing: "An exception must have a reason."
      case .unknownSession: "The event must have the session."
      case .tooManyGuardians: "A child must have at most 8 guardians besides the first."
      case .newerVersion: "The details of the event must be known to this version."
      case .field(let problem): problem.description
      }
    }
  }
}

extension EventCommand {
  /// The role that a command requires; providers may also send some commands of parents.
  enum RequiredRole {
    case provider, parent, parentOrProvider
  }

  var role: RequiredRole {
    switch self {
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setOverfill, .seatFromWaitlist,
      .reschedule,
      .setWindow, .setWaitlist, .close, .reopen, .cancelEvent, .markAttendance:
      .provider
    case .hold, .confirm, .register, .acceptOffer, .transfer: .parent
    case .release, .cancel, .leaveWaitlist, .declineOffer: .parentOrProvider
    }
  }

  /// The children who must already be at the event.
  var recordedChildren: [ChildID] {
    switch self {
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      children
    case .transfer(let from, _): [from]
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setOverfill, .seatFromWaitlist,
      .reschedule,
      .setWindow, .setWaitlist, .close, .reopen, .cancelEvent, .markAttendance, .hold, .register:
      []
    }
  }

  var namesAChildTwice: Bool {
    switch self {
    case .hold(let children), .register(let children, _): children.lazy.map(\.id).hasDuplicates
    case .transfer(let from, let to): from == to.id
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setOverfill, .seatFromWaitlist,
      .reschedule,
      .setWindow, .setWaitlist, .close, .reopen, .cancelEvent, .markAttendance, .confirm,
      .release, .cancel, .leaveWaitlist, .acceptOffer, .declineOffer:
      recordedChildren.hasDuplicates
    }
  }
}

/// Encoded as `{"kind": "register", "children": [{…}], "joinWaitlist": true}`.
///
/// The kind is the name of the case, and the other keys are the names of its parameters.
extension EventCommand: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CodedCase {
    case draft, edit, publish, setCapacity, reschedule, setWindow, setWaitlist, close, reopen
    case cancelEvent, markAttendance, setOverfill, seatFromWaitlist, deleteDraft
    case hold, confirm, release, register, cancel, leaveWaitlist, acceptOffer, declineOffer,
      transfer
  }

  /// Decodes a command, which an event can still refuse.
  ///
  /// - Throws: `DecodingError`, also for values that are invalid for every event.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func children() throws -> [ChildID] { try container.decode([ChildID].self, forKey: .children) }
    func party() throws -> [Child] { try container.decode([Child].self, forKey: .children) }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .draft: self = .draft(try container.decodeWholeDetails())
    case .edit: self = .edit(try container.decodeWholeDetails())
    case .deleteDraft: self = .deleteDraft
    case .publish: self = .publish
    case .setCapacity:
      self = .setCapacity(
        try container.decode(Int.self, forKey: .capacity),
        ifBelow: try container.decode(CapacityCut.self, forKey: .ifBelow))
    case .setOverfill:
      self = .setOverfill(
        try container.decode(Int.self, forKey: .seats),
        reason: try container.decode(String.self, forKey: .reason))
    case .seatFromWaitlist:
      self = .seatFromWaitlist(
        try container.decode(ChildID.self, forKey: .child),
        reason: try container.decode(String.self, forKey: .reason))
    case .reschedule:
      self = .reschedule(
        start: try container.decode(LocalDateTime.self, forKey: .start),
        end: try container.decode(LocalDateTime.self, forKey: .end),
        utcOffset: try container.decode(Int.self, forKey: .utcOffset),
        furtherOffsets: try container.decodeIfPresent([Int].self, forKey: .furtherOffsets) ?? [],
        endOffset: try container.decodeIfPresent(Int.self, forKey: .endOffset))
    case .setWindow:
      self = .setWindow(try container.decode(RegistrationWindow.self, forKey: .window))
    case .setWaitlist:
      self = .setWaitlist(try container.decode(WaitlistPolicy.self, forKey: .waitlist))
    case .close: self = .close
    case .reopen: self = .reopen
    case .cancelEvent:
      self = .cancelEvent(reason: try container.decode(String.self, forKey: .reason))
    case .markAttendance:
      let (attended, session) = try container.decodeMark()
      self = .markAttendance(
        try container.decode(ChildID.self, forKey: .child), attended: attended, session: session)
    case .hold: self = .hold(try party())
    case .confirm: self = .confirm(try children())
    case .release: self = .release(try children())
    case .register:
      self = .register(
        try party(), joinWaitlist: try container.decode(Bool.self, forKey: .joinWaitlist))
    case .cancel: self = .cancel(try children())
    case .leaveWaitlist: self = .leaveWaitlist(try children())
    case .acceptOffer: self = .acceptOffer(try children())
    case .declineOffer: self = .declineOffer(try children())
    case .transfer:
      self = .transfer(
        from: try container.decode(ChildID.self, forKey: .from),
        to: try container.decode(Child.self, forKey: .to))
    }
  }

  /// Encodes the command.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .deleteDraft, .publish, .close, .reopen: break
    case .draft(let details), .edit(let details):
      try container.encode(details, forKey: .details)
    case .setCapacity(let capacity, let cut):
      try container.encode(capacity, forKey: .capacity)
      try container.encode(cut, forKey: .ifBelow)
    case .setOverfill(let seats, let reason):
      try container.encode(seats, forKey: .seats)
      try container.encode(reason, forKey: .reason)
    case .seatFromWaitlist(let child, let reason):
      try container.encode(child, forKey: .child)
      try container.encode(reason, forKey: .reason)
    case .reschedule(let start, let end, let utcOffset, let furtherOffsets, let endOffset):
      try container.encode(start, forKey: .start)
      try container.encode(end, forKey: .end)
      try container.encode(utcOffset, forKey: .utcOffset)
      if !furtherOffsets.isEmpty { try container.encode(furtherOffsets, forKey: .furtherOffsets) }
      try container.encodeIfPresent(endOffset, forKey: .endOffset)
    case .setWindow(let window): try container.encode(window, forKey: .window)
    case .setWaitlist(let policy): try container.encode(policy, forKey: .waitlist)
    case .cancelEvent(let reason): try container.encode(reason, forKey: .reason)
    case .markAttendance(let child, let attended, let session):
      try container.encode(child, forKey: .child)
      try container.encodeMark(attended, in: session)
    case .hold(let children): try container.encode(children, forKey: .children)
    case .register(let children, let joinWaitlist):
      try container.encode(children, forKey: .children)
      try container.encode(joinWaitlist, forKey: .joinWaitlist)
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      try container.encode(children, forKey: .children)
    case .transfer(let child, let other):
      try container.encode(child, forKey: .from)
      try container.encode(other, forKey: .to)
    }
  }

  private var kind: Kind {
    switch self {
    case .draft: .draft
    case .edit: .edit
    case .deleteDraft: .deleteDraft
    case .publish: .publish
    case .setCapacity: .setCapacity
    case .setOverfill: .setOverfill
    case .seatFromWaitlist: .seatFromWaitlist
    case .reschedule: .reschedule
    case .setWindow: .setWindow
    case .setWaitlist: .setWaitlist
    case .close: .close
    case .reopen: .reopen
    case .cancelEvent: .cancelEvent
    case .markAttendance: .markAttendance
    case .hold: .hold
    case .confirm: .confirm
    case .release: .release
    case .register: .register
    case .cancel: .cancel
    case .leaveWaitlist: .leaveWaitlist
    case .acceptOffer: .acceptOffer
    case .declineOffer: .declineOffer
    case .transfer: .transfer
    }
  }
}

/// Encoded as its name.
extension EventCommand.CapacityCut: CodedCase, Codable {}

/// Encoded as `{"kind": "duplicateChild"}`, or `{"kind": "field", "problem": {…}}`.
extension EventCommand.Problem: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CodedCase {
    case timeOutOfRange
    case firstMadeOutOfRange
    case duplicateChild
    case reasonTooLong
    case reasonMissing
    case unknownSession
    case tooManyGuardians
    case newerVersion
    case field
  }

  /// Decodes a problem.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .timeOutOfRange: self = .timeOutOfRange
    case .firstMadeOutOfRange: self = .firstMadeOutOfRange
    case .duplicateChild: self = .duplicateChild
    case .reasonTooLong: self = .reasonTooLong
    case .reasonMissing: self = .reasonMissing
    case .unknownSession: self = .unknownSession
    case .tooManyGuardians: self = .tooManyGuardians
    case .newerVersion: self = .newerVersion
    case .field: self = .field(try container.decode(EventDraft.FieldProblem.self, forKey: .problem))
    }
  }

  /// Encodes the problem.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .timeOutOfRange:
      try container.encode(Kind.timeOutOfRange, forKey: .kind)
    case .firstMadeOutOfRange:
      try container.encode(Kind.firstMadeOutOfRange, forKey: .kind)
    case .duplicateChild:
      try container.encode(Kind.duplicateChild, forKey: .kind)
    case .reasonTooLong:
      try container.encode(Kind.reasonTooLong, forKey: .kind)
    case .unknownSession:
      try container.encode(Kind.unknownSession, forKey: .kind)
    case .tooManyGuardians:
      try container.encode(Kind.tooManyGuardians, forKey: .kind)
    case .newerVersion:
      try container.encode(Kind.newerVersion, forKey: .kind)
    case .reasonMissing:
      try container.encode(Kind.reasonMissing, forKey: .kind)
    case .field(let problem):
      try container.encode(Kind.field, forKey: .kind)
      try container.encode(problem, forKey: .problem)
    }
  }
}
