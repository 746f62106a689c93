import CyclePrediction
import ForecastLines
import Testing

@Suite struct ForecastLineTests {
  private static func answer(to line: String, number: Int = 1) -> [String] {
    var output: [UInt8] = []
    _ = ForecastLine().append(for: Array(line.utf8)[...], number: number, to: &output)
    return String(decoding: output, as: UTF8.self).dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func saysWhatTheForecastOfThePackageSays() throws {
    let cells = Self.answer(to: "kim,31,2026-11-01,2026-08-29 2026-09-27/2026-10-01 2026-10-25")
    let history = try CycleHistory(
      iso8601: ["2026-08-29", "2026-09-27/2026-10-01", "2026-10-25"])
    let forecast = try CyclePredictor().forecast(
      for: history, asOf: CalendarDate(2026, 11, 1), context: CycleContext(age: 31))
    let interval = forecast.summary.nextPeriodInterval
    let fertile = try #require(forecast.fertility.window(holding: 0.9))
    #expect(
      cells[..<6] == [
        "kim", forecast.nextPeriod.start.median.iso8601, interval.lowerBound.iso8601,
        interval.upperBound.iso8601, fertile.lowerBound.iso8601, fertile.upperBound.iso8601,
      ])
    let missed = try #require(Double(cells[6]))
    #expect(abs(missed - forecast.probabilityOfMissedPeriod) <= 0.0005)
    #expect(cells[7...] == ["", ""])
    #expect(cells.count == ForecastLine.heading.split(separator: ",").count)
  }

  @Test func aLogWithAPeriodLeftOutIsProbablyMissingIt() throws {
    let cells = Self.answer(
      to: "kim,31,2026-11-01,2026-05-01 2026-05-29 2026-06-26 2026-07-24 2026-09-18 2026-09-19")
    let missed = try #require(Double(cells[6]))
    #expect((0.5...1).contains(missed))
  }

  private static let badLines: [(line: String, woman: String, problem: WomanLine.Problem)] = [
    ("kim,31,2026-11-01", "kim", .cellCount),
    ("kim,31,2026-11-01,2026-10-01,", "kim", .cellCount),
    ("kim", "kim", .cellCount),
    (",31,2026-11-01,2026-10-01", "", .invalidWoman),
    ("k\u{7}m,31,2026-11-01,2026-10-01", "", .invalidWoman),
    ("\"kim\",31,2026-11-01,2026-10-01", "", .quotation),
    ("kim,\"31\",2026-11-01,2026-10-01", "kim", .quotation),
    ("kim,-1,2026-11-01,2026-10-01", "kim", .invalidAge),
    ("kim,nan,2026-11-01,2026-10-01", "kim", .invalidAge),
    ("kim,151,2026-11-01,2026-10-01", "kim", .invalidAge),
    ("kim,31,,2026-10-01", "kim", .invalidDay),
    ("kim,31,2026-02-29,2026-01-01", "kim", .invalidDay),
    ("kim,31,2026/11/01,2026-10-01", "kim", .invalidDay),
    ("kim,31,2026-11-01,2026-10-01 soon", "kim", .invalidPeriod),
    ("kim,31,2026-11-01,2026-10-05/2026-10-01", "kim", .invalidPeriod),
    ("kim,31,2026-11-01,2026-10-01/", "kim", .invalidPeriod),
    ("kim,31,2026-11-01,2026-10-01/2026-10-02/2026-10-03", "kim", .invalidPeriod),
    ("kim,31,2026-11-01,2026-10-01/2026-10-05 2026-10-03", "kim", .overlappingPeriods),
    ("kim,31,9990-11-01,2026-10-01", "kim", .dayTooLate),
  ]

  @Test(arguments: badLines)
  func namesTheProblemAndTheLine(
    line: String, woman: String, problem: WomanLine.Problem
  ) {
    #expect(
      Self.answer(to: line, number: 17)
        == [woman, "", "", "", "", "", "", problem.rawValue, "17"])
  }

  /// What is too long is found by the reader of lines.
  @Test func eachProblemHasALine() {
    #expect(
      Set(Self.badLines.map(\.problem)).union([.lineTooLong]) == Set(WomanLine.Problem.allCases))
  }

  @Test func aWomanWhoseCodeIsNotUTF8HasNoForecast() {
    var output: [UInt8] = []
    let line = [0xFF] + Array(",31,2026-11-01,2026-10-01".utf8)
    #expect(ForecastLine().append(for: line[...], number: 1, to: &output) == .invalidWoman)
    #expect(output == Array(",,,,,,,invalid_woman,1\n".utf8))
  }

  /// A single changed byte gives a row, whatever the byte is.
  @Test(arguments: 0..<3 as Range<UInt64>)
  func everyChangedByteIsAnsweredByOneRow(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let line = Array("kim,31,2026-11-01,2026-08-29 2026-09-27/2026-10-01 2026-10-25".utf8)
    for index in line.indices {
      var changed = line
      changed[index] = .random(in: 0 ... .max, using: &generator)
      guard changed[index] != UInt8(ascii: "\n") else { continue }
      var output: [UInt8] = []
      let problem = ForecastLine().append(for: changed[...], number: 1, to: &output)
      #expect(output.count { $0 == UInt8(ascii: "\n") } == 1)
      #expect(output.count { $0 == UInt8(ascii: ",") } == 8)
      #expect(output.suffix(3).elementsEqual(problem == nil ? ",,\n".utf8 : ",1\n".utf8))
    }
  }
}
