/// The positions of rows that people order by hand.
enum ListOrder {
  /// The greatest magnitude of a position; whole numbers up to it are exact.
  static let maximum = 1e15

  /// Returns the positions to write so that a row comes before another one, or last if `next` is
  /// `nil`: its own between its neighbors, or those of all rows if no number lies between.
  static func positions<ID: Equatable>(
    placing id: ID, before next: ID?, in others: [(id: ID, position: Double)]
  ) -> [(id: ID, position: Double)] {
    let index = others.firstIndex { $0.id == next } ?? others.count
    let low = index > 0 ? others[index - 1].position : nil
    let high = index < others.count ? others[index].position : nil
    let position =
      switch (low, high) {
      case (nil, nil): 1.0
      case (let low?, nil): low + 1
      case (nil, let high?): high - 1
      case (let low?, let high?): low + (high - low) / 2
      }
    let isBetween = low.map { $0 < position } ?? true && high.map { position < $0 } ?? true
    if isBetween, abs(position) <= maximum { return [(id, position)] }
    var all = others.map(\.id)
    all.insert(id, at: index)
    return all.enumerated().map { (id: $0.element, position: Double($0.offset + 1)) }
  }

  /// Decodes a position.
  static func position(
    in container: KeyedDecodingContainer<ListCodingKey>
  ) throws -> ListRegister<Double> {
    let position = try container.decode(ListRegister<Double>.self, forKey: .position)
    guard abs(position.value) <= maximum else {
      throw DecodingError.dataCorruptedError(
        forKey: .position, in: container, debugDescription: "The position is out of range.")
    }
    return position
  }
}
