extension SeatEngine {
  /// The rules of an event of a ``SeatEngine``.
  ///
  /// A number beyond a limit is replaced by the limit.
  public struct Rules: Hashable, Sendable {
    /// The number of seats, at most 2³¹ - 1.
    public var capacity: UInt32 {
      didSet { capacity = Self.clamped(capacity: capacity) }
    }

    /// The maximum number of waitlisted parties; 0 for no waiting list.
    public var waitlistLimit: UInt32

    /// How often a waitlisted party can be passed over by a party that fits.
    ///
    /// 0 means strict order of arrival, and `UInt32.max` means any number of times.
    public var maximumOvertakings: UInt32

    /// How long free seats are offered to a waitlisted party, in seconds; 0 to seat it at once.
    public var offerSeconds: UInt32

    /// How long a hold lasts, in seconds.
    public var holdSeconds: UInt32

    /// The maximum number of seats of a party, in `1...15`.
    public var maximumPartySize: UInt8 {
      didSet { maximumPartySize = Self.clamped(partySize: maximumPartySize) }
    }

    /// The times at which people can register or hold, in seconds since 1970-01-01 UTC.
    public var window: Range<Int64>

    /// Creates rules.
    public init(
      capacity: UInt32, waitlistLimit: UInt32 = 0, maximumOvertakings: UInt32 = 0,
      offerSeconds: UInt32 = 0, holdSeconds: UInt32 = 900, maximumPartySize: UInt8 = 15,
      window: Range<Int64> = .min ..< .max
    ) {
      self.capacity = Self.clamped(capacity: capacity)
      self.waitlistLimit = waitlistLimit
      self.maximumOvertakings = maximumOvertakings
      self.offerSeconds = offerSeconds
      self.holdSeconds = holdSeconds
      self.maximumPartySize = Self.clamped(partySize: maximumPartySize)
      self.window = window
    }

    private static func clamped(capacity: UInt32) -> UInt32 { min(capacity, UInt32(Int32.max)) }

    private static func clamped(partySize: UInt8) -> UInt8 { min(max(partySize, 1), 15) }
  }
}
