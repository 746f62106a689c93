public import Essentials

/// The texts that a cycle tracker shows to people: templates with named slots, in English unless the
/// host replaces them.
///
///     // {"lateMany": "{days} Tage über der Zeit"}
///     let messages = try JSONDecoder().decode(CycleMessages.self, from: german)
///     show(messages.text(for: forecast.summary))
///
/// A slot is a name in braces; a template may omit a slot or use it twice. `Messages/en.json` has every
/// key with its English template. Where a number changes the wording, one template is for one and
/// another for many. Values are inserted as they are: braces in a value are never filled again.
public struct CycleMessages: Equatable, Sendable {
  /// Creates the English texts.
  public init() {}

  /// The texts for a lock screen, which say nothing about the body.
  package var discreet = Discreet()
  /// The texts about days without a forecast.
  package var unavailable = Unavailable()

  // MARK: Phases

  /// The name of ``CyclePhase/menstrual``.
  package var menstrual = "Period"
  /// The name of ``CyclePhase/follicular``.
  package var follicular = "Before ovulation"
  /// The name of ``CyclePhase/luteal``.
  package var luteal = "After ovulation"
  /// The template for the day of the cycle: `{day}`.
  package var cycleDay = "Day {day} of your cycle"
  /// The words for the bleeding of a day, such as on the screen that logs it.
  public package(set) var flows: [MenstrualFlow: String] = [
    .spotting: "spotting", .light: "light", .medium: "medium", .heavy: "heavy",
  ]

  // MARK: The next period

  /// Shown when the period is expected today.
  package var dueToday = "Your period may start today"
  /// Shown when the period is expected tomorrow.
  package var dueTomorrow = "Your period may start tomorrow"
  /// The template for a period that is expected later: `{days}`.
  package var dueMany = "Your period may start in about {days} days"
  /// The template for the dates between which the period probably starts: `{first}`, `{last}`.
  package var dueBetween = "Probably between {first} and {last}"
  /// Shown when the period is a day late.
  package var lateOne = "Your period is 1 day late"
  /// The template for a period that is several days late: `{days}`.
  package var lateMany = "Your period is {days} days late"
  /// Shown when a period was probably not logged.
  package var missed = "You may have missed logging a period. Did you have one?"
  /// The template for a logged cycle that probably contains a period that was not logged: `{first}`,
  /// `{last}`.
  package var missedBetween = "You may have missed logging a period between {first} and {last}"
  /// The template for a logged period that was probably other bleeding: `{first}`.
  package var spurious = "The bleeding on {first} may not have been a period. Was it one?"
  /// The template for a log without a period for months: `{first}`.
  package var nothingLogged =
    "No period has been logged since {first}. When did your last one start?"
  /// The question and the first line of a home screen if no period was ever logged.
  package var noPeriodLogged = "No period is logged yet. When did your last one start?"
  /// The line of the next period if no period was ever logged.
  package var dueNotKnown = "Log a period to see when the next one may start"
  /// Shown after a positive pregnancy test, instead of when the period is expected.
  package var positiveTest = "Your latest pregnancy test was positive"
  /// The template for a positive pregnancy test: `{first}`.
  package var pregnancyTest =
    "You logged a positive pregnancy test on {first}. Do you want to pause forecasts?"
  /// The template for a positive pregnancy test beside logged bleeding: `{first}`, the day of the test,
  /// and `{bleeding}`, the first day of the bleeding.
  package var pregnancyTestAndBleeding = """
    You logged a positive pregnancy test on {first}, and bleeding that began on {bleeding}. If you may be \
    pregnant, ask a doctor or midwife about the bleeding. Do you want to pause forecasts?
    """
  /// The template for a second start a few days after the first, which counts as the same period:
  /// `{first}`.
  package var samePeriod = "This counts as part of the period that started on {first}"

  // MARK: Fertile days

  /// The template for today's probability of being a fertile day: `{percent}`.
  package var fertile = "Chance that today is a fertile day: {percent} %"
  /// The text for a probability of less than one percent.
  package var fertileUnderOnePercent = "Chance that today is a fertile day: under 1 %"
  /// The text for today's probability if no period was ever logged.
  package var fertileNotKnown = "Log a period to see your fertile days"
  /// The template for the fertile days to come: `{first}`, `{last}`.
  package var fertileBetween = "Fertile days are most likely between {first} and {last}"
  /// The notice to show with every fertile day and every forecast.
  public package(set) var disclaimer = CycleForecast.disclaimer
  /// The short notice for a place without room for the ``disclaimer``.
  public package(set) var shortDisclaimer = "An estimate. Not a contraceptive."

  /// The texts for a lock screen or a widget that others can see.
  ///
  /// They name no period, no fertility, and no body; a test checks the English ones.
  package struct Discreet: Equatable, Sendable {
    /// Creates the English texts.
    package init() {}

    /// Shown when something is expected today.
    package var today = "Today is marked in your calendar"
    /// Shown when something is expected tomorrow.
    package var tomorrow = "Tomorrow is marked in your calendar"
    /// The template for something that is expected later: `{days}`.
    package var inDays = "{days} days to go"
    /// Shown when something is late, or a question waits.
    package var open = "You have an open question in your calendar"
  }

  /// The texts about days without a forecast.
  package struct Unavailable: Equatable, Sendable {
    /// Creates the English texts.
    package init() {}

    /// Shown during a pregnancy.
    package var pregnancy = "Forecasts are paused during your pregnancy"
    /// Shown while a person breastfeeds without a period.
    package var breastfeeding =
      "Forecasts are paused until your first period after the birth. You can ovulate before it."
    /// Shown during hormonal contraception.
    package var hormonalContraception = "Forecasts are paused while you use hormonal contraception"
    /// Shown during any other pause.
    package var pause = "Forecasts are paused"
    /// Shown until the first period after an interruption whose waiting time nobody has published.
    package var noPublishedTime = "Forecasts are paused until your first period"
    /// Shown when the first period takes longer than in published studies.
    package var longerThanPublished =
      "Your first period is taking longer than usual. You can ask a doctor about it."
    /// Shown for a date too close to the end of the calendar.
    package var dateTooLate = "There is no forecast for this date"
  }
}

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
    case .noPeriod: noPeriodLogged
    case .positiveTest: positiveTest
    case .missed: missed
    case .late(1): lateOne
    case .late(let days): lateMany.filled([("days", formats.number(days))])
    case .due(0): dueToday
    case .due(1): dueTomorrow
    case .due(let days): dueMany.filled([("days", formats.number(days))])
    }
  }

  /// Returns the text with the dates between which the next period probably starts, or the text that they are
  /// not known if no period was ever logged.
  public func intervalText(
    for summary: CycleForecast.Summary, formats: Formats = .plain
  ) -> String {
    summary.suggestions.contains(.noPeriodLogged)
      ? dueNotKnown : dueBetween.filled(summary.nextPeriodInterval, formats)
  }

  /// Returns the text with the probability that today is a fertile day, in whole percent, or the text that it is
  /// not known if no period was ever logged.
  ///
  /// A probability above zero is never written as 0 %, and one below one never as 100 %.
  public func fertilityText(
    for summary: CycleForecast.Summary, formats: Formats = .plain
  ) -> String {
    if summary.suggestions.contains(.noPeriodLogged) { return fertileNotKnown }
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
    case .noPeriodLogged: noPeriodLogged
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
    case .noPeriod, .positiveTest, .missed, .late: discreet.open
    case .due(0): discreet.today
    case .due(1): discreet.tomorrow
    case .due(let days): discreet.inDays.filled([("days", formats.number(days))])
    }
  }
}

extension CycleForecast {
  /// The fertile days to come: the shortest run of dates that holds 80 % of the expected fertile days
  /// of this cycle from ``asOf`` on; those of the next cycle if fewer than half of a fertile day is
  /// left in this one.
  ///
  /// It is never in the past. It is `nil` only if no period was ever logged, or if the calendar ends before it.
  ///
  /// Not a contraceptive, not medical advice: a date outside may be fertile too.
  ///
  /// - Complexity: O(*n*²) in the number of days on which ovulation is possible.
  public var nextFertileWindow: ClosedRange<CalendarDate>? {
    guard !isWithoutPeriod else { return nil }
    let current = fertility.upcoming(from: asOf)
    if current.expectedDays >= 0.5 { return current.window }
    return fertility(afterPeriod: 1)?.upcoming(from: asOf).window ?? current.window
  }
}

extension CycleForecast.Fertility {
  /// Returns the expected number of fertile days from a date on, and the shortest run of these dates
  /// that holds 80 % of them; of several, the one that holds most.
  fileprivate func upcoming(
    from date: CalendarDate
  ) -> (expectedDays: Double, window: ClosedRange<CalendarDate>?) {
    let first = max(date, ovulation.firstDate.adding(days: -5) ?? .earliest)
    guard first <= ovulation.lastDate else { return (0, nil) }
    let dates = Array((first...ovulation.lastDate).dates)
    var sums = [0.0]
    for date in dates { sums.append(sums[sums.endIndex - 1] + fertileProbability(on: date)) }
    let total = sums[sums.endIndex - 1]
    guard total > 0 else { return (0, nil) }
    var best: (days: Range<Int>, sum: Double)?
    var end = 0
    for start in dates.indices {
      while end < dates.count, sums[end] - sums[start] < 0.8 * total - 1e-9 { end += 1 }
      let sum = sums[end] - sums[start]
      guard sum >= 0.8 * total - 1e-9 else { break }
      if let best, (best.days.count, -best.sum - 1e-12) <= (end - start, -sum) { continue }
      best = (start..<end, sum)
    }
    return (total, best.map { dates[$0.days.lowerBound]...dates[$0.days.upperBound - 1] })
  }
}

/// The first sentence of a home screen.
private enum Headline {
  case noPeriod
  case positiveTest
  case missed
  case late(Int)
  case due(Int)

  init(_ summary: CycleForecast.Summary) {
    if summary.suggestions.contains(.noPeriodLogged) {
      self = .noPeriod
    } else if case .positivePregnancyTest? = summary.suggestions.first {
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

#if !hasFeature(Embedded)
extension CycleMessages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.table("discreet", &discreet)
    entries.table("unavailable", &unavailable)
    entries.text("menstrual", &menstrual)
    entries.text("follicular", &follicular)
    entries.text("luteal", &luteal)
    entries.text("cycleDay", &cycleDay)
    entries.texts(
      "flows", &flows,
      [.spotting: "spotting", .light: "light", .medium: "medium", .heavy: "heavy"])
    entries.text("dueToday", &dueToday)
    entries.text("dueTomorrow", &dueTomorrow)
    entries.text("dueMany", &dueMany)
    entries.text("dueBetween", &dueBetween)
    entries.text("dueNotKnown", &dueNotKnown)
    entries.text("noPeriodLogged", &noPeriodLogged)
    entries.text("lateOne", &lateOne)
    entries.text("lateMany", &lateMany)
    entries.text("missed", &missed)
    entries.text("missedBetween", &missedBetween)
    entries.text("spurious", &spurious)
    entries.text("nothingLogged", &nothingLogged)
    entries.text("positiveTest", &positiveTest)
    entries.text("pregnancyTest", &pregnancyTest)
    entries.text("pregnancyTestAndBleeding", &pregnancyTestAndBleeding)
    entries.text("samePeriod", &samePeriod)
    entries.text("fertile", &fertile)
    entries.text("fertileUnderOnePercent", &fertileUnderOnePercent)
    entries.text("fertileNotKnown", &fertileNotKnown)
    entries.text("fertileBetween", &fertileBetween)
    entries.text("disclaimer", &disclaimer)
    entries.text("shortDisclaimer", &shortDisclaimer)
  }
}

extension CycleMessages.Discreet: MessageTable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("today", &today)
    entries.text("tomorrow", &tomorrow)
    entries.text("inDays", &inDays)
    entries.text("open", &open)
  }
}

extension CycleMessages.Unavailable: MessageTable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("pregnancy", &pregnancy)
    entries.text("breastfeeding", &breastfeeding)
    entries.text("hormonalContraception", &hormonalContraception)
    entries.text("pause", &pause)
    entries.text("noPublishedTime", &noPublishedTime)
    entries.text("longerThanPublished", &longerThanPublished)
    entries.text("dateTooLate", &dateTooLate)
  }
}
#endif
