/// How much of a list of ingredients was understood.
public struct LabelCoverage: Hashable, Sendable {
  /// How many ingredients the list has; words for functions, and mixtures whose parts it names, are
  /// not counted.
  public let mentions: Int
  /// Of how many it is known what they are.
  public let recognized: Int
  /// The share of the list for which there is evidence, where the ingredient at rank *r* weighs
  /// 1/*r*; in `0...1`.
  public let knownShare: Double

  /// The share of the ingredients that are recognized, in `0...1`; 0 if there are none.
  public var recognizedShare: Double { mentions == 0 ? 0 : Double(recognized) / Double(mentions) }
}
