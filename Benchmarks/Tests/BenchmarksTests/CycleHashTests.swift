import Testing

@testable import benchmarks

@Suite struct CycleHashTests {
  /// The empty text; the examples of FIPS 180-4 with one block and with two; and a text of many
  /// blocks, as Python's hashlib has it.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 10_000),
      "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"
    ),
  ])
  func hashesAreThePublishedOnes(text: String, hash: String) {
    #expect(SHA256(text).hexadecimal == hash)
  }

  @Test(arguments: 50...70)
  func everyLengthAroundABlockIsPadded(count: Int) {
    let hashes = (0..<3).map { SHA256(String(repeating: "x", count: count + $0)).hexadecimal }
    #expect(Set(hashes).count == 3)
  }

  @Test func aFractionIsTheFirst52Bits() {
    #expect(SHA256("abc").prefix(digits: 8) == 0xba78_16bf)
    #expect(SHA256("abc").prefix(digits: 16) == 0xba78_16bf_8f01_cfea)
    #expect(SHA256("abc").fraction == Double(0xba78_16bf_8f01_c as UInt64) / 0x1p52)
  }
}
