extension RegistrationMessages {
  /// Returns the mail for an occasion.
  ///
  /// - Parameters:
  ///   - occasion: The occasion.
  ///   - reader: Who reads the mail.
  ///   - record: The event after the occasion. Times are in its local time, and the reason for a
  ///     cancellation is in its status.
  ///   - formats: How to write numbers, dates, and times.
  /// - Returns: The template of the occasion with its slots filled.
  /// - Complexity: O(*n*) in the length of the texts.
  public func mail(
    for occasion: RegistrationMail.Occasion, to reader: RegistrationMail.Reader,
    about record: EventRecord, formats: Formats = .plain
  ) -> RegistrationMail {
    let details = record.details
    var slots: [(name: String, value: String)] = [
      ("title", details.title), ("summary", details.summary),
      ("when", lines.when(details, formats)), ("place", lines.place(details.venue)),
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
    let template = mails.template(
      for: occasion, to: reader, hasReason: !record.cancellationReason.isEmpty)
    return RegistrationMail(
      subject: template.subject.filled(slots).onOneLine, body: template.body.filled(slots))
  }
}

extension EventRecord {
  /// The reason for which the event was canceled; empty if none was given or it was not canceled.
  fileprivate var cancellationReason: String {
    if case .cancelled(let reason) = status { reason } else { "" }
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

extension String {
  /// The text with a space in place of each run of control characters and line separators, so that
  /// no title can add a line to the head of a mail.
  fileprivate var onOneLine: String {
    unicodeScalars.split { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    .map(String.init).joined(separator: " ")
  }
}
