/// The best candidates so far, one more than wanted: the one that tells whether the last one wanted
/// is certain.
protocol NearestCandidates {
  /// The squared chord beyond which no candidate is needed.
  var bound: Float { get }

  /// Called with the least squared chord of a block, before its candidates.
  mutating func prepare(forNearest squaredChord: Float)

  /// Takes a candidate that was within the bound at the beginning of its block.
  mutating func insert(_ key: CandidateKey)

  /// Called after the candidates of a block.
  mutating func tighten()

  /// Sorts the best candidates to the beginning of the memory; returns their number.
  mutating func finish() -> Int
}
