import Essentials

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
