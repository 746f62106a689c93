import TestSupport
import Testing

@testable import CyclePrediction

@Suite("Cycle messages: dates, percentages, and discreet texts") struct CycleMessagesCaseTests {
  private let messages = CycleMessages()

  private func forecast(asOf day: Int) throws -> CycleForecast {
    let history = try CycleHistory(periods: (0..<8).map { try period(1 + 28 * $0, 5 + 28 * $0) })
    return try CyclePredictor().forecast(for: history, asOf: january(day))
  }

  @Test func datesAndNumbersGoThroughTheFormats() throws {
    var formats = CycleMessages.Formats.plain
    formats.date = { "\($0.day).\($0.month)." }
    formats.number = { "<\($0)>" }
    let summary = try forecast(asOf: 1 + 28 * 7 + 10).summary
    let interval = summary.nextPeriodInterval
    expectEqual(
      messages.intervalText(for: summary, formats: formats),
      "Probably between \(interval.lowerBound.day).\(interval.lowerBound.month). and "
        + "\(interval.upperBound.day).\(interval.upperBound.month).")
    expect(messages.text(for: summary, formats: formats).contains("<18>"))
    let window = january(3)...january(9)
    expectEqual(
      messages.text(forFertileWindow: window),
      "Fertile days are most likely between 2026-01-03 and 2026-01-09")
  }

  @Test func onlyACertainDayIsAHundredPercent() {
    expectEqual(
      [0.01, 0.504, 0.505, 0.994, 0.996, 0.9999].map(CycleMessages.wholePercent),
      [1, 50, 51, 99, 99, 99])
    expectEqual(CycleMessages.wholePercent(1), 100)
  }

  @Test func theChanceOfAFertileDayIsNeverZeroOrAHundredByRounding() throws {
    var seen: Set<String> = []
    for day in stride(from: 0, to: 60, by: LongTest.size(1, small: 7)) {
      let summary = try forecast(asOf: 1 + 28 * 7 + day).summary
      let text = messages.fertilityText(for: summary)
      seen.insert(text)
      expect(!text.contains(" 0 %"))
      expect(summary.fertileProbability == 1 || !text.contains("100"))
    }
    expect(seen.contains(messages.fertileUnderOnePercent) && seen.count > 5)
  }

  @Test func aPositiveTestComesBeforeALatePeriodAlsoIfSheBled() throws {
    var history = try CycleHistory(periods: [1, 29, 57, 85, 113].map { try period($0) })
    try history.log(DayLog(pregnancyTest: .positive), on: january(143), asOf: january(200))
    func line(_ day: Int) throws -> [String] {
      let summary = try CyclePredictor().forecast(for: history, asOf: january(day)).summary
      return [messages.text(for: summary), messages.discreetText(for: summary)]
    }
    try expect(line(142)[0].contains("late"))
    for day in [143, 160, 290] {
      try expectEqual(line(day), [messages.positiveTest, messages.discreet.open])
    }
    try history.log(DayLog(flow: .heavy), on: january(145), asOf: january(200))
    try expectEqual(line(160)[0], messages.positiveTest)
    try history.confirmNoPregnancy(on: january(143), asOf: january(200))
    try expect(line(160)[0].contains("Your period may start in about"))
  }

  @Test func aMissedPeriodIsBetweenTheDatesOfItsCycle() throws {
    let history = try CycleHistory(periods: [1, 29, 57, 85, 141].map { try period($0) })
    let forecast = try CyclePredictor().forecast(for: history, asOf: january(145))
    let missed = try #require(forecast.suspectedMissedPeriods.first)
    expect(messages.text(for: missed).hasSuffix("between 2026-03-26 and 2026-05-20"))
  }

  @Test func discreetTextsNameNoBody() {
    let texts = [
      messages.discreet.today, messages.discreet.tomorrow, messages.discreet.inDays,
      messages.discreet.open,
    ]
    for text in texts {
      let lower = text.lowercased()
      for word in ["period", "cycle", "fertil", "ovulat", "bleed", "late", "menstru", "pregnan"] {
        expect(!lower.contains(word))
      }
    }
  }

  @Test func theNoticeIsThatOfTheForecastUnlessReplaced() {
    var other = messages
    expectEqual(other.disclaimer, CycleForecast.disclaimer)
    other.disclaimer = "Eine Schätzung."
    expect(other != messages)
  }

  @Test(arguments: Array(stride(from: 0, to: 60, by: LongTest.size(1, small: 9))))
  func theNextFertileWindowIsNeverPastAndHoldsMostFertileDays(day: Int) throws {
    let forecast = try forecast(asOf: 1 + 28 * 7 + day)
    let window = try #require(forecast.nextFertileWindow)
    expect(window.lowerBound >= forecast.asOf)
    let days = forecast.days(in: window)
    expect(days.reduce(0) { $0 + $1.fertileProbability } > 0.4)
    if day < 5 {
      // A few days could be fertile before today, if the latest period was none.
      let all = try #require(forecast.fertility.window(holding: 0.8))
      expect(all.contains(window.lowerBound) && all.contains(window.upperBound))
      expect(all.dates.count - window.dates.count <= 1)
    }
  }

  #if DEBUG
  @Test func contentIsRevealedOnRequestAlone() throws {
    let forecast = try forecast(asOf: 200)
    expectEqual("\(forecast)", "CycleForecast(redacted)")
    expect(forecast.revealed.hasPrefix("as of 2026-07-19, cycle day 4, 7 known cycles"))
    let history = try CycleHistory(
      periods: [period(1, 5)], interruptions: [CycleInterruption(.pause, from: january(40))])
    expectEqual(history.revealed, "2026-01-01/2026-01-05\npause 2026-02-09/..\n0 logged days")
    expectEqual(DayDistribution(point: 28).revealed, "28: 100.0 %")
  }
  #endif
}
