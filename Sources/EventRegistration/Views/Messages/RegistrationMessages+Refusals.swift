extension RegistrationMessages {
  /// The words for the reasons why a command changed nothing.
  ///
  /// None of them tells the identity of a child, a person, an event or a request.
  public struct Refusals: Hashable, Sendable {
    /// Creates the English messages.
    public init() {}

    // MARK: Children

    /// Stands for `{child}` where the host names none; the English templates begin with it.
    public var unnamedChild = "Your child"
    /// Of an age that the event is not for: `{child}`, `{age}`, `{youngest}`, `{oldest}`.
    public var ageNotAllowed =
      "{child} will be {age} on the day of the event, which is for ages {youngest} to {oldest}."
    /// Of an age at an event for one age: `{child}`, `{age}`, `{youngest}`, `{oldest}`.
    public var ageNotAllowedOne =
      "{child} will be {age} on the day of the event, which is for age {youngest}."
    /// Of a date of birth that is needed: `{child}`.
    public var birthDateMissing =
      "{child} needs a date of birth to register, as the event is for certain ages."
    /// Of one consent that is needed: `{child}`, `{consents}`.
    public var consentMissingOne = "{child} needs your consent to register: {consents}."
    /// Of several consents that are needed: `{child}`, `{consents}`.
    public var consentMissingMany = "{child} needs your consents to register: {consents}."
    /// Of a child who has a seat: `{child}`.
    public var alreadyRegistered = "{child} is already registered for this event."
    /// Of a child who waits: `{child}`.
    public var alreadyWaiting = "{child} is already on the waiting list."
    /// Of a child for whom a seat is kept: `{child}`.
    public var alreadyHeld =
      "{child} already has a spot that is kept for a while. Please confirm it."
    /// Of a child to whom a seat is offered: `{child}`.
    public var alreadyOffered = "{child} is already offered a spot. Please accept it."
    /// Of a child who has no seat: `{child}`.
    public var notRegistered = "{child} is not registered for this event."
    /// Of a child who does not wait: `{child}`.
    public var notWaiting = "{child} is not on the waiting list."
    /// Of a child for whom no seat is kept: `{child}`.
    public var notHeld = "{child} has no spot that is kept, or it was not confirmed in time."
    /// Of a child to whom no seat is offered: `{child}`.
    public var notOffered = "{child} is not offered a spot, or it was not accepted in time."

    // MARK: Seats

    /// Of more children than seats: `{capacity}`.
    public var partyExceedsCapacity =
      "There are more children than the event has spots ({capacity})."
    /// Of a full event without a waiting list: `{available}`.
    public var full = "The event is full."
    /// Of a full event whose waiting list is full: `{available}`.
    public var fullWithWaitlist = "The event is full, and so is its waiting list."
    /// Of a full event with room on its waiting list: `{available}`.
    public var fullCanWait = "The event is full. You can join the waiting list."
    /// Of one seat that is not enough or not free for newcomers, and no waiting list:
    /// `{available}`.
    public var tooFewOne = "Only {available} spot is left."
    /// Of several such seats: `{available}`.
    public var tooFewMany = "Only {available} spots are left."
    /// Of one such seat, and a waiting list that is full: `{available}`.
    public var tooFewOneWithWaitlist =
      "Only {available} spot is left, families wait for it, and the waiting list is full."
    /// Of several such seats, and a waiting list that is full: `{available}`.
    public var tooFewManyWithWaitlist =
      "Only {available} spots are left, families wait for them, and the waiting list is full."
    /// Of one such seat, and room on the waiting list: `{available}`.
    public var tooFewOneCanWait =
      "Only {available} spot is left, or families wait for it. You can join the waiting list."
    /// Of several such seats, and room on the waiting list: `{available}`.
    public var tooFewManyCanWait =
      "Only {available} spots are left, or families wait for them. You can join the waiting list."
    /// Of a number of children at an event that takes one at a time: `{minimum}`, `{maximum}`.
    public var partySizeOne = "Please register {maximum} child at a time."
    /// Of a number of children out of range: `{minimum}`, `{maximum}`.
    public var partySizeMany = "Please register {minimum} to {maximum} children at a time."
    /// Of fewer seats than one that is given away: `{committed}`.
    public var capacityBelowCommittedOne = "{committed} spot is already given away."
    /// Of fewer seats than several that are given away: `{committed}`.
    public var capacityBelowCommittedMany = "{committed} spots are already given away."

    // MARK: The event

    /// Of an event that is not here.
    public var unknownEvent = "There is no such event."
    /// Of an event that is here already.
    public var eventExists = "This event was already added."
    /// Of a draft.
    public var notPublished = "The event is not published yet."
    /// Of an event that is published.
    public var alreadyPublished = "The event is already published."
    /// Of an event that was called off.
    public var eventCancelled = "The event is cancelled."
    /// Of an event that is over: `{time}`.
    public var eventEnded = "The event ended on {time}."
    /// Of registration that begins later: `{time}`.
    public var notOpenYet = "Registration starts on {time}."
    /// Of registration that is over: `{time}`.
    public var registrationClosed = "Registration ended on {time}."
    /// Of a registration that can no longer be cancelled: `{time}`.
    public var cancellationTooLate = "It was possible to cancel until {time}."
    /// Of a seat that cannot be passed on.
    public var transferNotAllowed = "Spots of this event cannot be passed on."

    // MARK: The request

    /// Of a request that was sent before.
    public var requestReused = "This was already sent, and said something else then."
    /// Of what parents can do.
    public var forbiddenToOthersThanParents = "Only a parent or guardian can do this."
    /// Of what the provider can do.
    public var forbiddenToOthersThanProvider = "Only the provider of the event can do this."
    /// Of what administrators can do.
    public var forbiddenToOthersThanAdmins = "Only an administrator can do this."
    /// Of an event that has changed.
    public var versionConflict = "The event has changed in the meantime. Please look again."
    /// Of a plan that allows one event a year: `{tier}`, `{limit}`, `{used}`, `{year}`.
    public var eventQuotaReachedOne =
      "Your {tier} plan allows {limit} event a year, and {used} of {year} is used."
    /// Of a plan that allows several events a year: `{tier}`, `{limit}`, `{used}`, `{year}`.
    public var eventQuotaReachedMany =
      "Your {tier} plan allows {limit} events a year, and {used} of {year} are used."
    /// Of more seats than an event can have.
    public var tooManySeats = "The event cannot have so many spots."
    /// Of more children than an event can keep.
    public var tooManyChildren = "The event cannot have so many children."
    /// Of a request without a meaning, if no problem is named.
    public var malformed = "This cannot be understood."
    /// Stands between several problems.
    public var problemSeparator = " "
    /// Of a time outside the years 1 to 9999.
    public var timeOutOfRange = "The time of the request is not in the calendar."
    /// Of a child who is named twice.
    public var duplicateChild = "A child is named twice."
    /// Of a reason that is too long.
    public var reasonTooLong = "The reason is too long."

    // MARK: Names

    /// The names of consents.
    public var participation = "to take part"
    /// See ``participation``.
    public var emergencyCare = "to medical care in an emergency"
    /// See ``participation``.
    public var photography = "to photographs and films"
    /// See ``participation``.
    public var healthData = "to health data being kept"
    /// Of a consent without a name.
    public var otherConsent = "to another condition of the event"
    /// Stands between several consents.
    public var consentSeparator = ", "
    /// The names of plans.
    public var basic = "Basic"
    /// See ``basic``.
    public var gold = "Gold"
    /// See ``basic``.
    public var platinum = "Platinum"
  }
}
