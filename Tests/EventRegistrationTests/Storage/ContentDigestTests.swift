import TestSupport
import Testing

@testable import EventRegistration

@Suite("Content digests: golden values and order") struct ContentDigestTests {
  /// Another program computed these from the documentation of the digest.
  @Test(
    arguments: [
      ([], 0xE9E0_033E_3BAD_AF36), (Array("abc".utf8), 0x6726_972D_2BC2_8F65),
      (Array(0..<16), 0xF667_8B92_20D4_86AD),
    ] as [([UInt8], UInt64)])
  func theGoldenDigests(bytes: [UInt8], digest: UInt64) {
    expectEqual(ContentDigest(of: bytes[...]).value, digest)
    expectEqual(plainDigest(of: bytes), digest)
  }

  @Test func everyBitOfAWordMatters() {
    var digests: Set<UInt64> = []
    for bit in 0..<64 {
      var digest = ContentDigest()
      digest.append(1 << UInt64(bit) as UInt64)
      digests.insert(digest.value)
    }
    expectEqual(digests.count, 64)
  }

  @Test func zerosAndOrderMatter() {
    var digests: Set<UInt64> = []
    for zeros in 0..<64 {
      for isInFront in [true, false] {
        var digest = ContentDigest()
        if !isInFront { digest.append(7 as UInt64) }
        for _ in 0..<zeros { digest.append(0 as UInt64) }
        if isInFront { digest.append(7 as UInt64) }
        digests.insert(digest.value)
      }
    }
    // Without zeros, both are equal.
    expectEqual(digests.count, 127)
  }

  @Test func adjacentTextsAreSeparate() {
    let texts = [["ab", "c"], ["a", "bc"], ["abc", ""], ["", "abc"], ["abc"], ["ab", "c", ""]]
    let digests = texts.map { texts in
      var digest = ContentDigest()
      for text in texts { text.encode(into: &digest) }
      return digest.value
    }
    expectEqual(Set(digests).count, texts.count)
  }
}
