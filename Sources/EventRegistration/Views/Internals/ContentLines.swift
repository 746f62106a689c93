/// The lines of an iCalendar text.
struct ContentLines {
  /// The lines in UTF-8, each with CR and LF at the end.
  private(set) var bytes: [UInt8] = []

  /// Appends a line with a value that needs no escapes.
  mutating func append(_ name: String, _ value: String) {
    fold(Array((name + ":" + value).utf8))
  }

  /// Appends a line with a value of type TEXT (RFC 5545, 3.3.11).
  mutating func append(_ name: String, text: String) {
    var line = Array((name + ":").utf8)
    line.reserveCapacity(line.count + text.utf8.count)
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"):
        break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        line += [UInt8(ascii: "\\"), byte]
      case 0..<0x20 where byte != UInt8(ascii: "\t"), 0x7F:
        break
      default:
        line.append(byte)
      }
      previous = byte
    }
    fold(line)
  }

  /// Appends a line in pieces of up to 75 bytes, each after the first with a space at its start
  /// (RFC 5545, 3.1).
  ///
  /// A scalar of several bytes is never split.
  private mutating func fold(_ line: [UInt8]) {
    var rest = line[...]
    var room = 75
    while rest.count > room {
      var end = rest.startIndex + room
      while rest[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
      bytes += rest[..<end]
      bytes += [0x0D, 0x0A, 0x20]
      rest = rest[end...]
      room = 74
    }
    bytes += rest
    bytes += [0x0D, 0x0A]
  }
}
