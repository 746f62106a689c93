/// What the text of a package says of its size.
struct SizeStatements {
  /// The masses and volumes, in the order of the text.
  var quantities: [SizeStatement] = []

  /// The factor of the first quantity: the number of packs, or the product of several factors.
  var factor: WideInteger?

  /// The number of pieces that are stated with a mass or volume.
  var counted: WideInteger?

  /// Returns the size that all quantities state together.
  func size() throws(PackageSize.Error) -> PackageSize {
    // In "100 capsules, 500 mg", the mass is the strength of one capsule.
    let quantities = counted == nil ? quantities : quantities.filter { $0.unit != .milligram }
    guard let pieces = (factor ?? counted ?? 1).int64 else { throw .tooLarge }
    guard var main = quantities.first else {
      guard factor != nil || counted != nil else { throw .noQuantity }
      let (count, isOver) = (factor ?? 1).multipliedReportingOverflow(by: counted ?? 1)
      guard !isOver, let count = count.int64 else { throw .tooLarge }
      return try PackageSize(pieces: count)
    }
    let others = quantities.dropFirst()
    if let fluid = main.inFluidOunces, !others.contains(where: { $0.dimension == .mass }) {
      for other in others where try agree(fluid, other) { main = fluid }
    }
    let size = try PackageSize(
      dimension: main.dimension, amount: try main.amount(times: factor ?? 1),
      pieces: pieces)
    for other in others where other.dimension == main.dimension {
      guard try agree(main, other) else {
        throw .contradictory(
          size,
          try PackageSize(
            dimension: other.dimension, amount: try other.amount(times: other.factor), pieces: 1))
      }
    }
    return size
  }

  /// Whether two statements differ only by rounding, with or without the factor of the first.
  private func agree(
    _ first: SizeStatement, _ other: SizeStatement
  ) throws(PackageSize.Error) -> Bool {
    guard first.dimension == other.dimension else { return false }
    let amount = try other.amount(times: other.factor)
    for factor in [1, factor ?? 1] {
      let expected = try first.amount(times: factor)
      let difference = abs(expected - amount)
      if difference <= 1_000 || difference <= max(expected, amount) / 20 { return true }
    }
    return false
  }
}
