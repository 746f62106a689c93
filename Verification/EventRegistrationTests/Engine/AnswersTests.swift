import EventRegistration
import TestSupport
import Testing

/// Answers of families: checked when a child arrives, and stored only as the host sealed them.
@Suite("Questions and answers: families at registration") struct AnswersTests {
  private static func id(_ number: UInt64) -> EventDetails.Question.ID {
    EventDetails.Question.ID(high: 14, low: number)
  }

  /// An event with a required question of each type, and one about allergies that is not required.
  private static func event(capacity: Int = 4) throws -> SampleEvent {
    var details = try SampleEvent.details(
      capacity: capacity, EventPolicy(allowsTransfer: true))
    let types: [EventDetails.Question.AnswerType] = [
      .text, .yesOrNo, .number, .choice(["S", "M"]),
    ]
    var draft = EventDraft(details)
    draft.questions = try types.enumerated().map { number, type in
      try EventDetails.Question(
        id(UInt64(number)), .other("Question \(number)"), answer: type, isRequired: true)
    }
    draft.questions.append(try EventDetails.Question(id(9), .allergies))
    details = try draft.validated()
    var event = SampleEvent()
    event.ask(.draft(details), by: SampleEvent.coach)
    event.ask(.publish, by: SampleEvent.coach)
    return event
  }

  private static let complete: [EventDetails.Question.ID: Child.Answer] = [
    id(0): .text("Swims"), id(1): .yesOrNo(false), id(2): .number(-7), id(3): .choice(1),
  ]

  private static func child(
    _ child: Child = ana,
    _ change: (inout [EventDetails.Question.ID: Child.Answer]) -> Void = {
      _ in
    }
  ) -> Child {
    var child = child
    child.answers = complete
    change(&child.answers)
    return child
  }

  @Test func aCompleteFamilyIsRegistered() throws {
    var event = try Self.event()
    expectEqual(event.register(Self.child()), .registered(seats: 1))
    // Answers to questions that the event does not have are ignored.
    let other = Self.child(ben) { $0[Self.id(77)] = .text("x") }
    expectEqual(event.ask(.hold([other])), .held(until: SampleEvent.weekBefore + 900))
    expectEqual(event.ask(.confirm([ben.id])), .registered(seats: 1))
  }

  @Test func everyMissingAnswerIsNamed() throws {
    var event = try Self.event()
    let blank = Self.child(ben) { $0[Self.id(0)] = .text(" \u{200B}") }
    expectEqual(event.register(blank), .refused(.answerMissing(ben.id, Self.id(0))))
    let all = (0..<4).map { RegistrationRefusal.answerMissing(ana.id, Self.id($0)) }
    for command: EventCommand in [.register([ana], joinWaitlist: true), .hold([ana])] {
      expectEqual(event.ask(command), .refused(.severalReasons(all)))
    }
    event.register(Self.child(cleo))
    expectEqual(
      event.ask(.transfer(from: cleo.id, to: Self.child { $0[Self.id(2)] = nil })),
      .refused(.answerMissing(ana.id, Self.id(2))))
    expectEqual(event.ask(.transfer(from: cleo.id, to: Self.child())), .done)
  }

  @Test func anAnswerHasTheTypeOfItsQuestion() throws {
    var event = try Self.event()
    let answers: [Child.Answer] = [.text("x"), .yesOrNo(true), .number(1), .choice(1)]
    for (type, question) in (0..<4).map({ ($0, Self.id(UInt64($0))) }) {
      for (other, answer) in answers.enumerated() where other != type {
        let child = Self.child { $0[question] = answer }
        expectEqual(event.register(child), .refused(.answerNotValid(ana.id, question)))
      }
    }
    for position in [Int.min, -1, 2, .max] {
      let child = Self.child { $0[Self.id(3)] = .choice(position) }
      expectEqual(event.register(child), .refused(.answerNotValid(ana.id, Self.id(3))))
    }
    // Also where an answer is not required.
    let longest = String(repeating: "x", count: 4000)
    let tooLong = Self.child { $0[Self.id(9)] = .text(longest + "x") }
    expectEqual(event.register(tooLong), .refused(.answerNotValid(ana.id, Self.id(9))))
    let long = Self.child { $0[Self.id(9)] = .text(longest) }
    expectEqual(event.register(long), .registered(seats: 1))
  }

  @Test func consentsPrecedeAnswersAndAnswersPrecedeSeats() throws {
    var event = try Self.event()
    var details = try #require(event.ledger.record).details
    event.register(Self.child())
    details.policy = try EventPolicy(requiredConsents: .participation)
    expectEqual(event.ask(.edit(details), by: SampleEvent.coach), .done)
    let again = Self.child { $0[Self.id(1)] = nil }
    expectEqual(
      event.register(again),
      .refused(
        .severalReasons([
          .consentMissing(ana.id, .participation), .answerMissing(ana.id, Self.id(1)),
          .alreadyRegistered(ana.id),
        ])))
  }

  @Test func aRefusalSaysWhichQuestion() throws {
    let details = try ViewSamples.abroad()
    var formats = RegistrationMessages.Formats.plain
    formats.childName = { _ in "Ana" }
    let messages = RegistrationMessages()
    let missing = RegistrationRefusal.answerMissing(ana.id, details.questions[1].id)
    expectEqual(
      messages.text(for: missing, at: details, formats: formats),
      "Ana: please answer this question: Emergency contact")
    let wrong = RegistrationRefusal.answerNotValid(ana.id, details.questions[3].id)
    expectEqual(
      messages.text(for: wrong, at: details),
      "Your child: please check the answer to this question: T-shirt size")
    expectEqual(
      messages.text(for: missing),
      "Your child: please answer this question: a question of this event")
  }

  // MARK: What is stored

  private static let secret = "peanuts 7319"
  private static let sealed = Child.SealedAnswers([0xC0, 0xDE, 0x73, 0x19, 0xFF])

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: part) }
  }

  /// Everything that is stored, written, or shown of an event, once with each answer in the clear.
  private static func traces(of answer: String, sealed: Child.SealedAnswers?) throws -> (
    stored: [UInt8], text: String
  ) {
    var event = try Self.event(capacity: 2)
    func child(_ child: Child, _ question: UInt64 = 9) -> Child {
      var child = Self.child(child) { $0[Self.id(question)] = .text(answer) }
      child.sealedAnswers = sealed
      return child
    }
    var outcomes = [event.register(child(ana)), event.register(child(ben))]
    outcomes.append(event.ask(.hold([child(cleo)])))
    outcomes.append(event.ask(.transfer(from: ana.id, to: child(dan))))
    outcomes.append(event.register(child(cleo, 1)))
    outcomes.append(event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach))
    let words = outcomes.compactMap(\.refusal).map { RegistrationMessages().text(for: $0) }
    let shown = child(ana)
    let record = try #require(event.ledger.record)
    var text = try encoded(event.facts) + encoded(event.ledger.registrations)
    text += try encoded(event.ledger.cancelledRegistrations) + encoded(record) + encoded(outcomes)
    text += "\(outcomes)\(words)\(event.facts)\(shown)\(shown.answers)\([shown])"
    text += "\(EventCommand.hold([shown]))\(Child.Answer.text(answer))"
    dump([shown], to: &text)
    return (event.facts.flatMap(\.bytes) + event.ledger.snapshot, text)
  }

  @Test func noAnswerIsStoredOrShown() throws {
    let first = try Self.traces(of: Self.secret, sealed: Self.sealed)
    expect(!Self.contains(first.stored, Array(Self.secret.utf8)))
    expect(!first.text.contains(Self.secret) && !first.text.contains("peanuts"))
    // Digests of the answer would differ here.
    let other = try Self.traces(of: "none", sealed: Self.sealed)
    expect(first.stored == other.stored && first.text == other.text)
    // A trace that looks for too little finds the bytes that are stored.
    let bytes = try #require(Self.sealed).bytes
    expect(Self.contains(first.stored, bytes) && first.text.contains("c0de7319ff"))
    let bare = try Self.traces(of: Self.secret, sealed: nil)
    expect(!Self.contains(bare.stored, bytes) && !bare.text.contains("c0de7319ff"))
  }

  @Test func aRetryCanSealItsAnswersAnew() throws {
    let event = try Self.event()
    var (ledger, facts) = (event.ledger, event.facts)
    var child = Self.child()
    func answer(_ number: UInt64) -> EventAnswer<EventCommand.Outcome> {
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 8, low: number), by: SampleEvent.kim,
        at: SampleEvent.weekBefore)
      let command = EventCommand.register([child], joinWaitlist: true)
      return ledger.perform(command, request, facts: &facts)
    }
    child.sealedAnswers = Child.SealedAnswers([1])
    expectEqual(answer(1).outcome, .registered(seats: 1))
    child.sealedAnswers = Child.SealedAnswers([2])
    child.answers[Self.id(0)] = .text("Corrected")
    expect(answer(1).isReplay)
    expectEqual(ledger.registration(of: ana.id)?.attendee.sealedAnswers?.bytes, [1])
  }

  @Test func sealedAnswersHaveTheseBounds() throws {
    expectEqual(Child.SealedAnswers([]), nil)
    expectEqual(Child.SealedAnswers([UInt8](repeating: 7, count: 16_384))?.bytes.count, 16_384)
    expectEqual(Child.SealedAnswers([UInt8](repeating: 7, count: 16_385)), nil)
    let sealed = try #require(Self.sealed)
    try expectEqual(encoded([sealed]), #"["c0de7319ff"]"#)
    try expectEqual(decoded(#"["C0dE7319ff"]"#), [sealed])
    expectNoContent(in: try #require(Child.SealedAnswers([73, 19])))
    for wrong in [#"[""]"#, #"["7"]"#, #"["731"]"#, #"["7g"]"#, "[7319]", #"["é7"]"#] {
      do {
        let sealed: [Child.SealedAnswers] = try decoded(wrong)
        Issue.record("\(sealed)")
      } catch { expect(!"\(error)".contains("731")) }
    }
  }

  @Test func aRequestAsJSONKeepsItsAnswers() throws {
    var child = Self.child()
    child.sealedAnswers = Self.sealed
    let command = EventCommand.register([child], joinWaitlist: false)
    try expectEqual(decoded(encoded(command)), command)
    try expect(!encoded(ana).contains("nswers"))
  }

  // MARK: Forgetting

  @Test func forgettingDropsTheSealedAnswers() throws {
    let key = PseudonymKey(1, 2)
    let bytes = try #require(Self.sealed).bytes
    var event = try Self.event()
    func child(_ child: Child, guardian: PersonID?) -> Child {
      var child = Child(child.id, guardian: guardian)
      (child.answers, child.sealedAnswers) = (Self.complete, Self.sealed)
      return child
    }
    let lou = SampleEvent.lou.person
    event.register(child(ana, guardian: nil))
    event.register(child(ben, guardian: lou))
    event.register(child(cleo, guardian: nil), by: SampleEvent.lou)
    event.ask(.transfer(from: cleo.id, to: child(dan, guardian: nil)), by: SampleEvent.lou)

    func holders(_ ledger: EventLedger) -> Set<ChildID> {
      Set(ledger.registrations.filter { $0.attendee.sealedAnswers != nil }.map(\.id))
    }
    expectEqual(holders(event.ledger), [ana.id, ben.id, dan.id])
    var (ledger, facts) = (event.ledger, event.facts)
    ledger.forget(person: lou, key: key)
    for index in facts.indices { facts[index].forget(person: lou, key: key) }
    expectEqual(holders(ledger), [ana.id])
    ledger.forget(child: ana.id, key: key)
    for index in facts.indices { facts[index].forget(child: ana.id, key: key) }
    expectEqual(holders(ledger), [])
    expect(!Self.contains(facts.flatMap(\.bytes) + ledger.snapshot, bytes))
    var replayed = EventLedger(SampleEvent.id)
    for fact in facts { try replayed.apply(fact) }
    expectEqual(replayed.snapshot, ledger.snapshot)
  }

  @Test func cancelledRegistrationsForgetThemToo() throws {
    var event = try Self.event()
    var child = Self.child()
    child.sealedAnswers = Self.sealed
    event.register(child)
    event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach)
    expectEqual(event.ledger.cancelledRegistrations[0].attendee.sealedAnswers, Self.sealed)
    event.ledger.forget(person: SampleEvent.kim.person, key: PseudonymKey(1, 2))
    expectEqual(event.ledger.cancelledRegistrations[0].attendee.sealedAnswers, nil)
  }
}
