import Essentials
import TestSupport
import Testing

extension CSVRows.Dialect {
  fileprivate static var commas: Self { .separated(by: UInt8(ascii: ",")) }
}

@Suite("CSV: rows, quotation marks, and cells of spreadsheets") struct CSVRowsTests {
  /// The cells of each row, or `nil` for a damaged one, with the line in which it begins.
  private func rows(_ text: String, _ dialect: CSVRows.Dialect) -> [(line: Int, cells: [String]?)] {
    var (rows, result) = (CSVRows(text, as: dialect), [(line: Int, cells: [String]?)]())
    while rows.nextRow() { result.append((rows.line, rows.isDamaged ? nil : rows.texts)) }
    return result
  }

  @Test func aRowCanEndInThreeWays() {
    let found = rows("\u{FEFF}a,\"b\"\"c\nd\",\n\n,\r\"\"\r\ne", .commas)
    expectEqual(found.map(\.cells), [["a", "b\"c\nd", ""], ["", ""], [""], ["e"]])
    expectEqual(found.map(\.line), [1, 4, 5, 6])
    expect(rows("", .commas).isEmpty && rows("\n\r\n", .spreadsheet).isEmpty)
  }

  /// CR alone ends each row of a table of spreadsheets, or is a part of a cell.
  @Test(arguments: [",", ";", "\t"])
  func aTableHasOneWayToEndItsRows(separator: String) {
    func table(_ lineEnd: String, _ cell: String) -> String {
      "\u{FEFF}\u{FEFF}a\(separator)b\(lineEnd)\(cell)\(separator)d\(lineEnd)\"e\nf\"\(separator)g"
    }
    for lineEnd in ["\r", "\n", "\r\n"] {
      let found = rows(table(lineEnd, "c"), .spreadsheet)
      expectEqual(found.map(\.cells), [["a", "b"], ["c", "d"], ["e\nf", "g"]], lineEnd)
      expectEqual(found.map(\.line), [1, 2, 3])
    }
    expectEqual(
      rows(table("\n", "c\rc"), .spreadsheet).map(\.cells),
      [["a", "b"], ["c\rc", "d"], ["e\nf", "g"]])
  }

  @Test(arguments: ["a\"b,c\nd", "\"a\"b,c\nd", "\"\"x\"b,c\nd"])
  func aDamagedRowDoesNotHideTheNext(text: String) {
    expectEqual(rows(text, .commas).map(\.cells), [nil, ["d"]])
  }

  @Test func aMarkThatIsNotClosedIsDamage() {
    expectEqual(rows("a\n\"b,c\nd", .commas).map(\.cells), [["a"], nil])
  }

  @Test(arguments: [("a;b,c;d\n", ";"), ("a\tb,c\td", "\t"), ("a,b;c,d", ","), ("a", ",")])
  func aSpreadsheetChoosesItsSeparator(text: String, separator: String) {
    expectEqual(CSVRows(text).separator, Array(separator.utf8)[0])
    expectEqual(CSVRows(text, as: .commas).separator, UInt8(ascii: ","))
  }

  @Test func blanksCanBeAroundQuotationMarks() {
    expectEqual(
      rows("a, \"b, c\" ,\t\"\"\n \"d\"\te , f \n \"", .commas).map(\.cells),
      [["a", "b, c", ""], nil, nil])
    let tabs = CSVRows.Dialect.separated(by: UInt8(ascii: "\t"))
    expectEqual(rows("\t\"a\t\"\t b", tabs).map(\.cells), [["", "a\t", " b"]])
  }

  @Test func aSpreadsheetHasMarksInsideACell() {
    expectEqual(
      rows("1;5\" pipe\r\n\"x\";2", .spreadsheet).map(\.cells), [["1", "5\" pipe"], ["x", "2"]])
  }

  /// Any cells come back.
  @Test func writtenCellsAreReadAgain() {
    var generator = SeededGenerator(seed: 1)
    let letters: [Character] = ["a", ",", "\"", "\n", "\r", ";", "é", " ", "="]
    for _ in 0..<200 {
      let cells = (0...Int.random(in: 0...4, using: &generator)).map { _ in
        String(
          (0..<Int.random(in: 1...5, using: &generator)).map { _ in
            letters[Int.random(in: 0..<letters.count, using: &generator)]
          })
      }
      let text = cells.map { $0.csvCell() }.joined(separator: ",")
      expectEqual(rows(text + "\r\n", .commas).map(\.cells), [cells])
      let safe = cells.map { $0.csvCell(defusesFormulas: true) }
      expect(zip(safe, cells).allSatisfy { $0 == $1.csvCell() || $0.contains("'" + $1.prefix(1)) })
    }
  }

  @Test(arguments: [
    "=1", "+1", "-1", "@a", "\t=1", "\u{FF1D}1", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ])
  func aFormulaIsDefused(text: String) {
    expect(text.csvCell(defusesFormulas: true).drop { $0 == "\"" }.hasPrefix("'"))
    expectEqual("a" + text, ("a" + text).csvCell(defusesFormulas: true))
  }
}
