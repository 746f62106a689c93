import TextSearch
import TestSupport
import Testing

/// The chain that decides between two documents, a step at a time.
@Suite("Search order: ties between documents") struct SearchOrderTests {
  /// A document by what a row of a table says of it.
  struct Texts: Sendable {
    var title = ""
    var subtitle = ""
    var tags: [String] = []
    var details = ""
    var popularity = 0
  }

  static func document(_ id: String, _ texts: Texts) throws -> SearchIndex.Document {
    var document = SearchIndex.Document(
      try ItemReference(.park, id), title: texts.title)
    (document.subtitle, document.tags) = (texts.subtitle, texts.tags)
    (document.details, document.popularity) = (texts.details, texts.popularity)
    return document
  }

  /// The first document is better by the step of the row alone, and worse by those below it.
  @Test(arguments: [
    // 1. Fewer slips: an exact word of the details is above a mended title.
    ("market", Texts(details: "the market"), Texts(title: "Marker", popularity: 9)),
    ("vegetable", Texts(details: "vegetable"), Texts(title: "Vegetabel", popularity: 9)),
    ("vegetables", Texts(details: "a vegtables"), Texts(title: "Vegtabels", popularity: 9)),
    // 2. No synonym, or one of an earlier group.
    ("snap", Texts(details: "a snap"), Texts(title: "EBT", popularity: 9)),
    ("snap park", Texts(details: "ebt park"), Texts(title: "Snap garden", popularity: 9)),
    ("snap", Texts(details: "an ebt"), Texts(title: "Food stamps", popularity: 9)),
    // 3. Better fields, by their sum.
    ("zoo", Texts(title: "The big zoo"), Texts(subtitle: "Zoo", popularity: 9)),
    ("zoo", Texts(subtitle: "The zoo"), Texts(tags: ["zoo"], popularity: 9)),
    ("zoo", Texts(tags: ["the zoo"]), Texts(details: "zoo", popularity: 9)),
    (
      "zoo run", Texts(title: "A run", subtitle: "zoo"),
      Texts(title: "Zoo", tags: ["run"], popularity: 9)
    ),
    (
      "zoo run", Texts(title: "A zoo", details: "run"),
      Texts(title: "B", subtitle: "run", details: "zoo", popularity: 9)
    ),
    // Each word of a document stands for one word of the query.
    ("zoo zoo", Texts(title: "A zoo of zoos"), Texts(title: "Zoo", popularity: 9)),
    // 4. A title that begins with the first word.
    ("zoo run", Texts(title: "Zoo and then run"), Texts(title: "Run zoo", popularity: 9)),
    // 5. Nearer words, in their order.
    ("zoo run", Texts(title: "A zoo, a runner"), Texts(title: "A run, a zoo", popularity: 9)),
    ("zoo run", Texts(title: "A runner zoo x"), Texts(title: "A zoo b c run", popularity: 9)),
    (
      "zoo run", Texts(title: "A zoo b c d e f run", popularity: 1),
      Texts(title: "A zoo b c d e f g h i run")
    ),
    ("zoo run", Texts(tags: ["zoo runner"]), Texts(tags: ["zoo", "run"], popularity: 9)),
    // 6. More whole words.
    ("the zoo", Texts(title: "The zoo of all"), Texts(title: "The zoom", popularity: 9)),
    // 7. A title without other words.
    ("the zoo", Texts(title: "The zoo"), Texts(title: "The zoo x", popularity: 9)),
    // 8. More popular.
    ("zoo", Texts(title: "Zoo a b c d", popularity: 1), Texts(title: "Zoo a")),
    ("zoo", Texts(title: "Zoo a b", popularity: -1), Texts(title: "Zoo a", popularity: -2)),
    // 9. A shorter title.
    ("zoo", Texts(title: "Zoo a"), Texts(title: "Zoo a b")),
  ])
  func aStepDecides(query: String, better: Texts, worse: Texts) throws {
    // Below all steps, the lower reference would come first.
    var index = SearchIndex([
      try Self.document("b", better), try Self.document("a", worse),
    ])
    index.synonyms = SearchIndex.Synonyms([["snap", "ebt", "food stamps"], ["park", "garden"]])
    for isMadeOfParts in [false, true] {
      if isMadeOfParts { index.update(try Self.document("b", better)) }
      var query = try SearchIndex.Query(query)
      query.mending = .always
      let hits = index.results(of: query).hits
      expectEqual(hits.map(\.id.id), ["b", "a"])
    }
  }

  @Test(arguments: [
    // In four letters only two transposed neighbors, one from five.
    ("park", "park", true), ("parc", "park", false), ("prak", "park", true),
    ("parkx", "parks", true), ("praks", "parks", true), ("parsk", "parks", true),
    ("prk", "park", false), ("paark", "park", true), ("parrk", "parrot", false),
    // Still one in eight, two from nine.
    ("potatoex", "potatoes", true), ("potaxoex", "potatoes", false),
    ("potaxxes", "potatoes", false), ("potaotes", "potatoes", true),
    ("tangxrinx", "tangerine", true), ("tagnernie", "tangerine", true),
    ("taxgxrinx", "tangerine", false), ("vegexabxes", "vegetables", true),
    ("vxgexabxes", "vegetables", false), ("vgeteablse", "vegetables", false),
    ("vgetalbes", "vegetables", true), ("vegetable", "vegetables", true),
    // A wrong first letter is one more, also in a transposition and a missing letter.
    ("xarks", "parks", false), ("aprks", "parks", false), ("arksx", "parks", false),
    ("xegetables", "vegetables", true), ("evgetables", "vegetables", true),
    ("xegetxbles", "vegetables", false), ("egetables", "vegetables", true),
    // Letters count, not their bytes.
    ("мирт", "мира", false), ("тверь", "тверс", true), ("市场市场", "市场市城", false),
    ("市场市场一", "市场市场二", true),
    // Digits are exact, and so are a few letters beside them.
    ("85003", "85004", false), ("4006381333924", "4006381333931", false), ("94012", "94011", false),
    ("6022541001", "6022541000", false), ("e150d", "e150c", false), ("8500", "85004", false),
    ("1234567890", "123456789", false), ("٨٥٠٠٣", "٨٥٠٠٤", false), ("appollo11", "apollo11", true),
    ("apollo12", "apollo11", false), ("apollo1", "apollo11", false),
    ("11appollo", "11apollo", true),
    ("apollo", "apollo1", false), ("tomat0es", "tomatoes", false),
  ])
  func slipsCount(typed: String, word: String, isFound: Bool) throws {
    let index = SearchIndex([try Self.document("a", Texts(title: word))])
    // The word that was typed is not the last one, so that it is no beginning.
    let query = try SearchIndex.Query(typed + " " + word)
    let hits = index.results(of: query).hits
    expectEqual(hits.isEmpty, !isFound)
    let mended = typed == word ? [] : [word]
    if isFound { expectEqual(hits.first?.match.mendedWords.map(\.found), mended) }
  }
}
