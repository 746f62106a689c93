public import Essentials

extension IsolationPlan {
  /// The texts of a plan: templates with named slots, in English unless the host replaces them.
  ///
  ///     // {"dayOfDays": "Tag {day} von {days}"}
  ///     var messages = try JSONDecoder().decode(IsolationPlan.Messages.self, from: german)
  ///     messages.date = { "\($0.day).\($0.month)." }
  ///     show(messages.lines(for: plan))
  ///
  /// A slot is a name in braces. The templates of actions and notes have the slots `{first}` and
  /// `{last}`, or `{date}`.
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// Writes a day: `2026-03-01`.
    public var date: @Sendable (CalendarDate) -> String = { $0.iso8601 }
    /// The template for the day of a plan with a known end: `{day}`, `{days}`.
    package var dayOfDays = "Day {day} of {days}"
    /// The template for the day of a plan whose end waits for the symptoms: `{day}`, `{days}`.
    package var dayOfAtLeast = "Day {day} of at least {days}"
    /// The template for the day of a plan without a number of days: `{day}`.
    package var dayOnly = "Day {day}"
    /// The templates for what happened on day 0: `{date}`.
    package var origins: [Origin: String] = [
      .onset: "Day 0 was {date}, when your symptoms began.",
      .positiveTest: "Day 0 was {date}, the day of your positive test.",
      .returnOfSymptoms: "Day 0 was {date}, when your symptoms returned.",
      .exposure: "Day 0 was {date}, the day of your exposure.",
    ]
    /// Shown after the last milestone.
    package var over = "The plan is over. If you feel ill, stay home and ask a doctor."
    /// Shown for a plan without milestones.
    package var nothingToDo = "You do not need to do anything now. If you feel ill, stay home."
    /// Shown while the end waits for the symptoms.
    package var waiting = "Stay home until your symptoms get better."
    /// The template for the edition: `{date}`.
    package var edition = "Guidance of {date}"
    /// The notice to show with every plan.
    public package(set) var disclaimer = GuidanceEdition.disclaimer
    /// The templates for what to do.
    package var actions: [Action: String] = [
      .test: "Take a test between {first} and {last}.",
      .stayHomeAtLeast: "Stay home at least through {last}.",
      .stayHome: "Stay home through {last}.",
      .mask: "Wear a mask around others through {last}.",
      .avoidHighRisk: "Stay away from people at high risk through {last}.",
      .precautions: "Take precautions around others from {first} through {last}.",
      .watch: "Watch for symptoms through {last}.",
    ]

    /// The template for a test on one day: `{first}`.
    package var testOnOneDay = "Take a test on {first}."

    /// The texts for reasons.
    package var reasons: [Reason: String] = [
      .days: "The guidance counts the days.",
      .severity: "A more severe illness takes more days.",
      .doctor: "After a severe illness, ask your doctor when you can end isolation.",
      .laterPositiveTest: "A later test was positive.",
      .fever: "Your last fever was too recent.",
      .improvement: "Your symptoms need time to get better.",
      .withoutTest:
        "The guidance lets it end after this day without a test, if you have no symptoms.",
      .negativeTest: "Your test was negative. End this step only if you have no symptoms.",
      .vaccination: "Your vaccination counts.",
    ]

    /// Shown for ``Note/negativeTestTooEarly(_:)``: `{date}`.
    package var negativeTestTooEarly = "The negative test of {date} was too early to count."
    /// Shown for ``Note/negativeTestWhileIll(_:)``: `{date}`.
    package var negativeTestWhileIll = "The negative test of {date} does not shorten this plan."
    /// Shown for ``Note/positiveTestAfterIsolation(_:)``: `{date}`.
    package var positiveTestAfterIsolation =
      "The test of {date} was positive after the last day at home. Ask a doctor."
    /// Shown for ``Note/exposureWhileIll(_:)``: `{date}`.
    package var exposureWhileIll =
      "You were already ill when you were exposed on {date}. Follow the plan for your illness."
    /// Shown for ``Note/returnOfSymptomsNotCovered(_:)``: `{date}`.
    package var returnOfSymptomsNotCovered =
      "This guidance does not say what to do when symptoms return. Ask a doctor."
    /// Shown for ``Note/askDoctor``.
    package var askDoctor = "Ask your doctor when you can safely be around others again."

    /// Returns the texts of a plan, one for each line: the day, the actions from today on, notes,
    /// the edition, and, at the end, the ``disclaimer``.
    ///
    /// The reason follows the actions, once for several lines with the same reason.
    public func lines(for plan: IsolationPlan) -> [String] {
      var lines = [text(forDayOf: plan)]
      if let origin = origins[plan.origin] {
        lines.append(origin.filled([("date", date(plan.dayZero))]))
      }
      if plan.waitsForImprovement { lines.append(waiting) }
      if plan.stage == .over { lines.append(plan.milestones.isEmpty ? nothingToDo : over) }
      let open = plan.milestones.filter { $0.last >= plan.today }
      for (milestone, next) in zip(open, open.dropFirst().map(\.reason) + [nil]) {
        lines.append(text(for: milestone))
        if milestone.reason != next, let reason = reasons[milestone.reason] { lines.append(reason) }
      }
      lines += plan.notes.map { text(for: $0) }
      lines.append(edition.filled([("date", date(plan.edition.firstDay))]))
      return lines + [disclaimer]
    }

    /// Returns the day of a plan: "Day 3 of 5", or "Day 6" after the last day at home.
    public func text(forDayOf plan: IsolationPlan) -> String {
      let template =
        switch plan.lastDayNumber {
        case let days? where plan.day <= days: plan.waitsForImprovement ? dayOfAtLeast : dayOfDays
        default: dayOnly
        }
      return template.filled([
        ("day", String(plan.day)), ("days", String(plan.lastDayNumber ?? plan.day)),
      ])
    }

    /// Returns the sentence that says what to do.
    public func text(for milestone: Milestone) -> String {
      let isOneDay = milestone.action == .test && milestone.first == milestone.last
      let template = isOneDay ? testOnOneDay : actions[milestone.action] ?? ""
      return template.filled([
        ("first", date(milestone.first)), ("last", date(milestone.last)),
      ])
    }

    /// Returns the text of a note.
    public func text(for note: Note) -> String {
      let (template, day): (String, CalendarDate?) =
        switch note {
        case .negativeTestTooEarly(let date): (negativeTestTooEarly, date)
        case .negativeTestWhileIll(let date): (negativeTestWhileIll, date)
        case .positiveTestAfterIsolation(let date): (positiveTestAfterIsolation, date)
        case .exposureWhileIll(let date): (exposureWhileIll, date)
        case .returnOfSymptomsNotCovered(let date): (returnOfSymptomsNotCovered, date)
        case .askDoctor: (askDoctor, nil)
        }
      return template.filled([("date", day.map { date($0) } ?? "")])
    }
  }
}

#if !hasFeature(Embedded)
extension IsolationPlan.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("dayOfDays", &dayOfDays)
    entries.text("dayOfAtLeast", &dayOfAtLeast)
    entries.text("dayOnly", &dayOnly)
    entries.texts(
      "origins", &origins,
      [
        .onset: "onset", .positiveTest: "positiveTest", .returnOfSymptoms: "returnOfSymptoms",
        .exposure: "exposure",
      ])
    entries.text("over", &over)
    entries.text("nothingToDo", &nothingToDo)
    entries.text("waiting", &waiting)
    entries.text("edition", &edition)
    entries.text("disclaimer", &disclaimer)
    entries.texts(
      "actions", &actions,
      [
        .test: "test", .stayHomeAtLeast: "stayHomeAtLeast", .stayHome: "stayHome", .mask: "mask",
        .avoidHighRisk: "avoidHighRisk", .precautions: "precautions", .watch: "watch",
      ])
    entries.text("testOnOneDay", &testOnOneDay)
    entries.texts(
      "reasons", &reasons,
      [
        .days: "days", .severity: "severity", .doctor: "doctor",
        .laterPositiveTest: "laterPositiveTest", .fever: "fever", .improvement: "improvement",
        .withoutTest: "withoutTest", .negativeTest: "negativeTest", .vaccination: "vaccination",
      ])
    entries.text("negativeTestTooEarly", &negativeTestTooEarly)
    entries.text("negativeTestWhileIll", &negativeTestWhileIll)
    entries.text("positiveTestAfterIsolation", &positiveTestAfterIsolation)
    entries.text("exposureWhileIll", &exposureWhileIll)
    entries.text("returnOfSymptomsNotCovered", &returnOfSymptomsNotCovered, "date")
    entries.text("askDoctor", &askDoctor)
  }
}
#endif
