import EventRegistration

/// A kind of command, without its associated values.
enum CommandKind: Int, CaseIterable {
  case draft, edit, publish, setCapacity, reschedule, setWindow, setWaitlist, close, reopen
  case cancelEvent, markAttendance, setOverfill, seatFromWaitlist, deleteDraft
  case hold, confirm, release, register, cancel, leaveWaitlist, acceptOffer, declineOffer, transfer

  init(_ command: EventCommand) {
    self =
      switch command {
      case .draft: .draft
      case .edit: .edit
      case .publish: .publish
      case .setCapacity: .setCapacity
      case .reschedule: .reschedule
      case .setWindow: .setWindow
      case .setWaitlist: .setWaitlist
      case .close: .close
      case .reopen: .reopen
      case .cancelEvent: .cancelEvent
      case .markAttendance: .markAttendance
      case .setOverfill: .setOverfill
      case .seatFromWaitlist: .seatFromWaitlist
      case .deleteDraft: .deleteDraft
      case .hold: .hold
      case .confirm: .confirm
      case .release: .release
      case .register: .register
      case .cancel: .cancel
      case .leaveWaitlist: .leaveWaitlist
      case .acceptOffer: .acceptOffer
      case .declineOffer: .declineOffer
      case .transfer: .transfer
      }
  }
}

/// A kind of answer, without its associated values.
enum AnswerKind: Int, CaseIterable {
  case registered, waitlisted, held, done, replayed
  case requestReused, malformed, requestTooOld, unknownEvent, eventExists
  case forbiddenToAllButAParent, forbiddenToAllButAProvider, forbiddenToAllButAnAdmin
  case versionConflict, changedByTime
  case notPublished, alreadyPublished, eventCancelled, eventEnded, attendanceTooEarly
  case partySizeOutOfRange, notOpenYet, registrationClosed
  case ageNotAllowed, birthDateMissing, consentMissing, answerMissing, answerNotValid
  case alreadyRegistered, alreadyWaiting, alreadyHeld, alreadyOffered
  case severalReasons
  case partyExceedsCapacity, guardianSeatsReached, guardianHoldsReached, guardianHoldTooSoon
  case fullWithoutWaitlist, fullWithFullWaitlist, fullAndNotWaiting
  case notRegistered, notWaiting, notHeld, notOffered
  case cancellationTooLate, transferNotAllowed, capacityBelowCommitted
  case eventQuotaReached, limitExceeded

  init(_ outcome: EventCommand.Outcome, isReplay: Bool) {
    guard !isReplay else {
      self = .replayed
      return
    }
    self =
      switch outcome {
      case .registered: .registered
      case .waitlisted: .waitlisted
      case .held: .held
      case .done: .done
      case .refused(let refusal): Self(refusal)
      }
  }

  init(_ refusal: RegistrationRefusal) {
    self =
      switch refusal {
      case .requestReused: .requestReused
      case .malformed: .malformed
      case .requestTooOld: .requestTooOld
      case .unknownEvent: .unknownEvent
      case .eventExists: .eventExists
      case .forbidden(required: .parent): .forbiddenToAllButAParent
      case .forbidden(required: .provider): .forbiddenToAllButAProvider
      case .forbidden(required: .admin): .forbiddenToAllButAnAdmin
      case .versionConflict: .versionConflict
      case .changedByTime: .changedByTime
      case .notPublished: .notPublished
      case .alreadyPublished: .alreadyPublished
      case .eventCancelled: .eventCancelled
      case .eventEnded: .eventEnded
      case .attendanceTooEarly: .attendanceTooEarly
      case .partySizeOutOfRange: .partySizeOutOfRange
      case .notOpenYet: .notOpenYet
      case .registrationClosed: .registrationClosed
      case .ageNotAllowed: .ageNotAllowed
      case .birthDateMissing: .birthDateMissing
      case .consentMissing: .consentMissing
      case .answerMissing: .answerMissing
      case .answerNotValid: .answerNotValid
      case .alreadyRegistered: .alreadyRegistered
      case .alreadyWaiting: .alreadyWaiting
      case .alreadyHeld: .alreadyHeld
      case .alreadyOffered: .alreadyOffered
      case .severalReasons: .severalReasons
      case .partyExceedsCapacity: .partyExceedsCapacity
      case .guardianSeatsReached: .guardianSeatsReached
      case .guardianHoldsReached: .guardianHoldsReached
      case .guardianHoldTooSoon: .guardianHoldTooSoon
      case .full(_, .none): .fullWithoutWaitlist
      case .full(_, .full): .fullWithFullWaitlist
      case .full(_, .notWanted): .fullAndNotWaiting
      case .notRegistered: .notRegistered
      case .notWaiting: .notWaiting
      case .notHeld: .notHeld
      case .notOffered: .notOffered
      case .cancellationTooLate: .cancellationTooLate
      case .transferNotAllowed: .transferNotAllowed
      case .capacityBelowCommitted: .capacityBelowCommitted
      case .eventQuotaReached: .eventQuotaReached
      // No command is refused for an unknown reason.
      case .limitExceeded, .unknown: .limitExceeded
      }
  }
}
