import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// The lines of a calendar, and times at the ends.
@Suite("iCalendar: folding and control characters") struct ICalendarLineTests {
  private let stamp: Int64 = 1_771_000_000  // 2026-02-13 16:26:40 UTC

  /// The unfolded lines of a text, which all end with CR and LF.
  private func lines(_ text: String) -> [String] {
    let unfolded = String(decoding: unfolded(Array(text.utf8)), as: UTF8.self)
    expect(unfolded.hasSuffix("\r\n"))
    return unfolded.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Removes each CR and LF with the space after them.
  private func unfolded(_ bytes: [UInt8]) -> [UInt8] {
    var unfolded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: [13, 10, 32]) {
        index += 3
      } else {
        unfolded.append(bytes[index])
        index += 1
      }
    }
    return unfolded
  }

  private func line(_ name: String, of text: String) -> String? {
    lines(text).first { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
  }

  @Test func noEventsAreNoCalendar() {
    expectEqual(ICalendar(of: [EventRecord](), stampedAt: stamp), nil)
    expectEqual(ICalendar(of: [ICalendar.Entry](), stampedAt: stamp), nil)
  }

  @Test(arguments: [
    (Int64.min, "00010101T000000Z"), (-1, "19691231T235959Z"), (0, "19700101T000000Z"),
    (Int64.max, "99991231T235959Z"),
  ])
  func stampsAreInTheCalendar(stamp: Int64, text: String) throws {
    let calendar = ICalendar(of: try ViewSamples.record(), stampedAt: stamp)
    expectEqual(line("DTSTAMP", of: calendar.text), text)
  }

  @Test func secondsOfAnOffsetAreSecondsOfTheTime() throws {
    let record = try ViewSamples.record(ViewSamples.details(utcOffset: -25_177))
    expectEqual(
      line("DTSTART", of: ICalendar(of: record, stampedAt: stamp).text), "20260301T162937Z")
  }

  @Test func controlCharactersAddNoLines() throws {
    let details = try ViewSamples.details(
      title: "a\u{0}b\u{7F}c\r\nBEGIN:VALARM",
      summary: "a\u{0}b\u{7F}c\td\re\r\nBEGIN:VALARM")
    var calendar = ICalendar(of: try ViewSamples.record(details), stampedAt: stamp)
    calendar.product = "-//Mine\r\nX-OTHER:1//EN"
    expectEqual(line("SUMMARY", of: calendar.text), "a b c BEGIN:VALARM")
    expectEqual(line("DESCRIPTION", of: calendar.text), "abc\td\\ne\\nBEGIN:VALARM")
    expectEqual(line("PRODID", of: calendar.text), "-//Mine\\nX-OTHER:1//EN")
    expectEqual(lines(calendar.text).count, 15)
  }

  @Test(arguments: LongTest.seeds(200, small: 60))
  func linesAreFoldedAt75BytesAndUnfoldToTheText(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let characters: [Character] = ["a", ",", "\\", "\n", "é", "漢", "👩‍👩‍👧‍👧", "e\u{301}", " ", "🇺🇸"]
    var title = "T"
    while title.utf8.count < Int.random(in: 1...150, using: &generator) {
      title.append(characters.randomElement(using: &generator) ?? "a")
    }
    let summary = String(repeating: title + ".", count: Int.random(in: 1...20, using: &generator))
    let details = try ViewSamples.details(title: title, summary: summary)
    let text = ICalendar(of: try ViewSamples.record(details), stampedAt: stamp).text

    let bytes = Array(text.utf8)
    var start = 0
    for end in bytes.indices where bytes[end...].starts(with: [13, 10]) {
      let line = bytes[start..<end]
      expect(line.count <= 75)
      expectEqual(Array(String(decoding: line, as: UTF8.self).utf8), Array(line))
      start = end + 2
    }
    expectEqual(start, bytes.count)
    for (name, value) in [("SUMMARY", details.title), ("DESCRIPTION", details.summary)] {
      let line = try #require(self.line(name, of: text))
      expectEqual(Array(unescaped(line).utf8), Array(value.utf8))
    }
  }

  private func unescaped(_ text: String) -> String {
    var (plain, isEscaped) = ("", false)
    for scalar in text.unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
      } else {
        plain.unicodeScalars.append(isEscaped && scalar == "n" ? "\n" : scalar)
        isEscaped = false
      }
    }
    return plain
  }
}
