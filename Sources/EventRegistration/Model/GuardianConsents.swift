/// What a guardian has agreed to for a child.
///
///     let consents: GuardianConsents = [.participation, .emergencyCare]
public struct GuardianConsents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set of its bits; bits without a name are kept.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The child may take part.
  public static let participation = GuardianConsents(rawValue: 1)
  /// The child may be given medical care in an emergency.
  public static let emergencyCare = GuardianConsents(rawValue: 2)
  /// The child may be photographed and filmed.
  public static let photography = GuardianConsents(rawValue: 4)
  /// The provider may know and keep facts about the child's health.
  public static let healthData = GuardianConsents(rawValue: 8)
}
