/// The reason a command changed nothing.
///
/// The cases stand in order of precedence: the first that applies is the answer, except that
/// ``malformed(_:)`` lists every problem of the command's form. Of
/// ``ageNotAllowed(_:age:allowed:)`` and ``birthDateMissing(_:)``, and of the four from
/// ``alreadyRegistered(_:)`` to ``alreadyOffered(_:)``, none precedes another: the first child of
/// the command with any of them decides.
///
/// A reason carries what it is about for the host, and prints its name alone:
/// `RegistrationRefusal.notRegistered`.
public enum RegistrationRefusal: Error, Hashable, Sendable, PrivateValue {
  /// A request with this identity asked for something else before.
  case requestReused(RegistrationRequest.ID)
  /// The command cannot mean anything; all its problems are listed.
  case malformed([EventCommand.Problem])
  /// There is no such event here.
  case unknownEvent(EventID)
  /// An event with this identity exists already.
  case eventExists(EventID)
  /// The requester's role, or that the event or the child is not theirs, does not allow it; this
  /// role would.
  case forbidden(required: Requester.Role)
  /// The event has another version than the one on which the requester decided.
  case versionConflict(current: UInt64)
  /// The event is a draft.
  case notPublished
  /// The event is published already.
  case alreadyPublished
  /// The event was called off.
  case eventCancelled
  /// The event is over since that instant.
  case eventEnded(at: Int64)
  /// The number of children is not in the range that the event allows.
  case partySizeOutOfRange(allowed: ClosedRange<Int>)
  /// Registration begins at that instant.
  case notOpenYet(opens: Int64)
  /// Registration ended at that instant.
  case registrationClosed(at: Int64)
  /// The child's age in full years on the day of the event is not in the range.
  case ageNotAllowed(ChildID, age: Int, allowed: ClosedRange<Int>)
  /// The event is for certain ages, and the child's date of birth is not known or after the event.
  case birthDateMissing(ChildID)
  /// The guardian has not agreed to these.
  case consentMissing(ChildID, GuardianConsents)
  /// The child has a seat.
  case alreadyRegistered(ChildID)
  /// The child waits.
  case alreadyWaiting(ChildID)
  /// A seat is held for the child.
  case alreadyHeld(ChildID)
  /// A seat is offered to the child.
  case alreadyOffered(ChildID)
  /// There are more children than the event has seats.
  case partyExceedsCapacity(Int)
  /// The children do not fit now, or others wait for seats, and they do not wait.
  case full(available: Int, WaitlistState)
  /// The child has no seat.
  case notRegistered(ChildID)
  /// The child does not wait.
  case notWaiting(ChildID)
  /// No seat is held for the child, or not any more.
  case notHeld(ChildID)
  /// No seat is offered to the child, or not any more.
  case notOffered(ChildID)
  /// Registrations could be cancelled until that instant.
  case cancellationTooLate(deadline: Int64)
  /// The event does not let children pass on their seats.
  case transferNotAllowed
  /// So many seats are taken, held or offered.
  case capacityBelowCommitted(Int)
  /// The provider's plan allows no more events in that year.
  case eventQuotaReached(ProviderPlan, limit: Int, used: Int, year: Int)
  /// A bound of this package is reached.
  case limitExceeded(Limit)
}

extension RegistrationRefusal {
  /// Why somebody who does not fit does not wait.
  public enum WaitlistState: Hashable, Sendable {
    /// The event has no waiting list.
    case none
    /// The waiting list has no room.
    case full
    /// The command did not ask to wait, or asked for a hold.
    case notWanted
  }

  /// A bound of this package.
  public enum Limit: Hashable, Sendable {
    /// An event has at most 2³¹ - 1 seats.
    case seats
    /// An event has at most 50,331,648 children who have seats, wait, or have seats kept for them.
    case children
  }
}

extension RegistrationRefusal {
  /// The name of the type and the reason, without what it is about.
  public var description: String { "Refusal.\(kind.rawValue)" }
}
