public import Essentials

/// A command to one event.
///
///     let command = EventCommand.register([ana, ben], joinWaitlist: true)
///
/// The commands of providers require the provider who drafted the event, or an administrator. The
/// commands of parents require the person who registered the children, their guardian, or an
/// administrator.
public enum EventCommand: Hashable, Sendable, PrivateValue {
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
  /// Sets the number of seats beyond the capacity, and says why.
  ///
  /// The capacity stays as it is. The seats go to the waiting list like others. The number is 0 or
  /// more; with 0, the event has only its capacity again. The reason is not blank, and at most 1,000
  /// bytes of UTF-8.
  case setOverfill(Int, reason: String)
  /// Seats the waiting party of a child, whoever is ahead of it, and says why.
  ///
  /// If there are not enough seats, the event gets the missing ones beyond its capacity, as with
  /// ``setOverfill(_:reason:)``.
  indirect case seatFromWaitlist(ChildID, reason: String)
  /// Changes the time of the event.
  ///
  /// The start and the end of the first session are in the local time of the venue, whose offset from UTC
  /// is in seconds. Further sessions move by as much local time as the start, and need an offset each, since
  /// the clocks may change between sessions; without, the command is refused. The offsets are those of
  /// `furtherSessions` of the details that ``EventDetails/rescheduled(from:to:offset:)`` returns. They belong to
  /// the sessions of one version of the event, so let the request expect that version
  /// (``RegistrationRequest/expectedVersion``). To change single sessions, edit the event.
  indirect case reschedule(
    start: LocalDateTime, end: LocalDateTime, utcOffset: Int, furtherOffsets: [Int] = [])
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
  /// Records whether a child attended.
  case markAttendance(ChildID, attended: Bool)

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
}
