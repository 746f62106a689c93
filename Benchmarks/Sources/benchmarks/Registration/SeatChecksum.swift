import SeatCounting

/// The checksum of answers that the registration peers print: FNV-1a over one byte for each.
func checksum(of answers: some Sequence<SeatEngine.Answer>) -> UInt64 {
  answers.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1.rawValue)) &* 0x100_0000_01B3 }
}

/// A checksum of the state of events, which does not depend on an order.
struct SeatChecksum {
  /// The checksum so far.
  private(set) var sum: UInt64 = 0
  /// The number of seats above the capacity.
  private(set) var oversold = 0
  /// The number of records.
  private(set) var records = 0

  /// Adds an event, whose numbers of people differ from those of the file.
  mutating func add(
    _ event: UInt32, _ summary: SeatEngine.Summary, _ records: [SeatEngine.Record],
    person: (UInt32) -> UInt32
  ) {
    let counts = UInt64(summary.held) << 32 | UInt64(summary.waiting)
    add(event, summary.capacity, summary.taken, counts)
    var committed = 0
    for record in records {
      let (person, seats) = (person(record.person), UInt32(record.seats))
      switch record.status {
      case .registered:
        add(event, person, seats, 1)
        committed += Int(seats)
      case .waiting(let place): add(event, person, seats, 2 | UInt64(place - 1) << 8)
      case .held(let deadline), .offered(let deadline):
        add(event, person, seats, 3 | UInt64(bitPattern: deadline) << 8)
        committed += Int(seats)
      }
    }
    oversold += max(committed - Int(summary.capacity), 0)
    self.records += records.count
  }

  private mutating func add(_ event: UInt32, _ first: UInt32, _ second: UInt32, _ third: UInt64) {
    let words = [UInt64(first), UInt64(second), third]
    sum &+= words.reduce(mix(UInt64(event))) { mix($0 ^ $1) }
  }

  private func mix(_ value: UInt64) -> UInt64 {
    var generator = SplitMix64(seed: value)
    return generator.next()
  }
}
