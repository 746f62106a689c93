import BenchmarkHarness
import CyclePrediction

/// Splits dates into year, month, and day; one operation is one date.
struct DateWorkload: Workload {
  let dates: [CalendarDate]

  var operations: Int { dates.count }

  func run(_ count: Int) -> Int {
    var sum = 0
    for date in dates.prefix(count) { sum &+= date.year &+ date.month &+ date.day }
    return sum
  }

  func checksum(_ count: Int) -> UInt64 {
    dates.prefix(count).reduce(0) { PlainDateWorkload.sum($0, $1.year, $1.month, $1.day) }
  }
}

/// Splits the same dates by counting years and months from the epoch.
struct PlainDateWorkload: Workload {
  let dates: [CalendarDate]

  var operations: Int { dates.count }

  func run(_ count: Int) -> Int {
    dates.prefix(count).reduce(0) { sum, date in
      let (year, month, day) = Self.components(Int(date.daysSinceEpoch))
      return sum &+ year &+ month &+ day
    }
  }

  func checksum(_ count: Int) -> UInt64 {
    dates.prefix(count).reduce(0) { sum, date in
      let (year, month, day) = Self.components(Int(date.daysSinceEpoch))
      return Self.sum(sum, year, month, day)
    }
  }

  static func sum(_ sum: UInt64, _ year: Int, _ month: Int, _ day: Int) -> UInt64 {
    sum &* 31 &+ UInt64(year * 10_000 + month * 100 + day)
  }

  /// Returns the year, month, and day of a day from 1970 on.
  private static func components(_ daysSinceEpoch: Int) -> (year: Int, month: Int, day: Int) {
    var (year, month, day) = (1970, 1, daysSinceEpoch)
    func isLeap() -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    while day >= (isLeap() ? 366 : 365) {
      day -= isLeap() ? 366 : 365
      year += 1
    }
    let lengths = [31, isLeap() ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    while day >= lengths[month - 1] {
      day -= lengths[month - 1]
      month += 1
    }
    return (year, month, day + 1)
  }
}
