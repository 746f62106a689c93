extension ProviderAccount {
  /// A recorded change of the account of a provider.
  public struct Fact: Hashable, Sendable {
    /// The change that a fact records.
    @nonexhaustive public enum Change: Hashable, Sendable {
      /// The plan and the UTC offset, in seconds, were set.
      case planSet(ProviderPlan, utcOffset: Int)
      /// An event started to count in this calendar year.
      case slotClaimed(EventID, year: Int)
      /// An event stopped counting.
      case slotReleased(EventID)
    }

    /// The provider.
    public let provider: PersonID

    /// The version of the account after this fact: 1 for the first fact, 2 for the second, and so on.
    public let version: UInt64

    /// The instant, in seconds since 1970-01-01 00:00 UTC.
    public let time: Int64

    /// The change.
    public let change: Change

    init(provider: PersonID, version: UInt64, time: Int64, change: Change) {
      self.provider = provider
      self.version = version
      self.time = time
      self.change = change
    }
  }
}

extension ProviderAccount.Fact {
  /// Replaces the ID of a provider by its pseudonym under a key.
  ///
  /// To forget a provider, do this with all facts of the account. It then has another stream.
  public mutating func forget(person: PersonID, key: PseudonymKey) {
    guard provider == person else { return }
    self = ProviderAccount.Fact(
      provider: key.pseudonym(of: person, at: EventID(high: 0, low: 0)), version: version,
      time: time, change: change)
  }
}

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

/// Encoded as `{"provider": "…", "version": 7, "time": 1770000000, "change": {…}}`.
extension ProviderAccount.Fact: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a fact.
  ///
  /// - Throws: `DecodingError`, also for the version 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      provider: try container.decode(PersonID.self, forKey: .provider),
      version: try container.decode(
        .version, where: { $0 >= 1 }, expected: "a version, which is 1 or more"),
      time: try container.decode(Int64.self, forKey: .time),
      change: try container.decode(Change.self, forKey: .change))
  }

  /// Encodes the fact.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(provider, forKey: .provider)
    try container.encode(version, forKey: .version)
    try container.encode(time, forKey: .time)
    try container.encode(change, forKey: .change)
  }
}

/// Encoded as `{"kind": "planSet", "plan": "gold", "utcOffset": 0}`,
/// `{"kind": "slotClaimed", "event": "…", "year": 2026}`, or
/// `{"kind": "slotReleased", "event": "…"}`.
extension ProviderAccount.Fact.Change: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CodedCase {
    case planSet
    case slotClaimed
    case slotReleased
  }

  /// Decodes a change.
  ///
  /// - Throws: `DecodingError`, also for an invalid offset, and for a year outside 1 to 9999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .planSet:
      self = .planSet(
        try container.decode(ProviderPlan.self, forKey: .plan),
        utcOffset: try container.decode(
          .utcOffset, where: { EventDetails.utcOffsets.contains($0) },
          expected: "a UTC offset from -12 to +14 hours"))
    case .slotClaimed:
      self = .slotClaimed(
        try container.decode(EventID.self, forKey: .event),
        year: try container.decode(
          .year, where: { 1...9999 ~= $0 }, expected: "a year from 1 to 9999"))
    case .slotReleased:
      self = .slotReleased(try container.decode(EventID.self, forKey: .event))
    }
  }

  /// Encodes the change.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .planSet(let plan, let utcOffset):
      try container.encode(Kind.planSet, forKey: .kind)
      try container.encode(plan, forKey: .plan)
      try container.encode(utcOffset, forKey: .utcOffset)
    case .slotClaimed(let event, let year):
      try container.encode(Kind.slotClaimed, forKey: .kind)
      try container.encode(event, forKey: .event)
      try container.encode(year, forKey: .year)
    case .slotReleased(let event):
      try container.encode(Kind.slotReleased, forKey: .kind)
      try container.encode(event, forKey: .event)
    }
  }
}
