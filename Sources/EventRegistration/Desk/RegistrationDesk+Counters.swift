extension RegistrationDesk {
  /// What a desk has done since it was made, and has to do, at one moment.
  public struct Counters: Hashable, Sendable {
    /// The commands that were answered, replays among them.
    public private(set) var commands = 0

    /// The answers that were given before and were given again.
    public private(set) var replays = 0

    /// The parties whose hold or offer was over.
    public private(set) var expiries = 0

    /// The parties that were seated from the waiting list, or offered seats.
    public private(set) var promotions = 0

    /// The parties that wait now.
    public private(set) var waiting = 0

    private var refused: [RegistrationRefusal.Kind: Int] = [:]

    /// The refusals for a reason, without replays.
    public func refusals(_ kind: RegistrationRefusal.Kind) -> Int { refused[kind, default: 0] }

    /// All refusals, without replays.
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
          .offerDeclined, .registrationCancelled, .transferred:
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
