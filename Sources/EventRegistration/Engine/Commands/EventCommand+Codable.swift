import Essentials

/// Encoded as `{"kind": "register", "children": [{…}], "joinWaitlist": true}`.
///
/// The kind is the name of the case, and the other keys are the names of its parameters.
extension EventCommand: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CaseIterable, Codable {
    case draft, edit, publish, setCapacity, reschedule, setWindow, setWaitlist, close, reopen
    case cancelEvent, markAttendance, setOverfill, seatFromWaitlist, deleteDraft
    case hold, confirm, release, register, cancel, leaveWaitlist, acceptOffer, declineOffer,
      transfer

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a command, which an event can still refuse.
  ///
  /// - Throws: `DecodingError`, also for values that are invalid for every event.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func children() throws -> [ChildID] { try container.decode([ChildID].self, forKey: .children) }
    func party() throws -> [Child] { try container.decode([Child].self, forKey: .children) }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .draft: self = .draft(try container.decode(EventDetails.self, forKey: .details))
    case .edit: self = .edit(try container.decode(EventDetails.self, forKey: .details))
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
        furtherOffsets: try container.decodeIfPresent([Int].self, forKey: .furtherOffsets) ?? [])
    case .setWindow:
      self = .setWindow(try container.decode(RegistrationWindow.self, forKey: .window))
    case .setWaitlist:
      self = .setWaitlist(try container.decode(WaitlistPolicy.self, forKey: .waitlist))
    case .close: self = .close
    case .reopen: self = .reopen
    case .cancelEvent:
      self = .cancelEvent(reason: try container.decode(String.self, forKey: .reason))
    case .markAttendance:
      self = .markAttendance(
        try container.decode(ChildID.self, forKey: .child),
        attended: try container.decode(Bool.self, forKey: .attended))
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
    case .reschedule(let start, let end, let utcOffset, let furtherOffsets):
      try container.encode(start, forKey: .start)
      try container.encode(end, forKey: .end)
      try container.encode(utcOffset, forKey: .utcOffset)
      if !furtherOffsets.isEmpty { try container.encode(furtherOffsets, forKey: .furtherOffsets) }
    case .setWindow(let window): try container.encode(window, forKey: .window)
    case .setWaitlist(let policy): try container.encode(policy, forKey: .waitlist)
    case .cancelEvent(let reason): try container.encode(reason, forKey: .reason)
    case .markAttendance(let child, let attended):
      try container.encode(child, forKey: .child)
      try container.encode(attended, forKey: .attended)
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
