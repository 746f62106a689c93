import EventRegistration
import TestSupport

/// Checks that any bytes are a fact, a log of facts, or a typed error, and that facts round-trip.
///
/// The bytes are read unchanged, as a kind and the content of a record with a valid length and digest,
/// and as the facts of one command.
func checkFactBytes(_ bytes: [UInt8]) throws {
  try checkFact(bytes)
  try checkLog(bytes)
  guard let kind = bytes.first else { return }
  for version: UInt8 in [1, 2, 3, 4, 5] {
    let record = sealedRecord(bytes.dropFirst(), version: version, kind: kind)
    try checkFact(record)
    try checkLog(record + record + bytes)
    try checkLog(sealedRecord(bytes, kind: 64) + sealedRecord(record + record, kind: 64))
  }
}

private func checkFact(_ bytes: [UInt8]) throws {
  switch Result(catching: { () throws(FactBytesError) in try EventFact(bytes: bytes) }) {
  case .success(let fact):
    try require(
      fact.bytes == bytes || bytes[8] < fact.bytes[8],
      "Bytes of the current version are written again")
    try require((try? EventFact(bytes: fact.bytes)) == fact, "A fact round-trips")
  case .failure(.invalid(let offset)):
    try require((8...bytes.count).contains(offset), "An invalid value has an offset")
  case .failure: break
  }
  if let fact = try? ProviderAccount.Fact(bytes: bytes) {
    try require(fact.bytes == bytes, "Bytes that can be read are written again")
  }
}

private func checkLog(_ bytes: [UInt8]) throws {
  var reader = FactLogReader<EventFact>(bytes)
  var commands: [[EventFact]] = []
  switch Result(catching: { () throws(FactLogError) in
    while let facts = try reader.next() { commands.append(facts) }
  }) {
  case .success:
    try require(reader.offset == bytes.count, "A log ends at the end of its bytes")
  case .failure(.tornEnd(let offset)), .failure(.unreadable(_, let offset)):
    try require(offset == reader.offset, "A log is complete up to the invalid record")
  }
  var written: [UInt8] = []
  for facts in commands { try EventFact.append(facts, to: &written) }
  var again = FactLogReader<EventFact>(written)
  try require(try again.remaining() == commands.flatMap { $0 }, "A log round-trips")
}
