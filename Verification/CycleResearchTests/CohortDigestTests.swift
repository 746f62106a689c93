import CycleResearch
import Testing

@Suite("Cohort digest: hash of the texts") struct CohortDigestTests {
  private let cohort = CycleCohort(women: [
    .init(
      id: "a", age: 30,
      cycles: [
        .init(length: 28, ovulationDay: 14, mensesLength: 5), .init(length: 30),
      ]), .init(id: "b"),
  ])

  /// The published definition of 64-bit FNV-1a, with the multiplication written as shifts.
  private func plainHash(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { hash, byte in
      let h = hash ^ UInt64(byte)
      return h &+ (h << 1) &+ (h << 4) &+ (h << 5) &+ (h << 7) &+ (h << 8) &+ (h << 40)
    }
  }

  @Test func isTheHashOfTheTexts() {
    // A test vector published with the function.
    #expect(plainHash("foobar") == 0x8594_4171_F739_67E8)
    for cohort in [cohort, CycleCohort()] {
      let digest = cohort.digest
      #expect(digest.count == 16)
      #expect(UInt64(digest, radix: 16) == plainHash(cohort.womenCSV + cohort.cyclesCSV))
      #expect(digest == digest.lowercased())
    }
  }

  @Test func everyChangeShows() {
    var digests: Set = [cohort.digest]
    for change in 0..<8 {
      var other = cohort
      switch change {
      case 0: other.women[0].id = "c"
      case 1: other.women[0].age = 31
      case 2: other.women[0].age = nil
      case 3: other.women[0].cycles[1].length = 31
      case 4: other.women[0].cycles[0].ovulationDay = 15
      case 5: other.women[0].cycles[0].mensesLength = nil
      case 6: other.women.swapAt(0, 1)
      default: other.women.removeLast()
      }
      digests.insert(other.digest)
    }
    #expect(digests.count == 9)
  }

  @Test func shortHashesKeepTheirZeros() {
    let digests = (0..<300).map { CycleCohort(women: [.init(id: "\($0)")]).digest }
    #expect(digests.contains { $0.hasPrefix("0") })
    #expect(digests.allSatisfy { $0.count == 16 })
  }
}
