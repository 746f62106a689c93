import Essentials
import Geo

extension DirectoryRecord {
  /// The keys of a record and its parts in their encoded forms.
  enum FieldKey: String, CodingKey {
    case id, title, subtitle, details, coordinate, city, zipCode, address, labels, produce
    case ingredients, directions, nutrition, priceInCents, ages, hours, hasStaleHours, start, end,
      sessions, freeSeats
    case photos, actions, reviews, popularity, dateAdded, isFeatured
    // Parts.
    case reference, caption, name, destination, lines, names, freeFrom, least, greatest
  }
}

/// Encoded by the names of the properties, of which those that are unknown or empty are left out.
///
/// Sets are encoded in the order of their letters' numbers, ages as `{"least": 3, "greatest": 5}`, and the
/// time and each session as `start` and `end`.
extension DirectoryRecord: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a record; absent properties have the values of a new record.
  ///
  /// - Throws: `DecodingError`, also for a range whose end is before its start.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      try container.decode(ItemReference.self, forKey: .id),
      title: try container.decode(String.self, forKey: .title))
    subtitle = try value(.subtitle) ?? ""
    details = try value(.details) ?? ""
    coordinate = try value(.coordinate)
    city = try value(.city)
    zipCode = try value(.zipCode)
    address = try value(.address) ?? ""
    let texts: [String: [String]] = try value(.labels) ?? [:]
    for (subject, labels) in texts where !labels.isEmpty {
      self.labels[Subject(subject)] = Set(labels)
    }
    let seasons: [String: [String]] = try value(.produce) ?? [:]
    for season in Season.allCases { produce[season] = seasons[season.rawValue] }
    ingredients = try value(.ingredients)
    directions = try value(.directions) ?? []
    nutrition = try value(.nutrition)
    priceInCents = try value(.priceInCents)
    ages = try container.decodeAges()
    hours = try value(.hours)
    hasStaleHours = try value(.hasStaleHours) ?? false
    time = try container.decodeTime()
    sessions = try container.decodeSessions()
    freeSeats = try value(.freeSeats)
    photos = try value(.photos) ?? []
    actions = try value(.actions) ?? []
    reviews = try value(.reviews) ?? ReviewSummary()
    popularity = try value(.popularity) ?? 0
    dateAdded = try value(.dateAdded)
    isFeatured = try value(.isFeatured) ?? false
  }

  /// Encodes the record.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ text: String, _ key: CodingKeys) throws {
      if !text.isEmpty { try container.encode(text, forKey: key) }
    }
    func encode(_ values: some Collection & Encodable, _ key: CodingKeys) throws {
      if !values.isEmpty { try container.encode(values, forKey: key) }
    }
    try container.encode(id, forKey: .id)
    try container.encode(title, forKey: .title)
    try encode(subtitle, .subtitle)
    try encode(details, .details)
    try container.encodeIfPresent(coordinate, forKey: .coordinate)
    try container.encodeIfPresent(city, forKey: .city)
    try container.encodeIfPresent(zipCode, forKey: .zipCode)
    try encode(address, .address)
    try encode(
      Dictionary(
        labels.filter { !$0.value.isEmpty }.map { ($0.key.name, $0.value.sorted()) },
        uniquingKeysWith: { first, _ in first }), .labels)
    try encode(
      Dictionary(
        produce.filter { !$0.value.isEmpty }.map { ($0.key.rawValue, $0.value) },
        uniquingKeysWith: { first, _ in first }), .produce)
    try container.encodeIfPresent(ingredients, forKey: .ingredients)
    try encode(directions, .directions)
    try container.encodeIfPresent(nutrition, forKey: .nutrition)
    try container.encodeIfPresent(priceInCents, forKey: .priceInCents)
    if let ages { try container.encode(ages) }
    try container.encodeIfPresent(hours, forKey: .hours)
    if hasStaleHours { try container.encode(true, forKey: .hasStaleHours) }
    try container.encodeIfPresent(time?.lowerBound, forKey: .start)
    try container.encodeIfPresent(time?.upperBound, forKey: .end)
    if !sessions.isEmpty { try container.encode(sessions) }
    try container.encodeIfPresent(freeSeats, forKey: .freeSeats)
    try encode(photos, .photos)
    try encode(actions, .actions)
    if reviews != ReviewSummary() { try container.encode(reviews, forKey: .reviews) }
    if popularity != 0 { try container.encode(popularity, forKey: .popularity) }
    try container.encodeIfPresent(dateAdded, forKey: .dateAdded)
    if isFeatured { try container.encode(true, forKey: .isFeatured) }
  }
}

extension KeyedDecodingContainer<DirectoryRecord.FieldKey> {
  /// Decodes the recommended ages, if there are some.
  fileprivate func decodeAges() throws -> ClosedRange<Int>? {
    guard contains(.ages) else { return nil }
    let ages = try nestedContainer(keyedBy: Key.self, forKey: .ages)
    let least = try ages.decode(Int.self, forKey: .least)
    let greatest = try ages.decode(Int.self, forKey: .greatest)
    guard least <= greatest else { throw error(.ages, "The greatest age is less than the least.") }
    return least...greatest
  }

  /// Decodes the start and the end, if there are both.
  fileprivate func decodeTime() throws -> Range<Int64>? {
    guard let start = try decodeIfPresent(Int64.self, forKey: .start) else { return nil }
    let end = try decode(Int64.self, forKey: .end)
    guard start <= end else { throw error(.end, "The end is before the start.") }
    return start..<end
  }

  /// Decodes the sessions, if there are some.
  fileprivate func decodeSessions() throws -> [Range<Int64>] {
    guard contains(.sessions) else { return [] }
    var list = try nestedUnkeyedContainer(forKey: .sessions)
    var sessions: [Range<Int64>] = []
    while !list.isAtEnd {
      let session = try list.nestedContainer(keyedBy: Key.self)
      guard let time = try session.decodeTime() else {
        throw session.error(.start, "A session has no start.")
      }
      sessions.append(time)
    }
    return sessions
  }

  private func error(_ key: Key, _ text: String) -> DecodingError {
    DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: text)
  }
}

extension KeyedEncodingContainer<DirectoryRecord.FieldKey> {
  fileprivate mutating func encode(_ ages: ClosedRange<Int>) throws {
    var container = nestedContainer(keyedBy: Key.self, forKey: .ages)
    try container.encode(ages.lowerBound, forKey: .least)
    try container.encode(ages.upperBound, forKey: .greatest)
  }

  fileprivate mutating func encode(_ sessions: [Range<Int64>]) throws {
    var list = nestedUnkeyedContainer(forKey: .sessions)
    for session in sessions {
      var container = list.nestedContainer(keyedBy: Key.self)
      try container.encode(session.lowerBound, forKey: .start)
      try container.encode(session.upperBound, forKey: .end)
    }
  }
}

/// Encoded as `{"lines": ["2 cups flour"], "names": ["flour"], "freeFrom": ["en:milk"]}`, so that what was
/// read once is not read again.
extension DirectoryRecord.Ingredients: Codable {
  private typealias CodingKeys = DirectoryRecord.FieldKey

  /// Decodes ingredients; absent lists are empty.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      known: try container.decodeIfPresent([String].self, forKey: .lines) ?? [],
      names: Set(try container.decodeIfPresent([String].self, forKey: .names) ?? []),
      freeFrom: Set(
        (try container.decodeIfPresent([String].self, forKey: .freeFrom) ?? []).map(Allergen.init)))
  }

  /// Encodes the lines and the names and allergens that were read in them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(lines, forKey: .lines)
    try container.encode(names.sorted(), forKey: .names)
    try container.encode(freeFrom.map(\.id).sorted(), forKey: .freeFrom)
  }
}
