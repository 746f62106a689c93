/// How a product is used, which decides what evidence counts.
public enum ProductUse: Hashable, Sendable, CaseIterable {
  /// Eaten or drunk.
  case food
  /// A cosmetic that stays on skin, lips, or hair.
  case leaveOnCosmetic
  /// A cosmetic that is rinsed off.
  case rinseOffCosmetic
  /// A cosmetic spray or powder, which is also inhaled.
  case sprayCosmetic

  /// The routes whose evidence counts.
  var routes: SafetyEvidence.Routes {
    switch self {
    case .food: .oral
    case .leaveOnCosmetic: .leaveOn
    case .rinseOffCosmetic: .rinseOff
    case .sprayCosmetic: [.leaveOn, .inhaled]
    }
  }
}
