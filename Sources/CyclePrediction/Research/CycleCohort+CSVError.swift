extension CycleCohort {
  /// The reason texts are not the comma-separated values of a ``CycleCohort``.
  public struct CSVError: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The text that the problem is in.
    public let table: Table

    /// The line on which the row with the problem begins, counted from 1.
    public let line: Int

    /// What is wrong.
    public let problem: Problem

    init(_ table: Table, line: Int, _ problem: Problem) {
      self.table = table
      self.line = line
      self.problem = problem
    }

    /// One of the two texts.
    public enum Table: String, CaseIterable, Hashable, Sendable {
      /// The text with a line a cycle.
      case cycles
      /// The text with a line a woman.
      case women

      /// Creates the case of a name, or returns `nil` if there is none.
      public init?(rawValue: String) {
        guard let match = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
          return nil
        }
        self = match
      }
    }

    /// A column that is read; its raw value is its heading.
    public enum Column: String, CaseIterable, Hashable, Sendable {
      /// The code of the woman.
      case woman
      /// The number of the cycle.
      case cycle
      /// The length of the cycle.
      case length
      /// The day of ovulation.
      case ovulationDay = "ovulation_day"
      /// The length of the menses.
      case mensesLength = "menses_length"
      /// The age of the woman.
      case age

      /// Creates the case of a name, or returns `nil` if there is none.
      public init?(rawValue: String) {
        guard let match = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
          return nil
        }
        self = match
      }
    }

    /// What may be wrong with a row.
    public enum Problem: Hashable, Sendable {
      /// The heading does not name this column.
      case missingColumn(Column)
      /// The heading names this column twice.
      case repeatedColumn(Column)
      /// The row has fewer or more cells than the heading.
      case cellCount
      /// A quotation mark is not closed, or something follows the closing one.
      case quotation
      /// The cell is empty where it must not be, is not a number, or is out of range.
      case invalidCell(Column)
      /// The number of the cycle does not follow that of the woman's cycle before it.
      case cycleOutOfOrder
      /// The woman has a row already.
      case repeatedWoman
      /// The woman has no row among the women.
      case unknownWoman
    }

    /// What is wrong, without what the text says.
    public var description: String {
      let reason =
        switch problem {
        case .missingColumn(let column): "the column \(column.rawValue) is missing"
        case .repeatedColumn(let column): "the column \(column.rawValue) is there twice"
        case .cellCount: "a row has not as many cells as the heading"
        case .quotation: "a quotation mark is not closed, or something follows it"
        case .invalidCell(let column): "a cell of the column \(column.rawValue) is not valid"
        case .cycleOutOfOrder: "the cycles of a woman do not follow one another"
        case .repeatedWoman: "a woman has two rows"
        case .unknownWoman: "a woman has no row among the women"
        }
      return "\(table.rawValue): \(reason)"
    }
  }
}
