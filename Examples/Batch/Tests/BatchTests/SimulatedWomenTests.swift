import CyclePrediction
import ForecastLines
import Testing

@Suite struct SimulatedWomenTests {
  private static func women(seed: UInt64, count: Int) throws -> [SimulatedWomen.Woman] {
    var women: [SimulatedWomen.Woman] = []
    try SimulatedWomen(asOf: CalendarDate(2026, 11, 1), seed: seed).forEach(count: count) {
      women.append($0)
    }
    return women
  }

  @Test func theSameSeedGivesTheSameWomen() throws {
    let day = try CalendarDate(2026, 11, 1)
    let lines = try Self.women(seed: 7, count: 50).map { $0.line(asOf: day) }
    #expect(try Self.women(seed: 7, count: 50).map { $0.line(asOf: day) } == lines)
    #expect(try Self.women(seed: 8, count: 50).map { $0.line(asOf: day) } != lines)
    #expect(lines.count == 50)
  }

  /// The rows that are written are read, and eight of ten next starts are in their intervals.
  @Test func intervalsCoverAsManyStartsAsTheySay() throws {
    let forecasts = ForecastLine()
    let day = try CalendarDate(2026, 11, 1)
    var (known, covered) = (0, 0)
    for woman in try Self.women(seed: 3, count: 150) {
      #expect(woman.starts.allSatisfy { $0 <= day })
      var output: [UInt8] = []
      let line = Array(woman.line(asOf: day).dropLast().utf8)
      #expect(forecasts.append(for: line[...], number: 1, to: &output) == nil)
      let cells = String(decoding: output, as: UTF8.self)
        .split(separator: ",", omittingEmptySubsequences: false)
      guard let next = woman.nextStart else { continue }
      known += 1
      if (cells[2]...cells[3]).contains(next.iso8601[...]) { covered += 1 }
    }
    #expect(known >= 145)
    // Four standard deviations around what is expected; intervals of whole days cover a little more.
    #expect((0.7...0.95).contains(Double(covered) / Double(known)))
  }
}
