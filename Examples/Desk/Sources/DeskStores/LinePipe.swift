import Foundation

/// Reads lines from standard input.
package struct LineReader {
  /// The most bytes of a line that are kept; a longer one is cut off after one byte more.
  private let limit: Int
  private let takesUnendedLine: Bool
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// Creates a reader, which ignores a last line without an end, since its writer may have died, or takes it.
  package init(limit: Int, takesUnendedLine: Bool) {
    self.limit = limit
    self.takesUnendedLine = takesUnendedLine
  }

  /// Waits for lines, and returns all that came in one piece, or `nil` at the end.
  package mutating func next() -> [ArraySlice<UInt8>]? {
    let newline = UInt8(ascii: "\n")
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while !isAtEnd {
      let count = read(0, &piece, piece.count)
      guard count > 0 else {
        isAtEnd = true
        return takesUnendedLine && !rest.isEmpty ? [rest[...]] : nil
      }
      let new = piece[..<count]
      guard let end = new.lastIndex(of: newline) else {
        rest += new.prefix(max(0, limit + 1 - rest.count))
        continue
      }
      let first = new.prefix { $0 != newline }
      let head = rest + first.prefix(max(0, limit + 1 - rest.count))
      rest = Array(new[(end + 1)...].prefix(limit + 1))
      let lines = [head[...]] + new[first.endIndex..<end].split(separator: newline)
      return lines.filter { !$0.isEmpty }
    }
    return nil
  }
}

/// Writes whole lines to standard output, from any thread.
package final class LineWriter: Sendable {
  private let lock = NSLock()

  package init() {}

  /// Writes lines, and ends the process if nobody reads any more.
  package func write(_ lines: [some Collection<UInt8>]) {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    lock.lock()
    defer { lock.unlock() }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(0) }
      done += count
    }
  }
}
