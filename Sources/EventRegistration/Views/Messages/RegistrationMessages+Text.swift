extension RegistrationMessages {
  /// What became of a command, in words.
  ///
  /// - Parameters:
  ///   - outcome: What became of it.
  ///   - command: The command, which says what is done, or `nil` if it is not known.
  ///   - event: The event, on whose clocks times are written, or `nil` if it is not known.
  ///   - formats: How numbers, times and names are written.
  /// - Returns: The template of the outcome, filled.
  public func text(
    for outcome: EventCommand.Outcome, to command: EventCommand? = nil,
    at event: EventDetails? = nil,
    formats: Formats = .plain
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

  /// What became of children who were to have seats, in words.
  ///
  /// - Parameters:
  ///   - outcome: What became of them.
  ///   - event: The event, on whose clocks times are written, or `nil` if it is not known.
  ///   - formats: How numbers, times and names are written.
  /// - Returns: The template of the outcome, filled.
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

  private func doneText(_ command: EventCommand) -> String {
    switch command {
    case .draft: drafted
    case .edit: edited
    case .publish: published
    case .setCapacity: capacitySet
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

  /// What is wrong with a field of the form, in words.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - formats: How numbers are written.
  /// - Returns: The template of the problem, filled.
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
    }
  }

  /// What in a command cannot mean anything, in words.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - formats: How numbers are written.
  /// - Returns: The template of the problem, filled.
  public func text(for problem: EventCommand.Problem, formats: Formats = .plain) -> String {
    switch problem {
    case .timeOutOfRange: refusals.timeOutOfRange
    case .duplicateChild: refusals.duplicateChild
    case .reasonTooLong: refusals.reasonTooLong
    case .field(let problem): text(for: problem, formats: formats)
    }
  }
}
