import CyclePrediction
import WebGlue

/// The calendar of a person who logs bleeding.
public enum CyclePanel {
  /// Answers `forecast TODAY FIRST LAST AGE`, with the logged days of bleeding below it: what is
  /// expected, and the probabilities of each day from FIRST to LAST.
  ///
  /// Dates are in ISO 8601, and an age of 0 is unknown.
  public static func answer(_ question: Question) -> JSON {
    guard let today = date(question[0]), let first = date(question[1]),
      let last = date(question[2]), first <= last, first.days(until: last) < 1000
    else { return problem("The dates cannot be read.") }
    let age = question.integer(3)
    let days = question.lines.compactMap(date).map {
      LoggedDay(date: $0, log: DayLog(flow: .medium))
    }
    let history: CycleHistory
    do throws(CycleHistory.Error) {
      history = try CycleHistory(periods: [], loggedDays: days)
    } catch {
      return problem(error.description)
    }
    do throws(CycleForecast.Error) {
      let forecast = try predictor.forecast(
        for: history, asOf: today, context: CycleContext(age: age > 0 ? Double(age) : nil))
      return answer(history, forecast, first...last)
    } catch {
      return problem(error.description)
    }
  }

  private static let predictor = CyclePredictor()

  private static func problem(_ text: String) -> JSON { ["problem": .text(text)] }

  private static func date(_ text: Substring) -> CalendarDate? {
    try? CalendarDate(iso8601: String(text))
  }

  private static func json(_ date: CalendarDate) -> JSON { .text(date.iso8601) }

  private static func answer(
    _ history: CycleHistory, _ forecast: CycleForecast, _ dates: ClosedRange<CalendarDate>
  ) -> JSON {
    let start = forecast.nextPeriod.start
    let likely = start.interval(covering: 0.8)
    let summary = forecast.summary
    let shown = start.interval(covering: 0.97)
    return [
      "asOf": json(forecast.asOf), "cycleDay": summary.cycleDay.map(JSON.integer) ?? .null,
      "lateBy": .integer(summary.lateBy), "fertileToday": .decimal(summary.fertileProbability),
      "median": json(start.median), "mode": json(start.mode), "low": json(likely.lowerBound),
      "high": json(likely.upperBound), "knownCycles": .integer(forecast.knownCycles),
      "cycles": .array(history.cycles.map { .array([json($0.start), .integer($0.length)]) }),
      "meanLength": (history.statistics()?.cycleLengths.mean).map(JSON.decimal) ?? .null,
      "missed": .array(
        forecast.suspectedMissedPeriods.map {
          .array([json($0.cycle.start), .integer($0.cycle.length), .decimal($0.probability)])
        }), "questions": .array(summary.suggestions.compactMap(json)),
      "starts": .array(
        zip(shown.dates, start.probabilities(in: shown)).map {
          .array([json($0), .decimal($1)])
        }),
      "days": .array(
        forecast.days(in: dates).map {
          .array([
            .decimal($0.periodProbability), .decimal($0.fertileProbability),
            .decimal($0.ovulationProbability), .integer($0.isLoggedPeriod ? 1 : 0),
          ])
        }), "disclaimer": .text(CycleForecast.disclaimer),
    ]
  }

  /// A question to the person: its name, a date, and a probability.
  private static func json(_ question: CycleForecast.Suggestion) -> JSON? {
    switch question {
    case .missedPeriod(let missed):
      .array([.text("missed"), json(missed.start.median), .decimal(missed.probability)])
    case .spuriousStart(let start):
      .array([.text("other"), json(start.period.start), .decimal(start.probability)])
    case .nothingLogged(let date): .array([.text("nothing"), json(date), .null])
    default: nil
    }
  }
}
