public import Essentials

/// What somebody asks of one event.
///
/// Commands of providers need the provider who drafted the event, or an administrator; commands of
/// parents need the parent or guardian of each child, or an administrator.
public enum EventCommand: Hashable, Sendable, PrivateValue {
  // MARK: Of a provider

  /// Starts a new event, which only its provider sees.
  indirect case draft(EventDetails)
  /// Replaces what the event says and its rules, whole.
  indirect case edit(EventDetails)
  /// Shows the event to parents.
  case publish
  /// Changes the number of seats, in `0...2_147_483_647`.
  case setCapacity(Int, ifBelow: CapacityCut)
  /// Changes when the event takes place: the times on the clocks of its place, and how many seconds
  /// these are ahead of UTC.
  case reschedule(start: LocalDateTime, end: LocalDateTime, utcOffset: Int)
  /// Changes when parents can register.
  case setWindow(RegistrationWindow)
  /// Changes whether and how families wait; those who wait stay.
  case setWaitlist(WaitlistPolicy)
  /// Takes no more registrations until ``reopen``.
  case close
  /// Takes registrations again.
  case reopen
  /// Calls the event off, and ends all registrations, holds and offers, and the waiting list.
  case cancelEvent(reason: String)
  /// Notes whether a child came.
  case markAttendance(ChildID, attended: Bool)

  // MARK: Of a parent

  /// Keeps seats for children for a while: for all of them or for none.
  case hold([Child])
  /// Registers children for whom seats are held.
  case confirm([ChildID])
  /// Gives held seats back.
  case release([ChildID])
  /// Registers children, all or none; if they do not fit, they wait together if `joinWaitlist`.
  case register([Child], joinWaitlist: Bool)
  /// Ends registrations; also of a provider.
  case cancel([ChildID])
  /// Leaves the waiting list.
  case leaveWaitlist([ChildID])
  /// Registers children to whom seats are offered.
  case acceptOffer([ChildID])
  /// Gives offered seats back.
  case declineOffer([ChildID])
  /// Passes a registration from one child to another.
  indirect case transfer(from: ChildID, to: Child)
}
