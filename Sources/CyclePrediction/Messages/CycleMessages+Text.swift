public import Essentials

extension CycleMessages {
  /// How messages write numbers and dates.
  ///
  ///     var formats = CycleMessages.Formats.plain
  ///     formats.date = { "\($0.month)/\($0.day)" }
  public struct Formats: Sendable {
    /// Writes a number: `12`.
    public var number: @Sendable (Int) -> String = { String($0) }

    /// Writes a day: `2026-03-01`.
    public var date: @Sendable (CalendarDate) -> String = { $0.iso8601 }

    /// Creates the plain formats.
    public init() {}

    /// Numbers in digits, and dates in ISO 8601.
    public static let plain = CycleMessages.Formats()
  }

  /// Returns the name of a phase.
  public func text(for phase: CyclePhase) -> String {
    switch phase {
    case .menstrual: menstrual
    case .follicular: follicular
    case .luteal: luteal
    }
  }

  /// Returns the most important line of a home screen: that a period may have been missed in the
  /// log, that it is late, or when it may start.
  ///
  /// A positive pregnancy test that she has not answered comes before everything else, and then a
  /// probability of a missed period of one half or more.
  public func text(for summary: CycleForecast.Summary, formats: Formats = .plain) -> String {
    switch Headline(summary) {
    case .positiveTest: positiveTest
    case .missed: missed
    case .late(1): lateOne
    case .late(let days): lateMany.filled([("days", formats.number(days))])
    case .due(0): dueToday
    case .due(1): dueTomorrow
    case .due(let days): dueMany.filled([("days", formats.number(days))])
    }
  }

  /// Returns the dates between which the next period probably starts.
  public func intervalText(
    for summary: CycleForecast.Summary, formats: Formats = .plain
  ) -> String {
    dueBetween.filled(summary.nextPeriodInterval, formats)
  }

  /// Returns the probability of today being a fertile day, in whole percent.
  ///
  /// A probability above zero is never written as 0 %, and one below one never as 100 %.
  public func fertilityText(
    for summary: CycleForecast.Summary, formats: Formats = .plain
  ) -> String {
    guard summary.fertileProbability >= 0.01 else { return fertileUnderOnePercent }
    let percent = Self.wholePercent(summary.fertileProbability)
    return fertile.filled([("percent", formats.number(percent))])
  }

  /// Returns a probability in whole percent, of which only certainty is 100.
  static func wholePercent(_ probability: Double) -> Int {
    probability >= 1 ? 100 : min(Int((probability * 100).rounded()), 99)
  }

  /// Returns the dates of the fertile days to come; see ``CycleForecast/nextFertileWindow``.
  public func text(
    forFertileWindow window: ClosedRange<CalendarDate>, formats: Formats = .plain
  ) -> String {
    fertileBetween.filled(window, formats)
  }

  /// Returns the line about a cycle that probably contains a period that was not logged.
  public func text(
    for missed: CycleForecast.MissedPeriod, formats: Formats = .plain
  ) -> String {
    let last = missed.cycle.days.upperBound.adding(days: -1) ?? missed.cycle.start
    return missedBetween.filled(missed.cycle.start...last, formats)
  }

  /// Returns the question that a forecast suggests to ask.
  public func text(
    for suggestion: CycleForecast.Suggestion, formats: Formats = .plain
  ) -> String {
    switch suggestion {
    case .missedPeriod: missed
    case .spuriousStart(let start): spurious.filled([("first", formats.date(start.id))])
    case .positivePregnancyTest(let day, bleedingSince: nil):
      pregnancyTest.filled([("first", formats.date(day))])
    case .positivePregnancyTest(let day, let bleeding?):
      pregnancyTestAndBleeding.filled([
        ("first", formats.date(day)), ("bleeding", formats.date(bleeding)),
      ])
    case .nothingLogged(let day): nothingLogged.filled([("first", formats.date(day))])
    }
  }

  /// Returns the hint after a period was added, or `nil` if it stands alone.
  public func text(for addition: CycleHistory.Addition, formats: Formats = .plain) -> String? {
    switch addition {
    case .separate: nil
    case .joined(_, let whole): samePeriod.filled([("first", formats.date(whole.start))])
    }
  }

  /// Returns the reason there is no forecast.
  public func text(for error: CycleForecast.Error) -> String {
    switch error {
    case .interrupted(.pregnancy): unavailable.pregnancy
    case .interrupted(.breastfeeding): unavailable.breastfeeding
    case .interrupted(.hormonalContraception): unavailable.hormonalContraception
    case .interrupted(.pause): unavailable.pause
    case .noForecastYet(.longerThanPublished): unavailable.longerThanPublished
    case .noForecastYet: unavailable.noPublishedTime
    case .dateTooLate: unavailable.dateTooLate
    }
  }

  /// Returns the line of a home screen for a place that others can see.
  public func discreetText(
    for summary: CycleForecast.Summary, formats: Formats = .plain
  ) -> String {
    switch Headline(summary) {
    case .positiveTest, .missed, .late: discreet.open
    case .due(0): discreet.today
    case .due(1): discreet.tomorrow
    case .due(let days): discreet.inDays.filled([("days", formats.number(days))])
    }
  }
}

/// What a home screen says first.
private enum Headline {
  case positiveTest
  case missed
  case late(Int)
  case due(Int)

  init(_ summary: CycleForecast.Summary) {
    if case .positivePregnancyTest? = summary.suggestions.first {
      self = .positiveTest
    } else if summary.probabilityOfMissedPeriod >= 0.5 {
      self = .missed
    } else if summary.lateBy > 0 {
      self = .late(summary.lateBy)
    } else {
      self = .due(max(summary.daysUntilNextPeriod, 0))
    }
  }
}

extension String {
  /// Returns the template with the slots of a range of dates filled.
  fileprivate func filled(
    _ dates: ClosedRange<CalendarDate>, _ formats: CycleMessages.Formats
  ) -> String {
    filled([
      ("first", formats.date(dates.lowerBound)), ("last", formats.date(dates.upperBound)),
    ])
  }
}
