import Essentials

/// A table with the names of its columns, at its current row.
struct ImportTable {
  typealias Refusal = AdminTrail.Import.Refusal

  private(set) var rows: CSVRows
  /// The names of the columns in lowercase, some of which can be empty.
  private let names: [String]

  /// Starts at the row with the names, or returns `nil` if there is none.
  init?(_ text: String, separator: Unicode.Scalar) {
    let separator = UInt8(ascii: separator)
    var rows = CSVRows(text, as: .separated(by: separator))
    func next() -> Bool {
      while rows.nextRow() { if !rows.isBlank { return true } }
      return false
    }
    guard next() else { return nil }
    // As Excel reads it: the first line names the separator.
    if rows.texts.joined(separator: " ").lowercased().hasPrefix("sep=") {
      guard next() else { return nil }
    }
    names = rows.texts.map { TypedText.plain(CleanText.line($0)).lowercased() }
    self.rows = rows
  }

  var hasItems: Bool { names.contains("kind") && names.contains("id") }

  /// Returns the problems of the names, which must be among some.
  func problems(of columns: Set<String>) -> [Refusal] {
    guard !rows.texts.contains(where: Self.isDamaged) else { return [.encoding] }
    var problems: [Refusal] = rows.isDamaged ? [.quote] : []
    var known: Set<String> = []
    for name in names where !name.isEmpty {
      if !columns.contains(name) || !known.insert(name).inserted {
        problems.append(.column(name))
      }
    }
    if !hasItems { problems.append(.noItems) }
    return problems
  }

  /// Goes on to the next row that is not blank, and returns `false` if there is none.
  mutating func nextRow() -> Bool {
    while rows.nextRow() { if !rows.isBlank { return true } }
    return false
  }

  /// Whether numbers have a comma before their decimals.
  var hasDecimalComma: Bool { rows.separator == UInt8(ascii: ";") }

  /// The cells of the current row by the names of their columns, or the reason they cannot be read.
  var row: ImportReading<[String: String]> {
    guard !rows.isDamaged else { return .failure(.quote) }
    let cells = rows.texts
    guard !cells.contains(where: Self.isDamaged) else { return .failure(.encoding) }
    let last = names.lastIndex { !$0.isEmpty } ?? -1
    guard cells.count > last else { return .failure(.cells(count: cells.count)) }
    var row: [String: String] = [:]
    for (column, cell) in cells.enumerated() {
      if column < names.count, !names[column].isEmpty {
        row[names[column]] = String(cell[...].trimmingBlanks)
      } else if CleanText.isVisible(cell) {
        return .failure(
          column < names.count
            ? .unnamedColumn(number: column &+ 1) : .cells(count: cells.count))
      }
    }
    return .success(row)
  }

  /// Whether a text was decoded with another encoding than its own.
  private static func isDamaged(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == "\u{FFFD}" || $0 == "\u{0}" }
  }
}

extension CSVRows {
  /// Whether nothing in the cells of the current row can be seen.
  fileprivate var isBlank: Bool {
    !isDamaged
      && (0..<count).allSatisfy { !CleanText.isVisible(String(decoding: self[$0], as: UTF8.self)) }
  }
}

/// A value that was read, or the reason it cannot be.
enum ImportReading<Value> {
  case success(Value)
  case failure(AdminTrail.Import.Refusal)
}

/// The changes that spreadsheets make to cells that are digits, but not numbers, such as the IDs of products.
enum SpreadsheetNumber {
  /// Whether a text is the error of a formula, as programs write it in several languages, such as `#N/A`,
  /// `#REF!`, `#¿NOMBRE?`, and `Err:502`.
  private static func isError(_ text: String) -> Bool {
    let code = text.hasPrefix("Err:") ? text.utf8.dropFirst(4) : text.utf8[text.utf8.endIndex...]
    let isNumbered = code.count == 3 && code.allSatisfy(\.isDigit)
    guard text.hasPrefix("#"), let last = text.last else { return isNumbered }
    let letters = text.dropFirst()
    return letters.count > 1
      && (last == "!" || last == "?" || ["NV", "BRAK", "YOK"].contains(letters)
        || letters.count == 3 && letters.split(separator: "/").map(\.count) == [1, 1]
          && letters.allSatisfy { $0 == "/" || $0.isLetter })
  }

  /// The content of a cell without blanks and invisible marks at its ends, and without the apostrophe or the
  /// formula `="…"` with which people keep digits as they are.
  static func asTyped(_ cell: String) -> String {
    func isShown(_ scalar: Unicode.Scalar) -> Bool { !scalar.isBlank && !scalar.isInvisible }
    let scalars = cell.unicodeScalars
    guard let first = scalars.firstIndex(where: isShown),
      let last = scalars.lastIndex(where: isShown)
    else { return "" }
    let text = String(cell[first...last])
    let bytes = text.utf8
    if bytes.starts(with: "=\"".utf8), bytes.last == UInt8(ascii: "\""), bytes.count > 3 {
      return String(text.unicodeScalars.dropFirst(2).dropLast())
    }
    let rest = bytes.dropFirst()
    let isQuoted =
      bytes.first == UInt8(ascii: "'")
      && rest.first.map { $0.isDigit || $0 == UInt8(ascii: "+") } == true
    return isQuoted ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Whether a text is a number as spreadsheets and programs write it, whose digits may not be those that were
  /// typed: with an exponent, zeros as decimals, or signs between groups of three digits; or a sign that the
  /// number does not fit into its column, or that there is none.
  static func isChanged(_ text: String) -> Bool {
    let plain = TypedText.plain(text)
    let text = plain.utf8[...]
    if isError(plain) || text.count > 1 && text.allSatisfy({ $0 == UInt8(ascii: "#") }) {
      return true
    }
    let groups = text.split(omittingEmptySubsequences: false) { !$0.isDigit }
    let signs = text.filter { !$0.isDigit }
    guard groups.count >= 2, let whole = groups.first, let end = groups.last, !whole.isEmpty,
      !end.isEmpty
    else { return false }
    if let e = signs.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      // 4E+12, 4.006E12, 4,006e+12
      let before = signs[..<e]
      let after = signs[(e &+ 1)...]
      let isSigned = after.elementsEqual("+".utf8) || after.elementsEqual("-".utf8)
      let isPoint = before.elementsEqual(".".utf8) || before.elementsEqual(",".utf8)
      return (isSigned || after.isEmpty) && (isPoint || before.isEmpty && isSigned)
    }
    guard let sign = signs.first, " ,.'".utf8.contains(sign) else { return false }
    if groups.count == 2, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ",") {
      if end.allSatisfy({ $0 == UInt8(ascii: "0") }) { return true }
    }
    // In India, the groups before the last have two digits.
    let counts = sign == UInt8(ascii: ",") ? 2...3 : 3...3
    return signs.allSatisfy { $0 == sign } && whole.count <= 3 && end.count == 3
      && groups.dropFirst().allSatisfy { counts.contains($0.count) }
      && (sign != UInt8(ascii: ".") || groups.count > 2)
  }
}
