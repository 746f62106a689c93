public import Essentials

/// The criteria of a parent's search for events; a new filter matches every event.
///
///     var filter = EventFilter()
///     filter.text = "soccer"
///     filter.age = 7
///     filter.flags = .covidSafe
///     let found = records.filtered(by: filter, at: now)
///
/// An event matches if it meets all criteria that are set. Text comparison is case-insensitive and
/// ignores spaces at both ends. Case-insensitive means that each scalar is mapped to the lowercase
/// of the uppercase of its lowercase, with the mappings of the standard library, which depend on
/// neither language nor context: `É` equals `é`, `Σ` and `ς` equal `σ`, and `ß` equals `ss`. The
/// letters `İ` and `ı` of Turkish equal `i`. In ``text``, other accents matter, but not their
/// encoding: a letter with a combining accent equals the precomposed letter. In ``city``, accents of
/// Latin, Greek, Cyrillic, Hebrew, and Arabic are ignored. The digits of every script are equal.
public struct EventFilter: Hashable, Sendable, PrivateValue {
  private var patternText = ByteText("")
  private var cityText = ByteText("")
  private var stateText = ByteText("")
  private var zipCodeText = ByteText("")

  /// A part of the title, the description, or the name, address, or city of the venue; empty for
  /// any.
  public var text: String {
    get { patternText.string }
    set { patternText = ByteText(newValue) }
  }

  /// The whole name of the city; empty for any.
  ///
  /// Case, accents, apostrophes, and repeated spaces do not matter: "canon city" finds "Cañon
  /// City", and "Coeur dAlene" finds "Coeur d'Alene".
  public var city: String {
    get { cityText.string }
    set { cityText = ByteText(newValue) }
  }

  /// The two letters of the state, case-insensitive; empty for any.
  public var state: String {
    get { stateText.string }
    set { stateText = ByteText(newValue) }
  }

  /// The five digits of the ZIP code; empty for any.
  public var zipCode: String {
    get { zipCodeText.string }
    set { zipCodeText = ByteText(newValue) }
  }

  /// The first date on which the event can start, in its local time, or `nil` for any.
  public var earliest: CalendarDate?

  /// The last date on which the event can start, in its local time, or `nil` for any.
  ///
  /// If it is before ``earliest``, no event matches.
  public var latest: CalendarDate?

  /// An age in full years that the event must allow, or `nil` for any.
  public var age: Int?

  /// The date of birth of a child whom the event must allow, or `nil` for any.
  ///
  /// The age counts on the ``EventDetails/ageDay``, as it does for registration. An event with an
  /// age range does not allow a child who is born later.
  public var birthDate: CalendarDate?

  /// The minimum number of free seats; 0 or less for any.
  ///
  /// While families wait, free seats may go to them first.
  public var freeSeats = 0

  /// The flags that the event must have, all of them.
  public var flags: EventDetails.Flags = []

  /// Whether registration must be open at the time of the search.
  public var isOpenForRegistration = false

  /// Creates a filter that matches every event.
  public init() {}
}

extension EventFilter {
  /// Whether an event meets all criteria.
  ///
  /// Drafts and canceled events can match; `filtered(by:at:for:)` leaves them out.
  ///
  /// - Parameters:
  ///   - record: The event.
  ///   - now: The time for ``isOpenForRegistration``, in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: `true` if the event meets all criteria.
  /// - Complexity: O(*n*) in the length of the texts of the filter and the event.
  public func matches(_ record: EventRecord, at now: Int64) -> Bool {
    EventMatcher(self).matches(record, at: now)
  }
}

extension Sequence<EventRecord> {
  /// Returns the events that match a filter and are visible to a person, sorted by start and ID.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - now: The time for ``EventFilter/isOpenForRegistration``, in seconds since 1970-01-01 00:00
  ///     UTC.
  ///   - viewer: The person, who sees only their own drafts and canceled events, or `nil` if the
  ///     person is not signed in.
  /// - Returns: The matching events.
  /// - Complexity: O(*m* + *n* log *n*) for *n* events, where *m* is the length of all texts.
  public func filtered(
    by filter: EventFilter, at now: Int64, for viewer: PersonID? = nil
  ) -> [EventRecord] {
    let matcher = EventMatcher(filter)
    return self.filter { $0.isVisible(to: viewer) && matcher.matches($0, at: now) }
      .sorted { $0.precedes($1) }
  }
}

/// A filter with its texts prepared for comparisons.
private struct EventMatcher {
  let filter: EventFilter
  let pattern: CaseFoldedPattern
  let city: FoldedCity?
  let state: [UInt8]
  let zipCode: String

  init(_ filter: EventFilter) {
    self.filter = filter
    pattern = CaseFoldedPattern(filter.text.trimmed)
    city = FoldedCity(filter.city)
    state = filter.state.trimmed.caseFolded
    let typed = filter.zipCode.trimmed
    zipCode = ZIPCodeText(typed).fiveDigits ?? typed
  }

  func matches(_ record: EventRecord, at now: Int64) -> Bool {
    let details = record.details
    return details.flags.isSuperset(of: filter.flags)
      && filter.freeSeats <= record.seats.available
      && (!filter.isOpenForRegistration || record.isOpenForRegistration(at: now))
      && matchesDay(of: details) && matchesAge(details) && matchesPlace(details.venue)
      && matchesText(of: details)
  }

  private func matchesDay(of details: EventDetails) -> Bool {
    guard filter.earliest != nil || filter.latest != nil else { return true }
    return details.sessions.contains { session in
      let day = session.start.date
      return filter.earliest.map { $0 <= day } ?? true && filter.latest.map { day <= $0 } ?? true
    }
  }

  private func matchesAge(_ details: EventDetails) -> Bool {
    guard let ages = details.policy.ages else { return true }
    if let age = filter.age, !ages.contains(age) { return false }
    guard let birthDate = filter.birthDate else { return true }
    return birthDate.age(on: details.ageDay).map(ages.contains) ?? false
  }

  private func matchesPlace(_ venue: EventVenue) -> Bool {
    (zipCode.isEmpty || zipCode.hasSameBytes(as: venue.zipCode))
      && (state.isEmpty || state == venue.state.caseFolded)
      && (city?.isName(venue.city) ?? true)
  }

  private func matchesText(of details: EventDetails) -> Bool {
    let venue = details.venue
    return pattern.occurs(in: details.title) || pattern.occurs(in: venue.name)
      || pattern.occurs(in: venue.address) || pattern.occurs(in: venue.city)
      || pattern.occurs(in: details.summary)
  }
}

/// Encoded as an object with the criteria that are set; a new filter is `{}`.
extension EventFilter: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a filter; missing criteria are those of a new filter.
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
