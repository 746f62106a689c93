import Essentials
import TestSupport
import Testing

extension DestinationURLTests {
  @Test func lengthsAreLimited() {
    let longest = "https://a.example/" + String(repeating: "b", count: 1982)
    expectEqual(DestinationURL(longest)?.text, longest)
    expect(DestinationURL(longest + "b") == nil)
    expect(DestinationURL(String(repeating: "%", count: 1_000_000)) == nil)
    let label = String(repeating: "a", count: 63)
    expect(DestinationURL("https://\(label).example") != nil)
    expect(DestinationURL("https://a\(label).example") == nil)
    let host = Array(repeating: "a", count: 127).joined(separator: ".")
    expect(DestinationURL("https://" + host) != nil)
    expect(DestinationURL("https://a." + host) == nil)
  }

  @Test func aDestinationHasASchemeAndSomeHaveAHost() {
    expectEqual(DestinationURL("HTTP://A.example?b")?.scheme, "https")
    expectEqual(DestinationURL("HTTP://A.example?b")?.host, "a.example")
    expectEqual(DestinationURL("tel:1")?.scheme, "tel")
    expect(DestinationURL("tel:1")?.host == nil)
    expect(DestinationURL.schemes.allSatisfy { !$0.isEmpty })
  }
}
