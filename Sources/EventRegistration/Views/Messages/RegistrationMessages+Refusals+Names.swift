extension RegistrationMessages.Refusals {
  /// The names of consents, in the order of their bits; those without a name count as one.
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

  /// The name of a plan.
  public func name(of tier: ProviderPlan) -> String {
    switch tier {
    case .basic: basic
    case .gold: gold
    case .platinum: platinum
    }
  }
}
