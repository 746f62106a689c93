extension EventPolicy {
  /// The most children that one guardian can have at an event, and the wait after an unused hold, so that
  /// nobody takes all its seats.
  ///
  /// A child counts toward the person who requested the seat, not toward the guardian that the request
  /// names, since the host knows who sent a request. The limits apply to new requests of parents: a
  /// lower limit takes no seat away, and administrators are not limited.
  ///
  ///     let limits = try EventPolicy.GuardianLimits(seats: 4, heldSeats: 2, coolDownSeconds: 3600)
  ///     let policy = try EventPolicy(guardianLimits: limits)
  public struct GuardianLimits: Hashable, Sendable {
    // 0 means no limit. The rules of an event are kept for each event, so they are small.
    private let seatLimit: UInt16
    private let heldSeatLimit: UInt16
    private let coolDown: UInt32

    /// The most children who are registered, wait, or have a hold or an offer, in ``range``; `nil` for
    /// no limit.
    public var seats: Int? { seatLimit == 0 ? nil : Int(seatLimit) }

    /// The most children who have seats on hold at the same time, in ``range``; `nil` for no limit.
    public var heldSeats: Int? { heldSeatLimit == 0 ? nil : Int(heldSeatLimit) }

    /// The seconds for which a parent cannot hold seats again after a hold ended unused, in
    /// ``coolDowns``; `nil` for no wait.
    ///
    /// They start at the deadline of a hold that expired, or when a hold was given back, even if other
    /// children of it were confirmed. The parent can still register, join the waiting list, and confirm
    /// other holds. If the rule changes, waits that started keep their end; without a rule, they are
    /// over.
    public var coolDownSeconds: Int? { coolDown == 0 ? nil : Int(coolDown) }

    /// Creates limits, by default none.
    ///
    /// - Throws: ``EventPolicy/Error/guardianLimitOutOfRange(_:)``, for the first number of children that
    ///   is not in ``range``, or ``EventPolicy/Error/coolDownOutOfRange(_:)``.
    public init(
      seats: Int? = nil, heldSeats: Int? = nil, coolDownSeconds: Int? = nil
    ) throws(EventPolicy.Error) {
      for limit in [seats, heldSeats] {
        if let limit, !Self.range.contains(limit) { throw .guardianLimitOutOfRange(limit) }
      }
      if let coolDownSeconds, !Self.coolDowns.contains(coolDownSeconds) {
        throw .coolDownOutOfRange(coolDownSeconds)
      }
      self.init(
        validSeats: UInt16(seats ?? 0), heldSeats: UInt16(heldSeats ?? 0),
        coolDown: UInt32(coolDownSeconds ?? 0))
    }

    private init(validSeats: UInt16, heldSeats: UInt16, coolDown: UInt32) {
      seatLimit = validSeats
      heldSeatLimit = heldSeats
      self.coolDown = coolDown
    }

    /// No limits.
    public static let none = GuardianLimits(validSeats: 0, heldSeats: 0, coolDown: 0)

    /// The valid limits: 1 to 1,000 children.
    public static let range: ClosedRange<Int> = 1...1000

    /// The valid waits after an unused hold: 1 second to 7 days.
    public static let coolDowns: ClosedRange<Int> = 1...604_800
  }
}

/// Encoded as `{"seats": 4, "heldSeats": 2, "coolDownSeconds": 3600}`.
///
/// A value of `nil` is left out.
extension EventPolicy.GuardianLimits: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes limits.
  ///
  /// - Throws: `DecodingError`, also for numbers that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(
      _ key: CodingKeys, in range: ClosedRange<Int>, _ error: (Int) -> EventPolicy.Error
    ) throws -> Int? {
      let number = try container.decodeIfPresent(Int.self, forKey: key)
      if let number, !range.contains(number) {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: error(number).description)
      }
      return number
    }
    try self.init(
      seats: number(.seats, in: Self.range) { .guardianLimitOutOfRange($0) },
      heldSeats: number(.heldSeats, in: Self.range) { .guardianLimitOutOfRange($0) },
      coolDownSeconds: number(.coolDownSeconds, in: Self.coolDowns) { .coolDownOutOfRange($0) })
  }

  /// Encodes the limits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(seats, forKey: .seats)
    try container.encodeIfPresent(heldSeats, forKey: .heldSeats)
    try container.encodeIfPresent(coolDownSeconds, forKey: .coolDownSeconds)
  }
}
