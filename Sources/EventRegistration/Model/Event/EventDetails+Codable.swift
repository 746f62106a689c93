import Essentials

/// Encoded by the names of its properties, with times such as `"2026-03-01T09:30"`.
///
/// The fee is a `"price"`, or one of the flags if the event is free. Without a price, a poster,
/// questions, or further sessions, these keys are left out.
extension EventDetails: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes the details of an event.
  ///
  /// Missing flags, questions, and further sessions are none, and a missing policy is ``EventPolicy/standard``.
  ///
  /// - Throws: `DecodingError`, also for values that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let title = try container.decode(String.self, forKey: .title)
    let summary = try container.decode(String.self, forKey: .summary)
    let start = try container.decode(LocalDateTime.self, forKey: .start)
    let end = try container.decode(LocalDateTime.self, forKey: .end)
    let utcOffset = try container.decode(Int.self, forKey: .utcOffset)
    let venue = try container.decode(EventVenue.self, forKey: .venue)
    let capacity = try container.decode(Int.self, forKey: .capacity)
    let flags = try container.decodeIfPresent(Flags.self, forKey: .flags)
    let policy = try container.decodeIfPresent(EventPolicy.self, forKey: .policy)
    let price = try container.decodeIfPresent(EventDetails.Fee.Price.self, forKey: .price)
    let poster = try container.decodeIfPresent(String.self, forKey: .poster)
    let questions = try container.decodeIfPresent([EventDetails.Question].self, forKey: .questions)
    let further = try container.decodeIfPresent([Session].self, forKey: .furtherSessions)
    do {
      try self.init(
        title: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
        venue: venue, capacity: capacity, flags: flags ?? [], policy: policy ?? .standard,
        fee: price.map { .price($0) }, poster: poster, questions: questions ?? [],
        furtherSessions: further ?? [])
    } catch {
      throw DecodingError.dataCorrupted(error.problems, at: decoder.codingPath)
    }
  }

  /// Encodes the details.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(summary, forKey: .summary)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
    try container.encode(utcOffset, forKey: .utcOffset)
    try container.encode(venue, forKey: .venue)
    try container.encode(capacity, forKey: .capacity)
    try container.encode(flags, forKey: .flags)
    try container.encode(policy, forKey: .policy)
    try container.encodeIfPresent(price, forKey: .price)
    try container.encodeIfPresent(poster, forKey: .poster)
    if !questions.isEmpty { try container.encode(questions, forKey: .questions) }
    if !furtherSessions.isEmpty { try container.encode(furtherSessions, forKey: .furtherSessions) }
  }
}
