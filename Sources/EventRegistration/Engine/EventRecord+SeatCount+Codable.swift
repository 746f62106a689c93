#if !hasFeature(Embedded)
/// Encoded as `{"capacity": 20, "taken": 12, "held": 2, "offered": 0, "waiting": 3}`.
extension EventRecord.SeatCount: Codable {
  private enum CodingKeys: String, CodingKey {
    case capacity
    case taken
    case held
    case offered
    case waiting
  }

  /// Decodes numbers of seats; those of an absent key are zero.
  ///
  /// - Throws: `DecodingError`, also if a number is negative, or if more seats are given away than
  ///   there are.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var available: Int = try container.decode(
      .capacity, where: { EventDetails.capacities.contains($0) }, expected: "a number of seats")
    let capacity = available
    func part(_ key: CodingKeys) throws -> Int {
      guard container.contains(key) else { return 0 }
      let seats: Int = try container.decode(
        key, where: { 0...available ~= $0 }, expected: "a number of the seats that are left")
      available -= seats
      return seats
    }
    self.init(
      capacity: capacity, taken: try part(.taken), held: try part(.held),
      offered: try part(.offered),
      waiting: container.contains(.waiting) ? try container.decode(.waiting, atLeast: 0) : 0)
  }

  /// Encodes the numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(capacity, forKey: .capacity)
    try container.encode(taken, forKey: .taken)
    try container.encode(held, forKey: .held)
    try container.encode(offered, forKey: .offered)
    try container.encode(waiting, forKey: .waiting)
  }
}
#endif
