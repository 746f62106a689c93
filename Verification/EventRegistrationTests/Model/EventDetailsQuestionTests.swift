import EventRegistration
import TestSupport
import Testing

@Suite("Event details: questions to families") struct EventDetailsQuestionTests {
  private static let id = EventDetails.Question.ID(high: 14, low: 1)

  private func question(
    _ subject: EventDetails.Question.Subject = .allergies,
    answer: EventDetails.Question.AnswerType = .text
  ) throws(EventDetails.Question.Error) -> EventDetails.Question {
    try EventDetails.Question(Self.id, subject, answer: answer)
  }

  @Test func textsAreTrimmed() throws {
    let size = try EventDetails.Question(
      Self.id, .other(" Size\n?"), answer: .choice([" S", "M\t"]), isRequired: true)
    expect(size.subject == .other("Size ?") && size.answer == .choice(["S", "M"]))
    expect(size.isRequired && size.id == Self.id)
  }

  @Test func textsHaveTheseBounds() throws {
    let longest = String(repeating: "x", count: 500)
    try expectEqual(question(.other(longest)).subject, .other(longest))
    expectThrows(EventDetails.Question.Error.textTooLong) { try question(.other(longest + "x")) }
    expectThrows(EventDetails.Question.Error.textMissing) { try question(.other(" \u{200B}")) }
  }

  @Test func choicesHaveTheseBounds() throws {
    func choice(_ texts: [String]) throws -> EventDetails.Question {
      try question(answer: .choice(texts))
    }
    let texts = (0..<21).map { String($0) }
    for count in [2, 20] {
      let some = Array(texts.prefix(count))
      try expectEqual(choice(some).answer, .choice(some))
    }
    for count in [0, 1, 21] {
      expectThrows(EventDetails.Question.Error.choiceCountOutOfRange(count)) {
        try choice(Array(texts.prefix(count)))
      }
    }
    let long = String(repeating: "x", count: 201)
    try expect(choice(["a", String(long.dropLast())]).answer != .text)
    expectThrows(EventDetails.Question.Error.choiceTooLong) { try choice(["a", long]) }
    expectThrows(EventDetails.Question.Error.choiceMissing) { try choice(["a", " "]) }
    expectThrows(EventDetails.Question.Error.choiceRepeated) { try choice(["a", "b", "a "]) }
  }

  @Test func itHasThisJSON() throws {
    let id = "00000000-0000-000E-0000-000000000001"
    let questions = [
      (
        try question(.emergencyContact),
        #""answer":"text","id":"\#(id)","isRequired":false"#
          + #","subject":"emergencyContact""#
      ),
      (
        try question(.authorizedPickup, answer: .yesOrNo),
        #""answer":"yesOrNo","id":"\#(id)""#
          + #","isRequired":false,"subject":"authorizedPickup""#
      ),
      (
        try question(.other("Age?"), answer: .number),
        #""answer":"number","id":"\#(id)""#
          + #","isRequired":false,"text":"Age?""#
      ),
      (
        try question(answer: .choice(["S", "M"])),
        #""answer":"choice","choices":["S","M"]"#
          + #","id":"\#(id)","isRequired":false,"subject":"allergies""#
      ),
    ]
    for (question, json) in questions {
      try expectEqual(encoded(question), "{\(json)}")
      try expectEqual(decoded("{\(json)}"), question)
    }
    try expectEqual(decoded(#"{"id":"\#(id)","subject":"allergies"}"#), question())
    for wrong in [
      #"{"id":"\#(id)"}"#, #"{"id":"\#(id)","text":" "}"#, #"{"id":"\#(id)","subject":"x"}"#,
      #"{"id":"\#(id)","text":"x","answer":"choice","choices":["a"]}"#,
    ] {
      #expect(throws: DecodingError.self) { let _: EventDetails.Question = try decoded(wrong) }
    }
  }

  @Test func aFormHasTwentyDifferentQuestionsAtMost() throws {
    let all = try (0..<21).map {
      try EventDetails.Question(
        EventDetails.Question.ID(high: 14, low: $0), .other("Question \($0)"))
    }
    var draft = try soccerDraft()
    draft.questions = Array(all.prefix(20))
    let details = try draft.validated()
    expectEqual(details.questions, draft.questions)
    try expectEqual(EventDraft(details).validated(), details)
    try expect(decoded(encoded(details)) == details && decoded(encoded(draft)) == draft)
    draft.questions = all
    var error = try #require(throws: EventDraft.Error.self) { try draft.validated() }
    expectEqual(error.problems, [.init(.questions, .tooLarge(maximum: 20))])
    draft.questions = [all[0], all[1], all[0]]
    error = try #require(throws: EventDraft.Error.self) { try draft.validated() }
    expectEqual(error.problems, [.init(.questions, .repeated)])
  }

  @Test func answersHaveThisJSON() throws {
    let answers: [(Child.Answer, String)] = [
      (.text("e\u{301}"), "{\"text\":\"e\u{301}\"}"), (.yesOrNo(true), #"{"yesOrNo":true}"#),
      (.number(-3), #"{"number":-3}"#), (.choice(1), #"{"choice":1}"#),
    ]
    for (answer, json) in answers {
      try expectEqual(encoded(answer), json)
      try expectEqual(decoded(json), answer)
    }
    expect(Child.Answer.text("e\u{301}") != .text("\u{E9}"))
    expectEqual(Set(answers.map(\.0)).count, answers.count)
    for wrong in [#"{}"#, #"{"text":7319}"#, #"{"choice":"7319"}"#] {
      do {
        let answer: Child.Answer = try decoded(wrong)
        Issue.record("\(answer)")
      } catch { expect(!"\(error)".contains("7319")) }
    }
  }
}
