import HealthDomain

/// Opening hours as rules of one kind of days and one stretch of time each, of which later ones win.
struct PlainHours {
  /// The days of a rule: weekdays from Monday on, by the numbers 1 to 7, or a date of each year.
  enum Days {
    case weekdays(ClosedRange<Int>)
    case date(month: Int, day: Int)
  }

  struct Rule {
    let days: Days
    /// The minutes of the day, or `nil` for a day that is closed.
    let minutes: Range<Int>?
  }

  private(set) var rules: [Rule] = []

  /// The hours of a shop: those of its weekdays, of its Saturdays, and of its Sundays.
  init(ofWeek generator: inout SplitMix64) {
    func minutes() -> Range<Int> {
      let start = 360 + 15 * Int(generator.next(below: 24))
      return start..<start + 60 * (1 + Int(generator.next(below: 11)))
    }
    let lastDay = 4 + Int(generator.next(below: 2))
    rules = [Rule(days: .weekdays(1...lastDay), minutes: minutes())]
    if generator.next(below: 2) == 0 {
      rules.append(Rule(days: .weekdays(6...6), minutes: minutes()))
    }
    if generator.next(below: 3) == 0 { rules.append(Rule(days: .weekdays(3...3), minutes: nil)) }
  }

  /// Hours with a rule for each of some dates.
  init(ofDates count: Int, _ generator: inout SplitMix64) {
    for number in 0..<count {
      let start = 360 + 15 * Int(generator.next(below: 24))
      rules.append(
        Rule(
          days: .date(month: 1 + number % 12, day: 1 + number / 12 % 28),
          minutes: number % 7 == 0 ? nil : start..<start + 120))
    }
  }

  /// Reads the text of hours, as ``text`` writes it.
  init?(reading text: String) {
    for part in text.split(separator: ";") {
      let words = part.split(separator: " ")
      let isDate = words.count == 3
      guard let last = words.last, let first = words.first, words.count == (isDate ? 3 : 2) else {
        return nil
      }
      let minutes = last.split(separator: "-").compactMap { time -> Int? in
        let numbers = time.split(separator: ":").compactMap { Int($0) }
        return numbers.count == 2 ? 60 * numbers[0] + numbers[1] : nil
      }
      let days: Days
      if isDate {
        guard let month = Self.months.firstIndex(of: String(first)), let day = Int(words[1]) else {
          return nil
        }
        days = .date(month: month + 1, day: day)
      } else {
        let ends = first.split(separator: "-").compactMap {
          Self.weekdays.firstIndex(of: String($0))
        }
        guard let start = ends.first, let end = ends.last else { return nil }
        days = .weekdays(start + 1...end + 1)
      }
      rules.append(Rule(days: days, minutes: minutes.count == 2 ? minutes[0]..<minutes[1] : nil))
    }
  }

  private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The hours in the language of OpenStreetMap.
  var text: String {
    rules.map { rule in
      let days =
        switch rule.days {
        case .weekdays(let days) where days.count == 1: Self.weekdays[days.lowerBound - 1]
        case .weekdays(let days):
          "\(Self.weekdays[days.lowerBound - 1])-\(Self.weekdays[days.upperBound - 1])"
        case .date(let month, let day): "\(Self.months[month - 1]) \(twoDigits(day))"
        }
      guard let minutes = rule.minutes else { return "\(days) off" }
      return "\(days) \(clock(minutes.lowerBound))-\(clock(minutes.upperBound))"
    }.joined(separator: ";")
  }

  private func clock(_ minute: Int) -> String {
    "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Whether it is open at a time, by the last rule of its day.
  func isOpen(at time: LocalDateTime) -> Bool {
    let rule = rules.last { rule in
      switch rule.days {
      case .weekdays(let days): days.contains(time.date.weekday.rawValue)
      case .date(let month, let day): month == time.date.month && day == time.date.day
      }
    }
    return rule?.minutes?.contains(time.minuteOfDay) ?? false
  }

  /// The first minute after a time at which it opens or closes, by a look at each of the next 40,000.
  func change(after time: LocalDateTime) -> LocalDateTime? {
    let isOpen = isOpen(at: time)
    return (1...40_000).lazy.compactMap { time.adding(minutes: $0) }
      .first { self.isOpen(at: $0) != isOpen }
  }
}
