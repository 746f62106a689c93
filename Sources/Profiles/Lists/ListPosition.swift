/// Where a person put a row: a number, and for a row between two rows without a number between them, steps
/// into the gap behind the first one.
///
/// A step names the author of the number before it, so two devices that choose the same number make
/// two places, and there is always a place between two others. So a move writes only the moved row.
/// The idea is that of Weiss, Urso, and Molli, "Logoot: a scalable optimistic replication
/// algorithm", ICDCS 2009.
struct ListPosition: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    /// The author of the number before the step.
    let author: ListReplica
    let number: Double
  }

  let number: Double
  let steps: [Step]

  /// The greatest magnitude of a number; whole numbers up to it are exact.
  static let maximum = 1e15

  /// The greatest number of steps.
  ///
  /// A gap takes about fifty moves with each step, and a device that adds rows at the end needs no more than
  /// one step.
  static let maximumStepCount = 32

  init(_ number: Double, steps: [Step] = []) {
    self.number = number
    self.steps = steps
  }

  /// Creates the position with a number behind others, or returns `nil` if it is out of range.
  fileprivate init?(_ number: Double, behind levels: some Collection<ListPlace.Level>) {
    guard abs(number) <= Self.maximum, levels.count <= Self.maximumStepCount else { return nil }
    let numbers = levels.map(\.number) + [number]
    self.number = numbers[0]
    steps = zip(levels, numbers.dropFirst()).map { Step(author: $0.author, number: $1) }
  }
}

extension ListPosition: ListRegisterValue {
  func precedes(_ other: Self) -> Bool {
    if number != other.number { return number < other.number }
    return steps.lexicographicallyPrecedes(other.steps) {
      $0.author != $1.author ? $0.author < $1.author : $0.number < $1.number
    }
  }

  init(in container: KeyedDecodingContainer<ListCodingKey>) throws {
    var numbers = [try container.decode(Double.self, forKey: .value)]
    var steps: [Step] = []
    if container.contains(.steps) {
      var list = try container.nestedUnkeyedContainer(forKey: .steps)
      while !list.isAtEnd, steps.count <= Self.maximumStepCount {
        let step = try list.nestedContainer(keyedBy: ListCodingKey.self)
        steps.append(
          Step(
            author: try step.decode(ListReplica.self, forKey: .replica),
            number: try step.decode(Double.self, forKey: .value)))
      }
    }
    self.init(numbers[0], steps: steps)
    numbers += steps.map(\.number)
    guard steps.count <= Self.maximumStepCount, numbers.allSatisfy({ abs($0) <= Self.maximum })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .value, in: container, debugDescription: "The position is out of range.")
    }
  }

  func encode(in container: inout KeyedEncodingContainer<ListCodingKey>) throws {
    try container.encode(number, forKey: .value)
    guard !steps.isEmpty else { return }
    var list = container.nestedUnkeyedContainer(forKey: .steps)
    for step in steps {
      var entry = list.nestedContainer(keyedBy: ListCodingKey.self)
      try entry.encode(step.author, forKey: .replica)
      try entry.encode(step.number, forKey: .value)
    }
  }
}

/// A position with its author, by which rows are ordered: number, author, and then each step in the same way.
struct ListPlace: Hashable, Sendable {
  struct Level: Hashable {
    let number: Double
    let author: ListReplica
  }

  let position: ListPosition
  let author: ListReplica

  private var levels: [Level] {
    let numbers = [position.number] + position.steps.map(\.number)
    return zip(numbers, position.steps.map(\.author) + [author])
      .map { Level(number: $0, author: $1) }
  }
}

extension ListRegister<ListPosition> {
  var place: ListPlace { ListPlace(position: value, author: write.replica) }
}

extension ListPlace: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    var (a, b) = (lhs.position.number, rhs.position.number)
    var index = 0
    while a == b {
      let (stepA, stepB) = (lhs.step(index), rhs.step(index))
      let (authorA, authorB) = (stepA?.author ?? lhs.author, stepB?.author ?? rhs.author)
      guard authorA == authorB else { return authorA < authorB }
      // A place sorts before the places in the gap after it.
      guard let stepA, let stepB else { return stepA == nil && stepB != nil }
      (a, b) = (stepA.number, stepB.number)
      index += 1
    }
    return a < b
  }

  private func step(_ index: Int) -> ListPosition.Step? {
    index < position.steps.count ? position.steps[index] : nil
  }
}

extension ListPlace {
  /// Returns the position of a row that an author puts behind the last one, or into an empty list.
  ///
  /// Rows that one device adds one after another are steps behind the first of them, so that they stay
  /// together when another device adds rows at the same time.
  static func position(after last: ListPlace?, by author: ListReplica) -> ListPosition {
    guard let last else { return ListPosition(1) }
    let levels = last.levels
    let number = last.position.steps.last?.number
    let own: ListPosition? =
      if last.author != author {
        nil
      } else if let number {
        ListPosition(number + 1, behind: levels.dropLast())
      } else {
        ListPosition(1, behind: levels)
      }
    return own ?? ListPosition(last.position.number + 1, behind: []) ?? ListPosition(
      1, behind: levels)
      ?? last.position
  }

  /// Returns a position between two places that follow each other, or `nil` if there is none.
  private static func position(
    after low: ListPlace, before high: ListPlace
  ) -> ListPosition? {
    let (low, high) = (low.levels, high.levels)
    let shared = zip(low, high).prefix { $0 == $1 }.count
    guard shared < high.count else { return nil }
    guard shared < low.count else {
      return ListPosition(high[shared].number - 1, behind: low)
    }
    let (start, end) = (low[shared].number, high[shared].number)
    let middle = start + (end - start) / 2
    if start < middle, middle < end { return ListPosition(middle, behind: low[..<shared]) }
    guard shared + 1 < low.count else { return ListPosition(1, behind: low) }
    return ListPosition(low[shared + 1].number + 1, behind: low[...shared])
      ?? ListPosition(1, behind: low)
  }

  /// Returns the positions to write so that a row comes before another one, or last if `next` is `nil`.
  ///
  /// It is the row's own alone, unless other rows have the place of the one before it, or there is no place
  /// between. The other rows are in their order.
  static func positions<ID: Equatable>(
    placing id: ID, before next: ID?, in others: [(id: ID, place: ListPlace)],
    by author: ListReplica
  ) -> [(id: ID, position: ListPosition)] {
    let index = others.firstIndex { $0.id == next } ?? others.count
    guard index < others.count else {
      return [(id, position(after: others.last?.place, by: author))]
    }
    let high = others[index].place
    guard index > 0 else {
      if let first = ListPosition(high.position.number - 1, behind: []) { return [(id, first)] }
      return numbered([id] + others.map(\.id))
    }
    let low = others[index - 1].place
    if let between = position(after: low, before: high) { return [(id, between)] }
    let tied = others[index...].prefix { $0.place == low }.map(\.id)
    var moved: [(id: ID, position: ListPosition)] = []
    for (offset, id) in ([id] + tied).enumerated() {
      if let position = ListPosition(Double(offset + 1), behind: low.levels), !tied.isEmpty {
        moved.append((id, position))
      }
    }
    guard moved.isEmpty else { return moved }
    return numbered(others[..<index].map(\.id) + [id] + others[index...].map(\.id))
  }

  private static func numbered<ID>(_ ids: [ID]) -> [(id: ID, position: ListPosition)] {
    ids.enumerated().map { (id: $0.element, position: ListPosition(Double($0.offset + 1))) }
  }
}
