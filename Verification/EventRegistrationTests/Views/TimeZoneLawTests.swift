import Essentials
import Foundation
import TestSupport
import Testing

@testable import EventRegistration

/// Sessions over the changes of clocks in the zones of the world.
@Suite("Events: clocks around the world, 2020 to 2030") struct TimeZoneLawTests {
  private struct Change {
    let zone: TimeZone
    let time: Int64

    func offset(at time: Int64) -> Int {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time)))
    }

    func local(_ time: Int64) -> LocalDateTime? {
      LocalDateTime(secondsSinceEpoch: time, utcOffset: offset(at: time))
    }
  }

  /// 2020-01-01 and 2030-01-01 in UTC.
  private static let years: Range<Int64> = 1_577_836_800..<1_893_456_000

  private static func changes() -> [Change] {
    var changes: [Change] = []
    let names = TimeZone.knownTimeZoneIdentifiers.sorted()
    for place in stride(from: 0, to: names.count, by: LongTest.size(1, small: 12)) {
      guard let zone = TimeZone(identifier: names[place]) else { continue }
      var date = Date(timeIntervalSince1970: Double(years.lowerBound))
      while let next = zone.nextDaylightSavingTimeTransition(after: date) {
        let time = Int64(next.timeIntervalSince1970.rounded())
        guard years.contains(time) else { break }
        changes.append(Change(zone: zone, time: time))
        date = next
      }
    }
    return changes
  }

  private static func night(_ change: Change, _ hours: Int64) -> EventDetails? {
    let (start, end) = (change.time - hours * 3600, change.time + hours * 3600)
    guard let from = change.local(start), let to = change.local(end),
      let venue = try? EventVenue(address: "1 Park Road", city: "City", country: "GB")
    else { return nil }
    return try? EventDetails(
      title: "Sleepover", summary: "Bring a pillow.", start: from, end: to,
      utcOffset: change.offset(at: start), endOffset: change.offset(at: end), venue: venue,
      capacity: 9, policy: EventPolicy(window: RegistrationWindow(opens: start - 6 * 604_800)))
  }

  @Test func everyTimeIsThatOfAClockThereOrNamesItsOffset() throws {
    let messages = RegistrationMessages()
    let changes = Self.changes()
    expect(changes.count > 100)
    var wrong: [String] = []
    for change in changes {
      for hours in [1, 6, 30] as [Int64] {
        guard let event = Self.night(change, hours) else {
          wrong.append("\(change.zone.identifier) \(change.time)")
          continue
        }
        let (start, end) = (change.time - hours * 3600, change.time + hours * 3600)
        var formats = RegistrationMessages.Formats.plain
        let opens = start - 6 * 604_800
        for hasOffsets in [false, true] {
          if hasOffsets {
            formats.offsets = try UTCOffsetTable(
              sampling: opens - 86_400..<end + 86_400, offset: change.offset(at:))
          }
          for time in [opens, start, end, end + 604_800] {
            guard let local = change.local(time) else { continue }
            let text = formats.text(of: time, at: event)
            let isNamed = text.contains("UTC")
            let isRight = text == formats.dateTime(local)
            // The start and the end of a session need no name.
            if !(isRight || isNamed && !hasOffsets && time != start && time != end) {
              wrong.append("\(change.zone.identifier) \(time): \(text)")
            }
          }
        }
        let calendar = messages.lines(for: event).map(\.text).joined(separator: "\n")
        if event.startTime != start || event.endTime != end
          || !calendar.contains(formats.time(event.end))
        {
          wrong.append("\(change.zone.identifier) \(change.time): the times of the session")
        }
      }
    }
    expectEqual(wrong, [])
  }

  /// In a session of months, the clocks can change and change back.
  @Test func aTimeInALongSessionIsThatOfAClockThereOrNamesItsOffset() throws {
    let formats = RegistrationMessages.Formats.plain
    var (wrong, count) = ([String](), 0)
    for change in Self.changes() {
      let start = change.time - 86_400
      for end in stride(from: start + 86_400, to: start + 400 * 86_400, by: 41 * 86_400) {
        guard change.offset(at: start) == change.offset(at: end), let from = change.local(start),
          let to = change.local(end),
          let venue = try? EventVenue(address: "1 Park Road", city: "City", country: "GB"),
          let event = try? EventDetails(
            title: "Exhibition", summary: "Daily.", start: from, end: to,
            utcOffset: change.offset(at: start), venue: venue, capacity: 9)
        else { continue }
        count += 1
        for time in stride(from: start, through: end, by: 13 * 86_400) {
          guard let local = change.local(time) else { continue }
          let text = formats.text(of: time, at: event)
          if text != formats.dateTime(local), !text.contains("UTC") {
            wrong.append("\(change.zone.identifier) \(time): \(text)")
          }
        }
      }
    }
    expect(count > 100)
    expectEqual(wrong, [])
  }

  /// The nights of a series last as long as the clocks say, and registration opens at the same wall-clock time.
  @Test func aSeriesFollowsTheClocks() throws {
    var wrong: [String] = []
    for change in Self.changes() {
      guard let night = Self.night(change, 6) else { continue }
      let table = try UTCOffsetTable(
        sampling: change.time - 70 * 86_400..<change.time + 40 * 86_400, offset: change.offset(at:))
      func offset(_ local: LocalDateTime) -> Int {
        // The host reads a local time by its zone; one that occurs twice is the earlier.
        let guess = local.secondsSinceEpoch(utcOffset: table.initial)
        let candidates = [table.initial] + table.changes.map(\.offset)
        return candidates.first { table.offset(at: local.secondsSinceEpoch(utcOffset: $0)) == $0 }
          ?? table.offset(at: guess)
      }
      let opening = night.policy.window.opens.flatMap { change.local($0) }
      let sessions = try EventSeries(of: night, every: .weeks(1), count: 3).sessions(offset: offset)
      for session in sessions {
        let local = session.policy.window.opens.flatMap { change.local($0) }
        let days = night.start.date.days(until: session.start.date)
        guard let opening, let wanted = opening.adding(minutes: 1440 * days),
          change.local(wanted.secondsSinceEpoch(utcOffset: offset(wanted))) == wanted
        else { continue }  // No clock there showed that time.
        if local != wanted { wrong.append("\(change.zone.identifier) opens \(session.start)") }
      }
      for session in sessions
      where table.offset(at: session.startTime) != session.utcOffset
        || table.offset(at: session.endTime) != session.endOffset
      {
        wrong.append("\(change.zone.identifier) \(session.start)")
      }
    }
    expectEqual(wrong, [])
  }

  /// Registration opens at the same wall-clock time also if the first opening is in an hour that comes twice.
  @Test func aSeriesOpensAsTheFirstInAnHourThatComesTwice() throws {
    var random = SeededGenerator(seed: 11)
    var (wrong, count) = ([String](), 0)
    for change in Self.changes() {
      let (before, after) = (change.offset(at: change.time - 1), change.offset(at: change.time))
      guard after < before, let night = Self.night(change, 6) else { continue }
      func offset(_ local: LocalDateTime) -> Int {
        // The earlier of two equal local times; sessions and openings are after the change, or in its hours.
        let first = local.secondsSinceEpoch(utcOffset: before)
        return first < change.time ? before : after
      }
      for _ in 0..<4 {
        let minutes = (before - after) / 60
        let opens = change.time + 60 * Int64(Int.random(in: -minutes...minutes, using: &random))
        let start: Int64 = change.time + 86_400 * Int64(Int.random(in: 2...6, using: &random))
        guard let from = change.local(start), let local = change.local(opens),
          let to = from.adding(minutes: 60), change.offset(at: start + 30 * 86_400) == after
        else { continue }
        var event = try night.rescheduled(from: from, to: to) { _ in after }
        event.policy.window = try RegistrationWindow(opens: opens)
        count += 1
        for session in try EventSeries(of: event, every: .weeks(1), count: 3)
          .sessions(offset: offset).dropFirst()
        {
          let days = from.date.days(until: session.start.date)
          let opening = session.policy.window.opens.flatMap { change.local($0) }
          if opening != local.adding(minutes: 1440 * days) {
            wrong.append("\(change.zone.identifier) \(local) of \(from)")
          }
        }
      }
    }
    expect(count > 100)
    expectEqual(wrong, [])
  }

  /// A form has the instants of the clocks of its venue, also at a local time that they skip or repeat.
  @Test func aFormHasTheInstantsOfItsClocks() throws {
    var random = SeededGenerator(seed: 7)
    var (wrong, count) = ([String](), 0)
    for change in Self.changes() {
      guard let night = Self.night(change, 6) else { continue }
      let clocks = try UTCOffsetTable(
        sampling: change.time - 4 * 86_400..<change.time + 4 * 86_400, offset: change.offset(at:))
      var form = EventDraft(night)
      (form.utcOffset, form.endOffset, form.opens) = (nil, nil, nil)
      for _ in 0..<6 {
        // Minutes from the change, by the clocks before it.
        let minute = Int64.random(in: -90...90, using: &random)
        let offset = change.offset(at: change.time - 1)
        guard
          let start = LocalDateTime(
            secondsSinceEpoch: change.time + 60 * minute, utcOffset: offset),
          let end = start.adding(minutes: Int.random(in: 1...240, using: &random))
        else { continue }
        form.date = start.date
        form.startTime = EventDraft.TimeOfDay(hour: start.hour, minute: start.minute)
        form.end = .dateTime(end)
        form.setOffsets(from: clocks)
        let (from, to) = (clocks.instant(of: start), clocks.instant(of: end))
        let event = try? form.validated()
        count += event == nil ? 0 : 1
        if event.map({ $0.startTime != from || $0.endTime != to }) ?? (from < to) {
          wrong.append("\(change.zone.identifier) \(start) to \(end)")
        }
      }
    }
    expect(count > 100)
    expectEqual(wrong, [])
  }
}
