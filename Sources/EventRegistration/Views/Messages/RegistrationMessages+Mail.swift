import Essentials

extension RegistrationMessages {
  /// Returns the mail for an occasion.
  ///
  /// The subject is one line, and the lines of the body end with a line feed, whatever line breaks the
  /// texts of the event have. Convert them if your way of sending needs others, as SMTP does.
  ///
  /// - Parameters:
  ///   - occasion: The occasion.
  ///   - reader: Who reads the mail.
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
      ("title", details.title), ("summary", details.summary),
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
      slots.append(("reason", record.cancellationReason))
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
