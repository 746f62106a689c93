extension SeatEngine {
  /// A command on the seats of one event of a ``SeatEngine``, by dense ids.
  @frozen
  public struct Command: Hashable, Sendable {
    /// What a command does.
    @frozen
    public enum Action: UInt8, CaseIterable, Hashable, Sendable {
      /// Takes seats, or joins the waiting list.
      case register
      /// Gives up seats, a place on the waiting list, a hold or an offer.
      case cancel
      /// Keeps seats for a while.
      case hold
      /// Takes the seats that are held or offered.
      case confirm
      /// Changes the number of seats of the event.
      case setCapacity

      /// Creates an action from its number, or returns `nil` for any other.
      @inlinable
      public init?(rawValue: UInt8) {
        guard rawValue < 5 else { return nil }
        self = Self.allCases[Int(rawValue)]
      }
    }

    /// What the command does.
    public var action: Action

    /// The number of seats that ``Action/register`` and ``Action/hold`` ask for.
    public var seats: UInt8

    /// The event, as ``SeatEngine/addEvent(_:)`` numbered it.
    public var event: UInt32

    /// The person, below 2³² - 1; of ``Action/setCapacity`` the new number of seats.
    public var subject: UInt32

    /// The instant of the command, in seconds since 1970-01-01 UTC.
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
