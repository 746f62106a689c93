import TestSupport
import Testing

@testable import CyclePrediction

@Suite("Cycle messages: headlines, hints, and questions") struct CycleMessagesTests {
  private let messages = CycleMessages()

  private func forecast(asOf day: Int) throws -> CycleForecast {
    let history = try CycleHistory(periods: (0..<8).map { try period(1 + 28 * $0, 5 + 28 * $0) })
    return try CyclePredictor().forecast(for: history, asOf: january(day))
  }

  @Test func theHeadlineFollowsTheDaysOfTheCycle() throws {
    let last = 1 + 28 * 7
    let early = try forecast(asOf: last + 10).summary
    expectEqual(messages.text(for: early), "Your period may start in about 18 days")
    expectEqual(messages.discreetText(for: early), "18 days to go")
    try expectEqual(messages.text(for: forecast(asOf: last + 27).summary), messages.dueTomorrow)
    let late = try forecast(asOf: last + 29).summary
    expect(late.lateBy == 1 && messages.text(for: late) == "Your period is 1 day late")
    let later = try forecast(asOf: last + 30).summary
    expectEqual(messages.text(for: later), "Your period is 2 days late")
    expectEqual(messages.discreetText(for: later), messages.discreet.open)
    let missed = try forecast(asOf: last + 50).summary
    expect(missed.probabilityOfMissedPeriod > 0.5 && messages.text(for: missed) == messages.missed)
  }

  @Test func aHintNamesTheWholePeriodAndReasonsNameThePause() throws {
    let whole = try period(1, 6)
    expect(messages.text(for: .separate) == nil)
    expectEqual(
      messages.text(for: .joined([try period(1)], into: whole)),
      "This counts as part of the period that started on 2026-01-01")
    for kind in CycleInterruption.Kind.allCases {
      expect(messages.text(for: .interrupted(kind)).contains("paused"))
    }
    expect(messages.text(for: .noForecastYet(.noPublishedTime)).contains("first period"))
    expect(messages.text(for: .noForecastYet(.longerThanPublished)).contains("doctor"))
    expectEqual(messages.text(for: .dateTooLate(january(1))), messages.unavailable.dateTooLate)
    expectEqual(Set(CyclePhase.allCases.map(messages.text)).count, 3)
  }

  @Test func everySuggestionHasAQuestion() throws {
    let day = january(9)
    expectEqual(
      messages.text(for: .positivePregnancyTest(on: day, bleedingSince: nil)),
      "You logged a positive pregnancy test on 2026-01-09. Do you want to pause forecasts?")
    expectEqual(
      messages.text(for: .positivePregnancyTest(on: day, bleedingSince: january(12))),
      """
      You logged a positive pregnancy test on 2026-01-09, and bleeding that began on 2026-01-12. If you \
      may be pregnant, ask a doctor or midwife about the bleeding. Do you want to pause forecasts?
      """)
    expectEqual(
      messages.text(for: .nothingLogged(since: day)),
      "No period has been logged since 2026-01-09. When did your last one start?")
    let start = CycleForecast.SpuriousStart(period: try period(9), probability: 0.9)
    expectEqual(
      messages.text(for: .spuriousStart(start)),
      "The bleeding on 2026-01-09 may not have been a period. Was it one?")
    let late = try forecast(asOf: 1 + 28 * 7 + 50)
    expectEqual(late.suggestions.map { messages.text(for: $0) }, [messages.missed])
  }
}
