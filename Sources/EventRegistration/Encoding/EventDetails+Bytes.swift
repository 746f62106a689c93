import Essentials

extension EventDetails.Flags: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) { sink.append(rawValue) }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(rawValue: try reader.number())
  }
}

extension EventVenue: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    for text in texts { text.encode(into: &sink) }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let name = try reader.oneLine()
    let address = try reader.oneLine()
    let city = try reader.oneLine()
    let state = try reader.text()
    let zipCode = try reader.text()
    self = try start.unless { () throws(EventVenue.Error) in
      try EventVenue(name: name, address: address, city: city, state: state, zipCode: zipCode)
    }
    // The initializer removes whitespace and uppercases letters, which was done before writing.
    let read = [name, address, city, state, zipCode]
    guard texts.elementsEqual(read, by: { $0.hasSameBytes(as: $1) }) else { throw start }
  }

  private var texts: [String] { [name, address, city, state, zipCode] }
}

extension EventDetails: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    title.encode(into: &sink)
    summary.encode(into: &sink)
    start.encode(into: &sink)
    end.encode(into: &sink)
    utcOffset.encode(into: &sink)
    venue.encode(into: &sink)
    capacity.encode(into: &sink)
    flags.encode(into: &sink)
    policy.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let invalid = reader.invalid
    let title = try reader.oneLine()
    let summary = try reader.cleanText()
    let start = try reader.value(LocalDateTime.self)
    let end = try reader.value(LocalDateTime.self)
    let utcOffset = try reader.value(Int.self)
    let venue = try reader.value(EventVenue.self)
    let capacity = try reader.value(Int.self)
    let flags = try reader.value(Flags.self)
    let policy = try reader.value(EventPolicy.self)
    self = try invalid.unless { () throws(EventDraft.Error) in
      try EventDetails(
        title: title, summary: summary, start: start, end: end, utcOffset: utcOffset,
        venue: venue, capacity: capacity, flags: flags, policy: policy)
    }
    // The initializer removes whitespace, which was done before writing.
    guard self.title.hasSameBytes(as: title), self.summary.hasSameBytes(as: summary) else {
      throw invalid
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
