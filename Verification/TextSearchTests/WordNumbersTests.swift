import TestSupport
import Testing

@testable import TextSearch

/// Numbers of words, on both sides of the number of words that two bytes can tell apart.
@Suite("Word numbers: more than two bytes") struct WordNumbersTests {
  @Test(arguments: [1, 0xFFFE, 0xFFFF, 0x1_0000, 0x1_0001, 10_000_000])
  func eachNumberComesBack(limit: Int) {
    let numbers = [0, UInt32(limit - 1), WordNumbers.gap, UInt32(limit / 2), WordNumbers.gap]
    var words = WordNumbers(below: limit, capacity: 3)
    expectEqual(words.count, 0)
    for number in numbers { words.append(number) }
    expectEqual(words.count, numbers.count)
    expectEqual(numbers.indices.map { words[$0] }, numbers)
  }
}
