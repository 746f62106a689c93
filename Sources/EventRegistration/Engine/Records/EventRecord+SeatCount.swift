extension EventRecord {
  /// The numbers of seats of an event.
  public struct SeatCount: Hashable, Sendable {
    /// The number of seats of the event, without ``overfill``.
    public let capacity: Int

    /// The number of seats of registered children.
    public let taken: Int

    /// The number of seats on hold.
    public let held: Int

    /// The number of seats that are offered to waiting families.
    public let offered: Int

    /// The number of parties on the waiting list.
    public let waiting: Int

    /// The number of seats beyond ``capacity``, for which the organizer recorded a reason.
    public let overfill: Int

    init(
      capacity: Int, taken: Int, held: Int, offered: Int, waiting: Int, overfill: Int = 0
    ) {
      self.capacity = capacity
      self.taken = taken
      self.held = held
      self.offered = offered
      self.waiting = waiting
      self.overfill = overfill
    }

    /// The number of seats that are ``taken``, ``held``, or ``offered``.
    public var committed: Int { taken + held + offered }

    /// The number of seats that are free: ``capacity`` and ``overfill`` minus ``committed``.
    public var available: Int { capacity + overfill - committed }
  }
}

/// Encoded as `{"capacity": 20, "taken": 12, "held": 2, "offered": 0, "waiting": 3, "overfill": 2}`.
///
/// An overfill of 0 is left out.
extension EventRecord.SeatCount: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes numbers of seats; missing numbers, except the capacity, are 0.
  ///
  /// - Throws: `DecodingError`, also if a number is negative, or if the event has fewer seats than are
  ///   taken, on hold, or offered.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var available: Int = try container.decode(
      .capacity, where: { EventDetails.capacities.contains($0) },
      expected: "a number of seats from 0 to 2147483647")
    let capacity = available
    var overfill = 0
    if container.contains(.overfill) {
      overfill = try container.decode(
        .overfill, where: { 0...EventDetails.capacities.upperBound - capacity ~= $0 },
        expected: "a number of seats, with the capacity from 0 to 2147483647")
    }
    available += overfill
    func part(_ key: CodingKeys) throws -> Int {
      guard container.contains(key) else { return 0 }
      let seats: Int = try container.decode(
        key, where: { 0...available ~= $0 }, expected: "a number of the remaining seats")
      available -= seats
      return seats
    }
    self.init(
      capacity: capacity, taken: try part(.taken), held: try part(.held),
      offered: try part(.offered),
      waiting: container.contains(.waiting) ? try container.decode(.waiting, atLeast: 0) : 0,
      overfill: overfill)
  }

  /// Encodes the numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(capacity, forKey: .capacity)
    try container.encode(taken, forKey: .taken)
    try container.encode(held, forKey: .held)
    try container.encode(offered, forKey: .offered)
    try container.encode(waiting, forKey: .waiting)
    if overfill > 0 { try container.encode(overfill, forKey: .overfill) }
  }
}
