import Essentials

/// Encoded as an object with the criteria that are set; a new filter is `{}`.
extension EventFilter: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a filter, in which missing criteria are as in a new filter.
  ///
  /// - Throws: `DecodingError`, whose description contains no age.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try container.decodeIfPresent(String.self, forKey: key) ?? ""
    }

    self.init()
    self.text = try text(.text)
    city = try text(.city)
    state = try text(.state)
    zipCode = try text(.zipCode)
    earliest = try container.decodeIfPresent(CalendarDate.self, forKey: .earliest)
    latest = try container.decodeIfPresent(CalendarDate.self, forKey: .latest)
    do {
      age = try container.decodeIfPresent(Int.self, forKey: .age)
    } catch {
      // Decoders may quote a number that does not fit, and this one is the age of a child.
      throw DecodingError.dataCorruptedError(
        forKey: .age, in: container, debugDescription: "The age must be a number of years.")
    }
    birthDate = try container.decodeIfPresent(CalendarDate.self, forKey: .birthDate)
    freeSeats = try container.decodeIfPresent(Int.self, forKey: .freeSeats) ?? 0
    flags = try container.decodeIfPresent(EventDetails.Flags.self, forKey: .flags) ?? []
    isOpenForRegistration =
      try container.decodeIfPresent(Bool.self, forKey: .isOpenForRegistration) ?? false
  }

  /// Encodes the criteria that are set.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    for (key, text) in [
      (CodingKeys.text, text), (.city, city), (.state, state), (.zipCode, zipCode),
    ] where !text.isEmpty {
      try container.encode(text, forKey: key)
    }
    try container.encodeIfPresent(earliest, forKey: .earliest)
    try container.encodeIfPresent(latest, forKey: .latest)
    try container.encodeIfPresent(age, forKey: .age)
    try container.encodeIfPresent(birthDate, forKey: .birthDate)
    if freeSeats != 0 { try container.encode(freeSeats, forKey: .freeSeats) }
    if !flags.isEmpty { try container.encode(flags, forKey: .flags) }
    if isOpenForRegistration { try container.encode(true, forKey: .isOpenForRegistration) }
  }
}
