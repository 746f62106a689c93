import Essentials
import Testing

@Suite("Private values: hidden content") struct PrivateValueTests {
  private struct Weight: PrivateValue { let kilograms: Double }

  @Test func noTextOfAValueHasItsContent() {
    let weight = Weight(kilograms: 61.5)
    var dumped = ""
    dump([weight], to: &dumped)
    for text in ["\(weight)", "\([weight])", String(reflecting: weight), dumped] {
      #expect(text.contains("Weight(redacted)"))
      #expect(!text.contains("61"))
    }
    #expect(Mirror(reflecting: weight).children.isEmpty)
  }
}
