import Essentials

/// Bit 32 of the number of seats tells whether a price, a poster, and questions follow at the end, and bit
/// 33 whether further sessions do. Bit 34 tells that the offsets at the ends of all sessions follow them, since
/// one differs from that at its start. Without them, the bytes are the same as in the versions that had none.
extension EventDetails: ByteEncodable, ByteDecodable {
  private static var extrasBit: Int64 { 1 << 32 }
  private static var sessionsBit: Int64 { 1 << 33 }
  private static var endsBit: Int64 { 1 << 34 }

  private var hasExtras: Bool { price != nil || poster != nil || !questions.isEmpty }

  func encode(into sink: inout some ByteSink) {
    title.encode(into: &sink)
    summary.encode(into: &sink)
    start.encode(into: &sink)
    end.encode(into: &sink)
    utcOffset.encode(into: &sink)
    venue.encode(into: &sink)
    let hasEnds = sessions.contains { $0.endOffset != $0.utcOffset }
    let bits =
      (hasExtras ? Self.extrasBit : 0) | (furtherSessions.isEmpty ? 0 : Self.sessionsBit)
      | (hasEnds ? Self.endsBit : 0)
    (Int64(capacity) | bits).encode(into: &sink)
    flags.encode(into: &sink)
    policy.encode(into: &sink)
    if hasExtras {
      sink.require(formVersion: 3)
      price.encode(into: &sink)
      poster.encode(into: &sink)
      questions.encode(into: &sink)
    }
    if !furtherSessions.isEmpty {
      sink.require(formVersion: 5)
      furtherSessions.encode(into: &sink)
    }
    if hasEnds {
      sink.require(formVersion: 6)
      for session in sessions { session.endOffset.encode(into: &sink) }
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let invalid = reader.invalid
    let title = try reader.oneLine()
    let summary = try reader.cleanText()
    let start = try reader.value(LocalDateTime.self)
    let end = try reader.value(LocalDateTime.self)
    let utcOffset = try reader.value(Int.self)
    let venue = try reader.value(EventVenue.self)
    let seats = try reader.value(Int64.self)
    let hasExtras = reader.formVersion > 2 && seats & Self.extrasBit != 0
    let hasSessions = reader.formVersion > 4 && seats & Self.sessionsBit != 0
    let hasEnds = reader.formVersion > 5 && seats & Self.endsBit != 0
    let bits =
      (hasExtras ? Self.extrasBit : 0) | (hasSessions ? Self.sessionsBit : 0)
      | (hasEnds ? Self.endsBit : 0)
    guard let capacity = Int(exactly: seats ^ bits) else { throw invalid }
    let flags = try reader.value(Flags.self)
    let policy = try reader.value(EventPolicy.self)
    if hasExtras { reader.require(formVersion: 3) }
    let price = hasExtras ? try reader.value(EventDetails.Fee.Price?.self) : nil
    let poster = hasExtras ? try reader.value(String?.self) : nil
    let questions: [EventDetails.Question] = hasExtras ? try reader.array() : []
    if hasSessions { reader.require(formVersion: 5) }
    let further: [StoredSession] = hasSessions ? try reader.array() : []
    var ends: [Int]?
    if hasEnds {
      reader.require(formVersion: 6)
      ends = []
      for _ in 0...further.count { ends?.append(try reader.value()) }
    }
    self = try invalid.unless { () throws(EventDraft.Error) in
      try EventDetails(
        title: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
        endOffset: ends?[0], venue: venue, capacity: capacity, flags: flags, policy: policy,
        fee: price.map { .price($0) }, poster: poster, questions: questions,
        furtherSessions: Self.sessions(further, ends))
    }
    if reader.hasCleanTexts { return }
    // The initializer removes whitespace and a flag beside a price, which was done before writing.
    guard self.title.hasSameBytes(as: title), self.summary.hasSameBytes(as: summary),
      self.flags == flags, self.poster.hasSameBytes(as: poster), self.hasExtras == hasExtras,
      further.isEmpty != hasSessions,
      hasEnds == sessions.contains(where: { $0.endOffset != $0.utcOffset })
    else { throw invalid }
  }

  /// Returns further sessions, with the offsets at the ends of all if there are any.
  private static func sessions(
    _ stored: [StoredSession], _ ends: [Int]?
  ) throws(EventDraft.Error) -> [Session] {
    var sessions: [Session] = []
    sessions.reserveCapacity(stored.count)
    for (index, session) in stored.enumerated() {
      sessions.append(
        try Session(
          start: session.start, end: session.end, utcOffset: session.utcOffset,
          endOffset: ends?[index + 1]))
    }
    return sessions
  }
}

/// A further session as bytes, without the offset at its end.
private struct StoredSession: ByteDecodable {
  let start: LocalDateTime
  let end: LocalDateTime
  let utcOffset: Int

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    (start, end) = (try reader.value(LocalDateTime.self), try reader.value(LocalDateTime.self))
    utcOffset = try reader.value(Int.self)
  }
}

extension EventDetails.Session: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    start.encode(into: &sink)
    end.encode(into: &sink)
    utcOffset.encode(into: &sink)
  }
}

extension EventDetails.Flags: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) { sink.append(rawValue) }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(rawValue: try reader.number())
  }
}

extension GuardianConsents: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) { sink.append(rawValue) }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(rawValue: try reader.number())
  }
}

/// Outside the United States, the state is empty, and the country, the region, and the postal code
/// follow it.
extension EventVenue: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    for text in [name, address, city, state] { text.encode(into: &sink) }
    guard isAbroad else { return zipCode.encode(into: &sink) }
    sink.require(formVersion: 3)
    for text in [country, region, postalCode] { text.encode(into: &sink) }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let name = try reader.oneLine()
    let address = try reader.oneLine()
    let city = try reader.oneLine()
    let state = try reader.text()
    let read: [String]
    if reader.formVersion > 2, state.isEmpty {
      reader.require(formVersion: 3)
      let country = try reader.text()
      let region = try reader.text()
      let postalCode = try reader.text()
      if reader.hasCleanTexts {
        self.init(
          validName: name, address: address, city: city, country: country, region: region,
          postalCode: postalCode)
        return
      }
      guard !country.isUnitedStates else { throw start }
      self = try start.unless { () throws(EventVenue.Error) in
        try EventVenue(
          name: name, address: address, city: city, country: country, region: region,
          postalCode: postalCode)
      }
      read = [name, address, city, country, region, postalCode]
    } else {
      let zipCode = try reader.text()
      if reader.hasCleanTexts {
        self.init(
          validName: name, address: address, city: city, region: state, postalCode: zipCode)
        return
      }
      self = try start.unless { () throws(EventVenue.Error) in
        try EventVenue(name: name, address: address, city: city, state: state, zipCode: zipCode)
      }
      read = [name, address, city, EventVenue.unitedStates, state, zipCode]
    }
    // The initializer removes whitespace and uppercases letters, which was done before writing.
    let texts = [self.name, self.address, self.city, country, region, postalCode]
    guard texts.elementsEqual(read, by: { $0.hasSameBytes(as: $1) }) else { throw start }
  }
}

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

extension String? {
  /// Whether another text has the same bytes, or both are `nil`.
  fileprivate func hasSameBytes(as other: String?) -> Bool {
    switch (self, other) {
    case (let text?, let other?): text.hasSameBytes(as: other)
    case (nil, nil): true
    case (_?, nil), (nil, _?): false
    }
  }
}

extension ByteReader {
  /// Reads a text without spaces at its ends.
  ///
  /// In version 1, only ASCII spaces were removed. A text that shows nothing becomes a dash.
  fileprivate mutating func cleanText() throws(InvalidBytes) -> String {
    let text = try text()
    guard formVersion == 1 else { return text }
    let trimmed = text.trimmed
    return trimmed.isEmpty && !text.isEmpty ? "-" : trimmed
  }

  /// Reads a text without spaces at its ends and without line breaks, which version 1 could have.
  fileprivate mutating func oneLine() throws(InvalidBytes) -> String {
    let text = try cleanText()
    return formVersion == 1 ? text.onOneLine : text
  }

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

/// Bit 0 of a byte tells whether transfers are allowed, bits 1 and 2 which limits for a guardian follow the
/// waiting list, and bit 3 whether the day on which ages count follows at the end. Without them, the bytes are the same as in the versions that had none.
extension EventPolicy: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    ages.encode(into: &sink)
    requiredConsents.encode(into: &sink)
    maximumPartySize.encode(into: &sink)
    holdSeconds.encode(into: &sink)
    window.encode(into: &sink)
    cancellationNotice.encode(into: &sink)
    sink.append((allowsTransfer ? 1 : 0) | guardianLimits.flags | (ageDay == nil ? 0 : 8))
    waitlist.encode(into: &sink)
    guardianLimits.encode(into: &sink)
    guard let ageDay else { return }
    sink.require(formVersion: 7)
    ageDay.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let ages = try reader.value(ClosedRange<Int>?.self)
    let requiredConsents = try reader.value(GuardianConsents.self)
    let maximumPartySize = try reader.value(Int.self)
    let holdSeconds = try reader.value(Int.self)
    let window = try reader.value(RegistrationWindow.self)
    let cancellationNotice = try reader.value(Int?.self)
    let flagsStart = reader.invalid
    let flags = try reader.number(UInt8.self)
    guard flags <= (reader.formVersion > 6 ? 15 : reader.formVersion > 1 ? 7 : 1) else {
      throw flagsStart
    }
    let waitlist = try reader.value(WaitlistPolicy.self)
    let limits = try GuardianLimits(from: &reader, flags: flags)
    if flags & 8 != 0 { reader.require(formVersion: 7) }
    let ageDay = flags & 8 != 0 ? try reader.value(CalendarDate.self) : nil
    self = try start.unless { () throws(EventPolicy.Error) in
      try EventPolicy(
        ages: ages, requiredConsents: requiredConsents, maximumPartySize: maximumPartySize,
        holdSeconds: holdSeconds, window: window, cancellationNotice: cancellationNotice,
        allowsTransfer: flags & 1 == 1, waitlist: waitlist, guardianLimits: limits,
        ageDay: ageDay)
    }
  }
}

extension EventPolicy.GuardianLimits {
  /// The parts that follow the other bytes of a policy: bit 1 for the numbers of children, and bit 2 for
  /// the wait after an unused hold.
  fileprivate var flags: UInt8 {
    (seats != nil || heldSeats != nil ? 2 : 0) | (coolDownSeconds != nil ? 4 : 0)
  }

  fileprivate func encode(into sink: inout some ByteSink) {
    if flags & 2 != 0 {
      sink.append(UInt16(truncatingIfNeeded: seats ?? 0))
      sink.append(UInt16(truncatingIfNeeded: heldSeats ?? 0))
    }
    if let coolDownSeconds { sink.append(UInt32(truncatingIfNeeded: coolDownSeconds)) }
  }

  fileprivate init(from reader: inout ByteReader, flags: UInt8) throws(InvalidBytes) {
    let start = reader.invalid
    let (hasLimits, waits) = (flags & 2 != 0, flags & 4 != 0)
    let seats = hasLimits ? Int(try reader.number(UInt16.self)) : 0
    let heldSeats = hasLimits ? Int(try reader.number(UInt16.self)) : 0
    let coolDown = waits ? Int(try reader.number(UInt32.self)) : nil
    // The bytes of an event without limits have none.
    guard !hasLimits || seats > 0 || heldSeats > 0 else { throw start }
    self = try start.unless { () throws(EventPolicy.Error) in
      try Self(
        seats: seats == 0 ? nil : seats, heldSeats: heldSeats == 0 ? nil : heldSeats,
        coolDownSeconds: coolDown)
    }
  }
}

/// Bit 32 of the limit tells that the list stays open.
extension WaitlistPolicy: ByteEncodable, ByteDecodable {
  private static var openBit: Int64 { 1 << 32 }

  func encode(into sink: inout some ByteSink) {
    if staysOpen { sink.require(formVersion: 7) }
    (Int64(limit) | (staysOpen ? Self.openBit : 0)).encode(into: &sink)
    fit.encode(into: &sink)
    promotion.encode(into: &sink)
    cutoff.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let number = try reader.value(Int64.self)
    let staysOpen = reader.formVersion > 6 && number & Self.openBit != 0
    if staysOpen { reader.require(formVersion: 7) }
    guard let limit = Int(exactly: staysOpen ? number ^ Self.openBit : number) else { throw start }
    let fit = try reader.value(Fit.self)
    let promotion = try reader.value(Promotion.self)
    let cutoff = reader.formVersion > 1 ? try reader.value(Int.self) : 0
    self = try start.unless { () throws(WaitlistPolicy.Error) in
      try WaitlistPolicy(
        limit: limit, fit: fit, promotion: promotion, cutoff: cutoff, staysOpen: staysOpen)
    }
  }
}

extension WaitlistPolicy.Fit: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .strictFIFO:
      sink.append(0 as UInt8)
    case .firstFit(let maximumOvertakings):
      sink.append(1 as UInt8)
      maximumOvertakings.encode(into: &sink)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .strictFIFO
    case 1: self = .firstFit(maximumOvertakings: try reader.value())
    default: throw start
    }
  }
}

extension WaitlistPolicy.Promotion: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .automatic:
      sink.append(0 as UInt8)
    case .offer(let seconds):
      sink.append(1 as UInt8)
      seconds.encode(into: &sink)
    case .automaticUntil(let notice, let seconds):
      sink.append(2 as UInt8)
      notice.encode(into: &sink)
      seconds.encode(into: &sink)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .automatic
    case 1: self = .offer(seconds: try reader.value())
    case 2 where reader.formVersion > 1:
      self = .automaticUntil(notice: try reader.value(), offerSeconds: try reader.value())
    default: throw start
    }
  }
}

extension RegistrationWindow: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    opens.encode(into: &sink)
    closes.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let (opens, closes) = (try reader.value(Int64?.self), try reader.value(Int64?.self))
    self = try start.unless { () throws(RegistrationWindow.Error) in
      try RegistrationWindow(opens: opens, closes: closes)
    }
  }
}
