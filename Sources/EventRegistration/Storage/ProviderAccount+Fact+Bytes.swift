extension ProviderAccount.Fact: StoredFact {
  /// Appends the byte form, for example to a log that a ``FactLogReader`` reads.
  ///
  /// - Complexity: Amortized O(1).
  public func append(to bytes: inout [UInt8]) {
    let fits = Record.append(to: &bytes, version: 1, kind: change.kind) { writer in
      provider.encode(into: &writer)
      version.encode(into: &writer)
      time.encode(into: &writer)
      change.encode(into: &writer)
    }
    assert(fits, "The texts and the children of a fact are bounded.")
  }

  /// Reads the fact at an offset, and returns it with the offset after its byte form.
  ///
  /// - Throws: ``FactBytesError``, without ``FactBytesError/trailingBytes``.
  public static func read(
    _ bytes: [UInt8], at start: Int
  ) throws(FactBytesError) -> (fact: ProviderAccount.Fact, end: Int) {
    try read(bytes, at: start, formVersion: 1, kinds: Change.kinds) {
      kind, reader throws(InvalidBytes) in
      ProviderAccount.Fact(
        provider: try reader.value(), version: try reader.value { $0 >= 1 },
        time: try reader.value(), change: try Change(kind: kind, from: &reader))
    }
  }
}

extension ProviderAccount.Fact.Change: ByteEncodable {
  /// The number of the case in the byte form, which no case of an ``EventFact`` has.
  var kind: UInt8 {
    switch self {
    case .planSet: 129
    case .slotClaimed: 130
    case .slotReleased: 131
    }
  }

  /// The numbers of all cases.
  static let kinds: ClosedRange<UInt8> = 129...131

  func encode(into sink: inout some ByteSink) {
    switch self {
    case .planSet(let plan, let utcOffset):
      plan.encode(into: &sink)
      utcOffset.encode(into: &sink)
    case .slotClaimed(let event, let year):
      event.encode(into: &sink)
      year.encode(into: &sink)
    case .slotReleased(let event):
      event.encode(into: &sink)
    }
  }

  init(kind: UInt8, from reader: inout ByteReader) throws(InvalidBytes) {
    switch kind {
    case 129:
      self = .planSet(
        try reader.value(),
        utcOffset: try reader.value { EventDetails.utcOffsets.contains($0) })
    case 130: self = .slotClaimed(try reader.value(), year: try reader.value { 1...9999 ~= $0 })
    case 131: self = .slotReleased(try reader.value())
    default: throw reader.invalid
    }
  }
}

extension ProviderPlan: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .basic: sink.append(0 as UInt8)
    case .gold: sink.append(1 as UInt8)
    case .platinum: sink.append(2 as UInt8)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .basic
    case 1: self = .gold
    case 2: self = .platinum
    default: throw start
    }
  }
}
