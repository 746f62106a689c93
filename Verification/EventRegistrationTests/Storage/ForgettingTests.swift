import EventRegistration
import TestSupport
import Testing

/// A forgotten child or person leaves no trace, and the event keeps its state.
@Suite("Forgetting: removing a child or person") struct ForgettingTests {
  private static let key = PseudonymKey(0x0123_4567_89AB_CDEF, 0xFEDC_BA98_7654_3210)

  /// A ledger after random commands, with its facts.
  private static func history(seed: Int) throws -> (ledger: EventLedger, facts: [EventFact]) {
    var history = RandomHistory(seed: seed)
    var ledger = EventLedger(RandomHistory.event)
    var facts: [EventFact] = []
    for (command, request) in try history.opening() {
      expectEqual(ledger.perform(command, request, facts: &facts).outcome, .done)
    }
    for _ in 0..<60 {
      let (command, request) = try history.next(in: ledger)
      _ = ledger.perform(command, request, facts: &facts)
    }
    return (ledger, facts)
  }

  private static func replay(_ facts: [EventFact]) throws -> EventLedger {
    var ledger = EventLedger(RandomHistory.event)
    for fact in facts { try ledger.apply(fact) }
    return ledger
  }

  /// Everything that is stored of an event: bytes, and texts without dashes.
  private struct Traces {
    var bytes: [UInt8]
    var text: String

    init(_ ledger: EventLedger, _ facts: [EventFact]) throws {
      bytes = ledger.snapshot + facts.flatMap(\.bytes)
      text = try encoded(facts) + encoded(ledger.registrations) + encoded(ledger.record)
      text = text.replacing("-", with: "")
    }

    /// Whether one half of an ID occurs, in any order of its bytes.
    func contain<Subject>(_ id: EntityID<Subject>) -> Bool {
      [id.high, id.low].contains { half in
        let little = littleEndian(half)
        let digits = String(half, radix: 16, uppercase: true)
        return bytes.contains(little) || bytes.contains(Array(little.reversed()))
          || text.contains(String(repeating: "0", count: 16 - digits.utf8.count) + digits)
      }
    }
  }

  @Test(arguments: LongTest.seeds(40, small: 2))
  func aForgottenChildLeavesNoTrace(seed: Int) throws {
    let (ledger, facts) = try Self.history(seed: seed)
    let before = try Traces(ledger, facts)
    for child in LongTest.values(RandomHistory.children, small: 6)
    where facts.contains(where: { $0.names(child) }) {
      expect(before.contain(child))
      var (forgetful, rewritten) = (ledger, facts)
      forgetful.forget(child: child, key: Self.key)
      for index in rewritten.indices { rewritten[index].forget(child: child, key: Self.key) }
      try expect(!Traces(forgetful, rewritten).contain(child))
      expect(!rewritten.contains { $0.names(child) })
      let pseudonym = Self.key.pseudonym(of: child, at: RandomHistory.event)
      expect(rewritten.contains { $0.names(pseudonym) })
      try expectSameState(forgetful, rewritten, as: ledger, facts)
      let rows = ledger.registrations.map { $0.id == child ? pseudonym : $0.id }
      expectEqual(Set(forgetful.registrations.map(\.id)), Set(rows))
      expectEqual(
        forgetful.registration(of: pseudonym)?.status, ledger.registration(of: child)?.status)
      expectEqual(forgetful.registration(of: child), nil)
    }
  }

  @Test(arguments: LongTest.seeds(40, small: 1))
  func aForgottenPersonLeavesNoTrace(seed: Int) throws {
    let (ledger, facts) = try Self.history(seed: seed)
    let before = try Traces(ledger, facts)
    for person in RandomHistory.people where facts.contains(where: { $0.names(person) }) {
      expect(before.contain(person))
      var (forgetful, rewritten) = (ledger, facts)
      forgetful.forget(person: person, key: Self.key)
      for index in rewritten.indices { rewritten[index].forget(person: person, key: Self.key) }
      try expect(!Traces(forgetful, rewritten).contain(person))
      expect(!rewritten.contains { $0.names(person) })
      let pseudonym = Self.key.pseudonym(of: person, at: RandomHistory.event)
      expect(rewritten.contains { $0.names(pseudonym) })
      try expectSameState(forgetful, rewritten, as: ledger, facts)
      let isOwner = ledger.owner == person
      expectEqual(forgetful.owner, (isOwner ? pseudonym : ledger.owner))
    }
  }

  /// No kind of fact keeps a name, whoever it names and in whatever role.
  @Test func aFactOfAnyKindForgets() throws {
    for (kind, fact) in try SampleFacts.facts() {
      for number in 1...9 as ClosedRange<UInt64> {
        let (child, person) = (SampleFacts.child(number), SampleFacts.person(number))
        var forgetful = fact
        forgetful.forget(child: child, key: Self.key)
        forgetful.forget(person: person, key: Self.key)
        let text = try encoded(forgetful).uppercased()
        expect(!text.contains(child.uuidString.uppercased()), "\(kind)")
        expect(!text.contains(person.uuidString.uppercased()), "\(kind)")
      }
    }
  }

  /// Expects that rewritten facts lead to the state of a ledger that forgot, and that nothing is
  /// counted differently.
  private func expectSameState(
    _ ledger: EventLedger, _ facts: [EventFact], as old: EventLedger, _ oldFacts: [EventFact]
  ) throws {
    try expectEqual(Self.replay(facts).snapshot, ledger.snapshot)
    try expectEqual(EventLedger(snapshot: ledger.snapshot).snapshot, ledger.snapshot)
    expectEqual(ledger.checkInvariants(), [])
    expect(ledger.version == old.version && ledger.lastTime == old.lastTime)
    expectEqual(ledger.record?.seats, old.record?.seats)
    expectEqual(ledger.record?.status, old.record?.status)
    expectEqual(facts.map(\.version), oldFacts.map(\.version))
    expectEqual(facts.map(\.cause?.request), oldFacts.map(\.cause?.request))
    expect(facts.allSatisfy { $0.cause?.digest == nil })
  }

  @Test(arguments: LongTest.seeds(20, small: 5))
  func anEventGoesOnAfterForgetting(seed: Int) throws {
    var history = RandomHistory(seed: seed)
    var ledger = EventLedger(RandomHistory.event)
    var facts: [EventFact] = []
    for (command, request) in try history.opening() {
      _ = ledger.perform(command, request, facts: &facts)
    }
    for number in 0..<120 {
      let (command, request) = try history.next(in: ledger)
      _ = ledger.perform(command, request, facts: &facts)
      guard number % 10 == 9 else { continue }
      let child = RandomHistory.children[(seed + number) % RandomHistory.children.count]
      let key = PseudonymKey(UInt64(seed), UInt64(number))
      ledger.forget(child: child, key: key)
      for index in facts.indices { facts[index].forget(child: child, key: key) }
      expectEqual(ledger.checkInvariants(), [])
    }
    try expectEqual(Self.replay(facts).registrations, ledger.registrations)
  }

  @Test func aRetryOfARequestAboutAForgottenChildIsStillKnown() throws {
    var event = try SampleEvent(capacity: 2)
    let id = RegistrationRequest.ID(high: 8, low: 1)
    let request = RegistrationRequest(id, by: SampleEvent.kim, at: SampleEvent.weekBefore)
    let command = EventCommand.register([ana], joinWaitlist: false)
    let first = event.ledger.perform(command, request, facts: &event.facts)
    event.ledger.forget(child: ana.id, key: Self.key)
    let again = event.ledger.perform(command, request, facts: &event.facts)
    expect(again.isReplay && again.outcome == first.outcome && again.version == first.version)
    expectEqual(event.seats?.taken, 1)
  }

  @Test func copiesAndTheOtherOrderOfForgettingAreIndependent() throws {
    let (ledger, _) = try Self.history(seed: 1)
    let before = ledger.snapshot
    var (one, other) = (ledger, ledger)
    let (child, person) = (RandomHistory.children[0], RandomHistory.people[0])
    one.forget(child: child, key: Self.key)
    one.forget(person: person, key: Self.key)
    other.forget(person: person, key: Self.key)
    other.forget(child: child, key: Self.key)
    expectEqual(one.snapshot, other.snapshot)
    one.forget(child: child, key: Self.key)
    expectEqual(one.snapshot, other.snapshot)
    expectEqual(ledger.snapshot, before)
  }

  @Test func pseudonymsDifferByKeyEventAndID() {
    let keys = [Self.key, PseudonymKey(1, 2), PseudonymKey(2, 1), PseudonymKey(1, 3)]
    let events = [EventID(high: 1, low: 2), EventID(high: 2, low: 1), EventID(high: 1, low: 1)]
    let children = [ChildID(high: 1, low: 2), ChildID(high: 2, low: 1), ChildID(high: 1, low: 1)]
    let pseudonyms = keys.flatMap { key in
      events.flatMap { event in children.map { key.pseudonym(of: $0, at: event) } }
    }
    expectEqual(Set(pseudonyms).count, 36)
    expectEqual(Set(pseudonyms.flatMap { [$0.high, $0.low] }).count, 72)
    expectNoContent(in: PseudonymKey(7319, 7319))
  }

  @Test func theAccountOfAForgottenProviderKeepsItsClaims() throws {
    let coach = RandomHistory.people[0]
    var facts: [ProviderAccount.Fact] = []
    var account = ProviderAccount(coach)
    try account.setPlan(.gold, utcOffset: 0, at: 0, facts: &facts)
    _ = account.claim(RandomHistory.event, at: 0, limits: .standard, facts: &facts)
    let kept = facts
    for index in facts.indices {
      facts[index].forget(person: RandomHistory.people[1], key: Self.key)
    }
    expectEqual(facts, kept)
    for index in facts.indices { facts[index].forget(person: coach, key: Self.key) }
    let provider = facts[0].provider
    expect(provider != coach)
    var restored = ProviderAccount(provider)
    for fact in facts { try restored.apply(fact) }
    expect(restored.plan == .gold && restored.hasClaim(of: RandomHistory.event))
    expectEqual(restored.version, account.version)
  }

  @Test func aDeskForgetsAChildAlsoInRefusals() throws {
    var fixture = DeskFixture()
    let soccer = DeskSamples.event(1)
    try fixture.open(policy: EventPolicy(allowsTransfer: true))
    let desk = fixture.desk
    let (child, other) = (DeskSamples.child(1), DeskSamples.child(2))
    let (accepted, refused, unrelated) = (fixture.parent(), fixture.parent(), fixture.parent())
    let first = desk.register([child], for: soccer, accepted)
    _ = desk.register([child], for: soccer, refused)
    _ = desk.cancel([other.id], for: soccer, unrelated)
    let seats = desk.record(of: soccer)?.seats
    let told = fixture.recorder.facts

    desk.forget(child: child.id, at: soccer, key: Self.key)
    let pseudonym = Self.key.pseudonym(of: child.id, at: soccer)
    expectEqual(fixture.recorder.facts, told)
    expectEqual(desk.record(of: soccer)?.seats, seats)
    expectEqual(desk.ledger(of: soccer)?.registration(of: child.id), nil)
    expectEqual(desk.ledger(of: soccer)?.registration(of: pseudonym)?.status, .registered)
    expectEqual(desk.register([child], for: soccer, accepted).outcome, first.outcome)
    let again = desk.register([child], for: soccer, refused)
    expect(again.isReplay && again.outcome == .refused(.alreadyRegistered(pseudonym)))
    expectEqual(
      desk.cancel([other.id], for: soccer, unrelated).outcome, .refused(.notRegistered(other.id)))

    var facts = told
    for index in facts.indices { facts[index].forget(child: child.id, key: Self.key) }
    var restored = EventLedger(soccer)
    for fact in facts { try restored.apply(fact) }
    expectEqual(restored.snapshot, desk.ledger(of: soccer)?.snapshot)

    desk.forget(person: DeskSamples.kim, at: soccer, key: Self.key)
    let parent = desk.ledger(of: soccer)?.registration(of: pseudonym)?.registeredBy
    expectEqual(parent, Self.key.pseudonym(of: DeskSamples.kim, at: soccer))
    desk.forget(child: child.id, at: DeskSamples.event(77), key: Self.key)
    expect(desk.ledger(of: DeskSamples.event(77)) == nil)
  }
}
