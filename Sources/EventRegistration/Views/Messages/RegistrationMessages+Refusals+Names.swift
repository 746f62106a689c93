extension RegistrationMessages.Refusals {
  /// Returns the names of consents in a fixed order.
  ///
  /// All consents without a name share ``otherConsent``.
  public func names(of consents: GuardianConsents) -> [String] {
    let named: [(GuardianConsents, String)] = [
      (.participation, participation), (.emergencyCare, emergencyCare),
      (.photography, photography), (.healthData, healthData),
    ]
    var names = named.filter { consents.contains($0.0) }.map(\.1)
    let known = named.reduce(into: GuardianConsents()) { $0.formUnion($1.0) }
    if !known.isSuperset(of: consents) { names.append(otherConsent) }
    return names
  }

  /// Returns the name of a plan.
  public func name(of tier: ProviderPlan) -> String {
    switch tier {
    case .basic: basic
    case .gold: gold
    case .platinum: platinum
    }
  }
}
