import Essentials
import TestSupport
import Testing

@testable import TextSearch

/// References with each kind once, compared with an array.
@Suite("References: kinds apart from IDs") struct ItemReferencesTests {
  /// Few kinds, as many as are looked at, and more.
  @Test(arguments: [1, 3, 16, 17, 40])
  func areThoseThatWereAppended(kindCount: Int) throws {
    var generator = SeededGenerator(seed: UInt64(kindCount))
    var (references, plain) = (ItemReferences(), [ItemReference]())
    for number in 0..<400 {
      let kind = try #require(ItemKind("kind-\(Int.random(in: 0..<kindCount, using: &generator))"))
      let reference = try ItemReference(kind, "\(number % 90)")
      references.append(reference)
      plain.append(reference)
    }
    expectEqual(Array(references), plain)
    expectEqual(references.lastIndex(of: plain[5]), plain.lastIndex(of: plain[5]))
  }
}
