import Foundation
import LineStreams
import Testing

@Suite struct LineReaderTests {
  /// Returns the lines of a file with these bytes.
  private static func lines(of bytes: [UInt8]) throws -> [LineReader.Line] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lines-\(UInt64.random(in: 0 ... .max))")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forReadingFrom: file)
    var reader = LineReader(handle.fileDescriptor)
    var lines: [LineReader.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  /// Returns the lines of a reader, by splitting all of the text at once.
  private static func model(of bytes: [UInt8]) -> [LineReader.Line] {
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty ?? false { parts.removeLast() }
    return parts.map { part in
      if part.count > LineReader.longestLine { return .tooLong }
      return .text(part.last == UInt8(ascii: "\r") ? part.dropLast() : part)
    }
  }

  @Test(arguments: 0..<20)
  func agreesWithSplittingTheWholeText(seed: Int) throws {
    var bytes: [UInt8] = []
    let lengths = [0, 1, 7, 150, 4000, LineReader.longestLine - 1]
    for number in 0..<40 {
      let length = lengths[(seed + number * number) % lengths.count]
      bytes += [UInt8](repeating: UInt8(ascii: "a") + UInt8(number % 26), count: length)
      if number % 3 == 0 { bytes.append(UInt8(ascii: "\r")) }
      if number < 39 || seed % 2 == 0 { bytes.append(UInt8(ascii: "\n")) }
    }
    #expect(try Self.lines(of: bytes) == Self.model(of: bytes))
  }

  @Test(arguments: [0, 1, 2, 65_535, 65_536, 65_537, 131_071, 131_072, 131_073, 400_000])
  func aLineThatIsTooLongIsSkipped(length: Int) throws {
    for end in [[], Array("\nlast".utf8), Array("\n\nlast\n".utf8)] as [[UInt8]] {
      let bytes = Array("first\n".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: length) + end
      #expect(try Self.lines(of: bytes) == Self.model(of: bytes))
    }
  }

  @Test func writesWhatItWaitsWith() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("one\ntwo".utf8))
    var reader = LineReader(pipe.fileHandleForReading.fileDescriptor)
    var waits = 0
    #expect(try reader.next { waits += 1 } == .text(Array("one".utf8)[...]))
    try pipe.fileHandleForWriting.close()
    #expect(try reader.next { waits += 1 } == .text(Array("two".utf8)[...]))
    #expect(try reader.next { waits += 1 } == nil)
    #expect(waits == 2)
  }
}
