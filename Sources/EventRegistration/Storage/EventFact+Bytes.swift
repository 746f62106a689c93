import Essentials

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
  /// only for facts that have one of these, so that older readers can read all others. So is version 4, for
  /// requests that were first made at another time than that of the fact, and for
  /// ``EventFact/Change/noted``, and version 5, for events of several sessions and for
  /// ``EventFact/Change/draftDeleted``.
  static let formVersion: UInt8 = 5

  /// Reads the fact at an offset, and returns it with the offset after its byte form.
  ///
  /// - Complexity: O(*n*) in the length of its byte form.
  /// - Throws: ``FactBytesError``, without ``FactBytesError/trailingBytes``.
  public static func read(
    _ bytes: [UInt8], at start: Int
  ) throws(FactBytesError) -> (fact: EventFact, end: Int) {
    try read(bytes, at: start, formVersion: formVersion, kinds: Change.kinds) {
      kind, reader throws(InvalidBytes) in
      let event = try reader.value(EventID.self)
      let version = try reader.value { (version: UInt64) in version >= 1 }
      let time = try reader.value { (time: Int64) in Instant.validRange.contains(time) }
      let start = reader.invalid
      let cause = try reader.cause()
      let change = try Change(kind: kind, from: &reader)
      guard cause?.firstMade != time, cause != nil || change != .noted else { throw start }
      return EventFact(event: event, version: version, time: time, cause: cause, change: change)
    }
  }
}

/// A byte 0 stands for no cause, 1 for one, and 2 for one with the time at which the request was first made.
extension EventFact.Cause? {
  fileprivate func encode(into sink: inout some ByteSink) {
    guard let cause = self else { return sink.append(0 as UInt8) }
    sink.append(cause.firstMade == nil ? 1 as UInt8 : 2)
    cause.request.encode(into: &sink)
    cause.digest.encode(into: &sink)
    guard let firstMade = cause.firstMade else { return }
    sink.require(formVersion: 4)
    firstMade.encode(into: &sink)
  }
}

extension ByteReader {
  fileprivate mutating func cause() throws(InvalidBytes) -> EventFact.Cause? {
    let start = invalid
    let kind = try number(UInt8.self)
    guard kind <= (formVersion > 3 ? 2 : 1) else { throw start }
    guard kind > 0 else { return nil }
    let (request, digest) = (try value(RegistrationRequest.ID.self), try commandDigest())
    guard kind == 2 else { return EventFact.Cause(request: request, digest: digest) }
    require(formVersion: 4)
    return EventFact.Cause(
      request: request, digest: digest,
      firstMade: try value { Instant.validRange.contains($0) })
  }

  /// Reads the digest of a command, and drops that of version 1, of which dates of birth were part.
  mutating func commandDigest() throws(InvalidBytes) -> UInt64? {
    guard formVersion == 1 else { return try value() }
    _ = try number(UInt64.self)
    return nil
  }
}
