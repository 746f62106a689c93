internal import Essentials

extension GuidanceEdition {
  /// The texts about what changed from one edition to another, in English unless the host replaces
  /// them.
  ///
  ///     let old = GuidanceEdition.inForce(on: monday), new = GuidanceEdition.inForce(on: today)
  ///     if let old, let new {
  ///       show(GuidanceEdition.Messages().lines(from: old, to: new))
  ///     }
  public struct Messages: Hashable, Sendable {
    /// Creates the English texts.
    public init() {}

    /// The template for a difference: `{rule}`, `{before}`, `{after}`.
    public var difference = "{rule}: {after} (before: {before})"
    /// Shown for a rule that an edition does not have.
    public var noRule = "none"
    /// Shown for a rule that holds and has no number.
    public var holds = "yes"
    /// The notice to show with every text.
    public var disclaimer = GuidanceEdition.disclaimer

    /// The names of the rules.
    public var rules: [Rule: String] = [
      .isolation: "Last day of isolation",
      .moderateIsolation: "Last day of isolation after a moderate illness",
      .severeIsolationAtLeast: "Earliest last day of isolation after a severe illness",
      .severeIsolationAtMost: "Latest last day of isolation after a severe illness",
      .feverFreeDays: "Days without a fever",
      .improvingDays: "Days of getting better",
      .isolationMask: "Last day with a mask when ill",
      .precautionDays: "Days with precautions after isolation",
      .avoidHighRisk: "Last day away from people at high risk",
      .prolongingTest: "A positive test prolongs isolation from day",
      .startsAgain: "Isolation starts again when symptoms return",
      .quarantine: "Last day of quarantine",
      .quarantineWithoutTest: "Last day of quarantine without a test, if there are no symptoms",
      .quarantineWithNegativeTest: "Last day of quarantine with a negative test",
      .negativeTest: "A negative test counts from day",
      .exposedTest: "Test after an exposure on day",
      .exposedMask: "Last day with a mask after an exposure",
      .exposedWatch: "Last day of watching for symptoms",
      .vaccinatedQuarantine: "Last day of quarantine with a vaccination that counts",
      .vaccinatedTest: "Test after an exposure with a vaccination on day",
      .vaccinatedMask: "Last day with a mask after an exposure with a vaccination",
      .vaccinatedWatch: "Last day of watching for symptoms with a vaccination",
      .vaccinationWait: "Days until the last dose counts",
      .vaccinationMonths: "Months for which two doses count",
      .singleDoseMonths: "Months for which a single dose counts",
      .booster: "A booster counts",
    ]

    /// Returns what changed, a line each, and at the end the ``disclaimer``.
    public func lines(from old: GuidanceEdition, to new: GuidanceEdition) -> [String] {
      old.differences(to: new).map { text(for: $0) } + [disclaimer]
    }

    /// Returns the text of a difference.
    public func text(for change: Difference) -> String {
      difference.filled([
        ("rule", rules[change.rule] ?? ""), ("before", text(change.before, of: change.rule)),
        ("after", text(change.after, of: change.rule)),
      ])
    }

    private func text(_ number: Int?, of rule: Rule) -> String {
      guard let number else { return noRule }
      return rule == .startsAgain || rule == .booster ? holds : String(number)
    }
  }
}
