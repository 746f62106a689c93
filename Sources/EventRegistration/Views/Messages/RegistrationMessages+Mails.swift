extension RegistrationMessages {
  /// The mails: for each occasion one to the parent and one to the provider.
  ///
  /// Every one can use the slots `{title}`, `{summary}`, `{when}`, `{place}`, and `{available}` and
  /// `{capacity}` of the event's seats; what else it can use stands beside it.
  public struct Mails: Hashable, Sendable {
    /// Creates the English mails.
    public init() {}

    // MARK: To parents

    /// Of children who have seats: `{seats}`.
    public var registered = RegistrationMail.Template(
      subject: "You are registered: {title}",
      body: """
        Congratulations! You are registered for the event.

        \(facts)
        Spots: {seats}

        """)
    /// Of children who wait: `{seats}`, `{position}`.
    public var waitlisted = RegistrationMail.Template(
      subject: "You are on the waiting list: {title}",
      body: """
        The event is full, and you are on its waiting list.

        \(facts)
        Spots: {seats}
        Place on the list: {position}

        """)
    /// Of children who waited, and have seats: `{seats}`.
    public var promoted = RegistrationMail.Template(
      subject: "Your place on the waiting list became a spot: {title}",
      body: """
        Congratulations! You are registered for the event. You were on the waiting list until now.

        \(facts)
        Spots: {seats}

        """)
    /// Of children who had seats, and wait again: `{seats}`.
    public var movedToWaitlist = RegistrationMail.Template(
      subject: "You are back on the waiting list: {title}",
      body: """
        The event has fewer spots than before. You are now on the waiting list, ahead of the others on it.

        \(facts)
        Spots: {seats}

        """)
    /// Of seats that are offered: `{seats}`, `{until}`.
    public var offered = RegistrationMail.Template(
      subject: "Please accept your spot by {until}: {title}",
      body: """
        You were on the waiting list, and there is room for you now. Please accept by {until}; after that \
        the offer goes to the next family.

        \(facts)
        Spots: {seats}

        """)
    /// Of an offer that was not accepted in time: `{seats}`.
    public var offerExpired = RegistrationMail.Template(
      subject: "Your offer has expired: {title}",
      body: """
        The offer was not accepted in time, and you are no longer on the waiting list.

        \(facts)
        Spots: {seats}

        """)
    /// Of registrations that a parent cancelled: `{seats}`.
    public var cancelledByParent = RegistrationMail.Template(
      subject: "Your registration is cancelled: {title}",
      body: """
        Your registration is cancelled, as you asked.

        \(facts)
        Spots: {seats}

        """)
    /// Of registrations that the provider cancelled: `{seats}`.
    public var cancelledByProvider = RegistrationMail.Template(
      subject: "Your registration was cancelled: {title}",
      body: """
        The provider of the event has cancelled your registration.

        \(facts)
        Spots: {seats}

        """)
    /// Of seats that were passed on: `{seats}`.
    public var passedOn = RegistrationMail.Template(
      subject: "Your spot is passed on: {title}",
      body: """
        Your spot is passed on to another child.

        \(facts)
        Spots: {seats}

        """)
    /// Of an event that can be seen.
    public var eventPublished = RegistrationMail.Template(
      subject: "New event: {title}",
      body: """
        There is a new event. You can register your children for it.

        \(facts)

        {summary}

        """)
    /// Of an event at another time or elsewhere.
    public var eventChanged = RegistrationMail.Template(
      subject: "Changed: {title}",
      body: """
        The time or the place of the event has changed. This is how it is now:

        \(facts)

        If it no longer suits you, please cancel, so that another family can come.

        """)
    /// Of an event that was called off: `{reason}`.
    public var eventCancelled = RegistrationMail.Template(
      subject: "Cancelled: {title}",
      body: """
        We are sorry: the event is cancelled, and with it your registration or your place on the waiting \
        list.

        \(facts)
        Reason: {reason}

        """)

    // MARK: To the provider

    /// Of children who have seats: `{seats}`.
    public var registeredToProvider = RegistrationMail.Template(
      subject: "New registration: {title}",
      body: """
        A family has registered for your event.

        \(facts)
        Spots: {seats}
        Left: {available} of {capacity}

        """)
    /// Of children who wait: `{seats}`, `{position}`.
    public var waitlistedToProvider = RegistrationMail.Template(
      subject: "A family waits: {title}",
      body: """
        A family is on the waiting list of your event.

        \(facts)
        Spots: {seats}
        Place on the list: {position}

        """)
    /// Of children who waited, and have seats: `{seats}`.
    public var promotedToProvider = RegistrationMail.Template(
      subject: "A family has moved up: {title}",
      body: """
        A family from the waiting list is now registered for your event.

        \(facts)
        Spots: {seats}
        Left: {available} of {capacity}

        """)
    /// Of children who had seats, and wait again: `{seats}`.
    public var movedToWaitlistToProvider = RegistrationMail.Template(
      subject: "A family waits again: {title}",
      body: """
        Your event has fewer spots than before, and a family is back on the waiting list.

        \(facts)
        Spots: {seats}

        """)
    /// Of seats that are offered: `{seats}`, `{until}`.
    public var offeredToProvider = RegistrationMail.Template(
      subject: "Spots are offered: {title}",
      body: """
        A family from the waiting list of your event can accept an offer until {until}.

        \(facts)
        Spots: {seats}

        """)
    /// Of an offer that was not accepted in time: `{seats}`.
    public var offerExpiredToProvider = RegistrationMail.Template(
      subject: "An offer has expired: {title}",
      body: """
        A family from the waiting list of your event did not accept its offer in time.

        \(facts)
        Spots: {seats}
        Left: {available} of {capacity}

        """)
    /// Of registrations that a parent cancelled: `{seats}`.
    public var cancelledByParentToProvider = RegistrationMail.Template(
      subject: "A family has cancelled: {title}",
      body: """
        A family has cancelled its registration for your event.

        \(facts)
        Spots: {seats}
        Left: {available} of {capacity}

        """)
    /// Of registrations that the provider cancelled: `{seats}`.
    public var cancelledByProviderToProvider = RegistrationMail.Template(
      subject: "You have cancelled a registration: {title}",
      body: """
        A registration for your event is cancelled, as you asked, and the family is told.

        \(facts)
        Spots: {seats}
        Left: {available} of {capacity}

        """)
    /// Of seats that were passed on: `{seats}`.
    public var passedOnToProvider = RegistrationMail.Template(
      subject: "A spot is passed on: {title}",
      body: """
        A family has passed its spot on to another child.

        \(facts)
        Spots: {seats}

        """)
    /// Of an event that can be seen.
    public var eventPublishedToProvider = RegistrationMail.Template(
      subject: "Your event is published: {title}",
      body: """
        Congratulations! Your event has successfully been registered.

        \(facts)
        Spots: {capacity}

        {summary}

        """)
    /// Of an event at another time or elsewhere.
    public var eventChangedToProvider = RegistrationMail.Template(
      subject: "Your event is changed: {title}",
      body: """
        The time or the place of your event is changed, and all families who registered or wait are told.

        \(facts)

        """)
    /// Of an event that was called off: `{reason}`.
    public var eventCancelledToProvider = RegistrationMail.Template(
      subject: "Your event is cancelled: {title}",
      body: """
        Your event is cancelled, and all families who registered or wait are told.

        \(facts)
        Reason: {reason}

        """)
  }
}

/// What every English mail says of the event.
private let facts = """
  {title}
  When: {when}
  Where: {place}
  """
