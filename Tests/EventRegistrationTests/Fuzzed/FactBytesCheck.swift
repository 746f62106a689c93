import EventRegistration

/// Any bytes are a fact, a log of facts, or a typed error; a fact reads back as itself.
///
/// The bytes are taken once as they are, once as the content, behind a byte for the kind, of a
/// record whose length and digest match, as no random ones would, and once as the facts of one
/// command.
func checkFactBytes(_ bytes: [UInt8]) throws {
  try checkFact(bytes)
  try checkLog(bytes)
  guard let kind = bytes.first else { return }
  let record = sealedRecord(bytes.dropFirst(), kind: kind)
  try checkFact(record)
  try checkLog(record + record + bytes)
  try checkLog(sealedRecord(bytes, kind: 64) + sealedRecord(record + record, kind: 64))
}

private func checkFact(_ bytes: [UInt8]) throws {
  switch Result(catching: { () throws(FactBytesError) in try EventFact(bytes: bytes) }) {
  case .success(let fact):
    try require(fact.bytes == bytes, "What is read is written as it was")
    try require((try? EventFact(bytes: fact.bytes)) == fact, "A fact reads back as itself")
  case .failure(.invalid(let offset)):
    try require((8...bytes.count).contains(offset), "What is wrong has a place")
  case .failure: break
  }
  if let fact = try? ProviderAccount.Fact(bytes: bytes) {
    try require(fact.bytes == bytes, "What is read is written as it was")
  }
}

private func checkLog(_ bytes: [UInt8]) throws {
  var reader = FactLogReader<EventFact>(bytes)
  var commands: [[EventFact]] = []
  switch Result(catching: { () throws(FactLogError) in
    while let facts = try reader.next() { commands.append(facts) }
  }) {
  case .success:
    try require(reader.offset == bytes.count, "A log ends where its bytes do")
  case .failure(.tornEnd(let offset)), .failure(.unreadable(_, let offset)):
    try require(offset == reader.offset, "A log is whole up to the record that is none")
  }
  var written: [UInt8] = []
  for facts in commands { try EventFact.append(facts, to: &written) }
  try require(written == Array(bytes[..<reader.offset]), "The facts read are those written")
}
