extension Report {
  /// Adds what another process of the same executable measured of the same benchmarks, as a round.
  ///
  /// - Throws: ``ProgramError`` if the other report holds other benchmarks, work or results.
  mutating func append(_ other: Report) throws(ProgramError) {
    guard other.benchmarks.count == benchmarks.count else {
      throw ProgramError(.failure, "the rounds of an executable hold different benchmarks")
    }
    for (index, result) in other.benchmarks.enumerated() {
      let first = benchmarks[index]
      guard result.name == first.name, result.size == first.size else {
        throw ProgramError(.failure, "the rounds of an executable hold different benchmarks")
      }
      guard result.operations == first.operations, result.checksum == first.checksum else {
        throw ProgramError(
          .failure, "\(first.name) at size \(first.size): the rounds of an executable disagree")
      }
      benchmarks[index].rounds += result.rounds
    }
  }
}
