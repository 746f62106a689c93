import Essentials
import TestSupport
import Testing

@Suite("Item references: laws and refused characters") struct ItemReferenceLawTests {
  /// Scalars that join with those beside them, are easily confused, or end a text elsewhere.
  private static let scalars: [Unicode.Scalar] = [
    "a", "b", "/", " ", "-", "0", "\u{E9}", "e", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F468}",
    "\u{20E3}", "\u{2028}", "\u{AD}", "\"", "\\", "%", "\u{1F1FA}", "\u{1F1F8}", "\u{10FFFD}",
  ]

  private func id(_ generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      text.append(Self.scalars.randomElement(using: &generator) ?? "a")
    }
    return String(text)
  }

  @Test(arguments: LongTest.seeds(80))
  func aReferenceReadsBack(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let kinds: [ItemKind] = [.market, .testSite, .product, try #require(ItemKind("a-1"))]
    for _ in 0..<50 {
      let kind = try #require(kinds.randomElement(using: &generator))
      let id = id(&generator)
      let reference = try ItemReference(kind, id)
      expect(reference.kind == kind && Array(reference.id.utf8) == Array(id.utf8))
      expectEqual(ItemReference(reference.description), reference, "\(reference)")
      expectEqual(ItemReference(reference.description)?.id.utf8.elementsEqual(id.utf8), true)
      try expectEqual(decoded(try encoded([reference])), [reference], "\(reference)")
    }
  }

  /// "/" and a mark that follows it are one character.
  @Test(arguments: ["\u{301}a", "\u{200D}", "\u{FE0F}a", "/", "//", " ", "\u{1F1FA}\u{1F1F8}"])
  func anIDMayBeginWithAMark(id: String) throws {
    let reference = try ItemReference(.park, id)
    expectEqual(ItemReference("park/" + id), reference)
    try expectEqual(decoded(try encoded(reference)), reference)
  }

  @Test(arguments: LongTest.seeds(40))
  func theOrderIsStrict(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let kinds: [ItemKind] = [.market, .park, .event]
    let references = try (0..<20).map { _ in
      try ItemReference(kinds[Int.random(in: 0..<3, using: &generator)], id(&generator))
    }
    let sorted = references.sorted()
    expectEqual(references.reversed().sorted(), sorted)
    for (first, next) in zip(sorted, sorted.dropFirst()) {
      expect(first == next || (first < next && !(next < first)))
      expect(!(first < first) && first.kind.name <= next.kind.name)
    }
  }

  @Test func eachByteOfAKindIsChecked() {
    let firsts = Set("abcdefghijklmnopqrstuvwxyz")
    let others = firsts.union("0123456789-")
    for byte in UInt8(0)...127 {
      let character = Character(Unicode.Scalar(byte))
      expectEqual((ItemKind(String(character)) != nil), firsts.contains(character), "\(byte)")
      expectEqual((ItemKind("a\(character)b") != nil), others.contains(character), "\(byte)")
      expectEqual((ItemKind("a\(character)") != nil), others.contains(character), "\(byte)")
    }
    expect(ItemKind("a\u{301}") == nil)
  }

  @Test func eachControlCharacterIsRefusedInAnID() {
    for value in Array(0...0xA0) as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
      for id in ["\(scalar)", "a\(scalar)", "\(scalar)a"] {
        expectEqual(((try? ItemReference(.park, id)) == nil), isControl, "\(value)")
        expectEqual((ItemReference("park/" + id) == nil), isControl, "\(value)")
      }
    }
  }

  /// The kinds of the app are those that their names say, and all different.
  @Test func theKindsOfTheAppAreNamed() {
    let kinds: [(ItemKind, String)] = [
      (.market, "market"), (.recipe, "recipe"), (.park, "park"), (.activity, "activity"),
      (.event, "event"), (.resource, "resource"), (.store, "store"),
      (.donationCenter, "donation-center"), (.testSite, "test-site"), (.product, "product"),
    ]
    for (kind, name) in kinds { expect(kind == ItemKind(name) && kind.description == name) }
    expectEqual(Set(kinds.map(\.0)).count, kinds.count)
    expectEqual(kinds.map(\.0).sorted().map(\.name), kinds.map(\.1).sorted())
  }

  @Test(arguments: LongTest.seeds(40))
  func aDestinationIsRefusedOrItsOwnNormalForm(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "https", "HTTP", "tel", "sms", "mailto", "geo", ":", "//", "/", "a.example", "A.b", "@", "?",
      "#", "%20", "%0A", "%", "+1", "602", ",", "-1.5", ";ext=5", "&", " ", "é", "\n", "javascript",
      "[::1]", "1.2.3.4", ":80", "\\", "..", "_", "\u{301}",
    ]
    for _ in 0..<400 {
      let count = Int.random(in: 1...7, using: &generator)
      let head = ["https://", "tel:", "mailto:", "geo:", ""].randomElement(using: &generator) ?? ""
      let text =
        head + (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      guard let url = DestinationURL(text) else { continue }
      expectEqual(DestinationURL(url.text), url, "\(text)")
      // Nothing is added or removed but the letter of https.
      let isRenamed = text.lowercased().hasPrefix("http:")
      expectEqual(url.text.utf8.count, text.utf8.count + (isRenamed ? 1 : 0), "\(text)")
      expect(url.text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(text)")
      expect(DestinationURL.schemes.contains(String(url.scheme)) && url.scheme != "http")
      expectEqual((url.host != nil), url.scheme == "https", "\(text)")
      expect(url.host?.contains { "@:/?#[%".contains($0) } != true, "\(text)")
    }
  }
}
