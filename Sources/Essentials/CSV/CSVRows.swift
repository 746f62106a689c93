/// The rows of a table as text (RFC 4180), read one at a time into the same memory.
package struct CSVRows {
  /// The dialect of a table.
  package struct Dialect: Sendable {
    /// The byte between two cells, or `nil` for the most frequent of comma, semicolon, and tab in the first row.
    fileprivate let separator: UInt8?
    /// Whether any row can end with CR alone, blanks can be around quotation marks, a quotation mark inside a
    /// cell without quotation marks is damage, and a row of one empty cell in quotation marks is a row.
    fileprivate let isStrict: Bool

    /// The dialect of spreadsheets: semicolons where the comma is the decimal separator, or tabs, and rows that
    /// end with CR alone if the first one does.
    package static let spreadsheet = Dialect(separator: nil, isStrict: false)
    /// One separator.
    package static func separated(by separator: UInt8) -> Self {
      Dialect(separator: separator, isStrict: true)
    }
  }

  /// A quotation mark is not closed, or text follows the closing one.
  package struct InvalidQuotation: Error {}

  private let bytes: [UInt8]
  private let isStrict: Bool
  /// Whether a row can end with CR alone.
  private let endsAtCR: Bool

  /// The byte between two cells.
  package let separator: UInt8
  private var position = 0
  private var nextLine = 1

  /// The first line of the current row, counted from 1.
  package private(set) var line = 1

  /// Whether the quotation marks of the current row are invalid.
  package private(set) var isDamaged = false

  /// Whether the current row has a cell in quotation marks.
  private var hasQuotes = false

  /// The cells of the current row without their quotation marks, concatenated.
  private var content: [UInt8] = []

  /// The end of each cell in `content`.
  private var ends: [Int] = []

  /// Starts before the first row of `text`; byte order marks are skipped, of which programs add another one.
  package init(_ text: String, as dialect: Dialect = .spreadsheet) {
    let bytes = Array(text.utf8)
    let endsAtCR = dialect.isStrict || Self.endsAtCR(bytes)
    self.bytes = bytes
    self.endsAtCR = endsAtCR
    isStrict = dialect.isStrict
    separator = dialect.separator ?? Self.separator(of: bytes, endsAtCR: endsAtCR)
    while bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]) { position += 3 }
  }

  /// Returns the most frequent separator outside quotation marks in the first row that is not empty;
  /// a comma if there is none.
  private static func separator(of bytes: [UInt8], endsAtCR: Bool) -> UInt8 {
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
      case UInt8(ascii: "\r") where !isQuoted && !isEmpty && endsAtCR:
        return separator(counts)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      default: break
      }
      isEmpty = false
    }
    return separator(counts)
  }

  /// Whether the first line break outside quotation marks is CR alone, as in tables of old systems.
  private static func endsAtCR(_ bytes: [UInt8]) -> Bool {
    var isQuoted = false
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      return byte == UInt8(ascii: "\r") && bytes[place...].dropFirst().first != UInt8(ascii: "\n")
    }
    return false
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

  /// A cell without surrounding spaces.
  package func trimmed(_ index: Int) -> ArraySlice<UInt8> {
    let space = UInt8(ascii: " ")
    var cell = self[index].drop { $0 == space }
    while cell.last == space { cell.removeLast() }
    return cell
  }

  /// The cells of the current row.
  package var texts: [String] { (0..<count).map { String(decoding: self[$0], as: UTF8.self) } }

  /// Reads the next row that is not empty, and returns `false` if there is none.
  package mutating func next() throws(InvalidQuotation) -> Bool {
    guard nextRow() else { return false }
    if isDamaged { throw InvalidQuotation() }
    return true
  }

  /// Reads the next row that is not empty, which can be damaged, and returns `false` if there is none.
  package mutating func nextRow() -> Bool {
    while position < bytes.count {
      line = nextLine
      readRow()
      if ends.count > 1 || !content.isEmpty || isDamaged || isStrict && hasQuotes { return true }
    }
    return false
  }

  /// Reads the row at `position`.
  private mutating func readRow() {
    content.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    (isDamaged, hasQuotes) = (false, false)
    while true {
      if isStrict, let next = endOfBlanks, bytes[next] == UInt8(ascii: "\"") { position = next }
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        position += 1
        hasQuotes = true
        readQuotedCell()
      } else {
        while position < bytes.count, bytes[position] != separator, lineBreak == 0 {
          if isStrict, bytes[position] == UInt8(ascii: "\"") {
            isDamaged = true
          } else {
            content.append(bytes[position])
          }
          position += 1
        }
      }
      ends.append(content.count)
      guard position < bytes.count else { return }
      if bytes[position] != separator {
        position += lineBreak
        nextLine += 1
        return
      }
      position += 1
    }
  }

  /// The place of the first byte from `position` on that is not a blank, or `nil` at the end of the text.
  private var endOfBlanks: Int? {
    bytes[position...].firstIndex {
      $0 == separator || $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
    }
  }

  /// The length of the line break at `position`, 0 if there is none: LF, CR LF, CR at the end of the text, or
  /// any CR if rows end so.
  private var lineBreak: Int {
    if bytes[position] == UInt8(ascii: "\n") { return 1 }
    guard bytes[position] == UInt8(ascii: "\r") else { return 0 }
    guard position + 1 < bytes.count else { return 1 }
    return bytes[position + 1] == UInt8(ascii: "\n") ? 2 : endsAtCR ? 1 : 0
  }

  /// Reads to the end of a quoted cell; what follows the closing quotation mark is damage, and is skipped.
  private mutating func readQuotedCell() {
    var isClosed = false
    while position < bytes.count {
      let byte = bytes[position]
      if isClosed {
        if byte == separator || lineBreak > 0 { return }
        if isStrict, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
          position += 1
          continue
        }
        isDamaged = true
        position += 1
        continue
      }
      position += 1
      if byte == UInt8(ascii: "\n") { nextLine += 1 }
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == byte else {
          isClosed = true
          continue
        }
        position += 1
      }
      content.append(byte)
    }
    if !isClosed { isDamaged = true }
  }
}
