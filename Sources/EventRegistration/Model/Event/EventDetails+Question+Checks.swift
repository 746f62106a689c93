extension EventDetails.Question {
  /// What is wrong with an answer.
  enum AnswerProblem {
    case missing, invalid
  }

  /// Returns what is wrong with an answer to this question, or `nil`.
  ///
  /// A text that shows nothing is no answer.
  func problem(of answer: Child.Answer?) -> AnswerProblem? {
    guard let answer else { return isRequired ? .missing : nil }
    switch (answer, self.answer) {
    case (.text(let text), .text):
      guard text.utf8.count <= Self.maximumAnswerBytes else { return .invalid }
      return isRequired && text.trimmed.isEmpty ? .missing : nil
    case (.yesOrNo, .yesOrNo), (.number, .number): return nil
    case (.choice(let position), .choice(let choices)):
      return choices.indices.contains(position) ? nil : .invalid
    case (.text, _), (.yesOrNo, _), (.number, _), (.choice, _): return .invalid
    }
  }
}
