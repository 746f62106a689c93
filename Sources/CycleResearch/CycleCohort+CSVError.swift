import Essentials

extension CycleCohort {
  /// An error that ``CycleCohort`` throws for invalid comma-separated values.
  public struct CSVError: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The text that contains the problem.
    public let table: Table

    /// The first line of the row with the problem, counted from 1.
    public let line: Int

    /// The problem.
    public let problem: Problem

    init(_ table: Table, line: Int, _ problem: Problem) {
      self.table = table
      self.line = line
      self.problem = problem
    }

    /// One of the texts.
    public enum Table: String, CaseIterable, Hashable, Sendable {
      /// The text with one line for each cycle.
      case cycles
      /// The text with one line for each period.
      case starts
      /// The text with one line for each woman.
      case women

      /// Creates a table from its name, or returns `nil` for an unknown name.
      public init?(rawValue: String) { self.init(caseOf: rawValue) }
    }

    /// A known column; its raw value is its name in the first line, if the caller gives no other.
    @nonexhaustive public enum Column: String, CaseIterable, Hashable, Sendable {
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
      /// The first day of a period.
      case start
      /// The last day of a period.
      case end
      /// The age of the woman.
      case age
      /// The conditions of the woman.
      case conditions

      /// Creates a column from its name, or returns `nil` for an unknown name.
      public init?(rawValue: String) { self.init(caseOf: rawValue) }
    }

    /// A problem with a row.
    @nonexhaustive public enum Problem: Hashable, Sendable {
      /// The first line does not name this column.
      case missingColumn(Column)
      /// The first line names this column twice.
      case repeatedColumn(Column)
      /// The row has more cells than the first line, and they are not empty.
      case cellCount
      /// A quotation mark is not closed, or text follows the closing one.
      case quotation
      /// The cell is empty where a value is required, is not a number or a date, or is out of range.
      case invalidCell(Column)
      /// The number of the cycle is not above that of the woman's previous cycle.
      case cycleOutOfOrder
      /// The woman has a second row.
      case repeatedWoman
      /// The woman has a second period that starts on the day.
      case repeatedStart
      /// The woman is missing in the table of women.
      case unknownWoman
    }

    /// A sentence that describes the problem without the content of the text.
    public var description: String {
      let reason =
        switch problem {
        case .missingColumn(let column): "the column \(column.rawValue) is missing."
        case .repeatedColumn(let column): "the column \(column.rawValue) appears twice."
        case .cellCount: "a row must not have more cells than the first line."
        case .quotation:
          "a quoted cell must end with a quotation mark, followed by a separator or a line break."
        case .invalidCell(let column):
          "a cell of the column \(column.rawValue) is empty, of another form, or out of range."
        case .cycleOutOfOrder: "the cycle numbers of a woman must increase."
        case .repeatedWoman: "each woman can have only one row."
        case .repeatedStart: "a woman can have only one period that starts on a day."
        case .unknownWoman: "each woman must have a row in the table of women."
        }
      return "In the table of \(table.rawValue), \(reason)"
    }
  }
}
