#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The lines of an open file or pipe, read in pieces, so that the memory does not grow with the input.
package struct LineReader {
  /// A line without its end, or one that was skipped because it is too long.
  package enum Line: Equatable {
    case text(ArraySlice<UInt8>)
    case tooLong
  }

  /// The greatest number of bytes in a line.
  package static let longestLine = 1 << 16

  private let descriptor: CInt
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  private var isAtEnd = false

  package init(_ descriptor: CInt) {
    self.descriptor = descriptor
    buffer = [UInt8](repeating: 0, count: 2 * Self.longestLine)
  }

  /// Returns the next line, or `nil` after the last one; calls a function before each wait for input.
  package mutating func next(beforeWaiting wait: () throws -> Void = {}) throws -> Line? {
    var searched = start
    var isTooLong = false
    while true {
      if let newline = buffer[searched..<end].firstIndex(of: UInt8(ascii: "\n")) {
        return line(upTo: newline, next: newline + 1, isTooLong)
      }
      if isAtEnd {
        return start < end || isTooLong ? line(upTo: end, next: end, isTooLong) : nil
      }
      if end - start > Self.longestLine {
        isTooLong = true
        start = end
      }
      let known = end - start
      try wait()
      try fill()
      searched = start + known
    }
  }

  private mutating func line(upTo newline: Int, next: Int, _ isTooLong: Bool) -> Line {
    let text = buffer[start..<newline]
    start = next
    if isTooLong || text.count > Self.longestLine { return .tooLong }
    return .text(text.last == UInt8(ascii: "\r") ? text.dropLast() : text)
  }

  /// Moves what is left to the front, and reads what is available.
  private mutating func fill() throws {
    if start > 0 {
      buffer.replaceSubrange(0..<(end - start), with: buffer[start..<end])
      (start, end) = (0, end - start)
    }
    while true {
      let free = end
      let count = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress?.advanced(by: free), bytes.count - free)
      }
      if count >= 0 {
        isAtEnd = count == 0
        end += count
        return
      }
      guard errno == EINTR else { throw SystemError() }
    }
  }
}
