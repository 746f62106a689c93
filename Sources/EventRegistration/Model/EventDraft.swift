public import Essentials

/// A form in which a provider describes an event.
///
///     var draft = EventDraft()
///     draft.title = "Soccer for beginners"
///     let details = try draft.validated()  // throws one problem for each other required field
///
/// The required fields are the title, description, date, start time, UTC offset, address, city, state,
/// ZIP code, number of seats, and whether the event is COVID-safe. Outside the United States, neither a
/// state nor a ZIP code is required. All other fields have default values.
public struct EventDraft: Hashable, Sendable {
  private var titleText = ByteText("")
  private var summaryText = ByteText("")
  private var venueNameText = ByteText("")
  private var addressText = ByteText("")
  private var cityText = ByteText("")
  private var stateText = ByteText("")
  private var zipCodeText = ByteText("")
  private var countryText = ByteText(EventVenue.unitedStates)
  private var regionText = ByteText("")
  private var postalCodeText = ByteText("")
  private var posterText = ByteText("")
  private(set) var flagsAndFee = FlagsAndFee([])
  /// The unknown fields of the event that the form was created from.
  private(set) var unknownFields = UnknownFields()

  /// The title; required, at most ``EventDetails/maximumTitleBytes`` long.
  public var title: String {
    get { titleText.string }
    set { titleText = ByteText(newValue) }
  }

  /// The description; required, at most ``EventDetails/maximumSummaryBytes`` long.
  public var summary: String {
    get { summaryText.string }
    set { summaryText = ByteText(newValue) }
  }

  /// The date on which the event starts; required.
  public var date: CalendarDate?

  /// The time of day at which the event starts, in local time; required.
  public var startTime: TimeOfDay?

  /// The end; by default an hour after the start.
  public var end = End.minutesAfterStart(60)

  /// The offset of the venue's local time from UTC at the start, in seconds; required.
  ///
  /// In ``EventDetails/utcOffsets``; positive east of UTC. The host knows the time zone of the venue, and
  /// sets the offset, here or by ``setOffsets(from:)``. There is no default, because it would be wrong by hours
  /// in most places.
  public var utcOffset: Int?

  /// The offset of the venue's local time from UTC at the end, in seconds, or `nil` if it is ``utcOffset``.
  ///
  /// It differs if the clocks change during the event, such as in a night of March or November.
  public var endOffset: Int?

  /// The name of the venue; at most ``EventVenue/maximumTextBytes`` long, and may be empty.
  public var venueName: String {
    get { venueNameText.string }
    set { venueNameText = ByteText(newValue) }
  }

  /// The street address; required, at most ``EventVenue/maximumTextBytes`` long.
  public var address: String {
    get { addressText.string }
    set { addressText = ByteText(newValue) }
  }

  /// The city; required, at most ``EventVenue/maximumTextBytes`` long.
  public var city: String {
    get { cityText.string }
    set { cityText = ByteText(newValue) }
  }

  /// The country, as the two letters of ISO 3166-1 in uppercase or lowercase; by default `"US"`.
  ///
  /// It determines which of the following fields count: ``state`` and ``zipCode`` in the United
  /// States, ``region`` and ``postalCode`` elsewhere.
  public var country: String {
    get { countryText.string }
    set { countryText = ByteText(newValue) }
  }

  /// The state, as two letters in uppercase or lowercase; required in the United States.
  public var state: String {
    get { stateText.string }
    set { stateText = ByteText(newValue) }
  }

  /// The ZIP code, as five digits; required in the United States.
  public var zipCode: String {
    get { zipCodeText.string }
    set { zipCodeText = ByteText(newValue) }
  }

  /// The region outside the United States, such as a province; at most
  /// ``EventVenue/maximumTextBytes`` long, and may be empty.
  public var region: String {
    get { regionText.string }
    set { regionText = ByteText(newValue) }
  }

  /// The postal code outside the United States; at most ``EventVenue/maximumTextBytes`` long, and may be
  /// empty.
  public var postalCode: String {
    get { postalCodeText.string }
    set { postalCodeText = ByteText(newValue) }
  }

  /// The number of seats, in ``EventDetails/capacities``; required.
  public var capacity: Int?

  /// Whether the provider takes measures against COVID-19; required.
  public var covidSafe: Bool?

  /// The other features of the event.
  ///
  /// ``covidSafe`` determines whether the event has ``EventDetails/Flags/covidSafe``. With a price, the
  /// flags never contain ``EventDetails/Flags/freeOfCharge``.
  public var flags: EventDetails.Flags {
    get { flagsAndFee.flags }
    set { flagsAndFee.flags = newValue }
  }

  /// The fee that a family pays for each child, or `nil` if it is not stated.
  ///
  /// It is ``EventDetails/Fee/free`` if and only if the ``flags`` contain
  /// ``EventDetails/Flags/freeOfCharge``.
  public var fee: EventDetails.Fee? {
    get { flagsAndFee.fee }
    set { flagsAndFee.fee = newValue }
  }

  /// A reference to a picture, such as a URL; at most ``EventDetails/maximumPosterBytes`` long, and may
  /// be empty.
  public var poster: String {
    get { posterText.string }
    set { posterText = ByteText(newValue) }
  }

  /// The questions to families, at most ``EventDetails/maximumQuestions`` with different IDs.
  public var questions: [EventDetails.Question] = []

  /// The sessions after the first one, which share its seats; by default none.
  public var furtherSessions: [EventDetails.Session] = []

  /// The lowest age in full years, in ``EventPolicy/ageBounds``, or `nil` for no limit.
  public var youngestAge: Int?

  /// The highest age in full years, in ``EventPolicy/ageBounds``, or `nil` for no limit.
  public var oldestAge: Int?

  /// The day on which ages count, or `nil` for the day the event starts.
  public var ageDay: CalendarDate?

  /// The consents that a guardian must have given; by default none.
  public var requiredConsents: GuardianConsents = []

  /// The maximum number of children of one request, in ``EventPolicy/partySizes``; by default 6.
  public var maximumPartySize = EventPolicy.standard.maximumPartySize

  /// The duration of a hold, in seconds, in ``EventPolicy/holdIntervals``; by default 900.
  public var holdSeconds = EventPolicy.standard.holdSeconds

  /// The instant at which registration opens, in seconds since 1970-01-01 00:00 UTC, or `nil`.
  public var opens: Int64?

  /// The instant at which registration closes, in seconds since 1970-01-01 00:00 UTC, or `nil`.
  public var closes: Int64?

  /// The deadline for cancellations by parents, in seconds before the start, or `nil` for none.
  ///
  /// In ``EventPolicy/cancellationNotices``. Without a deadline, parents can cancel until the event
  /// ends.
  public var cancellationNotice: Int?

  /// Whether parents can transfer a seat from one child to another; by default `false`.
  public var allowsTransfer = false

  /// The maximum number of waiting families, in ``WaitlistPolicy/limits``; by default 0, for no
  /// waiting list.
  public var waitlistLimit = 0

  /// The rule for which waiting family gets free seats; by default the first in the queue.
  public var fit = WaitlistPolicy.Fit.strictFIFO

  /// The way in which waiting families get their seats; by default immediately.
  public var promotion = WaitlistPolicy.Promotion.automatic

  /// When promotion ends, in seconds before the start, in ``WaitlistPolicy/cutoffs``; by default 0.
  public var promotionCutoff = 0

  /// Whether families can join the waiting list after registration has closed; by default `false`.
  public var waitlistStaysOpen = false

  /// The maximum numbers of children of one guardian at the event; by default no limits.
  public var guardianLimits = EventPolicy.GuardianLimits.none

  /// Creates an empty form.
  public init() {}

  /// Creates a form with the details of an event.
  public init(_ details: EventDetails) {
    title = details.title
    summary = details.summary
    date = details.start.date
    startTime = TimeOfDay(hour: details.start.hour, minute: details.start.minute)
    end = .dateTime(details.end)
    utcOffset = details.utcOffset
    endOffset = details.endOffset == details.utcOffset ? nil : details.endOffset
    venueName = details.venue.name
    address = details.venue.address
    city = details.venue.city
    country = details.venue.country
    state = details.venue.state
    zipCode = details.venue.zipCode
    if details.venue.isAbroad {
      region = details.venue.region
      postalCode = details.venue.postalCode
    }
    capacity = details.capacity
    covidSafe = details.flags.contains(.covidSafe)
    flags = details.flags
    fee = details.fee
    poster = details.poster ?? ""
    questions = details.questions
    furtherSessions = details.furtherSessions
    youngestAge = details.policy.ages?.lowerBound
    oldestAge = details.policy.ages?.upperBound
    ageDay = details.policy.ageDay
    requiredConsents = details.policy.requiredConsents
    maximumPartySize = details.policy.maximumPartySize
    holdSeconds = details.policy.holdSeconds
    opens = details.policy.window.opens
    closes = details.policy.window.closes
    cancellationNotice = details.policy.cancellationNotice
    allowsTransfer = details.policy.allowsTransfer
    waitlistLimit = details.policy.waitlist.limit
    fit = details.policy.waitlist.fit
    promotion = details.policy.waitlist.promotion
    promotionCutoff = details.policy.waitlist.cutoff
    waitlistStaysOpen = details.policy.waitlist.staysOpen
    guardianLimits = details.policy.guardianLimits
    unknownFields = details.unknownFields
  }
}

extension EventDraft {
  /// The end of an event in a form.
  @nonexhaustive public enum End: Hashable, Sendable {
    /// A time on the day the event starts, or the midnight after it: 24:00, or 0:00 after a later start.
    case timeOfDay(TimeOfDay)
    /// A date and time, in the local time of the venue.
    case dateTime(LocalDateTime)
    /// A number of minutes after the start, even if the clocks change.
    case minutesAfterStart(Int)
  }

  /// A time of day in a form, in local time.
  ///
  ///     draft.startTime = EventDraft.TimeOfDay(hour: 9, minute: 30)
  ///
  /// Any numbers are allowed here; ``EventDraft/validated()`` reports the ones that are out of range.
  public struct TimeOfDay: Hashable, Sendable {
    /// The hour; valid in `0...23`, and 24 for an end at midnight.
    public var hour: Int

    /// The minute of the hour; valid in `0...59`.
    public var minute: Int

    /// Creates a time of day from an hour and a minute.
    public init(hour: Int, minute: Int = 0) {
      self.hour = hour
      self.minute = minute
    }
  }
}

/// Encoded by the names of its properties, without values that are `nil`.
extension EventDraft: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a form; missing values are those of an empty form.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ field: WritableKeyPath<Self, Value>) throws {
      guard let value = try container.decodeIfPresent(Value.self, forKey: key) else { return }
      self[keyPath: field] = value
    }
    try read(.title, \.title)
    try read(.summary, \.summary)
    try read(.date, \.date)
    try read(.startTime, \.startTime)
    try read(.end, \.end)
    try read(.utcOffset, \.utcOffset)
    try read(.endOffset, \.endOffset)
    try read(.venueName, \.venueName)
    try read(.address, \.address)
    try read(.city, \.city)
    try read(.state, \.state)
    try read(.zipCode, \.zipCode)
    try read(.capacity, \.capacity)
    try read(.covidSafe, \.covidSafe)
    try read(.flags, \.flags)
    try read(.youngestAge, \.youngestAge)
    try read(.oldestAge, \.oldestAge)
    try read(.ageDay, \.ageDay)
    try read(.requiredConsents, \.requiredConsents)
    try read(.maximumPartySize, \.maximumPartySize)
    try read(.holdSeconds, \.holdSeconds)
    try read(.opens, \.opens)
    try read(.closes, \.closes)
    try read(.cancellationNotice, \.cancellationNotice)
    try read(.allowsTransfer, \.allowsTransfer)
    try read(.waitlistLimit, \.waitlistLimit)
    try read(.fit, \.fit)
    try read(.promotion, \.promotion)
    try read(.promotionCutoff, \.promotionCutoff)
    try read(.waitlistStaysOpen, \.waitlistStaysOpen)
    try read(.guardianLimits, \.guardianLimits)
    try read(.country, \.country)
    try read(.region, \.region)
    try read(.postalCode, \.postalCode)
    if let price = try container.decodeIfPresent(EventDetails.Fee.Price.self, forKey: .price) {
      fee = .price(price)
    }
    try read(.poster, \.poster)
    try read(.questions, \.questions)
    try read(.furtherSessions, \.furtherSessions)
  }

  /// Encodes the form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encode(summary, forKey: .summary)
    try container.encodeIfPresent(date, forKey: .date)
    try container.encodeIfPresent(startTime, forKey: .startTime)
    try container.encode(end, forKey: .end)
    try container.encodeIfPresent(utcOffset, forKey: .utcOffset)
    try container.encodeIfPresent(endOffset, forKey: .endOffset)
    try container.encode(venueName, forKey: .venueName)
    try container.encode(address, forKey: .address)
    try container.encode(city, forKey: .city)
    try container.encode(state, forKey: .state)
    try container.encode(zipCode, forKey: .zipCode)
    try container.encodeIfPresent(capacity, forKey: .capacity)
    try container.encodeIfPresent(covidSafe, forKey: .covidSafe)
    try container.encode(flags, forKey: .flags)
    try container.encodeIfPresent(youngestAge, forKey: .youngestAge)
    try container.encodeIfPresent(oldestAge, forKey: .oldestAge)
    try container.encode(requiredConsents, forKey: .requiredConsents)
    try container.encode(maximumPartySize, forKey: .maximumPartySize)
    try container.encode(holdSeconds, forKey: .holdSeconds)
    try container.encodeIfPresent(opens, forKey: .opens)
    try container.encodeIfPresent(closes, forKey: .closes)
    try container.encodeIfPresent(cancellationNotice, forKey: .cancellationNotice)
    try container.encode(allowsTransfer, forKey: .allowsTransfer)
    try container.encode(waitlistLimit, forKey: .waitlistLimit)
    try container.encode(fit, forKey: .fit)
    try container.encode(promotion, forKey: .promotion)
    try container.encode(promotionCutoff, forKey: .promotionCutoff)
    if guardianLimits != .none { try container.encode(guardianLimits, forKey: .guardianLimits) }
    try encodeExtras(into: &container)
  }

  /// Encodes the values that forms did not always have, except for those of an empty form.
  private func encodeExtras(
    into container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    if !country.hasSameBytes(as: EventVenue.unitedStates) {
      try container.encode(country, forKey: .country)
    }
    if !region.isEmpty { try container.encode(region, forKey: .region) }
    if !postalCode.isEmpty { try container.encode(postalCode, forKey: .postalCode) }
    if case .price(let price)? = fee { try container.encode(price, forKey: .price) }
    if !poster.isEmpty { try container.encode(poster, forKey: .poster) }
    try container.encodeIfPresent(ageDay, forKey: .ageDay)
    if waitlistStaysOpen { try container.encode(true, forKey: .waitlistStaysOpen) }
    if !questions.isEmpty { try container.encode(questions, forKey: .questions) }
    if !furtherSessions.isEmpty { try container.encode(furtherSessions, forKey: .furtherSessions) }
  }
}

/// Encoded as `{"timeOfDay": {"hour": 11, "minute": 30}}`, `{"dateTime": "2026-03-01T11:30"}`, or
/// `{"minutesAfterStart": 120}`.
extension EventDraft.End: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes an end from the first form that is present.
  ///
  /// - Throws: `DecodingError`, also if there is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let time = try container.decodeIfPresent(EventDraft.TimeOfDay.self, forKey: .timeOfDay) {
      self = .timeOfDay(time)
    } else if let end = try container.decodeIfPresent(LocalDateTime.self, forKey: .dateTime) {
      self = .dateTime(end)
    } else {
      self = .minutesAfterStart(try container.decode(Int.self, forKey: .minutesAfterStart))
    }
  }

  /// Encodes the end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .timeOfDay(let time): try container.encode(time, forKey: .timeOfDay)
    case .dateTime(let end): try container.encode(end, forKey: .dateTime)
    case .minutesAfterStart(let minutes): try container.encode(minutes, forKey: .minutesAfterStart)
    }
  }
}

/// Encoded as `{"hour": 9, "minute": 30}`.
extension EventDraft.TimeOfDay: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a time of day; a missing minute is 0.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      hour: try container.decode(Int.self, forKey: .hour),
      minute: try container.decodeIfPresent(Int.self, forKey: .minute) ?? 0)
  }

  /// Encodes the hour and the minute.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(hour, forKey: .hour)
    try container.encode(minute, forKey: .minute)
  }
}

extension DecodingError {
  /// Returns the error for a value with invalid fields, whose description names the fields and the
  /// rules.
  static func dataCorrupted(_ problems: [EventDraft.FieldProblem], at path: [any CodingKey]) -> Self
  {
    .dataCorrupted(Context(codingPath: path, debugDescription: problems.sentences))
  }
}
