import CyclePrediction

/// An error in the text of a chart.
struct ChartTextError: Error {
  let token: Substring
}

/// The values of one sign as words: each is a value for the day after the previous word, or
/// `day:value`.
///
/// `-` is a day without a value, `x` after a value excludes it, and `value*count` repeats it.
struct SignText<Value> {
  var readings: [(day: Int, value: Value, isExcluded: Bool)] = []

  init(_ text: String, _ value: (Substring) throws -> Value?) throws {
    var day = 0
    for token in text.split(separator: " ") {
      var rest = token
      if let colon = rest.firstIndex(of: ":") {
        guard let named = Int(rest[..<colon]) else { throw ChartTextError(token: token) }
        day = named - 1
        rest = rest[rest.index(after: colon)...]
      }
      let parts = rest.split(separator: "*")
      guard let count = parts.count == 2 ? Int(parts[1]) : 1 else {
        throw ChartTextError(token: token)
      }
      for _ in 0..<count {
        day += 1
        guard parts[0] != "-" else { continue }
        let isExcluded = parts[0].hasSuffix("x")
        guard let value = try value(isExcluded ? parts[0].dropLast() : parts[0]) else {
          throw ChartTextError(token: token)
        }
        readings.append((day, value, isExcluded))
      }
    }
  }
}

/// Returns the case at an index, or `nil` if there is none.
private func numbered<Value: CaseIterable>(_ index: Int) -> Value? where Value.AllCases == [Value] {
  Value.allCases.indices.contains(index) ? Value.allCases[index] : nil
}

extension SymptoThermalChart {
  /// The chart of three texts: temperatures in degrees Celsius, mucus as `0` to `4`, and the cervix
  /// as `opening/firmness`.
  init(
    _ secondSign: SecondSign, temperatures: String = "",
    mucus: String = "", cervix: String = ""
  ) throws {
    self.init(secondSign: secondSign)
    for (day, celsius, isExcluded) in try SignText(temperatures, { Double($0) }).readings {
      try record(BasalTemperature(celsius: celsius, isDisturbed: isExcluded), onDay: day)
    }
    let mucus = try SignText(mucus) { Int($0).flatMap(numbered) as CervicalMucus? }
    for (day, value, isExcluded) in mucus.readings {
      try record(value, isExcluded: isExcluded, onDay: day)
    }
    let cervix = try SignText(cervix) { text -> CervixState? in
      let parts = text.split(separator: "/").compactMap { Int($0) }
      guard parts.count == 2, let opening: CervixState.Opening = numbered(parts[0]),
        let firmness: CervixState.Firmness = numbered(parts[1])
      else { return nil }
      return CervixState(opening: opening, firmness: firmness)
    }
    for (day, value, isExcluded) in cervix.readings {
      try record(value, isExcluded: isExcluded, onDay: day)
    }
  }
}

extension SymptoThermalChart.Evaluation {
  /// The verdict in one line.
  ///
  /// Its parts: rule, coverline, first higher day and day of completion; peak and day of
  /// completion; last infertile day at the beginning; day with the infertile evening. An open part
  /// is `-`.
  var line: String {
    let shift = temperatureShift.map {
      "\($0.rule) \($0.coverline) \($0.firstHigherDay) \($0.completedOnDay)"
    }
    let peak = peak.map { "\($0.day) \($0.completedOnDay)" }
    let evening = infertileFromEveningOfDay.map(String.init)
    return "\(shift ?? "-"); \(peak ?? "-"); \(lastInfertileDayAtBeginning); \(evening ?? "-")"
  }
}
