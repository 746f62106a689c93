import EventRegistration
import TestSupport
import Testing

/// A request with a wrong time harms only itself.
@Suite("Event ledger: wrong clocks") struct WrongClockTests {
  private static let now = SampleEvent.weekBefore
  private static let day: Int64 = 86_400
  private static let eve = Child(ChildID(high: 2, low: 5))

  private static func request(
    _ number: UInt64, at time: Int64, firstMade: Int64? = nil,
    by requester: Requester = SampleEvent.lou
  ) -> RegistrationRequest {
    RegistrationRequest(
      RegistrationRequest.ID(high: 7, low: number), by: requester, at: time, firstMade: firstMade)
  }

  private static func register(_ child: Child) -> EventCommand {
    .register([child], joinWaitlist: false)
  }

  @Test func aRequestFromTheFutureMakesNoOtherTooOld() throws {
    var event = try SampleEvent(capacity: 5)
    expectEqual(
      event.ask(.hold([Self.eve]), at: Self.now + 5 * Self.day),
      .held(until: Self.now + 5 * Self.day + 900))
    let answer = event.ledger.perform(
      Self.register(ben), Self.request(1, at: Self.now + 60), facts: &event.facts)
    expectEqual(answer.outcome, .registered(seats: 1))
    // Holds and deadlines count from the time of their own request.
    expectEqual(event.ask(.hold([cleo]), at: Self.now + 70), .held(until: Self.now + 970))
    expectEqual(event.ask(.confirm([cleo.id]), at: Self.now + 970), .refused(.notHeld(cleo.id)))
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test func attendanceAYearLateDoesNotKeepOthersFromRecordingIt() throws {
    var event = try SampleEvent(capacity: 5)
    event.register(ana)
    event.register(ben)
    for (child, time) in [(ana, SampleEvent.start + 365 * Self.day), (ben, SampleEvent.start)] {
      expectEqual(
        event.ask(.markAttendance(child.id, attended: true), by: SampleEvent.coach, at: time), .done
      )
    }
  }

  @Test func aServerStampsWhatArrivesAndKeepsWhatRetriesSend() {
    let sent = RegistrationRequest(
      RegistrationRequest.ID(high: 7, low: 9), by: SampleEvent.coach, at: 5, firstMade: 3,
      expecting: 4)
    let arrived = sent.arrived(at: Self.now, by: SampleEvent.lou)
    expectEqual(
      arrived,
      RegistrationRequest(sent.id, by: SampleEvent.lou, at: Self.now, firstMade: 3, expecting: 4))
    expectEqual(sent.arrived(at: Self.now).requester, SampleEvent.coach)
  }

  @Test func aDraftFromNextMonthCanBePublishedToday() throws {
    var event = SampleEvent()
    event.ask(
      .draft(try SampleEvent.details(capacity: 2)), by: SampleEvent.coach,
      at: Self.now + 30 * Self.day)
    expectEqual(event.ask(.publish, by: SampleEvent.coach), .done)
  }

  @Test func aTimerAheadEndsHoldsAndNothingElse() throws {
    var event = try SampleEvent(capacity: 1)
    event.ask(.hold([ana]))
    event.ledger.advance(to: Self.now + 5 * Self.day, facts: &event.facts)
    expectEqual(event.register(ben, at: Self.now + 60), .registered(seats: 1))
  }

  /// Local time instead of UTC: the request is refused, and must not end the event for everybody.
  @Test func aRefusedRequestLetsNoTimePass() throws {
    var event = try SampleEvent(capacity: 2)
    event.ask(.hold([ana]))
    let before = event.ledger.snapshot
    for time in [SampleEvent.end, SampleEvent.end + 7 * 3600] {
      expectEqual(
        event.ask(Self.register(ben), at: time), .refused(.eventEnded(at: SampleEvent.end)))
    }
    // Refused for a reason that needs the seats.
    expectEqual(event.ask(.cancel([ben.id]), at: Self.now + 900), .refused(.notRegistered(ben.id)))
    expectEqual(event.ledger.snapshot, before)
    expectEqual(event.ask(Self.register(ben)), .registered(seats: 1))
  }

  @Test func retriesThroughAServerWhoseClockIsBehindAreAnswered() throws {
    var event = try SampleEvent(capacity: 9, remembering: .init(seconds: 600))
    let first = Self.request(1, at: Self.now)
    _ = event.ledger.perform(Self.register(ana), first, facts: &event.facts)
    event.register(ben, at: Self.now + 660)
    let retry = Self.request(1, at: Self.now + 5, firstMade: Self.now)
    expect(event.ledger.perform(Self.register(ana), retry, facts: &event.facts).isReplay)
    expectEqual(event.ask(Self.register(cleo), at: Self.now + 6), .registered(seats: 1))
  }

  /// A busy day, and one request through a server whose clock is days ahead.
  @Test(arguments: [660, 2 * day, 6 * day])
  func aServerFarAheadMakesTheEventForgetNothing(ahead: Int64) throws {
    var event = try SampleEvent(capacity: 400)
    for number in 0..<300 as Range<UInt64> {
      let request = Self.request(number, at: Self.now + Int64(number))
      _ = event.ledger.perform(
        Self.register(Child(ChildID(high: 3, low: number))), request, facts: &event.facts)
    }
    let count = event.ledger.rememberedRequestCount
    event.ask(.setWindow(.always), by: SampleEvent.coach, at: Self.now + 300 + ahead)
    for number in 300..<310 as Range<UInt64> {
      // The clock of the phone is an hour behind.
      let request = Self.request(
        number, at: Self.now + Int64(number), firstMade: Self.now - 3_600)
      let command = Self.register(Child(ChildID(high: 3, low: number)))
      let answer = event.ledger.perform(command, request, facts: &event.facts)
      expectEqual(answer.outcome, .registered(seats: 1))
    }
    let first = Self.register(Child(ChildID(high: 3, low: 0)))
    let retry = Self.request(0, at: Self.now + 400, firstMade: Self.now)
    var restored = try EventLedger(snapshot: event.ledger.snapshot)
    expect(restored.perform(first, retry, facts: &event.facts).isReplay)
    expect(event.ledger.rememberedRequestCount == count + 11 && restored.forgottenThrough == nil)
    // Whoever is refused is not told a time that has not come.
    event.ask(.close, by: SampleEvent.coach, at: Self.now + 401)
    expectEqual(
      event.ask(Self.register(ana), at: Self.now + 402),
      .refused(.registrationClosed(at: Self.now + 402)))
  }

  /// Some clocks are ahead by up to ten minutes, and others are right.
  @Test(arguments: 0..<3) func theTimeOfAWrongClockIsThatOfNoOther(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let retention = RegistrationRequest.Retention(
      bytes: Int.random(in: 4...9, using: &generator)
        * RegistrationRequest.Retention.bytesPerRequest)
    var event = try SampleEvent(capacity: 90, remembering: retention)
    var (requests, time): ([RegistrationRequest], Int64) = ([], Self.now)
    func command(_ number: Int) -> EventCommand {
      let child = Child(ChildID(high: 3, low: UInt64(number / 2)))
      return number % 2 == 0 ? Self.register(child) : .cancel([child.id])
    }
    for number in 0..<50 {
      time += Int64.random(in: 1...3, using: &generator)
      let ahead = Int64.random(in: -300...600, using: &generator)
      let request = Self.request(
        UInt64(number), at: time, firstMade: time + max(0, ahead), by: SampleEvent.admin)
      let outcome = event.ledger.perform(command(number), request, facts: &event.facts).outcome
      expect(outcome.refusal == nil, "\(number) \(outcome)")
      requests.append(request)
      // No retry is performed again, not even after a snapshot.
      let old = Int.random(in: 0...number, using: &generator)
      var restored = try EventLedger(snapshot: event.ledger.snapshot)
      let retry = requests[old].arrived(at: time + Int64.random(in: 0...700, using: &generator))
      let answer = restored.perform(command(old), retry, facts: &event.facts)
      expect(answer.isReplay || answer.outcome.refusal?.kind == .requestTooOld, "\(old)")
      expectEqual(restored.snapshot, event.ledger.snapshot)
    }
  }

  @Test(arguments: [600, 599, 30, 11, 1] as [Int64])
  func clocksThatAreAheadPushNobodyOut(ahead: Int64) throws {
    var event = try SampleEvent(
      capacity: 9, remembering: .init(bytes: 8 * RegistrationRequest.Retention.bytesPerRequest))
    var requests: [RegistrationRequest] = []
    for second in 10..<30 as Range<Int64> {
      let request = Self.request(
        UInt64(second), at: Self.now + second, firstMade: Self.now + second + ahead)
      let command = second % 2 == 0 ? Self.register(ben) : EventCommand.cancel([ben.id])
      expect(
        event.ledger.perform(command, request, facts: &event.facts).outcome.refusal == nil)
      requests.append(request)
    }
    expectEqual(event.ask(Self.register(ana), at: Self.now + 40), .registered(seats: 1))
    // Their own retries are answered while they are remembered, and never done twice after that.
    var restored = try EventLedger(snapshot: event.ledger.snapshot)
    for delay in [50, 700] as [Int64] {
      for (index, old) in requests.enumerated() {
        let retry = RegistrationRequest(
          old.id, by: old.requester, at: Self.now + delay, firstMade: old.firstMade)
        let command = index % 2 == 0 ? Self.register(ben) : EventCommand.cancel([ben.id])
        let answer = restored.perform(command, retry, facts: &event.facts)
        expect(answer.isReplay || answer.outcome.refusal?.kind == .requestTooOld, "\(index)")
      }
    }
    expectEqual(restored.snapshot, event.ledger.snapshot)
  }

  /// A family that was refused does not get the seat by an old retry.
  @Test func clocksThatAreAheadPushNoRefusalOut() throws {
    var fixture = DeskFixture(
      stripes: 1, remembering: .init(bytes: 8 * RegistrationRequest.Retention.bytesPerRequest))
    try fixture.open(capacity: 1)
    let (desk, now, soccer) = (fixture.desk, DeskSamples.now, DeskSamples.event(1))
    _ = desk.register([DeskSamples.child(1)], for: soccer, fixture.parent())
    let refused = RegistrationOutcome.refused(.full(available: 0, .none))
    func refuse(_ seconds: Range<Int64>) {
      for second in seconds {
        let early = RegistrationRequest(
          RegistrationRequest.ID(high: 7, low: UInt64(second)), by: .parent(DeskSamples.kim),
          at: now + second, firstMade: now + second + 600)
        let child = DeskSamples.child(100 + UInt64(second))
        expectEqual(desk.register([child], for: soccer, early).outcome, refused)
      }
    }
    refuse(10..<30)
    let lee = fixture.parent(DeskSamples.lee, at: now + 40)
    expectEqual(desk.register([DeskSamples.child(2)], for: soccer, lee).outcome, refused)
    refuse(41..<48)
    _ = desk.cancel([DeskSamples.child(1).id], for: soccer, fixture.parent(at: now + 50))
    let retry = RegistrationRequest(
      lee.id, by: lee.requester, at: now + 60, firstMade: lee.firstMade)
    let answer = desk.register([DeskSamples.child(2)], for: soccer, retry)
    expect(answer.outcome == refused && answer.isReplay)
  }

  @Test func aSlowPhoneGetsThroughOnTheSecondTry() throws {
    var event = try SampleEvent(capacity: 9)
    for (number, firstMade) in [(1, Self.now - 93_600), (2, Self.now - 90_000), (3, 0)]
      as [(UInt64, Int64)]
    {
      let answer = event.ledger.perform(
        Self.register(ana), Self.request(number, at: Self.now, firstMade: firstMade),
        facts: &event.facts)
      let refusal = try #require(answer.outcome.refusal)
      expectEqual(refusal.kind, .requestTooOld)
      expect(
        RegistrationMessages().text(for: refusal).contains("date and time on your device"))
    }
    let again = RegistrationRequest(
      RegistrationRequest.ID(high: 7, low: 9), by: SampleEvent.lou, at: Self.now, age: 20)
    expectEqual(again.firstMade, Self.now - 20)
    expectEqual(
      event.ledger.perform(Self.register(ana), again, facts: &event.facts).outcome,
      .registered(seats: 1))
    let ages = [(-5, Self.now), (.max, Self.now - .max)] as [(Int64, Int64)]
    for (age, firstMade) in ages {
      expectEqual(
        RegistrationRequest(again.id, by: SampleEvent.lou, at: Self.now, age: age).firstMade,
        firstMade)
    }
  }

  @Test func theLaterObservationOfAttendanceHolds() throws {
    var event = try SampleEvent(capacity: 9, remembering: .init(seconds: 600))
    event.register(ana)
    let start = SampleEvent.start
    func mark(
      _ number: UInt64, _ attended: Bool, seen: Int64, at time: Int64
    ) -> Bool? {
      var facts: [EventFact] = []
      defer { event.facts += facts }
      let request = Self.request(number, at: time, firstMade: seen, by: SampleEvent.coach)
      let answer = event.ledger.perform(
        .markAttendance(ana.id, attended: attended ? .present : .absent), request, facts: &facts)
      expectEqual(answer.outcome, .done)
      return event.ledger.registration(of: ana.id)?.attended
    }
    // Two days late, in the wrong order, and twice.
    expectEqual(mark(1, true, seen: start + 300, at: start + 2 * Self.day), true)
    let count = event.facts.count
    expectEqual(mark(2, false, seen: start, at: start + 2 * Self.day + 1), true)
    expectEqual(mark(1, true, seen: start + 300, at: start + 3 * Self.day), true)
    expectEqual(event.facts.count, count)
    expectEqual(mark(3, false, seen: start + 1200, at: start + 1300), false)
    expectEqual(event.ledger.registration(of: ana.id)?.attendanceTime, start + 1200)
    let restored = try EventLedger(snapshot: event.ledger.snapshot)
    expectEqual(restored.registration(of: ana.id), event.ledger.registration(of: ana.id))
  }
}
