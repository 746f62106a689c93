/// The texts that a cycle tracker shows to people: templates with named slots, in English unless the
/// host replaces them.
///
///     var messages = CycleMessages()
///     messages.lateMany = "{days} Tage über der Zeit"
///     show(messages.text(for: forecast.summary))
///
/// A slot is a name in braces. The comment of each template lists its slots; a template may omit a
/// slot or use it twice. Where a number changes the wording, one template is for one and another for
/// many. Values are inserted as they are: braces in a value are never filled again.
public struct CycleMessages: Hashable, Sendable {
  /// Creates the English texts.
  public init() {}

  /// The texts for a lock screen, which say nothing about the body.
  public var discreet = Discreet()
  /// The texts about days without a forecast.
  public var unavailable = Unavailable()

  // MARK: Phases

  /// The name of ``CyclePhase/menstrual``.
  public var menstrual = "Period"
  /// The name of ``CyclePhase/follicular``.
  public var follicular = "Before ovulation"
  /// The name of ``CyclePhase/luteal``.
  public var luteal = "After ovulation"
  /// The template for the day of the cycle: `{day}`.
  public var cycleDay = "Day {day} of your cycle"

  // MARK: The next period

  /// Shown when the period is expected today.
  public var dueToday = "Your period may start today"
  /// Shown when the period is expected tomorrow.
  public var dueTomorrow = "Your period may start tomorrow"
  /// The template for a period that is expected later: `{days}`.
  public var dueMany = "Your period may start in about {days} days"
  /// The template for the dates between which the period probably starts: `{first}`, `{last}`.
  public var dueBetween = "Probably between {first} and {last}"
  /// Shown when the period is a day late.
  public var lateOne = "Your period is 1 day late"
  /// The template for a period that is several days late: `{days}`.
  public var lateMany = "Your period is {days} days late"
  /// Shown when a period was probably not logged.
  public var missed = "You may have missed logging a period. Did you have one?"
  /// The template for a logged cycle that probably contains a period that was not logged: `{first}`,
  /// `{last}`.
  public var missedBetween = "You may have missed logging a period between {first} and {last}"
  /// The template for a logged period that was probably other bleeding: `{first}`.
  public var spurious = "The bleeding on {first} may not have been a period. Was it one?"
  /// The template for a log without a period for months: `{first}`.
  public var nothingLogged = "No period is logged since {first}. When did your last one start?"
  /// Shown after a positive pregnancy test, instead of when the period is expected.
  public var positiveTest = "Your latest pregnancy test was positive"
  /// The template for a positive pregnancy test: `{first}`.
  public var pregnancyTest =
    "You logged a positive pregnancy test on {first}. Do you want to pause forecasts?"
  /// The template for a positive pregnancy test beside logged bleeding: `{first}`, the day of the test,
  /// and `{bleeding}`, the first day of the bleeding.
  public var pregnancyTestAndBleeding = """
    You logged a positive pregnancy test on {first}, and bleeding that began on {bleeding}. If you may be \
    pregnant, ask a doctor or midwife about the bleeding. Do you want to pause forecasts?
    """
  /// The template for a second start a few days after the first, which counts as the same period:
  /// `{first}`.
  public var samePeriod = "This counts as part of the period that started on {first}"

  // MARK: Fertile days

  /// The template for today's probability of being a fertile day: `{percent}`.
  public var fertile = "Chance that today is a fertile day: {percent} %"
  /// The text for a probability of less than one percent.
  public var fertileUnderOnePercent = "Chance that today is a fertile day: under 1 %"
  /// The template for the fertile days to come: `{first}`, `{last}`.
  public var fertileBetween = "Fertile days are most likely between {first} and {last}"
  /// The notice to show with every fertile day and every forecast.
  public var disclaimer = CycleForecast.disclaimer
  /// The short notice for a place without room for the ``disclaimer``.
  public var shortDisclaimer = "An estimate. Not a contraceptive."

  /// The texts for a lock screen or a widget that others can see.
  ///
  /// They name no period, no fertility, and no body; a test checks the English ones.
  public struct Discreet: Hashable, Sendable {
    /// Creates the English texts.
    public init() {}

    /// Shown when something is expected today.
    public var today = "Today is marked in your calendar"
    /// Shown when something is expected tomorrow.
    public var tomorrow = "Tomorrow is marked in your calendar"
    /// The template for something that is expected later: `{days}`.
    public var inDays = "{days} days to go"
    /// Shown when something is late, or a question waits.
    public var open = "You have an open question in your calendar"
  }

  /// The texts about days without a forecast.
  public struct Unavailable: Hashable, Sendable {
    /// Creates the English texts.
    public init() {}

    /// Shown during a pregnancy.
    public var pregnancy = "Forecasts are paused during your pregnancy"
    /// Shown while a person breastfeeds without a period.
    public var breastfeeding =
      "Forecasts are paused until your first period after the birth. You can ovulate before it."
    /// Shown during hormonal contraception.
    public var hormonalContraception = "Forecasts are paused while you use hormonal contraception"
    /// Shown during any other pause.
    public var pause = "Forecasts are paused"
    /// Shown until the first period after an interruption whose waiting time nobody has published.
    public var noPublishedTime = "Forecasts are paused until your first period"
    /// Shown when the first period takes longer than in published studies.
    public var longerThanPublished =
      "Your first period is taking longer than usual. You can ask a doctor about it."
    /// Shown for a date too close to the end of the calendar.
    public var dateTooLate = "There is no forecast for this date"
  }
}
