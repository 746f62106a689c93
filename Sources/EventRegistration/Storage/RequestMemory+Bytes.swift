extension RequestMemory {
  /// Encodes the rule, what was forgotten, and the entries, which version 4 of the form can hold.
  func encode(into sink: inout some ByteSink) {
    sink.require(formVersion: 4)
    retention.seconds.encode(into: &sink)
    retention.maximumCount.encode(into: &sink)
    forgottenThrough.encode(into: &sink)
    entries.encode(into: &sink)
  }

  /// Reads the memory of a ledger with a version and the time of its last fact.
  ///
  /// Older forms have only the number of remembered requests, and no times. All their requests then count
  /// as made at the last fact, and so do those that may have been forgotten. No two
  /// requests led to the same version.
  static func read(
    from reader: inout ByteReader, seed: UInt64, upTo version: UInt64, at time: Int64
  ) throws(InvalidBytes) -> RequestMemory {
    let hasTimes = reader.formVersion > 3
    if hasTimes { reader.require(formVersion: 4) }
    let seconds =
      hasTimes
      ? try reader.value { RegistrationRequest.Retention.validSeconds.contains($0) }
      : RegistrationRequest.Retention.standard.seconds
    let counts = 0...Int(DirectorySlots.maximumCount)
    let maximumCount = try reader.value { (count: Int) in counts.contains(count) }
    let instants = Instant.validRange
    let forgottenThrough: Int64? =
      hasTimes ? try reader.value { $0.map { instants.contains($0) } ?? true } : nil
    let start = reader.invalid
    var entries: [Entry] = try reader.array()
    if !hasTimes {
      for index in entries.indices { entries[index].firstMade = time }
      entries.sort { $0.precedes($1) }
    }
    guard entries.count <= maximumCount, Set(entries.map(\.request)).count == entries.count,
      entries.allSatisfy({ $0.version >= 1 && $0.version <= version }),
      zip(entries, entries.dropFirst()).allSatisfy({ $0.precedes($1) })
    else { throw start }
    let mayHaveForgotten = !hasTimes && maximumCount > 0 && entries.count == maximumCount
    var memory = RequestMemory(
      RegistrationRequest.Retention(seconds: seconds, maximumCount: maximumCount),
      forgottenThrough: mayHaveForgotten ? time : forgottenThrough, seed: seed)
    for entry in entries { memory.remember(entry, at: instants.lowerBound) }
    return memory
  }
}

extension RequestMemory.Entry: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    request.encode(into: &sink)
    digest.encode(into: &sink)
    outcome.encode(into: &sink)
    version.encode(into: &sink)
    firstMade.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(
      request: try reader.value(), digest: try reader.commandDigest(), outcome: try reader.value(),
      version: try reader.value(),
      firstMade: reader.formVersion > 3
        ? try reader.value { Instant.validRange.contains($0) } : Instant.validRange.lowerBound)
  }
}

/// Only the outcomes of accepted requests are remembered, so a refusal is never encoded.
extension EventCommand.Outcome: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .done, .refused:
      sink.append(0 as UInt8)
    case .registered(let seats):
      sink.append(1 as UInt8)
      seats.encode(into: &sink)
    case .waitlisted(let position):
      sink.append(2 as UInt8)
      position.encode(into: &sink)
    case .held(let deadline):
      sink.append(3 as UInt8)
      deadline.encode(into: &sink)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .done
    case 1: self = .registered(seats: try reader.value { $0 >= 1 })
    case 2: self = .waitlisted(position: try reader.value { $0 >= 1 })
    case 3: self = .held(until: try reader.deadline())
    default: throw start
    }
  }
}
