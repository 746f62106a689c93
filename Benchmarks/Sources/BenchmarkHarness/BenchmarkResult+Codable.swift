extension BenchmarkResult: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, size, operations, checksum, reference, rounds
  }

  /// The keys of schema 1, which had one round, and the peak of the whole process.
  private enum FirstSchemaKeys: String, CodingKey {
    case wallNanoseconds, processorNanoseconds, allocations
  }

  /// Reads the current schema or the first.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    size = try values.decode(Int.self, forKey: .size)
    operations = try values.decode(Int.self, forKey: .operations)
    checksum = try values.decode(String.self, forKey: .checksum)
    reference = try values.decodeIfPresent(Reference.self, forKey: .reference)
    if values.contains(.rounds) {
      rounds = try values.decode([Round].self, forKey: .rounds)
    } else {
      let first = try decoder.container(keyedBy: FirstSchemaKeys.self)
      rounds = [
        Round(
          wallNanoseconds: try first.decode([Double].self, forKey: .wallNanoseconds),
          processorNanoseconds: try first.decode([Double].self, forKey: .processorNanoseconds),
          allocations: try first.decodeIfPresent(Int.self, forKey: .allocations))
      ]
    }
  }

  /// Writes the current schema.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(size, forKey: .size)
    try values.encode(operations, forKey: .operations)
    try values.encode(checksum, forKey: .checksum)
    try values.encodeIfPresent(reference, forKey: .reference)
    try values.encode(rounds, forKey: .rounds)
  }
}
