import Essentials

/// Encoded as an object with the version of the format, the number of the copy, the entries, and the
/// IDs of deleted entries. Unknown fields are kept. Anyone who can read the encoded form can read the journal: encrypt it.
extension HealthJournal: Codable {
  private enum CodingKeys: String, CodingKey {
    case version
    case replica
    case entries
    case deleted
  }

  /// The version of the format that this package writes, and the newest one that it reads.
  private static let formatVersion = 1

  /// Decodes a journal; the entries may have any order.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for a newer version of the
  ///   format, for an entry that breaks a rule, and for an ID that appears twice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard (1...Self.formatVersion).contains(try container.decode(Int.self, forKey: .version)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "The journal was written by a newer version of the package.")
    }
    let replica = try container.decode(JournalNumber.self, forKey: .replica)
    let entries = try container.decode([Stored].self, forKey: .entries)
    let deleted = Set(
      try container.decode([JournalNumber].self, forKey: .deleted).map { Entry.ID($0.number) })
    var ids = deleted
    for item in entries {
      guard ids.insert(item.entry.id).inserted else {
        throw DecodingError.dataCorruptedError(
          forKey: .entries, in: container,
          debugDescription: "Every entry must have an ID of its own, which is not deleted.")
      }
    }
    self.init(
      replica: replica.number, stored: entries, deletedIDs: deleted,
      unknownFields: try UnknownFields(of: decoder, except: CodingKeys.self))
  }

  /// Encodes the journal, with the oldest entry first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.formatVersion, forKey: .version)
    try container.encode(JournalNumber(replica), forKey: .replica)
    try container.encode(stored, forKey: .entries)
    try container.encode(deletedIDs.sorted().map { JournalNumber($0.number) }, forKey: .deleted)
    try unknownFields.encode(to: encoder)
  }
}

/// Encoded as a row of a journal, without what merging needs: for a database with a row for each entry, or for a
/// request to a server. Anyone who can read the encoded form can read the entry: encrypt it.
extension HealthJournal.Entry: Codable {
  /// Decodes an entry.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for an entry that breaks a rule.
  public init(from decoder: any Decoder) throws {
    self = try HealthJournal.Stored(from: decoder).entry
  }

  /// Encodes the entry.
  public func encode(to encoder: any Encoder) throws {
    try HealthJournal.Stored(self, HealthJournal.Version()).encode(to: encoder)
  }
}

extension HealthJournal.Stored: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JournalKey.self)
    let list = JournalList(container)
    var entry = HealthJournal.Entry(
      HealthJournal.Entry.ID(try container.decode(JournalNumber.self, forKey: .id).number),
      at: try container.decode(LocalDateTime.self, forKey: .time))
    entry.text = try container.decodeIfPresent(String.self, forKey: .text) ?? ""
    var unknown = try UnknownFields(of: decoder, except: JournalKey.self)
    entry.mood = try unknown.decode(.mood, of: container)
    entry.tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? []
    entry.recordings = try list.values(.recordings)
    entry.symptoms = try unknown.decodeList(.symptoms, of: container)
    entry.temperatures = try unknown.decodeList(.temperatures, of: container)
    entry.treatments = try list.values(.treatments)
    entry.visits = try list.values(.visits)
    entry.contacts = try list.values(.contacts)
    entry.unknownFields = unknown
    do throws(HealthJournal.Error) {
      try entry.checkStored()
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: container, debugDescription: error.description)
    }
    var version = HealthJournal.Version()
    for stamp: JournalStamp in try list.values(.versions) { version.read(stamp) }
    self.init(entry, version)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JournalKey.self)
    try container.encode(JournalNumber(entry.id.number), forKey: .id)
    try container.encode(entry.time, forKey: .time)
    if !entry.text.isEmpty { try container.encode(entry.text, forKey: .text) }
    var unknown = entry.unknownFields
    if let mood = entry.mood {
      try container.encode(mood, forKey: .mood)
      unknown.remove(JournalKey.mood)
    }
    if !entry.tags.isEmpty { try container.encode(entry.tags, forKey: .tags) }
    if !entry.recordings.isEmpty { try container.encode(entry.recordings, forKey: .recordings) }
    try unknown.encode(list: entry.symptoms, .symptoms, into: &container)
    try unknown.encode(list: entry.temperatures, .temperatures, into: &container)
    if !entry.treatments.isEmpty { try container.encode(entry.treatments, forKey: .treatments) }
    if !entry.visits.isEmpty { try container.encode(entry.visits, forKey: .visits) }
    if !entry.contacts.isEmpty { try container.encode(entry.contacts, forKey: .contacts) }
    if !version.seen.isEmpty { try container.encode(version.stamps, forKey: .versions) }
    try unknown.encode(to: encoder)
  }
}

/// The keys of everything in an entry.
enum JournalKey: String, CodingKey {
  case id
  case time
  case text
  case mood
  case tags
  case recordings
  case symptoms
  case temperatures
  case treatments
  case visits
  case contacts
  case versions
  case name
  case amount
  case severity
  case degrees
  case unit
  case minutes
  case seconds
  case mediaType
  case place
  case replica
}

/// A container whose missing lists are empty.
struct JournalList {
  private let container: KeyedDecodingContainer<JournalKey>

  init(_ container: KeyedDecodingContainer<JournalKey>) { self.container = container }

  func values<Value: Decodable>(_ key: JournalKey) throws -> [Value] {
    try container.decodeIfPresent([Value].self, forKey: key) ?? []
  }
}

/// A number of 64 bits as 16 hexadecimal digits, which JSON holds exactly.
struct JournalNumber: Hashable, Codable {
  let number: UInt64

  init(_ number: UInt64) { self.number = number }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let digits = try container.decode(String.self)
    guard digits.utf8.count == 16, !digits.hasPrefix("+"), let number = UInt64(digits, radix: 16)
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "An ID must have 16 hexadecimal digits.")
    }
    self.number = number
  }

  func encode(to encoder: any Encoder) throws {
    let digits = String(number, radix: 16)
    var container = encoder.singleValueContainer()
    try container.encode(String(repeating: "0", count: 16 - digits.count) + digits)
  }
}
