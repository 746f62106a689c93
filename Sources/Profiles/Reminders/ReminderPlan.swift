public import Essentials

/// The notices to pass to a platform that keeps a limited number of them.
///
///     let plan = ReminderPlan(for: rules, at: now, in: clock)
///     for notice in plan.notices { show(notice.title, notice.body, notice.time) }
///
/// iOS keeps 64 pending notices of an app, and its versions differ in which notices they drop. So a
/// plan has at most 60. If there are more, it also has a notice that asks the person to open the
/// app, at the time of the first notice that was left out.
///
/// Medicines come first: the plan has the doses of the next 14 days, and at least the next dose of
/// each medicine, unless these alone are more than 60. A topic that this version does not know may be
/// a medicine and comes first, too. The soonest of the other notices fill the remaining places.
/// Create a new plan at each start of the app and after each change of rules, clocks, or time zone.
public struct ReminderPlan: Hashable, Sendable, PrivateValue {
  /// The notices, the soonest first; of notices at the same time, in the order of the rules.
  public let notices: [Notice]

  /// Whether all occurrences are in the plan, so that nothing asks the person to open the app.
  ///
  /// It is also `false` if a reminder that is switched on has a pattern of a newer version, whose times only
  /// an update of the app can tell.
  public let isComplete: Bool

  /// The maximum number of notices that come from rules.
  public static var maximumCount: Int { 60 }

  /// Plans the notices of rules.
  ///
  /// - Complexity: O(*n* log *n*) in the rules, and O(*c*) in the changes of the clocks
  /// - Parameters:
  ///   - rules: The reminders; those that are switched off have no notices.
  ///   - now: The time after which notices come, in seconds since 1970-01-01 UTC.
  ///   - clock: The offsets at the place of the person.
  ///   - clocks: The offsets of single rules, by their IDs, such as those at home for a pill that a
  ///     traveler takes at the same instants; other rules, and the quiet hours, are on `clock`.
  ///   - quietHours: The person's quiet hours.
  ///   - precision: How exactly the platform keeps the times.
  ///   - words: The words of the notices.
  public init(
    for rules: [ReminderRule], at now: Int64, in clock: UTCOffsetTable,
    clocks: [String: UTCOffsetTable] = [:], quietHours: ReminderRule.QuietHours? = nil,
    precision: Precision = .exact, words: Messages = Messages()
  ) {
    var sources: [Source] = []
    var doses: [Due] = []
    for (index, rule) in rules.enumerated() {
      let occurrences = ReminderRule.Occurrences(
        rule: rule, after: now, clock: clocks[rule.id] ?? clock, quietClock: clock,
        quietHours: quietHours)
      guard var source = Source(index, occurrences) else { continue }
      if rule.mayBeOfMedicine {
        guard source.takeDoses(since: now, into: &doses) else { continue }
      }
      sources.append(source)
    }
    doses.sort()
    // Only the soonest notices can be in the plan, and one more shows whether any were left out.
    sources.sort { $0.next < $1.next }
    sources.removeLast(max(0, sources.count - Self.maximumCount - 1))
    var due = Array(doses.prefix(Self.maximumCount))
    while due.count < Self.maximumCount,
      let index = sources.indices.min(by: { sources[$0].next < sources[$1].next })
    {
      due.append(sources[index].next)
      if !sources[index].advance() { sources.remove(at: index) }
    }
    due.sort()
    var notices = due.map { due in
      let rule = rules[due.rule]
      return Notice(
        ruleID: rule.id, time: due.time, occurrences: due.originals, title: words.title,
        body: rule.showsText && !rule.text.isEmpty
          ? TextDirection.closed(rule.text) : words.body, precision: precision)
    }
    let leftOut = doses.dropFirst(Self.maximumCount).prefix(1) + sources.map(\.next)
    if let time = leftOut.lazy.map(\.time).min() {
      notices.insert(
        Notice(
          ruleID: nil, time: time, occurrences: [], title: words.title, body: words.openApp,
          precision: precision), at: notices.partitioningIndex { $0.time > time })
    }
    self.notices = notices
    let areKnown = rules.allSatisfy { rule in
      if rule.isOn, case .unknown = rule.pattern { false } else { true }
    }
    isComplete = leftOut.isEmpty && areKnown
  }

  /// A reminder at a time, and the rule's place.
  private struct Due: Comparable {
    let time: Int64
    let rule: Int
    let originals: [Int64]

    static func < (lhs: Self, rhs: Self) -> Bool { (lhs.time, lhs.rule) < (rhs.time, rhs.rule) }
  }

  /// The occurrences of a rule that are not planned yet.
  private struct Source {
    private(set) var next: Due
    private var rest: ReminderRule.Occurrences

    /// Returns `nil` if there are none.
    init?(_ rule: Int, _ occurrences: ReminderRule.Occurrences) {
      rest = occurrences
      guard let (time, originals) = rest.nextWithOriginals() else { return nil }
      next = Due(time: time, rule: rule, originals: originals)
    }

    /// Moves to the next one, and returns whether there is one.
    mutating func advance() -> Bool {
      guard let (time, originals) = rest.nextWithOriginals() else { return false }
      next = Due(time: time, rule: next.rule, originals: originals)
      return true
    }

    /// Takes the doses that are planned before anything else, and returns whether others follow.
    mutating func takeDoses(since now: Int64, into doses: inout [Due]) -> Bool {
      // What is after more than the plan can hold is left out in any case.
      for count in 0...maximumCount {
        if count > 0, next.time - dosesDuration > now { return true }
        doses.append(next)
        if !advance() { return false }
      }
      return true
    }
  }

  /// How long the doses of medicines come before other reminders, in seconds: 14 days.
  private static var dosesDuration: Int64 { 14 * 86_400 }
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
    /// The original instants of the notice by the rule's pattern, the earliest first; none for the
    /// notice that asks the person to open the app.
    ///
    /// They differ from ``time`` if the reminder was snoozed or waited for the end of quiet hours:
    /// a dose of 23:30 that was snoozed until after midnight belongs to the evening before. There
    /// are several instants if several occurrences come as one notice.
    public let occurrences: [Int64]
    /// The title, which contains nothing private.
    public let title: String
    /// The text, which contains nothing private unless the rule's ``ReminderRule/showsText`` is
    /// true.
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

  /// The texts of notices.
  ///
  /// The app's neutral name is a good title.
  public struct Messages: Hashable, Sendable {
    /// The title of all notices.
    package var title = "Reminder"
    /// The text of a notice that names nothing.
    package var body = "You have a reminder."
    /// The text of the notice after the last one of a plan.
    package var openApp = "Open the app to keep getting your reminders."

    /// Creates the English texts.
    public init() {}
  }
}

#if !hasFeature(Embedded)
extension ReminderPlan.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("title", &title)
    entries.text("body", &body)
    entries.text("openApp", &openApp)
  }
}
#endif
