import Essentials
import TestSupport
import Testing

@testable import EventRegistration

@Suite("iCalendar: text, status, and organizer") struct ICalendarTests {
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

  @Test func hasThisText() throws {
    let details = try ViewSamples.details(
      title: "Soccer, and more; for free",
      summary:
        "Bring:\n- water\r\n- shoes \\ boot\n\nParents are welcome, and can stay all the time.")
    let calendar = ICalendar(of: try ViewSamples.record(details, version: 5), stampedAt: stamp)
    let expected = #"""
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//HealthDomain//EventRegistration//EN
      BEGIN:VEVENT
      UID:00000000-0000-0004-0000-000000000001
      DTSTAMP:20260213T162640Z
      DTSTART:20260301T163000Z
      DTEND:20260301T173000Z
      SEQUENCE:4
      STATUS:CONFIRMED
      SUMMARY:Soccer\, and more\; for free
      DESCRIPTION:Bring:\n- water\n- shoes \\ boot\n\nParents are welcome\, and c
       an stay all the time.
      LOCATION:Library\, 1221 N Central Ave\, Phoenix\, AZ 85004
      END:VEVENT
      END:VCALENDAR

      """#
    expectEqual(
      calendar.text,
      expected.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n"))
  }

  @Test(arguments: [
    (EventRecord.Status.draft, "TENTATIVE"), (.published, "CONFIRMED"),
    (.closed(at: 5), "CONFIRMED"),
    (.cancelled(reason: "rain"), "CANCELLED"),
  ])
  func tellsTheStatus(status: EventRecord.Status, text: String) throws {
    let calendar = ICalendar(of: try ViewSamples.record(status: status), stampedAt: stamp)
    expectEqual(line("STATUS", of: calendar.text), text)
  }

  @Test func hasAMethodAndAnOrganizerOnlyWhereAsked() throws {
    var calendar = ICalendar(of: try ViewSamples.record(), stampedAt: stamp)
    expectEqual(line("METHOD", of: calendar.text), nil)
    expectEqual(line("ORGANIZER", of: calendar.text), nil)
    let organizer = try #require(ICalendar.Organizer(uri: "mailto:desk@example.com"))
    calendar.method = .publish(by: organizer)
    expectEqual(line("METHOD", of: calendar.text), "PUBLISH")
    expectEqual(line("ORGANIZER", of: calendar.text), "mailto:desk@example.com")
  }

  /// RFC 5546, 3.2.5: an organizer, the UIDs and sequences of the events, and the status of a canceled one.
  @Test func aCancellationRemovesEveryEvent() throws {
    let organizer = try #require(ICalendar.Organizer(uri: "mailto:desk@example.com"))
    for status in [EventRecord.Status.published, .cancelled(reason: "Rain")] {
      let record = try ViewSamples.record(status: status, version: 5)
      var calendar = ICalendar(of: record, stampedAt: stamp)
      calendar.method = .publish(by: organizer)
      let published = lines(calendar.text)
      calendar.method = .cancel(by: organizer)
      expectEqual(line("METHOD", of: calendar.text), "CANCEL")
      expectEqual(line("STATUS", of: calendar.text), "CANCELLED")
      expectEqual(line("ORGANIZER", of: calendar.text), "mailto:desk@example.com")
      // Otherwise it is the published file.
      let names = ["METHOD:", "STATUS:"]
      func others(_ lines: [String]) -> [String] {
        lines.filter { line in !names.contains { line.hasPrefix($0) } }
      }
      expectEqual(others(lines(calendar.text)), others(published))
    }
  }

  @Test(arguments: [
    "", ":", "mailto:", "desk@example.com", "mailto:desk@example.com\r\nX:1", "mailto:d esk@x",
    "1a:b", "mail to:b", "mailto:désk@example.com", "mailto:desk", "mailto:@example.com",
    "mailto:desk@", "mailto:a@b@c", "mailto:?a@b", "javascript:alert(1)", "data:text/html,x",
    "file:///etc/passwd", "http://example.com", "urn:uuid:1", "https:example.com", "https://",
    "https:///path", "https://:443", "https://example.com@evil.example", "tel:", "tel:+",
    "tel:call-me", "mailto:<desk@example.com>", "mailto:\"desk\"@example.com", "https://a\\b",
  ])
  func anOrganizerIsAURI(text: String) {
    expectEqual(ICalendar.Organizer(uri: text), nil)
  }

  @Test(arguments: [
    "mailto:desk@example.com", "MAILTO:desk@example.com?subject=a@b", "https://example.com",
    "https://example.com:443/a?b=c@d#e", "tel:+1-602-555-0100",
  ])
  func anOrganizerIsAMailAddressAWebPageOrATelephoneNumber(text: String) {
    expectEqual(ICalendar.Organizer(uri: text)?.uri, text)
  }

  @Test func aSeriesIsOneCalendarOfItsSessions() throws {
    let series = try EventSeries(of: ViewSamples.details(), every: .weeks(1), count: 3)
    let sessions = try series.sessions { _ in -25_200 }
    let entries = zip(sessions, 1...).map { ICalendar.Entry(ViewSamples.event($1), $0) }
    let text = try #require(ICalendar(of: entries, stampedAt: stamp)).text
    expectEqual(
      lines(text).filter { $0.hasPrefix("DTSTART") },
      [
        "DTSTART:20260301T163000Z", "DTSTART:20260308T163000Z", "DTSTART:20260315T163000Z",
      ])
    expectEqual(lines(text).filter { $0 == "BEGIN:VEVENT" }.count, 3)
    expectEqual(lines(text).filter { $0 == "BEGIN:VCALENDAR" }.count, 1)
    let records = try sessions.map { try ViewSamples.record($0) }
    expectEqual(ICalendar(of: records, stampedAt: stamp)?.entries.map(\.details), sessions)
  }

  @Test(arguments: [
    (UInt64(0), "0"), (1, "0"), (2, "1"), (2_147_483_648, "2147483647"), (.max, "2147483647"),
  ])
  func theSequenceFollowsTheVersionAndFitsItsType(version: UInt64, text: String) throws {
    let calendar = ICalendar(of: try ViewSamples.record(version: version), stampedAt: stamp)
    expectEqual(line("SEQUENCE", of: calendar.text), text)
  }

  @Test func aLineOf75BytesIsWholeAndOneOf76IsNot() throws {
    // `SUMMARY:` has 8 bytes.
    for (count, lines) in [(67, 15), (68, 16), (141, 16), (142, 17)] {
      let details = try ViewSamples.details(title: String(repeating: "x", count: count))
      let text = ICalendar(of: try ViewSamples.record(details), stampedAt: stamp).text
      expectEqual(text.utf8.filter { $0 == 10 }.count, lines)
    }
  }
}
