extension EventCommand {
  /// What happens if an event is to have fewer seats than it has given away.
  public enum CapacityCut: Hashable, Sendable {
    /// The command is refused.
    case refuse
    /// Those who registered last wait again, in whole parties, at the head of the list and in their
    /// order, and count as overtaken as often as who headed it before; seats on hold or offered are
    /// not touched.
    case moveLastToWaitlist
  }
}
