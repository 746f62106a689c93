extension SeatEngine {
  /// A command on the seats of one event of a ``SeatEngine``, with dense IDs.
  @frozen
  public struct Command: Hashable, Sendable {
    /// What a command does.
    @frozen
    public enum Action: UInt8, CaseIterable, Hashable, Sendable {
      /// Registers the person, or adds them to the waiting list.
      case register
      /// Cancels a registration, a place on the waiting list, a hold, or an offer.
      case cancel
      /// Holds seats until a deadline.
      case hold
      /// Confirms held seats or accepts offered seats.
      case confirm
      /// Changes the capacity of the event.
      case setCapacity

      /// Creates an action from its number, or returns `nil` for an unknown number.
      @inlinable
      public init?(rawValue: UInt8) {
        guard rawValue < 5 else { return nil }
        self = Self.allCases[Int(rawValue)]
      }
    }

    /// What the command does.
    public var action: Action

    /// The number of seats for ``Action/register`` and ``Action/hold``.
    public var seats: UInt8

    /// The number of the event, from ``SeatEngine/addEvent(_:)``.
    public var event: UInt32

    /// The person, below 2³² - 1; for ``Action/setCapacity``, the new capacity.
    public var subject: UInt32

    /// The time of the command, in seconds since 1970-01-01 UTC.
    public var time: Int64

    /// Creates a command.
    @inlinable
    public init(_ action: Action, seats: UInt8 = 1, event: UInt32, subject: UInt32, at time: Int64)
    {
      self.action = action
      self.seats = seats
      self.event = event
      self.subject = subject
      self.time = time
    }
  }
}
