public import HealthDomain

/// What the bar at the bottom of a screen tells.
public enum Notice: Hashable, Sendable {
  /// Something was removed, which undo brings back.
  case removed
  /// What happened, or why it did not, in words.
  case message(String)
  /// What the person did is not on the disk, and so it was not done.
  case notSaved(FileProblem)
}

/// Says what time it is, by the clocks of the place.
public typealias Clock = @MainActor () -> BrowseState.Moment
