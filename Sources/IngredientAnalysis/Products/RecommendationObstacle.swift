/// The reason that no product can be said to be safer than another.
public enum RecommendationObstacle: Hashable, Sendable {
  /// No candidate is similar enough with a verdict that is not worse.
  case nothingSimilar
  /// No similar candidate is known to have fewer concerns.
  case nothingBetter
  /// Some similar candidates have fewer known concerns, but too many substances without evidence:
  /// those of the candidate that comes closest, by their names on the label.
  case unknownSubstances([String])
}
