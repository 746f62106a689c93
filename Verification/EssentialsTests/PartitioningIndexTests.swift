import Testing

@testable import Essentials

@Suite("Binary search: first element of the second part") struct PartitioningIndexTests {
  /// Every split of up to twenty elements, also of a slice that does not start at zero.
  @Test func theFirstElementOfTheSecondPartIsFound() {
    for count in 0...20 {
      let elements = Array(0..<count)
      for start in 0...count {
        let slice = elements[start...]
        for bound in 0...count {
          let expected = slice.firstIndex { $0 >= bound } ?? slice.endIndex
          #expect(slice.partitioningIndex { $0 >= bound } == expected)
        }
      }
    }
  }
}
