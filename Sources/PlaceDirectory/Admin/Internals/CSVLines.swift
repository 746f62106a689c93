/// The lines of a table with commas (RFC 4180).
struct CSVLines {
  struct Line {
    /// The number in the text, from 1, of the line in which it begins.
    let number: Int
    var cells: [String] = []
    /// Whether a quotation mark has no partner.
    var isDamaged = false
  }

  /// The lines that are not empty.
  private(set) var lines: [Line] = []

  private var cell: [UInt8] = []
  private var line = Line(number: 1)
  private var isQuoted = false
  private var wasQuoted = false
  private var number = 1

  /// Reads a text; a line ends with LF, CR LF, or CR.
  init(_ text: String) {
    var bytes = Array(text.utf8)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    while let byte = bytes.popFirst() {
      if isQuoted {
        if byte == UInt8(ascii: "\n") { number &+= 1 }
        if byte != UInt8(ascii: "\"") {
          cell.append(byte)
        } else if bytes.first == UInt8(ascii: "\"") {
          cell.append(byte)
          bytes = bytes.dropFirst()
        } else {
          (isQuoted, wasQuoted) = (false, true)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        if cell.isEmpty, !wasQuoted { isQuoted = true } else { line.isDamaged = true }
      case UInt8(ascii: ","): endCell()
      case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        if byte == UInt8(ascii: "\r"), bytes.first == UInt8(ascii: "\n") {
          bytes = bytes.dropFirst()
        }
        number &+= 1
        endLine()
      default:
        if wasQuoted { line.isDamaged = true } else { cell.append(byte) }
      }
    }
    if isQuoted { line.isDamaged = true }
    endLine()
  }

  private mutating func endCell() {
    line.cells.append(String(decoding: cell, as: UTF8.self))
    cell.removeAll(keepingCapacity: true)
    wasQuoted = false
  }

  private mutating func endLine() {
    if !line.cells.isEmpty || !cell.isEmpty || wasQuoted || line.isDamaged {
      endCell()
      lines.append(line)
    }
    line = Line(number: number)
    isQuoted = false
  }
}
