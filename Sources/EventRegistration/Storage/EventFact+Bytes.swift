extension EventFact: StoredFact {
  /// Appends the byte form, for example to a log that a ``FactLogReader`` reads.
  ///
  /// - Complexity: O(*n*) in its length, amortized.
  public func append(to bytes: inout [UInt8]) {
    let fits = Record.append(to: &bytes, version: 2, kind: change.kind) { writer in
      event.encode(into: &writer)
      version.encode(into: &writer)
      time.encode(into: &writer)
      cause.encode(into: &writer)
      change.encode(into: &writer)
    }
    assert(fits, "The texts and the children of a fact are bounded.")
  }

  /// The newest version of the byte form.
  ///
  /// In version 1, the digest of a cause was not optional, and dates of birth were part of it. Version 3
  /// has venues outside the United States, prices, posters, questions, and sealed answers. It is written
  /// only for facts that have one of these, so that older readers can read all others.
  static let formVersion: UInt8 = 3

  /// Reads the fact at an offset, and returns it with the offset after its byte form.
  ///
  /// - Complexity: O(*n*) in the length of its byte form.
  /// - Throws: ``FactBytesError``, without ``FactBytesError/trailingBytes``.
  public static func read(
    _ bytes: [UInt8], at start: Int
  ) throws(FactBytesError) -> (fact: EventFact, end: Int) {
    try read(bytes, at: start, formVersion: formVersion, kinds: Change.kinds) {
      kind, reader throws(InvalidBytes) in
      EventFact(
        event: try reader.value(), version: try reader.value { $0 >= 1 },
        time: try reader.value { Instant.validRange.contains($0) }, cause: try reader.value(),
        change: try Change(kind: kind, from: &reader))
    }
  }
}

extension EventFact.Cause: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    request.encode(into: &sink)
    digest.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(request: try reader.value(), digest: try reader.commandDigest())
  }
}

extension ByteReader {
  /// Reads the digest of a command, and drops that of version 1, of which dates of birth were part.
  mutating func commandDigest() throws(InvalidBytes) -> UInt64? {
    guard formVersion == 1 else { return try value() }
    _ = try number(UInt64.self)
    return nil
  }
}
