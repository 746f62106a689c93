/// The rows of comma-separated values (RFC 4180), read one at a time into the same memory.
///
/// The cells are separated by the most frequent of comma, semicolon, and tab in the first row, since
/// spreadsheets write semicolons where the comma is the decimal separator.
package struct CSVRows {
  /// A quotation mark is not closed, or text follows the closing one.
  package struct InvalidQuotation: Error {}

  private let bytes: [UInt8]

  /// The byte between two cells.
  package let separator: UInt8
  private var position = 0
  private var nextLine = 1

  /// The first line of the current row, counted from 1.
  package private(set) var line = 1

  /// The cells of the current row without their quotation marks, concatenated.
  private var content: [UInt8] = []

  /// The end of each cell in `content`.
  private var ends: [Int] = []

  /// Starts before the first row of `text`; a byte order mark is skipped.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    separator = Self.separator(of: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the most frequent separator outside quotation marks in the first row that is not empty;
  /// a comma if there is none.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    var counts = (comma: 0, semicolon: 0, tab: 0)
    var isQuoted = false
    var isEmpty = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: counts.comma += 1
      case UInt8(ascii: ";") where !isQuoted: counts.semicolon += 1
      case UInt8(ascii: "\t") where !isQuoted: counts.tab += 1
      case UInt8(ascii: "\n") where !isQuoted && !isEmpty:
        return separator(counts)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      default: break
      }
      isEmpty = false
    }
    return separator(counts)
  }

  private static func separator(_ counts: (comma: Int, semicolon: Int, tab: Int)) -> UInt8 {
    if counts.semicolon > counts.comma, counts.semicolon >= counts.tab { return UInt8(ascii: ";") }
    return counts.tab > counts.comma ? UInt8(ascii: "\t") : UInt8(ascii: ",")
  }

  /// The number of cells of the current row.
  package var count: Int { ends.count }

  /// A cell of the current row.
  package subscript(index: Int) -> ArraySlice<UInt8> {
    content[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// Reads the next row that is not empty, and returns `false` if there is none.
  package mutating func next() throws(InvalidQuotation) -> Bool {
    while position < bytes.count {
      line = nextLine
      guard readRow() else { throw InvalidQuotation() }
      if ends.count > 1 || !content.isEmpty { return true }
    }
    return false
  }

  /// Reads the row at `position`, and returns `false` if its quotation marks are invalid.
  private mutating func readRow() -> Bool {
    content.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    while true {
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        position += 1
        guard readQuotedCell() else { return false }
      } else {
        while position < bytes.count, bytes[position] != separator, lineBreak == 0 {
          content.append(bytes[position])
          position += 1
        }
      }
      ends.append(content.count)
      guard position < bytes.count else { return true }
      guard bytes[position] == separator else {
        let length = lineBreak
        position += length
        nextLine += 1
        return length > 0
      }
      position += 1
    }
  }

  /// The length of the line break at `position`, 0 if there is none: LF, CR LF, or CR at the end of
  /// the text.
  private var lineBreak: Int {
    if bytes[position] == UInt8(ascii: "\n") { return 1 }
    guard bytes[position] == UInt8(ascii: "\r") else { return 0 }
    guard position + 1 < bytes.count else { return 1 }
    return bytes[position + 1] == UInt8(ascii: "\n") ? 2 : 0
  }

  /// Reads to the end of a quoted cell, and returns `false` if the closing quotation mark is
  /// missing.
  private mutating func readQuotedCell() -> Bool {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") { nextLine += 1 }
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == byte else { return true }
        position += 1
      }
      content.append(byte)
    }
    return false
  }
}

extension String {
  /// The text as a cell, quoted if necessary.
  package var csvCell: String {
    let special: Set<UInt8> = [
      UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
    ]
    guard utf8.contains(where: special.contains) else { return self }
    var cell = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" { cell.unicodeScalars.append(scalar) }
      cell.unicodeScalars.append(scalar)
    }
    return cell + "\""
  }
}

extension CSVRows {
  /// Returns a cell without surrounding spaces.
  package func trimmed(_ index: Int) -> ArraySlice<UInt8> {
    let space = UInt8(ascii: " ")
    var cell = self[index].drop { $0 == space }
    while cell.last == space { cell.removeLast() }
    return cell
  }
}
