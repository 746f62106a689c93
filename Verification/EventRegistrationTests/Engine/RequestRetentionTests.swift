import Essentials
import TestSupport
import Testing

@testable import EventRegistration
@testable import SeatCounting

/// For how long a request is done once.
@Suite("Idempotent retries: how long requests are remembered") struct RequestRetentionTests {
  private static let now = SampleEvent.weekBefore
  private static let day: Int64 = 86_400

  private static func request(
    _ number: UInt64, at time: Int64 = now, firstMade: Int64? = nil
  ) -> RegistrationRequest {
    RegistrationRequest(
      RegistrationRequest.ID(high: 8, low: number), by: SampleEvent.kim, at: time,
      firstMade: firstMade)
  }

  private static func register(_ child: Child) -> EventCommand {
    .register([child], joinWaitlist: false)
  }

  private static func perform(
    _ command: EventCommand, _ request: RegistrationRequest, _ event: inout SampleEvent
  ) -> EventAnswer<EventCommand.Outcome> {
    event.ledger.perform(command, request, facts: &event.facts)
  }

  @Test func limitsAreClamped() {
    typealias Retention = RegistrationRequest.Retention
    expect(Retention.standard.seconds == 86_400 && Retention.standard.bytes == 16_777_216)
    expect(Retention(seconds: 0).seconds == 1 && Retention(seconds: .min).seconds == 1)
    expectEqual(Retention(seconds: .max).seconds, 31_622_400)
    expect(Retention(bytes: 511).maximumCount == 1 && Retention(bytes: 511).bytes == 256)
    expect(Retention(bytes: .min) == .none && Retention(bytes: 255) == .none)
    expectEqual(Retention(bytes: .max).maximumCount, Int(HashedNumber.maximumCount))
    expectEqual(EventLedger(SampleEvent.id, remembering: .requests(3)).retention, .requests(3))
  }

  /// What a request takes: an answer, a place in the heap, the ID, and its slot, all twice for room to
  /// grow.
  @Test func aRequestTakesNoMoreThanItsBytes() {
    let answer = MemoryLayout<RequestMemory.Entry>.stride + MemoryLayout<UInt32>.stride
    let id = MemoryLayout<IDTable.Entry>.stride + 8
    expect(2 * (answer + id) <= RegistrationRequest.Retention.bytesPerRequest)
  }

  // MARK: Time

  /// The last 256 requests are remembered whatever their age.
  @Test func aRequestIsRememberedForADay() throws {
    for (others, delay, isRemembered) in [
      (0, 6 * Self.day, true), (256, Self.day, true), (256, Self.day + 1, false),
    ] {
      var event = try SampleEvent(capacity: 9)
      let first = Self.perform(Self.register(ana), Self.request(1), &event)
      expectEqual(first.outcome, .registered(seats: 1))
      for other in 0..<others {
        event.ask(other % 2 == 0 ? .close : .reopen, by: SampleEvent.coach, at: Self.now + 1)
      }
      // Only facts make the event forget, of which one may be by a wrong clock.
      for _ in 0..<2 {
        event.ask(.setWindow(.always), by: SampleEvent.coach, at: Self.now + delay)
      }
      let retry = Self.request(1, at: Self.now + Self.day, firstMade: Self.now)
      let answer = Self.perform(Self.register(ana), retry, &event)
      expectEqual(answer.isReplay, isRemembered)
      expect(
        answer.outcome
          == (isRemembered
            ? .registered(seats: 1) : .refused(.requestTooOld(earliest: Self.now + 1))))
      expectEqual(event.ledger.forgottenThrough, (isRemembered ? nil : Self.now))
      expectEqual(event.ledger.rememberedRequestCount, (isRemembered ? 5 + others : 258))
    }
  }

  @Test func aNewRequestMustNotBeOlderThanADay() throws {
    var event = try SampleEvent(capacity: 9)
    let earliest = Self.now - Self.day
    let old = Self.request(1, firstMade: earliest - 1)
    let answer = Self.perform(Self.register(ana), old, &event)
    expectEqual(answer.outcome, .refused(.requestTooOld(earliest: earliest)))
    expect(answer.version == 2 && !answer.isReplay && event.facts.count == 2)
    expectEqual(
      Self.perform(Self.register(ana), Self.request(1, firstMade: earliest), &event).outcome,
      .registered(seats: 1))
    // The time of the request counts, and not that of the last fact, which another clock made.
    expectEqual(event.ask(.close, by: SampleEvent.coach, at: Self.now - 9 * Self.day), .done)
    expectEqual(event.facts.last?.cause?.firstMade, Self.now - 9 * Self.day)
    expectEqual(event.facts.last?.time, Self.now)
  }

  @Test func aRetryIsKnownByItsID() throws {
    var event = try SampleEvent(capacity: 9)
    _ = Self.perform(Self.register(ana), Self.request(1), &event)
    // While it is remembered, the time at which it was first made does not matter.
    let times: [Int64] = [-Self.day - 1, -1, 0, 600, 601, .max / 2]
    for time in times {
      let retry = Self.request(1, firstMade: Self.now + time)
      expect(Self.perform(Self.register(ana), retry, &event).isReplay, "\(time)")
      expectEqual(
        Self.perform(Self.register(ben), retry, &event).outcome, .refused(.requestReused(retry.id)))
    }
  }

  // MARK: Memory

  @Test func theEarliestRequestsAreForgottenFirst() throws {
    var event = try SampleEvent(capacity: 9, remembering: .requests(2))
    // The first request to draft is forgotten when the third request arrives.
    expect(event.ledger.forgottenThrough == nil && event.ledger.rememberedRequestCount == 2)
    let later = Self.now + 100
    _ = Self.perform(Self.register(ana), Self.request(1, at: later, firstMade: later - 2), &event)
    expectEqual(event.ledger.forgottenThrough, Self.now)
    _ = Self.perform(Self.register(ben), Self.request(2, at: later), &event)
    // A request that was first made earlier than both is performed, and forgotten at once.
    let early = Self.request(3, at: later, firstMade: later - 3)
    expectEqual(Self.perform(Self.register(cleo), early, &event).outcome, .registered(seats: 1))
    expectEqual(event.ledger.forgottenThrough, later - 3)
    expectEqual(
      Self.perform(Self.register(cleo), early, &event).outcome,
      .refused(.requestTooOld(earliest: later - 2)))
    for (number, child) in [(1, ana), (2, ben)] {
      let retry = Self.request(UInt64(number), at: later, firstMade: later)
      expect(Self.perform(Self.register(child), retry, &event).isReplay)
    }
    let next = Self.request(4, at: later, firstMade: later - 2)
    expectEqual(Self.perform(Self.register(dan), next, &event).outcome, .registered(seats: 1))
  }

  @Test func withoutMemoryNothingIsTooOld() throws {
    var event = try SampleEvent(capacity: 9, remembering: .none)
    let request = Self.request(1, firstMade: Self.now - 9 * Self.day)
    expectEqual(Self.perform(Self.register(ana), request, &event).outcome, .registered(seats: 1))
    let again = Self.perform(Self.register(ana), request, &event)
    expect(again.outcome == .refused(.alreadyRegistered(ana.id)) && !again.isReplay)
    expect(event.ledger.forgottenThrough == nil && event.ledger.rememberedRequestCount == 0)
  }

  /// A list that is searched from the start forgets the same requests.
  @Test(arguments: LongTest.seeds(20, small: 12))
  func theMemoryIsThatOfAPlainList(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let retention = RegistrationRequest.Retention(
      seconds: 1 + generator.number(below: 60),
      maximumCount: generator.isOne(in: 2) ? 300 : 1 + generator.number(below: 40))
    var memory = RequestMemory(retention, seed: UInt64(seed))
    var plain: [RequestMemory.Entry] = []
    var forgotten: Int64?
    var time: Int64 = 0
    for version in 1...400 as ClosedRange<UInt64> {
      time += Int64(generator.number(below: 3))
      let firstMade = time + Int64(generator.number(below: 30)) - 20
      let entry = RequestMemory.Entry(
        request: .init(high: 1, low: generator.isOne(in: 5) ? version / 2 : version),
        digest: version, ahead: UInt16(max(0, firstMade - time)), outcome: .done,
        version: version, firstMade: firstMade)
      // A known request, which is not the last one, is not remembered anew in a ledger.
      if memory[entry.request] != nil { continue }
      let latest = plain.max { $0.version < $1.version }
      let start = min(entry.made, latest?.made ?? entry.made) - Int64(retention.seconds)
      memory.remember(entry, at: time)
      plain.append(entry)
      plain.sort { ($0.made, $0.version) < ($1.made, $1.version) }
      while let first = plain.first,
        plain.count > retention.maximumCount
          || plain.count > 256 && first.made < start
      {
        if first.ahead == 0 { forgotten = max(forgotten ?? .min, first.firstMade) }
        plain.removeFirst()
      }
      expect(memory.entries == plain && memory.count == plain.count)
      expectEqual(memory.forgottenThrough, forgotten)
      if generator.isOne(in: 9) { memory = memory.copy() }
    }
  }

  // MARK: Clocks

  /// For hours, the clock of a phone is ahead, and the event remembers eight requests.
  @Test(arguments: [600, 299, 30, 2] as [Int64])
  func aClockThatStaysAheadPushesNobodyOut(ahead: Int64) throws {
    var event = try SampleEvent(capacity: 999, remembering: .requests(8))
    for number in 1...UInt64(LongTest.size(20_000, small: 700)) {
      let time = Self.now + Int64(number)
      let early = RegistrationRequest(
        .init(high: 7, low: number), by: SampleEvent.lou, at: time, firstMade: time + ahead)
      let command = number % 2 == 1 ? Self.register(ben) : .cancel([ben.id])
      let outcome = event.ledger.perform(command, early, facts: &event.facts).outcome
      expect(outcome.refusal == nil, "\(number)")
      guard number % 100 == 0 else { continue }
      event.facts = []
      let child = Child(ChildID(high: 4, low: number))
      expect(event.register(child, at: time).refusal == nil, "\(number)")
    }
  }

  @Test func aClockCanBeAheadByTenMinutes() throws {
    for (lead, isValid) in [(600, true), (601, false)] as [(Int64, Bool)] {
      var event = try SampleEvent(capacity: 9)
      let request = Self.request(1, firstMade: Self.now + lead)
      let answer = Self.perform(Self.register(ana), request, &event)
      expectEqual(
        answer.outcome,
        (isValid ? .registered(seats: 1) : .refused(.malformed([.firstMadeOutOfRange]))))
      guard isValid else { continue }
      // It is remembered until a day after the time that it states.
      event.register(ben, by: SampleEvent.lou, at: Self.now + lead + Self.day)
      let retry = Self.request(1, at: Self.now + lead + Self.day, firstMade: Self.now + lead)
      expect(Self.perform(Self.register(ana), retry, &event).isReplay)
    }
  }

  @Test func aTimeOutsideTheCalendarIsRefused() throws {
    var event = try SampleEvent(capacity: 9)
    for time in [Int64.min, Instant.validRange.lowerBound - 1, .max] {
      expectEqual(
        Self.perform(Self.register(ana), Self.request(1, firstMade: time), &event).outcome,
        .refused(.malformed([.firstMadeOutOfRange])))
      // Of two impossible times, that of the request is named.
      expectEqual(
        Self.perform(Self.register(ana), Self.request(1, at: time), &event).outcome,
        .refused(.malformed([.timeOutOfRange])))
    }
    let last = Instant.validRange.upperBound
    expectEqual(
      Self.perform(Self.register(ana), Self.request(1, at: last, firstMade: last + 1), &event)
        .outcome, .refused(.malformed([.firstMadeOutOfRange])))
  }

  // MARK: Order of refusals

  @Test func tooOldIsSaidAfterMalformedAndBeforeTheEventIsLookedAt() throws {
    let old = Self.request(1, firstMade: Self.now - Self.day - 1)
    var none = SampleEvent()
    let tooOld = EventCommand.Outcome.refused(.requestTooOld(earliest: Self.now - Self.day))
    expectEqual(Self.perform(.publish, old, &none).outcome, tooOld)
    var event = try SampleEvent(capacity: 9)
    expectEqual(Self.perform(.publish, old, &event).outcome, tooOld)
    expectEqual(
      Self.perform(.cancel([ana.id, ana.id]), old, &event).outcome,
      .refused(.malformed([.duplicateChild])))
  }

  /// A request that is too old does not let time pass, so that the answer never depends on who asks first.
  @Test func tooOldChangesNothing() throws {
    var event = try SampleEvent(capacity: 9, EventPolicy(holdSeconds: 60))
    event.ask(.hold([ana]))
    let before = event.ledger.snapshot
    let late = Self.now + 2 * Self.day
    let old = Self.request(1, at: late, firstMade: Self.now)
    expectEqual(
      Self.perform(Self.register(ben), old, &event).outcome,
      .refused(.requestTooOld(earliest: late - Self.day)))
    expectEqual(event.ledger.snapshot, before)
  }

  // MARK: Commands that change nothing

  @Test func aCommandThatChangesNothingIsRemembered() throws {
    var event = try SampleEvent(capacity: 9)
    for (command, opposite) in [(EventCommand.reopen, EventCommand.close), (.close, .reopen)] {
      let count = event.facts.count
      let number = UInt64(count)
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 8, low: number), by: SampleEvent.coach, at: Self.now)
      expectEqual(Self.perform(command, request, &event).outcome, .done)
      expect(event.facts.last?.change == .noted && event.facts.count == count + 1)
      expectEqual(event.facts.last?.cause?.request, request.id)
      expectEqual(event.ask(opposite, by: SampleEvent.coach), .done)
      // The retry does not undo what came after the first one.
      let retry = Self.perform(command, request, &event)
      expect(retry.isReplay && retry.outcome == .done && retry.version == UInt64(count + 1))
      expectEqual(event.facts.last?.change, (opposite == .close ? .closed : .reopened))
    }
    var replayed = EventLedger(SampleEvent.id)
    for fact in event.facts { try replayed.apply(fact) }
    expectEqual(replayed.snapshot, event.ledger.snapshot)
  }

  @Test func aNoteNeedsAPublishedEventAndACause() throws {
    func note(_ version: UInt64, _ cause: EventFact.Cause?) -> EventFact {
      EventFact(
        event: SampleEvent.id, version: version, time: Self.now, cause: cause, change: .noted)
    }
    let cause = EventFact.Cause(request: Self.request(1).id, digest: nil)
    var none = EventLedger(SampleEvent.id)
    expectThrows(EventLedger.ReplayError.impossible(version: 1)) {
      try none.apply(note(1, cause))
    }
    var draft = SampleEvent()
    draft.ask(.draft(try SampleEvent.details(capacity: 9)), by: SampleEvent.coach)
    expectThrows(EventLedger.ReplayError.impossible(version: 2)) {
      try draft.ledger.apply(note(2, cause))
    }
    var event = try SampleEvent(capacity: 9)
    try event.ledger.apply(note(3, cause))
    expectEqual(event.ledger.rememberedRequestCount, 3)
    #expect(throws: FactBytesError.self) { try EventFact(bytes: note(1, nil).bytes) }
    let text = try encoded(note(1, nil))
    #expect(throws: DecodingError.self) { try decoded(text) as EventFact }
  }
}
