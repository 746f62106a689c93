extension RegistrationMessages {
  /// The words for the lines that describe an event.
  public struct EventLines: Hashable, Sendable {
    /// Creates the English messages.
    public init() {}

    // MARK: Labels

    /// The labels of the lines, in their order.
    public var titleLabel = "Event"
    /// See ``titleLabel``.
    public var summaryLabel = "Description"
    /// See ``titleLabel``.
    public var whenLabel = "When"
    /// See ``titleLabel``.
    public var placeLabel = "Where"
    /// See ``titleLabel``.
    public var spotsLabel = "Spots"
    /// See ``titleLabel``.
    public var agesLabel = "Ages"
    /// See ``titleLabel``.
    public var flagsLabel = "Good to know"
    /// See ``titleLabel``.
    public var consentsLabel = "You agree"
    /// See ``titleLabel``.
    public var partySizeLabel = "Children at a time"
    /// See ``titleLabel``.
    public var opensLabel = "Registration starts"
    /// See ``titleLabel``.
    public var closesLabel = "Registration ends"
    /// See ``titleLabel``.
    public var cancellationLabel = "Cancel until"
    /// See ``titleLabel``.
    public var transferLabel = "Passing on"
    /// See ``titleLabel``.
    public var holdLabel = "Spots are kept for"
    /// See ``titleLabel``.
    public var waitlistLabel = "Waiting list"
    /// See ``titleLabel``.
    public var offerLabel = "Time to accept an offer"

    // MARK: Texts

    /// Of an event that ends on the day it starts: `{date}`, `{start}`, `{end}`, the last two times
    /// of day.
    public var whenOneDay = "{date}, {start} to {end}"
    /// Of an event that ends on another day: `{start}`, `{end}`.
    public var whenManyDays = "{start} to {end}"
    /// Of a place with a name: `{name}`, `{address}`, `{city}`, `{state}`, `{zipCode}`.
    public var namedPlace = "{name}, {address}, {city}, {state} {zipCode}"
    /// Of a place without a name: `{address}`, `{city}`, `{state}`, `{zipCode}`.
    public var place = "{address}, {city}, {state} {zipCode}"
    /// Of the number of seats: `{count}`.
    public var spots = "{count}"
    /// Of an event for all ages.
    public var everyAge = "All"
    /// Of an event for one age: `{youngest}`.
    public var oneAge = "{youngest}"
    /// Of an event for ages between two: `{youngest}`, `{oldest}`.
    public var ageRange = "{youngest} to {oldest}"
    /// Of an event for an age and all above: `{youngest}`.
    public var fromAge = "{youngest} and older"
    /// Of an event for an age and all below: `{oldest}`.
    public var upToAge = "Up to {oldest}"
    /// Of the most children of one request: `{count}`.
    public var partySize = "Up to {count}"
    /// Of a seat that can be passed on.
    public var transferAllowed = "A spot can be passed on to another child"
    /// Of no waiting list.
    public var noWaitlist = "None"
    /// Of a waiting list for one family: `{count}`.
    public var waitlistOne = "Up to {count} family"
    /// Of a waiting list for several families: `{count}`.
    public var waitlistMany = "Up to {count} families"

    // MARK: Flags

    /// What parents may want to know at a glance.
    public var covidSafe = "COVID-safe"
    /// Of an event without measures against COVID-19.
    public var notCovidSafe = "Not COVID-safe"
    /// See ``covidSafe``.
    public var outdoors = "Outdoors"
    /// See ``covidSafe``.
    public var wheelchairAccessible = "Wheelchair accessible"
    /// See ``covidSafe``.
    public var freeOfCharge = "Free of charge"
    /// See ``covidSafe``.
    public var mealsIncluded = "Meals included"
    /// See ``covidSafe``.
    public var sensoryFriendly = "Sensory-friendly"
    /// See ``covidSafe``.
    public var parentsStay = "Parents stay"
    /// Stands between several of these.
    public var flagSeparator = ", "

    // MARK: Durations

    /// Of times of one and of several seconds, minutes, hours and days: `{count}`.
    public var oneSecond = "{count} second"
    /// See ``oneSecond``.
    public var manySeconds = "{count} seconds"
    /// See ``oneSecond``.
    public var oneMinute = "{count} minute"
    /// See ``oneSecond``.
    public var manyMinutes = "{count} minutes"
    /// See ``oneSecond``.
    public var oneHour = "{count} hour"
    /// See ``oneSecond``.
    public var manyHours = "{count} hours"
    /// See ``oneSecond``.
    public var oneDay = "{count} day"
    /// See ``oneSecond``.
    public var manyDays = "{count} days"
  }
}
