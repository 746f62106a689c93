import Essentials

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

  /// Returns the text for an event that a child goes to, or waits for, at the time of another event.
  ///
  /// The time is that of the first session at the same time, in the local time of its event.
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
    case .field(let problem): text(for: problem, formats: formats)
    }
  }
}
