extension EventDetails {
  /// What parents may want to know about an event at a glance, and filter by.
  ///
  ///     let flags: EventDetails.Flags = [.covidSafe, .outdoors]
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt16

    /// Creates a set of its bits; bits without a name are kept.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The provider takes measures against COVID-19.
    public static let covidSafe = EventDetails.Flags(rawValue: 1)
    /// The event takes place in the open air.
    public static let outdoors = EventDetails.Flags(rawValue: 2)
    /// Every place of the event can be reached in a wheelchair.
    public static let wheelchairAccessible = EventDetails.Flags(rawValue: 4)
    /// Taking part costs nothing.
    public static let freeOfCharge = EventDetails.Flags(rawValue: 8)
    /// Children are given food.
    public static let mealsIncluded = EventDetails.Flags(rawValue: 16)
    /// Light, noise and the number of people are kept low.
    public static let sensoryFriendly = EventDetails.Flags(rawValue: 32)
    /// Parents stay with their children.
    public static let parentsStay = EventDetails.Flags(rawValue: 64)
  }
}
