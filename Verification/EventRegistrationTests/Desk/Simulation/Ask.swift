import Essentials
import EventRegistration

/// A command in a ``Scenario``, with small numbers, written as it prints.
enum Ask: Hashable, Sendable {
  case draft, deleteDraft, publish, close, reopen, cancelEvent
  case edit(capacity: Int, waits: Int)
  case setCapacity(Int, moves: Bool)
  /// `overtakings` says how often the first family can be overtaken: 0 for never, -1 for always.
  /// `offers` is the duration of an offer in seconds; with 0, a family is seated at once.
  case setWaitlist(limit: Int, overtakings: Int, offers: Int)
  case reschedule(minutesLater: Int)
  case setWindow(closesAt: Int)
  case mark(Int, attended: Bool)
  case choose(Int)
  case register([Int], waits: Bool)
  case hold([Int])
  case confirm([Int])
  case release([Int])
  case cancel([Int])
  case leaveWaitlist([Int])
  case acceptOffer([Int])
  case declineOffer([Int])
  case transfer(from: Int, to: Int)

  /// The children of the command.
  var children: [Int] {
    switch self {
    case .register(let children, _), .hold(let children), .confirm(let children),
      .release(let children), .cancel(let children), .leaveWaitlist(let children),
      .acceptOffer(let children), .declineOffer(let children):
      children
    case .transfer(let from, let to): [from, to]
    case .mark(let child, _), .choose(let child): [child]
    case .draft, .deleteDraft, .publish, .close, .reopen, .cancelEvent, .edit, .setCapacity,
      .setWaitlist, .reschedule, .setWindow:
      []
    }
  }

  /// The command for an event with some rules.
  func command(_ rules: Rules) throws -> EventCommand {
    func ids(_ numbers: [Int]) -> [ChildID] { numbers.map { Self.child($0).id } }
    return switch self {
    case .draft: .draft(try rules.details())
    case .deleteDraft: .deleteDraft
    case .publish: .publish
    case .close: .close
    case .reopen: .reopen
    case .cancelEvent: .cancelEvent(reason: "Rain.")
    case .edit(let capacity, let waits):
      .edit(try rules.edited(capacity: capacity, waits: waits).details())
    case .setCapacity(let capacity, let moves):
      .setCapacity(capacity, ifBelow: moves ? .moveLastToWaitlist : .refuse)
    case .setWaitlist(let limit, let overtakings, let offers):
      .setWaitlist(try Rules.waitlist(limit, overtakings: overtakings, offers: offers))
    case .reschedule(let minutes): try rules.rescheduling(minutesLater: minutes)
    case .setWindow(let closes):
      .setWindow(try RegistrationWindow(closes: Scenario.start + Int64(closes)))
    case .mark(let child, let attended):
      .markAttendance(Self.child(child).id, attended: attended ? .present : .absent)
    case .choose(let child): .seatFromWaitlist(Self.child(child).id, reason: "A sister.")
    case .register(let children, let waits):
      .register(children.map(Self.child), joinWaitlist: waits)
    case .hold(let children): .hold(children.map(Self.child))
    case .confirm(let children): .confirm(ids(children))
    case .release(let children): .release(ids(children))
    case .cancel(let children): .cancel(ids(children))
    case .leaveWaitlist(let children): .leaveWaitlist(ids(children))
    case .acceptOffer(let children): .acceptOffer(ids(children))
    case .declineOffer(let children): .declineOffer(ids(children))
    case .transfer(let from, let to): .transfer(from: Self.child(from).id, to: Self.child(to))
    }
  }

  static func child(_ number: Int) -> Child {
    Child(ChildID(high: 3, low: UInt64(number)))
  }
}

/// The rules of an event in a ``Scenario``.
struct Rules: Hashable, Sendable {
  var capacity = 2
  /// The maximum number of waitlisted parties.
  var waits = 3
  /// See ``Ask/setWaitlist(limit:overtakings:offers:)``.
  var overtakings = 0
  var offers = 0
  /// The seconds of a hold.
  var holds = 20
  /// The minutes from the start of the scenario to the end of the event.
  var ends = 100_000

  func edited(capacity: Int, waits: Int) -> Rules {
    var rules = self
    (rules.capacity, rules.waits) = (capacity, waits)
    return rules
  }

  func details() throws -> EventDetails {
    let policy = try EventPolicy(
      holdSeconds: holds, allowsTransfer: true,
      waitlist: Self.waitlist(waits, overtakings: overtakings, offers: offers))
    let end = try Self.local(minutes: ends)
    return try EventDetails(
      title: "Soccer", summary: "Bring water.", start: end.adding(minutes: -180) ?? end, end: end,
      utcOffset: 0,
      venue: EventVenue(address: "1 Park Road", city: "Phoenix", state: "AZ", zipCode: "85003"),
      capacity: capacity, policy: policy)
  }

  func rescheduling(minutesLater minutes: Int) throws -> EventCommand {
    let end = try Self.local(minutes: ends + minutes)
    return .reschedule(start: end.adding(minutes: -180) ?? end, end: end, utcOffset: 0)
  }

  static func waitlist(
    _ limit: Int, overtakings: Int, offers: Int
  ) throws -> WaitlistPolicy {
    let fit: WaitlistPolicy.Fit =
      switch overtakings {
      case 0: .strictFIFO
      case 1...: .firstFit(maximumOvertakings: overtakings)
      default: .firstFit(maximumOvertakings: nil)
      }
    return try WaitlistPolicy(
      limit: limit, fit: fit, promotion: offers > 0 ? .offer(seconds: offers) : .automatic)
  }

  private static func local(minutes: Int) throws -> LocalDateTime {
    struct OutsideCalendar: Error {}
    let instant = Scenario.start + Int64(minutes) * 60
    guard let time = LocalDateTime(secondsSinceEpoch: instant, utcOffset: 0) else {
      throw OutsideCalendar()
    }
    return time
  }
}
