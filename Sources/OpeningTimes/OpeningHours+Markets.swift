import Essentials

extension OpeningHours {
  /// A season of a farmers market in the form of the National Farmers Market Directory of the United
  /// States Department of Agriculture.
  public struct MarketSeason: Hashable, Sendable {
    /// The dates, such as "06/14/2017 to 08/30/2017", "July to November", or nothing.
    public var dates: String
    /// The weekdays and times, such as "Wed: 9:00 AM-1:00 PM;Sat: 8:00 AM-1:00 PM;".
    public var times: String

    /// Creates a season.
    public init(dates: String, times: String) {
      (self.dates, self.times) = (dates, times)
    }
  }

  /// Reads the seasons of a farmers market.
  ///
  ///     let hours = try OpeningHours(
  ///       marketSeasons: [.init(dates: "06/14/2017 to 08/30/2017", times: "Wed: 9:00 AM-1:00 PM;")],
  ///       repeatsEveryYear: true)
  ///     hours.description  // Jun 14-Aug 30 We 09:00-13:00
  ///
  /// Nothing is guessed. A weekday is unknown, with the original text as its comment, if its times cannot be
  /// read, lack a start, or end before they start. A season is unknown, with a comment, if it has no dates or
  /// its dates cannot be read, lack an end, or do not end after they start. Times without an end have an open
  /// end. Seasons without times are left out.
  ///
  /// - Parameters:
  ///   - seasons: The seasons.
  ///   - repeatsEveryYear: Whether the dates hold in every year, and not only in the year that is written,
  ///     which is often years ago.
  /// - Throws: ``MarketSeasonError`` for the first season that cannot be read.
  /// - Complexity: O(*n*) for texts of *n* bytes
  public init(
    marketSeasons seasons: [MarketSeason], repeatsEveryYear: Bool
  ) throws(MarketSeasonError) {
    var (certain, uncertain): ([HoursRule], [HoursRule]) = ([], [])
    var count = 0
    for (index, season) in seasons.enumerated() {
      let reader = MarketSeasonReader(season, at: index)
      guard !reader.isWithoutTimes else { continue }
      count += 1
      let found = try reader.read(repeatsEveryYear: repeatsEveryYear)
      if found.isCertain { certain += found.rules } else { uncertain += found.rules }
    }
    // What is certain counts more, and seasons can overlap.
    var rules = uncertain + certain
    guard !rules.isEmpty else { throw MarketSeasonError(season: 0, reason: .noTimes) }
    if count > 1 {
      for index in rules.indices.dropFirst() { rules[index].joint = .adding }
    }
    self.init(rules)
  }

  /// The reason the seasons of a farmers market cannot be read.
  public struct MarketSeasonError: Swift.Error, Hashable, Sendable {
    /// The index of the season.
    public let season: Int

    /// The reason.
    public let reason: Reason

    /// A reason.
    @nonexhaustive public enum Reason: Hashable, Sendable {
      /// No season has times.
      case noTimes
      /// A text has more than ``OpeningHours/maximumLength`` bytes.
      case tooLong
      /// A part of the times does not begin with a weekday.
      case noWeekday
    }
  }
}

extension OpeningHours.MarketSeasonError: CustomStringConvertible {
  /// A sentence with the number of the season, from 1.
  public var description: String {
    let place = "of season \(season + 1)"
    return switch reason {
    case .noTimes: "No season has times."
    case .tooLong: "A text \(place) is too long."
    case .noWeekday: "A part of the times \(place) has no weekday."
    }
  }
}

/// Reads a season of a farmers market.
struct MarketSeasonReader {
  private let season: OpeningHours.MarketSeason
  private let index: Int

  init(_ season: OpeningHours.MarketSeason, at index: Int) {
    self.season = season
    self.index = index
  }

  var isWithoutTimes: Bool { season.times.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

  /// Reads the rules: one for each list of weekdays with the same times; and whether the season is
  /// certain.
  func read(
    repeatsEveryYear: Bool
  ) throws(OpeningHours.MarketSeasonError) -> (rules: [HoursRule], isCertain: Bool) {
    guard max(season.dates.utf8.count, season.times.utf8.count) <= OpeningHours.maximumLength else {
      throw .init(season: index, reason: .tooLong)
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
        rules[index].comment = [rules[index].comment, note].compactMap { $0 }
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
    var reader = HoursReader(HoursText(season.dates))
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

  /// Reads two dates, the first before the last, both with or both without a year.
  private func readFirstAndLast(
    _ reader: inout HoursReader
  ) -> (DateSpan.Bound, DateSpan.Bound)? {
    guard let first = readDate(&reader) else { return nil }
    reader.skipBlanks()
    guard reader.word.text == "to" else { return nil }
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
  private func readDays() throws(OpeningHours.MarketSeasonError) -> [Day] {
    var days: [Day] = []
    for part in season.times.split(separator: ";") {
      var reader = HoursReader(HoursText(String(part)))
      reader.skipBlanks()
      if reader.position == reader.bytes.count { continue }
      guard let weekday = reader.takeWeekday() else {
        throw .init(season: index, reason: .noWeekday)
      }
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
      comment = [comment, other.comment].compactMap { $0 }.joined(separator: ", ")
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
