public import Essentials

/// The form that describes an event, as far as a provider has filled it in.
///
///     var draft = EventDraft()
///     draft.title = "Soccer for beginners"
///     try draft.validated()  // throws all the other required fields at once
///
/// Required are title, description, date, time, address, city, state, ZIP code, the number of
/// available spots and whether the event is COVID-safe. All the rest may be left as it is.
public struct EventDraft: Hashable, Sendable {
  /// When an event ends.
  public enum End: Hashable, Sendable {
    /// At a time of the day on which the event starts.
    case timeOfDay(TimeOfDay)
    /// At a minute of any day, on the clocks that show the start.
    case dateTime(LocalDateTime)
    /// So many minutes after the start.
    case minutesAfterStart(Int)
  }

  private var titleText = ByteText("")
  private var summaryText = ByteText("")
  private var venueNameText = ByteText("")
  private var addressText = ByteText("")
  private var cityText = ByteText("")
  private var stateText = ByteText("")
  private var zipCodeText = ByteText("")

  /// The title; required, up to ``EventDetails/maximumTitleBytes``.
  public var title: String {
    get { titleText.string }
    set { titleText = ByteText(newValue) }
  }

  /// The description; required, up to ``EventDetails/maximumSummaryBytes``.
  public var summary: String {
    get { summaryText.string }
    set { summaryText = ByteText(newValue) }
  }

  /// The day on which the event starts; required.
  public var date: CalendarDate?

  /// The time of day at which the event starts, in local time; required.
  public var startTime: TimeOfDay?

  /// When the event ends; an hour after its start if it is not given.
  public var end = End.minutesAfterStart(60)

  /// How far the clocks of the place are ahead of UTC then, in seconds, in
  /// ``EventDetails/utcOffsets``.
  ///
  /// It is 0 if it is not given, so the host sets it unless the place keeps UTC.
  public var utcOffset = 0

  /// The name of the place; up to ``EventVenue/maximumTextBytes``, and may be empty.
  public var venueName: String {
    get { venueNameText.string }
    set { venueNameText = ByteText(newValue) }
  }

  /// The street and number of the place; required, up to ``EventVenue/maximumTextBytes``.
  public var address: String {
    get { addressText.string }
    set { addressText = ByteText(newValue) }
  }

  /// The city of the place; required, up to ``EventVenue/maximumTextBytes``.
  public var city: String {
    get { cityText.string }
    set { cityText = ByteText(newValue) }
  }

  /// The state of the place, two letters of either case; required.
  public var state: String {
    get { stateText.string }
    set { stateText = ByteText(newValue) }
  }

  /// The ZIP code of the place, five digits; required.
  public var zipCode: String {
    get { zipCodeText.string }
    set { zipCodeText = ByteText(newValue) }
  }

  /// The number of available spots, in ``EventDetails/capacities``; required.
  public var capacity: Int?

  /// Whether the provider takes measures against COVID-19; required.
  public var covidSafe: Bool?

  /// What else parents may want to know; ``covidSafe`` decides about
  /// ``EventDetails/Flags/covidSafe``.
  public var flags: EventDetails.Flags = []

  /// The lowest age in full years, in ``EventPolicy/ageBounds``, or `nil` for none.
  public var youngestAge: Int?

  /// The highest age in full years, in ``EventPolicy/ageBounds``, or `nil` for none.
  public var oldestAge: Int?

  /// What a guardian must have agreed to; nothing if it is not given.
  public var requiredConsents: GuardianConsents = []

  /// The most children of one request, in ``EventPolicy/partySizes``; 6 if it is not given.
  public var maximumPartySize = EventPolicy.standard.maximumPartySize

  /// How long seats on hold are kept, in seconds, in ``EventPolicy/holdIntervals``; 900 if it is
  /// not given.
  public var holdSeconds = EventPolicy.standard.holdSeconds

  /// The first second in which parents can register, since 1970-01-01 00:00 UTC, or `nil`.
  public var opens: Int64?

  /// The first second in which parents can no longer register, since 1970-01-01 00:00 UTC, or
  /// `nil`.
  public var closes: Int64?

  /// How long before the start parents can cancel for the last time, in seconds, in
  /// ``EventPolicy/cancellationNotices``, or `nil` if they can until the end.
  public var cancellationNotice: Int?

  /// Whether parents can pass a seat from one child to another; not if it is not given.
  public var allowsTransfer = false

  /// The most entries that may wait for seats, in ``WaitlistPolicy/limits``; 0, for no waiting
  /// list, if it is not given.
  public var waitlistLimit = 0

  /// Who of those waiting is next; the first of them if it is not given.
  public var fit = WaitlistPolicy.Fit.strictFIFO

  /// How they come to their seats; at once if it is not given.
  public var promotion = WaitlistPolicy.Promotion.automatic

  /// Creates an empty form.
  public init() {}

  /// Creates a form that describes an event as it is.
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
    state = details.venue.state
    zipCode = details.venue.zipCode
    capacity = details.capacity
    covidSafe = details.flags.contains(.covidSafe)
    flags = details.flags
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
  }
}
