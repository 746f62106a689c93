import EventRegistration
import Foundation
import TestSupport
import Testing

/// The lines of the front page and of the articles, with what they say they print.
@Suite("Documentation: examples of the front page") struct FrontPageTests {
  private let coach = PersonID(high: 1, low: 1)
  private let kim = PersonID(high: 1, low: 2)
  private let soccer = EventID(high: 2, low: 1)
  private let now: Int64 = 1_772_000_000

  private func policy() throws -> EventPolicy {
    try EventPolicy(waitlist: WaitlistPolicy(limit: 5))
  }

  /// A desk with a published event.
  private func desk(capacity: Int, seed: UInt64) throws -> RegistrationDesk {
    let desk = RegistrationDesk(seed: seed)
    let details = try soccer(policy: policy()).resized(to: capacity)
    _ = desk.draft(
      details, as: soccer, RegistrationRequest(.init(UUID().uuid), by: .provider(coach), at: now))
    _ = desk.publish(soccer, RegistrationRequest(.init(UUID().uuid), by: .provider(coach), at: now))
    return desk
  }

  private func soccer(policy: EventPolicy) throws -> EventDetails {
    var details = try EventRegistrationTests.soccer()
    details.policy = policy
    return details
  }

  @Test(arguments: [0, 1, UInt64.max])
  func theExampleOfTheDeskHolds(seed: UInt64) throws {
    let ana = Child(ChildID(high: 3, low: 1))
    let ben = Child(ChildID(high: 3, low: 2))
    let cleo = Child(ChildID(high: 3, low: 3))
    let desk = try desk(capacity: 2, seed: seed)
    _ = desk.register(
      [cleo], for: soccer, RegistrationRequest(.init(UUID().uuid), by: .parent(kim), at: now))

    var output: [String] = []
    let request = RegistrationRequest(.init(UUID().uuid), by: .parent(kim), at: now)
    for _ in 0..<2 {
      let answer = desk.register([ana, ben], for: soccer, request)
      switch answer.outcome {
      case .registered(let seats): output.append("\(seats) seats")
      case .waitlisted(let position): output.append("place \(position) on the waiting list")
      case .refused(let refusal): output.append(RegistrationMessages().text(for: refusal))
      }
      expectEqual(answer.isReplay, (output.count == 2))
    }
    expectEqual(output, ["place 1 on the waiting list", "place 1 on the waiting list"])
  }

  @Test func theExampleOfThePreviewHolds() throws {
    let desk = RegistrationDesk(seed: 1)
    let request = RegistrationRequest(.init(UUID().uuid), by: .provider(coach), at: now)
    var output: [String] = []
    func preview(_ draft: EventDraft) {
      switch EventPreview(of: draft) {
      case .problems(let problems): for problem in problems { output.append(problem.message) }
      case .event(let details, let lines):
        for line in lines { output.append("\(line.label): \(line.text)") }
        _ = desk.draft(details, as: soccer, request)
      }
    }
    var draft = EventDraft()
    draft.title = "Soccer for beginners"
    preview(draft)
    expect(output.count == 10 && output.first == "Description: please fill this in.")
    expect(desk.ledger(of: soccer) == nil)
    output = []
    preview(try soccerDraft())
    expectEqual(
      output.prefix(2), ["Event: Soccer for beginners", "Description: Bring shoes and water."])
    expectEqual(desk.ledger(of: soccer)?.record?.status, .draft)
  }

  @Test func theExampleOfTheReplayHolds() throws {
    var told = EventLedger(soccer)
    var facts: [EventFact] = []
    let details = try EventRegistrationTests.soccer()
    let commands: [(EventCommand, Requester)] = [
      (.draft(details), .provider(coach)), (.publish, .provider(coach)),
      (.register([Child(ChildID(high: 3, low: 1))], joinWaitlist: true), .parent(kim)),
    ]
    for (command, requester) in commands {
      let request = RegistrationRequest(.init(UUID().uuid), by: requester, at: now)
      expectEqual(told.perform(command, request, facts: &facts).outcome.refusal, nil)
    }

    var ledger = EventLedger(soccer)
    for fact in facts { try ledger.apply(fact) }
    expect(ledger.registrations.count == 1 && ledger.record?.seats.available == 11)
    expectEqual(ledger.snapshot, told.snapshot)
  }
}
