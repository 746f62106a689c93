extension EventCommand {
  /// Whether the command names more children than a party can have or more sessions than an event can
  /// have, or a reason is too long, so that every event refuses it.
  ///
  /// Nothing is done for each child, session, or byte of such a command: it is not searched for
  /// duplicates, and has no digest.
  var isTooLarge: Bool {
    let maximum = EventPolicy.partySizes.upperBound
    return switch self {
    case .hold(let children), .register(let children, _): children.count > maximum
    case .confirm(let children), .release(let children), .cancel(let children),
      .leaveWaitlist(let children), .acceptOffer(let children), .declineOffer(let children):
      children.count > maximum
    case .setOverfill(_, let reason), .seatFromWaitlist(_, let reason), .cancelEvent(let reason):
      reason.utf8.count > EventFact.Change.maximumReasonBytes
    case .reschedule(_, _, _, let furtherOffsets):
      furtherOffsets.count > EventDetails.maximumSessions - 1
    case .draft, .edit, .deleteDraft, .publish, .setCapacity, .setWindow, .setWaitlist, .close,
      .reopen, .markAttendance, .transfer:
      false
    }
  }
}
