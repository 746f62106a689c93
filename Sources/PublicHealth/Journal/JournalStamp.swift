/// The time of the newest version of a copy.
struct JournalStamp: Codable {
  let replica: UInt64
  let time: Int64

  init(replica: UInt64, time: Int64) {
    self.replica = replica
    self.time = time
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JournalKey.self)
    replica = try container.decode(JournalNumber.self, forKey: .replica).number
    time = try container.decode(Int64.self, forKey: .time)
    guard HealthJournal.Version.times.contains(time) else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: container, debugDescription: "The time of a version is out of range.")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JournalKey.self)
    try container.encode(JournalNumber(replica), forKey: .replica)
    try container.encode(time, forKey: .time)
  }
}

extension HealthJournal.Version {
  /// The newest version of each copy; the one that is kept has the greatest stamp.
  var stamps: [JournalStamp] {
    seen.map { JournalStamp(replica: $0.key, time: $0.value) }
      .sorted { ($0.time, $0.replica) < ($1.time, $1.replica) }
  }

  mutating func read(_ stamp: JournalStamp) {
    seen[stamp.replica] = max(seen[stamp.replica] ?? 0, stamp.time)
    newest = max(newest, Stamp(time: stamp.time, replica: stamp.replica))
  }
}
