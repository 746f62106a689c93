import TestSupport
import Testing

@testable import Essentials

/// The table of folding and any bytes.
@Suite("Text folding: every scalar and any bytes") struct TextFoldingTableTests {
  /// The output of `Scripts/folding-table --digest`.
  static let digest: UInt64 = 0xF818_71D3_F034_79AE

  /// The folding as bytes, because equal strings may have different bytes.
  private func folded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var result: ContiguousArray<UInt8> = []
    FoldedText.append(ContiguousArray(bytes).span, to: &result)
    return Array(result)
  }

  private var scalars: some Sequence<Unicode.Scalar> {
    (0..<0x11_0000 as Range<UInt32>).lazy.compactMap { Unicode.Scalar($0) }
  }

  @Test(.enabled(if: !LongTest.isSmall, "It takes several seconds."))
  func foldsEveryScalarAsPythonDoes() {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    var line: ContiguousArray<UInt8> = []
    var padded: ContiguousArray<UInt8> = []
    for scalar in scalars {
      padded.removeAll(keepingCapacity: true)
      line.removeAll(keepingCapacity: true)
      padded.append(UInt8(ascii: "x"))
      padded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      padded.append(UInt8(ascii: "x"))
      line.append(contentsOf: String(scalar.value, radix: 16, uppercase: true).utf8)
      line.append(UInt8(ascii: ":"))
      FoldedText.append(padded.span, to: &line)
      line.append(UInt8(ascii: "\n"))
      for byte in line { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    expectEqual(digest, Self.digest)
  }

  @Test func theTableAgreesWithTheText() {
    for value in stride(from: 0 as UInt32, to: 0x3_1400, by: LongTest.size(1, small: 37)) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var bytes: ContiguousArray<UInt8> = []
      let isMoreThanGap = FoldingTable.fold(scalar.value, into: &bytes)
      if !isMoreThanGap { expect(bytes.isEmpty) }
      let padded = "x".utf8 + (isMoreThanGap ? Array(bytes) : Array(" ".utf8)) + "x".utf8
      let text = folded("x".utf8 + Array(String(scalar).utf8) + "x".utf8)
      if padded != text { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
    var bytes: ContiguousArray<UInt8> = []
    let isFoldedBeyondUnicode =
      [0x11_0000, 0xD800, 0xDFFF, .max].contains { FoldingTable.fold($0, into: &bytes) }
    expect(!isFoldedBeyondUnicode && bytes.isEmpty)
  }

  @Test(arguments: 0..<50)
  func takesAnyBytes(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let bytes = (0..<200).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    // The standard library replaces each invalid part by a character that separates words.
    expectEqual(folded(bytes), folded(String(decoding: bytes, as: UTF8.self).utf8))
  }

  @Test(arguments: [
    "\u{301}", "(", "\u{0}", "\u{FDFA}", "\u{BD}", "a\u{316}\u{301}", "\u{C124}", " ",
  ])
  func takesLongRuns(of part: String) {
    let count = LongTest.size(100_000, small: 5_000) / part.utf8.count
    let text = String(repeating: part, count: count)
    let once = folded(part.utf8)
    let result = folded(text.utf8)
    expect(result.count <= (once.count + 1) * count)
    expect(result.starts(with: once))
  }
}
