#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Lines on their way to an open file or pipe.
package struct LineWriter {
  private let descriptor: CInt
  package var bytes: [UInt8] = []

  package init(_ descriptor: CInt) { self.descriptor = descriptor }

  /// Writes what has been collected if that is enough for a call of the system.
  package mutating func flushIfLarge() throws {
    if bytes.count >= 1 << 16 { try flush() }
  }

  /// Writes what has been collected.
  package mutating func flush() throws {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw SystemError()
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
