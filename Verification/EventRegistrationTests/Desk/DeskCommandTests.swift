import Essentials
import EventRegistration
import TestSupport
import Testing

/// Each command, by its method and by a ``RegistrationDesk/Submission``.
@Suite("Registration desk: a method for each command") struct DeskCommandTests {
  private typealias Outcomes = [EventAnswer<EventCommand.Outcome>]

  private let soccer = DeskSamples.event(1)
  private let children = (0..<10 as Range<UInt64>).map { DeskSamples.child($0) }
  private let now = DeskSamples.now

  private func policy() throws -> EventPolicy {
    try EventPolicy(
      allowsTransfer: true, waitlist: WaitlistPolicy(limit: 9, promotion: .offer(seconds: 600)))
  }

  @Test func providersHaveAMethodForEachCommand() throws {
    let details = try DeskSamples.details(capacity: 2, policy: policy())
    let other = try DeskSamples.details(capacity: 3, policy: policy())
    let start = try LocalDateTime(iso8601: "2026-07-05T09:00")
    let end = try LocalDateTime(iso8601: "2026-07-05T10:00")
    let window = try RegistrationWindow(closes: now + 1000)
    let child = children[0]
    var (one, two) = (DeskFixture(), DeskFixture())
    let (desk, twin) = (one.desk, two.desk)
    func check(
      _ command: EventCommand, is outcome: EventCommand.Outcome = .done,
      by requester: Requester? = nil,
      _ method: (RegistrationRequest) -> EventAnswer<EventCommand.Outcome>
    ) {
      let requester = requester ?? .provider(DeskSamples.coach)
      let answer = method(one.request(by: requester))
      expectEqual(answer.outcome, outcome)
      let same = twin.perform(
        RegistrationDesk.Submission(command, for: soccer, two.request(by: requester)))
      expectEqual(answer, same)
    }
    check(.draft(details)) { desk.draft(details, as: soccer, $0) }
    check(.edit(other)) { desk.edit(soccer, other, $0) }
    check(.publish) { desk.publish(soccer, $0) }
    check(.setCapacity(1, ifBelow: .refuse)) { desk.setCapacity(1, of: soccer, $0) }
    check(
      .register([child], joinWaitlist: true), is: .registered(seats: 1),
      by: .admin(.init(high: 0, low: 0))
    ) {
      desk.perform(
        RegistrationDesk.Submission(.register([child], joinWaitlist: true), for: soccer, $0))
    }
    check(.setCapacity(0, ifBelow: .refuse), is: .refused(.capacityBelowCommitted(1))) {
      desk.setCapacity(0, of: soccer, $0)
    }
    check(.setCapacity(0, ifBelow: .moveLastToWaitlist)) {
      desk.setCapacity(0, of: soccer, ifBelow: .moveLastToWaitlist, $0)
    }
    check(.setCapacity(1, ifBelow: .refuse)) { desk.setCapacity(1, of: soccer, $0) }
    check(.reschedule(start: start, end: end, utcOffset: 0)) {
      desk.reschedule(soccer, start: start, end: end, utcOffset: 0, $0)
    }
    check(.setWindow(window)) { desk.setWindow(window, of: soccer, $0) }
    check(.setWaitlist(.none)) { desk.setWaitlist(.none, of: soccer, $0) }
    check(.close) { desk.close(soccer, $0) }
    check(.reopen) { desk.reopen(soccer, $0) }
    check(
      .acceptOffer([child.id]), is: .registered(seats: 1), by: .admin(.init(high: 0, low: 0))
    ) {
      desk.perform(RegistrationDesk.Submission(.acceptOffer([child.id]), for: soccer, $0))
    }
    // 2026-07-05 at midnight in UTC.
    let day: Int64 = 1_783_209_600
    check(
      .markAttendance(child.id, attended: true), is: .refused(.attendanceTooEarly(from: day))
    ) {
      desk.markAttendance(of: child.id, attended: true, for: soccer, $0)
    }
    check(.setOverfill(2, reason: "A sister.")) {
      desk.setOverfill(2, of: soccer, reason: "A sister.", $0)
    }
    check(
      .seatFromWaitlist(child.id, reason: "A sister."), is: .refused(.notWaiting(child.id))
    ) {
      desk.seatFromWaitlist(child.id, for: soccer, reason: "A sister.", $0)
    }
    check(.cancelEvent(reason: "Rain.")) { desk.cancelEvent(soccer, reason: "Rain.", $0) }
    expectEqual(one.recorder.facts, two.recorder.facts)
    expectEqual(one.recorder.accountFacts, two.recorder.accountFacts)
  }

  @Test func parentsHaveAMethodForEachCommand() throws {
    var (one, two) = (DeskFixture(), DeskFixture())
    try one.open(capacity: 3, policy: policy())
    try two.open(capacity: 3, policy: policy())
    let (desk, twin) = (one.desk, two.desk)
    let soccer = soccer
    func check(
      _ command: EventCommand, is outcome: EventCommand.Outcome,
      _ method: (RegistrationRequest) -> EventAnswer<EventCommand.Outcome>
    ) {
      let answer = method(one.parent())
      expectEqual(answer.outcome, outcome)
      expectEqual(
        answer, twin.perform(RegistrationDesk.Submission(command, for: soccer, two.parent())))
    }
    func check(
      _ command: EventCommand, is outcome: EventCommand.Outcome,
      _ method: (RegistrationRequest) -> EventAnswer<RegistrationOutcome>
    ) {
      let answer = method(one.parent())
      let same = twin.perform(RegistrationDesk.Submission(command, for: soccer, two.parent()))
      expectEqual(same.outcome, outcome)
      switch (answer.outcome, outcome) {
      case (.registered(let seats), .registered(let expected)): expectEqual(seats, expected)
      case (.waitlisted(let place), .waitlisted(let expected)): expectEqual(place, expected)
      case (.refused(let refusal), .refused(let expected)): expectEqual(refusal, expected)
      case (.registered, _), (.waitlisted, _), (.refused, _):
        Issue.record("\(command) is told otherwise by its method")
      }
      expectEqual(answer.version, same.version)
      expectEqual(answer.request, same.request)
    }
    let ids = children.map(\.id)
    let pair = [children[0], children[1]]
    check(.hold(pair), is: .held(until: now + 900)) { desk.hold(pair, for: soccer, $0) }
    check(.confirm([ids[0]]), is: .registered(seats: 1)) {
      desk.confirm([ids[0]], for: soccer, $0)
    }
    check(.release([ids[1]]), is: .done) { desk.release([ids[1]], for: soccer, $0) }
    check(.release([ids[1]]), is: .refused(.notHeld(ids[1]))) {
      desk.release([ids[1]], for: soccer, $0)
    }
    let three = Array(children[2..<5])
    check(.register(three, joinWaitlist: false), is: .refused(.full(available: 2, .notWanted))) {
      desk.register(three, for: soccer, $0, joinWaitlist: false)
    }
    check(.register(three, joinWaitlist: true), is: .waitlisted(position: 1)) {
      desk.register(three, for: soccer, $0)
    }
    check(.register([children[5]], joinWaitlist: true), is: .waitlisted(position: 2)) {
      desk.register([children[5]], for: soccer, $0)
    }
    check(.leaveWaitlist(three.map(\.id)), is: .done) {
      desk.leaveWaitlist(three.map(\.id), for: soccer, $0)
    }
    check(.acceptOffer([ids[5]]), is: .registered(seats: 1)) {
      desk.acceptOffer([ids[5]], for: soccer, $0)
    }
    check(.register(pair, joinWaitlist: true), is: .refused(.alreadyRegistered(ids[0]))) {
      desk.register(pair, for: soccer, $0)
    }
    check(.transfer(from: ids[0], to: children[6]), is: .done) {
      desk.transfer(from: ids[0], to: children[6], for: soccer, $0)
    }
    let couple = [children[7], children[8]]
    check(.register(couple, joinWaitlist: true), is: .waitlisted(position: 1)) {
      desk.register(couple, for: soccer, $0)
    }
    check(.cancel([ids[6]]), is: .done) { desk.cancel([ids[6]], for: soccer, $0) }
    check(.declineOffer([ids[7], ids[8]]), is: .done) {
      desk.declineOffer([ids[7], ids[8]], for: soccer, $0)
    }
    expectEqual(one.recorder.facts, two.recorder.facts)
    expectEqual(one.recorder.facts.count, 15)
  }
}
