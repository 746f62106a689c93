/// The nearest candidates so far, one more than wanted: the additional one tells whether the last one
/// wanted is certain.
protocol NearestCandidates {
  /// The squared chord from which on candidates are not needed.
  var bound: Float { get }

  /// Prepares for the candidates of a block with this least squared chord.
  mutating func prepare(forNearest squaredChord: Float)

  /// Inserts a candidate that is below the bound.
  mutating func insert(_ key: CandidateKey)

  /// Tightens the bound after the candidates of a block.
  mutating func tighten()

  /// Sorts the nearest candidates to the beginning of the memory and returns their number.
  mutating func finish() -> Int
}
