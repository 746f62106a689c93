/// A simple implementation of the rules for the end of the fertile phase, on the readings that
/// count.
enum PlainSymptoThermalRules {
  /// Temperatures in hundredths of a degree.
  typealias Reading = (day: Int, value: Int)

  struct Shift: Equatable {
    var rule: String
    var coverline: Int
    var firstHigherDay: Int
    var completedOnDay: Int
  }

  static func shift(of readings: [Reading]) -> Shift? {
    let readings = readings.map { (day: $0.day, value: ($0.value + 2) / 5 * 5) }
    for first in readings.indices where first >= 6 {
      let coverline = readings[first - 6..<first].map(\.value).max() ?? 0
      let above = readings[first...].map { $0.value > coverline }
      let farAbove = readings[first...].map { $0.value >= coverline + 20 }
      func shift(_ rule: String, after count: Int) -> Shift {
        Shift(
          rule: rule, coverline: coverline, firstHigherDay: readings[first].day,
          completedOnDay: readings[first + count - 1].day)
      }
      if above.starts(with: [true, true, true]), farAbove[2] { return shift("regular", after: 3) }
      if above.starts(with: [true, true, true, true]) { return shift("firstException", after: 4) }
      if above.starts(with: [true, true, false, true])
        || above.starts(with: [true, false, true, true]),
        farAbove[3]
      {
        return shift("secondException", after: 4)
      }
    }
    return nil
  }

  /// The peak and its completion: a day of the best quality seen so far, three recorded lower ones,
  /// and no such quality up to the end.
  static func peak(of readings: [Reading], fertileFrom least: Int, end: Int) -> (Int, Int)? {
    for (index, reading) in readings.enumerated() where reading.day <= end {
      let best = readings[...index].map(\.value).max() ?? 0
      let next = readings[(index + 1)...].prefix(3)
      if reading.value == best, best >= least, next.count == 3,
        next.allSatisfy({ $0.value < best }),
        readings.allSatisfy({ $0.day <= reading.day || $0.day > end || $0.value < best })
      {
        return (reading.day, next[index + 3].day)
      }
    }
    return nil
  }
}
