import Essentials

extension EventDetails.Flags: ByteEncodable, ByteDecodable {
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

/// Bit 32 of the number of seats tells whether a price, a poster, and questions follow at the end, and bit
/// 33 whether further sessions do. Without them, the bytes are those of the versions that had none.
extension EventDetails: ByteEncodable, ByteDecodable {
  private static var extrasBit: Int64 { 1 << 32 }
  private static var sessionsBit: Int64 { 1 << 33 }

  private var hasExtras: Bool { price != nil || poster != nil || !questions.isEmpty }

  func encode(into sink: inout some ByteSink) {
    title.encode(into: &sink)
    summary.encode(into: &sink)
    start.encode(into: &sink)
    end.encode(into: &sink)
    utcOffset.encode(into: &sink)
    venue.encode(into: &sink)
    let bits =
      (hasExtras ? Self.extrasBit : 0) | (furtherSessions.isEmpty ? 0 : Self.sessionsBit)
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
    let bits = (hasExtras ? Self.extrasBit : 0) | (hasSessions ? Self.sessionsBit : 0)
    guard let capacity = Int(exactly: seats ^ bits) else { throw invalid }
    let flags = try reader.value(Flags.self)
    let policy = try reader.value(EventPolicy.self)
    if hasExtras { reader.require(formVersion: 3) }
    let price = hasExtras ? try reader.value(EventDetails.Fee.Price?.self) : nil
    let poster = hasExtras ? try reader.value(String?.self) : nil
    let questions: [EventDetails.Question] = hasExtras ? try reader.array() : []
    if hasSessions { reader.require(formVersion: 5) }
    let further: [Session] = hasSessions ? try reader.array() : []
    self = try invalid.unless { () throws(EventDraft.Error) in
      try EventDetails(
        title: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
        venue: venue, capacity: capacity, flags: flags, policy: policy,
        fee: price.map { .price($0) }, poster: poster, questions: questions,
        furtherSessions: further)
    }
    if reader.hasCleanTexts { return }
    // The initializer removes whitespace and a flag beside a price, which was done before writing.
    guard self.title.hasSameBytes(as: title), self.summary.hasSameBytes(as: summary),
      self.flags == flags, self.poster.hasSameBytes(as: poster), self.hasExtras == hasExtras,
      further.isEmpty != hasSessions
    else { throw invalid }
  }
}

extension EventDetails.Session: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    start.encode(into: &sink)
    end.encode(into: &sink)
    utcOffset.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let invalid = reader.invalid
    let (start, end) = (try reader.value(LocalDateTime.self), try reader.value(LocalDateTime.self))
    let utcOffset = try reader.value(Int.self)
    self = try invalid.unless { () throws(EventDraft.Error) in
      try EventDetails.Session(start: start, end: end, utcOffset: utcOffset)
    }
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
}
