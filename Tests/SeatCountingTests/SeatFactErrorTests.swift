import TestSupport
import Testing

@testable import SeatCounting

@Suite("Seat facts: error descriptions") struct SeatFactErrorTests {
  private static let errors: [SeatEngine.FactError] = [
    .unknownEvent, .wrongVersion(expected: 7), .wrongTime, .wrongNumber, .wrongState,
    .notEnoughSeats, .limitExceeded,
  ]

  @Test func eachErrorIsOneSentenceOfItsOwn() {
    let texts = Self.errors.map { "\($0)" }
    for text in texts {
      expect(text.first?.isUppercase == true && text.last == ".")
      expectEqual(text.count { $0 == "." }, 1)
    }
    expectEqual(Set(texts).count, Self.errors.count)
    expectEqual(texts[1], "The version of the fact must be 7.")
  }
}
