extension EventDetails.Fee.Price: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    minorUnits.encode(into: &sink)
    currency.code.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let minorUnits = try reader.value(Int.self)
    let code = try reader.text()
    self = try start.unless { () throws(EventDetails.Fee.Error) in
      try EventDetails.Fee.Price(minorUnits: minorUnits, currency: code)
    }
    guard currency.code.hasSameBytes(as: code) else { throw start }
  }
}

/// Encoded as the ID, a byte for the subject with its text, a byte for the type of the answer with the
/// texts to choose from, and whether an answer is required.
extension EventDetails.Question: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    id.encode(into: &sink)
    switch subject {
    case .allergies: sink.append(0 as UInt8)
    case .emergencyContact: sink.append(1 as UInt8)
    case .authorizedPickup: sink.append(2 as UInt8)
    case .other(let text):
      sink.append(3 as UInt8)
      text.encode(into: &sink)
    }
    switch answer {
    case .text: sink.append(0 as UInt8)
    case .yesOrNo: sink.append(1 as UInt8)
    case .number: sink.append(2 as UInt8)
    case .choice(let choices):
      sink.append(3 as UInt8)
      choices.encode(into: &sink)
    }
    isRequired.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let id = try reader.value(ID.self)
    let subject = try reader.questionSubject()
    let answer = try reader.answerType()
    let isRequired = try reader.value(Bool.self)
    self = try start.unless { () throws(EventDetails.Question.Error) in
      try EventDetails.Question(id, subject, answer: answer, isRequired: isRequired)
    }
    // The initializer removes whitespace, which was done before writing.
    guard
      texts(of: self.subject, self.answer).elementsEqual(
        texts(of: subject, answer), by: { $0.hasSameBytes(as: $1) })
    else { throw start }
  }

  private func texts(of subject: Subject, _ answer: AnswerType) -> [String] {
    var texts: [String] = []
    if case .other(let text) = subject { texts.append(text) }
    if case .choice(let choices) = answer { texts += choices }
    return texts
  }
}

extension ByteReader {
  fileprivate mutating func questionSubject() throws(InvalidBytes) -> EventDetails.Question.Subject
  {
    let start = invalid
    switch try number(UInt8.self) {
    case 0: return .allergies
    case 1: return .emergencyContact
    case 2: return .authorizedPickup
    case 3: return .other(try text())
    default: throw start
    }
  }

  fileprivate mutating func answerType() throws(InvalidBytes) -> EventDetails.Question.AnswerType {
    let start = invalid
    switch try number(UInt8.self) {
    case 0: return .text
    case 1: return .yesOrNo
    case 2: return .number
    case 3: return .choice(try array())
    default: throw start
    }
  }
}
