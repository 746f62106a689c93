extension SeatEngine {
  /// What an event of a ``SeatEngine`` starts with.
  public struct Rules: Hashable, Sendable {
    /// The number of seats, at most 2³¹ - 1.
    public var capacity: UInt32

    /// The number of parties that may wait; 0 for no waiting list.
    public var waitlistLimit: UInt32

    /// How often a waiting party may be overtaken by one that fits; 0 for strict order of arrival,
    /// `UInt32.max` for any number.
    public var maximumOvertakings: UInt32

    /// For how long free seats are offered to who waits, in seconds, or 0 to give them at once.
    public var offerSeconds: UInt32

    /// For how long a hold keeps seats, in seconds.
    public var holdSeconds: UInt32

    /// The largest party, in `1...15`.
    public var maximumPartySize: UInt8

    /// The instants at which one can register or hold, in seconds since 1970-01-01 UTC.
    public var window: Range<Int64>

    /// Creates rules; numbers beyond a bound count as the bound.
    public init(
      capacity: UInt32, waitlistLimit: UInt32 = 0, maximumOvertakings: UInt32 = 0,
      offerSeconds: UInt32 = 0, holdSeconds: UInt32 = 900, maximumPartySize: UInt8 = 15,
      window: Range<Int64> = .min ..< .max
    ) {
      self.capacity = min(capacity, UInt32(Int32.max))
      self.waitlistLimit = waitlistLimit
      self.maximumOvertakings = maximumOvertakings
      self.offerSeconds = offerSeconds
      self.holdSeconds = holdSeconds
      self.maximumPartySize = min(max(maximumPartySize, 1), 15)
      self.window = window
    }
  }
}
