import EventRegistration

/// The number of answers of each kind to each kind of command.
struct AnswerCoverage: Sendable {
  private var counts = [Int](
    repeating: 0, count: CommandKind.allCases.count * AnswerKind.allCases.count)

  mutating func count(_ command: CommandKind, _ answer: AnswerKind) {
    counts[command.rawValue * AnswerKind.allCases.count + answer.rawValue] += 1
  }

  mutating func add(_ other: Self) {
    for place in counts.indices { counts[place] += other.counts[place] }
  }

  subscript(command: CommandKind, answer: AnswerKind) -> Int {
    counts[command.rawValue * AnswerKind.allCases.count + answer.rawValue]
  }

  /// Returns the kinds of answers that a kind of command got.
  func answers(to command: CommandKind) -> Set<AnswerKind> {
    Set(AnswerKind.allCases.filter { self[command, $0] > 0 })
  }
}

extension AnswerCoverage {
  /// The kinds of answers that a kind of command can get.
  ///
  /// No command to an event gets `eventQuotaReached`, which only the account of a provider returns. The
  /// limit of children is not reached, since that takes 50 million of them.
  static func possibleAnswers(to command: CommandKind) -> Set<AnswerKind> {
    let always: Set<AnswerKind> = [
      .replayed, .requestReused, .malformed, .requestTooOld, .versionConflict,
    ]
    if command == .draft {
      return always.union([.done, .eventExists, .forbiddenToAllButAProvider])
    }
    let afterDraft = always.union([.unknownEvent, .eventCancelled, .changedByTime])
    let provider = afterDraft.union([.done, .forbiddenToAllButAProvider])
    let published: Set<AnswerKind> = [.notPublished, .eventEnded]
    let parent = afterDraft.union(published).union([.forbiddenToAllButAParent])
    let named = parent.union([
      .forbiddenToAllButAnAdmin, .partySizeOutOfRange, .severalReasons,
    ])
    let child: Set<AnswerKind> = [
      .ageNotAllowed, .birthDateMissing, .consentMissing,
      .alreadyRegistered, .alreadyWaiting, .alreadyHeld, .alreadyOffered, .severalReasons,
    ]
    let arrival = parent.union(child).union([
      .partySizeOutOfRange, .notOpenYet, .registrationClosed, .partyExceedsCapacity,
      .guardianSeatsReached, .fullWithoutWaitlist, .fullWithFullWaitlist, .fullAndNotWaiting,
    ])
    return switch command {
    case .draft: []
    case .deleteDraft: provider.union([.alreadyPublished])
    case .publish: provider.union([.alreadyPublished, .eventEnded])
    case .edit: provider.union([.eventEnded, .capacityBelowCommitted, .limitExceeded])
    case .setCapacity:
      provider.union([.eventEnded, .capacityBelowCommitted, .limitExceeded])
    case .reschedule, .setWindow, .setWaitlist, .cancelEvent: provider.union([.eventEnded])
    case .close, .reopen: provider.union(published)
    case .markAttendance:
      provider.union([.notPublished, .attendanceTooEarly, .notRegistered])
        .subtracting([.requestTooOld, .changedByTime])
    case .setOverfill:
      provider.union(published).union([.capacityBelowCommitted, .limitExceeded])
    case .seatFromWaitlist: provider.union(published).union([.notWaiting])
    case .hold: arrival.union([.held, .guardianHoldsReached, .guardianHoldTooSoon])
    case .register: arrival.union([.registered, .waitlisted])
    case .confirm: named.union([.registered, .notHeld])
    case .acceptOffer: named.union([.registered, .notOffered])
    case .release: named.union([.done, .notHeld])
    case .declineOffer: named.union([.done, .notOffered])
    case .leaveWaitlist: named.union([.done, .notWaiting])
    case .cancel: named.union([.done, .notRegistered, .cancellationTooLate])
    case .transfer:
      parent.union(child).union([
        .done, .forbiddenToAllButAnAdmin, .guardianSeatsReached, .notRegistered,
        .transferNotAllowed,
      ])
    }
  }
}
