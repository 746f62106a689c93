extension RegistrationDesk {
  /// Statistics of a desk since its creation, all at the same moment.
  public struct Counters: Hashable, Sendable {
    /// The number of answered commands, including replays.
    public private(set) var commands = 0

    /// The number of answers that were repeated because a request was sent again.
    public private(set) var replays = 0

    /// The number of parties whose hold or offer expired.
    public private(set) var expiries = 0

    /// The number of parties that moved up from the waiting list to a seat or an offer.
    public private(set) var promotions = 0

    /// The number of parties that are waitlisted now.
    public private(set) var waiting = 0

    private var refused: [RegistrationRefusal.Kind: Int] = [:]

    /// Returns the number of refusals of a kind, without replays.
    public func refusals(_ kind: RegistrationRefusal.Kind) -> Int { refused[kind, default: 0] }

    /// The number of all refusals, without replays.
    public var refusals: Int { refused.values.reduce(0, +) }

    mutating func count(_ answer: EventAnswer<EventCommand.Outcome>) {
      commands += 1
      if answer.isReplay {
        replays += 1
      } else if let refusal = answer.outcome.refusal {
        refused[refusal.kind, default: 0] += 1
      }
    }

    mutating func count(_ facts: some Sequence<EventFact>) {
      for fact in facts {
        switch fact.change {
        case .holdExpired, .offerExpired: expiries += 1
        case .seated(_, from: .waitlist), .offered: promotions += 1
        case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
          .waitlistChanged, .closed, .reopened, .eventCancelled, .attendanceMarked, .held,
          .holdReleased, .registered, .waitlisted, .seated, .leftWaitlist, .movedToWaitlist,
          .offerDeclined, .registrationCancelled, .transferred, .overfilled, .noted, .draftDeleted:
          break
        }
      }
    }

    mutating func count(waiting change: Int) { waiting += change }

    static func += (total: inout Self, part: Self) {
      total.commands += part.commands
      total.replays += part.replays
      total.expiries += part.expiries
      total.promotions += part.promotions
      total.waiting += part.waiting
      total.refused.merge(part.refused, uniquingKeysWith: +)
    }
  }
}
