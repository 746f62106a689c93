import Essentials

/// Reads a season of a farmers market.
struct MarketSeasonReader {
  private let season: OpeningHours.MarketSeason

  init(_ season: OpeningHours.MarketSeason) { self.season = season }

  var isWithoutTimes: Bool { season.times.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

  /// Reads the rules: one for each list of weekdays with the same times; and whether the season is
  /// certain.
  func read(
    repeatsEveryYear: Bool
  ) throws(OpeningHours.MarketSeasonError.Reason) -> (rules: [HoursRule], isCertain: Bool) {
    guard max(season.dates.utf8.count, season.times.utf8.count) <= OpeningHours.maximumLength else {
      throw .tooLong
    }
    let dates = readDates(repeatsEveryYear: repeatsEveryYear)
    var rules: [HoursRule] = []
    for day in try readDays() {
      if let last = rules.indices.last, rules[last].times == day.rule.times,
        rules[last].meaning == day.rule.meaning, rules[last].comment == day.rule.comment
      {
        rules[last].days.append(day.weekday)
      } else {
        var rule = day.rule
        rule.days.append(day.weekday)
        rules.append(rule)
      }
    }
    var isCertain = true
    for index in rules.indices {
      switch dates {
      case .always: break
      case .span(let span): rules[index].days.dates = [span]
      case .unknown(let note):
        isCertain = false
        rules[index].meaning = .unknown
        rules[index].comment = [rules[index].comment, note].compactMap(\.self)
          .joined(separator: ", ")
      }
    }
    return (rules, isCertain)
  }

  // MARK: Dates

  private enum Dates {
    case always
    case span(DateSpan)
    /// The dates are not certain, and why.
    case unknown(String)
  }

  private func readDates(repeatsEveryYear: Bool) -> Dates {
    var reader = HoursReader(season.dates)
    reader.skipBlanks()
    guard reader.position < reader.bytes.count else { return .unknown("season not stated") }
    guard let (first, last) = readFirstAndLast(&reader) else {
      return .unknown("season: " + Self.comment(reader.bytes[...]))
    }
    guard repeatsEveryYear else { return .span(DateSpan(first: first, last: last)) }
    // A year or more leaves no day out.
    if let from = first.year.flatMap(first.bounds(in:))?.lowerBound,
      let to = last.year.flatMap(last.bounds(in:))?.upperBound, to - from >= 364
    {
      return .always
    }
    return .span(DateSpan(first: first.inEveryYear, last: last.inEveryYear))
  }

  /// Reads two dates of which the first is before the last, both with or both without a year.
  private func readFirstAndLast(
    _ reader: inout HoursReader
  ) -> (DateSpan.Bound, DateSpan.Bound)? {
    guard let first = readDate(&reader) else { return nil }
    reader.skipBlanks()
    guard reader.peekWord() == "to" else { return nil }
    reader.skipWord()
    reader.skipBlanks()
    guard let last = readDate(&reader) else { return nil }
    reader.skipBlanks()
    guard reader.position == reader.bytes.count else { return nil }
    guard let firstYear = first.year, let lastYear = last.year else {
      return first.year == nil && last.year == nil ? (first, last) : nil
    }
    guard let from = first.bounds(in: firstYear), let to = last.bounds(in: lastYear),
      from.lowerBound < to.upperBound
    else { return nil }
    return (first, last)
  }

  /// Reads "06/14/2017", "June 14, 2017", "June 14", or "June".
  private func readDate(_ reader: inout HoursReader) -> DateSpan.Bound? {
    if let month = reader.takeMonth() {
      reader.skipBlanks()
      guard (1...2).contains(reader.digitCount) else { return DateSpan.Bound(.month(month)) }
      guard let day = try? reader.readNumber(in: 1...31) else { return nil }
      reader.skipBlanks()
      guard reader.take(",") else { return DateSpan.Bound(.day(month: month, day: day)) }
      reader.skipBlanks()
      guard let year = try? reader.readNumber(in: 1900...9999) else { return nil }
      return DateSpan.Bound(year: year, .day(month: month, day: day))
    }
    guard let month = try? reader.readNumber(in: 1...12), reader.take("/"),
      let day = try? reader.readNumber(in: 1...31), reader.take("/"),
      let year = try? reader.readNumber(in: 1900...9999)
    else { return nil }
    return DateSpan.Bound(year: year, .day(month: month, day: day))
  }

  // MARK: Times

  private struct Day {
    let weekday: Weekday
    var rule: HoursRule
  }

  /// Reads the weekdays with their times, each weekday once.
  private func readDays() throws(OpeningHours.MarketSeasonError.Reason) -> [Day] {
    var days: [Day] = []
    for part in season.times.split(separator: ";") {
      var reader = HoursReader(String(part))
      reader.skipBlanks()
      if reader.position == reader.bytes.count { continue }
      guard let weekday = reader.takeWeekday() else { throw .noWeekday }
      reader.skipBlanks()
      _ = reader.take(":")
      reader.skipBlanks()
      let rule = readTimes(&reader)
      if let same = days.firstIndex(where: { $0.weekday == weekday }) {
        days[same].rule.add(rule)
      } else {
        days.append(Day(weekday: weekday, rule: rule))
      }
    }
    return days
  }

  /// Reads "8:00 AM-1:00 PM" or "8:00 AM-".
  private func readTimes(_ reader: inout HoursReader) -> HoursRule {
    var rule = HoursRule()
    let start = reader.position
    if let from = try? reader.readClock(upTo: 24), from.form == .half,
      case .minute(let first) = from.time, reader.takeDash()
    {
      if reader.position == reader.bytes.count {
        rule.times = [TimeSpan(start: .minute(first), end: nil)]
        return rule
      }
      if let to = try? reader.readClock(upTo: 24), to.form == .half,
        case .minute(let end) = to.time
      {
        reader.skipBlanks()
        // Midnight is the end of the day, not its beginning.
        let last = end == 0 ? 1440 : end
        if reader.position == reader.bytes.count, first < last {
          rule.times = [TimeSpan(start: .minute(first), end: .minute(last))]
          return rule
        }
      }
    }
    rule.meaning = .unknown
    rule.comment = Self.comment(reader.bytes[start...])
    return rule
  }

  /// A text as a comment, which has no quotation marks.
  private static func comment(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter { $0 >= 0x20 && $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }
}

extension HoursRule {
  /// Adds the times of the same days.
  fileprivate mutating func add(_ other: HoursRule) {
    guard meaning == .open, other.meaning == .open else {
      meaning = .unknown
      times = []
      comment = [comment, other.comment].compactMap(\.self).joined(separator: ", ")
      return
    }
    times += other.times
  }
}

extension DateSpan.Bound {
  fileprivate var inEveryYear: Self {
    var bound = self
    bound.year = nil
    return bound
  }
}

extension DaySelector {
  /// Adds a weekday, to the last span if it goes on there.
  fileprivate mutating func append(_ weekday: Weekday) {
    if let last = weekdays.indices.last, weekdays[last].last.rawValue + 1 == weekday.rawValue {
      weekdays[last].last = weekday
    } else {
      weekdays.append(WeekdaySpan(first: weekday, last: weekday))
    }
  }
}
