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
  /// In ``EventDetails/utcOffsets``; positive east of UTC. The host knows the time zone of the venue,
  /// and sets the offset. There is no default, since it would be hours wrong in most places.
  public var utcOffset: Int?

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
  /// It determines which of the fields that follow count: ``state`` and ``zipCode`` in the United
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

  /// What a family pays for each child, or `nil` if that is not stated.
  ///
  /// It is ``EventDetails/Fee/free`` exactly if the ``flags`` contain ``EventDetails/Flags/freeOfCharge``.
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

  /// The most children that one guardian can have at the event; by default no limits.
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
    guardianLimits = details.policy.guardianLimits
  }
}
