extension RequestMemory {
  func encode(into sink: inout some ByteSink) {
    limit.encode(into: &sink)
    entries.encode(into: &sink)
  }

  /// Reads the memory of a ledger with a version.
  static func read(
    from reader: inout ByteReader, seed: UInt64, upTo version: UInt64
  ) throws(InvalidBytes) -> RequestMemory {
    let limits = 0...Int(DirectorySlots.maximumCount)
    let limit = try reader.value { (limit: Int) in limits.contains(limit) }
    let start = reader.invalid
    let entries: [Entry] = try reader.array()
    guard entries.count <= limit, Set(entries.map(\.request)).count == entries.count,
      entries.allSatisfy({ $0.version <= version })
    else { throw start }
    var memory = RequestMemory(limit: limit, seed: seed)
    for entry in entries { memory.remember(entry) }
    return memory
  }
}

extension RequestMemory.Entry: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    request.encode(into: &sink)
    digest.encode(into: &sink)
    outcome.encode(into: &sink)
    version.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(
      request: try reader.value(), digest: try reader.commandDigest(), outcome: try reader.value(),
      version: try reader.value())
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
