import CyclePrediction

/// Rows of the output: a forecast, or the reason why there is none.
///
/// A row depends on nothing but the row of the input, so that rows can be divided among processes and
/// machines in any way. Only a problem names a line.
package struct ForecastLine {
  package static let heading =
    "woman,start,start_low,start_high,fertile_from,fertile_to,missed,problem,line"

  private let predictor = CyclePredictor()

  package init() {}

  /// Appends the row of a forecast for a row of the input, and returns the problem if there is none.
  ///
  /// The number of the line is written only beside a problem.
  package func append(
    for line: ArraySlice<UInt8>, number: Int, to output: inout [UInt8]
  ) -> WomanLine.Problem? {
    let first = output.count
    do throws(WomanLine.Problem) {
      let woman = try WomanLine(line)
      try append(woman, to: &output)
      return nil
    } catch {
      output.removeSubrange(first...)
      append(error, of: WomanLine.woman(of: line), number: number, to: &output)
      return error
    }
  }

  /// Appends the row of a problem.
  package func append(
    _ problem: WomanLine.Problem, of woman: ArraySlice<UInt8>?, number: Int,
    to output: inout [UInt8]
  ) {
    output += woman ?? []
    output += ",,,,,,,\(problem.rawValue),\(number)\n".utf8
  }

  private func append(_ woman: WomanLine, to output: inout [UInt8]) throws(WomanLine.Problem) {
    // Without interruptions in the log, a forecast fails only at the end of the calendar.
    guard
      let forecast = try? predictor.forecast(
        for: woman.history, asOf: woman.asOf, context: CycleContext(age: woman.age))
    else { throw .dayTooLate }
    let start = forecast.nextPeriod.start
    let interval = start.interval(covering: 0.8)
    output += woman.woman
    for date in [start.median, interval.lowerBound, interval.upperBound] {
      append(date, to: &output)
    }
    let fertile = forecast.fertility.window(holding: 0.9)
    append(fertile?.lowerBound, to: &output)
    append(fertile?.upperBound, to: &output)
    let missed = Int((forecast.probabilityOfMissedPeriod * 1000).rounded())
    output += [UInt8(ascii: ","), UInt8(ascii: missed == 1000 ? "1" : "0"), UInt8(ascii: ".")]
    appendDigits(missed % 1000, count: 3, to: &output)
    output += ",,\n".utf8
  }

  private func append(_ date: CalendarDate?, to output: inout [UInt8]) {
    output.append(UInt8(ascii: ","))
    guard let date else { return }
    appendDigits(date.year, count: 4, to: &output)
    output.append(UInt8(ascii: "-"))
    appendDigits(date.month, count: 2, to: &output)
    output.append(UInt8(ascii: "-"))
    appendDigits(date.day, count: 2, to: &output)
  }

  private func appendDigits(_ number: Int, count: Int, to output: inout [UInt8]) {
    var unit = 1
    for _ in 1..<count { unit *= 10 }
    while unit > 0 {
      output.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}
