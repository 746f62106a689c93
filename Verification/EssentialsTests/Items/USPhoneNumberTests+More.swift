import Essentials
import TestSupport
import Testing

extension USPhoneNumberTests {
  @Test func aMegabyteIsAnswered() {
    for piece in ["6", "-", "x", "\u{202A}", "+"] {
      #expect(throws: USPhoneNumber.Error.self) {
        try USPhoneNumber(String(repeating: piece, count: LongTest.size(1_000_000, small: 200_000)))
      }
    }
  }
}
