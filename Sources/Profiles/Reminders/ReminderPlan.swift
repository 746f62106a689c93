public import Essentials

/// The notices to pass to a platform that keeps a limited number of them.
///
///     let plan = ReminderPlan(for: rules, at: now, in: clock)
///     for notice in plan.notices { show(notice.title, notice.body, notice.time) }
///
/// iOS keeps 64 pending notices of an app, and its versions differ in which notices they drop. So a plan has
/// at most the 60 soonest, and if there are more, one that asks the person to open the app, at the time of
/// the first one that was left out. Create a new plan at each start of the app and after each change of
/// rules, clocks, or time zone.
public struct ReminderPlan: Hashable, Sendable, PrivateValue {
  /// The notices, the soonest first; of notices at the same time, in the order of the rules.
  public let notices: [Notice]

  /// Whether all occurrences are in the plan, so that nothing asks the person to open the app.
  public let isComplete: Bool

  /// The greatest number of notices that come from rules.
  public static var maximumCount: Int { 60 }

  /// Plans the notices of rules.
  ///
  /// - Complexity: O(*n* log *n*) in the rules, and O(*c*) in the changes of the clocks
  /// - Parameters:
  ///   - rules: The reminders; those that are switched off have no notices.
  ///   - now: The time after which notices come, in seconds since 1970-01-01 UTC.
  ///   - clock: The offsets at the place of the person.
  ///   - quietHours: The person's quiet hours.
  ///   - precision: How exactly the platform keeps the times.
  ///   - words: The words of the notices.
  public init(
    for rules: [ReminderRule], at now: Int64, in clock: UTCOffsetTable,
    quietHours: ReminderRule.QuietHours? = nil, precision: Precision = .exact,
    words: Messages = Messages()
  ) {
    var sources: [(time: Int64, rule: Int, rest: ReminderRule.Occurrences)] = []
    for (index, rule) in rules.enumerated() {
      var occurrences = rule.occurrences(after: now, in: clock, quietHours: quietHours)
      if let time = occurrences.next() { sources.append((time, index, occurrences)) }
    }
    // Only the rules that come soonest can be in the plan, and one more shows what was left out.
    sources.sort { ($0.time, $0.rule) < ($1.time, $1.rule) }
    sources.removeLast(max(0, sources.count - Self.maximumCount - 1))
    var notices: [Notice] = []
    while notices.count < Self.maximumCount,
      let index = sources.indices.min(by: {
        (sources[$0].time, sources[$0].rule) < (sources[$1].time, sources[$1].rule)
      })
    {
      let rule = rules[sources[index].rule]
      notices.append(
        Notice(
          ruleID: rule.id, time: sources[index].time, title: words.title,
          body: rule.showsText && !rule.text.isEmpty ? rule.text : words.body,
          precision: precision))
      if let time = sources[index].rest.next() {
        sources[index].time = time
      } else {
        sources.remove(at: index)
      }
    }
    let next = sources.map(\.time).min()
    if let next {
      notices.append(
        Notice(
          ruleID: nil, time: next, title: words.title, body: words.openApp, precision: precision))
    }
    self.notices = notices
    isComplete = next == nil
  }
}

extension ReminderPlan {
  /// How precisely a platform delivers notices on time.
  public enum Precision: Hashable, Sendable {
    /// To the second, as on iOS, and on Android with the permission for exact alarms.
    case exact
    /// Within ten minutes after the time, as on Android without that permission.
    case withinTenMinutes
  }

  /// A notice that a platform shows at a time.
  public struct Notice: Hashable, Identifiable, Sendable, PrivateValue {
    /// The ID of the rule, or `nil` for the notice that asks the person to open the app.
    public let ruleID: String?
    /// When the notice comes, in seconds since 1970-01-01 UTC.
    public let time: Int64
    /// The title, which names nothing private.
    public let title: String
    /// The text, which names nothing private unless the rule's ``ReminderRule/showsText`` is true.
    public let body: String
    /// How exactly the platform keeps the time.
    public let precision: Precision

    /// The identity of a notice in a plan.
    public struct ID: Hashable, Sendable, PrivateValue {
      let ruleID: String?
      let time: Int64
    }

    /// The rule and the time.
    public var id: ID { ID(ruleID: ruleID, time: time) }
  }

  /// The words of notices.
  ///
  /// The app's neutral name is a good title.
  public struct Messages: Hashable, Sendable {
    /// The title of all notices.
    public var title = "Reminder"
    /// The text of a notice that names nothing.
    public var body = "You have a reminder."
    /// The text of the notice after the last one of a plan.
    public var openApp = "Open the app to keep getting your reminders."

    /// Creates the English words.
    public init() {}
  }
}
