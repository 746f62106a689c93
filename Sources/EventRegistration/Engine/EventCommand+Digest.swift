extension EventCommand {
  /// Returns a digest of the command and the role of its requester, or `nil` for a command that is too
  /// large: no event accepts it, so it has no retries.
  ///
  /// Facts and snapshots store the digest without a key, so whoever reads them can try all possible
  /// inputs. Therefore it contains nothing about a family that they do not store anyway: no dates of birth,
  /// and the person only for parents, whom the facts about their children name, for administrators, and for
  /// commands whose facts name the person. The time and the expected version
  /// of the request are not part of it either.
  ///
  /// - Parameters:
  ///   - requester: The requester.
  ///   - isOld: Whether to return the digest of earlier versions, in which the person was only part of
  ///     commands whose facts name the person.
  /// - Returns: The digest.
  func digest(requester: Requester, isOld: Bool = false) -> UInt64? {
    guard !isTooLarge else { return nil }
    var digest = ContentDigest()
    requester.role.encode(into: &digest)
    // The provider of an event is always the same person.
    if namesRequester || !isOld && requester.role != .provider {
      requester.person.encode(into: &digest)
    }
    encode(into: &digest)
    return digest.value
  }

  /// Whether the facts of the command name the person who sent it.
  private var namesRequester: Bool {
    switch self {
    case .draft, .hold, .register, .transfer, .setOverfill, .seatFromWaitlist: true
    case .edit, .deleteDraft, .publish, .setCapacity, .reschedule, .setWindow, .setWaitlist, .close,
      .reopen,
      .cancelEvent, .markAttendance, .confirm, .release, .cancel, .leaveWaitlist, .acceptOffer,
      .declineOffer:
      false
    }
  }

  /// Whether the command names more children than a party can have or more sessions than an event can
  /// have, or a reason is too long, so that every event refuses it.
  ///
  /// Nothing is done for each child, session, or byte of such a command: it is not searched for
  /// duplicates, and has no digest.
  var isTooLarge: Bool {
    switch self {
    case .hold(let children), .register(let children, _):
      namesTooManyChildren || children.contains(where: \.hasTooManyGuardians)
    case .transfer(_, let child): child.hasTooManyGuardians
    case .confirm, .release, .cancel, .leaveWaitlist, .acceptOffer, .declineOffer:
      namesTooManyChildren
    case .setOverfill(_, let reason), .seatFromWaitlist(_, let reason), .cancelEvent(let reason):
      reason.utf8.count > EventFact.Change.maximumReasonBytes
    case .reschedule(_, _, _, let furtherOffsets, _):
      furtherOffsets.count > EventDetails.maximumSessions - 1
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setWindow, .setWaitlist, .close,
      .reopen, .markAttendance:
      false
    }
  }
}

extension EventCommand {
  /// Whether the command names more children than a party can have.
  var namesTooManyChildren: Bool {
    let maximum = EventPolicy.partySizes.upperBound
    return switch self {
    case .hold(let children), .register(let children, _): children.count > maximum
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      children.count > maximum
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setOverfill, .seatFromWaitlist,
      .reschedule, .setWindow, .setWaitlist, .close, .reopen, .cancelEvent, .markAttendance,
      .transfer:
      false
    }
  }
}

extension Child {
  var hasTooManyGuardians: Bool { otherGuardians.count > Self.maximumOtherGuardians }
}

extension EventCommand: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    sink.append(kind)
    switch self {
    case .draft(let details), .edit(let details):
      details.encode(into: &sink)
    case .deleteDraft, .publish, .close, .reopen:
      break
    case .setCapacity(let capacity, let cut):
      capacity.encode(into: &sink)
      cut.encode(into: &sink)
    case .setOverfill(let seats, let reason):
      seats.encode(into: &sink)
      reason.encode(into: &sink)
    case .seatFromWaitlist(let child, let reason):
      child.encode(into: &sink)
      reason.encode(into: &sink)
    case .reschedule(let start, let end, let utcOffset, let furtherOffsets, let endOffset):
      start.encode(into: &sink)
      end.encode(into: &sink)
      utcOffset.encode(into: &sink)
      // Without any, the digest is that of the versions that had none.
      if !furtherOffsets.isEmpty { furtherOffsets.encode(into: &sink) }
      if let endOffset, endOffset != utcOffset { endOffset.encode(into: &sink) }
    case .setWindow(let window):
      window.encode(into: &sink)
    case .setWaitlist(let policy):
      policy.encode(into: &sink)
    case .cancelEvent(let reason):
      reason.encode(into: &sink)
    case .markAttendance(let child, let attended, let session):
      child.encode(into: &sink)
      AttendanceMark(attended, in: session).encode(into: &sink)
    case .hold(let children):
      children.encode(into: &sink)
    case .register(let children, let joinWaitlist):
      children.encode(into: &sink)
      joinWaitlist.encode(into: &sink)
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      children.encode(into: &sink)
    case .transfer(let child, let other):
      child.encode(into: &sink)
      other.encode(into: &sink)
    }
  }

  /// The number of the case, which never changes, since facts store digests.
  private var kind: UInt8 {
    switch self {
    case .draft: 0
    case .edit: 1
    case .publish: 2
    case .setCapacity: 3
    case .reschedule: 4
    case .setWindow: 5
    case .setWaitlist: 6
    case .close: 7
    case .reopen: 8
    case .cancelEvent: 9
    case .markAttendance: 10
    case .hold: 11
    case .confirm: 12
    case .release: 13
    case .register: 14
    case .cancel: 15
    case .leaveWaitlist: 16
    case .acceptOffer: 17
    case .declineOffer: 18
    case .transfer: 19
    case .setOverfill: 20
    case .seatFromWaitlist: 21
    case .deleteDraft: 22
    }
  }
}

extension EventCommand.CapacityCut: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .refuse: sink.append(0 as UInt8)
    case .moveLastToWaitlist: sink.append(1 as UInt8)
    }
  }
}

extension Requester.Role: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .parent: sink.append(0 as UInt8)
    case .provider: sink.append(1 as UInt8)
    case .admin: sink.append(2 as UInt8)
    }
  }
}

/// Encoded without the date of birth and the answers, since digests of children are stored, and without
/// the sealed answers, since a host may seal them anew for a retry.
extension Child: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    id.encode(into: &sink)
    guardian.encode(into: &sink)
    consents.encode(into: &sink)
    if !otherGuardians.isEmpty { otherGuardians.encode(into: &sink) }
  }
}
