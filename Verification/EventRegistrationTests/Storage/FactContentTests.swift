import TestSupport
import Testing

@testable import EventRegistration

/// Bytes that are invalid at an offset in the content of a sample.
struct WrongContent: Sendable, CustomTestStringConvertible {
  let kind: String
  /// The offset of the bytes, from the start of the associated values of the change.
  let offset: Int
  let bytes: [UInt8]
  let testDescription: String

  init(_ testDescription: String, in kind: String, at offset: Int, _ bytes: [UInt8]) {
    self.testDescription = testDescription
    self.kind = kind
    self.offset = offset
    self.bytes = bytes
  }
}

/// Invalid contents with a valid digest.
@Suite("Event facts: invalid content with a valid digest") struct FactContentTests {
  private static let minusOne = littleEndian(-1 as Int64)

  private static let ofEvents: [WrongContent] = [
    WrongContent("version 0", in: "published", at: -42, littleEndian(0 as UInt64)),
    WrongContent("time before year 1", in: "published", at: -34, littleEndian(Int64.min)),
    WrongContent("time after year 9999", in: "closed", at: -34, littleEndian(Int64.max)),
    WrongContent("presence of the cause", in: "published", at: -26, [2]),
    WrongContent("presence of the digest", in: "published", at: -9, [2]),
    WrongContent("length of the title", in: "drafted", at: 0, littleEndian(UInt32.max)),
    WrongContent("blank before the title", in: "drafted", at: 4, [0x20]),
    WrongContent("title that is not UTF-8", in: "drafted", at: 4, [0xFF]),
    WrongContent("day beyond the calendar", in: "drafted", at: 31, littleEndian(Int32.max)),
    WrongContent("minute 1440", in: "drafted", at: 35, littleEndian(1440 as UInt16)),
    WrongContent("end before the start", in: "drafted", at: 41, [0, 0]),
    WrongContent("offset out of range", in: "drafted", at: 43, littleEndian(50_401 as Int64)),
    WrongContent("state in lower case", in: "drafted", at: 101, [0x61, 0x7A]),
    WrongContent("letter in the ZIP code", in: "drafted", at: 107, [0x4F]),
    WrongContent("negative capacity", in: "drafted", at: 112, minusOne),
    WrongContent("presence of the ages", in: "drafted", at: 122, [2]),
    WrongContent("ages in reverse", in: "drafted", at: 123, [11]),
    WrongContent("empty party", in: "drafted", at: 140, [0]),
    WrongContent("party of 16", in: "drafted", at: 140, [16]),
    WrongContent("window in reverse", in: "drafted", at: 157, littleEndian(1_772_000_000 as Int64)),
    WrongContent("whether transfers are allowed", in: "drafted", at: 183, [2]),
    WrongContent("negative waiting list", in: "drafted", at: 184, minusOne),
    WrongContent("rule of fit", in: "drafted", at: 192, [2]),
    WrongContent("way of promotion", in: "drafted", at: 202, [3]),
    WrongContent("cutoff", in: "drafted", at: 211, littleEndian(2_592_001 as Int64)),
    WrongContent("offer of 0 seconds", in: "drafted", at: 203, littleEndian(0 as Int64)),
    WrongContent("old capacity", in: "capacityChanged", at: 0, minusOne),
    WrongContent("new capacity", in: "capacityChanged", at: 8, littleEndian(1 << 31 as Int64)),
    WrongContent("end before the start", in: "rescheduled", at: 6, [0]),
    WrongContent("offset out of range", in: "rescheduled", at: 12, littleEndian(50_401 as Int64)),
    WrongContent("end of the window", in: "windowChanged", at: 2, littleEndian(Int64.max)),
    WrongContent("overtakings", in: "waitlistChanged", at: 9, [2]),
    WrongContent("reason that is not UTF-8", in: "eventCancelled", at: 4, [0xC3]),
    // Decoding repairs these three bytes to U+FFFD, which also has three.
    WrongContent("reason with half a character", in: "eventCancelled", at: 4, [0xF0, 0x9F, 0x98]),
  ]

  private static let ofParties: [WrongContent] = [
    WrongContent("attendance", in: "attendanceMarked", at: 16, [8]),
    WrongContent("empty party", in: "held", at: 16, [0]),
    WrongContent("more children than bytes", in: "held", at: 16, littleEndian(UInt32.max)),
    WrongContent("presence of the guardian", in: "held", at: 36, [2]),
    WrongContent("duplicate child", in: "held", at: 62, [1]),
    WrongContent(
      "deadline after the last one", in: "held", at: 72, littleEndian(253_405_000_000 as Int64)),
    WrongContent("no children", in: "holdExpired", at: 0, [0]),
    WrongContent("duplicate child", in: "holdExpired", at: 28, [1]),
    WrongContent("more children than bytes", in: "holdReleased", at: 0, [2]),
    WrongContent("duplicate child", in: "registered", at: 62, [1]),
    WrongContent("position 0", in: "waitlisted", at: 72, [0]),
    WrongContent("source of seats", in: "seated", at: 36, [3]),
    WrongContent("no children", in: "leftWaitlist", at: 0, [0]),
    WrongContent("duplicate child", in: "movedToWaitlist", at: 28, [1]),
    WrongContent("deadline before the first one", in: "offered", at: 36, littleEndian(Int64.min)),
    WrongContent("no children", in: "offerExpired", at: 0, [0]),
    WrongContent("no children", in: "offerDeclined", at: 0, [0]),
    WrongContent("canceller", in: "registrationCancelled", at: 36, [4]),
    WrongContent("transfer to the same child", in: "transferred", at: 24, [1]),
  ]

  @Test(arguments: ofEvents + ofParties)
  func impossibleContentIsRefused(wrong: WrongContent) throws {
    let sample = try #require(try SampleFacts.facts().first { $0.kind == wrong.kind }?.fact)
    var content = Array(sample.bytes.dropFirst(10).dropLast(8))
    let start = (sample.cause == nil ? 33 : 58) + wrong.offset
    content.replaceSubrange(start..<start + wrong.bytes.count, with: wrong.bytes)
    let record = sealedRecord(content, version: 2, kind: sample.change.kind)
    #expect(throws: FactBytesError.self) { try EventFact(bytes: record) }
    // The unchanged content is valid.
    try expectEqual(
      EventFact(
        bytes: sealedRecord(
          sample.bytes.dropFirst(10).dropLast(8), version: 2, kind: sample.change.kind)), sample)
  }

  @Test func theErrorHasTheOffset() throws {
    let sample = try #require(try SampleFacts.facts().first { $0.kind == "waitlisted" }?.fact)
    var content = Array(sample.bytes.dropFirst(10).dropLast(8))
    content[content.count - 8] = 0
    expectThrows(FactBytesError.invalid(offset: content.count + 2)) {
      try EventFact(bytes: sealedRecord(content, version: 2, kind: sample.change.kind))
    }
  }

  @Test(arguments: ["", "Rain", "Lluvia en Ávila", "\u{FFFD}", "e\u{301}\u{FFFD}🌧"])
  func aTextKeepsItsBytes(reason: String) throws {
    let fact = EventFact(
      event: SampleFacts.event, version: 1, time: 0, cause: nil,
      change: .eventCancelled(reason: reason))
    guard case .eventCancelled(let read) = try EventFact(bytes: fact.bytes).change else {
      Issue.record("The bytes hold another change.")
      return
    }
    expectEqual(Array(read.utf8), Array(reason.utf8))
  }

  @Test(arguments: [0, 1, 999, 1000, 1001, 2000])
  func aReasonHasUpToAThousandBytes(count: Int) throws {
    let change = EventFact.Change.eventCancelled(reason: String(repeating: "r", count: count))
    let fact = EventFact(
      event: SampleFacts.event, version: 1, time: 0, cause: nil, change: change)
    if count <= 1000 {
      try expectEqual(EventFact(bytes: fact.bytes), fact)
    } else {
      expectThrows(FactBytesError.invalid(offset: 43)) { try EventFact(bytes: fact.bytes) }
    }
  }

  /// Version 1 removed ASCII spaces only, and kept line breaks.
  @Test(arguments: [
    ("\u{3000}Chess\u{200B}", "Chess"), ("A\u{2028}B", "A B"), ("A\r\nB", "A B"),
    ("\u{200B}", "-"), ("\u{2800}", "-"),
  ])
  func textsOfVersion1AreCleaned(old: String, new: String) throws {
    let sample = try SampleFacts.facts()[1].fact
    var content = Array(try #require(goldenBytes(in: factBytesOfVersion1)["edited"]))
    content = Array(content.dropFirst(10).dropLast(8))
    // The title "Chess", after its length.
    let title = 57
    expectEqual(Array(content[title + 4..<title + 9]), Array("Chess".utf8))
    let bytes = littleEndian(UInt32(old.utf8.count)) + Array(old.utf8)
    content.replaceSubrange(title..<title + 9, with: bytes)
    let read = try EventFact(bytes: sealedRecord(content, kind: sample.change.kind))
    guard case .edited(let details) = read.change else {
      Issue.record("The bytes hold another change.")
      return
    }
    expectEqual(Array(details.title.utf8), Array(new.utf8))
    try expectEqual(EventFact(bytes: read.bytes), read)
    // Version 2 has only clean texts.
    #expect(throws: FactBytesError.self) {
      var content = Array(sample.bytes.dropFirst(10).dropLast(8))
      content.replaceSubrange(title + 1..<title + 10, with: bytes)
      _ = try EventFact(bytes: sealedRecord(content, version: 2, kind: sample.change.kind))
    }
  }
}
