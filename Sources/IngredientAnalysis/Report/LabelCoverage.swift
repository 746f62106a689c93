/// How much of an ingredient list was recognized.
public struct LabelCoverage: Hashable, Sendable {
  /// The number of ingredients on the list, without words for functions and without mixtures whose
  /// parts the label names.
  public let mentions: Int
  /// The number of ingredients that were recognized.
  public let recognized: Int
  /// The share of the list for which there is evidence, in `0...1`, where the ingredient at rank
  /// *r* has the weight 1/*r*.
  public let knownShare: Double

  /// The share of the ingredients that were recognized, in `0...1`; 0 if there are none.
  public var recognizedShare: Double { mentions == 0 ? 0 : Double(recognized) / Double(mentions) }
}
