import Essentials

extension RegistrationMessages {
  /// The mails: for each occasion, one to the parent and one to the provider.
  ///
  /// Every mail can use the slots `{title}`, `{summary}`, `{when}`, `{sessions}`, `{place}`,
  /// `{available}`, and `{capacity}` of the event. The sessions are a line each, after a line break, if the
  /// event has several, and otherwise nothing. The comment of each mail lists its further slots.
  package struct Mails: Equatable, Sendable {
    /// Creates the English mails.
    package init() {}

    // MARK: To parents

    /// The children are registered: `{seats}`.
    package var registered = RegistrationMail.Template(
      subject: "You are registered: {title}",
      body: """
        Congratulations! You are registered for the event.

        \(facts)
        Spots: {seats}

        \(pleaseCancel)

        """)
    /// Added to ``registered`` and ``promoted`` for a virtual event: `{link}`.
    package var joinOnline = """

      Join online: {link}
      Please do not share this link.

      """
    /// The children join the waiting list: `{seats}`, `{position}`.
    package var waitlisted = RegistrationMail.Template(
      subject: "You are on the waiting list: {title}",
      body: """
        \(noRoomYet)

        \(facts)
        Spots: {seats}
        Your place on the waiting list: {position}

        """)
    /// The children were waitlisted and are now registered: `{seats}`.
    package var promoted = RegistrationMail.Template(
      subject: "Good news, a spot opened up: {title}",
      body: """
        \(spotOpenedUp)

        \(facts)
        Spots: {seats}

        \(pleaseCancel)

        """)
    /// The children were registered and are waitlisted again: `{seats}`.
    package var movedToWaitlist = RegistrationMail.Template(
      subject: "You are back on the waiting list: {title}",
      body: """
        \(fewerSpots)

        \(facts)
        Spots: {seats}

        """)
    /// Seats are offered to the children: `{seats}`, `{until}`.
    package var offered = RegistrationMail.Template(
      subject: "Please accept your spot by {until}: {title}",
      body: """
        \(spotOffered)

        \(facts)
        Spots: {seats}

        """)
    /// The offer was not accepted in time: `{seats}`.
    package var offerExpired = RegistrationMail.Template(
      subject: "Your offer has expired: {title}",
      body: """
        \(offerOver)

        \(facts)
        Spots: {seats}

        """)
    /// A parent canceled the registrations: `{seats}`.
    package var cancelledByParent = RegistrationMail.Template(
      subject: "Your registration is canceled: {title}",
      body: """
        Your registration is canceled, as you asked. If you change your mind, please register again.

        \(facts)
        Spots: {seats}

        """)
    /// The provider canceled the registrations: `{seats}`.
    package var cancelledByProvider = RegistrationMail.Template(
      subject: "Your registration was canceled: {title}",
      body: """
        The organizer of the event has canceled your registration. If you have questions, please \
        contact the organizer.

        \(facts)
        Spots: {seats}

        """)
    /// The seats were transferred to other children: `{seats}`.
    package var passedOn = RegistrationMail.Template(
      subject: "Your spot has been transferred: {title}",
      body: """
        Your spot now belongs to another child. You do not need to do anything.

        \(facts)
        Spots: {seats}

        """)
    /// The event is published.
    package var eventPublished = RegistrationMail.Template(
      subject: "New event: {title}",
      body: """
        There is a new event. You can register your children for it.

        \(facts)

        {summary}

        """)
    /// The event moved to another time or place.
    package var eventChanged = RegistrationMail.Template(
      subject: "Changed: {title}",
      body: """
        The time or the place of the event has changed. Please check the new details:

        \(facts)

        \(pleaseCancel)

        """)
    /// The event is canceled, and the provider gave a reason: `{reason}`.
    package var eventCancelled = RegistrationMail.Template(
      subject: "Canceled: {title}",
      body: """
        \(sorryCanceled)

        \(facts)
        Reason: {reason}

        """)
    /// The event is canceled, and the provider gave no reason.
    package var eventCancelledWithoutReason = RegistrationMail.Template(
      subject: "Canceled: {title}",
      body: """
        \(sorryCanceled)

        \(facts)

        """)

    // MARK: To the provider

    /// Children are registered: `{seats}`.
    package var registeredToProvider = RegistrationMail.Template(
      subject: "New registration: {title}",
      body: """
        A family has registered for your event.

        \(facts)
        Spots: {seats}
        Spots left: {available} of {capacity}

        """)
    /// Children join the waiting list: `{seats}`, `{position}`.
    package var waitlistedToProvider = RegistrationMail.Template(
      subject: "A family joined the waiting list: {title}",
      body: """
        A family has joined the waiting list of your event.

        \(facts)
        Spots: {seats}
        Place on the waiting list: {position}

        """)
    /// Children were waitlisted and are now registered: `{seats}`.
    package var promotedToProvider = RegistrationMail.Template(
      subject: "A family moved up from the waiting list: {title}",
      body: """
        A family from the waiting list is now registered for your event.

        \(facts)
        Spots: {seats}
        Spots left: {available} of {capacity}

        """)
    /// Children were registered and are waitlisted again: `{seats}`.
    package var movedToWaitlistToProvider = RegistrationMail.Template(
      subject: "A family is back on the waiting list: {title}",
      body: """
        Your event now has fewer spots, so a family is back on the waiting list.

        \(facts)
        Spots: {seats}

        """)
    /// Seats are offered to children: `{seats}`, `{until}`.
    package var offeredToProvider = RegistrationMail.Template(
      subject: "A family has an offer: {title}",
      body: """
        A spot opened up at your event, and we have offered it to a family on the waiting list. \
        They can accept until {until}.

        \(facts)
        Spots: {seats}

        """)
    /// An offer was not accepted in time: `{seats}`.
    package var offerExpiredToProvider = RegistrationMail.Template(
      subject: "An offer has expired: {title}",
      body: """
        A family did not accept its offer in time and is no longer on the waiting list.

        \(facts)
        Spots: {seats}
        Spots left: {available} of {capacity}

        """)
    /// A parent canceled registrations: `{seats}`.
    package var cancelledByParentToProvider = RegistrationMail.Template(
      subject: "A family has canceled: {title}",
      body: """
        A family has canceled its registration for your event.

        \(facts)
        Spots: {seats}
        Spots left: {available} of {capacity}

        """)
    /// The provider canceled registrations: `{seats}`.
    package var cancelledByProviderToProvider = RegistrationMail.Template(
      subject: "You canceled a registration: {title}",
      body: """
        A registration for your event is canceled, as you asked. We are letting the family know.

        \(facts)
        Spots: {seats}
        Spots left: {available} of {capacity}

        """)
    /// Seats were transferred to other children: `{seats}`.
    package var passedOnToProvider = RegistrationMail.Template(
      subject: "A spot has been transferred: {title}",
      body: """
        A family has transferred its spot at your event to another child.

        \(facts)
        Spots: {seats}

        """)
    /// The event is published.
    package var eventPublishedToProvider = RegistrationMail.Template(
      subject: "Your event is published: {title}",
      body: """
        Congratulations! Your event has successfully been registered.

        \(facts)
        Spots: {capacity}

        {summary}

        """)
    /// The event moved to another time or place.
    package var eventChangedToProvider = RegistrationMail.Template(
      subject: "Your event has changed: {title}",
      body: """
        The time or the place of your event has changed. We are letting all registered and waiting \
        families know.

        \(facts)

        """)
    /// The event is canceled, and the provider gave a reason: `{reason}`.
    package var eventCancelledToProvider = RegistrationMail.Template(
      subject: "Your event is canceled: {title}",
      body: """
        \(yoursIsCanceled)

        \(facts)
        Reason: {reason}

        """)
    /// The event is canceled, and the provider gave no reason.
    package var eventCancelledWithoutReasonToProvider = RegistrationMail.Template(
      subject: "Your event is canceled: {title}",
      body: """
        \(yoursIsCanceled)

        \(facts)

        """)
  }
}

/// The parts that several English mails share.
extension RegistrationMessages.Mails {
  /// The event, in every English mail.
  static let facts = """
    {title}
    When: {when}{sessions}
    Where: {place}
    """

  static let pleaseCancel =
    "If you cannot come, please cancel, so that another family can have your spot."

  static let sorryCanceled = """
    We are sorry: this event has been canceled, and with it your registration or your place on the \
    waiting list. You do not need to do anything.
    """

  static let yoursIsCanceled = """
    Your event has been canceled. We are letting all registered and waiting families know.
    """

  static let noRoomYet = """
    There are not enough free spots right now, so you are on the waiting list. We will write \
    to you if a spot opens up.
    """

  static let spotOpenedUp = """
    Good news: a spot opened up. You are no longer on the waiting list; you are registered for \
    the event.
    """

  static let fewerSpots = """
    We are sorry: the event now has fewer spots, so you are back on the waiting list, near the \
    front. We will write to you if a spot opens up.
    """

  static let spotOffered = """
    Good news: a spot opened up for you. Please accept it by {until}. After that, it goes to \
    the next family.
    """

  static let offerOver = """
    The time to accept your offer is over, and you are no longer on the waiting list. If you \
    still want to come, please register again.
    """
}

extension RegistrationMessages {
  /// Returns the mail for an occasion.
  ///
  /// The subject is one line, and the lines of the body end with a line feed, whatever line breaks
  /// the texts of the event have. Convert them if your mail protocol needs other line ends, as SMTP
  /// does.
  ///
  /// - Parameters:
  ///   - occasion: The occasion.
  ///   - reader: The reader of the mail.
  ///   - record: The event after the occasion. Times are in its local time, and the reason for a
  ///     cancellation is in its status.
  ///   - joinLink: The link to a virtual event. Only a parent sees it, and only if the occasion says
  ///     that children have seats at an event that is published and not canceled.
  ///   - formats: How to write numbers, dates, and times.
  /// - Returns: The template of the occasion with its slots filled.
  /// - Complexity: O(*n*) in the length of the texts.
  public func mail(
    for occasion: RegistrationMail.Occasion, to reader: RegistrationMail.Reader,
    about record: EventRecord, joinLink: RegistrationMail.JoinLink? = nil,
    formats: Formats = .plain
  ) -> RegistrationMail {
    let details = record.details
    var slots: [(name: String, value: String)] = [
      ("title", TextDirection.paired(details.title)),
      ("summary", TextDirection.closed(details.summary)),
      ("when", lines.when(details, formats)), ("sessions", lines.sessions(details, formats)),
      ("place", lines.place(details, formats)),
      ("available", formats.number(record.seats.available)),
      ("capacity", formats.number(record.seats.capacity)),
    ]
    switch occasion {
    case .registered(let seats), .promoted(let seats), .movedToWaitlist(let seats),
      .offerExpired(let seats), .cancelledByParent(let seats), .cancelledByProvider(let seats),
      .passedOn(let seats):
      slots.append(("seats", formats.number(seats)))
    case .waitlisted(let seats, let position):
      slots.append(("seats", formats.number(seats)))
      slots.append(("position", formats.number(position)))
    case .offered(let seats, let until):
      slots.append(("seats", formats.number(seats)))
      slots.append(("until", formats.text(of: until, at: details)))
    case .eventCancelled:
      slots.append(("reason", TextDirection.closed(record.cancellationReason)))
    case .eventPublished, .eventChanged:
      break
    }
    // A slot that the occasion does not have is empty, so that no reader sees its name in braces.
    slots += ["seats", "position", "until", "reason"].map { ($0, "") }
    let template = mails.template(
      for: occasion, to: reader, hasReason: !record.cancellationReason.isEmpty)
    var body = template.body.filled(slots)
    if let joinLink, reader == .parent, occasion.confirmsSeats, record.showsJoinLink {
      body += mails.joinOnline.filled([("link", joinLink.url)])
    }
    return RegistrationMail(
      subject: template.subject.filled(slots).onOneLine, body: body.withLineFeeds)
  }
}

extension EventRecord {
  /// The reason for which the event was canceled; empty if none was given or it was not canceled.
  fileprivate var cancellationReason: String {
    if case .cancelled(let reason) = status { reason.trimmed } else { "" }
  }
}

extension RegistrationMessages.Mails {
  fileprivate func template(
    for occasion: RegistrationMail.Occasion, to reader: RegistrationMail.Reader, hasReason: Bool
  ) -> RegistrationMail.Template {
    let (parent, provider) =
      switch occasion {
      case .registered: (registered, registeredToProvider)
      case .waitlisted: (waitlisted, waitlistedToProvider)
      case .promoted: (promoted, promotedToProvider)
      case .movedToWaitlist: (movedToWaitlist, movedToWaitlistToProvider)
      case .offered: (offered, offeredToProvider)
      case .offerExpired: (offerExpired, offerExpiredToProvider)
      case .cancelledByParent: (cancelledByParent, cancelledByParentToProvider)
      case .cancelledByProvider: (cancelledByProvider, cancelledByProviderToProvider)
      case .passedOn: (passedOn, passedOnToProvider)
      case .eventPublished: (eventPublished, eventPublishedToProvider)
      case .eventChanged: (eventChanged, eventChangedToProvider)
      case .eventCancelled:
        hasReason
          ? (eventCancelled, eventCancelledToProvider)
          : (eventCancelledWithoutReason, eventCancelledWithoutReasonToProvider)
      }
    return switch reader {
    case .parent: parent
    case .provider: provider
    }
  }
}
