extension EventPolicy {
  /// The most children that one guardian can have at an event, so that nobody takes all its seats.
  ///
  /// A child counts toward the person who requested the seat, not toward the guardian that the request
  /// names, since the host knows who sent a request. The limits apply to new requests of parents: a
  /// lower limit takes no seat away, and administrators are not limited.
  ///
  ///     let limits = try EventPolicy.GuardianLimits(seats: 4, heldSeats: 2)
  ///     let policy = try EventPolicy(guardianLimits: limits)
  public struct GuardianLimits: Hashable, Sendable {
    // 0 means no limit. The rules of an event are kept for each event, so they are small.
    private let seatLimit: UInt16
    private let heldSeatLimit: UInt16

    /// The most children who are registered, wait, or have a hold or an offer, in ``range``; `nil` for
    /// no limit.
    public var seats: Int? { seatLimit == 0 ? nil : Int(seatLimit) }

    /// The most children who have seats on hold at the same time, in ``range``; `nil` for no limit.
    public var heldSeats: Int? { heldSeatLimit == 0 ? nil : Int(heldSeatLimit) }

    /// Creates limits, by default none.
    ///
    /// - Throws: ``EventPolicy/Error/guardianLimitOutOfRange(_:)``, for the first number that is not in
    ///   ``range``.
    public init(seats: Int? = nil, heldSeats: Int? = nil) throws(EventPolicy.Error) {
      for limit in [seats, heldSeats] {
        if let limit, !Self.range.contains(limit) { throw .guardianLimitOutOfRange(limit) }
      }
      self.init(validSeats: UInt16(seats ?? 0), heldSeats: UInt16(heldSeats ?? 0))
    }

    private init(validSeats: UInt16, heldSeats: UInt16) {
      seatLimit = validSeats
      heldSeatLimit = heldSeats
    }

    /// No limits.
    public static let none = GuardianLimits(validSeats: 0, heldSeats: 0)

    /// The valid limits: 1 to 1,000 children.
    public static let range: ClosedRange<Int> = 1...1000
  }
}

/// Encoded as `{"seats": 4, "heldSeats": 2}`.
///
/// A value of `nil` is left out.
extension EventPolicy.GuardianLimits: Codable {
  private enum CodingKeys: String, CodingKey {
    case seats
    case heldSeats
  }

  /// Decodes limits.
  ///
  /// - Throws: `DecodingError`, also for numbers that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func limit(_ key: CodingKeys) throws -> Int? {
      let limit = try container.decodeIfPresent(Int.self, forKey: key)
      if let limit, !Self.range.contains(limit) {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: EventPolicy.Error.guardianLimitOutOfRange(limit).description)
      }
      return limit
    }
    try self.init(seats: limit(.seats), heldSeats: limit(.heldSeats))
  }

  /// Encodes the limits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(seats, forKey: .seats)
    try container.encodeIfPresent(heldSeats, forKey: .heldSeats)
  }
}
