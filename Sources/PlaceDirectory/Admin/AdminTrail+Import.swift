import Essentials

extension AdminTrail {
  /// Records from outside, compared with a directory line by line before anything changes.
  ///
  ///     let records = AdminTrail.Import(csv: text, into: directory)
  ///     for line in records.lines { print(line.number, line.outcome) }
  ///     if let edits = records.edits { try trail.apply(edits, to: &directory, by: permit, at: now) }
  ///
  /// There are ``edits`` only if no line is refused, so nothing is ever imported in part.
  public struct Import: Hashable, Sendable {
    /// A line, or a record of a list, and what it would do.
    public struct Line: Hashable, Sendable {
      /// The number of the line in the text, from 1, or of the record in the list, from 1.
      public let number: Int
      /// The item, if it could be read.
      public let item: ItemReference?
      /// What the line would do.
      public let outcome: Outcome
    }

    /// What a line would do.
    public enum Outcome: Hashable, Sendable {
      /// The record is added.
      case adds(RecordEdit)
      /// The record is changed.
      case changes(RecordEdit)
      /// The record is there already, as it is.
      case nothing
      /// The record cannot be imported.
      case refused([Refusal])
    }

    /// The reason a line cannot be imported.
    public enum Refusal: Hashable, Sendable {
      /// A field of the record is not valid.
      case problem(RecordEdit.Problem)
      /// An earlier line, with this number, has the same item.
      case sameItem(asLine: Int)
      /// A cell of this column cannot be read.
      case cell(column: String)
      /// The line has another number of cells than the first one.
      case cells(count: Int)
      /// There is no such column, or it occurs twice.
      case column(String)
      /// The columns `kind` and `id` are missing.
      case noItems
      /// A quoted cell has no end, or continues after its closing quote.
      case quote
    }

    /// The lines with records, or with the reasons why the whole text cannot be read, in order.
    public let lines: [Line]

    /// The edits to apply, or `nil` if a line is refused.
    public var edits: [RecordEdit]? {
      var edits: [RecordEdit] = []
      for line in lines {
        switch line.outcome {
        case .adds(let edit), .changes(let edit): edits.append(edit)
        case .nothing: break
        case .refused: return nil
        }
      }
      return edits
    }

    /// Compares records with those of a directory.
    ///
    /// Ratings of the records are ignored, because only reviews change them.
    ///
    /// - Complexity: O(*n* log *n*) in the length of the records
    public init(_ records: some Sequence<DirectoryRecord>, into directory: DirectoryIndex) {
      self.init(
        records.enumerated().map { number, record in (number &+ 1, .success(record)) },
        directory)
    }

    /// What was read in a line.
    enum Reading {
      case success(DirectoryRecord)
      case failure(ItemReference?, [Refusal])
    }

    init(_ readings: [(number: Int, reading: Reading)], _ directory: DirectoryIndex) {
      var numbers: [ItemReference: Int] = [:]
      lines = readings.map { number, reading in
        switch reading {
        case .failure(let item, let reasons):
          return Line(number: number, item: item, outcome: .refused(reasons))
        case .success(let record):
          if let first = numbers[record.id] {
            return Line(
              number: number, item: record.id, outcome: .refused([.sameItem(asLine: first)]))
          }
          numbers[record.id] = number
          return Line(
            number: number, item: record.id, outcome: Self.outcome(of: record, in: directory))
        }
      }
    }

    private static func outcome(
      of record: DirectoryRecord, in directory: DirectoryIndex
    ) -> Outcome {
      do throws(RecordEdit.Error) {
        guard let old = directory[record.id] else {
          var new = record
          new.reviews = ReviewSummary()
          return .adds(try RecordEdit(adding: new))
        }
        var new = record
        new.reviews = old.reviews
        return .changes(try RecordEdit(changing: old, to: new))
      } catch {
        if error.problems.map(\.reason) == [.noChange] { return .nothing }
        return .refused(error.problems.map(Refusal.problem))
      }
    }
  }
}

extension AdminTrail.Import.Refusal: CustomStringConvertible {
  /// What to do, as an English sentence.
  public var description: String {
    switch self {
    case .problem(let problem): problem.description
    case .sameItem(let line): "Line \(line) has the same item. Remove one of both."
    case .cell(let column): "\(column): This cannot be read. Enter another value."
    case .cells(let count): "This line has \(count) cells, unlike the first one."
    case .column(let name): "\(name): There is no such column, or it is there twice."
    case .noItems: "The first line needs the columns kind and id."
    case .quote: "A quotation mark has no partner."
    }
  }
}
