extension EventDetails {
  /// Features of an event that parents can see at a glance and filter by.
  ///
  ///     let flags: EventDetails.Flags = [.covidSafe, .outdoors]
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt16

    /// Creates a set from its bits, including bits without a name.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The provider takes measures against COVID-19.
    public static let covidSafe = EventDetails.Flags(rawValue: 1)
    /// The event takes place outdoors.
    public static let outdoors = EventDetails.Flags(rawValue: 2)
    /// The event is accessible to wheelchairs.
    public static let wheelchairAccessible = EventDetails.Flags(rawValue: 4)
    /// The event is free of charge.
    public static let freeOfCharge = EventDetails.Flags(rawValue: 8)
    /// Meals are included.
    public static let mealsIncluded = EventDetails.Flags(rawValue: 16)
    /// Light, noise, and the number of people are kept low.
    public static let sensoryFriendly = EventDetails.Flags(rawValue: 32)
    /// Parents stay with their children.
    public static let parentsStay = EventDetails.Flags(rawValue: 64)
    /// The event takes place online.
    ///
    /// The venue is then only the address by which people find the event, such as the provider's.
    /// Families with a seat get the link by ``RegistrationMail/JoinLink``.
    public static let virtual = EventDetails.Flags(rawValue: 128)
  }
}

/// Encoded as an array of names, such as `["covidSafe", "outdoors"]`.
///
/// A bit without a name is encoded by its position, from `"bit8"` to `"bit15"`. Decoding refuses
/// unknown names.
extension EventDetails.Flags: Codable {
  /// Decodes a set from an array of names.
  ///
  /// - Throws: `DecodingError`, also for an unknown name. The error does not repeat the name.
  public init(from decoder: any Decoder) throws { try self.init(namesFrom: decoder) }

  /// Encodes an array of names.
  public func encode(to encoder: any Encoder) throws { try encodeNames(to: encoder) }
}

extension EventDetails.Flags: NamedOptions {
  static let names = [
    "covidSafe", "outdoors", "wheelchairAccessible", "freeOfCharge", "mealsIncluded",
    "sensoryFriendly", "parentsStay", "virtual",
  ]
}
