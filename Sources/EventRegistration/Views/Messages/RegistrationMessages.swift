public import Essentials

/// The texts that registration shows to people: templates with named slots, in English unless the
/// host replaces them.
///
///     // {"held": "Bis {until} reserviert. Bitte vorher bestätigen."}
///     let messages = try JSONDecoder().decode(RegistrationMessages.self, from: german)
///     show(messages.text(for: answer.outcome, at: record.details))
///
/// A slot is a name in braces; a template may omit a slot or use it twice. `Messages/en.json` has
/// every key with its English template. Where a number changes the wording, there is one template
/// for the number one and another for all other numbers. Values are inserted unchanged: braces in a
/// value are never slots.
public struct RegistrationMessages: Equatable, Sendable {
  /// Creates the English texts.
  public init() {}

  private(set) var sharedRefusals = Shared(Refusals())
  private var sharedFields = Shared(Fields())
  private var sharedLines = Shared(EventLines())
  private var sharedMails = Shared(Mails())

  /// The reasons for a refusal.
  package var refusals: Refusals {
    get { sharedRefusals.value }
    set { sharedRefusals.value = newValue }
  }
  /// The fields of the event form, and what can be wrong with them.
  package var fields: Fields {
    get { sharedFields.value }
    set { sharedFields.value = newValue }
  }
  /// The lines that describe an event.
  package var lines: EventLines {
    get { sharedLines.value }
    set { sharedLines.value = newValue }
  }
  /// The mails to parents and providers.
  package var mails: Mails {
    get { sharedMails.value }
    set { sharedMails.value = newValue }
  }

  // MARK: Outcomes

  /// Shown when one child is registered: `{seats}`.
  package var registeredOne = "Congratulations! You are registered for the event."
  /// Shown when several children are registered: `{seats}`.
  package var registeredMany = "Congratulations! You are registered for the event."
  /// Shown when the children join the waiting list: `{position}`.
  package var waitlisted =
    "You are number {position} on the waiting list. We will tell you if a spot opens up."
  /// Shown when seats are held: `{until}`.
  package var held = "Reserved for you until {until}. Please confirm before then."
  /// Shown when a command succeeded and the command itself is not known.
  package var done = "Done."

  /// Shown when a child is already registered for an event at the same time, or has a seat on hold or an
  /// offer: `{child}`, `{title}`, `{start}`.
  package var overlaps =
    "{child} already has a spot at {title} at that time. It starts on {start}."
  /// Shown when a child already waits for an event at the same time: `{child}`, `{title}`, `{start}`.
  package var overlapsWaiting =
    "{child} is on the waiting list of {title} at that time. It starts on {start}."

  // MARK: Commands that succeeded

  /// Shown when an event is drafted.
  package var drafted = "Your event is saved. Only you can see it until you publish it."
  /// Shown when an event is edited.
  package var edited = "Your changes are saved."
  /// Shown when a draft is deleted.
  package var draftDeleted = "Your draft has been deleted."
  /// Shown when an event is published.
  package var published = "Congratulations! Your event has successfully been registered."
  /// Shown when the number of seats changes.
  package var capacitySet = "The number of spots has been updated."
  /// Shown when the number of seats beyond the capacity changes.
  package var overfillSet = "The number of extra spots has been updated."
  /// Shown when a chosen family gets seats from the waiting list.
  package var familySeated = "The family now has its spots. We will let them know."
  /// Shown when the time of an event changes.
  package var rescheduled = "The time of your event has been updated."
  /// Shown when the registration window changes.
  package var windowSet = "The registration dates have been updated."
  /// Shown when the rules of the waiting list change.
  package var waitlistSet = "The waiting list settings have been updated."
  /// Shown when the provider closes registration.
  package var closed = "Registration is closed. You can reopen it later."
  /// Shown when the provider opens registration again.
  package var reopened = "Registration is open again."
  /// Shown when an event is canceled.
  package var eventCancelled = "Your event has been canceled."
  /// Shown when attendance is recorded.
  package var attendanceMarked = "Attendance is saved."
  /// Shown when held seats are released.
  package var released = "The reservation has been released."
  /// Shown when registrations are canceled.
  package var cancelled = "The registration has been canceled."
  /// Shown when children leave the waiting list.
  package var leftWaitlist = "Removed from the waiting list."
  /// Shown when offered seats are declined.
  package var offerDeclined = "You declined the offer. Thank you for letting us know."
  /// Shown when a seat is transferred to another child.
  package var transferred = "The spot now belongs to the other child."
}

extension RegistrationMessages {
  /// Returns the text for the outcome of a command.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - command: The command, for a more specific text, or `nil` if it is not known.
  ///   - event: The event, in whose local time times are written, or `nil` if it is not known.
  ///   - formats: How to write numbers, times, and names.
  /// - Returns: The template of the outcome with its slots filled.
  public func text(
    for outcome: EventCommand.Outcome, to command: EventCommand? = nil,
    at event: EventDetails? = nil, formats: Formats = .plain
  ) -> String {
    switch outcome {
    case .registered(let seats):
      (seats == 1 ? registeredOne : registeredMany).filled([("seats", formats.number(seats))])
    case .waitlisted(let position):
      waitlisted.filled([("position", formats.number(position))])
    case .held(let until): held.filled([("until", formats.text(of: until, at: event))])
    case .done: command.map(doneText) ?? done
    case .refused(let refusal): text(for: refusal, at: event, formats: formats)
    }
  }

  /// Returns the text for the outcome of a registration.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - event: The event, in whose local time times are written, or `nil` if it is not known.
  ///   - formats: How to write numbers, times, and names.
  /// - Returns: The template of the outcome with its slots filled.
  public func text(
    for outcome: RegistrationOutcome, at event: EventDetails? = nil,
    formats: Formats = .plain
  ) -> String {
    let general: EventCommand.Outcome =
      switch outcome {
      case .registered(let seats): .registered(seats: seats)
      case .waitlisted(let position): .waitlisted(position: position)
      case .refused(let refusal): .refused(refusal)
      }
    return text(for: general, to: nil, at: event, formats: formats)
  }

  /// Returns the text for an event that a child attends, or waits for, at the time of another
  /// event.
  ///
  /// The time belongs to the first session at the same time, in the local time of its event.
  ///
  /// - Parameters:
  ///   - details: The event for which the child may be registered.
  ///   - listing: The event with the registration of the child, of ``RegistrationDesk/overlaps(of:with:)``.
  ///   - formats: How to write numbers, times, and names.
  /// - Returns: The template with its slots filled; a line for each registration.
  /// - Complexity: O(*n*) for *n* sessions of both events and *n* registrations.
  public func text(
    forOverlapOf details: EventDetails, with listing: EventListing, formats: Formats = .plain
  ) -> String {
    let other = listing.record.details
    let start = other.firstSession(overlapping: details)?.start ?? other.start
    return listing.registrations.map { registration in
      (registration.standing == .waiting ? overlapsWaiting : overlaps).filled([
        ("child", formats.childName(registration.id) ?? refusals.unnamedChild),
        ("title", other.title), ("start", formats.dateTime(start)),
      ])
    }.joined(separator: "\n")
  }

  private func doneText(_ command: EventCommand) -> String {
    switch command {
    case .draft: drafted
    case .edit: edited
    case .deleteDraft: draftDeleted
    case .publish: published
    case .setCapacity: capacitySet
    case .setOverfill: overfillSet
    case .seatFromWaitlist: familySeated
    case .reschedule: rescheduled
    case .setWindow: windowSet
    case .setWaitlist: waitlistSet
    case .close: closed
    case .reopen: reopened
    case .cancelEvent: eventCancelled
    case .markAttendance: attendanceMarked
    case .release: released
    case .cancel: cancelled
    case .leaveWaitlist: leftWaitlist
    case .declineOffer: offerDeclined
    case .transfer: transferred
    case .hold, .confirm, .register, .acceptOffer: done
    }
  }

  /// Returns the text for a problem of a form field.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - formats: How to write numbers.
  /// - Returns: The template of the problem with its slots filled.
  public func text(for problem: EventDraft.FieldProblem, formats: Formats = .plain) -> String {
    let field = ("field", fields.name(of: problem.field))
    func bound(_ name: String, _ number: Int) -> (String, String) {
      (name, formats.number(number))
    }
    return switch problem.problem {
    case .missing: fields.missing.filled([field])
    case .tooLong(let maximum): fields.tooLong.filled([field, bound("maximum", maximum)])
    case .notFiveDigits: fields.notFiveDigits.filled([field])
    case .notTwoLetters: fields.notTwoLetters.filled([field])
    case .notACountryCode: fields.notACountryCode.filled([field])
    case .negative: fields.negative.filled([field])
    case .tooLarge(let maximum): fields.tooLarge.filled([field, bound("maximum", maximum)])
    case .outOfRange(let range):
      fields.outOfRange.filled([
        field, bound("minimum", range.lowerBound), bound("maximum", range.upperBound),
      ])
    case .endNotAfterStart: fields.endNotAfterStart.filled([field])
    case .outsideCalendar: fields.outsideCalendar.filled([field])
    case .oldestBelowYoungest: fields.oldestBelowYoungest.filled([field])
    case .closesNotAfterOpening: fields.closesNotAfterOpening.filled([field])
    case .repeated: fields.repeated.filled([field])
    case .beforeEndOfPrevious: fields.beforeEndOfPrevious.filled([field])
    case .notInFuture: fields.notInFuture.filled([field])
    case .notBeforeRegistrationEnds: fields.notBeforeRegistrationEnds.filled([field])
    }
  }

  /// Returns the text for a problem of a malformed command.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - formats: How to write numbers.
  /// - Returns: The template of the problem with its slots filled.
  public func text(for problem: EventCommand.Problem, formats: Formats = .plain) -> String {
    switch problem {
    case .timeOutOfRange: refusals.timeOutOfRange
    case .firstMadeOutOfRange: refusals.firstMadeOutOfRange
    case .duplicateChild: refusals.duplicateChild
    case .reasonTooLong: refusals.reasonTooLong
    case .reasonMissing: refusals.reasonMissing
    case .unknownSession: refusals.unknownSession
    case .tooManyGuardians: refusals.tooManyGuardians
    case .newerVersion: refusals.newerVersion
    case .field(let problem): text(for: problem, formats: formats)
    }
  }
}

extension RegistrationMessages {
  /// How messages write numbers, dates, and children's names.
  ///
  ///     var formats = RegistrationMessages.Formats.plain
  ///     formats.number = { $0.formatted(.number.locale(locale)) }
  ///     formats.childName = { names[$0] }
  ///
  /// The names of children go only into the messages.
  public struct Formats: Sendable {
    /// Writes a number: `1200`.
    public var number: @Sendable (Int) -> String = { String($0) }

    /// Writes a day: `2026-03-01`.
    public var date: @Sendable (CalendarDate) -> String = { $0.iso8601 }

    /// Writes the time of day: `09:30`.
    public var time: @Sendable (LocalDateTime) -> String = { String($0.iso8601.suffix(5)) }

    /// Writes a day with the time of day on it: `2026-03-01 09:30`.
    public var dateTime: @Sendable (LocalDateTime) -> String = {
      "\($0.date.iso8601) \($0.iso8601.suffix(5))"
    }

    /// The offsets from UTC of the clocks at the event, or `nil` if only those of its sessions are known.
    ///
    /// The host takes them from its time zones: `UTCOffsetTable.init(sampling:offset:)`. A time during a
    /// session of a few days is known without them. Another time, such as the one at which registration opens,
    /// can be on the other side of a change of the clocks. Without the table, the text names the offset of the
    /// nearest earlier session, or of the first: `2026-02-02 10:00 UTC-04:00`.
    public var offsets: UTCOffsetTable?

    /// Writes a time in seconds since 1970-01-01 00:00 UTC if the event is not known: `2026-03-01
    /// 16:30 UTC`.
    ///
    /// Seconds are left out. A time outside the years 1 to 9999 is written as the nearest time
    /// inside.
    public var instant: @Sendable (Int64) -> String = { instant in
      let range = Instant.validRange
      let nearest = min(max(instant, range.lowerBound), range.upperBound)
      guard let utc = LocalDateTime(secondsSinceEpoch: nearest, utcOffset: 0) else { return "" }
      return "\(utc.date.iso8601) \(utc.iso8601.suffix(5)) UTC"
    }

    /// Writes a price: `12.50 USD`.
    public var price: @Sendable (EventDetails.Fee.Price) -> String = { $0.plainText }

    /// Writes a country from its two letters of ISO 3166-1: `MX`.
    public var country: @Sendable (String) -> String = { $0 }

    /// Returns the name of a child, or `nil` for the key `refusals.unnamedChild`.
    public var childName: @Sendable (ChildID) -> String? = { _ in nil }

    /// Creates the plain formats.
    public init() {}

    /// Numbers in digits, dates and times in the style of ISO 8601, and no names.
    public static let plain = RegistrationMessages.Formats()
  }
}

extension RegistrationMessages.Formats {
  /// Returns a time in the local time of an event, or in UTC if there is no event.
  ///
  /// The text names the offset unless a clock at the event is known to have it then.
  func text(of instant: Int64, at event: EventDetails?) -> String {
    guard let event else { return self.instant(instant) }
    let offset = offsets?.offset(at: instant) ?? event.utcOffset(at: instant)
    guard let local = LocalDateTime(secondsSinceEpoch: instant, utcOffset: offset) else {
      return self.instant(instant)
    }
    let isKnown = offsets != nil || event.isInSession(at: instant)
    return isKnown ? dateTime(local) : "\(dateTime(local)) \(Self.name(ofOffset: offset))"
  }

  /// Returns the name of an offset from UTC: `UTC-04:00`.
  private static func name(ofOffset offset: Int) -> String {
    let (minutes, seconds) = (abs(offset) / 60, abs(offset) % 60)
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let name = "UTC\(offset < 0 ? "-" : "+")\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
    return seconds == 0 ? name : "\(name):\(twoDigits(seconds))"
  }
}

extension EventDetails.Fee.Price {
  /// The amount with a point and the digits of its currency, and the code: `12.50 USD`.
  fileprivate var plainText: String {
    let digits = currency.minorUnitDigits
    guard digits > 0 else { return "\(minorUnits) \(currency.code)" }
    var text = String(minorUnits)
    if text.utf8.count <= digits {
      text = String(repeating: "0", count: digits + 1 - text.utf8.count) + text
    }
    return "\(text.dropLast(digits)).\(text.suffix(digits)) \(currency.code)"
  }
}
