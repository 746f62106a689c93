extension EpidemicFigure {
  /// Figures of areas in order, the greatest value first.
  public struct Ranking: Hashable, Sendable {
    /// A line of a ranking.
    public struct Row: Hashable, Sendable {
      /// The rank from 1, which figures with the same value share, or `nil` for a figure without a
      /// value.
      public let rank: Int?
      /// The figure.
      public let figure: EpidemicFigure
    }

    /// The lines: figures with the same value by area, and those without a value at the end.
    public let rows: [Row]
    /// What to keep in mind about the ranking as a whole.
    public let caveats: [Caveat]

    /// Creates a ranking of figures with the same kind and subject.
    ///
    /// A ranking by test positivity, case fatality, or recovery is not fair, so it has the caveat
    /// ``EpidemicFigure/Caveat/notComparable``.
    ///
    /// - Complexity: O(*n* log *n*)
    /// - Throws: ``EpidemicFigure/Error/mixedFigures``.
    public init(_ figures: some Sequence<EpidemicFigure>) throws(EpidemicFigure.Error) {
      let figures = Array(figures)
      if let first = figures.first {
        guard figures.allSatisfy({ $0.kind == first.kind && $0.subject == first.subject }) else {
          throw .mixedFigures
        }
      }
      let ordered = figures.sorted {
        switch ($0.value, $1.value) {
        case (let a?, let b?) where a != b: a > b
        case (.some, nil): true
        case (nil, .some): false
        default: $0.area < $1.area
        }
      }
      var rows: [Row] = []
      for (position, figure) in ordered.enumerated() {
        let isTied = position > 0 && ordered[position - 1].value == figure.value
        let rank = figure.value == nil ? nil : isTied ? rows[position - 1].rank : position + 1
        rows.append(Row(rank: rank, figure: figure))
      }
      self.rows = rows
      var caveats: [Caveat] = []
      if figures.contains(where: { $0.caveats.contains(.notComparable) }) {
        caveats.append(.notComparable)
      }
      if Set(figures.map(\.asOf)).count > 1 { caveats.append(.differentDays) }
      self.caveats = caveats
    }
  }

  /// The reason there is no ranking.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The figures have different kinds or subjects.
    case mixedFigures

    /// A sentence that states the rule.
    public var description: String { "A ranking needs figures of the same kind and subject." }
  }
}
